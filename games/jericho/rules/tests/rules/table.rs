//! A table to try a rule at: [`given`] sets up only what the rule speaks of, [`Table`] plays and tells what changed.
//!
//! Everything goes through the public contract, as JSON where the protocol has JSON. The box is counted here a second
//! time, on purpose: a wrong number in the game's own tables would otherwise agree with itself.

use besace_jericho::Jericho;
pub use besace_table::checks::desk::*;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// The colours in card order.
pub const COLORS: [&str; 5] = ["red", "white", "blue", "yellow", "brown"];
/// The values of a colour, each with its number of copies.
pub const COPIES: [(u8, usize); 5] = [(1, 4), (3, 5), (4, 4), (5, 3), (7, 1)];

/// A position made for one rule. Three seats, round 1, seat 0 to play; no walls, nothing won or removed; three brown
/// 3s in the supply. A hand has the cards that are named for it, and is filled up with a white 1 and yellow cards.
/// The draw pile begins with the cards named for it, then has all that are named nowhere, in card order, and ends with
/// the scoring cards still to come.
#[derive(Clone)]
pub struct Given {
    phase: &'static str,
    round: usize,
    turn: usize,
    seats: Vec<GivenSeat>,
    supply: Option<Vec<String>>,
    removed: usize,
    draw: Vec<String>,
    draw_is_spent: bool,
}

#[derive(Clone, Default)]
struct GivenSeat {
    hand: Vec<String>,
    hand_size: Option<usize>,
    first: Option<String>,
    chosen: Option<String>,
    walls: BTreeMap<String, Vec<String>>,
    won: Vec<String>,
}

/// The base, in `play`.
pub fn given() -> Given {
    Given {
        phase: "play",
        round: 1,
        turn: 0,
        seats: vec![GivenSeat::default(); 3],
        supply: None,
        removed: 0,
        draw: Vec::new(),
        draw_is_spent: false,
    }
}

impl Given {
    pub fn seats(mut self, seats: usize) -> Given {
        self.seats.resize_with(seats, GivenSeat::default);
        self
    }

    /// Before anybody has laid a first wall card.
    pub fn first_wall(mut self) -> Given {
        self.phase = "first-wall";
        self
    }

    /// The filling of a round; in round 1 everybody's first wall card lies face down.
    pub fn fill(mut self, round: usize) -> Given {
        self.phase = "fill";
        self.round(round)
    }

    pub fn over(mut self) -> Given {
        self.phase = "over";
        self.round(3)
    }

    pub fn round(mut self, round: usize) -> Given {
        self.round = round;
        self
    }

    pub fn turn(mut self, seat: usize) -> Given {
        self.turn = seat;
        self
    }

    /// Cards in a hand, by their ids; the hand is filled up around them.
    pub fn hand(mut self, seat: usize, cards: &str) -> Given {
        self.seats[seat].hand = words(cards);
        self
    }

    /// A hand of another size than the round's.
    pub fn hand_size(mut self, seat: usize, size: usize) -> Given {
        self.seats[seat].hand_size = Some(size);
        self
    }

    pub fn first(mut self, seat: usize, card: &str) -> Given {
        self.seats[seat].first = Some(card.to_owned());
        self
    }

    /// An answer in `fill`, which is in the hand too.
    pub fn chosen(mut self, seat: usize, card: &str) -> Given {
        self.seats[seat].chosen = Some(card.to_owned());
        self.seats[seat].hand.push(card.to_owned());
        self
    }

    /// A wall by the values of its stones, T for a trumpet: `"4 3 T"`.
    pub fn wall(mut self, seat: usize, color: &str, stones: &str) -> Given {
        let card = |stone: String| if stone == "T" { "trumpet".into() } else { format!("{color}-{stone}") };
        self.seats[seat].walls.insert(color.to_owned(), words(stones).into_iter().map(card).collect());
        self
    }

    pub fn won(mut self, seat: usize, cards: &str) -> Given {
        self.seats[seat].won = words(cards);
        self
    }

