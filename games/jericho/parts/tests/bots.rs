//! The three levels at Jericho.

use besace_bots::Level;
use besace_bots::checks::{self, deal, suggested, written};
use besace_jericho::{Action, Card, Color, Jericho};
use besace_jericho_parts::Parts;
use besace_table::{Game, Seat};
use serde_json::{Value, json};

besace_bots::level_checks! {
    Parts, phases: ["first-wall", "fill", "play"],
    imagined: (every 5 of vec![deal::<Parts>(4, 4)]),
    explained: (every 1 of vec![deal::<Parts>(3, 3)]),
}

/// A change of these is a change of how the expert plays, on this machine or on another.
#[test]
fn the_search_is_the_same_on_every_machine() {
    let reasons = &written::<Parts>(&deal::<Parts>(3, 1), Seat(0), Level::Expert, 1)["reasons"];
    assert_eq!(reasons[0]["numbers"], EXPERT_ON_DEAL_1.parse::<Value>().unwrap());
}

const EXPERT_ON_DEAL_1: &str =
    r#"{"iterations": 80, "visits": 23, "share_of_visits": 0.288, "expected_share": 0.292}"#;

#[test]
fn a_regular_beats_novices_beyond_the_interval() {
    checks::a_regular_beats_novices::<Parts>(3, 120);
}

/// The last turn of the game: seat 0 is one card behind. Whatever else lies in the supply, the trumpet against red
/// brings down three 5s of seat 1, and seat 0's red wall, then the longest, wins them.
fn last_turn() -> Jericho {
    let card = |id| Card::from_id(id).unwrap();
    let named = [
        "white-3", "blue-3", "white-1", "white-1", "white-1", "blue-1", "blue-1", "blue-1", "red-3", "red-3",
        "red-5", "red-5", "red-5", "red-1", "red-1", "red-1", "red-1",
    ];
    let mut rest: Vec<&str> = Card::all()
        .filter(|kind| *kind != Card::TRUMPET)
        .flat_map(|kind| {
            let used = named.iter().filter(|id| card(id) == kind).count();
            std::iter::repeat_n(kind.id(), usize::from(kind.copies()) - used)
        })
        .collect();
    let mut won = |count: usize| rest.split_off(rest.len() - count);
    let (first, second, third) = (won(22), won(23), won(23));
    assert!(rest.is_empty());
    let place = |hand: [&str; 3], walls: Value, won: Vec<&str>| json!({"hand": hand, "first": null, "walls": walls, "won": won});
    let position = json!({
        "game": "jericho", "version": 1, "phase": "play", "round": 3, "turn": 0,
        "seats": [
            place(["trumpet", "white-3", "blue-3"], json!({"red": ["red-3", "red-3"]}), first),
            place(["white-1", "white-1", "white-1"], json!({"red": ["red-5", "red-5", "red-5"]}), second),
            place(["blue-1", "blue-1", "blue-1"], json!({}), third),
        ],
        "supply": {"red-1": 4}, "removed": {"trumpet": 21}, "draw": ["scoring"], "chosen": {},
    });
    Jericho::load(&position).expect("it is a position")
}

#[test]
fn an_expert_and_a_regular_find_the_one_move_that_wins() {
    let game = last_turn();
    for level in [Level::Regular, Level::Expert] {
        let found = suggested::<Parts>(&game, Seat(0), level);
        assert_eq!(found.action, Action::Trumpet { color: Color::Red }, "{level:?}");
        let ids: Vec<_> = found.reasons.iter().map(|reason| reason.reason).collect();
        assert_eq!(ids[1..], ["runner_up", "brings_down", "wall_leads"]);
        assert_eq!(found.reasons[0].numbers["expected_share"], json!(1.0));
        let numbers = |reason: usize| Value::Object(found.reasons[reason].numbers.clone());
        assert_eq!(numbers(2), json!({"color": "red", "value": 5, "count": 3, "seat": 1}));
        assert_eq!(numbers(3)["color"], "red");
    }
}
