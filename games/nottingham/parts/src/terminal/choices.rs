//! What can be typed.

use serde_json::{Value as Json, json};

/// An action in the protocol's words: its type, and what it needs in the order of the rules.
pub fn typed(answer: &str) -> Option<Json> {
    let mut words = answer.split_whitespace();
    let kind = words.next()?;
    let rest: Vec<&str> = words.collect();
    let mut action = json!({ "type": kind });
    let (keys, list): (&[&str], Option<&str>) = match kind {
        "take" | "defend" | "accept" | "refuse" | "end_turn" | "decline" => (&[], None),
        "use" => (&["target"], None),
        "pick" | "keep" | "spring" => (&["card"], None),
        "accept_offer" => (&["seat"], None),
        "deliver" => (&["object", "count"], None),
        "offer" | "discard" => (&[], Some("cards")),
        "mission" => (&["mission"], Some("objects")),
        _ => return None,
    };
    for (key, word) in keys.iter().zip(&rest) {
        action[*key] = number_or_word(word);
    }
    let more = rest.get(keys.len()..).unwrap_or_default();
    match list {
        Some(list) => action[list] = json!(more),
        // A word too many makes an action of the wrong shape, and the rules say so.
        None => more.iter().for_each(|word| action["more"] = json!(word)),
    }
    Some(action)
}

fn number_or_word(word: &str) -> Json {
    word.parse::<i64>().map_or_else(|_| json!(word), |number| json!(number))
}
