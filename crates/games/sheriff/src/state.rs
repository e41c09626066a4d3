//! What the table holds, and the setup that lays it out.

use crate::goods::Good;
use besace_table::Seat;
use serde::Serialize;

/// The most seats of this game.
pub(crate) const SEATS: usize = 5;

/// What has become of a seat's bag in this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum BagState {
    /// There is none, or not yet.
    None,
    /// Filled while others still load.
    Loaded,
    /// On the table, its goods hidden.
    Closed,
    /// Let pass.
    Passed,
    /// Opened by the sheriff.
    Opened,
}

/// What a merchant said is in his bag.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Declared {
    pub good: Good,
    pub count: u8,
}

/// A debt that coins did not cover.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Debt {
    pub debtor: Seat,
    pub creditor: Seat,
    pub amount: u16,
}

/// Who owes the sheriff an answer, and to which proposal; to none after a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Owes {
    pub seat: Seat,
    pub offer: Option<u32>,
}
