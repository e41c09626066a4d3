//! Worlds that a seat cannot tell from the true one, where it takes some thinking: which card was stolen, what the
//! gifts were, and what becomes of that when cards are shown later.

use super::counting::Counter;
use super::possible_ambushes::AmbushThinker;
use super::possible_worlds::Thinker;
use super::table::*;
use besace_table::checks::{Fault, Shares};
use besace_table::{Game, Guess, Seat};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const WORLDS: usize = 2000;

/// How often a seat imagines what it is asked about.
fn tally(table: &Table, seat: u8, ask: impl Fn(&Table) -> String) -> BTreeMap<String, usize> {
    let mut guess = Guess::new(5);
    let mut tally = BTreeMap::new();
    for _ in 0..WORLDS {
        let world = Table::with(table.game.redeal(Seat(seat), &mut guess));
        *tally.entry(ask(&world)).or_default() += 1;
    }
    tally
}

/// Just these answers come, each in about its share of the worlds.
#[track_caller]
fn assert_shares(tally: &BTreeMap<String, usize>, shares: &[(&str, f64)]) {
    let answers: BTreeSet<&str> = tally.keys().map(String::as_str).collect();
    assert_eq!(answers, shares.iter().map(|(answer, _)| *answer).collect());
    for (answer, share) in shares {
        let found = tally[*answer] as f64 / WORLDS as f64;
        assert!((found - share).abs() < 0.04, "{answer}: {found} instead of {share}");
    }
}

/// Which of these cards the second hand has more of than the first one lacks: what was stolen.
fn stolen_from<'a>(cards: &'a str, owner: usize) -> impl Fn(&Table) -> String + 'a {
    move |world| {
        let mut gone = words(cards);
        for card in words(&world.hand(owner)) {
            if let Some(at) = gone.iter().position(|other| *other == card) {
                gone.remove(at);
            }
        }
        gone.join(" ")
    }
}

/// Seat 1's hand has been laid open, it has taken a coin, and seat 2 has stolen one of its cards: of two coins, a chest
/// and jewels. Seat 0 watches.
fn after_a_theft(second_hand: &str, next: &str) -> Table {
    after_a_theft_by_chance(7, second_hand, next)
}

fn after_a_theft_by_chance(seed: u64, second_hand: &str, next: &str) -> Table {
    let given = shown("jewels").hand(0, "gold").hand(1, "coin chest chest").hand(2, second_hand).seed(seed);
    let mut table = given.draw(&format!("coin candlestick {next}")).start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("chest"));
    table.play(0, act("end_turn"));
    table.play(1, act("take"));
    table.play(1, act("end_turn"));
    table.play(2, use_on(1));
    table.play(1, act("accept"));
    table
}

/// The same, when chance had it that just this card was stolen.
fn after_a_theft_of(card: &str, second_hand: &str, next: &str) -> Table {
    let mut tables = (0..100).map(|seed| after_a_theft_by_chance(seed, second_hand, next));
    tables.find(|table| table.event("swapped")["card"] == card).expect("each card is stolen by some chance")
}

const ROBBED: &str = "coin coin candlestick jewels chest";

/// NOT-38, R33: exactly one card of a known hand is gone, any of them, and the thief has it.
#[test]
fn not_38_a_stolen_card_is_with_the_thief() {
    let table = after_a_theft("pearls", "gold");
    let stolen = stolen_from(ROBBED, 1);
    assert_shares(&tally(&table, 0, &stolen), &[("coin", 0.5), ("jewels", 0.25), ("chest", 0.25)]);
    let thief_has_it = |world: &Table| words(&world.hand(2)).contains(&stolen(world)).to_string();
    assert_shares(&tally(&table, 0, thief_has_it), &[("true", 1.0)]);
}

/// NOT-38, R33: the two of a theft have nothing to guess.
#[test]
fn not_38_thief_and_victim_know_what_was_stolen() {
    let table = after_a_theft("pearls", "gold");
    let card = table.event("swapped")["card"].as_str().unwrap().to_owned();
    assert_shares(&tally(&table, 2, stolen_from(ROBBED, 1)), &[(&card, 1.0)]);
    let thief_has_it = |world: &Table| words(&world.hand(2)).contains(&card).to_string();
    assert_shares(&tally(&table, 1, thief_has_it), &[("true", 1.0)]);
}

