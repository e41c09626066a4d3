//! Badaboom's table in a terminal keeps what every game's does, and says what is Badaboom's own.

use besace_badaboom_parts::Parts;
use besace_terminal::checks::line_by_line;
use besace_terminal::{Language, TerminalGame};
use serde_json::json;

besace_terminal::terminal_checks!(Parts);

#[test]
fn what_is_typed_is_an_action_in_the_protocols_words() {
    let typed = |answer: &str| Parts::typed(answer).unwrap_or_default();
    assert_eq!(typed("take 1"), json!({"type": "take", "slot": 1}));
    assert_eq!(typed("take 1 recycle"), json!({"type": "take", "slot": 1, "recycle": true}));
    assert_eq!(typed("put hurl"), json!({"type": "put", "card": "hurl"}));
    assert_eq!(typed("trick shove  2"), json!({"type": "trick", "card": "shove", "to": 2}));
    assert_eq!(
        typed("trick sleight-of-hand 1 smoke-hood"),
        json!({"type": "trick", "card": "sleight-of-hand", "slot": 1, "put": "smoke-hood"})
    );
    assert_eq!(
        typed("trick pickpocket 0 mechanism"),
        json!({"type": "trick", "card": "pickpocket", "target": 0, "back": "mechanism"})
    );
    assert_eq!(
        typed("trick snoop now"),
        json!({"type": "trick", "card": "snoop", "more": "now"}),
        "a word too many is not lost"
    );
    for kind in ["pass", "skip", "cancel"] {
        assert_eq!(typed(kind), json!({ "type": kind }));
    }
    for wrong in ["", "take", "take first", "put", "trick", "trick shove left", "dance"] {
        assert_eq!(Parts::typed(wrong), None, "{wrong}");
    }
}

#[test]
fn line_by_line_orders_are_taken_back_listed_and_given_by_their_numbers() {
    let said = line_by_line::<Parts>(4, Language::English, "o\no\no 3 4\no 5\n");
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[1], "Ordered: Pass until it is about to hit me. o takes it back.");
    let at =
        |line: &str| lines.iter().position(|said| *said == line).unwrap_or_else(|| panic!("{line}\n{said}"));
    let taken_back = at("You take your orders back: from now on you are asked.");
    assert!(lines[taken_back + 2].starts_with("1. [ ] Pass until it is about to hit me. "), "{said}");
    let given =
        at("Ordered: Ask me only when I hold the bomb · Always ask about cancelling. o takes it back.");
    assert!(taken_back < given);
    assert!(said.contains("“o 5” is not one of the choices"), "{said}");
}
