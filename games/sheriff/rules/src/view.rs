//! What each seat may see.
//!
//! The only file that makes a [`View`] or a [`SeenEvent`]. It names every field of the state, shown or refused, so
//! that adding one does not compile until somebody has decided who sees it.

use crate::Options;
use crate::action::Side;
use crate::event::Event;
use crate::goods::{Good, Goods, Listed};
use crate::offers::{Deals, Deed, GiveView, OfferView, Standing};
use crate::pile::Pile;
use crate::state::Sheriff;
use crate::state::{Bag, BagState, Debt, Declared, Inspection, Owes, Phase, Place};
use besace_table::{Game, Seat, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use std::collections::BTreeMap;

/// What one seat, or a spectator, may know of the game.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct View {
    pub game: &'static str,
    pub viewer: Viewer,
    pub options: Options,
    pub phase: &'static str,
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
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct MarketView {
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub set_aside: Option<Listed>,
    pub set_aside_count: usize,
}

/// Cards that the sheriff has taken from a bag and has to discard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Confiscated {
    pub seat: Seat,
    pub cards: Listed,
}

/// The inspection as the viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
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
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Discards {
    pub left: Vec<Good>,
    pub right: Vec<Good>,
}

/// What one viewer may know of an event: what it hides is `null`, and its key is still there.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // As in `Event`.
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum SeenEvent {
    Sheriff { seat: Seat, round: u8 },
    SetAside { seat: Seat, count: usize, cards: Option<Listed> },
    Took { seat: Seat, left: Vec<Good>, right: Vec<Good> },
    Drew { seat: Seat, count: usize, cards: Option<Listed> },
    Reshuffled { count: u8 },
    Discarded { seat: Seat, pile: Side, cards: Vec<Good> },
    Loaded { seat: Seat, cards: Option<Listed> },
    BagsClosed { counts: Vec<u8> },
    Declared { seat: Seat, good: Good, count: u8 },
    Called { seat: Seat },
    Stood { seat: Seat },
    Offered { offer: OfferView, replaces: Option<u32> },
    Refused { offer: u32, by: Seat },
    Withdrawn { offer: u32, by: Seat },
    Lapsed { offer: u32, by: Seat },
    Deal { offer: OfferView },
    Passed { seat: Seat, legal: Goods, contraband: Option<Listed>, contraband_count: usize },
    HandedOver { from: Seat, to: Seat, goods: Promised },
    Opened { seat: Seat, cards: Listed, truth: bool },
    Confiscated { seat: Seat, cards: Listed },
    Paid { from: Seat, to: Seat, coins: u16, legal: Goods, contraband: Listed },
    Forgiven { from: Seat, to: Seat, amount: u16 },
    TimeUp,
    Refilled { seat: Seat, count: usize, cards: Option<Listed> },
    GameOver,
}

/// How many of each promised kind were really in the bag, kinds of which there were none included.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Goods"))]
pub struct Promised(pub BTreeMap<Good, u8>);

impl Serialize for Promised {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(&self.0)
    }
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
    let market = MarketView {
        set_aside: set_aside.seen_by(viewer).copied().map(Listed),
        set_aside_count: set_aside.for_rules().len(),
    };
    View {
        game: Sheriff::INFO.id,
        viewer,
        options: *options,
        phase: phase.id(),
        pending: game.owing(),
        may: game.may_speak(),
        round: *round,
        sheriff: *sheriff,
        turn: phase.has_turn().then_some(*turn),
        market: (*phase == Phase::MarketDiscard).then_some(market),
        confiscated: *confiscated,
        debt: *debt,
        inspection: phase.is_inspection().then(|| inspection_view(inspection, *seats, viewer)),
        seats: Seat::all(*seats).map(|seat| seat_view(game, seat, viewer)).collect(),
        discards: Discards::of(discards),
        deck_count: deck.for_rules().len(),
        removed_count: removed.for_rules().len(),
    }
}

impl Discards {
    pub(crate) fn of(piles: &[Pile; 2]) -> Discards {
        let [left, right] = piles;
        Discards { left: left.iter().collect(), right: right.iter().collect() }
    }
}

fn inspection_view(inspection: &Inspection, seats: u8, viewer: Viewer) -> InspectionView {
    let Inspection { called, owes, next_id, haggled, must, offers, deals, time_up } = inspection;
    let seats = usize::from(seats);
    let offer =
        |offer: &Standing| offer_view(offer, viewer.is(offer.payer).then_some(Some(offer.give.unnamed)));
    InspectionView {
        called: *called,
        owes: *owes,
        next_id: *next_id,
        haggled: haggled[..seats].to_vec(),
        must: must[..seats].to_vec(),
        offers: offers.iter().map(offer).collect(),
        deals: deals.clone(),
        time_up: *time_up,
    }
}

