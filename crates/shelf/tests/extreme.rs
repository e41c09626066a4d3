//! JSON that is sound and that nobody would write: wherever it stands, the answer is the one that the rules pages name for
//! something of that type there. Every game is asked, at every kind of action that bots come to.
//!
//! What a game says of its own documents is in its folder: `games/<id>/rules/tests/sessions/messages.txt`.

use besace_shelf::{Session, Shelved, shelves};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A shelf with one game on it.
type Shelf = &'static [&'static dyn Shelved];

fn id(shelf: Shelf) -> &'static str {
    shelf[0].info().id
}

/// A conversation, from the side of the one who asks.
struct Talk(Session);

impl Talk {
    /// A game of the only kind on this shelf.
    fn with(shelf: Shelf) -> Talk {
        let mut talk = Talk(Session::new(shelf));
        let new = format!(r#""new","game":"{}","seats":3,"seed":1"#, id(shelf));
        assert_eq!(talk.ask(&new)["ok"], true);
        talk
    }

    fn ask(&mut self, rest: &str) -> Value {
        let answer = self.0.answer(format!(r#"{{"id":1,"cmd":{rest}}}"#).as_bytes());
        serde_json::from_str(&answer.line).unwrap()
    }

    /// What is said to an action: its reason where there is one, else its code.
    fn played(&mut self, seat: &Value, action: &str) -> String {
        let answer = self.ask(&format!(r#""play","seat":{seat},"action":{action}"#));
        let error = &answer["error"];
        error["reason"].as_str().or(error["code"].as_str()).unwrap_or("ok").to_owned()
    }

    /// The rule that a position breaks.
    fn broken(&mut self, position: &str) -> String {
        let answer = self.ask(&format!(r#""load","position":{position}"#));
        assert_eq!(answer["error"]["code"], "bad_position", "{answer}");
        answer["error"]["rule"].as_str().unwrap_or_default().to_owned()
    }

    fn position(&mut self) -> String {
        self.ask(r#""position""#)["position"].to_string()
    }

    /// The first pending seat, and what a bot would play there; `None` when the game is over.
    fn suggested(&mut self) -> Option<(Value, Value)> {
        let seat = self.ask(r#""pending""#)["pending"].get(0)?.clone();
        let suggest = format!(r#""suggest","seat":{seat},"level":"novice","seed":1,"iterations":1"#);
        let action = self.ask(&suggest)["action"].take();
        Some((seat, action))
    }
}

/// Plays a game, and calls this before the first action of each kind, with the seat and the action.
fn at_every_kind_of_action(shelf: Shelf, mut tried: impl FnMut(&mut Talk, &Value, &Value)) {
    let mut talk = Talk::with(shelf);
    let mut kinds = BTreeSet::new();
    while let Some((seat, action)) = talk.suggested() {
        if kinds.insert(action["type"].to_string()) {
            tried(&mut talk, &seat, &action);
        }
        assert_eq!(talk.played(&seat, &action.to_string()), "ok", "{}: {action}", id(shelf));
    }
    assert!(kinds.len() > 1, "{} has more than {kinds:?}", id(shelf));
}

/// Values of every type that JSON can write and few readers hold: a number that is not whole, a list, an object, and
/// an object with a key twice.
fn values_that_are_no_string() -> Vec<String> {
    let nested = |open: &str, close: &str| open.repeat(5_000) + "1" + &close.repeat(5_000);
    vec![
        "1e999".into(),
        "-1e999".into(),
        "123456789012345678901234567890".into(),
        nested("[", "]"),
        nested(r#"{"a":"#, "}"),
        r#"{"a":1,"a":2}"#.into(),
    ]
}

fn shown(text: &str) -> &str {
    &text[..text.len().min(80)]
}

/// The action with this in place of one of its fields.
fn with(action: &Value, key: &str, value: &str) -> String {
    let mut marked = action.clone();
    marked[key] = json!("the mark");
    marked.to_string().replacen(r#""the mark""#, value, 1)
}

/// The keys of an action whose value is a string, or a list of strings; its type is not among them.
fn keys_with_strings(action: &Value) -> Vec<(String, bool)> {
    let is_list =
        |value: &Value| value.as_array().is_some_and(|list| list.first().is_some_and(Value::is_string));
    let fields = action.as_object().unwrap().iter().filter(|(key, _)| *key != "type");
    fields
        .filter(|(_, value)| value.is_string() || is_list(value))
        .map(|(key, value)| (key.clone(), value.is_array()))
        .collect()
}

#[test]
fn a_key_that_an_action_does_not_have_is_a_bad_shape_whatever_its_value() {
    for shelf in shelves() {
        at_every_kind_of_action(shelf, |talk, seat, action| {
            let sound = action.to_string();
            let more = |more: &str| sound.replacen('{', &format!("{{{more},"), 1);
            for value in values_that_are_no_string().into_iter().chain([r#""\ud800""#.into(), "-0".into()]) {
                let said = talk.played(seat, &more(&format!(r#""more":{value}"#)));
                assert_eq!(said, "bad_shape", "{sound}: {}", shown(&value));
            }
            assert_eq!(talk.played(seat, &more(r#""\ud800":1"#)), "bad_shape", "{sound}");
            assert_eq!(talk.played(seat, r#"{"type":"\udfff"}"#), "bad_shape", "{sound}");
        });
    }
}

#[test]
fn a_field_of_an_action_is_of_the_wrong_type_however_it_is_written() {
    for shelf in shelves() {
        let mut fields = 0;
        at_every_kind_of_action(shelf, |talk, seat, action| {
            for value in values_that_are_no_string() {
                for action in [value.clone(), format!(r#"{{"type":{value}}}"#)] {
                    let is_object_of_no_type = action == value && value.starts_with(r#"{"a":{"#);
                    let due = if is_object_of_no_type { "bad_shape" } else { "bad_request" };
                    assert_eq!(talk.played(seat, &action), due, "{}", shown(&action));
                }
                for (key, is_list) in keys_with_strings(action) {
                    let wrong = if is_list { format!("[{value}]") } else { value.clone() };
                    let wrong = with(action, &key, &wrong);
                    assert_eq!(talk.played(seat, &wrong), "bad_request", "{}", shown(&wrong));
                    fields += 1;
                }
            }
        });
        assert!(fields > 0, "no action of {} names anything", id(shelf));
    }
}

#[test]
fn half_of_a_surrogate_pair_is_a_string_and_the_name_of_nothing() {
    for shelf in shelves() {
        at_every_kind_of_action(shelf, |talk, seat, action| {
            for (key, is_list) in keys_with_strings(action) {
                let half = with(action, &key, if is_list { r#"["\udc00x"]"# } else { r#""\ud800""# });
                let said = talk.played(seat, &half);
                // It has been read, and a rule refuses it.
                assert!(!["ok", "bad_request"].contains(&&*said), "{}: {half} gives {said}", id(shelf));
            }
        });
        assert_eq!(Talk::with(shelf).ask(r#""hello","\ud800":1"#)["ok"], true);
    }
}

#[test]
fn minus_nought_is_a_whole_number() {
    for shelf in shelves() {
        let mut talk = Talk::with(shelf);
        assert_eq!(talk.ask(r#""perft","depth":-0"#)["count"], 1);
        assert_eq!(talk.ask(r#""legal","seat":-0"#)["ok"], true);
        while !talk.position().contains(":0,") {
            let (seat, action) = talk.suggested().expect("before the end, a number of the position is 0");
            assert_eq!(talk.played(&seat, &action.to_string()), "ok");
        }
        let position = talk.position().replacen(":0,", ":-0,", 1);
        assert_eq!(talk.ask(&format!(r#""load","position":{position}"#))["ok"], true, "{position}");
    }
}

#[test]
fn a_position_that_cannot_be_read_breaks_an_invariant_and_what_is_not_read_breaks_none() {
    for shelf in shelves() {
        let mut talk = Talk::with(shelf);
        let sound = talk.position();
        let phase = sound.replacen(r#""phase":""#, r#""phase":"\ud800"#, 1);
        let rule = talk.broken(&phase);
        assert!(!rule.is_empty(), "{}", id(shelf));
        for value in values_that_are_no_string() {
            let position = sound.replacen(r#""version":1"#, &format!(r#""version":{value}"#), 1);
            assert_eq!(talk.broken(&position), rule, "{}", shown(&value));
            let unread = sound.replacen('{', &format!(r#"{{"note":{value},"#), 1);
            assert_eq!(talk.ask(&format!(r#""load","position":{unread}"#))["ok"], true, "{}", shown(&value));
        }
        let seat = r#""seats":[{"#;
        let (_, first) = sound.split_once(seat).unwrap();
        let (key, _) = first.split_once(':').unwrap();
        let doubled = sound.replacen(seat, &format!("{seat}{key}:[],"), 1);
        assert_eq!(talk.broken(&doubled), rule, "{}", id(shelf));
    }
}
