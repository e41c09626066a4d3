//! What has happened to hidden cards since the game was set up or loaded, step by step.
//!
//! A number for each kind (`sure`) cannot say that the card which was stolen from one hand is the one that came to
//! another, nor that gifts come from a pile whose cards everybody saw. The story can: it holds how many cards lay where
//! at its beginning, and every step since. Whoever wants to imagine the table plays it again: the object cards in
//! `retelling`, the ambush cards in `ambush_retelling`.
//!
//! Nothing is ever forgotten, but steps that tell nothing together are left out. Which steps there are, and how many,
//! depends on nothing but what everybody sees.

use crate::ambush_retelling::AmbushRetelling;
use crate::ambush_story::{AmbushStep, AmbushTable};
use crate::cards::{Ambush, Card, Cards};
use crate::retelling::Retelling;
use crate::state::SEATS;
use crate::sure::{SPOTS, Spot};
use besace_table::Seat;
use std::sync::OnceLock;

/// How far back a step may be absorbed by another.
const REACH: usize = 6;

/// The beginning and the steps since.
#[derive(Clone)]
pub(crate) struct Story {
    /// How many cards lay in each spot at the beginning.
    pub(crate) sizes: [u8; SPOTS],
    /// Where the ambush cards lay at the beginning.
    pub(crate) ambushes: AmbushTable,
    steps: Vec<Packed>,
    ambush_steps: Vec<AmbushStep>,
    /// Whether nobody has ever seen anything of the draw pile: it is as it was when the game was set up or loaded.
    pile_is_blank: bool,
    prepared: Prepared,
}

/// What a seat needs to tell the story again, once for as long as nothing new has happened: whoever imagines a world has
/// mostly imagined many just before. It follows from all the rest, so a copy of the story begins without it.
#[derive(Default)]
struct Prepared([OnceLock<Box<Retellings>>; SEATS]);

impl Clone for Prepared {
    fn clone(&self) -> Prepared {
        Prepared::default()
    }
}

/// How one seat tells the story again: of the object cards, and of the ambush cards.
pub(crate) struct Retellings {
    pub(crate) objects: Retelling,
    pub(crate) ambushes: AmbushRetelling,
}

/// One thing that happened to hidden cards.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// Cards came openly.
    Joins { spot: Spot, card: Card, count: u8 },
    /// Cards left openly.
    Leaves { spot: Spot, card: Card, count: u8 },
    /// Everybody saw that there are at least so many.
    Shows { spot: Spot, card: Card, count: u8 },
    /// One seat saw that there are at least so many.
    Looks { seat: Seat, owner: Seat, card: Card, count: u8 },
    /// A card went from one spot to another; only the seats whose hands these are saw which.
    Passes { from: Spot, to: Spot, card: Card },
    /// A card came from a draw pile of which nobody knew anything.
    Gift { to: Spot },
    /// The discard pile became the draw pile.
    Reshuffle,
}

impl Story {
    /// A story without a step.
    pub(crate) fn new(sizes: [u8; SPOTS], ambushes: AmbushTable) -> Story {
        Story {
            sizes,
            ambushes,
            steps: Vec::new(),
            ambush_steps: Vec::new(),
            pile_is_blank: true,
            prepared: Prepared::default(),
        }
    }

    /// How this seat tells it again, which is prepared only where it has not been since the last step.
    pub(crate) fn retellings(&self, seat: Seat, prepare: impl FnOnce() -> Retellings) -> &Retellings {
        self.prepared.0[seat.index()].get_or_init(|| Box::new(prepare()))
    }

    /// Something happens: what was prepared to tell the story up to here is of no use any more.
    pub(crate) fn goes_on(&mut self) {
        self.prepared = Prepared::default();
    }

    /// The steps from the oldest on.
    pub(crate) fn steps(&self) -> impl DoubleEndedIterator<Item = Step> + ExactSizeIterator {
        self.steps.iter().map(|step| step.step())
    }

    /// What has happened to ambush cards, from the oldest step on.
    pub(crate) fn ambush_steps(&self) -> &[AmbushStep] {
        &self.ambush_steps
    }

    pub(crate) fn joins(&mut self, spot: Spot, cards: &Cards) {
        cards.counts().for_each(|(card, count)| self.note(Step::Joins { spot, card, count }));
    }

    /// What is turned up from a blank pile might have been anything, and tells nothing of what lies elsewhere.
    pub(crate) fn leaves(&mut self, spot: Spot, cards: &Cards) {
        if spot != Spot::DRAW || !self.pile_is_blank {
            cards.counts().for_each(|(card, count)| self.note(Step::Leaves { spot, card, count }));
        }
    }

