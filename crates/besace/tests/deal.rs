//! `besace deal` as a process: what tests and lessons choose their deals with.

use besace_shelf::games;
use serde_json::{Value, json};
use std::process::{Command, Output};

fn deal(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_besace")).arg("deal").args(words).output().unwrap()
}

fn said(words: &[&str]) -> String {
    let output = deal(words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap().trim().to_string()
}

#[test]
fn a_number_tells_again_what_it_was_made_from() {
    let game = games()[0].info();
    let seats = game.max_seats.to_string();
    let options = r#"{"first_player":1}"#;
    let number = said(&[game.id, "--seats", &seats, "--seed", "77", "--options", options]);
    let behind: Value = serde_json::from_str(&said(&[&number])).unwrap();
    assert_eq!(
        (&behind["cmd"], &behind["game"], &behind["seats"]),
        (&json!("new"), &json!(game.id), &json!(game.max_seats))
    );
    assert_eq!((&behind["seed"], &behind["options"]["first_player"]), (&json!(77), &json!(1)));
}

#[test]
fn what_cannot_be_dealt_is_a_misuse() {
    let game = games()[0].info().id;
    let misspelt = format!("{game}-3-aaaaa");
    let wrong: [&[&str]; 5] = [
        &["chess"],
        &[&misspelt],
        &[game, "--seats", "9"],
        &[game, "--seed", "9007199254740992"],
        &[game, "--options", r#"{"speed":1}"#],
    ];
    for words in wrong {
        let output = deal(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{words:?}");
    }
}
