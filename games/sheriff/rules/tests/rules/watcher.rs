//! Somebody at the table who forgets nothing: every hidden card that was once seen is followed by itself, from the
//! events that a seat is told, with the places where it can be by now. On purpose this is another way to reason than the
//! game's own, and knows nothing of it.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A hidden card that was seen once.
#[derive(Clone)]
struct Watched {
    kind: String,
    places: BTreeSet<String>,
}

/// What one seat has seen.
pub struct Watcher {
    seat: u64,
    cards: Vec<Watched>,
    /// The two discard piles, the top card first.
    piles: [Vec<String>; 2],
    /// What the deck can hold since it was made of the piles.
    deck: Option<Vec<String>>,
    /// By seat, the contraband that is not on its stand.
    none: Vec<BTreeSet<String>>,
    /// The same before a bag passed, and what had been promised from it.
    none_before: BTreeSet<String>,
    promised: Value,
    missed: usize,
}

impl Watcher {
    /// Begins to watch, with what the view shows.
    pub fn new(seat: u8, view: &Value) -> Watcher {
        let piles = ["left", "right"].map(|side| names(&view["discards"][side]));
        let all: BTreeSet<String> = CONTRABAND.iter().map(|kind| (*kind).to_owned()).collect();
        let seats = view["seats"].as_array().unwrap().iter();
        let none =
            seats.map(|seat| if seat["contraband_count"] == 0 { all.clone() } else { BTreeSet::new() });
        Watcher {
            seat: seat.into(),
            cards: Vec::new(),
            piles,
            deck: None,
            none: none.collect(),
            none_before: BTreeSet::new(),
            promised: Value::Null,
            missed: 0,
        }
    }

    /// How often a bag was seen to bring none of a kind.
    pub fn missed(&self) -> usize {
        self.missed
    }

    /// What an event tells about kinds that are not on a stand.
    fn hear_of_none(&mut self, event: &Value, sheriff: u64) {
        let stand = |seat: &Value| seat.as_u64().unwrap() as usize;
        match event["type"].as_str().unwrap() {
            "deal" => {
                let give = &event["offer"]["give"];
                self.promised = give["bag"].clone();
                let none = &mut self.none[sheriff as usize];
                if give["unnamed_count"] != 0 {
                    none.clear();
                }
                names(&give["named"]).iter().for_each(|kind| _ = none.remove(kind));
            }
            "passed" => {
                let none = &mut self.none[stand(&event["seat"])];
                self.none_before = none.clone();
                if event["contraband_count"] != 0 {
                    none.clear();
                }
            }
            "handed_over" => {
                let goods = event["goods"].as_object().unwrap();
                for (kind, count) in goods.iter().filter(|(kind, _)| !is_legal(kind)) {
                    if count.as_u64() < self.promised[kind].as_u64() && self.none_before.contains(kind) {
                        self.missed += usize::from(self.none[stand(&event["from"])].insert(kind.clone()));
                    }
                    if *count != 0 {
                        self.none[stand(&event["to"])].remove(kind);
                    }
                }
            }
            "paid" => {
                let none = &mut self.none[stand(&event["to"])];
                names(&event["contraband"]).iter().for_each(|kind| _ = none.remove(kind));
            }
            _ => {}
        }
    }

    /// How many cards are known to be in one of several places.
    pub fn unsure(&self) -> usize {
        self.cards.iter().filter(|card| card.places.len() > 1).count()
    }

    /// Whether the deck was seen to be made anew.
    pub fn saw_a_reshuffle(&self) -> bool {
        self.deck.is_some()
    }

