//! The whole game as a document (TOL-10), and what must be true of one that is loaded (TOL-13).

#![allow(missing_docs, reason = "the fields are those of the rules page, name for name")]

use crate::Options;
use crate::goods::{Good, HAND};
use crate::state::{Phase, Stall, Toll, pending, seats};
use crate::view::counted;
use besace_table::{BadPosition, FirstPlayer, Game, Group, Seat, Secret, Whole, present, read_document};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    pub phase: Phase,
    pub round: u8,
    pub guard: Seat,
    pub seats: Vec<StallPosition>,
    pub deck: Vec<Good>,
    pub gone: BTreeMap<Good, usize>,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StallPosition {
    pub hand: Vec<Good>,
    pub bag: Option<Good>,
    pub coins: u16,
}

pub(crate) fn position(game: &Toll) -> Position {
    let stall = |stall: &Stall| StallPosition {
        hand: stall.hand.for_rules().clone(),
        bag: *stall.bag.for_rules(),
        coins: stall.coins,
    };
    Position {
        game: Toll::INFO.id,
        version: 1,
        options: game.options,
        phase: game.phase,
        round: game.round,
        guard: game.guard,
        seats: game.stalls.iter().map(stall).collect(),
        deck: game.deck.for_rules().clone(),
        gone: counted(&game.gone),
    }
}

/// A position as it is read: anything that somebody may have written.
#[derive(Deserialize)]
struct Written {
    game: String,
    version: Whole,
    #[serde(default)]
    options: Options,
    phase: String,
    round: Whole,
    guard: Whole,
    seats: Vec<WrittenStall>,
    deck: Vec<Good>,
    gone: Group<Good>,
}

#[derive(Deserialize)]
struct WrittenStall {
    hand: Vec<Good>,
    #[serde(deserialize_with = "present")]
    bag: Option<Good>,
    coins: Whole,
}

pub(crate) fn load(position: &Value) -> Result<Toll, BadPosition> {
    let written = read_document(position);
    let game = assemble(written.map_err(|misread| BadPosition::new("TOL-10", misread.to_string()))?)?;
    check(&game)?;
    Ok(game)
}

/// Lays out what was written, refusing what no table can hold.
fn assemble(written: Written) -> Result<Toll, BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "TOL-10", because);
    let seats = written.seats.len();
    known(written.game == Toll::INFO.id, "`game` must be toll")?;
    known(written.version == Whole(1), "`version` must be 1")?;
    known((3..=5).contains(&seats), "there must be 3 to 5 seats")?;
    known(written.options.first_player.fits(seats as u8), "`first_player` must be a seat or random")?;
    known(Options::FEES.contains(&written.options.fee), "`fee` must be 2 or 3")?;
    let phase = Phase::from_id(&written.phase);
    let phase = phase.ok_or(BadPosition::new("TOL-10", "`phase` must be seal, gate or over"))?;
    let round = written.round.fit().filter(|round| (1..=seats as u8).contains(round));
    let round = round.ok_or(BadPosition::new("TOL-10", "`round` must be 1 to the number of seats"))?;
    let guard = written.guard.fit().filter(|guard| usize::from(*guard) < seats).map(Seat);
    let guard = guard.ok_or(BadPosition::new("TOL-10", "`guard` must be a seat"))?;
    let stalls = written.seats.into_iter().zip(0..).map(|(written, seat)| stall(written, Seat(seat)));
    Ok(Toll {
        options: written.options,
        phase,
        round,
        guard,
        stalls: stalls.collect::<Result<_, _>>()?,
        deck: Secret::unseen(written.deck),
        gone: gone(written.gone)?,
    })
}

fn stall(written: WrittenStall, seat: Seat) -> Result<Stall, BadPosition> {
    let coins =
        written.coins.fit().ok_or(BadPosition::new("TOL-13", "coins must be whole numbers from 0"))?;
    let mut stall = Stall::new(seat, written.hand);
    *stall.bag.for_rules_mut() = written.bag;
    stall.coins = coins;
    Ok(stall)
}

fn gone(Group(counts): Group<Good>) -> Result<Vec<Good>, BadPosition> {
    let mut gone = Vec::new();
    for (good, count) in counts {
        let count = count.fit().filter(|count| *count <= good.copies());
        let count = count.ok_or(BadPosition::new("TOL-13", "no more goods can be gone than there are"))?;
        gone.extend(std::iter::repeat_n(good, count));
    }
    Ok(gone)
}

/// TOL-13.
fn check(game: &Toll) -> Result<(), BadPosition> {
    let whole = |holds, because| BadPosition::unless(holds, "TOL-13", because);
    let mut goods = game.gone.clone();
    goods.extend(game.deck.for_rules());
    for (stall, seat) in game.stalls.iter().zip(0..) {
        goods.extend(stall.hand.for_rules());
        goods.extend(*stall.bag.for_rules());
        let sealed = stall.bag.count();
        whole(stall.hand.count() == HAND - sealed, "a hand must have 3 cards, one less beside a sealed bag")?;
        let may_be_sealed = match game.phase {
            Phase::Seal => sealed == 0 || game.guard != Seat(seat),
            Phase::Gate => (sealed == 1) == (game.guard != Seat(seat)),
            Phase::Over => sealed == 0,
        };
        whole(may_be_sealed, "only merchants can have bags: all of them in gate, and none in over")?;
    }
    whole(!pending(game).is_empty() || game.phase != Phase::Seal, "in seal a bag must still be open")?;
    whole(counted(&goods) == counted(&Good::whole_box()), "every good of the box must be somewhere, once")?;
    let drawn = usize::from(game.round - u8::from(game.phase != Phase::Over)) * (game.stalls.len() - 1);
    whole(game.gone.len() == drawn, "each round before this one must have used a good of every merchant")?;
    let first = game.options.first_player;
    whole(first.fits(seats(game)), "`first_player` must be a seat of this table")?;
    if let FirstPlayer::Seat(first) = first {
        let guard = (0..game.round - 1).fold(first, |guard, _| guard.left(seats(game)));
        whole(game.guard == guard, "the guard must be the one that the round gives")?;
    }
    whole(game.phase != Phase::Over || game.round == seats(game), "the last round must be over")
}
