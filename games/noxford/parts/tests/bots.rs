//! The three levels at Noxford.

use besace_bots::checks::{self, deal};
use besace_bots::{Budget, Level, Sight, suggest};
use besace_noxford::{Action, Noxford};
use besace_noxford_parts::Parts;
use besace_table::{Game, Guess, Seat};
use serde_json::json;

/// Every phase in which somebody decides.
const PHASES: [&str; 2] = ["turn", "gear"];

#[test]
fn every_suggestion_is_legal_in_whole_games_of_every_level_and_size() {
    checks::every_suggestion_is_legal::<Parts>(2..=4);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons() {
    checks::the_same_seed_gives_the_same_move_and_reasons::<Parts>(3);
}

#[test]
fn no_bot_of_any_level_can_tell_the_true_world_from_an_imagined_one() {
    let games = vec![deal::<Parts>(3, 4)];
    checks::no_level_can_tell_the_true_world_from_an_imagined_one::<Parts>(games, 2, &PHASES);
}

#[test]
fn every_suggestion_but_a_novices_says_how_it_was_found_and_every_one_what_it_does() {
    checks::every_suggestion_says_why::<Parts>(vec![deal::<Parts>(2, 3)], 1, &PHASES);
}

/// Red has its Master left, and behind it the end. Blue leads by the grand district alone, in which a Master beside it
/// would count for two.
fn last_card() -> Noxford {
    let red =
        ["lieutenant", "lieutenant", "tough", "tough", "tough", "punk", "punk", "punk-gear", "punk-gear"];
    let row = red
        .iter()
        .zip(0..)
        .map(|(kind, at)| json!({"x": 4 + 2 * at, "y": 0, "o": "upright", "cards": [format!("red-{kind}")]}));
    let start = [
        json!({"x": 0, "y": 0, "o": "upright", "cards": ["district-grand"]}),
        json!({"x": 0, "y": 3, "o": "upright", "cards": ["blue-punk"]}),
        json!({"x": 2, "y": 0, "o": "upright", "cards": ["district-mask"]}),
    ];
    let blue = ["lieutenant", "lieutenant", "tough", "tough", "tough", "punk", "punk-gear", "punk-gear"];
    let mut blue: Vec<String> = blue.iter().map(|kind| format!("blue-{kind}")).collect();
    let deck = blue.split_off(3);
    let neutral = [
        "district-diamond",
        "district-wine",
        "district-airship",
        "district-dice",
        "district-diamond-wine",
        "district-wine-airship",
        "district-airship-dice",
        "district-dice-mask",
        "district-diamond-mask",
        "district-grand",
        "barracks",
        "barracks",
        "barracks",
    ];
    let position = json!({
        "game": "noxford", "version": 1, "phase": "turn", "turn": 0, "gear": null, "passes": 0,
        "seats": [
            {"color": "red", "master": true, "hand": [], "deck": []},
            {"color": "blue", "master": true, "hand": blue, "deck": deck},
        ],
        "city": start.into_iter().chain(row).collect::<Vec<_>>(),
        "display": &neutral[..3], "neutral_deck": &neutral[3..],
    });
    Noxford::load(&position).expect("it is a position")
}

#[test]
fn a_regular_and_an_expert_end_the_game_with_the_district_that_wins_it() {
    let game = last_card();
    for level in [Level::Regular, Level::Expert] {
        let sight = Sight::new(&game, &[], Seat(0));
        let found = suggest::<Parts>(&sight, level, Budget::Iterations(2_000), &mut Guess::new(1)).unwrap();
        let (Action::Place { card, .. } | Action::Cover { card, .. }) = found.action else {
            panic!("{level:?}: {:?}", found.action)
        };
        assert!(card.is_master(), "{level:?}: {:?}", found.action);
        let reasons: Vec<_> = found.reasons.iter().map(|reason| reason.reason).collect();
        assert!(reasons.contains(&"gains") && reasons.contains(&"hurts"), "{level:?}: {reasons:?}");
    }
}
