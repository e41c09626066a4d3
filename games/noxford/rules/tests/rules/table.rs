//! A table to try a rule at: [`given`] sets up only what the rule speaks of, [`Table`] plays and tells what changed.
//!
//! Everything goes through the public contract, as JSON where the protocol has JSON. The box is counted here a second
//! time, on purpose: a wrong number in the game's own tables would otherwise agree with itself.

use besace_noxford::Noxford;
pub use besace_table::checks::desk::*;
use serde_json::{Value, json};

/// A syndicate's kinds, each with its number of copies.
pub const GANG: [(&str, usize); 5] =
    [("master", 1), ("lieutenant", 2), ("tough", 3), ("punk", 2), ("punk-gear", 2)];
/// The neutral kinds, each with its number of copies.
pub const NEUTRAL: [(&str, usize); 12] = [
    ("district-diamond", 1),
    ("district-wine", 1),
    ("district-airship", 1),
    ("district-dice", 1),
    ("district-mask", 1),
    ("district-diamond-wine", 1),
    ("district-wine-airship", 1),
    ("district-airship-dice", 1),
    ("district-dice-mask", 1),
    ("district-diamond-mask", 1),
    ("district-grand", 2),
    ("barracks", 3),
];

/// The start city of the scenarios, and those that they build on it.
pub const L: &str = "district-grand u -2 -1, barracks s 0 0";
pub const B1: &str = "district-grand u -2 -1, barracks s 0 0, blue-tough s 0 -2, red-punk s -2 2";
pub const B2: &str = "district-grand u 0 0, red-punk u 2 0, barracks u 4 0";
pub const B3: &str = "blue-punk u 0 0, district-wine-airship u -2 0, red-tough u 2 0, district-dice-mask u 0 -3, \
                      barracks u 0 3";
pub const B4: &str = "district-airship-dice u 0 0, red-tough/blue-punk u 2 0, blue-tough s 0 3";

/// A position made for one rule. Two seats, red and blue, seat 0 to lay a card in the city L. A hand and the display have
/// the cards that are named for them and are filled up to what NOX-94 asks, as far as cards are left; the rest lies in
/// the decks. A Master that is not in the city is in front of its player.
#[derive(Clone)]
pub struct Given {
    colors: Vec<&'static str>,
    phase: &'static str,
    turn: usize,
    gear: Value,
    passes: usize,
    city: Vec<Value>,
    hands: Vec<Vec<String>>,
    display: Vec<String>,
    neutral_deck: Vec<String>,
    options: Value,
}

pub fn given() -> Given {
    Given {
        colors: vec!["red", "blue"],
        phase: "turn",
        turn: 0,
        gear: json!(null),
        passes: 0,
        city: stacks(L),
        hands: vec![Vec::new(); 4],
        display: Vec::new(),
        neutral_deck: Vec::new(),
        options: json!({"first_player": 0}),
    }
}

