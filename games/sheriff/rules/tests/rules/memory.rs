//! R20 to R23: what a seat remembers, what it forgets, and what it imagines.

use super::table::*;
use super::watcher::Watcher;
use besace_table::{Game, Guess, Offer, Seat};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn hand_of(table: &Table, observer: u8, other: usize) -> Value {
    table.memory(observer)["seats"][other]["hand"].clone()
}

fn stand_of(table: &Table, observer: u8, other: usize) -> Value {
    table.memory(observer)["seats"][other]["contraband"].clone()
}

/// R20: cards taken openly are in the hand until they are seen to go.
#[test]
fn r20_cards_taken_openly_are_remembered_until_they_are_discarded_openly() {
    let base = given().phase("market", Some(1)).hand(1, "apple*6").left("silk chicken").round(2);
    let mut table = base.start();
    table.play(1, market("apple*2", 2, 0));
    assert_eq!(hand_of(&table, 0, 1), json!(["chicken", "silk"]));
    assert_eq!(table.memory(1)["seats"][1], Value::Null);
    // What was just taken cannot be among what had been set aside before, in any world that others imagine.
    for guess in 0..50 {
        let world = table.imagined_by(2, guess);
        let hand = world.of(1, "hand");
        assert!(["chicken", "silk"].iter().all(|card| hand.as_array().unwrap().contains(&json!(card))));
    }
    table.play(1, discard("right", "apple apple"));
    assert_eq!(hand_of(&table, 3, 1), json!(["chicken", "silk"]));
}

#[test]
fn r20_set_aside_cards_may_be_any_that_were_known_until_they_lie_open() {
    let mut table = given().phase("market", Some(1)).hand(1, "apple*5").left("silk").start();
    table.play(1, market("", 1, 0));
    table.play(2, market("", 0, 0));
    table.play(3, market("", 0, 0));
    assert_eq!(hand_of(&table, 0, 1), json!(["silk"]));
    // The next round, with the same hand and one silk known in it.
    for seat in [1, 2, 3] {
        let card = table.of(seat, "hand")[0].clone();
        table.play(seat as u8, json!({"type": "load", "cards": [card]}));
    }
    for seat in [1, 2, 3] {
        table.play(seat, declare("apple", 1));
    }
    // In the bag or in the hand: nobody knows, but it is one of them.
    assert_eq!(hand_of(&table, 0, 1), json!(["silk"]));
    table.play(0, about("inspect", 1));
    assert_eq!(hand_of(&table, 0, 1), json!(["silk"]));
    table.play(0, about("let_pass", 2));
    table.play(0, about("let_pass", 3));
    assert_eq!((table.phase(), table.pending()), ("market", vec![2]));
    table.play(2, market("", 0, 0));
    table.play(3, market("", 0, 0));
    table.play(0, market("", 0, 0));
    assert_eq!(hand_of(&table, 0, 1), json!(["silk"]));
}

/// R20: setting aside leaves it open whether a known card went, and the open discard tells.
#[test]
fn r20_a_known_card_is_unsure_while_others_lie_set_aside() {
    let mut table =
        given().seats(3).phase("market", Some(1)).hand(1, "apple*5").hand(2, "apple*6").left("silk").start();
    table.play(1, market("", 1, 0));
    table.play(2, market("", 0, 0));
    table.play(1, load_bag("apple"));
    table.play(2, load_bag("apple"));
    table.play(1, declare("apple", 1));
    table.play(2, declare("apple", 1));
    table.play(0, about("let_pass", 1));
    table.play(0, about("let_pass", 2));
    // Seat 1 is sheriff now; it goes to market again in the round after.
    table.play(2, market("", 0, 0));
    table.play(0, market("", 0, 0));
    let card = |table: &Table, seat: usize| table.of(seat, "hand")[0].clone();
    for seat in [2, 0] {
        let action = json!({"type": "load", "cards": [card(&table, seat)]});
        table.play(seat as u8, action);
    }
    table.play(2, declare("apple", 1));
    table.play(0, declare("apple", 1));
    table.play(1, about("let_pass", 2));
    table.play(1, about("let_pass", 0));
    table.play(0, market("", 0, 0));
    assert_eq!(hand_of(&table, 0, 1), json!(["silk"]));
    let mut kept = table.clone();
    table.play(1, market("silk", 0, 0));
    assert_eq!(hand_of(&table, 0, 1), json!([]));
    table.play(1, discard("left", "silk"));
    assert_eq!(hand_of(&table, 0, 1), json!([]));
    kept.play(1, market("apple", 0, 0));
    assert_eq!(hand_of(&kept, 0, 1), json!([]));
    kept.play(1, discard("left", "apple"));
    assert_eq!(hand_of(&kept, 0, 1), json!(["silk"]));
}

