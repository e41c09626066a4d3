//! A table to try a rule at: [`given`] sets up only what the rule speaks of, [`Table`] plays and tells what changed.
//!
//! Everything goes through the public contract, as JSON where the protocol has JSON. The box is counted here a second
//! time, on purpose: a wrong number in the game's own tables would otherwise agree with itself.

use besace_sheriff::Sheriff;
pub use besace_table::checks::desk::*;
use besace_table::{BadPosition, Game, Guess, Seat};
use serde_json::{Map, Value, json};

/// Every kind with its copies for four or five seats and for three, its value and its penalty.
pub const BOX: [(&str, usize, usize, u16, u16); 15] = [
    ("apple", 48, 48, 2, 2),
    ("cheese", 36, 36, 3, 2),
    ("bread", 36, 0, 3, 2),
    ("chicken", 24, 24, 4, 2),
    ("pepper", 22, 18, 6, 4),
    ("mead", 21, 16, 7, 4),
    ("silk", 12, 9, 8, 4),
    ("crossbow", 5, 5, 9, 4),
    ("green-apple", 2, 2, 4, 3),
    ("golden-apple", 2, 1, 6, 4),
    ("gouda", 2, 2, 6, 4),
    ("bleu", 1, 0, 9, 5),
    ("rye", 2, 0, 6, 4),
    ("pumpernickel", 1, 0, 9, 5),
    ("royal-rooster", 2, 1, 8, 4),
];

/// Cards by their names, `apple*3` for three of them.
pub fn cards(text: &str) -> Vec<String> {
    let one = |word: &str| {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        vec![name.to_owned(); count.parse().unwrap()]
    };
    text.split_whitespace().flat_map(one).collect()
}

fn is_legal(name: &str) -> bool {
    ["apple", "cheese", "bread", "chicken"].contains(&name)
}

/// A position made for one rule. Four seats, seat 0 is sheriff, round 1, 50 coins each; nothing in hands, on stands or
/// on piles. Cards that are named nowhere are in the deck, in the order of SHE-1, unless the deck is given: then they
/// lie on the sheriff's stand.
#[derive(Clone)]
pub struct Given {
    options: Map<String, Value>,
    phase: &'static str,
    round: u8,
    sheriff: u8,
    turn: Value,
    seats: Vec<GivenSeat>,
    left: Vec<String>,
    right: Vec<String>,
    deck: Option<Vec<String>>,
    set_aside: Vec<String>,
    confiscated: Option<(u8, Vec<String>)>,
    debt: Value,
    inspection: Map<String, Value>,
}

#[derive(Clone)]
struct GivenSeat {
    coins: i64,
    hand: Vec<String>,
    stand: Vec<String>,
    bag: (&'static str, Vec<String>, Value),
}

/// The base, in `inspect`.
pub fn given() -> Given {
    let base = Given {
        options: Map::new(),
        phase: "inspect",
        round: 1,
        sheriff: 0,
        turn: Value::Null,
        seats: Vec::new(),
        left: Vec::new(),
        right: Vec::new(),
        deck: None,
        set_aside: Vec::new(),
        confiscated: None,
        debt: Value::Null,
        inspection: Map::new(),
    };
    base.seats(4)
}

impl Given {
    pub fn seats(mut self, seats: usize) -> Given {
        let seat = GivenSeat { coins: 50, hand: vec![], stand: vec![], bag: ("none", vec![], Value::Null) };
        self.seats.resize(seats, seat);
        self
    }

    pub fn option(mut self, key: &str, value: impl Into<Value>) -> Given {
        self.options.insert(key.to_owned(), value.into());
        self
    }

    /// Another phase, with the merchant whose turn it is.
    pub fn phase(mut self, phase: &'static str, turn: Option<u8>) -> Given {
        self.phase = phase;
        self.turn = json!(turn);
        self
    }

    pub fn round(mut self, round: u8) -> Given {
        self.round = round;
        self
    }

    pub fn coins(mut self, coins: &[i64]) -> Given {
        self.seats.iter_mut().zip(coins).for_each(|(seat, coins)| seat.coins = *coins);
        self
    }

    pub fn hand(mut self, seat: usize, hand: &str) -> Given {
        self.seats[seat].hand = cards(hand);
        self
    }

