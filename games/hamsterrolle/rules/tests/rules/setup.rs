//! The deal: pieces, seats, teams and options.

use super::table::fresh;
use besace_hamsterrolle::{Color, Hamsterrolle, Options, PIECES, Piece};
use besace_table::checks::desk::{Desk, SPECTATOR};
use besace_table::{Game, Seed};
use serde_json::{Value, json};

fn hands(position: &Value) -> Vec<Vec<&str>> {
    let ids = |hand: &Value| -> Vec<&'static str> {
        let id = |piece: &Value| Piece::from_id(piece.as_str().unwrap()).unwrap().id();
        hand.as_array().unwrap().iter().map(id).collect()
    };
    position["seats"].as_array().unwrap().iter().map(|seat| ids(&seat["hand"])).collect()
}

fn with_set(set: u8) -> Vec<String> {
    Color::ALL[1..].iter().map(|color| format!("{}-{set}", color.id())).collect()
}

#[test]
fn ham_1_there_are_four_sets_of_seven_and_a_pyramid() {
    let ids: Vec<&str> = Piece::all().map(Piece::id).collect();
    assert_eq!(ids.len(), PIECES);
    let sets = (1..=4).flat_map(with_set);
    assert_eq!(ids, [vec!["black".to_owned()], sets.collect()].concat());
    assert_eq!(Piece::all().position(|piece| piece.id() == "white-2"), Some(14));
    for piece in Piece::all() {
        assert_eq!(Piece::from_id(piece.id()), Some(piece));
        assert!(piece.id().starts_with(piece.color().id()));
    }
    assert_eq!(Piece::from_id("black-1"), None);
}

/// HAM-1, HAM-2, HAM-3, scenario 1.
#[test]
fn ham_2_the_pyramid_stands_at_rest_in_the_lowest_compartment() {
    let desk = fresh(2, json!({}));
    let (position, view) = (desk.position(), desk.view(SPECTATOR));
    assert_eq!(view["compartments"][0], json!(["black"]));
    assert_eq!(position["pieces"].as_array().unwrap().len(), 1);
    assert_eq!(view["lowest"][0], 0);
    // Upright: its own b axis still points up.
    let rot: Vec<f64> = position["pieces"][0]["rot"]
        .as_array()
        .unwrap()
        .iter()
        .map(|part| part.as_f64().unwrap() / 1e7)
        .collect();
    assert!(1.0 - 2.0 * (rot[0] * rot[0] + rot[2] * rot[2]) > 0.9999);
    let seats = hands(&position);
    for (hand, sets) in seats.iter().zip([[1, 2], [3, 4]]) {
        let due: Vec<String> = sets.into_iter().flat_map(with_set).collect();
        assert_eq!(*hand, due);
    }
    assert_eq!(
        (&position["front"], &view["pending"], &position["frames"]),
        (&json!(null), &json!([0]), &json!(0))
    );
    // It has hardly moved: less than 1 mm and 1°.
    assert!(position["travel"].as_i64().unwrap().abs() < 1_000);
    assert!(position["wheel"]["rot"][2].as_i64().unwrap().abs() < 87_000);
}

/// R1.
#[test]
fn r1_the_setup_is_the_same_for_every_table_and_nobody_is_shown_it() {
    let [one, another] = [fresh(2, json!({})).position(), fresh(4, json!({"tremor": "shaky"})).position()];
    for key in ["wheel", "pieces", "travel", "frames"] {
        assert_eq!(one[key], another[key]);
    }
    assert_eq!(one["frames"], 0);
}

/// Scenario 2.
#[test]
fn ham_3_three_seats_leave_the_fourth_set_out_or_share_it() {
    let unused = fresh(3, json!({})).position();
    assert_eq!(unused["unused"], json!(with_set(4)));
    assert_eq!(hands(&unused).iter().map(Vec::len).collect::<Vec<_>>(), [7, 7, 7]);
    let shared = fresh(3, json!({"fourth_set": "shared"})).position();
    assert_eq!(shared["unused"], json!(["white-4"]));
    let extra: Vec<Vec<&str>> = hands(&shared).iter().map(|hand| hand[7..].to_vec()).collect();
    assert_eq!(extra, [["red-4", "green-4"], ["orange-4", "blue-4"], ["yellow-4", "purple-4"]]);
}

#[test]
fn ham_3_four_seats_have_a_set_each_and_options_for_others_do_nothing() {
    let position = fresh(4, json!({"fourth_set": "shared"})).position();
    for (hand, set) in hands(&position).iter().zip(1..) {
        assert_eq!(*hand, with_set(set));
    }
    assert_eq!(position["unused"], json!([]));
    assert_eq!(fresh(2, json!({"fourth_set": "shared"})).position()["unused"], json!([]));
}

#[test]
fn ham_4_the_first_seat_is_chosen_or_drawn() {
    let chosen = Desk::<Hamsterrolle>::dealt(3, 1, json!({"first_player": 2})).position();
    assert_eq!((&chosen["turn"], &chosen["rng"]), (&json!(2), &json!("chacha8:1:0")));
    let drawn: Vec<Value> = (0..20)
        .map(|seed| Desk::<Hamsterrolle>::dealt(3, seed, json!({})).position())
        .inspect(|position| assert_eq!(position["options"]["first_player"], position["turn"]))
        .map(|position| position["turn"].clone())
        .collect();
    assert!((0..3).all(|seat| drawn.contains(&json!(seat))));
}

#[test]
fn ham_4_a_table_has_2_to_4_seats_and_options_within_their_ranges() {
    let is_dealt = |seats, turn_limit, seconds| {
        let options = Options { turn_limit, seconds, ..Options::default() };
        Hamsterrolle::new(seats, Seed::new(1).unwrap(), &options).is_ok()
    };
    assert!(is_dealt(2, 20, 0) && is_dealt(4, 2000, 120));
    assert!(!is_dealt(1, 400, 30) && !is_dealt(5, 400, 30));
    assert!(!is_dealt(2, 19, 30) && !is_dealt(2, 2001, 30) && !is_dealt(2, 400, 121));
    for unknown in
        [json!({"tremor": "wild"}), json!({"stray": "lost"}), json!({"hands": 3}), json!({"teams": 1})]
    {
        assert!(serde_json::from_value::<Options>(unknown).is_err());
    }
}
