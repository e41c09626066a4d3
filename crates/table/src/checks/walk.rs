//! Random play: the walks on which every check looks around.

use super::{Fault, Plan, text};
use crate::{Game, Guess, Seat, SeatSet, Seed, actions, play};

/// A table at which a check plays at random.
pub(super) struct Walk<'a, G: Game> {
    pub(super) plan: &'a Plan<G>,
    pub(super) game: G,
    pub(super) guess: Guess,
    setup: String,
    pub(super) steps: usize,
    /// How many actions may still be played, on the walk or besides.
    work: usize,
}

/// An action that was played, and what happened.
pub(super) struct Played<G: Game> {
    pub(super) seat: Seat,
    pub(super) action: G::Action,
    pub(super) events: Vec<G::Event>,
}

impl<G: Game> Plan<G> {
    /// A fresh table for every number of seats, set of options and seed.
    pub(super) fn walks(&self) -> impl Iterator<Item = Result<Walk<'_, G>, Fault>> {
        let seats = G::INFO.min_seats..=G::INFO.max_seats;
        let setups =
            seats.flat_map(|seats| (self.options)(seats).into_iter().map(move |options| (seats, options)));
        setups.flat_map(move |(seats, options)| {
            (0..self.games).map(move |seed| Walk::new(self, seats, seed, &options))
        })
    }

    /// Looks at every decision of every walk, the end included.
    pub(super) fn at_each_decision(
        &self,
        mut look: impl FnMut(&mut Walk<'_, G>) -> Result<(), Fault>,
    ) -> Result<(), Fault> {
        for walk in self.walks() {
            let mut walk = walk?;
            loop {
                look(&mut walk).map_err(|fault| fault.at(&walk.place()))?;
                if walk.step()?.is_none() {
                    break;
                }
            }
        }
        Ok(())
    }

    /// What a seat can think of doing now: everything listed, and samples of what is given by bounds, without those
    /// that are judged only on play and would be refused.
    pub(super) fn choices(&self, game: &G, seat: Seat, guess: &mut Guess) -> Vec<G::Action> {
        let (mut offers, mut choices) = (Vec::new(), Vec::new());
        actions(game, seat, self.samples, guess, &mut offers, &mut choices);
        choices.retain(|action| !(self.judged_on_play)(action) || game.allow(seat, action).is_ok());
        choices
    }
}

impl<'a, G: Game> Walk<'a, G> {
    fn new(plan: &'a Plan<G>, seats: u8, seed: u64, options: &G::Options) -> Result<Walk<'a, G>, Fault> {
        let setup = format!("{} with {seats} seats, options {}, seed {seed}", G::INFO.id, text(options));
        let seed_of_game = Seed::new(seed).ok_or_else(|| Fault::new("there are fewer seeds than games"))?;
        let game = G::new(seats, seed_of_game, options)
            .map_err(|bad| Fault::new(format!("cannot be set up: {bad}")).at(&setup))?;
        let guess = Guess::new(seed ^ (u64::from(seats) << 32));
        Ok(Walk { plan, game, guess, setup, steps: 0, work: plan.work })
    }

    /// Where this walk has come to, for a fault to name.
    pub(super) fn place(&self) -> String {
        format!("{}, after {} actions, in {}", self.setup, self.steps, self.game.phase())
    }

    /// Spends the work of this many actions, and says whether there was any left.
    pub(super) fn spend(&mut self, actions: usize) -> bool {
        let any_left = self.work > 0;
        self.work = self.work.saturating_sub(actions);
        any_left
    }

    /// Plays one more random action and returns it; `None` when the game is over, or the walk is cut short.
    pub(super) fn step(&mut self) -> Result<Option<Played<G>>, Fault> {
        if !self.spend(1) {
            return Ok(None);
        }
        let Some((seat, action)) = self.decide()? else {
            return Ok(None);
        };
        let events = self.play(seat, &action)?;
        Ok(Some(Played { seat, action, events }))
    }

    /// Somebody's next decision, chosen at random. Mostly a seat that owes one; now and then one that only may.
    pub(super) fn decide(&mut self) -> Result<Option<(Seat, G::Action)>, Fault> {
        let owing = self.game.pending();
        if owing.is_empty() {
            return Ok(None);
        }
        // A clock may run out at any moment: the host is as free to act as any seat.
        if let Some(timer) = self.game.timer().filter(|_| self.guess.below(32) == 0) {
            return Ok(Some((timer.seat, timer.action)));
        }
        let speakers = match self.game.may() {
            Some(may) if !may.is_empty() && self.guess.below(4) == 0 => may,
            _ => owing,
        };
        let seat = self.any_of(speakers);
        let mut choices = self.plan.choices(&self.game, seat, &mut self.guess);
        Fault::unless(!choices.is_empty(), || format!("seat {} is asked but can do nothing", seat.0))
            .map_err(|fault| fault.at(&self.place()))?;
        let choice = self.guess.below(choices.len() as u32) as usize;
        Ok(Some((seat, choices.swap_remove(choice))))
    }

    /// Plays an action that has to be accepted.
    pub(super) fn play(&mut self, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, Fault> {
        let events = played(&mut self.game, seat, action).map_err(|fault| fault.at(&self.place()))?;
        self.steps += 1;
        Fault::unless(self.steps <= self.plan.longest, || "the game is longer than it can be".into())
            .map_err(|fault| fault.at(&self.place()))?;
        Ok(events)
    }

    /// Something that some seat could do now, for a check that is slow: at one decision in `one_of`, else `None`.
    pub(super) fn now_and_then(&mut self, one_of: u32) -> Option<(Seat, G::Action)> {
        let speakers = self.speakers();
        if speakers.is_empty() || self.guess.below(one_of) != 0 {
            return None;
        }
        let seat = self.any_of(speakers);
        let mut choices = self.plan.choices(&self.game, seat, &mut self.guess);
        if choices.is_empty() {
            return None;
        }
        let choice = self.guess.below(choices.len() as u32) as usize;
        Some((seat, choices.swap_remove(choice)))
    }

    /// One of these seats, at random.
    pub(super) fn any_of(&mut self, seats: SeatSet) -> Seat {
        let at = self.guess.below(seats.len() as u32) as usize;
        seats.iter().nth(at).expect("the number is below the number of seats")
    }

    /// The seats that can speak now, whether they must or may.
    pub(super) fn speakers(&self) -> SeatSet {
        self.game.pending().iter().chain(self.game.may().into_iter().flat_map(SeatSet::iter)).collect()
    }
}

/// Plays an action that has to be accepted, and gives back what happened.
pub(super) fn played<G: Game>(game: &mut G, seat: Seat, action: &G::Action) -> Result<Vec<G::Event>, Fault> {
    let mut events = Vec::new();
    play(game, seat, action, &mut events).map_err(|refusal| {
        Fault::new(format!("seat {} is refused {}, which it was offered: {refusal}", seat.0, text(action)))
    })?;
    Ok(events)
}
