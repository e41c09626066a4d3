//! Shared code knows no game: the one list of games is `crates/shelf/src/games.rs`.

use besace_shelf::games;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The one list.
const LIST: &str = "crates/shelf/src/games.rs";

/// Tests of shared code that need a game to play and take one from the shelf by its name. A file that needs none any
/// more has to leave this list, and no other may join it.
const PLAYED_IN_TESTS: [&str; 14] = [
    "crates/besace/tests/arena.rs",
    "crates/besace/tests/engine.rs",
    "crates/besace/tests/kill.rs",
    "crates/besace/tests/play.rs",
    "crates/besace/tests/terminal.rs",
    "crates/bots/tests/allocations.rs",
    "crates/bots/tests/measuring.rs",
    "crates/shelf/tests/brittle/mod.rs",
    "crates/shelf/tests/extreme.rs",
    "crates/shelf/tests/hostile.rs",
    "crates/shelf/tests/page.rs",
    "crates/shelf/tests/perft.rs",
    "crates/shelf/tests/protocol.rs",
    "crates/shelf/tests/sheriff.rs",
];

#[test]
fn no_shared_file_but_the_list_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ids: Vec<&str> = games().iter().map(|game| game.info().id).collect();
    let mut named = BTreeSet::new();
    for folder in ["crates", "xtask"] {
        for path in rust_files(&root.join(folder)) {
            let code = fs::read_to_string(&path).expect("source files can be read").to_lowercase();
            let mut words = code.split(|letter: char| !letter.is_alphanumeric());
            if words.any(|word| ids.contains(&word)) {
                let path = path.strip_prefix(&root).expect("it is below the root");
                named.insert(path.to_string_lossy().into_owned());
            }
        }
    }
    let known = PLAYED_IN_TESTS.into_iter().chain([LIST]);
    named.remove("crates/shelf/tests/names.rs");
    assert_eq!(named, known.map(str::to_owned).collect());
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the project can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found
}
