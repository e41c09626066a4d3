//! Impossible positions: each is refused by the name of the first invariant that it breaks.

use super::table::*;
use serde_json::{Value, json};

fn good() -> Value {
    given("post", 0).slots("M left-hook snoop").bag(0, "hurl").position()
}

/// The rule that a position breaks with another value there.
#[track_caller]
fn broken(position: &Value, path: &str, value: Value) -> &'static str {
    let mut position = position.clone();
    *position.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
    Table::broken_rule(&position)
}

fn react() -> Value {
    let mut table =
        given("pre", 0).slots("M left-hook snoop").bag(0, "hurl").bag(1, "nuh-uh").bag(3, "shove").table();
    table.play(0, to("hurl", 2));
    table.position()
}

fn put_position() -> Value {
    given("put", 0).slots("- M snoop").taken(0, Some("mechanism")).bag(0, "M hurl").position()
}

#[test]
fn gob_95_every_key_is_there_and_of_the_right_kind() {
    for position in [good(), react(), put_position()] {
        let loaded = Table::load(&position).position();
        Table::load(&loaded);
        for key in position.as_object().unwrap().keys().filter(|key| *key != "options") {
            let mut without = position.clone();
            without.as_object_mut().unwrap().remove(key);
            assert_eq!(Table::broken_rule(&without), "GOB-95", "without {key}");
            let wrong = broken(&position, &format!("/{key}"), json!(["?"]));
            assert!(wrong == "GOB-95" || wrong == "GOB-96", "{key} is wrong: {wrong}");
        }
    }
    for (path, value) in [
        ("/game", json!("jericho")),
        ("/version", json!(2)),
        ("/phase", json!("lunch")),
        ("/holder", json!(4)),
        ("/window/next", json!(-1)),
        ("/window/played", json!([9])),
        ("/window", json!(null)),
        ("/taken", json!({"slot": 0, "card": null})),
        ("/options/goal", json!(2)),
        ("/options/first_player", json!(4)),
        ("/turn_number", json!(1_000_001)),
        ("/explosions", json!(-1)),
        ("/bomb/turns", json!(1_000_001)),
        ("/flags/leapfrog", json!(1_000_001)),
        ("/flags/fuse", json!("damp")),
        ("/bomb/slots/1/seen_by", json!([7])),
        ("/bomb/slots/1/card", json!(null)),
        ("/in_play", json!([{"owner": 9, "card": "u-turn", "target": null}])),
        ("/rng", json!("dice")),
    ] {
        assert_eq!(broken(&good(), path, value), "GOB-95", "{path}");
    }
    let mut without_options = good();
    without_options.as_object_mut().unwrap().remove("options");
    assert_eq!(Table::load(&without_options).at("/options/goal"), 10);
    let mut two = good();
    two["seats"].as_array_mut().unwrap().truncate(2);
    assert_eq!(Table::broken_rule(&two), "GOB-95");
}

#[test]
fn gob_96_every_card_lies_in_exactly_one_place() {
    assert_eq!(broken(&good(), "/seats/0/bag", json!(["shove"])), "GOB-96");
    assert_eq!(broken(&good(), "/seats/1/bag", json!(["shove"])), "GOB-96");
    assert_eq!(broken(&good(), "/storage/0", json!("mechanism")), "GOB-96");
    assert_eq!(broken(&good(), "/seats/0/bag", json!(["nonsense"])), "GOB-96");
    assert_eq!(broken(&good(), "/bin", json!(["tin-can"])), "GOB-96");
    assert_eq!(broken(&react(), "/trick/action/card", json!("nonsense")), "GOB-96");
    assert_eq!(broken(&put_position(), "/taken/card", json!("nonsense")), "GOB-96");
}

#[test]
fn gob_97_there_are_ten_mechanisms() {
    assert_eq!(broken(&good(), "/mechanism_supply", json!(8)), "GOB-97");
    assert_eq!(broken(&good(), "/mechanism_supply", json!(-1)), "GOB-97");
    assert_eq!(broken(&good(), "/seats/0/bag", json!(["hurl", "mechanism"])), "GOB-97");
}

#[test]
fn gob_98_each_bomb_lies_in_exactly_one_place() {
    assert_eq!(broken(&good(), "/bombs/used", json!(["tin-can"])), "GOB-98");
    assert_eq!(broken(&good(), "/bombs/deck/0", json!("nonsense")), "GOB-98");
    assert_eq!(broken(&good(), "/bombs/deck", json!([])), "GOB-98");
    let mut both = good();
    both["mechanism_supply"] = json!(3);
    assert_eq!(broken(&both, "/bomb/id", json!("nonsense")), "GOB-97", "the first that fails");
}

#[test]
fn gob_99_the_slots_are_as_they_should_be() {
    let refused = |given: Given| Table::broken_rule(&given.bag(0, "hurl").position());
    assert_eq!(refused(given("post", 0).slots("M M left-hook smoke-hood")), "GOB-99");
    assert_eq!(refused(given("post", 0).slots("M smoke-hood left-hook")), "GOB-99");
    assert_eq!(refused(given("post", 0).slots("M M")), "GOB-99");
    assert_eq!(broken(&good(), "/bomb/slots/0/face_up", json!(false)), "GOB-99");
    assert_eq!(broken(&good(), "/bomb/slots/0/seen_by", json!([1])), "GOB-99");
    let armed = given("post", 0).slots("shove left-hook snoop").armed(1, 9).bag(0, "hurl").position();
    assert_eq!(broken(&armed, "/bomb/slots/1/face_up", json!(false)), "GOB-99");
    let glass = given("post", 0).bomb("glass-globe", "M left-hook snoop").bag(0, "hurl").position();
    assert_eq!(broken(&glass, "/bomb/slots/2/face_up", json!(false)), "GOB-99");
}

