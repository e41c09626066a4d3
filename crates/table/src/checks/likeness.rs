//! Imagined worlds are like the true one: a card lies in a place as often as it truly does, and what a seat was told is
//! not forgotten.
//!
//! A re-deal can be lawful, look the same and peek at nothing, and still be of little use: it may prefer some worlds to
//! others, or forget what its seat was told. No check can think of every world of every game (a game's own tests do that
//! for small ones, with [`Shares`](super::Shares)). But over many games both show, because the true worlds are drawn by
//! chance as well.

use super::findings::seen;
use super::redeals::Path;
use super::{Fault, Plan, json};
use crate::{Game, Guess, Seat, Seed, Viewer};
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

/// Catches a biased re-deal. Before anybody has done anything, the true world is one of those that a seat could imagine,
/// drawn by chance. So over many deals every card lies in every hidden place as often as it is imagined there.
pub fn what_was_dealt_is_imagined_as_often_as_it_is_so<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let mut tallies: HashMap<String, Tally> = HashMap::new();
    let mut guess = Guess::new(0);
    // No seed is used twice: with other options, or more seats, it would mostly deal the same cards again.
    let mut seeds = (0..).map_while(Seed::new);
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        for options in (plan.options)(seats) {
            for number in 0..plan.games * DEALS {
                let seed = seeds.next().ok_or_else(|| Fault::new("there are fewer seeds than games"))?;
                let bad = |bad| Fault::new(format!("{} cannot be set up: {bad}", G::INFO.id));
                let game = G::new(seats, seed, &options).map_err(bad)?;
                let seat = Seat((number % u64::from(seats)) as u8);
                let imagined = game.redeal(seat, &mut guess);
                let mut more: HashMap<String, i32> = HashMap::new();
                for (world, by) in [(json(&game.position()), 1), (json(&imagined.position()), -1)] {
                    for (place, cards) in hidden_places(&world, plan.hidden) {
                        for (at, card) in cards.into_iter().enumerate() {
                            *more.entry(format!("{card} is number {at} in {place}")).or_default() += by;
                            *more.entry(format!("{card} is in {place}")).or_default() += by;
                        }
                    }
                }
                for (what, more) in more.into_iter().filter(|(_, more)| *more != 0) {
                    tallies.entry(what).or_default().add(more.into());
                }
            }
        }
    }
    match tallies.into_iter().find(|(_, tally)| tally.is_no_chance()) {
        Some((what, tally)) => Err(Fault::new(format!(
            "{what}: that is imagined too often or too seldom, by {} in {} of the deals in which it makes a difference",
            tally.sum, tally.squares
        ))),
        None => Ok(()),
    }
}

/// How many deals are looked at for each game of a plan.
const DEALS: u64 = 250;

/// How much more often something was true than it was imagined.
#[derive(Default)]
struct Tally {
    sum: f64,
    squares: f64,
}

impl Tally {
    fn add(&mut self, more: f64) {
        self.sum += more;
        self.squares += more * more;
    }

    /// Whether it was off by more than five times what chance accounts for.
    fn is_no_chance(&self) -> bool {
        const FEW: f64 = 60.0;
        self.squares >= FEW && self.sum.abs() > 5.0 * self.squares.sqrt()
    }
}

/// Catches a forgetful re-deal. What an event told a seat and not everybody, or turned up for it, is a fact: so from then
/// on it lies in each hidden place about as often as the seat imagines it there.
pub fn what_a_seat_was_told_is_not_forgotten<G: Game>(plan: &Plan<G>) -> Result<(), Fault> {
    let mut memories: HashMap<(String, String), Memories> = HashMap::new();
    let mut games = 0;
    for walk in plan.walks() {
        let mut walk = walk?;
        games += 1;
        let mut told: Vec<Vec<(String, String)>> = vec![Vec::new(); walk.game.seats().into()];
        while let Some(played) = walk.step()? {
            for seat in Seat::all(walk.game.seats()) {
                let news = &mut told[seat.index()];
                let seats = walk.game.seats();
                played.events.iter().for_each(|event| news.extend(facts::<G>(plan, event, seat, seats)));
                let too_many = news.len().saturating_sub(REMEMBERED);
                news.drain(..too_many);
            }
            if walk.game.result().is_some() {
                break;
            }
            let first = Seat(walk.guess.below(walk.game.seats().into()) as u8);
            let truth = hidden_places(&json(&walk.game.position()), plan.hidden);
            for seat in [first, first.left(walk.game.seats())] {
                let world = walk.game.redeal(seat, &mut walk.guess);
                let imagined = hidden_places(&json(&world.position()), plan.hidden);
                for (how, card) in &told[seat.index()] {
                    for (place, cards) in &truth {
                        let there = cards.contains(card);
                        let imagined = imagined.get(place).is_some_and(|cards| cards.contains(card));
                        if there || imagined {
                            let place = as_seen_from(seat, walk.game.seats(), place);
                            memories.entry((how.clone(), place)).or_default().add(there, imagined, games);
                        }
                    }
                }
            }
        }
    }
    match memories.iter().find(|(_, memories)| memories.are_lost()) {
        Some(((how, place), memories)) => Err(Fault::new(format!(
            "what a seat was told by {how} is in {place} at {} moments, and imagined there at {}",
            memories.so, memories.imagined
        ))),
        None => Ok(()),
    }
}

