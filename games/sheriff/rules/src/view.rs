//! What each seat may see.
//!
//! The only file that makes a [`View`]. It names every field of the state, shown or refused, so that adding one does not
//! compile until somebody has decided who sees it. Who sees what of an event is declared in `event.rs`.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::goods::{Good, Goods, Listed};
use crate::offers::{Deals, Deed, OfferView, StandingOffer};
use crate::pile::Pile;
use crate::state::{Bag, BagState, Debt, Declared, Inspection, Owes, Phase, Place};
use crate::state::{Sheriff, may, pending};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: Phase,
    pub pending: SeatSet,
    pub may: SeatSet,
    pub round: u8,
    pub sheriff: Seat,
    pub turn: Option<Seat>,
    pub market: Option<MarketView>,
    pub confiscated: Option<Confiscated>,
    pub debt: Option<Debt>,
    pub inspection: Option<InspectionView>,
    pub seats: Vec<SeatView>,
    pub discards: Discards,
    pub deck_count: usize,
    pub removed_count: usize,
}

/// What lies set aside in the market.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarketView {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub set_aside: Option<Listed>,
    pub set_aside_count: usize,
}

/// Cards that the sheriff has taken from a bag and has to discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Confiscated {
    pub seat: Seat,
    pub cards: Listed,
}

/// The inspection: as the viewer sees it, or whole in a position.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct InspectionView {
    pub called: Option<Seat>,
    pub owes: Option<Owes>,
    pub next_id: u32,
    pub haggled: Vec<u8>,
    pub must: Vec<Option<Deed>>,
    pub offers: Vec<OfferView>,
    pub deals: Deals,
    pub time_up: bool,
}

/// What the viewer may know of one seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct SeatView {
    pub coins: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub hand: Option<Listed>,
    pub hand_count: usize,
    pub legal: Goods,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub contraband: Option<Listed>,
    pub contraband_count: usize,
    pub bag: BagView,
}

/// What the viewer may know of a bag.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct BagView {
    pub state: BagState,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub cards: Option<Listed>,
    /// Null while others load.
    pub cards_count: Option<usize>,
    pub declared: Option<Declared>,
}

/// The discard piles, the top card first.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Discards {
    pub left: Vec<Good>,
    pub right: Vec<Good>,
}

pub(crate) fn view(game: &Sheriff, viewer: Viewer) -> View {
    let Sheriff {
        options,
        seats,
        phase,
        round,
        sheriff,
        turn,
        chance: _,
        places: _,
        set_aside,
        confiscated,
        debt,
        inspection,
        discards,
        deck,
        removed,
        known: _,
    } = game;
    let offer =
        |offer: &StandingOffer| OfferView::of(offer, offer.unnamed.seen_by(viewer).copied().map(Some));
    let market = MarketView {
        set_aside: set_aside.seen_by(viewer).copied().map(Listed),
        set_aside_count: set_aside.count(),
    };
    View {
        game: Sheriff::INFO.id,
        viewer,
        options: *options,
        phase: *phase,
        pending: pending(game),
        may: may(game),
        round: *round,
        sheriff: *sheriff,
        turn: phase.has_turn().then_some(*turn),
        market: (*phase == Phase::MarketDiscard).then_some(market),
        confiscated: *confiscated,
        debt: *debt,
        inspection: phase.is_inspection().then(|| InspectionView::of(inspection, *seats, offer)),
        seats: Seat::all(*seats).map(|seat| seat_view(game, seat, viewer)).collect(),
        discards: Discards::of(discards),
        deck_count: deck.count(),
        removed_count: removed.count(),
    }
}

impl Discards {
    pub(crate) fn of(piles: &[Pile; 2]) -> Discards {
        let [left, right] = piles;
        Discards { left: left.iter().collect(), right: right.iter().collect() }
    }
}

impl InspectionView {
    /// `shown` is what there is to see of an offer.
    pub(crate) fn of(
        inspection: &Inspection,
        seats: u8,
        shown: impl Fn(&StandingOffer) -> OfferView,
    ) -> InspectionView {
        let Inspection { called, owes, next_id, haggled, must, offers, deals, time_up } = inspection;
        let seats = usize::from(seats);
        InspectionView {
            called: *called,
            owes: *owes,
            next_id: *next_id,
            haggled: haggled[..seats].to_vec(),
            must: must[..seats].to_vec(),
            offers: offers.iter().map(shown).collect(),
            deals: deals.clone(),
            time_up: *time_up,
        }
    }
}

/// SHE-91: while others load, nobody can tell from any number how far they are.
fn seat_view(game: &Sheriff, seat: Seat, viewer: Viewer) -> SeatView {
    let Place { coins, hand, legal, contraband, bag } = game.place(seat);
    let Bag { state, cards, declared } = bag;
    let hides_numbers = game.phase == Phase::Load && !viewer.is(seat);
    let in_bag = cards.count();
    SeatView {
        coins: *coins,
        hand: hand.seen_by(viewer).copied().map(Listed),
        hand_count: hand.count() + if hides_numbers { in_bag } else { 0 },
        legal: *legal,
        contraband: contraband.seen_by(viewer).copied().map(Listed),
        contraband_count: contraband.count(),
        bag: BagView {
            state: *state,
            cards: cards.seen_by(viewer).copied().map(Listed),
            cards_count: (!hides_numbers).then_some(in_bag),
            declared: *declared,
        },
    }
}
