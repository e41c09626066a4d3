//! French and English are equals, the code says only what exists, and nothing exists that nobody says.

use besace_words::Language;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Every sentence and form of a language, with the variables in it.
type Sentences = BTreeMap<String, BTreeSet<String>>;

/// The files of a language, each with the beginning of its sentences' ids: the table's own, and every game's.
fn files_of(language: Language) -> Vec<(String, String)> {
    let root = root();
    let read = |path: PathBuf| fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path:?}: {error}"));
    let table = root.join("words").join(language.id()).join("table.ftl");
    let mut found = vec![("table".to_owned(), read(table))];
    for (id, folder) in games() {
        let file = folder.join("words").join(language.id()).with_extension("ftl");
        found.push((id, read(file)));
    }
    found
}

/// The id and folder of every game that says something: a game that has only its rules has no words yet. The
/// template is a game like the others, with a folder of its own.
fn games() -> Vec<(String, PathBuf)> {
    let folders = fs::read_dir(root().join("games")).expect("there are games").flatten();
    let mut games: Vec<_> = folders
        .map(|game| (game.file_name().to_string_lossy().into_owned(), game.path()))
        .filter(|(_, folder)| folder.join("words").is_dir())
        .collect();
    games.push(("toll".to_owned(), root().join("template")));
    games
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn sentences(language: Language) -> Sentences {
    let mut all = Sentences::new();
    for (file, text) in &files_of(language) {
        let resource = fluent_syntax::parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{} {file}: {errors:?}", language.id()));
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut add = |id: String, pattern: &Pattern<&str>| {
                assert!(id.starts_with(file.as_str()), "{id} belongs into another file than {file}");
                let mut variables = BTreeSet::new();
                in_pattern(pattern, &mut variables);
                assert!(all.insert(id.clone(), variables).is_none(), "{id} is there twice");
            };
            if let Some(value) = &message.value {
                add(message.id.name.to_owned(), value);
            }
            for form in &message.attributes {
                add(format!("{}.{}", message.id.name, form.id.name), &form.value);
            }
        }
    }
    all
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            variants.iter().for_each(|variant| in_pattern(&variant.value, variables));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        InlineExpression::FunctionReference { arguments, .. } => in_call(arguments, variables),
        InlineExpression::TermReference { arguments: Some(arguments), .. } => in_call(arguments, variables),
        _ => {}
    }
}

fn in_call(arguments: &CallArguments<&str>, variables: &mut BTreeSet<String>) {
    arguments.positional.iter().for_each(|inline| in_inline(inline, variables));
    arguments.named.iter().for_each(|named| in_inline(&named.value, variables));
}

#[test]
fn every_sentence_and_variable_is_in_both_languages() {
    assert_eq!(sentences(Language::English), sentences(Language::French));
}

#[test]
fn the_code_says_only_what_exists_and_everything_that_exists() {
    let known: BTreeSet<String> = sentences(Language::English).into_keys().collect();
    let said = said_in_code();
    let missing: Vec<_> = said.difference(&known).collect();
    assert!(missing.is_empty(), "said in code, but in no file: {missing:?}");
    let client = Client::read();
    let (by_rule, aims) = (by_rule(), aims());
    let is_by_rule = |id: &String| by_rule.contains(id) || by_rule.contains(without_aims(id, &aims));
    let is_said = |id: &String| said.contains(id) || is_by_rule(id) || client.says(id);
    let unsaid: Vec<_> = known.iter().filter(|id| !is_said(id) && !is_a_form(id, is_said)).collect();
    assert!(unsaid.is_empty(), "in the files, but never said: {unsaid:?}");
}

#[test]
fn what_follows_by_rule_exists() {
    let known: BTreeSet<String> = sentences(Language::English).into_keys().collect();
    // Parts of a score without a name are not shown.
    let is_needed = |id: &String| !id.contains("-score-");
    let missing: Vec<_> = by_rule().into_iter().filter(|id| is_needed(id) && !known.contains(id)).collect();
    assert!(missing.is_empty(), "it follows by rule, but is in no file: {missing:?}");
}

/// The forms of a card's name, which are asked for by their own names.
fn is_a_form(id: &str, is_said: impl Fn(&String) -> bool) -> bool {
    id.split_once('.')
        .is_some_and(|(name, form)| ["the", "short", "of"].contains(&form) && is_said(&name.to_owned()))
}

