//! Somebody who counts: the fewest cards of each kind that every group of other seats can hold together, by what one
//! seat has seen. That is not all that can be known, but it is quick, and it never forgets.

use super::possible_worlds::{Counts, counts, one, times};
use serde_json::Value;

/// What one seat has counted.
pub struct Counter {
    observer: usize,
    seats: usize,
    /// For each group of seats, a bit for each of them.
    least: Vec<Counts>,
}

impl Counter {
    pub fn new(observer: usize, seats: usize) -> Counter {
        Counter { observer, seats, least: vec![Counts::default(); 1 << seats] }
    }

    /// A group and a kind that this position has too few cards of, if there is one.
    pub fn refutes(&self, position: &Value) -> Option<String> {
        let hands: Vec<Counts> =
            (0..self.seats).map(|seat| counts(&position["seats"][seat]["hand"])).collect();
        self.groups().find_map(|group| {
            let held = |kind: usize| -> u8 { members(group).map(|seat| hands[seat][kind]).sum() };
            let kind = (0..7).find(|kind| held(*kind) < self.least[group][*kind])?;
            let (held, least) = (held(kind), self.least[group][kind]);
            Some(format!(
                "seats {:?} hold {held} of kind {kind}, not {least}",
                members(group).collect::<Vec<_>>()
            ))
        })
    }

    /// Something happened, as the observer sees it.
    pub fn hear(&mut self, event: &Value) {
        let seat = |key: &str| event[key].as_u64().unwrap() as usize;
        let card = |key: &str| one(event[key].as_str().unwrap());
        let delivered = || times(&card("object"), event["count"].as_u64());
        match event["type"].as_str().unwrap() {
            "took" | "refused" => self.join(seat("seat"), &card("card")),
            "defended" => {
                self.leave(seat("seat"), &card("card"));
                self.join(seat("attacker"), &card("card"));
                self.join(seat("seat"), &card("received"));
            }
            "hand_shown" | "offered" if !event["cards"].is_null() => {
                self.show(seat("seat"), &counts(&event["cards"]));
            }
            "offers_revealed" => {
                for (seat, cards) in event["offers"].as_object().unwrap() {
                    self.show(seat.parse().unwrap(), &counts(cards));
                }
            }
            "swapped" => {
                let (from, to) = (seat("from"), seat("to"));
                match event["card"].as_str() {
                    // Within a group nothing changes.
                    Some(card) => {
                        self.change(from, to, |least| less(least, &one(card)));
                        self.change(to, from, |least| more(least, &one(card)));
                    }
                    None => self.change(from, to, |least| less(least, &[1; 7])),
                }
                if !event["given"].is_null() {
                    self.join(from, &card("given"));
                }
            }
            "delivering" => self.leave(seat("seat"), &delivered()),
            "delivery_failed" => self.join(seat("seat"), &delivered()),
            "ambush_sprung" => {
                self.join(seat("seat"), &card("object"));
                self.join(seat("victim"), &one("gold"));
            }
            "mission_done" => {
                let copies = match event["mission"].as_str().unwrap() {
                    "seven-different" => 1,
                    "five-alike" => 5,
                    _ => 2,
                };
                self.leave(seat("seat"), &times(&counts(&event["objects"]), Some(copies)));
            }
            "gift" if !event["card"].is_null() => self.join(seat("seat"), &card("card")),
            "purged" if event["cards"].is_null() => {
                let count = event["count"].as_u64().unwrap() as u8;
                self.leave(seat("seat"), &[count; 7]);
            }
            "purged" => self.leave(seat("seat"), &counts(&event["cards"])),
            _ => {}
        }
    }

    /// The groups that can be counted for: without the observer, who sees its own hand.
    fn groups(&self) -> impl Iterator<Item = usize> + use<> {
        let observer = self.observer;
        (1..1 << self.seats).filter(move |group| group & 1 << observer == 0)
    }

    fn join(&mut self, seat: usize, cards: &Counts) {
        self.change(seat, self.observer, |least| more(least, cards));
    }

    fn leave(&mut self, seat: usize, cards: &Counts) {
        self.change(seat, self.observer, |least| less(least, cards));
    }

    /// For each group with the one seat and without the other.
    fn change(&mut self, with: usize, without: usize, change: impl Fn(&mut Counts)) {
        let groups = self.groups().filter(|group| group & 1 << with != 0 && group & 1 << without == 0);
        groups.for_each(|group| change(&mut self.least[group]));
    }

    /// A seat has at least these; whatever others have comes on top.
    fn show(&mut self, seat: usize, cards: &Counts) {
        for group in self.groups().filter(|group| group & 1 << seat != 0) {
            let others = self.least[group & !(1 << seat)];
            let least = &mut self.least[group];
            (0..7).for_each(|kind| least[kind] = least[kind].max(others[kind] + cards[kind]));
        }
    }
}

fn members(group: usize) -> impl Iterator<Item = usize> {
    (0..7).filter(move |seat| group & 1 << seat != 0)
}

fn more(least: &mut Counts, cards: &Counts) {
    least.iter_mut().zip(cards).for_each(|(least, more)| *least += more);
}

fn less(least: &mut Counts, cards: &Counts) {
    least.iter_mut().zip(cards).for_each(|(least, less)| *least = least.saturating_sub(*less));
}
