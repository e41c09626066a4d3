//! Writes the requests of a session that is not there yet. The tests read requests from the files and never from here.

use super::Sessions;
use besace_bots::Level;
use besace_shelf::Session;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

/// The requests of the session of this name.
pub fn requests(game: &Sessions, name: &str) -> Vec<String> {
    match name.split_once('-') {
        Some(("play", name)) => play(game, &Golden::read(game, name)),
        Some(("bots", name)) => bots(game, &Golden::read(game, name)),
        _ => refusals(game),
    }
}

/// A golden game: how it begins, and what the seats do and try in it.
struct Golden {
    new: Value,
    seats: u64,
    tries: Vec<(u64, Value)>,
}

impl Golden {
    fn read(game: &Sessions, name: &str) -> Golden {
        let text = fs::read_to_string(game.tests().join("games").join(name).with_extension("txt")).unwrap();
        let head = |word: &str| -> Value {
            let found = text.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
            serde_json::from_str(found.unwrap()).unwrap()
        };
        let tried = |line: &str| {
            let (seat, action) = line.strip_prefix("seat ")?.split_once(' ')?;
            let action = action.strip_prefix("is refused ").unwrap_or(action);
            Some((seat.parse().ok()?, serde_json::from_str(action).ok()?))
        };
        Golden {
            new: json!({"cmd": "new", "game": game.id(), "seats": head("seats"), "seed": head("seed"),
                        "options": head("options")}),
            seats: head("seats").as_u64().unwrap(),
            tries: text.lines().filter_map(tried).collect(),
        }
    }
}

/// Somebody who asks, and who listens to know what to ask next.
struct Asker {
    session: Session,
    requests: Vec<String>,
}

impl Asker {
    fn new(game: &Sessions) -> Asker {
        Asker { session: game.session(), requests: Vec::new() }
    }

    /// Asks a request, which gets the next number as its `id`.
    fn ask(&mut self, request: Value) -> Value {
        let mut numbered = json!({"id": self.requests.len() + 1});
        numbered.as_object_mut().unwrap().extend(request.as_object().unwrap().clone());
        self.say(numbered.to_string())
    }

    fn say(&mut self, line: String) -> Value {
        let answer = self.session.answer(line.as_bytes()).line;
        self.requests.push(line);
        serde_json::from_str(&answer).unwrap_or_default()
    }

    /// Asks for everything that can be seen.
    fn look(&mut self, seats: u64) {
        self.ask(json!({"cmd": "pending"}));
        self.ask(json!({"cmd": "position"}));
        self.ask(json!({"cmd": "result"}));
        for seat in 0..seats {
            self.ask(json!({"cmd": "legal", "seat": seat}));
            self.ask(json!({"cmd": "view", "seat": seat}));
        }
        self.ask(json!({"cmd": "view", "seat": "spectator"}));
    }

    /// What the table is like, without leaving a trace in the session.
    fn peek(&mut self, command: &str) -> Value {
        let line = json!({"cmd": command}).to_string();
        serde_json::from_str(&self.session.answer(line.as_bytes()).line).unwrap()
    }
}

fn play(game: &Sessions, golden: &Golden) -> Vec<String> {
    const LOOK_EVERY: usize = 13;
    const LOAD_EVERY: usize = 80;
    let mut asker = Asker::new(game);
    asker.ask(json!({"cmd": "games"}));
    asker.ask(golden.new.clone());
    asker.look(golden.seats);
    asker.ask(json!({"cmd": "perft", "depth": 0}));
    asker.ask(json!({"cmd": "perft", "depth": 2}));
    let mut phases = BTreeSet::new();
    for (at, (seat, action)) in golden.tries.iter().enumerate() {
        let mut request = json!({"cmd": "play", "seat": seat, "action": action});
        // Everything, then each seat's share of it, then a spectator's.
        match at as u64 % (golden.seats + 2) {
            0 => {}
            turn if turn <= golden.seats => request["for"] = (turn - 1).into(),
            _ => request["for"] = "spectator".into(),
        }
        asker.ask(request);
        let is_new = phases.insert(asker.peek("pending")["phase"].to_string());
        if is_new || at % LOOK_EVERY == 0 {
            asker.look(golden.seats);
            asker.ask(json!({"cmd": "perft", "depth": 1}));
        }
        if at % LOAD_EVERY == LOAD_EVERY / 2 {
            let position = asker.peek("position")["position"].take();
            asker.ask(json!({"cmd": "load", "position": position}));
            asker.look(golden.seats);
        }
    }
    asker.look(golden.seats);
    asker.requests
}