/// The ids that follow by rule from what the games' rules and minds name (`by_rule.rs`).
fn by_rule() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (name, folder) in games() {
        ids.insert(format!("{name}-legend"));
        let mut add =
            |kind: &str, what: &str| ids.insert(format!("{name}-{kind}-{}", what.replace('_', "-")));
        for reason in reasons(&read_all(rust_files(&folder.join("parts/src")))) {
            add("reason", reason);
        }
        for order in listed_in(&told(&folder), "export const ORDERS = [") {
            add("order", order);
            add("order", &format!("{order}.about"));
        }
        let types = fs::read_to_string(folder.join("board/generated.ts")).expect("types are generated");
        let declared = |name: &str| {
            let declaration = types.split(&format!("export type {name} = ")).nth(1).unwrap_or_default();
            declaration.split("\nexport ").next().unwrap_or_default()
        };
        for reason in declared("RefusalReason").split('"').skip(1).step_by(2) {
            add("refusal", reason);
        }
        for action in declared("Action").split("\"type\": \"").skip(1) {
            add("action", action.split('"').next().unwrap_or_default());
        }
        let breakdown = declared("Breakdown");
        for part in breakdown.split_whitespace().filter_map(|word| word.strip_suffix(':')) {
            add("score", part);
        }
        // Parts that are named by a list: `{ [color in Color]: number }`.
        let list = breakdown.split(" in ").nth(1).and_then(|after| after.split(']').next());
        for part in list.map(declared).unwrap_or_default().split('"').skip(1).step_by(2) {
            add("score", part);
        }
    }
    ids
}

/// What actions of some game are aimed at: it is named in the ids of their labels.
fn aims() -> BTreeSet<String> {
    let of = |(_, folder): (String, PathBuf)| {
        listed_in(&told(&folder), "aims: [").map(str::to_owned).collect::<Vec<_>>()
    };
    games().into_iter().flat_map(of).collect()
}

fn without_aims<'a>(mut id: &'a str, aims: &BTreeSet<String>) -> &'a str {
    while let Some((rest, _)) = id.rsplit_once('-').filter(|(_, last)| aims.contains(*last)) {
        id = rest;
    }
    id
}

/// A game's names and facts, as its board has them.
fn told(folder: &Path) -> String {
    fs::read_to_string(folder.join("board/told.ts")).expect("names and facts are generated")
}

/// The words of a list that begins like this.
fn listed_in<'a>(code: &'a str, beginning: &str) -> impl Iterator<Item = &'a str> {
    let list = code.split(beginning).nth(1).unwrap_or_default().split(']').next().unwrap_or_default();
    list.split('"').skip(1).step_by(2)
}

/// The words of the lists that this code declares with `reasons!`.
fn reasons(code: &str) -> impl Iterator<Item = &str> {
    let lists = code.split("\nreasons! {").skip(1).filter_map(|after| after.split("\n}\n").next());
    lists.flat_map(|list| list.split('"').skip(1).step_by(2))
}

/// Every text in the code that begins like an id. Ids are always written out whole, so that they can be found.
fn said_in_code() -> BTreeSet<String> {
    let prefixes: Vec<String> =
        files_of(Language::English).iter().map(|(file, _)| format!("{file}-")).collect();
    let mut said = BTreeSet::new();
    for path in
        ["crates", "games", "template"].into_iter().flat_map(|folder| rust_files(&root().join(folder)))
    {
        let code = fs::read_to_string(&path).expect("source files can be read");
        // In Rust every second piece between quotation marks is a text; an odd one out only adds what is no id.
        for piece in code.split('"') {
            let is_id = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
            if prefixes.iter().any(|prefix| piece.starts_with(prefix)) && piece.chars().all(is_id) {
                said.insert(piece.to_owned());
            }
        }
    }
    said
}

/// The browser's part of the code. It may also put an id together, `toll-good-${good}` say, where what is filled in is
/// a name that the code knows. Its own tests check that what it says exists.
struct Client {
    code: String,
    templates: Vec<Vec<String>>,
    /// Everything that stands in quotation marks in the client or in Rust, where cards, reasons and the like are named.
    names: BTreeSet<String>,
}

impl Client {
    fn read() -> Client {
        let folders = ["web/src", "games", "template"].map(|folder| root().join(folder));
        let files = folders.iter().flat_map(|folder| files(folder, &["generated"], &["ts", "svelte"]));
        let is_test = |path: &Path| path.to_string_lossy().ends_with(".test.ts");
        let code = read_all(files.filter(|path| !is_test(path)));
        let rust = read_all(
            ["crates", "games", "template"].iter().flat_map(|folder| rust_files(&root().join(folder))),
        );
        let templates = code.split('`').filter(|piece| piece.contains("${")).map(literals).collect();
        let mut names: BTreeSet<String> = quoted(&code, '\'').chain(quoted(&rust, '"')).collect();
        // A reason is named in snake case and said in kebab case.
        names.extend(names.iter().map(|name| name.replace('_', "-")).collect::<Vec<_>>());
        Client { code, templates, names }
    }

