//! The client's types of a game, generated from the rules' own and committed beside its board.

use std::path::Path;

/// Compares a generated file with what it should be. With `BESACE_WRITE=1` it is written anew first.
pub fn must_be_fresh(path: &Path, expected: &str) {
    if std::env::var_os("BESACE_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("a file is in a folder"))
            .expect("the folder can be made");
        std::fs::write(path, expected).expect("the file can be written");
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        committed == expected,
        "{} is stale: run this test with BESACE_WRITE=1 to write it anew",
        path.display()
    );
}

/// Types that another module declares: its path, and their names.
pub type Elsewhere<'a> = (&'a str, &'a [&'a str]);

/// The types of the table that games and messages use.
const OF_THE_TABLE: Elsewhere =
    ("#web/generated/table.ts", &["FirstPlayer", "Seat", "SeatSet", "Standing", "Standings", "Viewer"]);

/// The text of a module with these declarations; it imports what they use of the table.
pub fn module(why: &str, declarations: &[String]) -> String {
    module_with(&[], why, declarations)
}

/// The same, where it also imports what is declared elsewhere.
pub fn module_with(elsewhere: &[Elsewhere], why: &str, declarations: &[String]) -> String {
    // A declaration begins with `type` and its name.
    let is_declared = |name: &str| declarations.iter().any(|each| words(each).nth(1) == Some(name));
    let is_used = |name: &str| declarations.iter().any(|each| words(each).any(|word| word == name));
    let imports = std::iter::once(&OF_THE_TABLE).chain(elsewhere).filter_map(|(from, names)| {
        let used = names.iter().copied().filter(|name| is_used(name) && !is_declared(name));
        let used: Vec<&str> = used.collect();
        (!used.is_empty()).then(|| format!("import type {{ {} }} from '{from}';\n", used.join(", ")))
    });
    let imports: String = imports.collect();
    let mut text = format!("// {why}\n// Generated from the Rust types by a test; not to be edited.\n");
    if !imports.is_empty() {
        text.push_str(&format!("\n{imports}"));
    }
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    // The generator ends lines with spaces; no file here does.
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

fn words(declaration: &str) -> impl Iterator<Item = &str> {
    declaration.split(|c: char| !c.is_alphanumeric())
}

/// Makes a test that a game's `board/generated.ts` declares these types. Those that every game has from the table are
/// in `web/src/generated/table.ts`.
#[macro_export]
macro_rules! typescript {
    ($why:literal, $($type:ty),+ $(,)?) => {
        #[test]
        fn the_board_knows_the_game_as_its_rules_write_it() {
            $crate::typescript!(in "../board/generated.ts", with [], $why, $($type),+);
        }
    };
    // A file of types, which may use some that are declared elsewhere.
    (in $path:literal, with [$($elsewhere:expr),*], $why:literal, $($type:ty),+ $(,)?) => {
        use ts_rs::TS;
        // Numbers stay far below 2^53.
        let config = ts_rs::Config::new().with_large_int("number");
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join($path);
        let declared = [$(<$type>::decl(&config)),+];
        $crate::checks::must_be_fresh(&path, &$crate::checks::module_with(&[$($elsewhere),*], $why, &declared));
    };
}
