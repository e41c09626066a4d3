//! How a table may vary the game (NOX-8).

use crate::cards::{Color, SEATS};
use besace_table::FirstPlayer;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::ops::Deref;

/// The options of NOX-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Options {
    /// Whose turn is first.
    pub first_player: FirstPlayer,
    /// Each seat's colour. A game that has begun always has them; before that, none means the usual ones.
    #[serde(skip_serializing_if = "Colors::is_empty")]
    pub colors: Colors,
    /// How large the table is.
    pub table: TableSize,
    /// What each favourite symbol brings beyond its point.
    pub favorite_bonus: u8,
}

impl Options {
    /// The bonuses that there are, the usual one first.
    pub const BONUSES: [u16; 2] = [2, 1];
    /// The syndicates by name, in the order in which seats take them.
    pub const COLORS: [&str; 4] = [Color::Red.id(), Color::Blue.id(), Color::Orange.id(), Color::Green.id()];

    /// The same options with every colour named, for a table with this many seats; or what is wrong with them.
    pub(crate) fn settled(self, seats: u8) -> Result<Options, &'static str> {
        if !self.first_player.fits(seats) {
            return Err("`first_player` must be a seat of this table or \"random\"");
        }
        let colors = if self.colors.is_empty() { Colors::usual(seats) } else { self.colors };
        let differ = |at: usize| !colors[..at].contains(&colors[at]);
        if colors.len() != usize::from(seats) || !(0..colors.len()).all(differ) {
            return Err("`colors` must be one for each seat, all different");
        }
        if !self.table.is_sound() {
            return Err("`table` must have an even `w` and an even `h` from 14 to 400");
        }
        if !Options::BONUSES.contains(&self.favorite_bonus.into()) {
            return Err("`favorite_bonus` must be 2 or 1");
        }
        Ok(Options { colors, ..self })
    }
}

impl Default for Options {
    fn default() -> Options {
        Options {
            first_player: FirstPlayer::Random,
            colors: Colors::UNNAMED,
            table: TableSize { w: 48, h: 34 },
            favorite_bonus: Options::BONUSES[0] as u8,
        }
    }
}

/// How large the table is, in units. Its middle is (0, 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct TableSize {
    /// Its width.
    pub w: i16,
    /// Its height.
    pub h: i16,
}

impl TableSize {
    fn is_sound(self) -> bool {
        [self.w, self.h].iter().all(|size| (14..=400).contains(size) && size % 2 == 0)
    }
}

/// The colours of the seats, in seat order; none where nobody has named them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "Array<Color>"))]
pub struct Colors {
    colors: [Color; SEATS],
    len: u8,
}

impl Colors {
    const UNNAMED: Colors = Colors { colors: Color::ALL, len: 0 };

    fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Those that this many seats take where nobody chooses.
    fn usual(seats: u8) -> Colors {
        Colors { colors: Color::ALL, len: seats }
    }

    /// These, unless there are more than the game has.
    pub fn named(colors: &[Color]) -> Option<Colors> {
        let mut all = Color::ALL;
        all.get_mut(..colors.len())?.copy_from_slice(colors);
        Some(Colors { colors: all, len: colors.len() as u8 })
    }
}

impl Deref for Colors {
    type Target = [Color];

    fn deref(&self) -> &[Color] {
        &self.colors[..usize::from(self.len)]
    }
}

impl Serialize for Colors {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Colors {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Colors, D::Error> {
        let colors = Vec::<Color>::deserialize(deserializer)?;
        Colors::named(&colors)
            .filter(|colors| !colors.is_empty())
            .ok_or_else(|| de::Error::custom("must be one for each seat"))
    }
}
