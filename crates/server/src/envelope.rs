//! How a message of a client is read: with the same reader as a line of the table protocol, so that an action is read
//! alike wherever it comes from.

use crate::limits::LONGEST_ID;
use crate::wire::{Envelope, Problem, Request};
use besace_bots::Level;
use besace_shelf::JsonObject;
use besace_table::MAX_SEATS;
use serde::Deserializer;
use serde::de::{IgnoredAny, MapAccess, Visitor};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;

/// A message that cannot be read: its id, as far as that can be known, and what is wrong.
#[derive(Debug)]
pub struct Unreadable {
    /// The request's id.
    pub id: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

impl Envelope {
    /// Reads a message.
    pub fn read(text: &str) -> Result<Envelope, Unreadable> {
        let unreadable = |problem: Problem| Unreadable { id: id_of(text), problem };
        let object = JsonObject::read(text.as_bytes()).map_err(|wrong| unreadable(wrong.into()))?;
        let id = id(&object).map_err(unreadable)?;
        match request(&object) {
            Ok(request) => Ok(Envelope { id, request }),
            Err(problem) => Err(Unreadable { id: Some(id), problem }),
        }
    }
}

/// The id of a message, also of one that is not JSON as a whole, if it comes before what is wrong with it.
pub fn id_of(text: &str) -> Option<String> {
    struct Looking<'a>(&'a mut Option<String>);

    impl<'de> Visitor<'de> for Looking<'_> {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a message")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
            while let Some(key) = entries.next_key::<Cow<str>>()? {
                if key == "id" {
                    *self.0 = Some(entries.next_value()?);
                    return Ok(());
                }
                entries.next_value::<IgnoredAny>()?;
            }
            Ok(())
        }
    }

    let mut id = None;
    // What is wrong after the id has been said already; here it is only looked for.
    let _ = serde_json::Deserializer::from_str(text).deserialize_map(Looking(&mut id));
    id.filter(|id| is_id(id))
}

fn is_id(id: &str) -> bool {
    (1..=LONGEST_ID).contains(&id.chars().count())
}

fn id(object: &JsonObject) -> Result<String, Problem> {
    let id = object.text("id")?;
    if is_id(&id) {
        Ok(id)
    } else {
        Err(Problem::bad_request(format!("`id` must be a string of 1 to {LONGEST_ID} characters")))
    }
}

/// Everything that can be asked for, by its word.
const REQUESTS: [&str; 18] = [
    "act",
    "sit",
    "stand",
    "seat_bot",
    "fill_seats",
    "clear_seat",
    "change",
    "choose",
    "start",
    "hand_over",
    "take_back",
    "undo",
    "answer_undo",
    "let_watchers_speak",
    "chat",
    "hint",
    "foresee",
    "rematch",
];

fn request(object: &JsonObject) -> Result<Request, Problem> {
    object.says_one_thing()?;
    let seat = || object.up_to("seat", MAX_SEATS as u64 - 1).map(|seat| seat as u8);
    Ok(match object.text("do")?.as_str() {
        "act" => Request::Act {
            seat: seat()?,
            asked: object.number("asked")?,
            action: object.required("action")?.into(),
        },
        "sit" => Request::Sit { seat: seat()?, name: object.optional_text("name")? },
        "stand" => Request::Stand { seat: seat()? },
        "seat_bot" => Request::SeatBot { seat: seat()?, level: level(object)? },
        "fill_seats" => Request::FillSeats { level: level(object)? },
        "change" => Request::Change {
            seats: object.up_to("seats", MAX_SEATS as u64)? as u8,
            options: object.optional("options").filter(|options| !options.is_null()),
            clock: match object.optional("clock") {
                None | Some(Value::Null) => None,
                Some(_) => Some(object.up_to("clock", u32::MAX.into())? as u32),
            },
            undo: match object.optional("undo") {
                None | Some(Value::Null) => None,
                Some(_) => Some(object.yes_or_no("undo")?),
            },
        },
        "clear_seat" => Request::ClearSeat { seat: seat()? },
        "choose" => {
            Request::Choose { seat: seat()?, option: object.text("option")?, name: object.text("name")? }
        }
        "start" => Request::Start,
        "hand_over" => Request::HandOver { seat: seat()? },
        "take_back" => Request::TakeBack { seat: seat()? },
        "undo" => Request::Undo { seat: seat()?, number: object.number("number")? },
        "answer_undo" => Request::AnswerUndo {
            seat: seat()?,
            number: object.number("number")?,
            agrees: object.yes_or_no("agrees")?,
        },
        "let_watchers_speak" => Request::LetWatchersSpeak { may: object.yes_or_no("may")? },
        "chat" => Request::Chat { text: object.text("text")? },
        "hint" => Request::Hint { seat: seat()? },
        "foresee" => Request::Foresee { seat: seat()?, action: object.required("action")?.into() },
        "rematch" => Request::Rematch,
        _ => {
            return Err(Problem::bad_request(format!("`do` must be one of: {}", REQUESTS.join(", "))));
        }
    })
}

fn level(object: &JsonObject) -> Result<Level, Problem> {
    let levels = || format!("`level` must be one of: {}", Level::ALL.map(Level::id).join(", "));
    Level::from_id(&object.text("level")?).ok_or_else(|| Problem::bad_request(levels()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use besace_table::Code;

    fn wrong(text: &str) -> (Option<String>, String) {
        let Unreadable { id, problem } = Envelope::read(text).expect_err("this is wrong");
        assert_eq!(problem.code, Code::BadRequest);
        (id, problem.message)
    }

    #[test]
    fn every_request_is_read() {
        let seated = |request: &str| {
            format!(
                r#"{{"id":"a","do":"{request}","seat":2,"seats":3,"asked":7,"number":7,"agrees":true,"may":true,"level":"expert","option":"o","name":"n","text":"x","action":{{}}}}"#
            )
        };
        for request in REQUESTS {
            let read = Envelope::read(&seated(request)).unwrap();
            assert_eq!(read.id, "a");
            let debug = format!("{:?}", read.request).to_lowercase();
            assert!(debug.starts_with(&request.replace('_', "")), "{request}: {debug}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_plain_words_and_with_the_id_that_is_known() {
        for (text, id, words) in [
            ("{", None, "this is not JSON: it ends too early"),
            ("[]", None, "this must be a JSON object"),
            (r#"{"id":"a","do":"start"} x"#, Some("a"), "this is not JSON: see line 1, character 25"),
            (r#"{"id":7,"do":"start"}"#, None, "`id` must be a string, not 7"),
            (r#"{"id":"a"}"#, Some("a"), "`do` is missing"),
            (r#"{"id":"a","id":"b","do":"start"}"#, Some("a"), "the key `id` is there twice"),
            (
                r#"{"id":"a","do":"sit","seat":[]}"#,
                Some("a"),
                "`seat` must be a whole number from 0 to 6, not a list",
            ),
            (
                r#"{"id":"a","do":"sit","seat":1,"name":{}}"#,
                Some("a"),
                "`name` must be a string, not an object",
            ),
            (
                r#"{"id":"a","do":"seat_bot","seat":1,"level":"god"}"#,
                Some("a"),
                "`level` must be one of: novice, regular, expert",
            ),
        ] {
            assert_eq!(wrong(text), (id.map(String::from), words.into()), "{text}");
        }
    }
}
