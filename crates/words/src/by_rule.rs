//! Sentences that follow from what they are about: no game writes code for them.
//!
//! | what | its sentence |
//! | --- | --- |
//! | an action | `<game>-action-<type>`, with the action's own fields; those that say what it is aimed at, and that not every action has, are named in the id, too (`Told::AIMS`): `<game>-action-<type>-<field>` |
//! | a refusal | `<game>-refusal-<reason>` |
//! | a bot's reason | `<game>-reason-<reason>`, with the reason's own numbers |
//! | a part of the score | `<game>-score-<key of the breakdown>` |
//! | a standing order | `<game>-order-<order>`, and what it does in `<game>-order-<order>.about` |
//! | how to read the table in a terminal | `<game>-legend` |
//!
//! A `_` is written as `-`. A field becomes what it names: `seat`, `target` and `to` fill `$name` with that seat, a `slot`
//! is counted from 1, a known card is a card, a known thing its name, a list a list, in which alike cards are counted. The
//! client has the same rule for labels (`web/src/words/by-rule.ts`), and a test holds the two together.

use crate::sentence::{Argument, CardName, Names, Sentence, Text};
use serde_json::{Map, Value};

/// An action as an instruction. It is spoken of the one card that is meant, "Lay the red 4"; where a `count` stands beside
/// it, of its kind: "Deliver 3 × gold".
pub fn label(game: &str, action: &Value, aims: &[&str], names: &Names) -> Sentence {
    let empty = Map::new();
    let fields = action.as_object().unwrap_or(&empty);
    let kind = fields.get("type").and_then(Value::as_str).unwrap_or_default();
    let mut id = format!("{game}-action-{}", dashed(kind));
    aims.iter().filter(|aim| fields.contains_key(**aim)).for_each(|aim| id.extend(["-", aim]));
    let form = if fields.contains_key("count") { "short" } else { "the" };
    with_fields(Sentence::new(id), fields.iter().filter(|(key, _)| *key != "type"), form, names)
}

/// So many cards of a kind.
pub fn several(card: impl Into<Text>, count: impl Into<Argument>) -> Sentence {
    let card = CardName::new(card).form("short");
    Sentence::new("table-several").with("count", count).with("card", card)
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
        ("seat" | "target" | "to", Some(seat)) => sentence.with("name", besace_table::Seat(seat as u8)),
        ("slot", Some(slot)) => sentence.with("slot", slot as i64 + 1),
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
        Value::Array(items) => {
            let is_first =
                |(at, item): &(usize, &Value)| !is_card(item, names) || !items[..*at].contains(item);
            let counted =
                |item: &Value| match (item.as_str(), items.iter().filter(|other| *other == item).count()) {
                    (Some(card), count) if count > 1 && is_card(item, names) => {
                        Some(several(card.to_owned(), count).into())
                    }
                    _ => argument(item, form, names),
                };
            Some(items.iter().enumerate().filter(is_first).filter_map(|(_, item)| counted(item)).collect())
        }
        Value::Null | Value::Object(_) => None,
    }
}

fn is_card(value: &Value, names: &Names) -> bool {
    value.as_str().is_some_and(|id| names.card(id).is_some())
}

fn dashed(id: &str) -> String {
    id.replace('_', "-")
}
