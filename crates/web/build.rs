//! Builds the client, or takes one that is built already.
//!
//! The client's sources are copied to where cargo wants things built and npm runs there: the source tree stays as it
//! is. `npm ci` runs only when the lock file has changed. `BESACE_CLIENT_DIST` names a folder with a built client, for
//! machines without Node and for checks that have built it once.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

/// What the client is built from, below the project's root: its own folder, and the texts that it shares with others.
const SOURCES: [&str; 3] = ["web", "words", "docs"];
/// What is never a source.
const LEFT_OUT: [&str; 5] = ["node_modules", "dist", ".git", "browser", "pictures"];

fn main() -> ExitCode {
    println!("cargo::rerun-if-env-changed=BESACE_CLIENT_DIST");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let listed = provide(&out).and_then(|()| list(&out).map_err(failed("list the client's files")));
    match listed {
        Ok(()) => ExitCode::SUCCESS,
        Err(lines) => {
            for line in lines.lines() {
                println!("cargo::error={line}");
            }
            ExitCode::FAILURE
        }
    }
}

fn provide(out: &Path) -> Result<(), String> {
    let dist = out.join("dist");
    if let Some(built) = env::var_os("BESACE_CLIENT_DIST") {
        let built = PathBuf::from(built);
        if !built.join("index.html").is_file() {
            return Err(format!("BESACE_CLIENT_DIST is {}, where no built client is", built.display()));
        }
        println!("cargo::rerun-if-changed={}", built.display());
        return replace(&built, &dist).map_err(failed("copy the built client"));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if !root.join("web/package.json").is_file() {
        println!("cargo::warning=the client's sources are not here: the program will have no client inside");
        return fs::create_dir_all(&dist).map_err(failed("make a folder"));
    }
    let build = out.join("client");
    for source in SOURCES {
        if root.join(source).is_dir() {
            mirror(&root.join(source), &build.join(source)).map_err(failed("copy the client's sources"))?;
        }
    }
    let web = build.join("web");
    check_node()?;
    install(&web)?;
    npm(&web, &["run", "build"], "the client could not be built")?;
    replace(&web.join("dist"), &dist).map_err(failed("take over the built client"))
}

/// Everything that is needed and could be missing, said before anything is tried.
fn check_node() -> Result<(), String> {
    let version = Command::new("node").arg("--version").output();
    let works =
        |program: &str| Command::new(program).arg("--version").output().is_ok_and(|it| it.status.success());
    match version {
        Ok(version) if version.status.success() && works("npm") => Ok(()),
        _ => Err("the client is built with Node.js 20 or newer and npm, and they are not installed here.\n\
             Install them (on Debian: apt install nodejs npm), or set BESACE_CLIENT_DIST to a folder with a built client."
            .into()),
    }
}

/// Installs the client's libraries, where the lock file says something new.
fn install(web: &Path) -> Result<(), String> {
    let lock = fs::read(web.join("package-lock.json")).map_err(failed("read the client's lock file"))?;
    let stamp = web.join("node_modules/.besace-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(web, &["ci", "--no-audit", "--no-fund"], "the client's libraries could not be installed")?;
    fs::write(stamp, lock).map_err(failed("note what is installed"))
}

fn npm(folder: &Path, arguments: &[&str], otherwise: &str) -> Result<(), String> {
    let output =
        Command::new("npm").args(arguments).current_dir(folder).output().map_err(failed("start npm"))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said);
    let last: Vec<&str> = said.lines().rev().take(30).collect();
    let last: Vec<&str> = last.into_iter().rev().collect();
    Err(format!("{otherwise} (npm {}):\n{}", arguments.join(" "), last.join("\n")))
}

/// Makes `to` hold what `from` holds, file by file. Each source is watched by itself: a watched folder would count
/// as changed whenever anything in it, `node_modules` too, was touched.
fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let (source, copy) = (entry.path(), to.join(&name));
        if entry.file_type()?.is_dir() {
            mirror(&source, &copy)?;
            continue;
        }
        println!("cargo::rerun-if-changed={}", source.display());
        let bytes = fs::read(&source)?;
        if fs::read(&copy).ok().as_deref() != Some(&bytes) {
            fs::write(&copy, bytes)?;
        }
    }
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) || from.join(&name).exists() {
            continue;
        }
        match entry.file_type()?.is_dir() {
            true => fs::remove_dir_all(entry.path())?,
            false => fs::remove_file(entry.path())?,
        }
    }
    Ok(())
}

/// Makes `to` a copy of `from`.
fn replace(from: &Path, to: &Path) -> io::Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        match entry.file_type()?.is_dir() {
            true => replace(&entry.path(), &to.join(entry.file_name()))?,
            false => drop(fs::copy(entry.path(), to.join(entry.file_name()))?),
        }
    }
    Ok(())
}

/// Writes the list of files that the program carries.
fn list(out: &Path) -> io::Result<()> {
    let dist = out.join("dist");
    let mut paths = Vec::new();
    gather(&dist, "", &mut paths)?;
    paths.sort();
    let line = |path: &String| {
        let file = dist.join(path);
        format!("    ({path:?}, include_bytes!({:?})),\n", file.display().to_string())
    };
    let lines: String = paths.iter().map(line).collect();
    fs::write(out.join("files.rs"), format!("&[\n{lines}]\n"))
}

fn gather(folder: &Path, prefix: &str, paths: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = format!("{prefix}{}", entry.file_name().to_string_lossy());
        match entry.file_type()?.is_dir() {
            true => gather(&entry.path(), &format!("{path}/"), paths)?,
            false => paths.push(path),
        }
    }
    Ok(())
}

fn failed(what: &str) -> impl Fn(io::Error) -> String {
    move |error| format!("could not {what}: {error}")
}
