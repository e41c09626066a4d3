//! A desk for rule tests: a game's test sets up a position, plays at a [`Desk`] and looks at what changed.
//!
//! Everything goes through the contract, and is JSON where the protocol has JSON, so that a test reads like the rules
//! page. A desk returns no errors: what goes wrong fails the test at once, at the test's own line. What only one game's
//! tests need, they add with a trait of their own.

use super::json;
use crate::{Game, Nobody, Refusal, Seat, Seed, Viewer, play};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// Somebody who only watches.
pub const SPECTATOR: Viewer = Viewer::Spectator;

/// A seat that looks.
pub fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat(number))
}

/// A game that is being played, and the events of its last action.
#[derive(Clone)]
pub struct Desk<G: Game> {
    /// The game, for questions that no function here asks.
    pub game: G,
    events: Vec<G::Event>,
}

impl<G: Game> Desk<G> {
    /// A desk with this game on it.
    pub fn with(game: G) -> Desk<G> {
        Desk { game, events: Vec::new() }
    }

    /// A fresh game with these options.
    #[track_caller]
    pub fn dealt(seats: u8, seed: u64, options: Value) -> Desk<G> {
        let read = G::Options::deserialize(&options).unwrap_or_else(|bad| panic!("{bad}: {options}"));
        let seed = Seed::new(seed).expect("the seed is one of the protocol's");
        Desk::with(G::new(seats, seed, &read).unwrap_or_else(|bad| panic!("{bad}: {options}")))
    }

    /// The game of a position that has to load.
    #[track_caller]
    pub fn load(position: &Value) -> Desk<G> {
        Desk::with(G::load(position).unwrap_or_else(|bad| panic!("{bad}: {position}")))
    }

    /// Which invariant keeps a position from being loaded.
    #[track_caller]
    pub fn broken_rule(position: &Value) -> &'static str {
        match G::load(position) {
            Ok(_) => panic!("this position should not load: {position}"),
            Err(bad) => bad.rule,
        }
    }

    /// Plays an action that has to be accepted, and tells what happened, in full.
    #[track_caller]
    pub fn play(&mut self, seat: u8, action: Value) -> Vec<Value> {
        self.events.clear();
        let read = self.game.read(Seat(seat), &action);
        read.and_then(|read| play(&mut self.game, Seat(seat), &read, &mut self.events))
            .unwrap_or_else(|refusal| panic!("{action} by {seat} was refused: {refusal}"));
        self.events()
    }

    /// Whether an action that has to be accepted could be taken back; it is not played here.
    #[track_caller]
    pub fn can_undo(&self, seat: u8, action: Value) -> bool {
        let mut after = self.clone();
        after.play(seat, action.clone());
        let read = self.game.read(Seat(seat), &action).expect("it has been played");
        self.game.can_undo(Seat(seat), &read, &after.game)
    }

    /// Tries an action that has to be refused, and that changes nothing: by a rule and for a reason
    /// (`"JER-30 trumpet_alone"`), or with another code than `illegal_action` (`"not_your_turn"`).
    #[track_caller]
    pub fn refuses(&mut self, seat: u8, action: Value, expected: &str) {
        let before = self.position();
        let read = self.game.read(Seat(seat), &action);
        let told = match read.and_then(|read| play(&mut self.game, Seat(seat), &read, &mut Nobody)) {
            Ok(()) => "accepted".to_owned(),
            Err(Refusal::Illegal { rule, reason, .. }) => format!("{rule} {reason}"),
            Err(other) => other.code().to_string(),
        };
        assert_eq!(told, expected, "{action} by {seat}");
        assert_eq!(self.position(), before, "{action} by {seat} was refused and yet changed something");
    }

    /// The events of the last action in full.
    pub fn events(&self) -> Vec<Value> {
        self.events.iter().map(json).collect()
    }

    /// The events of the last action as somebody sees them.
    pub fn seen_events(&self, viewer: Viewer) -> Vec<Value> {
        super::findings::seen::<G>(&self.events, viewer)
    }

    /// The types of the events of the last action, in their order: `"used took"`.
    pub fn event_types(&self) -> String {
        types(&self.events()).join(" ")
    }

    /// The first event of that type of the last action, in full.
    #[track_caller]
    pub fn event(&self, kind: &str) -> Value {
        first_of_type(self.events(), kind)
    }

    /// The first event of that type of the last action, as somebody sees it.
    #[track_caller]
    pub fn seen(&self, kind: &str, viewer: Viewer) -> Value {
        first_of_type(self.seen_events(viewer), kind)
    }

    /// The whole game as a document.
    pub fn position(&self) -> Value {
        json(&self.game.position())
    }

    /// What somebody sees of the game.
    pub fn view(&self, viewer: Viewer) -> Value {
        json(&self.game.view(viewer))
    }

    /// What a seat is reminded of.
    pub fn memory(&self, seat: u8) -> Value {
        json(&self.game.memory(Seat(seat)))
    }

    /// How it ended; null while the game runs.
    pub fn result(&self) -> Value {
        json(&self.game.result())
    }

    /// What a seat can do now.
    pub fn legal(&self, seat: u8) -> Vec<Value> {
        let mut offers = Vec::new();
        self.game.legal(Seat(seat), &mut offers);
        offers.iter().map(json).collect()
    }

    /// The seats that owe a decision.
    pub fn pending(&self) -> Vec<u8> {
        self.game.pending().iter().map(|seat| seat.0).collect()
    }
}

/// The types of events, in order.
pub fn types(events: &[Value]) -> Vec<&str> {
    events.iter().map(|event| event["type"].as_str().expect("an event has a type")).collect()
}

#[track_caller]
fn first_of_type(events: Vec<Value>, kind: &str) -> Value {
    let found = events.into_iter().find(|event| event["type"] == kind);
    found.unwrap_or_else(|| panic!("there is no {kind} among the events"))
}

/// The words of a text: a list of cards as a test writes it.
pub fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// A list of cards as a position counts it.
pub fn count_map<'a>(cards: impl IntoIterator<Item = &'a String>) -> Value {
    let mut counts: BTreeMap<&str, u64> = BTreeMap::new();
    cards.into_iter().for_each(|card| *counts.entry(card).or_default() += 1);
    json(&counts)
}

/// A count map as a list, in the order in which it is written; empty where there is none.
pub fn listed(counts: &Value) -> String {
    let cards = counts.as_object().into_iter().flatten();
    let repeated = cards.flat_map(|(card, count)| {
        let count = count.as_u64().expect("a count map counts");
        (0..count).map(move |_| card.as_str())
    });
    repeated.collect::<Vec<_>>().join(" ")
}

/// Takes a card that a test named out of those that the box still has.
#[track_caller]
pub fn take(rest: &mut Vec<String>, card: &str) {
    let at = rest.iter().position(|other| other == card);
    rest.remove(at.unwrap_or_else(|| panic!("the box has no {card} left")));
}