fn bots(game: &Sessions, golden: &Golden) -> Vec<String> {
    const THINK_EVERY: usize = 23;
    const ITERATIONS: u64 = 50;
    let mut asker = Asker::new(game);
    asker.ask(golden.new.clone());
    for (at, (seat, action)) in golden.tries.iter().enumerate() {
        if at % THINK_EVERY == 0 {
            let asked = asker.peek("pending");
            let speakers =
                [&asked["pending"], &asked["may"]].into_iter().filter_map(|seats| seats[0].as_u64());
            for (speaker, level) in speakers.flat_map(|seat| Level::ALL.map(|level| (seat, level))) {
                asker.ask(json!({"cmd": "suggest", "seat": speaker, "level": level.id(), "seed": at,
                                 "iterations": ITERATIONS}));
            }
            for seat in 0..golden.seats {
                asker.ask(json!({"cmd": "imagine", "seat": seat, "seed": at}));
                asker.ask(json!({"cmd": "imagine", "seat": seat, "seed": (at as u64 + 1) * 1_000_003}));
            }
        }
        if asker.ask(json!({"cmd": "play", "seat": seat, "action": action}))["ok"] == false {
            // What is refused changes nothing, and the play sessions have it.
            asker.requests.pop();
        }
    }
    asker.ask(json!({"cmd": "imagine", "seat": 0, "seed": 1}));
    for level in Level::ALL {
        asker.ask(
            json!({"cmd": "suggest", "seat": 0, "level": level.id(), "seed": 1, "iterations": ITERATIONS}),
        );
    }
    asker.requests
}

/// Something of every kind that JSON has, and of more sizes than any field takes.
fn oddities() -> Vec<Value> {
    vec![
        Value::Null,
        json!(true),
        json!(-1),
        json!(0.5),
        json!(99),
        json!(u64::MAX),
        json!(""),
        json!("nothing-of-ours"),
        json!([]),
        json!([0]),
        json!([null, {}]),
        json!({}),
        json!({"nothing-of-ours": 1}),
    ]
}

fn refusals(game: &Sessions) -> Vec<String> {
    let all: Vec<Golden> = game.golden_games().iter().map(|name| Golden::read(game, name)).collect();
    let golden = all.iter().min_by_key(|golden| (golden.seats, golden.tries.len())).unwrap();
    let mut asker = Asker::new(game);
    lines_that_are_no_requests(&mut asker);
    before_there_is_a_game(&mut asker);
    bad_setups(&mut asker, golden);
    let half = golden.tries.len() / 2;
    let position = after(game, golden, &golden.tries[..half]);
    asker.ask(json!({"cmd": "load", "position": position}));
    bad_fields(&mut asker);
    bad_actions(&mut asker, golden.seats, &all);
    asker.ask(json!({"cmd": "position"}));
    bad_positions(&mut asker, &position);
    all.iter().for_each(|golden| at_the_wrong_moment(&mut asker, game, golden));
    asker.ask(json!({"cmd": "load", "position": after(game, golden, &golden.tries)}));
    when_it_is_over(&mut asker, golden);
    asker.requests
}

/// The position of a golden game after some of it.
fn after(game: &Sessions, golden: &Golden, tries: &[(u64, Value)]) -> Value {
    let mut player = Asker::new(game);
    player.ask(golden.new.clone());
    for (seat, action) in tries {
        player.ask(json!({"cmd": "play", "seat": seat, "action": action}));
    }
    player.peek("position")["position"].take()
}

fn lines_that_are_no_requests(asker: &mut Asker) {
    for line in [
        "",
        " ",
        "{",
        "[]",
        "null",
        "7",
        "\"games\"",
        "{}",
        r#"{"id":1}"#,
        r#"{"id":1,"cmd":7}"#,
        r#"{"id":1,"cmd":"dance"}"#,
        r#"{"id":1,"cmd":"games","cmd":"games"}"#,
        r#"{"id":1,"id":2,"cmd":"games"}"#,
        r#"{"id":[1, "two", {"three":3.0}],"cmd":"games"}"#,
        r#"{"id":1e999,"cmd":"games"}"#,
        r#"{"id":"\ud800","cmd":"dance"}"#,
        r#"{"cmd":"games","more":{"a":1,"a":2}}"#,
        r#"{"id":null,"cmd":"games"} {"#,
        r#"{'id':1,'cmd':'games'}"#,
    ] {
        asker.say(line.to_owned());
    }
}

