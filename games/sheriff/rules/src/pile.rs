//! The deck and the two discard piles.

use crate::goods::{BOX, Good};

/// Cards in an order.
#[derive(Clone, Copy)]
pub(crate) struct Pile {
    /// The top card is the last one, so that taking it is quick.
    cards: [Good; BOX],
    len: u8,
}

impl Pile {
    pub(crate) const EMPTY: Pile = Pile { cards: [Good::Apple; BOX], len: 0 };

    /// A pile from its cards, the top one first. They may not be more than the box holds.
    pub(crate) fn top_first(cards: &[Good]) -> Pile {
        let mut pile = Pile::EMPTY;
        cards.iter().rev().for_each(|good| pile.put(*good));
        pile
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Its cards, the top one first.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Good> {
        self.cards[..self.len()].iter().rev().copied()
    }

    pub(crate) fn put(&mut self, good: Good) {
        self.cards[self.len()] = good;
        self.len += 1;
    }

    pub(crate) fn take(&mut self) -> Option<Good> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len()])
    }

    /// Moves everything but the top cards onto another pile.
    pub(crate) fn move_all_below(&mut self, top: usize, onto: &mut Pile) {
        let below = self.len().saturating_sub(top);
        self.cards[..below].iter().for_each(|good| onto.put(*good));
        self.cards.copy_within(below..usize::from(self.len), 0);
        self.len -= below as u8;
    }

    /// Its cards to be put into another order.
    pub(crate) fn as_mut_slice(&mut self) -> &mut [Good] {
        &mut self.cards[..usize::from(self.len)]
    }
}
