//! Noxford's table in a terminal keeps what every game's does, and says what is Noxford's own.

use besace_noxford_parts::Parts;
use besace_terminal::TerminalGame;
use besace_terminal::checks::line_by_line;
use besace_words::Language;
use serde_json::json;

besace_terminal::terminal_checks!(Parts);

#[test]
fn a_whole_game_is_told_to_its_end_in_both_languages() {
    let game = |language| line_by_line::<Parts>(2, language, &"1\n".repeat(150));
    let (english, french) = (game(Language::English), game(Language::French));
    for part in ["whole syndicate: the game is over", "takes it: ", " wins with ", " for favourites."] {
        assert!(english.contains(part), "{part}:\n{english}");
    }
    for part in ["la partie est finie", "l’obtient", " gagne avec ", " pour les préférés."] {
        assert!(french.contains(part), "{part}:\n{french}");
    }
}

#[test]
fn what_is_typed_is_an_action_in_the_protocols_words() {
    let typed = |answer: &str| Parts::typed(answer).unwrap_or_default();
    assert_eq!(
        typed("place  red-tough sideways 0 -2"),
        json!({"type": "place", "card": "red-tough", "o": "sideways", "x": 0, "y": -2})
    );
    assert_eq!(
        typed("cover red-master 0 −2"),
        json!({"type": "cover", "card": "red-master", "on": {"x": 0, "y": -2}})
    );
    assert_eq!(
        typed("move 1 5 upright 3 3"),
        json!({"type": "move", "from": {"x": 1, "y": 5}, "to": {"o": "upright", "x": 3, "y": 3}})
    );
    assert_eq!(
        typed("move 1 5 on 3 3"),
        json!({"type": "move", "from": {"x": 1, "y": 5}, "on": {"x": 3, "y": 3}})
    );
    assert_eq!((typed("skip"), typed("pass")), (json!({"type": "skip"}), json!({"type": "pass"})));
    for wrong in ["", "place", "place red-tough 0 0", "cover red-tough a b", "move 1 5", "pass on", "dance"] {
        assert_eq!(Parts::typed(wrong), None, "{wrong}");
    }
}

#[test]
fn what_is_typed_wrongly_is_answered_and_asked_again() {
    let answers = "skip\nplace red-nobody upright 0 -3\nplace blue-master upright 0 -3\ncover red-master 9 9\n\
                   place red-master upright 90 90\nplace red-master upright -1 -1\nplace red-master sideways 0 2\n\
                   place red-master sideways -1 2\ncover red-master -2 -1\npass\nplace red-master upright 0 -3\n";
    let text = line_by_line::<Parts>(2, Language::English, answers);
    for part in [
        "That cannot be done at this point of the game.",
        "There is no such card in this game.",
        "You do not have that card.",
        "No card has its top left corner there.",
        "The card would hang over the edge of the table.",
        "The card would overlap another.",
        "The card must touch at least two others; corners do not count.",
        "The card must be in line, across and down, with cards that it touches.",
        "Only a gang member can cover, and only a gang member can be covered.",
        "You can lay a card, so you cannot pass.",
        "You lay the red Master against ",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
}
