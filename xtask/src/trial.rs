//! Tries `cargo xtask new-game` in a copy of the project: the new game passes its tests and is played to its end, in a
//! terminal and in a browser.

use crate::{client, new_game, target, without_increments};
use anyhow::{Context, ensure};
use std::io::Write;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs, io};

const ID: &str = "bazaar";

/// Makes the copy and a game in it. Gives the folder.
pub fn make() -> anyhow::Result<PathBuf> {
    let copy = target().join("new-game");
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .output()?;
    ensure!(listed.status.success(), "git could not list the project's files");
    let listed = String::from_utf8(listed.stdout).context("a file's name is not text")?;
    let files: Vec<&Path> =
        listed.split_terminator('\0').map(Path::new).filter(|path| path.is_file()).collect();
    for folder in ["crates", "games", "template", "web/browser", "web/src", "words", "xtask"] {
        remove_strangers(&copy, Path::new(folder), &files)?;
    }
    for file in files {
        copy_with_time(file, &copy.join(file)).with_context(|| file.display().to_string())?;
    }
    new_game::new_game(&copy, ID)?;
    Ok(copy)
}

/// Records the new game's golden games.
pub fn recording(copy: &Path) -> Command {
    let mut command = cargo(copy);
    new_game::recording(&mut command, ID);
    command
}

/// The new game's own tests.
pub fn tests(copy: &Path) -> Command {
    let mut command = cargo(copy);
    command.args([
        "test",
        "--quiet",
        "--package",
        &format!("besace-{ID}"),
        "--package",
        &format!("besace-{ID}-parts"),
    ]);
    command
}

/// Plays the new game in the copy's program, always taking the first choice, until it is over.
pub fn play(copy: &Path) -> anyhow::Result<()> {
    let mut command = cargo(copy);
    command.args(["run", "--quiet", "--", "play", ID, "--plain", "--lang", "en"]);
    let mut game = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
    let answers = "1\n".repeat(100);
    match game.stdin.take().context("the game reads")?.write_all(answers.as_bytes()) {
        // It was over before it had read them all.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        written => written?,
    }
    let output = game.wait_with_output()?;
    let text = String::from_utf8_lossy(&output.stdout);
    ensure!(output.status.success(), "the game ended with {}:\n{text}", output.status);
    ensure!(text.contains("the game is over"), "the game did not come to its end:\n{text}");
    Ok(())
}

/// The new game's tests in a browser, with the copy's program and a client that has the game's board.
pub fn browser_tests(copy: &Path) -> anyhow::Result<Command> {
    let libraries = copy.join("node_modules");
    if !libraries.exists() {
        symlink(env::current_dir()?.join("node_modules"), libraries)?;
    }
    let mut command = client::npm(&["run", "--silent", "browser", "--", &format!("games/{ID}/")]);
    command.current_dir(copy).env("BESACE_PROGRAM", copy.join("target/debug/besace"));
    // Unless a client is named, the tests build one.
    command.env_remove("BESACE_CLIENT");
    Ok(command)
}

/// Cargo in the copy, with what is compiled already: only the new game and what knows the list of games are the copy's
/// own. The shelf, with the bots of every game in it, is not optimised: one short game needs no quick bots.
fn cargo(copy: &Path) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["--offline", "--config", "profile.dev.package.besace-shelf.opt-level=0"]).current_dir(copy);
    cargo.env("CARGO_BUILD_BUILD_DIR", target()).env("CARGO_TARGET_DIR", copy.join("target"));
    cargo.env("BESACE_CLIENT_DIST", client::dist());
    without_increments(&mut cargo);
    cargo
}

/// A copy keeps its file's time of change: cargo then knows what is compiled already.
fn copy_with_time(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to.parent().unwrap_or(to))?;
    fs::copy(from, to)?;
    fs::File::options().write(true).open(to)?.set_modified(fs::metadata(from)?.modified()?)
}

/// Removes from a folder of the copy what the project does not have: a game that was made before, a file that is gone.
fn remove_strangers(copy: &Path, folder: &Path, files: &[&Path]) -> io::Result<()> {
    let entries = match fs::read_dir(copy.join(folder)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let path = folder.join(entry.file_name());
        let is_known = files.iter().any(|file| file.starts_with(&path));
        match (entry.file_type()?.is_dir(), is_known) {
            (true, true) => remove_strangers(copy, &path, files)?,
            (true, false) => fs::remove_dir_all(entry.path())?,
            (false, true) => {}
            (false, false) => fs::remove_file(entry.path())?,
        }
    }
    Ok(())
}
