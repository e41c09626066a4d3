//! The three levels at Nottingham.

use besace_bots::checks::{deal, suggested, written};
use besace_bots::{Level, Mind};
use besace_nottingham::{Action, Card, Cards, Nottingham, Options, Track};
use besace_nottingham_parts::Parts;
use besace_table::{Game, Nobody, Seat, Seed, play};
use serde_json::{Value, json};

besace_bots::level_checks! {
    Parts, phases: [
        "choose", "defend", "pick", "buy-offers", "buy-choose", "barter-offers", "barter-choose", "ambush-choose",
        "deliver", "ambush-window", "purge",
    ],
    imagined: (every 17 of long_and_short()),
    explained: (every 5 of long_and_short()),
}

/// A game on the track of the box, and one in which so many cards are given away that hands are purged.
fn long_and_short() -> Vec<Nottingham> {
    let track = Track::new(&[20, 20, 20, 20, 20, 20, 20, 20, 7, 20, 20, 7, 20, 20, 6, 3]).unwrap();
    let spent = Options { track, ..Options::default() };
    vec![deal::<Parts>(4, 4), Nottingham::new(7, Seed::new(1).unwrap(), &spent).unwrap()]
}

/// A change of these is a change of how the expert plays, on this machine or on another.
#[test]
fn the_search_is_the_same_on_every_machine() {
    let game = deal::<Parts>(3, 1);
    let reasons = &written::<Parts>(&game, game.turn(), Level::Expert, 1)["reasons"];
    assert_eq!(reasons[0]["numbers"], EXPERT_ON_DEAL_1.parse::<Value>().unwrap());
}

const EXPERT_ON_DEAL_1: &str =
    r#"{"iterations": 80, "visits": 41, "share_of_visits": 0.513, "expected_share": 0.387}"#;

/// A position with three seats in which every object card that is not named lies in the discard pile.
fn table(named: Value) -> Nottingham {
    let mut position = json!({
        "game": "nottingham", "version": 1, "rng": "seed:7", "turn": 0, "shown": null, "action": null,
        "delivery": null, "draw": [],
        "ambush_pile": [
            "ambush-coin-candlestick", "ambush-candlestick-pearls", "ambush-pearls-jewels",
            "ambush-jewels-necklace", "ambush-necklace-chest", "ambush-coin-chest", "ambush-red",
            "ambush-yellow", "ambush-green"
        ],
        "missions": {"seven-different": [], "five-alike": [], "four-pairs": [], "three-pairs": []},
    });
    let fields = position.as_object_mut().unwrap();
    fields.extend(named.as_object().unwrap().clone());
    let seats = &position["seats"];
    let in_seats = |card: &str, zone: &str| -> u64 {
        (0..3).map(|seat| seats[seat][zone][card].as_u64().unwrap_or(0)).sum()
    };
    let discard = Card::ALL.map(|kind| {
        let card = kind.id();
        let shown = u64::from(position["shown"] == card);
        let drawn = position["draw"].as_array().unwrap().iter().filter(|other| **other == card).count();
        (card, 12 - in_seats(card, "hand") - in_seats(card, "loot") - shown - drawn as u64)
    });
    position["discard"] = discard.into_iter().filter(|(_, count)| *count > 0).collect();
    Nottingham::load(&position).expect("it is a position")
}

fn place(color: &str, hand: Value, loot: Value) -> Value {
    json!({"color": color, "hand": hand, "loot": loot, "ambushes": []})
}

/// One step before the sheriff is home, seat 0 is eight points behind: coins would not be enough, chests are.
#[test]
fn an_expert_and_a_regular_find_the_one_delivery_that_wins() {
    let game = table(json!({
        "phase": "deliver", "sheriff": 21,
        // What everybody knows of seat 1's points: a loot that nobody saw being delivered is not among it.
        "missions": {"seven-different": [1], "five-alike": [], "four-pairs": [], "three-pairs": [1]},
        "seats": [
            place("red", json!({"chest": 3, "coin": 3}), json!({"candlestick": 1, "gold": 1, "pearls": 1})),
            place("yellow", json!({"coin": 2}), json!({})),
            place("green", json!({"pearls": 1}), json!({})),
        ],
    }));
    for level in [Level::Regular, Level::Expert] {
        let found = suggested::<Parts>(&game, Seat(0), level);
        assert_eq!(found.action, Action::Deliver { object: Card::Chest, count: 3 }, "{level:?}");
        let ids: Vec<_> = found.reasons.iter().map(|reason| reason.reason).collect();
        assert_eq!(ids[1..], ["runner_up", "scores_loot"]);
        assert_eq!(found.reasons[0].numbers["expected_share"], json!(1.0));
        assert_eq!(found.reasons[2].numbers["points"], json!(13));
    }
}

/// Seat 2 raids seat 1, and everybody sees a chest there. Seat 0 has two, and pearls to rob with: it goes where it has
/// seen the third.
#[test]
fn what_was_seen_of_a_hand_is_remembered_when_somebody_is_robbed() {
    let mut game = table(json!({
        "phase": "choose", "sheriff": 3, "turn": 2, "shown": "jewels",
        "draw": ["pearls", "coin", "gold", "jewels", "chest", "coin", "necklace", "gold"],
        "seats": [
            place("red", json!({"chest": 2, "gold": 1}), json!({})),
            place("yellow", json!({"chest": 1, "coin": 1, "candlestick": 1}), json!({})),
            place("green", json!({"coin": 1, "gold": 1, "pearls": 1}), json!({})),
        ],
    }));
    let turns = [
        (2, Action::Use { target: Some(Seat(1)) }),
        (1, Action::Accept),
        (2, Action::Pick { card: Card::Candlestick }),
        (2, Action::EndTurn),
    ];
    for (seat, action) in turns {
        play(&mut game, Seat(seat), &action, &mut Nobody).unwrap();
    }
    assert_eq!(
        game.hand_known_to(Seat(0), Seat(1)),
        [Card::Chest, Card::Coin, Card::Jewels].into_iter().collect::<Cards>()
    );
    for level in [Level::Regular, Level::Expert] {
        let found = suggested::<Parts>(&game, Seat(0), level);
        assert_eq!(found.action, Action::Use { target: Some(Seat(1)) }, "{level:?}");
        let known = found.reasons.iter().find(|reason| reason.reason == "takes_known_card").unwrap();
        assert_eq!((&known.numbers["seat"], &known.numbers["card"]), (&json!(1), &json!("chest")));
    }
}

/// Whoever does not see what a robber picks cannot tell one pick from another. The victim can, and in a raid everybody
/// can.
#[test]
fn only_what_the_rules_hide_is_hidden_in_a_search() {
    let robbery = |shown: &str, trick: &str| {
        table(json!({
            "phase": "pick", "sheriff": 3, "shown": shown, "action": {"kind": trick, "target": 1},
            "seats": [
                place("red", json!({"chest": 2}), json!({})),
                place("yellow", json!({"chest": 1, "coin": 1}), json!({})),
                place("green", json!({"gold": 1}), json!({})),
            ],
        }))
    };
    let tells_apart = |game: &Nottingham, onlooker| {
        let seen = |card| Parts::glimpse(game, Seat(0), &Action::Pick { card }, Seat(onlooker));
        seen(Card::Chest) != seen(Card::Coin)
    };
    let (robbed, raided) = (robbery("pearls", "robbery"), robbery("jewels", "raid"));
    assert_eq!([1, 2].map(|onlooker| tells_apart(&robbed, onlooker)), [true, false]);
    assert_eq!([1, 2].map(|onlooker| tells_apart(&raided, onlooker)), [true, true]);
}