/// Seat 1 holds four apples and has taken two silks openly; it loads this bag and says that it is apples.
fn with_known_silk(bag: &str) -> Table {
    let base =
        given().phase("market", Some(1)).hand(1, "apple*4").hand(2, "bread").hand(3, "bread").left("silk*2");
    let mut table = base.start();
    table.play(1, market("", 2, 0));
    for seat in [2, 3] {
        table.play(seat, market("", 0, 0));
    }
    table.play(1, load_bag(bag));
    for seat in [2, 3] {
        table.play(seat, load_bag("bread"));
    }
    table.play(1, declare("apple", cards(bag).len() as u64));
    while table.phase() == "declare" {
        let seat = table.pending()[0];
        table.play(seat, declare("apple", 1));
    }
    table
}

/// R21.
#[test]
fn r21_contraband_that_passes_may_be_what_was_known_in_the_hand() {
    // Two cards of contraband went onto the stand: these may have been the silks, or others.
    let mut table = with_known_silk("silk*2 apple");
    assert_eq!(hand_of(&table, 0, 1), json!(["silk", "silk"]));
    table.play(0, about("let_pass", 1));
    assert_eq!((hand_of(&table, 0, 1), stand_of(&table, 0, 1)), (json!([]), json!([])));
    // One card of contraband: one silk at least is still in the hand.
    let mut table = with_known_silk("silk apple*2");
    table.play(0, about("let_pass", 1));
    assert_eq!((hand_of(&table, 0, 1), stand_of(&table, 0, 1)), (json!(["silk"]), json!([])));
    // Five cards loaded and one left: one silk at least has gone onto the stand.
    let mut table = with_known_silk("silk*2 apple*3");
    table.play(0, about("let_pass", 1));
    assert_eq!((hand_of(&table, 0, 1), stand_of(&table, 0, 1)), (json!([]), json!(["silk"])));
    // Nothing but legal goods passed: both are in the hand.
    let mut table = with_known_silk("apple*3");
    table.play(0, about("let_pass", 1));
    assert_eq!((hand_of(&table, 0, 1), stand_of(&table, 0, 1)), (json!(["silk", "silk"]), json!([])));
    // Opened: everybody saw what was in it.
    let mut table = with_known_silk("silk apple");
    table.play(0, about("inspect", 1));
    assert_eq!((hand_of(&table, 2, 1), stand_of(&table, 2, 1)), (json!(["silk"]), json!([])));
}

/// R20: contraband on stands, named, shown, given unseen.
#[test]
fn r20_contraband_is_remembered_by_those_who_saw_it() {
    let base = given().bag(1, "apple", "apple").bag(2, "apple", "apple").bag(3, "apple", "apple");
    let mut table = base.stand(1, "silk mead pepper").start();
    table.play(1, offer(json!({"named": ["silk"]}), "pass 2"));
    assert_eq!(stand_of(&table, 0, 1), json!(["silk"]));
    table.play(0, on("accept", 1));
    // Named: everybody knows it on the sheriff's stand now.
    assert_eq!((stand_of(&table, 3, 1), stand_of(&table, 3, 0)), (json!([]), json!(["silk"])));
    table.play(1, offer(json!({"unnamed": ["mead"]}), "pass 3"));
    table.play(0, on("accept", 2));
    // Unnamed: the payer knows where it went, the others only that something went.
    assert_eq!(stand_of(&table, 1, 0), json!(["mead", "silk"]));
    assert_eq!(stand_of(&table, 2, 0), json!(["silk"]));
    assert_eq!(stand_of(&table, 0, 1), json!([]));
}

