//! A table to try a rule at: [`given`] sets up only what the rule speaks of, [`Table`] plays and tells what changed.
//!
//! Everything goes through the public contract, as JSON where the protocol has JSON. The box is counted here a second
//! time, on purpose: a wrong number in the game's own tables would otherwise agree with itself.

use besace_nottingham::Nottingham;
use besace_table::Game;
pub use besace_table::checks::desk::*;
use serde_json::{Value, json};

/// The objects in order of value.
pub const OBJECTS: [&str; 7] = ["coin", "candlestick", "gold", "pearls", "jewels", "necklace", "chest"];
/// The colours in the order of seats.
pub const COLORS: [&str; 7] = ["red", "yellow", "green", "blue", "purple", "white", "gray"];
/// The ambush cards of two objects.
pub const PAIRS: [&str; 6] = [
    "ambush-coin-candlestick",
    "ambush-candlestick-pearls",
    "ambush-pearls-jewels",
    "ambush-jewels-necklace",
    "ambush-necklace-chest",
    "ambush-coin-chest",
];

/// A position made for one rule. Three seats, red, yellow and green; seat 0's turn; hands, loots and missions empty; no
/// ambush laid; the sheriff on his first space. The draw pile has just what is named for it, and every object card that
/// is named nowhere lies in the discard pile.
#[derive(Clone)]
pub struct Given {
    phase: &'static str,
    turn: usize,
    sheriff: i64,
    shown: Option<String>,
    action: Value,
    delivery: Value,
    seats: Vec<GivenSeat>,
    draw: Vec<String>,
    discard: Vec<String>,
    rest_in_loot: Option<usize>,
    ambush_pile: Vec<String>,
    drawn: Vec<String>,
    missions: Value,
    options: Value,
    seed: u64,
}

#[derive(Clone, Default)]
struct GivenSeat {
    hand: Vec<String>,
    loot: Vec<String>,
    ambushes: Vec<String>,
}

/// The base, in this phase.
pub fn given(phase: &'static str) -> Given {
    Given {
        phase,
        turn: 0,
        sheriff: 1,
        shown: None,
        action: Value::Null,
        delivery: Value::Null,
        seats: vec![GivenSeat::default(); 3],
        draw: Vec::new(),
        discard: Vec::new(),
        rest_in_loot: None,
        ambush_pile: Vec::new(),
        drawn: Vec::new(),
        missions: json!({"seven-different": [], "five-alike": [], "four-pairs": [], "three-pairs": []}),
        options: json!({"first_player": 0}),
        seed: 7,
    }
}

/// The base, with this card turned up.
pub fn shown(card: &str) -> Given {
    let mut given = given("choose");
    given.shown = Some(card.to_owned());
    given
}

impl Given {
    pub fn seats(mut self, seats: usize) -> Given {
        self.seats.resize_with(seats, GivenSeat::default);
        self
    }

    pub fn turn(mut self, seat: usize) -> Given {
        self.turn = seat;
        self
    }

    pub fn sheriff(mut self, space: i64) -> Given {
        self.sheriff = space;
        self
    }

    /// A hand: `"coin coin gold"`.
    pub fn hand(mut self, seat: usize, cards: &str) -> Given {
        self.seats[seat].hand = words(cards);
        self
    }

    pub fn loot(mut self, seat: usize, cards: &str) -> Given {
        self.seats[seat].loot = words(cards);
        self
    }

    /// Ambush cards before a seat, each with its gold.
    pub fn laid(mut self, seat: usize, cards: &str) -> Given {
        self.seats[seat].ambushes = words(cards);
        self
    }

    /// The draw pile, top first.
    pub fn draw(mut self, cards: &str) -> Given {
        self.draw = words(cards);
        self
    }

    /// The discard pile has just these cards; what is named nowhere lies in this seat's loot.
    pub fn discard_only(mut self, cards: &str, rest_in_loot: usize) -> Given {
        self.discard = words(cards);
        self.rest_in_loot = Some(rest_in_loot);
        self
    }

    /// What lies on top of the ambush pile.
    pub fn ambush_top(mut self, cards: &str) -> Given {
        self.ambush_pile = words(cards);
        self
    }

    pub fn owners(mut self, mission: &str, owners: &[u8]) -> Given {
        self.missions[mission] = json!(owners);
        self
    }

    pub fn option(mut self, key: &str, value: Value) -> Given {
        self.options[key] = value;
        self
    }

    pub fn action(mut self, action: Value) -> Given {
        self.drawn = action["drawn"]
            .as_array()
            .map_or(Vec::new(), |drawn| drawn.iter().map(|card| card.as_str().unwrap().to_owned()).collect());
        self.action = action;
        self
    }

    pub fn delivery(mut self, delivery: Value) -> Given {
        self.delivery = delivery;
        self
    }

    /// With this card on the table, in another phase than `choose`.
    pub fn using(mut self, card: &str) -> Given {
        self.shown = Some(card.to_owned());
        self
    }

    pub fn seed(mut self, seed: u64) -> Given {
        self.seed = seed;
        self
    }

