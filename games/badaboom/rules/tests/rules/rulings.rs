//! Where the rules were silent or unclear: R1 to R16, and our own.

use super::table::*;
use serde_json::json;

#[test]
fn r1_a_moved_bomb_begins_a_whole_turn_with_its_new_holder() {
    let mut table = given("pre", 0).bag(0, "shove").bag(2, "hurl").storage("u-turn").table();
    table.play(0, to("shove", 1));
    table.play(2, pass());
    assert_eq!(table.event_types(), "answered trick_resolved bomb_moved turn_started drew");
    assert_eq!((table.phase(), table.at("/holder")), ("pre", json!(1)));
}

#[test]
fn r2_missions_have_the_back_of_a_trick_and_are_never_played() {
    let mut table = given("pre", 0).bag(0, "mission-envy").table();
    assert_eq!(table.view(seat(1))["seats"][0]["bag_count"]["trick"], 1);
    table.refuses(0, trick("mission-envy"), "GOB-406 cannot_play");
}

#[test]
fn r3_what_is_put_in_lies_face_down_until_the_bomb_is_armed() {
    let given = given("put", 0)
        .slots("- M snoop")
        .taken(0, Some("mechanism"))
        .bag(0, "M left-hook")
        .bag(1, "loose-screw");
    let mut table = given.bag(2, "u-turn").table();
    table.play(0, put("left-hook"));
    assert_eq!(table.slots(), "left-hook M snoop");
    table.play(1, on_slot("loose-screw", 1));
    table.play(2, pass());
    assert_eq!(table.slots(), "left-hook^ loose-screw^ snoop", "only the gadget is turned up");
}

#[test]
fn r4_a_u_turn_lasts() {
    let mut table = given("post", 0).seats(5).bag(0, "u-turn hurl").table();
    table.play(0, trick("u-turn"));
    assert_eq!(table.at("/holder"), 4);
    for _ in 0..40 {
        let seat = table.pending()[0];
        let action = table.legal(seat)[0].clone();
        table.play(seat, action);
        if table.at("/turn_number") == 12 {
            assert_eq!(table.at("/holder"), 3, "the second pass goes right, too");
            return;
        }
    }
    panic!("the bomb was not passed on");
}

#[test]
fn r5_permanents_may_be_played_on_a_bomb_that_is_not_armed() {
    let mut table = given("pre", 0).bag(0, "lead-apron").table();
    table.play(0, trick("lead-apron"));
    assert_eq!(table.at("/in_play/0/owner"), 0);
}

fn explosion() -> Table {
    let given = given("post", 1).slots("hurl leapfrog left-hook").armed(0, 9).bag(1, "u-turn M").bag(3, "M");
    let mut table = given.table();
    table.play(1, trick("u-turn"));
    table
}

#[test]
fn r6_every_mechanism_in_a_bag_returns_to_the_supply_after_it_has_paid() {
    let table = explosion();
    assert_eq!(table.coins(), [1, 3, 0, 2]);
    assert!((0..4).all(|seat| !table.bag(seat).contains('M')));
}

#[test]
fn r7_what_lay_in_the_bomb_goes_to_the_bin() {
    assert_eq!(explosion().bin(), "hurl leapfrog u-turn left-hook");
}

#[test]
fn r8_after_an_explosion_the_bomb_goes_left_whatever_a_u_turn_said() {
    assert_eq!(explosion().at("/holder"), 2);
}

#[test]
fn r9_whoever_cancels_has_played_its_trick() {
    let mut table = given("pre", 0).bag(0, "u-turn").bag(1, "nuh-uh shove").table();
    table.play(0, trick("u-turn"));
    table.play(1, cancel());
    assert_ne!(table.phase(), "pre", "seat 1 has no call in this window");
}

#[test]
fn r10_whoever_is_hit_loses_the_bag_and_nobody_else() {
    let given =
        given("post", 1).slots("hurl leapfrog left-hook").armed(0, 9).bag(1, "u-turn").bag(2, "snoop shove");
    let mut table = given.table();
    table.pass_on();
    assert!(table.bag(1).contains("u-turn"));
    assert_eq!(table.event("discarded")["seat"], 2);
    assert_eq!(table.bag_sizes()[2], 5);
}

