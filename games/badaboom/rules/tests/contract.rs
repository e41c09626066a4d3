//! Badaboom keeps the contract: the checks for every game, and its golden games.

use besace_badaboom::{Action, Aim, Back, Badaboom, BombCard, Card, Event, Options};
use besace_table::checks::{self, Fault, Golden, Plan};
use besace_table::{FirstPlayer, Game, Guess, Seat, Viewer};

fn plan() -> Plan<Badaboom> {
    Plan {
        games: 1,
        options: |seats| {
            let first_player = FirstPlayer::Seat(Seat(seats - 1));
            vec![Options::default(), Options { goal: 4, first_player }]
        },
        uncovered: &["storage_top"],
        // Slots with a Mechanism are alike: only one of them is listed, and all can be taken (GOB-87).
        judged_on_play: |action| match action {
            Action::Take { .. } => true,
            Action::Trick(play) => matches!(play.aim, Aim::Slot { .. }),
            _ => false,
        },
        ..Plan::new(20_000, &["bin", "deck", "answers", "rng"], Event::opens)
    }
}

besace_table::contract!(plan, view: "../src/view.rs");

/// The top of the storage is in views and in no event. The plan tells the leak check so; without that, the check finds
/// fault.
#[test]
fn only_the_top_of_the_storage_is_told_by_views_alone() {
    let fault = checks::worlds_that_look_the_same_go_on_looking_the_same(&Plan { uncovered: &[], ..plan() });
    let fault = fault.expect_err("a view shows a card that no event tells").to_string();
    assert!(fault.contains("storage_top"), "{fault}");
}

#[test]
fn the_golden_games_are_played_as_ever() -> Result<(), Fault> {
    checks::golden_games(FOLDER, &golden_games(), player, checks::out_of_turn)
}

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games");

fn golden_games() -> Vec<Golden<Badaboom>> {
    let golden = |name, seats, seed, goal, first_player| Golden {
        name,
        seats,
        seed,
        options: Options { goal, first_player },
    };
    let random = FirstPlayer::Random;
    vec![
        golden("three-seats-nobody-dares-and-bombs-rust", 3, 0, PATIENT_GOAL, random),
        golden("three-seats-a-long-way-to-the-goal", 3, 14, 15, random),
        golden("four-seats-a-shared-victory", 4, 14, 5, random),
        golden("four-seats-the-usual-goal", 4, 22, 10, random),
        golden("five-seats-begun-by-the-last", 5, 29, 5, FirstPlayer::Seat(Seat(4))),
        golden("six-seats-a-short-game", 6, 46, 5, random),
    ]
}

/// What a reader should find in the golden games: every card at work, and everything that is rare.
#[test]
fn the_golden_games_show_everything() {
    let texts =
        std::fs::read_dir(FOLDER).unwrap().map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
    let texts: Vec<String> = texts.collect();
    let shows = |what: &str, card: &str| {
        let lines = || texts.iter().flat_map(|text| text.lines());
        let event = format!("    {{\"type\":\"{what}\"");
        assert!(
            lines().any(|line| line.starts_with(&event) && line.contains(&format!("\"{card}\""))),
            "{what} {card}"
        );
    };
    for card in Card::all().filter(|card| *card != Card::MECHANISM && *card != Card::NUH_UH) {
        match card.back() {
            Back::Gadget => shows("exploded", card.id()),
            _ if card.id().starts_with("mission-") => shows("mission_shown", card.id()),
            _ => shows("trick_resolved", card.id()),
        }
    }
    BombCard::all().for_each(|bomb| shows("exploded", bomb.id()));
    for seldom in ["cancelled", "disarmed", "rusted", "reshuffled", "recycled"] {
        shows(seldom, "type");
    }
    let winners =
        |text: &String| text.lines().last().unwrap().split("\"winners\":[").nth(1).unwrap().contains(',');
    assert!(texts.iter().any(winners) && !texts.iter().all(winners), "one winner, and several");
}

/// With this goal nobody touches a bomb: the game is ended by rust.
const PATIENT_GOAL: u8 = 3;

/// Somebody who plays the golden games as a beginner would: likes to play tricks and to tinker, and is not always sure.
fn player(game: &Badaboom, seat: Seat, choices: &[Action], guess: &mut Guess) -> Option<usize> {
    let view = game.view(Viewer::Seat(seat));
    let dares = view.options.goal != PATIENT_GOAL;
    let is_in_danger = view.blast.is_some_and(|blast| blast.contains(seat));
    let liking = |action: &Action| match action {
        Action::Pass | Action::Skip if dares => 2,
        Action::Pass | Action::Skip => 12,
        Action::Cancel => 5,
        Action::Trick(_) => 3 + 2 * i32::from(is_in_danger),
        Action::Take { recycle, .. } => 6 - i32::from(*recycle),
        Action::Put { card } => {
            3 * i32::from(card.back() == Back::Gadget || is_in_danger && card.back() == Back::Mechanism)
        }
    };
    let likings: Vec<i32> = choices.iter().map(|action| liking(action) + guess.below(6) as i32).collect();
    (0..choices.len()).max_by_key(|choice| likings[*choice])
}
