//! What the table holds, the setup that lays it out, and the questions that every part of the rules asks it.

use crate::geometry::{self, COMPARTMENTS, Pose};
use crate::open::PieceAt;
use crate::options::{FourthSet, Options};
use crate::physics::{self, Settled, Silence, Still};
use crate::pieces::{Color, PIECES, Piece, SETS};
use crate::view::View;
use besace_table::{BadSetup, Chance, FirstPlayer, Game, Seat, SeatSet, Seed, named};
use std::sync::LazyLock;

/// A whole game of Hamsterrolle.
#[derive(Clone)]
pub struct Hamsterrolle {
    /// With the seat that began as `first_player`.
    pub(crate) options: Options,
    pub(crate) chance: Chance,
    pub(crate) seats: u8,
    pub(crate) first: Seat,
    /// How many attempts have been made.
    pub(crate) turn_number: u32,
    /// Where the next piece may be laid (HAM-14); `None` before the first attempt.
    pub(crate) front: Option<u8>,
    /// How far the wheel has rolled in all (µm).
    pub(crate) travel: i64,
    pub(crate) wheel: Pose,
    /// Where each piece is, by index: so each is in exactly one place.
    pub(crate) places: [Place; PIECES],
    /// How many frames the recording of the last turn had.
    pub(crate) frames: u32,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    Wheel(Pose),
    Hand(Seat),
    Aside,
    Removed,
    Unused,
}

named! {
    /// What kind of decision is due.
    pub enum Phase {
        /// A seat lays, moves or lets go a piece.
        Turn = "turn",
        /// Somebody has won.
        Over = "over",
    }
}

/// HAM-2: the wheel as it stands when the pyramid has come to rest in it. It is the same for every game.
static FIRST: LazyLock<Settled> = LazyLock::new(|| {
    let unturned = [0, 0, 0, geometry::PARTS as i32];
    let wheel = Pose { pos: [0, 178_000, 0], rot: unturned };
    let pyramid = Pose { pos: [0, 26_000, 0], rot: unturned };
    physics::run(&wheel, [(Piece::BLACK, pyramid)].into_iter(), None, &mut Silence)
});

/// The setup of HAM-2 to HAM-4.
pub(crate) fn new(seats: u8, seed: Seed, options: &Options) -> Result<Hamsterrolle, BadSetup> {
    Hamsterrolle::INFO.check_seats(seats)?;
    options.check()?;
    let mut chance = Chance::new(seed);
    let first = options.first_player.choose(seats, &mut chance)?;
    let mut places = dealt(seats, options.fourth_set);
    for (piece, pose) in &FIRST.pieces {
        places[piece.index()] = Place::Wheel(*pose);
    }
    Ok(Hamsterrolle {
        options: Options { first_player: FirstPlayer::Seat(first), ..*options },
        chance,
        seats,
        first,
        turn_number: 0,
        front: None,
        travel: FIRST.rolled,
        wheel: FIRST.wheel,
        places,
        frames: 0,
    })
}

impl Hamsterrolle {
    /// The game that this is a view of, with this chance.
    pub(crate) fn of_view(view: &View, chance: Chance) -> Hamsterrolle {
        let open = &view.open;
        let mut places = [Place::Unused; PIECES];
        let hands = open.seats.iter().zip(0..).map(|(seat, number)| (&seat.hand, Place::Hand(Seat(number))));
        for (pieces, place) in hands.chain([(&open.aside, Place::Aside), (&open.removed, Place::Removed)]) {
            pieces.iter().for_each(|piece| places[piece.index()] = place);
        }
        for PieceAt { id, pos, rot } in &open.pieces {
            places[id.index()] = Place::Wheel(Pose { pos: *pos, rot: *rot });
        }
        let first = match view.options.first_player {
            FirstPlayer::Seat(seat) => seat,
            _ => unreachable!("a view names the seat that began"),
        };
        Hamsterrolle {
            options: view.options,
            chance,
            seats: open.seats.len() as u8,
            first,
            turn_number: open.turn_number,
            front: open.front,
            travel: open.travel,
            wheel: open.wheel,
            places,
            frames: open.frames,
        }
    }
}

pub(crate) fn seats(game: &Hamsterrolle) -> u8 {
    game.seats
}

pub(crate) fn phase(game: &Hamsterrolle) -> &'static str {
    Phase::of(game).id()
}

/// The seat whose turn it is, until the game is over.
pub(crate) fn pending(game: &Hamsterrolle) -> SeatSet {
    if game.is_over() { SeatSet::EMPTY } else { SeatSet::one(game.turn()) }
}

/// HAM-4: at four seats two play against two, unless the table chooses otherwise.
pub(crate) fn teams(seats: u8, options: &Options) -> Vec<SeatSet> {
    let team = |first: u8| [first, first + 1].into_iter().map(Seat).collect();
    if seats == 4 && options.teams { vec![team(0), team(2)] } else { Vec::new() }
}

impl Phase {
    pub(crate) fn of(game: &Hamsterrolle) -> Phase {
        if game.is_over() { Phase::Over } else { Phase::Turn }
    }
}

