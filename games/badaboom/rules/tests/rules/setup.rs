//! Setup and options.

use super::table::*;
use besace_badaboom::{Badaboom, Options};
use besace_table::{FirstPlayer, Game, Seat, Seed};
use serde_json::json;
use std::collections::BTreeSet;

fn dealt(seats: u8, options: &Options) -> Result<Badaboom, String> {
    Badaboom::new(seats, Seed::new(1).unwrap(), options).map_err(|bad| bad.to_string())
}

#[test]
fn gob_10_bombs_and_cards_are_shuffled() {
    let tables: Vec<Table> = (0..20).map(|seed| Table::dealt(3, seed, json!({}))).collect();
    let bombs: BTreeSet<String> = tables.iter().map(|table| table.at("/bomb/id").to_string()).collect();
    assert!(bombs.len() > 5, "{bombs:?}");
    let decks: BTreeSet<String> = tables.iter().map(|table| table.at("/bombs/deck").to_string()).collect();
    let storages: BTreeSet<String> = tables.iter().map(|table| table.at("/storage").to_string()).collect();
    assert_eq!((decks.len(), storages.len()), (20, 20));
    let same = Table::dealt(3, 7, json!({}));
    assert_eq!(same.position(), tables[7].position());
}

#[test]
fn gob_11_each_seat_is_dealt_four_cards_that_others_do_not_see() {
    let table = Table::dealt(5, 2, json!({"first_player": 4}));
    assert_eq!(table.bag_sizes(), [4, 4, 4, 4, 5]);
    assert_eq!(table.view(seat(0))["seats"][0]["bag"].as_array().unwrap().len(), 4);
    assert!(table.view(seat(0))["seats"][1].get("bag").is_none());
}

#[test]
fn gob_12_the_rest_is_the_storage_and_its_top_card_lies_open() {
    let table = Table::dealt(6, 2, json!({}));
    assert_eq!(table.view(SPECTATOR)["storage_count"], 71 - 24 - 1);
    assert_eq!(table.view(SPECTATOR)["storage_top"], table.at("/storage/0"));
    assert_eq!(table.at("/bin"), json!([]));
}

#[test]
fn gob_13_the_first_bomb_is_full_of_mechanisms() {
    for seed in 0..20 {
        let table = Table::dealt(3, seed, json!({}));
        let slots = table.at("/bomb/slots");
        let id = table.at("/bomb/id");
        let (_, mechanisms) = BOMBS.into_iter().find(|(bomb, _)| id == *bomb).unwrap();
        assert_eq!(slots.as_array().unwrap().len(), mechanisms);
        let due = json!({"card": "mechanism", "face_up": true, "seen_by": []});
        assert!(slots.as_array().unwrap().iter().all(|slot| *slot == due));
    }
}

#[test]
fn gob_14_the_first_holder_begins_at_once() {
    let table = Table::dealt(4, 2, json!({"first_player": 2}));
    assert_eq!(
        (table.at("/holder"), table.at("/turn_number"), table.at("/bomb/turns")),
        (json!(2), json!(1), json!(1))
    );
    assert_eq!((table.bag_sizes(), table.coins()), (vec![4, 4, 5, 4], vec![0; 4]));
    let first: BTreeSet<String> =
        (0..30).map(|seed| Table::dealt(4, seed, json!({})).at("/holder").to_string()).collect();
    assert_eq!(first.len(), 4, "by default anybody");
}

#[test]
fn gob_15_options_and_seats_that_no_table_has_are_refused() {
    assert_eq!(Table::dealt(3, 1, json!({})).at("/options"), json!({"goal": 10, "first_player": "random"}));
    let with_goal = |goal| Options { goal, ..Options::default() };
    assert!([3, 30].into_iter().all(|goal| dealt(3, &with_goal(goal)).is_ok()));
    assert!([0, 2, 31, 255].into_iter().all(|goal| dealt(3, &with_goal(goal)).is_err()));
    let begun_by = |seat| Options { first_player: FirstPlayer::Seat(Seat(seat)), ..Options::default() };
    assert!(dealt(3, &begun_by(2)).is_ok() && dealt(3, &begun_by(3)).is_err());
    assert!((3..=6).all(|seats| dealt(seats, &Options::default()).is_ok()));
    assert!([0, 2, 7].into_iter().all(|seats| dealt(seats, &Options::default()).is_err()));
    for bad in [json!({"goals": 10}), json!({"goal": "ten"}), json!({"first_player": "me"})] {
        assert!(serde_json::from_value::<Options>(bad).is_err());
    }
}
