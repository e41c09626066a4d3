//! The client's own checks, run by npm at the project's root.

use crate::step;
use std::path::{Path, PathBuf};
use std::process::Command;

/// An npm command.
pub fn npm(arguments: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(arguments);
    command
}

/// Installs the client's libraries exactly as its lock file says, unless that was done already.
pub fn install() -> anyhow::Result<()> {
    let lock = std::fs::read("package-lock.json")?;
    let stamp = Path::new("node_modules/.installed-lock");
    if std::fs::read(stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    step("client: libraries", npm(&["ci", "--no-audit", "--no-fund"]))?;
    Ok(std::fs::write(stamp, lock)?)
}

/// Where `npm run build` puts the client.
pub fn dist() -> PathBuf {
    std::env::current_dir().unwrap_or_default().join("web/dist")
}

/// The tests in a real browser, with the program that cargo has just built.
pub fn browser_tests() -> Command {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from);
    let program = std::env::current_dir().unwrap_or_default().join(target).join("debug/besace");
    let mut command = npm(&["run", "--silent", "browser"]);
    command.env("BESACE_PROGRAM", program).env("BESACE_CLIENT", dist());
    command
}
