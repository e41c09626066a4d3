//! JSON that is sound and that nobody would write: wherever it stands, the answer is the one that the rules page names
//! for something of that type there.

use besace_shelf::Session;
use serde_json::Value;

const ROUND_2: &str = include_str!("positions/jericho-round-2.json");

/// A conversation, from the side of the one who asks.
struct Talk(Session);

impl Talk {
    fn with(game: &str) -> Talk {
        let mut talk = Talk(Session::default());
        let new = format!(r#""new","game":"{game}","seats":3,"seed":1,"options":{{"first_player":0}}"#);
        assert_eq!(talk.ask(&new)["ok"], true);
        talk
    }

    fn ask(&mut self, rest: &str) -> Value {
        let answer = self.0.answer(format!(r#"{{"id":1,"cmd":{rest}}}"#).as_bytes());
        serde_json::from_str(&answer.line).unwrap()
    }

    /// What is said to an action: its reason where there is one, else its code.
    fn played(&mut self, seat: u8, action: &str) -> String {
        let answer = self.ask(&format!(r#""play","seat":{seat},"action":{action}"#));
        let error = &answer["error"];
        error["reason"].as_str().or(error["code"].as_str()).unwrap_or("ok").to_owned()
    }

    /// The rule that a position breaks, and the message.
    fn broken(&mut self, position: &str) -> (String, String) {
        let answer = self.ask(&format!(r#""load","position":{position}"#));
        let error = &answer["error"];
        assert_eq!(error["code"], "bad_position", "{answer}");
        let words = |key: &str| error[key].as_str().unwrap_or_default().to_owned();
        (words("rule"), words("message"))
    }

    fn position(&mut self) -> String {
        self.ask(r#""position""#)["position"].to_string()
    }
}

/// Values of every type that JSON can write and few readers hold: a number that is not whole, a list, an object, and
/// an object with a key twice.
fn values_that_are_no_string() -> Vec<String> {
    let nested = |open: &str, close: &str| open.repeat(5_000) + "1" + &close.repeat(5_000);
    vec![
        "1e999".into(),
        "-1e999".into(),
        "123456789012345678901234567890".into(),
        nested("[", "]"),
        nested(r#"{"a":"#, "}"),
        r#"{"a":1,"a":2}"#.into(),
    ]
}

fn shown(value: &str) -> &str {
    &value[..value.len().min(40)]
}

#[test]
fn a_key_that_an_action_does_not_have_is_a_bad_shape_whatever_its_value() {
    for game in ["jericho", "nottingham", "sheriff"] {
        let mut talk = Talk::with(game);
        let (seat, sound) = match game {
            "jericho" => (0, r#""type":"lay","card":"red-1""#),
            "nottingham" => (0, r#""type":"take""#),
            _ => (1, r#""type":"market","set_aside":[],"left":0,"right":0"#),
        };
        for value in values_that_are_no_string().into_iter().chain([r#""\ud800""#.into(), "-0".into()]) {
            let said = talk.played(seat, &format!(r#"{{{sound},"more":{value}}}"#));
            assert_eq!(said, "bad_shape", "{game}: {}", shown(&value));
        }
        assert_eq!(talk.played(seat, &format!(r#"{{{sound},"\ud800":1}}"#)), "bad_shape", "{game}");
        assert_eq!(talk.played(seat, r#"{"type":"\udfff"}"#), "bad_shape", "{game}");
    }
}

#[test]
fn a_field_of_an_action_is_of_the_wrong_type_however_it_is_written() {
    let mut jericho = Talk::with("jericho");
    let mut nottingham = Talk::with("nottingham");
    let mut sheriff = Talk::with("sheriff");
    for value in values_that_are_no_string() {
        for action in [value.clone(), format!(r#"{{"type":{value}}}"#)] {
            let is_object_of_no_type = action == value && value.starts_with(r#"{"a":{"#);
            let due = if is_object_of_no_type { "bad_shape" } else { "bad_request" };
            for (talk, seat) in [(&mut jericho, 0), (&mut nottingham, 0), (&mut sheriff, 1)] {
                assert_eq!(talk.played(seat, &action), due, "{}", shown(&action));
            }
        }
        let card = format!(r#"{{"type":"lay","card":{value}}}"#);
        assert_eq!(jericho.played(0, &card), "bad_request", "{}", shown(&card));
        let cards = format!(r#"{{"type":"discard","cards":[{value}]}}"#);
        assert_eq!(nottingham.played(0, &cards), "bad_request", "{}", shown(&cards));
        let cards = format!(r#"{{"type":"load","cards":[{value}]}}"#);
        assert_eq!(sheriff.played(1, &cards), "bad_request", "{}", shown(&cards));
    }
    assert_eq!(nottingham.played(0, r#"{"type":"discard","cards":{"coin":1,"coin":1}}"#), "bad_request");
    assert_eq!(sheriff.played(1, r#"{"type":"load","cards":{"apple":1,"apple":1}}"#), "bad_request");
}

#[test]
fn half_of_a_surrogate_pair_is_a_string_and_the_name_of_nothing() {
    assert_eq!(Talk::with("jericho").played(0, r#"{"type":"lay","card":"\ud800"}"#), "unknown_card");
    let mut sheriff = Talk::with("sheriff");
    let market = r#"{"type":"market","set_aside":["\udc00x"],"left":0,"right":0}"#;
    assert_eq!(sheriff.played(1, market), "unknown_card");
    let mut nottingham = Talk::with("nottingham");
    assert_eq!(nottingham.played(0, r#"{"type":"pick","card":"\ud800"}"#), "wrong_phase");
    let mut talk = Talk::with("jericho");
    assert_eq!(talk.ask(r#""hello","\ud800":1"#)["ok"], true);
}

#[test]
fn minus_nought_is_a_whole_number() {
    let mut talk = Talk::with("nottingham");
    assert_eq!(talk.ask(r#""perft","depth":-0"#)["count"], 1);
    assert_eq!(talk.ask(r#""legal","seat":-0"#)["ok"], true);
    let position = talk.position().replacen(r#""turn":0"#, r#""turn":-0"#, 1);
    assert_eq!(talk.ask(&format!(r#""load","position":{position}"#))["ok"], true);
    let use_it = talk.played(0, r#"{"type":"use","target":-0}"#);
    assert!(use_it != "bad_request" && use_it != "ok", "{use_it}");
}

#[test]
fn a_count_of_any_size_breaks_the_invariant_about_totals() {
    let counts = ["255", "256", "4294967296", "18446744073709551616", "1180591620717411303424"];
    for count in counts {
        let mut talk = Talk::with("jericho");
        let position = ROUND_2.replacen(r#""white-3": 1"#, &format!(r#""white-3": {count}"#), 1);
        assert_ne!(position, ROUND_2);
        assert_eq!(talk.broken(&position).0, "JER-70.2", "{count}");

        let mut talk = Talk::with("nottingham");
        let sound = talk.position();
        let position = sound.replacen(r#""loot":{}"#, &format!(r#""loot":{{"gold":{count}}}"#), 1);
        assert_eq!(talk.broken(&position).0, "NOT-100.2", "{count}");
        let position = sound.replacen(r#""sheriff":0"#, &format!(r#""sheriff":{count}"#), 1);
        assert_eq!(talk.broken(&position).0, "NOT-100.5", "{count}");

        let mut talk = Talk::with("sheriff");
        let sound = talk.position();
        let position = sound.replacen(r#""legal":{}"#, &format!(r#""legal":{{"apple":{count}}}"#), 1);
        assert_eq!(talk.broken(&position).0, "SHE-120", "{count}");
        let position = sound.replacen(r#""coins":50"#, &format!(r#""coins":{count}"#), 1);
        assert_eq!(talk.broken(&position).0, "SHE-121", "{count}");
        let position = sound.replacen(r#""round":1"#, &format!(r#""round":{count}"#), 1);
        assert_eq!(talk.broken(&position).0, "SHE-122", "{count}");
    }
}

#[test]
fn a_position_that_cannot_be_read_breaks_the_invariant_of_its_game() {
    for (game, rule) in [("jericho", "JER-70.1"), ("nottingham", "NOT-100.1"), ("sheriff", "SHE-122")] {
        let mut talk = Talk::with(game);
        let sound = talk.position();
        for value in values_that_are_no_string() {
            let position = sound.replacen(r#""version":1"#, &format!(r#""version":{value}"#), 1);
            assert_eq!(talk.broken(&position).0, rule, "{}", shown(&value));
            let unread = sound.replacen('{', &format!(r#"{{"note":{value},"#), 1);
            assert_eq!(talk.ask(&format!(r#""load","position":{unread}"#))["ok"], true, "{}", shown(&value));
        }
        let doubled = sound.replacen(r#""seats":[{"#, r#""seats":[{"hand":{},"#, 1);
        let words = "`seats[0]` must be an object with each of its keys once";
        assert_eq!(talk.broken(&doubled), (rule.into(), words.into()));
        let phase = sound.replacen(r#""phase":""#, r#""phase":"\ud800"#, 1);
        assert_eq!(talk.broken(&phase), (rule.into(), "there is no such phase".into()));
    }
}

#[test]
fn what_is_wrong_with_a_position_is_told_by_its_key_and_in_plain_words() {
    let cards = "must be a list of cards, or their counts with each card once, not 3";
    for (game, key, value, words) in [
        ("jericho", "supply", "3", format!("`supply` {cards}")),
        ("jericho", "round", r#""1""#, "`round` must be a whole number, not a string".into()),
        ("jericho", "draw", "{}", "`draw` must be a list, not an object".into()),
        (
            "jericho",
            "options",
            r#"{"first_player":"me"}"#,
            r#"`options.first_player` must be a seat or "random""#.into(),
        ),
        ("nottingham", "discard", "3", format!("`discard` {cards}")),
        (
            "nottingham",
            "action",
            r#"{"kind":"lunch"}"#,
            "`action.kind` must be one of: theft, robbery, raid, buy, barter, ambush, purge".into(),
        ),
        ("nottingham", "shown", "[]", "`shown` must be a string, not a list".into()),
        ("sheriff", "removed", "3", format!("`removed` {cards}")),
        ("sheriff", "discards", r#"{"left":[]}"#, "`discards.right` is missing".into()),
        ("sheriff", "options", r#"{"haggle":256}"#, "in the options: `haggle` is too large".into()),
    ] {
        let mut talk = Talk::with(game);
        let mut position: Value = serde_json::from_str(&talk.position()).unwrap();
        position[key] = serde_json::from_str(value).unwrap();
        assert_eq!(talk.broken(&position.to_string()).1, words, "{game}: {key} {value}");
    }
}

#[test]
fn what_is_wrong_with_options_is_told_by_its_key_and_in_plain_words() {
    for (game, options, words) in [
        ("jericho", r#"{"first_player":[]}"#, r#"`first_player` must be a seat or "random", not a list"#),
        ("jericho", r#"{"first_player":99999999999999999999}"#, "first_player is not a seat of this table"),
        ("jericho", r#"{"dance":1}"#, "`dance` is not a key here; the keys are first_player"),
        ("nottingham", r#"{"track":"long"}"#, "`track` must be a list, not a string"),
        ("nottingham", r#"{"track":[1,2,3,4,18446744073709551616]}"#, "`track[4]` is too large"),
        ("nottingham", r#"{"track":[1,2,3,4]}"#, "`track`: a track has 5 to 60 numbers from 0 to 20"),
        ("nottingham", r#"{"ambush_pairs":[["coin"]]}"#, "`ambush_pairs` must be a list of 6"),
        ("sheriff", r#"{"royal":1}"#, "`royal` must be true or false, not 1"),
        ("sheriff", r#"{"timed":-1}"#, "`timed` is too small"),
        ("sheriff", r#"{"hand_size":18446744073709551616}"#, "`hand_size` is too large"),
        ("sheriff", r#"{"hand_size":8}"#, "hand_size is 6 or 7"),
    ] {
        let mut talk = Talk::with(game);
        let answer = talk.ask(&format!(r#""new","game":"{game}","seats":3,"seed":1,"options":{options}"#));
        assert_eq!(answer["error"]["code"], "bad_setup", "{options}");
        assert_eq!(answer["error"]["message"], words, "{options}");
    }
}
