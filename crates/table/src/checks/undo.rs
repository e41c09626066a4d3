//! What a game lets its seats take back has shown nobody anything.

use super::findings::{Findings, same, seen};
use super::walk::{Played, Walk, played};
use super::{Fault, Plan, json, text};
use crate::{Game, Seat, Viewer};

/// Catches a game that lets too much be taken back. Whatever can be must have happened before everybody's eyes, have left
/// chance as it was, and have told nobody anything: in every world that a seat took for the true one before, the same action
/// can be done and looks the same to that seat. Whether an action can be taken back must tell nobody anything, either.
pub fn what_can_be_taken_back_has_shown_nothing<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    if !G::UNDOES {
        return Ok(());
    }
    let mut any = false;
    for walk in plan.walks() {
        let mut walk = walk?;
        loop {
            let before = walk.game.clone();
            let position = text(&before.position());
            let Some(Played { seat, action, events }) = walk.step()? else { break };
            let can = before.can_undo(seat, &action, &walk.game);
            any |= can;
            let deed = Deed { before: &before, seat, action: &action, events: &events, can };
            let checked = deed.check(&mut walk, &position);
            checked.map_err(|fault| {
                fault.at(&format!("{}, seat {}: {}", walk.place(), seat.0, text(&action)))
            })?;
        }
    }
    Fault::unless(any, || "the game says that actions can be taken back, and none could be".into())
}

/// An action that was played.
struct Deed<'a, G: Game> {
    before: &'a G,
    seat: Seat,
    action: &'a G::Action,
    events: &'a [G::Event],
    /// Whether the game lets it be taken back.
    can: bool,
}

impl<G: Game> Deed<'_, G> {
    fn check(&self, walk: &mut Walk<'_, G>, position: &str) -> Result<(), Fault> {
        if self.can {
            same("what it goes back to", position, &text(&self.before.position()))?;
            Fault::unless(walk.game.result().is_none(), || "it has ended the game".into())?;
            let chance = |game: &G| json(&game.position())["rng"].take();
            Fault::unless(chance(self.before) == chance(&walk.game), || "it has drawn from chance".into())?;
            self.must_be_open(Viewer::Spectator)?;
            Seat::all(walk.game.seats()).try_for_each(|seat| self.must_be_open(Viewer::Seat(seat)))?;
        } else if walk.guess.below(4) != 0 {
            // What cannot be taken back tells little, and there is much of it.
            return Ok(());
        }
        let observer = walk.any_of(Seat::all(walk.game.seats()).collect());
        let world = self.before.redeal(observer, &mut walk.guess);
        self.must_tell_nothing(walk, &world, observer)
            .map_err(|fault| fault.at(&format!("to seat {}", observer.0)))
    }

    /// Nothing was done unseen: nobody could know what is taken back then.
    fn must_be_open(&self, viewer: Viewer) -> Result<(), Fault> {
        let whole: Vec<_> = self.events.iter().map(json).collect();
        Fault::unless(seen::<G>(self.events, viewer) == whole, || "it was hidden from somebody".into())
    }

    /// `world` is one that the observer could not tell from the true one.
    fn must_tell_nothing(&self, walk: &mut Walk<'_, G>, world: &G, observer: Seat) -> Result<(), Fault> {
        if world.allow(self.seat, self.action).is_err() {
            return Fault::unless(!self.can, || "it shows that it could be done".into());
        }
        walk.spend(1);
        let mut next = world.clone();
        let events = played(&mut next, self.seat, self.action)?;
        let viewer = Viewer::Seat(observer);
        let looks =
            Findings::of_seat(&walk.game, observer, &[]).must_be(&Findings::of_seat(&next, observer, &[]));
        let same_events = seen::<G>(self.events, viewer) == seen::<G>(&events, viewer);
        if self.can {
            looks?;
            Fault::unless(same_events, || "it shows something that was hidden".into())?;
        } else if looks.is_err() || !same_events {
            return Ok(());
        }
        let there = world.can_undo(self.seat, self.action, &next);
        Fault::unless(there == self.can, || "whether it can be taken back tells something hidden".into())
    }
}
