//! What is in the box: NOX-1 to NOX-8.

use super::table::*;
use besace_noxford::{Card, Color, Noxford, Options, Orientation, Symbol};
use besace_table::{BadSetup, Game, Seed, read_document};
use serde_json::{Value, json};

fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("there is no {id}"))
}

/// Every card of a dealt game, wherever it lies.
fn all_cards(seats: u8) -> Vec<String> {
    let position = Table::dealt(seats, 3, json!({})).position();
    let mut cards = Vec::new();
    for seat in position["seats"].as_array().unwrap() {
        cards.extend(strings(&seat["hand"]));
        cards.extend(strings(&seat["deck"]));
        cards.push(format!("{}-master", seat["color"].as_str().unwrap()));
    }
    position["city"].as_array().unwrap().iter().for_each(|stack| cards.extend(strings(&stack["cards"])));
    cards.extend(strings(&position["display"]));
    cards.extend(strings(&position["neutral_deck"]));
    cards.sort();
    cards
}

fn sorted(mut cards: Vec<String>) -> Vec<String> {
    cards.sort();
    cards
}

#[test]
fn nox_1_the_box_has_55_cards_and_unplayed_syndicates_stay_in_it() {
    let colors = ["red", "blue", "orange", "green"];
    for (seats, count) in [(2, 35), (3, 45), (4, 55)] {
        let cards = all_cards(seats);
        assert_eq!(cards.len(), count);
        assert_eq!(cards, sorted(the_box(&colors[..usize::from(seats)])));
    }
    let all: u8 = Card::all().map(Card::copies).sum();
    let districts: u8 = Card::all().filter(|card| card.is_district()).map(Card::copies).sum();
    assert_eq!((all, districts, Card::BARRACKS.copies()), (55, 12, 3));
}

#[test]
fn nox_2_each_syndicate_has_one_four_two_threes_three_twos_and_four_ones() {
    for color in Color::ALL {
        for (kind, copies, rank) in
            [("master", 1, 4), ("lieutenant", 2, 3), ("tough", 3, 2), ("punk", 2, 1), ("punk-gear", 2, 1)]
        {
            let card = card(&format!("{}-{kind}", color.id()));
            assert_eq!((card.copies(), card.rank(), card.color()), (copies, rank, Some(color)));
        }
    }
    assert_eq!(Card::from_id("purple-tough"), None);
}

/// R1: two of four.
#[test]
fn nox_3_two_of_a_syndicates_four_punks_have_gears_and_no_other_gang_member() {
    for color in Color::ALL {
        let own = || Card::all().filter(move |card| card.color() == Some(color));
        let gears: u8 = own().filter(|card| card.has_gear()).map(Card::copies).sum();
        let punks: u8 = own().filter(|card| card.rank() == 1).map(Card::copies).sum();
        assert_eq!((gears, punks), (2, 4));
        assert!(own().all(|card| card.rank() == 1 || !card.has_gear()));
    }
}

/// R2: which colour favours which symbol.
#[test]
fn nox_4_each_syndicate_favours_one_symbol() {
    let favorites = Color::ALL.map(|color| (color.id(), color.favorite().id()));
    assert_eq!(favorites, [("red", "diamond"), ("blue", "airship"), ("orange", "wine"), ("green", "dice")]);
}

#[test]
fn nox_5_the_mask_is_nobodys_favourite() {
    let symbols = Symbol::ALL.map(Symbol::id);
    assert_eq!(symbols, ["diamond", "wine", "airship", "dice", "mask"]);
    assert!(Color::ALL.iter().all(|color| color.favorite() != Symbol::Mask));
}

/// R3: each favoured symbol is there five times, the mask three times.
#[test]
fn nox_6_districts_show_one_two_or_four_symbols_and_only_single_ones_have_gears() {
    for (id, copies) in NEUTRAL {
        let card = card(id);
        assert_eq!((card.copies() as usize, card.color(), card.rank()), (copies, None, 0), "{id}");
        let shown: Vec<&str> = card.symbols().iter().map(|symbol| symbol.id()).collect();
        let named: Vec<&str> = match id {
            "barracks" => vec![],
            "district-grand" => vec!["diamond", "wine", "airship", "dice"],
            _ => id.split('-').skip(1).collect(),
        };
        assert_eq!(shown, named, "{id}");
        assert_eq!(card.has_gear(), shown.len() == 1, "{id}");
    }
    for symbol in Symbol::ALL {
        let times: u8 = Card::all().filter(|card| card.symbols().contains(&symbol)).map(Card::copies).sum();
        assert_eq!(times, if symbol == Symbol::Mask { 3 } else { 5 }, "{}", symbol.id());
    }
}

/// R19: a card is 2 × 3 units, so three widths are two lengths.
#[test]
fn nox_7_a_card_is_two_by_three_units() {
    let [sideways, upright] = Orientation::ALL.map(|o| (o.id(), o.width(), o.height()));
    assert_eq!((sideways, upright), (("sideways", 3, 2), ("upright", 2, 3)));
    // Three uprights side by side are as wide as two sideways cards above them: the last place is in line at both ends.
    let city = "district-grand u 0 0, barracks u 2 0, red-punk u 4 0, blue-punk s 0 -2";
    let mut table = given().city(city).hand(0, "red-tough").start();
    table.play(0, place("red-tough", "s 3 -2"));
}

fn setup(seats: u8, options: Value) -> Result<Noxford, String> {
    let options: Options = read_document(&options).map_err(|bad| bad.to_string())?;
    Noxford::new(seats, Seed::new(1).unwrap(), &options).map_err(|bad: BadSetup| bad.to_string())
}

/// R9 for the size of the table, R17 for the bonus.
#[test]
fn nox_8_options_have_defaults_and_bounds() {
    let usual = Table::dealt(3, 1, json!({})).position();
    assert_eq!(
        usual["options"],
        json!({"first_player": "random", "colors": ["red", "blue", "orange"], "table": {"w": 48, "h": 34},
               "favorite_bonus": 2})
    );
    for good in [
        json!({"first_player": 1}),
        json!({"first_player": "random"}),
        json!({"colors": ["green", "orange"]}),
        json!({"table": {"w": 14, "h": 400}}),
        json!({"favorite_bonus": 1}),
    ] {
        assert!(setup(2, good.clone()).is_ok(), "{good}");
    }
    for bad in [
        json!({"first_player": 2}),
        json!({"first_player": "me"}),
        json!({"colors": ["red"]}),
        json!({"colors": []}),
        json!({"colors": null}),
        json!({"colors": ["red", "red"]}),
        json!({"colors": ["red", "blue", "green"]}),
        json!({"colors": ["red", "purple"]}),
        json!({"colors": ["red", "blue", "green", "orange", "red"]}),
        json!({"colors": "red"}),
        json!({"table": {"w": 14}}),
        json!({"table": {"w": 15, "h": 14}}),
        json!({"table": {"w": 12, "h": 14}}),
        json!({"table": {"w": 402, "h": 14}}),
        json!({"table": {"w": 14, "h": 40000}}),
        json!({"table": {"w": 14, "h": 14, "d": 14}}),
        json!({"table": [14, 14]}),
        json!({"table": null}),
        json!({"favorite_bonus": 0}),
        json!({"favorite_bonus": 3}),
        json!({"favorite_bonus": true}),
        json!({"bonus": 2}),
    ] {
        assert!(setup(2, bad.clone()).is_err(), "{bad}");
    }
    for seats in [0, 1, 5, 255] {
        assert!(setup(seats, json!({})).is_err(), "{seats} seats");
    }
}
