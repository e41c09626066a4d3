//! A JSON document from outside, read strictly.

use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Value};
use std::fmt;

/// Reads a document. An object with a key that stands twice is refused: one reader would take the first and another
/// the last, and two engines that were sent the same position would hold different games. So is one that is nested
/// deeper than any document of ours, which would cost a reader's stack.
pub(crate) fn read(text: &str) -> Result<Value, serde_json::Error> {
    serde_json::from_str::<Strict>(text).map(|Strict(value)| value)
}

struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Strict, D::Error> {
        deserializer.deserialize_any(Reader).map(Strict)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a JSON document")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, truth: bool) -> Result<Value, E> {
        Ok(truth.into())
    }

    fn visit_i64<E>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E>(self, number: f64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_str<E>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut list = Vec::new();
        while let Some(Strict(item)) = items.next_element()? {
            list.push(item);
        }
        Ok(list.into())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut object = Map::new();
        while let Some((key, Strict(value))) = entries.next_entry::<String, Strict>()? {
            if object.contains_key(&key) {
                return Err(de::Error::custom(format_args!("the key `{key}` stands twice in an object")));
            }
            object.insert(key, value);
        }
        Ok(object.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_read_as_it_stands() {
        let text = r#"{"b":[1,-2,3.5,"é",true,null],"a":{"b":18446744073709551615}}"#;
        assert_eq!(read(text).unwrap().to_string(), text);
    }

    #[test]
    fn a_key_that_stands_twice_is_refused_at_any_depth() {
        assert!(read(r#"{"a":1,"a":1}"#).is_err());
        assert!(read(r#"[{"a":{"b":1,"c":2,"b":3}}]"#).is_err());
        assert!(read(r#"{"a":{"a":1},"b":{"a":1}}"#).is_ok());
    }

    #[test]
    fn a_document_nested_without_end_is_refused() {
        for nested in ["[", "{\"a\":"] {
            assert!(read(&nested.repeat(100_000)).is_err());
        }
        assert!(read(&("[".repeat(100) + &"]".repeat(100))).is_ok());
    }
}
