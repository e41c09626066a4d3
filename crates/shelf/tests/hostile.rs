//! Lines and positions that nobody would write, in great numbers: whatever comes, the answer is one of the protocol's,
//! and it is never a fault of ours.

use besace_shelf::{Session, shelves};
use besace_table::Guess;
use serde_json::{Value, json};

fn ask(session: &mut Session, line: &[u8]) -> Value {
    let answer: Value = serde_json::from_str(&session.answer(line).line).expect("an answer is JSON");
    let shown = || String::from_utf8_lossy(line).into_owned();
    match answer["ok"].as_bool() {
        Some(true) => assert!(answer.get("error").is_none(), "{}", shown()),
        Some(false) => assert_ne!(answer["error"]["code"], "internal_error", "{}", shown()),
        None => panic!("{} was answered with {answer}", shown()),
    }
    answer
}

fn get(session: &mut Session, request: Value, key: &str) -> Value {
    let mut answer = ask(session, request.to_string().as_bytes());
    assert_eq!(answer["ok"], true, "{request} gave {answer}");
    answer[key].take()
}

fn pick<'a, T>(guess: &mut Guess, items: &'a [T]) -> &'a T {
    &items[guess.below(items.len() as u32) as usize]
}

fn begin(session: &mut Session, game: &str, seats: u64, seed: u64) {
    get(session, json!({"cmd": "new", "game": game, "seats": seats, "seed": seed}), "pending");
}

#[test]
fn sound_lines_with_broken_bytes_are_answered() {
    for shelf in shelves() {
        let info = shelf[0].info();
        let mut session = Session::new(shelf);
        let id = info.id;
        begin(&mut session, id, 3, 1);
        let position = get(&mut session, json!({"cmd": "position"}), "position");
        let seat = get(&mut session, json!({"cmd": "pending"}), "pending")[0].take();
        let action = suggested(&mut session, &seat, 1);
        let sound = [
            json!({"id": 1, "cmd": "hello"}),
            json!({"id": 1, "cmd": "new", "game": id, "seats": 3, "seed": 1, "options": {"first_player": 2}}),
            json!({"id": 1, "cmd": "load", "position": position}),
            json!({"id": 1, "cmd": "legal", "seat": seat}),
            json!({"id": 1, "cmd": "view", "seat": "spectator"}),
            json!({"id": 1, "cmd": "play", "seat": seat, "action": action, "for": 2}),
            json!({"id": 1, "cmd": "imagine", "seat": 1, "seed": 4}),
            json!({"id": 1, "cmd": "suggest", "seat": 1, "level": "novice", "seed": 1, "iterations": 1}),
        ]
        .map(|request| request.to_string().into_bytes());
        let mut guess = Guess::new(1);
        for _ in 0..5_000 {
            let mut line = pick(&mut guess, &sound).clone();
            for _ in 0..=guess.below(3) {
                break_a_byte(&mut line, &mut guess);
            }
            ask(&mut session, &line);
        }
    }
}

fn break_a_byte(line: &mut Vec<u8>, guess: &mut Guess) {
    let at = guess.below(line.len() as u32) as usize;
    let byte = *pick(guess, b"{}[]\",:\\0123456789-.eEntfu \0\r\xff\xc3");
    match guess.below(4) {
        0 => line[at] = byte,
        1 => line.insert(at, byte),
        2 => line.truncate(at.max(1)),
        _ => drop(line.remove(at)),
    }
    if line.is_empty() {
        line.push(b' ');
    }
}

/// Some of these positions can be loaded although no game would ever come to them; then everything must work in them.
#[test]
fn made_up_positions_are_refused_or_played_to_their_end() {
    for shelf in shelves() {
        let info = shelf[0].info();
        let mut guess = Guess::new(2);
        let mut session = Session::new(shelf);
        let (mut loaded, mut refused) = (0, 0);
        // What a game that is dear to play would take minutes for is left to its own checks.
        let (lead, most) = if shelf[0].is_dear() { (6, 4) } else { (100, u32::MAX) };
        for seed in 0..48 {
            let seats = (3 + seed % 3).clamp(info.min_seats.into(), info.max_seats.into());
            begin(&mut session, info.id, seats, seed);
            for _ in 0..guess.below(lead) {
                step(&mut session, &mut guess);
            }
            let mut position = get(&mut session, json!({"cmd": "position"}), "position");
            for _ in 0..=guess.below(2) {
                disturb(&mut position, &mut guess);
            }
            let load = json!({"cmd": "load", "position": position}).to_string();
            if ask(&mut session, load.as_bytes())["ok"] == true {
                loaded += 1;
                play_on(&mut session, &mut guess, most);
            } else {
                refused += 1;
            }
        }
        let counts = format!("{loaded} loaded and {refused} refused");
        assert!(loaded > 5 && refused > 5, "{}: {counts}: the test has become idle", info.id);
    }
}

