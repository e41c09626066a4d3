//! The three levels at Noxford.

use besace_bots::Level;
use besace_bots::checks::{self, deal, suggested};
use besace_noxford::{Action, Card, Corner, Noxford};
use besace_noxford_parts::Parts;
use besace_table::{Game, Seat};
use serde_json::json;

besace_bots::level_checks! {
    Parts, phases: ["turn", "gear"],
    imagined: (every 5 of vec![deal::<Parts>(3, 4)]),
    explained: (every 2 of vec![deal::<Parts>(2, 3)]),
}

#[test]
fn a_regular_beats_a_novice_beyond_the_interval() {
    checks::a_regular_beats_novices::<Parts>(2, 80);
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
        let found = suggested::<Parts>(&game, Seat(0), level);
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
