//! What a bot has to know about a game in particular.

use besace_table::{Game, MAX_SEATS, Seat};

/// A game that bots can think about. Everything is asked of an *imagined* world, so nothing here can peek.
pub trait Mind: Game {
    /// How good an action looks at first sight to the seat that would play it, from what that seat can see:
    /// a weight above 0, twice as high where it seems twice as natural.
    fn instinct(&self, seat: Seat, action: &Self::Action) -> f32;

    /// Each seat's share of the victory as it looks from here; the shares add up to 1.
    fn appraise(&self) -> [f32; MAX_SEATS];

    /// Whether a line of play that began at `start` has gone far enough to be appraised.
    fn is_beyond_horizon(&self, start: &Self) -> bool;
}