#[test]
fn gob_111_a_bomb_is_armed_exactly_as_long_as_it_has_no_mechanism() {
    let given = || given("post", 0).slots("shove left-hook snoop").bag(0, "hurl");
    let armed = given().armed(1, 9).position();
    Table::load(&armed);
    assert_eq!(broken(&armed, "/bomb/armed/turn_number", json!(11)), "GOB-111");
    assert_eq!(broken(&armed, "/bomb/armed/turn_number", json!(-1)), "GOB-111");
    assert_eq!(broken(&armed, "/bomb/armed/by", json!(null)), "GOB-111");
    assert_eq!(Table::broken_rule(&good_with_fuse()), "GOB-111");
    assert_eq!(
        broken(&good(), "/bomb/armed", json!({"by": 0, "turn_number": 9})),
        "GOB-99",
        "the gadget lies face down"
    );
    assert_eq!(broken(&good(), "/bomb/rusted", json!(true)), "GOB-111");
    let mut gadget_up = good();
    gadget_up["bomb"]["slots"][1] = json!({"card": "left-hook", "face_up": true, "seen_by": []});
    assert_eq!(broken(&gadget_up, "/bomb/armed", json!({"by": 0, "turn_number": 9})), "GOB-111");
    // In `put` the Mechanism that was just taken, or recycled, counts as still there.
    let last = super::table::given("put", 0).slots("- hurl snoop").bag(0, "M shove");
    Table::load(&last.clone().taken(0, Some("mechanism")).position());
    Table::load(&last.clone().taken(0, None).position());
    assert_eq!(
        Table::broken_rule(&last.bag(0, "u-turn shove").taken(0, Some("u-turn")).position()),
        "GOB-111"
    );
}

fn good_with_fuse() -> Value {
    given("post", 0).slots("M left-hook snoop").bag(0, "hurl").fuse("wet").position()
}

#[test]
fn gob_112_only_permanents_are_in_play() {
    let refused = |card: &str, target| {
        Table::broken_rule(&given("post", 0).bag(0, "hurl").in_play(1, card, target).position())
    };
    assert_eq!(refused("shove", None), "GOB-112");
    assert_eq!(refused("scapegoat", None), "GOB-112");
    assert_eq!(refused("scapegoat", Some(1)), "GOB-112");
    assert_eq!(refused("lead-apron", Some(2)), "GOB-112");
    given("post", 0).bag(0, "hurl").in_play(1, "scapegoat", Some(2)).table();
}

#[test]
fn gob_113_coins_add_up_and_the_end_is_the_end() {
    assert_eq!(broken(&good(), "/seats/2/tally/missions", json!(1)), "GOB-113");
    assert_eq!(broken(&good(), "/seats/2/tally/missions", json!(-1)), "GOB-113");
    let refused = |given: Given| Table::broken_rule(&given.bag(0, "hurl").position());
    assert_eq!(refused(given("post", 0).coins(&[10, 0, 0, 0])), "GOB-113");
    assert_eq!(refused(given("post", 0).explosions(40)), "GOB-113");
    assert_eq!(refused(given("over", 0)), "GOB-113");
    given("over", 0).coins(&[10, 0, 0, 0]).table();
    given("over", 0).explosions(40).table();
}

#[test]
fn gob_114_whoever_is_asked_is_asked_by_the_rules() {
    assert_eq!(broken(&good(), "/window/next", json!(1)), "GOB-114");
    assert_eq!(broken(&good(), "/window/played", json!([0])), "GOB-114");
    let react = react();
    for (path, value) in [
        ("/trick/seat", json!(1)),
        ("/window/played", json!([])),
        ("/trick/asked", json!([1])),
        ("/trick/asked", json!([3, 1])),
        ("/trick/answers", json!({"1": "pass", "3": "pass"})),
        ("/trick/answers", json!({"3": "cancel"})),
        ("/trick/answers", json!({"2": "pass"})),
        ("/trick/action/to", json!(0)),
        ("/trick/action", json!({"type": "trick", "card": "hurl"})),
        ("/trick/action", json!({"type": "pass", "card": "hurl"})),
    ] {
        assert_eq!(broken(&react, path, value), "GOB-114", "{path}");
    }
    assert_eq!(broken(&react, "/trick/action/to", json!(9)), "GOB-95");
    assert_eq!(broken(&react, "/trick/action", json!("hurl")), "GOB-95");
    Table::load(&{
        let mut answered = react.clone();
        answered["trick"]["answers"] = json!({"1": "cancel"});
        answered
    });
    assert_eq!(Table::broken_rule(&given("tinker", 0).position()), "GOB-114", "nothing to tinker with");
    let touchy = given("tinker", 0).bomb("hair-trigger", "shove snoop").armed(1, 9).bag(0, "hurl").position();
    assert_eq!(Table::broken_rule(&touchy), "GOB-114");
}

#[test]
fn gob_115_in_put_the_slot_of_the_taken_card_is_empty() {
    let good = put_position();
    Table::load(&good);
    assert_eq!(broken(&good, "/taken/slot", json!(1)), "GOB-115");
    assert_eq!(broken(&good, "/taken/slot", json!(99)), "GOB-115");
    let two = given("put", 0).slots("- - M").taken(0, Some("mechanism")).bag(0, "M hurl").position();
    assert_eq!(Table::broken_rule(&two), "GOB-115");
    let not_held = given("put", 0).slots("- M snoop").taken(0, Some("mechanism")).bag(0, "hurl").position();
    assert_eq!(Table::broken_rule(&not_held), "GOB-115");
    let stuck = given("put", 0).slots("- M snoop").taken(0, Some("mechanism")).bag(0, "M").position();
    assert_eq!(Table::broken_rule(&stuck), "GOB-115");
}