impl Given {
    pub fn colors(mut self, colors: &[&'static str]) -> Given {
        self.colors = colors.to_vec();
        self
    }

    pub fn turn(mut self, seat: usize) -> Given {
        self.turn = seat;
        self
    }

    pub fn passes(mut self, passes: usize) -> Given {
        self.passes = passes;
        self
    }

    pub fn over(mut self) -> Given {
        self.phase = "over";
        self
    }

    /// The card at this corner, of the hand or of the display, was just laid.
    pub fn gear(mut self, x: i64, y: i64, from: &str) -> Given {
        self.phase = "gear";
        self.gear = json!({"x": x, "y": y, "from": from});
        self
    }

    /// The city as a list of stacks, `"red-tough/blue-punk u 2 0, barracks s 4 0"`.
    pub fn city(mut self, city: &str) -> Given {
        self.city = stacks(city);
        self
    }

    /// More stacks.
    pub fn and(mut self, city: &str) -> Given {
        self.city.extend(stacks(city));
        self
    }

    /// More stacks: these cards upright side by side, from this corner to the right.
    pub fn row(mut self, x: i64, y: i64, cards: &str) -> Given {
        let stack =
            |(at, card): (i64, String)| json!({"x": x + 2 * at, "y": y, "o": "upright", "cards": [card]});
        self.city.extend((0..).zip(words(cards)).map(stack));
        self
    }

    pub fn hand(mut self, seat: usize, cards: &str) -> Given {
        self.hands[seat] = words(cards);
        self
    }

    pub fn display(mut self, cards: &str) -> Given {
        self.display = words(cards);
        self
    }

    /// What lies on top of the neutral deck.
    pub fn neutral_deck(mut self, cards: &str) -> Given {
        self.neutral_deck = words(cards);
        self
    }

    pub fn options(mut self, options: Value) -> Given {
        self.options = options;
        self
    }

    /// The position as a document.
    pub fn position(&self) -> Value {
        let mut rest: Vec<String> = the_box(&self.colors);
        let laid = self.city.iter().flat_map(|stack| stack["cards"].as_array().unwrap());
        let laid: Vec<String> = laid.map(|card| card.as_str().unwrap().to_owned()).collect();
        let named =
            laid.iter().chain(self.hands.iter().flatten()).chain(&self.display).chain(&self.neutral_deck);
        named.for_each(|card| take(&mut rest, card));
        let short = |source: &str| usize::from(self.gear["from"] == source);
        let seats: Vec<Value> = (0..self.colors.len())
            .map(|seat| {
                let color = self.colors[seat];
                let is_own = |card: &String| card.starts_with(&format!("{color}-"));
                let master = format!("{color}-master");
                let in_front = !laid.contains(&master);
                let mut own: Vec<String> = rest.extract_if(.., |card| is_own(card)).collect();
                own.retain(|card| *card != master);
                let size = if seat == self.turn { 3 - short("hand") } else { 3 };
                let hand = filled(self.hands[seat].clone(), &mut own, size);
                json!({"color": color, "master": in_front, "hand": hand, "deck": own})
            })
            .collect();
        let deck_is_named = !self.neutral_deck.is_empty();
        let mut neutral: Vec<String> = self.neutral_deck.iter().cloned().chain(rest).collect();
        let display = if deck_is_named {
            let mut others = neutral.split_off(self.neutral_deck.len());
            let display = filled(self.display.clone(), &mut others, 3 - short("display"));
            neutral.extend(others);
            display
        } else {
            filled(self.display.clone(), &mut neutral, 3 - short("display"))
        };
        let mut options = self.options.clone();
        if options.get("colors").is_none() {
            options["colors"] = json!(self.colors);
        }
        json!({
            "game": "noxford", "version": 1, "options": options, "phase": self.phase, "turn": self.turn,
            "gear": self.gear, "passes": self.passes, "seats": seats, "city": self.city, "display": display,
            "neutral_deck": neutral,
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
}

fn filled(mut cards: Vec<String>, rest: &mut Vec<String>, size: usize) -> Vec<String> {
    let missing = size.saturating_sub(cards.len()).min(rest.len());
    cards.extend(rest.drain(..missing));
    cards
}

/// Every card in play with these colours.
pub fn the_box(colors: &[&str]) -> Vec<String> {
    let copies = |id: String, count: usize| vec![id; count];
    let gangs = colors.iter().flat_map(|color| {
        GANG.iter().flat_map(move |(kind, count)| copies(format!("{color}-{kind}"), *count))
    });
    gangs.chain(NEUTRAL.iter().flat_map(|(kind, count)| copies((*kind).to_owned(), *count))).collect()
}

/// Stacks as the scenarios write them.
pub fn stacks(city: &str) -> Vec<Value> {
    city.split(',')
        .map(|stack| match &words(stack)[..] {
            [cards, o, x, y] => {
                let cards: Vec<&str> = cards.split('/').collect();
                json!({"x": integer(x), "y": integer(y), "o": lying(o), "cards": cards})
            }
            other => panic!("no stack: {other:?}"),
        })
        .collect()
}

fn integer(word: &str) -> i64 {
    word.parse().expect("a coordinate")
}

fn lying(word: &str) -> &'static str {
    match word {
        "u" => "upright",
        "s" => "sideways",
        _ => panic!("no orientation: {word}"),
    }
}

/// A table with a game of Noxford on it.
pub type Table = Desk<Noxford>;

/// What the tests of Noxford read off a table, beyond what every game has.
pub trait Reading {
    /// Phase and turn: `"gear 1"`.
    fn stage(&self) -> String;
    /// A stack's cards, top first: `"red-tough/blue-punk"`; empty where there is none.
    fn stack(&self, x: i64, y: i64) -> String;
    fn hand(&self, seat: usize) -> Vec<String>;
    fn deck(&self, seat: usize) -> Vec<String>;
    fn display(&self) -> Vec<String>;
    fn neutral_deck(&self) -> Vec<String>;
    /// The places where a card can be placed now, as the scenarios write them: `"s 0 -2"`.
    fn places(&self, seat: u8, card: &str) -> Vec<String>;
    /// Where the top card of a stack can be moved now: `"s 0 -2"`, or `"on 3 3"`.
    fn moves(&self, seat: u8, x: i64, y: i64) -> Vec<String>;
    /// The stacks that a card can cover now: `"0 -2"`.
    fn covers(&self, seat: u8, card: &str) -> Vec<String>;
    /// Each seat's points as the city lies now.
    fn scores(&self) -> Vec<i32>;
}

impl Reading for Table {
    fn stage(&self) -> String {
        let position = self.position();
        format!("{} {}", position["phase"].as_str().unwrap(), position["turn"])
    }

    fn stack(&self, x: i64, y: i64) -> String {
        let position = self.position();
        let found =
            position["city"].as_array().unwrap().iter().find(|stack| stack["x"] == x && stack["y"] == y);
        found.map_or(String::new(), |stack| strings(&stack["cards"]).join("/"))
    }

    fn hand(&self, seat: usize) -> Vec<String> {
        strings(&self.position()["seats"][seat]["hand"])
    }

    fn deck(&self, seat: usize) -> Vec<String> {
        strings(&self.position()["seats"][seat]["deck"])
    }

    fn display(&self) -> Vec<String> {
        strings(&self.position()["display"])
    }

    fn neutral_deck(&self) -> Vec<String> {
        strings(&self.position()["neutral_deck"])
    }

    fn places(&self, seat: u8, card: &str) -> Vec<String> {
        let legal = self.legal(seat);
        legal.iter().filter(|action| action["type"] == "place" && action["card"] == card).map(spot).collect()
    }

    fn moves(&self, seat: u8, x: i64, y: i64) -> Vec<String> {
        let own = |action: &&Value| action["type"] == "move" && action["from"] == json!({"x": x, "y": y});
        let goal = |action: &Value| match action.get("to") {
            Some(to) => spot(to),
            None => format!("on {}", corner(&action["on"])),
        };
        self.legal(seat).iter().filter(own).map(goal).collect()
    }

    fn covers(&self, seat: u8, card: &str) -> Vec<String> {
        let legal = self.legal(seat);
        let own = legal.iter().filter(|action| action["type"] == "cover" && action["card"] == card);
        own.map(|action| corner(&action["on"])).collect()
    }

    fn scores(&self) -> Vec<i32> {
        besace_table::Game::scores(&self.game)
    }
}

pub fn strings(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|item| item.as_str().unwrap().to_owned()).collect()
}

fn spot(spot: &Value) -> String {
    format!("{} {}", &spot["o"].as_str().unwrap()[..1], corner(spot))
}

fn corner(corner: &Value) -> String {
    format!("{} {}", corner["x"], corner["y"])
}

/// `place("red-tough", "s 0 -2")`
pub fn place(card: &str, spot: &str) -> Value {
    let words = words(spot);
    json!({"type": "place", "card": card, "o": lying(&words[0]), "x": integer(&words[1]), "y": integer(&words[2])})
}

pub fn cover(card: &str, x: i64, y: i64) -> Value {
    json!({"type": "cover", "card": card, "on": {"x": x, "y": y}})
}

/// `move_to(1, 5, "u 3 3")`
pub fn move_to(x: i64, y: i64, spot: &str) -> Value {
    let words = words(spot);
    let to = json!({"o": lying(&words[0]), "x": integer(&words[1]), "y": integer(&words[2])});
    json!({"type": "move", "from": {"x": x, "y": y}, "to": to})
}

pub fn move_on(x: i64, y: i64, on_x: i64, on_y: i64) -> Value {
    json!({"type": "move", "from": {"x": x, "y": y}, "on": {"x": on_x, "y": on_y}})
}

pub fn skip() -> Value {
    json!({"type": "skip"})
}

pub fn pass() -> Value {
    json!({"type": "pass"})
}
