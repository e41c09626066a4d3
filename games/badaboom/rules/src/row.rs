//! Things in an order, up to a fixed number: piles, lists and the slots of a bomb, without allocating.

use besace_table::Countable;

/// At most `N` things in their order.
#[derive(Clone, Copy)]
pub(crate) struct Row<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// An empty row; `filler` is never seen.
    pub(crate) fn empty(filler: T) -> Row<T, N> {
        Row { items: [filler; N], len: 0 }
    }

    /// A row of these.
    pub(crate) fn of(items: impl IntoIterator<Item = T>, filler: T) -> Row<T, N> {
        let mut row = Row::empty(filler);
        items.into_iter().for_each(|item| row.push(item));
        row
    }

    pub(crate) fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    pub(crate) fn push(&mut self, item: T) {
        self.items[self.len()] = item;
        self.len += 1;
    }

    /// Takes the last one.
    pub(crate) fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len()])
    }

    pub(crate) fn last(&self) -> Option<&T> {
        self.as_slice().last()
    }

    /// Takes out the one at this place; those behind it move up.
    pub(crate) fn remove(&mut self, at: usize) -> T {
        let item = self.as_slice()[at];
        let len = self.len();
        self.items.copy_within(at + 1..len, at);
        self.len -= 1;
        item
    }

    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    pub(crate) fn as_slice(&self) -> &[T] {
        &self.items[..self.len()]
    }

    pub(crate) fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        &mut self.items[..len]
    }
}

impl<T: Copy, const N: usize> Countable for Row<T, N> {
    fn how_many(&self) -> usize {
        self.len()
    }
}
