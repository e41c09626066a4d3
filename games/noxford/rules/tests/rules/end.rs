//! The end and the score: NOX-70 to NOX-75.

use super::table::*;
use serde_json::json;

/// R14 for the end by passing, which scenario 36 shows; R15 for the gear, which scenario 31 shows.
#[test]
fn nox_70_the_game_goes_on_until_a_whole_syndicate_is_laid() {
    // Nine cards lie and the hand is empty, but the Master is still in front.
    let nine = "red-lieutenant red-lieutenant red-tough red-tough red-tough red-punk red-punk red-punk-gear red-punk-gear";
    let mut table = given().row(3, -1, nine).start();
    let spot = table.places(0, "district-diamond").remove(0);
    table.play(0, place("district-diamond", &spot));
    let table_goes_on = table.stage();
    assert!(table_goes_on == "gear 0" || table_goes_on == "turn 1", "{table_goes_on}");
    // A Master that covers is laid, too.
    let mut table = given().row(3, -1, nine).start();
    let (x, y) = (19, -1);
    table.play(0, cover("red-master", x, y));
    assert_eq!((table.stage().as_str(), table.event_types().as_str()), ("over 0", "covered game_over"));
    assert!(table.legal(0).is_empty() && table.pending().is_empty());
}

/// R16: what lies under a cancelled card does not count.
#[test]
fn nox_71_barracks_cancel_every_gang_member_beside_them() {
    let scores = |city: &str| given().city(city).start().scores();
    assert_eq!(scores("district-mask u 0 0, red-punk u 2 0"), [1, 0]);
    assert_eq!(scores("district-mask u 0 0, red-punk u 2 0, barracks u 4 0"), [0, 0]);
    assert_eq!(scores("district-mask u 0 0, red-master u 2 0, barracks u 4 0"), [0, 0]);
    // By its corner a barracks does nothing: red keeps the mask and the dice.
    let corner = "district-mask u 0 0, red-punk u 2 0, district-dice s 0 3, barracks u 4 3, blue-tough s 3 6, \
                  district-wine u 1 5";
    assert_eq!(scores(corner), [2, 0]);
    // The punk under a cancelled tough stays out of it.
    assert_eq!(scores("district-mask u 0 0, blue-tough/red-punk u 2 0, barracks u 4 0"), [0, 0]);
}

#[test]
fn nox_72_the_most_members_beside_a_district_take_it_and_a_master_counts_two() {
    let scores = |city: &str| given().city(city).start().scores();
    let beside = |more: &str| format!("district-mask u 0 0, red-tough u 2 0, {more}");
    // A rank does not count.
    assert_eq!(scores(&beside("blue-punk u -2 0")), [0, 0]);
    assert_eq!(scores(&beside("blue-punk u -2 0, blue-punk s 0 3")), [0, 1]);
    assert_eq!(scores(&beside("blue-master u -2 0")), [0, 1]);
    assert_eq!(scores(&beside("blue-master u -2 0, red-punk s 0 3")), [0, 0]);
    assert_eq!(scores("district-mask u 0 0, district-wine u 2 0"), [0, 0]);
}

#[test]
fn nox_73_all_districts_are_judged_on_the_same_city() {
    // One punk holds the districts on both its sides, and the wine touches the mask for nobody.
    let city = "district-mask u 0 0, red-punk u 2 0, district-wine u 4 0, district-dice u 6 0";
    assert_eq!(given().city(city).start().scores(), [2, 0]);
}

/// R17: 2 more for a favourite, or 1 by the option. R18: both parts are points.
#[test]
fn nox_74_a_point_for_each_symbol_and_a_bonus_for_the_favourite() {
    let city = "district-diamond-wine u 0 0, red-punk u 2 0, district-grand s 2 3";
    let table = given().city(city).passes(2);
    let result = table.clone().over().start().result();
    assert_eq!(
        result["seats"][0]["breakdown"],
        json!({"symbols": 6, "favorites": 4, "districts": ["district-diamond-wine", "district-grand"], "count": 2})
    );
    assert_eq!(result["seats"][0]["score"], json!(10));
    let one = table.options(json!({"favorite_bonus": 1})).over().start().result();
    assert_eq!(
        (&one["seats"][0]["breakdown"]["favorites"], &one["seats"][0]["score"]),
        (&json!(2), &json!(8))
    );
}

#[test]
fn nox_75_equals_share_the_better_rank() {
    let table = given().colors(&["red", "blue", "green"]);
    // Red and blue have a mask's point each, green none.
    let city = "district-dice-mask u 0 0, red-punk u 2 0, district-grand u 4 0, blue-punk u 6 0, \
                district-diamond-mask u 8 0";
    let result = table.city(city).passes(3).over().start().result();
    let ranks: Vec<_> = (0..3).map(|seat| result["seats"][seat]["rank"].as_i64().unwrap()).collect();
    let scores: Vec<_> = (0..3).map(|seat| result["seats"][seat]["score"].as_i64().unwrap()).collect();
    assert_eq!((scores, ranks), (vec![2, 2, 0], vec![1, 1, 3]));
    assert_eq!(result["winners"], json!([0, 1]));
    assert_eq!(given().start().result(), json!(null));
}