/// NOT-38, R33: a card that the victim shows later was not the one that was stolen, whichever that was. Of two coins one
/// may be shown and the other be gone.
#[test]
fn not_38_what_the_victim_shows_was_not_stolen() {
    for stolen in ["coin", "jewels", "chest"] {
        for (kept, shares) in [
            ("coin", [("coin", 0.5), ("jewels", 0.25), ("chest", 0.25)].as_slice()),
            ("jewels", &[("coin", 2.0 / 3.0), ("chest", 1.0 / 3.0)]),
        ] {
            if (kept, stolen) == ("jewels", "jewels") {
                continue;
            }
            let mut table = after_a_theft_of(stolen, "pearls", "chest");
            table.play(2, act("end_turn"));
            table.play(0, act("use"));
            table.play(1, offer(kept));
            assert_shares(&tally(&table, 0, stolen_from(ROBBED, 1)), shares);
        }
    }
}

/// NOT-38, R33: with the whole hand shown nothing is left to guess, whichever card was stolen: the thief has it.
#[test]
fn not_38_what_a_raided_hand_lacks_was_stolen() {
    for stolen in ["coin", "jewels", "chest"] {
        let mut table = after_a_theft_of(stolen, "pearls", "jewels");
        table.play(2, act("end_turn"));
        let thief_has_it = |world: &Table| words(&world.hand(2)).contains(&stolen.to_owned()).to_string();
        assert_eq!(tally(&table, 0, thief_has_it).len(), 2, "before, it could be another");
        table.play(0, use_on(1));
        table.play(1, act("accept"));
        assert_shares(&tally(&table, 0, thief_has_it), &[("true", 1.0)]);
    }
}

/// NOT-38, R33: a card that the thief shows later is likely to be the stolen one, but it may have had it before.
#[test]
fn not_38_what_the_thief_shows_was_probably_stolen() {
    let mut table = after_a_theft("coin", "chest");
    table.play(2, act("end_turn"));
    table.play(0, act("use"));
    let own = words(&table.hand(1))[0].clone();
    table.play(1, offer(&own));
    table.play(2, offer("coin"));
    let stolen = tally(&table, 0, stolen_from(ROBBED, 1));
    assert!(stolen["coin"] > WORLDS * 3 / 4, "{stolen:?}");
    assert!(stolen["chest"] > 0 && stolen["coin"] < WORLDS, "{stolen:?}");
}

/// Four seats have taken what they hold, all openly; then seat 1 has stolen from seat 0, and seat 2 from seat 1.
fn after_two_thefts(next: &str) -> Table {
    let given =
        shown("pearls").seats(4).draw(&format!("jewels chest coin gold candlestick candlestick {next}"));
    let mut table = given.start();
    for seat in [0, 1, 2, 3, 0] {
        table.play(seat, act("take"));
        table.play(seat, act("end_turn"));
    }
    for (thief, victim) in [(1, 0), (2, 1)] {
        table.play(thief, use_on(victim.into()));
        table.play(victim, act("accept"));
        table.play(thief, act("end_turn"));
    }
    table
}

/// NOT-38, R33: a chain of thefts is followed card by card.
#[test]
fn not_38_a_card_stolen_twice_is_followed() {
    let table = after_two_thefts("necklace");
    let hands = |world: &Table| world.hands()[..3].join(", ");
    let shares = [
        ("candlestick gold, candlestick jewels, pearls chest", 0.25),
        ("candlestick gold, candlestick pearls, jewels chest", 0.25),
        ("candlestick pearls, candlestick jewels, gold chest", 0.25),
        ("candlestick pearls, gold candlestick, jewels chest", 0.25),
    ];
    let sorted = shares.map(|(hands, share)| {
        let order = |hand: &str| {
            let mut cards = words(hand);
            cards.sort_by_key(|card| OBJECTS.iter().position(|object| object == card));
            cards.join(" ")
        };
        (hands.split(", ").map(order).collect::<Vec<_>>().join(", "), share)
    });
    assert_shares(
        &tally(&table, 3, hands),
        &sorted.each_ref().map(|(hands, share)| (hands.as_str(), *share)),
    );
}

