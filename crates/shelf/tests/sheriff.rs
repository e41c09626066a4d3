//! Sheriff of Nottingham through the shelf's door: choices too wide to list, seats that may speak, and positions that
//! nobody would come to.

use besace_shelf::Session;
use besace_table::Guess;
use serde_json::{Value, json};

fn ask(session: &mut Session, request: &Value) -> Value {
    let answer: Value = serde_json::from_str(&session.answer(request.to_string().as_bytes()).line).unwrap();
    if answer["ok"] != true {
        assert_ne!(answer["error"]["code"], "internal_error", "{request} gave {answer}");
    }
    answer
}

#[track_caller]
fn get(session: &mut Session, request: Value, key: &str) -> Value {
    let mut answer = ask(session, &request);
    assert_eq!(answer["ok"], true, "{request} gave {answer}");
    answer[key].take()
}

fn begun(seats: u64, seed: u64) -> Session {
    let mut session = Session::default();
    let new =
        json!({"cmd": "new", "game": "sheriff", "seats": seats, "seed": seed, "options": {"haggle": 3}});
    get(&mut session, new, "pending");
    session
}

/// A novice plays for the first pending seat; whether there was one.
fn step(session: &mut Session, seed: u64) -> bool {
    let pending = get(session, json!({"cmd": "pending"}), "pending");
    let Some(seat) = pending[0].as_u64() else { return false };
    let suggest = json!({"cmd": "suggest", "seat": seat, "level": "novice", "seed": seed, "iterations": 1});
    let action = get(session, suggest, "action");
    get(session, json!({"cmd": "play", "seat": seat, "action": action}), "events");
    true
}

fn phase(session: &mut Session) -> Value {
    get(session, json!({"cmd": "pending"}), "phase")
}

#[test]
fn a_market_is_too_wide_to_count_and_bags_are_counted() {
    let mut session = begun(3, 4);
    assert_eq!(ask(&mut session, &json!({"cmd": "perft", "depth": 1}))["error"]["code"], "too_large");
    while phase(&mut session) != "load" {
        assert!(step(&mut session, 1));
    }
    let position = get(&mut session, json!({"cmd": "position"}), "position");
    let pending = get(&mut session, json!({"cmd": "pending"}), "pending");
    let (mut first, mut second) = (0, 0);
    for seat in pending.as_array().unwrap() {
        for action in get(&mut session, json!({"cmd": "legal", "seat": seat}), "actions").as_array().unwrap()
        {
            first += 1;
            let after = get(&mut session, json!({"cmd": "play", "seat": seat, "action": action}), "pending");
            for next in after.as_array().unwrap() {
                let listed = get(&mut session, json!({"cmd": "legal", "seat": next}), "actions");
                second += listed.as_array().unwrap().len();
            }
            get(&mut session, json!({"cmd": "load", "position": position}), "pending");
        }
    }
    assert_eq!(get(&mut session, json!({"cmd": "perft", "depth": 1}), "count"), first);
    assert_eq!(get(&mut session, json!({"cmd": "perft", "depth": 2}), "count"), second);
}

#[test]
fn those_who_may_speak_are_named_while_bags_are_inspected_and_are_heard() {
    let mut session = begun(4, 2);
    assert_eq!(get(&mut session, json!({"cmd": "pending"}), "may"), json!([]));
    while phase(&mut session) != "inspect" {
        assert!(step(&mut session, 2));
    }
    let may = get(&mut session, json!({"cmd": "pending"}), "may");
    let sheriff = get(&mut session, json!({"cmd": "pending"}), "pending")[0].take();
    let merchants = may.as_array().unwrap();
    assert!(merchants.len() == 3 && !merchants.contains(&sheriff), "{may} beside {sheriff}");
    let seat = &merchants[1];
    let offer =
        json!({"type": "offer", "give": {"coins": 3}, "promises": [{"do": "let_pass", "seat": seat}]});
    let events =
        get(&mut session, json!({"cmd": "play", "seat": seat, "action": offer, "for": sheriff}), "events");
    assert_eq!(events[0]["type"], "offered");
    assert_eq!(events[0]["offer"]["give"]["unnamed"], Value::Null);
}

#[test]
fn a_bot_that_had_better_say_nothing_suggests_nothing_out_of_turn() {
    let mut session = begun(4, 2);
    while phase(&mut session) != "inspect" {
        assert!(step(&mut session, 2));
    }
    let may = get(&mut session, json!({"cmd": "pending"}), "may");
    for seat in may.as_array().unwrap() {
        for level in ["novice", "regular", "expert"] {
            let suggest =
                json!({"cmd": "suggest", "seat": seat, "level": level, "seed": 5, "iterations": 60});
            let answer = ask(&mut session, &suggest);
            assert!(
                answer["action"]["type"] == "offer" || answer["error"]["code"] == "not_your_turn",
                "{answer}"
            );
        }
    }
}

