//! GOB-90 to GOB-92: on tables where only a few trick cards are hidden from seat 0, an oracle goes through every way in which
//! they may lie, and the seat imagines just these, each as often as it should.

use super::imagination::small;
use super::table::*;
use besace_table::checks::worlds::{World, Worlds};
use besace_table::checks::{Fault, Shares};
use besace_table::{Game, Guess, Seat};
use serde_json::Value;

/// The kinds that are hidden.
const HIDDEN: [(&str, u8); 5] =
    [("shove", 2), ("hurl", 1), ("snoop", 1), ("pickpocket", 2), ("sleight-of-hand", 1)];
/// The bags of seats 1 and 2 come first, then the slots, and what was just taken out of one.
const SLOTS: usize = 2;
const TAKEN: usize = 6;

fn kind(card: &str) -> Option<usize> {
    HIDDEN.iter().position(|(name, _)| *name == card)
}

/// What seat 0 can think.
struct Thinker {
    worlds: Worlds,
    /// What was just taken out of the bomb, where seat 0 has seen it.
    taken: Option<usize>,
}

impl Thinker {
    fn size(&self, place: usize) -> u8 {
        let world = self.worlds.possible().keys().next().unwrap();
        world[place].iter().sum()
    }

    /// Something happened, as seat 0 sees it. `false` where this thinker does not follow any more.
    fn hear(&mut self, event: &Value) -> bool {
        let seat = |key: &str| event[key].as_u64().map(|seat| seat as usize);
        let card = event["card"].as_str().and_then(kind);
        let is_trick = event["back"] == "trick";
        match event["type"].as_str().unwrap() {
            "trick_announced" if seat("seat") != Some(0) => {
                let card = kind(event["action"]["card"].as_str().unwrap()).expect("all others lie open");
                self.worlds.leaves(seat("seat").unwrap() - 1, card);
            }
            "took" if is_trick => {
                let slot = SLOTS + seat("slot").unwrap();
                match card {
                    _ if self.size(slot) > 0 => self.worlds.becomes(slot, TAKEN),
                    Some(card) => self.worlds.joins(TAKEN, card),
                    None => return false,
                }
                card.into_iter().for_each(|card| self.worlds.shows(TAKEN, card));
                self.taken = card;
            }
            "put" => {
                let (seat, slot) = (seat("seat").unwrap(), SLOTS + seat("slot").unwrap());
                if is_trick && !self.put(seat, slot, card, event["face_up"] == true) {
                    return false;
                }
                if self.size(TAKEN) > 0 {
                    match seat.checked_sub(1) {
                        Some(bag) => self.worlds.passes(TAKEN, bag, |_| true),
                        None => self.worlds.leaves(TAKEN, self.taken.expect("seat 0 has looked at it")),
                    }
                }
            }
            "stole" if is_trick => match (seat("target").unwrap(), seat("seat").unwrap(), card) {
                (0, thief, Some(card)) => self.worlds.joins(thief - 1, card),
                (0, ..) => return false,
                (target, 0, Some(card)) => self.worlds.draws(target - 1, card),
                (target, thief, _) => self.worlds.passes(target - 1, thief - 1, |_| true),
            },
            "discarded" | "exploded" | "reshuffled" | "rusted" => return false,
            _ => {}
        }
        true
    }

    /// A trick card was put into a slot.
    fn put(&mut self, seat: usize, slot: usize, card: Option<usize>, face_up: bool) -> bool {
        match (seat.checked_sub(1), card) {
            (None, Some(card)) if !face_up => self.worlds.joins(slot, card),
            (None, _) => return face_up,
            (Some(bag), Some(card)) if face_up => self.worlds.leaves(bag, card),
            (Some(bag), card) => {
                self.worlds.passes(bag, slot, |_| true);
                card.into_iter().for_each(|card| self.worlds.shows(slot, card));
            }
        }
        true
    }

    /// Seat 0 sees what it has looked at.
    fn look(&mut self, view: &Value) {
        for (at, slot) in view["bomb"]["slots"].as_array().unwrap().iter().enumerate() {
            if let Some(card) = slot["card"].as_str().and_then(kind)
                && self.size(SLOTS + at) > 0
            {
                self.worlds.shows(SLOTS + at, card);
            }
        }
    }
}

/// What the thinker would call this position.
fn world_of(position: &Value) -> World {
    let count = |cards: Vec<&Value>| -> Vec<u8> {
        let of = |(name, _): &(&str, u8)| cards.iter().filter(|card| **card == name).count() as u8;
        HIDDEN.iter().map(of).collect()
    };
    let bag = |seat: usize| count(position["seats"][seat]["bag"].as_array().unwrap().iter().collect());
    let slot = |at: usize| {
        let slot = &position["bomb"]["slots"][at];
        count(if slot["face_up"] == false { vec![&slot["card"]] } else { Vec::new() })
    };
    [bag(1), bag(2), slot(0), slot(1), slot(2), slot(3), count(Vec::new())].into()
}

/// Something that somebody does; seat 0 does as little as it can.
fn any_action(table: &Table, guess: &mut Guess) -> Option<(u8, Value)> {
    let seat = *table.pending().first()?;
    let legal = table.legal(seat);
    let is_nothing = |action: &&Value| action["type"] == "pass" || action["type"] == "skip";
    let nothing = legal.iter().find(is_nothing).filter(|_| seat == 0 || guess.below(3) == 0);
    let action = nothing.unwrap_or(&legal[guess.below(legal.len() as u32) as usize]);
    Some((seat, action.clone()))
}

#[test]
fn gob_90_every_possible_world_is_imagined_as_often_as_it_should_be() -> Result<(), Fault> {
    let mut shares = Shares::default();
    let gadgets =
        "left-hook smoke-hood magnet-coil tell-tale-wire coin-sniffer back-blast-pipe shrapnel-pouch";
    for seed in 0..60 {
        let mut guess = Guess::new(seed);
        let mut cards: Vec<&str> =
            HIDDEN.iter().flat_map(|(name, count)| vec![*name; usize::from(*count)]).collect();
        guess.shuffle(&mut cards);
        let bags = [cards[..4].join(" "), cards[4..].join(" ")];
        let given = small(given("pre", 1 + guess.below(2) as u8), [&bags[0], &bags[1]], gadgets, "");
        let mut table = given.table();
        let worlds = Worlds::dealt(&[4, 3, 0, 0, 0, 0, 0], &HIDDEN.map(|(_, count)| count));
        let mut thinker = Thinker { worlds, taken: None };
        for _ in 0..40 {
            let Some((seat_number, action)) = any_action(&table, &mut guess) else { break };
            table.play(seat_number, action);
            let events = table.seen_events(seat(0));
            if !events.iter().all(|event| thinker.hear(event)) {
                break;
            }
            thinker.look(&table.view(seat(0)));
            let position = table.position();
            let is_busy = !position["taken"].is_null() || !position["trick"].is_null();
            if is_busy || events.is_empty() || thinker.worlds.possible().len() > 100 {
                continue;
            }
            let redeal = |_| world_of(&Table::with(table.game.redeal(Seat(0), &mut guess)).position());
            let imagined: Vec<World> = (0..600).map(redeal).collect();
            shares.compare(thinker.worlds.possible(), imagined)?;
        }
    }
    assert!(shares.moments() > 100, "{shares:?}");
    shares.are_off_by_less_than(0.01, 0.1)
}