/// How many facts are followed for each seat.
const REMEMBERED: usize = 24;

/// How often a fact of one sort was in a place, or was imagined there.
#[derive(Default)]
struct Memories {
    moments: u32,
    so: u32,
    imagined: u32,
    games: u32,
    last_game: u32,
}

impl Memories {
    fn add(&mut self, so: bool, imagined: bool, game: u32) {
        self.moments += 1;
        self.so += u32::from(so);
        self.imagined += u32::from(imagined);
        self.games += u32::from(self.last_game != game);
        self.last_game = game;
    }

    /// Whether it is there far more often than it is imagined: by so much that players whose choices tell more than a
    /// re-deal may use do not account for it.
    fn are_lost(&self) -> bool {
        self.games >= 4 && self.moments >= 30 && self.so > self.imagined + 2 * self.moments / 3
    }
}

/// What an event tells a seat as a fact: each value with how it was told. What everybody sees and what turns nothing up may
/// be no more than a claim.
fn facts<G: Game>(plan: &Plan<G>, event: &G::Event, seat: Seat, seats: u8) -> Vec<(String, String)> {
    let [own, all] = [Viewer::Seat(seat), Viewer::Spectator]
        .map(|viewer| seen::<G>(std::slice::from_ref(event), viewer).remove(0));
    let opened = (plan.opens)(event, Viewer::Seat(seat)).fields;
    let Value::Object(fields) = &own else { return Vec::new() };
    let numbers = fields.iter().filter_map(|(key, value)| Some((key, value.as_u64()?)));
    let numbers = numbers.filter(|(_, number)| *number < seats.into());
    let numbers: Vec<(&String, u8)> = numbers.map(|(key, seat)| (key, seat as u8)).collect();
    let is_fact = |key: &str, value: &Value| all[key] != *value || opened.contains(&key);
    let facts = fields.iter().filter(|(key, value)| is_fact(key, value));
    let told = |(key, value): (&String, &Value)| {
        let others = numbers.iter().filter(|(other, _)| *other != key);
        let others: String = others
            .map(|(other, number)| format!(", {other} {}", to_the_left(seat, seats, *number)))
            .collect();
        let how = format!("{} {key}{others}", own["type"]);
        leaves(value).into_iter().map(move |card| (how.clone(), card)).collect::<Vec<_>>()
    };
    facts.flat_map(told).collect()
}

/// How many places to the left a seat sits: so what one seat is told of its neighbour counts together with what
/// another is told of its own.
fn to_the_left(seat: Seat, seats: u8, other: u8) -> String {
    format!("+{}", (other + seats - seat.0) % seats)
}

/// The same for a place that belongs to a seat.
fn as_seen_from(seat: Seat, seats: u8, place: &str) -> String {
    let rest = place.strip_prefix("/seats/").and_then(|rest| rest.split_once('/'));
    match rest.and_then(|(other, rest)| Some((other.parse().ok()?, rest))) {
        Some((other, rest)) => format!("/seats/{}/{rest}", to_the_left(seat, seats, other)),
        None => place.to_owned(),
    }
}

/// Everything under a hidden key, by where it is.
fn hidden_places(position: &Value, hidden: &[&str]) -> BTreeMap<String, Vec<String>> {
    let mut places = BTreeMap::new();
    gather(&Path::default(), position, hidden, &mut places);
    places
}

fn gather(path: &Path, value: &Value, hidden: &[&str], places: &mut BTreeMap<String, Vec<String>>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                let deeper = path.key(key, false);
                if hidden.iter().any(|hidden| deeper.ends_with(hidden)) {
                    places.insert(deeper.exact, leaves(value));
                } else {
                    gather(&deeper, value, hidden, places);
                }
            }
        }
        Value::Array(items) => {
            let items = items.iter().enumerate();
            items.for_each(|(at, value)| gather(&path.item(at), value, hidden, places));
        }
        _ => {}
    }
}

/// The values of a document one by one; of a count map, each key as often as its count says.
fn leaves(value: &Value) -> Vec<String> {
    match value {
        Value::Null => Vec::new(),
        Value::Bool(_) | Value::Number(_) => vec![value.to_string()],
        Value::String(text) => vec![text.clone()],
        Value::Array(items) => items.iter().flat_map(leaves).collect(),
        Value::Object(fields) => {
            let of_field = |(key, value): (&String, &Value)| match value.as_u64() {
                Some(count) => vec![key.clone(); count.min(100) as usize],
                None => leaves(value),
            };
            fields.iter().flat_map(of_field).collect()
        }
    }
}
