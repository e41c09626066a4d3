//! Who sees what, in views and in events.

use super::table::*;
use serde_json::{Value, json};

/// NOT-86, NOT-88: the example of the rules page: a position, and what seat 1 sees of it.
#[test]
fn not_88_the_example_is_seen_as_written() {
    let position: Value = serde_json::from_str(include_str!("example_position.json")).unwrap();
    let view: Value = serde_json::from_str(include_str!("example_view.json")).unwrap();
    let table = Table::load(&position);
    assert_eq!(table.view(seat(1)).to_string(), view.to_string());
}

/// NOT-86: a view shows what may be known now: what was seen and is covered again is not in it.
#[test]
fn not_86_a_view_does_not_remember() {
    let mut table = shown("pearls").hand(1, "chest jewels").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    table.play(0, pick("chest"));
    let view = table.view(seat(0));
    assert_eq!(view["action"], json!(null));
    assert!(view["seats"][1].get("hand").is_none());
}

/// NOT-86, R25: who will be asked later in a barter, or about a delivery, is in no view.
#[test]
fn not_86_nobody_sees_who_waits() {
    let mut table = shown("chest").hand(1, "coin").hand(2, "gold").start();
    table.play(0, act("use"));
    assert_eq!(table.position()["action"], json!({"kind": "barter", "offers": {}, "waiting": [1, 2]}));
    assert_eq!(table.view(seat(1))["action"], json!({"kind": "barter", "offers": {}}));
    let mut table = given("deliver").hand(0, "coin coin coin").laid(1, "ambush-green").start();
    table.play(0, deliver("coin", 3));
    assert_eq!(table.position()["delivery"], json!({"object": "coin", "count": 3, "waiting": [1]}));
    assert_eq!(table.view(seat(1))["delivery"], json!({"object": "coin", "count": 3}));
}

/// NOT-86, R27: others see how many ambush cards are looked at; an open hand is open to its owner's view, too.
#[test]
fn not_86_others_see_two_covered_cards() {
    let mut table = shown("gold").start();
    table.play(0, act("use"));
    let drawn = json!({"kind": "ambush", "drawn": ["ambush-coin-candlestick", "ambush-candlestick-pearls"]});
    assert_eq!(table.view(seat(0))["action"], drawn);
    for viewer in [seat(1), SPECTATOR] {
        assert_eq!(table.view(viewer)["action"], json!({"kind": "ambush", "drawn_count": 2}));
    }
}

/// NOT-86, R22: a seat sees its own cards, loot and ambushes; of the others only how many.
#[test]
fn not_86_everybody_sees_his_own() {
    let given = shown("coin").hand(1, "gold gold").loot(1, "chest").laid(1, "ambush-red");
    let table = given.start();
    let own = json!({"color": "yellow", "hand": {"gold": 2}, "hand_count": 2, "loot": {"chest": 1}, "loot_count": 1,
                     "ambushes": ["ambush-red"], "ambushes_count": 1});
    let of_others = json!({"color": "yellow", "hand_count": 2, "loot_count": 1, "ambushes_count": 1});
    assert_eq!(table.view(seat(1))["seats"][1], own);
    assert_eq!(table.view(seat(0))["seats"][1], of_others);
    assert_eq!(table.view(SPECTATOR)["seats"][1], of_others);
    assert_eq!(table.view(SPECTATOR)["viewer"], json!("spectator"));
}

/// NOT-87: after the end everything is open but the order of the piles.
#[test]
fn not_87_after_the_end_everything_is_open() {
    let given =
        given("deliver").sheriff(21).hand(0, "chest chest chest").hand(1, "coin").laid(2, "ambush-red");
    let mut table = given.discard_only("gold", 2).start();
    table.play(0, deliver("chest", 3));
    assert!(table.view(seat(1)).get("discard").is_none());
    table.play(2, act("decline"));
    let view = table.view(SPECTATOR);
    assert_eq!(view["discard"], json!({"gold": 1, "chest": 2}));
    assert_eq!(
        (&view["seats"][1]["hand"], &view["seats"][0]["loot"]),
        (&json!({"coin": 1}), &json!({"chest": 1}))
    );
    assert_eq!(view["seats"][2]["ambushes"], json!(["ambush-red"]));
    assert!(view.get("draw").is_none() && view.get("ambush_pile").is_none() && view.get("rng").is_none());
    assert_eq!(Table::load(&table.position()).view(SPECTATOR), view);
}