#[test]
fn r20_what_was_named_is_unsure_after_something_unnamed_has_gone() {
    let base = given().bag(1, "apple", "apple").bag(2, "apple", "apple").bag(3, "apple", "apple");
    let mut table = base.stand(1, "silk silk mead").start();
    table.play(1, offer(json!({"named": ["silk", "silk"]}), "pass 2"));
    table.play(1, offer(json!({"unnamed": ["mead"]}), "pass 3"));
    table.play(0, on("accept", 2));
    // For all that seat 2 knows it could have been a silk, if the first offer did not still stand.
    assert_eq!(table.inspection("offers")[0]["give"]["named"], json!(["silk", "silk"]));
    assert_eq!(stand_of(&table, 0, 1), json!(["silk", "silk"]));
    assert_eq!(stand_of(&table, 2, 1), json!(["silk", "silk"]));
    table.play(1, on("withdraw", 1));
    table.play(1, offer(json!({"unnamed": ["silk"]}), "pass 3"));
    table.play(0, on("accept", 3));
    assert_eq!(stand_of(&table, 2, 1), json!(["silk"]));
    assert_eq!(stand_of(&table, 2, 0), json!(["silk"]));
    assert_eq!(stand_of(&table, 1, 0), json!(["mead", "silk"]));
}

/// R20: what is handed over from a bag and what pays a debt is shown to all.
#[test]
fn r20_goods_shown_on_their_way_are_remembered() {
    let mut table = given().bag(1, "apple silk", "apple").bag(2, "apple", "apple").start();
    table.play(1, offer(json!({"bag": {"silk": 1}}), "pass 1"));
    table.play(0, on("accept", 1));
    assert_eq!((stand_of(&table, 2, 0), stand_of(&table, 2, 1)), (json!(["silk"]), json!([])));
    let base =
        given().coins(&[100, 0, 50, 50]).stand(1, "silk*2 mead").debt(1, 0, 8).bag(2, "apple", "apple");
    let mut table = base.start();
    table.play(1, pay(json!({}), "silk"));
    assert_eq!((stand_of(&table, 3, 0), stand_of(&table, 3, 1)), (json!(["silk"]), json!([])));
}

/// R22.
#[test]
fn r22_a_deck_made_of_the_piles_holds_what_lay_there() {
    let base = given().phase("market", Some(1)).hand(1, "apple*5").hand(2, "apple*5").hand(3, "apple*6");
    let mut table = base.left("apple*5 chicken*3 mead").right("cheese*5").deck("pepper").start();
    table.play(1, market("", 0, 0));
    assert_eq!(table.view(SPECTATOR)["deck_count"], json!(4));
    table.play(2, market("", 0, 0));
    let sorted = |world: &Table| {
        let mut deck: Vec<String> = serde_json::from_value(world.position()["deck"].clone()).unwrap();
        deck.sort();
        deck.join(" ")
    };
    let drawn: Vec<String> = serde_json::from_value(table.of(2, "hand")).unwrap();
    let mut worlds = std::collections::BTreeSet::new();
    for guess in 0..200 {
        // Whoever drew knows what is left; the others know it but for one card.
        assert_eq!(sorted(&table.imagined_by(2, guess)), sorted(&table), "{drawn:?}");
        worlds.insert(sorted(&table.imagined_by(0, guess)));
    }
    let possible = ["chicken chicken chicken", "chicken chicken mead"].map(str::to_owned);
    assert_eq!(worlds.into_iter().collect::<Vec<_>>(), possible);
}

/// The places of a card that is in the box once, in many worlds that a seat imagines.
fn places_of(card: &str, table: &Table, observer: u8) -> BTreeSet<String> {
    let has = |cards: &Value| cards.as_array().is_some_and(|cards| cards.contains(&json!(card)));
    let place = |world: &Table| {
        let position = world.position();
        let seats = position["seats"].as_array().unwrap().iter().enumerate();
        let mut own = seats.flat_map(|(number, seat)| {
            let places =
                [("hand", &seat["hand"]), ("bag", &seat["bag"]["cards"]), ("stand", &seat["contraband"])];
            places.map(|(name, cards)| (format!("{name} {number}"), has(cards)))
        });
        own.find(|(_, here)| *here).map_or("elsewhere".to_owned(), |(name, _)| name)
    };
    (0..200).map(|guess| place(&table.imagined_by(observer, guess))).collect()
}