impl Hamsterrolle {
    /// The seat whose turn it is, or would be.
    pub(crate) fn turn(&self) -> Seat {
        let turns = u64::from(self.first.0) + u64::from(self.turn_number);
        Seat((turns % u64::from(self.seats)) as u8)
    }

    /// HAM-18, HAM-19 and HAM-20.
    pub(crate) fn is_over(&self) -> bool {
        let empty = Seat::all(self.seats).filter(|seat| self.hand(*seat).next().is_none()).count();
        let enough = if self.has_teams() { 2 } else { 1 };
        empty >= enough || self.turn_number >= u32::from(self.options.turn_limit)
    }

    /// Whether partners play together (HAM-4).
    pub(crate) fn has_teams(&self) -> bool {
        !teams(self.seats, &self.options).is_empty()
    }

    /// The other seat of the team, where there are teams: 0 and 1, 2 and 3.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        self.has_teams().then_some(Seat(seat.0 ^ 1))
    }

    pub(crate) fn in_place(&self, place: Place) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.places[piece.index()] == place)
    }

    /// The pieces that a seat holds, by index.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.in_place(Place::Hand(seat))
    }

    /// The pieces that a seat may lay (HAM-5).
    pub(crate) fn playable(&self, seat: Seat) -> impl Iterator<Item = Piece> {
        self.hand(self.plays_from(seat))
    }

    /// The seat from whose hand a seat plays: its own or, if that is empty, its partner's (HAM-5).
    pub(crate) fn plays_from(&self, seat: Seat) -> Seat {
        let own = self.hand(seat).next().is_some();
        if own { seat } else { self.partner(seat).unwrap_or(seat) }
    }

    /// The pieces in the wheel with their poses, by index.
    pub(crate) fn in_wheel(&self) -> impl Iterator<Item = (Piece, Pose)> {
        Piece::all().filter_map(|piece| match self.places[piece.index()] {
            Place::Wheel(pose) => Some((piece, pose)),
            _ => None,
        })
    }

    /// The pieces in the wheel, each with its compartment.
    pub(crate) fn compartments(&self) -> Compartments {
        let mut of = [None; PIECES];
        for (piece, pose) in self.in_wheel() {
            of[piece.index()] = Some(geometry::compartment(&self.wheel, &pose));
        }
        Compartments { of }
    }

    /// How far the pieces of a compartment reach (µm): the furthest of them; `None` if there is none.
    pub(crate) fn furthest(&self, held: &Compartments, compartment: u8) -> Option<i32> {
        let reach = |piece: Piece| match self.places[piece.index()] {
            Place::Wheel(pose) => geometry::reach(&self.wheel, piece, &pose, compartment),
            _ => unreachable!("a piece in a compartment is in the wheel"),
        };
        held.pieces(compartment).map(reach).max()
    }

    /// Everything that stands still while a piece is in the hand: the wheel, and all pieces but that one.
    pub(crate) fn still(&self, without: Piece) -> Still {
        Still::new(&self.wheel, self.in_wheel().filter(|(piece, _)| *piece != without))
    }
}

/// Which pieces are in which compartment.
pub(crate) struct Compartments {
    of: [Option<u8>; PIECES],
}

impl Compartments {
    pub(crate) fn of(&self, piece: Piece) -> Option<u8> {
        self.of[piece.index()]
    }

    /// The pieces in a compartment, by index.
    pub(crate) fn pieces(&self, compartment: u8) -> impl Iterator<Item = Piece> {
        Piece::all().filter(move |piece| self.of(*piece) == Some(compartment))
    }

    pub(crate) fn is_free(&self, compartment: u8) -> bool {
        self.pieces(compartment).next().is_none()
    }

    /// Whether a piece of this colour is in the compartment.
    pub(crate) fn has_color(&self, compartment: u8, color: Color) -> bool {
        self.pieces(compartment).any(|piece| piece.color() == color)
    }
}

/// The compartment this many ahead of another.
pub(crate) fn ahead(compartment: u8, by: u8) -> u8 {
    (compartment + by) % COMPARTMENTS
}

/// How many compartments the second lies ahead of the first.
pub(crate) fn distance(from: u8, to: u8) -> u8 {
    (to + COMPARTMENTS - from) % COMPARTMENTS
}

/// HAM-3: who gets which pieces. The pyramid is not dealt: it stands in the wheel.
pub(crate) fn dealt(seats: u8, fourth_set: FourthSet) -> [Place; PIECES] {
    let mut places = [Place::Unused; PIECES];
    for set in 0..SETS {
        for (piece, number) in Piece::of_set(set).zip(0_u8..) {
            places[piece.index()] = match (seats, set as u8) {
                (2, set) => Place::Hand(Seat(set / 2)),
                // Two pieces each in the order of the colours, all but the stick.
                (3, 3) if fourth_set == FourthSet::Shared && piece.color() != Color::White => {
                    Place::Hand(Seat([0, 1, 2, 0, 1, 2][usize::from(number)]))
                }
                (3, 3) => Place::Unused,
                (_, set) => Place::Hand(Seat(set)),
            };
        }
    }
    places
}
