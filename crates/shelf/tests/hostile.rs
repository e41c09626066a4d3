//! Lines and positions that nobody would write, in great numbers: whatever comes, the answer is one of the protocol's,
//! and it is never a fault of ours.

use besace_shelf::Session;
use besace_table::Guess;
use serde_json::{Value, json};

const ROUND_2: &str = include_str!("positions/jericho-round-2.json");

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

fn pick<'a, T>(guess: &mut Guess, items: &'a [T]) -> &'a T {
    &items[guess.below(items.len() as u32) as usize]
}

#[test]
fn sound_lines_with_broken_bytes_are_answered() {
    let position: Value = serde_json::from_str(ROUND_2).unwrap();
    let sound = [
        json!({"id": 1, "cmd": "hello"}),
        json!({"id": 1, "cmd": "new", "game": "jericho", "seats": 3, "seed": 1, "options": {"first_player": 2}}),
        json!({"id": 1, "cmd": "load", "position": position}),
        json!({"id": 1, "cmd": "legal", "seat": 1}),
        json!({"id": 1, "cmd": "view", "seat": "spectator"}),
        json!({"id": 1, "cmd": "play", "seat": 1, "action": {"type": "wall", "card": "red-5"}, "for": 2}),
        json!({"id": 1, "cmd": "imagine", "seat": 1, "seed": 4}),
        json!({"id": 1, "cmd": "suggest", "seat": 1, "level": "novice", "seed": 1, "iterations": 1}),
    ]
    .map(|request| request.to_string().into_bytes());
    let mut guess = Guess::new(1);
    let mut session = Session::default();
    for _ in 0..10_000 {
        let mut line = pick(&mut guess, &sound).clone();
        for _ in 0..=guess.below(3) {
            break_a_byte(&mut line, &mut guess);
        }
        ask(&mut session, &line);
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
    let mut guess = Guess::new(2);
    let mut session = Session::default();
    let mut loaded = 0;
    for game in 0..300 {
        let mut position = some_position(&mut session, game, &mut guess);
        for _ in 0..=guess.below(4) {
            disturb(&mut position, &mut guess);
        }
        let load = json!({"cmd": "load", "position": position}).to_string();
        if ask(&mut session, load.as_bytes())["ok"] == true {
            loaded += 1;
            play_to_the_end(&mut session, &mut guess);
        }
    }
    assert!(loaded > 50, "only {loaded} positions could be loaded: the test has become idle");
}

/// A position somewhere in a random game.
fn some_position(session: &mut Session, game: u64, guess: &mut Guess) -> Value {
    let seats = 3 + game % 3;
    ask(
        session,
        json!({"cmd": "new", "game": "jericho", "seats": seats, "seed": game}).to_string().as_bytes(),
    );
    for _ in 0..guess.below(100) {
        step(session, guess);
    }
    ask(session, br#"{"cmd":"position"}"#)["position"].take()
}

/// Changes something small: swaps two cards, moves one, or turns a number.
fn disturb(position: &mut Value, guess: &mut Guess) {
    let seat = guess.below(position["seats"].as_array().unwrap().len() as u32) as usize;
    let draw = position["draw"].as_array_mut().unwrap();
    match guess.below(8) {
        0..=2 => {
            // Everything that is known of the draw pile's order is lost.
            guess.shuffle(draw);
        }
        3 => drop(draw.pop()),
        4 => {
            // The draw pile is won by somebody, but for its scoring cards and trumpets.
            let (won_now, kept): (Vec<_>, Vec<_>) =
                draw.drain(..).partition(|card| card != "scoring" && card != "trumpet");
            *draw = kept;
            let won = position["seats"][seat]["won"].as_object_mut().unwrap();
            for card in won_now {
                let count = won.entry(card.as_str().unwrap()).or_insert(json!(0));
                *count = json!(count.as_u64().unwrap() + 1);
            }
        }
        5 => {
            let trumpets = draw.iter().filter(|card| *card == "trumpet").count() as u64;
            draw.retain(|card| card != "trumpet");
            let removed = position["removed"]["trumpet"].as_u64().unwrap_or(0) + trumpets;
            if removed > 0 {
                position["removed"]["trumpet"] = json!(removed);
            }
        }
        6 => position["turn"] = json!(guess.below(4)),
        _ => position["round"] = json!(guess.below(4)),
    }
}

fn play_to_the_end(session: &mut Session, guess: &mut Guess) {
    while step(session, guess) {
        let seat = guess.below(3);
        for command in ["view", "imagine", "legal"] {
            let request = json!({"cmd": command, "seat": seat, "seed": 1});
            assert_eq!(ask(session, request.to_string().as_bytes())["ok"], true, "{request}");
        }
    }
    assert!(ask(session, br#"{"cmd":"result"}"#)["result"].is_object());
}

/// Some pending seat plays something legal; whether there was one.
fn step(session: &mut Session, guess: &mut Guess) -> bool {
    let pending = ask(session, br#"{"cmd":"pending"}"#)["pending"].take();
    let pending = pending.as_array().unwrap();
    if pending.is_empty() {
        return false;
    }
    let seat = pick(guess, pending);
    let legal = ask(session, json!({"cmd": "legal", "seat": seat}).to_string().as_bytes());
    let action = pick(guess, legal["actions"].as_array().unwrap());
    let play = json!({"cmd": "play", "seat": seat, "action": action});
    assert_eq!(ask(session, play.to_string().as_bytes())["ok"], true, "{play}");
    true
}
