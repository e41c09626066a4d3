//! What must be true of a position: NOX-90 to NOX-96.

use super::table::*;
use serde_json::{Value, json};

fn with(change: impl FnOnce(&mut Value)) -> Value {
    let mut position = given().position();
    change(&mut position);
    position
}

#[track_caller]
fn breaks(rule: &str, change: impl FnOnce(&mut Value)) {
    assert_eq!(Table::broken_rule(&with(change)), rule);
}

/// R20: hands are written in card order, and keys that the game does not know are passed over.
#[test]
fn nox_90_a_position_is_written_as_it_was_read() {
    let position: Value = serde_json::from_str(include_str!("example_position.json")).unwrap();
    let written = Table::load(&position).position();
    for key in ["phase", "turn", "gear", "passes", "city", "display", "neutral_deck", "version", "game"] {
        assert_eq!(written[key], position[key], "{key}");
    }
    assert_eq!(strings(&written["seats"][1]["hand"]), ["blue-lieutenant", "blue-punk-gear"]);
    assert_eq!(Table::load(&written).position(), written);
    let mut turned = written.clone();
    turned["city"].as_array_mut().unwrap().reverse();
    assert_eq!(Table::load(&turned).position(), written);
    turned["note"] = json!("read by nobody");
    assert_eq!(Table::load(&turned).position(), written);
}

#[test]
fn nox_90_options_may_be_left_out() {
    let whole = given().position();
    for key in ["first_player", "colors"] {
        let mut position = whole.clone();
        position["options"].as_object_mut().unwrap().remove(key);
        let options = Table::load(&position).position()["options"].clone();
        assert_eq!(options["colors"], json!(["red", "blue"]));
        assert_eq!((&options["table"], &options["favorite_bonus"]), (&json!({"w": 48, "h": 34}), &json!(2)));
    }
    let mut none = whole.clone();
    none.as_object_mut().unwrap().remove("options");
    assert_eq!(Table::load(&none).position()["options"]["first_player"], json!("random"));
    // Without the option the colours are the usual ones, which these are not.
    let mut others = given().colors(&["green", "blue"]).position();
    others["options"].as_object_mut().unwrap().remove("colors");
    assert_eq!(Table::broken_rule(&others), "NOX-90");
}

#[test]
fn nox_90_keys_types_options_seats_and_turn() {
    for key in
        ["game", "version", "phase", "turn", "gear", "passes", "seats", "city", "display", "neutral_deck"]
    {
        breaks("NOX-90", |position| drop(position.as_object_mut().unwrap().remove(key)));
    }
    for key in ["color", "master", "hand", "deck"] {
        breaks("NOX-90", |position| drop(position["seats"][0].as_object_mut().unwrap().remove(key)));
    }
    for (key, value) in [
        ("game", json!("jericho")),
        ("version", json!(2)),
        ("phase", json!("play")),
        ("phase", json!(1)),
        ("turn", json!(2)),
        ("turn", json!(-1)),
        ("turn", json!("0")),
        ("gear", json!(true)),
        ("gear", json!({"x": 0, "y": 0})),
        ("gear", json!({"x": 0, "y": 0, "from": "master"})),
        ("passes", json!(null)),
        ("passes", json!(0.5)),
        ("seats", json!([])),
        ("seats", json!({})),
        ("city", json!(null)),
        ("city", json!([1])),
        ("display", json!({"barracks": 1})),
        ("neutral_deck", json!("barracks")),
        ("options", json!({"favorite_bonus": 3})),
        ("options", json!({"dance": true})),
        ("options", json!({"first_player": 2, "colors": ["red", "blue"]})),
        ("options", json!({"colors": ["red", "green"]})),
        ("options", json!({"colors": ["red", "blue", "green"]})),
    ] {
        breaks("NOX-90", |position| position[key] = value);
    }
    breaks("NOX-90", |position| position["seats"][0]["hand"] = json!({"red-tough": 3}));
    breaks("NOX-90", |position| position["seats"][0]["color"] = json!("purple"));
    breaks("NOX-90", |position| position["seats"][1]["color"] = json!("red"));
    breaks("NOX-90", |position| drop(position["city"][0].as_object_mut().unwrap().remove("cards")));
    assert_eq!(Table::broken_rule(&json!([])), "NOX-90");
}

