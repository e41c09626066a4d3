//! `legal` and `play` agree, and bad input is harmless.

use super::findings::same;
use super::junk::Junk;
use super::walk::Walk;
use super::{Fault, Plan, json, text};
use crate::{Game, Offer, Seat};
use std::collections::HashSet;

/// Catches a list that offers too much: everything that is listed, or lies within listed bounds, must be accepted, both
/// as a value and as JSON. Nothing may be listed twice, and seats that cannot speak have no list and cannot act.
pub fn everything_listed_is_accepted<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    plan.at_each_decision(|walk| {
        let speakers = walk.speakers();
        for seat in Seat::all(walk.game.seats()) {
            let choices = plan.choices(&walk.game, seat, &mut walk.guess);
            Fault::unless(choices.is_empty() != speakers.contains(seat), || {
                format!("seat {} has {} choices", seat.0, choices.len())
            })?;
            is_listed_once(&walk.game, seat)?;
            for action in &choices {
                is_accepted(&walk.game, seat, action)?;
                for silent in Seat::all(walk.game.seats()).filter(|seat| !speakers.contains(*seat)) {
                    let refused = walk.game.allow(silent, action).is_err();
                    let written = walk.game.read(silent, &json(action));
                    let unread = written.and_then(|action| walk.game.allow(silent, &action)).is_err();
                    Fault::unless(refused && unread, || {
                        format!("seat {} cannot speak and yet may {}", silent.0, text(action))
                    })?;
                }
            }
        }
        Ok(())
    })
}

/// Catches a list that offers too little, a reader that accepts nonsense or panics on it, and a refusal that leaves a
/// trace. Real actions of this and of other moments, spoiled in many ways, must be refused or must have been offered.
pub fn bad_actions_are_refused_and_change_nothing<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    const TRIES: usize = 40;
    let mut junk = Junk::default();
    let mut taken: Vec<(Seat, G::Action)> = Vec::new();
    plan.at_each_decision(|walk| {
        learn(walk, &mut junk, &mut taken);
        let before = text(&walk.game.position());
        for seat in Seat::all(walk.game.seats()) {
            for _ in 0..TRIES {
                let sent = junk.make(&mut walk.guess);
                if let Ok(action) = walk.game.read(seat, &sent) {
                    was_offered_if_accepted(walk, seat, &action)
                        .map_err(|fault| fault.at(&sent.to_string()))?;
                }
            }
            for _ in 0..TRIES.min(taken.len()) {
                let (_, action) = &taken[walk.guess.below(taken.len() as u32) as usize];
                was_offered_if_accepted(walk, seat, action)?;
            }
        }
        same("the position after refusals", &before, &text(&walk.game.position()))
    })
}

/// Remembers what the seats can do now, to spoil it or to send it again at the wrong moment.
fn learn<G: Game>(walk: &mut Walk<'_, G>, junk: &mut Junk, taken: &mut Vec<(Seat, G::Action)>) {
    const MOST: usize = 400;
    for seat in walk.speakers().iter() {
        let mut choices = walk.plan.choices(&walk.game, seat, &mut walk.guess);
        choices.iter().for_each(|action| junk.learn(&json(action)));
        walk.guess.shuffle(&mut choices);
        if taken.len() == MOST {
            taken.swap_remove(walk.guess.below(MOST as u32) as usize);
        }
        taken.extend(choices.into_iter().take(1).map(|action| (seat, action)));
    }
}

fn is_listed_once<G: Game>(game: &G, seat: Seat) -> Result<(), Fault> {
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    let mut known = HashSet::new();
    offers.iter().map(text).try_for_each(|offer| {
        Fault::unless(known.insert(offer.clone()), || format!("seat {} is offered {offer} twice", seat.0))
    })
}

fn is_accepted<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Result<(), Fault> {
    let told = || format!("seat {} is offered {}", seat.0, text(action));
    game.allow(seat, action).map_err(|refusal| Fault::new(format!("{}: {refusal}", told())))?;
    let read = game.read(seat, &json(action)).map_err(|refusal| {
        Fault::new(format!("{}, and it cannot be read as it is written: {refusal}", told()))
    })?;
    Fault::unless(read == *action, || format!("{}, but it is read as {}", told(), text(&read)))
}

fn was_offered_if_accepted<G: Game>(walk: &Walk<'_, G>, seat: Seat, action: &G::Action) -> Result<(), Fault> {
    let (game, plan) = (&walk.game, walk.plan);
    if game.allow(seat, action).is_err() || (plan.judged_on_play)(action) {
        return Ok(());
    }
    let mut offers = Vec::new();
    game.legal(seat, &mut offers);
    let offered = offers.iter().any(|offer| match offer {
        Offer::Action(offered) => offered == action,
        Offer::Bounds(bounds) => (plan.within)(bounds, action),
    });
    Fault::unless(offered, || format!("seat {} may {}, which is not offered", seat.0, text(action)))
}
