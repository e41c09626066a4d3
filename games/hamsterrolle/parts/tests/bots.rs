//! The three levels at Hamsterrolle. A turn is simulated, so games are short and few.

use besace_bots::Level;
use besace_bots::checks::suggested;
use besace_hamsterrolle::{Action, Hamsterrolle, Options, Tremor};
use besace_hamsterrolle_parts::Parts;
use besace_table::{Game, Seat, Seed};
use serde_json::{Value, json};

besace_bots::level_checks! {
    Parts, phases: ["turn"],
    imagined: (every 4 of vec![short(4, Tremor::Shaky)]),
    explained: (every 4 of vec![short(2, Tremor::Steady)]),
    played: vec![short(2, Tremor::Steady), short(3, Tremor::Shaky), short(4, Tremor::Steady)],
}

/// A game that is over after a few turns, with steady or with shaky hands.
fn short(seats: u8, tremor: Tremor) -> Hamsterrolle {
    let options = Options { turn_limit: 20, tremor, ..Options::default() };
    let game = Hamsterrolle::new(seats, Seed::new(1).unwrap(), &options).unwrap();
    let mut position = json!(game.position());
    // Sixteen of the turns have been played already, though nobody has laid anything but one piece.
    position["turn_number"] = json!(16);
    position["front"] = json!(2);
    position["turn"] = json!((game.pending().first().unwrap().0 + 16) % seats);
    Hamsterrolle::load(&position).unwrap_or_else(|bad| panic!("{bad}"))
}

/// A seat with one piece left wins by laying it so that nothing falls; a regular sees that by trying.
#[test]
fn whoever_can_end_the_game_does() {
    let mut position = json!(short(2, Tremor::Steady).position());
    let turn = position["turn"].as_u64().unwrap() as usize;
    let hands =
        position["seats"].as_array().unwrap().iter().flat_map(|seat| seat["hand"].as_array().unwrap());
    let rest: Vec<Value> = hands.filter(|piece| *piece != "orange-1").cloned().collect();
    position["seats"][turn]["hand"] = json!(["orange-1"]);
    position["seats"][1 - turn]["hand"] = json!(rest);
    let game = Hamsterrolle::load(&position).unwrap_or_else(|bad| panic!("{bad}"));
    let seat = Seat(turn as u8);
    for level in [Level::Regular, Level::Expert] {
        let found = suggested::<Parts>(&game, seat, level);
        assert!(matches!(found.action, Action::Place(_)), "{level:?}: {:?}", found.action);
        assert_eq!(found.reasons[0].reason, "stays", "{level:?}");
        assert!(found.reasons.iter().any(|reason| reason.reason == "last_piece"), "{level:?}");
    }
}
