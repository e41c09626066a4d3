//! How a turn begins and ends.

use super::table::*;
use serde_json::json;

#[test]
fn gob_20_a_turn_begins_when_a_seat_receives_the_bomb() {
    let given = given("post", 0).slots("M left-hook snoop").bag(0, "leapfrog").storage("hurl");
    let mut table = given.table();
    table.play(0, trick("leapfrog"));
    assert_eq!(
        (table.at("/holder"), table.at("/turn_number"), table.at("/bomb/turns")),
        (json!(2), json!(11), json!(5))
    );
    assert_eq!(table.at("/flags"), json!({"leapfrog": 0, "fuse": null}));
    assert_eq!(table.at("/bomb/slots/1/seen_by"), json!([0, 2]));
    let begun = table.seen("turn_started", seat(2));
    assert_eq!(begun["cards"], json!(["mechanism", "left-hook", "snoop"]));
    assert_eq!(table.seen("turn_started", seat(0))["cards"], json!(null));
}

#[test]
fn gob_21_the_holder_draws_unless_the_bomb_is_armed() {
    let mut table = given("post", 0).slots("M M snoop").bag(0, "hurl").table();
    table.play(0, pass());
    assert_eq!(table.bag_sizes(), [1, 1, 0, 0]);
    let armed = given("post", 0).slots("u-turn shove snoop").armed(1, 10).bag(0, "hurl").bag(1, "snoop");
    let mut table = armed.table();
    table.play(0, pass());
    table.play(1, pass());
    assert_eq!((table.at("/holder"), table.bag_sizes()), (json!(1), vec![1, 1, 0, 0]));
    table.play(1, trick("snoop"));
    table.play(0, pass());
    assert_eq!(table.bag_sizes()[1], 2, "a snoop draws all the same");
}

#[test]
fn gob_22_what_asks_nobody_is_left_out_without_an_event() {
    // Seat 1 draws a gadget, which nobody can play; it may only tinker.
    let mut table =
        given("post", 0).slots("M M snoop").bag(0, "left-hook hurl").storage("smoke-hood hurl").table();
    table.play(0, pass());
    assert_eq!(table.event_types(), "passed bomb_moved turn_started drew");
    assert_eq!((table.phase(), table.pending()), ("pre", vec![0]));
    table.play(0, pass());
    assert_eq!((table.phase(), table.pending()), ("tinker", vec![1]));
    table.play(1, skip());
    assert_eq!(table.event_types(), "skipped");
    assert_eq!((table.phase(), table.pending()), ("post", vec![0]));
}

#[test]
fn gob_59_the_bomb_goes_left_and_may_come_back_to_its_holder() {
    let given = given("post", 2).seats(3).slots("M M snoop").bag(2, "hurl");
    let mut table = given.table();
    table.play(2, pass());
    assert_eq!(table.at("/holder"), 0);
    let given = given.bag(0, "leapfrog").bag(1, "leapfrog").bag(2, "");
    let mut table = given.next(0).table();
    table.play(0, trick("leapfrog"));
    table.play(1, pass());
    table.play(1, trick("leapfrog"));
    assert_eq!((table.at("/holder"), table.at("/turn_number")), (json!(2), json!(11)));
    assert_eq!(table.event("bomb_moved"), json!({"type": "bomb_moved", "from": 2, "to": 2, "by": null}));
}

#[test]
fn gob_60_where_there_is_no_card_the_draw_is_lost() {
    // All cards are in a bag or in the bomb: storage and bin are empty.
    let rest: Vec<String> = PILE.iter().flat_map(|(id, copies)| vec![(*id).to_owned(); *copies]).collect();
    let bag = rest.join(" ").replacen("snoop", "", 1).replacen("wet-fuse", "", 1);
    let mut table = given("post", 0).slots("M snoop wet-fuse").bag(0, &bag).table();
    assert_eq!(table.view(seat(1))["storage_top"], json!(null));
    table.play(0, pass());
    assert_eq!(table.event_types(), "passed bomb_moved turn_started");
    assert_eq!(table.bag_sizes(), [69, 0, 0, 0]);
}

#[test]
fn gob_61_a_bag_has_no_limit() {
    let bag = PILE.iter().map(|(id, _)| *id).filter(|id| *id != "hurl").collect::<Vec<_>>().join(" ");
    let mut table = given("post", 0).bag(0, "hurl").bag(1, &bag).table();
    table.play(0, pass()).len();
    table.play(1, pass());
    assert_eq!((table.at("/holder"), table.bag_sizes()[1]), (json!(1), 35));
}
