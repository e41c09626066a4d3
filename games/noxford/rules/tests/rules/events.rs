//! What is told of each action, to whom, and in which order: NOX-22, NOX-60.

use super::table::*;
use serde_json::json;

#[test]
fn nox_60_a_drawn_card_is_shown_to_its_seat_alone() {
    let mut table = given().hand(0, "red-tough").start();
    let top = table.deck(0).remove(0);
    table.play(0, place("red-tough", "s 0 -2"));
    assert_eq!(table.seen("drew", seat(0)), json!({"type": "drew", "seat": 0, "card": top}));
    for viewer in [seat(1), SPECTATOR] {
        assert_eq!(table.seen("drew", viewer), json!({"type": "drew", "seat": 0, "card": null}));
        let placed = json!({"type": "placed", "seat": 0, "card": "red-tough", "source": "hand", "o": "sideways",
                            "x": 0, "y": -2});
        assert_eq!(table.seen("placed", viewer), placed);
    }
}

#[test]
fn nox_22_the_action_is_told_first_then_what_was_drawn_then_the_end() {
    let mut table = given().city(B1).hand(0, "red-lieutenant").start();
    let told = table.play(0, cover("red-lieutenant", 0, -2));
    assert_eq!(
        told[0],
        json!({"type": "covered", "seat": 0, "card": "red-lieutenant", "source": "hand", "on": {"x": 0, "y": -2}})
    );
    assert_eq!(table.event_types(), "covered drew");

    let gear = || given().city(B4).and("blue-punk-gear u 3 3").turn(1).gear(3, 3, "hand").start();
    let mut to = gear();
    to.play(1, move_to(2, 0, "u 4 0"));
    assert_eq!(to.event_types(), "moved drew");
    assert_eq!(
        to.event("moved"),
        json!({"type": "moved", "seat": 1, "card": "red-tough", "from": {"x": 2, "y": 0},
               "to": {"o": "upright", "x": 4, "y": 0}, "on": null})
    );
    let mut on = gear();
    on.play(1, move_on(2, 0, 3, 3));
    assert_eq!(
        on.event("moved"),
        json!({"type": "moved", "seat": 1, "card": "red-tough", "from": {"x": 2, "y": 0}, "to": null,
               "on": {"x": 3, "y": 3}})
    );
    let mut none = gear();
    none.play(1, skip());
    assert_eq!(none.event("skipped"), json!({"type": "skipped", "seat": 1}));
}
