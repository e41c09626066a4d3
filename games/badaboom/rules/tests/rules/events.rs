//! Events: their keys, their order, and who sees what of them.

use super::table::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// The keys of every event, as the page has them.
const KEYS: [(&str, &str); 24] = [
    ("turn_started", "turn_number seat cards"),
    ("rusted", "mechanisms"),
    ("drew", "seat back card"),
    ("dealt", "seat back card"),
    ("reshuffled", "count"),
    ("passed", "seat"),
    ("trick_announced", "seat action put_back"),
    ("answered", "seat answer"),
    ("cancelled", "seat card by"),
    ("trick_resolved", "seat card cards"),
    ("bomb_moved", "from to by"),
    ("skipped", "seat"),
    ("took", "seat slot back card"),
    ("recycled", "seat slot"),
    ("put", "seat slot back card face_up"),
    ("armed", "by turn_number gadget"),
    ("disarmed", "by fallen"),
    ("stole", "seat target back card"),
    ("discarded", "from seat backs cards"),
    ("exploded", "bomb holder gadget hit"),
    ("mission_shown", "seat card"),
    ("paid", "seat survival holder mechanisms danger_money missions"),
    ("new_bomb", "bomb holder"),
    ("game_over", "reason"),
];

/// GOB-94: every event of many games has the page's keys, for everybody.
#[test]
fn every_event_has_the_pages_keys() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut check = |event: &Value| {
        let kind = event["type"].as_str().unwrap();
        let due =
            KEYS.iter().find(|(name, _)| *name == kind).unwrap_or_else(|| panic!("{kind} is no event")).1;
        let keys: Vec<&str> = event.as_object().unwrap().keys().map(String::as_str).skip(1).collect();
        assert_eq!(keys.join(" "), due, "{kind}");
        *seen.entry(kind.to_owned()).or_default() += 1;
    };
    for seed in 0..6 {
        let mut table = Table::dealt(3 + (seed % 4) as u8, seed, json!({}));
        let mut guess = besace_table::Guess::new(seed);
        while let Some(seat) = table.pending().first().copied() {
            let choices = table.legal(seat);
            table.play(seat, choices[guess.below(choices.len() as u32) as usize].clone());
            table.events().iter().for_each(&mut check);
            table.seen_events(SPECTATOR).iter().for_each(&mut check);
        }
    }
    let mut rusting = given("post", 0).slots("M M left-hook").turns(24).bag(0, "hurl").table();
    rusting.play(0, pass());
    rusting.events().iter().for_each(&mut check);
    assert_eq!(seen.len(), KEYS.len(), "{seen:?}");
}

#[test]
fn gob_94_an_explosion_is_told_in_order() {
    let given = given("post", 1)
        .slots("hurl leapfrog left-hook")
        .armed(0, 9)
        .bag(1, "u-turn")
        .bag(2, "mission-short-straw shove");
    let mut table = given.table();
    table.play(1, pass());
    table.play(2, pass());
    let told = "passed exploded mission_shown paid paid paid paid discarded new_bomb dealt dealt dealt dealt dealt dealt dealt turn_started drew";
    assert_eq!(table.event_types(), told);
    let exploded =
        json!({"type": "exploded", "bomb": "tin-can", "holder": 1, "gadget": "left-hook", "hit": [2]});
    assert_eq!(table.event("exploded"), exploded);
}

/// GOB-94: a trick is announced, answered and resolved; what is to be put in only its player sees.
#[test]
fn a_trick_is_told_in_order() {
    let given =
        given("pre", 0).slots("M left-hook snoop").bag(2, "sleight-of-hand hurl").bag(1, "nuh-uh").next(2);
    let mut table = given.table();
    table.play(2, sleight(1, "hurl"));
    let announced = |put: Value| {
        let action = json!({"type": "trick", "card": "sleight-of-hand", "slot": 1, "put": put});
        json!({"type": "trick_announced", "seat": 2, "action": action, "put_back": "trick"})
    };
    assert_eq!(table.seen("trick_announced", seat(2)), announced(json!("hurl")));
    assert_eq!(table.seen("trick_announced", seat(0)), announced(json!(null)));
    assert_eq!(table.seen("trick_announced", SPECTATOR), announced(json!(null)));
    table.play(1, pass());
    assert_eq!(table.event_types(), "answered trick_resolved took put");
    assert_eq!(table.seen("took", seat(0))["card"], json!(null), "a slot that lay face down");
    let mut table = given.table();
    table.play(2, sleight(1, "hurl"));
    table.play(1, cancel());
    assert_eq!(table.event_types(), "answered cancelled");
}