    pub fn stand(mut self, seat: usize, goods: &str) -> Given {
        self.seats[seat].stand = cards(goods);
        self
    }

    /// A closed bag and what was declared.
    pub fn bag(mut self, seat: usize, goods: &str, declared: &str) -> Given {
        let goods = cards(goods);
        let declared = json!({"good": declared, "count": goods.len()});
        self.seats[seat].bag = ("closed", goods, declared);
        self
    }

    /// A bag in some other state.
    pub fn bag_is(mut self, seat: usize, state: &'static str, goods: &str) -> Given {
        self.seats[seat].bag = (state, cards(goods), Value::Null);
        self
    }

    pub fn left(mut self, pile: &str) -> Given {
        self.left = cards(pile);
        self
    }

    pub fn right(mut self, pile: &str) -> Given {
        self.right = cards(pile);
        self
    }

    pub fn deck(mut self, deck: &str) -> Given {
        self.deck = Some(cards(deck));
        self
    }

    pub fn set_aside(mut self, goods: &str) -> Given {
        self.set_aside = cards(goods);
        self
    }

    pub fn confiscated(mut self, seat: u8, goods: &str) -> Given {
        self.phase = "confiscate";
        self.confiscated = Some((seat, cards(goods)));
        self.bag_is(usize::from(seat), "opened", "")
    }

    /// A debt to be paid in goods, between the sheriff and somebody whose bag was opened.
    pub fn debt(mut self, debtor: u8, creditor: u8, amount: u16) -> Given {
        self.phase = "pay";
        self.debt = json!({"debtor": debtor, "creditor": creditor, "amount": amount});
        let owner = if debtor == self.sheriff { creditor } else { debtor };
        self.bag_is(usize::from(owner), "opened", "")
    }

    /// An inspection in which something has been said or promised.
    pub fn inspection(mut self, key: &str, value: Value) -> Given {
        self.inspection.insert(key.to_owned(), value);
        self
    }

    pub fn position(&self) -> Value {
        let column = usize::from(self.seats.len() == 3);
        let royal = self.options.get("royal") == Some(&json!(true));
        let mut rest: Vec<String> = Vec::new();
        for (at, kind) in BOX.iter().enumerate() {
            let count = if at >= 8 && !royal { 0 } else { [kind.1, kind.2][column] };
            rest.extend(vec![kind.0.to_owned(); count]);
        }
        let confiscated = self.confiscated.iter().flat_map(|(_, goods)| goods);
        let named = self.seats.iter().flat_map(|seat| seat.hand.iter().chain(&seat.stand).chain(&seat.bag.1));
        let named = named.chain(&self.left).chain(&self.right).chain(&self.set_aside).chain(confiscated);
        for name in named.chain(self.deck.iter().flatten()) {
            take(&mut rest, name);
        }
        let removed: Vec<String> = if self.options.get("remove_ten") == Some(&json!(true)) {
            rest.drain(..10).collect()
        } else {
            vec![]
        };
        let mut seats = self.seats.clone();
        let deck = match &self.deck {
            Some(deck) => {
                seats[usize::from(self.sheriff)].stand.extend(rest);
                deck.clone()
            }
            None => rest,
        };
        let count = seats.len();
        let mut inspection = json!({
            "called": null, "owes": null, "next_id": 1, "haggled": vec![0; count],
            "must": vec![Value::Null; count], "offers": [], "deals": [], "time_up": false,
        });
        self.inspection.iter().for_each(|(key, value)| inspection[key] = value.clone());
        let in_inspection = ["inspect", "confiscate", "pay"].contains(&self.phase);
        let seat = |seat: &GivenSeat| {
            let (state, goods, declared) = &seat.bag;
            json!({
                "coins": seat.coins, "hand": seat.hand,
                "legal": count_map(seat.stand.iter().filter(|name| is_legal(name))),
                "contraband": seat.stand.iter().filter(|name| !is_legal(name)).collect::<Vec<_>>(),
                "bag": {"state": state, "cards": goods, "declared": declared},
            })
        };
        let market = (self.phase == "market-discard").then(|| json!({"set_aside": self.set_aside}));
        let taken = self.confiscated.as_ref().map(|(seat, goods)| json!({"seat": seat, "cards": goods}));
        json!({
            "game": "sheriff", "version": 1, "options": self.options, "rng": "seed:7", "phase": self.phase,
            "round": self.round, "sheriff": self.sheriff, "turn": self.turn, "market": market,
            "confiscated": taken, "debt": self.debt, "inspection": in_inspection.then_some(inspection),
            "seats": seats.iter().map(seat).collect::<Vec<_>>(),
            "discards": {"left": self.left, "right": self.right}, "deck": deck, "removed": removed,
        })
    }

