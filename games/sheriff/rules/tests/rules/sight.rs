//! SHE-90 and SHE-91: who sees what.

use super::table::*;
use serde_json::{Value, json};

fn example(name: &str) -> Value {
    let text = match name {
        "position" => include_str!("example_position.json"),
        _ => include_str!("example_view.json"),
    };
    serde_json::from_str(text).unwrap()
}

/// Lists of cards whose order means nothing, sorted, so that two documents can be compared.
fn in_order(mut value: Value) -> Value {
    fn sort(key: &str, value: &mut Value) {
        match value {
            Value::Object(fields) => fields.iter_mut().for_each(|(key, value)| sort(key, value)),
            Value::Array(items) => {
                items.iter_mut().for_each(|item| sort(key, item));
                if ["hand", "contraband", "cards", "set_aside"].contains(&key) {
                    items.sort_by_key(ToString::to_string);
                }
            }
            _ => {}
        }
    }
    sort("", &mut value);
    value
}

/// SHE-90, SHE-91: the worked example, as its seat 3 sees it.
#[test]
fn she_90_the_example_position_is_seen_by_seat_3_as_it_should_be() {
    let table = Table::load(&example("position"));
    assert_eq!(in_order(table.view(seat(3))), in_order(example("view")));
    let mut written = table.position();
    written["rng"] = json!("seed:7");
    assert_eq!(in_order(written), in_order(example("position")));
}

/// SHE-90: the stands are open as soon as the game is over.
#[test]
fn she_90_the_last_decision_opens_every_stand() {
    let mut table = given().round(8).bag(1, "silk", "apple").start();
    assert!(table.view(seat(0))["seats"][1].get("contraband").is_none());
    table.play(0, about("let_pass", 1));
    assert_eq!(table.view(SPECTATOR)["seats"][1]["contraband"], json!(["silk"]));
}

/// SHE-70: what the worked example says about accepting and inspecting.
#[test]
fn she_70_the_example_goes_on_as_it_should() {
    let mut table = Table::load(&example("position"));
    let mut inspected = table.clone();
    let events = table.play(2, on("accept", 1));
    assert_eq!(of_type(&events, "lapsed").len(), 1);
    assert_eq!(table.coins(), [58, 44, 66, 32]);
    assert_eq!(
        (table.of(3, "legal"), table.of(2, "legal")),
        (json!({"apple": 6, "chicken": 2}), json!({"apple": 7, "chicken": 2}))
    );
    assert_eq!(table.of(3, "contraband").as_array().unwrap().len(), 2);
    inspected.play(2, about("inspect", 3));
    inspected.play(2, discard("left", "pepper chicken"));
    assert_eq!(inspected.coins(), [58, 44, 67, 31]);
}

#[test]
fn she_90_hidden_cards_are_numbers_to_others() {
    let table = given()
        .hand(1, "apple silk")
        .stand(1, "apple mead*2")
        .bag(1, "bread*3", "apple")
        .bag(2, "apple", "apple")
        .start();
    let own = &table.view(seat(1))["seats"][1];
    assert_eq!(own["hand"], json!(["apple", "silk"]));
    assert_eq!(
        (own["contraband"].clone(), own["bag"]["cards"].clone()),
        (json!(["mead", "mead"]), json!(["bread", "bread", "bread"]))
    );
    for viewer in [seat(0), seat(2), SPECTATOR] {
        let seen = &table.view(viewer)["seats"][1];
        let expected = json!({"coins": 50, "hand_count": 2, "legal": {"apple": 1}, "contraband_count": 2,
            "bag": {"state": "closed", "cards_count": 3, "declared": {"good": "apple", "count": 3}}});
        assert_eq!(*seen, expected);
    }
}

#[test]
fn she_90_after_the_end_the_stands_are_open_and_hands_are_not() {
    let table = given().phase("over", None).round(8).stand(1, "silk").hand(1, "apple").start();
    let view = table.view(SPECTATOR);
    assert_eq!(view["seats"][1]["contraband"], json!(["silk"]));
    assert!(view["seats"].as_array().unwrap().iter().all(|seat| seat["contraband"].is_array()));
    assert!(view["seats"][1].get("hand").is_none());
    assert_eq!(view["pending"], json!([]));
}

