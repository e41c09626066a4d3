//! `besace arena` as a process: what the figures of the documentation are made with.

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// Runs it with these words, what it keeps in this folder.
fn arena(words: &str, folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_besace"));
    command.arg("arena").args(words.split(' ')).arg("--save").arg(folder);
    command.output().expect("besace starts")
}

/// What it reports, as JSON.
fn reports(words: &str, folder: &Path) -> Value {
    let output = arena(&format!("{words} --json"), folder);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn with_iterations_the_same_seed_gives_the_same_figures() {
    let folder = tempfile::tempdir().unwrap();
    let words = "sheriff --seats 3 --bots expert,regular --games 3 --iterations 60 --seed";
    let [once, again, other] = ["5", "5", "6"].map(|seed| reports(&format!("{words} {seed}"), folder.path()));
    assert_eq!(once, again);
    assert_ne!(once[0]["scores"], other[0]["scores"]);
    assert_eq!((&once[0]["budget"]["iterations"], &once[0]["seed"]), (&60.into(), &5.into()));
}

#[test]
fn every_line_up_plays_with_every_number_of_seats_and_is_kept_three_times() {
    let folder = tempfile::tempdir().unwrap();
    let words =
        "sheriff --seats 3,4 --bots regular,honest --bots regular,smuggler,bribe --games 1 --iterations 60";
    let reports = reports(words, folder.path());
    let played = reports.as_array().unwrap().iter().map(|report| report["bots"].to_string());
    let line_ups = [
        r#"["regular","honest","honest"]"#,
        r#"["regular","smuggler","bribe"]"#,
        r#"["regular","honest","honest","honest"]"#,
        r#"["regular","smuggler","bribe","bribe"]"#,
    ];
    assert_eq!(played.collect::<Vec<_>>(), line_ups);
    let kept = |ending: &str| {
        std::fs::read_to_string(folder.path().join(format!("arena-sheriff.{ending}"))).unwrap()
    };
    assert_eq!(serde_json::from_str::<Value>(&kept("json")).unwrap(), reports);
    assert!(
        kept("md").contains("| sheriff | 4 | regular + smuggler + 2 bribe | 4 | regular |"),
        "{}",
        kept("md")
    );
    assert!(kept("svg").contains("4 seats: regular + 3 honest (4 games)"));
}

#[test]
fn what_cannot_be_played_is_refused_in_words_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("results");
    let refused = [
        ("chess", "there is no game"),
        ("sheriff --bots regular,liar", "is no bot here; there are"),
        ("jericho --bots regular,smuggler", "is no bot here"),
        ("sheriff --seats 6", "is not played by 6"),
        ("sheriff --seats 3 --bots regular,regular,regular,regular", "have no room"),
        ("sheriff --millis 5 --iterations 60", "cannot be used with"),
    ];
    for (words, because) in refused {
        let output = arena(words, &results);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && told.contains(because), "{words}: {told}");
        assert!(!results.exists(), "{words} keeps something");
    }
}
