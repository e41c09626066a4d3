//! `besace play` line by line, as a person or a program at the other end of a pipe meets it.

use besace_shelf::games;
use besace_table::Info;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn besace(arguments: &[&str], variables: &[(&str, &str)], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_besace"))
        .arg("play")
        .args(arguments)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It may refuse its arguments before it has read anything.
    let _ = child.stdin.take().expect("it reads").write_all(input);
    child.wait_with_output().expect("it ends")
}

fn told(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout.clone()).expect("it writes text");
    let ids = games().iter().map(|game| game.info().id).chain(["table"]);
    for id in ids {
        assert!(!text.contains(&format!("{id}-")), "an id instead of words:\n{text}");
    }
    text
}

/// Always the first choice, to the end; the question for another game is answered by the end of the input.
fn whole_game(game: &str, language: &str) -> String {
    let arguments = [game, "--seed", "7", "--lang", language, "--level", "novice", "--name", "Anna"];
    told(&besace(&arguments, &[], "1\n".repeat(2000).as_bytes()))
}

#[test]
fn a_whole_game_of_every_kind_ends_with_a_result_in_both_languages() {
    let shared =
        [("en", ["Another game? (y/n)", "Goodbye"]), ("fr", ["Une autre partie\u{202f}?", "Au revoir"])];
    for game in games() {
        for (language, parts) in shared {
            let text = whole_game(game.info().id, language);
            for part in parts {
                assert!(text.contains(part), "{part}:\n{text}");
            }
        }
    }
}

#[test]
fn the_same_seed_and_the_same_choices_are_the_same_game() {
    let game = games()[0].info().id;
    assert_eq!(whole_game(game, "en"), whole_game(game, "en"));
}

#[test]
fn wrong_answers_are_answered_and_asked_again() {
    let text = told(&besace(&["--seed", "7", "--lang", "en"], &[], b"99\n0\nhello\n\n1\n"));
    for part in [
        "“99” is not one of the choices",
        "“0” is not one of the choices",
        "“hello” is not one of the choices",
        "No more input, so the game ends here.",
    ] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    assert_eq!(
        text.matches("is not one of the choices").count(),
        3,
        "1 is a choice, and an empty line is not an answer:\n{text}"
    );
}

#[test]
fn bytes_that_are_not_text_are_a_wrong_answer_like_any_other() {
    let text = told(&besace(&["--seed", "7", "--lang", "en"], &[], b"\xff\xfe\n1\n"));
    assert_eq!(text.matches("is not one of the choices").count(), 1, "{text}");
}

#[test]
fn help_hint_table_log_and_rules_are_a_letter_away() {
    let text = told(&besace(&["--seed", "7", "--lang", "fr"], &[], "?\nh\nt\nl\nr\nu\n".as_bytes()));
    let designer = games()[0].info().by.split([',', '·']).next().expect("somebody has designed it").trim();
    for part in ["Les mots du protocole", "Conseil", designer, "ne se reprend pas"] {
        assert!(text.contains(part), "{part}:\n{text}");
    }
    assert!(!text.contains("{#") && !text.contains("**"), "markup in the rules:\n{text}");
}

#[test]
fn leaving_is_asked_once_and_can_be_refused() {
    let text = told(&besace(&["--seed", "7", "--lang", "en"], &[], b"q\nmaybe\nn\n1\nq\ny\n"));
    assert!(text.contains("Please answer y or n."), "{text}");
    assert!(text.contains("Goodbye") && !text.contains("No more input"), "{text}");
}

#[test]
fn no_input_at_all_ends_politely() {
    let text = told(&besace(&[], &[("LANG", "fr_FR.UTF-8")], b""));
    assert!(text.contains("la partie s’arrête ici") && text.contains("Au revoir"), "{text}");
}

#[test]
fn a_reader_who_stops_reading_ends_the_game_without_an_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_besace"))
        .args(["play", "--seed", "7"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    // It may have ended before it has read anything.
    let _ = child.stdin.take().expect("it reads").write_all(b"1\n1\n1\n");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[test]
fn the_argument_is_stronger_than_the_environment() {
    let text = told(&besace(&["--lang", "en"], &[("LC_ALL", "fr_FR.UTF-8")], b""));
    assert!(text.contains("Goodbye"), "{text}");
}

#[test]
fn what_cannot_be_set_up_is_refused_in_words() {
    let Info { title, min_seats, max_seats, .. } = games()[0].info();
    let players = format!("{title} is for {min_seats} to {max_seats} players");
    for (arguments, words) in [
        (&["chess"][..], "no game called “chess”"),
        (&["--seats", "9"], &*players),
        (&["--seats", "3", "--seat", "3"], "the seats are 0 to 2"),
        (&["--seed", "9007199254740992"], "A seed is a number from 0 to 9007199254740991"),
    ] {
        let output = besace(arguments, &[], b"");
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && error.contains(words), "{arguments:?}: {error}");
    }
}
