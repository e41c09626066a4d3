//! One game of the arena.

use super::Player;
use crate::fingerprint::mix;
use crate::floor::Floor;
use crate::{Budget, Mind, Sight};
use besace_table::{Game, Guess, Seat, play_unrecorded};

/// How one game ended, for one bot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ending {
    pub(super) player: Player,
    /// The bot's share of the victory: 1 alone, 1/n with n winners.
    pub(super) share: f64,
    pub(super) score: i32,
    pub(super) rank: u8,
    /// How often the event that the game counts has happened to it.
    pub(super) tally: u32,
}

/// How one game ended, seat by seat.
pub(super) type Outcome = Vec<Ending>;

/// A game with a bot in every seat.
pub(super) struct Match<'a, M: Mind> {
    game: M::Game,
    events: Vec<<M::Game as Game>::Event>,
    bots: &'a [Player],
    guesses: Vec<Guess>,
    budget: Budget,
}

impl<'a, M: Mind> Match<'a, M> {
    /// Each bot has a stream of guesses of its own, so that nobody's thinking depends on another's.
    pub(super) fn new(game: M::Game, bots: &'a [Player], budget: Budget, seed: u64) -> Match<'a, M> {
        let guesses = (0..bots.len()).map(|seat| Guess::new(mix(seed, seat as u64))).collect();
        Match { game, events: Vec::new(), bots, guesses, budget }
    }

    /// Plays to the end.
    pub(super) fn play_out(mut self) -> Outcome {
        let mut floor = Floor::default();
        while let Some(speaker) = floor.next(&self.game) {
            let seat = speaker.seat;
            let sight = Sight::new(&self.game, &self.events, seat);
            let guess = &mut self.guesses[seat.index()];
            match self.bots[seat.index()].decide::<M>(&sight, self.budget, guess) {
                Some(action) => {
                    play_unrecorded(&mut self.game, seat, &action, &mut self.events)
                        .expect("bots play legal actions");
                }
                None => assert!(!speaker.must, "a bot that must act does something"),
            }
            floor.heard(speaker);
        }
        self.outcome()
    }

    /// How often the event that the game counts has happened to this seat.
    fn tally(&self, seat: Seat) -> u32 {
        let Some(tally) = M::tally() else { return 0 };
        let counted = self.events.iter().filter_map(tally.count);
        counted.filter(|(whose, _)| *whose == seat).map(|(_, count)| count).sum()
    }

    fn outcome(&self) -> Outcome {
        let standings = self.game.result().expect("nobody is left to ask when the game is over");
        let share = 1.0 / standings.winners.len() as f64;
        let by_seat = self.bots.iter().zip(&standings.seats);
        by_seat
            .zip(Seat::all(self.game.seats()))
            .map(|((player, standing), seat)| Ending {
                player: *player,
                share: if standing.rank == 1 { share } else { 0.0 },
                score: standing.score,
                rank: standing.rank,
                tally: self.tally(seat),
            })
            .collect()
    }
}
