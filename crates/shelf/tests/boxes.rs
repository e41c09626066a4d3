//! What is printed on a game's box is in the README and in the box's words, and nothing else is.

use besace_shelf::games;
use besace_table::{Info, Values};
use fluent_syntax::ast::Entry;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A game's line in the README: title, seats, designers and publisher.
fn line(Info { title, min_seats, max_seats, by, .. }: Info) -> String {
    let (designers, publisher) = by.split_once(" · ").expect("a common check takes the credits apart");
    format!("| {title} | {min_seats}–{max_seats} | {designers} | {publisher} | playable |")
}

#[test]
fn the_readme_lists_the_games_as_their_boxes_do() {
    let readme = fs::read_to_string(root().join("README.md")).expect("there is a README");
    let told: Vec<&str> = readme.lines().filter(|line| line.ends_with("| playable |")).collect();
    let printed: Vec<String> = games().iter().map(|game| line(game.info())).collect();
    assert_eq!(told, printed);
}

/// Every sentence and form that a screen says of a box: its title, what the game is, what wins it, each option, and what
/// is chosen for it.
fn expected(info: Info) -> BTreeSet<String> {
    let mut ids = BTreeSet::from(["title", "line", "goal"].map(|what| format!("{}-box-{what}", info.id)));
    for choice in info.choices {
        let id = format!("{}-option-{}", info.id, choice.key.replace('_', "-"));
        match choice.values {
            Values::YesNo { .. } => {}
            Values::Numbers(_) => drop(ids.insert(format!("{id}.value"))),
            Values::Words(names) | Values::PerSeat(names) => {
                ids.extend(names.iter().map(|name| format!("{id}.{name}")))
            }
        }
        ids.insert(id);
    }
    ids
}

fn written(path: &Path) -> BTreeSet<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let resource = fluent_syntax::parser::parse(text).expect("the words of a box can be read");
    let mut ids = BTreeSet::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        ids.extend(message.attributes.iter().map(|form| format!("{}.{}", message.id.name, form.id.name)));
        ids.extend(message.value.is_some().then_some(message.id.name));
    }
    ids
}

#[test]
fn a_box_has_words_for_all_that_it_says_and_for_nothing_else() {
    for game in games() {
        let info = game.info();
        for language in ["en", "fr"] {
            let path = root().join(format!("games/{}/box/{language}.ftl", info.id));
            assert_eq!(written(&path), expected(info), "{}", path.display());
        }
    }
}

/// A title is in the box's words, at the head of the rules for players and, in English, in the game's `INFO`.
#[test]
fn a_game_has_one_title_in_each_language() {
    let read = |path: String| {
        fs::read_to_string(root().join(&path)).unwrap_or_else(|error| panic!("{path}: {error}"))
    };
    for game in games() {
        let Info { id, title, .. } = game.info();
        for language in ["en", "fr"] {
            let on_the_box = read(format!("games/{id}/box/{language}.ftl"));
            let beginning = format!("{id}-box-title = ");
            let on_the_box = on_the_box.lines().find_map(|line| line.strip_prefix(&beginning));
            let rules = read(format!("games/{id}/players/{language}.md"));
            assert_eq!(
                on_the_box,
                rules.lines().next().and_then(|line| line.strip_prefix("# ")),
                "{id} {language}"
            );
            assert!(language != "en" || on_the_box == Some(title), "{id}");
        }
    }
}
