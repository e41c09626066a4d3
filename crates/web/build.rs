//! Builds the client, or takes one that is built already.
//!
//! The client's sources are copied to where cargo wants things built and npm runs there: the source tree stays as it
//! is. Of a game they are what the client shows of it; its rules are not among them, so that editing a rule does not
//! build the client anew. What npm has built is kept for as long as the copies are the same, byte for byte, and `npm ci`
//! runs only when the lock file has changed. `BESACE_CLIENT_DIST` names a folder with a built client, for machines
//! without Node and for checks that have built it once. `BESACE_CHECKOUT`, which `.cargo/config.toml` sets, says whose
//! sources these are: without it cargo would compare only times, and take another checkout's client for this one's.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, io};

/// What says how the client is built, at the project's root.
const FILES: [&str; 6] =
    [".npmrc", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "vite.config.ts"];
/// What every game shares: the frame, and its words.
const FOLDERS: [&str; 2] = ["web", "words"];
/// What the client shows of a game, in the game's folder.
const OF_A_GAME: [&str; 4] = ["board", "box", "players", "words"];
/// What is never a source.
const LEFT_OUT: [&str; 4] = ["node_modules", "dist", "browser", "fixtures"];

fn main() -> ExitCode {
    println!("cargo::rerun-if-env-changed=BESACE_CLIENT_DIST");
    println!("cargo::rerun-if-env-changed=BESACE_CHECKOUT");
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
        forget(&out.join("built")).map_err(failed("begin anew"))?;
        return replace(&built, &dist).map_err(failed("copy the built client"));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    if !root.join("package.json").is_file() {
        println!("cargo::warning=the client's sources are not here: the program will have no client inside");
        return fs::create_dir_all(&dist).map_err(failed("make a folder"));
    }
    let build = out.join("project");
    let digest = gather_sources(&root, &build).map_err(failed("copy the client's sources"))?.to_string();
    // What the client in `dist` was built from.
    let built = out.join("built");
    if fs::read_to_string(&built).is_ok_and(|built| built == digest) {
        return Ok(());
    }
    forget(&built).map_err(failed("begin anew"))?;
    check_node()?;
    install(&build)?;
    npm(&build, &["run", "build"], "the client could not be built")?;
    replace(&build.join("web/dist"), &dist).map_err(failed("take over the built client"))?;
    fs::write(built, digest).map_err(failed("note what was built"))
}

/// Makes `build` hold what the client is built from. The number stands for all of it, by names and contents.
fn gather_sources(root: &Path, build: &Path) -> io::Result<u64> {
    fs::create_dir_all(build)?;
    let mut digest = 0_u64;
    for file in FILES {
        digest = digest.wrapping_add(copy(&root.join(file), &build.join(file))?);
    }
    for folder in FOLDERS {
        digest = digest.wrapping_add(mirror(&root.join(folder), &build.join(folder))?);
    }
    // A new game is not in any folder that is watched, but its crates are in here.
    println!("cargo::rerun-if-changed={}", root.join("Cargo.lock").display());
    let games = build.join("games");
    remove_strangers(&games, &root.join("games"))?;
    for game in fs::read_dir(root.join("games"))? {
        let source = game?.path();
        let copy = games.join(source.file_name().unwrap_or_default());
        remove_strangers(&copy, &source)?;
        for part in OF_A_GAME.into_iter().filter(|part| source.join(part).is_dir()) {
            digest = digest.wrapping_add(mirror(&source.join(part), &copy.join(part))?);
        }
    }
    Ok(digest)
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
fn install(build: &Path) -> Result<(), String> {
    let lock = fs::read(build.join("package-lock.json")).map_err(failed("read the client's lock file"))?;
    let stamp = build.join("node_modules/.besace-lock");
    if fs::read(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    npm(build, &["ci", "--no-audit", "--no-fund"], "the client's libraries could not be installed")?;
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

/// Makes `to` hold what `from` holds, file by file, and gives the number that stands for it. Each source is watched by
/// itself: a watched folder would count as changed whenever anything in it, `node_modules` too, was touched.
fn mirror(from: &Path, to: &Path) -> io::Result<u64> {
    fs::create_dir_all(to)?;
    let mut digest = 0_u64;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) {
            continue;
        }
        let source = entry.path();
        // Added up, so that the order in which a folder is listed does not matter.
        digest = digest.wrapping_add(match entry.file_type()?.is_dir() {
            true => mirror(&source, &to.join(&name))?,
            false => copy(&source, &to.join(&name))?,
        });
    }
    remove_strangers(to, from)?;
    Ok(digest)
}

/// Copies a file where it differs, watches it, and gives the number that stands for it.
fn copy(from: &Path, to: &Path) -> io::Result<u64> {
    println!("cargo::rerun-if-changed={}", from.display());
    let bytes = fs::read(from)?;
    let mut hasher = DefaultHasher::new();
    (to, &bytes).hash(&mut hasher);
    if fs::read(to).ok().as_deref() != Some(&bytes) {
        fs::write(to, bytes)?;
    }
    Ok(hasher.finish())
}

/// Removes what is in `folder` and no longer in `source`, but for what was made there and not copied.
fn remove_strangers(folder: &Path, source: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if LEFT_OUT.iter().any(|left_out| name == *left_out) || source.join(&name).exists() {
            continue;
        }
        match entry.file_type()?.is_dir() {
            true => fs::remove_dir_all(entry.path())?,
            false => fs::remove_file(entry.path())?,
        }
    }
    Ok(())
}

/// Removes a file, if it is there.
fn forget(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
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
