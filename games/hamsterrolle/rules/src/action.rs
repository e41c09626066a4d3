//! What a seat may decide: its types, and listing it (`legal`). Nothing here changes the game.

use crate::geometry::{COMPARTMENTS, Held};
use crate::outcome::Outcome;
use crate::physics::HZ;
use crate::pieces::Piece;
use crate::state::{Compartments, Hamsterrolle, ahead, distance, pending};
use besace_table::{Offer, Seat, Timer, named};
use serde::Serialize;

/// A decision by one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub enum Action {
    /// A piece of the hand is laid into the wheel (HAM-5 to HAM-10).
    Place(Aim),
    /// A piece of the wheel is moved forward (HAM-15).
    Pass(Aim),
    /// A piece of the hand is let go because the time is up (HAM-17).
    LetGo {
        /// Which.
        piece: Piece,
    },
}

/// Which piece goes where, and how it is held: mm and degrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "the fields are those of the rules page, name for name")]
pub struct Aim {
    pub piece: Piece,
    pub compartment: u8,
    pub along: i8,
    pub side: i8,
    pub stand: u8,
    pub tilt: i8,
    pub yaw: i8,
    pub push: i8,
}

impl Aim {
    /// A piece held straight over the middle of a compartment.
    pub fn straight(piece: Piece, compartment: u8) -> Aim {
        Aim { piece, compartment, along: 0, side: 0, stand: 0, tilt: 0, yaw: 0, push: 0 }
    }

    /// How the piece is held by a steady hand.
    pub(crate) fn held(&self) -> Held {
        Held {
            compartment: self.compartment,
            along: self.along.into(),
            side: self.side.into(),
            stand: self.stand,
            tilt: self.tilt.into(),
            yaw: self.yaw.into(),
        }
    }

    /// Whether every field is within its range, and there is such a compartment.
    pub(crate) fn is_within_bounds(&self) -> bool {
        self.compartment < COMPARTMENTS
            && ALONG.has(self.along)
            && SIDE.has(self.side)
            && i8::try_from(self.stand).is_ok_and(|stand| STAND.has(stand))
            && TILT.has(self.tilt)
            && YAW.has(self.yaw)
            && PUSH.has(self.push)
    }
}

/// An action that has passed every check.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
    /// What it leads to, if that was worked out before.
    pub(crate) outcome: Option<Outcome>,
}

/// The numbers that a field may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Range {
    /// The least.
    pub min: i8,
    /// The greatest.
    pub max: i8,
    /// The step from one to the next; left out if it is 1.
    #[serde(skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<i8>"))]
    pub step: i8,
}

fn is_one(step: &i8) -> bool {
    *step == 1
}

impl Range {
    const fn new(min: i8, max: i8, step: i8) -> Range {
        Range { min, max, step }
    }

    /// Whether this is one of the numbers.
    pub fn has(self, number: i8) -> bool {
        (self.min..=self.max).contains(&number) && number % self.step == 0
    }
}

pub(crate) const ALONG: Range = Range::new(-40, 40, 1);
pub(crate) const SIDE: Range = Range::new(-30, 30, 1);
pub(crate) const STAND: Range = Range::new(0, 5, 1);
pub(crate) const TILT: Range = Range::new(-45, 45, 5);
pub(crate) const YAW: Range = Range::new(-90, 90, 15);
pub(crate) const PUSH: Range = Range::new(-40, 40, 5);

/// How much further forward than every piece of its compartment a piece has to reach (µm).
pub const FURTHER: i32 = 1_000;
/// How far a piece may reach before it would lie in the next compartment (µm).
pub(crate) const FURTHEST: i32 = 56_000;

named! {
    /// The kinds of actions that take an aim.
    pub enum AimKind {
        /// A piece of the hand.
        Place = "place",
        /// A piece of the wheel.
        Pass = "pass",
    }
}

/// A piece and a compartment that a seat may aim at, and the bounds of the aim. HAM-9 and HAM-10 are checked on play.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
#[allow(missing_docs, reason = "as in `Aim`")]
pub struct Bounds {
    #[serde(rename = "type")]
    pub kind: AimKind,
    pub piece: Piece,
    pub compartment: u8,
    pub along: Range,
    pub side: Range,
    pub stand: Range,
    pub tilt: Range,
    pub yaw: Range,
    pub push: Range,
    /// How far the aim has to reach (HAM-9); a pass may reach as far as it likes.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub reach: Option<Reach>,
}

/// How far an aim has to reach (µm).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Reach {
    /// It must reach at least 1 mm further than this, the furthest piece there; `None` if there is none.
    pub above: Option<i32>,
    /// It may reach this far.
    pub max: i32,
}

impl Reach {
    /// Whether a piece may reach as far as this (HAM-9).
    pub(crate) fn allows(self, reach: i32) -> bool {
        reach <= self.max && self.above.is_none_or(|above| reach >= above + FURTHER)
    }
}

