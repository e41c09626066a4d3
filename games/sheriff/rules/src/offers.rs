//! The language of bribes (SHE-65): what is given, what is promised for it, and words about later.

use crate::goods::{Goods, Listed};
use crate::state::SEATS;
use besace_table::{Seat, Secret, ShownAs, Viewer};
use serde::{Serialize, Serializer};
use std::fmt;
use std::sync::Arc;

besace_table::named! {
    /// What the sheriff can do with a closed bag.
    pub enum Deed {
        /// Open it.
        Inspect = "inspect",
        /// Let it pass.
        LetPass = "let_pass",
    }
}

/// The promise about the payer's own bag with which alone goods of it can be given (SHE-67).
pub const FOR_THE_BAG: Deed = Deed::LetPass;

impl Deed {
    /// What this deed makes impossible.
    pub fn other(self) -> Deed {
        match self {
            Deed::Inspect => Deed::LetPass,
            Deed::LetPass => Deed::Inspect,
        }
    }
}

/// What the sheriff undertakes, at most one thing for each bag. On the wire a list.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<BagPromise>"))]
pub struct Promises {
    deeds: [Option<Deed>; SEATS],
    /// Whether two promises were written down for one bag: such an offer is refused (SHE-67).
    doubled: bool,
}

/// One thing that the sheriff undertakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BagPromise {
    /// What.
    #[serde(rename = "do")]
    pub deed: Deed,
    /// With whose bag.
    pub seat: Seat,
}

impl Promises {
    /// Nothing promised.
    pub const NONE: Promises = Promises { deeds: [None; SEATS], doubled: false };

    /// Writes one more promise down.
    pub fn add(&mut self, seat: Seat, deed: Deed) {
        self.doubled |= self.deeds[seat.index()].replace(deed).is_some();
    }

    /// What is promised for this seat's bag.
    pub fn of(&self, seat: Seat) -> Option<Deed> {
        self.deeds[seat.index()]
    }

    /// Every promise, by seat.
    pub fn iter(&self) -> impl Iterator<Item = BagPromise> + use<> {
        (0..).zip(self.deeds).filter_map(|(seat, deed)| Some(BagPromise { deed: deed?, seat: Seat(seat) }))
    }

    /// Whether nothing is promised.
    pub fn is_empty(&self) -> bool {
        self.deeds.iter().all(Option::is_none)
    }

    pub(crate) fn is_doubled(&self) -> bool {
        self.doubled
    }
}

impl fmt::Debug for Promises {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Promises {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl FromIterator<BagPromise> for Promises {
    fn from_iter<I: IntoIterator<Item = BagPromise>>(promises: I) -> Promises {
        let mut all = Promises::NONE;
        promises.into_iter().for_each(|promise| all.add(promise.seat, promise.deed));
        all
    }
}

/// Words about later: recorded, shown to all, never enforced.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Later {
    /// Who would do it.
    pub by: Seat,
    /// What.
    pub text: String,
}

/// Any number of such words. Shared, so that a copy of the game copies no text; bots say nothing, which costs nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Later>"))]
pub struct Words(Option<Arc<[Later]>>);

impl Words {
    /// Nothing said.
    pub const NONE: Words = Words(None);

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        self.as_slice().is_empty()
    }

    /// What is said.
    pub fn as_slice(&self) -> &[Later] {
        self.0.as_deref().unwrap_or(&[])
    }
}

impl FromIterator<Later> for Words {
    fn from_iter<I: IntoIterator<Item = Later>>(words: I) -> Words {
        let words: Vec<Later> = words.into_iter().collect();
        Words((!words.is_empty()).then(|| words.into()))
    }
}

impl Serialize for Words {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

/// What a merchant offers to hand over, in his own words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Give {
    /// Coins.
    pub coins: u16,
    /// Legal goods of his stand.
    pub legal: Goods,
    /// Contraband of his stand, by name.
    pub named: Listed,
    /// Contraband of his stand that only he and, after the deal, the sheriff see.
    pub unnamed: Listed,
    /// What he says is in his bag.
    pub bag: Goods,
}

impl Give {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Give::default()
    }

    /// What everybody sees of it.
    pub fn in_the_open(&self) -> Ask {
        let Give { coins, legal, named, unnamed, bag } = *self;
        Ask { coins, legal, named, unnamed_count: unnamed.0.len() as u8, bag }
    }
}

/// What the sheriff asks a merchant to hand over: he cannot say which unnamed goods, only how many. The same is what
/// everybody sees of what a merchant offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)] // As in `Give`.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Ask {
    pub coins: u16,
    pub legal: Goods,
    pub named: Listed,
    pub unnamed_count: u8,
    pub bag: Goods,
}

