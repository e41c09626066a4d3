//! The client's types of sentences are generated from the Rust ones.

use besace_words::{Argument, Arguments, CardName, Sentence};

#[test]
fn the_client_has_the_types_of_sentences() {
    besace_table::typescript!(
        in "../../web/src/generated/sentence.ts",
        with [],
        "A sentence that has not been said yet, and what is filled into it.",
        Sentence,
        Arguments,
        Argument,
        CardName,
    );
}