/// NOT-38, NOT-58, R33: a card shown by the first victim says what both thieves can have.
#[test]
fn not_38_a_card_shown_at_one_end_of_a_chain_tells_of_the_other() {
    let mut table = after_two_thefts("chest");
    table.play(3, act("use"));
    let kept = if words(&table.hand(0)).contains(&"pearls".to_owned()) { "pearls" } else { "gold" };
    let stolen = if kept == "pearls" { "gold" } else { "pearls" };
    table.play(0, offer(kept));
    let with = |world: &Table| (1..3).find(|seat| words(&world.hand(*seat)).contains(&stolen.to_owned()));
    let place = |world: &Table| with(world).map_or("nobody".to_owned(), |seat| seat.to_string());
    assert_shares(&tally(&table, 3, place), &[("1", 0.5), ("2", 0.5)]);
}

/// NOT-39, R33: a robber knows the hand that it saw, and each card of it is as likely as another to be the one that was
/// stolen since.
#[test]
fn not_39_a_robber_allows_for_what_was_stolen_since() {
    let given = shown("pearls").hand(0, "gold").hand(1, "coin chest jewels necklace").seats(4);
    let mut table = given.hand(2, "gold").hand(3, "gold").draw("gold candlestick necklace").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("necklace"));
    table.play(0, act("end_turn"));
    table.play(1, act("take"));
    table.play(1, act("end_turn"));
    table.play(2, use_on(1));
    table.play(1, act("accept"));
    let stolen = stolen_from("coin gold candlestick pearls jewels chest", 1);
    let fifth = ["coin", "gold", "pearls", "jewels", "chest"].map(|card| (card, 0.2));
    assert_shares(&tally(&table, 0, stolen), &fifth);
}

/// NOT-76, R33: what everybody saw go into a pile is all that can come out of it, also unseen.
#[test]
fn not_76_gifts_from_a_known_pile_are_of_its_cards() {
    let given = given("deliver").hand(0, "coin coin gold gold chest chest").hand(1, "jewels");
    let mut table = given.hand(2, "pearls").discard_only("", 2).start();
    table.play(0, mission("three-pairs", "coin gold chest"));
    // Three gifts, the shown card, and two that are left.
    let (own, shown) = (table.hand(0), table.field("shown"));
    let pairs = |world: &Table| {
        let mut rest = words("coin coin gold gold chest chest");
        take(&mut rest, &own);
        take(&mut rest, shown.as_str().unwrap());
        let piled = world.draw();
        piled.iter().for_each(|card| take(&mut rest, card));
        // Each of the others has one of them; the one that was there before may be anything.
        let have = |one: usize, another: usize| {
            words(&world.hand(1)).contains(&rest[one]) && words(&world.hand(2)).contains(&rest[another])
        };
        (have(0, 1) || have(1, 0)).to_string()
    };
    assert_shares(&tally(&table, 0, pairs), &[("true", 1.0)]);
}

/// NOT-76, NOT-80, R33: what a seat gave away unseen can come back to anybody.
#[test]
fn not_80_purged_cards_come_out_of_the_pile_again() {
    let given = shown("jewels").discard_only("", 2).hand(0, "coin").hand(1, "pearls pearls pearls gold coin");
    let mut table = given.hand(2, "chest").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("coin"));
    table.play(0, act("end_turn"));
    table.play(1, discard("gold jewels"));
    // Of gold, three pearls and jewels, two cards are gone: one is shown, the other lies in the pile.
    let (shown, rest) = (table.field("shown"), "gold pearls pearls pearls jewels");
    let pile_and_hand = |world: &Table| {
        let mut rest = words(rest);
        take(&mut rest, shown.as_str().unwrap());
        let piled = world.draw();
        piled.iter().for_each(|card| take(&mut rest, card));
        assert_eq!(words(&world.hand(1)), rest);
        piled.join(" ")
    };
    let other = if shown == json!("gold") { "jewels" } else { "gold" };
    assert_shares(&tally(&table, 2, pile_and_hand), &[("pearls", 0.75), (other, 0.25)]);
}

/// R32, R33: a saved position tells nothing of what happened before.
#[test]
fn r32_a_loaded_game_has_no_story() {
    let table = Table::load(&after_a_theft("pearls", "gold").position());
    assert!(tally(&table, 0, stolen_from(ROBBED, 1)).len() > 10);
}

