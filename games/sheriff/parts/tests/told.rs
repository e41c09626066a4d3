//! Sheriff of Nottingham's sentences are whole, and its board knows the game's names and facts.

use besace_sheriff::Sheriff;
use besace_sheriff_parts::Parts;
use std::path::Path;

#[test]
fn every_sentence_is_whole() {
    besace_terminal::checks::every_sentence_is_whole::<Parts>();
}

#[test]
fn the_board_has_the_games_names_and_facts() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    besace_words::checks::the_board_has_the_games_names_and_facts::<Sheriff, Parts>(&game);
}
