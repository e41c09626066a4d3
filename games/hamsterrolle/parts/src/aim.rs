//! An aim in words, decided here once, so that terminal, log, hints and board say the same.
//!
//! `hamsterrolle-aim` is given each number as a person says it: a length and a direction. How a piece is
//! held has one word for each colour and `stand`, its [`Posture`].

use besace_hamsterrolle::{Aim, Color, Shape};
use besace_words::Sentence;

/// How a piece is held, as a person would say it. There is a sentence for each, `hamsterrolle-posture-<word>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Posture {
    /// On its broad side, its length forward.
    FlatLengthwise,
    /// On its broad side, its length along the axle.
    FlatAcross,
    /// On its broad side, which is square.
    Flat,
    /// On a long edge, its length forward.
    EdgeLengthwise,
    /// On a long edge, its length along the axle.
    EdgeAcross,
    /// Upright on its end, its broad side forward.
    EndBroad,
    /// Upright on its end, its narrow side forward.
    EndNarrow,
    /// Upright on its end, which is square or round.
    End,
    /// On one of its sides, which are all alike.
    Side,
    /// Lying, so that it would roll forward or back.
    Rolling,
    /// Lying, its length forward, so that it would roll off to the side.
    Lengthwise,
    /// A pyramid on its base.
    Base,
    /// A pyramid on a side, its top forward.
    TopForward,
    /// A pyramid on a side, its top backward.
    TopBackward,
    /// A pyramid on a side, its top along the axle.
    TopSideways,
}

impl Posture {
    /// Its word.
    pub fn id(self) -> &'static str {
        match self {
            Posture::FlatLengthwise => "flat-lengthwise",
            Posture::FlatAcross => "flat-across",
            Posture::Flat => "flat",
            Posture::EdgeLengthwise => "edge-lengthwise",
            Posture::EdgeAcross => "edge-across",
            Posture::EndBroad => "end-broad",
            Posture::EndNarrow => "end-narrow",
            Posture::End => "end",
            Posture::Side => "side",
            Posture::Rolling => "rolling",
            Posture::Lengthwise => "lengthwise",
            Posture::Base => "base",
            Posture::TopForward => "top-forward",
            Posture::TopBackward => "top-backward",
            Posture::TopSideways => "top-sideways",
        }
    }

    /// How a piece of this colour is held in this `stand`.
    pub fn of(color: Color, stand: u8) -> Posture {
        match color.shape() {
            Shape::Box(half) => of_a_box(half, stand),
            Shape::Roller { .. } => match stand {
                0 | 2 => Posture::End,
                3 | 4 => Posture::Lengthwise,
                _ => Posture::Rolling,
            },
            Shape::Pyramid { .. } => match stand {
                0 | 2 => Posture::Base,
                3 => Posture::TopBackward,
                4 => Posture::TopForward,
                _ => Posture::TopSideways,
            },
        }
    }

    /// The first `stand` of each posture that a piece of this colour can have.
    pub fn stands(color: Color) -> Vec<u8> {
        let first =
            |stand: &u8| (0..*stand).all(|other| Posture::of(color, other) != Posture::of(color, *stand));
        (0..6).filter(first).collect()
    }

    /// The posture in words.
    pub fn sentence(self) -> Sentence {
        Sentence::new(format!("hamsterrolle-posture-{}", self.id()))
    }
}

/// Which own axis points forward, to the hub and along the axle in each `stand`.
const AXES: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [2, 1, 0], [1, 0, 2], [1, 2, 0], [2, 0, 1]];

fn of_a_box(half: [f64; 3], stand: u8) -> Posture {
    let [forward, hubward, axle] = AXES[usize::from(stand) % 6].map(|axis| half[axis]);
    let (least, most) =
        (half.iter().copied().fold(f64::MAX, f64::min), half.iter().copied().fold(0.0, f64::max));
    let long = half.iter().filter(|side| **side == most).count();
    match (long, hubward == least, hubward == most) {
        (3, ..) => Posture::Side,
        // A square tile has no longer side.
        (2, true, _) => Posture::Flat,
        (2, ..) if forward == most => Posture::EdgeLengthwise,
        (2, ..) => Posture::EdgeAcross,
        (_, true, _) if forward > axle => Posture::FlatLengthwise,
        (_, true, _) => Posture::FlatAcross,
        (_, _, true) if forward == axle => Posture::End,
        (_, _, true) if forward < axle => Posture::EndBroad,
        (_, _, true) => Posture::EndNarrow,
        _ if forward > axle => Posture::EdgeLengthwise,
        _ => Posture::EdgeAcross,
    }
}

/// The numbers of an aim that go one way or the other, and what the two ways are called: backward, and forward.
pub const WAYS: [(&str, [&str; 2]); 5] = [
    ("along", ["behind", "ahead"]),
    ("side", ["left", "right"]),
    ("tilt", ["down", "up"]),
    // A turn about the line to the hub moves the front end to the left first.
    ("yaw", ["right", "left"]),
    ("push", ["behind", "ahead"]),
];

/// An aim in words: where it goes, how it is held, how it is turned, how it is pushed.
pub fn aim_in_words(aim: &Aim) -> Sentence {
    let sentence = Sentence::new("hamsterrolle-aim")
        .with("compartment", aim.compartment)
        .with("posture", Posture::of(aim.piece.color(), aim.stand).sentence());
    let numbers = [aim.along, aim.side, aim.tilt, aim.yaw, aim.push];
    WAYS.into_iter().zip(numbers).fold(sentence, |sentence, ((name, [back, fore]), number)| {
        let way = match number {
            0 => "none",
            1.. => fore,
            _ => back,
        };
        sentence.with(name, number.unsigned_abs()).with(format!("{name}-way"), way)
    })
}