    #[track_caller]
    pub fn start(&self) -> Table {
        Table::load(&self.position())
    }
}

pub fn load(position: &Value) -> Result<Sheriff, BadPosition> {
    Sheriff::load(position)
}

/// A table with a game of Sheriff of Nottingham on it.
pub type Table = Desk<Sheriff>;

/// What the tests of Sheriff of Nottingham read off a table, beyond what every game has.
pub trait Reading {
    /// Those entries of `legal` that are of a type.
    fn legal_of(&self, number: u8, kind: &str) -> Vec<Value>;
    fn may(&self) -> Vec<u8>;
    fn phase(&self) -> &'static str;
    /// A part of a seat in the position.
    fn of(&self, seat: usize, key: &str) -> Value;
    fn coins(&self) -> Vec<u64>;
    fn inspection(&self, key: &str) -> Value;
    /// A world that a seat imagines.
    fn imagined_by(&self, number: u8, guess: u64) -> Table;
}

impl Reading for Table {
    fn legal_of(&self, number: u8, kind: &str) -> Vec<Value> {
        of_type(&self.legal(number), kind)
    }

    fn may(&self) -> Vec<u8> {
        self.game.may().unwrap().iter().map(|seat| seat.0).collect()
    }

    fn phase(&self) -> &'static str {
        self.game.phase()
    }

    fn of(&self, seat: usize, key: &str) -> Value {
        self.position()["seats"][seat][key].clone()
    }

    fn coins(&self) -> Vec<u64> {
        (0..usize::from(self.game.seats())).map(|seat| self.of(seat, "coins").as_u64().unwrap()).collect()
    }

    fn inspection(&self, key: &str) -> Value {
        self.position()["inspection"][key].clone()
    }

    fn imagined_by(&self, number: u8, guess: u64) -> Table {
        Table::with(self.game.redeal(Seat(number), &mut Guess::new(guess)))
    }
}

/// Those of a type, of events or of entries of `legal`.
pub fn of_type(values: &[Value], kind: &str) -> Vec<Value> {
    values.iter().filter(|value| value["type"] == kind).cloned().collect()
}

pub fn market(set_aside: &str, left: u64, right: u64) -> Value {
    json!({"type": "market", "set_aside": cards(set_aside), "left": left, "right": right})
}

pub fn discard(pile: &str, goods: &str) -> Value {
    json!({"type": "discard", "pile": pile, "cards": cards(goods)})
}

pub fn load_bag(goods: &str) -> Value {
    json!({"type": "load", "cards": cards(goods)})
}

pub fn declare(good: &str, count: u64) -> Value {
    json!({"type": "declare", "good": good, "count": count})
}

/// An action about one seat: call, inspect, let_pass.
pub fn about(kind: &str, seat: u8) -> Value {
    json!({"type": kind, "seat": seat})
}

/// An action about one offer: accept, refuse, withdraw.
pub fn on(kind: &str, offer: u32) -> Value {
    json!({"type": kind, "offer": offer})
}

/// Promises as words: `pass 1, open 3`.
pub fn promises(text: &str) -> Value {
    let one = |word: &str| {
        let (deed, seat) = word.trim().split_once(' ').unwrap();
        let deed = if deed == "pass" { "let_pass" } else { "inspect" };
        json!({"do": deed, "seat": seat.parse::<u8>().unwrap()})
    };
    text.split(',').filter(|word| !word.trim().is_empty()).map(one).collect()
}

pub fn offer(give: Value, promised: &str) -> Value {
    json!({"type": "offer", "give": give, "promises": promises(promised)})
}

pub fn counter(seat: u8, give: Value, promised: &str) -> Value {
    json!({"type": "counter", "seat": seat, "give": give, "promises": promises(promised)})
}

pub fn pay(legal: Value, contraband: &str) -> Value {
    json!({"type": "pay", "legal": legal, "contraband": cards(contraband)})
}
