//! Sheriff of Nottingham: merchants carry closed bags to market and say what is in them; the sheriff of the round
//! opens a bag or lets it pass, and can be bribed either way.
//!
//! This file is the table of contents: each function of the contract, and the file where it is done. The rules,
//! numbered, are in `RULES.md` beside `src`.

mod action;
mod event;
mod goods;
mod memory;
mod offers;
mod options;
mod score;
mod state;
mod view;

pub use action::{Action, AskBounds, Bounds, Choice, GiveBounds, Possible, Replaceable, Side, Span};
pub use event::Event;
pub use goods::{Good, Goods, Listed, Row};
pub use memory::{Memory, Remembered};
pub use offers::{
    Ask, BagPromise, Deal, Deals, Deed, Give, GiveView, Later, OfferView, Promises, Standing, Words,
};
pub use options::Options;
pub use score::{Bonus, Breakdown};
pub use state::{BagState, Debt, Declared, Owes};
pub use view::{
    BagView, Confiscated, Discards, InspectionView, MarketView, Promised, SeatView, SeenEvent, View,
};
