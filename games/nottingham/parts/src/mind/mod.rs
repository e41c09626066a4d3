//! What a bot knows about Nottingham.
//!
//! Cards are worth what they can be handed in for (`hopes`). By that a seat sees what looks natural (`instinct`), how
//! everybody stands (`appraise`), and why a move is good (`explain`).

mod appraise;
mod explain;
mod hopes;
mod instinct;

use crate::Parts;
use besace_bots::{Mind, Reason, fingerprint};
use besace_nottingham::{Action, Ambush, Card, CardList, Color, KINDS, Kinds, Nottingham, Phase};
use besace_table::{Game, MAX_SEATS, Seat};

/// How many steps of the sheriff a line of play goes.
const STEPS: u8 = 4;

impl Mind for Parts {
    type Game = Nottingham;

    fn instinct(world: &Nottingham, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        instinct::instinct(world, seat, actions, weights);
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

    fn scene(world: &Nottingham, _seat: Seat) -> u64 {
        match world.phase_now() {
            Phase::Choose | Phase::Defend => fingerprint(&world.shown()),
            Phase::BuyChoose => {
                Seat::all(world.seats()).fold(0, |seen, seat| fingerprint(&(seen, world.answer(seat))))
            }
            _ => 0,
        }
    }

    fn glimpse(world: &Nottingham, _seat: Seat, action: &Action, onlooker: Seat) -> u64 {
        match action {
            // Face down, until the last one is in.
            Action::Offer { .. } if world.phase_now() == Phase::BuyOffers => 0,
            // Who is robbed sees what goes; a raid lets everybody see it.
            Action::Pick { .. }
                if world.shown() == Some(Card::Pearls) && world.target() != Some(onlooker) =>
            {
                0
            }
            Action::Keep { .. } | Action::Discard { .. } => 0,
            _ => fingerprint(action),
        }
    }

    fn appraise(world: &Nottingham) -> [f32; MAX_SEATS] {
        appraise::appraise(world)
    }

    fn is_beyond_horizon(world: &Nottingham, start: &Nottingham) -> bool {
        world.is_over() || world.sheriff() >= start.sheriff() + STEPS
    }

    fn explain(world: &Nottingham, seat: Seat, action: &Action) -> Vec<Reason> {
        explain::explain(world, seat, action)
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
