//! Reads documents from outside into types, and says in plain words what is wrong with them.
//!
//! Positions and options are written by people and by other programs. Whoever sends a wrong one wants to know which key
//! is wrong and what it should be, not what one of our types is called. So the errors are made here instead of by a
//! JSON library: each names the place in the document and says what belongs there. An object is read only from an
//! object, never from a list of its values.

use serde::de::value::StrDeserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, Error, Expected, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_json::{Map, Value};
use std::fmt;

/// Reads a document, or says what is wrong with it and where.
pub fn read_document<T: DeserializeOwned>(document: &Value) -> Result<T, Misread> {
    T::deserialize(Reader(document))
}

/// Says what the value under this key must be, and what it is instead: "`seats` must be a list, not a string".
pub fn must_be(key: &str, what: impl fmt::Display, found: &Value) -> String {
    Misread::expected(what, found).under(key).to_string()
}

/// Stands for something that JSON allows and no document of ours contains, such as an object with the same key twice.
/// Whoever reads documents from outside puts it in the place of such a thing. No type of ours can be read from it, so
/// it is refused where it is read, and does no harm where it is not.
///
/// JSON has no value for it, so it is written as a fraction: no document of ours has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Foreign;

impl Foreign {
    /// Whether this value is one. A fraction that somebody wrote counts as one, too.
    pub fn stands_in(value: &Value) -> bool {
        value.is_f64()
    }
}

impl From<Foreign> for Value {
    fn from(_: Foreign) -> Value {
        Value::from(0.5)
    }
}

/// What an object must be. One that has the same key twice never reaches a reader as an object.
pub(crate) const OBJECT: &str = "an object with each of its keys once";

/// What is wrong in a document, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misread {
    /// The place, as `seats[0].hand`; empty for the document itself.
    place: String,
    what: What,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum What {
    /// What is wrong with the place, to be read after its name: "must be a string".
    Of(String),
    /// A whole sentence.
    Sentence(String),
}

impl Misread {
    fn of(what: impl Into<String>) -> Misread {
        Misread { place: String::new(), what: What::Of(what.into()) }
    }

    fn expected(what: impl fmt::Display, found: &Value) -> Misread {
        match kind_of(found) {
            Some(kind) => Misread::of(format!("must be {what}, not {kind}")),
            None => Misread::of(format!("must be {what}")),
        }
    }

    /// The same mistake, placed under this key of the object around it.
    fn under(mut self, key: &str) -> Misread {
        let joint = if self.place.is_empty() || self.place.starts_with('[') { "" } else { "." };
        self.place = format!("{key}{joint}{}", self.place);
        self
    }

    /// The same mistake, placed at this index of the list around it.
    fn at(self, index: usize) -> Misread {
        self.under(&format!("[{index}]"))
    }
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.place.as_str(), &self.what) {
            ("", What::Of(what)) => write!(f, "this {what}"),
            ("", What::Sentence(sentence)) => f.write_str(sentence),
            (place, What::Of(what)) => write!(f, "`{place}` {what}"),
            (place, What::Sentence(sentence)) => write!(f, "`{place}`: {sentence}"),
        }
    }
}

impl std::error::Error for Misread {}

impl Error for Misread {
    fn custom<T: fmt::Display>(sentence: T) -> Misread {
        Misread { place: String::new(), what: What::Sentence(sentence.to_string()) }
    }

    fn invalid_type(found: Unexpected, expected: &dyn Expected) -> Misread {
        let kind = match found {
            Unexpected::Str(_) | Unexpected::Char(_) => "a string".into(),
            Unexpected::Bool(truth) => truth.to_string(),
            Unexpected::Signed(number) => number.to_string(),
            Unexpected::Unsigned(number) => number.to_string(),
            Unexpected::Seq => "a list".into(),
            Unexpected::Map => "an object".into(),
            Unexpected::Unit | Unexpected::Option => "null".into(),
            _ => return Misread::of(format!("must be {expected}")),
        };
        Misread::of(format!("must be {expected}, not {kind}"))
    }

    fn invalid_value(found: Unexpected, expected: &dyn Expected) -> Misread {
        match found {
            // `expected` would be the name of one of our types.
            Unexpected::Unsigned(_) => Misread::of("is too large"),
            Unexpected::Signed(number) => {
                Misread::of(if number < 0 { "is too small" } else { "is too large" })
            }
            _ => Misread::of(format!("must be {expected}")),
        }
    }

    fn invalid_length(_: usize, expected: &dyn Expected) -> Misread {
        Misread::of(format!("must be {expected}"))
    }

    fn unknown_variant(_: &str, expected: &'static [&'static str]) -> Misread {
        Misread::of(format!("must be one of: {}", expected.join(", ")))
    }

    fn unknown_field(field: &str, expected: &'static [&'static str]) -> Misread {
        Misread::of(format!("is not a key here; the keys are {}", expected.join(", "))).under(field)
    }

    fn missing_field(field: &'static str) -> Misread {
        Misread::of("is missing").under(field)
    }
}