    /// An event as this seat is told it, in the phase in which the action was played, with that round's sheriff.
    pub fn hear(&mut self, event: &Value, phase: &str, sheriff: u64) {
        self.hear_of_none(event, sheriff);
        let seat = event["seat"].as_u64().unwrap_or(u64::MAX);
        let mine = seat == self.seat;
        let at = |place: &str| format!("{place} {seat}");
        match event["type"].as_str().unwrap() {
            "took" => {
                let taken = ["left", "right"].map(|side| names(&event[side]));
                for (pile, taken) in self.piles.iter_mut().zip(&taken) {
                    pile.drain(..taken.len());
                }
                self.see(&at("hand"), &taken.concat(), mine);
            }
            "drew" | "refilled" if mine => {
                let cards = names(&event["cards"]);
                if let Some(deck) = &mut self.deck {
                    cards.iter().for_each(|card| remove(deck, card));
                }
                self.goes("deck", &cards);
            }
            "drew" | "refilled" => self.spread("deck", &at("hand"), |_| true),
            "reshuffled" => {
                self.is_empty("deck");
                let pool: Vec<String> =
                    self.piles.iter_mut().flat_map(|pile| pile.split_off(5.min(pile.len()))).collect();
                self.see("deck", &pool, false);
                self.deck = Some(pool);
            }
            "discarded" => {
                let cards = names(&event["cards"]);
                let pile = usize::from(event["pile"] == "right");
                self.piles[pile].splice(0..0, cards.iter().cloned());
                if phase == "market-discard" && !mine {
                    self.goes(&at("aside"), &cards);
                    self.is_empty(&at("aside"));
                }
            }
            "set_aside" if !mine => self.spread(&at("hand"), &at("aside"), |_| event["count"] != 0),
            "loaded" if !mine => self.spread(&at("hand"), &at("bag"), |_| true),
            "passed" if !mine => {
                self.goes(&at("bag"), &names(&event["legal"]));
                let hidden = event["contraband_count"] != 0;
                self.spread(&at("bag"), &at("stand"), |kind| hidden && !is_legal(kind));
                self.is_empty(&at("bag"));
            }
            "opened" if !mine => {
                self.goes(&at("bag"), &names(&event["cards"]));
                self.is_empty(&at("bag"));
            }
            "offered" if event["offer"]["by"] == event["offer"]["payer"] => {
                let offer = &event["offer"];
                self.shows(offer["payer"].as_u64().unwrap(), &names(&offer["give"]["named"]));
            }
            "deal" => {
                let (payer, give) = (event["offer"]["payer"].as_u64().unwrap(), &event["offer"]["give"]);
                self.shows(payer, &names(&give["named"]));
                self.moves(payer, sheriff, &[names(&give["named"]), names(&give["unnamed"])].concat());
                if give["unnamed"].is_null() && give["unnamed_count"] != 0 {
                    self.spread(&format!("stand {payer}"), &format!("stand {sheriff}"), |_| true);
                }
            }
            "handed_over" | "paid" => {
                let (from, to) = (event["from"].as_u64().unwrap(), event["to"].as_u64().unwrap());
                let goods = [names(&event["goods"]), names(&event["contraband"])].concat();
                let contraband: Vec<String> = goods.into_iter().filter(|kind| !is_legal(kind)).collect();
                self.moves(from, to, &contraband);
            }
            _ => {}
        }
    }

    /// What in a position contradicts what this seat has seen.
    pub fn contradiction(&self, position: &Value) -> Option<String> {
        let there = places(position);
        for (number, none) in self.none.iter().enumerate() {
            let stand = &there[&format!("stand {number}")];
            if let Some(kind) = stand.iter().find(|kind| none.contains(*kind)) {
                return Some(format!("{kind} lies on stand {number}, where there is none"));
            }
        }
        if let Some(mut pool) = self.deck.clone() {
            for card in names(&position["deck"]) {
                if !pool.contains(&card) {
                    return Some(format!("{card} is in the deck, and was not when it was made"));
                }
                remove(&mut pool, &card);
            }
        }
        let kinds: BTreeSet<&String> = self.cards.iter().map(|card| &card.kind).collect();
        kinds.into_iter().find_map(|kind| self.is_nowhere(kind, &there))
    }

    /// Tries to find each card of a kind that was seen among those that lie there; tells of one that cannot be.
    fn is_nowhere(&self, kind: &str, there: &BTreeMap<String, Vec<String>>) -> Option<String> {
        let watched: Vec<&Watched> = self.cards.iter().filter(|card| card.kind == kind).collect();
        let lying = there
            .iter()
            .flat_map(|(place, cards)| cards.iter().filter(|card| *card == kind).map(move |_| place));
        let lying: Vec<&String> = lying.collect();
        let mut found = vec![None; lying.len()];
        for card in 0..watched.len() {
            if !find(card, &watched, &lying, &mut found, &mut vec![false; lying.len()]) {
                return Some(format!("{kind} lies in none of {:?}", watched[card].places));
            }
        }
        None
    }

    fn see(&mut self, place: &str, kinds: &[String], mine: bool) {
        if !mine {
            let places = BTreeSet::from([place.to_owned()]);
            self.cards
                .extend(kinds.iter().map(|kind| Watched { kind: kind.clone(), places: places.clone() }));
        }
    }