#[test]
fn nox_91_every_card_is_in_exactly_one_place() {
    breaks("NOX-91", |position| position["city"][0]["cards"] = json!(["district-nowhere"]));
    breaks("NOX-91", |position| position["city"][0]["cards"] = json!(["barracks"]));
    breaks("NOX-91", |position| position["seats"][0]["hand"][0] = json!("green-tough"));
    breaks("NOX-91", |position| position["seats"][0]["hand"][0] = json!(""));
    breaks("NOX-91", |position| position["display"][0] = json!("no-card"));
    breaks("NOX-91", |position| drop(position["neutral_deck"].as_array_mut().unwrap().pop()));
    // A Master is in front or in the city, and not both, nor nowhere.
    breaks("NOX-91", |position| position["seats"][0]["master"] = json!(false));
    let mut twice = given().and("red-master s 0 -2").position();
    twice["seats"][0]["master"] = json!(true);
    assert_eq!(Table::broken_rule(&twice), "NOX-91");
    // A Master in a hand, another's card in a hand, a gang member in the display.
    breaks("NOX-91", |position| {
        position["seats"][0]["master"] = json!(false);
        position["seats"][0]["deck"][0] = json!("red-master");
    });
    breaks("NOX-91", |position| {
        let (red, blue) = (position["seats"][0]["hand"][0].clone(), position["seats"][1]["hand"][0].clone());
        position["seats"][0]["hand"][0] = blue;
        position["seats"][1]["hand"][0] = red;
    });
    breaks("NOX-91", |position| {
        let (red, open) = (position["seats"][0]["hand"][0].clone(), position["display"][0].clone());
        position["seats"][0]["hand"][0] = open;
        position["display"][0] = red;
    });
}

#[test]
fn nox_92_stacks_lie_on_the_table_apart_and_connected() {
    for (key, value) in [
        ("x", json!("0")),
        ("x", json!(0.5)),
        ("x", json!(null)),
        ("y", json!([0])),
        ("o", json!("askew")),
        ("o", json!(1)),
        ("x", json!(24)),
        ("x", json!(100_000)),
        ("y", json!(-9_007_199_254_740_993_i64)),
        ("y", json!(u64::MAX)),
    ] {
        breaks("NOX-92", |position| position["city"][1][key] = value.clone());
    }
    for key in ["x", "y", "o"] {
        breaks("NOX-92", |position| drop(position["city"][1].as_object_mut().unwrap().remove(key)));
    }
    // Apart by a unit, by their corners only, and one in the other.
    breaks("NOX-92", |position| position["city"][1]["x"] = json!(1));
    breaks("NOX-92", |position| position["city"][1]["y"] = json!(2));
    breaks("NOX-92", |position| position["city"][1]["x"] = json!(-2));
    // One stack alone; two in `gear`.
    assert_eq!(given().city("district-grand u 0 0").breaks(), "NOX-92");
    assert_eq!(
        given().city("district-grand u 0 0, red-punk-gear u 2 0").gear(2, 0, "hand").breaks(),
        "NOX-92"
    );
}

/// R21: a stack without a card is told before where stacks lie.
#[test]
fn nox_93_stacks_have_cards_whose_ranks_fall() {
    assert_eq!(given().and("red-punk/blue-tough s 0 -2").breaks(), "NOX-93");
    assert_eq!(given().and("red-tough/blue-tough s 0 -2").breaks(), "NOX-93");
    assert_eq!(given().and("red-tough/district-mask s 0 -2").breaks(), "NOX-93");
    assert_eq!(given().and("district-mask/red-punk s 0 -2").breaks(), "NOX-93");
    assert_eq!(given().and("district-mask/district-wine s 0 -2").breaks(), "NOX-93");
    breaks("NOX-93", |position| {
        position["city"].as_array_mut().unwrap().push(json!({"x": 0, "y": 0, "o": "upright", "cards": []}));
    });
    given().and("red-master/blue-lieutenant/red-tough/blue-punk s 0 -2").start();
}

