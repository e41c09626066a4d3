//! One line from outside, read field by field.
//!
//! A line is first only cut into its fields, so that its `id` is known and can be echoed to the byte even where some
//! other field cannot be read. A field is read when a command asks for it; keys that no command asks for are ignored.

use crate::answer::Fault;
use crate::document::{self, Entries};
use besace_table::{Seat, Seed, Viewer};
use serde_json::Value;
use serde_json::value::RawValue;

/// A request, cut into its fields.
pub(crate) struct Request<'a>(Entries<'a>);

impl<'a> Request<'a> {
    /// Cuts a line into its fields. Where that is not possible, its `id` cannot be known either.
    pub(crate) fn read(line: &'a [u8]) -> Result<Request<'a>, Fault> {
        let text = std::str::from_utf8(line).map_err(|_| Fault::bad_request("the line is not UTF-8"))?;
        serde_json::from_str(text)
            .map(Request)
            .map_err(|error| Fault::bad_request(format!("the line is not a JSON object: {error}")))
    }

    /// The `id` as it came, whatever it is; `null` where there is none.
    pub(crate) fn id(&self) -> &'a RawValue {
        self.raw("id").unwrap_or(RawValue::NULL)
    }

    /// Refuses a request in which a key stands twice, since it says two things.
    pub(crate) fn says_one_thing(&self) -> Result<(), Fault> {
        match self.0.doubled() {
            None => Ok(()),
            Some(key) => Err(Fault::bad_request(format!("the key `{key}` stands twice"))),
        }
    }

    /// A field that need not be there.
    pub(crate) fn optional(&self, key: &str) -> Option<Value> {
        self.raw(key).map(document::read)
    }

    /// A field that has to be there.
    pub(crate) fn required(&self, key: &str) -> Result<Value, Fault> {
        self.optional(key).ok_or_else(|| Fault::bad_request(format!("`{key}` is missing")))
    }

    /// A field that is a string.
    pub(crate) fn text(&self, key: &str) -> Result<String, Fault> {
        match self.required(key)? {
            Value::String(text) => Ok(text),
            _ => Err(Fault::bad_request(format!("`{key}` is a string"))),
        }
    }

    /// A field that is an object.
    pub(crate) fn object(&self, key: &str) -> Result<Value, Fault> {
        self.required(key).and_then(|value| object(key, value))
    }

    /// A field that is an object, an empty one if it is not there.
    pub(crate) fn object_or_empty(&self, key: &str) -> Result<Value, Fault> {
        self.optional(key).map_or(Ok(Value::Object(Default::default())), |value| object(key, value))
    }

    /// A number of seats. One that no table has is no wrong kind of field: the game refuses it.
    pub(crate) fn number_of_seats(&self, key: &str) -> Result<u8, Fault> {
        match self.required(key)? {
            Value::Number(number) if number.is_u64() || number.is_i64() => {
                Ok(number.as_u64().and_then(|count| u8::try_from(count).ok()).unwrap_or(u8::MAX))
            }
            _ => Err(Fault::bad_request(format!("`{key}` is an integer"))),
        }
    }

    /// A field that is an integer from 0.
    pub(crate) fn count(&self, key: &str) -> Result<u64, Fault> {
        self.required(key).and_then(|value| count(key, &value))
    }

    /// A field that is an integer from 0, if it is there.
    pub(crate) fn optional_count(&self, key: &str) -> Result<Option<u64>, Fault> {
        self.optional(key).map(|value| count(key, &value)).transpose()
    }

    /// A field that is a seed.
    pub(crate) fn seed(&self, key: &str) -> Result<Seed, Fault> {
        let seed = self.required(key)?.as_u64().and_then(Seed::new);
        seed.ok_or_else(|| Fault::bad_request(format!("`{key}` is an integer from 0 to {}", Seed::MAX)))
    }

    /// A field that is one of this many seats.
    pub(crate) fn seat(&self, key: &str, seats: u8) -> Result<Seat, Fault> {
        seat(&self.required(key)?, seats)
            .ok_or_else(|| Fault::bad_request(format!("`{key}` is a seat of this table: 0 to {}", seats - 1)))
    }

    /// A field that is one of this many seats, or `"spectator"`.
    pub(crate) fn viewer(&self, key: &str, seats: u8) -> Result<Viewer, Fault> {
        self.required(key).and_then(|value| viewer(key, &value, seats))
    }

    /// A field that is one of this many seats, or `"spectator"`, if it is there.
    pub(crate) fn optional_viewer(&self, key: &str, seats: u8) -> Result<Option<Viewer>, Fault> {
        self.optional(key).map(|value| viewer(key, &value, seats)).transpose()
    }

    fn raw(&self, key: &str) -> Option<&'a RawValue> {
        self.0.0.iter().find(|(found, _)| found == key).map(|(_, raw)| *raw)
    }
}

fn object(key: &str, value: Value) -> Result<Value, Fault> {
    if value.is_object() {
        Ok(value)
    } else {
        Err(Fault::bad_request(format!("`{key}` is an object with each of its keys once")))
    }
}

fn count(key: &str, value: &Value) -> Result<u64, Fault> {
    value.as_u64().ok_or_else(|| Fault::bad_request(format!("`{key}` is an integer from 0")))
}

fn seat(value: &Value, seats: u8) -> Option<Seat> {
    let number = value.as_u64().filter(|number| *number < u64::from(seats))?;
    Some(Seat(number as u8))
}

fn viewer(key: &str, value: &Value, seats: u8) -> Result<Viewer, Fault> {
    if value == "spectator" {
        return Ok(Viewer::Spectator);
    }
    seat(value, seats).map(Viewer::Seat).ok_or_else(|| {
        Fault::bad_request(format!("`{key}` is a seat of this table, 0 to {}, or \"spectator\"", seats - 1))
    })
}
