//! Groups of cards whose order does not matter.
//!
//! Most games count cards by kind: hands, piles, what is in the box. Such a group is small, copied often, and written on
//! the wire as a count map, so every game wants the same type with its own kinds. It is a macro and not a generic type
//! because each game adds to it what only its cards can do.

/// Declares a group of cards: a byte for each kind that counts its cards. Kinds need an `index()`; `each in` lists all
/// of them in the order in which they are written. There may be more bytes than kinds; the spare ones are always 0.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
/// #[serde(rename_all = "lowercase")]
/// enum Fruit {
///     Apple,
///     Pear,
/// }
///
/// impl Fruit {
///     const ALL: [Fruit; 2] = [Fruit::Apple, Fruit::Pear];
///
///     fn index(self) -> usize {
///         self as usize
///     }
/// }
///
/// besace_table::counted! {
///     /// A basket of fruit.
///     struct Basket([u8; 2]) of Fruit, each in Fruit::ALL.into_iter();
/// }
///
/// let mut basket: Basket = [Fruit::Pear, Fruit::Apple, Fruit::Pear].into_iter().collect();
/// assert_eq!(serde_json::to_string(&basket).unwrap(), r#"{"apple":1,"pear":2}"#);
/// basket.take(Fruit::Apple, 1);
/// assert_eq!(basket, Basket::of(Fruit::Pear, 2));
/// assert_eq!(basket.len(), 2);
/// ```
#[macro_export]
macro_rules! counted {
    ($(#[$about:meta])* $vis:vis struct $Group:ident([u8; $bytes:expr]) of $Kind:ty, each in $all:expr;) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis struct $Group([u8; $bytes]);

        #[allow(dead_code, reason = "not every game needs all of them")]
        impl $Group {
            /// No card.
            pub const NONE: $Group = $Group([0; $bytes]);

            /// This many cards of one kind.
            pub fn of(kind: $Kind, count: u8) -> $Group {
                let mut group = $Group::NONE;
                group.0[kind.index()] = count;
                group
            }

            /// How many of this kind.
            pub fn count(&self, kind: $Kind) -> u8 {
                self.0[kind.index()]
            }

            /// How many cards in all.
            pub fn len(&self) -> usize {
                self.0.iter().map(|count| u16::from(*count)).sum::<u16>().into()
            }

            /// Whether there is no card.
            pub fn is_empty(&self) -> bool {
                self.0 == [0; $bytes]
            }

            /// Each kind that is there with its number, in the order of the kinds.
            pub fn counts(&self) -> impl Iterator<Item = ($Kind, u8)> + use<> {
                $all.zip(self.0).filter(|(_, count)| *count > 0)
            }

            /// Every card one by one, in the order of the kinds.
            pub fn iter(&self) -> impl Iterator<Item = $Kind> + use<> {
                self.counts().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
            }

            /// Writes every card into a row, in the order of the kinds, and returns how many there are.
            pub fn lay_out(&self, row: &mut [$Kind]) -> usize {
                let mut len = 0;
                for (kind, count) in self.counts() {
                    let end = len + usize::from(count);
                    row[len..end].fill(kind);
                    len = end;
                }
                len
            }

            /// Adds this many of a kind. A count stops at what a byte can hold; only a bad position asks for more.
            pub fn add(&mut self, kind: $Kind, count: u8) {
                let own = &mut self.0[kind.index()];
                *own = own.saturating_add(count);
            }

            /// Adds all of these.
            pub fn add_all(&mut self, more: &$Group) {
                // In place, so that the compiler adds all bytes at once.
                self.0.iter_mut().zip(more.0).for_each(|(own, more)| *own = own.saturating_add(more));
            }

            /// These and those together.
            pub fn plus(&self, more: &$Group) -> $Group {
                $Group(std::array::from_fn(|at| self.0[at].saturating_add(more.0[at])))
            }

            /// Takes this many of a kind away. They must be there.
            pub fn take(&mut self, kind: $Kind, count: u8) {
                self.0[kind.index()] -= count;
            }

            /// Takes all of these away. They must be there.
            pub fn take_all(&mut self, less: &$Group) {
                self.0.iter_mut().zip(less.0).for_each(|(own, less)| *own -= less);
            }
        }

        impl Default for $Group {
            fn default() -> $Group {
                $Group::NONE
            }
        }

        impl From<&$Group> for $crate::unseen::Counts<{ $bytes }> {
            fn from(group: &$Group) -> Self {
                $crate::unseen::Counts(group.0)
            }
        }

        impl From<$crate::unseen::Counts<{ $bytes }>> for $Group {
            fn from(counts: $crate::unseen::Counts<{ $bytes }>) -> $Group {
                $Group(counts.0)
            }
        }

        impl $crate::Countable for $Group {
            fn how_many(&self) -> usize {
                self.len()
            }
        }

        impl std::fmt::Debug for $Group {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_map().entries(self.counts()).finish()
            }
        }

        impl FromIterator<$Kind> for $Group {
            fn from_iter<I: IntoIterator<Item = $Kind>>(cards: I) -> $Group {
                let mut group = $Group::NONE;
                cards.into_iter().for_each(|kind| group.add(kind, 1));
                group
            }
        }

        impl serde::Serialize for $Group {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.counts())
            }
        }
    };
}
