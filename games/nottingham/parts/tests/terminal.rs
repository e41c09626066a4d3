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

/// NOT-89, line by line: what was taken is put back, three times in a row and no more.
#[test]
fn a_card_that_was_taken_is_put_back_line_by_line() {
    let answers = format!("u\n{}", "1\nu\n".repeat(4));
    let said = |language, words: &str| line_by_line::<Parts>(3, language, &answers).matches(words).count();
    let counted = |language, [back, stands]: [&str; 2]| (said(language, back), said(language, stands));
    assert_eq!(
        counted(Language::English, ["You take your move back.", "There is nothing to take back"]),
        (3, 2)
    );
    assert_eq!(counted(Language::French, ["Vous reprenez votre coup.", "Il n’y a rien à reprendre"]), (3, 2));
}