    /// The position as a document.
    pub fn position(&self) -> Value {
        let mut rest = self.cards_not_named();
        let mut seats = self.seats.clone();
        let mut discard = self.discard.clone();
        match self.rest_in_loot {
            Some(seat) => seats[seat].loot.append(&mut rest),
            None => discard.append(&mut rest),
        }
        let seat = |(number, seat): (usize, &GivenSeat)| {
            json!({
                "color": COLORS[number], "hand": count_map(&seat.hand), "loot": count_map(&seat.loot),
                "ambushes": seat.ambushes,
            })
        };
        json!({
            "game": "nottingham", "version": 1, "options": self.options, "rng": format!("seed:{}", self.seed),
            "phase": self.phase, "turn": self.turn, "sheriff": self.sheriff, "shown": self.shown,
            "action": self.action, "delivery": self.delivery,
            "seats": seats.iter().enumerate().map(seat).collect::<Vec<_>>(),
            "draw": self.draw, "discard": count_map(&discard), "ambush_pile": self.whole_ambush_pile(),
            "missions": self.missions,
        })
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

    fn cards_not_named(&self) -> Vec<String> {
        let mut rest: Vec<String> =
            OBJECTS.iter().flat_map(|object| vec![(*object).to_owned(); 12]).collect();
        let of_seats = self.seats.iter().flat_map(|seat| seat.hand.iter().chain(&seat.loot)).cloned();
        let golds = self.seats.iter().flat_map(|seat| vec!["gold".to_owned(); seat.ambushes.len()]);
        let delivered = self.delivery["count"].as_u64().unwrap_or(0) as usize;
        let delivered = self.delivery["object"].as_str().map(|object| vec![object.to_owned(); delivered]);
        let piles = self.draw.iter().chain(&self.discard).chain(&self.shown).cloned();
        for card in of_seats.chain(golds).chain(delivered.into_iter().flatten()).chain(piles) {
            take(&mut rest, &card);
        }
        rest
    }

    fn whole_ambush_pile(&self) -> Vec<String> {
        let colors = COLORS[..self.seats.len()].iter().map(|color| format!("ambush-{color}"));
        let all = PAIRS.iter().map(|pair| (*pair).to_owned()).chain(colors);
        let laid: Vec<&String> = self.seats.iter().flat_map(|seat| &seat.ambushes).collect();
        let mut pile = self.ambush_pile.clone();
        for card in all {
            if !pile.contains(&card) && !laid.contains(&&card) && !self.drawn.contains(&card) {
                pile.push(card);
            }
        }
        pile
    }
}

/// A table with a game of Nottingham on it.
pub type Table = Desk<Nottingham>;

/// What the tests of Nottingham read off a table, beyond what every game has.
pub trait Reading {
    /// Phase and who is asked: `"deliver [0]"`.
    fn phase_now(&self) -> String;
    /// A seat's hand in order of value: `"coin coin gold"`.
    fn hand(&self, seat: usize) -> String;
    fn hands(&self) -> Vec<String>;
    fn loot(&self, seat: usize) -> String;
    fn laid(&self, seat: usize) -> Value;
    /// What is known of a hand to somebody: `"coin coin gold"`.
    fn remembered(&self, observer: u8, owner: u8) -> String;
    fn field(&self, key: &str) -> Value;
    fn discarded(&self, card: &str) -> u64;
    fn draw(&self) -> Vec<String>;
}

impl Reading for Table {
    fn phase_now(&self) -> String {
        format!("{} {:?}", self.game.phase(), self.pending())
    }

    fn hand(&self, seat: usize) -> String {
        listed(&self.position()["seats"][seat]["hand"])
    }

    fn hands(&self) -> Vec<String> {
        (0..usize::from(self.game.seats())).map(|seat| self.hand(seat)).collect()
    }

    fn loot(&self, seat: usize) -> String {
        listed(&self.position()["seats"][seat]["loot"])
    }

    fn laid(&self, seat: usize) -> Value {
        self.position()["seats"][seat]["ambushes"].clone()
    }

    fn remembered(&self, observer: u8, owner: u8) -> String {
        listed(&self.memory(observer)["hands"][owner.to_string()])
    }

    fn field(&self, key: &str) -> Value {
        self.position()[key].clone()
    }

    fn discarded(&self, card: &str) -> u64 {
        self.position()["discard"].get(card).map_or(0, |count| count.as_u64().unwrap())
    }

    fn draw(&self) -> Vec<String> {
        self.field("draw").as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
    }
}

pub fn act(kind: &str) -> Value {
    json!({ "type": kind })
}

pub fn use_on(target: i64) -> Value {
    json!({"type": "use", "target": target})
}

pub fn pick(card: &str) -> Value {
    json!({"type": "pick", "card": card})
}

pub fn offer(cards: &str) -> Value {
    json!({"type": "offer", "cards": words(cards)})
}

pub fn accept_offer(seat: i64) -> Value {
    json!({"type": "accept_offer", "seat": seat})
}

pub fn keep(card: &str) -> Value {
    json!({"type": "keep", "card": card})
}

pub fn deliver(object: &str, count: i64) -> Value {
    json!({"type": "deliver", "object": object, "count": count})
}

pub fn mission(mission: &str, objects: &str) -> Value {
    json!({"type": "mission", "mission": mission, "objects": words(objects)})
}

pub fn spring(card: &str) -> Value {
    json!({"type": "spring", "card": card})
}

pub fn discard(cards: &str) -> Value {
    json!({"type": "discard", "cards": words(cards)})
}

/// A refusal by a rule of the game.
pub fn illegal(rule: &str, reason: &str) -> String {
    format!("{rule} {reason}")
}
