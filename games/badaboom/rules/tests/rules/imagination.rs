//! What a seat imagines: every world that it cannot tell from the true one, each as often as it should.
//!
//! In small positions all worlds are counted by hand. Seat 0 looks on and holds whatever else there is, so that only a few
//! cards are hidden from it.

use super::table::*;
use besace_table::{Game, Guess, Seat};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Three seats; these cards lie in bags 1 and 2, these in the storage, and seat 0 has all others.
pub fn small(given: Given, bags: [&str; 2], storage: &str, elsewhere: &str) -> Given {
    let named = [bags[0], bags[1], storage, elsewhere].map(words).concat();
    let mut rest: Vec<String> =
        PILE.iter().flat_map(|(id, copies)| vec![(*id).to_owned(); *copies]).collect();
    named.iter().filter(|card| *card != "M").for_each(|card| take(&mut rest, card));
    given.seats(3).bag(0, &rest.join(" ")).bag(1, bags[0]).bag(2, bags[1]).storage(storage)
}

/// How often, of a thousand, seat 0 imagines what this finds in a world.
fn imagined(table: &Table, find: impl Fn(&Table) -> String) -> BTreeMap<String, usize> {
    const WORLDS: usize = 12_000;
    let mut guess = Guess::new(1);
    let mut found = BTreeMap::new();
    for _ in 0..WORLDS {
        let world = Table::with(table.game.redeal(Seat(0), &mut guess));
        *found.entry(find(&world)).or_default() += 1;
    }
    found
        .into_iter()
        .map(|(what, count): (String, usize)| (what, (count * 1000 + WORLDS / 2) / WORLDS))
        .collect()
}

/// These and no others are found, each about this often in a thousand.
#[track_caller]
fn must_be(found: &BTreeMap<String, usize>, due: &[(&str, usize)]) {
    let names: Vec<&str> = found.keys().map(String::as_str).collect();
    let due: BTreeMap<&str, usize> = due.iter().copied().collect();
    assert_eq!(names, due.keys().copied().collect::<Vec<_>>(), "{found:?}");
    for (what, count) in found {
        assert!(
            count.abs_diff(due[what.as_str()]) <= 20,
            "{what}: {count} instead of {}",
            due[what.as_str()]
        );
    }
}

/// GOB-11, GOB-90: of four hidden cards, two of them alike, any two can be in a bag.
#[test]
fn every_deal_is_as_likely_as_another() {
    let table = small(given("pre", 0), ["shove hurl", "shove snoop"], "", "").table();
    let found = imagined(&table, |world| world.bag(1));
    must_be(&found, &[("shove shove", 167), ("shove hurl", 333), ("shove snoop", 333), ("hurl snoop", 167)]);
}

/// GOB-12: the order of the storage under its top card is unknown.
#[test]
fn the_storage_is_shuffled_under_its_top_card() {
    let table = small(given("pre", 0), ["", ""], "hurl shove u-turn left-hook", "").table();
    let found = imagined(&table, |world| world.at("/storage").to_string());
    assert_eq!(found.len(), 6);
    assert!(
        found.iter().all(|(order, count)| order.starts_with("[\"hurl\"") && count.abs_diff(167) <= 20),
        "{found:?}"
    );
}

fn drawn_and_robbed() -> Table {
    let mut table = small(given("post", 0), ["shove", "pickpocket snoop"], "hurl left-hook", "").table();
    table.pass_on();
    assert_eq!(table.bag(1), "shove hurl", "the hurl was drawn openly");
    table
}

