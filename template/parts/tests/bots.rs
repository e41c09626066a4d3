//! The three levels at Toll.

use besace_bots::Level;
use besace_bots::checks::{deal, suggested};
use besace_table::{Game, Seat};
use besace_toll::{Action, Toll};
use besace_toll_parts::Parts;
use serde_json::json;

besace_bots::level_checks! {
    Parts, phases: ["seal", "gate"],
    imagined: (every 2 of vec![deal::<Parts>(4, 4)]),
    explained: (every 1 of vec![deal::<Parts>(3, 3)]),
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
        let found = suggested::<Parts>(&game, Seat(2), level);
        assert_eq!(found.action, Action::Wave, "{level:?}");
        assert_eq!(found.reasons.last().unwrap().reason, "waves");
    }
}
