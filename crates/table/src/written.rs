//! The parts of documents that anybody may have written: numbers of any size, groups of cards in both forms.
//!
//! A value of the wrong type and a value that no table can have are two different mistakes, and a rules page may name a
//! different invariant for each. So these types read every value of the right type, and the game judges it.

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// A whole number of any size. One that is too large becomes the largest that fits, which is more than any table has of
/// anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Whole(pub i64);

impl Whole {
    /// The number as a smaller type, if it is one of its numbers.
    pub fn fit<T: TryFrom<i64>>(self) -> Option<T> {
        T::try_from(self.0).ok()
    }
}

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Whole, D::Error> {
        struct Reader;

        impl Visitor<'_> for Reader {
            type Value = Whole;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a whole number")
            }

            fn visit_i64<E>(self, number: i64) -> Result<Whole, E> {
                Ok(Whole(number))
            }

            fn visit_u64<E>(self, number: u64) -> Result<Whole, E> {
                Ok(Whole(i64::try_from(number).unwrap_or(i64::MAX)))
            }
        }

        deserializer.deserialize_i64(Reader)
    }
}

/// A group of cards, written as a list with repeats or as a count map. It is kept as counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group<Name>(pub BTreeMap<Name, Whole>);

impl<'de, Name: Deserialize<'de> + Ord> Deserialize<'de> for Group<Name> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Group<Name>, D::Error> {
        struct Reader<Name>(PhantomData<Name>);

        impl<'de, Name: Deserialize<'de> + Ord> Visitor<'de> for Reader<Name> {
            type Value = Group<Name>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of cards, or their counts with each card once")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut names: A) -> Result<Group<Name>, A::Error> {
                let mut counts = BTreeMap::new();
                while let Some(name) = names.next_element()? {
                    counts.entry(name).or_insert(Whole(0)).0 += 1;
                }
                Ok(Group(counts))
            }

            fn visit_map<A: MapAccess<'de>>(self, counts: A) -> Result<Group<Name>, A::Error> {
                BTreeMap::deserialize(MapAccessDeserializer::new(counts)).map(Group)
            }
        }

        deserializer.deserialize_any(Reader(PhantomData))
    }
}

/// Reads a field that may be `null` but not absent, for `#[serde(deserialize_with = "present")]`.
pub fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    Option::deserialize(deserializer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::from_str;

    #[test]
    fn a_whole_number_of_any_size_is_read_and_nothing_else() {
        let read = |text| from_str::<Whole>(text).ok().map(|Whole(number)| number);
        assert_eq!(read("-7"), Some(-7));
        assert_eq!(read("4294967296"), Some(1 << 32));
        assert_eq!(read("18446744073709551615"), Some(i64::MAX));
        for wrong in ["1.0", "1e3", "\"1\"", "null", "true", "[1]"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!(Whole(255).fit::<u8>(), Some(255));
        assert_eq!(Whole(256).fit::<u8>(), None);
        assert_eq!(Whole(-1).fit::<u8>(), None);
    }

    #[test]
    fn a_group_is_the_same_as_a_list_and_as_counts() {
        let read = |text| from_str::<Group<String>>(text).ok();
        assert_eq!(read(r#"["b","a","b"]"#), read(r#"{"a":1,"b":2}"#));
        assert!(read("[]").is_some() && read("{}").is_some());
        assert_eq!(read(r#"["a",1]"#).or(read(r#"{"a":"1"}"#)).or(read("null")).or(read("3")), None);
    }
}
