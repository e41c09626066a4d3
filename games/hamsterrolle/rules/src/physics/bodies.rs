//! The shapes of the wheel and of the pieces, in the engine's terms: centimetres and grams.

use crate::geometry::{COMPARTMENTS, Pose, Quaternion};
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

/// How many flat boards the floor is made of.
const FLOORS: u8 = 24;
/// How far their middles are from the axle, and half of their sides: forward, outward and along the axle.
const FLOOR: f64 = 17.2546;
const HALF_FLOOR: [f32; 3] = [2.3243, 0.4, 3.0];
/// How far the feet of the dividers are from the axle, how high they are, in turn, and half of their other sides.
const FOOT: f64 = 17.0;
const HEIGHTS: [f64; 3] = [3.0, 2.5, 2.0];
const HALF_DIVIDER: [f32; 2] = [0.5, 3.0];

/// What pieces touch of the wheel: floors 0 to 23, then dividers 0 to 11.
pub(super) static PARTS: LazyLock<Vec<Part>> = LazyLock::new(|| {
    let floors = (0..FLOORS).map(|i| {
        let [length, thickness, width] = HALF_FLOOR;
        part(15.0 * f64::from(i) - 7.5, FLOOR, Vector::new(length, thickness, width), 0.65)
    });
    let dividers = (0..COMPARTMENTS).map(|k| {
        let height = HEIGHTS[usize::from(k) % 3];
        let [thickness, width] = HALF_DIVIDER;
        let half = Vector::new(thickness, (height / 2.0) as f32, width);
        part(30.0 * f64::from(k) + 15.0, FOOT - height / 2.0, half, (0.65 * 3.0 / height) as f32)
    });
    floors.chain(dividers).collect()
});

/// The measures of the wheel in mm, for those who draw it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wheel {
    /// The outer radius, on which it rolls.
    pub radius: f64,
    /// How many flat boards its floor is made of.
    pub floors: u8,
    /// How far the middle of such a board is from the axle.
    pub floor: f64,
    /// Half of its sides: forward, outward and along the axle.
    pub half_floor: [f64; 3],
    /// How far the feet of the dividers are from the axle.
    pub foot: f64,
    /// How high the dividers are, in turn.
    pub heights: [f64; 3],
    /// Half of their other sides: forward and along the axle.
    pub half_divider: [f64; 2],
}

impl Wheel {
    /// As it rolls.
    pub fn of_the_rules() -> Wheel {
        Wheel {
            radius: in_mm(RADIUS.into()),
            floors: FLOORS,
            floor: in_mm(FLOOR),
            half_floor: HALF_FLOOR.map(|side| in_mm(side.into())),
            foot: in_mm(FOOT),
            heights: HEIGHTS.map(in_mm),
            half_divider: HALF_DIVIDER.map(|side| in_mm(side.into())),
        }
    }
}

/// The engine's centimetres in millimetres, to the thousandth.
pub(super) fn in_mm(cm: f64) -> f64 {
    (cm * 1e4).round() / 1e3
}

fn part(degrees: f64, radius: f64, half: Vector, density: f32) -> Part {
    let turn = Quaternion::about_z(degrees);
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

fn rotation(Quaternion { x, y, z, w }: Quaternion) -> Rotation {
    Rotation::from_xyzw(x as f32, y as f32, z as f32, w as f32).normalize()
}
