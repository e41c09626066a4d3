//! An action as it came over the wire, read field by field.

use crate::document::{OBJECT, must_be};
use crate::{Refusal, Seat};
use serde_json::{Map, Value};

/// The fields of an action that came from outside.
///
/// The rules pages tell two kinds of mistakes apart, and so does this type. A field of the wrong type is a
/// [`Refusal::BadRequest`], reported before anything else is looked at. A missing or superfluous key is refused by the
/// game itself, and only for a seat whose turn it is. So reading a missing field gives `Ok(None)`.
pub struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The fields of an action by this seat of a table with this many seats. Checks what every action needs before any
    /// rule: that there is such a seat, and that the action is an object.
    pub fn of(action: &'a Value, seat: Seat, seats: u8) -> Result<Fields<'a>, Refusal> {
        if seat.0 >= seats {
            return Err(Refusal::BadRequest("there is no such seat".into()));
        }
        action.as_object().map(Fields).ok_or_else(|| wrong_type("action", OBJECT, action))
    }

    /// The fields of an object inside an action, named by its key.
    pub fn within(value: &'a Value, key: &str) -> Result<Fields<'a>, Refusal> {
        value.as_object().map(Fields).ok_or_else(|| wrong_type(key, OBJECT, value))
    }

    /// The action's `type`.
    pub fn kind(&self) -> Result<Option<&'a str>, Refusal> {
        self.text("type")
    }

    /// A field that is a string.
    pub fn text(&self, key: &str) -> Result<Option<&'a str>, Refusal> {
        match self.0.get(key) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(found) => Err(wrong_type(key, "a string", found)),
        }
    }

    /// A field that is a whole number, up to 2^53 either way, so that every language can hold it.
    pub fn whole(&self, key: &str) -> Result<Option<i64>, Refusal> {
        self.0.get(key).map(|value| whole(value).ok_or_else(|| wrong_type(key, WHOLE, value))).transpose()
    }

    /// A field that is an integer of any size. One that is too large becomes the largest that fits: where a rules page
    /// sets no bounds, both are equally wrong.
    pub fn integer(&self, key: &str) -> Result<Option<i64>, Refusal> {
        self.0
            .get(key)
            .map(|value| integer(value).ok_or_else(|| wrong_type(key, "an integer", value)))
            .transpose()
    }

    /// A field that is a list of strings.
    pub fn texts(&self, key: &str) -> Result<Option<Vec<&'a str>>, Refusal> {
        self.0
            .get(key)
            .map(|value| texts(value).ok_or_else(|| wrong_type(key, "a list of strings", value)))
            .transpose()
    }

    /// A field that is a group of cards: a list of strings, or a map from string to a count of at least 1.
    pub fn counts(&self, key: &str) -> Result<Option<Vec<(&'a str, i64)>>, Refusal> {
        self.0.get(key).map(|value| counts(value).ok_or_else(|| wrong_type(key, COUNTS, value))).transpose()
    }

    /// A field that is a whole number from 0 to 2^53 − 1, as every language can hold it.
    pub fn number(&self, key: &str) -> Result<Option<u64>, Refusal> {
        let number = |value: &Value| {
            let number = value.as_u64().filter(|number| *number < 1 << 53);
            number.ok_or_else(|| wrong_type(key, "a whole number from 0 to 2^53 − 1", value))
        };
        self.0.get(key).map(number).transpose()
    }

    /// A field that is a list.
    pub fn list(&self, key: &str) -> Result<Option<&'a [Value]>, Refusal> {
        match self.0.get(key) {
            None => Ok(None),
            Some(Value::Array(items)) => Ok(Some(items)),
            Some(found) => Err(wrong_type(key, "a list", found)),
        }
    }

    /// A field of any type.
    pub fn value(&self, key: &str) -> Option<&'a Value> {
        self.0.get(key)
    }

    /// Every key that is there.
    pub fn keys(&self) -> impl Iterator<Item = &'a str> {
        self.0.keys().map(String::as_str)
    }

    /// Whether there are no keys but `type` and these.
    pub fn are_only(&self, keys: &[&str]) -> bool {
        self.0.keys().all(|key| key == "type" || keys.contains(&key.as_str()))
    }
}

/// What a whole number must be.
const WHOLE: &str = "a whole number, at most 2^53 either way";

/// What a group of cards must be.
const COUNTS: &str = "a list of strings, or an object of strings and counts from 1";

fn whole(value: &Value) -> Option<i64> {
    const MOST: i64 = 1 << 53;
    value.as_i64().filter(|number| (-MOST..=MOST).contains(number))
}