fn set(places: &[&str]) -> BTreeSet<String> {
    places.iter().map(|place| (*place).to_owned()).collect()
}

/// R20, R21: a card taken openly stays in mind when contraband passes from that hand.
#[test]
fn r21_a_known_card_is_in_the_hand_or_on_the_stand_after_a_bag_has_passed() {
    let base = given().option("royal", true).phase("market", Some(1)).left("bleu apple*4").right("cheese*5");
    let base = base.hand(1, "apple*2 cheese chicken silk").hand(2, "apple*6").hand(3, "apple*6");
    let mut table = base.start();
    table.play(1, market("", 1, 0));
    for seat in [2, 3] {
        table.play(seat, market("", 0, 0));
    }
    for (seat, bag) in [(1, "silk"), (2, "apple"), (3, "apple")] {
        table.play(seat, load_bag(bag));
    }
    for seat in [1, 2, 3] {
        table.play(seat, declare("apple", 1));
    }
    assert_eq!(places_of("bleu", &table, 2), set(&["bag 1", "hand 1"]));
    table.play(0, about("let_pass", 1));
    for observer in [0, 2, 3] {
        assert_eq!(places_of("bleu", &table, observer), set(&["hand 1", "stand 1"]));
    }
    // And so it stays when the hands are filled up and the next round begins.
    table.play(0, about("let_pass", 2));
    table.play(0, about("let_pass", 3));
    assert_eq!(table.phase(), "market");
    assert_eq!(places_of("bleu", &table, 2), set(&["hand 1", "stand 1"]));
}

/// R20: of two cards face down one changes its owner.
#[test]
fn r20_known_contraband_is_on_one_of_two_stands_after_something_unnamed_has_gone() {
    let base = given().option("royal", true).bag(1, "apple", "apple").bag(2, "apple", "apple");
    let mut table = base.stand(1, "bleu pepper").start();
    table.play(1, offer(json!({"named": ["bleu"]}), ""));
    table.play(1, on("withdraw", 1));
    assert_eq!(places_of("bleu", &table, 3), set(&["stand 1"]));
    table.play(1, offer(json!({"unnamed": ["bleu"]}), ""));
    table.play(0, on("accept", 2));
    assert_eq!(places_of("bleu", &table, 3), set(&["stand 0", "stand 1"]));
    assert_eq!(places_of("bleu", &table, 1), set(&["stand 0"]));
    // Whoever shows it ends the doubt; nobody will believe that there are two bleus.
    table.play(0, about("let_pass", 1));
    let mut shown = table.clone();
    shown.play(1, offer(json!({"named": ["pepper"]}), ""));
    assert_eq!(places_of("bleu", &shown, 3), set(&["stand 0"]));
}

/// Every stand of a seat that an observer imagines in many worlds.
fn stands_of(number: usize, table: &Table, observer: u8) -> BTreeSet<String> {
    let stand = |guess| {
        let goods: Vec<String> =
            serde_json::from_value(table.imagined_by(observer, guess).of(number, "contraband")).unwrap();
        goods.join(" ")
    };
    (0..200).map(stand).collect()
}

/// R20: whoever hands over less than was promised has no more of it in the bag, and so nobody imagines any.
#[test]
fn r20_what_was_missing_in_a_bag_did_not_come_to_the_stand() {
    let base = given().bag(1, "apple silk mead", "apple").bag(2, "apple", "apple").bag(3, "apple", "apple");
    let mut offered = base.start();
    offered.play(1, offer(json!({"bag": {"pepper": 1}}), "pass 1"));
    offered.play(0, on("accept", 1));
    let mut proposed = base.start();
    proposed.play(0, counter(1, json!({"bag": {"pepper": 1}}), "pass 1"));
    proposed.play(1, on("accept", 1));
    for mut table in [offered, proposed] {
        let never = |table: &Table| {
            for observer in [0, 2, 3] {
                let stands = stands_of(1, table, observer);
                assert!(
                    stands.len() > 5 && stands.iter().all(|stand| !stand.contains("pepper")),
                    "{stands:?}"
                );
            }
        };
        never(&table);
        // The next round has begun, and it is still so.
        table.play(0, about("let_pass", 2));
        table.play(0, about("let_pass", 3));
        assert_eq!(table.phase(), "market");
        never(&table);
    }
}

