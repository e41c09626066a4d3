//! Playing by instinct: what a novice does, and how every level imagines that a game goes on.

use crate::floor::{Floor, Speaker};
use crate::{ActionOf, Mind};
use besace_table::{Guess, Nobody, Offer, Seat, actions, play};

/// How many actions are tried of a choice that is too wide to list.
const SAMPLES: usize = 6;

/// A playout that has not reached its horizon after this many actions is appraised where it stands. No game comes near
/// it; it keeps a wrong horizon from hanging a bot.
const PATIENCE: usize = 10_000;

/// Scratch space, kept so that a playout allocates nothing.
pub(crate) struct Room<M: Mind> {
    pub(crate) offers: Vec<Offer<M::Game>>,
    pub(crate) actions: Vec<ActionOf<M>>,
    pub(crate) weights: Vec<f32>,
}

impl<M: Mind> Room<M> {
    pub(crate) fn new() -> Room<M> {
        Room { offers: Vec::new(), actions: Vec::new(), weights: Vec::new() }
    }

    /// Lists what the seat can think about doing, with samples of what is too wide to list.
    pub(crate) fn look(&mut self, game: &M::Game, seat: Seat, guess: &mut Guess) {
        actions(game, seat, SAMPLES, guess, &mut self.offers, &mut self.actions);
    }

    /// What the speaker does by instinct; `None` to hold back.
    pub(crate) fn choose(
        &mut self,
        game: &M::Game,
        speaker: Speaker,
        guess: &mut Guess,
    ) -> Option<&ActionOf<M>> {
        self.look(game, speaker.seat, guess);
        self.weights.clear();
        M::instinct(game, speaker.seat, &self.actions, &mut self.weights);
        if !speaker.must {
            self.weights.push(M::patience(game, speaker.seat));
        }
        // The weight of holding back comes after those of the actions. Where nothing looks natural, the last is as good as any.
        let chosen = guess.pick(&self.weights).or(self.weights.len().checked_sub(1))?;
        self.actions.get(chosen)
    }

    /// Lets the speaker do what its instinct says.
    pub(crate) fn step(
        &mut self,
        game: &mut M::Game,
        floor: &mut Floor,
        speaker: Speaker,
        guess: &mut Guess,
    ) {
        if let Some(action) = self.choose(game, speaker, guess) {
            play(game, speaker.seat, action, &mut Nobody).expect("what is listed or sampled is legal");
        }
        floor.heard(speaker);
    }

    /// Plays on by instinct until the game is far enough from `start` to be appraised, or over.
    pub(crate) fn play_on(
        &mut self,
        game: &mut M::Game,
        mut floor: Floor,
        start: &M::Game,
        guess: &mut Guess,
    ) {
        for _ in 0..PATIENCE {
            if M::is_beyond_horizon(game, start) {
                return;
            }
            let Some(speaker) = floor.next(game) else { return };
            self.step(game, &mut floor, speaker, guess);
        }
    }
}
