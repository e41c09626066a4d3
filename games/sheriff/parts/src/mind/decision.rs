//! What a bot has before it when it decides.

use super::past::Past;
use super::temper::Temper;
use super::worth::Worth;
use besace_bots::{Budget, Level, Sight, fingerprint};
use besace_sheriff::{BagState, Good, Sheriff};
use besace_table::{Game, Guess, Seat};
use std::hash::Hash;

/// A decision's surroundings: a world that the seat can imagine, what it has seen, and what it cares for.
pub(super) struct Decision<'a> {
    pub(super) sight: &'a Sight<'a, Sheriff>,
    /// One imagined world. What is hidden in it was made up; what the seat can see is as it is.
    pub(super) world: Sheriff,
    pub(super) me: Seat,
    pub(super) past: Past,
    pub(super) worth: Worth,
    /// What kind of person plays; none for an expert, which calculates instead.
    pub(super) temper: Option<Temper>,
    /// How often a solution is refined.
    pub(super) rounds: u32,
    /// How much another's gain counts against one's own: to an expert the others' points matter too, and each of them
    /// is one among several.
    pub(super) envy: f32,
}

impl<'a> Decision<'a> {
    pub(super) fn new(
        sight: &'a Sight<'a, Sheriff>,
        level: Level,
        budget: Budget,
        guess: &mut Guess,
    ) -> Decision<'a> {
        let world = sight.imagine(guess);
        let me = sight.seat();
        let past = Past::of(sight, &world);
        let temper = (level != Level::Expert).then(|| Temper::of(past.secret));
        let envy = if level == Level::Expert { 1.0 / f32::from(world.seats() - 1) } else { 0.0 };
        let worth = Worth::of(&world, me, envy);
        Decision { sight, world, me, past, worth, temper, rounds: rounds(budget), envy }
    }

    /// Guesses that are the same whenever this is asked, and that nobody else can foresee: a bot that is asked again
    /// whether it wants to speak gets no second chance to change its mind.
    pub(super) fn private_guess(&self, question: &impl Hash) -> Guess {
        let mut guess =
            Guess::new(fingerprint(&(self.past.secret, self.world.round(), fingerprint(question))));
        guess.number();
        guess
    }

    /// The legal goods of this game.
    pub(super) fn kinds(&self) -> Vec<Good> {
        let options = self.world.options();
        Good::LEGAL.into_iter().filter(|good| good.copies(self.world.seats(), options.royal) > 0).collect()
    }

    /// The seats whose bags are still to be decided.
    pub(super) fn closed(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.world.seats()).filter(|seat| self.is_closed(*seat))
    }

    pub(super) fn is_closed(&self, seat: Seat) -> bool {
        self.world.bag_state(seat) == BagState::Closed
    }
}

/// Enough to come close, and never so many that a game of bots would be slow.
fn rounds(budget: Budget) -> u32 {
    match budget {
        Budget::Iterations(iterations) => iterations.clamp(60, 600),
        Budget::Millis(millis) => (millis.min(100) as u32 * 6).clamp(60, 600),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use besace_bots::{Floor, suggest};
    use besace_table::{Seed, play};

    /// Plays a game of regulars and gives every secret that each seat had at its decisions.
    fn secrets(seed: u64) -> Vec<Vec<u64>> {
        let mut game = Sheriff::new(4, Seed::new(seed).unwrap(), &Default::default()).unwrap();
        let mut events = Vec::new();
        let mut guess = Guess::new(seed);
        let mut floor = Floor::default();
        let mut secrets = vec![Vec::new(); 4];
        while let Some(speaker) = floor.next(&game) {
            let sight = Sight::new(&game, &events, speaker.seat);
            let decision = Decision::new(&sight, Level::Regular, Budget::Iterations(1), &mut guess);
            secrets[speaker.seat.index()].push(decision.past.secret);
            let suggestion =
                suggest::<crate::Parts>(&sight, Level::Regular, Budget::Iterations(1), &mut guess);
            if let Some(suggestion) = suggestion {
                play(&mut game, speaker.seat, &suggestion.action, &mut events).unwrap();
            }
            floor.heard(speaker);
        }
        secrets
    }

    #[test]
    fn a_temperament_stays_the_same_through_a_game_and_all_four_are_met() {
        let mut met = Vec::new();
        for seed in 0..6 {
            for own in secrets(seed) {
                assert!(own.len() > 20 && own.iter().all(|secret| *secret == own[0]));
                let temper = Temper::of(own[0]);
                if !met.contains(&temper) {
                    met.push(temper);
                }
            }
        }
        assert_eq!(met.len(), 4, "only {met:?} were met");
    }
}
