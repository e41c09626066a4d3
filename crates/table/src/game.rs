//! What every game has to answer.

use crate::{BadPosition, BadSetup, Guess, Info, Refusal, Seat, SeatSet, Seed, Standings, Viewer};
use serde::{Deserialize, Deserializer, Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::any::TypeId;
use std::fmt::Debug;

/// A table game: one value that holds everything, hidden cards and chance included.
///
/// Nothing that concerns play has a default: every game has to decide it. Only what older rules need has one.
/// [`contents!`](crate::contents) writes the functions that only call another file, and those that the game does
/// without. Only `new` and `carry_out` draw from the game's [`Chance`](crate::Chance); everything else reads.
pub trait Game: Clone + Send + Sync + 'static {
    /// How a table may vary the game. Unknown keys do not deserialise.
    type Options: Clone + Default + Serialize + DeserializeOwned + Sync;
    /// A decision by one seat.
    type Action: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// A choice too wide to list: its bounds. [`Never`] where every action is listed.
    type Bounds: Clone + Debug + PartialEq + Serialize + Send + Sync;
    /// An action that has passed every check. Only `allow` can make one, so `carry_out` cannot fail half-way.
    type Allowed;
    /// What happened, in full.
    type Event: Clone + Serialize + Send + Sync;
    /// What one viewer may know of an event.
    type SeenEvent: Serialize;
    /// What one viewer may know of the game.
    type View: Serialize;
    /// The whole game as a document, hidden cards and the state of chance included.
    type Position: Serialize;
    /// What a seat's score is made of.
    type Breakdown: Serialize;
    /// What a seat has seen and can still be sure of, beyond its view. [`Never`] where a view tells it all.
    type Memory: Serialize;
    /// What an action leads to, in a game whose actions are *dear*: slow to work out. With its outcome, an action is
    /// carried out at once. [`Never`] in all other games.
    type Outcome: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// What is printed on its box.
    const INFO: Info;

    /// Older versions of its rules that it still knows: games that were begun by one of them are finished by it.
    const OLDER_RULES: &'static [u32] = &[];

    /// Whether any action can ever be taken back.
    const UNDOES: bool;

    /// Sets the game up and deals.
    fn new(seats: u8, seed: Seed, options: &Self::Options) -> Result<Self, BadSetup>;
    /// Sets the game up by this version of the rules: the current one, or one of [`Game::OLDER_RULES`]. A game that
    /// knows older rules keeps in its state which ones it is played by.
    fn new_by(_version: u32, seats: u8, seed: Seed, options: &Self::Options) -> Result<Self, BadSetup> {
        Self::new(seats, seed, options)
    }
    /// The game as a document; [`Game::load`] goes on from it exactly as this game would.
    fn position(&self) -> Self::Position;
    /// Reads a position, or says which invariant it breaks. What a seat saw before is not in a position.
    fn load(position: &Value) -> Result<Self, BadPosition>;

    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// What kind of decision is due, in the rules page's word.
    fn phase(&self) -> &'static str;
    /// The seats that owe a decision: several where the rules say "at the same time", none when it is over.
    fn pending(&self) -> SeatSet;
    /// The seats that may act although the table does not wait for them; `None` in a game that knows no such thing.
    fn may(&self) -> Option<SeatSet>;
    /// Adds to `offers` everything the seat can decide now. Of identical cards only one is listed.
    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Self>>);
    /// An action within the bounds that `legal` gave this seat, which `allow` accepts: for bots and checks, where no
    /// list is possible. `None` if none was found, though there may be some.
    fn sample(&self, seat: Seat, bounds: &Self::Bounds, guess: &mut Guess) -> Option<Self::Action>;

    /// Reads an action that came from outside, or refuses what cannot be one now.
    fn read(&self, seat: Seat, action: &Value) -> Result<Self::Action, Refusal>;
    /// Checks an action fully, and changes nothing.
    fn allow(&self, seat: Seat, action: &Self::Action) -> Result<Self::Allowed, Refusal>;
    /// Carries the action out completely, and tells the listener every event in order.
    fn carry_out(&mut self, allowed: Self::Allowed, listener: &mut impl Listener<Self::Event>);
    /// Works out what an action leads to, and changes nothing; `None` in a game whose actions are not dear. The same
    /// game and action have the same outcome on every machine.
    fn work_out(&self, allowed: &Self::Allowed) -> Option<Self::Outcome>;
    /// Attaches an outcome that was worked out before. The action is then carried out at once, and tells everything but
    /// its recording.
    fn with_outcome(allowed: Self::Allowed, outcome: Self::Outcome) -> Self::Allowed;
    /// The events that are sure to happen first, in a game with outcomes. Nothing is worked out for them.
    fn sure(&self, allowed: &Self::Allowed) -> Vec<Self::Event>;
    /// What the action looks like: an event that is too long to keep, and is worked out again whenever somebody wants
    /// to see it. `None` in a game without recordings.
    fn recording(&self, allowed: &Self::Allowed) -> Option<Self::Event>;
    /// Which seats play together at a table like this, team by team; none where everybody plays alone.
    fn teams(seats: u8, options: &Self::Options) -> Vec<SeatSet>;
    /// Whether an action of this seat's, which has led from this game to the one after it, can be taken back. It must have
    /// drawn, shown and hidden nothing, left nothing to chance, and not ended the game; and the answer itself must tell
    /// nobody anything. What was sealed, or done unseen, stays as it is: nobody could see what became of it.
    fn can_undo(&self, seat: Seat, action: &Self::Action, after: &Self) -> bool;
    /// How it ended; `None` while the game runs.
    fn result(&self) -> Option<Standings<Self::Breakdown>>;
    /// What each seat would have if the game ended now, as far as everybody who has watched can know: for a chart of
    /// the game. At the end, the scores of the result.
    fn scores(&self) -> Vec<i32>;

    /// What a seat or a spectator may know now, and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What a seat or a spectator may know of an event.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::SeenEvent;
    /// A world that this seat cannot tell from the true one by its view and by what it has seen. It is drawn fairly,
    /// and from what the seat knows alone: worlds that the seat cannot tell apart are re-dealt alike.
    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Self;
    /// From now on this world is only played, as in a search: nobody will imagine from it or ask for memory, so the
    /// game may stop keeping what only they need; then `memory` tells of nothing. Everything else goes on as before.
    fn only_play(&mut self);
    /// What the seat has seen since `new` or `load` and can still be sure of, though its view no longer shows it: a
    /// reminder for people. `None` in a game that has nothing to remember.
    fn memory(&self, seat: Seat) -> Option<Self::Memory>;
    /// The game's own clock while it runs; `None` while it does not, and in a game without one. The engine counts no
    /// time: a host does, and plays [`Timer::action`] when the time is up.
    fn timer(&self) -> Option<Timer<Self::Action>>;
}

