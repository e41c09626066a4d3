//! A table to try a rule at: [`given`] sets up only what the rule speaks of, a [`Desk`] plays and tells what changed.
//!
//! Everything goes through the public contract, as JSON where the protocol has JSON. The box is counted here a second
//! time, on purpose: a wrong number in the game's own tables would otherwise agree with itself.

use besace_badaboom::Badaboom;
pub use besace_table::checks::desk::*;
use serde_json::{Value, json};

pub type Table = Desk<Badaboom>;

/// The trick and gadget cards with their copies, in the order of GOB-5.
pub const PILE: [(&str, usize); 35] = [
    ("shove", 5),
    ("hurl", 3),
    ("mine-mine", 2),
    ("leapfrog", 2),
    ("u-turn", 2),
    ("lead-apron", 4),
    ("scapegoat", 2),
    ("danger-money", 2),
    ("snoop", 3),
    ("sleight-of-hand", 3),
    ("pickpocket", 3),
    ("itching-powder", 2),
    ("loose-screw", 3),
    ("safety-pin", 2),
    ("wet-fuse", 2),
    ("short-fuse", 2),
    ("tin-snips", 2),
    ("nuh-uh", 3),
    ("mission-short-straw", 1),
    ("mission-clean-hands", 1),
    ("mission-firestarter", 1),
    ("mission-body-count", 1),
    ("mission-last-touch", 1),
    ("mission-envy", 1),
    ("mission-magpie", 1),
    ("mission-bad-neighbor", 1),
    ("shrapnel-pouch", 2),
    ("back-blast-pipe", 2),
    ("left-hook", 2),
    ("smoke-hood", 2),
    ("magnet-coil", 2),
    ("tell-tale-wire", 2),
    ("coin-sniffer", 2),
    ("damp-cork", 1),
    ("doomsday-funnel", 1),
];

/// The bombs with their Mechanisms, in the order of the rules.
pub const BOMBS: [(&str, usize); 10] = [
    ("tin-can", 3),
    ("powder-keg", 4),
    ("glass-globe", 3),
    ("clockwork-egg", 2),
    ("iron-pumpkin", 4),
    ("boomerang-ball", 3),
    ("golden-goose", 3),
    ("hair-trigger", 2),
    ("long-fuse", 2),
    ("scrap-heap", 4),
];

/// What the back of a card shows.
pub fn back_of(card: &str) -> &'static str {
    match PILE.iter().position(|(id, _)| *id == card) {
        Some(0..26) => "trick",
        Some(_) => "gadget",
        None => "mechanism",
    }
}

/// A position made for one rule: whatever is not named is as the rules' fill rule has it.
#[derive(Clone)]
pub struct Given {
    phase: &'static str,
    holder: u8,
    seats: usize,
    goal: u8,
    explosions: u32,
    bomb: &'static str,
    turns: u32,
    armed: Value,
    rusted: bool,
    slots: Vec<String>,
    seen_by: Vec<u8>,
    bags: Vec<Vec<String>>,
    coins: Vec<u32>,
    storage: Vec<String>,
    bin_has_the_rest: bool,
    in_play: Vec<Value>,
    fuse: Value,
    next: u8,
    played: Vec<u8>,
    taken: Option<(usize, Option<&'static str>)>,
}

/// Four seats, turn 10, a `tin-can` in its fourth turn that this seat holds, the window at the holder.
pub fn given(phase: &'static str, holder: u8) -> Given {
    Given {
        phase,
        holder,
        seats: 4,
        goal: 10,
        explosions: 1,
        bomb: "tin-can",
        turns: 4,
        armed: Value::Null,
        rusted: false,
        slots: words("M M M"),
        seen_by: vec![holder],
        bags: vec![Vec::new(); 4],
        coins: vec![0; 4],
        storage: Vec::new(),
        bin_has_the_rest: false,
        in_play: Vec::new(),
        fuse: Value::Null,
        next: holder,
        played: Vec::new(),
        taken: None,
    }
}

impl Given {
    pub fn seats(mut self, seats: usize) -> Given {
        self.seats = seats;
        self.bags.resize(seats, Vec::new());
        self.coins.resize(seats, 0);
        self
    }

    pub fn goal(mut self, goal: u8) -> Given {
        self.goal = goal;
        self
    }

    pub fn explosions(mut self, explosions: u32) -> Given {
        self.explosions = explosions;
        self
    }

    /// The bomb and what lies in its slots; `-` for the empty one in `put`.
    pub fn bomb(mut self, bomb: &'static str, slots: &str) -> Given {
        self.bomb = bomb;
        self.slots(slots)
    }