    /// `known` is what everybody was sure of before: to see that again tells nothing.
    pub(crate) fn shown(&mut self, spot: Spot, cards: &Cards, known: &Cards) {
        let news = cards.counts().filter(|(card, count)| *count > known.count(*card));
        news.for_each(|(card, count)| self.note(Step::Shows { spot, card, count }));
    }

    /// There is a step for each kind, also for those that are missing: how many steps a story has must tell nothing.
    pub(crate) fn looked_at(&mut self, seat: Seat, owner: Seat, hand: &Cards) {
        for card in Card::ALL {
            self.note(Step::Looks { seat, owner, card, count: hand.count(card) });
        }
    }

    /// What comes from a blank pile might be anything, so only when it came can tell anybody anything later.
    pub(crate) fn passes_unseen(&mut self, from: Spot, to: Spot, cards: &Cards) {
        for card in cards.iter() {
            let is_blank = from == Spot::DRAW && self.pile_is_blank;
            self.note(if is_blank { Step::Gift { to } } else { Step::Passes { from, to, card } });
        }
    }

    pub(crate) fn reshuffled(&mut self) {
        self.pile_is_blank = false;
        self.note(Step::Reshuffle);
    }

    pub(crate) fn ambushes_drawn(&mut self, seat: Seat, cards: [Ambush; 2]) {
        self.ambush_steps.push(AmbushStep::Draws { seat, cards });
    }

    pub(crate) fn ambush_kept(&mut self, seat: Seat, place: usize) {
        self.ambush_steps.push(AmbushStep::Keeps { seat, place: place as u8 });
    }

    pub(crate) fn ambush_sprung(&mut self, seat: Seat, card: Ambush) {
        self.ambush_steps.push(AmbushStep::Springs { seat, card });
    }

    fn note(&mut self, step: Step) {
        if !self.is_absorbed(step) {
            self.steps.push(step.packed());
        }
    }

    /// What happens openly is added to a step shortly before, where nothing in between makes a difference: the same again,
    /// or the opposite, after which neither need be told.
    fn is_absorbed(&mut self, step: Step) -> bool {
        let (spot, count, comes) = match step {
            Step::Joins { spot, count, .. } => (spot, count, true),
            Step::Leaves { spot, count, .. } => (spot, count, false),
            _ => return false,
        };
        let packed = step.packed();
        let len = self.steps.len();
        for at in (len.saturating_sub(REACH)..len).rev() {
            let before = self.steps[at];
            if before.is_open() {
                if before.is_of_the_same(packed) {
                    return self.absorb(at, before, comes, count);
                }
            } else if before.step().matters_to(spot, comes) {
                return false;
            }
        }
        false
    }

    /// Adds cards that come to, or leave, a spot openly to a step in which cards of that kind did.
    fn absorb(&mut self, at: usize, before: Packed, comes: bool, count: u8) -> bool {
        let changed = match before.step() {
            Step::Joins { spot, card, count: came } if comes => {
                Step::Joins { spot, card, count: came + count }
            }
            Step::Joins { spot, card, count: came } if came > count => {
                Step::Joins { spot, card, count: came - count }
            }
            Step::Joins { count: came, .. } if came == count => {
                self.steps.remove(at);
                return true;
            }
            Step::Leaves { spot, card, count: left } if !comes => {
                Step::Leaves { spot, card, count: left + count }
            }
            _ => return false,
        };
        self.steps[at] = changed.packed();
        true
    }
}

impl Step {
    /// Whether it makes a difference if a card comes to this spot, or leaves it, before this step or after it.
    fn matters_to(self, spot: Spot, comes: bool) -> bool {
        match self {
            Step::Joins { .. } | Step::Leaves { .. } => false,
            Step::Shows { spot: shown, .. } => shown == spot,
            Step::Looks { owner, .. } => Spot::hand(owner) == spot,
            Step::Passes { from, to, .. } => from == spot || (!comes && to == spot),
            Step::Gift { to } => !comes && to == spot,
            Step::Reshuffle => spot == Spot::DRAW || spot == Spot::DISCARD,
        }
    }

    fn packed(self) -> Packed {
        let spot = |spot: Spot| spot.index() as u16;
        let one = |kind, at, card: Card, count: u8| Packed::of(kind, at, 0, card as u16, count.into());
        match self {
            Step::Joins { spot: at, card, count } => one(0, spot(at), card, count),
            Step::Leaves { spot: at, card, count } => one(1, spot(at), card, count),
            Step::Shows { spot: at, card, count } => one(2, spot(at), card, count),
            Step::Looks { seat, owner, card, count } => {
                Packed::of(3, owner.0.into(), seat.0.into(), card as u16, count.into())
            }
            Step::Passes { from, to, card } => Packed::of(4, spot(from), 0, card as u16, spot(to)),
            Step::Gift { to } => one(5, spot(to), Card::Coin, 0),
            Step::Reshuffle => one(6, 0, Card::Coin, 0),
        }
    }
}