impl Ask {
    pub(crate) fn is_empty(&self) -> bool {
        *self == Ask::default()
    }
}

/// An offer that stands: a merchant's own, or the sheriff's proposal to one.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingOffer {
    /// Its number in this inspection.
    pub id: u32,
    /// Who made it.
    pub by: Seat,
    /// Who would pay.
    pub payer: Seat,
    /// What, as everybody sees it.
    pub give: Ask,
    /// Which unnamed goods, for the payer and, after the deal, for the sheriff. In the sheriff's proposal there are none
    /// until the payer accepts.
    pub unnamed: Secret<Listed>,
    /// What the sheriff undertakes.
    pub promises: Promises,
    /// Words.
    pub later: Words,
}

impl StandingOffer {
    /// Whether it is the sheriff's proposal.
    pub fn is_proposal(&self) -> bool {
        self.by != self.payer
    }
}

/// In an event hidden goods are null. In full, the offer is as a position holds it.
impl ShownAs<OfferView> for StandingOffer {
    fn shown_to(&self, viewer: Option<Viewer>) -> OfferView {
        let unnamed = viewer.map_or(Some(self.unnamed.for_rules()), |viewer| self.unnamed.seen_by(viewer));
        OfferView::of(self, Some(unnamed.copied()))
    }
}

/// An offer as somebody sees it, in a view and in an event.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // As in `StandingOffer`.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct OfferView {
    pub id: u32,
    pub by: Seat,
    pub payer: Seat,
    pub give: GiveView,
    pub promises: Promises,
    pub later: Words,
}

impl OfferView {
    /// The offer with its unnamed goods shown, hidden, or not spoken of.
    pub(crate) fn of(offer: &StandingOffer, unnamed: Option<Option<Listed>>) -> OfferView {
        let StandingOffer { id, by, payer, give, unnamed: _, promises, later } = offer;
        let Ask { coins, legal, named, unnamed_count, bag } = *give;
        OfferView {
            id: *id,
            by: *by,
            payer: *payer,
            give: GiveView { coins, legal, named, unnamed, unnamed_count, bag },
            promises: *promises,
            later: later.clone(),
        }
    }
}

/// What is given, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct GiveView {
    pub coins: u16,
    pub legal: Goods,
    pub named: Listed,
    /// For those who may not know it, absent in a view and null in an event.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "Listed | null"))]
    pub unnamed: Option<Option<Listed>>,
    pub unnamed_count: u8,
    pub bag: Goods,
}

/// A deal that was struck in this inspection.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Deal {
    /// The number of the offer.
    pub id: u32,
    /// Who paid.
    pub payer: Seat,
    /// What the sheriff undertook.
    pub promises: Promises,
    /// Words.
    pub later: Words,
}

/// How many deals of an inspection need no memory of their own: as many as four merchants can strike who each have the
/// usual six turns of talk (SHE-68).
const DEALS: usize = 24;

/// The deals of an inspection. They are only told, no rule asks for them.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Deal>"))]
pub struct Deals {
    first: [Option<Struck>; DEALS],
    /// Those for which there was no room, at a table that allows more talk. Shared like [`Words`].
    more: Option<Arc<Vec<Struck>>>,
    /// The words of those deals that have any, each with its deal's place: kept apart because bots say nothing.
    said: Option<Arc<Vec<(usize, Words)>>>,
}

/// A deal without its words.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Struck {
    id: u32,
    payer: Seat,
    promises: Promises,
}

impl Deals {
    /// The deals, in the order in which they were struck.
    pub fn iter(&self) -> impl Iterator<Item = Deal> {
        self.struck().enumerate().map(|(place, Struck { id, payer, promises })| {
            let mut said = self.said.iter().flat_map(|said| said.iter());
            let later = said.find(|(of, _)| *of == place).map_or(Words::NONE, |(_, words)| words.clone());
            Deal { id, payer, promises, later }
        })
    }

    pub(crate) fn push(&mut self, deal: Deal) {
        let Deal { id, payer, promises, later } = deal;
        let place = self.struck().count();
        let struck = Struck { id, payer, promises };
        match self.first.get_mut(place) {
            Some(room) => *room = Some(struck),
            None => Arc::make_mut(self.more.get_or_insert_default()).push(struck),
        }
        if !later.is_empty() {
            Arc::make_mut(self.said.get_or_insert_default()).push((place, later));
        }
    }

    fn struck(&self) -> impl Iterator<Item = Struck> {
        self.first.iter().flatten().chain(self.more.iter().flat_map(|more| more.iter())).copied()
    }
}

impl Serialize for Deals {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
