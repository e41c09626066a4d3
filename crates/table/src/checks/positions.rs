//! Positions: whole, lawful, and enough to go on from.

use super::findings::{Findings, same, seen};
use super::walk::{Played, played};
use super::{Fault, Plan, json, text};
use crate::{Game, Seat, Viewer};
use serde_json::Value;

/// Catches a card or coin that is lost or made on the way (loading checks the game's invariants), and anything that
/// is written in one way and read in another.
pub fn every_position_loads_and_is_written_the_same<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    plan.at_each_decision(|walk| {
        let loaded = loaded(&walk.game)?;
        same("a position, loaded and written again", &text(&walk.game.position()), &text(&loaded.position()))
    })
}

/// Catches a position that forgets something: a copy is loaded in mid-game, and both go on with the same actions.
pub fn a_saved_game_goes_on_as_the_same_game<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    go_on_together(plan, loaded, must_be_the_same_but_for_memory)
}

/// Catches a game that drops what it needs when it is only to be played, and one that then reminds a seat of something
/// other than before.
pub fn a_game_that_is_only_played_goes_on_as_the_same_game<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let only_played = |game: &G| {
        let mut copy = game.clone();
        copy.only_play();
        Ok(copy)
    };
    go_on_together(plan, only_played, must_be_the_same_or_remind_of_nothing)
}

/// Copies are made in mid-game, and go on with the same actions as the game itself.
fn go_on_together<G: Game>(
    plan: &Plan<G>,
    copied: impl Fn(&G) -> Result<G, Fault>,
    must_be_the_same: impl Fn(&G, &G) -> Result<(), Fault>,
) -> Result<(), Fault> {
    const COPIES: usize = 3;
    for walk in plan.walks() {
        let mut walk = walk?;
        let mut copies: Vec<G> = Vec::new();
        loop {
            for copy in &copies {
                must_be_the_same(&walk.game, copy).map_err(|fault| fault.at(&walk.place()))?;
            }
            if copies.is_empty() || (copies.len() < COPIES && walk.guess.below(16) == 0) {
                copies.push(copied(&walk.game).map_err(|fault| fault.at(&walk.place()))?);
            }
            let Some(Played { seat, action, events }) = walk.step()? else {
                break;
            };
            walk.spend(copies.len());
            for copy in &mut copies {
                let of_copy = played(copy, seat, &action).map_err(|fault| fault.at(&walk.place()))?;
                same("events of a copy", &text(&events), &text(&of_copy))
                    .map_err(|fault| fault.at(&walk.place()))?;
            }
        }
    }
    Ok(())
}

/// Catches anything besides seed and actions that influences a game: a clock, a global, a map in random order.
pub fn the_same_seed_and_actions_give_the_same_bytes<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    for (one, another) in plan.walks().zip(plan.walks()) {
        let (mut one, mut another) = (one?, another?);
        loop {
            must_be_the_same_game(&one.game, &another.game).map_err(|fault| fault.at(&one.place()))?;
            let Some(Played { seat, action, events }) = one.step()? else {
                break;
            };
            let again = another.play(seat, &action)?;
            same("events", &text(&events), &text(&again)).map_err(|fault| fault.at(&one.place()))?;
            for viewer in viewers(&one.game) {
                let (events, again) = (seen::<G>(&events, viewer), seen::<G>(&again, viewer));
                same("seen events", &text(&events), &text(&again)).map_err(|fault| fault.at(&one.place()))?;
            }
        }
    }
    Ok(())
}

/// The game as it is after saving and loading.
pub(super) fn loaded<G: Game>(game: &G) -> Result<G, Fault> {
    G::load(&json(&game.position())).map_err(|bad| Fault::new(format!("its position does not load: {bad}")))
}

/// The game as it is, and as it is after saving and loading: its seats have then seen less.
pub(super) fn with_and_without_memory<G: Game>(game: &G) -> Result<[G; 2], Fault> {
    Ok([game.clone(), loaded(game)?])
}

/// Everybody who may look on.
fn viewers<G: Game>(game: &G) -> impl Iterator<Item = Viewer> {
    Seat::all(game.seats()).map(Viewer::Seat).chain([Viewer::Spectator])
}

fn must_be_the_same_game<G: Game>(one: &G, another: &G) -> Result<(), Fault> {
    must_be_the_same(one, another, |sight| sight)
}

/// What a seat saw before is not in a position, so a loaded game cannot remind it of that.
fn must_be_the_same_but_for_memory<G: Game>(one: &G, another: &G) -> Result<(), Fault> {
    must_be_the_same(one, another, Findings::but_for_memory)
}

/// A game that is only played may stop keeping its memory. Then it must tell nothing, rather than what was sure once.
fn must_be_the_same_or_remind_of_nothing<G: Game>(one: &G, only_played: &G) -> Result<(), Fault> {
    let forgot = Seat::all(one.seats()).all(|seat| tells_nothing(&json(&only_played.memory(seat))));
    if forgot {
        must_be_the_same(one, only_played, Findings::without_memory)
    } else {
        must_be_the_same_game(one, only_played)
    }
}

/// Whether a document is made of nothing: no number but 0, no name, no entry with anything in it.
fn tells_nothing(document: &Value) -> bool {
    match document {
        Value::Null => true,
        Value::Bool(_) | Value::String(_) => false,
        Value::Number(number) => number.as_u64() == Some(0),
        Value::Array(entries) => entries.iter().all(tells_nothing),
        Value::Object(entries) => entries.values().all(tells_nothing),
    }
}

fn must_be_the_same<G: Game>(
    one: &G,
    another: &G,
    compared: impl Fn(Findings) -> Findings,
) -> Result<(), Fault> {
    same("position", &text(&one.position()), &text(&another.position()))?;
    let sight = |game: &G, viewer| {
        compared(match viewer {
            Viewer::Seat(seat) => Findings::of_seat(game, seat, &[]),
            Viewer::Spectator => Findings::of(game, viewer),
        })
    };
    viewers(one).try_for_each(|viewer| sight(one, viewer).must_be(&sight(another, viewer)))
}
