//! What is to be drawn of an action, so that one can see why it may be done or not. It says nothing that the rules have not
//! judged, and is made of the city alone, which everybody sees.

use crate::action::Action;
use crate::geometry::{Corner, Spot};
use crate::options::TableSize;
use crate::refusals::RefusalReason;
use crate::view::View;
use serde::Serialize;

/// A piece of a line, in units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Line {
    pub x1: i16,
    pub y1: i16,
    pub x2: i16,
    pub y2: i16,
}

/// The geometry of an action.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sketch {
    /// The borders that the card shares with others; of a locked one, those that lock it.
    pub touched: Vec<Line>,
    /// The lines on which an edge of the card lies together with an edge of a card that it touches.
    pub in_line: Vec<Line>,
    /// The edges of the card that are at fault: in line with nothing that it touches, or beyond the table's edge.
    pub astray: Vec<Line>,
    /// The stacks that are in its way.
    pub in_the_way: Vec<Corner>,
    /// The stacks that would lie apart from the others without it.
    pub cut_off: Vec<Corner>,
}

impl View {
    /// What is to be drawn of this action, which may be done or is refused for this reason; none where a drawing says
    /// nothing.
    pub fn sketch(&self, action: &Action, refused: Option<RefusalReason>) -> Option<Sketch> {
        let others = self.others(action);
        let spot = match *action {
            Action::Place { o, x, y, .. } => Some(Spot { o, x, y }),
            Action::MoveTo { to, .. } => Some(to),
            _ => None,
        };
        match refused {
            None | Some(RefusalReason::TouchesTooFew) => spot.map(|spot| lying(spot, &others)),
            Some(RefusalReason::NotAligned) => {
                spot.map(|spot| Sketch { astray: not_in_line(spot, &others), ..lying(spot, &others) })
            }
            Some(RefusalReason::OffTable) => {
                let astray = beyond(spot?, self.options.table);
                Some(Sketch { astray, ..Sketch::default() })
            }
            Some(RefusalReason::Overlap) => {
                let under = others.iter().filter(|other| spot.is_some_and(|spot| spot.overlaps(**other)));
                Some(Sketch { in_the_way: under.map(|other| other.corner()).collect(), ..Sketch::default() })
            }
            Some(RefusalReason::Locked) => self.lock(action),
            Some(RefusalReason::Isolates) => self.cut_off(action),
            Some(_) => None,
        }
    }

    /// The places of the stacks that stay when the action lifts what it lifts.
    fn others(&self, action: &Action) -> Vec<Spot> {
        let gone = lifted(action).and_then(|from| self.city.find(from));
        let stays = |index: usize| Some(index) != gone || self.city.stack(index).height() > 1;
        let stacks = self.city.stacks().iter().enumerate();
        stacks.filter(|(index, _)| stays(*index)).map(|(_, stack)| stack.spot()).collect()
    }

    /// The borders that lock the stack for which the action is refused: the one that it lifts, or else the one that it
    /// covers.
    fn lock(&self, action: &Action) -> Option<Sketch> {
        let from =
            lifted(action).and_then(|from| self.city.find(from)).filter(|from| self.city.is_locked(*from));
        let covered = match *action {
            Action::Cover { on, .. } | Action::MoveOn { on, .. } => self.city.find(on),
            _ => None,
        };
        let spot = self.city.stack(from.or(covered)?).spot();
        Some(Sketch { touched: borders(spot, &self.others(action)), ..Sketch::default() })
    }

    /// The stacks that the lifted card holds to the rest.
    fn cut_off(&self, action: &Action) -> Option<Sketch> {
        let from = self.city.find(lifted(action)?)?;
        let apart = self.city.apart_without(from).iter().map(|stack| self.city.stack(stack).spot().corner());
        Some(Sketch { cut_off: apart.collect(), ..Sketch::default() })
    }
}

fn lifted(action: &Action) -> Option<Corner> {
    match *action {
        Action::MoveTo { from, .. } | Action::MoveOn { from, .. } => Some(from),
        _ => None,
    }
}

/// A card at this place: what it touches, and which edges are in line.
fn lying(spot: Spot, others: &[Spot]) -> Sketch {
    Sketch { touched: borders(spot, others), in_line: in_line(spot, others), ..Sketch::default() }
}

/// The borders that a card at this place shares with others.
fn borders(spot: Spot, others: &[Spot]) -> Vec<Line> {
    let shared = |other: &Spot| Line {
        x1: spot.left().max(other.left()),
        y1: spot.top().max(other.top()),
        x2: spot.right().min(other.right()),
        y2: spot.bottom().min(other.bottom()),
    };
    touched(spot, others).map(|other| shared(&other)).collect()
}

fn touched(spot: Spot, others: &[Spot]) -> impl Iterator<Item = Spot> {
    others.iter().copied().filter(move |other| spot.touches(*other))
}

/// The card's own edges, in the order of [`crate::Edge::ALL`].
fn edges(spot: Spot) -> [Line; 4] {
    let (x1, y1, x2, y2) = (spot.left(), spot.top(), spot.right(), spot.bottom());
    [
        Line { x1, y1, x2: x1, y2 },
        Line { x1: x2, y1, x2, y2 },
        Line { x1, y1, x2, y2: y1 },
        Line { x1, y1: y2, x2, y2 },
    ]
}

/// Each edge that is in line with one of a touched card, as long as the cards that share the line reach.
fn in_line(spot: Spot, others: &[Spot]) -> Vec<Line> {
    let along = |(index, edge): (usize, Line)| {
        let sharing = touched(spot, others).filter(|other| spot.edges_in_line(*other)[index]);
        let longer = |line: Line, other: Spot| match index {
            0 | 1 => Line { y1: line.y1.min(other.top()), y2: line.y2.max(other.bottom()), ..line },
            _ => Line { x1: line.x1.min(other.left()), x2: line.x2.max(other.right()), ..line },
        };
        sharing.fold(None, |line, other| Some(longer(line.unwrap_or(edge), other)))
    };
    edges(spot).into_iter().enumerate().filter_map(along).collect()
}

/// The edges of each direction in which none is in line with a card that it touches (NOX-35.4).
fn not_in_line(spot: Spot, others: &[Spot]) -> Vec<Line> {
    let in_line = spot.edges_in_line_with(touched(spot, others));
    let pairs = edges(spot).into_iter().zip(in_line).collect::<Vec<_>>();
    let astray = pairs.chunks(2).filter(|pair| pair.iter().all(|(_, in_line)| !in_line));
    astray.flatten().map(|(edge, _)| *edge).collect()
}

/// The edges of a card that lie beyond the table's edge (NOX-35.1).
fn beyond(spot: Spot, table: TableSize) -> Vec<Line> {
    let (w, h) = (table.w / 2, table.h / 2);
    let is_off = [spot.left() < -w, spot.right() > w, spot.top() < -h, spot.bottom() > h];
    edges(spot).into_iter().zip(is_off).filter(|(_, is_off)| *is_off).map(|(edge, _)| edge).collect()
}