impl Bounds {
    fn new(kind: AimKind, piece: Piece, compartment: u8, reach: Option<Reach>) -> Bounds {
        Bounds {
            kind,
            piece,
            compartment,
            along: ALONG,
            side: SIDE,
            stand: STAND,
            tilt: TILT,
            yaw: YAW,
            push: PUSH,
            reach,
        }
    }

    /// Whether an action keeps within these bounds, apart from HAM-9 and HAM-10.
    pub fn hold(&self, action: &Action) -> bool {
        let (kind, aim) = match action {
            Action::Place(aim) => (AimKind::Place, aim),
            Action::Pass(aim) => (AimKind::Pass, aim),
            Action::LetGo { .. } => return false,
        };
        kind == self.kind
            && (aim.piece, aim.compartment) == (self.piece, self.compartment)
            && aim.is_within_bounds()
    }
}

/// Every piece and compartment that a seat may aim at, and what it may let go.
pub(crate) fn legal(game: &Hamsterrolle, seat: Seat, offers: &mut Vec<Offer<Hamsterrolle>>) {
    if !pending(game).contains(seat) {
        return;
    }
    let held = game.compartments();
    for piece in game.playable(seat) {
        for compartment in game.open_to(&held, piece) {
            let above = game.furthest(&held, compartment);
            let reach = Reach { above, max: FURTHEST };
            offers.push(Offer::Bounds(Bounds::new(AimKind::Place, piece, compartment, Some(reach))));
        }
    }
    for piece in game.movable(&held) {
        for compartment in game.open_to_pass(&held, piece) {
            offers.push(Offer::Bounds(Bounds::new(AimKind::Pass, piece, compartment, None)));
        }
    }
    offers.extend(game.playable(seat).map(|piece| Offer::Action(Action::LetGo { piece })));
}

impl Hamsterrolle {
    /// The compartment that HAM-6 forces: in the first two attempts.
    pub(crate) fn forced(&self) -> Option<u8> {
        match self.turn_number {
            0 => Some(2),
            1 => Some(3),
            _ => None,
        }
    }

    /// The compartment that is being tried (HAM-17): the front, or the forced one.
    pub(crate) fn tried(&self) -> u8 {
        self.forced().or(self.front).expect("after the first attempt there is a front")
    }

    /// The compartments that are open to any piece of a hand, from the front forward (HAM-6, HAM-7).
    pub(crate) fn open(&self, held: &Compartments) -> impl Iterator<Item = u8> {
        let free = |k: &u8| held.is_free(*k);
        let (from, forced) = (self.tried(), self.forced().is_some());
        let further = (1..COMPARTMENTS).map(move |by| ahead(from, by)).filter(free);
        std::iter::once(from).chain(further.take(if forced { 0 } else { 2 }))
    }

    /// The compartments into which this piece of a hand may go (HAM-6 to HAM-8).
    pub(crate) fn open_to(&self, held: &Compartments, piece: Piece) -> impl Iterator<Item = u8> {
        self.open(held).filter(move |k| !held.has_color(*k, piece.color()))
    }

    /// The pieces of the wheel that may be moved forward, by index (HAM-15).
    pub(crate) fn movable(&self, held: &Compartments) -> impl Iterator<Item = Piece> {
        let lowest = crate::geometry::lowest(&self.wheel);
        let may = self.forced().is_none();
        Piece::all().filter(move |piece| may && held.of(*piece).is_some_and(|k| lowest.contains(&k)))
    }

    /// The compartments to which a pass may carry a piece from this one, nearest first, whatever is in them (HAM-15).
    pub(crate) fn within_pass(&self, from: u8) -> impl Iterator<Item = u8> + use<> {
        let to_front = distance(from, self.tried());
        let most = if to_front > 6 { 2 } else { to_front + 2 };
        (1..=most).map(move |by| ahead(from, by))
    }

    /// The compartments into which this piece of the wheel may be moved (HAM-15).
    pub(crate) fn open_to_pass(&self, held: &Compartments, piece: Piece) -> impl Iterator<Item = u8> {
        let reachable = held.of(piece).map(|from| self.within_pass(from));
        reachable.into_iter().flatten().filter(move |k| !held.has_color(*k, piece.color()))
    }
}

/// HAM-17: the clock of this turn, which also runs while the last turn is shown. When it runs out, the first piece of
/// the hand is let go.
pub(crate) fn timer(game: &Hamsterrolle) -> Option<Timer<Action>> {
    let seat = pending(game).first().filter(|_| game.options.seconds > 0)?;
    let piece = game.playable(seat).next()?;
    let shown = game.frames.div_ceil(HZ);
    Some(Timer {
        span: game.turn_number,
        seconds: u32::from(game.options.seconds) + shown,
        seat,
        action: Action::LetGo { piece },
    })
}
