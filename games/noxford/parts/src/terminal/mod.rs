//! Noxford's table in a terminal.

mod board;

use crate::Parts;
use crate::telling::{changes, judgement, lifted, neighbours, the, top};
use besace_noxford::{Action, Card, City, Corner, Noxford, Orientation, SeenEvent, Spot, View};
use besace_table::{Never, Offer};
use besace_terminal::TerminalGame;
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Draft, Pick, Picked, Tale, Teller, capital};
use besace_words::{Sentence, Told};
use serde_json::{Value, json};

impl TerminalGame for Parts {
    type Draft = Begun;
    const EXAMPLE: &'static str = "place red-tough sideways 0 -2, cover red-master 0 -2, move 0 -2 upright 3 3, move 0 -2 on 3 3, skip, pass";

    besace_terminal::contents! {
        folder: rules;
        board: status, table, hand, describe;
    }

    fn typed(answer: &str) -> Option<Value> {
        let words: Vec<&str> = answer.split_whitespace().collect();
        let corner = |x: &str, y: &str| Some(json!({ "x": number(x)?, "y": number(y)? }));
        match words[..] {
            ["place", card, o, x, y] => {
                Some(json!({ "type": "place", "card": card, "o": o, "x": number(x)?, "y": number(y)? }))
            }
            ["cover", card, x, y] => Some(json!({ "type": "cover", "card": card, "on": corner(x, y)? })),
            ["move", x, y, "on", on_x, on_y] => {
                Some(json!({ "type": "move", "from": corner(x, y)?, "on": corner(on_x, on_y)? }))
            }
            ["move", x, y, o, to_x, to_y] => {
                let to = json!({ "o": o, "x": number(to_x)?, "y": number(to_y)? });
                Some(json!({ "type": "move", "from": corner(x, y)?, "to": to }))
            }
            [kind @ ("skip" | "pass")] => Some(json!({ "type": kind })),
            _ => None,
        }
    }

    fn tale(happened: &Happened<Noxford>, view: &View, teller: &Teller) -> Option<Tale> {
        let line = teller.tell(happened.told.as_ref()?);
        Some(match &happened.event {
            SeenEvent::Drew { seat, .. } if *seat != teller.person => Tale::Aside(line),
            SeenEvent::GameOver { .. } => Tale::Page {
                line,
                title: teller.say("noxford-judgement", &[]),
                lines: judgement(view).iter().map(|sentence| capital(&teller.tell(sentence))).collect(),
            },
            _ => Tale::Line(line),
        })
    }
}

/// A choice half made: what is laid or moved is chosen, and not yet where.
#[derive(Clone, Copy, PartialEq)]
pub enum Begun {
    /// This card goes to a new place.
    Place(Card),
    /// This card goes on a stack.
    Cover(Card),
    /// The top card of this stack is moved.
    Move(Corner),
}

impl Begun {
    /// What has been chosen once this action is meant; none for one that is a single step.
    fn with(action: &Action) -> Option<Begun> {
        match *action {
            Action::Place { card, .. } => Some(Begun::Place(card)),
            Action::Cover { card, .. } => Some(Begun::Cover(card)),
            Action::MoveTo { from, .. } | Action::MoveOn { from, .. } => Some(Begun::Move(from)),
            Action::Skip | Action::Pass => None,
        }
    }
}

impl Draft<Parts> for Begun {
    fn of(bounds: &Never) -> Begun {
        match *bounds {}
    }

    fn gathered(offer: &Offer<Noxford>) -> Option<Begun> {
        Begun::with(listed(offer))
    }

    fn beginning(&self, view: &View, teller: &Teller) -> Choice {
        let label = match *self {
            Begun::Place(card) => Sentence::new("noxford-draft-place").with("card", the(card)),
            Begun::Cover(card) => Sentence::new("noxford-draft-cover").with("card", the(card)),
            Begun::Move(from) => Sentence::new("noxford-draft-move")
                .with_known("card", top(&view.city, from).map(the))
                .with("x", from.x)
                .with("y", from.y),
        };
        Choice { label: teller.tell(&label), effect: String::new() }
    }

    fn so_far(&self, view: &View, teller: &Teller) -> String {
        let question = match *self {
            Begun::Place(card) => Sentence::new("noxford-where-place").with("card", the(card)),
            Begun::Cover(card) => Sentence::new("noxford-where-cover").with("card", the(card)),
            Begun::Move(from) => {
                Sentence::new("noxford-where-move").with_known("card", top(&view.city, from).map(the))
            }
        };
        teller.tell(&question)
    }

    fn steps(&self, view: &View, offers: &[Offer<Noxford>], teller: &Teller) -> Vec<(Pick<Parts>, Choice)> {
        let own = offers.iter().map(listed).filter(|action| Begun::with(action) == Some(*self));
        own.map(|action| (Picked::Play(*action), destination(view, action, teller))).collect()
    }
}

/// Every action of Noxford is listed.
fn listed(offer: &Offer<Noxford>) -> &Action {
    match offer {
        Offer::Action(action) => action,
        Offer::Bounds(never) => match *never {},
    }
}

fn number(word: &str) -> Option<i64> {
    // A minus sign as it is printed is one, too.
    word.replace('−', "-").parse().ok()
}

/// Where an action leads, once it is known what is laid or moved.
fn destination(view: &View, action: &Action, teller: &Teller) -> Choice {
    let place = |spot: Spot, city: &City| {
        let Spot { o, x, y } = spot;
        Sentence::new(match o {
            Orientation::Sideways => "noxford-place-sideways",
            Orientation::Upright => "noxford-place-upright",
        })
        .with("x", x)
        .with("y", y)
        .with("beside", neighbours(city, spot))
    };
    let stack = |corner: Corner| {
        let on = Sentence::new("noxford-place-on").with_known("card", top(&view.city, corner).map(the));
        on.with("x", corner.x).with("y", corner.y)
    };
    let label = match *action {
        Action::Place { o, x, y, .. } => place(Spot { o, x, y }, &view.city),
        Action::Cover { on, .. } | Action::MoveOn { on, .. } => stack(on),
        Action::MoveTo { from, to } => place(to, &lifted(&view.city, from).unwrap_or(view.city)),
        Action::Skip | Action::Pass => Parts::label(view, action),
    };
    // What lies beside it is in the label already.
    let gear = matches!(action, Action::Place { card, .. } if card.has_gear());
    let then = changes(view, action)
        .map(|changes| Sentence::new("noxford-then").with("changes", changes).with("gear", gear));
    Choice { label: teller.tell(&label), effect: then.map(|then| teller.tell(&then)).unwrap_or_default() }
}