/// GOB-91, GOB-92: a card that was drawn openly is known, until it may have been stolen.
#[test]
fn an_open_draw_is_remembered_and_a_theft_makes_it_uncertain() {
    let mut table = drawn_and_robbed();
    let found = imagined(&table, |world| world.bag(1));
    must_be(&found, &[("hurl pickpocket", 333), ("shove hurl", 333), ("hurl snoop", 333)]);
    table.play(1, pass());
    table.play(2, pickpocket(1, "trick"));
    table.play(0, pass());
    table.play(1, pass());
    // Either the hurl was stolen, and the other card, which may be either of two, is still there; or the hurl is still
    // there.
    let found = imagined(&table, |world| world.bag(1));
    must_be(&found, &[("hurl", 500), ("shove", 250), ("snoop", 250)]);
    let found = imagined(&table, |world| world.bag(2));
    must_be(&found, &[("shove snoop", 500), ("hurl snoop", 250), ("shove hurl", 250)]);
}

/// GOB-92: thief and victim know what was stolen.
#[test]
fn whoever_was_robbed_knows_what_is_gone() {
    let given = small(given("pre", 1), ["pickpocket", "snoop"], "left-hook smoke-hood", "").next(1);
    let mut table = given.table();
    table.play(1, pickpocket(0, "gadget"));
    table.play(0, pass());
    table.play(2, pass());
    let stolen = table.event("stole")["card"].as_str().unwrap().to_owned();
    let found = imagined(&table, |world| world.bag(1));
    must_be(&found, &[(&stolen, 1000)]);
}

/// GOB-44, GOB-90: what somebody puts into the bomb face down may be any card of that back, and whoever looks knows it.
#[test]
fn a_card_in_the_bomb_may_be_any_of_the_bag_until_it_is_seen() {
    let given = small(given("tinker", 1), ["shove shove hurl", "snoop"], "left-hook smoke-hood", "");
    let mut table = given.table();
    table.play(1, take_out(0));
    table.play(1, put("hurl"));
    let slot = |world: &Table| world.at("/bomb/slots/0/card").as_str().unwrap().to_owned();
    must_be(&imagined(&table, slot), &[("shove", 500), ("hurl", 250), ("snoop", 250)]);
    // The bomb goes to seat 2 and then to seat 0, which sees it.
    while table.at("/holder") != 0 {
        let seat = table.pending()[0];
        let action = table.legal(seat)[0].clone();
        table.play(seat, action);
    }
    must_be(&imagined(&table, slot), &[("hurl", 1000)]);
    let bag = imagined(&table, |world| world.bag(1).replace(" smoke-hood", "").replace(" left-hook", ""));
    must_be(&bag, &[("shove shove M", 333), ("shove snoop M", 667)]);
}

/// GOB-43: the very card that was taken cannot be what is put in its place.
#[test]
fn what_was_taken_is_not_what_is_put() {
    let given =
        small(given("tinker", 1), ["shove", "snoop"], "left-hook smoke-hood", "M M hurl").slots("M M hurl");
    let mut table = given.seen_by(&[0, 1]).table();
    table.play(1, take_out(2));
    must_be(&imagined(&table, |world| world.bag(1)), &[("shove hurl", 500), ("hurl snoop", 500)]);
    must_be(&imagined(&table, |world| world.at("/taken/card").to_string()), &[("\"hurl\"", 1000)]);
    table.play(1, put("shove"));
    let slot = |world: &Table| world.at("/bomb/slots/2/card").as_str().unwrap().to_owned();
    must_be(&imagined(&table, slot), &[("shove", 500), ("snoop", 500)]);
    must_be(&imagined(&table, |world| world.bag(1)), &[("hurl", 1000)]);
}

/// GOB-314: what was thrown away unseen may be in the bin.
#[test]
fn a_card_that_was_thrown_away_unseen_is_imagined_in_the_bin() {
    let given = small(given("pre", 1), ["safety-pin", "snoop"], "left-hook smoke-hood", "hurl shove u-turn");
    let mut table = given.slots("hurl shove u-turn").armed(1, 9).next(1).table();
    table.play(1, on_slot("safety-pin", 0));
    table.play(0, pass());
    table.play(2, pass());
    let found = imagined(&table, |world| world.bin());
    let due = [
        ("hurl safety-pin", 250),
        ("shove safety-pin", 250),
        ("u-turn safety-pin", 250),
        ("snoop safety-pin", 250),
    ];
    must_be(&found, &due);
}

