//! What the person is asked, and what can be answered.

use crate::{Parts, telling};
use besace_sheriff::{Action, Good, View};
use besace_table::Seat;
use besace_terminal::told::{Choice, Teller};
use besace_words::Told;
use serde_json::{Value as Json, json};

/// What is asked. Whoever may speak while the table waits for others is told for whom.
pub fn asked(view: &View, teller: &Teller) -> String {
    let question = Parts::question(view, &[]).map(|question| teller.tell(&question)).unwrap_or_default();
    if view.pending.contains(teller.person) {
        return question;
    }
    format!("{} {question}", teller.waiting_for(view.pending))
}

/// One of the person's choices. What it will do follows from the table: nothing has to be foreseen for it.
pub fn choice(view: &View, action: &Action, teller: &Teller) -> Choice {
    let effect = Parts::effect(view, action, &[]).map(|effect| teller.tell(&effect));
    Choice { label: label(view, action, teller), effect: effect.unwrap_or_default() }
}

/// An offer is named by its number too, as in the list of offers: two may give the same.
fn label(view: &View, action: &Action, teller: &Teller) -> String {
    let label = teller.tell(&Parts::label(view, action));
    match action {
        Action::Accept { offer, .. } | Action::Refuse { offer } | Action::Withdraw { offer } => {
            format!("({offer}) {label}")
        }
        _ => label,
    }
}

/// How often a merchant can still be talked to.
pub fn talks(view: &View, seat: Seat, teller: &Teller) -> String {
    telling::talks(view, seat).map(|talks| teller.tell(&talks)).unwrap_or_default()
}

/// An action in the protocol's words: its type, and what it needs in the order of the rules; or, where that would be
/// too long, the action as the protocol writes it.
pub fn typed(answer: &str) -> Option<Json> {
    if answer.starts_with('{') {
        return serde_json::from_str(answer).ok();
    }
    let mut words = answer.split_whitespace();
    let kind = words.next()?;
    let rest: Vec<&str> = words.collect();
    match kind {
        "market" => Some(typed_market(&rest)),
        "pay" => {
            let is_contraband = |word: &&&str| Good::from_id(word).is_some_and(|good| !good.is_legal());
            let contraband: Vec<&&str> = rest.iter().filter(is_contraband).collect();
            let legal: Vec<&&str> = rest.iter().filter(|word| !is_contraband(word)).collect();
            Some(json!({ "type": kind, "legal": legal, "contraband": contraband }))
        }
        "stand" => Some(with_keys(kind, &[], None, &rest)),
        "load" => Some(with_keys(kind, &[], Some("cards"), &rest)),
        "discard" => Some(with_keys(kind, &["pile"], Some("cards"), &rest)),
        "declare" => Some(with_keys(kind, &["good", "count"], None, &rest)),
        "call" | "inspect" | "let_pass" => Some(with_keys(kind, &["seat"], None, &rest)),
        "refuse" | "withdraw" => Some(with_keys(kind, &["offer"], None, &rest)),
        "accept" if rest.len() > 1 => Some(with_keys(kind, &["offer"], Some("unnamed"), &rest)),
        "accept" => Some(with_keys(kind, &["offer"], None, &rest)),
        _ => None,
    }
}

/// The cards set aside, then how many are taken from the left pile and from the right one.
fn typed_market(rest: &[&str]) -> Json {
    let (numbers, cards): (Vec<&str>, Vec<&str>) = rest.iter().partition(|word| word.parse::<i64>().is_ok());
    let mut action = json!({ "type": "market", "set_aside": cards, "left": 0, "right": 0 });
    // A number too many makes an action of the wrong shape, and the rules say so.
    for (key, number) in ["left", "right", "more"].into_iter().zip(numbers) {
        action[key] = number_or_word(number);
    }
    action
}

/// Words under their keys one by one, and all others in a list.
fn with_keys(kind: &str, keys: &[&str], list: Option<&str>, rest: &[&str]) -> Json {
    let mut action = json!({ "type": kind });
    for (key, word) in keys.iter().zip(rest) {
        action[*key] = number_or_word(word);
    }
    let more = rest.get(keys.len()..).unwrap_or_default();
    match list {
        Some(list) => action[list] = json!(more),
        // A word too many makes an action of the wrong shape, and the rules say so.
        None => more.iter().for_each(|word| action["more"] = json!(word)),
    }
    action
}

fn number_or_word(word: &str) -> Json {
    word.parse::<i64>().map_or_else(|_| json!(word), |number| json!(number))
}