/// Changes something small, wherever in the document it is: the order of a list, two of its words, a number.
fn disturb(position: &mut Value, guess: &mut Guess) {
    let mut places = Vec::new();
    gather(position, String::new(), &mut places);
    let is_pile = |value: &Value| value.as_array().is_some_and(|list| list.len() > 1 && list[0].is_string());
    let of = |is: &dyn Fn(&Value) -> bool| -> Vec<&String> {
        places.iter().filter(|place| position.pointer(place).is_some_and(is)).collect()
    };
    let (piles, words, numbers) = (of(&is_pile), of(&Value::is_string), of(&Value::is_u64));
    match guess.below(6) {
        // Everything that is known of a pile's order is lost.
        0..=2 if !piles.is_empty() => {
            let place = (*pick(guess, &piles)).clone();
            guess.shuffle(position.pointer_mut(&place).unwrap().as_array_mut().unwrap());
        }
        3 if !piles.is_empty() => {
            let place = (*pick(guess, &piles)).clone();
            position.pointer_mut(&place).unwrap().as_array_mut().unwrap().pop();
        }
        4 => {
            let (one, other) = ((*pick(guess, &words)).clone(), (*pick(guess, &words)).clone());
            let kept = position.pointer_mut(&one).unwrap().take();
            let moved = std::mem::replace(position.pointer_mut(&other).unwrap(), kept);
            if one != other {
                *position.pointer_mut(&one).unwrap() = moved;
            }
        }
        _ => {
            let place = (*pick(guess, &numbers)).clone();
            *position.pointer_mut(&place).unwrap() = json!(guess.below(12));
        }
    }
}

/// Where everything in a document is.
fn gather(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(at, value)| gather(value, format!("{place}/{at}"), places));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| gather(value, format!("{place}/{key}"), places));
        }
        _ => {}
    }
    places.push(place);
}

/// Plays to the end, or this many steps at most.
fn play_on(session: &mut Session, guess: &mut Guess, most: u32) {
    let mut steps = 0;
    while step(session, guess) {
        steps += 1;
        if steps == most {
            return;
        }
        if steps % 10 == 0 {
            let seat = guess.below(3);
            for (command, key) in [("view", "view"), ("imagine", "position"), ("legal", "actions")] {
                get(session, json!({"cmd": command, "seat": seat, "seed": 1}), key);
            }
        }
    }
    assert!(get(session, json!({"cmd": "result"}), "result").is_object());
}

/// A novice plays for some pending seat; whether there was one.
fn step(session: &mut Session, guess: &mut Guess) -> bool {
    let pending = get(session, json!({"cmd": "pending"}), "pending");
    let pending = pending.as_array().unwrap();
    if pending.is_empty() {
        return false;
    }
    let seat = pick(guess, pending).clone();
    let action = suggested(session, &seat, guess.number() >> 12);
    get(session, json!({"cmd": "play", "seat": seat, "action": action}), "events");
    true
}

fn suggested(session: &mut Session, seat: &Value, seed: u64) -> Value {
    let suggest = json!({"cmd": "suggest", "seat": seat, "level": "novice", "seed": seed, "iterations": 1});
    get(session, suggest, "action")
}

/// A bot that may speak says something that can be said, or says that it had better be silent.
#[test]
fn those_who_may_speak_suggest_what_can_be_played_or_nothing() {
    let mut spoken = 0;
    for shelf in shelves() {
        let info = shelf[0].info();
        let mut guess = Guess::new(3);
        let mut session = Session::new(shelf);
        begin(&mut session, info.id, 4.min(info.max_seats.into()), 2);
        for _ in 0..150 {
            let may = get(&mut session, json!({"cmd": "pending"}), "may");
            let position = get(&mut session, json!({"cmd": "position"}), "position");
            for seat in may.as_array().into_iter().flatten() {
                let level = *pick(&mut guess, &["novice", "regular", "expert"]);
                let suggest =
                    json!({"cmd": "suggest", "seat": seat, "level": level, "seed": 5, "iterations": 20});
                let said = ask(&mut session, suggest.to_string().as_bytes());
                if said["ok"] == false {
                    assert_eq!(said["error"]["code"], "not_your_turn", "{said}");
                    continue;
                }
                get(&mut session, json!({"cmd": "play", "seat": seat, "action": said["action"]}), "events");
                get(&mut session, json!({"cmd": "load", "position": position}), "pending");
                spoken += 1;
            }
            if !step(&mut session, &mut guess) {
                break;
            }
        }
    }
    assert!(spoken > 0, "nobody ever spoke out of turn");
}
