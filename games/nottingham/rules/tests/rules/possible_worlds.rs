//! Somebody who thinks of every world that is possible, and of nothing else, and knows how likely each is: slow, and
//! written without any part of the game's own imagination. It hears what one seat sees happen, and goes through all worlds
//! each time. Every deal is as likely as another, and so is every card that goes unseen; what somebody chose to show tells
//! only that it was there.

use super::table::OBJECTS;
use besace_table::checks::worlds;
use serde_json::Value;
use std::collections::BTreeMap;

/// How many of each kind.
pub type Counts = [u8; 7];

/// How many worlds are too many to think of.
const TOO_MANY: usize = 30_000;

/// The cards in each hand, then in the draw pile and in the discard pile, whatever their order.
pub type World = Vec<Counts>;

/// What one seat can think.
pub struct Thinker {
    seats: usize,
    worlds: BTreeMap<World, f64>,
}

impl Thinker {
    /// Begins at a position. The observer sees its own cards, and how many there are elsewhere.
    pub fn new(observer: usize, position: &Value) -> Thinker {
        let seats = position["seats"].as_array().unwrap().len();
        let mut thinker = Thinker { seats, worlds: BTreeMap::new() };
        let truth = thinker.world_of(position);
        let mut hidden = Counts::default();
        for (spot, cards) in truth.iter().enumerate().filter(|(spot, _)| *spot != observer) {
            let loot = position["seats"][spot]["loot"].as_object();
            assert!(loot.is_none_or(|loot| loot.is_empty()), "only the observer has any loot");
            (0..7).for_each(|kind| hidden[kind] += cards[kind]);
        }
        // The observer's own hand is dealt first, and there is but one way to do that.
        let mut ways = vec![(World::new(), hidden, 1.0)];
        for (spot, cards) in truth.iter().enumerate() {
            let deal = |(world, left, likelihood): (World, Counts, f64)| {
                let own = spot == observer;
                let dealt = if own { vec![(*cards, 1.0)] } else { groups(&left, cards.iter().sum()) };
                dealt.into_iter().map(move |(dealt, ways)| {
                    let left = if own { left } else { minus(&left, &dealt).unwrap() };
                    ([world.clone(), vec![dealt]].concat(), left, likelihood * ways)
                })
            };
            ways = ways.into_iter().flat_map(deal).collect();
        }
        thinker.worlds = ways.into_iter().map(|(world, _, likelihood)| (world, likelihood)).collect();
        thinker
    }

    /// Every world that is still possible, with its likelihood. Together these need not be 1.
    pub fn worlds(&self) -> &BTreeMap<World, f64> {
        &self.worlds
    }

    /// Whether there are too many of them.
    pub fn gives_up(&self) -> bool {
        self.worlds.len() > TOO_MANY
    }

    /// What the thinker would call this position.
    pub fn world_of(&self, position: &Value) -> World {
        let hands = (0..self.seats).map(|seat| counts(&position["seats"][seat]["hand"]));
        hands.chain([counts(&position["draw"]), counts(&position["discard"])]).collect()
    }

    /// Something happened, as the observer sees it.
    pub fn hear(&mut self, event: &Value) {
        let seat = |key: &str| event[key].as_u64().unwrap() as usize;
        let card = |key: &str| one(event[key].as_str().unwrap());
        let (draw, discard) = (self.seats, self.seats + 1);
        match event["type"].as_str().unwrap() {
            "turned_up" => self.pass(draw, None, &event["card"], 1),
            "took" | "refused" => self.join(seat("seat"), &card("card")),
            "defended" => {
                self.leave(seat("seat"), &card("card"));
                self.join(seat("attacker"), &card("card"));
                self.join(seat("seat"), &card("received"));
            }
            "hand_shown" if !event["cards"].is_null() => {
                let hand = counts(&event["cards"]);
                self.worlds.retain(|world, _| world[seat("seat")] == hand);
            }
            "swapped" => {
                self.pass(seat("from"), Some(seat("to")), &event["card"], 1);
                if !event["given"].is_null() {
                    self.join(seat("from"), &card("given"));
                }
            }
            "offered" if !event["cards"].is_null() => self.show(seat("seat"), &event["cards"]),
            "offers_revealed" => {
                for (seat, cards) in event["offers"].as_object().unwrap() {
                    self.show(seat.parse().unwrap(), cards);
                }
            }
            "delivering" => self.leave(seat("seat"), &times(&card("object"), event["count"].as_u64())),
            "ambush_sprung" => {
                self.join(seat("seat"), &card("object"));
                self.join(seat("victim"), &one("gold"));
            }
            "delivery_failed" => self.join(seat("seat"), &times(&card("object"), event["count"].as_u64())),
            "delivered" => {
                self.join(discard, &times(&card("object"), event["count"].as_u64().map(|count| count - 1)));
            }
            "mission_done" => {
                let copies = match event["mission"].as_str().unwrap() {
                    "seven-different" => 1,
                    "five-alike" => 5,
                    _ => 2,
                };
                let cards = times(&counts(&event["objects"]), Some(copies));
                self.leave(seat("seat"), &cards);
                self.join(discard, &cards);
            }
            "gift" => self.pass(draw, Some(seat("seat")), &event["card"], 1),
            "purged" => {
                let count = event["count"].as_u64().unwrap() as u8;
                self.pass(seat("seat"), Some(discard), &event["cards"], count);
            }
            "reshuffled" => self.each(|mut world| {
                world.swap(draw, discard);
                vec![(world, 1.0)]
            }),
            _ => {}
        }
        assert!(!self.worlds.is_empty(), "nothing is possible after {event}");
    }

