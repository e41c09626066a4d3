//! Imagined worlds: they differ from the true one, and they are made of nothing that the seat does not know.

use super::findings::same;
use super::positions::{loaded, with_and_without_memory};
use super::{Fault, Plan, json, text};
use crate::{Game, Guess, Seat};
use serde_json::Value;
use std::collections::BTreeMap;

/// Catches a lazy re-deal. Over all the play, everything under a hidden key must be seen to change, down to each single
/// place (say, the top of a pile) and each sort of card, and every re-dealt world must be a lawful position.
pub fn re_deals_differ_in_everything_hidden<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let mut places = Places::default();
    let mut phases: BTreeMap<&'static str, bool> = BTreeMap::new();
    plan.at_each_decision(|walk| {
        places.games += u32::from(walk.steps == 0);
        let truth = json(&walk.game.position());
        for seat in Seat::all(walk.game.seats()) {
            let world = walk.game.redeal(seat, &mut walk.guess);
            loaded(&world).map_err(|fault| fault.at("a re-dealt world"))?;
            let imagined = json(&world.position());
            if walk.game.result().is_none() {
                *phases.entry(walk.game.phase()).or_default() |= imagined != truth;
            }
            places.compare(&Path::default(), plan.hidden, &truth, Some(&imagined));
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
/// guesses, must be the same world, also when another seat re-deals the result.
pub fn imagination_does_not_peek<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    plan.at_each_decision(|walk| {
        for game in with_and_without_memory(&walk.game)? {
            for seat in Seat::all(game.seats()) {
                let other = game.redeal(seat, &mut walk.guess);
                must_be_imagined_alike(&game, &other, seat, &mut walk.guess)?;
            }
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

/// How often each hidden place of a position could have changed, and how often it did. The same for each value in
/// places of one kind, because a re-deal may move everything but one sort of card.
#[derive(Default)]
struct Places {
    /// How many games have been looked at.
    games: u32,
    changes: BTreeMap<String, Changes>,
    keys: BTreeMap<String, bool>,
}

#[derive(Default)]
struct Changes {
    chances: u32,
    taken: u32,
    /// In how many games it had a chance, and the number of the last of them.
    games: u32,
    last_game: u32,
}

/// Where in a position a value lies: exactly, and without the numbers in lists.
#[derive(Clone, Default)]
pub(super) struct Path {
    pub(super) exact: String,
    kind: String,
    hidden: bool,
}

impl Path {
    pub(super) fn key(&self, key: &str, hidden: bool) -> Path {
        let deeper = |path: &str| format!("{path}/{key}");
        Path { exact: deeper(&self.exact), kind: deeper(&self.kind), hidden: self.hidden || hidden }
    }

    /// Whether it ends with this key, or with these keys, one inside the other.
    pub(super) fn ends_with(&self, keys: &str) -> bool {
        self.kind.strip_suffix(keys).is_some_and(|before| before.ends_with('/'))
    }

    pub(super) fn item(&self, at: usize) -> Path {
        Path { exact: format!("{}/{at}", self.exact), kind: format!("{}/*", self.kind), ..*self }
    }
}

impl Changes {
    fn never_taken(&self) -> bool {
        const MANY: u32 = 200;
        self.taken == 0 && self.chances >= MANY && self.games > 1
    }
}

impl Places {
    /// Compares a re-dealt world with the true one, place by place.
    fn compare(&mut self, path: &Path, hidden: &[&str], truth: &Value, imagined: Option<&Value>) {
        match truth {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let imagined = imagined.and_then(|imagined| imagined.get(key));
                    let deeper = path.key(key, false);
                    let named = hidden.iter().find(|hidden| deeper.ends_with(hidden));
                    if let Some(named) = named {
                        *self.keys.entry((*named).to_owned()).or_default() |= imagined != Some(value);
                    }
                    self.compare(&path.key(key, named.is_some()), hidden, value, imagined);
                }
            }
            Value::Array(items) => {
                for (at, value) in items.iter().enumerate() {
                    let imagined = imagined.and_then(|imagined| imagined.get(at));
                    self.compare(&path.item(at), hidden, value, imagined);
                }
            }
            // Everybody can see that a place is empty.
            Value::Null => {}
            _ if path.hidden => {
                let changed = imagined != Some(truth);
                self.note(path.exact.clone(), changed);
                self.note(format!("{} where it is {truth}", path.kind), changed);
            }
            _ => {}
        }
    }

    fn note(&mut self, place: String, changed: bool) {
        let changes = self.changes.entry(place).or_default();
        changes.chances += 1;
        changes.taken += u32::from(changed);
        changes.games += u32::from(changes.last_game != self.games);
        changes.last_game = self.games;
    }

    /// A place that could have changed many times and never did is not re-dealt at all. In a single game, though, a
    /// seat may know a card that does not move for long.
    fn all_change(&self) -> Result<(), Fault> {
        match self.changes.iter().find(|(_, changes)| changes.never_taken()) {
            Some((place, changes)) => {
                Err(Fault::new(format!("none of {} re-deals changes {place}", changes.chances)))
            }
            None => Ok(()),
        }
    }
}