    fn says(&self, id: &str) -> bool {
        let whole = ['\'', '"', '`'].into_iter().any(|mark| self.code.contains(&format!("{mark}{id}{mark}")));
        whole || self.templates.iter().any(|template| self.makes(template, id))
    }

    /// Whether this template is the id when names are filled in.
    fn makes(&self, template: &[String], id: &str) -> bool {
        let (first, rest) = template.split_first().expect("a text has a beginning");
        // What begins with a value could be anything.
        first.matches('-').count() > 1
            && id.strip_prefix(first).is_some_and(|filled| self.fills(rest, filled))
    }

    /// Whether this is a name, then a literal, and so on.
    fn fills(&self, literals: &[String], text: &str) -> bool {
        let Some((next, rest)) = literals.split_first() else { return text.is_empty() };
        (0..=text.len()).any(|end| {
            let after = text[end..].strip_prefix(next.as_str());
            self.names.contains(&text[..end]) && after.is_some_and(|after| self.fills(rest, after))
        })
    }
}

/// What stands between the values of a template.
fn literals(template: &str) -> Vec<String> {
    let mut literals = vec![];
    let mut rest = template;
    while let Some((literal, value)) = rest.split_once("${") {
        literals.push(literal.to_owned());
        rest = value.split_once('}').map_or("", |(_, rest)| rest);
    }
    literals.push(rest.to_owned());
    literals
}

/// Every text in the code that could be a part of an id.
fn quoted(code: &str, mark: char) -> impl Iterator<Item = String> {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-_.".contains(c);
    code.split(mark).filter(move |piece| piece.chars().all(is_part)).map(str::to_owned)
}

fn read_all(files: impl IntoIterator<Item = PathBuf>) -> String {
    files.into_iter().map(|path| fs::read_to_string(path).expect("source files can be read")).collect()
}

#[test]
fn a_template_says_only_what_its_values_make() {
    let client = Client {
        code: String::new(),
        templates: ["box-good-${good}.many", "box-say-${a}-to-${b}", "${a}-x"].map(literals).to_vec(),
        names: ["apple", "bread", "bad-shape"].map(String::from).into(),
    };
    let said = ["box-good-apple.many", "box-say-apple-to-bread", "box-say-bad-shape-to-apple"];
    let unsaid = ["box-good-apple", "box-good-unicorn.many", "box-good-.many", "box-say-apple", "apple-x"];
    assert!(said.iter().all(|id| client.says(id)));
    assert!(unsaid.iter().all(|id| !client.says(id)));
}

/// The source files of every crate, without the tests beside them: what only a test says is not said.
fn rust_files(folder: &Path) -> Vec<PathBuf> {
    files(folder, &["tests", "target"], &["rs"])
}

/// All files of a folder with such an ending, those in the folders named left out.
fn files(folder: &Path, left_out: &[&str], endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("a folder of the project can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                if !left_out.iter().any(|name| path.ends_with(name)) {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|ending| endings.iter().any(|each| ending == *each)) {
                found.push(path);
            }
        }
    }
    found
}

/// The files' text without comments, which are for those who write.
fn text(language: Language) -> Vec<(usize, String)> {
    let numbered = |(_, text): (String, String)| {
        let lines = text.lines().map(str::to_owned).enumerate();
        lines.filter(|(_, line)| !line.starts_with('#')).collect::<Vec<_>>()
    };
    files_of(language).into_iter().flat_map(numbered).collect()
}

#[test]
fn french_signs_stand_after_narrow_no_break_spaces() {
    for (number, line) in text(Language::French) {
        for (before, sign) in line.chars().zip(line.chars().skip(1)) {
            let right = if before == '«' { sign } else { before };
            if before == '«' || ";:!?»".contains(sign) {
                assert_eq!(right, '\u{202f}', "line {}: {line}", number + 1);
            }
        }
    }
}

#[test]
fn apostrophes_are_curved_and_nobody_uses_three_dots_for_an_ellipsis() {
    for language in Language::ALL {
        for (number, line) in text(language) {
            assert!(!line.contains('\''), "{} line {}: {line}", language.id(), number + 1);
            assert!(!line.contains("..."), "{} line {}: {line}", language.id(), number + 1);
        }
    }
}
