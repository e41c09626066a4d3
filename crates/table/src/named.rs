//! Closed lists of words: an enumeration whose values have one name each, the same in the protocol, in the program and
//! in the client's types.

/// Declares such a list: the values with their words on the wire.
///
/// ```ignore
/// named! {
///     /// What kind of decision is due.
///     pub enum Phase {
///         /// Every merchant seals a bag.
///         Seal = "seal",
///     }
/// }
/// ```
///
/// It is written as its word, and its TypeScript is the union of the words. The crate needs serde, and ts-rs under a
/// feature called `types`.
#[macro_export]
macro_rules! named {
    ($(#[$about:meta])+ $visible:vis enum $List:ident { $($(#[$why:meta])+ $One:ident = $id:literal,)+ }) => {
        $(#[$about])+
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "types", derive(ts_rs::TS))]
        $visible enum $List {
            $($(#[$why])+ #[cfg_attr(feature = "types", ts(rename = $id))] $One,)+
        }

        impl $List {
            /// All of them, in order.
            pub const ALL: [$List; [$($id),+].len()] = [$($List::$One),+];

            /// The word for it on the wire.
            pub const fn id(self) -> &'static str {
                match self {
                    $($List::$One => $id,)+
                }
            }

            /// The value with this word.
            pub fn from_id(id: &str) -> Option<$List> {
                $List::ALL.into_iter().find(|one| one.id() == id)
            }
        }

        impl ::serde::Serialize for $List {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.id())
            }
        }
    };
}
