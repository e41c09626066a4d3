//! Who sees what.

use super::table::*;
use serde_json::{Value, json};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().unwrap().keys().map(String::as_str).collect()
}

#[test]
fn gob_90_whoever_has_seen_a_slot_knows_it() {
    let mut table = given("put", 0)
        .slots("- M left-hook")
        .taken(0, Some("mechanism"))
        .bag(0, "M hurl")
        .bag(1, "shove")
        .table();
    table.play(0, put("hurl"));
    assert_eq!(table.at("/bomb/slots/0/seen_by"), json!([0]));
    table.play(1, pass());
    assert_eq!(table.at("/bomb/slots/0/seen_by"), json!([0, 1]), "every holder since");
    for (viewer, sees) in [(seat(0), true), (seat(1), true), (seat(2), false), (SPECTATOR, false)] {
        assert_eq!(!table.view(viewer)["bomb"]["slots"][0]["card"].is_null(), sees);
        assert_eq!(table.view(viewer)["bomb"]["slots"][0]["back"], "trick");
        assert_eq!(keys(&table.view(viewer)["bomb"]["slots"][0]), ["back", "card", "face_up"]);
    }
}

/// GOB-90: a card that is turned face up has no list, and a new card has a new one.
#[test]
fn a_new_card_in_a_slot_is_a_new_secret() {
    let given = given("tinker", 0)
        .slots("M left-hook snoop")
        .seen_by(&[0, 1, 2])
        .bag(0, "hurl shove")
        .bag(3, "loose-screw");
    let mut table = given.table();
    table.play(0, take_out(2));
    table.play(0, put("hurl"));
    assert_eq!(table.at("/bomb/slots/2/seen_by"), json!([0]));
    table.play(0, pass());
    table.play(3, on_slot("loose-screw", 0));
    table.play(0, pass());
    assert_eq!(table.at("/bomb/slots/1"), json!({"card": "left-hook", "face_up": true, "seen_by": []}));
}

#[test]
fn gob_91_a_card_that_lay_open_is_drawn_openly_and_no_other() {
    let mut table = given("post", 0).bag(0, "hurl").storage("shove u-turn left-hook").table();
    table.play(0, pass());
    assert_eq!(
        table.seen("drew", SPECTATOR),
        json!({"type": "drew", "seat": 1, "back": "trick", "card": "shove"})
    );
    assert_eq!(table.view(SPECTATOR)["storage_top"], "u-turn");
    let mut table = given("pre", 0).bag(0, "snoop").storage("shove left-hook u-turn").table();
    table.play(0, trick("snoop"));
    let drawn: Vec<Value> =
        table.seen_events(seat(1)).into_iter().filter(|event| event["type"] == "drew").collect();
    assert_eq!(drawn[0]["card"], "shove");
    assert_eq!(drawn[1], json!({"type": "drew", "seat": 0, "back": "gadget", "card": null}));
    // Nothing lay open in a storage that has just been shuffled.
    let mut table = given("post", 0).bag(0, "hurl").spent().table();
    table.play(0, pass());
    assert_eq!(table.seen("drew", seat(0))["card"], json!(null));
    assert!(!table.seen("drew", seat(1))["card"].is_null());
}

#[test]
fn gob_92_bags_are_never_shown_by_kind() {
    let mut table = given("post", 0).bag(0, "hurl").storage("shove").table();
    table.play(0, pass());
    assert_eq!(keys(&table.view(seat(0))["seats"][1]), ["coins", "tally", "bag_count"]);
    assert_eq!(keys(&table.view(seat(1))["seats"][1]), ["coins", "tally", "bag", "bag_count"]);
    let mut table =
        given("post", 1).slots("hurl leapfrog wet-fuse").armed(0, 9).bag(1, "u-turn left-hook").table();
    table.play(1, pass());
    assert_eq!(table.seen("discarded", seat(1))["cards"], json!(["u-turn", "left-hook"]));
    assert_eq!(table.seen("discarded", seat(0))["cards"], json!(null));
    assert_eq!(table.seen("discarded", seat(0))["backs"], json!({"trick": 1, "gadget": 1, "mechanism": 0}));
}

