//! The tests of a crate are modules of one program, `tests/main.rs`. Cargo looks for no others there
//! (`autotests = false`), and a file that nobody lists would be a test that nobody runs.

use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_file_of_tests_is_in_a_program() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut crates = Vec::new();
    for folder in ["crates", "games", "template", "xtask"] {
        manifests(&root.join(folder), &mut crates);
    }
    assert!(crates.iter().any(|home| home.join("tests/main.rs").is_file()), "no crate has tests");
    let forgotten: Vec<String> = crates.iter().flat_map(|home| forgotten(home)).collect();
    assert!(forgotten.is_empty(), "no program of tests holds {}", forgotten.join(", "));
}

#[test]
fn a_file_that_nobody_lists_is_found() {
    let home = tempfile::tempdir().unwrap();
    let tests = home.path().join("tests");
    fs::create_dir_all(tests.join("rules")).unwrap();
    fs::write(home.path().join("Cargo.toml"), "[package]\nautotests = false\n[[test]]\nname = \"main\"\n")
        .unwrap();
    fs::write(tests.join("main.rs"), "mod bots;\n").unwrap();
    for file in ["bots.rs", "told.rs", "rules/mod.rs", "games.txt"] {
        fs::write(tests.join(file), "").unwrap();
    }
    let mut found = forgotten(home.path());
    found.sort();
    assert_eq!(found.len(), 2);
    assert!(found[0].ends_with("tests/rules") && found[1].ends_with("tests/told.rs"), "{found:?}");
}

/// Every folder with a manifest of its own.
fn manifests(folder: &Path, found: &mut Vec<PathBuf>) {
    if folder.join("Cargo.toml").is_file() {
        found.push(folder.to_owned());
        return;
    }
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            manifests(&path, found);
        }
    }
}

/// The files and folders of Rust in a crate's tests that no program of tests holds.
fn forgotten(home: &Path) -> Vec<String> {
    let manifest = fs::read_to_string(home.join("Cargo.toml")).unwrap();
    if !manifest.contains("autotests = false") {
        return Vec::new();
    }
    let tests = home.join("tests");
    let main = fs::read_to_string(tests.join("main.rs")).unwrap();
    let mut forgotten = Vec::new();
    for entry in fs::read_dir(&tests).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let is_rust = path.extension().is_some_and(|ending| ending == "rs") || path.join("mod.rs").is_file();
        let is_program = manifest.contains(&format!("[[test]]\nname = \"{name}\"\n"));
        let is_module = main.lines().any(|line| line == format!("mod {name};"));
        if is_rust && !is_program && !is_module {
            forgotten.push(path.display().to_string());
        }
    }
    forgotten
}
