//! Jericho's table in a terminal keeps what every game's does, and says what is Jericho's own.

use besace_jericho_parts::Parts;
use besace_terminal::checks::line_by_line;
use besace_words::Language;

besace_terminal::terminal_checks!(Parts);

#[test]
fn a_whole_game_is_told_to_its_end_in_both_languages() {
    let game = |language| line_by_line::<Parts>(4, language, &"1\n".repeat(200));
    let (english, french) = (game(Language::English), game(Language::French));
    for part in ["Round 3 is scored", " with ", "How it went"] {
        assert!(english.contains(part), "{part}:\n{english}");
    }
    for part in ["Décompte de la manche 3", "Le fil de la partie"] {
        assert!(french.contains(part), "{part}:\n{french}");
    }
    assert_eq!(english.matches("Left standing").count(), 4);
    assert_eq!(french.matches("Encore debout").count(), 4);
}

#[test]
fn what_is_typed_wrongly_is_answered_and_asked_again() {
    let answers = "wall red-3\nlay red-9\nlay\nlay trumpet\nlay yellow-7\n\n1\n";
    let text = line_by_line::<Parts>(3, Language::English, answers);
    for part in [
        "That cannot be done at this point of the game.",
        "There is no such card.",
        "An action must be lay, supply or wall with a card",
        "A trumpet cannot found or lengthen a wall by itself.",
        "That card is not in your hand.",
        "You lay ",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
}
