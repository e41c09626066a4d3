//! The contract that every game of Besace keeps.
//!
//! A game is one value that holds everything, hidden cards and chance included. Everything that happens is an
//! action by a seat; an action is checked whole before anything changes; what a seat may know is built for it,
//! never filtered. This crate knows no game, no server, no bot and no screen. Start with [`Game`].

mod bad;
mod chance;
#[cfg(any(test, feature = "checks"))]
pub mod checks;
mod code;
mod contents;
mod counted;
mod document;
mod events;
mod fields;
mod foresee;
mod game;
mod give_way;
mod info;
mod named;
mod past;
mod row;
mod seat;
mod secret;
mod standings;
pub mod unseen;
mod written;

pub use bad::{BadPosition, BadSetup, Refusal};
pub use chance::{Chance, FirstPlayer, Guess, Seed, UnreadableChance};
pub use code::Code;
pub use document::{Foreign, Misread, must_be, read_document};
pub use events::{Opening, ShownAs};
pub use fields::Fields;
pub use foresee::{foresee, foresee_with};
pub use game::{
    Game, Listener, MOST_LISTED, Never, Nobody, Offer, Timer, actions, is_dear, pending_with_actions, perft,
    play, play_unrecorded,
};
pub use give_way::{always_give_way, give_way};
pub use info::{GameOption, Info, Values};
pub use past::{MOST_TAKEN_BACK, Past};
pub use row::Row;
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use secret::{Audience, Countable, Secret};
pub use standings::{Standing, Standings};
pub use written::{Group, Whole, present};
