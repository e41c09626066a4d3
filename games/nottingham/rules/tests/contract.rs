//! Nottingham keeps the contract: the checks for every game, and its golden games.

use besace_nottingham::{Action, AmbushPairs, Card, Event, MissionValues, Nottingham, Options, Track};
use besace_table::checks::{self, Fault, Golden, Plan};
use besace_table::{FirstPlayer, Guess, Seat};

fn plan() -> Plan<Nottingham> {
    Plan {
        games: 2,
        options: |seats| {
            // On a short way with small numbers the cards run out, and hands are purged.
            let purging = Track::new(&[2, 1, 3, 0, 1, 2]).unwrap();
            let first_player = FirstPlayer::Seat(Seat(seats - 1));
            vec![Options::default(), Options { track: purging, first_player, ..Options::default() }]
        },
        samples: 3,
        ..Plan::new(20_000, &["hand", "ambushes", "ambush_pile", "drawn", "draw", "rng"], Event::opens)
    }
}

besace_table::contract!(plan, view: "../src/view.rs");

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    checks::golden_games(FOLDER, &golden_games(), player, checks::out_of_turn)
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

fn golden_games() -> Vec<Golden<Nottingham>> {
    let golden = |name, seats, seed, options| Golden { name, seats, seed, options };
    // With many gifts and a long way home every mission is done twice.
    let generous = Track::new(&[12; 60]).unwrap();
    // Many gifts, and now and then a small number: the cards run out.
    let spent = Track::new(&[20, 20, 20, 20, 20, 20, 20, 20, 7, 20, 20, 7, 20, 20, 6, 3]).unwrap();
    let last = FirstPlayer::Seat(Seat(3));
    // Missions and ambushes of the table's own.
    let mission_values = MissionValues::new([[8, 3], [50, 40], [12, 12], [9, 0]]).unwrap();
    let ambush_pairs = AmbushPairs::new([
        [Card::Coin, Card::Pearls],
        [Card::Pearls, Card::Necklace],
        [Card::Necklace, Card::Candlestick],
        [Card::Candlestick, Card::Chest],
        [Card::Chest, Card::Jewels],
        [Card::Jewels, Card::Coin],
    ])
    .unwrap();
    let own = Options { mission_values, ambush_pairs, ..Options::default() };
    vec![
        golden("four-seats-missions-and-ambushes-of-their-own", 4, 1, own),
        golden("three-seats-all-missions-done", 3, 1, Options { track: generous, ..Options::default() }),
        golden("four-seats-begun-by-the-last", 4, 2, Options { first_player: last, ..Options::default() }),
        golden("five-seats-deliveries-fail", 5, 4, Options::default()),
        golden("six-seats-two-ambushes-on-one-delivery", 6, 9, Options::default()),
        golden("seven-seats-hands-are-purged", 7, 5, Options { track: spent, ..Options::default() }),
    ]
}

/// What a reader should be able to find in the golden games: every action, and what happens seldom.
#[test]
fn the_golden_games_show_everything() {
    let texts =
        std::fs::read_dir(FOLDER).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let texts: Vec<String> = texts.collect();
    let actions = [
        "take",
        "use",
        "defend",
        "accept",
        "pick",
        "offer",
        "accept_offer",
        "refuse",
        "keep",
        "end_turn",
        "deliver",
        "mission",
        "spring",
        "decline",
        "discard",
    ];
    let lines = || texts.iter().flat_map(|text| text.lines());
    for action in actions {
        let written = format!("{{\"type\":\"{action}\"");
        assert!(lines().any(|line| line.starts_with("seat ") && line.contains(&written)), "{action}");
    }
    let seldom = [
        "\"type\":\"delivery_failed\"",
        "\"shared\":true",
        "\"type\":\"reshuffled\"",
        "\"type\":\"purged\"",
        "\"reason\":\"sheriff-home\"",
        "\"reason\":\"missions-done\"",
    ];
    for event in seldom {
        assert!(lines().any(|line| line.contains(event)), "{event}");
    }
    assert!(texts.iter().any(|text| has_two_ambushes_on_one_delivery(text)));
}

fn has_two_ambushes_on_one_delivery(text: &str) -> bool {
    let deliveries = text.split("\"type\":\"delivering\"").skip(1);
    deliveries
        .map(|after| after.split("\"type\":\"turned_up\"").next().unwrap_or(after))
        .any(|delivery| delivery.matches("\"type\":\"ambush_sprung\"").count() > 1)
}

/// Somebody who plays the golden games as a beginner would: gathers cards of a kind, does missions when it can, seldom
/// holds an ambush back, and is not always sure.
fn player(game: &Nottingham, seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    let hand = game.hand(seat);
    let mut likings: Vec<i32> = Vec::with_capacity(choices.len());
    for action in choices {
        let liking = match action {
            Action::Mission { .. } => 30,
            Action::Spring { .. } => 12,
            Action::Deliver { count, .. } => 4 + i32::from(*count),
            Action::Defend | Action::Use { .. } => 4,
            Action::Take => game.shown().map_or(0, |card| 2 * i32::from(hand.count(card))),
            Action::Pick { card } => 3 * i32::from(hand.count(*card)),
            Action::AcceptOffer { seat } => game
                .answer(*seat)
                .map_or(0, |offer| offer.iter().map(|card| 1 + i32::from(hand.count(card))).sum()),
            Action::Offer { cards } => {
                -cards.0.iter().map(|card| 2 * i32::from(hand.count(card))).sum::<i32>()
            }
            Action::EndTurn => 3,
            _ => 0,
        };
        likings.push(2 * liking + guess.below(12) as i32);
    }
    (0..choices.len()).max_by_key(|choice| likings[*choice])
}
