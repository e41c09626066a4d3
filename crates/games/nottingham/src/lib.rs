//! Nottingham: deputies who skim each other's valuables, hand them to the sheriff for points, and lie in wait for
//! whoever delivers.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `RULES.md` beside `src`.

mod action;
mod cards;
mod event;
mod memory;
mod options;
mod score;
mod state;
mod view;

pub use action::{Action, Bounds, Range};
pub use cards::{Ambush, Card, CardList, Cards, Color, KINDS, Kinds, Mission, Trick};
pub use event::{Ending, Event, ShownTo};
pub use memory::Memory;
pub use options::{AmbushPairs, MissionValues, Options, Track};
pub use score::Breakdown;
pub use state::Missions;
pub use view::{ActionView, DeliveryView, SeatView, SeenEvent, View};