/// R32, R33: however long a game is, nothing that a seat is sure of is missing in the worlds that it imagines.
#[test]
fn r32_in_a_long_game_nothing_that_a_seat_is_sure_of_is_missing() {
    for (seats, seed) in [(3, 1), (5, 2), (7, 3)] {
        let track = vec![4; 60];
        let mut table = Table::dealt(seats, seed, json!({"track": track}));
        let mut guess = Guess::new(seed);
        let mut actions = 0;
        while let Some((seat, action)) = any_action(&table, &mut guess) {
            table.play(seat, action);
            actions += 1;
            if actions % 25 != 0 {
                continue;
            }
            for seat in 0..seats {
                let memory = table.memory(seat);
                let world = Table::with(table.game.redeal(Seat(seat), &mut guess)).position();
                for (owner, cards) in memory["hands"].as_object().unwrap() {
                    let hand = &world["seats"][owner.parse::<usize>().unwrap()]["hand"];
                    for (card, count) in cards.as_object().unwrap() {
                        assert!(hand[card].as_u64() >= count.as_u64(), "{cards} in {hand}");
                    }
                }
                for (card, count) in memory["discard"].as_object().unwrap() {
                    assert!(world["discard"][card].as_u64() >= count.as_u64());
                }
            }
        }
        assert!(actions > 300, "{actions} actions are no long game");
    }
}

/// R33: nothing that was seen is ever forgotten, however long the game: no world has fewer cards of a kind in some hands
/// together than somebody who never loses count knows to be there.
#[test]
fn r33_in_a_long_game_nothing_is_imagined_that_counting_refutes() {
    let mut imagined = 0;
    for seed in 0..6 {
        let seats = 3 + (seed % 3) as usize;
        let mut table = Table::dealt(seats as u8, seed, json!({}));
        let mut counters: Vec<Counter> = (0..seats).map(|observer| Counter::new(observer, seats)).collect();
        let mut guess = Guess::new(seed);
        for action in 0.. {
            let Some((speaker, chosen)) = any_action(&table, &mut guess) else {
                break;
            };
            table.play(speaker, chosen);
            for (observer, counter) in (0..).zip(&mut counters) {
                table.seen_events(seat(observer)).iter().for_each(|event| counter.hear(event));
            }
            if action % 4 != 0 || table.field("phase") == "over" {
                continue;
            }
            let observer = guess.below(seats as u32) as usize;
            assert_eq!(counters[observer].refutes(&table.position()), None, "what happened is possible");
            let world = Table::with(table.game.redeal(Seat(observer as u8), &mut guess)).position();
            let refuted = counters[observer].refutes(&world);
            assert_eq!(refuted, None, "seed {seed}, after {action} actions, to seat {observer}");
            imagined += 1;
        }
    }
    assert!(imagined > 300, "{imagined}");
}

/// NOT-52, R33: a card that somebody put under the pile, and that another has drawn since, is one of the two that this
/// one laid or put back.
#[test]
fn not_52_a_card_put_back_is_kept_or_put_back_by_whoever_draws_it() {
    let given = shown("gold").hand(0, "coin").hand(1, "coin").hand(2, "coin").draw("gold gold coin");
    let given = given.laid(1, "ambush-red ambush-green").laid(2, "ambush-coin-chest ambush-yellow");
    let pile =
        "ambush-coin-candlestick ambush-candlestick-pearls ambush-pearls-jewels ambush-jewels-necklace";
    let mut table = given.ambush_top(pile).start();
    for (seat, card) in [(0, "coin-candlestick"), (1, "pearls-jewels"), (2, "necklace-chest")] {
        table.play(seat, act("use"));
        table.play(seat, keep(&format!("ambush-{card}")));
        table.play(seat, act("end_turn"));
    }
    let put_back = json!("ambush-candlestick-pearls");
    let place = |world: &Table| {
        let last = |row: Value| row.as_array().unwrap().last().cloned();
        if last(world.laid(2)).as_ref() == Some(&put_back) {
            "laid"
        } else if last(world.field("ambush_pile")).as_ref() == Some(&put_back) {
            "put back"
        } else {
            "elsewhere"
        }
    };
    // One time in five the other card of the two was green, so that seat 2 had no choice.
    assert_shares(&tally(&table, 0, |world| place(world).to_owned()), &[("laid", 0.6), ("put back", 0.4)]);
}

