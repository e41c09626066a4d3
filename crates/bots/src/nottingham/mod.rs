//! What a bot knows about Nottingham.
//!
//! Cards are worth what they can be handed in for (`hopes`). By that a seat sees what looks natural (`instinct`), how
//! everybody stands (`appraise`), and why a move is good (`explain`).

mod appraise;
mod explain;
mod hopes;
mod instinct;

use crate::{Mind, Reason, fingerprint};
use besace_nottingham::{Action, Ambush, Card, CardList, Color, KINDS, Kinds, Nottingham, Phase};
use besace_table::{Game, MAX_SEATS, Seat};

/// How many steps of the sheriff a line of play goes.
const STEPS: u8 = 4;

impl Mind for Nottingham {
    fn instinct(&self, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        instinct::instinct(self, seat, actions, weights);
    }

    /// Numbers are only unlike within a phase: so they stay small.
    fn number(action: &Action) -> Option<u16> {
        Some(match action {
            Action::Take | Action::Defend | Action::Refuse | Action::EndTurn | Action::Decline => 0,
            Action::Accept => 1,
            Action::Use { target } => target.map_or(1, |seat| 2 + u16::from(seat.0)),
            Action::AcceptOffer { seat } => 1 + u16::from(seat.0),
            Action::Pick { card } => card.index() as u16,
            Action::Offer { cards } => number_of_offer(cards),
            Action::Keep { card } | Action::Spring { card } => 1 + number_of_ambush(*card),
            Action::Deliver { object, count } => 1 + u16::from(*count) * KINDS as u16 + object.index() as u16,
            // Every mission asks for another number of kinds.
            Action::Mission { objects, .. } => 100 + bits(*objects),
            Action::Discard { .. } => return None,
        })
    }

    fn scene(&self, _seat: Seat) -> u64 {
        match self.stage() {
            Phase::Choose | Phase::Defend => fingerprint(&self.shown()),
            Phase::BuyChoose => {
                Seat::all(self.seats()).fold(0, |seen, seat| fingerprint(&(seen, self.answer(seat))))
            }
            _ => 0,
        }
    }

    fn glimpse(&self, _seat: Seat, action: &Action, onlooker: Seat) -> u64 {
        match action {
            // Face down, until the last one is in.
            Action::Offer { .. } if self.stage() == Phase::BuyOffers => 0,
            // Who is robbed sees what goes; a raid lets everybody see it.
            Action::Pick { .. } if self.shown() == Some(Card::Pearls) && self.target() != Some(onlooker) => 0,
            Action::Keep { .. } | Action::Discard { .. } => 0,
            _ => fingerprint(action),
        }
    }

    fn appraise(&self) -> [f32; MAX_SEATS] {
        appraise::appraise(self)
    }

    fn is_beyond_horizon(&self, start: &Nottingham) -> bool {
        self.is_over() || self.sheriff() >= start.sheriff() + STEPS
    }

    fn explain(&self, seat: Seat, action: &Action) -> Vec<Reason> {
        explain::explain(self, seat, action)
    }
}

/// One card, or two of which the first is not worth more.
fn number_of_offer(cards: &CardList) -> u16 {
    let mut cards = cards.0.iter().map(|card| card.index() as u16);
    let (first, second) = (cards.next().unwrap_or(0), cards.next());
    second.map_or(first, |second| KINDS as u16 * (1 + first) + second)
}

/// A colour, or two objects.
fn number_of_ambush(card: Ambush) -> u16 {
    let colors = Color::ALL.len() as u16;
    card.color().map_or_else(|| colors + bits(card.objects()), |color| color as u16)
}

fn bits(kinds: Kinds) -> u16 {
    kinds.iter().map(|card| 1 << card.index()).sum()
}
