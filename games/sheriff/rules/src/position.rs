//! The whole game as a document, and what must be true of one that is loaded (SHE-120 to SHE-127).
//!
//! Here is how a position is written. `written` reads one and lays the table out, `check` asks of that table what must
//! hold.

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

mod check;
mod written;

use crate::Options;
use crate::goods::{Good, Goods, Listed};
use crate::knowledge;
use crate::state::{BagState, Debt, Declared, Phase, Place, Sheriff};
use crate::talk::remember_what_is_named;
use crate::view::{Confiscated, Discards, InspectionView};
use besace_table::{BadPosition, Chance, Game, Seat, ShownAs};
use serde::Serialize;
use serde_json::Value;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    #[serde(serialize_with = "Chance::in_position")]
    pub rng: Chance,
    pub phase: Phase,
    pub round: u8,
    pub sheriff: Seat,
    pub turn: Option<Seat>,
    pub market: Option<MarketPosition>,
    pub confiscated: Option<Confiscated>,
    pub debt: Option<Debt>,
    pub inspection: Option<InspectionView>,
    pub seats: Vec<SeatPosition>,
    pub discards: Discards,
    pub deck: Vec<Good>,
    pub removed: Listed,
}

/// What is set aside in a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MarketPosition {
    pub set_aside: Listed,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatPosition {
    pub coins: u16,
    pub hand: Listed,
    pub legal: Goods,
    pub contraband: Listed,
    pub bag: BagPosition,
}

/// A bag of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BagPosition {
    pub state: BagState,
    pub cards: Listed,
    pub declared: Option<Declared>,
}

pub(crate) fn position(game: &Sheriff) -> Position {
    let seat = |place: &Place| SeatPosition {
        coins: place.coins,
        hand: Listed(*place.hand.for_rules()),
        legal: place.legal,
        contraband: Listed(*place.contraband.for_rules()),
        bag: BagPosition {
            state: place.bag.state,
            cards: Listed(*place.bag.cards.for_rules()),
            declared: place.bag.declared,
        },
    };
    let set_aside = Listed(*game.set_aside.for_rules());
    Position {
        game: Sheriff::INFO.id,
        version: 1,
        options: game.options,
        rng: game.chance,
        phase: game.phase,
        round: game.round,
        sheriff: game.sheriff,
        turn: game.phase.has_turn().then_some(game.turn),
        market: (game.phase == Phase::MarketDiscard).then_some(MarketPosition { set_aside }),
        confiscated: game.confiscated,
        debt: game.debt,
        inspection: (game.phase.is_inspection())
            .then(|| InspectionView::of(&game.inspection, game.seats, |offer| offer.shown_to(None))),
        seats: game.places().iter().map(seat).collect(),
        discards: Discards::of(&game.discards),
        deck: game.deck.for_rules().iter().collect(),
        removed: Listed(*game.removed.for_rules()),
    }
}

pub(crate) fn load(position: &Value) -> Result<Sheriff, BadPosition> {
    let mut game = written::read(position)?;
    check::table(&game)?;
    knowledge::begin(&mut game);
    remember_what_is_named(&mut game);
    Ok(game)
}