/// GOB-55: a mission that would have been shown is not there.
#[test]
fn a_mission_that_was_not_shown_is_elsewhere() {
    let gadgets =
        "shrapnel-pouch back-blast-pipe left-hook smoke-hood magnet-coil coin-sniffer tell-tale-wire";
    let given = small(given("post", 1), ["shove", "mission-last-touch"], gadgets, "hurl snoop damp-cork");
    let mut table = given.slots("hurl snoop damp-cork").armed(0, 9).table();
    let tricks = |world: &Table| {
        world.bag(1).split(' ').filter(|card| back_of(card) == "trick").collect::<Vec<_>>().join(" ")
    };
    must_be(
        &imagined(&table, tricks),
        &[("shove", 250), ("mission-last-touch", 250), ("hurl", 250), ("snoop", 250)],
    );
    table.pass_on();
    assert_eq!(table.at("/explosions"), 2);
    must_be(&imagined(&table, tricks), &[("shove", 333), ("hurl", 333), ("snoop", 333)]);
}

/// GOB-60: what everybody saw go to the bin is in the storage when that is shuffled.
#[test]
fn what_went_to_the_bin_comes_back_from_the_storage() {
    let mut table = small(given("pre", 0), ["shove", "u-turn"], "", "").table();
    table.play(0, to("hurl", 1));
    table.play(1, pass());
    table.play(2, pass());
    assert_eq!(table.event("reshuffled")["count"], 1);
    assert_eq!(table.seen("drew", seat(0))["card"], json!(null));
    must_be(&imagined(&table, |world| world.bag(1)), &[("shove hurl", 500), ("hurl u-turn", 500)]);
}

/// GOB-35: a card to be put in and hidden answers may be anything that they can be.
#[test]
fn a_hidden_answer_may_be_either() {
    let given = small(given("pre", 1), ["sleight-of-hand hurl shove", "nuh-uh"], "left-hook smoke-hood", "")
        .slots("M M M");
    let given = given.next(1);
    let mut position = given.position();
    let own = position["seats"][0]["bag"].as_array_mut().unwrap();
    let snoop = own.iter().position(|card| card == "snoop").unwrap();
    own.remove(snoop);
    position["bomb"]["slots"][2] = json!({"card": "snoop", "face_up": false, "seen_by": [0, 1]});
    position["mechanism_supply"] = json!(8);
    let mut table = Table::load(&position);
    table.play(1, sleight(2, "hurl"));
    let put = |world: &Table| world.at("/trick/action/put").as_str().unwrap().to_owned();
    must_be(&imagined(&table, put), &[("hurl", 333), ("shove", 333), ("nuh-uh", 333)]);
    table.play(2, cancel());
    let answer = |world: &Table| world.at("/trick/answers/2").as_str().unwrap().to_owned();
    must_be(&imagined(&table, answer), &[("pass", 833), ("cancel", 167)]);
}

/// Plays at random and calls this at each decision.
fn by_lot(seats: u8, seed: u64, mut look: impl FnMut(&Table)) {
    let mut table = Table::dealt(seats, seed, json!({}));
    let mut guess = Guess::new(seed);
    while let Some(seat) = table.pending().first().copied() {
        look(&table);
        let choices = table.legal(seat);
        table.play(seat, choices[guess.below(choices.len() as u32) as usize].clone());
    }
}

