//! What is in the box (HAM-1): the pieces, their colours, shapes and sizes. Data only.

use besace_table::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

named! {
    /// A colour, and with it a kind: pieces of one colour are alike.
    pub enum Color {
        /// The one pyramid.
        Black = "black",
        /// A slab.
        Red = "red",
        /// A bar.
        Orange = "orange",
        /// A tile.
        Yellow = "yellow",
        /// A block.
        Green = "green",
        /// A cube.
        Blue = "blue",
        /// A roller.
        Purple = "purple",
        /// A stick, longer than the rim is wide.
        White = "white",
    }
}

/// The shape of a piece in its own axes a, b, c, which are x, y, z of its unturned body; in millimetres from its centre
/// of mass.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// Half of each side.
    Box([f64; 3]),
    /// A cylinder along b.
    Roller {
        /// Half of its length.
        half_length: f64,
        /// Half of its diameter.
        radius: f64,
    },
    /// A square pyramid with its top towards +b.
    Pyramid {
        /// Half of a side of its base.
        half_base: f64,
        /// From its base to its centre.
        below: f64,
        /// From its centre to its top.
        above: f64,
    },
}

impl Color {
    /// Its shape.
    pub fn shape(self) -> Shape {
        match self {
            Color::Black => Shape::Pyramid { half_base: 18.0, below: 15.0, above: 45.0 },
            Color::Red => Shape::Box([45.0, 15.0, 5.0]),
            Color::Orange => Shape::Box([35.0, 7.5, 7.5]),
            Color::Yellow => Shape::Box([20.0, 20.0, 7.5]),
            Color::Green => Shape::Box([30.0, 15.0, 10.0]),
            Color::Blue => Shape::Box([15.0, 15.0, 15.0]),
            Color::Purple => Shape::Roller { half_length: 25.0, radius: 12.0 },
            Color::White => Shape::Box([55.0, 6.0, 6.0]),
        }
    }

    /// What it weighs: all pieces are of beech, 0.70 g/cm³.
    pub fn grams(self) -> f64 {
        let cubic_mm = match self.shape() {
            Shape::Box([a, b, c]) => 8.0 * a * b * c,
            Shape::Roller { half_length, radius } => {
                2.0 * half_length * radius * radius * std::f64::consts::PI
            }
            Shape::Pyramid { half_base, below, above } => 4.0 * half_base * half_base * (below + above) / 3.0,
        };
        cubic_mm * 0.000_7
    }
}

/// How many pieces there are: the pyramid, and four sets of seven.
pub const PIECES: usize = 1 + SETS * SET;
/// How many sets there are.
pub(crate) const SETS: usize = 4;
/// How many pieces a set has, one of each colour but black.
pub(crate) const SET: usize = 7;

/// One piece, by its index: 0 is the pyramid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece(u8);

/// Every id in the order of the index.
const IDS: [&str; PIECES] = [
    "black", "red-1", "orange-1", "yellow-1", "green-1", "blue-1", "purple-1", "white-1", "red-2",
    "orange-2", "yellow-2", "green-2", "blue-2", "purple-2", "white-2", "red-3", "orange-3", "yellow-3",
    "green-3", "blue-3", "purple-3", "white-3", "red-4", "orange-4", "yellow-4", "green-4", "blue-4",
    "purple-4", "white-4",
];

impl Piece {
    /// The pyramid.
    pub const BLACK: Piece = Piece(0);

    /// All pieces in the order of their index.
    pub fn all() -> impl Iterator<Item = Piece> {
        (0..PIECES as u8).map(Piece)
    }

    /// The pieces of a set, which count from 0.
    pub(crate) fn of_set(set: usize) -> impl Iterator<Item = Piece> {
        let first = 1 + SET * set;
        (first..first + SET).map(|index| Piece(index as u8))
    }

    /// Its place in the order of all pieces.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Its name in the protocol.
    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// The piece of that name.
    pub fn from_id(id: &str) -> Option<Piece> {
        IDS.iter().position(|known| *known == id).map(|index| Piece(index as u8))
    }

    /// Its colour.
    pub fn color(self) -> Color {
        match self.index() {
            0 => Color::Black,
            index => Color::ALL[1 + (index - 1) % SET],
        }
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Piece, D::Error> {
        let id = String::deserialize(deserializer)?;
        Piece::from_id(&id).ok_or_else(|| de::Error::custom(format!("there is no piece {id:?}")))
    }
}
