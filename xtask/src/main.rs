//! The developer's commands: `cargo xtask test` sets up what the tests need and runs every one of them.

mod client;
mod setup;

use anyhow::{Context, bail};
use std::process::Command;
use std::time::Instant;

fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("test") => test(),
        other => {
            if let Some(other) = other {
                eprintln!("there is no command {other:?}");
            }
            eprintln!("usage: cargo xtask test    set up and run every check and every test");
            std::process::exit(2);
        }
    }
}

/// Every check, the quickest first. The first that fails ends the run.
fn test() -> anyhow::Result<()> {
    std::env::set_current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))?;
    setup::install_missing_programs()?;
    step("format", cargo(&["fmt", "--all", "--check"]))?;
    client::install()?;
    step("client: types", client::npm(&["run", "--silent", "check"]))?;
    step("client: build", client::npm(&["run", "--silent", "build"]))?;
    step("client: tests", client::npm(&["run", "--silent", "test"]))?;
    step("lints", cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"]))?;
    if setup::has_program("cargo-nextest") {
        step("tests", cargo(&["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]))?;
        step("documentation tests", cargo(&["test", "--workspace", "--locked", "--doc"]))?;
    } else {
        step("tests", cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]))?;
    }
    step("documentation", cargo(&["doc", "--workspace", "--locked", "--no-deps"]))?;
    // The program itself was built for those of the tests above that run it.
    step("browser tests", client::browser_tests())?;
    Ok(())
}

fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    // The client is built once, above; and a broken link in a doc comment is as wrong as any other.
    command.args(arguments).env("BESACE_CLIENT_DIST", client::dist()).env("RUSTDOCFLAGS", "-D warnings");
    command
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
