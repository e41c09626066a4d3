//! What a sentence is as text, and which sentence follows from an action by rule: `sentences.json` says it for Rust and
//! for the client, whose own test reads the same file.

use besace_table::Seat;
use besace_words::{Language, Names, Reader, Sentence, Words, by_rule};
use serde::Deserialize;
use serde_json::{Map, Value};

#[derive(Deserialize)]
struct Expected {
    names: Vec<String>,
    words: Map<String, Value>,
    cards: Map<String, Value>,
    things: Map<String, Value>,
    aims: Vec<String>,
    said: Vec<Said>,
    labels: Vec<Label>,
    before: Vec<Before>,
}

#[derive(Deserialize)]
struct Said {
    why: String,
    sentence: Value,
    me: Option<u8>,
    en: String,
    fr: String,
}

#[derive(Deserialize)]
struct Label {
    why: String,
    game: String,
    action: Value,
    label: Value,
}

#[derive(Deserialize)]
struct Before {
    language: String,
    word: String,
    follows: Value,
    said: String,
}

fn expected() -> Expected {
    serde_json::from_str(include_str!("sentences.json")).expect("the expected sentences can be read")
}

fn read(sentence: &Value) -> Sentence {
    Sentence::deserialize(sentence).expect("a sentence can be read")
}

fn names(expected: &Expected) -> Names {
    let named = |(id, name): (&String, &Value)| (id.clone().into(), read(name));
    Names {
        cards: expected.cards.iter().map(named).collect(),
        things: expected.things.iter().map(named).collect(),
    }
}

/// An invented game's sentences, line by line.
fn words(expected: &Expected, language: Language) -> Words {
    let lines: Vec<&str> =
        expected.words[language.id()].as_array().expect("lines").iter().filter_map(Value::as_str).collect();
    Words::of(language).with(&lines.join("\n"))
}

#[test]
fn a_sentence_is_said_as_expected_in_both_languages() {
    let expected = expected();
    let things = names(&expected);
    for Said { why, sentence, me, en, fr } in &expected.said {
        for (language, text) in [(Language::English, en), (Language::French, fr)] {
            let reader = Reader { names: &expected.names, me: me.map(Seat), things: &things };
            assert_eq!(words(&expected, language).tell(&read(sentence), &reader), *text, "{why}");
        }
    }
}

#[test]
fn a_sentence_is_written_as_it_was_read() {
    for Said { why, sentence, .. } in expected().said {
        assert_eq!(serde_json::to_value(read(&sentence)).unwrap(), sentence, "{why}");
    }
}

#[test]
fn what_is_no_sentence_is_not_read_as_one() {
    for wrong in
        ["{}", "[]", "\"id\"", r#"{"id":3}"#, r#"{"id":"a","args":{"b":{"x":1}}}"#, r#"{"id":"a","by":-1}"#]
    {
        assert!(serde_json::from_str::<Sentence>(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn a_label_follows_from_its_action() {
    let expected = expected();
    let (names, aims) = (names(&expected), expected.aims.iter().map(String::as_str).collect::<Vec<_>>());
    for Label { why, game, action, label } in &expected.labels {
        let told = by_rule::label(game, action, &aims, &names);
        assert_eq!(serde_json::to_value(told).unwrap(), *label, "{why}");
    }
}

#[test]
fn a_small_word_changes_before_a_vowel() {
    for Before { language, word, follows, said } in expected().before {
        let file = format!("toll-before = {{ BEFORE(\"{word}\", $follows) }}\n");
        let words = Words::of(Language::from_id(&language).expect("a language of ours")).with(&file);
        let follows = match &follows {
            Value::Number(number) => besace_words::Value::Number(number.as_i64().expect("a whole number")),
            text => text.as_str().expect("a text").into(),
        };
        assert_eq!(words.say("toll-before", &[("follows", follows)]), said);
    }
}
