//! Positions: what is written, and which invariant a broken one breaks.

use super::releasing::scenario_5;
use super::table::{Lying, Table, fresh, on_floor};
use besace_hamsterrolle::Hamsterrolle;
use besace_table::checks::desk::Desk;
use serde_json::{Value, json};

/// Which invariant a position breaks after this change.
#[track_caller]
fn broken(change: impl Fn(&mut Value)) -> &'static str {
    let mut position = scenario_5().position();
    change(&mut position);
    Desk::<Hamsterrolle>::broken_rule(&position)
}

#[track_caller]
fn broken_table(table: Table) -> &'static str {
    Desk::<Hamsterrolle>::broken_rule(&table.0)
}

#[test]
fn ham_23_a_position_has_these_keys_and_no_others() {
    let position = scenario_5().position();
    let keys: Vec<&str> = position.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(
        keys.join(" "),
        "game version model options rng phase turn turn_number front travel wheel pieces seats aside removed unused \
         frames outcome"
    );
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    assert_eq!(keys(&position["options"]), "first_player tremor teams fourth_set stray turn_limit seconds");
    assert_eq!(keys(&position["wheel"]), "pos rot");
    assert_eq!(keys(&position["pieces"][0]), "id pos rot");
    assert_eq!(keys(&position["seats"][0]), "hand");
    assert_eq!(Desk::<Hamsterrolle>::load(&position).position().to_string(), position.to_string());
    // A fresh stream of chance can be written as its seed, and options and frames can be left out.
    let mut short = fresh(2, json!({})).position();
    short["rng"] = json!("seed:7");
    short.as_object_mut().unwrap().shift_remove("frames");
    assert_eq!(Desk::<Hamsterrolle>::load(&short).position(), fresh(2, json!({})).position());
}

/// I1, scenario 23.
#[test]
fn i1_every_piece_is_in_one_place() {
    assert_eq!(broken(|p| p["seats"][0]["hand"][0] = json!("blue-1")), "I1");
    assert_eq!(broken(|p| p["seats"][0]["hand"][1] = json!("red-1")), "I1");
    assert_eq!(broken(|p| drop(p["seats"][0]["hand"].as_array_mut().unwrap().pop())), "I1");
    assert_eq!(broken(|p| p["aside"] = json!(["black"])), "I1");
    assert_eq!(broken(|p| p["removed"] = json!(["black"])), "I1");
}

#[test]
fn r7_what_cannot_be_read_breaks_the_first_invariant() {
    assert_eq!(Desk::<Hamsterrolle>::broken_rule(&json!([])), "I1");
    for (key, value) in [
        ("game", json!("jericho")),
        ("version", json!(2)),
        ("model", json!(2)),
        ("phase", json!("place")),
        ("wheel", json!({"pos": [0, 0], "rot": [0, 0, 0, 1]})),
        ("rng", json!("dice")),
        ("travel", json!(i64::MAX)),
        ("travel", json!(0.5)),
        ("seats", json!([])),
        ("options", json!({"first_player": 0, "turn_limit": 19})),
        ("options", json!({"first_player": 0, "color": "blue"})),
        ("aside", json!(["pink-1"])),
    ] {
        assert_eq!(broken(|p| p[key] = value.clone()), "I1", "{key}");
    }
    assert_eq!(broken(|p| drop(p.as_object_mut().unwrap().shift_remove("outcome"))), "I1");
}

/// I2, scenario 23.
#[test]
fn i2_the_turn_follows_from_the_number_of_attempts() {
    assert_eq!(broken(|p| p["turn"] = json!(1)), "I2");
    assert_eq!(broken(|p| p["turn_number"] = json!(3)), "I2");
    assert_eq!(broken(|p| p["turn_number"] = json!(-2)), "I2");
    assert_eq!(broken(|p| p["turn_number"] = json!(1_u64 << 40)), "I2");
    assert_eq!(broken(|p| p["front"] = Value::Null), "I2");
    assert_eq!(broken(|p| p["front"] = json!(12)), "I2");
    assert_eq!(broken(|p| p["options"]["first_player"] = json!("random")), "I2");
    assert_eq!(broken(|p| p["options"]["first_player"] = json!(2)), "I2");
    assert_eq!(broken(|p| p["turn_number"] = json!(0)), "I2");
}

/// I3, scenario 23.
#[test]
fn i3_the_wheel_stands_upright_at_the_origin() {
    assert_eq!(broken(|p| p["wheel"]["pos"][0] = json!(1)), "I3");
    assert_eq!(broken(|p| p["wheel"]["pos"][1] = json!(179_001)), "I3");
    assert_eq!(broken(|p| p["wheel"]["pos"][2] = json!(-1)), "I3");
    assert_eq!(broken(|p| p["wheel"]["pos"][1] = json!(i64::MAX)), "I3");
    assert_eq!(broken(|p| p["wheel"]["rot"][0] = json!(1)), "I3");
    assert_eq!(broken(|p| p["wheel"]["rot"] = json!([0, 0, 0, 9_999_000])), "I3");
    assert_eq!(broken(|p| p["pieces"][0]["rot"] = json!([0, 0, 0, 10_000_200])), "I3");
    assert_eq!(broken(|p| p["pieces"][0]["rot"] = json!([0, 0, 0, 0])), "I3");
    let mut turned = scenario_5().position();
    turned["wheel"]["rot"] = json!([0, 0, -3_720_591, 9_282_150]);
    Desk::<Hamsterrolle>::load(&turned);
}

