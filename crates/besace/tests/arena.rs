//! `besace arena` as a process: what the figures of the documentation are made with.

use besace_bots::arena::Player;
use besace_shelf::{Shelved, games};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};

/// Runs it with these words; what it keeps goes into this folder.
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

/// The game with the most bots to choose from, and two of them besides the regular: baselines, if it has any.
fn with_most_bots() -> (&'static dyn Shelved, [&'static str; 2]) {
    let game = games().iter().copied().max_by_key(|game| game.players().len()).expect("there are games");
    let mut names = game.players().into_iter().map(Player::id).filter(|name| *name != "regular");
    let mut next = || names.next().expect("there are three levels at least");
    (game, [next(), next()])
}

#[test]
fn with_iterations_the_same_seed_gives_the_same_figures() {
    let folder = tempfile::tempdir().unwrap();
    let game = games()[0].info().id;
    let words = format!("{game} --seats 3 --bots expert,regular --games 3 --iterations 60 --seed");
    let [once, again, other] = ["5", "5", "6"].map(|seed| reports(&format!("{words} {seed}"), folder.path()));
    assert_eq!(once, again);
    assert_ne!(once[0]["scores"], other[0]["scores"]);
    assert_eq!((&once[0]["budget"]["iterations"], &once[0]["seed"]), (&60.into(), &5.into()));
}

#[test]
fn every_line_up_plays_with_every_number_of_seats_and_is_kept_three_times() {
    let folder = tempfile::tempdir().unwrap();
    let (game, [one, other]) = with_most_bots();
    let game = game.info().id;
    let bots = format!("--bots regular,{one} --bots regular,{other},{one}");
    let reports = reports(&format!("{game} --seats 3,4 {bots} --games 1 --iterations 60"), folder.path());
    let played = reports.as_array().unwrap().iter().map(|report| report["bots"].to_string());
    let line_ups = [
        format!(r#"["regular","{one}","{one}"]"#),
        format!(r#"["regular","{other}","{one}"]"#),
        format!(r#"["regular","{one}","{one}","{one}"]"#),
        format!(r#"["regular","{other}","{one}","{one}"]"#),
    ];
    assert_eq!(played.collect::<Vec<_>>(), line_ups);
    let kept =
        |ending: &str| std::fs::read_to_string(folder.path().join(format!("arena-{game}.{ending}"))).unwrap();
    assert_eq!(serde_json::from_str::<Value>(&kept("json")).unwrap(), reports);
    let row = format!("| {game} | 4 | regular + {other} + 2 {one} | 4 | regular |");
    assert!(kept("md").contains(&row), "{}", kept("md"));
    assert!(kept("svg").contains(&format!("4 seats: regular + 3 {one} (4 games)")));
}

#[test]
fn what_cannot_be_played_is_refused_in_words_and_nothing_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let results = folder.path().join("results");
    let (most, [theirs, _]) = with_most_bots();
    let without = games().iter().find(|game| game.players().iter().all(|player| player.id() != theirs));
    let (id, too_many) = (most.info().id, most.info().max_seats + 1);
    let refused = [
        ("chess".to_owned(), "there is no game".to_owned()),
        (format!("{id} --bots regular,liar"), "there is no bot \"liar\"; choose from".into()),
        (format!("{id} --seats {too_many}"), format!("cannot be played with {too_many} seats")),
        (format!("{id} --seats 3 --bots regular,regular,regular,regular"), "are too many for 3 seats".into()),
        (format!("{id} --millis 5 --iterations 60"), "cannot be used with".into()),
    ];
    let of_another_game =
        without.map(|game| (format!("{} --bots regular,{theirs}", game.info().id), "there is no bot".into()));
    for (words, because) in refused.into_iter().chain(of_another_game) {
        let output = arena(&words, &results);
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && told.contains(&because), "{words}: {told}");
        assert!(!results.exists(), "{words} keeps something");
    }
}
