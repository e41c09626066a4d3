//! Somebody who thinks of every world that is possible, and of nothing else: slow, and made of other parts than the
//! game's own imagination. It hears what one seat sees happen, and goes through all worlds each time.

use super::table::OBJECTS;
use serde_json::Value;
use std::collections::BTreeSet;

/// How many of each kind.
pub type Counts = [u8; 7];

/// How many worlds are too many to think of.
const TOO_MANY: usize = 30_000;

/// The cards in each hand, then in the draw pile and in the discard pile, whatever their order.
pub type World = Vec<Counts>;

/// What one seat can think.
pub struct Thinker {
    seats: usize,
    worlds: BTreeSet<World>,
}

impl Thinker {
    /// At a position of which the observer sees its own cards, and of all the others how many they are.
    pub fn new(observer: usize, position: &Value) -> Thinker {
        let seats = position["seats"].as_array().unwrap().len();
        let mut thinker = Thinker { seats, worlds: BTreeSet::new() };
        let truth = thinker.world_of(position);
        let mut hidden = Counts::default();
        for (spot, cards) in truth.iter().enumerate().filter(|(spot, _)| *spot != observer) {
            let loot = position["seats"][spot]["loot"].as_object();
            assert!(loot.is_none_or(|loot| loot.is_empty()), "only the observer has any loot");
            (0..7).for_each(|kind| hidden[kind] += cards[kind]);
        }
        // The observer's own hand is dealt first, and there is but one way to do that.
        let mut ways = vec![(World::new(), hidden)];
        for (spot, cards) in truth.iter().enumerate() {
            let deal = |(world, left): (World, Counts)| {
                let dealt = if spot == observer { vec![*cards] } else { groups(&left, cards.iter().sum()) };
                dealt.into_iter().map(move |dealt| {
                    let left = if spot == observer { left } else { minus(&left, &dealt).unwrap() };
                    ([world.clone(), vec![dealt]].concat(), left)
                })
            };
            ways = ways.into_iter().flat_map(deal).collect();
        }
        thinker.worlds = ways.into_iter().map(|(world, _)| world).collect();
        thinker
    }

    /// Every world that is still possible.
    pub fn worlds(&self) -> &BTreeSet<World> {
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
            "turned_up" => self.leave(draw, &card("card")),
            "took" | "refused" => self.join(seat("seat"), &card("card")),
            "defended" => {
                self.leave(seat("seat"), &card("card"));
                self.join(seat("attacker"), &card("card"));
                self.join(seat("seat"), &card("received"));
            }
            "hand_shown" if !event["cards"].is_null() => {
                let hand = counts(&event["cards"]);
                self.worlds.retain(|world| world[seat("seat")] == hand);
            }
            "swapped" => {
                self.pass(seat("from"), seat("to"), &event["card"], 1);
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
            "gift" => self.pass(draw, seat("seat"), &event["card"], 1),
            "purged" => {
                self.pass(seat("seat"), discard, &event["cards"], event["count"].as_u64().unwrap() as u8);
            }
            "reshuffled" => self.each(|mut world| {
                world.swap(draw, discard);
                vec![world]
            }),
            _ => {}
        }
        assert!(!self.worlds.is_empty(), "nothing is possible after {event}");
    }

    fn each(&mut self, next: impl Fn(World) -> Vec<World>) {
        self.worlds = std::mem::take(&mut self.worlds).into_iter().flat_map(next).collect();
    }

    fn join(&mut self, spot: usize, cards: &Counts) {
        self.each(|mut world| {
            world[spot] = plus(&world[spot], cards);
            vec![world]
        });
    }

    fn leave(&mut self, spot: usize, cards: &Counts) {
        self.each(|mut world| {
            let Some(left) = minus(&world[spot], cards) else {
                return Vec::new();
            };
            world[spot] = left;
            vec![world]
        });
    }

    fn show(&mut self, spot: usize, cards: &Value) {
        let cards = counts(cards);
        self.worlds.retain(|world| minus(&world[spot], &cards).is_some());
    }

    /// Cards go from one spot to another: those that were seen, or else any.
    fn pass(&mut self, from: usize, to: usize, seen: &Value, count: u8) {
        self.each(|world| {
            let passed = match seen {
                Value::Null => groups(&world[from], count),
                Value::String(card) => vec![one(card)],
                cards => vec![counts(cards)],
            };
            let pass = |cards: Counts| {
                let mut world = world.clone();
                world[from] = minus(&world[from], &cards)?;
                world[to] = plus(&world[to], &cards);
                Some(world)
            };
            passed.into_iter().filter_map(pass).collect()
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

/// `None` where there are not so many.
fn minus(one: &Counts, another: &Counts) -> Option<Counts> {
    let mut left = *one;
    for (own, less) in left.iter_mut().zip(another) {
        *own = own.checked_sub(*less)?;
    }
    Some(left)
}

/// Every group of so many of these cards.
fn groups(cards: &Counts, count: u8) -> Vec<Counts> {
    let mut groups = vec![(Counts::default(), count)];
    for kind in 0..7 {
        let more = |(group, left): (Counts, u8)| {
            (0..=left.min(cards[kind])).map(move |taken| {
                let mut group = group;
                group[kind] = taken;
                (group, left - taken)
            })
        };
        groups = groups.into_iter().flat_map(more).collect();
    }
    groups.into_iter().filter(|(_, left)| *left == 0).map(|(group, _)| group).collect()
}