    pub fn supply(mut self, cards: &str) -> Given {
        self.supply = Some(words(cards));
        self
    }

    pub fn removed(mut self, trumpets: usize) -> Given {
        self.removed = trumpets;
        self
    }

    /// What lies on top of the draw pile.
    pub fn draw(mut self, cards: &str) -> Given {
        self.draw = words(cards);
        self
    }

    /// Nothing lies below the named cards but the scoring cards still to come: the last seat has won every other wall
    /// card, and every other trumpet is removed.
    pub fn draw_only(mut self, cards: &str) -> Given {
        self.draw_is_spent = true;
        self.draw(cards)
    }

    /// The position as a document.
    pub fn position(&self) -> Value {
        let mut given = self.clone();
        let mut rest = given.cards_not_named();
        for seat in 0..given.seats.len() {
            given.fill_up_hand(seat, &mut rest);
        }
        given.lay_the_rest(rest);
        given.written()
    }

    /// The position, loaded.
    #[track_caller]
    pub fn start(&self) -> Table {
        Table::load(&self.position())
    }

    /// Which invariant keeps this position from being loaded.
    #[track_caller]
    pub fn breaks(&self) -> &'static str {
        Table::broken_rule(&self.position())
    }

    fn supply_cards(&self) -> Vec<String> {
        let is_empty = self.phase == "first-wall" || (self.phase == "fill" && self.round == 1);
        let base = vec!["brown-3".to_owned(); if is_empty { 0 } else { self.seats.len() }];
        self.supply.clone().unwrap_or(base)
    }

    /// The whole box less every card that was named, in card order.
    fn cards_not_named(&self) -> Vec<String> {
        let mut rest = the_box();
        let of_seats = self.seats.iter().flat_map(|seat| {
            let walls = seat.walls.values().flatten();
            seat.hand.iter().chain(&seat.won).chain(&seat.first).chain(walls)
        });
        let removed = vec!["trumpet".to_owned(); self.removed];
        let named = of_seats.chain(&self.draw).cloned().chain(self.supply_cards()).chain(removed);
        for card in named.filter(|card| card != "scoring") {
            take(&mut rest, &card);
        }
        rest
    }

    fn fill_up_hand(&mut self, seat: usize, rest: &mut Vec<String>) {
        let lays_first = self.phase == "fill" && self.round == 1;
        let place = &mut self.seats[seat];
        if lays_first && place.first.is_none() {
            place.first = Some(take_filler(rest));
        }
        let size = match self.phase {
            "first-wall" => 7 - usize::from(place.first.is_some()),
            "fill" => 7 - self.round,
            "play" => 6 - self.round,
            _ => 3,
        };
        let size = place.hand_size.unwrap_or(size);
        if place.hand.len() < size && rest.iter().any(|card| card == "white-1") {
            take(rest, "white-1");
            place.hand.push("white-1".to_owned());
        }
        while place.hand.len() < size {
            place.hand.push(take_filler(rest));
        }
    }

    fn lay_the_rest(&mut self, rest: Vec<String>) {
        for card in rest {
            if !self.draw_is_spent {
                self.draw.push(card);
            } else if card == "trumpet" {
                self.removed += 1;
            } else {
                self.seats.last_mut().expect("there are seats").won.push(card);
            }
        }
        let due = if self.phase == "over" { 0 } else { 4 - self.round };
        let named = self.draw.iter().filter(|card| *card == "scoring").count();
        self.draw.extend(vec!["scoring".to_owned(); due.saturating_sub(named)]);
    }

    fn written(&self) -> Value {
        let seat = |seat: &GivenSeat| {
            let walls: Map<String, Value> =
                seat.walls.iter().map(|(color, cards)| (color.clone(), count_map(cards))).collect();
            json!({"hand": count_map(&seat.hand), "first": seat.first, "walls": walls, "won": count_map(&seat.won)})
        };
        let chosen: Map<String, Value> = (0..)
            .zip(&self.seats)
            .filter_map(|(number, seat): (u8, _)| Some((number.to_string(), json!(seat.chosen.clone()?))))
            .collect();
        json!({
            "game": "jericho", "version": 1, "options": {"first_player": 0},
            "phase": self.phase, "round": self.round, "turn": self.turn,
            "seats": self.seats.iter().map(seat).collect::<Vec<_>>(),
            "supply": count_map(&self.supply_cards()),
            "removed": count_map(&vec!["trumpet".to_owned(); self.removed]),
            "draw": self.draw, "chosen": chosen,
        })
    }
}