fn before_there_is_a_game(asker: &mut Asker) {
    for request in [
        json!({"cmd": "position"}),
        json!({"cmd": "pending"}),
        json!({"cmd": "legal", "seat": 0}),
        json!({"cmd": "play", "seat": 0, "action": {}}),
        json!({"cmd": "play"}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "view"}),
        json!({"cmd": "result"}),
        json!({"cmd": "imagine", "seat": 0, "seed": 0}),
        json!({"cmd": "suggest", "seat": 0, "level": "novice", "seed": 0, "iterations": 1}),
        json!({"cmd": "perft", "depth": 1}),
    ] {
        asker.ask(request);
    }
}

fn bad_setups(asker: &mut Asker, golden: &Golden) {
    let card = asker.ask(json!({"cmd": "games"}))["games"][0].take();
    for seats in 0..10 {
        asker.ask(json!({"cmd": "new", "game": card["game"], "seats": seats, "seed": 1}));
    }
    for key in ["game", "seats", "seed", "options"] {
        let mut lacking = golden.new.clone();
        lacking.as_object_mut().unwrap().remove(key);
        asker.ask(lacking);
        for oddity in oddities() {
            let mut odd = golden.new.clone();
            odd[key] = oddity;
            asker.ask(odd);
        }
    }
    for (option, default) in card["options"].as_object().unwrap() {
        for value in oddities().into_iter().chain([json!(0), json!(7), default.clone()]) {
            let mut odd = golden.new.clone();
            odd["options"] = json!({option: value});
            asker.ask(odd);
        }
    }
}

fn bad_fields(asker: &mut Asker) {
    for request in [
        json!({"cmd": "legal", "seat": 0}),
        json!({"cmd": "view", "seat": 0}),
        json!({"cmd": "imagine", "seat": 0, "seed": 1}),
        json!({"cmd": "suggest", "seat": 0, "level": "novice", "seed": 1, "iterations": 0}),
        json!({"cmd": "perft", "depth": 0}),
        json!({"cmd": "play", "seat": 0, "action": {}, "for": 0}),
    ] {
        let keys: Vec<String> = request.as_object().unwrap().keys().skip(1).cloned().collect();
        for key in keys.iter().filter(|key| *key != "action") {
            let mut lacking = request.clone();
            lacking.as_object_mut().unwrap().remove(key);
            asker.ask(lacking);
            // Where 99 is allowed, it takes long.
            let takes_long = |value: &Value| *value == 99 && ["iterations", "depth"].contains(&key.as_str());
            for oddity in oddities().into_iter().filter(|oddity| !takes_long(oddity)) {
                let mut odd = request.clone();
                odd[key] = oddity;
                asker.ask(odd);
            }
        }
    }
    asker.ask(
        json!({"cmd": "suggest", "seat": 0, "level": "novice", "seed": 1, "iterations": 1, "millis": 1}),
    );
    asker.ask(json!({"cmd": "suggest", "seat": 0, "level": "novice", "seed": 1, "millis": u64::MAX}));
    asker.ask(json!({"cmd": "suggest", "seat": 0, "level": "novice", "seed": 1, "iterations": 1_000_001}));
    asker.ask(json!({"cmd": "perft", "depth": 101}));
}

/// Every seat tries every kind of action that there is, with every field of it missing and odd.
fn bad_actions(asker: &mut Asker, seats: u64, games: &[Golden]) {
    for oddity in oddities() {
        asker.ask(json!({"cmd": "play", "seat": 0, "action": oddity}));
    }
    let mut kinds: Vec<&Value> = Vec::new();
    for (_, action) in games.iter().flat_map(|game| &game.tries) {
        let is_new = kinds.iter().all(|known| known["type"] != action["type"]);
        if is_new && action["type"].is_string() {
            kinds.push(action);
        }
    }
    let owing = asker.peek("pending")["pending"][0].as_u64().unwrap_or_default();
    let oddities = oddities();
    for (kind, action) in kinds.into_iter().enumerate() {
        let keys: Vec<String> = action.as_object().unwrap().keys().cloned().collect();
        for (at, key) in keys.iter().enumerate() {
            let mut lacking = action.clone();
            lacking.as_object_mut().unwrap().remove(key);
            asker.ask(json!({"cmd": "play", "seat": owing, "action": lacking}));
            // A third of them, another third for each key and kind.
            for oddity in oddities.iter().skip((kind + at) % 3).step_by(3) {
                let mut odd = action.clone();
                odd[key] = oddity.clone();
                asker.ask(json!({"cmd": "play", "seat": owing, "action": odd}));
            }
        }
        let mut more = action.clone();
        more["more"] = 1.into();
        asker.ask(json!({"cmd": "play", "seat": owing, "action": more}));
        for seat in (0..seats).filter(|seat| *seat != owing) {
            asker.ask(json!({"cmd": "play", "seat": seat, "action": action, "for": seat}));
        }
    }
}

