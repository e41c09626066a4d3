//! The whole game as a document, and what must be true of one that is loaded (I1 to I7).

use crate::geometry::{COMPARTMENTS, Pose};
use crate::open::{Ended, Open};
use crate::options::{Options, Stray};
use crate::physics::{MODEL, Still, is_in_wheel};
use crate::pieces::{PIECES, Piece};
use crate::state::{Hamsterrolle, Phase, Place, dealt};
use besace_table::{BadPosition, Chance, FirstPlayer, Game, Seat, Whole, present, read_document};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The version of the documents.
pub(crate) const VERSION: u32 = 1;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs, reason = "the fields are those of the rules page, name for name")]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub model: u32,
    pub options: Options,
    #[serde(serialize_with = "Chance::in_position")]
    pub rng: Chance,
    pub phase: Phase,
    #[serde(flatten)]
    pub open: Open,
}

pub(crate) fn position(game: &Hamsterrolle) -> Position {
    Position {
        game: Hamsterrolle::INFO.id,
        version: VERSION,
        model: MODEL,
        options: game.options,
        rng: game.chance,
        phase: Phase::of(game),
        open: Open::of(game),
    }
}

/// A position as it is read: anything that somebody may have written.
#[derive(Deserialize)]
struct Written {
    game: String,
    version: Whole,
    model: Whole,
    #[serde(default)]
    options: Options,
    rng: Chance,
    phase: String,
    turn: Whole,
    turn_number: Whole,
    #[serde(deserialize_with = "present")]
    front: Option<Whole>,
    travel: Whole,
    wheel: WrittenPose,
    pieces: Vec<WrittenPiece>,
    seats: Vec<WrittenSeat>,
    aside: Vec<Piece>,
    removed: Vec<Piece>,
    unused: Vec<Piece>,
    #[serde(default)]
    frames: Value,
    #[serde(deserialize_with = "present")]
    outcome: Option<WrittenEnd>,
}

#[derive(Deserialize)]
struct WrittenPose {
    pos: [Whole; 3],
    rot: [Whole; 4],
}

#[derive(Deserialize)]
struct WrittenPiece {
    id: Piece,
    pos: [Whole; 3],
    rot: [Whole; 4],
}

#[derive(Deserialize)]
struct WrittenSeat {
    hand: Vec<Piece>,
}

#[derive(Deserialize)]
struct WrittenEnd {
    winners: Vec<Whole>,
}

/// How far a wheel may have rolled in all (µm): every language can hold this number.
const FARTHEST: i64 = (1 << 53) - 1;

pub(crate) fn load(position: &Value) -> Result<Hamsterrolle, BadPosition> {
    let written: Written =
        read_document(position).map_err(|misread| BadPosition::new("I1", misread.to_string()))?;
    is_known(&written)?;
    let places = places(&written)?;
    let game = assemble(&written, places)?;
    stands_still(&game)?;
    is_rightly_over(&game, &written)?;
    Ok(Hamsterrolle { frames: frames(&written.frames)?, ..game })
}

/// What the document must be before any invariant of the game is checked. A document that is not breaks I1 as well,
/// because it holds no pieces that could be counted.
fn is_known(written: &Written) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "I1", because);
    known(written.game == Hamsterrolle::INFO.id, "`game` must be hamsterrolle")?;
    known(written.version == Whole(VERSION.into()), "`version` must be 1")?;
    known(written.model == Whole(MODEL.into()), "`model` must be 1")?;
    known((2..=4).contains(&written.seats.len()), "there must be 2 to 4 seats")?;
    known(Phase::from_id(&written.phase).is_some(), "`phase` must be turn or over")?;
    known(written.travel.0.unsigned_abs() <= FARTHEST as u64, "`travel` is too far")?;
    written.options.check().map_err(|bad| BadPosition::new("I1", bad.to_string()))
}

/// I1: every piece is in exactly one place. Where in the wheel it may be is checked later.
fn places(written: &Written) -> Result<[Place; PIECES], BadPosition> {
    let mut places = [None; PIECES];
    let somewhere = Pose { pos: [0; 3], rot: [0; 4] };
    let in_wheel = written.pieces.iter().map(|piece| (piece.id, Place::Wheel(somewhere)));
    let seats = written.seats.iter().zip(0..);
    let in_hands = seats
        .flat_map(|(seat, number)| seat.hand.iter().map(move |piece| (*piece, Place::Hand(Seat(number)))));
    let piles = [
        (&written.aside, Place::Aside),
        (&written.removed, Place::Removed),
        (&written.unused, Place::Unused),
    ];
    let in_piles = piles.into_iter().flat_map(|(pile, place)| pile.iter().map(move |piece| (*piece, place)));
    for (piece, place) in in_wheel.chain(in_hands).chain(in_piles) {
        let before = places[piece.index()].replace(place);
        if before.is_some() {
            return Err(BadPosition::new("I1", format!("{} must be in one place only", piece.id())));
        }
    }
    let lost = Piece::all().find(|piece| places[piece.index()].is_none());
    if let Some(piece) = lost {
        return Err(BadPosition::new("I1", format!("{} must be somewhere", piece.id())));
    }
    Ok(places.map(|place| place.unwrap_or(Place::Unused)))
}

