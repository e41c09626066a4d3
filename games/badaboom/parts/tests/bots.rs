//! The three levels at Badaboom.

use besace_badaboom::{Action, Aim, Badaboom, Card, TrickPlay};
use besace_badaboom_parts::Parts;
use besace_bots::Level;
use besace_bots::checks::{self, deal, suggested};
use besace_table::{Game, Seat};
use serde_json::{Value, json};

besace_bots::level_checks! {
    Parts, phases: ["pre", "tinker", "put", "post", "react"],
    imagined: (every 23 of vec![deal::<Parts>(4, 4)]),
    explained: (every 11 of vec![deal::<Parts>(3, 3)]),
}

#[test]
fn a_regular_beats_a_novice_beyond_the_interval() {
    checks::a_regular_beats_novices::<Parts>(3, 60);
}

/// An armed bomb before seat 0 that is about to go off, and a bag with the one card that saves it.
fn about_to_go_off(bag: &[&str], slots: [&str; 3]) -> Badaboom {
    let mut storage: Vec<&str> = Card::all()
        .filter(|card| *card != Card::MECHANISM)
        .flat_map(|card| std::iter::repeat_n(card.id(), usize::from(card.copies())))
        .collect();
    for card in bag.iter().chain(&slots) {
        let at = storage.iter().position(|other| other == card).expect("there is such a card");
        storage.remove(at);
    }
    let tally = json!({"survival": 8, "holder": 0, "mechanisms": 0, "danger_money": 0, "missions": 0});
    let seat = |bag: &[&str]| json!({"coins": 8, "tally": tally, "bag": bag});
    let slot = |card: &str| {
        let open = card == "left-hook";
        let seen: Value = if open { json!([]) } else { json!([0, 2]) };
        json!({"card": card, "face_up": open, "seen_by": seen})
    };
    let position = json!({
        "game": "badaboom", "version": 1, "rng": "seed:7", "phase": "post", "turn_number": 10, "explosions": 4, "holder": 0,
        "seats": [seat(bag), seat(&[]), seat(&[])],
        "storage": storage, "bin": [], "mechanism_supply": 10,
        "bombs": {
            "deck": ["powder-keg", "glass-globe", "clockwork-egg", "iron-pumpkin", "boomerang-ball", "golden-goose",
                     "hair-trigger", "long-fuse", "scrap-heap"],
            "used": [],
        },
        "bomb": {"id": "tin-can", "turns": 5, "armed": {"by": 2, "turn_number": 9}, "rusted": false,
                 "slots": slots.map(slot)},
        "in_play": [], "flags": {"leapfrog": 0, "fuse": null}, "window": {"next": 0, "played": []},
        "trick": null, "taken": null,
    });
    Badaboom::load(&position).unwrap_or_else(|bad| panic!("{bad}"))
}

/// Survivors have nine coins and the holder ten. Seat 0 would be hit: behind its lead apron it survives and wins alone.
#[test]
fn an_expert_and_a_regular_find_the_one_card_that_wins() {
    let game = about_to_go_off(&["lead-apron", "leapfrog"], ["snoop", "hurl", "wet-fuse"]);
    let wins = Action::Trick(TrickPlay { card: Card::from_id("lead-apron").unwrap(), aim: Aim::Nothing {} });
    for level in [Level::Regular, Level::Expert] {
        let found = suggested::<Parts>(&game, Seat(0), level);
        assert_eq!(found.action, wins, "{level:?}");
        let ids: Vec<_> = found.reasons.iter().map(|reason| reason.reason).collect();
        assert_eq!(ids[1..], ["runner_up", "shields"]);
        assert_eq!(found.reasons[0].numbers["expected_share"], json!(1.0));
    }
}

/// With a Left Hook in the bomb the holder is safe: shoving it on would help somebody else.
#[test]
fn whoever_is_safe_lets_the_bomb_go_off() {
    let game = about_to_go_off(&["shove", "wet-fuse"], ["snoop", "hurl", "left-hook"]);
    for level in [Level::Regular, Level::Expert] {
        let found = suggested::<Parts>(&game, Seat(0), level);
        assert_eq!(found.action, Action::Pass, "{level:?}");
    }
}