/// R20: of two peppers that were promised there was one, so there is no second.
#[test]
fn r20_what_was_handed_over_in_part_was_all_there_was() {
    let mut table = given().bag(1, "pepper silk mead", "apple").bag(2, "apple", "apple").start();
    table.play(1, offer(json!({"bag": {"pepper": 2}}), "pass 1"));
    table.play(0, on("accept", 1));
    let stands = stands_of(1, &table, 2);
    assert!(stands.len() > 5 && stands.iter().all(|stand| !stand.contains("pepper")), "{stands:?}");
    // As many as were promised: there may be more.
    let mut table = given().bag(1, "pepper silk mead", "apple").bag(2, "apple", "apple").start();
    table.play(1, offer(json!({"bag": {"pepper": 1}}), "pass 1"));
    table.play(0, on("accept", 1));
    assert!(stands_of(1, &table, 2).iter().any(|stand| stand.contains("pepper")));
}

/// R20: an offer that lapses though coins and bags are there shows that its contraband is not.
#[test]
fn r20_an_offer_that_lapses_shows_what_is_gone() {
    let base = given().bag(1, "apple", "apple").bag(2, "apple", "apple").stand(1, "silk mead");
    let mut table = base.start();
    table.play(1, offer(json!({"named": ["silk"]}), ""));
    table.play(1, offer(json!({"named": ["silk"], "coins": 1}), ""));
    table.play(0, on("accept", 1));
    assert_eq!(of_type(&table.seen_events(SPECTATOR), "lapsed").len(), 1);
    for observer in [0, 2, 3] {
        let stands = stands_of(1, &table, observer);
        assert!(stands.len() > 2 && !stands.contains("silk"), "{stands:?}");
    }
    // One that lapses because its coins are gone shows nothing.
    let mut table = base.coins(&[99, 1, 50, 50]).start();
    table.play(1, offer(json!({"named": ["silk"], "coins": 1}), ""));
    table.play(1, offer(json!({"named": ["silk"], "coins": 1}), ""));
    table.play(0, on("accept", 1));
    assert!(stands_of(1, &table, 2).contains("silk"));
}

/// R20: a sheriff who got an unnamed silk sees that it was the last when another offer lapses.
#[test]
fn r20_an_unnamed_offer_that_lapses_was_of_what_has_gone() {
    let base = given().bag(1, "apple", "apple").bag(2, "apple", "apple").stand(1, "silk mead");
    let mut table = base.start();
    table.play(1, offer(json!({"unnamed": ["silk"]}), ""));
    table.play(1, offer(json!({"unnamed": ["silk"], "coins": 1}), ""));
    let mut other = table.clone();
    table.play(0, on("accept", 1));
    assert!(!stands_of(1, &table, 0).contains("silk"));
    // For the others whatever went was the last of its kind.
    for guess in 0..200 {
        let world = table.imagined_by(2, guess);
        assert_ne!(world.of(1, "contraband"), world.of(0, "contraband"));
    }
    // An offer that still stands was of another card.
    other.play(1, on("withdraw", 2));
    other.play(1, offer(json!({"unnamed": ["mead"], "coins": 1}), ""));
    other.play(0, on("accept", 1));
    assert!(stands_of(1, &other, 0).contains("silk"));
}

/// R20: of several kinds together, no more cards can have gone than did go.
#[test]
fn r20_of_three_known_cards_two_are_left_when_one_has_gone() {
    let base = given().bag(1, "apple", "apple").bag(2, "apple", "apple");
    let mut table = base.stand(1, "silk pepper crossbow").start();
    table.play(1, offer(json!({"named": ["silk", "pepper", "crossbow"]}), ""));
    table.play(1, on("withdraw", 1));
    table.play(1, offer(json!({"unnamed": ["silk"]}), ""));
    table.play(0, on("accept", 2));
    for observer in [2, 3] {
        let possible = set(&["pepper crossbow", "pepper silk", "silk crossbow"]);
        assert_eq!(stands_of(1, &table, observer), possible);
    }
    assert_eq!(stands_of(1, &table, 0), set(&["pepper crossbow"]));
}

