//! Shared code knows no game, and neither do its tests: the one list of games is `crates/shelf/src/games.rs`. A test that
//! needs some game plays the template, one that asks something of every game goes through the list, and what there is to
//! say of one game is in its folder.

use besace_shelf::games;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The one list.
const LIST: &str = "crates/shelf/src/games.rs";

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
    assert_eq!(named, BTreeSet::from([LIST.to_owned()]));
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
