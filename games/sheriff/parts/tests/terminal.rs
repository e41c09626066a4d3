//! Sheriff's table in a terminal keeps what every game's does, and says what is Sheriff's own.

use besace_sheriff_parts::Parts;
use besace_terminal::checks::line_by_line;
use besace_words::Language;

besace_terminal::terminal_checks!(Parts);

#[test]
fn a_whole_game_is_told_to_its_end_in_both_languages() {
    let game = |language| line_by_line::<Parts>(5, language, &"1\n".repeat(2000));
    let (english, french) = (game(Language::English), game(Language::French));
    assert!(english.contains("the game is over"), "{english}");
    assert_eq!(english.matches("for contraband").count(), 5);
    assert_eq!(french.matches("de Rois et Reines)").count(), 5);
}
