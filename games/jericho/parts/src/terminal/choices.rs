//! What the person can do, in words: typed, listed, and with what would come of it.

use super::cards::{Form, card_word, color_word};
use super::tales::losses;
use super::{length, longest};
use besace_jericho::{Action, Card, Color, Jericho, SeenEvent, View};
use besace_table::Seat;
use besace_terminal::table::Foresight;
use besace_terminal::told::{Choice, Teller, capital};
use serde_json::json;

pub fn typed(answer: &str) -> Option<serde_json::Value> {
    let mut words = answer.split_whitespace();
    let kind = words.next()?;
    let key = match kind {
        "lay" | "supply" | "wall" => "card",
        "trumpet" => "color",
        _ => return None,
    };
    let mut action = json!({ "type": kind });
    // A second name too many makes an action of the wrong shape, and the rules say so.
    for (key, name) in [key, "more"].into_iter().zip(words) {
        action[key] = name.into();
    }
    Some(action)
}

pub fn question(view: &View, teller: &Teller) -> String {
    match view.phase {
        "first-wall" => teller.say("jericho-question-first-wall", &[]),
        "fill" => teller.say("jericho-question-fill", &[("round", view.round.into())]),
        _ => teller.say("jericho-question-play", &[]),
    }
}

pub fn choice(view: &View, action: &Action, foreseen: &Foresight<Jericho>, teller: &Teller) -> Choice {
    Choice { label: label(action, teller), effect: effect(view, action, foreseen, teller) }
}

fn label(action: &Action, teller: &Teller) -> String {
    let with_card = |id, card| teller.say(id, &[("card", card_word(card, Form::The, teller).into())]);
    match *action {
        Action::Lay { card } => with_card("jericho-action-lay", card),
        Action::Supply { card } => with_card("jericho-action-supply", card),
        Action::Wall { card } => with_card("jericho-action-wall", card),
        Action::Trumpet { color } => {
            teller.say("jericho-action-trumpet", &[("color", color_word(color, teller).into())])
        }
    }
}

fn effect(view: &View, action: &Action, foreseen: &Foresight<Jericho>, teller: &Teller) -> String {
    match *action {
        Action::Lay { card } => match card.color() {
            Some(color) => teller.say("jericho-effect-lay", &[("color", color_word(color, teller).into())]),
            None => teller.say("jericho-effect-lay-trumpet", &[]),
        },
        Action::Supply { card } => supply_effect(view, card, teller),
        Action::Wall { card } => wall_effect(view, card, &foreseen.view, teller),
        Action::Trumpet { color } => trumpet_effect(color, &foreseen.event, teller),
    }
}

fn supply_effect(view: &View, card: Card, teller: &Teller) -> String {
    let Some(color) = card.color() else {
        return teller.say("jericho-effect-supply-trumpet", &[]);
    };
    let word = color_word(color, teller);
    let (best, leaders) = longest(view, color);
    if leaders.is_empty() {
        return teller.say("jericho-effect-supply-no-wall", &[("color", word.into())]);
    }
    let leaders = teller.all_called(&leaders);
    let values = [("color", word.into()), ("leaders", leaders.into()), ("length", best.into())];
    teller.say("jericho-effect-supply", &values)
}

/// TerminalGame from the foreseen table, where the card lies in the wall already. What else happened there, a draw, changes
/// no wall.
fn wall_effect(view: &View, card: Card, after: &View, teller: &Teller) -> String {
    let Some(color) = card.color() else { return String::new() };
    let (best, leaders) = longest(after, color);
    let length_after = length(after, teller.person, color);
    let others: Vec<Seat> = leaders.into_iter().filter(|seat| *seat != teller.person).collect();
    let leaders = teller.all_called(&others);
    let standing = if length_after < best {
        let values = [("leaders", leaders.into()), ("best", best.into())];
        capital(&teller.say("jericho-standing-behind", &values))
    } else if others.is_empty() {
        teller.say("jericho-standing-longest", &[])
    } else {
        teller.say("jericho-standing-tied", &[("leaders", leaders.into())])
    };
    let before = length(view, teller.person, color);
    let mut values = vec![
        ("color", color_word(color, teller).into()),
        ("length", length_after.into()),
        ("standing", standing.into()),
    ];
    if before == 0 {
        return teller.say("jericho-effect-wall-first", &values);
    }
    values.push(("before", before.into()));
    teller.say("jericho-effect-wall-longer", &values)
}

pub fn trumpet_effect(color: Color, event: &SeenEvent, teller: &Teller) -> String {
    let SeenEvent::TrumpetPlayed { value: Some(value), fallen, collapsed, kept, .. } = event else {
        let color = color_word(color, teller);
        return teller.say("jericho-effect-trumpet-nothing", &[("color", color.into())]);
    };
    let id = if *kept { "jericho-effect-trumpet-kept" } else { "jericho-effect-trumpet-lost" };
    let trumpet = teller.say(id, &[]);
    let values = [
        ("color", color_word(color, teller).into()),
        ("value", (*value).into()),
        ("fallen", losses(fallen, teller).into()),
        ("collapsed", collapsed.iter().sum::<u8>().into()),
        ("trumpet", trumpet.into()),
    ];
    teller.say("jericho-effect-trumpet", &values)
}
