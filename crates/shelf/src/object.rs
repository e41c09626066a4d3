//! An object from outside, read field by field: the lines of the table protocol, and the messages of a live connection.
//!
//! It is first only cut into its fields, so that its `id` is known and can be echoed to the byte even where some other
//! field cannot be read. A field is read when somebody asks for it; keys that nobody asks for are ignored. A key that
//! is there twice is refused: an object that says two things says nothing.

use crate::document::{self, Entries};
use besace_table::{Seat, Seed, Viewer, must_be};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;

/// The largest whole number that every language can hold.
const LARGEST: u64 = Seed::MAX;

/// An object from outside, cut into its fields.
pub struct JsonObject<'a>(Entries<'a>);

/// What is wrong with an object from outside, in plain words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongField(String);

impl fmt::Display for WrongField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for WrongField {}

impl From<WrongField> for String {
    fn from(wrong: WrongField) -> String {
        wrong.0
    }
}

/// Reads a whole document from outside, whatever it is.
pub fn read_json(text: &[u8]) -> Result<Value, WrongField> {
    let text = utf8(text)?;
    let raw: &RawValue = serde_json::from_str(text).map_err(|error| not_json(&error))?;
    Ok(document::read(raw))
}

impl<'a> JsonObject<'a> {
    /// Cuts a text into its fields. Where that is not possible, its `id` cannot be known either.
    pub fn read(text: &'a [u8]) -> Result<JsonObject<'a>, WrongField> {
        serde_json::from_str(utf8(text)?).map(JsonObject).map_err(|error| not_json(&error))
    }

    /// The `id` as it came, whatever it is; `null` where there is none.
    pub fn id(&self) -> &'a RawValue {
        self.raw("id").unwrap_or(RawValue::NULL)
    }

    /// Refuses a request in which a key is there twice, since it says two things.
    pub fn says_one_thing(&self) -> Result<(), WrongField> {
        match self.0.doubled() {
            None => Ok(()),
            Some(key) => Err(WrongField(format!("the key `{key}` is there twice"))),
        }
    }

    /// A field that need not be there.
    pub fn optional(&self, key: &str) -> Option<Value> {
        self.raw(key).map(document::read)
    }

    /// A field that has to be there.
    pub fn required(&self, key: &str) -> Result<Value, WrongField> {
        self.optional(key).ok_or_else(|| WrongField(format!("`{key}` is missing")))
    }

    /// A field that is a string.
    pub fn text(&self, key: &str) -> Result<String, WrongField> {
        self.required(key).and_then(|value| text(key, value))
    }

    /// A field that is a string, if it is there and not null.
    pub fn optional_text(&self, key: &str) -> Result<Option<String>, WrongField> {
        self.optional(key).filter(|value| !value.is_null()).map(|value| text(key, value)).transpose()
    }

    /// A field that is an object.
    pub fn object(&self, key: &str) -> Result<Value, WrongField> {
        self.required(key).and_then(|value| object(key, value))
    }

    /// A field that is an object, an empty one if it is not there.
    pub fn object_or_empty(&self, key: &str) -> Result<Value, WrongField> {
        self.optional(key).map_or(Ok(Value::Object(Default::default())), |value| object(key, value))
    }

    /// A number of seats; `what` says what it must be. `None` for a number that no table can have, which is not a wrong
    /// kind of field.
    pub fn number_of_seats(&self, key: &str, what: impl fmt::Display) -> Result<Option<u8>, WrongField> {
        match self.required(key)? {
            Value::Number(number) if number.is_u64() || number.is_i64() => {
                Ok(number.as_u64().and_then(|count| u8::try_from(count).ok()))
            }
            found => Err(wrong(key, what, &found)),
        }
    }

    /// A field that is a whole number from 0.
    pub fn count(&self, key: &str) -> Result<u64, WrongField> {
        self.required(key).and_then(|value| count(key, &value))
    }

    /// A field that is a whole number from 0, if it is there.
    pub fn optional_count(&self, key: &str) -> Result<Option<u64>, WrongField> {
        self.optional(key).map(|value| count(key, &value)).transpose()
    }