/// A table with a game of Jericho on it.
pub type Table = Desk<Jericho>;

/// What the tests of Jericho read off a table, beyond what every game has.
pub trait Reading {
    /// Phase, round and turn: `"play 1 0"`.
    fn stage(&self) -> String;
    /// A seat's hand in card order: `"red-3 red-3 trumpet"`.
    fn hand(&self, seat: usize) -> String;
    fn hand_sizes(&self) -> Vec<usize>;
    /// A wall by its stones, falling, trumpets last: `"4 3 T"`; empty where none stands.
    fn wall(&self, seat: usize, color: &str) -> String;
    fn won(&self, seat: usize) -> String;
    fn supply(&self) -> String;
    /// How many trumpets are out of the game.
    fn removed(&self) -> u64;
    /// The draw pile, top first.
    fn draw(&self) -> Vec<String>;
}

impl Reading for Table {
    fn stage(&self) -> String {
        let position = self.position();
        format!("{} {} {}", position["phase"].as_str().unwrap(), position["round"], position["turn"])
    }

    fn hand(&self, seat: usize) -> String {
        listed(&self.position()["seats"][seat]["hand"])
    }

    fn hand_sizes(&self) -> Vec<usize> {
        let position = self.position();
        let seats = position["seats"].as_array().unwrap();
        seats.iter().map(|seat| words(&listed(&seat["hand"])).len()).collect()
    }

    fn wall(&self, seat: usize, color: &str) -> String {
        let mut cards = words(&listed(&self.position()["seats"][seat]["walls"][color]));
        let trumpets = cards.iter().filter(|card| *card == "trumpet").count();
        cards.truncate(cards.len() - trumpets);
        let stones = cards.iter().rev().map(|card| card.rsplit('-').next().unwrap());
        stones.chain(vec!["T"; trumpets]).collect::<Vec<_>>().join(" ")
    }

    fn won(&self, seat: usize) -> String {
        listed(&self.position()["seats"][seat]["won"])
    }

    fn supply(&self) -> String {
        listed(&self.position()["supply"])
    }

    fn removed(&self) -> u64 {
        self.position()["removed"].get("trumpet").map_or(0, |count| count.as_u64().unwrap())
    }

    fn draw(&self) -> Vec<String> {
        let draw = self.position()["draw"].clone();
        draw.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
    }
}

pub fn lay(card: &str) -> Value {
    json!({"type": "lay", "card": card})
}

pub fn supply(card: &str) -> Value {
    json!({"type": "supply", "card": card})
}

pub fn wall(card: &str) -> Value {
    json!({"type": "wall", "card": card})
}

pub fn trumpet(color: &str) -> Value {
    json!({"type": "trumpet", "color": color})
}

/// The 107 cards of the box that are no scoring cards, in card order.
pub fn the_box() -> Vec<String> {
    let stones = COLORS.iter().flat_map(|color| {
        COPIES.iter().flat_map(move |(value, copies)| vec![format!("{color}-{value}"); *copies])
    });
    stones.chain(vec!["trumpet".to_owned(); 22]).collect()
}

/// A card that nobody named, of a colour that the cases seldom use.
fn take_filler(rest: &mut Vec<String>) -> String {
    let of = |color: &str| rest.iter().position(|card| card.starts_with(color));
    let at = of("yellow").or(of("white")).expect("the box has enough yellow and white cards");
    rest.remove(at)
}
