//! What has happened to hidden cards, step by step, since a game was set up or loaded.

use super::counts::{Counts, Kinds};
use super::retelling::Retelling;
use super::tellings::{Prepared, Tellings};
use crate::Seat;

/// Where cards lie that not everybody sees: a number from 0, as the game has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(pub u8);

impl Place {
    /// The place's number.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What everybody knows of the places at the beginning.
#[derive(Clone, Copy)]
pub struct Beginning<const P: usize> {
    /// How many cards lie there.
    pub sizes: [u8; P],
    /// Whose place it is: this seat sees whatever lies there, comes and goes.
    pub owners: [Option<Seat>; P],
    /// The kinds that can lie there, a bit for each.
    pub may: [Kinds; P],
}

/// One thing that happened to hidden cards. What only some seats saw is told to these seats alone.
#[derive(Clone, Copy)]
enum Step {
    /// Cards came openly.
    Joins { place: Place, kind: u8, count: u8 },
    /// Somebody chose cards, and they left openly.
    Leaves { place: Place, kind: u8, count: u8 },
    /// Everybody saw that there are at least so many.
    Shows { place: Place, kind: u8, count: u8 },
    /// Everybody learnt that none of these kinds is there.
    Lacks { place: Place, kinds: Kinds },
    /// One seat saw that there are at least so many.
    Looks { seat: Seat, place: Place, kind: u8, count: u8 },
    /// A card went on unseen, but for the seats whose places these are.
    Passes { from: Place, to: Place, kind: u8 },
    /// Chance turned up a card for everybody.
    TurnsUp { from: Place, kind: u8 },
    /// All cards of a place are now in another, which was empty.
    Becomes { from: Place, to: Place },
    /// A card went on unseen from a place of which nobody had ever seen anything: it might be any.
    PassesBlank { from: Place, to: Place },
}

/// A step as one seat sees it, for which its own places are not hidden.
#[derive(Clone, Copy)]
pub(super) enum Seen {
    Joins(Place, usize, u8),
    Leaves(Place, usize, u8),
    Shows(Place, usize, u8),
    Lacks(Place, Kinds),
    Passes(Place, Place),
    /// A card went on from a place of which nobody had ever seen anything.
    PassesBlank(Place, Place),
    /// Chance drew this card, and the seat saw it.
    Draws(Place, usize),
    /// Nothing can be said of it but that one card fewer lies there.
    DrawsBlank(Place),
    Becomes(Place, Place),
}

/// The beginning and the steps since, of `K` kinds in `P` places.
#[derive(Clone)]
pub struct Story<const K: usize, const P: usize> {
    pub(super) beginning: Beginning<P>,
    steps: Vec<Step>,
    /// The places of which somebody has seen something, or to which a card has come: a bit for each.
    touched: u64,
    prepared: Prepared<Tellings<Retelling<K, P>>>,
}

impl<const K: usize, const P: usize> Story<K, P> {
    /// A story without a step.
    pub fn new(beginning: Beginning<P>) -> Story<K, P> {
        const { assert!(K < Kinds::BITS as usize && P <= u64::BITS as usize) };
        Story { beginning, steps: Vec::new(), touched: 0, prepared: Prepared::default() }
    }

    /// How this seat tells it again. `hidden` are all cards that lie where it does not see them now.
    pub fn retelling(&self, seat: Seat, hidden: impl FnOnce() -> Counts<K>) -> &Tellings<Retelling<K, P>> {
        self.prepared.of(seat, || Tellings::new(Retelling::new(self, seat, hidden())))
    }

    /// Cards came openly.
    pub fn joins(&mut self, place: Place, cards: &Counts<K>) {
        self.touch(place);
        self.note_each(cards, |kind, count| Step::Joins { place, kind, count });
    }

    /// Somebody chose cards, and they left openly.
    pub fn leaves(&mut self, place: Place, cards: &Counts<K>) {
        self.touch(place);
        self.note_each(cards, |kind, count| Step::Leaves { place, kind, count });
    }

    /// Everybody saw these where they lie.
    pub fn shows(&mut self, place: Place, cards: &Counts<K>) {
        self.touch(place);
        self.note_each(cards, |kind, count| Step::Shows { place, kind, count });
    }

