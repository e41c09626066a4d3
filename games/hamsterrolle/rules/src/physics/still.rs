//! The wheel and its pieces standing still: is there room, how far can a piece be lowered, does anything overlap.
//!
//! These questions are about shapes in their places. No simulated world is built for them: if contacts are computed
//! before the first step, the bodies stay pinned in mid-air.

use super::bodies::{PARTS, in_mm, placed, shape_of, vector};
use crate::geometry::{Held, Pose};
use crate::pieces::Piece;
use rapier3d::parry::query::{ShapeCastOptions, cast_shapes, contact, intersection_test};
use rapier3d::prelude::{Pose as Placed, SharedShape, Vector};

/// How far from the axle a piece is held before it is lowered (mm).
const HELD_AT: f64 = 20.0;
/// How near to something a lowered piece comes (cm).
const CLEARANCE: f32 = 0.1;
/// How far a piece could be lowered at most: from where it is held to the rim (mm).
const DEPTH: f64 = 150.0;
/// How far above its place a piece that was not placed in time is dropped (mm).
const RAISED: f64 = 30.0;
/// How deep things may be inside each other in a position that is loaded (cm).
const OVERLAP: f32 = 0.6;

/// How a piece is lowered (HAM-11), in mm, for a board that draws where it would come to lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lowering {
    /// How far from the axle it is held before.
    pub held: f64,
    /// How far it can be lowered at most.
    pub depth: f64,
    /// How near to something it comes.
    pub clearance: f64,
}

impl Lowering {
    /// As the rules do it.
    pub fn of_the_rules() -> Lowering {
        Lowering { held: HELD_AT, depth: DEPTH, clearance: in_mm(CLEARANCE.into()) }
    }
}

/// Everything that stands still, each thing in its place.
pub(crate) struct Still {
    wheel: Pose,
    parts: usize,
    things: Vec<(Placed, &'static SharedShape)>,
}

impl Still {
    pub(crate) fn new(wheel: &Pose, pieces: impl Iterator<Item = (Piece, Pose)>) -> Still {
        let at = placed(wheel);
        let parts = PARTS.iter().map(|part| (at * part.at, &part.shape));
        let pieces = pieces.map(|(piece, pose)| (placed(&pose), shape_of(piece)));
        Still { wheel: *wheel, parts: PARTS.len(), things: parts.chain(pieces).collect() }
    }

    /// Whether the start pose of a piece that is held like this overlaps nothing (HAM-10).
    pub(crate) fn has_room(&self, piece: Piece, held: &Held) -> bool {
        self.is_free(piece, &held.pose(&self.wheel, HELD_AT))
    }

    /// Where a piece that is held like this is let go: lowered until it almost touches something (HAM-11).
    pub(crate) fn lowered(&self, piece: Piece, held: &Held) -> Pose {
        held.pose(&self.wheel, self.depth(piece, held))
    }

    /// How far from the axle its centre then is (mm).
    pub(crate) fn depth(&self, piece: Piece, held: &Held) -> f64 {
        HELD_AT + self.way(piece, held, HELD_AT, DEPTH)
    }

    /// Where a piece is let go when the time is up (HAM-17): lowered, and raised again as far as it is free. If there
    /// is no room at the start, it is let go on the other side of what is there, as near as possible.
    pub(crate) fn dropped(&self, piece: Piece, held: &Held) -> Pose {
        if !self.has_room(piece, held) {
            let free = (0..2 * DEPTH as i32)
                .map(|mm| held.pose(&self.wheel, HELD_AT - f64::from(mm)))
                .find(|pose| self.is_free(piece, pose));
            return free.unwrap_or_else(|| held.pose(&self.wheel, HELD_AT));
        }
        let lowered = self.depth(piece, held);
        // On the way back to where it was held, a piece meets nothing.
        let beyond = (RAISED - (lowered - HELD_AT)).max(0.0);
        let free = if beyond > 0.0 { self.way(piece, held, HELD_AT, -beyond) } else { 0.0 };
        held.pose(&self.wheel, (lowered - RAISED).max(HELD_AT - free))
    }

    fn is_free(&self, piece: Piece, pose: &Pose) -> bool {
        let (at, shape) = (placed(pose), shape_of(piece));
        !self.things.iter().any(|(other_at, other)| {
            near(&at, shape, other_at, other)
                && intersection_test(&at, &**shape, other_at, &***other).is_ok_and(|found| found.intersecting)
        })
    }

    /// How far (mm) a piece that is held this far from the axle can go outward, or inward if the way is negative, until
    /// it almost touches something.
    fn way(&self, piece: Piece, held: &Held, from_axle: f64, most: f64) -> f64 {
        let (at, shape) = (placed(&held.pose(&self.wheel, from_axle)), shape_of(piece));
        let direction = vector(held.outward(&self.wheel)) * most.signum() as f32;
        let options = ShapeCastOptions {
            max_time_of_impact: (most.abs() / 10.0) as f32,
            target_distance: CLEARANCE,
            stop_at_penetration: true,
            compute_impact_geometry_on_penetration: false,
        };
        let meets = |(other_at, other): &(Placed, &'static SharedShape)| {
            let hit =
                cast_shapes(&at, direction, &**shape, other_at, Vector::ZERO, &***other, options).ok()?;
            hit.map(|hit| hit.time_of_impact)
        };
        let first = self.things.iter().filter_map(meets).fold(options.max_time_of_impact, f32::min);
        f64::from(first) * 10.0
    }

    /// Whether two pieces, or a piece and the wheel, are deeper inside each other than any turn leaves them (I5).
    pub(crate) fn overlaps(&self) -> bool {
        let pairs = (self.parts..self.things.len()).flat_map(|one| (0..one).map(move |other| (one, other)));
        pairs.into_iter().any(|(one, other)| {
            let [(at, shape), (other_at, other)] = [&self.things[one], &self.things[other]];
            near(at, shape, other_at, other)
                && (is_middle_inside(at, shape, other_at, other)
                    || is_middle_inside(other_at, other, at, shape)
                    || contact(at, &***shape, other_at, &***other, 0.0)
                        .is_ok_and(|contact| contact.is_some_and(|contact| contact.dist < -OVERLAP)))
        })
    }
}

/// Whether the middle of a thing is deeper inside another than things may overlap. Where one lies in the middle of the other,
/// no direction leads out of it better than the opposite one, and `contact` may find none.
fn is_middle_inside(at: &Placed, shape: &SharedShape, other_at: &Placed, other: &SharedShape) -> bool {
    let middle = shape.compute_aabb(at).center();
    shape.contains_point(at, middle)
        && other.contains_point(other_at, middle)
        && other.distance_to_point(other_at, middle, false) > OVERLAP
}

/// Whether two things are near enough to be looked at closely: their bounding balls meet.
fn near(at: &Placed, shape: &SharedShape, other_at: &Placed, other: &SharedShape) -> bool {
    let (ball, other_ball) = (shape.compute_bounding_sphere(at), other.compute_bounding_sphere(other_at));
    let apart = ball.center - other_ball.center;
    let reach = ball.radius + other_ball.radius;
    apart.dot(apart) <= reach * reach
}
