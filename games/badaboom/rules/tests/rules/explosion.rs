//! The explosion: when, whom it hits, what it pays, and what comes after.

use super::table::*;
use serde_json::json;

fn armed_since(turn_number: u32) -> Given {
    given("post", 1).slots("u-turn leapfrog snoop").armed(0, turn_number).bag(1, "hurl")
}

#[test]
fn gob_50_a_bomb_explodes_if_it_was_armed_before_this_turn() {
    let explodes = |given: Given| {
        let mut table = given.table();
        table.play(1, pass());
        table.event_types().contains("exploded")
    };
    assert!(explodes(armed_since(9)) && explodes(armed_since(1)));
    assert!(!explodes(armed_since(10)));
    assert!(explodes(armed_since(10).fuse("short")));
    assert!(!explodes(armed_since(9).fuse("wet")));
    let long = |turn| armed_since(turn).bomb("long-fuse", "u-turn snoop");
    assert!(!explodes(long(9)) && explodes(long(8)) && explodes(long(10).fuse("short")));
}

#[test]
fn gob_51_the_blast_is_the_holders_or_the_gadgets_and_a_boomerang_adds_the_armer() {
    let hit = |given: Given| given.table().view(SPECTATOR)["blast"].clone();
    assert_eq!(hit(armed_since(9)), json!([1]));
    assert_eq!(hit(armed_since(9).slots("u-turn leapfrog left-hook")), json!([2]));
    assert_eq!(hit(armed_since(9).bomb("boomerang-ball", "u-turn leapfrog left-hook")), json!([0, 2]));
    assert_eq!(hit(armed_since(9).bomb("boomerang-ball", "u-turn leapfrog").rusted(9).turns(25)), json!([1]));
}

#[test]
fn gob_52_scapegoats_are_exchanged_all_at_once() {
    let hit = |given: Given| given.table().view(SPECTATOR)["blast"].clone();
    let given = armed_since(9);
    let chain = given.clone().in_play(1, "scapegoat", Some(2)).in_play(2, "scapegoat", Some(3));
    assert_eq!(hit(chain), json!([2]), "a target is not saved by his own scapegoat");
    let both = given.clone().slots("u-turn leapfrog shrapnel-pouch");
    let both = both.in_play(1, "scapegoat", Some(2)).in_play(2, "scapegoat", Some(1));
    assert_eq!(hit(both), json!([0, 1, 2]));
    let two = given.in_play(1, "scapegoat", Some(3)).in_play(1, "scapegoat", Some(0));
    assert_eq!(hit(two), json!([3]), "the earlier one");
}

#[test]
fn gob_53_an_apron_shields_its_owner_also_as_a_target() {
    let hit = |given: Given| given.table().view(SPECTATOR)["blast"].clone();
    assert_eq!(hit(armed_since(9).in_play(1, "lead-apron", None)), json!([]));
    let target = armed_since(9).in_play(1, "scapegoat", Some(2)).in_play(2, "lead-apron", None);
    assert_eq!(hit(target), json!([]));
}

#[test]
fn gob_54_survivors_are_paid_and_the_hit_get_danger_money_alone() {
    let given = armed_since(9).bag(0, "M M").bag(1, "hurl M").in_play(1, "danger-money", None);
    let mut table = given.in_play(1, "danger-money", None).in_play(2, "lead-apron", None).table();
    table.play(1, pass());
    assert_eq!(table.coins(), [3, 4, 1, 1]);
    let paid: Vec<_> = table.events().into_iter().filter(|event| event["type"] == "paid").collect();
    assert_eq!(
        paid[1],
        json!({"type": "paid", "seat": 1, "survival": 0, "holder": 0, "mechanisms": 0, "danger_money": 4, "missions": 0})
    );
    assert_eq!(paid[0]["mechanisms"], 2);
    assert_eq!(
        table.at("/seats/0/tally"),
        json!({"survival": 1, "holder": 0, "mechanisms": 2, "danger_money": 0, "missions": 0})
    );
}

#[test]
fn gob_55_fulfilled_missions_are_shown_and_pay_also_the_hit() {
    let given = armed_since(9).bag(1, "mission-short-straw mission-last-touch mission-envy");
    let mut table = given.table();
    table.play(1, pass());
    let shown: Vec<_> = table.events().into_iter().filter(|event| event["type"] == "mission_shown").collect();
    assert_eq!(
        shown.iter().map(|event| event["card"].clone()).collect::<Vec<_>>(),
        ["mission-short-straw", "mission-last-touch"]
    );
    assert_eq!(table.coins(), [1, 2, 1, 1]);
    assert!(table.bin().contains("mission-short-straw"));
}

#[test]
fn gob_56_everything_is_cleared_away() {
    let given =
        armed_since(9).bag(0, "hurl M").bag(1, "hurl left-hook M").bag(2, "M").in_play(3, "lead-apron", None);
    let mut table = given.table();
    table.pass_on();
    assert_eq!(table.bin(), "hurl leapfrog u-turn lead-apron snoop left-hook");
    assert_eq!((table.bag(0).contains('M'), table.at("/in_play")), (false, json!([])));
    assert_eq!(table.at("/bombs/used"), json!(["tin-can"]));
    let lost = table.event("discarded");
    assert_eq!(lost["cards"], json!(["hurl", "left-hook"]), "without the Mechanism");
    assert_eq!(lost["backs"], json!({"trick": 1, "gadget": 1, "mechanism": 0}));
}

#[test]
fn gob_57_the_next_bomb_goes_to_the_left_and_used_ones_are_shuffled() {
    let given = armed_since(9).in_play(2, "u-turn", None).slots("shove leapfrog snoop");
    let mut table = given.table();
    table.play(1, pass());
    assert_eq!((table.at("/holder"), table.at("/bomb/id")), (json!(2), json!("powder-keg")));
    let mut position = given.position();
    let used = position["bombs"]["deck"].take();
    position["bombs"] = json!({"deck": [], "used": used});
    let mut table = Table::load(&position);
    table.play(1, pass());
    assert_eq!(table.at("/bombs/used"), json!([]));
    assert_eq!(table.at("/bombs/deck").as_array().unwrap().len(), 9);
}

#[test]
fn gob_58_the_hit_draw_four_cards_and_the_others_one() {
    let mut table = armed_since(9).bag(3, "u-turn").storage("shove hurl").table();
    table.pass_on();
    assert_eq!(table.bag_sizes(), [1, 4, 2, 2], "the new holder has drawn one more");
    let dealt: Vec<_> = table.events().into_iter().filter(|event| event["type"] == "dealt").collect();
    let seats: Vec<_> = dealt.iter().map(|event| event["seat"].clone()).collect();
    assert_eq!(seats, [2, 3, 0, 1, 1, 1, 1], "from the new holder clockwise");
    assert!(table.event_types().ends_with(" drew"));
}
