//! Noxford's sentences are whole, and its board knows the game's names and facts.

use besace_noxford::Noxford;
use besace_noxford_parts::Parts;
use std::path::Path;

#[test]
fn every_sentence_is_whole() {
    besace_terminal::checks::every_sentence_is_whole::<Parts>();
}

#[test]
fn the_board_has_the_games_names_and_facts() {
    let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    besace_words::checks::the_board_has_the_games_names_and_facts::<Noxford, Parts>(&game);
}
