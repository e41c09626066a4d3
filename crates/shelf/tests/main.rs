//! Everything that is asked of the shelf, in one program: each would hold every game and every bot.

mod boxes;
mod brittle;
mod extreme;
mod hostile;
mod names;
mod page;
mod perft;
mod protocol;
mod sessions;
mod shelf;
