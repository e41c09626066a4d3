//! Random numbers: the game's own stream, and the guesser's. They are two types, so they never mix.

use crate::{BadSetup, Seat};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// What a whole game's chance grows from: 0 to 2^53 − 1, so that every language can hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Seed(u64);

impl Seed {
    /// The largest seed.
    pub const MAX: u64 = (1 << 53) - 1;

    /// A seed, unless the number is too large to be one.
    pub fn new(number: u64) -> Option<Seed> {
        (number <= Seed::MAX).then_some(Seed(number))
    }

    /// The seed as a number.
    pub fn number(self) -> u64 {
        self.0
    }
}

/// Where the game's one stream of random numbers stands.
///
/// Two numbers: free to copy, readable in a position, and tied to no library's memory layout. Behind them is
/// ChaCha8, the same on every machine and hard to predict. Only a game's setup and what it carries out draw from it.
///
/// Whoever knows it can foresee every shuffle. So it prints without its numbers, and it cannot be serialised: a position,
/// which holds everything, says so with [`Chance::in_position`], and a view that holds one does not compile.
///
/// ```
/// #[derive(serde::Serialize)]
/// struct Position {
///     #[serde(serialize_with = "besace_table::Chance::in_position")]
///     rng: besace_table::Chance,
/// }
/// ```
///
/// ```compile_fail
/// #[derive(serde::Serialize)]
/// struct View {
///     rng: besace_table::Chance,
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Chance {
    seed: Seed,
    /// How many 32-bit words have been drawn.
    drawn: u64,
}

impl Chance {
    /// A fresh stream.
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// Writes it into a position.
    pub fn in_position<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }

    /// A number from 0 to `count` − 1, each equally likely.
    pub fn below(&mut self, count: u32) -> u32 {
        self.draw(|stream| below(count, || stream.next_u32()))
    }

    /// Puts the items into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        self.draw(|stream| shuffle(items, |count| below(count, || stream.next_u32())));
    }

    /// Opens the stream where it stands and notes how far it was read. Opening costs about as much as drawing
    /// sixteen words, so everything that draws much does it in one go.
    fn draw<T>(&mut self, read: impl FnOnce(&mut ChaCha8Rng) -> T) -> T {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&self.seed.0.to_le_bytes());
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_word_pos(u128::from(self.drawn));
        let value = read(&mut stream);
        self.drawn = stream.get_word_pos() as u64;
        value
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "chacha8:{}:{}", self.seed.0, self.drawn)
    }
}

impl fmt::Debug for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Chance(…)")
    }
}

/// Why a position's `rng` could not be read.
#[derive(Debug, thiserror::Error)]
#[error("`rng` must be \"seed:<n>\" or \"chacha8:<seed>:<drawn>\"")]
pub struct UnreadableChance;

impl std::str::FromStr for Chance {
    type Err = UnreadableChance;

    /// Reads what `Display` wrote, or `seed:<n>`, which starts a fresh stream.
    fn from_str(text: &str) -> Result<Chance, UnreadableChance> {
        let number = |text: &str| text.parse::<u64>().map_err(|_| UnreadableChance);
        let seed = |text: &str| Seed::new(number(text)?).ok_or(UnreadableChance);
        let mut parts = text.split(':');
        match (parts.next(), parts.next(), parts.next(), parts.next()) {
            (Some("seed"), Some(n), None, None) => Ok(Chance::new(seed(n)?)),
            (Some("chacha8"), Some(n), Some(drawn), None) => {
                Ok(Chance { seed: seed(n)?, drawn: number(drawn)? })
            }
            _ => Err(UnreadableChance),
        }
    }
}

impl<'de> Deserialize<'de> for Chance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chance, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// A guesser's random numbers: what bots, re-dealt worlds and tests draw from. Fast and reproducible, but not
/// hard to predict, and never part of a game.
#[derive(Clone, Debug)]
pub struct Guess(Pcg64Mcg);

