//! `cargo xtask new-game <id>`: a copy of the template game under a name of its own, named where a game has to be.
//!
//! Everything is worked out before the first file is written, so that a refusal changes nothing.

use anyhow::{Context, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{fs, io};

/// The template's own name.
const TEMPLATE: &str = "toll";

/// Names that shared crates have already, and the template's.
const TAKEN: [&str; 8] = ["table", "bots", "shelf", "server", "words", "terminal", "web", TEMPLATE];

/// The words that Rust keeps for itself: those of two letters or more, and of nothing but letters.
const KEYWORDS: [&str; 51] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop",
    "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static",
    "struct", "super", "trait", "true", "try", "type", "typeof", "union", "unsafe", "unsized", "use",
    "virtual", "where", "while",
];

const ROOT_MANIFEST: &str = "Cargo.toml";
const SHELF_MANIFEST: &str = "crates/shelf/Cargo.toml";
const LIST: &str = "crates/shelf/src/games.rs";

/// Makes a game of this id in the project at `root`, and gives what there is to do next. Its golden games are still those
/// of the template: see [`recording`].
pub fn new_game(root: &Path, id: &str) -> anyhow::Result<String> {
    check_id(id)?;
    let home = root.join("games").join(id);
    ensure!(!home.exists(), "there is a game {id:?} already");
    let template = read_all(&root.join("template")).context("the template could not be read")?;
    let name = Name::new(id, &prefixes(&root.join("games"))?);
    check_title(&name, &template)?;

    let read = |path: &str| fs::read_to_string(root.join(path)).with_context(|| path.to_owned());
    let mut files = vec![
        (root.join(ROOT_MANIFEST), into_root_manifest(&read(ROOT_MANIFEST)?, id)?.into_bytes()),
        (root.join(SHELF_MANIFEST), into_shelf_manifest(&read(SHELF_MANIFEST)?, id)?.into_bytes()),
        (root.join(LIST), into_list(&read(LIST)?, id)?.into_bytes()),
    ];
    for (path, content) in template {
        let path = home.join(name.rename(&path.to_string_lossy()));
        let content = match String::from_utf8(content) {
            Ok(text) => name.rename(&text).into_bytes(),
            Err(not_text) => not_text.into_bytes(),
        };
        files.push((path, content));
    }
    for (path, content) in files {
        fs::create_dir_all(path.parent().unwrap_or(root))?;
        fs::write(&path, content).with_context(|| path.display().to_string())?;
    }
    format(root, id)?;
    Ok(closing_words(&name))
}

/// Lets a cargo command record the new game's golden games: they hold the sums of positions, and a position names its
/// game.
pub fn recording<'a>(cargo: &'a mut Command, id: &str) -> &'a mut Command {
    let test = ["--test", "main", "the_golden_games_are_played_as_ever"];
    cargo.args(["test", "--quiet", "--package", &format!("besace-{id}")]).args(test).env("BESACE_RECORD", "1")
}

/// An id is the beginning of crate names, sentence ids and addresses.
fn check_id(id: &str) -> anyhow::Result<()> {
    let letters = id.bytes().all(|letter| letter.is_ascii_lowercase());
    ensure!(letters && (2..=20).contains(&id.len()), "an id must be 2 to 20 lower-case letters, not {id:?}");
    ensure!(!TAKEN.contains(&id), "{id:?} is the name of something that all games share");
    ensure!(!KEYWORDS.contains(&id), "{id:?} is a word of Rust");
    Ok(())
}

/// The game's type is called by its title, which must not be the name of another type in its own code.
fn check_title(name: &Name, template: &[(PathBuf, Vec<u8>)]) -> anyhow::Result<()> {
    let code = template.iter().filter(|(path, _)| path.extension().is_some_and(|ending| ending == "rs"));
    for (path, content) in code {
        let text = String::from_utf8_lossy(content);
        let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let path = path.display();
        ensure!(words.all(|word| word != name.title), "the template uses the name {} ({path})", name.title);
    }
    Ok(())
}

/// What a game is called, in all the forms that its files use.
struct Name {
    id: String,
    title: String,
    /// What its rule ids begin with.
    prefix: String,
}

