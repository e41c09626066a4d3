//! How a table may vary the game (NOT-6).
//!
//! Each option is a type that cannot hold a bad value, so that whoever has options has good ones. Only whether
//! `first_player` sits at the table cannot be known here.

use crate::cards::{Ambush, Card, KINDS, MISSIONS, Mission, PAIRS};
use besace_table::FirstPlayer;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::collections::BTreeMap;

/// The options of NOT-6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// The numbers of the sheriff's spaces.
    pub track: Track,
    /// What the missions are worth.
    pub mission_values: MissionValues,
    /// Which objects share an ambush card.
    pub ambush_pairs: AmbushPairs,
    /// Whose turn is first.
    pub first_player: FirstPlayer,
}

impl Options {
    /// Whether there is such an ambush card: one of a pair of theirs, or of any of the seven colours (NOT-85).
    pub(crate) fn has_ambush(&self, card: Ambush) -> bool {
        card.color().is_some() || self.ambush_pairs.cards().contains(&card)
    }
}

/// The numbered spaces that the sheriff walks, in his order (NOT-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<number>"))]
pub struct Track {
    /// Beyond its length all 0.
    spaces: [u8; Track::MOST],
    len: u8,
}

impl Track {
    const LEAST: usize = 5;
    const MOST: usize = 60;
    const HIGHEST: u8 = 20;

    /// A track of these numbers; `None` unless they are 5 to 60, each from 0 to 20.
    pub fn new(numbers: &[u8]) -> Option<Track> {
        let fits = (Track::LEAST..=Track::MOST).contains(&numbers.len())
            && numbers.iter().all(|number| *number <= Track::HIGHEST);
        fits.then(|| {
            let mut spaces = [0; Track::MOST];
            spaces[..numbers.len()].copy_from_slice(numbers);
            Track { spaces, len: numbers.len() as u8 }
        })
    }

    /// The numbers in order.
    pub fn numbers(&self) -> &[u8] {
        &self.spaces[..usize::from(self.len)]
    }

    /// Where the sheriff is home again.
    pub fn home(&self) -> u8 {
        self.len + 1
    }

    /// The number of the space where the sheriff stands; none in the city.
    pub fn number(&self, sheriff: u8) -> Option<u8> {
        self.numbers().get(usize::from(sheriff).checked_sub(1)?).copied()
    }
}

impl Default for Track {
    fn default() -> Track {
        const NUMBERS: [u8; 21] = [3, 4, 5, 6, 4, 3, 5, 7, 4, 2, 5, 6, 3, 8, 4, 5, 2, 6, 4, 7, 3];
        Track::new(&NUMBERS).expect("these are 21 small numbers")
    }
}

impl Serialize for Track {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.numbers().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Track {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Track, D::Error> {
        let numbers = Vec::deserialize(deserializer)?;
        Track::new(&numbers)
            .ok_or_else(|| de::Error::custom("a track must have 5 to 60 numbers from 0 to 20"))
    }
}

/// What each mission is worth, done by one seat alone and shared by two (NOT-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [mission in Mission]: [number, number] }"))]
pub struct MissionValues([[u16; 2]; MISSIONS]);

impl MissionValues {
    const HIGHEST: u16 = 1000;

    /// The values `[alone, shared]` in the order of the missions; `None` unless 1000 ≥ alone ≥ shared.
    pub fn new(values: [[u16; 2]; MISSIONS]) -> Option<MissionValues> {
        let fits = |[alone, shared]: &[u16; 2]| *alone <= MissionValues::HIGHEST && shared <= alone;
        values.iter().all(fits).then_some(MissionValues(values))
    }

    /// What the mission is worth to each of its owners, when there are this many.
    pub fn value(&self, mission: Mission, owners: usize) -> u16 {
        self.0[mission.index()][usize::from(owners > 1)]
    }
}

impl Default for MissionValues {
    fn default() -> MissionValues {
        MissionValues([[20, 15], [30, 15], [25, 20], [15, 10]])
    }
}

impl Serialize for MissionValues {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Mission::ALL.into_iter().zip(self.0))
    }
}

impl<'de> Deserialize<'de> for MissionValues {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MissionValues, D::Error> {
        let by_mission = BTreeMap::<Mission, [u16; 2]>::deserialize(deserializer)?;
        let all: Option<Vec<_>> =
            Mission::ALL.into_iter().map(|mission| by_mission.get(&mission).copied()).collect();
        all.and_then(|values| MissionValues::new(values.try_into().ok()?)).ok_or_else(|| {
            de::Error::custom(
                "each of the four missions must have [alone, shared] with 1000 ≥ alone ≥ shared ≥ 0",
            )
        })
    }
}

/// The objects that share an ambush card (NOT-2), as they were written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<[Card, Card]>"))]
pub struct AmbushPairs([[Card; 2]; PAIRS]);

impl AmbushPairs {
    /// These pairs; `None` unless every object but gold is there exactly twice, no pair twice and no object paired
    /// with itself.
    pub fn new(pairs: [[Card; 2]; PAIRS]) -> Option<AmbushPairs> {
        let mut counts = [0; KINDS];
        pairs.as_flattened().iter().for_each(|card| counts[card.index()] += 1);
        let due = |card: Card| if card == Card::Gold { 0 } else { 2 };
        let fits = Card::ALL.into_iter().all(|card| counts[card.index()] == due(card))
            && pairs.iter().all(|[one, another]| one != another);
        let pairs = AmbushPairs(pairs);
        let cards = pairs.cards();
        let differ = (1..PAIRS).all(|at| !cards[..at].contains(&cards[at]));
        (fits && differ).then_some(pairs)
    }

    /// The ambush cards that name two objects.
    pub fn cards(&self) -> [Ambush; PAIRS] {
        self.0.map(|[one, another]| Ambush::of_pair(one, another))
    }
}

impl Default for AmbushPairs {
    fn default() -> AmbushPairs {
        use Card::{Candlestick, Chest, Coin, Jewels, Necklace, Pearls};
        AmbushPairs([
            [Coin, Candlestick],
            [Candlestick, Pearls],
            [Pearls, Jewels],
            [Jewels, Necklace],
            [Necklace, Chest],
            [Coin, Chest],
        ])
    }
}

impl Serialize for AmbushPairs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for AmbushPairs {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<AmbushPairs, D::Error> {
        AmbushPairs::new(Deserialize::deserialize(deserializer)?).ok_or_else(|| {
            de::Error::custom("the six pairs must have every object but gold twice, and no pair twice")
        })
    }
}