    /// Cards left a place openly. Which of those that look alike it was can remain open: then none of them is sure.
    fn goes(&mut self, place: &str, kinds: &[String]) {
        for kind in kinds {
            let can_be = |card: &&Watched| card.kind == *kind && card.places.contains(place);
            let possible: BTreeSet<_> =
                self.cards.iter().filter(can_be).map(|card| card.places.clone()).collect();
            let closest = possible.iter().find(|places| possible.iter().all(|other| places.is_subset(other)));
            let gone: Vec<_> = closest.map_or(possible.iter().collect(), |closest| vec![closest]);
            for places in gone {
                let at = self.cards.iter().position(|card| card.kind == *kind && card.places == *places);
                self.cards.remove(at.unwrap());
            }
        }
    }

    /// Cards of some kinds may have gone on from one place to another.
    fn spread(&mut self, from: &str, to: &str, can_go: impl Fn(&str) -> bool) {
        for card in self.cards.iter_mut().filter(|card| card.places.contains(from) && can_go(&card.kind)) {
            card.places.insert(to.to_owned());
        }
    }

    fn is_empty(&mut self, place: &str) {
        for card in &mut self.cards {
            card.places.remove(place);
            assert!(!card.places.is_empty(), "the watcher lost a {}", card.kind);
        }
    }

    /// A seat showed what it has on its stand.
    fn shows(&mut self, seat: u64, kinds: &[String]) {
        let stand = BTreeSet::from([format!("stand {seat}")]);
        if seat == self.seat {
            return;
        }
        for kind in kinds.iter().collect::<BTreeSet<_>>() {
            let shown = kinds.iter().filter(|other| *other == kind).count();
            let sure = self.cards.iter().filter(|card| card.kind == *kind && card.places == stand).count();
            for _ in sure..shown {
                let possible: BTreeSet<_> = self
                    .cards
                    .iter()
                    .filter(|card| {
                        card.kind == *kind && card.places != stand && stand.is_subset(&card.places)
                    })
                    .map(|card| card.places.clone())
                    .collect();
                for places in possible {
                    let at = self.cards.iter().position(|card| card.kind == *kind && card.places == places);
                    self.cards.remove(at.unwrap());
                }
                self.cards.push(Watched { kind: kind.clone(), places: stand.clone() });
            }
        }
    }

    /// Contraband went from stand to stand, and this seat saw it.
    fn moves(&mut self, from: u64, to: u64, kinds: &[String]) {
        if from != self.seat {
            self.goes(&format!("stand {from}"), kinds);
        }
        self.see(&format!("stand {to}"), kinds, to == self.seat);
    }
}

/// Finds a lying card for a watched one; another may have to look elsewhere.
fn find(
    card: usize,
    watched: &[&Watched],
    lying: &[&String],
    found: &mut [Option<usize>],
    tried: &mut [bool],
) -> bool {
    for at in 0..lying.len() {
        if watched[card].places.contains(lying[at]) && !tried[at] {
            tried[at] = true;
            if found[at].is_none_or(|other| find(other, watched, lying, found, tried)) {
                found[at] = Some(card);
                return true;
            }
        }
    }
    false
}

/// The hidden cards of a position by their places.
fn places(position: &Value) -> BTreeMap<String, Vec<String>> {
    let mut places = BTreeMap::from([("deck".to_owned(), names(&position["deck"]))]);
    for (number, seat) in position["seats"].as_array().unwrap().iter().enumerate() {
        places.insert(format!("hand {number}"), names(&seat["hand"]));
        places.insert(format!("bag {number}"), names(&seat["bag"]["cards"]));
        places.insert(format!("stand {number}"), names(&seat["contraband"]));
    }
    if let Some(turn) = position["turn"].as_u64() {
        places.insert(format!("aside {turn}"), names(&position["market"]["set_aside"]));
    }
    places
}

/// Cards from a list or from a count map; none where there is neither.
fn names(cards: &Value) -> Vec<String> {
    let repeated = |(name, count): (&String, &Value)| vec![name.clone(); count.as_u64().unwrap() as usize];
    match cards {
        Value::Array(list) => list.iter().map(|name| name.as_str().unwrap().to_owned()).collect(),
        Value::Object(counts) => counts.iter().flat_map(repeated).collect(),
        _ => Vec::new(),
    }
}

fn remove(cards: &mut Vec<String>, card: &String) {
    let at = cards.iter().position(|other| other == card);
    cards.remove(at.expect("the card is among them"));
}

const CONTRABAND: [&str; 11] = [
    "pepper",
    "mead",
    "silk",
    "crossbow",
    "green-apple",
    "golden-apple",
    "gouda",
    "bleu",
    "rye",
    "pumpernickel",
    "royal-rooster",
];

fn is_legal(kind: &str) -> bool {
    ["apple", "cheese", "bread", "chicken"].contains(&kind)
}
