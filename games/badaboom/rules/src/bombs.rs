//! The ten bombs (GOB-101 to GOB-110): how many Mechanisms each has, and how it differs from a plain one.

use serde::{Serialize, Serializer};

/// A bomb card: its place in `BOMBS`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct BombCard(u8);

/// A bomb as it is printed.
pub(crate) struct Print {
    /// Its name in the protocol.
    pub(crate) id: &'static str,
    /// How many Mechanisms lie on it at first.
    pub(crate) mechanisms: u8,
    /// Whether every card in it lies face up.
    pub(crate) is_glass: bool,
    /// How much a survivor gets for each Mechanism.
    pub(crate) pay_for_mechanism: u8,
    /// Whether tricks move it only to a neighbour. `shove` never does anything else.
    pub(crate) is_heavy: bool,
    /// Whether whoever armed it is caught, too.
    pub(crate) catches_armer: bool,
    /// How much more a surviving holder gets.
    pub(crate) pay_for_holder: u8,
    /// Whether nobody tinkers with it once it is armed.
    pub(crate) is_touchy: bool,
    /// How many turns after it was armed it explodes.
    pub(crate) fuse: u32,
    /// How many cards are drawn for a recycled Mechanism.
    pub(crate) recycled_draws: u8,
}

/// How many bombs there are.
pub(crate) const BOMBS_COUNT: usize = 10;
/// The most Mechanisms that a bomb has.
pub(crate) const MOST_SLOTS: usize = 4;

const fn plain(id: &'static str, mechanisms: u8) -> Print {
    Print {
        id,
        mechanisms,
        is_glass: false,
        pay_for_mechanism: 1,
        is_heavy: false,
        catches_armer: false,
        pay_for_holder: 1,
        is_touchy: false,
        fuse: 1,
        recycled_draws: 1,
    }
}

/// Every bomb, in the order of the rules.
pub(crate) const BOMBS: [Print; BOMBS_COUNT] = [
    plain("tin-can", 3),
    plain("powder-keg", 4),
    Print { is_glass: true, ..plain("glass-globe", 3) },
    Print { pay_for_mechanism: 2, ..plain("clockwork-egg", 2) },
    Print { is_heavy: true, ..plain("iron-pumpkin", 4) },
    Print { catches_armer: true, ..plain("boomerang-ball", 3) },
    Print { pay_for_holder: 2, ..plain("golden-goose", 3) },
    Print { is_touchy: true, ..plain("hair-trigger", 2) },
    Print { fuse: 2, ..plain("long-fuse", 2) },
    Print { recycled_draws: 2, ..plain("scrap-heap", 4) },
];

impl BombCard {
    /// All ten, in the order of the rules.
    pub fn all() -> impl Iterator<Item = BombCard> {
        (0..BOMBS_COUNT as u8).map(BombCard)
    }

    pub(crate) const fn first() -> BombCard {
        BombCard(0)
    }

    /// The bomb's name in the protocol.
    pub fn id(self) -> &'static str {
        self.print().id
    }

    /// The bomb of that name.
    pub fn from_id(id: &str) -> Option<BombCard> {
        BombCard::all().find(|bomb| bomb.id() == id)
    }

    /// How many Mechanisms lie on it at first.
    pub fn mechanisms(self) -> u8 {
        self.print().mechanisms
    }

    pub(crate) fn print(self) -> &'static Print {
        &BOMBS[usize::from(self.0)]
    }
}

impl std::fmt::Debug for BombCard {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for BombCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}
