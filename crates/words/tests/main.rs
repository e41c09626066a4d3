//! Everything that is asked of the sentences, in one program.

mod equals;
mod sentences;
mod types;
