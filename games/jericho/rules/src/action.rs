//! What a seat may decide: listing it and checking it. Nothing here changes the game.

use crate::cards::{Card, Color, HAND};
use crate::refusals::{WRONG_PHASE, not_in_hand, trumpet_alone};
use crate::state::{Jericho, Phase};
use besace_table::{Offer, Refusal, Seat};
use serde::Serialize;

/// A decision by one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// The first wall card, face down (JER-20).
    Lay {
        /// The card.
        card: Card,
    },
    /// A card face down into the supply (JER-22, JER-33).
    Supply {
        /// The card.
        card: Card,
    },
    /// A wall card, face up, to one's wall of its colour (JER-30).
    Wall {
        /// The card.
        card: Card,
    },
    /// A trumpet against a colour (JER-31).
    Trumpet {
        /// The colour.
        color: Color,
    },
}

/// An action that has passed every check.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

pub(crate) fn legal(game: &Jericho, seat: Seat, offers: &mut Vec<Offer<Jericho>>) {
    if !game.owes(seat) {
        return;
    }
    let mut kinds = [Card::TRUMPET; HAND];
    let count = game.place(seat).hand.for_rules().list_kinds(&mut kinds);
    let cards = &kinds[..count];
    // Card order puts the trumpet last.
    let (has_trumpet, wall_cards) = match cards {
        [wall_cards @ .., Card::TRUMPET] => (true, wall_cards),
        _ => (false, cards),
    };
    match game.phase {
        Phase::FirstWall if wall_cards.is_empty() => offer(offers, cards, |card| Action::Lay { card }),
        Phase::FirstWall => offer(offers, wall_cards, |card| Action::Lay { card }),
        Phase::Fill => offer(offers, cards, |card| Action::Supply { card }),
        Phase::Play => {
            offer(offers, wall_cards, |card| Action::Wall { card });
            if has_trumpet {
                offer(offers, &Color::ALL, |color| Action::Trumpet { color });
            }
            offer(offers, cards, |card| Action::Supply { card });
        }
        Phase::Over => {}
    }
}

fn offer<T: Copy>(offers: &mut Vec<Offer<Jericho>>, choices: &[T], action: impl Fn(T) -> Action) {
    offers.extend(choices.iter().map(|choice| Offer::Action(action(*choice))));
}

pub(crate) fn allow(game: &Jericho, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    owes_a_decision(game, seat)?;
    let hand = game.place(seat).hand.for_rules();
    let held = |card, rule| Refusal::unless(hand.contains(card), not_in_hand(rule));
    match (game.phase, *action) {
        (Phase::FirstWall, Action::Lay { card }) => {
            held(card, "JER-20")?;
            if card == Card::TRUMPET && !hand.only_trumpets() {
                return Err(trumpet_alone("JER-20"));
            }
        }
        (Phase::Fill, Action::Supply { card }) => held(card, "JER-22")?,
        (Phase::Play, Action::Supply { card }) => held(card, "JER-33")?,
        (Phase::Play, Action::Wall { card }) => {
            held(card, "JER-30")?;
            if card == Card::TRUMPET {
                return Err(trumpet_alone("JER-30"));
            }
        }
        (Phase::Play, Action::Trumpet { .. }) => held(Card::TRUMPET, "JER-31")?,
        _ => return Err(WRONG_PHASE),
    }
    Ok(Allowed { seat, action: *action })
}

pub(crate) fn owes_a_decision(game: &Jericho, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless_asked(game.phase == Phase::Over, game.owes(seat))
}
