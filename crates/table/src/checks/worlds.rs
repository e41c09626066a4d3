//! Every world that is possible at a small table, with its likelihood: an oracle for what a seat imagines, to be compared
//! by [`Shares`](super::Shares).
//!
//! It goes through all worlds whenever something happens, as one seat sees it, and shares no code with the games' memory.
//! Every deal is as likely as another, and so is every card that goes unseen; what somebody chose to show or to play tells
//! only that it was there.

use std::collections::BTreeMap;

/// How many cards of each kind.
pub type Kinds = Vec<u8>;
/// The cards in each place.
pub type World = Vec<Kinds>;

/// All of them.
#[derive(Clone, Debug)]
pub struct Worlds(BTreeMap<World, f64>);

impl Worlds {
    /// These cards lie in places of these sizes, or in none of them, and nobody knows which lie where.
    pub fn dealt(sizes: &[u8], hidden: &[u8]) -> Worlds {
        let mut ways = vec![(World::new(), hidden.to_vec(), 1.0)];
        for size in sizes {
            let deal = |(world, left, likelihood): (World, Kinds, f64)| {
                groups(&left, *size).into_iter().map(move |(group, ways)| {
                    let rest = left.iter().zip(&group).map(|(left, dealt)| left - dealt).collect();
                    ([world.clone(), vec![group]].concat(), rest, likelihood * ways)
                })
            };
            ways = ways.into_iter().flat_map(deal).collect();
        }
        Worlds(ways.into_iter().map(|(world, _, likelihood)| (world, likelihood)).collect())
    }

    /// All that are possible. Their likelihoods together need not be 1.
    pub fn possible(&self) -> &BTreeMap<World, f64> {
        &self.0
    }

    /// What comes of each world, and how likely that is.
    pub fn each(&mut self, next: impl Fn(World) -> Vec<(World, f64)>) {
        let mut worlds = BTreeMap::new();
        for (world, likelihood) in std::mem::take(&mut self.0) {
            for (world, likely) in next(world) {
                *worlds.entry(world).or_default() += likelihood * likely;
            }
        }
        assert!(!worlds.is_empty(), "what happens is possible");
        let total: f64 = worlds.values().sum();
        worlds.values_mut().for_each(|likelihood| *likelihood /= total);
        self.0 = worlds;
    }

    /// A card came openly.
    pub fn joins(&mut self, place: usize, kind: usize) {
        self.each(|mut world| {
            world[place][kind] += 1;
            vec![(world, 1.0)]
        });
    }

    /// Somebody chose a card, and it left openly.
    pub fn leaves(&mut self, place: usize, kind: usize) {
        self.shows(place, kind);
        self.each(|mut world| {
            world[place][kind] -= 1;
            vec![(world, 1.0)]
        });
    }

    /// A card was seen where it lies.
    pub fn shows(&mut self, place: usize, kind: usize) {
        self.each(|world| if world[place][kind] > 0 { vec![(world, 1.0)] } else { Vec::new() });
    }

    /// A card went on unseen, one of those that can go.
    pub fn passes(&mut self, from: usize, to: usize, can_go: impl Fn(usize) -> bool) {
        self.each(|world| {
            let kinds = (0..world[from].len()).filter(|kind| can_go(*kind));
            let all: u32 = kinds.clone().map(|kind| u32::from(world[from][kind])).sum();
            let goes = |kind: usize| {
                let (mut after, count) = (world.clone(), world[from][kind]);
                after[from][kind] = count.checked_sub(1)?;
                after[to][kind] += 1;
                Some((after, f64::from(count) / f64::from(all)))
            };
            kinds.filter_map(goes).collect()
        });
    }

    /// Chance drew a card, and the seat saw it.
    pub fn draws(&mut self, from: usize, kind: usize) {
        self.each(|mut world| {
            let all: u32 = world[from].iter().map(|count| u32::from(*count)).sum();
            let count = world[from][kind];
            let Some(left) = count.checked_sub(1) else { return Vec::new() };
            world[from][kind] = left;
            vec![(world, f64::from(count) / f64::from(all))]
        });
    }

    /// All cards of a place are now in another, which was empty.
    pub fn becomes(&mut self, from: usize, to: usize) {
        self.each(|mut world| {
            world.swap(from, to);
            vec![(world, 1.0)]
        });
    }
}

/// Every group of this many of these cards, with the number of ways to draw it.
pub fn groups(cards: &[u8], count: u8) -> Vec<(Kinds, f64)> {
    let mut groups = vec![(Kinds::new(), count, 1.0)];
    for there in cards {
        let more = |(group, left, ways): (Kinds, u8, f64)| {
            (0..=left.min(*there)).map(move |taken| {
                let of_kind = (0..taken).map(|at| f64::from(there - at) / f64::from(at + 1));
                ([group.clone(), vec![taken]].concat(), left - taken, ways * of_kind.product::<f64>())
            })
        };
        groups = groups.into_iter().flat_map(more).collect();
    }
    groups.into_iter().filter(|(_, left, _)| *left == 0).map(|(group, _, ways)| (group, ways)).collect()
}