/// R20: the unnamed goods of an offer lay on the stand when it was made.
#[test]
fn r20_unnamed_goods_cannot_have_come_later() {
    let base = given().bag(1, "mead silk", "apple").bag(2, "apple", "apple").bag(3, "apple", "apple");
    let mut table = base.stand(1, "pepper").start();
    table.play(1, offer(json!({"named": ["pepper"]}), ""));
    table.play(1, on("withdraw", 1));
    table.play(1, offer(json!({"unnamed": ["pepper"]}), "pass 3"));
    table.play(0, about("let_pass", 1));
    for guess in 0..100 {
        let world = table.imagined_by(0, guess);
        assert_eq!(world.inspection("offers")[0]["give"]["unnamed"], json!(["pepper"]));
    }
}

/// R22: the cards of a deck made of the piles are in it, or with whoever drew from it since.
#[test]
fn r22_whoever_draws_from_a_known_deck_holds_cards_of_it() {
    let base = given().phase("market", Some(1)).hand(1, "apple*6").hand(2, "chicken").deck("crossbow");
    let base = base.left("bread*5 silk mead crossbow").right("cheese*5");
    let lies_in = |world: &Table| {
        let mut drawn: Vec<String> = serde_json::from_value(world.of(1, "hand")).unwrap();
        let mut deck: Vec<String> = serde_json::from_value(world.position()["deck"].clone()).unwrap();
        drawn.retain(|card| ["silk", "mead", "crossbow"].contains(&card.as_str()));
        drawn.append(&mut deck);
        drawn.sort();
        drawn
    };
    // One card of the old deck, and one of the three; or all three.
    for aside in ["apple*2", "apple*4"] {
        let mut table = base.start();
        table.play(1, market(aside, 0, 0));
        for guess in 0..200 {
            let found = lies_in(&table.imagined_by(2, guess));
            let once = |card: &str| found.iter().any(|other| other == card);
            assert!(once("silk") && once("mead") && once("crossbow"), "{aside}: {found:?}");
        }
    }
}

/// A game with few cards: 20 in the deck, 25 more on a pile, the others on stands.
fn with_few_cards(seats: u8, seed: u64) -> Table {
    let mut position = Table::dealt(seats, seed, json!({"royal": true, "haggle": 2})).position();
    let mut deck: Vec<String> = serde_json::from_value(position["deck"].clone()).unwrap();
    for (at, card) in deck.split_off(45).into_iter().enumerate() {
        let stand = &mut position["seats"][at % usize::from(seats)];
        if ["apple", "cheese", "bread", "chicken"].contains(&card.as_str()) {
            let count = stand["legal"][&card].as_u64().unwrap_or(0);
            stand["legal"][&card] = json!(count + 1);
        } else {
            stand["contraband"].as_array_mut().unwrap().push(json!(card));
        }
    }
    for card in deck.split_off(20) {
        position["discards"]["left"].as_array_mut().unwrap().push(json!(card));
    }
    position["deck"] = json!(deck);
    Table::load(&position)
}

/// Somebody of the table does something at random; who, and what.
fn something(table: &Table, guess: &mut Guess) -> (u8, Value) {
    loop {
        let may = if guess.below(3) == 0 { table.may() } else { Vec::new() };
        let seats = if may.is_empty() { table.pending() } else { may };
        let seat = seats[guess.below(seats.len() as u32) as usize];
        let mut offers = Vec::new();
        table.game.legal(Seat(seat), &mut offers);
        let action = match &offers[guess.below(offers.len() as u32) as usize] {
            Offer::Action(action) => action.clone(),
            Offer::Bounds(bounds) => {
                table.game.sample(Seat(seat), bounds, guess).expect("there is always one")
            }
        };
        let mut action = json!(action);
        if action["type"] == "offer" && guess.below(3) > 0 {
            // Words about a bag need not be true.
            action["promises"] = promises(&format!("pass {seat}"));
            action["give"]["bag"] = json!({(["pepper", "mead", "silk"][guess.below(3) as usize]): 1});
        }
        let read = table.game.read(Seat(seat), &action);
        if read.and_then(|action| table.game.allow(Seat(seat), &action)).is_ok() {
            return (seat, action);
        }
    }
}

