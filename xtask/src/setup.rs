//! What the tests need on the machine besides Rust, and how it gets there.

use anyhow::{Context, bail};
use besace_postgres::Postgres;
use std::process::{Command, Stdio};

/// A program that tests run, and the Debian package that brings it.
const PROGRAMS: [(&str, &str); 4] = [
    // The example bot in docs/examples is written in it, and played by a test.
    ("python3", "python3"),
    // The client is built and tested with these two.
    ("node", "nodejs"),
    ("npm", "npm"),
    // The browser in which whole games are played.
    ("chromium", "chromium"),
];

/// Installs, with Debian's package manager, the programs that are not there.
pub fn install_missing_programs() -> anyhow::Result<()> {
    let missing = PROGRAMS.iter().filter(|(program, _)| !has_program(program)).map(|(_, package)| *package);
    // The database of servers that several machines share; Debian keeps its programs where no shell looks.
    let database = (!besace_postgres::is_installed()).then_some("postgresql");
    let packages: Vec<&str> = missing.chain(database).collect();
    if packages.is_empty() {
        return Ok(());
    }
    println!("== installing {}", packages.join(", "));
    if !has_program("apt-get") {
        bail!("the tests need {}; please install it with your system's package manager", packages.join(", "));
    }
    run(&["apt-get", "update", "-qq"])?;
    run(&[&["apt-get", "install", "-y", "-qq", "--no-install-recommends"], &packages[..]].concat())
}

/// Starts the database that the tests talk to. It is there until this is dropped, or until this program ends.
pub fn start_database() -> anyhow::Result<Postgres> {
    Postgres::start().context("the tests need a PostgreSQL")
}

/// Whether a program can be started by this name.
pub fn has_program(name: &str) -> bool {
    let found = |folder: std::path::PathBuf| folder.join(name).is_file();
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(found))
}

fn run(command: &[&str]) -> anyhow::Result<()> {
    let line = command.join(" ");
    let status = Command::new(command[0])
        .args(&command[1..])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .stdin(Stdio::null())
        .status()
        .with_context(|| format!("could not start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed; it may have to be run as root");
    }
    Ok(())
}
