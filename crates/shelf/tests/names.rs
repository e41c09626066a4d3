//! Shared code knows no game, and neither do its tests: the one list of games is `crates/shelf/src/games.rs`. A test that
//! needs some game plays the template, one that asks something of every game goes through the list, and what there is to
//! say of one game is in its folder.

use besace_shelf::games;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The one list.
const LIST: &str = "crates/shelf/src/games.rs";

/// Everything that games share, but for what Cargo itself needs and for what is read by people who choose a game. The client
/// has a test of its own for its files.
const SHARED: [&str; 4] = ["crates", "packaging", "template", "xtask"];

#[test]
fn no_shared_file_but_the_list_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let ids: Vec<&str> = games().iter().map(|game| game.info().id).collect();
    let mut named = BTreeSet::new();
    for path in SHARED.iter().flat_map(|folder| files(&root.join(folder))) {
        let text = fs::read(&path).expect("a file of the project can be read");
        let text = String::from_utf8_lossy(&text).to_lowercase();
        if ids.iter().any(|id| text.contains(id)) {
            let path = path.strip_prefix(&root).expect("it is below the root");
            named.insert(path.to_string_lossy().into_owned());
        }
    }
    assert_eq!(named, BTreeSet::from([LIST.to_owned()]));
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the project can be read").flatten() {
        let path = entry.path();
        if path.is_dir() {
            found.extend(files(&path));
        } else if !path.ends_with("Cargo.toml") {
            found.push(path);
        }
    }
    found
}
