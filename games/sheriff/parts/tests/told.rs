//! Sheriff of Nottingham's sentences are whole, and its board knows the game's names and facts.

use besace_sheriff_parts::Parts;

besace_terminal::sentence_checks!(Parts);

#[test]
fn the_board_knows_what_is_told_beside_the_view() {
    besace_table::typescript!(
        in "../board/beside.ts",
        with [("./generated.ts", &["Crowns", "Good"]), ("#web/generated/sentence.ts", &["Sentence"])],
        "What the game shows beside its views.",
        besace_sheriff_parts::Beside,
        besace_sheriff_parts::Fate,
    );
}
