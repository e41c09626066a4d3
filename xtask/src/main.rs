//! The developer's commands: `cargo xtask test` sets up what the tests need and runs every one of them,
//! `cargo xtask new-game <id>` begins a game.

mod client;
#[cfg(test)]
mod listed;
mod new_game;
mod package;
mod setup;
mod trial;

use anyhow::{Context, bail};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

fn main() -> anyhow::Result<()> {
    // Asked of cargo now, not at compile time: a program compiled for another checkout must not work in that one.
    let own = std::env::var_os("CARGO_MANIFEST_DIR").context("start it with `cargo xtask`")?;
    let root = Path::new(&own).join("..");
    std::env::set_current_dir(&root)?;
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["test", "new-game"] => {
            client::install()?;
            new_game_is_whole()
        }
        ["test", "package"] => {
            step("program", cargo(&["build", "--locked", "--bin", "besace"]))?;
            package::try_out()
        }
        ["soak", "--minutes", minutes] => soak(minutes),
        ["package"] => {
            step("program", cargo(&["build", "--release", "--locked", "--bin", "besace"]))?;
            let made = package::make(Path::new("target/release/besace"))?;
            println!("{}\n{}", made.debian.display(), made.archive.display());
            Ok(())
        }
        ["new-game", id] => {
            let next = new_game::new_game(&root, id)?;
            let mut cargo = Command::new(env!("CARGO"));
            new_game::recording(&mut cargo, id);
            step("recording its golden games", cargo)?;
            println!("\n{next}");
            Ok(())
        }
        ref other => {
            if !other.is_empty() {
                eprintln!("there is no command {:?}", other.join(" "));
            }
            eprintln!("usage: cargo xtask test             set up and run every check and every test");
            eprintln!("       cargo xtask test new-game    only try new-game, in a copy of the project");
            eprintln!("       cargo xtask test package     only try the package, around the debug program");
            eprintln!(
                "       cargo xtask soak --minutes N   make faults under several nodes while people play"
            );
            eprintln!(
                "       cargo xtask package          make a Debian package and an archive, in target/package"
            );
            eprintln!("       cargo xtask new-game <id>    begin a game from the template, in games/<id>");
            std::process::exit(2);
        }
    }
}

/// Every check, the quickest first. The first that fails ends the run.
fn test() -> anyhow::Result<()> {
    setup::install_missing_programs()?;
    step("format", cargo(&["fmt", "--all", "--check"]))?;
    client::install()?;
    step("client: types", client::npm(&["run", "--silent", "check"]))?;
    step("client: build", client::npm(&["run", "--silent", "build"]))?;
    step("client: tests", client::npm(&["run", "--silent", "test"]))?;
    // What is compiled only for `bench` is checked here.
    let every_line = ["--workspace", "--all-targets", "--features", "besace/allocations", "--locked"];
    step("lints", cargo(&[&["clippy"], &every_line[..], &["--", "-D", "warnings"]].concat()))?;
    let database = setup::start_database()?;
    let with_database = |mut command: Command| {
        command.env(besace_postgres::VARIABLE, database.address());
        command
    };
    if setup::has_program("cargo-nextest") {
        let tests = cargo(&["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]);
        step("tests", with_database(tests))?;
        step("documentation tests", cargo(&["test", "--workspace", "--locked", "--doc"]))?;
    } else {
        step("tests", with_database(cargo(&["test", "--workspace", "--locked", "--no-fail-fast"])))?;
    }
    drop(database);
    replay_in_release()?;
    step("documentation", cargo(&["doc", "--workspace", "--locked", "--no-deps"]))?;
    println!("\n== package: installed, started and stopped");
    package::try_out()?;
    new_game_is_whole()?;
    // The program itself was built for those of the tests above that run it.
    step("browser tests", client::browser_tests())?;
    Ok(())
}

/// Rules that calculate with floating point say so in their manifest: what comes of an action must not depend on how they were
/// compiled. The tests have played their golden games in one build; here another plays them, in another process.
fn replay_in_release() -> anyhow::Result<()> {
    let mut arguments = vec!["test", "--release", "--locked"];
    let packages = replayed_in_release(Path::new("games"))?;
    arguments.extend(packages.iter().flat_map(|package| ["--package", package]));
    arguments.push("played_as_ever");
    step("golden games in release", cargo(&arguments))
}

/// The packages of rules that ask for it, under this folder of games.
fn replayed_in_release(games: &Path) -> anyhow::Result<Vec<String>> {
    let mut packages = Vec::new();
    for game in std::fs::read_dir(games)? {
        let path = game?.path().join("rules/Cargo.toml");
        let manifest = std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
        if !manifest.lines().any(|line| line == "replayed-in-release = true") {
            continue;
        }
        let name = manifest.lines().find_map(|line| line.strip_prefix("name = \"")?.strip_suffix('"'));
        packages.push(name.with_context(|| format!("{} has no name", path.display()))?.to_owned());
    }
    if packages.is_empty() {
        bail!("no game asks to be played again in release");
    }
    Ok(packages)
}

/// Three nodes on one PostgreSQL, people who play, and faults for this many minutes, made by the test that otherwise makes a
/// few.
fn soak(minutes: &str) -> anyhow::Result<()> {
    let count: f64 = minutes.parse().with_context(|| format!("{minutes:?} is no number of minutes"))?;
    anyhow::ensure!(count > 0.0, "a soak takes some minutes");
    setup::install_missing_programs()?;
    let mut test =
        cargo(&["test", "--locked", "-p", "besace", "--test", "main", "--", "faults::", "--nocapture"]);
    test.env("BESACE_SOAK_MINUTES", minutes).env("BESACE_SOAK_SEED", std::process::id().to_string());
    step("soak", test)
}

/// A game made from the template passes its tests and can be played, in a terminal and in a browser.
fn new_game_is_whole() -> anyhow::Result<()> {
    let copy = trial::make()?;
    step("new game: recorded", trial::recording(&copy))?;
    step("new game: tests", trial::tests(&copy))?;
    println!("\n== new game: played");
    trial::play(&copy)?;
    step("new game: browser tests", trial::browser_tests(&copy)?)
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    // The client is built once, above; and a broken link in a doc comment is as wrong as any other.
    command.args(arguments).env("BESACE_CLIENT_DIST", client::dist()).env("RUSTDOCFLAGS", "-D warnings");
    without_increments(&mut command);
    command
}

/// On a machine where nothing was compiled before, incremental compilation only costs: twice as many parts, and a file for
/// each. Where a developer has such files already, they are used.
fn without_increments(cargo: &mut Command) {
    let files = std::fs::read_dir(target().join("debug/incremental")).into_iter().flatten().flatten();
    // Only the program itself tells: the parts of the project that this tool uses were compiled to start it.
    let is_of_the_program = |name: OsString| name.to_string_lossy().starts_with("besace-");
    if !files.map(|file| file.file_name()).any(is_of_the_program) {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
}

/// Where cargo puts what it compiles.
fn target() -> PathBuf {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    std::env::current_dir().unwrap_or_default().join(target)
}

/// Runs one command and says how long it took.
fn step(name: &str, mut command: Command) -> anyhow::Result<()> {
    println!("\n== {name}");
    let start = Instant::now();
    let status = command.status().with_context(|| format!("{name}: could not start {command:?}"))?;
    println!("== {name}: {:.1} s", start.elapsed().as_secs_f64());
    if !status.success() {
        bail!("{name} failed ({status})");
    }
    Ok(())
}