    pub fn slots(mut self, slots: &str) -> Given {
        self.slots = words(slots);
        self
    }

    pub fn turns(mut self, turns: u32) -> Given {
        self.turns = turns;
        self
    }

    pub fn armed(mut self, by: u8, turn_number: u32) -> Given {
        self.armed = json!({"by": by, "turn_number": turn_number});
        self
    }

    pub fn rusted(mut self, turn_number: u32) -> Given {
        self.rusted = true;
        self.armed = json!({"by": null, "turn_number": turn_number});
        self
    }

    /// Who knows the face-down slots.
    pub fn seen_by(mut self, seats: &[u8]) -> Given {
        self.seen_by = seats.to_vec();
        self
    }

    pub fn bag(mut self, seat: usize, cards: &str) -> Given {
        self.bags[seat] = words(cards);
        self
    }

    pub fn coins(mut self, coins: &[u32]) -> Given {
        self.coins = coins.to_vec();
        self
    }

    /// The cards on top of the storage.
    pub fn storage(mut self, cards: &str) -> Given {
        self.storage = words(cards);
        self
    }

    /// The storage has only the cards named for it; all others lie in the bin.
    pub fn spent(mut self) -> Given {
        self.bin_has_the_rest = true;
        self
    }

    pub fn in_play(mut self, owner: u8, card: &str, target: Option<u8>) -> Given {
        self.in_play.push(json!({"owner": owner, "card": card, "target": target}));
        self
    }

    pub fn fuse(mut self, fuse: &str) -> Given {
        self.fuse = json!(fuse);
        self
    }

    pub fn next(mut self, seat: u8) -> Given {
        self.next = seat;
        self
    }

    pub fn played(mut self, seats: &[u8]) -> Given {
        self.played = seats.to_vec();
        self
    }

    /// In `put`: the slot that is empty, and what was taken; nothing if it was recycled.
    pub fn taken(mut self, slot: usize, card: Option<&'static str>) -> Given {
        self.taken = Some((slot, card));
        self
    }

    /// The position as the protocol writes it.
    pub fn position(&self) -> Value {
        let mut rest: Vec<String> =
            PILE.iter().flat_map(|(id, copies)| std::iter::repeat_n((*id).to_owned(), *copies)).collect();
        let mut mechanisms = 10;
        let mut place = |name: &str| {
            if name == "M" {
                mechanisms -= 1;
                return "mechanism".to_owned();
            }
            if name != "-" {
                take(&mut rest, name);
            }
            name.to_owned()
        };
        let bags: Vec<Vec<String>> =
            self.bags.iter().map(|bag| bag.iter().map(|card| place(card)).collect()).collect();
        let slots: Vec<Value> =
            self.slots.iter().map(|name| place(name)).map(|card| self.slot(&card)).collect();
        let mut storage: Vec<String> = self.storage.iter().map(|card| place(card)).collect();
        for trick in &self.in_play {
            place(trick["card"].as_str().unwrap());
        }
        let mut bin = Vec::new();
        if self.bin_has_the_rest { &mut bin } else { &mut storage }.append(&mut rest);
        let seats: Vec<Value> = bags.iter().zip(&self.coins).map(|(bag, coins)| {
            let tally = json!({"survival": coins, "holder": 0, "mechanisms": 0, "danger_money": 0, "missions": 0});
            json!({"coins": coins, "tally": tally, "bag": bag})
        }).collect();
        let deck: Vec<&str> = BOMBS.iter().map(|(id, _)| *id).filter(|id| *id != self.bomb).collect();
        let has_window = matches!(self.phase, "pre" | "post");
        let taken = self.taken.map(|(slot, card)| {
            json!({"slot": slot, "card": card, "face_up": card.is_none_or(|card| card == "mechanism")})
        });
        json!({
            "game": "badaboom", "version": 1, "options": {"goal": self.goal, "first_player": "random"}, "rng": "seed:7",
            "phase": self.phase, "turn_number": 10, "explosions": self.explosions, "holder": self.holder,
            "seats": seats, "storage": storage, "bin": bin, "mechanism_supply": mechanisms,
            "bombs": {"deck": deck, "used": []},
            "bomb": {"id": self.bomb, "turns": self.turns, "armed": self.armed, "rusted": self.rusted, "slots": slots},
            "in_play": self.in_play, "flags": {"leapfrog": 0, "fuse": self.fuse},
            "window": has_window.then(|| json!({"next": self.next, "played": self.played})),
            "trick": null, "taken": taken,
        })
    }

