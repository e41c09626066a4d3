//! What is chosen step by step, and what is typed.

use super::{Draft, own_hand};
use crate::Parts;
use besace_nottingham::{Action, CardList, Cards, View};
use besace_terminal::told::{Choice, Pick, Picked, Teller};
use besace_words::Told;
use serde_json::{Value as Json, json};

pub fn purge(draft: &Draft, teller: &Teller) -> Choice {
    let label = teller.say("nottingham-terminal-discard", &[("count", draft.count.into())]);
    Choice { label, effect: String::new() }
}

/// One card more, until there are enough.
pub fn purge_steps(view: &View, draft: &Draft, teller: &Teller) -> Vec<(Pick<Parts>, Choice)> {
    let label = |chosen: Cards| teller.tell(&Parts::label(view, &discard(chosen)));
    if draft.chosen.len() == draft.count {
        let choice = Choice { label: label(draft.chosen), effect: String::new() };
        return vec![(Picked::Play(discard(draft.chosen)), choice)];
    }
    let hand = own_hand(view, teller);
    let left = hand.counts().filter(|(kind, count)| draft.chosen.count(*kind) < *count);
    left.map(|(kind, _)| {
        let chosen: Cards = draft.chosen.iter().chain([kind]).collect();
        let choice = Choice { label: label(chosen), effect: so_far(draft, teller) };
        (Picked::Draft(Draft { chosen, ..*draft }), choice)
    })
    .collect()
}

fn discard(chosen: Cards) -> Action {
    Action::Discard { cards: CardList(chosen) }
}

fn so_far(draft: &Draft, teller: &Teller) -> String {
    let values = [("count", (draft.chosen.len() + 1).into()), ("all", draft.count.into())];
    teller.say("nottingham-board-chosen", &values)
}

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