impl Name {
    /// Rule ids begin with the id's first three letters, or with more where another game's do.
    fn new(id: &str, taken: &[String]) -> Name {
        let upper = id.to_uppercase();
        let lengths = id.len().min(3)..=id.len();
        let mut prefixes = lengths.map(|length| &upper[..length]);
        let prefix = prefixes.find(|prefix| !taken.iter().any(|other| other == prefix)).unwrap_or(&upper);
        Name { id: id.to_owned(), title: format!("{}{}", &upper[..1], &id[1..]), prefix: prefix.to_owned() }
    }

    /// A text of the template as this game says it.
    fn rename(&self, text: &str) -> String {
        let text = number_rules(text, "TOL-", &format!("{}-", self.prefix));
        let text = number_rules(&text, "tol_", &format!("{}_", self.prefix.to_lowercase()));
        text.replace("toll", &self.id).replace("Toll", &self.title).replace("TOLL", &self.id.to_uppercase())
    }
}

/// Replaces the beginning of rule ids: where it begins a word and a digit follows.
fn number_rules(text: &str, from: &str, to: &str) -> String {
    let mut renamed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(from) {
        let (before, found) = rest.split_at(at);
        let after = &found[from.len()..];
        renamed.push_str(before);
        let begins =
            !renamed.ends_with(|letter: char| letter.is_alphanumeric() || letter == '_' || letter == '-');
        let is_rule = begins && after.starts_with(|letter: char| letter.is_ascii_digit());
        renamed.push_str(if is_rule { to } else { from });
        rest = after;
    }
    renamed + rest
}

/// What the rule ids of the games begin with.
fn prefixes(games: &Path) -> anyhow::Result<Vec<String>> {
    let mut prefixes = Vec::new();
    for game in fs::read_dir(games).with_context(|| games.display().to_string())? {
        let rules = game?.path().join("RULES.md");
        let rules = fs::read_to_string(&rules).with_context(|| rules.display().to_string())?;
        let first = rules.lines().find_map(|line| line.strip_prefix("- **")?.split_once("-1**"));
        prefixes.extend(first.map(|(prefix, _)| prefix.to_owned()));
    }
    Ok(prefixes)
}

/// The root's manifest with the game's crates and how they are compiled, each list in its order.
fn into_root_manifest(text: &str, id: &str) -> anyhow::Result<String> {
    let (rules, parts) = (format!("besace-{id}"), format!("besace-{id}-parts"));
    let crates =
        format!("{rules} = {{ path = \"games/{id}/rules\" }}\n{parts} = {{ path = \"games/{id}/parts\" }}\n");
    let level = |package: &str| format!("[profile.dev.package.{package}]\nopt-level = 2\n");
    let known: Vec<&str> = text.lines().filter_map(crate_of_a_game).collect();
    let text_with_crates = insert(text, &rules, &crates, 1, crate_of_a_game)?;
    insert(&text_with_crates, &rules, &(level(&rules) + &level(&parts)), 2, |line| {
        let package = line.strip_prefix("[profile.dev.package.")?.strip_suffix(']')?;
        known.contains(&package).then_some(package)
    })
}

/// The crate that this line of the root's manifest finds in `games/`.
fn crate_of_a_game(line: &str) -> Option<&str> {
    let (name, place) = line.split_once(" = ")?;
    place.contains("path = \"games/").then_some(name)
}

/// The shelf's manifest with the game among what it depends on.
fn into_shelf_manifest(text: &str, id: &str) -> anyhow::Result<String> {
    let line = format!("besace-{id}-parts.workspace = true\n");
    insert(text, &format!("besace-{id}"), &line, 1, |line| line.strip_suffix("-parts.workspace = true"))
}

/// The one list of games with the game at its end: its order is the one in which people are offered them.
fn into_list(text: &str, id: &str) -> anyhow::Result<String> {
    const END: &str = "_parts::Parts,\n";
    let at = text.rfind(END).with_context(|| format!("{LIST} has no list of games"))? + END.len();
    Ok(format!("{}    besace_{id}_parts::Parts,\n{}", &text[..at], &text[at..]))
}