    fn slot(&self, card: &str) -> Value {
        if card == "-" {
            return json!({"card": null, "face_up": true, "seen_by": []});
        }
        let face_up = match back_of(card) {
            "mechanism" => true,
            "gadget" => !self.armed.is_null() || self.bomb == "glass-globe",
            _ => self.bomb == "glass-globe",
        };
        json!({"card": card, "face_up": face_up, "seen_by": if face_up { &[][..] } else { &self.seen_by }})
    }

    /// The same with a bomb that is not armed.
    #[track_caller]
    pub fn table_unarmed(mut self) -> Table {
        self.armed = Value::Null;
        self.table()
    }

    #[track_caller]
    pub fn table(&self) -> Table {
        Desk::load(&self.position())
    }
}

pub fn pass() -> Value {
    json!({"type": "pass"})
}

pub fn cancel() -> Value {
    json!({"type": "cancel"})
}

pub fn skip() -> Value {
    json!({"type": "skip"})
}

/// A trick without parameters.
pub fn trick(card: &str) -> Value {
    json!({"type": "trick", "card": card})
}

pub fn to(card: &str, to: u8) -> Value {
    json!({"type": "trick", "card": card, "to": to})
}

pub fn target(card: &str, target: u8) -> Value {
    json!({"type": "trick", "card": card, "target": target})
}

pub fn pickpocket(target: u8, back: &str) -> Value {
    json!({"type": "trick", "card": "pickpocket", "target": target, "back": back})
}

pub fn on_slot(card: &str, slot: i64) -> Value {
    json!({"type": "trick", "card": card, "slot": slot})
}

pub fn sleight(slot: u8, put: &str) -> Value {
    json!({"type": "trick", "card": "sleight-of-hand", "slot": slot, "put": put})
}

pub fn snip(index: u8) -> Value {
    json!({"type": "trick", "card": "tin-snips", "index": index})
}

pub fn take_out(slot: u8) -> Value {
    json!({"type": "take", "slot": slot, "recycle": false})
}

pub fn recycle(slot: u8) -> Value {
    json!({"type": "take", "slot": slot, "recycle": true})
}

pub fn put(card: &str) -> Value {
    json!({"type": "put", "card": card})
}

/// What the tests of this game ask a desk for.
pub trait Look {
    fn coins(&self) -> Vec<u64>;
    /// A bag's cards in the order of GOB-5, Mechanisms as `M`.
    fn bag(&self, seat: usize) -> String;
    fn bag_sizes(&self) -> Vec<usize>;
    /// The slots: each card, with a `^` where it lies face up.
    fn slots(&self) -> String;
    fn bin(&self) -> String;
    /// A value of the position, by its path.
    fn at(&self, path: &str) -> Value;
    fn phase(&self) -> &'static str;
    /// Every seat that is asked passes, until the phase or the turn changes.
    fn pass_on(&mut self) -> &mut Self;
}

impl Look for Table {
    fn coins(&self) -> Vec<u64> {
        let seats = self.position()["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["coins"].as_u64().unwrap()).collect()
    }

    fn bag(&self, seat: usize) -> String {
        list(&self.at(&format!("/seats/{seat}/bag")))
    }

    fn bag_sizes(&self) -> Vec<usize> {
        let seats = self.position()["seats"].as_array().unwrap().clone();
        seats.iter().map(|seat| seat["bag"].as_array().unwrap().len()).collect()
    }

    fn slots(&self) -> String {
        let slots = self.at("/bomb/slots");
        let slot = |slot: &Value| {
            let card = slot["card"].as_str().unwrap_or("-").replace("mechanism", "M");
            if slot["face_up"] == true && card != "M" && card != "-" { format!("{card}^") } else { card }
        };
        slots.as_array().unwrap().iter().map(slot).collect::<Vec<_>>().join(" ")
    }

    fn bin(&self) -> String {
        list(&self.at("/bin"))
    }

    fn at(&self, path: &str) -> Value {
        self.position().pointer(path).unwrap_or_else(|| panic!("no {path}")).clone()
    }

    fn phase(&self) -> &'static str {
        besace_table::Game::phase(&self.game)
    }

    fn pass_on(&mut self) -> &mut Table {
        let now = |table: &Table| (table.phase(), table.at("/turn_number"));
        let before = now(self);
        while now(self) == before && !self.pending().is_empty() {
            let seat = self.pending()[0];
            self.play(seat, pass());
        }
        self
    }
}

fn list(cards: &Value) -> String {
    let cards: Vec<&str> = cards.as_array().unwrap().iter().map(|card| card.as_str().unwrap()).collect();
    cards.join(" ").replace("mechanism", "M")
}
