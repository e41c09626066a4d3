//! A PostgreSQL of its own, for tests: Debian's program, in a folder of its own, on a free port, as a user other than root.
//!
//! `cargo xtask test` starts one for all tests and says in [`VARIABLE`] where it is. A test that is run without that starts
//! one for itself. Each test has a database of its own in it either way.

use anyhow::{Context, bail};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// Names the address of a PostgreSQL in which tests may make databases.
pub const VARIABLE: &str = "BESACE_TEST_DATABASE";
/// How long it may take to start. It decides no test that passes.
const PATIENCE: Duration = Duration::from_secs(120);
/// Who runs it where the tests are run by root, whom it refuses.
const USER: &str = "postgres";

/// Whether the program is on this machine.
pub fn is_installed() -> bool {
    programs().is_some()
}

/// The folder with PostgreSQL's programs; Debian does not put them where a shell looks.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|one| one.path().join("bin"))
        .collect();
    folders.sort();
    let mut folders = folders.into_iter().rev().chain(std::env::split_paths(&path));
    folders.find(|folder| folder.join("initdb").is_file() && folder.join("postgres").is_file())
}

/// A server that runs until this is dropped.
pub struct Postgres {
    programs: PathBuf,
    folder: TempDir,
    port: u16,
    /// What it is told beside that.
    options: Vec<String>,
    running: Option<Child>,
}

impl Postgres {
    /// Starts one.
    pub fn start() -> anyhow::Result<Postgres> {
        Postgres::with(&[])
    }

    /// Starts one with these settings, `name=value` each.
    pub fn with(options: &[&str]) -> anyhow::Result<Postgres> {
        let programs = programs().context("PostgreSQL is not installed; `cargo xtask test` installs it")?;
        let folder = tempfile::tempdir()?;
        give_to_server(folder.path())?;
        let options = options.iter().map(ToString::to_string).collect();
        let mut postgres = Postgres { programs, folder, port: 0, options, running: None };
        let made = postgres
            .program("initdb")
            .arg("-D")
            .arg(postgres.data())
            .args(["-A", "trust", "-U", USER, "-N", "-E", "UTF8", "--locale=C.UTF-8"])
            .output()?;
        if !made.status.success() {
            bail!("initdb: {}", String::from_utf8_lossy(&made.stderr));
        }
        // Somebody else may take the port in between: then the next is tried.
        for _ in 0..20 {
            postgres.port = TcpListener::bind("127.0.0.1:0")?.local_addr()?.port();
            if postgres.go_on().is_ok() {
                return Ok(postgres);
            }
        }
        bail!("PostgreSQL does not start: {}", postgres.log())
    }

    /// Starts it again on the same data and port.
    pub fn go_on(&mut self) -> anyhow::Result<()> {
        let log =
            std::fs::OpenOptions::new().create(true).append(true).open(self.folder.path().join("log"))?;
        let mut server = self.program("postgres");
        server.arg("-D").arg(self.data()).args(["-p", &self.port.to_string()]);
        // What a power cut would lose, no test asks for; and tests are many.
        let settings =
            ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off", "max_connections=200"];
        for option in settings.into_iter().chain(self.options.iter().map(String::as_str)) {
            server.args(["-c", option]);
        }
        let mut running = server.stdin(Stdio::null()).stdout(log.try_clone()?).stderr(log).spawn()?;
        let from = Instant::now();
        while !self.is_ready() {
            if let Some(status) = running.try_wait()? {
                bail!("PostgreSQL has ended ({status}): {}", self.log());
            }
            if from.elapsed() > PATIENCE {
                bail!("PostgreSQL does not answer: {}", self.log());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        self.running = Some(running);
        Ok(())
    }

    /// Ends it at once, as if its machine had failed: every connection is cut, and what was not committed is lost.
    pub fn end_at_once(&mut self) {
        if let Some(mut running) = self.running.take() {
            let process = rustix::process::Pid::from_child(&running);
            let _ = rustix::process::kill_process(process, rustix::process::Signal::QUIT);
            let _ = running.wait();
        }
    }

    /// Where it is, without a database.
    pub fn address(&self) -> String {
        format!("postgres://{USER}@127.0.0.1:{}", self.port)
    }

    /// Its port.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its folder, which belongs to the user that runs it.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn log(&self) -> String {
        std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    fn is_ready(&self) -> bool {
        let asked = Command::new(self.programs.join("pg_isready"))
            .args(["-q", "-h", "127.0.0.1", "-p", &self.port.to_string()])
            .status();
        asked.is_ok_and(|status| status.success())
    }

    /// One of its programs, run as a user whom it does not refuse. It ends at once when whoever has started it is gone,
    /// however that has come about.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        if rustix::process::geteuid().is_root() {
            command.args([format!("--reuid={USER}"), format!("--regid={USER}"), "--init-groups".into()]);
        }
        command.args(["--pdeathsig", "QUIT", "--"]).arg(self.programs.join(name));
        command.current_dir(self.folder.path());
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.end_at_once();
    }
}

/// A database of a test's own.
pub struct Database {
    /// Where it is.
    pub address: String,
    _server: Option<Postgres>,
}

impl Database {
    /// A new one: in the server that is there for all tests, or else in one that is there for this.
    pub fn new() -> anyhow::Result<Database> {
        match std::env::var(VARIABLE) {
            Ok(server) => Ok(Database { address: make_database(&server)?, _server: None }),
            Err(_) => {
                let server = Postgres::start()?;
                Ok(Database { address: make_database(&server.address())?, _server: Some(server) })
            }
        }
    }
}

/// Makes a new database in this server, and gives its address.
pub fn make_database(server: &str) -> anyhow::Result<String> {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let programs = programs().context("PostgreSQL is not installed")?;
    let name = format!("test_{}_{}", std::process::id(), MADE.fetch_add(1, Ordering::Relaxed));
    let sql = format!("CREATE DATABASE {name} TEMPLATE template0");
    let made = Command::new(programs.join("psql"))
        .args(["-q", "-d", &format!("{server}/postgres"), "-c", &sql])
        .output()?;
    if !made.status.success() {
        bail!("a database cannot be made: {}", String::from_utf8_lossy(&made.stderr));
    }
    Ok(format!("{server}/{name}"))
}

/// Gives a file or a folder to whoever runs the server.
pub fn give_to_server(file: &Path) -> anyhow::Result<()> {
    if !rustix::process::geteuid().is_root() {
        return Ok(());
    }
    let given = Command::new("chown").arg(USER).arg(file).status()?;
    if !given.success() {
        bail!("there is no user {USER}, who runs PostgreSQL where the tests are run by root");
    }
    Ok(())
}
