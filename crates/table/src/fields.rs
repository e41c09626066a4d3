//! An action as it came over the wire, read field by field.

use crate::Refusal;
use serde_json::{Map, Value};

/// The fields of an action that came from outside.
///
/// The rules pages draw one line between two kinds of mistake, and so does this type: a field of the wrong type is
/// a [`Refusal::BadRequest`], told before anything else is looked at; a key missing or too many is the game's own
/// refusal, told only to a seat whose turn it is. So reading a field gives `Ok(None)` where the key is missing.
pub struct Fields<'a>(&'a Map<String, Value>);

impl<'a> Fields<'a> {
    /// The fields of an action, which has to be an object.
    pub fn of(action: &'a Value) -> Result<Fields<'a>, Refusal> {
        action.as_object().map(Fields).ok_or(Refusal::BadRequest("an action is a JSON object".into()))
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
            Some(_) => Err(Refusal::BadRequest(format!("`{key}` is a string").into())),
        }
    }

    /// Whether there is no other key than `type` and these.
    pub fn are_only(&self, keys: &[&str]) -> bool {
        self.0.keys().all(|key| key == "type" || keys.contains(&key.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_field_of_the_wrong_type_and_a_missing_one_are_told_apart() {
        let action = json!({"type": "lay", "card": 3});
        let fields = Fields::of(&action).unwrap();
        assert_eq!(fields.kind(), Ok(Some("lay")));
        assert_eq!(fields.text("card"), Err(Refusal::BadRequest("`card` is a string".into())));
        assert_eq!(fields.text("color"), Ok(None));
        assert!(fields.are_only(&["card"]) && !fields.are_only(&["color"]));
        assert!(Fields::of(&json!([])).is_err());
    }
}
