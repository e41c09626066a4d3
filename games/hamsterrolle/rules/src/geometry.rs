//! Where things are, in the terms of the rules: compartments, reach, the lowest point of a piece.
//!
//! Everything is computed from the integers of a position, in `f64`, with the four operations and square roots alone,
//! which are the same on every machine. The directions of the compartments are stored numbers. The few other angles
//! come from `libm`, which is arithmetic in Rust and not the machine's own library.

use crate::pieces::{Piece, Shape};
use serde::{Deserialize, Serialize};
use std::ops::Mul;

/// How many compartments the wheel has.
pub const COMPARTMENTS: u8 = 12;

/// Half the square root of 3: the sine of 60°.
const SIN_60: f64 = 0.866_025_403_784_438_6;

/// The sine of 30°·k.
const SIN: [f64; 12] = [0.0, 0.5, SIN_60, 1.0, SIN_60, 0.5, 0.0, -0.5, -SIN_60, -1.0, -SIN_60, -0.5];

/// d(30°·k): outward through the middle of compartment k, in the wheel's frame.
fn outward(k: u8) -> [f64; 3] {
    let [cos, sin, _] = forward(k);
    [sin, -cos, 0.0]
}

/// t(30°·k): forward in compartment k, in the wheel's frame.
fn forward(k: u8) -> [f64; 3] {
    let k = usize::from(k);
    [SIN[(k + 3) % 12], SIN[k % 12], 0.0]
}

fn dot(a: [f64; 3], b: [f64; 3]) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// A rotation as a quaternion of length 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Quaternion {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) z: f64,
    pub(crate) w: f64,
}

/// The square root of one half: a quarter turn's sine and cosine of half the angle.
const QUARTER: f64 = std::f64::consts::FRAC_1_SQRT_2;

impl Quaternion {
    const NONE: Quaternion = Quaternion { x: 0.0, y: 0.0, z: 0.0, w: 1.0 };
    const X90: Quaternion = Quaternion { x: QUARTER, w: QUARTER, ..Quaternion::NONE };
    const Y90: Quaternion = Quaternion { y: QUARTER, w: QUARTER, ..Quaternion::NONE };
    const Z90: Quaternion = Quaternion { z: QUARTER, w: QUARTER, ..Quaternion::NONE };

    /// About y, by this many degrees.
    pub(crate) fn about_y(degrees: f64) -> Quaternion {
        let (sin, cos) = half(degrees);
        Quaternion { y: sin, w: cos, ..Quaternion::NONE }
    }

    /// About z, by this many degrees.
    pub(crate) fn about_z(degrees: f64) -> Quaternion {
        let (sin, cos) = half(degrees);
        Quaternion { z: sin, w: cos, ..Quaternion::NONE }
    }

    /// How a piece stands in the hand: which of its own axes points forward, to the hub and along the axle.
    pub(crate) fn stand(stand: u8) -> Quaternion {
        match stand {
            0 => Quaternion::NONE,
            1 => Quaternion::X90,
            2 => Quaternion::Y90,
            3 => Quaternion::Z90,
            4 => Quaternion::Y90 * Quaternion::X90,
            _ => Quaternion::Z90 * Quaternion::X90,
        }
    }

    fn inverse(self) -> Quaternion {
        Quaternion { x: -self.x, y: -self.y, z: -self.z, w: self.w }
    }

    /// Where this rotation takes a vector.
    pub(crate) fn of(self, [x, y, z]: [f64; 3]) -> [f64; 3] {
        let turned = self * Quaternion { x, y, z, w: 0.0 } * self.inverse();
        [turned.x, turned.y, turned.z]
    }

    fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y + self.z * self.z + self.w * self.w).sqrt()
    }

    /// Where it takes the axes x, y and z.
    fn axes(self) -> [[f64; 3]; 3] {
        [self.of([1.0, 0.0, 0.0]), self.of([0.0, 1.0, 0.0]), self.of([0.0, 0.0, 1.0])]
    }
}