fn integer(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_u64().map(|_| i64::MAX))
}

fn texts(value: &Value) -> Option<Vec<&str>> {
    value.as_array()?.iter().map(Value::as_str).collect()
}

fn counts(value: &Value) -> Option<Vec<(&str, i64)>> {
    match value {
        Value::Object(map) => {
            let count = |value| whole(value).filter(|count| *count >= 1);
            map.iter().map(|(name, value)| Some((name.as_str(), count(value)?))).collect()
        }
        _ => texts(value).map(|names| names.into_iter().map(|name| (name, 1)).collect()),
    }
}

fn wrong_type(key: &str, what: &str, found: &Value) -> Refusal {
    Refusal::BadRequest(must_be(key, what, found).into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn fields_of(action: &Value) -> Fields<'_> {
        Fields::of(action, Seat(0), 3).unwrap()
    }

    #[test]
    fn a_field_of_the_wrong_type_and_a_missing_one_are_told_apart() {
        let action = json!({"type": "lay", "card": 3});
        let fields = fields_of(&action);
        assert_eq!(fields.kind(), Ok(Some("lay")));
        assert_eq!(fields.text("card"), Err(Refusal::BadRequest("`card` must be a string, not 3".into())));
        assert_eq!(fields.text("color"), Ok(None));
        assert!(fields.are_only(&["card"]) && !fields.are_only(&["color"]));
    }

    #[test]
    fn an_action_is_an_object_and_comes_from_a_seat_of_the_table() {
        let refused = |action: Value, seat| Fields::of(&action, Seat(seat), 3).err();
        assert_eq!(refused(json!({}), 2), None);
        assert_eq!(refused(json!({}), 3), Some(Refusal::BadRequest("there is no such seat".into())));
        assert!(refused(json!([]), 2).is_some());
    }

    #[test]
    fn numbers_are_whole_and_of_a_size_that_every_language_holds() {
        let read = |value: Value| fields_of(&json!({ "seat": value })).whole("seat").ok();
        assert_eq!(read(json!(-1)), Some(Some(-1)));
        assert_eq!(read(json!(1_i64 << 53)), Some(Some(1 << 53)));
        for wrong in
            [json!((1_i64 << 53) + 1), json!(3.0), json!(true), json!(null), json!("3"), json!(u64::MAX)]
        {
            assert_eq!(read(wrong.clone()), None, "{wrong}");
        }
    }

    #[test]
    fn an_integer_may_be_of_any_size() {
        let read = |value: Value| fields_of(&json!({ "seat": value })).integer("seat").ok();
        assert_eq!(read(json!(i64::MIN)), Some(Some(i64::MIN)));
        assert_eq!(read(json!(u64::MAX)), Some(Some(i64::MAX)));
        for wrong in [json!(3.0), json!(true), json!(null), json!("3")] {
            assert_eq!(read(wrong.clone()), None, "{wrong}");
        }
    }

    #[test]
    fn a_group_of_cards_is_a_list_or_a_count_map() {
        let read = |value: Value| {
            let action = json!({ "cards": value });
            let counts = fields_of(&action).counts("cards").ok().flatten()?;
            Some(counts.iter().map(|(name, count)| format!("{count} {name}")).collect::<Vec<_>>().join(", "))
        };
        assert_eq!(read(json!(["gold", "gold"])).as_deref(), Some("1 gold, 1 gold"));
        assert_eq!(read(json!({"gold": 2, "coin": 1})).as_deref(), Some("2 gold, 1 coin"));
        for wrong in
            [json!({"gold": 0}), json!({"gold": 1.0}), json!(["gold", 3]), json!("gold"), json!(null)]
        {
            assert_eq!(read(wrong.clone()), None, "{wrong}");
        }
    }

    #[test]
    fn a_number_is_whole_and_small_enough_for_every_language() {
        let action = json!({"a": 0, "b": 9_007_199_254_740_991_u64, "c": 9_007_199_254_740_992_u64, "d": -1, "e": 1.5});
        let fields = fields_of(&action);
        assert_eq!(fields.number("a"), Ok(Some(0)));
        assert_eq!(fields.number("b"), Ok(Some(9_007_199_254_740_991)));
        assert_eq!(fields.number("none"), Ok(None));
        assert!(["c", "d", "e"].iter().all(|key| fields.number(key).is_err()));
        assert_eq!(fields.list("a"), Err(Refusal::BadRequest("`a` must be a list, not 0".into())));
    }
}