    /// Everybody learnt that none of these kinds is there, a bit for each: what is there would have been shown.
    pub fn lacks(&mut self, place: Place, kinds: Kinds) {
        if kinds != 0 {
            self.touch(place);
            self.note(Step::Lacks { place, kinds });
        }
    }

    /// One seat saw these where they lie.
    pub fn looks(&mut self, seat: Seat, place: Place, cards: &Counts<K>) {
        self.touch(place);
        self.note_each(cards, |kind, count| Step::Looks { seat, place, kind, count });
    }

    /// Cards went on unseen, but for the seats whose places these are.
    pub fn passes(&mut self, from: Place, to: Place, cards: &Counts<K>) {
        let is_blank = self.is_blank(from);
        self.touch(to);
        for (kind, count) in cards.counts() {
            for _ in 0..count {
                let kind = kind as u8;
                let step =
                    if is_blank { Step::PassesBlank { from, to } } else { Step::Passes { from, to, kind } };
                self.note(step);
            }
        }
    }

    /// Chance turned up a card for everybody. From a place of which nobody knows anything that tells nothing of any
    /// other card: it is as if that card had never been there.
    pub fn turns_up(&mut self, from: Place, kind: usize) {
        if self.is_blank(from) {
            self.beginning.sizes[from.index()] -= 1;
            self.goes_on();
        } else {
            self.note(Step::TurnsUp { from, kind: kind as u8 });
        }
    }

    /// All cards of a place are now in another, which was empty.
    pub fn becomes(&mut self, from: Place, to: Place) {
        self.touch(to);
        self.note(Step::Becomes { from, to });
    }

    /// The steps that this seat has seen, from the newest to the oldest.
    pub(super) fn seen_by(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seen> {
        self.steps.iter().rev().filter_map(move |step| self.seen(*step, seat))
    }

    fn seen(&self, step: Step, seat: Seat) -> Option<Seen> {
        let own = |place: Place| self.beginning.owners[place.index()] == Some(seat);
        Some(match step {
            Step::Joins { place, kind, count } if !own(place) => Seen::Joins(place, kind.into(), count),
            Step::Leaves { place, kind, count } if !own(place) => Seen::Leaves(place, kind.into(), count),
            Step::Shows { place, kind, count } if !own(place) => Seen::Shows(place, kind.into(), count),
            Step::Lacks { place, kinds } if !own(place) => Seen::Lacks(place, kinds),
            Step::Looks { seat: looker, place, kind, count } if looker == seat && !own(place) => {
                Seen::Shows(place, kind.into(), count)
            }
            Step::Passes { from, to, .. } if own(from) && own(to) => return None,
            Step::Passes { from, to, kind } if own(from) => Seen::Joins(to, kind.into(), 1),
            Step::Passes { from, to, kind } if own(to) => Seen::Draws(from, kind.into()),
            Step::Passes { from, to, .. } => Seen::Passes(from, to),
            Step::TurnsUp { from, kind } if !own(from) => Seen::Draws(from, kind.into()),
            Step::PassesBlank { from, to } if own(to) => Seen::DrawsBlank(from),
            Step::PassesBlank { from, to } => Seen::PassesBlank(from, to),
            Step::Becomes { from, to } => Seen::Becomes(from, to),
            _ => return None,
        })
    }

    fn note_each(&mut self, cards: &Counts<K>, step: impl Fn(u8, u8) -> Step) {
        cards.counts().for_each(|(kind, count)| self.note(step(kind as u8, count)));
    }

    fn note(&mut self, step: Step) {
        self.steps.push(step);
        self.goes_on();
    }

    /// What was prepared to tell the story up to here is of no use any more.
    fn goes_on(&mut self) {
        self.prepared.is_of_no_use_any_more();
    }

    fn touch(&mut self, place: Place) {
        self.touched |= 1 << place.index();
    }

    /// Whether nobody has ever seen anything of this place.
    fn is_blank(&self, place: Place) -> bool {
        self.touched & 1 << place.index() == 0 && self.beginning.owners[place.index()].is_none()
    }
}
