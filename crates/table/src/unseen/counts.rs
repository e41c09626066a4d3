//! How many cards there are of each kind, for code that knows kinds only by their numbers.

use crate::Guess;

/// So many cards of each kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Counts<const K: usize>(pub [u8; K]);

impl<const K: usize> Counts<K> {
    /// No card.
    pub const NONE: Counts<K> = Counts([0; K]);

    /// So many cards of one kind.
    pub fn of(kind: usize, count: u8) -> Counts<K> {
        let mut counts = Counts::NONE;
        counts.0[kind] = count;
        counts
    }

    /// How many of this kind.
    pub fn count(&self, kind: usize) -> u8 {
        self.0[kind]
    }

    /// How many cards in all.
    pub fn len(&self) -> u32 {
        self.0.iter().map(|count| u32::from(*count)).sum()
    }

    /// Whether there is no card.
    pub fn is_empty(&self) -> bool {
        *self == Counts::NONE
    }

    /// Each kind that is there with its number.
    pub fn counts(&self) -> impl Iterator<Item = (usize, u8)> + use<K> {
        self.0.into_iter().enumerate().filter(|(_, count)| *count > 0)
    }

    pub(super) fn add(&mut self, kind: usize, count: u8) {
        self.0[kind] += count;
    }

    /// Takes so many away, which have to be there.
    pub(super) fn take(&mut self, kind: usize, count: u8) {
        self.0[kind] -= count;
    }

    pub(super) fn plus(&self, more: &Counts<K>) -> Counts<K> {
        Counts(std::array::from_fn(|kind| self.0[kind] + more.0[kind]))
    }

    /// Without as many of those as are here.
    pub(super) fn less(&self, those: &Counts<K>) -> Counts<K> {
        Counts(std::array::from_fn(|kind| self.0[kind].saturating_sub(those.0[kind])))
    }

    /// Whether all of these are among those.
    pub(super) fn are_among(&self, those: &Counts<K>) -> bool {
        self.less(those).is_empty()
    }

    /// Only the kinds of this set.
    pub(super) fn only(&self, kinds: Kinds) -> Counts<K> {
        if kinds == Kinds::MAX {
            return *self;
        }
        Counts(std::array::from_fn(|kind| if kinds & 1 << kind != 0 { self.0[kind] } else { 0 }))
    }

    /// Which kinds are there.
    pub(super) fn kinds(&self) -> Kinds {
        self.counts().fold(0, |kinds, (kind, _)| kinds | 1 << kind)
    }

    /// The kind of one of the cards, each as likely as another; `None` from so many on as there are cards.
    pub(super) fn nth(&self, mut at: u32) -> Option<usize> {
        self.0.iter().position(|count| {
            let here = at < u32::from(*count);
            at = at.saturating_sub(u32::from(*count));
            here
        })
    }

    /// Takes one of the cards out, each as readily as another.
    pub fn draw(&mut self, guess: &mut Guess) -> Option<usize> {
        let len = self.len();
        let kind = if len == 0 { None } else { self.nth(guess.below(len)) }?;
        self.0[kind] -= 1;
        Some(kind)
    }
}

/// A set of kinds, a bit for each.
pub type Kinds = u32;
