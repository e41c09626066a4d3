//! The three levels at Toll.

use besace_bots::checks::{self, deal};
use besace_bots::{Budget, Level, Sight, suggest};
use besace_table::{Game, Guess, Seat};
use besace_toll::{Action, Toll};
use besace_toll_parts::Parts;
use serde_json::json;

/// Every phase in which somebody decides.
const PHASES: [&str; 2] = ["seal", "gate"];

#[test]
fn every_suggestion_is_legal_in_whole_games_of_every_level_and_size() {
    checks::every_suggestion_is_legal::<Parts>(3..=5);
}

#[test]
fn the_same_seed_and_iterations_give_the_same_move_and_the_same_reasons() {
    checks::the_same_seed_gives_the_same_move_and_reasons::<Parts>(4);
}

#[test]
fn no_bot_of_any_level_can_tell_the_true_world_from_an_imagined_one() {
    let games = vec![deal::<Parts>(4, 4)];
    checks::no_level_can_tell_the_true_world_from_an_imagined_one::<Parts>(games, 2, &PHASES);
}

#[test]
fn every_suggestion_but_a_novices_says_how_it_was_found_and_every_one_what_it_does() {
    checks::every_suggestion_says_why::<Parts>(vec![deal::<Parts>(3, 3)], 1, &PHASES);
}

/// The last gate of a game. The guard knows of seven of the eight silks, and is ahead unless an honest bag is opened.
fn last_gate() -> Toll {
    let merchant = |coins| json!({"hand": ["cheese", "cheese"], "bag": "cheese", "coins": coins});
    let guard = json!({"hand": ["silk", "silk", "silk"], "bag": null, "coins": 13});
    let deck: Vec<&str> = [vec!["apple"; 16], vec!["cheese"; 6], vec!["silk"]].concat();
    let position = json!({
        "game": "toll", "version": 1, "options": {"first_player": 0, "fee": 2}, "phase": "gate", "round": 3,
        "guard": 2, "seats": [merchant(10), merchant(10), guard], "deck": deck, "gone": {"silk": 4},
    });
    Toll::load(&position).expect("it is a position")
}

#[test]
fn a_regular_and_an_expert_wave_bags_on_that_are_not_worth_opening() {
    let game = last_gate();
    for level in [Level::Regular, Level::Expert] {
        let sight = Sight::new(&game, &[], Seat(2));
        let found = suggest::<Parts>(&sight, level, Budget::Iterations(300), &mut Guess::new(1)).unwrap();
        assert_eq!(found.action, Action::Wave, "{level:?}");
        assert_eq!(found.reasons.last().unwrap().text, "Costs nothing, and every bag is sold.");
    }
}
