//! What a host does with the data and with a server that runs, used rightly and wrongly: what is said, and the exit code.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

struct Server(Child);

impl Server {
    fn start(data: &Path) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_besace"))
            .args(["serve", "--port", "0", "--data"])
            .arg(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(line.contains("http://"), "{line}");
        Server(child)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// The exit code, and everything that is said.
fn besace(home: &Path, arguments: &str) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_besace"))
        .args(arguments.split(' '))
        .current_dir(home)
        .env_remove("BESACE_DATA")
        .output()
        .unwrap();
    let told = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(!told.contains("panicked") && !told.contains("os error 2") && !told.contains(".rs:"), "{told}");
    (output.status.code().unwrap(), told)
}

#[test]
fn what_cannot_be_kept_or_looked_after_is_said_in_words() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    fs::write(home.join("letter"), "dear all").unwrap();
    fs::create_dir(home.join("empty")).unwrap();
    for (arguments, code, because) in [
        ("check --data none", 1, "there are no games in none"),
        ("check --data empty", 1, "there are no games in empty"),
        ("check --data letter", 1, "there are no games in letter"),
        ("backup b --data empty", 1, "there are no games in empty"),
        ("restore letter --data new", 1, "letter is not a Besace backup"),
        ("tables --data none", 1, "no server of yours is running with the data in none"),
        ("people --data empty", 1, "no server of yours is running with the data in empty"),
        ("forget 7 --data none", 1, "no server of yours is running with the data in none"),
        ("people mute --data none", 2, "required arguments"),
        ("people ban-address here", 2, "invalid IP address"),
        ("forget somebody", 2, "invalid digit"),
        ("backup", 2, "<FILE>"),
        ("move --from none --to new", 1, "there are no games in none"),
        ("move --from none", 2, "--to"),
        ("move --from none --to http://here", 2, "the address of a database must be postgres://"),
        ("check --database here", 2, "the address of a database must be postgres://"),
    ] {
        let (ended, told) = besace(home, arguments);
        assert!(ended == code && told.contains(because), "{arguments}: {ended} {told}");
    }
    assert!(!home.join("new").exists(), "nothing is made where nothing can be restored");
}

#[test]
fn a_server_that_runs_is_looked_after_copied_and_checked() {
    let home = tempfile::tempdir().unwrap();
    let home = home.path();
    let server = Server::start(&home.join("data"));
    for (arguments, code, because) in [
        ("tables --data data", 0, "0 tables, 0 of them awake"),
        ("people --data data", 0, "0 people"),
        ("tables --data data close nothing", 1, "there is no such table"),
        ("people --data data mute 7", 1, "there is no such person"),
        ("people --data data ban-address 127.0.0.9", 0, "done"),
        ("forget 7 --data data", 1, "there is no such person"),
        ("check --data data", 0, "everything is as it should be"),
        ("backup sunday --data data", 0, "sunday has everything"),
        ("backup sunday --data data", 1, "sunday is there already: nothing is overwritten"),
        ("restore sunday --data data", 1, "another Besace is using it"),
        ("restore sunday --data again", 0, "again is restored"),
        ("restore sunday --data again", 1, "is there already"),
        ("check --data again", 0, "everything is as it should be"),
        ("move --from data --to moved", 1, "another Besace is using it"),
        ("move --from again --to moved", 0, "moved has everything that again has, the key included"),
        ("move --from again --to moved", 1, "there are games in moved already"),
        ("check --data moved", 0, "everything is as it should be"),
    ] {
        let (ended, told) = besace(home, arguments);
        assert!(ended == code && told.contains(because), "{arguments}: {ended} {told}");
    }
    // Whoever reads only the first line is not shouted at.
    let short = Command::new("sh")
        .args(["-c", "\"$0\" people --data data | true"])
        .arg(env!("CARGO_BIN_EXE_besace"))
        .current_dir(home)
        .output()
        .unwrap();
    assert!(short.stderr.is_empty(), "{short:?}");
    // Killed, so that what was played last is only in the file beside the database (`besace.sqlite-wal`).
    drop(server);
    let (ended, told) = besace(home, "tables --data data");
    assert!(ended == 1 && told.contains("no server of yours is running"), "{told}");
    fs::rename(home.join("data/session.key"), home.join("key")).unwrap();
    let (ended, told) = besace(home, "check --data data");
    assert!(ended == 1 && told.contains("damaged: session.key is gone"), "{told}");
    fs::rename(home.join("key"), home.join("data/session.key")).unwrap();
    fs::remove_file(home.join("data/besace.sqlite-wal")).unwrap();
    let (ended, told) = besace(home, "check --data data");
    assert!(ended == 1 && told.contains("damaged: what was played last is gone"), "{told}");
}