/// Puts an entry into a sorted list: before the first that comes after its name, or behind all. `name_of` knows the
/// first line of an entry, which is `height` lines high.
fn insert<'a>(
    text: &'a str,
    name: &str,
    entry: &str,
    height: usize,
    name_of: impl Fn(&'a str) -> Option<&'a str>,
) -> anyhow::Result<String> {
    let lines: Vec<&str> = text.lines().collect();
    let names = || lines.iter().enumerate().filter_map(|(at, line)| Some((at, name_of(line)?)));
    let Some((last, _)) = names().last() else {
        bail!("there is no list of games to put {name} into");
    };
    let at = names().find(|(_, other)| *other > name).map_or(last + height, |(at, _)| at);
    let start: String = lines[..at].iter().map(|line| format!("{line}\n")).collect();
    let end: String = lines[at..].iter().map(|line| format!("{line}\n")).collect();
    Ok(start + entry + &end)
}

/// Every file of a folder, with its path there.
fn read_all(folder: &Path) -> io::Result<Vec<(PathBuf, Vec<u8>)>> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(inner) = folders.pop() {
        for entry in fs::read_dir(folder.join(&inner))? {
            let entry = entry?;
            let path = inner.join(entry.file_name());
            if entry.file_type()?.is_dir() {
                folders.push(path);
            } else {
                files.push((path, fs::read(entry.path())?));
            }
        }
    }
    Ok(files)
}

/// Formats the game: its name is longer or shorter than the template's, and comes elsewhere in lists of names.
fn format(root: &Path, id: &str) -> anyhow::Result<()> {
    let crates = ["-p".to_owned(), format!("besace-{id}"), "-p".to_owned(), format!("besace-{id}-parts")];
    let status = Command::new(env!("CARGO")).arg("fmt").args(crates).current_dir(root).status()?;
    ensure!(status.success(), "the game is there, but `cargo fmt` failed ({status})");
    Ok(())
}