/// SHE-91: while others load, nobody can tell from any number how far they are.
fn seat_view(game: &Sheriff, seat: Seat, viewer: Viewer) -> SeatView {
    let Place { coins, hand, legal, contraband, bag } = game.place(seat);
    let Bag { state, cards, declared } = bag;
    let hides_numbers = game.phase == Phase::Load && !viewer.is(seat);
    let in_bag = cards.for_rules().len();
    SeatView {
        coins: *coins,
        hand: hand.seen_by(viewer).copied().map(Listed),
        hand_count: hand.for_rules().len() + if hides_numbers { in_bag } else { 0 },
        legal: *legal,
        contraband: contraband.seen_by(viewer).copied().map(Listed),
        contraband_count: contraband.for_rules().len(),
        bag: BagView {
            state: *state,
            cards: cards.seen_by(viewer).copied().map(Listed),
            cards_count: (!hides_numbers).then_some(in_bag),
            declared: *declared,
        },
    }
}

pub(crate) fn seen(event: &Event, viewer: Viewer) -> SeenEvent {
    redacted(event, |seat| viewer.is(seat))
}

/// The event with everything in it, as the protocol writes it where nobody's eyes are meant.
impl Serialize for Event {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        redacted(self, |_| true).serialize(serializer)
    }
}

fn redacted(event: &Event, may_know: impl Fn(Seat) -> bool) -> SeenEvent {
    let own = |seat, goods| may_know(seat).then_some(Listed(goods));
    match event.clone() {
        Event::Sheriff { seat, round } => SeenEvent::Sheriff { seat, round },
        Event::SetAside { seat, cards } => {
            SeenEvent::SetAside { seat, count: cards.len(), cards: own(seat, cards) }
        }
        Event::Took { seat, left, right } => SeenEvent::Took { seat, left, right },
        Event::Drew { seat, cards } => SeenEvent::Drew { seat, count: cards.len(), cards: own(seat, cards) },
        Event::Reshuffled { count } => SeenEvent::Reshuffled { count },
        Event::Discarded { seat, pile, cards } => SeenEvent::Discarded { seat, pile, cards },
        Event::Loaded { seat, cards } => SeenEvent::Loaded { seat, cards: own(seat, cards) },
        Event::BagsClosed { counts } => SeenEvent::BagsClosed { counts },
        Event::Declared { seat, good, count } => SeenEvent::Declared { seat, good, count },
        Event::Called { seat } => SeenEvent::Called { seat },
        Event::Stood { seat } => SeenEvent::Stood { seat },
        Event::Offered { offer, replaces } => {
            let knows = may_know(offer.payer);
            SeenEvent::Offered {
                offer: offer_view(&offer, Some(knows.then_some(offer.give.unnamed))),
                replaces,
            }
        }
        Event::Refused { offer, by } => SeenEvent::Refused { offer, by },
        Event::Withdrawn { offer, by } => SeenEvent::Withdrawn { offer, by },
        Event::Lapsed { offer, by } => SeenEvent::Lapsed { offer, by },
        Event::Deal { offer, sheriff } => {
            let knows = may_know(offer.payer) || may_know(sheriff);
            SeenEvent::Deal { offer: offer_view(&offer, Some(knows.then_some(offer.give.unnamed))) }
        }
        Event::Passed { seat, goods } => SeenEvent::Passed {
            seat,
            legal: goods.legal(),
            contraband: own(seat, goods.contraband()),
            contraband_count: goods.contraband().len(),
        },
        Event::HandedOver { from, to, promised, goods } => {
            let kinds = promised.counts().map(|(good, _)| (good, goods.count(good)));
            SeenEvent::HandedOver { from, to, goods: Promised(kinds.collect()) }
        }
        Event::Opened { seat, cards, truth } => SeenEvent::Opened { seat, cards: Listed(cards), truth },
        Event::Confiscated { seat, cards } => SeenEvent::Confiscated { seat, cards: Listed(cards) },
        Event::Paid { from, to, coins, goods } => {
            SeenEvent::Paid { from, to, coins, legal: goods.legal(), contraband: Listed(goods.contraband()) }
        }
        Event::Forgiven { from, to, amount } => SeenEvent::Forgiven { from, to, amount },
        Event::TimeUp => SeenEvent::TimeUp,
        Event::Refilled { seat, cards } => {
            SeenEvent::Refilled { seat, count: cards.len(), cards: own(seat, cards) }
        }
        Event::GameOver => SeenEvent::GameOver,
    }
}

/// The offer with its unnamed goods shown, hidden, or not spoken of.
fn offer_view(offer: &Standing, unnamed: Option<Option<Listed>>) -> OfferView {
    let Standing { id, by, payer, give, unnamed_count, promises, later } = offer;
    OfferView {
        id: *id,
        by: *by,
        payer: *payer,
        give: GiveView {
            coins: give.coins,
            legal: give.legal,
            named: give.named,
            unnamed,
            unnamed_count: *unnamed_count,
            bag: give.bag,
        },
        promises: *promises,
        later: later.clone(),
    }
}
