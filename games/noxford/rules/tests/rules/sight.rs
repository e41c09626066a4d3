//! Who sees what: NOX-60, NOX-61.

use super::table::*;
use besace_noxford::{Action, Noxford};
use besace_table::{Game, Guess, Nobody, Seat, Viewer, play};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const EVERYBODY: [Viewer; 3] =
    [Viewer::Seat(besace_table::Seat(0)), Viewer::Seat(besace_table::Seat(1)), SPECTATOR];

#[test]
fn nox_60_a_hand_is_for_its_owner_and_the_order_of_a_deck_for_nobody() {
    let table = given().hand(0, "red-lieutenant red-punk red-tough").start();
    for viewer in EVERYBODY {
        let view = table.view(viewer);
        let own = view["seats"][0].get("hand").map(strings);
        assert_eq!(own.is_some(), viewer == seat(0));
        if let Some(hand) = own {
            assert_eq!(hand, ["red-lieutenant", "red-punk", "red-tough"]);
        }
        assert_eq!(view["seats"][0]["hand_count"], json!(3));
        assert_eq!(view["seats"][0]["deck_count"], json!(6));
        assert_eq!(view["neutral_deck_count"], json!(10));
    }
}

#[test]
fn nox_60_city_display_and_masters_are_open_and_nothing_opens_at_the_end() {
    for given in [given().city(B4), given().city(B4).passes(2).over()] {
        let table = given.start();
        let position = table.position();
        for viewer in EVERYBODY {
            let view = table.view(viewer);
            for key in ["city", "display", "phase", "turn", "gear", "passes", "options", "game"] {
                assert_eq!(view[key], position[key], "{key}");
            }
            assert_eq!(view["seats"][1]["master"], json!(true));
            assert_eq!(view["seats"][1].get("hand").is_some(), viewer == seat(1));
        }
    }
}

#[test]
fn nox_61_a_view_has_the_keys_of_the_page_and_no_others() {
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>().join(" ");
    let view = given().start().view(seat(0));
    assert_eq!(
        keys(&view),
        "game viewer options phase pending turn gear passes seats city display neutral_deck_count"
    );
    assert_eq!(keys(&view["seats"][0]), "color master hand hand_count deck_count");
    assert_eq!(keys(&view["seats"][1]), "color master hand_count deck_count");
}

/// NOX-60, NOX-61: the example of the rules page. Hands are written in card order.
#[test]
fn nox_61_the_example_view_is_the_pages() {
    let position: Value = serde_json::from_str(include_str!("example_position.json")).unwrap();
    let mut expected: Value = serde_json::from_str(include_str!("example_view.json")).unwrap();
    expected["city"] = position["city"].clone();
    expected["seats"][1]["hand"].as_array_mut().unwrap().reverse();
    // The example leaves out an option that has its default.
    expected["options"]["first_player"] = json!("random");
    assert_eq!(Table::load(&position).view(seat(1)), expected);
}

/// R22: on this full table a card of rank 3 could cover the orange tough in the corner. Seat 1 has one, in its hand or in its
/// deck. When it passes, the others know where.
#[test]
fn nox_47_a_pass_shows_that_no_card_of_the_hand_could_cover() {
    let position: Value = serde_json::from_str(include_str!("full_table.json")).unwrap();
    let mut game = Noxford::load(&position).unwrap();
    let hands = |game: &Noxford| -> BTreeSet<Vec<String>> {
        let mut guess = Guess::new(1);
        let imagined = (0..200).map(|_| json!(game.redeal(Seat(2), &mut guess).position()));
        imagined.map(|world| strings(&world["seats"][1]["hand"])).collect()
    };
    let with_a_lieutenant =
        |hands: &BTreeSet<Vec<String>>| hands.iter().any(|hand| hand.contains(&"blue-lieutenant".to_owned()));
    assert!(with_a_lieutenant(&hands(&game)));
    play(&mut game, Seat(1), &Action::Pass, &mut Nobody).unwrap();
    let after = hands(&game);
    assert!(!with_a_lieutenant(&after));
    // A punk, two with a gear and a tough: three of them, one of each where cards are alike.
    assert_eq!(after.len(), 3);
}