/// I4, scenario 23.
#[test]
fn i4_pieces_are_in_the_wheel_and_above_the_table() {
    let table = || Table::new(2, json!({}));
    // A stick hanging beside the rim with one end below the table.
    let low = Lying { side: 80.0, from_axle: 168.0, along: 0.0, ..on_floor(11, 0.0) };
    assert_eq!(broken_table(table().lay("white-1", low)), "I4");
    assert_eq!(broken_table(table().lay("blue-1", Lying { from_axle: 171.0, ..on_floor(6, 0.0) })), "I4");
    assert_eq!(
        broken_table(table().lay("blue-1", Lying { from_axle: 50.0, side: 91.0, ..on_floor(6, 0.0) })),
        "I4"
    );
    assert_eq!(broken(|p| p["pieces"][1]["pos"][2] = json!(i64::MIN)), "I4");
    table().lay("blue-1", Lying { from_axle: 50.0, side: 90.0, ..on_floor(6, 0.0) }).desk();
}

/// I5, scenario 23.
#[test]
fn i5_nothing_overlaps_by_much() {
    let cubes = |apart: f64| {
        Table::new(2, json!({}))
            .lay("blue-1", Lying { from_axle: 80.0, ..on_floor(6, 0.0) })
            .lay("blue-2", Lying { from_axle: 80.0, along: apart, ..on_floor(6, 0.0) })
    };
    assert_eq!(broken_table(cubes(20.0)), "I5");
    assert_eq!(broken_table(cubes(23.9)), "I5");
    cubes(24.1).desk();
    let sunk =
        |mm: f64| Table::new(2, json!({})).lay("blue-1", Lying { from_axle: 151.0 + mm, ..on_floor(4, 0.0) });
    sunk(0.0).desk();
    assert_eq!(broken_table(sunk(10.0)), "I5");
}

/// I5, where the middle of one piece is that of another, however they are turned.
#[test]
fn i5_nothing_lies_in_the_middle_of_another() {
    let mut table =
        Table::new(2, json!({})).lay("yellow-2", on_floor(6, 0.0)).lay("red-3", on_floor(6, 40.0));
    table.0["wheel"] = json!({"pos": [0, 177917, 0], "rot": [0, 0, -9955082, 947283]});
    let lying =
        [("yellow-2", [5498497, 4469228, 4449840, 5476446]), ("red-3", [1497293, 6915114, 7066225, 88170])];
    for piece in table.0["pieces"].as_array_mut().unwrap() {
        if let Some((_, rot)) = lying.iter().find(|(id, _)| piece["id"] == *id) {
            (piece["pos"], piece["rot"]) = (json!([-7384, 52682, -10318]), json!(rot));
        }
    }
    assert_eq!(broken_table(table), "I5");
}

#[test]
fn i6_the_end_is_told_exactly_when_it_has_come() {
    assert_eq!(broken(|p| p["outcome"] = json!({"winners": [0]})), "I6");
    assert_eq!(broken(|p| p["phase"] = json!("over")), "I6");
    let over = Table::new(2, json!({})).only(1, &[], 0).turn_number(4);
    assert_eq!(broken_table(over.clone()), "I6");
    let told = over.set("outcome", json!({"winners": [1]}));
    assert_eq!(broken_table(told.clone()), "I6");
    assert_eq!(told.clone().set("phase", json!("over")).desk().result()["winners"], json!([1]));
    assert_eq!(broken_table(told.set("phase", json!("over")).set("outcome", json!({"winners": [0]}))), "I6");
    assert_eq!(broken_table(Table::new(2, json!({"turn_limit": 20})).turn_number(20)), "I6");
}

/// R8: nobody has played, but seat 1 has nothing to play.
#[test]
fn r8_an_empty_hand_ends_the_game_before_the_first_turn_as_well() {
    let empty = Table(fresh(2, json!({})).position()).only(1, &[], 0);
    assert_eq!(broken_table(empty.clone()), "I6");
    let told = empty.set("outcome", json!({"winners": [1]})).set("phase", json!("over"));
    assert_eq!(told.desk().result()["winners"], json!([1]));
}

#[test]
fn i6_the_piles_are_those_of_the_options() {
    assert_eq!(broken_table(Table::new(2, json!({})).give(&["red-1"], "/removed")), "I6");
    Table::new(2, json!({"stray": "removed"})).give(&["red-1"], "/removed").desk();
    assert_eq!(broken_table(Table::new(2, json!({})).give(&["red-1"], "/unused")), "I6");
    assert_eq!(broken_table(Table::new(3, json!({})).give(&["red-4"], "/seats/0/hand")), "I6");
    assert_eq!(broken_table(Table::new(2, json!({})).give(&["black"], "/unused")), "I6");
}

#[test]
fn i7_frames_are_counted() {
    for wrong in [json!(-1), json!(100_001), json!(1.5), json!("3"), json!(u64::MAX)] {
        assert_eq!(broken(|p| p["frames"] = wrong.clone()), "I7", "{wrong}");
    }
    let mut most = scenario_5().position();
    most["frames"] = json!(100_000);
    assert_eq!(Desk::<Hamsterrolle>::load(&most).position()["frames"], 100_000);
}