impl Guess {
    /// A fresh stream; the same seed gives the same guesses.
    pub fn new(seed: u64) -> Guess {
        Guess(Pcg64Mcg::seed_from_u64(seed))
    }

    /// A number from 0 to `count` − 1, each equally likely.
    pub fn below(&mut self, count: u32) -> u32 {
        below(count, || self.0.next_u32())
    }

    /// Puts the items into a random order, each order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        shuffle(items, |count| self.below(count));
    }

    /// A number between 0 and 1, for weighing; no game's rule depends on it.
    pub fn fraction(&mut self) -> f32 {
        (self.0.next_u32() >> 8) as f32 / (1 << 24) as f32
    }

    /// An index into the weights, each as likely as its weight says; `None` if all weights are 0.
    pub fn pick(&mut self, weights: &[f32]) -> Option<usize> {
        weights.first()?;
        let mut left = self.fraction() * weights.iter().sum::<f32>();
        let chosen = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        // Rounding can leave a little over: then the last one with any weight is taken.
        chosen.or_else(|| weights.iter().rposition(|weight| *weight > 0.0))
    }

    /// A number to start another stream with.
    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A stream of chance for an imagined world, so that a search cannot foresee the true one's next shuffle.
    pub fn chance(&mut self) -> Chance {
        Chance::new(Seed(self.0.next_u64() & Seed::MAX))
    }
}

/// Lemire's method for a fair number below `count`: one multiplication, and a retry only if the range does not divide
/// evenly.
fn below(count: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(count > 0, "there is no number below 0");
    let mut product = u64::from(word()) * u64::from(count);
    if (product as u32) < count {
        let unfair = count.wrapping_neg() % count;
        while (product as u32) < unfair {
            product = u64::from(word()) * u64::from(count);
        }
    }
    (product >> 32) as u32
}

fn shuffle<T>(items: &mut [T], mut below: impl FnMut(u32) -> u32) {
    for last in (1..items.len()).rev() {
        items.swap(last, below(last as u32 + 1) as usize);
    }
}

/// The option `first_player` that every game has: a seat, or `"random"`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Seat | \"random\""))]
pub enum FirstPlayer {
    /// Drawn by the game's chance.
    #[default]
    Random,
    /// This seat.
    Seat(Seat),
    /// A number that is no seat at any table. It can be read, but no game accepts it.
    NoSeat,
}

impl FirstPlayer {
    /// The seat that begins at a table with this many.
    pub fn choose(self, seats: u8, chance: &mut Chance) -> Result<Seat, BadSetup> {
        match self {
            FirstPlayer::Random => Ok(Seat(chance.below(u32::from(seats)) as u8)),
            FirstPlayer::Seat(seat) if seat.0 < seats => Ok(seat),
            FirstPlayer::Seat(_) | FirstPlayer::NoSeat => {
                Err(BadSetup::new("`first_player` must be a seat of this table or \"random\""))
            }
        }
    }

    /// Whether a table with this many seats can have it.
    pub fn fits(self, seats: u8) -> bool {
        matches!(self, FirstPlayer::Random) || matches!(self, FirstPlayer::Seat(seat) if seat.0 < seats)
    }
}

impl Serialize for FirstPlayer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            FirstPlayer::Random => serializer.serialize_str("random"),
            FirstPlayer::Seat(seat) => seat.serialize(serializer),
            FirstPlayer::NoSeat => serializer.serialize_none(),
        }
    }
}

impl<'de> Deserialize<'de> for FirstPlayer {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FirstPlayer, D::Error> {
        struct Reader;

