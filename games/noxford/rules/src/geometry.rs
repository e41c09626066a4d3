//! Where cards lie, in whole units: overlapping, touching, edges in line. No cards here, and no rule about them.

use crate::options::TableSize;
use besace_table::named;
use serde::Serialize;
use std::cmp::Ordering;

/// A card's short and long side, in units (NOX-7).
const SHORT: i16 = 2;
const LONG: i16 = 3;

named! {
    /// How a card lies, in the order of lists (NOX-37).
    pub enum Orientation {
        /// 3 wide, 2 high.
        Sideways = "sideways",
        /// 2 wide, 3 high.
        Upright = "upright",
    }
}

impl Orientation {
    /// A card's width when it lies like this.
    pub const fn width(self) -> i16 {
        match self {
            Orientation::Sideways => LONG,
            Orientation::Upright => SHORT,
        }
    }

    /// A card's height when it lies like this.
    pub const fn height(self) -> i16 {
        match self {
            Orientation::Sideways => SHORT,
            Orientation::Upright => LONG,
        }
    }
}

/// The top left corner of a stack, which names it: stacks never overlap.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Corner {
    pub x: i16,
    pub y: i16,
}

/// By y, then by x, as lists are.
impl Ord for Corner {
    fn cmp(&self, other: &Corner) -> Ordering {
        (self.y, self.x).cmp(&(other.y, other.x))
    }
}

impl PartialOrd for Corner {
    fn partial_cmp(&self, other: &Corner) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The place of a card: how it lies, and its top left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Spot {
    pub o: Orientation,
    pub x: i16,
    pub y: i16,
}

named! {
    /// An edge of a card.
    pub enum Edge {
        /// `left`
        Left = "left",
        /// `right`
        Right = "right",
        /// `top`
        Top = "top",
        /// `bottom`
        Bottom = "bottom",
    }
}

/// Why a card cannot lie somewhere: NOX-35, point by point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// Not wholly on the table.
    OffTable,
    /// It shares area with another.
    Overlaps,
    /// It touches fewer than two others.
    TouchesTooFew,
    /// It is not in line in both directions with those that it touches.
    NotAligned,
}

impl Spot {
    /// The place of a card that lies like this with its top left corner there.
    pub const fn new(o: Orientation, x: i16, y: i16) -> Spot {
        Spot { o, x, y }
    }

    /// Its top left corner.
    pub const fn corner(self) -> Corner {
        Corner { x: self.x, y: self.y }
    }

    /// The line of its left edge.
    pub const fn left(self) -> i16 {
        self.x
    }

    /// The line of its right edge.
    pub const fn right(self) -> i16 {
        self.x + self.o.width()
    }

    /// The line of its top edge.
    pub const fn top(self) -> i16 {
        self.y
    }

    /// The line of its bottom edge.
    pub const fn bottom(self) -> i16 {
        self.y + self.o.height()
    }

    /// Whether it lies wholly on the table (NOX-35.1).
    pub const fn is_on(self, table: TableSize) -> bool {
        let (w, h) = (table.w / 2, table.h / 2);
        -w <= self.left() && self.right() <= w && -h <= self.top() && self.bottom() <= h
    }

    const fn columns_meet(self, other: Spot) -> bool {
        self.left() < other.right() && other.left() < self.right()
    }

    const fn rows_meet(self, other: Spot) -> bool {
        self.top() < other.bottom() && other.top() < self.bottom()
    }

    /// Whether both share area (NOX-31).
    pub const fn overlaps(self, other: Spot) -> bool {
        self.columns_meet(other) && self.rows_meet(other)
    }

    /// The edge along which the other touches it: they share a piece of border, and not only a corner (NOX-32).
    pub const fn contact(self, other: Spot) -> Option<Edge> {
        if self.rows_meet(other) {
            if self.left() == other.right() {
                return Some(Edge::Left);
            }
            if self.right() == other.left() {
                return Some(Edge::Right);
            }
        }
        if self.columns_meet(other) {
            if self.top() == other.bottom() {
                return Some(Edge::Top);
            }
            if self.bottom() == other.top() {
                return Some(Edge::Bottom);
            }
        }
        None
    }

    /// Whether they share a piece of border.
    pub const fn touches(self, other: Spot) -> bool {
        self.contact(other).is_some()
    }

    /// Which of its edges lie on a line of the other's edges (NOX-34), in the order of [`Edge::ALL`].
    pub fn edges_in_line(self, other: Spot) -> [bool; 4] {
        let vertical = |line| line == other.left() || line == other.right();
        let horizontal = |line| line == other.top() || line == other.bottom();
        [vertical(self.left()), vertical(self.right()), horizontal(self.top()), horizontal(self.bottom())]
    }

    /// Whether a card may lie here among these others (NOX-35): the definition, point by point.
    pub fn fits(self, table: TableSize, others: impl Iterator<Item = Spot> + Clone) -> Result<(), Misfit> {
        if !self.is_on(table) {
            return Err(Misfit::OffTable);
        }
        if others.clone().any(|other| self.overlaps(other)) {
            return Err(Misfit::Overlaps);
        }
        let touched = others.filter(|other| self.touches(*other));
        if touched.clone().count() < 2 {
            return Err(Misfit::TouchesTooFew);
        }
        let in_line = self.edges_in_line_with(touched);
        if in_line[0] | in_line[1] && in_line[2] | in_line[3] { Ok(()) } else { Err(Misfit::NotAligned) }
    }

    /// Which of its edges are in line with any of these.
    pub fn edges_in_line_with(self, others: impl Iterator<Item = Spot>) -> [bool; 4] {
        others.fold([false; 4], |found, other| {
            let also = self.edges_in_line(other);
            std::array::from_fn(|edge| found[edge] | also[edge])
        })
    }
}
