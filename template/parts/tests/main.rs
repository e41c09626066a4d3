//! Everything that is asked of bots, terminal and sentences, in one program: linking one is quicker than linking many.

mod bots;
mod terminal;
mod told;
