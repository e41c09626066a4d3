//! Worlds that a seat cannot tell from the true one: what it knows stays, the rest is dealt fairly.

use super::table::*;
use besace_table::{Game, Guess, Seat};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

const WORLDS: usize = 3000;

/// Worlds as one seat may imagine them.
fn imagined(table: &Table, seat: u8) -> impl Iterator<Item = Table> {
    let mut guess = Guess::new(1);
    (0..WORLDS).map(move |_| Table::with(table.game.redeal(Seat(seat), &mut guess)))
}

/// The share of the worlds in which something holds lies within a twentieth of what it should be.
#[track_caller]
fn assert_share(share: f64, expected: f64) {
    assert!((share - expected).abs() < 0.05, "{share} instead of {expected}");
}

fn trumpets(cards: &str) -> usize {
    cards.matches("trumpet").count()
}

/// JER-51, JER-54: an imagined world looks to the seat as the true one does, and it is a position of the game.
#[test]
fn jer_54_an_imagined_world_looks_the_same() {
    let first_wall = given().first_wall().first(0, "red-3").first(1, "red-4");
    let fill = given().fill(1).chosen(0, "red-3").chosen(1, "red-4");
    let play = given().round(2).won(1, "red-3 red-3").wall(2, "blue", "4 T").removed(2);
    let spent = given().round(3).hand_size(1, 2).draw_only("scoring");
    for given in [first_wall, fill, play, spent, given().over()] {
        let table = given.start();
        for viewer in 0..3 {
            for world in imagined(&table, viewer).take(50) {
                assert_eq!(world.view(seat(viewer)), table.view(seat(viewer)));
                assert_eq!(world.legal(viewer), table.legal(viewer));
                Table::load(&world.position());
            }
        }
    }
}

/// JER-51: what a seat has seen it knows: its own additions, what fell, what was left and what was won.
#[test]
fn jer_51_what_a_seat_has_seen_stays_where_it_is() {
    let given = given().draw("blue-3 scoring red-5").supply("brown-3 brown-4 brown-5").wall(1, "red", "7");
    let mut table = given.wall(2, "brown", "1").hand(0, "red-4 trumpet").hand(1, "blue-7 trumpet").start();
    table.play(0, supply("red-4"));
    table.play(1, supply("blue-7"));
    assert_eq!((table.won(1), table.won(2)), ("red-4".into(), "brown-3 brown-4 brown-5".into()));
    assert_eq!(table.supply(), "blue-7");
    for world in imagined(&table, 0).take(50) {
        assert_eq!((world.won(1), world.won(2)), (table.won(1), table.won(2)));
        assert_eq!(world.supply(), "blue-7");
    }
}

/// JER-51: a seat knows what it supplied itself, and not what another did.
#[test]
fn jer_51_a_seat_knows_its_own_additions_alone() {
    let mut table = given().fill(1).hand(0, "red-7").hand(1, "blue-7").hand(2, "brown-7").start();
    for (seat, card) in [(0, "red-7"), (1, "blue-7"), (2, "brown-7")] {
        table.play(seat, supply(card));
    }
    assert!(imagined(&table, 0).all(|world| world.supply().contains("red-7")));
    let blue = imagined(&table, 0).filter(|world| world.supply().contains("blue-7")).count();
    assert!(blue < WORLDS / 10, "{blue}");
}

/// R19: unknown cards are as likely in one hidden place as in another: hands, the supply, the draw pile.
#[test]
fn r19_hidden_cards_lie_anywhere_alike() {
    // Seat 0 sees its five cards only. 105 cards are hidden, 3 of them scoring cards: 10 in hands, 3 in the supply.
    let table = given().hand(0, "red-3 red-3 red-3 red-3 red-3").start();
    let mean = |count: fn(&Table) -> usize| {
        imagined(&table, 0).map(|world| count(&world)).sum::<usize>() as f64 / WORLDS as f64
    };
    let share = 22.0 / 102.0;
    assert_share(mean(|world| trumpets(&world.hand(1))), 5.0 * share);
    assert_share(mean(|world| trumpets(&world.hand(2))), 5.0 * share);
    assert_share(mean(|world| trumpets(&world.supply())), 3.0 * share);
    let on_top = |world: &Table| usize::from(world.draw()[0] == "trumpet");
    assert_share(mean(on_top), share);
}

/// R19: won piles hold no trumpet, and that they hold none makes no other place likelier than the rest.
#[test]
fn r19_loaded_won_piles_do_not_crowd_trumpets_into_hands() {
    // Seat 0 sees its three cards. Of the other 104, 30 lie in won piles; the 22 trumpets are among the 74 others.
    let won = "white-3 white-3 white-3 white-3 white-3 white-4 white-4 white-4 white-4 white-5 white-5 white-5 \
               blue-1 blue-1 blue-1 blue-1 blue-3 blue-3 blue-3 blue-3 blue-3 blue-4 blue-4 blue-4 blue-4 blue-5 \
               blue-5 blue-5 blue-7 white-7";
    let table = given().round(3).won(2, won).hand(0, "red-3 red-3 red-3").start();
    let mean = |count: fn(&Table) -> usize| {
        imagined(&table, 0).map(|world| count(&world)).sum::<usize>() as f64 / WORLDS as f64
    };
    let share = 22.0 / 74.0;
    assert!(imagined(&table, 0).all(|world| trumpets(&world.won(2)) == 0));
    assert_share(mean(|world| trumpets(&world.hand(1))), 3.0 * share);
    assert_share(mean(|world| trumpets(&world.hand(2))), 3.0 * share);
    assert_share(mean(|world| trumpets(&world.supply())), 3.0 * share);
}

