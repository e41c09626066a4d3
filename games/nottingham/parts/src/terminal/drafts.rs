//! What is chosen step by step.

use super::own_hand;
use crate::Parts;
use crate::telling::purge_question;
use besace_nottingham::{Action, Bounds, CardList, Cards, Nottingham, View};
use besace_table::Offer;
use besace_terminal::told::{Choice, Pick, Picked, Teller};
use besace_words::Told;

/// What is being discarded in a purge: how many cards, and those chosen so far.
#[derive(Clone, Copy, PartialEq)]
pub struct Draft {
    pub(super) count: usize,
    pub(super) chosen: Cards,
}

impl besace_terminal::Draft<Parts> for Draft {
    fn of(bounds: &Bounds) -> Draft {
        let Bounds::Discard { cards } = bounds;
        Draft { count: usize::from(cards.min), chosen: Cards::NONE }
    }

    fn beginning(&self, _view: &View, teller: &Teller) -> Choice {
        let label = teller.say("nottingham-terminal-discard", &[("count", self.count.into())]);
        Choice { label, effect: String::new() }
    }

    fn so_far(&self, _view: &View, teller: &Teller) -> String {
        teller.tell(&purge_question(self.count))
    }

    /// One card more, until there are enough.
    fn steps(
        &self,
        view: &View,
        _offers: &[Offer<Nottingham>],
        teller: &Teller,
    ) -> Vec<(Pick<Parts>, Choice)> {
        let label = |chosen: Cards| teller.tell(&Parts::label(view, &discard(chosen)));
        if self.chosen.len() == self.count {
            let choice = Choice { label: label(self.chosen), effect: String::new() };
            return vec![(Picked::Play(discard(self.chosen)), choice)];
        }
        let hand = own_hand(view, teller);
        let left = hand.counts().filter(|(kind, count)| self.chosen.count(*kind) < *count);
        left.map(|(kind, _)| {
            let chosen: Cards = self.chosen.iter().chain([kind]).collect();
            let values = [("count", (self.chosen.len() + 1).into()), ("all", self.count.into())];
            let effect = teller.say("nottingham-board-chosen", &values);
            (Picked::Draft(Draft { chosen, ..*self }), Choice { label: label(chosen), effect })
        })
        .collect()
    }
}

fn discard(chosen: Cards) -> Action {
    Action::Discard { cards: CardList(chosen) }
}