#[test]
fn gob_93_a_view_has_the_pages_keys() {
    let all = [
        "game",
        "viewer",
        "options",
        "phase",
        "pending",
        "turn_number",
        "explosions",
        "holder",
        "direction",
        "seats",
        "storage_count",
        "storage_top",
        "bin_count",
        "mechanism_supply",
        "bombs",
        "bomb",
        "blast",
        "in_play",
        "flags",
        "window",
        "trick",
        "taken",
    ];
    let mut table =
        given("pre", 0).slots("M left-hook snoop").bag(0, "sleight-of-hand hurl").bag(1, "nuh-uh").table();
    table.play(0, sleight(1, "hurl"));
    for viewer in [seat(0), seat(1), SPECTATOR] {
        let view = table.view(viewer);
        assert_eq!(keys(&view), all);
        assert_eq!(keys(&view["trick"]), ["seat", "window", "action", "asked", "answers"]);
    }
    let action = |viewer| table.view(viewer)["trick"]["action"].clone();
    let own =
        json!({"type": "trick", "card": "sleight-of-hand", "slot": 1, "put": "hurl", "put_back": "trick"});
    assert_eq!(action(seat(0)), own);
    let others = json!({"type": "trick", "card": "sleight-of-hand", "slot": 1, "put_back": "trick"});
    assert_eq!((action(seat(1)), action(SPECTATOR)), (others.clone(), others));
    assert_eq!(table.view(seat(1))["blast"], json!(null), "not armed");
}

/// GOB-93: what was just taken, and its empty slot.
#[test]
fn what_was_taken_is_seen_by_the_holder() {
    let given =
        given("tinker", 0).slots("M left-hook snoop").seen_by(&[0, 2]).bag(0, "hurl shove").bag(3, "u-turn");
    let mut table = given.table();
    table.play(0, take_out(1));
    let taken = |viewer| table.view(viewer)["taken"].clone();
    assert_eq!(taken(seat(0)), json!({"slot": 1, "back": "gadget", "card": "left-hook"}));
    for viewer in [seat(1), seat(2), SPECTATOR] {
        assert_eq!(taken(viewer), json!({"slot": 1, "back": "gadget", "card": null}));
        let empty = json!({"back": null, "card": null, "face_up": true});
        assert_eq!(table.view(viewer)["bomb"]["slots"][1], empty);
    }
    let mut table = given.table();
    table.play(0, take_out(0));
    assert_eq!(table.view(seat(1))["taken"], json!({"slot": 0, "back": "mechanism", "card": "mechanism"}));
    let mut table = given.table();
    table.play(0, recycle(0));
    for viewer in [seat(0), seat(1)] {
        assert_eq!(table.view(viewer)["taken"], json!({"slot": 0, "back": "mechanism", "card": null}));
    }
}

/// GOB-93: an armed bomb's blast without the card that was taken, and after the end with the coins that were paid.
#[test]
fn the_blast_is_by_the_position_as_it_stands() {
    let given = given("tinker", 1).slots("hurl left-hook snoop").armed(0, 10).bag(1, "shove");
    let mut table = given.table();
    assert_eq!(table.view(SPECTATOR)["blast"], json!([2]));
    table.play(1, take_out(1));
    assert_eq!(table.view(SPECTATOR)["blast"], json!([1]));
    let given = super::table::given("post", 1).slots("hurl coin-sniffer snoop").armed(0, 9).bag(1, "shove");
    let mut table = given.coins(&[8, 9, 9, 0]).bag(0, "M").table();
    assert_eq!(table.view(SPECTATOR)["blast"], json!([1, 2]));
    table.play(1, pass());
    assert_eq!((table.phase(), table.coins()), ("over", vec![10, 9, 9, 1]));
    assert_eq!(table.view(SPECTATOR)["blast"], json!([0]));
}
