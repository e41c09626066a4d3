//! Things in an order, up to a fixed number: piles, lists and places in a row, without allocating.

use crate::Countable;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` things in their order, to be read as a slice. The top card of a pile is its last one, so that drawing is
/// quick.
#[derive(Clone, Copy)]
pub struct Row<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// An empty row. The filler is never seen.
    pub const fn empty(filler: T) -> Row<T, N> {
        const { assert!(N <= u8::MAX as usize, "its length is kept in a byte") };
        Row { items: [filler; N], len: 0 }
    }

    /// A row of these. There may not be more of them than it has room for.
    pub fn of(items: impl IntoIterator<Item = T>, filler: T) -> Row<T, N> {
        let mut row = Row::empty(filler);
        items.into_iter().for_each(|item| row.push(item));
        row
    }

    /// A pile from its cards, the top one first.
    pub fn top_first(cards: &[T], filler: T) -> Row<T, N> {
        let mut row = Row::empty(filler);
        // All at once, because this is done in every world that is imagined.
        row.items[..cards.len()].iter_mut().zip(cards.iter().rev()).for_each(|(place, card)| *place = *card);
        row.len = cards.len() as u8;
        row
    }

    /// The cards of a pile from its top.
    pub fn from_top(&self) -> impl ExactSizeIterator<Item = T> {
        self.iter().rev().copied()
    }

    /// Puts one behind all others, or on top of a pile.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last one, or the top card of a pile.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Puts one in at this place; those behind it move back.
    pub fn insert(&mut self, at: usize, item: T) {
        self.items.copy_within(at..usize::from(self.len), at + 1);
        self.items[at] = item;
        self.len += 1;
    }

    /// Takes out the one at this place; those behind it move up.
    pub fn remove(&mut self, at: usize) -> T {
        let item = self[at];
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        item
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T, const N: usize> Deref for Row<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Row<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> Countable for Row<T, N> {
    fn how_many(&self) -> usize {
        usize::from(self.len)
    }
}

/// What once lay behind the last one is no part of a row: rows are compared as slices.
impl<T: PartialEq, const N: usize> PartialEq for Row<T, N> {
    fn eq(&self, other: &Row<T, N>) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Row<T, N> {}

impl<T: PartialOrd, const N: usize> PartialOrd for Row<T, N> {
    fn partial_cmp(&self, other: &Row<T, N>) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}

impl<T: Ord, const N: usize> Ord for Row<T, N> {
    fn cmp(&self, other: &Row<T, N>) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Row<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pile_is_drawn_from_its_top() {
        let mut pile: Row<u8, 4> = Row::top_first(&[3, 2, 1], 0);
        assert_eq!(pile.from_top().collect::<Vec<_>>(), [3, 2, 1]);
        assert_eq!((pile.how_many(), pile.last()), (3, Some(&3)));
        pile.push(4);
        assert_eq!([(); 5].map(|()| pile.pop()), [Some(4), Some(3), Some(2), Some(1), None]);
        assert!(pile.is_empty());
    }

    #[test]
    fn what_is_put_in_and_taken_out_moves_what_lies_behind_it() {
        let mut row: Row<u8, 5> = Row::of([1, 2, 4], 0);
        row.insert(2, 3);
        row.insert(0, 0);
        assert_eq!(*row, [0, 1, 2, 3, 4]);
        assert_eq!((row.remove(1), row.remove(3), row.remove(0)), (1, 4, 0));
        row.reverse();
        assert_eq!(*row, [3, 2]);
        row.clear();
        assert!(row.is_empty());
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn a_full_row_takes_no_more() {
        Row::<u8, 2>::of([1, 2, 3], 0);
    }

    #[test]
    fn rows_are_what_lies_in_them() {
        let mut longer: Row<u8, 3> = Row::of([1, 2], 0);
        let short = Row::of([1], 9);
        assert!(short < longer && longer < Row::of([2], 0));
        longer.pop();
        assert_eq!(short, longer);
        assert_eq!(format!("{short:?}"), "[1]");
    }
}
