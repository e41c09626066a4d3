//! Bad actions: what a broken program, a stale page or a mischievous person sends.
//!
//! Some of it is plain nonsense. Most of it is nearly right, because that is where mistakes hide: real actions of this
//! and of other moments, with a field missing, repeated, swapped for one of another action, or just out of bounds.

use crate::Guess;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, HashSet};

/// Makes bad actions from real ones that it has seen.
#[derive(Default)]
pub(super) struct Junk {
    actions: Vec<Value>,
    known: HashSet<String>,
    /// The values that real actions have had under each key.
    values: BTreeMap<String, Vec<Value>>,
}

/// Enough to have seen every kind of action; more would only fill memory.
const MOST: usize = 4000;

impl Junk {
    /// Remembers a real action.
    pub(super) fn learn(&mut self, action: &Value) {
        if self.actions.len() < MOST && self.known.insert(action.to_string()) {
            self.learn_values("", action);
            self.actions.push(action.clone());
        }
    }

    fn learn_values(&mut self, key: &str, value: &Value) {
        match value {
            Value::Object(fields) => fields.iter().for_each(|(key, value)| self.learn_values(key, value)),
            Value::Array(items) => items.iter().for_each(|item| self.learn_values(key, item)),
            _ => {
                let values = self.values.entry(key.to_owned()).or_default();
                if values.len() < MOST && !values.contains(value) {
                    values.push(value.clone());
                }
            }
        }
    }

    /// Something that somebody might send. It may happen to be a legal action.
    pub(super) fn make(&self, guess: &mut Guess) -> Value {
        if self.actions.is_empty() || guess.below(8) == 0 {
            return nonsense(guess);
        }
        let mut action = one_of(&self.actions, guess).clone();
        for _ in 0..guess.below(3) {
            self.spoil("", &mut action, guess);
        }
        action
    }

    /// Changes one thing, here or deeper.
    fn spoil(&self, key: &str, value: &mut Value, guess: &mut Guess) {
        match value {
            Value::Object(fields) if !fields.is_empty() => self.spoil_object(fields, guess),
            Value::Array(items) => self.spoil_list(key, items, guess),
            _ => *value = self.instead_of(key, value, guess),
        }
    }

    fn spoil_object(&self, fields: &mut Map<String, Value>, guess: &mut Guess) {
        let at = guess.below(fields.len() as u32) as usize;
        let key = fields.keys().nth(at).expect("the number is below the number of fields").clone();
        match guess.below(10) {
            0 => drop(fields.remove(&key)),
            1 => drop(fields.insert("more".to_owned(), nonsense(guess))),
            2 => {
                let value = fields.remove(&key).expect("the key is there");
                fields.insert(key.to_uppercase(), value);
            }
            _ => self.spoil(&key, &mut fields[&key], guess),
        }
    }

    fn spoil_list(&self, key: &str, items: &mut Vec<Value>, guess: &mut Guess) {
        match guess.below(4) {
            0 => drop(items.pop()),
            1 => items.push(items.last().cloned().unwrap_or_else(|| nonsense(guess))),
            2 => guess.shuffle(items),
            _ if items.is_empty() => items.push(nonsense(guess)),
            _ => {
                let at = guess.below(items.len() as u32) as usize;
                self.spoil(key, &mut items[at], guess);
            }
        }
    }

    /// Another value for a field: mostly one that real actions have had there, else one beside it, else nonsense.
    fn instead_of(&self, key: &str, value: &Value, guess: &mut Guess) -> Value {
        match (guess.below(4), self.values.get(key), value.as_i64()) {
            (0 | 1, Some(values), _) => one_of(values, guess).clone(),
            (2, _, Some(number)) => json!(number.saturating_add(i64::from(guess.below(5)) - 2)),
            _ => nonsense(guess),
        }
    }
}

fn one_of<'a, T>(items: &'a [T], guess: &mut Guess) -> &'a T {
    &items[guess.below(items.len() as u32) as usize]
}

/// Values that no field of any action expects.
fn nonsense(guess: &mut Guess) -> Value {
    let wrong = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1.5),
        json!(255),
        json!(256),
        json!(1_u64 << 53),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e308),
        json!(""),
        json!("type"),
        json!("\u{0}☃ no-such-thing"),
        json!("9".repeat(400)),
        json!([]),
        json!({}),
        json!([[[[[[[[null]]]]]]]]),
        json!({"type": null}),
        json!({"type": ["play"]}),
        json!({"type": "no_such_thing"}),
        json!({"type": "play", "seat": 0, "action": {"type": "play"}}),
        json!({"type": {"type": {"type": "deep"}}}),
    ];
    one_of(&wrong, guess).clone()
}