/// NOT-88: a view has no `may`.
#[test]
fn not_88_a_view_has_no_may() {
    assert!(shown("coin").start().view(seat(0)).get("may").is_none());
}

/// NOT-86, R28: what an event hides is null for those who may not know it; groups are in order of value.
#[test]
fn not_86_events_hide_what_they_must() {
    let mut table = shown("pearls").hand(1, "chest coin").start();
    table.play(0, use_on(1));
    table.play(1, act("accept"));
    let open = json!({"type": "hand_shown", "seat": 1, "to": [0], "cards": ["coin", "chest"]});
    let hidden = json!({"type": "hand_shown", "seat": 1, "to": [0], "cards": null});
    assert_eq!((table.seen("hand_shown", seat(0)), table.seen("hand_shown", seat(1))), (open.clone(), open));
    assert_eq!(
        (table.seen("hand_shown", seat(2)), table.seen("hand_shown", SPECTATOR)),
        (hidden.clone(), hidden)
    );
    table.play(0, pick("coin"));
    for (viewer, card) in [(seat(0), json!("coin")), (seat(1), json!("coin")), (seat(2), json!(null))] {
        assert_eq!(table.seen("swapped", viewer)["card"], card);
    }
    let mut table = shown("coin").hand(1, "gold").hand(2, "gold").start();
    table.play(0, act("use"));
    table.play(1, offer("gold"));
    assert_eq!(table.seen("offered", seat(1)), json!({"type": "offered", "seat": 1, "cards": ["gold"]}));
    assert_eq!(table.seen("offered", seat(2)), json!({"type": "offered", "seat": 1, "cards": null}));
    let mut table = shown("gold").start();
    table.play(0, act("use"));
    assert_eq!(table.seen("ambush_seen", seat(1)), json!({"type": "ambush_seen", "seat": 0, "cards": null}));
    table.play(0, keep("ambush-coin-candlestick"));
    let laid = |card: Value| json!({"type": "ambush_laid", "seat": 0, "card": card});
    assert_eq!(table.seen("ambush_laid", seat(0)), laid(json!("ambush-coin-candlestick")));
    assert_eq!(table.seen("ambush_laid", SPECTATOR), laid(json!(null)));
}

/// NOT-86, R28: every other event is told to all in the words of the rules page.
#[test]
fn not_86_open_events_have_their_fields() {
    let given =
        given("deliver").hand(0, "coin coin coin").laid(1, "ambush-red").laid(2, "ambush-blue").draw("gold");
    let mut table = given.seats(4).turn(0).start();
    table.play(0, deliver("coin", 3));
    assert_eq!(table.events(), [json!({"type": "delivering", "seat": 0, "object": "coin", "count": 3})]);
    let mut failing = table.clone();
    failing.play(1, spring("ambush-red"));
    let sprung =
        json!({"type": "ambush_sprung", "seat": 1, "card": "ambush-red", "victim": 0, "object": "coin"});
    let failed = json!({"type": "delivery_failed", "seat": 0, "object": "coin", "count": 2});
    assert_eq!(failing.events()[..2], [sprung, failed]);
    table.play(1, act("decline"));
    assert_eq!(table.events(), [json!({"type": "ambush_declined", "seat": 1})]);
    table.play(2, act("decline"));
    assert_eq!(
        table.event("delivered"),
        json!({"type": "delivered", "seat": 0, "object": "coin", "count": 3})
    );
    assert_eq!(table.event("sheriff_moved"), json!({"type": "sheriff_moved", "to": 2, "number": 4}));
}
