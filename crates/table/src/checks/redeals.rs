//! Imagined worlds: they differ from the true one, and they are made of nothing that the seat does not know.

use super::positions::loaded;
use super::sight::same;
use super::{Fault, Plan, json, text};
use crate::{Game, Guess, Seat};
use serde_json::Value;
use std::collections::BTreeMap;

/// Catches a lazy re-deal: over all the play, everything that lies under a hidden key is seen to change, down to each
/// single place (the top of a pile, say), and a re-dealt world is a lawful position.
pub fn re_deals_differ_in_everything_hidden<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let mut places = Places::default();
    let mut phases: BTreeMap<&'static str, bool> = BTreeMap::new();
    plan.at_each_decision(|table| {
        let truth = json(&table.game.position());
        for seat in Seat::all(table.game.seats()) {
            let world = table.game.redeal(seat, &mut table.guess);
            loaded(&world).map_err(|fault| fault.at("a re-dealt world"))?;
            let imagined = json(&world.position());
            if table.game.result().is_none() {
                *phases.entry(table.game.phase()).or_default() |= imagined != truth;
            }
            places.compare("", false, plan.hidden, &truth, Some(&imagined));
        }
        Ok(())
    })?;
    for (phase, differ) in phases {
        Fault::unless(differ, || format!("no re-deal in {phase} differs from the true world"))?;
    }
    for key in plan.hidden {
        let changes = places.keys.get(*key);
        let changes = changes.ok_or_else(|| Fault::new(format!("no position has the hidden key {key}")))?;
        Fault::unless(*changes, || format!("no re-deal changes anything under {key}"))?;
    }
    places.all_change()
}

/// Catches a re-deal that uses what the seat cannot know: worlds that it cannot tell apart, re-dealt with the same
/// guesses, are the same world, for another seat's re-deal of it, too.
pub fn imagination_does_not_peek<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    plan.at_each_decision(|table| {
        for seat in Seat::all(table.game.seats()) {
            let other = table.game.redeal(seat, &mut table.guess);
            must_be_imagined_alike(&table.game, &other, seat, &mut table.guess)?;
        }
        Ok(())
    })
}

/// Finds fault unless a seat's imagination makes the same of two worlds that it cannot tell apart.
pub(super) fn must_be_imagined_alike<G: Game>(
    one: &G,
    another: &G,
    seat: Seat,
    guess: &mut Guess,
) -> Result<(), Fault> {
    let first = Guess::new(guess.number());
    let imagine = |game: &G| game.redeal(seat, &mut first.clone());
    let (one, another) = (imagine(one), imagine(another));
    let what = || format!("seat {}'s imagination of two worlds that look the same", seat.0);
    same(&what(), &text(&one.position()), &text(&another.position()))?;
    let next = seat.left(one.seats());
    let second = Guess::new(guess.number());
    let what = || format!("{}, as seat {} would imagine it", what(), next.0);
    same(&what(), &imagined(&one, next, &second), &imagined(&another, next, &second))
}

/// The position that a seat imagines with these guesses.
pub(super) fn imagined<G: Game>(game: &G, seat: Seat, guess: &Guess) -> String {
    text(&game.redeal(seat, &mut guess.clone()).position())
}

/// How often each place of a position could have changed, and how often it did.
#[derive(Default)]
struct Places {
    changes: BTreeMap<String, (u32, u32)>,
    keys: BTreeMap<String, bool>,
}

impl Places {
    /// Compares a re-dealt world with the true one, place by place, below the hidden keys.
    fn compare(
        &mut self,
        path: &str,
        is_hidden: bool,
        hidden: &[&str],
        truth: &Value,
        imagined: Option<&Value>,
    ) {
        match truth {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let imagined = imagined.and_then(|imagined| imagined.get(key));
                    let named = hidden.contains(&key.as_str());
                    if named {
                        *self.keys.entry(key.clone()).or_default() |= imagined != Some(value);
                    }
                    self.compare(&format!("{path}/{key}"), is_hidden || named, hidden, value, imagined);
                }
            }
            Value::Array(items) => {
                for (at, value) in items.iter().enumerate() {
                    let imagined = imagined.and_then(|imagined| imagined.get(at));
                    self.compare(&format!("{path}/{at}"), is_hidden, hidden, value, imagined);
                }
            }
            _ if is_hidden => {
                let (chances, changes) = self.changes.entry(path.to_owned()).or_default();
                *chances += 1;
                *changes += u32::from(imagined != Some(truth));
            }
            _ => {}
        }
    }

    /// A place that had many chances to change and never did is not re-dealt at all.
    fn all_change(&self) -> Result<(), Fault> {
        const MANY: u32 = 200;
        let stuck = self.changes.iter().find(|(_, (chances, changes))| *chances >= MANY && *changes == 0);
        match stuck {
            Some((path, (chances, _))) => {
                Err(Fault::new(format!("none of {chances} re-deals changes {path} of the position")))
            }
            None => Ok(()),
        }
    }
}