    /// A field that is a whole number from 0 to `most`.
    pub fn up_to(&self, key: &str, most: u64) -> Result<u64, WrongField> {
        let value = self.required(key)?;
        let number = value.as_u64().filter(|number| *number <= most);
        number.ok_or_else(|| wrong(key, format_args!("a whole number from 0 to {most}"), &value))
    }

    /// A field that is a seed, or any other number that every language can hold.
    pub fn number(&self, key: &str) -> Result<u64, WrongField> {
        self.up_to(key, LARGEST)
    }

    /// A field that is true or false.
    pub fn yes_or_no(&self, key: &str) -> Result<bool, WrongField> {
        let value = self.required(key)?;
        value.as_bool().ok_or_else(|| wrong(key, "true or false", &value))
    }

    /// A field that is a seed.
    pub fn seed(&self, key: &str) -> Result<Seed, WrongField> {
        Ok(Seed::new(self.number(key)?).expect("every number up to the largest is a seed"))
    }

    /// A field that is one of this many seats.
    pub fn seat(&self, key: &str, seats: u8) -> Result<Seat, WrongField> {
        let value = self.required(key)?;
        seat(&value, seats).ok_or_else(|| {
            wrong(key, format_args!("a seat of this table, a number from 0 to {}", seats - 1), &value)
        })
    }

    /// A field that is one of this many seats, or `"spectator"`.
    pub fn viewer(&self, key: &str, seats: u8) -> Result<Viewer, WrongField> {
        self.required(key).and_then(|value| viewer(key, &value, seats))
    }

    /// A field that is one of this many seats, or `"spectator"`, if it is there.
    pub fn optional_viewer(&self, key: &str, seats: u8) -> Result<Option<Viewer>, WrongField> {
        self.optional(key).map(|value| viewer(key, &value, seats)).transpose()
    }

    fn raw(&self, key: &str) -> Option<&'a RawValue> {
        self.0.0.iter().find(|(found, _)| found == key).map(|(_, raw)| *raw)
    }
}

fn utf8(text: &[u8]) -> Result<&str, WrongField> {
    std::str::from_utf8(text).map_err(|_| WrongField("this is not UTF-8".into()))
}

/// Why a text cannot be cut: in our words, and not in those of a library.
fn not_json(error: &serde_json::Error) -> WrongField {
    use serde_json::error::Category;
    WrongField(match error.classify() {
        Category::Data => "this must be a JSON object".into(),
        Category::Eof => "this is not JSON: it ends too early".into(),
        Category::Syntax | Category::Io => {
            let (line, column) = (error.line(), error.column());
            format!("this is not JSON: see line {line}, character {column}")
        }
    })
}

fn wrong(key: &str, what: impl fmt::Display, found: &Value) -> WrongField {
    WrongField(must_be(key, what, found))
}

fn text(key: &str, value: Value) -> Result<String, WrongField> {
    match value {
        Value::String(text) => Ok(text),
        found => Err(wrong(key, "a string", &found)),
    }
}

fn object(key: &str, value: Value) -> Result<Value, WrongField> {
    if value.is_object() {
        Ok(value)
    } else {
        Err(wrong(key, "an object with each of its keys once", &value))
    }
}

fn count(key: &str, value: &Value) -> Result<u64, WrongField> {
    value.as_u64().ok_or_else(|| wrong(key, "a whole number from 0", value))
}

fn seat(value: &Value, seats: u8) -> Option<Seat> {
    let number = value.as_u64().filter(|number| *number < u64::from(seats))?;
    Some(Seat(number as u8))
}

fn viewer(key: &str, value: &Value, seats: u8) -> Result<Viewer, WrongField> {
    if value == "spectator" {
        return Ok(Viewer::Spectator);
    }
    seat(value, seats).map(Viewer::Seat).ok_or_else(|| {
        let seats = seats - 1;
        wrong(key, format_args!("a seat of this table, a number from 0 to {seats}, or \"spectator\""), value)
    })
}
