//! `besace serve` asked for what cannot be done: one sentence, the right exit code, and no trace of our own code.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

fn besace(data: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_besace"));
    command.args(["serve", "--port", "0", "--data"]).arg(data).args(arguments);
    command
}

/// The exit code, and what was said about it.
fn refused(mut command: Command) -> (Option<i32>, String) {
    let output = command.output().unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.stdout.is_empty() && !told.contains("panicked") && !told.contains(".rs:"), "{told}");
    (output.status.code(), told)
}

#[test]
fn what_cannot_be_served_is_refused_in_words() {
    let home = tempfile::tempdir().unwrap();
    let nonsense: [(&[&str], i32, &str); 8] = [
        (&["--fly"], 2, "unexpected argument '--fly'"),
        (&["--thinkers", "18446744073709551615"], 2, "`--thinkers` must be a number from 1 to 1024"),
        (&["--thinkers", "0"], 2, "`--thinkers` must be a number from 1 to 1024"),
        (&["--log", "loud"], 2, "a level must be off, error, warn, info, debug or trace"),
        (&["--address", "here"], 2, "invalid IP address"),
        (&["--sub-path", "/{x}"], 2, "a sub-path must be made of"),
        (&["--client", "/nowhere"], 1, "there is no client in /nowhere"),
        (&["--address", "192.0.2.1"], 1, "cannot listen on 192.0.2.1"),
    ];
    for (arguments, code, because) in nonsense {
        let (ended, told) = refused(besace(&home.path().join("data"), arguments));
        assert!(ended == Some(code) && told.contains(because), "{arguments:?}: {ended:?} {told}");
    }
}

#[test]
fn data_that_cannot_be_used_is_left_alone_and_told_in_words() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::write(data.join("besace.sqlite"), "these are no games".repeat(1000)).unwrap();
    let (ended, told) = refused(besace(&data, &[]));
    assert!(ended == Some(1) && told.contains("file is not a database"), "{told}");
    let kept = std::fs::read_to_string(data.join("besace.sqlite")).unwrap();
    assert!(kept.starts_with("these are no games"));
    let file = home.path().join("file");
    std::fs::write(&file, "").unwrap();
    assert_eq!(refused(besace(&file, &[])).0, Some(1));
}

#[test]
fn a_second_server_does_not_get_the_same_data() {
    let home = tempfile::tempdir().unwrap();
    let mut first = besace(home.path(), &[]).stdout(Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(first.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let (ended, told) = refused(besace(home.path(), &[]));
    assert!(ended == Some(1) && told.contains("another Besace is using it"), "{told}");
    first.kill().unwrap();
    first.wait().unwrap();
    let mut next = besace(home.path(), &[]).stdout(Stdio::piped()).spawn().unwrap();
    line.clear();
    BufReader::new(next.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("http://"), "one that was killed leaves no lock behind");
    next.kill().unwrap();
    next.wait().unwrap();
}

/// Where the system allows too few open files, that is said at the start, before they run out.
#[test]
fn too_few_open_files_are_reported_at_the_start() {
    let home = tempfile::tempdir().unwrap();
    let mut server = Command::new("sh")
        .args(["-c", "ulimit -n 200; exec \"$0\" serve --port 0 --data \"$1\""])
        .arg(env!("CARGO_BIN_EXE_besace"))
        .arg(home.path())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stderr.take().unwrap()).read_line(&mut line).unwrap();
    server.kill().unwrap();
    server.wait().unwrap();
    assert!(line.contains("the system allows 200 open files, so 100 live connections are let in"), "{line}");
}
