//! Nottingham's table in a terminal keeps what every game's does, and says what is Nottingham's own.

use besace_nottingham_parts::Parts;
use besace_terminal::checks::line_by_line;
use besace_words::Language;

besace_terminal::terminal_checks!(Parts);

#[test]
fn a_whole_game_is_told_to_its_end_in_both_languages() {
    let game = |language| line_by_line::<Parts>(7, language, &"1\n".repeat(400));
    let (english, french) = (game(Language::English), game(Language::French));
    assert!(english.contains("the game is over"), "{english}");
    assert_eq!(english.matches("for missions").count(), 7);
    assert_eq!(french.matches("de missions").count(), 7);
}
