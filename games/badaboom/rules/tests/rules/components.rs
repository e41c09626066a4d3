//! What is in the box.

use super::table::*;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Every card of a position, wherever it lies.
fn all_cards(table: &Table) -> BTreeMap<String, usize> {
    let position = table.position();
    let mut counts = BTreeMap::new();
    let mut add = |card: &Value| *counts.entry(card.as_str().unwrap().to_owned()).or_default() += 1;
    let seats = position["seats"].as_array().unwrap();
    let lists =
        [&position["storage"], &position["bin"]].into_iter().chain(seats.iter().map(|seat| &seat["bag"]));
    lists.flat_map(|list| list.as_array().unwrap()).for_each(&mut add);
    position["bomb"]["slots"].as_array().unwrap().iter().for_each(|slot| add(&slot["card"]));
    counts
}

#[test]
fn gob_1_the_box_has_the_right_number_of_cards_of_each_kind() {
    let table = Table::dealt(4, 3, json!({}));
    let mut counts = all_cards(&table);
    let supply = table.at("/mechanism_supply").as_u64().unwrap() as usize;
    assert_eq!(counts.remove("mechanism").unwrap() + supply, 10);
    let due: BTreeMap<String, usize> = PILE.iter().map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
    assert_eq!(counts, due);
    let with_back =
        |back| PILE.iter().filter(|(id, _)| back_of(id) == back).map(|(_, copies)| copies).sum::<usize>();
    assert_eq!((with_back("trick"), with_back("gadget")), (55, 16));
    let missions = PILE.iter().filter(|(id, _)| id.starts_with("mission-")).count();
    assert_eq!(missions, 8);
    assert_eq!(table.at("/bombs/deck").as_array().unwrap().len(), 9);
}

#[test]
fn gob_2_everybody_sees_the_backs_of_a_bag() {
    let given = given("pre", 0).bag(0, "hurl mission-envy left-hook M M");
    for viewer in [seat(0), seat(1), SPECTATOR] {
        let count = given.table().view(viewer)["seats"][0]["bag_count"].clone();
        assert_eq!(count, json!({"trick": 2, "gadget": 1, "mechanism": 2}));
    }
}

#[test]
fn gob_3_a_mechanism_cannot_be_played() {
    let mut table = given("pre", 0).bag(0, "hurl M").table();
    table.refuses(0, trick("mechanism"), "GOB-3 cannot_play");
}

#[test]
fn gob_4_there_are_always_coins() {
    let given = given("post", 1).goal(30).slots("snoop shove damp-cork").armed(0, 9).coins(&[29, 20, 20, 20]);
    let mut table = given.bag(0, "hurl M M M M M M M M M").next(0).table();
    table.play(0, pass());
    assert_eq!(table.coins(), [39, 22, 21, 21]);
}

#[test]
fn gob_5_cards_have_an_order() {
    let bag = PILE.iter().map(|(id, _)| *id).collect::<Vec<_>>().join(" ");
    assert_eq!(given("pre", 0).bag(0, &bag).table().bag(0), bag);
}
