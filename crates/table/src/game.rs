//! What every game has to answer.

use crate::{BadPosition, BadSetup, Guess, Info, Refusal, Seat, SeatSet, Seed, Standings, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use std::fmt::Debug;

/// A table game: one value that holds everything, hidden cards and chance included.
///
/// No function has a default: each is a decision that every game makes for itself. [`contents!`](crate::contents) writes
/// those that only say in which file a game decides, or that it has no use for something. Only `new` and `carry_out` draw
/// from the game's [`Chance`](crate::Chance); everything else reads.
pub trait Game: Clone + Send + Sync + 'static {
    /// How a table may vary the game. Unknown keys do not deserialise.
    type Options: Clone + Default + Serialize + DeserializeOwned;
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

    /// What is printed on its box.
    const INFO: Info;

    /// Sets the game up and deals.
    fn new(seats: u8, seed: Seed, options: &Self::Options) -> Result<Self, BadSetup>;
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
    /// Everything the seat can decide now, one of each where cards are alike, added to `offers`.
    fn legal(&self, seat: Seat, offers: &mut Vec<Offer<Self>>);
    /// One action within the bounds that `legal` gave this seat: what a guesser tries where no list is possible.
    fn sample(&self, seat: Seat, bounds: &Self::Bounds, guess: &mut Guess) -> Self::Action;

    /// Reads an action that came from outside, or refuses what cannot be one now.
    fn read(&self, seat: Seat, action: &Value) -> Result<Self::Action, Refusal>;
    /// Checks an action fully, and changes nothing.
    fn allow(&self, seat: Seat, action: &Self::Action) -> Result<Self::Allowed, Refusal>;
    /// Does what was allowed, whole, and tells the listener what happens in the order in which it happens.
    fn carry_out(&mut self, allowed: Self::Allowed, listener: &mut impl Listener<Self::Event>);
    /// How it ended; `None` while the game runs.
    fn result(&self) -> Option<Standings<Self::Breakdown>>;
    /// What each seat would have if the game ended now, as far as everybody can know who has watched: for a chart of how
    /// it went. At the end it is the result's.
    fn scores(&self) -> Vec<i32>;

    /// What a seat or a spectator may know now, and nothing more.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What a seat or a spectator may know of an event.
    fn seen(event: &Self::Event, viewer: Viewer) -> Self::SeenEvent;
    /// A world that this seat cannot tell from the true one by its view and by what it has seen, drawn fairly, and
    /// drawn from nothing else: worlds that the seat cannot tell apart are re-dealt alike.
    fn redeal(&self, seat: Seat, guess: &mut Guess) -> Self;
    /// From here on this world is only played, as by a search: nobody will imagine from it, so what is kept for that
    /// alone need not be kept up. Everything else goes on as before.
    fn only_play(&mut self);
    /// What the seat has seen since `new` or `load` and can still be sure of though its view no longer shows it: for
    /// people who want to be reminded. `None` in a game that has nothing to remember.
    fn memory(&self, seat: Seat) -> Option<Self::Memory>;
    /// The game's own clock, while it runs; `None` while it does not, and in a game that has none. The engine counts
    /// no time: a host does, and plays what happens when the time is up.
    fn timer(&self) -> Option<Timer<Self::Action>>;
}

/// A clock that belongs to the rules. It may stop and go on: only the time for which it runs counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Timer<Action> {
    /// Tells one run of the clock from the next: while it stays the same, the time that has passed adds up.
    pub span: u32,
    /// How long it runs in all.
    pub seconds: u32,
    /// For whom the host acts when the time is up.
    pub seat: Seat,
    /// What it then plays. While the clock runs a host takes an action of this type from nobody, so `legal` does not
    /// list it unless the rules page says so.
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

/// Somebody to tell what happens. Nobody listens to a search, and then no event is even made.
pub trait Listener<Event> {
    /// Hears one event.
    fn hear(&mut self, event: impl FnOnce() -> Event);
}

/// A listener who does not listen.
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

/// The actions to think about: every one that is listed, and `samples` of each choice that is too wide to list.
/// `offers` is only room to work in, kept by the caller so that searching allocates nothing.
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
                into.extend((0..samples).map(|_| game.sample(seat, &bounds, guess)));
            }
        }
    }
}

/// How many actions a list may have that is told to anybody. Play never comes near it, but a position made by hand may
/// go beyond: a game may end such a list as soon as it has more.
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

/// The number of action sequences of this length from here, every pending seat in seat order; `None` where a choice
/// on the way is too wide to list, or where more than `budget` actions would have to be played to count them.
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
