//! Sentences that follow from what they are about: no game writes code for them.
//!
//! | what | its sentence |
//! | --- | --- |
//! | an action | `<game>-action-<type>`, with the action's own fields |
//! | a refusal | `<game>-refusal-<reason>` |
//! | a bot's reason | `<game>-reason-<reason>`, with the reason's own numbers |
//! | a part of the score | `<game>-score-<key of the breakdown>` |
//! | a standing order | `<game>-order-<order>`, and what it does in `<game>-order-<order>.about` |
//! | how to read the table in a terminal | `<game>-legend` |
//!
//! A `_` is written as `-`. A field becomes what it names: `seat` and `target` fill `$name` with that seat, a known card
//! is a card, a known thing its name, a list a list. The client has the same rule for labels
//! (`web/src/words/by-rule.ts`), and a test holds the two together.

use crate::sentence::{Argument, CardName, Names, Sentence};
use serde_json::{Map, Value};

/// An action as an instruction. It is spoken of the one card that is meant: "Lay the red 4".
pub fn label(game: &str, action: &Value, names: &Names) -> Sentence {
    let empty = Map::new();
    let fields = action.as_object().unwrap_or(&empty);
    let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
    let sentence = Sentence::new(format!("{game}-action-{}", dashed(kind)));
    with_fields(sentence, fields.iter().filter(|(key, _)| *key != "type"), "the", names)
}

/// A bot's reason. It is spoken of kinds of cards: "another red 4".
pub fn reason(game: &str, reason: &str, numbers: &Map<String, Value>, names: &Names) -> Sentence {
    let sentence = Sentence::new(format!("{game}-reason-{}", dashed(reason)));
    with_fields(sentence, numbers, "short", names)
}

/// The sentence for a rule's reason to refuse.
pub fn refusal(game: &str, reason: &str) -> Sentence {
    Sentence::new(format!("{game}-refusal-{}", dashed(reason)))
}

/// How to read the game's table in a terminal.
pub fn legend(game: &str) -> Sentence {
    Sentence::new(format!("{game}-legend"))
}

fn with_fields<'a>(
    sentence: Sentence,
    fields: impl IntoIterator<Item = (&'a String, &'a Value)>,
    form: &'static str,
    names: &Names,
) -> Sentence {
    fields.into_iter().fold(sentence, |sentence, (key, value)| match (key.as_str(), value.as_u64()) {
        ("seat" | "target", Some(seat)) => sentence.with("name", besace_table::Seat(seat as u8)),
        _ => sentence.with_known(key.clone(), argument(value, form, names)),
    })
}

/// A field of an action or a reason as a sentence names it; `None` for what no sentence can name.
fn argument(value: &Value, form: &'static str, names: &Names) -> Option<Argument> {
    match value {
        Value::Bool(fact) => Some((*fact).into()),
        Value::Number(number) => number.as_f64().map(|number| Argument::Number(number.round() as i64)),
        Value::String(id) if names.card(id).is_some() => Some(CardName::new(id.clone()).form(form).into()),
        Value::String(id) => {
            Some(names.thing(id).map_or_else(|| id.clone().into(), |name| name.clone().into()))
        }
        Value::Array(items) => Some(items.iter().filter_map(|item| argument(item, form, names)).collect()),
        Value::Null | Value::Object(_) => None,
    }
}

fn dashed(id: &str) -> String {
    id.replace('_', "-")
}