/// NOT-52, NOT-53, NOT-69, R33: where one can think of every way in which the ambush cards may lie, nothing impossible is
/// imagined, and where only a few ways are possible, all of them are, each as often as it should be.
#[test]
fn not_52_ambush_cards_lie_only_where_they_can() -> Result<(), Fault> {
    let (mut imagined, mut all_met) = (0, 0);
    let mut shares = Shares::default();
    for seed in 0..16 {
        let mut guess = Guess::new(seed);
        let observer = guess.below(3) as usize;
        let mut table = few_hidden_ambushes(observer, &mut guess);
        let mut thinker = AmbushThinker::new(observer, &table.position());
        for _ in 0..150 {
            let Some((speaker, action)) = any_ambush_action(&table, &mut guess) else {
                break;
            };
            table.play(speaker, action);
            let events = table.seen_events(seat(observer as u8));
            events.iter().for_each(|event| thinker.hear(event));
            if table.field("phase") == "over" {
                break;
            }
            if !events.iter().any(|event| event["type"].as_str().unwrap().starts_with("ambush_")) {
                continue;
            }
            let mut met = BTreeSet::new();
            let few = thinker.worlds().len() <= 4;
            for _ in 0..if few { 80 } else { 10 } {
                let world = Table::with(table.game.redeal(Seat(observer as u8), &mut guess)).position();
                let world = thinker.world_of(&world);
                assert!(
                    thinker.worlds().contains_key(&world),
                    "seed {seed}: {world:?} from {}",
                    table.position()
                );
                met.insert(world);
                imagined += 1;
            }
            if few {
                assert!(
                    met.iter().eq(thinker.worlds().keys()),
                    "seed {seed}: worlds that are never imagined"
                );
                all_met += 1;
            }
            if thinker.worlds().len() <= 40 {
                let redeal = |_| table.game.redeal(Seat(observer as u8), &mut guess);
                let worlds =
                    (0..400).map(redeal).map(|world| thinker.world_of(&Table::with(world).position()));
                shares.compare(thinker.worlds(), worlds)?;
            }
        }
    }
    assert!(imagined > 1000 && all_met > 10, "{imagined} {all_met}");
    assert!(shares.moments() > 20, "{shares:?}");
    shares.are_off_by_less_than(0.01, 0.1)
}

/// A table at which much is laid and delivered, and at which the observer has laid four of the nine ambush cards.
fn few_hidden_ambushes(observer: usize, guess: &mut Guess) -> Table {
    let mut ambushes: Vec<String> = PAIRS.iter().map(|pair| (*pair).to_owned()).collect();
    guess.shuffle(&mut ambushes);
    let laid = ambushes.split_off(2).join(" ");
    let colors = COLORS[..3].iter().map(|color| format!("ambush-{color}"));
    ambushes.extend(colors);
    guess.shuffle(&mut ambushes);
    let mut draw = words("gold gold gold gold pearls pearls pearls jewels jewels jewels coin coin chest");
    guess.shuffle(&mut draw);
    let given = given("deliver").laid(observer, &laid).ambush_top(&ambushes.join(" ")).draw(&draw.join(" "));
    let given =
        given.hand(0, "pearls pearls pearls").hand(1, "jewels jewels jewels").hand(2, "coin coin coin");
    given.option("track", json!(vec![1; 40])).seed(guess.number() % 1000).start()
}

/// Something that somebody may do now, if possible with an ambush.
fn any_ambush_action(table: &Table, guess: &mut Guess) -> Option<(u8, Value)> {
    let tries: Vec<(u8, Value)> = (0..4).map_while(|_| any_action(table, guess)).collect();
    let has_to_do = |(_, action): &&(u8, Value)| {
        let shown_gold = table.field("shown") == "gold";
        action["type"] == "spring" || action["type"] == "deliver" || (shown_gold && action["type"] == "use")
    };
    tries.iter().find(has_to_do).or(tries.first()).cloned()
}

