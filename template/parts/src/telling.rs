//! What Toll has to say, on every screen: which sentence tells what, and what is filled into it. The sentences are in
//! `../../words`.

use crate::Parts;
use besace_table::{Never, Offer, Seat, Standings};
use besace_toll::{Action, Breakdown, FINE, Good, Phase, SeenEvent, Toll, View};
use besace_words::{CardName, Names, Sentence, Told, Victory};
use serde_json::{Map, Value, json};

impl Told<Toll> for Parts {
    type Ledger = ();
    type Beside = Never;

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        let card = |good: Good| (good.id().into(), good_name(good));
        Names { cards: Good::ALL.into_iter().map(card).collect(), things: Vec::new() }
    }

    fn facts() -> Value {
        let worth: Map<String, Value> =
            Good::ALL.into_iter().map(|good| (good.id().to_owned(), good.worth().into())).collect();
        json!({ "worth": worth })
    }

    fn question(view: &View, _legal: &[Offer<Toll>]) -> Option<Sentence> {
        Some(match view.phase {
            Phase::Seal => Sentence::new("toll-question-seal"),
            _ => Sentence::new("toll-question-gate"),
        })
    }

    fn tell(event: &SeenEvent, by: Seat, _after: &View) -> Option<Sentence> {
        Some(match *event {
            SeenEvent::RoundStarted { round, guard } => {
                Sentence::new("toll-event-round-started").by(guard).with("round", round)
            }
            SeenEvent::Sealed { seat, good } => {
                Sentence::new("toll-event-sealed").by(seat).with_known("good", good.map(pictured))
            }
            SeenEvent::Opened { seat, good, coins, .. } => {
                let opened = Sentence::new("toll-event-opened").by(by).to(seat).with("good", pictured(good));
                opened.with("forbidden", good.is_forbidden()).with("coins", coins)
            }
            SeenEvent::Waved => Sentence::new("toll-event-waved").by(by),
            SeenEvent::Sold { seat, good, coins } => {
                Sentence::new("toll-event-sold").by(seat).with("good", pictured(good)).with("coins", coins)
            }
            SeenEvent::Drew { seat, good } => {
                Sentence::new("toll-event-drew").by(seat).with_known("good", good.map(pictured))
            }
            SeenEvent::GameOver => Sentence::new("toll-event-game-over"),
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> =
            Victory { alone: "toll-end", shared: "toll-end-shared", tie_breaks: &[] };
        VICTORY.tell(standings)
    }

    fn effect(view: &View, action: &Action, _foreseen: &[SeenEvent]) -> Option<Sentence> {
        Some(match action {
            Action::Seal { good } => Sentence::new("toll-effect-seal")
                .with("forbidden", good.is_forbidden())
                .with("worth", good.worth())
                .with("fine", FINE),
            Action::Open { .. } => {
                Sentence::new("toll-effect-open").with("fine", FINE).with("fee", view.options.fee)
            }
            Action::Wave => Sentence::new("toll-effect-wave"),
        })
    }
}

fn good_name(good: Good) -> Sentence {
    Sentence::new(match good {
        Good::Apple => "toll-good-apple",
        Good::Cheese => "toll-good-cheese",
        Good::Silk => "toll-good-silk",
    })
}

pub fn pictured(good: Good) -> CardName {
    CardName::new(good.id())
}