#[test]
fn she_91_while_bags_are_loaded_no_number_shows() {
    let mut table =
        given().phase("load", None).hand(0, "apple*6").hand(1, "apple*6").hand(2, "silk*6").start();
    table.play(1, load_bag("apple*2"));
    for viewer in [seat(0), seat(2), SPECTATOR] {
        let view = table.view(viewer);
        assert_eq!(view["seats"][1]["hand_count"], json!(6));
        assert_eq!(
            view["seats"][1]["bag"],
            json!({"state": "loaded", "cards_count": null, "declared": null})
        );
    }
    assert_eq!(table.view(seat(1))["seats"][0]["bag"]["cards_count"], Value::Null);
    assert_eq!(table.view(seat(2))["seats"][2]["bag"]["cards_count"], json!(0));
    let own = &table.view(seat(1))["seats"][1];
    assert_eq!((own["hand_count"].clone(), own["bag"]["cards_count"].clone()), (json!(4), json!(2)));
}

#[test]
fn she_91_set_aside_cards_are_their_owners() {
    let table = given().phase("market-discard", Some(1)).set_aside("silk apple").start();
    assert_eq!(table.view(seat(1))["market"], json!({"set_aside": ["apple", "silk"], "set_aside_count": 2}));
    assert_eq!(table.view(seat(2))["market"], json!({"set_aside_count": 2}));
}

/// SHE-91: unnamed goods in offers are their payer's alone.
#[test]
fn she_91_unnamed_goods_are_seen_by_their_payer() {
    let mut table = given().bag(1, "apple", "apple").stand(1, "silk").start();
    table.play(1, offer(json!({"unnamed": ["silk"]}), "pass 1"));
    let give = |viewer| table.view(viewer)["inspection"]["offers"][0]["give"].clone();
    assert_eq!(give(seat(1))["unnamed"], json!(["silk"]));
    for viewer in [seat(0), seat(2), SPECTATOR] {
        assert_eq!(
            give(viewer),
            json!({"coins": 0, "legal": {}, "named": [], "unnamed_count": 1, "bag": {}})
        );
    }
}

/// SHE-90: events hide what views hide; the key stays, with null.
#[test]
fn she_90_events_hide_what_is_hidden() {
    let mut table = given().phase("market", Some(1)).hand(1, "apple*3 silk").start();
    table.play(1, market("silk", 0, 0));
    assert!(table.seen_events(seat(1)).iter().all(|event| event["cards"].is_array()));
    assert!(table.seen_events(seat(2)).iter().all(|event| event["cards"].is_null()));
    assert!(table.seen_events(SPECTATOR).iter().all(|event| event["count"].is_number()));
    let mut table = given().bag(1, "apple silk", "apple").bag(2, "apple", "apple").stand(1, "mead").start();
    table.play(1, offer(json!({"unnamed": ["mead"]}), "pass 1"));
    assert_eq!(table.seen("offered", seat(1))["offer"]["give"]["unnamed"], json!(["mead"]));
    assert_eq!(table.seen("offered", seat(0))["offer"]["give"]["unnamed"], Value::Null);
    table.play(0, on("accept", 1));
    assert_eq!(table.seen("deal", seat(0))["offer"]["give"]["unnamed"], json!(["mead"]));
    assert_eq!(table.seen("deal", seat(2))["offer"]["give"]["unnamed"], Value::Null);
    let passed = json!({"type": "passed", "seat": 1, "legal": {"apple": 1}, "contraband": null, "contraband_count": 1});
    assert_eq!(table.seen("passed", seat(0)), passed);
    assert_eq!(table.seen("passed", seat(1))["contraband"], json!(["silk"]));
    let mut table = given().phase("load", None).hand(1, "apple*3").hand(2, "apple").start();
    table.play(1, load_bag("apple"));
    assert_eq!(table.seen("loaded", seat(0)), json!({"type": "loaded", "seat": 1, "cards": null}));
}
