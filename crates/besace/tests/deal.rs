//! `besace deal` as a process: what tests and lessons choose their deals with.

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
    let number = said(&["sheriff", "--seats", "4", "--seed", "77", "--options", r#"{"hand_size":7}"#]);
    let behind: Value = serde_json::from_str(&said(&[&number])).unwrap();
    assert_eq!(
        (&behind["cmd"], &behind["game"], &behind["seats"]),
        (&json!("new"), &json!("sheriff"), &json!(4))
    );
    assert_eq!((&behind["seed"], &behind["options"]["hand_size"]), (&json!(77), &json!(7)));
}

#[test]
fn what_cannot_be_dealt_is_a_misuse() {
    let wrong: [&[&str]; 5] = [
        &["chess"],
        &["jericho-3-aaaaa"],
        &["jericho", "--seats", "9"],
        &["jericho", "--seed", "9007199254740992"],
        &["jericho", "--options", r#"{"speed":1}"#],
    ];
    for words in wrong {
        let output = deal(words);
        assert_eq!(output.status.code(), Some(2), "{words:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr).lines().count(), 1, "{words:?}");
    }
}
