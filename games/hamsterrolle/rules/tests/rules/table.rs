//! A table to try the rules at: positions made by hand, and short words for aims.
//!
//! A position need not be in balance, so a test can lay a piece where the next turn will see it fall.

use besace_hamsterrolle::Hamsterrolle;
use besace_table::checks::desk::Desk;
use serde_json::{Value, json};

/// A fresh game of this many seats that seat 0 begins, with these options besides.
pub fn fresh(seats: u8, mut options: Value) -> Desk<Hamsterrolle> {
    options["first_player"] = json!(0);
    Desk::dealt(seats, 7, options)
}

/// An aim that is straight but for what is named.
pub fn aim(kind: &str, piece: &str, compartment: u8, named: Value) -> Value {
    let mut aim = json!({
        "type": kind, "piece": piece, "compartment": compartment,
        "along": 0, "side": 0, "stand": 0, "tilt": 0, "yaw": 0, "push": 0,
    });
    for (key, value) in named.as_object().expect("an aim is an object") {
        aim[key] = value.clone();
    }
    aim
}

pub fn place(piece: &str, compartment: u8, named: Value) -> Value {
    aim("place", piece, compartment, named)
}

pub fn pass(piece: &str, compartment: u8, named: Value) -> Value {
    aim("pass", piece, compartment, named)
}

pub fn let_go(piece: &str) -> Value {
    json!({"type": "let_go", "piece": piece})
}

/// How a piece lies in the wheel: in the frame of a compartment, mm and degrees.
#[derive(Clone, Copy)]
pub struct Lying {
    pub compartment: u8,
    pub along: f64,
    pub side: f64,
    /// How far its centre is from the axle.
    pub from_axle: f64,
    /// Turned by 90° about the hub's direction: its long side along the axle.
    pub across: bool,
}

/// On the floor of a compartment, in its middle, with this half of its height.
pub fn on_floor(compartment: u8, half_height: f64) -> Lying {
    Lying { compartment, along: 0.0, side: 0.0, from_axle: 165.5 - half_height, across: false }
}

/// A position in the making: a fresh game whose pieces are put elsewhere.
#[derive(Clone)]
pub struct Table(pub Value);

impl Table {
    /// A fresh game of this many seats, as it would be at its third attempt.
    pub fn new(seats: u8, options: Value) -> Table {
        Table(fresh(seats, options).position()).turn_number(2).front(3)
    }

    pub fn set(mut self, key: &str, value: Value) -> Table {
        self.0[key] = value;
        self
    }

    /// This many attempts have been made; whose turn it is follows from that.
    pub fn turn_number(mut self, number: u64) -> Table {
        let seats = self.0["seats"].as_array().expect("there are seats").len() as u64;
        self.0["turn_number"] = json!(number);
        self.0["turn"] = json!(number % seats);
        self
    }

    pub fn front(self, compartment: u8) -> Table {
        self.set("front", json!(compartment))
    }

    /// The wheel empty, and turned forward by this many degrees. The pyramid is in the hand of seat 0.
    pub fn turned(self, degrees: f64) -> Table {
        let mut table = self.give(&["black"], "/seats/0/hand");
        let half = (-degrees / 2.0).to_radians();
        table.0["wheel"]["rot"] = json!([0, 0, parts(half.sin()), parts(half.cos())]);
        table
    }

    /// Takes a piece from wherever it is.
    fn take(&mut self, piece: &str) {
        let is_other = |value: &Value| value != piece && value["id"] != piece;
        for key in ["pieces", "aside", "removed", "unused"] {
            self.0[key].as_array_mut().expect("a pile").retain(is_other);
        }
        for seat in self.0["seats"].as_array_mut().expect("there are seats") {
            seat["hand"].as_array_mut().expect("a hand").retain(is_other);
        }
    }

    /// Puts a piece into the wheel.
    pub fn lay(mut self, piece: &str, lying: Lying) -> Table {
        self.take(piece);
        let wheel = &self.0["wheel"];
        let rot = |at: usize| wheel["rot"][at].as_f64().expect("a number") / 1e7;
        let wheel_angle = 2.0 * rot(2).atan2(rot(3));
        let angle = wheel_angle + (30.0 * f64::from(lying.compartment)).to_radians();
        let (sin, cos) = angle.sin_cos();
        let axle = wheel["pos"][1].as_f64().expect("a number") / 1e3;
        let mm = [
            lying.along * cos + lying.from_axle * sin,
            axle + lying.along * sin - lying.from_axle * cos,
            lying.side,
        ];
        let (s, c) = (angle / 2.0).sin_cos();
        let across = if lying.across { 45.0_f64.to_radians() } else { 0.0 };
        // About z by the angle, after about y.
        let turn = [-s * across.sin(), c * across.sin(), s * across.cos(), c * across.cos()];
        let body = json!({
            "id": piece, "pos": mm.map(|mm| (mm * 1e3).round() as i64), "rot": turn.map(parts),
        });
        self.0["pieces"].as_array_mut().expect("a list").push(body);
        self
    }

    /// Puts a piece where it will fall past the rim on the table, whatever is done.
    pub fn loose(self, piece: &str) -> Table {
        self.lay(piece, Lying { side: 70.0, from_axle: 80.0, ..on_floor(9, 0.0) })
    }

    /// Puts pieces into a hand or a pile.
    pub fn give(mut self, pieces: &[&str], to: &str) -> Table {
        for piece in pieces {
            self.take(piece);
            let pile = self.0.pointer_mut(to).expect("there is such a pile");
            pile.as_array_mut().expect("a pile").push(json!(piece));
        }
        self
    }

    /// Leaves a seat these pieces only; the others go to another seat.
    pub fn only(self, seat: usize, pieces: &[&str], rest_to: usize) -> Table {
        let hand = self.hand(seat);
        let rest: Vec<&str> =
            hand.iter().map(String::as_str).filter(|piece| !pieces.contains(piece)).collect();
        self.clone()
            .give(&rest, &format!("/seats/{rest_to}/hand"))
            .give(pieces, &format!("/seats/{seat}/hand"))
    }

    pub fn hand(&self, seat: usize) -> Vec<String> {
        let hand = self.0["seats"][seat]["hand"].as_array().expect("a hand");
        hand.iter().map(|piece| piece.as_str().expect("an id").to_owned()).collect()
    }

    #[track_caller]
    pub fn desk(&self) -> Desk<Hamsterrolle> {
        Desk::load(&self.0)
    }
}

fn parts(part: f64) -> i64 {
    (part * 1e7).round() as i64
}
