//! Rules without a test, and tests without a rule.
//!
//! A game's `RULES.md` defines a rule where it writes the rule's id in bold: `**JER-31**`, `**R4**` for a ruling, or `**I2**`
//! for an invariant of positions. A test cites a rule in its doc comment (`/// JER-31: …`) or at the head of its name (`jer_31_…`, `jer_70_2_…`,
//! `r4_…`, `i2_…`). This file compares the two, so that neither can move without the other.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// Fails unless every rule of the `RULES.md` beside the crate is cited by a test, and every test cites rules that are
/// there.
/// `tests` is a file or a folder of the crate.
pub fn check(crate_folder: &str, tests: &str) {
    let folder = Path::new(crate_folder);
    let rules = fs::read_to_string(folder.join("../RULES.md")).expect("the game has a RULES.md");
    let sources = rust_sources(&folder.join(tests)).expect("the tests can be read");
    let faults = compare(&rules, &sources);
    assert!(faults.is_empty(), "RULES.md and {tests} disagree:\n{}", faults.join("\n"));
}

/// What is wrong between the rules and the test sources, one sentence each; nothing where they agree.
fn compare(rules: &str, sources: &[String]) -> Vec<String> {
    let rules = defined(rules);
    let tests: Vec<Test> = sources.iter().flat_map(|source| tests_of(source)).collect();
    let cited: BTreeSet<&Id> = tests.iter().flat_map(|test| &test.cites).collect();
    let mut faults = Vec::new();
    if rules.is_empty() {
        faults.push("no rule is defined: an id in bold defines one".to_owned());
    }
    for rule in rules.iter().filter(|rule| !cited.contains(rule)) {
        faults.push(format!("{} has no test", rule.0));
    }
    for test in &tests {
        if test.cites.is_empty() {
            faults.push(format!("{} cites no rule", test.name));
        }
        for id in test.cites.difference(&rules) {
            faults.push(format!("{} cites {}, which is no rule", test.name, id.0));
        }
    }
    faults
}

/// A rule's id as it is written: `JER-31`, `JER-70.2`, `R4` for a ruling, `I2` for an invariant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Id(String);

impl Id {
    /// The word as an id, if it is one.
    fn read(word: &str) -> Option<Id> {
        let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        let is_prefix = |part: &str| part.len() > 1 && part.bytes().all(|byte| byte.is_ascii_uppercase());
        let is_id = match (word.split_once('-'), word.strip_prefix(['R', 'I'])) {
            (Some((prefix, numbers)), _) => is_prefix(prefix) && numbers.split('.').all(is_number),
            (None, Some(number)) => is_number(number),
            (None, None) => false,
        };
        is_id.then(|| Id(word.to_owned()))
    }

    /// Every id in a text.
    fn all_in(text: &str) -> impl Iterator<Item = Id> {
        let belongs = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '.';
        let words = text.split(move |letter| !belongs(letter));
        words.filter_map(|word| Id::read(word.trim_end_matches(['.', '-'])))
    }

    /// The id at the head of a test's name: `jer_70_2_every_card…` cites JER-70.2, `r4_any_colour…` cites R4.
    fn at_the_head_of(name: &str) -> Option<Id> {
        let upper = name.to_uppercase();
        let mut parts = upper.split('_');
        let prefix = parts.next()?;
        let numbers: Vec<&str> =
            parts.take_while(|part| part.bytes().all(|byte| byte.is_ascii_digit())).collect();
        if numbers.is_empty() {
            Id::read(prefix)
        } else {
            Id::read(&format!("{prefix}-{}", numbers.join(".")))
        }
    }
}

/// The ids that a rules page defines: the bold ones.
fn defined(rules: &str) -> BTreeSet<Id> {
    // Every second piece between `**` is bold.
    rules.lines().flat_map(|line| line.split("**").skip(1).step_by(2)).filter_map(Id::read).collect()
}

/// A test and what it cites.
struct Test {
    name: String,
    cites: BTreeSet<Id>,
}

/// The tests of a source file, found line by line: a doc comment, attributes with `#[test]` among them, a function.
fn tests_of(source: &str) -> Vec<Test> {
    let mut tests = Vec::new();
    let mut comment = String::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if let Some(words) = line.strip_prefix("///") {
            comment.push_str(words);
            comment.push('\n');
        } else if line.starts_with("#[") {
            is_test |= line == "#[test]";
        } else {
            if let Some(name) = line.strip_prefix("fn ").and_then(|rest| rest.split('(').next())
                && is_test
            {
                let cites = Id::all_in(&comment).chain(Id::at_the_head_of(name)).collect();
                tests.push(Test { name: name.to_owned(), cites });
            }
            comment.clear();
            is_test = false;
        }
    }
    tests
}

/// The text of a Rust file, or of every Rust file of a folder and its folders.
fn rust_sources(path: &Path) -> io::Result<Vec<String>> {
    if path.is_file() {
        return Ok(vec![fs::read_to_string(path)?]);
    }
    let mut sources = Vec::new();
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() || path.extension().is_some_and(|extension| extension == "rs") {
            sources.extend(rust_sources(&path)?);
        }
    }
    Ok(sources)
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str =
        "- **TOL-1** Bags are sealed; see **this**.\n1. **TOL-2.1** Goods.\n| **R1** | a ruling |";

    fn faults(tests: &str) -> Vec<String> {
        compare(RULES, &[tests.to_owned()])
    }

    #[test]
    fn rules_and_tests_that_agree_have_no_fault() {
        let tests =
            "/// TOL-1, R1: bags.\n#[test]\nfn bags() {}\n\n#[test]\nfn tol_2_1_goods() {}\nfn helper() {}";
        assert_eq!(faults(tests), [""; 0]);
    }

    #[test]
    fn a_rule_without_a_test_is_named() {
        let tests = "/// TOL-1: bags.\n#[test]\nfn bags() {}\n\n/// TOL-2.1: no test, for it is a helper.\nfn goods() {}";
        assert_eq!(faults(tests), ["R1 has no test", "TOL-2.1 has no test"]);
    }

    #[test]
    fn a_test_that_cites_what_is_no_rule_or_nothing_is_named() {
        let tests = "/// TOL-1, R1, TOL-2.1 and TOL-9.\n#[test]\nfn bags() {}\n#[test]\nfn tol_2_goods() {}\n#[test]\nfn odd() {}";
        assert_eq!(
            faults(tests),
            [
                "bags cites TOL-9, which is no rule",
                "tol_2_goods cites TOL-2, which is no rule",
                "odd cites no rule"
            ]
        );
    }

    #[test]
    fn a_page_that_defines_nothing_is_a_fault() {
        assert_eq!(compare("TOL-1 in plain type", &[]), ["no rule is defined: an id in bold defines one"]);
    }

    #[test]
    fn an_id_is_a_prefix_and_numbers_or_a_ruling() {
        for id in ["JER-1", "JER-70.2", "NOT-100", "R12"] {
            assert_eq!(Id::read(id), Some(Id(id.to_owned())));
        }
        for word in ["JER", "JER-", "JER-a", "JER-1.", "jer-1", "R", "Rx", "A-1", "-1", "70.2", ""] {
            assert_eq!(Id::read(word), None, "{word}");
        }
    }
}