/// R33: in short games on which one can think through to the end, nothing impossible is ever imagined, and where only a
/// few worlds are possible, all of them are.
#[test]
fn r33_only_possible_worlds_are_imagined() {
    let (mut imagined, mut thefts, mut all_met) = (0, 0, 0);
    for seed in 0..80 {
        let mut guess = Guess::new(seed);
        let observer = guess.below(3) as usize;
        let mut table = few_hidden_cards(observer, &mut guess);
        let mut thinker = Thinker::new(observer, &table.position());
        for _ in 0..60 {
            let Some((speaker, action)) = any_action(&table, &mut guess) else {
                break;
            };
            table.play(speaker, action);
            for event in table.seen_events(seat(observer as u8)) {
                thefts += usize::from(event["type"] == "swapped" && event["card"].is_null());
                thinker.hear(&event);
            }
            if table.field("phase") == "over" || thinker.gives_up() {
                break;
            }
            let mut met = BTreeSet::new();
            let few = thinker.worlds().len() <= 4 && ["choose", "deliver"].contains(&table.game.phase());
            for _ in 0..if few { 400 } else { 10 } {
                let world = Table::with(table.game.redeal(Seat(observer as u8), &mut guess)).position();
                let world = thinker.world_of(&world);
                assert!(
                    thinker.worlds().contains_key(&world),
                    "seed {seed}: {world:?} from {}",
                    table.position()
                );
                met.insert(world);
                imagined += 1;
            }
            if few {
                assert!(
                    met.iter().eq(thinker.worlds().keys()),
                    "seed {seed}: worlds that are never imagined"
                );
                all_met += 1;
            }
        }
    }
    assert!(imagined > 5000 && thefts > 100 && all_met > 20, "{imagined} {thefts} {all_met}");
}

/// R33: and in such games each world is imagined as often as it should be, wherever they are few enough to count. Short
/// stories are told exactly; of long ones some hundred ways are remembered, so their shares are off by chance.
#[test]
fn r33_every_possible_world_is_imagined_as_often_as_it_should_be() -> Result<(), Fault> {
    let mut shares = Shares::default();
    for seed in 100..140 {
        let mut guess = Guess::new(seed);
        let observer = guess.below(3) as usize;
        let mut table = few_hidden_cards(observer, &mut guess);
        let mut thinker = Thinker::new(observer, &table.position());
        for _ in 0..40 {
            let Some((speaker, action)) = any_action(&table, &mut guess) else {
                break;
            };
            table.play(speaker, action);
            let events = table.seen_events(seat(observer as u8));
            events.iter().for_each(|event| thinker.hear(event));
            if table.field("phase") == "over" || thinker.gives_up() {
                break;
            }
            let is_between_actions = ["choose", "deliver"].contains(&table.game.phase());
            if events.is_empty() || !is_between_actions || thinker.worlds().len() > 20 {
                continue;
            }
            let imagine = |_| {
                let world = Table::with(table.game.redeal(Seat(observer as u8), &mut guess)).position();
                thinker.world_of(&world)
            };
            let imagined: Vec<_> = (0..600).map(imagine).collect();
            shares.compare(thinker.worlds(), imagined)?;
        }
    }
    assert!(shares.moments() > 50, "{shares:?}");
    shares.are_off_by_less_than(0.015, 0.2)
}

/// A table at which nearly all cards lie in the observer's loot.
fn few_hidden_cards(observer: usize, guess: &mut Guess) -> Table {
    let mut cards = words(
        "candlestick candlestick candlestick candlestick candlestick pearls pearls pearls coin coin jewels \
         jewels chest necklace",
    );
    guess.shuffle(&mut cards);
    let mut next = |count: usize| cards.split_off(cards.len() - count).join(" ");
    let mut given = given("deliver").turn(guess.below(3) as usize).sheriff(i64::from(guess.below(12)));
    for seat in 0..3 {
        given = given.hand(seat, &next(2));
    }
    let given = given.draw(&next(6)).discard_only(&next(2), observer).seed(guess.number() % 1000);
    given.start()
}

/// Something that somebody may do now; `None` after the end.
fn any_action(table: &Table, guess: &mut Guess) -> Option<(u8, Value)> {
    let pending = table.pending();
    if pending.is_empty() {
        return None;
    }
    let seat = pending[guess.below(pending.len() as u32) as usize];
    let legal = table.legal(seat);
    let mut action = legal[guess.below(legal.len() as u32) as usize].clone();
    if action["type"] == "discard" {
        let mut hand = words(&table.hand(seat.into()));
        guess.shuffle(&mut hand);
        hand.truncate(action["cards"]["min"].as_u64().unwrap() as usize);
        action["cards"] = json!(hand);
    }
    Some((seat, action))
}