/// I2 and I3: whose turn it is, and how the wheel stands.
fn assemble(written: &Written, mut places: [Place; PIECES]) -> Result<Hamsterrolle, BadPosition> {
    let seats = written.seats.len() as u8;
    let turns = |because| BadPosition::new("I2", because);
    let first = match written.options.first_player {
        FirstPlayer::Seat(seat) if seat.0 < seats => seat,
        _ => return Err(turns("`first_player` must be the seat that began")),
    };
    let turn_number = written.turn_number.fit().ok_or(turns("`turn_number` must be a number from 0"))?;
    let front = written.front.map(|front| {
        front.fit().filter(|front| *front < COMPARTMENTS).ok_or(turns("`front` must be a compartment"))
    });
    let front = front.transpose()?;
    if front.is_none() != (turn_number == 0) {
        return Err(turns("`front` must be null before the first attempt, and only then"));
    }
    let wheel = pose(&written.wheel.pos, &written.wheel.rot);
    let wheel = wheel.ok_or(BadPosition::new("I3", "the wheel must stand on the table"))?;
    for WrittenPiece { id, pos, rot } in &written.pieces {
        let broken = if pos.iter().any(|part| part.fit::<i32>().is_none()) { "I4" } else { "I3" };
        let pose = pose(pos, rot);
        places[id.index()] =
            Place::Wheel(pose.ok_or(BadPosition::new(broken, "a piece must be in the wheel"))?);
    }
    let game = Hamsterrolle {
        options: written.options,
        chance: written.rng,
        seats,
        first,
        turn_number,
        front,
        travel: written.travel.0,
        wheel,
        places,
        frames: 0,
    };
    let is_turn = written.turn == Whole(game.turn().0.into());
    BadPosition::unless(is_turn, "I2", "`turn` must be (`first_player` + `turn_number`) mod the seats")?;
    Ok(game)
}

fn pose(pos: &[Whole; 3], rot: &[Whole; 4]) -> Option<Pose> {
    let mut pose = Pose { pos: [0; 3], rot: [0; 4] };
    for (number, whole) in pose.pos.iter_mut().zip(pos) {
        *number = whole.fit()?;
    }
    for (number, whole) in pose.rot.iter_mut().zip(rot) {
        *number = whole.fit()?;
    }
    Some(pose)
}

/// I3, I4 and I5: everything is where it can be.
fn stands_still(game: &Hamsterrolle) -> Result<(), BadPosition> {
    let Pose { pos: [x, y, z], rot: [tilt, twist, ..] } = game.wheel;
    let stands = (x, z, tilt, twist) == (0, 0, 0, 0) && (177_000..=179_000).contains(&y);
    BadPosition::unless(stands, "I3", "the wheel must stand upright on the table at x = z = 0")?;
    let is_turned = |pose: &Pose| pose.slack() <= 1e-5;
    let all_turned = is_turned(&game.wheel) && game.in_wheel().all(|(_, pose)| is_turned(&pose));
    BadPosition::unless(all_turned, "I3", "every quaternion must have length 1")?;
    let out = game.in_wheel().find(|(piece, pose)| !is_in_wheel(&game.wheel, *piece, pose));
    if let Some((piece, _)) = out {
        return Err(BadPosition::new("I4", format!("{} must be in the wheel, above the table", piece.id())));
    }
    let overlaps = Still::new(&game.wheel, game.in_wheel()).overlaps();
    BadPosition::unless(!overlaps, "I5", "no piece may be more than 6 mm inside another or the wheel")
}

/// I6: the end, and the piles that no hand can reach.
fn is_rightly_over(game: &Hamsterrolle, written: &Written) -> Result<(), BadPosition> {
    let right = |holds, because| BadPosition::unless(holds, "I6", because);
    let winners = |outcome: &WrittenEnd| -> Vec<i64> { outcome.winners.iter().map(|seat| seat.0).collect() };
    let due = Ended::of(game).map(|outcome| outcome.winners.iter().map(|seat| i64::from(seat.0)).collect());
    right(written.outcome.as_ref().map(winners) == due, "`outcome` must be what HAM-18 to HAM-20 say")?;
    right(written.phase == Phase::of(game).id(), "`phase` must be over exactly when there is an outcome")?;
    let removes = game.options.stray == Stray::Removed;
    right(removes || written.removed.is_empty(), "`removed` must be empty where strays are laid aside")?;
    let unused = dealt(game.seats, game.options.fourth_set);
    let is_unused = |place: &Place| *place == Place::Unused;
    let pairs = || Piece::all().skip(1).map(|piece| (&game.places[piece.index()], &unused[piece.index()]));
    let same = pairs().all(|(place, due)| is_unused(place) == is_unused(due));
    let pyramid = !is_unused(&game.places[Piece::BLACK.index()]);
    right(same && pyramid, "`unused` must be what HAM-3 leaves out")
}

/// I7.
fn frames(written: &Value) -> Result<u32, BadPosition> {
    let frames = match written {
        Value::Null => Some(0),
        number => number.as_u64().and_then(|number| u32::try_from(number).ok()),
    };
    let frames = frames.filter(|frames| *frames <= 100_000);
    frames.ok_or(BadPosition::new("I7", "`frames` must be a whole number from 0 to 100,000"))
}
