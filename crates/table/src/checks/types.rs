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

/// The text of a module with these declarations.
pub fn module(why: &str, declarations: &[String]) -> String {
    let mut text = format!("// {why}\n// Generated from the Rust types by a test; not to be edited.\n");
    for declaration in declarations {
        text.push_str(&format!("\nexport {declaration}\n"));
    }
    // The generator ends lines with spaces; no file here does.
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

/// Makes a test that a game's `board/generated.ts` declares these types, beside those that every game has from the
/// table. The game's `Breakdown` has to be among what the test's file imports.
#[macro_export]
macro_rules! typescript {
    ($why:literal, $($type:ty),+ $(,)?) => {
        #[test]
        fn the_board_knows_the_game_as_its_rules_write_it() {
            use ts_rs::TS;
            // Numbers stay far below 2^53.
            let config = ts_rs::Config::new().with_large_int("number");
            let declarations = [
                $crate::Seat::decl(&config),
                $crate::SeatSet::decl(&config),
                $crate::Viewer::decl(&config),
                $crate::FirstPlayer::decl(&config),
                $crate::Standings::<Breakdown>::decl(&config),
                $crate::Standing::<Breakdown>::decl(&config),
                $(<$type>::decl(&config)),+
            ];
            let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../board/generated.ts");
            $crate::checks::must_be_fresh(&path, &$crate::checks::module($why, &declarations));
        }
    };
}