/// R20, R21, R22: whatever happens, no world is imagined that somebody who followed every card would know to be wrong;
/// and what such a watcher says is true.
#[test]
fn r20_imagined_worlds_agree_with_whoever_followed_every_card() {
    let (mut unsure, mut reshuffles, mut missed) = (0, 0, 0);
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (3, 4), (4, 5), (5, 6)] {
        let few = seed > 3;
        let mut table = if few {
            with_few_cards(seats, seed)
        } else {
            Table::dealt(seats, seed, json!({"royal": true, "haggle": 2}))
        };
        let (mut guess, mut dreams) = (Guess::new(seed), Guess::new(seed + 100));
        let mut watchers: Vec<Watcher> =
            (0..seats).map(|number| Watcher::new(number, &table.view(seat(number)))).collect();
        while table.phase() != "over" {
            let (phase, sheriff) = (table.phase(), table.view(SPECTATOR)["sheriff"].as_u64().unwrap());
            let (number, action) = something(&table, &mut guess);
            table.play(number, action);
            for (number, watcher) in (0..).zip(&mut watchers) {
                for event in table.seen_events(seat(number)) {
                    watcher.hear(&event, phase, sheriff);
                }
            }
            let observer = dreams.below(seats.into()) as u8;
            let watcher = &watchers[usize::from(observer)];
            unsure += watcher.unsure();
            reshuffles += usize::from(watcher.saw_a_reshuffle());
            assert_eq!(watcher.contradiction(&table.position()), None, "the watcher is right, seed {seed}");
            let world = table.imagined_by(observer, dreams.number());
            assert_eq!(watcher.contradiction(&world.position()), None, "seat {observer}, seed {seed}");
            if dreams.below(8) == 0 {
                let again = world.imagined_by(observer, dreams.number());
                assert_eq!(watcher.contradiction(&again.position()), None, "again, seat {observer}");
            }
        }
        missed += watchers.iter().map(Watcher::missed).sum::<usize>();
    }
    assert!(unsure > 1000 && reshuffles > 100, "{unsure} cards in doubt, {reshuffles} times a known deck");
    assert!(missed > 2, "{missed} times a bag brought none of a kind");
}

/// R23: a merchant's word is worth something, and nothing is peeked at.
#[test]
fn r23_in_half_of_the_imagined_worlds_a_bag_is_as_declared() {
    for bag in ["silk*4", "apple*4"] {
        let table = given().bag(1, bag, "apple").hand(1, "apple*2").start();
        let honest = (0..400)
            .filter(|guess| table.imagined_by(0, *guess).of(1, "bag")["cards"] == json!(vec!["apple"; 4]));
        let count = honest.count();
        assert!((190..260).contains(&count), "{bag}: {count}");
    }
}

/// R23: a debtor is asked because he has enough and can keep some of it.
#[test]
fn r23_an_imagined_debtor_has_what_explains_the_question() {
    let base = given().coins(&[100, 0, 50, 50]).stand(1, "silk*3").debt(1, 0, 16).bag(2, "apple", "apple");
    let table = base.start();
    for guess in 0..100 {
        let world = table.imagined_by(2, guess);
        assert_eq!(world.phase(), "pay");
        let goods: Vec<String> = serde_json::from_value(world.of(1, "contraband")).unwrap();
        let value = |name: &String| BOX.iter().find(|kind| kind.0 == *name).unwrap().3;
        let mut values: Vec<u16> = goods.iter().map(value).collect();
        values.sort_unstable();
        assert!(values[1..].iter().sum::<u16>() >= 16, "{goods:?}");
    }
}

/// R23: offers that stand can be kept in every world that is imagined.
#[test]
fn r23_standing_offers_are_possible_in_imagined_worlds() {
    let mut table = given().bag(1, "apple", "apple").stand(1, "silk mead pepper").start();
    table.play(1, offer(json!({"named": ["silk"], "unnamed": ["pepper"]}), "pass 1"));
    let mut chosen = std::collections::BTreeSet::new();
    for guess in 0..100 {
        let mut world = table.imagined_by(0, guess);
        chosen.insert(world.inspection("offers")[0]["give"]["unnamed"].to_string());
        world.play(0, on("accept", 1));
        assert!(world.of(0, "contraband").as_array().unwrap().contains(&json!("silk")));
    }
    assert!(chosen.len() > 2, "{chosen:?}");
}
