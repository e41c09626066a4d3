//! Toll's table in a terminal keeps what every game's does, and reads what a person types.

use besace_terminal::TerminalGame;
use besace_toll_parts::Parts;
use serde_json::json;

besace_terminal::terminal_checks!(Parts);

#[test]
fn what_is_typed_is_an_action_in_the_protocols_words() {
    assert_eq!(Parts::typed("seal  silk"), Some(json!({"type": "seal", "good": "silk"})));
    assert_eq!(Parts::typed("open 2"), Some(json!({"type": "open", "seat": 2})));
    assert_eq!(Parts::typed("wave"), Some(json!({"type": "wave"})));
    for wrong in ["", "seal", "open Basile", "wave 2", "dance"] {
        assert_eq!(Parts::typed(wrong), None, "{wrong}");
    }
}
