//! What a game says, in English, to whoever speaks the table protocol.

use besace_table::Seat;
use besace_words::{Names, Reader, Sentence, Words, capital};

/// The English sentences of one game. Seats have no names in the protocol, so they are called by their numbers.
pub struct English {
    pub(crate) words: Words,
    pub(crate) things: Names,
    pub(crate) names: Vec<String>,
}

impl English {
    /// A sentence as this seat reads it.
    pub(crate) fn tell(&self, sentence: &Sentence, me: Seat) -> String {
        let reader = Reader { names: &self.names, me: Some(me), things: &self.things };
        capital(&self.words.tell(sentence, &reader))
    }
}
