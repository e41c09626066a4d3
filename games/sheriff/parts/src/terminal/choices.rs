//! What the person is asked, and what can be answered.

use super::goods::{by_kind, coins, goods, in_order, several};
use super::terms::Terms;
use super::{own_bag, standing};
use besace_sheriff::{Action, BagState, Good, Goods, OfferView, Side, View};
use besace_table::Seat;
use besace_terminal::told::{Choice, Teller, capital};
use besace_words::Value;
use serde_json::{Value as Json, json};

pub fn question(view: &View, teller: &Teller) -> String {
    match view.phase {
        "market" => teller.say("sheriff-question-market", &[]),
        "market-discard" => teller.say("sheriff-question-discard", &[]),
        "load" => teller.say("sheriff-question-load", &[]),
        "declare" => teller.say("sheriff-question-declare", &[("count", own_bag(view, teller).len().into())]),
        "confiscate" => teller.say("sheriff-question-confiscate", &[]),
        "pay" => {
            let amount = view.debt.map_or(0, |debt| debt.amount);
            teller.say("sheriff-question-pay", &[("amount", amount.into())])
        }
        _ => talk_question(view, teller),
    }
}

fn talk_question(view: &View, teller: &Teller) -> String {
    let owes = view.inspection.as_ref().and_then(|inspection| inspection.owes);
    match owes.filter(|owes| owes.seat == teller.person) {
        Some(owes) if owes.offer.is_none() => teller.say("sheriff-question-called", &[]),
        Some(_) => teller.say("sheriff-question-proposal", &[]),
        None if view.sheriff == teller.person => {
            let closed = view.seats.iter().filter(|seat| seat.bag.state == BagState::Closed).count();
            teller.say("sheriff-question-inspect", &[("count", closed.into())])
        }
        None => {
            let waiting = teller.waiting_for(view.pending);
            format!("{waiting} {}", teller.say("sheriff-terminal-question-speak", &[]))
        }
    }
}

pub fn choice(view: &View, action: &Action, teller: &Teller) -> Choice {
    Choice { label: label(view, action, teller), effect: effect(view, action, teller) }
}

fn label(view: &View, action: &Action, teller: &Teller) -> String {
    let cards = |named: String| ("cards", Value::from(named));
    let name = |seat: Seat| ("name", Value::from(teller.name(seat).to_owned()));
    match action {
        Action::Market { set_aside, left, right } => {
            let values = [
                cards(goods(&set_aside.0, teller)),
                ("left", (*left).into()),
                ("right", (*right).into()),
                ("piles", (left + right).into()),
            ];
            teller.say("sheriff-action-market", &values)
        }
        Action::Discard { pile: side, cards: row } => {
            let values = [pile(*side), cards(in_order(row.as_slice(), teller))];
            teller.say("sheriff-action-discard", &values)
        }
        Action::Load { cards: loaded } => {
            teller.say("sheriff-action-load", &[cards(goods(&loaded.0, teller))])
        }
        Action::Declare { good, count } => {
            teller.say("sheriff-action-declare", &[("goods", several(*good, *count, teller).into())])
        }
        Action::Call { seat } => teller.say("sheriff-action-call", &[name(*seat)]),
        Action::Inspect { seat } => teller.say("sheriff-action-inspect", &[name(*seat)]),
        Action::LetPass { seat } => teller.say("sheriff-action-let-pass", &[name(*seat)]),
        Action::Offer { give, promises, later } => {
            let terms = Terms::offered(give, *promises, later);
            teller.say("sheriff-action-offer", &terms.values(teller))
        }
        Action::Stand => teller.say("sheriff-action-stand", &[]),
        Action::Counter { seat, give, promises, later, .. } => {
            let mut values = Terms::asked(give, *promises, later).values(teller).to_vec();
            values.push(name(*seat));
            teller.say("sheriff-action-counter", &values)
        }
        Action::Accept { offer, .. } => accept_label(standing(view, *offer), teller),
        Action::Refuse { offer } => about_an_offer(
            standing(view, *offer),
            ["sheriff-terminal-refuse", "sheriff-action-refuse"],
            teller,
        ),
        Action::Withdraw { offer } => about_an_offer(
            standing(view, *offer),
            ["sheriff-terminal-withdraw", "sheriff-action-withdraw"],
            teller,
        ),
        Action::Pay { legal, contraband } => {
            let what = teller.list(by_kind(&legal.plus(&contraband.0), teller));
            teller.say("sheriff-action-pay", &[("what", what.into())])
        }
        Action::TimeUp => teller.say("sheriff-action-time-up", &[]),
    }
}

pub fn accept_label(offer: Option<&OfferView>, teller: &Teller) -> String {
    about_an_offer(offer, ["sheriff-terminal-accept", "sheriff-action-accept"], teller)
}

/// What is done with an offer, told by its number and what it gives; the second sentence is for one that is gone.
fn about_an_offer(offer: Option<&OfferView>, [id, gone]: [&str; 2], teller: &Teller) -> String {
    let Some(offer) = offer else { return teller.say(gone, &[]) };
    let values = [
        ("number", Value::Number(offer.id.into())),
        ("of", teller.say_about(offer.by, "sheriff-offer-of", &[]).into()),
        ("give", Terms::of(offer).give(teller).into()),
    ];
    teller.say(id, &values)
}

/// What the choice will do, where its name does not say it all.
fn effect(view: &View, action: &Action, teller: &Teller) -> String {
    match action {
        Action::Declare { good, .. } => {
            let other = own_bag(view, teller).without(&Goods::of(*good, u8::MAX));
            capital(&teller.say("sheriff-board-would-be", &[("count", other.len().into())]))
        }
        Action::Call { seat } => talks(view, *seat, teller),
        Action::Inspect { seat } => {
            let Some(declared) = view.seats[seat.index()].bag.declared else { return String::new() };
            let cost = u16::from(declared.good.penalty()) * u16::from(declared.count);
            let values = [
                ("goods", several(declared.good, declared.count, teller).into()),
                ("coins", coins(cost, teller).into()),
            ];
            teller.say("sheriff-terminal-effect-inspect", &values)
        }
        Action::LetPass { .. } => teller.say("sheriff-terminal-effect-let-pass", &[]),
        Action::Accept { offer, .. } | Action::Refuse { offer } | Action::Withdraw { offer } => {
            standing(view, *offer)
                .map_or_else(String::new, |offer| format!("{}.", capital(&Terms::of(offer).tell(teller))))
        }
        Action::Pay { legal, contraband } => {
            let value = legal.value() + contraband.0.value();
            teller.say("sheriff-terminal-effect-pay", &[("value", value.into())])
        }
        _ => String::new(),
    }
}

/// How often a merchant can still be talked to.
pub fn talks(view: &View, seat: Seat, teller: &Teller) -> String {
    let Some(inspection) = &view.inspection else { return String::new() };
    let left = view.options.haggle.saturating_sub(inspection.haggled[seat.index()]);
    teller.say("sheriff-terminal-talks", &[("left", left.into())])
}

/// The variable `$pile` of a sentence.
pub fn pile(side: Side) -> (&'static str, Value<'static>) {
    let id = match side {
        Side::Left => "left",
        Side::Right => "right",
    };
    ("pile", Value::from(id))
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
