//! All the games behind one door that speaks JSON.
//!
//! Inside its crates a game is typed; whoever stands outside (a server with thousands of tables, a program that speaks
//! the table protocol) meets it here as a [`Shelved`] game and, once unpacked, as an [`OpenTable`]. What goes in
//! is a [`Value`](serde_json::Value) that came from somebody, or an [`Action`] or an [`Outcome`] that a game made itself;
//! what comes out is a [`Json`], already written. [`Session`] is the table protocol on top of that: a line in, a line out, and no input or
//! output of its own. `games.rs` is the one list of games: a new one is one line there.
//!
//! There is no global state: a table is a value, and it can go from one thread to another.

mod action;
mod answer;
mod deal;
mod document;
mod english;
mod games;
mod lines;
mod object;
mod session;
mod shelved;
#[cfg(feature = "template")]
mod template;

pub use action::{Action, Outcome};
pub use deal::{Deal, LETTERS, NoDeal};
pub use english::English;
pub use games::{OnTheTerminal, game, games, terminal_games};
pub use lines::{InputLine, LONGEST_LINE, Lines};
pub use object::{JsonObject, WrongField, read_json};
pub use session::{DEEPEST_PERFT, LONGEST_PERFT, MOST_ITERATIONS, MOST_MILLIS, Reply, Session};
pub use shelved::{Eyes, Foreseen, Happened, InItsBox, Json, Onlooker, OpenTable, ReasonInWords, Shelved};
#[cfg(feature = "template")]
pub use template::{TEMPLATE, shelves};