/// GOB-90, GOB-91: over whole games, a card that everybody saw come to a bag is there in every world, until a card may have
/// left the bag unseen.
#[test]
fn what_everybody_saw_is_remembered_from_one_bomb_to_the_next() {
    let mut kept_over_an_explosion = 0;
    for (seats, seed) in [(3, 1), (4, 2), (5, 3)] {
        let mut sure: Vec<BTreeMap<String, i32>> = vec![BTreeMap::new(); usize::from(seats)];
        let mut guess = Guess::new(seed);
        by_lot(seats, seed, |table| {
            let mut exploded = false;
            for event in table.seen_events(SPECTATOR) {
                exploded |= event["type"] == "exploded";
                follow(&mut sure, &event);
            }
            for seat in Seat::all(seats) {
                let world = Table::with(table.game.redeal(seat, &mut guess));
                for (other, sure) in sure.iter().enumerate() {
                    let bag = world.bag(other);
                    for (card, count) in sure.iter().filter(|(_, count)| **count > 0) {
                        let there = bag.split(' ').filter(|other| *other == card).count() as i32;
                        assert!(
                            there >= *count,
                            "{seat:?} imagines {bag} at {other}, which has {count} {card}"
                        );
                        kept_over_an_explosion += usize::from(exploded);
                    }
                }
            }
        });
    }
    assert!(kept_over_an_explosion > 50, "{kept_over_an_explosion}");
}

/// What a spectator is sure to be in each bag.
fn follow(sure: &mut [BTreeMap<String, i32>], event: &Value) {
    let seat = |key: &str| event[key].as_u64().map(|seat| seat as usize);
    let card = event["card"].as_str().filter(|card| *card != "mechanism").map(str::to_owned);
    match (event["type"].as_str().unwrap(), seat("seat")) {
        ("drew" | "dealt" | "took", Some(seat)) => {
            card.into_iter().for_each(|card| *sure[seat].entry(card).or_default() += 1);
        }
        ("trick_announced", Some(seat)) => {
            *sure[seat].entry(event["action"]["card"].as_str().unwrap().to_owned()).or_default() -= 1;
        }
        ("mission_shown", Some(seat)) => *sure[seat].entry(card.unwrap()).or_default() -= 1,
        ("put", Some(seat)) if event["back"] != "mechanism" => sure[seat].clear(),
        ("discarded", Some(seat)) if event["from"] == "bag" => sure[seat].clear(),
        ("stole", _) => sure[seat("target").unwrap()].clear(),
        ("cancelled", _) => *sure[seat("by").unwrap()].entry("nuh-uh".to_owned()).or_default() -= 1,
        _ => {}
    }
    // What left and was not known to be there was one of the others.
    sure.iter_mut().flat_map(|sure| sure.values_mut()).for_each(|count| *count = (*count).max(0));
}

/// GOB-90, GOB-92: re-deals move every kind of card in bags, in the storage under its top, and in slots that were not seen.
#[test]
fn every_hidden_card_is_dealt_anew() {
    let mut moved: BTreeSet<String> = BTreeSet::new();
    let mut guess = Guess::new(3);
    for seed in 1..6 {
        by_lot(4, seed, |table| {
            let world = Table::with(table.game.redeal(Seat(0), &mut guess));
            let (here, there) = (table.position(), world.position());
            let mut note = |place: &str, path: &str| {
                let (here, there) = (here.pointer(path), there.pointer(path));
                if let Some(card) = here.filter(|_| here != there).and_then(Value::as_str) {
                    moved.insert(format!("{place} {card}"));
                }
            };
            for at in 1..20 {
                note("storage", &format!("/storage/{at}"));
            }
            for (seat, at) in (1..4).flat_map(|seat| (0..8).map(move |at| (seat, at))) {
                note("bag", &format!("/seats/{seat}/bag/{at}"));
            }
            (0..4).for_each(|slot| note("slot", &format!("/bomb/slots/{slot}/card")));
            assert_eq!(here["storage"][0], there["storage"][0], "the top lies open");
        });
    }
    for (card, _) in PILE {
        assert!(moved.contains(&format!("storage {card}")), "storage {card}");
        assert!(moved.contains(&format!("bag {card}")), "bag {card}");
    }
    assert!(moved.iter().filter(|place| place.starts_with("slot ")).count() > 15, "{moved:?}");
}
