//! A JSON document from outside, as everything behind this door reads it.
//!
//! JSON can say more than any document of ours holds: numbers beyond every type, strings that are no text, nesting
//! without end, a key twice in one object. None of it is a reason to refuse a whole line, for it may stand where nobody
//! looks, and where somebody looks the rules page names the answer. So everything that is JSON is read, and what we
//! cannot hold becomes something that is refused for the same reason wherever it is looked at:
//!
//! - a whole number that is too large becomes the largest there is, and one that is too small the smallest;
//! - half of a surrogate pair becomes the character that stands for what cannot be read;
//! - an object in which a key is there twice is no object. One reader would take the first and another the last, and two
//!   engines that were sent the same position would hold different games. It becomes [`Foreign`], which nothing here
//!   takes;
//! - so does whatever is nested deeper than [`DEEPEST`]. Something above it is already of a wrong type.

use besace_table::Foreign;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use serde_json::{Map, Number, Value};
use std::borrow::Cow;
use std::fmt;

/// How many lists and objects within each other are looked into: far more than any document of ours has.
const DEEPEST: usize = 32;

/// Up to this many keys are each compared with those before; more are put in order first.
const FEW: usize = 16;

/// Reads a document that is known to be JSON.
pub(crate) fn read(raw: &RawValue) -> Value {
    value(raw, 0)
}

/// An object, cut into its entries in their order. A key may stand there more than once.
pub(crate) struct Entries<'a>(pub(crate) Vec<(Cow<'a, str>, &'a RawValue)>);

impl Entries<'_> {
    /// A key that stands more than once.
    pub(crate) fn doubled(&self) -> Option<&str> {
        if self.0.len() <= FEW {
            let again = |(at, (key, _)): &(usize, &(Cow<str>, _))| {
                self.0[..*at].iter().any(|(other, _)| other == key)
            };
            return self.0.iter().enumerate().find(again).map(|(_, (key, _))| &**key);
        }
        let mut keys: Vec<&str> = self.0.iter().map(|(key, _)| &**key).collect();
        keys.sort_unstable();
        keys.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
    }
}

impl<'de> Deserialize<'de> for Entries<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries<'de>, D::Error> {
        struct Cutter;

        impl<'de> Visitor<'de> for Cutter {
            type Value = Entries<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Entries<'de>, A::Error> {
                let mut cut = Vec::new();
                while let Some((key, value)) = entries.next_entry::<&RawValue, &RawValue>()? {
                    cut.push((text(key.get()), value));
                }
                Ok(Entries(cut))
            }
        }

        deserializer.deserialize_map(Cutter)
    }
}

/// A document is taken apart one level after the other, by JSON's own reader: what it has accepted once as a part of
/// the whole it accepts again, so nothing below fails.
fn value(raw: &RawValue, depth: usize) -> Value {
    let written = raw.get();
    match written.as_bytes().first() {
        Some(b'{' | b'[') if depth == DEEPEST => Foreign.into(),
        Some(b'{') => object(written, depth + 1),
        Some(b'[') => list(written, depth + 1),
        Some(b'"') => Value::String(text(written).into_owned()),
        Some(b't') => Value::Bool(true),
        Some(b'f') => Value::Bool(false),
        Some(b'n') => Value::Null,
        _ => Value::Number(number(written)),
    }
}

fn object(written: &str, depth: usize) -> Value {
    match serde_json::from_str::<Entries>(written) {
        Ok(entries) if entries.doubled().is_none() => {
            let read = |(key, raw): (Cow<str>, _)| (key.into_owned(), value(raw, depth));
            Value::Object(entries.0.into_iter().map(read).collect::<Map<_, _>>())
        }
        _ => Foreign.into(),
    }
}

fn list(written: &str, depth: usize) -> Value {
    let items: Vec<&RawValue> = serde_json::from_str(written).unwrap_or_default();
    Value::Array(items.into_iter().map(|raw| value(raw, depth)).collect())
}

fn number(written: &str) -> Number {
    if written.contains(['.', 'e', 'E']) {
        let nearest = written.parse::<f64>().unwrap_or_default().clamp(f64::MIN, f64::MAX);
        return Number::from_f64(nearest).expect("a number between two others is finite");
    }
    match (written.parse::<i64>(), written.parse::<u64>()) {
        (Ok(number), _) => number.into(),
        (_, Ok(number)) => number.into(),
        _ if written.starts_with('-') => i64::MIN.into(),
        _ => u64::MAX.into(),
    }
}