fn closing_words(Name { id, title, .. }: &Name) -> String {
    format!(
        "{title} is in games/{id}.
- Play it in the terminal: cargo run -- play {id}
- Play it in the browser: cargo run, and open the address that it prints
- Open first: games/{id}/RULES.md, games/{id}/rules/src/lib.rs, games/{id}/board/Board.svelte
- Test it: cargo test -p besace-{id} -p besace-{id}-parts; with BESACE_WRITE=1 before it, rules/tests/types.rs and parts/tests/told.rs write board/generated.ts and board/told.ts anew
- Read on: docs/writing-a-game.md; README.md lists the games, and `cargo test -p besace-shelf` says which line it lacks"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bazaar() -> Name {
        Name::new("bazaar", &[])
    }

    #[test]
    fn every_form_of_the_name_is_replaced() {
        let text = "besace-toll-parts, besace_toll::Toll, TOLL, toll-event-sealed, games/toll";
        let renamed = "besace-bazaar-parts, besace_bazaar::Bazaar, BAZAAR, bazaar-event-sealed, games/bazaar";
        assert_eq!(bazaar().rename(text), renamed);
    }

    #[test]
    fn rule_ids_are_replaced_and_nothing_that_looks_like_them() {
        let text =
            "**TOL-1** (TOL-12) \"TOL-3\" fn tol_4_bags() UTF-8 a_tol_1 TOL-shirt const_tol_1 ABC-TOL-1";
        let renamed =
            "**BAZ-1** (BAZ-12) \"BAZ-3\" fn baz_4_bags() UTF-8 a_tol_1 TOL-shirt const_tol_1 ABC-TOL-1";
        assert_eq!(bazaar().rename(text), renamed);
    }

    #[test]
    fn rule_ids_of_two_games_differ() {
        let taken = ["BAZ".to_owned(), "BAZA".to_owned()];
        assert_eq!(Name::new("bazaar", &taken).prefix, "BAZAA");
        assert_eq!(Name::new("go", &taken).prefix, "GO");
    }

    #[test]
    fn an_id_is_two_to_twenty_letters_that_mean_nothing_else() {
        for id in ["", "a", "Bazaar", "two words", "one2", "b-c", "été", "../x", &"a".repeat(21)] {
            assert!(check_id(id).is_err(), "{id:?}");
        }
        for id in TAKEN.into_iter().chain(KEYWORDS) {
            assert!(check_id(id).is_err(), "{id:?}");
        }
        for id in ["go", "bazaar", &"a".repeat(20)] {
            assert!(check_id(id).is_ok(), "{id:?}");
        }
    }

    #[test]
    fn a_title_that_the_template_uses_is_refused() {
        let template = [(PathBuf::from("rules/src/lib.rs"), b"pub use action::Action; // Baz".to_vec())];
        assert!(check_title(&Name::new("action", &[]), &template).is_err());
        assert!(check_title(&bazaar(), &template).is_ok());
    }

    const MANIFEST: &str = r#"[workspace.dependencies]
besace-table = { path = "crates/table" }
besace-acorn = { path = "games/acorn/rules" }
besace-acorn-parts = { path = "games/acorn/parts" }
besace-walnut = { path = "games/walnut/rules" }
besace-walnut-parts = { path = "games/walnut/parts" }
besace-toll = { path = "template/rules" }

[profile.dev.package.besace-table]
opt-level = 2
[profile.dev.package.besace-acorn]
opt-level = 2
[profile.dev.package.besace-acorn-parts]
opt-level = 2
[profile.dev.package.besace-walnut]
opt-level = 2
[profile.dev.package.besace-walnut-parts]
opt-level = 2
[profile.dev.package.serde_json]
opt-level = 2
"#;

    #[test]
    fn the_root_manifest_gets_two_crates_and_two_levels_in_their_order() {
        let text = into_root_manifest(MANIFEST, "bazaar").unwrap();
        let dependencies = "besace-acorn-parts = { path = \"games/acorn/parts\" }
besace-bazaar = { path = \"games/bazaar/rules\" }
besace-bazaar-parts = { path = \"games/bazaar/parts\" }
besace-walnut = ";
        let levels = "[profile.dev.package.besace-acorn-parts]
opt-level = 2
[profile.dev.package.besace-bazaar]
opt-level = 2
[profile.dev.package.besace-bazaar-parts]
opt-level = 2
[profile.dev.package.besace-walnut]";
        assert!(text.contains(dependencies) && text.contains(levels), "{text}");
        assert_eq!(text.lines().count(), MANIFEST.lines().count() + 6);
    }

    #[test]
    fn a_game_that_comes_last_stands_behind_the_other_games() {
        let text = into_root_manifest(MANIFEST, "yew").unwrap();
        assert!(text.contains("walnut/parts\" }\nbesace-yew = {"), "{text}");
        assert!(
            text.contains("besace-walnut-parts]\nopt-level = 2\n[profile.dev.package.besace-yew]"),
            "{text}"
        );
        assert!(
            text.contains("besace-yew-parts]\nopt-level = 2\n[profile.dev.package.serde_json]"),
            "{text}"
        );
    }

    #[test]
    fn the_shelf_gets_one_line_in_each_of_its_files() {
        let manifest = "besace-acorn-parts.workspace = true\nbesace-walnut-parts.workspace = true\nserde.workspace = true\n";
        assert_eq!(
            into_shelf_manifest(manifest, "bazaar").unwrap(),
            "besace-acorn-parts.workspace = true\nbesace-bazaar-parts.workspace = true\nbesace-walnut-parts.workspace = true\nserde.workspace = true\n"
        );
        let list = "shelf! {\n    besace_walnut_parts::Parts,\n}\n";
        let longer = "shelf! {\n    besace_walnut_parts::Parts,\n    besace_bazaar_parts::Parts,\n}\n";
        assert_eq!(into_list(list, "bazaar").unwrap(), longer);
    }

    #[test]
    fn a_project_without_the_lists_is_refused() {
        assert!(into_root_manifest("[workspace]\n", "bazaar").is_err());
        assert!(into_shelf_manifest("[dependencies]\n", "bazaar").is_err());
        assert!(into_list("shelf! {}\n", "bazaar").is_err());
    }
}
