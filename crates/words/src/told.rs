//! Which sentence tells what happens in a game: decided once, for every language and every screen.

use crate::Language;
use crate::by_rule;
use crate::orders::Order;
use crate::sentence::{Argument, Names, Sentence};
use besace_table::{Game, Offer, Refusal, Seat, Standings};
use serde::Serialize;
use serde_json::{Map, Value};

/// What a game has to say. It is asked from one viewer's knowledge alone: views and seen events of that viewer.
///
/// Like a mind, it is implemented by a type beside the game, because rules know no words.
pub trait Told<G: Game>: Send + Sync + 'static {
    /// What has to be kept of the events for [`Told::beside`]; `()` where the view is enough.
    type Ledger: Clone + Default + Send + Sync;
    /// What [`Told::beside`] tells; [`Never`](besace_table::Never) where it tells nothing.
    type Beside: Serialize;

    /// The standing orders that a person may give. The first is given until the person changes that. None by default.
    const ORDERS: &'static [Order<G>] = &[];

    /// Fields of an action that say what it is aimed at, and that not every action of its type has: labels by rule name
    /// those that are there ([`by_rule`]), in this order. None by default.
    const AIMS: &'static [&'static str] = &[];

    /// Its sentences, a Fluent file. [`in_folder!`](crate::in_folder) takes them from the game's folder.
    fn words(language: Language) -> &'static str;
    /// What its cards and other things are called.
    fn names() -> Names;
    /// What a board has to know of the box and of the rules: values, fines, the number of rounds. Clients get it with the
    /// game's types.
    fn facts() -> Value;

    /// What the viewer is asked now, who may decide one of `legal`; `None` where the frame's own words are enough.
    fn question(view: &G::View, legal: &[Offer<G>]) -> Option<Sentence>;
    /// Something that has just happened, because `by` acted; `after` is the view once all of it is done. `None` for what
    /// needs no sentence.
    fn tell(event: &G::SeenEvent, by: Seat, after: &G::View) -> Option<Sentence>;
    /// Who has won, which is the title of the end; and then why, as far as it needs to be said.
    fn ending(standings: &Standings<G::Breakdown>) -> Vec<Sentence>;

    /// What an action of the viewer's will do, for somebody who is about to choose it; `foreseen` is what is sure to be
    /// seen first. `None`, unless a game says otherwise.
    fn effect(_view: &G::View, _action: &G::Action, _foreseen: &[G::SeenEvent]) -> Option<Sentence> {
        None
    }

    /// Notes an event in the ledger. It is handed over as a spectator sees it, so that nothing hidden can be noted.
    fn note(_ledger: &mut Self::Ledger, _seen: &G::SeenEvent) {}

    /// What a board shows that is not in the view but follows from it by the rules: who would be ahead if the game
    /// ended now, or an offer in words. It travels beside the view, to every seat at every step, so it is short. `None`
    /// by default.
    fn beside(_view: &G::View, _ledger: &Self::Ledger) -> Option<Self::Beside> {
        None
    }

    /// What a board draws of an action of the viewer's, so that one can see why it may be done or why it is refused:
    /// which edges meet, what is in the way. `None` by default.
    fn sketch(_view: &G::View, _action: &G::Action, _refused: Option<&Refusal>) -> Option<Value> {
        None
    }

    /// The label of an action that is listed, where it does not follow by rule because it says what only the view shows.
    /// It travels beside the list. `None` by default.
    fn label_beside(_view: &G::View, _action: &G::Action) -> Option<Sentence> {
        None
    }

    /// An action of the viewer's as an instruction. By default it is what stands beside it in the list, or follows by rule.
    fn label(view: &G::View, action: &G::Action) -> Sentence {
        Self::label_beside(view, action).unwrap_or_else(|| Self::label_by_rule(action))
    }

    /// The instruction that follows by rule from an action.
    fn label_by_rule(action: &G::Action) -> Sentence {
        let action = serde_json::to_value(action).expect("an action can be written as JSON");
        by_rule::label(G::INFO.id, &action, Self::AIMS, &Self::names())
    }

    /// Why a bot would play something. By default it follows by rule from the reason.
    fn why(reason: &str, numbers: &Map<String, Value>) -> Sentence {
        by_rule::reason(G::INFO.id, reason, numbers, &Self::names())
    }
}

/// The sentences with which a game says who has won.
pub struct Victory<B: 'static> {
    /// One seat alone: `$who`, `$names`, `$score`.
    pub alone: &'static str,
    /// Several: `$names`, `$score`.
    pub shared: &'static str,
    /// What decides between equal points, one after the other, each with its sentence about those who had
    /// fewer: `$names`, `$score`, and what decided, `$cards` against `$fewer`.
    pub tie_breaks: &'static [TieBreak<B>],
}

/// A sentence, and what is counted for it.
pub type TieBreak<B> = (&'static str, fn(&B) -> u8);

impl<B> Victory<B> {
    /// Who has won, and what decided it where the points alone did not.
    pub fn tell(&self, standings: &Standings<B>) -> Vec<Sentence> {
        let first = standings.winners[0];
        let winner = &standings.seats[first.index()];
        let score = winner.score;
        let won = match &standings.winners[..] {
            [alone] => Sentence::new(self.alone).by(*alone),
            _ => Sentence::new(self.shared),
        };
        let mut sentences = vec![won.with("names", seats(&standings.winners)).with("score", score)];
        let is_beaten = |seat: &Seat| {
            let standing = &standings.seats[seat.index()];
            standing.score == score && standing.rank > 1
        };
        let mut beaten: Vec<Seat> = Seat::all(standings.seats.len() as u8).filter(is_beaten).collect();
        for (id, count) in self.tie_breaks {
            let of = |seat: Seat| count(&standings.seats[seat.index()].breakdown);
            let cards = count(&winner.breakdown);
            let (equal, behind): (Vec<Seat>, Vec<Seat>) =
                beaten.into_iter().partition(|seat| of(*seat) == cards);
            if let Some(fewer) = behind.iter().map(|seat| of(*seat)).max() {
                let tie = Sentence::new(*id).with("names", seats(&behind)).with("score", score);
                sentences.push(tie.with("cards", cards).with("fewer", fewer));
            }
            beaten = equal;
        }
        sentences
    }
}

fn seats(seats: &[Seat]) -> Argument {
    seats.iter().copied().collect()
}
