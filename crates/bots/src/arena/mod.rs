//! The arena: bots against bots, measured.
//!
//! A deal is one seed. It is played once in every rotation of the line-up, so every bot holds every hand and sits in
//! every seat equally often, and the luck of the deal is shared evenly. Games run on all cores; the result depends on the
//! seed and not on their number (unless bots think by the clock).

mod chart;
mod game;
mod player;
mod report;
mod statistics;

pub use chart::chart;
pub use player::{Baseline, Player};
pub use report::{Report, Score, markdown};
pub use statistics::{Interval, Mean, interval};

use crate::fingerprint::mix;
use crate::{Budget, Mind};
use besace_table::{BadSetup, Game, Seed};
use game::{Match, Outcome};
use rayon::prelude::*;

/// Who plays, how often, and how long they may think.
#[derive(Clone, Debug, PartialEq)]
pub struct Contest {
    /// The bots at the table, seat by seat in the first rotation.
    pub bots: Vec<Player>,
    /// At least how many games. Only whole deals are played, each in every rotation.
    pub games: u32,
    /// How long an expert may think about each decision.
    pub budget: Budget,
    /// The seed of all deals and guesses.
    pub seed: u64,
}

impl Contest {
    /// How many deals are played, each once in every rotation.
    pub fn deals(&self) -> u32 {
        self.games.max(1).div_ceil(self.rotations())
    }

    /// How many games are played.
    pub fn games(&self) -> u32 {
        self.deals() * self.rotations()
    }

    fn rotations(&self) -> u32 {
        self.bots.len().max(1) as u32
    }

    /// The line-up of one rotation: everybody sits that many seats further to the left.
    pub fn rotated(&self, rotation: usize) -> Vec<Player> {
        let mut bots = self.bots.clone();
        bots.rotate_right(rotation);
        bots
    }
}

/// Plays the contest and reports. `progress` is called after each game.
pub fn run<M: Mind>(contest: &Contest, progress: &(dyn Fn() + Sync)) -> Result<Report, BadSetup> {
    run_with::<M>(contest, &Default::default(), progress)
}

/// The same with these options of the game.
pub fn run_with<M: Mind>(
    contest: &Contest,
    options: &<M::Game as Game>::Options,
    progress: &(dyn Fn() + Sync),
) -> Result<Report, BadSetup> {
    let deals = (0..contest.deals()).into_par_iter().map(|deal| {
        let rotations = (0..contest.bots.len()).into_par_iter().map(|rotation| {
            let outcome = play_one::<M>(contest, options, deal, rotation);
            progress();
            outcome
        });
        rotations.collect::<Result<Vec<Outcome>, BadSetup>>()
    });
    let deals = deals.collect::<Result<Vec<_>, BadSetup>>()?;
    Ok(Report::new(M::Game::INFO, M::tally().map(|tally| tally.name), contest, &deals))
}

fn play_one<M: Mind>(
    contest: &Contest,
    options: &<M::Game as Game>::Options,
    deal: u32,
    rotation: usize,
) -> Result<Outcome, BadSetup> {
    if let Some(unknown) = contest.bots.iter().find(|player| !player.is_known::<M>()) {
        return Err(BadSetup::new(format!("{} has no bot called {}", M::Game::INFO.title, unknown.id())));
    }
    let seed = mix(contest.seed, u64::from(deal));
    let seats = u8::try_from(contest.bots.len()).map_err(|_| BadSetup::new("there are too many bots"))?;
    let deal = Seed::new(seed & Seed::MAX).expect("it was made small enough");
    let game = M::Game::new(seats, deal, options)?;
    let bots = contest.rotated(rotation);
    Ok(Match::<M>::new(game, &bots, contest.budget, mix(seed, 1 + rotation as u64)).play_out())
}