/// How many ways there are to hold a piece, each with one of its axes forward and one to the hub.
pub const STANDS: u8 = 6;

/// The sine and cosine of half an angle.
fn half(degrees: f64) -> (f64, f64) {
    let radians = degrees * (std::f64::consts::PI / 360.0);
    (libm::sin(radians), libm::cos(radians))
}

/// The right factor is applied first.
impl Mul for Quaternion {
    type Output = Quaternion;

    fn mul(self, o: Quaternion) -> Quaternion {
        Quaternion {
            x: self.w * o.x + self.x * o.w + self.y * o.z - self.z * o.y,
            y: self.w * o.y - self.x * o.z + self.y * o.w + self.z * o.x,
            z: self.w * o.z + self.x * o.y - self.y * o.x + self.z * o.w,
            w: self.w * o.w - self.x * o.x - self.y * o.y - self.z * o.z,
        }
    }
}

/// The quaternion parts that make 1.
pub(crate) const PARTS: f64 = 1e7;

/// Where a body is and how it is turned, in the integers of a position: µm, and quaternion parts in 10⁻⁷.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Pose {
    /// x, y and z in µm.
    pub pos: [i32; 3],
    /// The quaternion's x, y, z and w in 10⁻⁷.
    pub rot: [i32; 4],
}

impl Pose {
    /// The pose with these numbers (mm), rounded half away from zero.
    pub(crate) fn rounded(mm: [f64; 3], turn: Quaternion) -> Pose {
        let parts = [turn.x, turn.y, turn.z, turn.w];
        Pose {
            pos: mm.map(|coordinate| (coordinate * 1e3).round() as i32),
            rot: parts.map(|part| (part * PARTS).round() as i32),
        }
    }

    /// The centre in mm.
    pub(crate) fn mm(&self) -> [f64; 3] {
        self.pos.map(|um| f64::from(um) / 1e3)
    }

    /// How far the quaternion's length is from 1.
    pub(crate) fn slack(&self) -> f64 {
        (self.quaternion().length() - 1.0).abs()
    }

    fn quaternion(&self) -> Quaternion {
        let [x, y, z, w] = self.rot.map(|part| f64::from(part) / PARTS);
        Quaternion { x, y, z, w }
    }

    /// How it is turned, the quaternion brought back to length 1.
    pub(crate) fn turn(&self) -> Quaternion {
        let turn = self.quaternion();
        let length = turn.length();
        Quaternion { x: turn.x / length, y: turn.y / length, z: turn.z / length, w: turn.w / length }
    }

    /// The same body, seen from the wheel: its centre relative to the axle (mm) and its rotation.
    fn in_wheel(&self, wheel: &Pose) -> ([f64; 3], Quaternion) {
        let [from, axle] = [self.mm(), wheel.mm()];
        let back = wheel.turn().inverse();
        (back.of([from[0] - axle[0], from[1] - axle[1], from[2] - axle[2]]), back * self.turn())
    }
}

/// The compartment of something whose centre is here; ties go to the lower one.
pub(crate) fn compartment(wheel: &Pose, of: &Pose) -> u8 {
    let (centre, _) = of.in_wheel(wheel);
    let flat = [centre[0], centre[1], 0.0];
    best(|k| dot(outward(k), flat))
}

/// The two lowest compartments, the lower one first; ties go to the lower number.
pub(crate) fn lowest(wheel: &Pose) -> [u8; 2] {
    let turn = wheel.turn();
    let depth = |k: u8| -turn.of(outward(k))[1];
    let first = best(depth);
    let second = best(|k| if k == first { f64::NEG_INFINITY } else { depth(k) });
    [first, second]
}

/// The compartment for which this is greatest, the lower number among equals.
fn best(of: impl Fn(u8) -> f64) -> u8 {
    (1..COMPARTMENTS).fold(0, |best, k| if of(k) > of(best) { k } else { best })
}