#[test]
fn r11_a_bomb_that_rusted_was_armed_by_nobody() {
    let given =
        given("post", 1).slots("hurl tell-tale-wire").rusted(9).turns(26).bag(1, "mission-firestarter");
    let table = given.table();
    assert_eq!(table.view(SPECTATOR)["blast"], json!([1]), "the wire falls back on the holder");
    let mut table = given.bomb("boomerang-ball", "hurl").table();
    assert_eq!(table.view(SPECTATOR)["blast"], json!([1]), "the boomerang adds nobody");
    table.play(1, pass());
    assert!(!table.event_types().contains("mission_shown"));
}

#[test]
fn r12_a_holder_with_an_apron_gets_his_bonus() {
    let given = given("post", 1).slots("hurl leapfrog snoop").armed(0, 9).bag(1, "lead-apron");
    let mut table = given.table();
    table.play(1, trick("lead-apron"));
    assert_eq!(table.at("/seats/1/tally/holder"), 1);
}

#[test]
fn r13_mechanisms_pay_nothing_to_the_hit() {
    let mut table = given("post", 1).slots("hurl leapfrog snoop").armed(0, 9).bag(1, "u-turn M M").table();
    table.play(1, pass());
    assert_eq!(table.coins(), [1, 0, 1, 1]);
}

#[test]
fn r14_a_position_keeps_how_the_taken_card_lay() {
    let given = given("tinker", 0).slots("M left-hook snoop").armed(1, 10).bag(0, "hurl");
    let mut table = given.slots("shove left-hook snoop").table();
    table.play(0, take_out(1));
    assert_eq!(table.at("/taken"), json!({"slot": 1, "card": "left-hook", "face_up": true}));
    assert_eq!(table.view(seat(2))["taken"], json!({"slot": 1, "back": "gadget", "card": "left-hook"}));
    let mut position = table.position();
    position["taken"].as_object_mut().unwrap().remove("face_up");
    let table = Table::load(&position);
    assert_eq!(
        table.view(seat(2))["taken"],
        json!({"slot": 1, "back": "gadget", "card": null}),
        "left out, it lay face down"
    );
}

#[test]
fn r15_tinkering_with_an_armed_bomb_does_not_arm_it_anew() {
    let given =
        given("tinker", 0).slots("shove left-hook snoop").armed(3, 10).bag(0, "hurl").bag(1, "u-turn");
    let mut table = given.table();
    table.play(0, take_out(0));
    table.play(0, put("hurl"));
    assert_eq!(table.at("/bomb/armed"), json!({"by": 3, "turn_number": 10}));
    assert!(!table.event_types().contains("armed"));
}

#[test]
fn r16_a_trick_that_moved_the_bomb_is_in_the_bin_when_it_is_shuffled() {
    let rest: Vec<String> = PILE.iter().flat_map(|(id, copies)| vec![(*id).to_owned(); *copies]).collect();
    let bag = rest.join(" ").replacen("shove", "", 1);
    let mut table = given("pre", 0).bag(0, &bag).bag(1, "shove").next(1).table();
    table.play(1, to("shove", 3));
    table.play(0, pass());
    assert_eq!(table.event("reshuffled")["count"], 1);
    assert_eq!(table.bag(3), "shove");
}

#[test]
fn r17_a_recycled_mechanism_is_told_by_one_event() {
    let mut table = given("tinker", 0).bag(0, "hurl").table();
    table.play(0, recycle(1));
    assert_eq!(table.event_types(), "recycled drew");
}

#[test]
fn r18_nobody_has_seen_the_first_card_that_is_drawn() {
    // A world in which another card was drawn looks the same to everybody but the first holder.
    let table = Table::dealt(3, 5, json!({"first_player": 0}));
    let mut guess = besace_table::Guess::new(1);
    let drawn = (0..20).map(|_| {
        let world = besace_table::Game::redeal(&table.game, besace_table::Seat(1), &mut guess);
        Table::with(world).bag(0)
    });
    let bags: std::collections::BTreeSet<String> = drawn.collect();
    assert!(bags.len() > 15, "all five cards are unknown: {bags:?}");
}
