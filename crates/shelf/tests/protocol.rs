//! The table protocol, command by command and refusal by refusal, line for line as a program in another language
//! would speak it.

use crate::brittle::BRITTLE_SHELF;
use besace_shelf::{LONGEST_LINE, MOST_ITERATIONS, MOST_MILLIS, Session, Shelved, TEMPLATE};
use besace_table::{Game, Guess, Seat, SeatSet, Seed, Viewer, actions, play};
use besace_toll::Toll;
use serde::Serialize;
use serde_json::{Value, json};

/// The template is what these tests play; what holds of every game is asked of all of them, at the end of the file.
const SHELF: &[&dyn Shelved] = &[TEMPLATE];

/// A position of round 2, in which seat 0 guards the gate: seat 1 has sealed, and seat 2 has to.
const ROUND_2: &str = include_str!("positions/round-2.json");
/// What seat 1 may know of it.
const ROUND_2_SEAT_1: &str = include_str!("positions/round-2-seat-1.json");

/// A conversation, from the side of the one who asks.
struct Talk(Session);

impl Talk {
    fn new() -> Talk {
        Talk(Session::new(SHELF))
    }

    /// A conversation about the games that people are offered.
    fn about_all_games() -> Talk {
        Talk(Session::default())
    }

    /// A game for three, in which seats 0 and 1 have to seal a bag and seat 2 guards the gate.
    fn with_a_game() -> Talk {
        let mut talk = Talk::new();
        let new = r#"{"id":0,"cmd":"new","game":"toll","seats":3,"seed":1,"options":{"first_player":2}}"#;
        talk.hears(new, r#"{"id":0,"ok":true,"pending":[0,1]}"#);
        talk
    }

    /// The game of the position above.
    fn in_round_2() -> Talk {
        let mut talk = Talk::new();
        let position: Value = serde_json::from_str(ROUND_2).unwrap();
        assert_eq!(
            talk.ask(json!({"id": 1, "cmd": "load", "position": position})),
            json!({"id": 1, "ok": true, "pending": [2]})
        );
        talk
    }

    fn say(&mut self, line: impl AsRef<[u8]>) -> String {
        self.0.answer(line.as_ref()).line
    }

    /// The answer to this line is that one, byte for byte.
    #[track_caller]
    fn hears(&mut self, line: impl AsRef<[u8]>, answer: &str) {
        assert_eq!(self.say(line), answer);
    }

    fn ask(&mut self, request: Value) -> Value {
        serde_json::from_str(&self.say(request.to_string())).unwrap()
    }

    /// What the answer to a request that succeeds holds under this key.
    #[track_caller]
    fn get(&mut self, request: Value, key: &str) -> Value {
        let mut answer = self.ask(request);
        assert_eq!(answer["ok"], true, "{answer}");
        answer[key].take()
    }

    /// The request is refused with this code, its `id` echoed, and the table is as it was before.
    #[track_caller]
    fn refused(&mut self, request: &str, code: &str) -> Value {
        let before = self.say(r#"{"cmd":"position"}"#);
        let mut answer: Value = serde_json::from_str(&self.say(request)).unwrap();
        assert_eq!(answer["ok"], false, "{request}");
        assert_eq!(answer["error"]["code"], code, "{request}: {answer}");
        assert!(!answer["error"]["message"].as_str().unwrap().is_empty());
        if let Ok(request) = serde_json::from_str::<Value>(request) {
            assert_eq!(answer["id"], request["id"]);
        }
        assert_eq!(self.say(r#"{"cmd":"position"}"#), before, "{request} changed the game");
        answer["error"].take()
    }
}

fn json_of(document: &impl Serialize) -> Value {
    serde_json::to_value(document).unwrap()
}

// The commands.

#[test]
fn hello_names_the_protocol_and_the_program() {
    let version = env!("CARGO_PKG_VERSION");
    let answer = format!(r#"{{"id":7,"ok":true,"protocol":1,"program":"besace","version":"{version}"}}"#);
    Talk::new().hears(r#"{"id":7,"cmd":"hello"}"#, &answer);
}

#[test]
fn games_lists_every_game_with_its_defaults() {
    let games = Talk::new().get(json!({"id": 1, "cmd": "games"}), "games");
    assert_eq!(
        games[0],
        json!({"game": "toll", "title": "Toll", "min": 3, "max": 5,
               "options": {"first_player": "random", "fee": 2}, "version": 1})
    );
    assert_eq!(games.as_array().unwrap().len(), 1);
    let offered = Talk::about_all_games().get(json!({"id": 1, "cmd": "games"}), "games");
    let ids: Vec<_> = besace_shelf::games().iter().map(|game| json!(game.info().id)).collect();
    assert_eq!(offered.as_array().unwrap().iter().map(|game| game["game"].clone()).collect::<Vec<_>>(), ids);
}

#[test]
fn every_game_opens_with_every_number_of_seats_and_goes_on_from_its_own_position() {
    for game in besace_shelf::games() {
        let info = game.info();
        for seats in info.min_seats..=info.max_seats {
            let mut talk = Talk::about_all_games();
            let pending = talk.get(
                json!({"cmd": "new", "game": info.id, "seats": seats, "seed": 5, "options": {}}),
                "pending",
            );
            let position = talk.get(json!({"cmd": "position"}), "position");
            let mut other = Talk::about_all_games();
            assert_eq!(other.get(json!({"cmd": "load", "position": position}), "pending"), pending);
            assert_eq!(other.say(r#"{"cmd":"position"}"#), talk.say(r#"{"cmd":"position"}"#));
        }
    }
}

#[test]
fn pending_tells_who_owes_a_decision_and_of_what_kind() {
    let mut talk = Talk::with_a_game();
    talk.hears(r#"{"id":1,"cmd":"pending"}"#, r#"{"id":1,"ok":true,"pending":[0,1],"phase":"seal"}"#);
}

#[test]
fn pending_tells_who_may_act_in_a_game_that_knows_it() {
    let mut talk = Talk(Session::new(BRITTLE_SHELF));
    talk.ask(json!({"cmd": "new", "game": "brittle", "seats": 3, "seed": 1, "options": {"first_player": 2}}));
    talk.hears(
        r#"{"id":1,"cmd":"pending"}"#,
        r#"{"id":1,"ok":true,"pending":[0,1],"may":[2],"phase":"seal"}"#,
    );
}

#[test]
fn legal_lists_one_of_each_and_nothing_for_a_seat_that_has_answered() {
    let mut talk = Talk::in_round_2();
    talk.hears(
        r#"{"id":1,"cmd":"legal","seat":2}"#,
        r#"{"id":1,"ok":true,"actions":[{"type":"seal","good":"apple"},{"type":"seal","good":"cheese"}]}"#,
    );
    for seat in 0..2 {
        talk.hears(
            format!(r#"{{"id":2,"cmd":"legal","seat":{seat}}}"#),
            r#"{"id":2,"ok":true,"actions":[]}"#,
        );
    }
}

#[test]
fn play_tells_everything_or_only_what_one_viewer_sees() {
    let seal = |viewer: &str| {
        let action = r#""seat":2,"action":{"type":"seal","good":"apple"}"#;
        Talk::in_round_2().say(format!(r#"{{"id":1,"cmd":"play",{action}{viewer}}}"#))
    };
    let told = |good: &str| {
        let events = format!(r#"[{{"type":"sealed","seat":2,"good":{good}}}]"#);
        format!(r#"{{"id":1,"ok":true,"events":{events},"pending":[0]}}"#)
    };
    assert_eq!(seal(""), told(r#""apple""#));
    assert_eq!(seal(r#","for":2"#), told(r#""apple""#));
    assert_eq!(seal(r#","for":0"#), told("null"));
    assert_eq!(seal(r#","for":1"#), told("null"));
    assert_eq!(seal(r#","for":"spectator""#), told("null"));
}

#[test]
fn a_loaded_position_is_given_back_as_it_was() {
    let position: Value = serde_json::from_str(ROUND_2).unwrap();
    assert_eq!(Talk::in_round_2().get(json!({"cmd": "position"}), "position"), position);
}

#[test]
fn a_view_shows_what_the_seat_may_know_and_nothing_more() {
    let view: Value = serde_json::from_str(ROUND_2_SEAT_1).unwrap();
    let mut talk = Talk::in_round_2();
    assert_eq!(talk.get(json!({"cmd": "view", "seat": 1}), "view"), view);
    let spectator = talk.get(json!({"cmd": "view", "seat": "spectator"}), "view");
    assert_eq!(spectator["viewer"], "spectator");
    assert!(spectator["seats"].as_array().unwrap().iter().all(|seat| seat.get("hand").is_none()));
}

#[test]
fn there_is_no_result_while_the_game_runs() {
    Talk::in_round_2().hears(r#"{"id":1,"cmd":"result"}"#, r#"{"id":1,"ok":true,"result":null}"#);
}

#[test]
fn an_imagined_position_looks_the_same_to_the_seat_and_is_another() {
    let mut talk = Talk::in_round_2();
    let truth = talk.get(json!({"cmd": "position"}), "position");
    let imagine = |seed: u64| json!({"cmd": "imagine", "seat": 2, "seed": seed});
    let imagined = talk.get(imagine(1), "position");
    assert_ne!(imagined, truth);
    assert_eq!(talk.get(imagine(1), "position"), imagined);
    assert_ne!(talk.get(imagine(2), "position"), imagined);
    assert_eq!(talk.get(json!({"cmd": "position"}), "position"), truth);
    let mut other = Talk::new();
    other.get(json!({"cmd": "load", "position": imagined}), "pending");
    for command in ["view", "legal"] {
        let request = json!({"cmd": command, "seat": 2});
        assert_eq!(other.ask(request.clone()), talk.ask(request));
    }
}

#[test]
fn every_level_suggests_a_legal_action_and_the_same_one_again() {
    let mut talk = Talk::in_round_2();
    let legal = talk.get(json!({"cmd": "legal", "seat": 2}), "actions");
    for level in ["novice", "regular", "expert"] {
        let suggest = json!({"cmd": "suggest", "seat": 2, "level": level, "seed": 3, "iterations": 50});
        let answer = talk.ask(suggest.clone());
        assert!(legal.as_array().unwrap().contains(&answer["action"]), "{answer}");
        assert!(answer.get("reasons").is_none_or(|reasons| !reasons.as_array().unwrap().is_empty()));
        if level != "novice" {
            let why = answer["reasons"].as_array().unwrap().last().unwrap();
            let text = why["text"].as_str().unwrap();
            assert!(text.starts_with(&format!("It sells for {}", why["numbers"]["worth"])), "{why}");
        }
        assert_eq!(talk.ask(suggest), answer);
        let hurried = json!({"cmd": "suggest", "seat": 2, "level": level, "seed": 3, "millis": 1});
        assert!(legal.as_array().unwrap().contains(&talk.get(hurried, "action")));
    }
}

#[test]
fn a_bot_that_is_given_no_time_still_suggests() {
    let mut talk = Talk::in_round_2();
    for level in ["novice", "regular", "expert"] {
        for budget in ["millis", "iterations"] {
            let suggest = json!({"cmd": "suggest", "seat": 2, "level": level, "seed": 3, budget: 0});
            assert!(talk.get(suggest, "action").is_object());
        }
    }
}

#[test]
fn quit_is_answered_and_ends_the_conversation() {
    let mut session = Session::default();
    assert!(!session.answer(br#"{"id":1,"cmd":"hello"}"#).is_last);
    let reply = session.answer(br#"{"id":2,"cmd":"quit"}"#);
    assert_eq!((reply.line.as_str(), reply.is_last), (r#"{"id":2,"ok":true}"#, true));
}

// The refusals.

#[test]
fn without_a_game_there_is_nothing_to_ask_about() {
    let no_game = concat!(
        r#"{"id":1,"ok":false,"error":{"code":"no_game","#,
        r#""message":"there is no game yet: begin with `new` or `load`"}}"#
    );
    let mut talk = Talk::new();
    for rest in [
        r#""position""#,
        r#""pending""#,
        r#""legal","seat":0"#,
        r#""play","seat":0,"action":{}"#,
        r#""view","seat":0"#,
        r#""result""#,
        r#""imagine","seat":0,"seed":1"#,
        r#""suggest","seat":0,"level":"novice","seed":1,"millis":1"#,
        r#""perft","depth":1"#,
    ] {
        talk.hears(format!(r#"{{"id":1,"cmd":{rest}}}"#), no_game);
    }
}

#[test]
fn what_is_no_request_is_a_bad_request_without_an_id() {
    let mut talk = Talk::with_a_game();
    for line in [
        "",
        " ",
        "\r",
        "x",
        "\0",
        "null",
        "7",
        "\"hello\"",
        "[]",
        "[{\"cmd\":\"hello\"}]",
        "{",
        "{}x",
        r#"{"id":1,"cmd":"hello"} {"id":2,"cmd":"hello"}"#,
        r#"{"id":1,"cmd":"hello",}"#,
        r#"{'id':1}"#,
        "{\"id\":1,\"cmd\":\"he\0llo\"}",
        "\u{feff}{\"id\":1,\"cmd\":\"hello\"}",
        r#"{"id":NaN,"cmd":"hello"}"#,
        &"[".repeat(100_000),
        &"{\"a\":".repeat(100_000),
    ] {
        let answer: Value = serde_json::from_str(&talk.say(line)).unwrap();
        assert_eq!(answer["id"], Value::Null, "{line}");
        assert_eq!(answer["error"]["code"], "bad_request", "{line}");
    }
    talk.hears(
        b"{\"id\":1,\"cmd\":\"h\xff\"}",
        r#"{"id":null,"ok":false,"error":{"code":"bad_request","message":"this is not UTF-8"}}"#,
    );
}

#[test]
fn a_request_without_a_known_command_is_a_bad_request_with_its_id() {
    let mut talk = Talk::with_a_game();
    talk.hears(
        r#"{"id":5,"cmd":"dance"}"#,
        r#"{"id":5,"ok":false,"error":{"code":"bad_request","message":"there is no such command"}}"#,
    );
    talk.hears(
        r#"{"id":5}"#,
        r#"{"id":5,"ok":false,"error":{"code":"bad_request","message":"`cmd` is missing"}}"#,
    );
    talk.hears(
        r#"{"id":5,"cmd":7}"#,
        r#"{"id":5,"ok":false,"error":{"code":"bad_request","message":"`cmd` must be a string, not 7"}}"#,
    );
    for cmd in [r#""Hello""#, r#"" hello""#, r#""""#, "null", "[]", r#""\ud800""#] {
        talk.refused(&format!(r#"{{"id":5,"cmd":{cmd}}}"#), "bad_request");
    }
}

#[test]
fn an_id_is_echoed_to_the_byte_and_null_where_there_is_none() {
    let mut talk = Talk::new();
    for id in [
        "7",
        "-0",
        "1.50",
        "1e400",
        "123456789012345678901234567890",
        r#""a\u00e9\"b""#,
        "null",
        "true",
        r#"[1, {"a": []}]"#,
    ] {
        let answer = talk.say(format!(r#"{{"cmd":"hello","id": {id} }}"#));
        assert!(answer.starts_with(&format!(r#"{{"id":{id},"ok":true,"#)), "{answer}");
    }
    assert!(talk.say(r#"{"cmd":"hello"}"#).starts_with(r#"{"id":null,"ok":true,"#));
}

#[test]
fn a_key_that_stands_twice_is_a_bad_request() {
    let mut talk = Talk::with_a_game();
    talk.hears(
        r#"{"id":5,"cmd":"hello","cmd":"hello"}"#,
        r#"{"id":5,"ok":false,"error":{"code":"bad_request","message":"the key `cmd` is there twice"}}"#,
    );
    talk.refused(r#"{"id":5,"cmd":"play","seat":0,"action":{"type":"wave","type":"wave"}}"#, "bad_request");
    talk.refused(
        r#"{"id":5,"cmd":"new","game":"toll","seats":3,"seed":1,"options":{"first_player":0,"first_player":1}}"#,
        "bad_request",
    );
}

#[test]
fn a_line_end_of_another_system_and_keys_nobody_asks_for_do_no_harm() {
    let mut talk = Talk::with_a_game();
    let answer = r#"{"id":1,"ok":true,"pending":[0,1],"phase":"seal"}"#;
    talk.hears("{\"id\":1,\"cmd\":\"pending\"}\r", answer);
    talk.hears(" {\t\"cmd\" : \"pending\" , \"id\" : 1 , \"seat\" : 99 , \"mood\" : 1e999 } ", answer);
}

#[test]
fn a_field_of_the_wrong_kind_is_a_bad_request() {
    let mut talk = Talk::with_a_game();
    let wrong_numbers = ["3.0", "3.5", "true", "null", r#""3""#, "[3]", "{}", "-1", "1e400", "1e2", "-0.0"];
    let seal = r#""action":{"type":"seal","good":"apple"}"#;
    for wrong in wrong_numbers {
        for rest in [
            format!(r#""legal","seat":{wrong}"#),
            format!(r#""view","seat":{wrong}"#),
            format!(r#""play","seat":{wrong},{seal}"#),
            format!(r#""play","seat":0,"for":{wrong},{seal}"#),
            format!(r#""imagine","seat":{wrong},"seed":1"#),
            format!(r#""imagine","seat":0,"seed":{wrong}"#),
            format!(r#""suggest","seat":{wrong},"level":"novice","seed":1,"millis":1"#),
            format!(r#""suggest","seat":0,"level":"novice","seed":{wrong},"millis":1"#),
            format!(r#""suggest","seat":0,"level":"novice","seed":1,"millis":{wrong}"#),
            format!(r#""suggest","seat":0,"level":"novice","seed":1,"iterations":{wrong}"#),
            format!(r#""perft","depth":{wrong}"#),
            format!(r#""new","game":"toll","seats":3,"seed":{wrong}"#),
        ] {
            talk.refused(&format!(r#"{{"id":5,"cmd":{rest}}}"#), "bad_request");
        }
    }
    for wrong in ["3.0", "true", "null", r#""3""#, "[3]", "{}", "1e400"] {
        talk.refused(
            &format!(r#"{{"id":5,"cmd":"new","game":"toll","seats":{wrong},"seed":1}}"#),
            "bad_request",
        );
    }
    for rest in [
        r#""new","seats":3,"seed":1"#,
        r#""new","game":3,"seats":3,"seed":1"#,
        r#""new","game":"toll","seed":1"#,
        r#""new","game":"toll","seats":3"#,
        r#""new","game":"toll","seats":3,"seed":9007199254740992"#,
        r#""new","game":"toll","seats":3,"seed":1,"options":null"#,
        r#""new","game":"toll","seats":3,"seed":1,"options":[]"#,
        r#""load""#,
        r#""load","position":null"#,
        r#""load","position":[]"#,
        r#""load","position":"toll""#,
        r#""legal""#,
        r#""legal","seat":"spectator""#,
        r#""view""#,
        r#""view","seat":"Spectator""#,
        r#""play","seat":0"#,
        r#""play","action":{"type":"seal","good":"apple"}"#,
        r#""play","seat":"spectator","action":{"type":"seal","good":"apple"}"#,
        r#""play","seat":0,"for":"me","action":{"type":"seal","good":"apple"}"#,
        r#""imagine","seat":"spectator","seed":1"#,
        r#""imagine","seat":0"#,
        r#""suggest","seat":0,"seed":1,"millis":1"#,
        r#""suggest","seat":0,"level":"master","seed":1,"millis":1"#,
        r#""suggest","seat":0,"level":3,"seed":1,"millis":1"#,
        r#""suggest","seat":0,"level":"novice","millis":1"#,
        r#""suggest","seat":0,"level":"novice","seed":1"#,
        r#""suggest","seat":0,"level":"novice","seed":1,"millis":1,"iterations":1"#,
        r#""perft""#,
    ] {
        talk.refused(&format!(r#"{{"id":5,"cmd":{rest}}}"#), "bad_request");
    }
}

#[test]
fn a_seat_that_the_table_does_not_have_is_a_bad_request() {
    let mut talk = Talk::with_a_game();
    talk.hears(
        r#"{"id":1,"cmd":"legal","seat":3}"#,
        r#"{"id":1,"ok":false,"error":{"code":"bad_request","message":"`seat` must be a seat of this table, a number from 0 to 2, not 3"}}"#,
    );
    talk.hears(
        r#"{"id":1,"cmd":"view","seat":3}"#,
        concat!(
            r#"{"id":1,"ok":false,"error":{"code":"bad_request","#,
            r#""message":"`seat` must be a seat of this table, a number from 0 to 2, or \"spectator\", not 3"}}"#
        ),
    );
    for seat in ["3", "7", "255", "256", "4294967296", "18446744073709551615", "99999999999999999999"] {
        for rest in [
            format!(r#""legal","seat":{seat}"#),
            format!(r#""view","seat":{seat}"#),
            format!(r#""play","seat":{seat},"action":{{"type":"seal","good":"apple"}}"#),
            format!(r#""play","seat":0,"for":{seat},"action":{{"type":"seal","good":"apple"}}"#),
            format!(r#""imagine","seat":{seat},"seed":1"#),
            format!(r#""suggest","seat":{seat},"level":"novice","seed":1,"millis":1"#),
        ] {
            talk.refused(&format!(r#"{{"id":1,"cmd":{rest}}}"#), "bad_request");
        }
    }
}

#[test]
fn a_game_that_is_not_on_the_shelf_is_unknown() {
    let mut talk = Talk::with_a_game();
    let unknown = concat!(
        r#"{"id":1,"ok":false,"error":{"code":"unknown_game","#,
        r#""message":"there is no game of this name: `games` lists them"}}"#
    );
    talk.hears(r#"{"id":1,"cmd":"new","game":"chess","seats":2,"seed":1}"#, unknown);
    talk.hears(r#"{"id":1,"cmd":"load","position":{"game":"chess"}}"#, unknown);
    talk.refused(r#"{"id":1,"cmd":"new","game":"Toll","seats":3,"seed":1}"#, "unknown_game");
}

#[test]
fn a_setup_that_the_game_does_not_have_is_a_bad_setup() {
    let mut talk = Talk::with_a_game();
    talk.hears(
        r#"{"id":1,"cmd":"new","game":"toll","seats":2,"seed":1}"#,
        r#"{"id":1,"ok":false,"error":{"code":"bad_setup","message":"`seats` must be a number from 3 to 5"}}"#,
    );
    for seats in ["-1", "-0", "2", "6", "255", "259", "18446744073709551615", "1180591620717411303424"] {
        let new = format!(r#"{{"id":1,"cmd":"new","game":"toll","seats":{seats},"seed":1}}"#);
        talk.refused(&new, "bad_setup");
    }
    for options in [
        r#"{"first_player":3}"#,
        r#"{"first_player":-1}"#,
        r#"{"first_player":"me"}"#,
        r#"{"first_player":null}"#,
        r#"{"first_player":1.0}"#,
        r#"{"first_player":99999999999999999999}"#,
        r#"{"first_player":{"a":1,"a":1}}"#,
        r#"{"\ud800":1e999}"#,
        r#"{"expansion":true}"#,
    ] {
        let new = format!(r#"{{"id":1,"cmd":"new","game":"toll","seats":3,"seed":1,"options":{options}}}"#);
        talk.refused(&new, "bad_setup");
    }
}

#[test]
fn a_position_that_breaks_an_invariant_is_refused_and_says_which() {
    let mut talk = Talk::with_a_game();
    let mut broken = |rule: &str, breaks: &dyn Fn(&mut Value)| {
        let mut position: Value = serde_json::from_str(ROUND_2).unwrap();
        breaks(&mut position);
        let load = json!({"id": 1, "cmd": "load", "position": position}).to_string();
        assert_eq!(talk.refused(&load, "bad_position")["rule"], rule);
    };
    broken("TOL-10", &|position| position["round"] = json!(4));
    broken("TOL-10", &|position| position["version"] = json!(2));
    broken("TOL-13", &|position| position["deck"][0] = json!("silk"));
    broken("TOL-13", &|position| drop(position["deck"].as_array_mut().unwrap().pop()));
    broken("TOL-13", &|position| position["seats"][0]["bag"] = json!("apple"));
    broken("TOL-13", &|position| position["guard"] = json!(1));
    for key in ["version", "phase", "round", "guard", "seats", "deck", "gone"] {
        broken("TOL-10", &|position| {
            position.as_object_mut().unwrap().remove(key);
        });
    }
    talk.hears(
        r#"{"id":1,"cmd":"load","position":{"game":"toll"}}"#,
        concat!(
            r#"{"id":1,"ok":false,"error":{"code":"bad_position","#,
            r#""message":"`version` is missing","rule":"TOL-10"}}"#
        ),
    );
}

#[test]
fn a_position_that_names_no_game_is_a_bad_position_of_no_rule() {
    let mut talk = Talk::with_a_game();
    for position in ["{}", r#"{"game":7}"#, r#"{"game":null,"version":1}"#] {
        talk.hears(
            format!(r#"{{"id":1,"cmd":"load","position":{position}}}"#),
            r#"{"id":1,"ok":false,"error":{"code":"bad_position","message":"a position must name its `game`"}}"#,
        );
    }
}

#[test]
fn an_action_that_a_rule_forbids_is_illegal_with_its_rule_and_reason() {
    let mut talk = Talk::in_round_2();
    talk.hears(
        r#"{"id":1,"cmd":"play","seat":2,"action":{"type":"seal","good":"silk"}}"#,
        concat!(
            r#"{"id":1,"ok":false,"error":{"code":"illegal_action","#,
            r#""message":"this card is not in your hand","rule":"TOL-4","reason":"not_in_hand"}}"#
        ),
    );
    let mut illegal = |action: &str, rule: &str, reason: &str| {
        let play = format!(r#"{{"id":1,"cmd":"play","seat":2,"action":{action}}}"#);
        let error = talk.refused(&play, "illegal_action");
        assert_eq!((&error["rule"], &error["reason"]), (&json!(rule), &json!(reason)), "{action}");
    };
    illegal(r#"{}"#, "TOL-12", "bad_shape");
    illegal(r#"{"type":"pass"}"#, "TOL-12", "bad_shape");
    illegal(r#"{"type":"seal"}"#, "TOL-12", "bad_shape");
    illegal(r#"{"type":"seal","good":"apple","color":7}"#, "TOL-12", "bad_shape");
    illegal(r#"{"type":"wave"}"#, "TOL-12", "wrong_phase");
    illegal(r#"{"type":"seal","good":"gold"}"#, "TOL-1", "unknown_good");
}

#[test]
fn an_action_that_cannot_be_read_as_one_is_a_bad_request_whoever_sends_it() {
    let mut talk = Talk::in_round_2();
    for seat in 0..3 {
        for action in ["null", "7", "[]", r#""seal""#, r#"{"type":7}"#, r#"{"type":"seal","good":["silk"]}"#]
        {
            let play = format!(r#"{{"id":1,"cmd":"play","seat":{seat},"action":{action}}}"#);
            talk.refused(&play, "bad_request");
        }
    }
}

#[test]
fn a_seat_that_owes_nothing_is_told_that_it_is_not_its_turn() {
    let mut talk = Talk::in_round_2();
    let not_yours = concat!(
        r#"{"id":1,"ok":false,"error":{"code":"not_your_turn","#,
        r#""message":"it is not this seat's turn to decide"}}"#
    );
    talk.hears(r#"{"id":1,"cmd":"play","seat":0,"action":{"type":"seal","good":"silk"}}"#, not_yours);
    talk.hears(r#"{"id":1,"cmd":"play","seat":0,"action":{"type":"dance"}}"#, not_yours);
    talk.hears(r#"{"id":1,"cmd":"suggest","seat":0,"level":"novice","seed":1,"iterations":1}"#, not_yours);
}

#[test]
fn a_seat_that_has_answered_cannot_take_it_back() {
    let mut talk = Talk::with_a_game();
    let action = talk.get(json!({"cmd": "legal", "seat": 0}), "actions")[0].take();
    let play = json!({"id": 1, "cmd": "play", "seat": 0, "action": action});
    assert_eq!(talk.get(play.clone(), "pending"), json!([1]));
    talk.refused(&play.to_string(), "not_your_turn");
}

#[test]
fn when_it_is_over_nobody_plays_and_the_result_is_there() {
    let mut talk = Talk::with_a_game();
    let mut guess = Guess::new(4);
    while let Some(seat) = talk.get(json!({"cmd": "pending"}), "pending")[0].as_u64() {
        let actions = talk.get(json!({"cmd": "legal", "seat": seat}), "actions");
        let action = &actions[guess.below(actions.as_array().unwrap().len() as u32) as usize];
        talk.get(json!({"cmd": "play", "seat": seat, "action": action}), "events");
    }
    let over = r#"{"id":1,"ok":false,"error":{"code":"game_over","message":"the game is over"}}"#;
    talk.hears(r#"{"id":1,"cmd":"play","seat":0,"action":{"type":"seal","good":"silk"}}"#, over);
    talk.hears(r#"{"id":1,"cmd":"suggest","seat":0,"level":"novice","seed":1,"iterations":1}"#, over);
    talk.refused(r#"{"id":1,"cmd":"play","seat":0,"action":7}"#, "bad_request");
    talk.hears(r#"{"id":1,"cmd":"pending"}"#, r#"{"id":1,"ok":true,"pending":[],"phase":"over"}"#);
    talk.hears(r#"{"id":1,"cmd":"legal","seat":0}"#, r#"{"id":1,"ok":true,"actions":[]}"#);
    talk.hears(r#"{"id":1,"cmd":"perft","depth":2}"#, r#"{"id":1,"ok":true,"count":0}"#);
    let result = talk.get(json!({"cmd": "result"}), "result");
    let ranks: Vec<_> = result["seats"].as_array().unwrap().iter().map(|seat| &seat["rank"]).collect();
    let winners: Vec<_> = (0..3).filter(|seat| ranks[*seat] == 1).collect();
    assert_eq!(result["winners"], json!(winners));
    assert!(!winners.is_empty());
    assert_eq!(result["seats"][0]["score"], result["seats"][0]["breakdown"]["coins"]);
    talk.get(json!({"cmd": "imagine", "seat": 0, "seed": 1}), "position");
}

#[test]
fn what_would_take_too_long_is_too_large() {
    let mut talk = Talk::new();
    let new = json!({"cmd": "new", "game": "toll", "seats": 5, "seed": 1, "options": {"first_player": 4}});
    talk.get(new, "pending");
    let too_large = |message: &str| {
        format!(r#"{{"id":1,"ok":false,"error":{{"code":"too_large","message":"{message}"}}}}"#)
    };
    talk.hears(r#"{"id":1,"cmd":"perft","depth":101}"#, &too_large("`depth` must be at most 100"));
    talk.hears(
        r#"{"id":1,"cmd":"perft","depth":100}"#,
        &too_large("there are too many sequences to count, or a choice among them is too wide to list"),
    );
    for absurd in ["18446744073709551615", "18446744073709551616"] {
        talk.refused(&format!(r#"{{"id":1,"cmd":"perft","depth":{absurd}}}"#), "too_large");
    }
    for (key, most) in [("millis", MOST_MILLIS), ("iterations", MOST_ITERATIONS)] {
        for absurd in [u128::from(most) + 1, u64::MAX.into(), 1 << 64, 1 << 100] {
            talk.hears(
                format!(r#"{{"id":1,"cmd":"suggest","seat":0,"level":"novice","seed":1,"{key}":{absurd}}}"#),
                &too_large(&format!("`{key}` must be at most {most}")),
            );
        }
    }
    assert_eq!(
        talk.0.answer_too_long().line,
        format!(
            r#"{{"id":null,"ok":false,"error":{{"code":"too_large","message":"a line has at most {LONGEST_LINE} bytes"}}}}"#
        )
    );
}

#[test]
fn a_choice_too_wide_to_list_is_too_large_to_count() {
    let mut talk = Talk(Session::new(BRITTLE_SHELF));
    talk.ask(json!({"cmd": "new", "game": "brittle", "seats": 3, "seed": 1, "options": {"first_player": 2}}));
    talk.refused(r#"{"id":1,"cmd":"perft","depth":1}"#, "too_large");
}

#[test]
fn a_failed_new_or_load_keeps_the_game_that_was_there() {
    let mut talk = Talk::in_round_2();
    talk.refused(r#"{"id":1,"cmd":"new","game":"toll","seats":9,"seed":1}"#, "bad_setup");
    talk.refused(r#"{"id":1,"cmd":"new","game":"chess","seats":2,"seed":1}"#, "unknown_game");
    talk.refused(r#"{"id":1,"cmd":"load","position":{"game":"toll"}}"#, "bad_position");
    talk.hears(r#"{"id":1,"cmd":"pending"}"#, r#"{"id":1,"ok":true,"pending":[2],"phase":"seal"}"#);
}

#[test]
fn a_fault_inside_a_game_is_answered_and_the_game_is_as_it_was() {
    let mut talk = Talk(Session::new(BRITTLE_SHELF));
    let fault = concat!(
        r#"{"id":1,"ok":false,"error":{"code":"internal_error","#,
        r#""message":"the engine met a fault of its own; the game is as it was before"}}"#
    );
    let bursts = r#"{"id":1,"cmd":"new","game":"brittle","seats":3,"seed":1,"options":{"burst":true}}"#;
    talk.hears(bursts, fault);
    talk.refused(r#"{"id":1,"cmd":"pending"}"#, "no_game");
    talk.get(
        json!({"cmd": "new", "game": "brittle", "seats": 3, "seed": 1, "options": {"first_player": 2}}),
        "pending",
    );
    for burst in ["while_playing", "while_telling"] {
        let before = talk.say(r#"{"cmd":"position"}"#);
        talk.hears(
            format!(r#"{{"id":1,"cmd":"play","seat":0,"action":{{"type":"burst","when":"{burst}"}}}}"#),
            fault,
        );
        assert_eq!(talk.say(r#"{"cmd":"position"}"#), before);
    }
    talk.hears(bursts, fault);
    talk.hears(
        r#"{"id":1,"cmd":"pending"}"#,
        r#"{"id":1,"ok":true,"pending":[0,1],"may":[2],"phase":"seal"}"#,
    );
}

// Whole games.

#[test]
fn a_game_driven_by_lines_is_the_game_step_by_step() {
    for (seats, seed) in [(3, 11), (4, 12), (5, 13)] {
        drive_by_lines::<Toll>(seats, seed);
    }
}

/// Plays the same game twice, by lines and by the contract, and compares the two at every step.
fn drive_by_lines<G: Game>(seats: u8, seed: u64) {
    let mut talk = Talk::new();
    talk.get(json!({"cmd": "new", "game": G::INFO.id, "seats": seats, "seed": seed}), "pending");
    let mut game = G::new(seats, Seed::new(seed).unwrap(), &Default::default()).unwrap();
    let mut guess = Guess::new(seed);
    same_game(&mut talk, &game);
    while !game.pending().is_empty() {
        one_step(&mut talk, &mut game, &mut guess);
        same_game(&mut talk, &game);
    }
    assert_eq!(talk.get(json!({"cmd": "result"}), "result"), json_of(&game.result().unwrap()));
}

/// Some pending seat plays some legal action, and a viewer who changes from step to step is told the same by both.
fn one_step<G: Game>(talk: &mut Talk, game: &mut G, guess: &mut Guess) {
    let pending: Vec<Seat> = game.pending().iter().collect();
    let seat = pending[guess.below(pending.len() as u32) as usize];
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    actions(game, seat, 1, guess, &mut offers, &mut choices);
    let action = choices.swap_remove(guess.below(choices.len() as u32) as usize);
    let mut events = Vec::new();
    play(game, seat, &action, &mut events).unwrap();
    let mut request = json!({"cmd": "play", "seat": seat, "action": action});
    let told = match viewers(game.seats()).nth(guess.below(12) as usize) {
        Some(viewer) => {
            request["for"] = json_of(&viewer);
            json_of(&events.iter().map(|event| G::seen(event, viewer)).collect::<Vec<_>>())
        }
        None => json_of(&events),
    };
    let answer = talk.ask(request);
    assert_eq!(answer["events"], told);
    assert_eq!(answer["pending"], json_of(&game.pending()));
}

fn same_game<G: Game>(talk: &mut Talk, game: &G) {
    assert_eq!(talk.get(json!({"cmd": "position"}), "position"), json_of(&game.position()));
    let pending = talk.ask(json!({"id": 1, "cmd": "pending"}));
    assert_eq!(pending, json!({"id": 1, "ok": true, "pending": game.pending(), "phase": game.phase()}));
    for viewer in viewers(game.seats()) {
        assert_eq!(talk.get(json!({"cmd": "view", "seat": viewer}), "view"), json_of(&game.view(viewer)));
    }
    for seat in SeatSet::all(game.seats()).iter() {
        let mut offers = Vec::new();
        game.legal(seat, &mut offers);
        assert_eq!(talk.get(json!({"cmd": "legal", "seat": seat}), "actions"), json_of(&offers));
    }
}

fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
}

#[test]
fn the_same_lines_give_the_same_bytes() {
    let conversation = |game: &str| {
        let mut talk = Talk::about_all_games();
        let new = json!({"cmd": "new", "game": game, "seats": 4, "seed": 77});
        let mut said = vec![talk.say(new.to_string())];
        for _ in 0..30 {
            if talk.get(json!({"cmd": "pending"}), "pending") == json!([]) {
                break;
            }
            let (seat, action) = suggested(&mut talk, "regular");
            said.push(talk.say(json!({"cmd": "play", "seat": seat, "action": action}).to_string()));
            said.push(talk.say(json!({"cmd": "imagine", "seat": seat, "seed": 5}).to_string()));
            said.push(talk.say(r#"{"cmd":"position"}"#));
        }
        said
    };
    for game in besace_shelf::games() {
        assert_eq!(conversation(game.info().id), conversation(game.info().id));
    }
}

#[test]
fn a_game_saved_half_way_goes_on_as_the_one_that_was_not() {
    for game in besace_shelf::games() {
        let (mut talk, mut saved) = (Talk::about_all_games(), Talk::about_all_games());
        talk.get(json!({"cmd": "new", "game": game.info().id, "seats": 4, "seed": 8}), "pending");
        for _ in 0..40 {
            let position = talk.get(json!({"cmd": "position"}), "position");
            saved.get(json!({"cmd": "load", "position": position}), "pending");
            let (seat, action) = suggested(&mut talk, "novice");
            let play = json!({"id": 1, "cmd": "play", "seat": seat, "action": action}).to_string();
            assert_eq!(talk.say(&play), saved.say(&play));
            assert_eq!(talk.say(r#"{"cmd":"position"}"#), saved.say(r#"{"cmd":"position"}"#));
        }
    }
}

/// The first pending seat, and what a bot would play there.
fn suggested(talk: &mut Talk, level: &str) -> (u64, Value) {
    let seat = talk.get(json!({"cmd": "pending"}), "pending")[0].as_u64().unwrap();
    let suggest = json!({"cmd": "suggest", "seat": seat, "level": level, "seed": 9, "iterations": 20});
    (seat, talk.get(suggest, "action"))
}
