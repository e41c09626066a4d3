//! The three levels at Noxford.

use besace_bots::arena::{self, Contest, Player};
use besace_bots::checks::{self, deal};
use besace_bots::{Budget, Level, Sight, suggest};
use besace_noxford::{Action, Card, Corner, Noxford};
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
fn a_regular_beats_a_novice_beyond_the_interval() {
    let bots = [Level::Regular, Level::Novice].map(Player::Level).into();
    let contest = Contest { bots, games: 80, budget: Budget::Iterations(20), seed: 1 };
    let report = arena::run::<Parts>(&contest, &|| {}).unwrap();
    assert_eq!(report.scores[0].level, Player::Level(Level::Regular));
    assert!(report.scores[0].win_share.low > report.even_share, "{report:?}");
}

#[test]
fn no_bot_of_any_level_can_tell_the_true_world_from_an_imagined_one() {
    let games = vec![deal::<Parts>(3, 4)];
    checks::no_level_can_tell_the_true_world_from_an_imagined_one::<Parts>(games, 5, &PHASES);
}

#[test]
fn every_suggestion_but_a_novices_says_how_it_was_found_and_every_one_what_it_does() {
    checks::every_suggestion_says_why::<Parts>(vec![deal::<Parts>(2, 3)], 2, &PHASES);
}

/// Red's last card: nobody scores yet but blue, at the grand district. A lieutenant beside it makes a tie, and one on top of
/// blue's tough wins.
fn last_card() -> Noxford {
    let position = json!({
        "game": "noxford", "version": 1, "options": {"first_player": 0}, "phase": "turn", "turn": 0,
        "gear": null, "passes": 0,
        "seats": [
            {"color": "red", "master": false, "hand": ["red-lieutenant"], "deck": []},
            {"color": "blue", "master": true, "hand": ["blue-lieutenant", "blue-lieutenant", "blue-punk"],
             "deck": ["blue-tough", "blue-tough", "blue-punk", "blue-punk-gear", "blue-punk-gear"]},
        ],
        "city": [
            {"x": 0, "y": 0, "o": "upright", "cards": ["district-grand"]},
            {"x": 2, "y": 0, "o": "upright", "cards": ["blue-tough"]},
            {"x": 4, "y": 0, "o": "upright", "cards": ["red-master", "red-lieutenant", "red-tough", "red-punk"]},
            {"x": 6, "y": 0, "o": "upright", "cards": ["red-tough", "red-punk"]},
            {"x": 8, "y": 0, "o": "upright", "cards": ["red-tough", "red-punk-gear"]},
            {"x": 10, "y": 0, "o": "upright", "cards": ["red-punk-gear"]},
        ],
        "display": ["barracks", "barracks", "barracks"],
        "neutral_deck": [
            "district-grand", "district-diamond", "district-wine", "district-airship", "district-dice",
            "district-mask", "district-diamond-wine", "district-wine-airship", "district-airship-dice",
            "district-dice-mask", "district-diamond-mask",
        ],
    });
    Noxford::load(&position).expect("it is a position")
}

#[test]
fn an_expert_and_a_regular_find_the_one_move_that_wins() {
    let game = last_card();
    let wins = Action::Cover { card: Card::from_id("red-lieutenant").unwrap(), on: Corner { x: 2, y: 0 } };
    for level in [Level::Regular, Level::Expert] {
        let sight = Sight::new(&game, &[], Seat(0));
        let found = suggest::<Parts>(&sight, level, Budget::Iterations(300), &mut Guess::new(1)).unwrap();
        assert_eq!(found.action, wins, "{level:?}");
        let ids: Vec<_> = found.reasons.iter().map(|reason| reason.reason).collect();
        assert_eq!(ids[1..], ["runner_up", "takes_district", "ends_the_game"]);
        assert_eq!(found.reasons[0].numbers["expected_share"], json!(1.0));
        assert_eq!(
            found.reasons[2].numbers,
            *json!({"card": "district-grand", "points": 6}).as_object().unwrap()
        );
    }
}
