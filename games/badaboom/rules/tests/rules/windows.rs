//! The windows before and after tinkering: calls, tricks and reactions.

use super::table::*;
use serde_json::json;

#[test]
fn gob_30_each_seat_has_one_call_clockwise_from_the_holder() {
    let given = given("pre", 2).bag(0, "shove").bag(1, "shove").bag(2, "shove").bag(3, "shove");
    let mut table = given.in_play(0, "u-turn", None).table();
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.pending(), [seat], "clockwise, whatever a u-turn says");
        table.play(seat, pass());
    }
    assert_eq!(table.phase(), "tinker");
}

#[test]
fn gob_31_only_those_without_a_trick_back_are_passed_over() {
    let given =
        given("pre", 0).bag(0, "mission-envy").bag(1, "left-hook M").bag(2, "nuh-uh").bag(3, "safety-pin");
    let mut table = given.table();
    for seat in [0, 2, 3] {
        assert_eq!(table.pending(), [seat]);
        assert_eq!(table.legal(seat), [pass()], "it is asked although it can play nothing");
        table.play(seat, pass());
    }
    assert_eq!(table.phase(), "tinker");
}

#[test]
fn gob_32_a_seat_that_cancelled_has_no_call_and_one_that_passed_can_cancel() {
    let given = given("pre", 0)
        .bag(0, "u-turn")
        .bag(1, "lead-apron leapfrog")
        .bag(2, "nuh-uh shove")
        .bag(3, "nuh-uh");
    let mut table = given.table();
    table.play(0, pass());
    table.play(1, trick("lead-apron"));
    assert_eq!(table.pending(), [0, 2, 3], "seat 0 has passed and can still cancel");
    table.play(0, pass());
    table.play(3, pass());
    table.play(2, cancel());
    assert_eq!(table.at("/window"), json!({"next": 3, "played": [1, 2]}), "seat 2 is passed over");
    table.play(3, pass());
    assert_eq!(table.phase(), "tinker");
}

#[test]
fn gob_33_a_trick_leaves_the_bag_before_it_takes_effect() {
    let mut table = given("pre", 0).bag(0, "lead-apron").bag(1, "nuh-uh").table();
    table.play(0, trick("lead-apron"));
    assert_eq!((table.bag(0).as_str(), table.at("/in_play")), ("", json!([])));
    assert_eq!(table.at("/trick/action"), trick("lead-apron"));
    table.play(1, pass());
    assert_eq!(table.at("/in_play/0/card"), "lead-apron");
    assert_eq!(table.pending(), [1], "the next call");
}

#[test]
fn gob_34_a_trick_that_moves_the_bomb_ends_the_turn_at_once() {
    let given = given("pre", 0).slots("u-turn leapfrog snoop").armed(3, 9).bag(0, "hurl").bag(3, "shove");
    let mut table = given.table();
    table.play(0, to("hurl", 2));
    table.play(3, pass());
    assert_eq!(table.event_types(), "answered trick_resolved bomb_moved turn_started");
    assert_eq!((table.at("/holder"), table.phase(), table.pending()), (json!(2), "pre", vec![3]));
    assert_eq!(table.coins(), [0; 4], "no explosion");
}

#[test]
fn gob_35_all_who_may_are_asked_together_and_nobody_sees_the_answers() {
    let given = given("pre", 0).seats(6).bag(0, "u-turn nuh-uh").bag(1, "shove").bag(2, "left-hook M");
    let mut table = given.bag(3, "nuh-uh").bag(4, "nuh-uh").bag(5, "lead-apron").table();
    table.play(0, trick("u-turn"));
    assert_eq!(table.pending(), [1, 3, 4, 5], "not the player, nobody without a trick back");
    assert_eq!(table.at("/trick/asked"), json!([1, 3, 4, 5]));
    table.play(4, cancel());
    for viewer in [seat(0), seat(3), SPECTATOR] {
        assert_eq!(table.view(viewer)["trick"]["answers"], json!({}));
        assert_eq!(table.seen("answered", viewer)["answer"], json!(null));
    }
    assert_eq!(table.view(seat(4))["trick"]["answers"], json!({"4": "cancel"}));
    assert_eq!(table.pending(), [1, 3, 5]);
    table.refuses(4, pass(), "not_your_turn");
    table.play(3, cancel());
    table.play(5, pass());
    table.play(1, pass());
    assert_eq!(table.event("cancelled")["by"], 3, "the first clockwise");
    assert_eq!((table.bag(3).as_str(), table.bag(4).as_str()), ("", "nuh-uh"));
    let told = format!("{:?}", table.seen_events(seat(0)));
    assert!(!told.contains("Number(4)"), "nobody learns of the other nuh-uh: {told}");
}

/// GOB-35: where nobody can be asked, the trick takes effect at once.
#[test]
fn without_anybody_to_ask_there_is_no_reaction() {
    let mut table = given("pre", 0).bag(0, "u-turn smoke-hood").bag(1, "left-hook M").table();
    table.play(0, trick("u-turn"));
    assert_eq!(table.event_types(), "trick_announced trick_resolved");
    assert_eq!(table.at("/in_play/0/card"), "u-turn");
}

#[test]
fn gob_36_a_cancelled_trick_does_nothing_and_cannot_be_saved() {
    let given = given("pre", 0).bag(0, "u-turn nuh-uh").bag(1, "nuh-uh").bag(2, "shove");
    let mut table = given.table();
    table.play(0, trick("u-turn"));
    table.play(2, pass());
    table.play(1, cancel());
    assert_eq!((table.bin().as_str(), table.at("/in_play")), ("u-turn nuh-uh", json!([])));
    assert_eq!(table.at("/window"), json!({"next": 2, "played": [0, 1]}));
    assert_eq!(table.phase(), "pre", "nobody is asked about the nuh-uh");
}
