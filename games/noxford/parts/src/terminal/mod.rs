//! Noxford's table in a terminal.

mod board;

use crate::Parts;
use crate::telling::{judgement, neighbours, the, top};
use besace_noxford::{Action, Card, City, Corner, Noxford, Orientation, SeenEvent, Spot, View};
use besace_table::{Never, Offer};
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Pick, Picked, Tale, Teller, capital};
use besace_words::{Language, Sentence, Told};
use ratatui::text::Line;
use serde_json::{Value, json};

/// A choice half made: what is laid or moved is chosen, and not yet where.
#[derive(Clone, Copy, PartialEq)]
pub enum Draft {
    /// This card goes to a new place.
    Place(Card),
    /// This card goes on a stack.
    Cover(Card),
    /// The top card of this stack is moved.
    Move(Corner),
}

impl Draft {
    /// The draft that this action belongs to.
    fn of(action: &Action) -> Option<Draft> {
        match *action {
            Action::Place { card, .. } => Some(Draft::Place(card)),
            Action::Cover { card, .. } => Some(Draft::Cover(card)),
            Action::MoveTo { from, .. } | Action::MoveOn { from, .. } => Some(Draft::Move(from)),
            Action::Skip | Action::Pass => None,
        }
    }
}

impl besace_terminal::TerminalGame for Parts {
    type Draft = Draft;

    fn words(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../words/en.ftl"),
            Language::French => include_str!("../../../words/fr.ftl"),
        }
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../players/en.md"),
            Language::French => include_str!("../../../players/fr.md"),
        }
    }

    const EXAMPLE: &'static str = "place red-tough sideways 0 -2, cover red-master 0 -2, move 0 -2 upright 3 3, move 0 -2 on 3 3, skip, pass";

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

    fn status(view: &View, teller: &Teller) -> String {
        board::status(view, teller)
    }

    fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::table(view, teller, width)
    }

    fn legend(teller: &Teller) -> String {
        teller.say("noxford-legend", &[])
    }

    fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::hand(view, teller, width)
    }

    fn describe(view: &View, teller: &Teller) -> Vec<String> {
        board::describe(view, teller)
    }

    fn draft(bounds: &Never) -> Draft {
        match *bounds {}
    }

    fn gathered(offer: &Offer<Noxford>) -> Option<Draft> {
        match offer {
            Offer::Action(action) => Draft::of(action),
            Offer::Bounds(never) => match *never {},
        }
    }

    fn wide_choice(view: &View, draft: &Draft, teller: &Teller) -> Choice {
        let label = match *draft {
            Draft::Place(card) => Sentence::new("noxford-draft-place").with("card", the(card)),
            Draft::Cover(card) => Sentence::new("noxford-draft-cover").with("card", the(card)),
            Draft::Move(from) => Sentence::new("noxford-draft-move")
                .with_known("card", top(&view.city, from).map(the))
                .with("x", from.x)
                .with("y", from.y),
        };
        Choice { label: teller.tell(&label), effect: String::new() }
    }

    fn so_far(view: &View, draft: &Draft, teller: &Teller) -> String {
        let question = match *draft {
            Draft::Place(card) => Sentence::new("noxford-where-place").with("card", the(card)),
            Draft::Cover(card) => Sentence::new("noxford-where-cover").with("card", the(card)),
            Draft::Move(from) => {
                Sentence::new("noxford-where-move").with_known("card", top(&view.city, from).map(the))
            }
        };
        teller.tell(&question)
    }

    fn steps(
        view: &View,
        draft: &Draft,
        offers: &[Offer<Noxford>],
        teller: &Teller,
    ) -> Vec<(Pick<Parts>, Choice)> {
        let actions = offers.iter().filter_map(|offer| match offer {
            Offer::Action(action) => Some(action),
            Offer::Bounds(never) => match *never {},
        });
        let own = actions.filter(|action| Draft::of(action) == Some(*draft));
        own.map(|action| (Picked::Play(*action), destination(view, action, teller))).collect()
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
        Action::MoveTo { from, to } => {
            place(to, &crate::telling::lifted(&view.city, from).unwrap_or(view.city))
        }
        Action::Skip | Action::Pass => Parts::label(view, action),
    };
    let effect = Parts::effect(view, action, &[]);
    Choice {
        label: teller.tell(&label),
        effect: effect.map(|effect| teller.tell(&effect)).unwrap_or_default(),
    }
}