/// What kind of value this is, for a message; `None` for [`Foreign`], which has no name.
fn kind_of(found: &Value) -> Option<String> {
    if Foreign::stands_in(found) {
        return None;
    }
    Some(match found {
        Value::Null | Value::Bool(_) | Value::Number(_) => found.to_string(),
        Value::String(_) => "a string".into(),
        Value::Array(_) => "a list".into(),
        Value::Object(_) => "an object".into(),
    })
}

/// Reads one value of a document.
struct Reader<'de>(&'de Value);

impl<'de> Reader<'de> {
    fn whole<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let number = self.0.as_number();
        match number.map(|number| (number.as_u64(), number.as_i64())) {
            Some((Some(number), _)) => visitor.visit_u64(number),
            Some((None, Some(number))) => visitor.visit_i64(number),
            _ => Err(Misread::expected("a whole number", self.0)),
        }
    }

    fn list<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Array(items) => visitor.visit_seq(Items { items: items.iter(), index: 0 }),
            _ => Err(Misread::expected("a list", self.0)),
        }
    }

    fn object<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Object(object) => visitor.visit_map(Entries { entries: object.iter(), entry: None }),
            _ => Err(Misread::expected(OBJECT, self.0)),
        }
    }
}

/// All integer types are read alike: the visitor knows which numbers are too large for it.
macro_rules! whole_numbers {
    ($($deserialize:ident)+) => {
        $(
            fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
                self.whole(visitor)
            }
        )+
    };
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(*truth),
            Value::Number(number) if number.is_f64() => {
                visitor.visit_f64(number.as_f64().unwrap_or_default())
            }
            Value::Number(_) => self.whole(visitor),
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(_) => self.list(visitor),
            Value::Object(_) => self.object(visitor),
        }
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let truth = self.0.as_bool().ok_or_else(|| Misread::expected("true or false", self.0))?;
        visitor.visit_bool(truth)
    }

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misread> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.list(visitor)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Misread> {
        match self.0 {
            Value::Array(items) if items.len() == length => self.list(visitor),
            Value::Array(_) => Err(Misread::of(format!("must be a list of {length}"))),
            found => Err(Misread::expected(format_args!("a list of {length}"), found)),
        }
    }

    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        self.object(visitor)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        self.object(visitor)
    }

    /// In our documents a choice among names is written as the name.
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misread> {
        let name = self.0.as_str().ok_or_else(|| Misread::unknown_variant("", names))?;
        let name: StrDeserializer<'_, Misread> = name.into_deserializer();
        visitor.visit_enum(name)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_unit()
    }

    forward_to_deserialize_any! {
        i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct identifier
    }
}

struct Items<'de> {
    items: std::slice::Iter<'de, Value>,
    index: usize,
}

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Misread;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Misread> {
        let Some(item) = self.items.next() else { return Ok(None) };
        let index = self.index;
        self.index += 1;
        seed.deserialize(Reader(item)).map(Some).map_err(|misread| misread.at(index))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

struct Entries<'de> {
    entries: <&'de Map<String, Value> as IntoIterator>::IntoIter,
    /// The entry whose key has been read and whose value has not.
    entry: Option<(&'de String, &'de Value)>,
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Misread;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Misread> {
        self.entry = self.entries.next();
        self.entry.map(|(key, _)| seed.deserialize(Key(key))).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misread> {
        let (key, value) = self.entry.take().expect("a value is read after its key");
        seed.deserialize(Reader(value)).map_err(|misread| misread.under(key))
    }
}

/// Reads a key: a string, or a whole number that is written as one.
struct Key<'de>(&'de str);

impl<'de> Key<'de> {
    /// Takes only the one usual way to write a number, so that two keys are never the same number. A number that is too
    /// large for us becomes the largest that fits.
    fn whole<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        let digits = self.0.strip_prefix('-').unwrap_or(self.0);
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit())
            && !digits.is_empty()
            && (!digits.starts_with('0') || self.0 == "0");
        if !is_plain {
            return Err(Misread::of("is not a key here; the keys are whole numbers").under(self.0));
        }
        let most = if self.0.starts_with('-') { i64::MIN } else { i64::MAX };
        visitor.visit_i64(self.0.parse().unwrap_or(most))
    }
}