/// A clock that belongs to the rules. It may stop and go on: only the time for which it runs counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Timer<Action> {
    /// Tells one run of the clock from the next. While it stays the same, the elapsed time adds up.
    pub span: u32,
    /// How long it runs in all.
    pub seconds: u32,
    /// For whom the host acts when the time is up.
    pub seat: Seat,
    /// What the host then plays. While the clock runs, the host accepts an action of this type from nobody, so `legal`
    /// does not list it unless the rules page says so.
    pub action: Action,
}

/// Something that `legal` lists: one action, or the bounds of a choice too wide to list.
#[derive(Serialize)]
#[serde(untagged, bound = "")]
pub enum Offer<G: Game> {
    /// Exactly this.
    Action(G::Action),
    /// Anything within these bounds.
    Bounds(G::Bounds),
}

/// The bounds of a game whose actions can all be listed: there are none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Never {}

/// Reading one always fails.
impl<'de> Deserialize<'de> for Never {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Never, D::Error> {
        Err(serde::de::Error::custom("there is no such thing in this game"))
    }
}

/// Whether the actions of a game are dear: what they lead to is then worked out beforehand and kept.
pub fn is_dear<G: Game>() -> bool {
    // A game without outcomes says so by this type.
    TypeId::of::<G::Outcome>() != TypeId::of::<Never>()
}