/// A step in two bytes: what happened (0 to 6), and four small numbers. The two that share a few bits never meet: the
/// piles have higher numbers than any hand, and only at hands does a seat look.
#[derive(Clone, Copy)]
struct Packed(u16);

impl Packed {
    fn of(kind: u16, at: u16, looker: u16, card: u16, count: u16) -> Packed {
        Packed(kind << 13 | (at | looker << 3) << 7 | card << 4 | count)
    }

    /// Whether cards came or left openly.
    fn is_open(self) -> bool {
        self.0 >> 13 <= 1
    }

    /// Whether the two speak of the same spot and the same kind of card.
    fn is_of_the_same(self, other: Packed) -> bool {
        (self.0 ^ other.0) & (0b1_1111_1111 << 4) == 0
    }

    #[inline]
    fn step(self) -> Step {
        let spot = |number: u16| Spot::from_index(usize::from(number & 0b1111));
        let at = self.0 >> 7 & 0b11_1111;
        let card = Card::ALL[usize::from(self.0 >> 4 & 0b111)];
        let count = (self.0 & 0b1111) as u8;
        match self.0 >> 13 {
            0 => Step::Joins { spot: spot(at), card, count },
            1 => Step::Leaves { spot: spot(at), card, count },
            2 => Step::Shows { spot: spot(at), card, count },
            3 => Step::Looks { seat: Seat((at >> 3) as u8), owner: Seat((at & 0b111) as u8), card, count },
            4 => Step::Passes { from: spot(at), to: spot(count.into()), card },
            5 => Step::Gift { to: spot(at) },
            _ => Step::Reshuffle,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hand(seat: u8) -> Spot {
        Spot::hand(Seat(seat))
    }

    /// Every step comes out of its two bytes as it went in.
    #[test]
    fn a_packed_step_is_the_same_step() {
        let card = Card::Chest;
        let numbers = |step: Step| -> [usize; 5] {
            match step {
                Step::Joins { spot, card, count } => [0, spot.index(), 0, card.index(), count.into()],
                Step::Leaves { spot, card, count } => [1, spot.index(), 0, card.index(), count.into()],
                Step::Shows { spot, card, count } => [2, spot.index(), 0, card.index(), count.into()],
                Step::Looks { seat, owner, card, count } => {
                    [3, owner.index(), seat.index(), card.index(), count.into()]
                }
                Step::Passes { from, to, card } => [4, from.index(), to.index(), card.index(), 0],
                Step::Gift { to } => [5, to.index(), 0, 0, 0],
                Step::Reshuffle => [6, 0, 0, 0, 0],
            }
        };
        let mut steps = vec![Step::Reshuffle];
        for spot in (0..SPOTS).map(Spot::from_index) {
            steps.push(Step::Joins { spot, card, count: 12 });
            steps.push(Step::Leaves { spot, card: Card::Coin, count: 1 });
            steps.push(Step::Shows { spot, card, count: 5 });
            steps.push(Step::Passes { from: spot, to: Spot::DISCARD, card });
            steps.push(Step::Passes { from: Spot::DRAW, to: spot, card: Card::Gold });
            steps.push(Step::Gift { to: spot });
        }
        for (seat, owner) in [(0, 6), (6, 0), (5, 3)] {
            steps.push(Step::Looks { seat: Seat(seat), owner: Seat(owner), card, count: 12 });
        }
        for step in steps {
            assert_eq!(numbers(step.packed().step()), numbers(step));
        }
    }

    /// What nobody could tell apart is told once: cards that came one after the other, or came and went.
    #[test]
    fn steps_that_can_be_told_together_are_one() {
        let mut story = Story::new([3, 3, 3, 0, 0, 0, 0, 60, 0], AmbushTable::EMPTY);
        let chest = Cards::of(Card::Chest, 1);
        let theft = |story: &mut Story| story.passes_unseen(hand(0), hand(1), &Cards::of(Card::Coin, 1));
        theft(&mut story);
        story.joins(hand(0), &chest);
        story.joins(hand(1), &Cards::of(Card::Gold, 1));
        story.joins(hand(0), &chest);
        assert_eq!(story.steps().len(), 3, "two chests came");
        story.leaves(hand(0), &chest);
        story.leaves(hand(0), &chest);
        assert_eq!(story.steps().len(), 2, "and went");
        story.leaves(hand(0), &chest);
        story.joins(hand(0), &chest);
        assert_eq!(story.steps().len(), 4, "a chest that was there before tells something");
        theft(&mut story);
        story.joins(hand(0), &chest);
        assert_eq!(story.steps().len(), 6, "a card that came too late to be stolen");
    }
}