        impl Visitor<'_> for Reader {
            type Value = FirstPlayer;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a seat or \"random\"")
            }

            fn visit_u64<E>(self, number: u64) -> Result<FirstPlayer, E> {
                Ok(u8::try_from(number).map_or(FirstPlayer::NoSeat, |seat| FirstPlayer::Seat(Seat(seat))))
            }

            fn visit_i64<E>(self, number: i64) -> Result<FirstPlayer, E> {
                Ok(u8::try_from(number).map_or(FirstPlayer::NoSeat, |seat| FirstPlayer::Seat(Seat(seat))))
            }

            fn visit_str<E: de::Error>(self, word: &str) -> Result<FirstPlayer, E> {
                match word {
                    "random" => Ok(FirstPlayer::Random),
                    _ => Err(E::invalid_value(de::Unexpected::Str(word), &self)),
                }
            }
        }

        deserializer.deserialize_any(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_SEATS;

    fn seed(number: u64) -> Seed {
        Seed::new(number).unwrap()
    }

    /// A dependency upgrade that changed these numbers would change every old game.
    #[test]
    fn the_stream_is_the_same_for_ever() {
        let mut chance = Chance::new(seed(7));
        let drawn: Vec<u32> = (0..6).map(|_| chance.below(1000)).collect();
        assert_eq!(drawn, STREAM_OF_SEED_7);
        assert_eq!(chance.to_string(), "chacha8:7:6");
        let mut guess = Guess::new(7);
        let guessed: Vec<u32> = (0..6).map(|_| guess.below(1000)).collect();
        assert_eq!(guessed, GUESSES_OF_SEED_7);
    }

    const STREAM_OF_SEED_7: [u32; 6] = [172, 764, 916, 465, 447, 5];
    const GUESSES_OF_SEED_7: [u32; 6] = [579, 117, 406, 384, 561, 331];

    #[test]
    fn drawing_one_by_one_and_going_on_from_the_written_form_are_the_same_stream() {
        let mut chance = Chance::new(seed(99));
        for _ in 0..100 {
            let mut read: Chance = chance.to_string().parse().unwrap();
            assert_eq!(read, chance);
            assert_eq!(read.below(97), chance.below(97));
        }
    }

    #[test]
    fn a_chance_prints_without_its_numbers() {
        assert_eq!(format!("{:?}", Chance::new(seed(99))), "Chance(…)");
    }

    #[test]
    fn a_written_chance_that_cannot_be_read_is_refused() {
        for text in
            ["", "seed", "seed:", "seed:-1", "seed:9007199254740992", "chacha8:1", "chacha8:1:2:3", "pcg:1:2"]
        {
            assert!(text.parse::<Chance>().is_err(), "{text}");
        }
        assert_eq!("seed:7".parse::<Chance>().unwrap(), Chance::new(seed(7)));
    }

    #[test]
    fn every_order_of_three_comes_about_equally_often() {
        let mut counts = std::collections::BTreeMap::new();
        let mut chance = Chance::new(seed(1));
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            chance.shuffle(&mut items);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn the_first_player_is_a_seat_or_random() {
        let read = |text| serde_json::from_str::<FirstPlayer>(text).ok();
        assert_eq!(read("\"random\""), Some(FirstPlayer::Random));
        assert_eq!(read("2"), Some(FirstPlayer::Seat(Seat(2))));
        for wrong in ["1.5", "\"me\"", "null", "true", "[0]"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        for nobody in ["-1", "300", "18446744073709551615"] {
            assert!(!read(nobody).unwrap().fits(MAX_SEATS as u8), "{nobody}");
        }
        assert!(FirstPlayer::Seat(Seat(3)).choose(3, &mut Chance::new(seed(1))).is_err());
    }

    #[test]
    fn what_weighs_three_times_as_much_is_picked_three_times_as_often() {
        let mut guess = Guess::new(1);
        let mut counts = [0; 3];
        for _ in 0..8000 {
            counts[guess.pick(&[3.0, 0.0, 1.0]).unwrap()] += 1;
        }
        assert!((5800..6200).contains(&counts[0]) && counts[1] == 0, "{counts:?}");
        assert_eq!(guess.pick(&[]), None);
        assert_eq!(guess.pick(&[0.0, 0.0]), None, "nothing has any weight");
    }
}
