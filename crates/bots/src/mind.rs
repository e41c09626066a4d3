//! What a bot has to know about a game in particular.

use crate::arena::Baseline;
use crate::{Budget, Level, Reason, Sight, Suggestion, Why};
use besace_table::{Game, Guess, MAX_SEATS, Seat};
use std::hash::Hash;

/// An action of the game that a mind thinks about.
pub type ActionOf<M> = <<M as Mind>::Game as Game>::Action;

/// What bots know about one game. Every question is about an *imagined* world, so no answer can peek.
///
/// A mind is a type of its own, because the game it thinks about lives in another crate: rules know no bots.
pub trait Mind: Sized + Send + Sync + 'static {
    /// The game it thinks about. A search finds what it knows of an action by the action's hash.
    type Game: Game<Action: Eq + Hash>;

    /// Why its bots play what they play: the closed list that [`reasons!`](crate::reasons) declares.
    type Why: Why;

    /// How good each action looks at first sight to the seat that would play it, from what that seat can see: a
    /// weight above 0 for each, added to `weights` in the same order, twice as high where it seems twice as natural.
    /// All at once, so that the table is looked over only once.
    fn instinct(world: &Self::Game, seat: Seat, actions: &[ActionOf<Self>], weights: &mut Vec<f32>);

    /// How natural it looks to hold back, on the scale of `instinct`. It is asked only for a seat that may act but need
    /// not, so a game without such seats keeps the default.
    fn patience(_world: &Self::Game, _seat: Seat) -> f32 {
        1.0
    }

    /// What another seat can tell of an action while it is played: a number, the same for actions that look alike
    /// to the onlooker. It keeps sealed choices sealed inside a search. [`fingerprint`](crate::fingerprint) makes
    /// such numbers.
    fn glimpse(world: &Self::Game, seat: Seat, action: &ActionOf<Self>, onlooker: Seat) -> u64;

    /// A number for what chance has shown the seat and what changes the meaning of its choices; the same number for
    /// what looks alike. A search keeps what it learns apart by it. The default suits games in which a choice means the
    /// same whatever turns up.
    fn scene(_world: &Self::Game, _seat: Seat) -> u64 {
        0
    }

    /// Each seat's share of the victory as it looks from here; the shares add up to 1, and seats that the table does
    /// not have get 0. When the game is over it is what the rules say.
    fn appraise(world: &Self::Game) -> [f32; MAX_SEATS];

    /// Whether a line of play that began at `start` has gone far enough to be appraised. Judged by what everybody
    /// can see.
    fn is_beyond_horizon(world: &Self::Game, start: &Self::Game) -> bool;

    /// What an action does, for a person: the weightiest first. Only what holds in every world that the seat can
    /// imagine, since it is told as a fact.
    fn explain(world: &Self::Game, seat: Seat, action: &ActionOf<Self>) -> Vec<Reason>;

    /// How this game's bots decide where neither looking one step ahead nor searching works: when bluffing, say, where
    /// moves have to be mixed and an opponent's past counts. The default, [`OwnWay::None`], leaves the decision to the
    /// level.
    fn own_way(
        _sight: &Sight<Self::Game>,
        _level: Level,
        _budget: Budget,
        _guess: &mut Guess,
    ) -> OwnWay<ActionOf<Self>> {
        OwnWay::None
    }

    /// Something in this game that the arena counts besides points, such as pieces dropped; nothing by default.
    fn tally() -> Option<Tally<Self>> {
        None
    }

    /// How many seconds of the game's own time the last action took, in a game that simulates. For the bench.
    fn lasted(_world: &Self::Game) -> Option<f64> {
        None
    }

    /// Ways of playing that are always the same, for the arena to measure others against.
    fn baselines() -> &'static [Baseline<Self>] {
        &[]
    }
}

/// What happens in the game that a mind plays.
pub type EventOf<M> = <<M as Mind>::Game as Game>::Event;

/// Something that the arena counts for each seat.
pub struct Tally<M: Mind> {
    /// What, in English, as in "pieces dropped".
    pub name: &'static str,
    /// Which seat an event counts for, and how much.
    pub count: fn(&EventOf<M>) -> Option<(Seat, u32)>,
}

/// A decision that was taken in a game's own way, or not.
pub enum OwnWay<Action> {
    /// The game has no way of its own here.
    None,
    /// This, and why.
    Act(Suggestion<Action>),
    /// Nothing: the seat may act and had better not.
    HoldBack,
}
