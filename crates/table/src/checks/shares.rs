//! Compares imagined worlds with every world that is possible: no other world may be imagined, none may be left out,
//! and each must come as often as it should.
//!
//! A game's own tests list all possible worlds with their likelihoods (an *oracle*, which shares no code with the
//! game's imagination). The comparison finds a re-deal that forgets something, and one that prefers some worlds.

use super::Fault;
use std::collections::BTreeMap;
use std::fmt::Debug;

/// This many worlds must be imagined for each possible one: fewer would not show how often each comes.
const ENOUGH: f64 = 5.0;
/// A world at least this likely has to be met among them.
const LIKELY: f64 = 0.05;

/// How far what is imagined is from what it should be, over many moments of play.
#[derive(Debug, Default)]
pub struct Shares {
    moments: u32,
    total: f64,
    furthest: f64,
}

impl Shares {
    /// Compares the worlds imagined at one moment with the possible ones, whose likelihoods need not add up to 1. Finds
    /// fault with a world that is impossible, and with a likely one that is missing. Where too few were imagined to say
    /// how often each comes, that is all.
    pub fn compare<W: Ord + Debug>(
        &mut self,
        possible: &BTreeMap<W, f64>,
        imagined: impl IntoIterator<Item = W>,
    ) -> Result<(), Fault> {
        let (mut met, mut count) = (BTreeMap::new(), 0.0);
        for world in imagined {
            Fault::unless(possible.contains_key(&world), || {
                format!("{world:?} is imagined, but impossible")
            })?;
            *met.entry(world).or_default() += 1.0;
            count += 1.0;
        }
        if count < ENOUGH * possible.len() as f64 {
            return Ok(());
        }
        let all: f64 = possible.values().sum();
        let (mut distance, mut chance) = (0.0, 0.0);
        for (world, likelihood) in possible {
            let likelihood = likelihood / all;
            let share: f64 = met.get(world).copied().unwrap_or(0.0) / count;
            Fault::unless(share > 0.0 || likelihood < LIKELY, || {
                format!("{world:?} is never imagined, though its likelihood is {likelihood}")
            })?;
            distance += (share - likelihood).abs() / 2.0;
            let variance = likelihood * (1.0 - likelihood) / count;
            chance += (variance * 2.0 / std::f64::consts::PI).sqrt() / 2.0;
        }
        // How much would have to move from one world to another, less what chance alone accounts for.
        let distance = distance - chance;
        self.moments += 1;
        self.total += distance;
        self.furthest = self.furthest.max(distance);
        Ok(())
    }

    /// At how many moments enough was imagined.
    pub fn moments(&self) -> u32 {
        self.moments
    }

    /// Finds fault if the shares are off by more than `mean` on average, or by more than `most` at any moment.
    pub fn are_off_by_less_than(&self, mean: f64, most: f64) -> Result<(), Fault> {
        let off = self.total / f64::from(self.moments);
        Fault::unless(off < mean && self.furthest < most, || {
            format!("the shares are off by {off:.4} on average and {:.4} at most", self.furthest)
        })
    }
}
