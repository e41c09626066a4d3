//! Ready sentences: whole offers of a few words, for those who would rather not fill in a form. Terminal and board offer the
//! same, as far as the bounds of an offer allow.

use besace_sheriff::{BagPromise, Deed, Possible};
use besace_table::Seat;
use serde::Serialize;

/// A ready sentence: some coins for one promise. `id` is said with `$sum`, and with `$name`, whose bag it is about.
#[derive(Clone, Copy, Serialize)]
pub struct Ready {
    pub id: &'static str,
    /// How many coins it can speak of.
    pub sums: &'static [u16],
    #[serde(rename = "do")]
    deed: Deed,
    whose: Whose,
}

/// With whose bag it is to be done.
#[derive(Clone, Copy, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
enum Whose {
    Payers,
    Others,
}

/// What a merchant can say.
pub const OF_A_MERCHANT: [Ready; 3] = [
    Ready { id: "sheriff-ready-nothing", sums: &[0], deed: Deed::LetPass, whose: Whose::Payers },
    Ready { id: "sheriff-ready-forget", sums: &[3, 5, 10], deed: Deed::LetPass, whose: Whose::Payers },
    Ready { id: "sheriff-ready-open", sums: &[3], deed: Deed::Inspect, whose: Whose::Others },
];

/// What the sheriff can say.
pub const OF_THE_SHERIFF: [Ready; 1] =
    [Ready { id: "sheriff-ready-price", sums: &[5, 10, 15], deed: Deed::LetPass, whose: Whose::Payers }];

impl Ready {
    /// The offers that it makes where at most this many coins can be given and these promises are possible.
    pub fn offers(
        self,
        coins: u16,
        possible: &Possible,
        payer: Seat,
    ) -> impl Iterator<Item = (u16, BagPromise)> {
        let about = self.whose == Whose::Payers;
        let fits = move |promise: &BagPromise| promise.deed == self.deed && (promise.seat == payer) == about;
        let sums = self.sums.iter().copied().filter(move |sum| *sum <= coins);
        possible.iter().filter(fits).flat_map(move |promise| sums.clone().map(move |sum| (sum, promise)))
    }
}
