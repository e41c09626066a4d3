//! Somebody who thinks of every way in which the ambush cards may lie, and of nothing else, and knows how likely each is:
//! slow, and written without any part of the game's own imagination. Every order of the pile is as likely as another; of
//! two cards one is kept as readily as the other, unless one of them is of the seat's own colour.

use super::table::COLORS;
use serde_json::Value;
use std::collections::BTreeMap;

/// The cards before each seat, then the two that are being chosen from, then the pile; each in its order.
pub type World = Vec<Vec<String>>;

/// What one seat can think.
pub struct AmbushThinker {
    observer: usize,
    seats: usize,
    worlds: BTreeMap<World, f64>,
}

impl AmbushThinker {
    /// Begins at a position. The observer sees the ambush cards before it, and how many there are elsewhere.
    pub fn new(observer: usize, position: &Value) -> AmbushThinker {
        let seats = position["seats"].as_array().unwrap().len();
        let mut thinker = AmbushThinker { observer, seats, worlds: BTreeMap::new() };
        let truth = thinker.world_of(position);
        let hidden: Vec<String> = truth
            .iter()
            .enumerate()
            .filter(|(row, _)| *row != observer)
            .flat_map(|(_, row)| row.clone())
            .collect();
        for order in orders(hidden) {
            let mut next = order.into_iter();
            let deal = |(at, row): (usize, &Vec<String>)| {
                if at == observer { row.clone() } else { next.by_ref().take(row.len()).collect() }
            };
            let mut world: World = truth.iter().enumerate().map(deal).collect();
            world[..seats].iter_mut().for_each(|row| row.sort());
            if (0..seats).all(|seat| !world[seat].contains(&own_card(seat))) {
                *thinker.worlds.entry(world).or_default() += 1.0;
            }
        }
        thinker
    }

    /// Every world that is still possible, with its likelihood. Together these need not be 1.
    pub fn worlds(&self) -> &BTreeMap<World, f64> {
        &self.worlds
    }

    /// What the thinker would call this position. The order of somebody else's ambush cards tells nothing.
    pub fn world_of(&self, position: &Value) -> World {
        let row = |cards: &Value| -> Vec<String> {
            let cards = cards.as_array().into_iter().flatten();
            cards.map(|card| card.as_str().unwrap().to_owned()).collect()
        };
        let mut world: World =
            (0..self.seats).map(|seat| row(&position["seats"][seat]["ambushes"])).collect();
        world.iter_mut().for_each(|row| row.sort());
        world.push(row(&position["action"]["drawn"]));
        world.push(row(&position["ambush_pile"]));
        world
    }

    /// Something happened, as the observer sees it.
    pub fn hear(&mut self, event: &Value) {
        let (drawn, pile) = (self.seats, self.seats + 1);
        let seat = || event["seat"].as_u64().unwrap() as usize;
        match event["type"].as_str().unwrap() {
            "ambush_seen" => {
                self.each(|mut world| {
                    world[drawn] = world[pile].drain(..2).collect();
                    let fits =
                        event["cards"].is_null() || event["cards"] == Value::from(world[drawn].clone());
                    fits.then_some((world, 1.0)).into_iter().collect()
                });
            }
            "ambush_laid" => self.each(|world| {
                let keep = |place: usize| {
                    let mut world = world.clone();
                    let kept = world[drawn].remove(place);
                    let has_a_choice = !world[drawn].contains(&own_card(seat())) && event["card"].is_null();
                    let fits = kept != own_card(seat()) && (event["card"].is_null() || event["card"] == kept);
                    let returned = world[drawn].remove(0);
                    world[pile].push(returned);
                    world[seat()].push(kept);
                    world[seat()].sort();
                    fits.then_some((world, if has_a_choice { 0.5 } else { 1.0 }))
                };
                [0, 1].into_iter().filter_map(keep).collect()
            }),
            "ambush_sprung" => self.each(|mut world| {
                let Some(place) = world[seat()].iter().position(|card| event["card"] == *card) else {
                    return Vec::new();
                };
                let sprung = world[seat()].remove(place);
                world[pile].push(sprung);
                vec![(world, 1.0)]
            }),
            _ => {}
        }
        assert!(!self.worlds.is_empty(), "seat {} finds {event} impossible", self.observer);
    }

    /// What comes of each world, and how likely that is.
    fn each(&mut self, next: impl Fn(World) -> Vec<(World, f64)>) {
        let mut worlds = BTreeMap::new();
        for (world, likelihood) in std::mem::take(&mut self.worlds) {
            for (world, likely) in next(world) {
                *worlds.entry(world).or_default() += likelihood * likely;
            }
        }
        self.worlds = worlds;
    }
}

fn own_card(seat: usize) -> String {
    format!("ambush-{}", COLORS[seat])
}

/// These cards in every order.
fn orders(cards: Vec<String>) -> Vec<Vec<String>> {
    let Some((first, rest)) = cards.split_first() else {
        return vec![Vec::new()];
    };
    let insert = |order: Vec<String>| {
        (0..=order.len())
            .map(move |at| {
                let mut order = order.clone();
                order.insert(at, first.clone());
                order
            })
            .collect::<Vec<_>>()
    };
    orders(rest.to_vec()).into_iter().flat_map(insert).collect()
}