/// At a few moments of a golden game, those who are asked try what was played at other moments.
fn at_the_wrong_moment(asker: &mut Asker, game: &Sessions, golden: &Golden) {
    const MOMENTS: usize = 2;
    const TRIES: usize = 14;
    let mut played: Vec<&Value> = Vec::new();
    for (_, action) in &golden.tries {
        if !played.contains(&action) {
            played.push(action);
        }
    }
    for moment in 1..=MOMENTS {
        let until = golden.tries.len() * moment / (MOMENTS + 1);
        asker.ask(json!({"cmd": "load", "position": after(game, golden, &golden.tries[..until])}));
        for action in played.iter().skip(moment).step_by((played.len() / TRIES).max(1)) {
            let owing = asker.peek("pending")["pending"][0].as_u64().unwrap_or_default();
            asker.ask(json!({"cmd": "play", "seat": owing, "action": action, "for": owing}));
        }
    }
}

/// Each field of a sound position missing, odd, or off by one.
fn bad_positions(asker: &mut Asker, position: &Value) {
    let mut places = Vec::new();
    collect_places(position, String::new(), &mut places);
    // A position is long: of the places in all seats but the first, every fifth is enough.
    let mut others = 0;
    places.retain(|place| {
        let is_others = place.starts_with("/seats/") && !place.starts_with("/seats/0");
        others += usize::from(is_others);
        !is_others || others % 5 == 0
    });
    let oddities = oddities();
    let load = |asker: &mut Asker, position: Value| asker.ask(json!({"cmd": "load", "position": position}));
    for (at, place) in places.iter().enumerate() {
        let mut odd = position.clone();
        let value = odd.pointer_mut(place).unwrap();
        *value = match value.as_u64() {
            Some(number) if at % 3 > 0 => (number + 1).into(),
            _ => oddities[at % oddities.len()].clone(),
        };
        load(asker, odd);
        let (parent, key) = place.rsplit_once('/').unwrap();
        let mut lacking = position.clone();
        // Only the first seat's fields: the other seats are read alike.
        let is_first = !place.starts_with("/seats/") || place.starts_with("/seats/0");
        if let Some(object) = lacking.pointer_mut(parent).unwrap().as_object_mut().filter(|_| is_first) {
            object.remove(key);
            load(asker, lacking);
        }
    }
    for (game, position) in [("no game", json!({})), ("another", json!({"game": "chess"}))] {
        asker.ask(json!({"cmd": "load", "note": game, "position": position}));
    }
    asker.ask(json!({"cmd": "load"}));
    oddities.into_iter().for_each(|oddity| drop(load(asker, oddity)));
    let doubled = position.to_string().replacen('{', r#"{"version":1,"#, 1);
    asker.say(format!(r#"{{"id":"doubled","cmd":"load","position":{doubled}}}"#));
    asker.ask(json!({"cmd": "position"}));
}

/// The places in a position, as JSON pointers; of a list of cards, its first only.
fn collect_places(value: &Value, here: String, places: &mut Vec<String>) {
    if !here.is_empty() {
        places.push(here.clone());
    }
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, value)| collect_places(value, format!("{here}/{key}"), places));
        }
        Value::Array(items) => {
            let looked_at = if here == "/seats" { items.len() } else { 1 };
            let items = items.iter().enumerate().take(looked_at);
            items.for_each(|(at, value)| collect_places(value, format!("{here}/{at}"), places));
        }
        _ => {}
    }
}

fn when_it_is_over(asker: &mut Asker, golden: &Golden) {
    asker.ask(json!({"cmd": "result"}));
    for seat in 0..golden.seats {
        asker.ask(json!({"cmd": "legal", "seat": seat}));
        for (_, action) in golden.tries.iter().take(3) {
            asker.ask(json!({"cmd": "play", "seat": seat, "action": action}));
        }
        asker.ask(json!({"cmd": "play", "seat": seat, "action": {"type": "nothing-of-ours"}}));
        asker.ask(json!({"cmd": "play", "seat": seat, "action": []}));
    }
    asker.ask(json!({"cmd": "suggest", "seat": 0, "level": "novice", "seed": 1, "iterations": 1}));
    asker.ask(json!({"cmd": "perft", "depth": 3}));
}