/// Receives what happens. A search has no listener, and then no event is even made.
pub trait Listener<Event> {
    /// Receives one event.
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

/// A listener that ignores everything.
pub struct Nobody;

impl<Event> Listener<Event> for Nobody {
    fn hear(&mut self, _event: impl FnOnce() -> Event) {}
}

impl<Event> Listener<Event> for Vec<Event> {
    fn hear(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}

/// Plays one action: checks it fully, then carries it out whole, or refuses it and changes nothing.
pub fn play<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    listener: &mut impl Listener<G::Event>,
) -> Result<(), Refusal> {
    let allowed = game.allow(seat, action)?;
    game.carry_out(allowed, listener);
    Ok(())
}

/// Plays one action and tells everything but its recording, for callers who would not show it.
pub fn play_unrecorded<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    listener: &mut impl Listener<G::Event>,
) -> Result<(), Refusal> {
    let allowed = game.allow(seat, action)?;
    let allowed = match game.work_out(&allowed) {
        Some(outcome) => G::with_outcome(allowed, outcome),
        None => allowed,
    };
    game.carry_out(allowed, listener);
    Ok(())
}

/// The actions to think about: every one that is listed, and up to `samples` of each choice that is too wide to list.
/// `offers` is scratch space, kept by the caller so that searching allocates nothing.
pub fn actions<G: Game>(
    game: &G,
    seat: Seat,
    samples: usize,
    guess: &mut Guess,
    offers: &mut Vec<Offer<G>>,
    into: &mut Vec<G::Action>,
) {
    offers.clear();
    into.clear();
    game.legal(seat, offers);
    for offer in offers.drain(..) {
        match offer {
            Offer::Action(action) => into.push(action),
            Offer::Bounds(bounds) => {
                into.extend((0..samples).filter_map(|_| game.sample(seat, &bounds, guess)));
            }
        }
    }
}

/// The longest list of actions that is told to anybody. Play never comes near it, but a position made by hand may
/// exceed it: a game may stop such a list as soon as it is longer.
pub const MOST_LISTED: usize = 100_000;

/// Every pending seat with the actions listed for it; `None` where a choice is too wide to list.
pub fn pending_with_actions<G: Game>(game: &G) -> Option<Vec<(Seat, Vec<G::Action>)>> {
    let listed = |seat| {
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        if offers.len() > MOST_LISTED {
            return None;
        }
        let action = |offer| match offer {
            Offer::Action(action) => Some(action),
            Offer::Bounds(_) => None,
        };
        offers.into_iter().map(action).collect::<Option<Vec<_>>>().map(|actions| (seat, actions))
    };
    game.pending().iter().map(listed).collect()
}

/// The number of action sequences of this length from here, with pending seats in seat order; `None` if a choice on the
/// way is too wide to list, or if counting would take more than `budget` actions.
pub fn perft<G: Game>(game: &G, depth: u32, budget: &mut u64) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let choices = pending_with_actions(game)?;
    if depth == 1 {
        return Some(choices.iter().map(|(_, actions)| actions.len() as u64).sum());
    }
    let mut count = 0;
    for (seat, actions) in choices {
        for action in actions {
            *budget = budget.checked_sub(1)?;
            let mut next = game.clone();
            play(&mut next, seat, &action, &mut Nobody).expect("a listed action is legal");
            count += perft(&next, depth - 1, budget)?;
        }
    }
    Some(count)
}