/// Some of these positions can be loaded although no game would ever come to them; then everything must work in them.
#[test]
fn made_up_positions_are_refused_or_played_to_their_end() {
    let mut guess = Guess::new(2);
    let (mut loaded, mut refused) = (0, 0);
    for game in 0..24 {
        let mut session = begun(3 + game % 3, game);
        for _ in 0..guess.below(150) {
            step(&mut session, guess.number() >> 12);
        }
        let mut position = get(&mut session, json!({"cmd": "position"}), "position");
        for _ in 0..=guess.below(2) {
            disturb(&mut position, &mut guess);
        }
        if ask(&mut session, &json!({"cmd": "load", "position": position}))["ok"] == true {
            loaded += 1;
            play_to_the_end(&mut session, &mut guess);
        } else {
            refused += 1;
        }
    }
    assert!(loaded > 5 && refused > 1, "{loaded} loaded and {refused} refused: the test has become idle");
}

/// Changes something small.
fn disturb(position: &mut Value, guess: &mut Guess) {
    let seats = position["seats"].as_array().unwrap().len() as u32;
    let (seat, other) = (guess.below(seats) as usize, guess.below(seats) as usize);
    match guess.below(7) {
        // Everything that is known of the deck's order is lost.
        0 => guess.shuffle(position["deck"].as_array_mut().unwrap()),
        1 => {
            let coins = position["seats"][seat]["coins"].take();
            position["seats"][seat]["coins"] = json!(0);
            let together = position["seats"][other]["coins"].as_u64().unwrap() + coins.as_u64().unwrap();
            position["seats"][other]["coins"] = json!(together);
        }
        2 => {
            let drawn = position["deck"][0].take();
            let held = position["seats"][seat]["hand"][0].take();
            if held.is_string() {
                position["seats"][seat]["hand"][0] = drawn;
                position["deck"][0] = held;
            } else {
                position["deck"][0] = drawn;
            }
        }
        3 => position["round"] = json!(guess.below(12)),
        4 => position["sheriff"] = json!(other),
        5 => drop(position["deck"].as_array_mut().unwrap().pop()),
        _ => {
            // All of the deck but one card lies on the left pile: the deck will have to be made anew.
            let deck = position["deck"].as_array_mut().unwrap();
            let mut moved = deck.split_off(deck.len().min(1));
            position["discards"]["left"].as_array_mut().unwrap().append(&mut moved);
        }
    }
}

fn play_to_the_end(session: &mut Session, guess: &mut Guess) {
    let mut steps = 0;
    while step(session, guess.number() >> 12) {
        steps += 1;
        if steps % 10 == 0 {
            for command in ["view", "imagine", "legal"] {
                get(
                    session,
                    json!({"cmd": command, "seat": guess.below(3), "seed": 1}),
                    match command {
                        "view" => "view",
                        "imagine" => "position",
                        _ => "actions",
                    },
                );
            }
        }
    }
    assert!(get(session, json!({"cmd": "result"}), "result").is_object());
}

/// A debt that no bag has ever made, and whoever owes it has all the contraband there is: it can be loaded, for it
/// breaks no rule, but not all the ways to pay it can be told.
#[test]
fn payments_too_many_to_list_are_refused_as_too_large() {
    let mut session = begun(4, 1);
    let mut position = get(&mut session, json!({"cmd": "position"}), "position");
    let kinds = [("pepper", 22), ("mead", 21), ("silk", 12), ("crossbow", 5)];
    let legal = [("apple", 48), ("cheese", 36), ("bread", 36), ("chicken", 24)];
    let cards = |kinds: &[(&str, usize)]| -> Vec<String> {
        kinds.iter().flat_map(|(kind, count)| vec![(*kind).to_owned(); *count]).collect()
    };
    position["options"]["royal"] = json!(true);
    let royals = [
        ("green-apple", 2),
        ("golden-apple", 2),
        ("gouda", 2),
        ("bleu", 1),
        ("rye", 2),
        ("pumpernickel", 1),
        ("royal-rooster", 2),
    ];
    for (number, seat) in position["seats"].as_array_mut().unwrap().iter_mut().enumerate() {
        *seat = json!({"coins": if number == 0 { 200 } else { 0 }, "hand": [], "legal": {}, "contraband": [],
            "bag": {"state": "none", "cards": [], "declared": null}});
    }
    position["seats"][1]["bag"] =
        json!({"state": "opened", "cards": [], "declared": {"good": "apple", "count": 1}});
    position["seats"][1]["contraband"] = json!([cards(&kinds), cards(&royals)].concat());
    position["deck"] = json!(cards(&legal));
    position["discards"] = json!({"left": [], "right": []});
    position["sheriff"] = json!(0);
    position["turn"] = Value::Null;
    position["phase"] = json!("pay");
    position["inspection"] = json!({"called": null, "owes": null, "next_id": 1, "haggled": [0, 0, 0, 0],
        "must": [null, null, null, null], "offers": [], "deals": [], "time_up": false});
    let mut owes = |amount: u64| {
        position["debt"] = json!({"debtor": 1, "creditor": 0, "amount": amount});
        get(&mut session, json!({"cmd": "load", "position": position}), "pending");
        let legal = ask(&mut session, &json!({"cmd": "legal", "seat": 1}));
        let perft = ask(&mut session, &json!({"cmd": "perft", "depth": 1}));
        [legal["error"]["code"].clone(), perft["error"]["code"].clone()]
    };
    // The largest debt that a bag can make.
    assert_eq!(owes(22), [Value::Null, Value::Null]);
    assert_eq!(owes(230), ["too_large", "too_large"]);
}
