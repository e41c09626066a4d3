//! Badaboom's table in a terminal.

mod board;

use crate::Parts;
use crate::telling::{about, pictured};
use besace_badaboom::{Action, Aim, Badaboom, Card, SeenEvent, TrickPlay, View};
use besace_table::{Never, Offer};
use besace_terminal::TerminalGame;
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Draft, Pick, Picked, Tale, Teller};
use besace_words::{Sentence, Told};
use serde_json::{Value, json};

impl TerminalGame for Parts {
    type Draft = Begun;
    const EXAMPLE: &'static str = "pass, skip, cancel, take 0, take 0 recycle, put hurl, trick shove 2, trick sleight-of-hand 1 smoke-hood, trick pickpocket 0 mechanism";

    besace_terminal::contents! {
        folder: rules;
        board: status, table, hand, describe;
    }

    fn typed(answer: &str) -> Option<Value> {
        let words: Vec<&str> = answer.split_whitespace().collect();
        match words[..] {
            [kind @ ("pass" | "skip" | "cancel")] => Some(json!({ "type": kind })),
            ["take", slot] => Some(json!({ "type": "take", "slot": number(slot)? })),
            ["take", slot, "recycle"] => {
                Some(json!({ "type": "take", "slot": number(slot)?, "recycle": true }))
            }
            ["put", card] => Some(json!({ "type": "put", "card": card })),
            ["trick", card, ref rest @ ..] => typed_trick(card, rest),
            _ => None,
        }
    }

    fn tale(happened: &Happened<Badaboom>, _view: &View, teller: &Teller) -> Option<Tale> {
        let line = teller.tell(happened.told.as_ref()?);
        Some(match happened.event {
            SeenEvent::Passed { .. } | SeenEvent::Answered { .. } => Tale::Aside(line),
            _ => Tale::Line(line),
        })
    }
}

/// A trick in the protocol's words: its card, and what it asks for in the order of the rules.
fn typed_trick(card: &str, rest: &[&str]) -> Option<Value> {
    let keys: &[&str] = match card {
        "shove" | "hurl" => &["to"],
        "scapegoat" | "itching-powder" => &["target"],
        "sleight-of-hand" => &["slot", "put"],
        "pickpocket" => &["target", "back"],
        "loose-screw" | "safety-pin" => &["slot"],
        "tin-snips" => &["index"],
        _ => &[],
    };
    let mut action = json!({ "type": "trick", "card": card });
    for (at, word) in rest.iter().enumerate() {
        // A superfluous word makes an action of the wrong shape, and the rules refuse it.
        let key = keys.get(at).copied().unwrap_or("more");
        action[key] = match key {
            "put" | "back" | "more" => json!(word),
            _ => json!(number(word)?),
        };
    }
    Some(action)
}

fn number(word: &str) -> Option<i64> {
    word.parse().ok()
}

/// A trick that is chosen before its aim is.
#[derive(Clone, Copy, PartialEq)]
pub struct Begun(Card);

impl Draft<Parts> for Begun {
    fn of(bounds: &Never) -> Begun {
        match *bounds {}
    }

    fn gathered(offer: &Offer<Badaboom>) -> Option<Begun> {
        match listed(offer) {
            Action::Trick(TrickPlay { aim: Aim::Nothing {}, .. }) => None,
            Action::Trick(TrickPlay { card, .. }) => Some(Begun(*card)),
            _ => None,
        }
    }

    fn beginning(&self, _view: &View, teller: &Teller) -> Choice {
        let label = Sentence::new("badaboom-draft-trick").with("card", pictured(self.0));
        Choice { label: teller.tell(&label), effect: teller.tell(&about(self.0.id())) }
    }

    fn so_far(&self, _view: &View, teller: &Teller) -> String {
        teller.tell(&Sentence::new("badaboom-draft-aim").with("card", pictured(self.0)))
    }

    fn steps(&self, view: &View, offers: &[Offer<Badaboom>], teller: &Teller) -> Vec<(Pick<Parts>, Choice)> {
        let own = offers.iter().filter(|offer| Begun::gathered(offer) == Some(*self)).map(listed);
        let choice = |action: &Action| Choice {
            label: teller.tell(&Parts::label(view, action)),
            effect: teller.tell(&about(self.0.id())),
        };
        own.map(|action| (Picked::Play(*action), choice(action))).collect()
    }
}

/// Every action of Badaboom is listed.
fn listed(offer: &Offer<Badaboom>) -> &Action {
    match offer {
        Offer::Action(action) => action,
        Offer::Bounds(never) => match *never {},
    }
}