#[test]
fn nox_94_hands_and_the_display_are_as_full_as_they_can_be() {
    // Four cards, or two with a deck.
    breaks("NOX-94", |position| {
        let card = position["seats"][0]["deck"].as_array_mut().unwrap().pop().unwrap();
        position["seats"][0]["hand"].as_array_mut().unwrap().push(card);
    });
    breaks("NOX-94", |position| {
        let card = position["seats"][1]["hand"].as_array_mut().unwrap().pop().unwrap();
        position["seats"][1]["deck"].as_array_mut().unwrap().push(card);
    });
    breaks("NOX-94", |position| {
        let card = position["display"].as_array_mut().unwrap().pop().unwrap();
        position["neutral_deck"].as_array_mut().unwrap().push(card);
    });
    breaks("NOX-94", |position| {
        let card = position["neutral_deck"].as_array_mut().unwrap().pop().unwrap();
        position["display"].as_array_mut().unwrap().push(card);
    });
    // In `gear` the one that the card came from is one short, and the other is not.
    let gear = |from| given().city(B2).and("red-punk-gear s 0 -2").gear(0, -2, from).position();
    let mut swapped = gear("hand");
    swapped["gear"]["from"] = json!("display");
    assert_eq!(Table::broken_rule(&swapped), "NOX-94");
    Table::load(&gear("hand"));
    let mut of_another = gear("hand");
    of_another["turn"] = json!(1);
    assert_eq!(Table::broken_rule(&of_another), "NOX-94");
    // With an empty deck a hand of three cannot have lost one.
    let laid = "red-lieutenant red-lieutenant red-tough red-tough red-tough";
    let spent = given().city(B2).and("red-punk-gear s 0 -2").row(6, 0, laid).gear(0, -2, "hand");
    assert_eq!(spent.start().hand(0).len(), 2);
}

#[test]
fn nox_95_a_gear_is_that_of_a_card_just_laid_and_something_can_move() {
    let gear = |x, y| given().city(B2).and("red-punk-gear s 0 -2").gear(x, y, "hand");
    gear(0, -2).start();
    assert_eq!(gear(2, 0).breaks(), "NOX-95");
    assert_eq!(gear(9, 9).breaks(), "NOX-95");
    assert_eq!(gear(90_000, 9).breaks(), "NOX-95");
    // Only in phase `gear` is a hand one short, so outside of it NOX-94 speaks first of one that is.
    let mut turn = gear(0, -2).position();
    turn["phase"] = json!("turn");
    assert_eq!(Table::broken_rule(&turn), "NOX-94");
    let mut full = given().city(B2).and("red-punk-gear s 0 -2").position();
    full["gear"] = json!({"x": 0, "y": -2, "from": "hand"});
    assert_eq!(Table::broken_rule(&full), "NOX-95");
    let mut without = given().city(B2).position();
    without["phase"] = json!("gear");
    assert_eq!(Table::broken_rule(&without), "NOX-95");
    let held = "red-master u 0 0, blue-master u 2 0, red-punk-gear s 0 -2";
    assert_eq!(given().city(held).gear(0, -2, "hand").breaks(), "NOX-95");
}

#[test]
fn nox_96_it_is_over_where_all_is_laid_or_all_have_passed_and_only_there() {
    assert_eq!(given().over().breaks(), "NOX-96");
    assert_eq!(given().over().passes(1).breaks(), "NOX-96");
    assert_eq!(given().over().passes(3).breaks(), "NOX-96");
    given().over().passes(2).start();
    given().passes(1).start();
    assert_eq!(given().passes(2).breaks(), "NOX-96");
    breaks("NOX-96", |position| position["passes"] = json!(-1));
    breaks("NOX-96", |position| position["passes"] = json!(1_000));
    let all = "red-master red-lieutenant red-lieutenant red-tough red-tough red-tough red-punk red-punk red-punk-gear";
    let done = given().row(3, -1, all).and("red-punk-gear s 3 -3");
    assert_eq!(done.breaks(), "NOX-96");
    done.clone().over().start();
    // The last card's gear is pending: from the hand of the seat whose turn it is.
    done.clone().gear(3, -3, "hand").start();
    assert_eq!(done.clone().gear(3, -3, "display").breaks(), "NOX-96");
    assert_eq!(done.clone().turn(1).gear(3, -3, "hand").breaks(), "NOX-96");
    assert_eq!(done.clone().gear(3, -3, "hand").passes(1).breaks(), "NOX-96");
}