/// How far a shape with this rotation extends from its centre in this direction (mm).
fn extent(shape: Shape, turn: Quaternion, direction: [f64; 3]) -> f64 {
    let along = turn.axes().map(|axis| dot(axis, direction));
    match shape {
        Shape::Box(half) => half.iter().zip(along).map(|(half, along)| half * along.abs()).sum(),
        Shape::Roller { half_length, radius } => {
            half_length * along[1].abs() + radius * (1.0 - along[1] * along[1]).max(0.0).sqrt()
        }
        Shape::Pyramid { half_base, below, above } => {
            let base = half_base * (along[0].abs() + along[2].abs()) - below * along[1];
            base.max(above * along[1])
        }
    }
}

/// The reach of a piece in compartment k (µm): how far forward of the compartment's middle it goes.
pub(crate) fn reach(wheel: &Pose, piece: Piece, at: &Pose, k: u8) -> i32 {
    let (centre, turn) = at.in_wheel(wheel);
    um(dot(forward(k), centre) + extent(piece.color().shape(), turn, forward(k)))
}

/// The height of a piece's lowest point above the table (µm).
pub(crate) fn bottom(piece: Piece, at: &Pose) -> i32 {
    um(at.mm()[1] - extent(piece.color().shape(), at.turn(), [0.0, -1.0, 0.0]))
}

/// Half the room that a piece takes up when it is held like this: forward, towards the hub and along the axle (mm).
pub(crate) fn half_extents(piece: Piece, aim: &Held) -> [f64; 3] {
    let shape = piece.color().shape();
    [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|axis: [f64; 3]| {
        let back = axis.map(|part| -part);
        extent(shape, aim.turn(), axis).max(extent(shape, aim.turn(), back))
    })
}

/// How far up the front of the wheel the middle of a compartment stands: degrees from the lowest point, negative on the
/// rear side.
pub(crate) fn slope(wheel: &Pose, compartment: u8) -> f64 {
    let [x, y, _] = wheel.turn().of(outward(compartment));
    libm::atan2(x, -y).to_degrees()
}

fn um(mm: f64) -> i32 {
    (mm * 1e3).round() as i32
}

/// How a hand holds a piece over a compartment: in the compartment's own frame, mm and degrees. Fractions come from a
/// tremor (HAM-21).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Held {
    pub(crate) compartment: u8,
    pub(crate) along: f64,
    pub(crate) side: f64,
    pub(crate) stand: u8,
    pub(crate) tilt: f64,
    pub(crate) yaw: f64,
}

impl Held {
    /// How the piece is turned in the compartment's frame.
    fn turn(&self) -> Quaternion {
        Quaternion::about_z(self.tilt) * Quaternion::about_y(self.yaw) * Quaternion::stand(self.stand)
    }

    /// The reach of the aimed piece (µm), whichever way the wheel is turned (HAM-9).
    pub(crate) fn reach(&self, piece: Piece) -> i32 {
        um(self.along + extent(piece.color().shape(), self.turn(), [1.0, 0.0, 0.0]))
    }

    /// The frame of the compartment in the world.
    fn frame(&self, wheel: &Pose) -> Quaternion {
        wheel.turn() * Quaternion::about_z(30.0 * f64::from(self.compartment))
    }

    /// Where the piece is when its centre is this far from the axle (mm), the way into the compartment.
    pub(crate) fn pose(&self, wheel: &Pose, from_axle: f64) -> Pose {
        let frame = self.frame(wheel);
        let centre = frame.of([self.along, -from_axle, self.side]);
        let axle = wheel.mm();
        Pose::rounded([axle[0] + centre[0], axle[1] + centre[1], axle[2] + centre[2]], frame * self.turn())
    }

    /// The way into the compartment, in the world.
    pub(crate) fn outward(&self, wheel: &Pose) -> [f64; 3] {
        self.frame(wheel).of([0.0, -1.0, 0.0])
    }

    /// Forward in the compartment, in the world.
    pub(crate) fn forward(&self, wheel: &Pose) -> [f64; 3] {
        self.frame(wheel).of([1.0, 0.0, 0.0])
    }
}