    /// What comes of each world, and how likely that is.
    fn each(&mut self, next: impl Fn(World) -> Vec<(World, f64)>) {
        let mut worlds = BTreeMap::new();
        for (world, likelihood) in std::mem::take(&mut self.worlds) {
            for (world, likely) in next(world) {
                *worlds.entry(world).or_default() += likelihood * likely;
            }
        }
        let total: f64 = worlds.values().sum();
        worlds.values_mut().for_each(|likelihood| *likelihood /= total);
        self.worlds = worlds;
    }

    fn join(&mut self, spot: usize, cards: &Counts) {
        self.each(|mut world| {
            world[spot] = plus(&world[spot], cards);
            vec![(world, 1.0)]
        });
    }

    fn leave(&mut self, spot: usize, cards: &Counts) {
        self.each(|mut world| {
            let Some(left) = minus(&world[spot], cards) else {
                return Vec::new();
            };
            world[spot] = left;
            vec![(world, 1.0)]
        });
    }

    fn show(&mut self, spot: usize, cards: &Value) {
        let cards = counts(cards);
        self.worlds.retain(|world, _| minus(&world[spot], &cards).is_some());
    }

    /// Cards go from one spot to another, or are turned up, each as readily as another: those that were seen, or else any.
    fn pass(&mut self, from: usize, to: Option<usize>, seen: &Value, count: u8) {
        let seen = match seen {
            Value::Null => None,
            Value::String(card) => Some(one(card)),
            cards => Some(counts(cards)),
        };
        self.each(|world| {
            let all = groups(&world[from], count);
            let ways: f64 = all.iter().map(|(_, ways)| ways).sum();
            let pass = |(cards, of): (Counts, f64)| {
                let mut world = world.clone();
                world[from] = minus(&world[from], &cards)?;
                if let Some(to) = to {
                    world[to] = plus(&world[to], &cards);
                }
                Some((world, of / ways))
            };
            let can_be = |(cards, _): &(Counts, f64)| seen.is_none_or(|seen| seen == *cards);
            all.into_iter().filter(can_be).filter_map(pass).collect()
        });
    }
}

fn kind(card: &str) -> usize {
    OBJECTS.iter().position(|object| *object == card).unwrap()
}

pub fn one(card: &str) -> Counts {
    let mut counts = Counts::default();
    counts[kind(card)] = 1;
    counts
}

/// A count map or a list.
pub fn counts(cards: &Value) -> Counts {
    let mut counts = Counts::default();
    match cards {
        Value::Array(cards) => cards.iter().for_each(|card| counts[kind(card.as_str().unwrap())] += 1),
        cards => {
            for (card, count) in cards.as_object().unwrap() {
                counts[kind(card)] += count.as_u64().unwrap() as u8;
            }
        }
    }
    counts
}

pub fn times(cards: &Counts, count: Option<u64>) -> Counts {
    cards.map(|own| own * count.unwrap() as u8)
}

fn plus(one: &Counts, another: &Counts) -> Counts {
    std::array::from_fn(|kind| one[kind] + another[kind])
}

/// `None` where there are not enough.
fn minus(one: &Counts, another: &Counts) -> Option<Counts> {
    let mut left = *one;
    for (own, less) in left.iter_mut().zip(another) {
        *own = own.checked_sub(*less)?;
    }
    Some(left)
}

/// Every group of this many of these cards, with the number of ways to draw it.
fn groups(cards: &Counts, count: u8) -> Vec<(Counts, f64)> {
    let groups = worlds::groups(cards, count).into_iter();
    groups.map(|(group, ways)| (std::array::from_fn(|kind| group[kind]), ways)).collect()
}