/// R19: another's hidden answer is any card that it may have chosen; a trumpet was laid first only from a hand of
/// nothing else.
#[test]
fn r19_a_hidden_answer_is_any_card_that_may_be_chosen() {
    let table = given().first_wall().first(1, "red-7").start();
    let first = |world: &Table| world.position()["seats"][1]["first"].as_str().unwrap().to_owned();
    assert!(imagined(&table, 0).all(|world| first(&world) != "trumpet"));
    let kinds: BTreeSet<_> = imagined(&table, 0).map(|world| first(&world)).collect();
    // Seat 0 holds all the yellow 1s; every other kind of wall card may lie there.
    assert_eq!(table.hand(0), "white-1 yellow-1 yellow-1 yellow-1 yellow-1 yellow-3 yellow-3");
    assert_eq!(kinds.len(), 24, "{kinds:?}");

    let table = given().fill(2).chosen(1, "red-7").hand(0, "white-1 white-1 white-1 white-1 red-1").start();
    let chosen = |world: &Table| world.position()["chosen"]["1"].as_str().unwrap().to_owned();
    let often = imagined(&table, 0).filter(|world| chosen(world) == "trumpet").count();
    assert_share(often as f64 / WORLDS as f64, 22.0 / 102.0);
}

/// R20: a scoring card lies anywhere in what is left of its pile of JER-11.
#[test]
fn r20_scoring_cards_lie_in_what_is_left_of_their_piles() {
    let mut table = super::components::dealt(3, 4, json!(0));
    for seat in [0, 1, 2, 0, 1, 2] {
        let action = table.legal(seat)[0].clone();
        table.play(seat, action);
    }
    let places = |world: &Table| {
        let draw = world.draw();
        (0..draw.len()).filter(|at| draw[*at] == "scoring").collect::<Vec<_>>()
    };
    let mut turns = 0;
    while table.game.round() == 1 {
        let piles = [(15, 30), (45, 59), (74, 88)]
            .map(|(first, last): (usize, usize)| (first.saturating_sub(turns), last - turns));
        if turns % 9 == 0 {
            let mut found = [const { BTreeMap::new() }; 3];
            for world in imagined(&table, 1) {
                for (found, place) in found.iter_mut().zip(places(&world)) {
                    *found.entry(place).or_insert(0) += 1;
                }
            }
            for (found, (first, last)) in found.iter().zip(piles) {
                assert!(found.keys().copied().eq(first..=last), "{found:?}");
                let share = 1.0 / found.len() as f64;
                found.values().for_each(|count| assert_share(f64::from(*count) / WORLDS as f64, share));
            }
        }
        let seat = table.pending()[0];
        let action = table.legal(seat).pop().unwrap();
        table.play(seat, action);
        turns += 1;
    }
    let later = imagined(&table, 1).take(100).all(|world| places(&world).len() == 2);
    assert!(later && turns >= 16);
}

/// R20: where a position made by hand leaves a scoring card no place in its pile, any place will do.
#[test]
fn r20_in_a_position_made_by_hand_scoring_cards_lie_anywhere() {
    let table = given().draw_only("red-7 red-5").start();
    let on_top = imagined(&table, 0).filter(|world| world.draw()[0] == "scoring").count();
    assert_eq!(table.draw().len(), 5);
    assert_share(on_top as f64 / WORLDS as f64, 3.0 / 5.0);
}

/// R21: whoever lays a trumpet first has shown a hand of trumpets; nobody imagines anything else in it until it may
/// have been played.
#[test]
fn r21_a_trumpet_laid_first_shows_a_hand_of_trumpets() {
    let seven = "trumpet trumpet trumpet trumpet trumpet trumpet trumpet";
    let mut table = given().first_wall().turn(1).hand(1, seven).draw("red-7").start();
    for (seat, card) in [(0, "white-1"), (1, "trumpet"), (2, "white-1")] {
        table.play(seat, lay(card));
    }
    for seat in 0..3 {
        let card = words(&table.hand(usize::from(seat))).pop().unwrap();
        table.play(seat, supply(&card));
    }
    let least = |table: &Table, zone: fn(&Table) -> String| {
        imagined(table, 0).map(|world| trumpets(&zone(&world))).min().unwrap()
    };
    assert_eq!(least(&table, |world| world.hand(1)), 5);
    assert_eq!(least(&table, Table::supply), 1);
    // A hand that is fully known cannot supply anything unknown.
    let mut supplied = table.clone();
    supplied.play(1, supply("trumpet"));
    assert_eq!(least(&supplied, Table::supply), 2);
    assert_eq!(least(&supplied, |world| world.hand(1)), 4);
    // A trumpet against a colour is one of them; a card supplied unseen may be one, or the card just drawn.
    table.play(1, trumpet("red"));
    assert_eq!(least(&table, |world| world.hand(1)), 4);
    table.play(2, supply("yellow-3"));
    table.play(0, supply(&words(&table.hand(0))[0]));
    table.play(1, supply("red-7"));
    assert_eq!(least(&table, |world| world.hand(1)), 3);
}

/// JER-53: after the end only the order of the draw pile is left to imagine.
#[test]
fn jer_53_after_the_end_only_the_draw_piles_order_is_unknown() {
    let table = given().over().won(1, "red-7").start();
    let without_draw = |table: &Table| {
        let mut position = table.position();
        position["draw"] = Value::Null;
        position
    };
    let mut orders = BTreeSet::new();
    for world in imagined(&table, 2).take(20) {
        assert_eq!(without_draw(&world), without_draw(&table));
        orders.insert(world.draw());
    }
    assert_eq!(orders.len(), 20);
}