impl<'de> Deserializer<'de> for Key<'de> {
    type Error = Misread;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misread> {
        visitor.visit_borrowed_str(self.0)
    }

    whole_numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf option unit unit_struct newtype_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Group, Whole};
    use serde::Deserialize;
    use serde_json::json;
    use std::collections::BTreeMap;

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(deny_unknown_fields)]
    struct Table {
        phase: Phase,
        seats: Vec<Place>,
        #[serde(default)]
        chosen: BTreeMap<Whole, String>,
        #[serde(default)]
        timed: u8,
        #[serde(default)]
        pair: Option<[bool; 2]>,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    #[serde(rename_all = "snake_case")]
    enum Phase {
        Play,
        Over,
    }

    #[derive(Debug, Deserialize, PartialEq)]
    struct Place {
        hand: Group<String>,
        #[serde(deserialize_with = "crate::present")]
        first: Option<Whole>,
    }

    fn wrong(document: Value) -> String {
        read_document::<Table>(&document).expect_err("this is wrong").to_string()
    }

    #[test]
    fn a_sound_document_is_read() {
        let document = json!({
            "phase": "over", "timed": 7, "pair": [true, false], "chosen": {"0": "a", "-12": "b"},
            "seats": [{"hand": ["a", "a", "b"], "first": -3}, {"hand": {"c": 2}, "first": null}],
        });
        let hand = |cards: &[(&str, i64)]| {
            Group(cards.iter().map(|(card, count)| ((*card).to_owned(), Whole(*count))).collect())
        };
        assert_eq!(
            read_document::<Table>(&document),
            Ok(Table {
                phase: Phase::Over,
                seats: vec![
                    Place { hand: hand(&[("a", 2), ("b", 1)]), first: Some(Whole(-3)) },
                    Place { hand: hand(&[("c", 2)]), first: None },
                ],
                chosen: [(Whole(0), "a".to_owned()), (Whole(-12), "b".to_owned())].into(),
                timed: 7,
                pair: Some([true, false]),
            })
        );
    }

    #[test]
    fn what_is_wrong_is_told_by_its_place_and_in_plain_words() {
        let seats = |place: Value| json!({"phase": "play", "seats": [{"hand": [], "first": null}, place]});
        for (document, words) in [
            (json!(3), "this must be an object with each of its keys once, not 3"),
            (json!(["play", []]), "this must be an object with each of its keys once, not a list"),
            (json!({"seats": []}), "`phase` is missing"),
            (json!({"phase": "sleep", "seats": []}), "`phase` must be one of: play, over"),
            (json!({"phase": {"play": null}, "seats": []}), "`phase` must be one of: play, over"),
            (json!({"phase": "play", "seats": 4}), "`seats` must be a list, not 4"),
            (seats(json!([[], null])), "`seats[1]` must be an object with each of its keys once, not a list"),
            (seats(json!({"hand": []})), "`seats[1].first` is missing"),
            (
                seats(json!({"hand": [], "first": "3"})),
                "`seats[1].first` must be a whole number, not a string",
            ),
            (seats(json!({"hand": [], "first": 3.0})), "`seats[1].first` must be a whole number"),
            (seats(json!({"hand": ["a", 3], "first": 3})), "`seats[1].hand[1]` must be a string, not 3"),
            (
                seats(json!({"hand": {"a": "b"}, "first": 3})),
                "`seats[1].hand.a` must be a whole number, not a string",
            ),
            (
                seats(json!({"hand": "a", "first": 3})),
                "`seats[1].hand` must be a list of cards, or their counts with each card once, not a string",
            ),
            (json!({"phase": "play", "seats": [], "timed": 256}), "`timed` is too large"),
            (json!({"phase": "play", "seats": [], "timed": -1}), "`timed` is too small"),
            (json!({"phase": "play", "seats": [], "pair": [true]}), "`pair` must be a list of 2"),
            (
                json!({"phase": "play", "seats": [], "pair": [true, 1]}),
                "`pair[1]` must be true or false, not 1",
            ),
            (
                json!({"phase": "play", "seats": [], "dance": 1}),
                "`dance` is not a key here; the keys are phase, seats, chosen, timed, pair",
            ),
            (
                json!({"phase": "play", "seats": [], "chosen": {"00": "a"}}),
                "`chosen.00` is not a key here; the keys are whole numbers",
            ),
        ] {
            assert_eq!(wrong(document.clone()), words, "{document}");
        }
    }

    #[test]
    fn a_key_that_is_a_number_is_written_in_one_way_only() {
        let key = |key: &str| read_document::<BTreeMap<Whole, bool>>(&json!({ key: true })).ok();
        assert_eq!(key("4"), Some([(Whole(4), true)].into()));
        assert_eq!(key("99999999999999999999"), Some([(Whole(i64::MAX), true)].into()));
        assert_eq!(key("-99999999999999999999"), Some([(Whole(i64::MIN), true)].into()));
        for wrong in ["", "-", "-0", "00", "01", "+1", " 1", "1.0", "1e0", "one"] {
            assert_eq!(key(wrong), None, "{wrong:?}");
        }
    }
}
