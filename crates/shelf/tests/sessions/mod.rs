//! Recorded sessions: whole conversations in the table protocol, answered again to the byte.
//!
//! They say that no program that speaks the protocol will notice a change. A game's sessions lie in its own folder and
//! see a shelf with that game alone, so another game changes none of them. There are four kinds:
//!
//! - `play-<golden game>.txt` plays a golden game, and asks for views, legal actions, positions and results on the way;
//! - `bots-<golden game>.txt` plays it, too, and asks for `imagine` and `suggest` only: a better bot changes these;
//! - `refusals.txt` is what the protocol refuses, with every code there is;
//! - `messages.txt`, where a game has one, is what it says of its own documents and options when something is wrong with
//!   them. It is the only kind in which messages are kept, too.
//!
//! `BESACE_RECORD=1` records the answers anew. The requests are data and stay as they are; where a file is not there
//! yet, `asking.rs` first writes its requests.

mod asking;
mod written;

use besace_shelf::{Session, Shelved, games};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;
use written::{Exchange, Kept, read, record, replay};

/// A game, with the sessions that it keeps in its folder.
struct Sessions {
    game: &'static &'static dyn Shelved,
}

impl Sessions {
    fn all() -> impl Iterator<Item = Sessions> {
        games().iter().map(|game| Sessions { game })
    }

    fn id(&self) -> &'static str {
        self.game.info().id
    }

    /// A conversation in which there is this game only.
    fn session(&self) -> Session {
        Session::new(std::slice::from_ref(self.game))
    }

    /// Where the game keeps its tests.
    fn tests(&self) -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games").join(self.id()).join("rules/tests")
    }

    /// The session of this name.
    fn file(&self, name: &str) -> PathBuf {
        self.tests().join("sessions").join(name).with_extension("txt")
    }

    /// The names of its golden games.
    fn golden_games(&self) -> Vec<String> {
        names(&self.tests().join("games"))
    }

    /// Every session that the game must have.
    fn sessions(&self) -> Vec<String> {
        let golden = self.golden_games();
        let played = golden.iter().flat_map(|name| [format!("play-{name}"), format!("bots-{name}")]);
        let own = Some("messages".to_owned()).filter(|name| self.file(name).exists());
        played.chain(["refusals".into()]).chain(own).collect()
    }
}

/// The names of the text files in a folder.
fn names(folder: &std::path::Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().path())
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

/// Replays the sessions whose names begin so, and records them first where that is wanted.
fn answered_as_ever(beginning: &str) {
    let mut faults = Vec::new();
    for game in Sessions::all() {
        for name in game.sessions().iter().filter(|name| name.starts_with(beginning)) {
            let file = game.file(name);
            let kept = if name == "messages" { Kept::All } else { Kept::AllButMessages };
            if std::env::var_os("BESACE_RECORD").is_some() {
                let requests =
                    if file.exists() { written::requests(&file) } else { asking::requests(&game, name) };
                record(&file, game.session(), &requests, kept);
            }
            faults.extend(replay(&file, game.session(), kept).err());
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn games_are_played_as_ever() {
    answered_as_ever("play-");
}

#[test]
fn bots_think_as_ever() {
    answered_as_ever("bots-");
}

#[test]
fn refusals_are_as_ever() {
    answered_as_ever("refusals");
}

#[test]
fn messages_are_as_ever() {
    answered_as_ever("messages");
}

#[test]
fn no_session_is_left_over() {
    for game in Sessions::all() {
        let due: BTreeSet<String> = game.sessions().into_iter().collect();
        let there: BTreeSet<String> = names(&game.tests().join("sessions")).into_iter().collect();
        assert_eq!(there, due, "{}", game.id());
    }
}

/// A recording that asks for less would stay green for the wrong reason.
#[test]
fn every_game_is_asked_everything_and_refuses_with_every_code() {
    let commands = [
        "games", "new", "load", "position", "pending", "legal", "play", "view", "result", "imagine",
        "suggest", "perft",
    ];
    let codes = [
        "bad_request",
        "no_game",
        "unknown_game",
        "bad_setup",
        "bad_position",
        "illegal_action",
        "not_your_turn",
        "game_over",
        "too_large",
    ];
    for game in Sessions::all() {
        let exchanges: Vec<Exchange> =
            game.sessions().iter().flat_map(|name| read(&game.file(name)).unwrap()).collect();
        for command in commands {
            let asked = |exchange: &Exchange| exchange.command() == command && !exchange.is_refused();
            assert!(exchanges.iter().any(asked), "{}: no session has {command}", game.id());
        }
        for code in codes {
            let refused = |exchange: &Exchange| exchange.refused_with() == Some(code);
            assert!(exchanges.iter().any(refused), "{}: no session is refused with {code}", game.id());
        }
    }
}

/// Each play session looks through all eyes, and each of the bots' asks every level.
#[test]
fn every_seat_a_spectator_and_every_level_are_asked() {
    for game in Sessions::all() {
        let of_games = |name: &&String| name.starts_with("play-") || name.starts_with("bots-");
        for name in game.sessions().iter().filter(of_games) {
            let exchanges = read(&game.file(name)).unwrap();
            let asked = |command: &str, key: &str| -> BTreeSet<String> {
                let of_kind = exchanges.iter().filter(|exchange| exchange.command() == command);
                of_kind.map(|exchange| exchange.asks()[key].to_string()).collect()
            };
            let new = exchanges.iter().find(|exchange| exchange.command() == "new").unwrap();
            let seats: BTreeSet<String> =
                (0..new.asks()["seats"].as_u64().unwrap()).map(|seat| seat.to_string()).collect();
            let place = format!("{}: {name}", game.id());
            if name.starts_with("bots-") {
                let levels = besace_bots::Level::ALL.map(|level| Value::from(level.id()).to_string());
                assert_eq!(asked("suggest", "level"), levels.into(), "{place}");
                assert_eq!(asked("imagine", "seat"), seats, "{place}");
                // At two moments at least, each with two seeds, and at the end.
                assert!(asked("imagine", "seed").len() >= 5, "{place}");
            } else {
                let mut viewers = seats.clone();
                viewers.insert("\"spectator\"".into());
                assert_eq!(asked("view", "seat"), viewers, "{place}");
                assert_eq!(asked("legal", "seat"), seats, "{place}");
                assert!(asked("play", "for").is_superset(&viewers), "{place}");
                assert!(asked("play", "for").contains("null"), "{place}: nobody hears everything");
            }
        }
    }
}