/// What a string says, which is written with its quotes.
pub(crate) fn text(written: &str) -> Cow<'_, str> {
    let inside = &written[1..written.len() - 1];
    if !inside.contains('\\') {
        return Cow::Borrowed(inside);
    }
    Cow::Owned(serde_json::from_str(written).unwrap_or_else(|_| text_with_half_pairs(inside)))
}

/// What a string says in which half of a surrogate pair stands alone.
fn text_with_half_pairs(inside: &str) -> String {
    // In UTF-16 halves are what they are: all else is taken there, put together, and taken back.
    let mut units: Vec<u16> = Vec::new();
    let mut rest = inside;
    while let Some(at) = rest.find('\\') {
        units.extend(rest[..at].encode_utf16());
        let (escape, after) = match rest.as_bytes()[at + 1] {
            b'u' => (u16::from_str_radix(&rest[at + 2..at + 6], 16).unwrap_or_default(), at + 6),
            b'n' => (b'\n'.into(), at + 2),
            b't' => (b'\t'.into(), at + 2),
            b'r' => (b'\r'.into(), at + 2),
            b'b' => (8, at + 2),
            b'f' => (12, at + 2),
            itself => (itself.into(), at + 2),
        };
        units.push(escape);
        rest = &rest[after..];
    }
    units.extend(rest.encode_utf16());
    String::from_utf16_lossy(&units)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(text: &str) -> Value {
        super::read(serde_json::from_str(text).expect("this is JSON"))
    }

    #[test]
    fn a_document_is_read_as_it_stands() {
        let text = r#"{"b":[1,-2,3.5,"é",true,false,null],"a":{"b":18446744073709551615}}"#;
        assert_eq!(read(text).to_string(), text);
        assert_eq!(
            read(" [ 1 , { \"a\" : [ ] , \"\\u0061\\n\" : \"\\\"\\\\\" } ] "),
            json!([1, {"a": [], "a\n": "\"\\"}])
        );
    }

    #[test]
    fn a_number_is_whole_or_not_however_large_it_is() {
        assert_eq!(read("-0"), json!(0));
        assert_eq!(read("1180591620717411303424"), json!(u64::MAX));
        assert_eq!(read("-1180591620717411303424"), json!(i64::MIN));
        assert_eq!(read("-9223372036854775808"), json!(i64::MIN));
        for fraction in ["-0.0", "3.0", "1e3", "1E2", "1e999", "-1e999", "1e-999"] {
            assert!(Foreign::stands_in(&read(fraction)), "{fraction}");
        }
    }

    #[test]
    fn half_of_a_surrogate_pair_is_a_string_that_nothing_is_called() {
        assert_eq!(read(r#""\ud800""#), json!("\u{fffd}"));
        assert_eq!(
            read(r#""é\n\/\b\f\r\t\\\"\udc00\ud83d\ude00\u00e9x""#),
            json!("é\n/\u{8}\u{c}\r\t\\\"\u{fffd}😀éx")
        );
        assert_eq!(read(r#"{"\ud800":1}"#), json!({"\u{fffd}": 1}));
    }

    #[test]
    fn an_object_in_which_a_key_stands_twice_is_no_object() {
        assert_eq!(read(r#"{"a":1,"a":1}"#), Value::from(Foreign));
        assert_eq!(read(r#"{"a":1,"\u0061":1}"#), Value::from(Foreign));
        let document = read(r#"[{"a":{"b":1,"c":2,"b":3},"c":4}]"#);
        assert_eq!(document[0]["a"], Value::from(Foreign));
        assert_eq!(document[0]["c"], 4);
        assert_eq!(read(r#"{"a":{"a":1},"b":{"a":1}}"#), json!({"a": {"a": 1}, "b": {"a": 1}}));
    }

    #[test]
    fn what_is_nested_without_end_is_looked_into_only_so_far() {
        let nested = |depth: usize| read(&("[".repeat(depth) + &"]".repeat(depth)));
        let depth = |document: &Value| {
            std::iter::successors(Some(document), |inner| inner.get(0))
                .take_while(|inner| inner.is_array())
                .count()
        };
        assert_eq!(depth(&nested(DEEPEST)), DEEPEST);
        assert_eq!(depth(&nested(100_000)), DEEPEST);
        assert!(read(&("{\"a\":".repeat(100_000) + "1" + &"}".repeat(100_000))).is_object());
    }
}
