//! The shapes of the wheel and of the pieces, in the engine's terms: centimetres and grams.

use crate::geometry::{Pose, Turn};
use crate::pieces::{Color, Piece, Shape};
use rapier3d::prelude::{Pose as Placed, Rotation, SharedShape, Vector};
use std::sync::LazyLock;

/// A part of the wheel, where it is from the axle, and its density.
pub(super) struct Part {
    pub(super) at: Placed,
    pub(super) shape: SharedShape,
    pub(super) density: f32,
}

/// The outer radius, on which the wheel rolls.
pub(super) const RADIUS: f32 = 17.8;

/// What pieces touch of the wheel: floors 0 to 23, then dividers 0 to 11.
pub(super) static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| {
    let floors = (0..24).map(|i| {
        let half = Vector::new(2.3243, 0.4, 3.0);
        part(15.0 * f64::from(i) - 7.5, 17.2546, half, 0.65)
    });
    let dividers = (0..12).map(|k| {
        let height = [3.0, 2.5, 2.0][k % 3];
        let half = Vector::new(0.5, (height / 2.0) as f32, 3.0);
        part(30.0 * k as f64 + 15.0, 17.0 - height / 2.0, half, (0.65 * 3.0 / height) as f32)
    });
    floors.chain(dividers).collect()
});

fn part(degrees: f64, radius: f64, half: Vector, density: f32) -> Part {
    let turn = Turn::about_z(degrees);
    let centre = turn.of([0.0, -radius, 0.0]);
    Part {
        at: Placed::from_parts(vector(centre), rotation(turn)),
        shape: SharedShape::cuboid(half.x, half.y, half.z),
        density,
    }
}

static SHAPES: LazyLock<Vec<SharedShape>> =
    LazyLock::new(|| Color::ALL.iter().map(|color| shape(color.shape())).collect());

/// The shape of a piece.
pub(super) fn shape_of(piece: Piece) -> &'static SharedShape {
    &SHAPES[piece.color() as usize]
}

fn shape(shape: Shape) -> SharedShape {
    let cm = |mm: f64| (mm / 10.0) as f32;
    match shape {
        Shape::Box([a, b, c]) => SharedShape::cuboid(cm(a), cm(b), cm(c)),
        Shape::Roller { half_length, radius } => SharedShape::cylinder(cm(half_length), cm(radius)),
        Shape::Pyramid { half_base, below, above } => {
            let (side, base) = (cm(half_base), cm(-below));
            let corners = [
                Vector::new(side, base, side),
                Vector::new(side, base, -side),
                Vector::new(-side, base, -side),
                Vector::new(-side, base, side),
                Vector::new(0.0, cm(above), 0.0),
            ];
            SharedShape::convex_hull(&corners).expect("five corners make a pyramid")
        }
    }
}

/// A pose of a position, for the engine: the quaternion brought back to length 1.
pub(super) fn placed(pose: &Pose) -> Placed {
    let [x, y, z] = pose.pos.map(|um| (f64::from(um) / 1e4) as f32);
    let [i, j, k, w] = pose.rot.map(|part| (f64::from(part) / crate::geometry::PARTS) as f32);
    Placed::from_parts(Vector::new(x, y, z), Rotation::from_xyzw(i, j, k, w).normalize())
}

pub(super) fn vector([x, y, z]: [f64; 3]) -> Vector {
    Vector::new(x as f32, y as f32, z as f32)
}

fn rotation(Turn { x, y, z, w }: Turn) -> Rotation {
    Rotation::from_xyzw(x as f32, y as f32, z as f32, w as f32).normalize()
}
