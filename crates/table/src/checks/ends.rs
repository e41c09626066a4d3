//! Games end, and say how.

use super::walk::Walk;
use super::{Fault, Plan, json, text};
use crate::{Game, Refusal, Seat, Standings};

/// Catches a game that stalls or never ends, one that ends without a result or goes on after its end, ranks with wrong
/// gaps, and scores that differ from the result's. A walk that is cut short has no end, but at least one walk must
/// reach it.
pub fn every_game_ends_with_a_result<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let mut ends = 0;
    for walk in plan.walks() {
        let mut walk = walk?;
        let mut taken = Vec::new();
        loop {
            runs_or_is_over(&walk.game).map_err(|fault| fault.at(&walk.place()))?;
            match walk.step()? {
                Some(step) => taken.push((step.seat, step.action)),
                None => break,
            }
        }
        if walk.game.pending().is_empty() {
            is_over(&walk, &taken).map_err(|fault| fault.at(&walk.place()))?;
            ends += 1;
        }
    }
    Fault::unless(ends > 0, || "no game comes to its end within the work of a walk".into())
}

fn runs_or_is_over<G: Game>(game: &G) -> Result<(), Fault> {
    match (game.pending().is_empty(), game.result().is_some()) {
        (true, false) => Err(Fault::new("nobody is asked, and there is no result")),
        (false, true) => Err(Fault::new("there is a result, and somebody is asked")),
        _ => Ok(()),
    }
}

fn is_over<G: Game>(walk: &Walk<'_, G>, taken: &[(Seat, G::Action)]) -> Result<(), Fault> {
    let game = &walk.game;
    Fault::unless(walk.speakers().is_empty(), || "seats may speak after the end".into())?;
    for seat in Seat::all(game.seats()) {
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        Fault::unless(offers.is_empty(), || format!("seat {} has something to do after the end", seat.0))?;
    }
    for (seat, action) in taken {
        let typed = game.allow(*seat, action).err();
        let written = game.read(*seat, &json(action)).err();
        Fault::unless(typed == Some(Refusal::GameOver) && written == typed, || {
            format!("{} is not refused with game_over, but {typed:?} and {written:?}", text(action))
        })?;
    }
    let result = game.result().ok_or_else(|| Fault::new("there is no result"))?;
    let scores: Vec<i32> = result.seats.iter().map(|standing| standing.score).collect();
    Fault::unless(game.scores() == scores, || {
        format!("the scores {:?} are not those of the result, {scores:?}", game.scores())
    })?;
    ranks_are_right(&result, game.seats())
}

/// Equals share the better rank and leave a gap after it (1, 1, 3), and the winners are those of rank 1.
fn ranks_are_right<B>(result: &Standings<B>, seats: u8) -> Result<(), Fault> {
    let ranks: Vec<u8> = result.seats.iter().map(|standing| standing.rank).collect();
    let told = || format!("ranks {ranks:?}, winners {:?}", result.winners);
    Fault::unless(ranks.len() == usize::from(seats), || format!("not every seat has a rank: {}", told()))?;
    let better = |rank: u8| ranks.iter().filter(|other| **other < rank).count();
    let due = ranks.iter().all(|rank| usize::from(*rank) == 1 + better(*rank));
    Fault::unless(due, || format!("the ranks have wrong gaps: {}", told()))?;
    let first: Vec<Seat> = Seat::all(seats).filter(|seat| ranks[seat.index()] == 1).collect();
    Fault::unless(result.winners == first, || format!("the winners are not those of rank 1: {}", told()))
}
