//! Hamsterrolle's table in a terminal keeps what every game's does, and says what is its own.

use besace_hamsterrolle::Options;
use besace_hamsterrolle_parts::Parts;
use besace_terminal::TerminalGame;
use besace_terminal::checks::line_by_line;
use besace_words::Language;
use serde_json::json;

besace_terminal::terminal_checks!(Parts, options: Options { turn_limit: 20, ..Options::default() });

#[test]
fn what_is_typed_is_an_action_in_the_protocols_words() {
    let typed = |answer: &str| Parts::typed(answer).unwrap_or_default();
    let aim = |kind: &str, compartment: u8, along: i8, stand: u8| {
        json!({
            "type": kind, "piece": "blue-2", "compartment": compartment, "along": along, "side": 0, "stand": stand,
            "tilt": 0, "yaw": 0, "push": 0,
        })
    };
    assert_eq!(typed("place blue-2  4 along −12 stand 3"), aim("place", 4, -12, 3));
    assert_eq!(typed("pass blue-2 5"), aim("pass", 5, 0, 0));
    assert_eq!(typed("let_go red-1"), json!({"type": "let_go", "piece": "red-1"}));
    for wrong in [
        "",
        "place",
        "place blue-2",
        "place blue-2 4 along",
        "place blue-2 4 height 2",
        "let_go",
        "throw red-1",
    ] {
        assert_eq!(Parts::typed(wrong), None, "{wrong}");
    }
}

#[test]
fn an_aim_is_put_together_step_by_step_and_what_is_wrong_is_answered() {
    let first = "place red-9 2\nplace red-3 2\nplace red-1 3\nplace red-1 2 along 40\nplace red-1 2 tilt 7\npass black 1\n";
    // The first piece, the first compartment, another posture, and let go.
    let text = line_by_line::<Parts>(2, Language::English, &format!("{first}1\n1\n2\n1\n"));
    for part in [
        "There is no such piece in this game.",
        "That piece is not in a hand from which you may play.",
        "The first piece goes into compartment 2, the second into compartment 3.",
        "The piece must reach at least 1 mm further forward",
        "A number of the aim is outside its range.",
        "Where does the red slab go?",
        "You hold the red slab: compartment",
        "You lay the red slab in compartment",
        "The wheel rolls",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
}

/// With two seats everybody has two pieces of each colour.
#[test]
fn pieces_that_are_alike_are_listed_once() {
    let text = line_by_line::<Parts>(2, Language::English, "1\n1\n1\n");
    let asked = text.split("You lay the red slab").next().unwrap();
    let menu = |piece: &str| asked.lines().filter(|line| line.contains(&format!("Lay the {piece}"))).count();
    assert_eq!((menu("red slab"), menu("white stick")), (1, 1), "{text}");
}
