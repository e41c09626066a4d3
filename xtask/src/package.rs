//! `cargo xtask package`: a Debian package and a tar archive, around the release binary; and a trial of both.
//!
//! What goes into them is in `packaging/`: the service, its options, its user.

use crate::setup::has_program;
use anyhow::{Context, ensure};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// Where packages are put.
const OUT: &str = "target/package";

/// Where systemd finds the service.
const SERVICE: &str = "usr/lib/systemd/system/besace.service";

/// What goes where, with its permissions. The program itself comes first. A password may stand among the options.
const FILES: [(&str, &str, u32); 6] = [
    ("packaging/besace.service", SERVICE, 0o644),
    ("packaging/besace.sysusers", "usr/lib/sysusers.d/besace.conf", 0o644),
    ("packaging/besace.env", "etc/besace/besace.env", 0o600),
    ("docs/hosting.md", "usr/share/doc/besace/hosting.md", 0o644),
    ("LICENSE-MIT", "usr/share/doc/besace/copyright", 0o644),
    ("CHANGELOG.md", "usr/share/doc/besace/changelog.md", 0o644),
];

/// What was made.
pub struct Made {
    pub debian: PathBuf,
    pub archive: PathBuf,
}

/// Makes both around this program.
pub fn make(program: &Path) -> anyhow::Result<Made> {
    let out = std::path::absolute(OUT)?;
    let tree = out.join("tree");
    let _ = fs::remove_dir_all(&tree);
    put(program, &tree.join("usr/bin/besace"), 0o755)?;
    for (from, to, rights) in FILES {
        put(Path::new(from), &tree.join(to), rights)?;
    }
    let version = said(Command::new(program).arg("--version"))?;
    let version = version.split_whitespace().last().context("the program has no version")?;
    let architecture = said(Command::new("dpkg").arg("--print-architecture"))?;
    let name = format!("besace_{version}_{architecture}");
    let made = Made { debian: out.join(format!("{name}.deb")), archive: out.join(format!("{name}.tar.gz")) };
    // The archive has the same files; whoever unpacks it puts them where their system wants them.
    let mut tar = Command::new("tar");
    tar.args(["--create", "--gzip", "--owner=0", "--group=0", "--sort=name", "--mtime=@0", "--file"]);
    said(tar.arg(&made.archive).arg("--directory").arg(&tree).arg("."))?;
    let control = fs::read_to_string("packaging/debian/control")?
        .replace("{version}", version)
        .replace("{architecture}", &architecture)
        .replace("{kilobytes}", &(size(&tree)? / 1024).to_string());
    let debian = tree.join("DEBIAN");
    fs::create_dir_all(&debian)?;
    fs::write(debian.join("control"), control)?;
    put(Path::new("packaging/debian/conffiles"), &debian.join("conffiles"), 0o644)?;
    for script in ["postinst", "prerm", "postrm"] {
        put(&Path::new("packaging/debian").join(script), &debian.join(script), 0o755)?;
    }
    said(Command::new("dpkg-deb").args(["--root-owner-group", "--build"]).arg(&tree).arg(&made.debian))?;
    Ok(made)
}

/// Packs the debug binary, installs it below a folder of its own, and starts and stops it there.
pub fn try_out() -> anyhow::Result<()> {
    let made = make(Path::new("target/debug/besace"))?;
    let root = std::path::absolute(OUT)?.join("root");
    let _ = fs::remove_dir_all(&root);
    install(&made.debian, &root)?;
    for (_, to, rights) in FILES {
        let there = fs::metadata(root.join(to)).with_context(|| format!("{to} is not installed"))?;
        let has = there.permissions().mode() & 0o777;
        ensure!(
            has == rights,
            "{to} may be read and written by others than it should: {has:o}, not {rights:o}"
        );
    }
    check_service(&root)?;
    let listed = said(Command::new("tar").args(["--list", "--gzip", "--file"]).arg(&made.archive))?;
    ensure!(listed.lines().any(|line| line == "./usr/bin/besace"), "the archive has no program: {listed}");
    let data = root.join("var/lib/besace");
    let mut server = Running::start(&root.join("usr/bin/besace"), &data)?;
    ensure!(server.get("/readyz")?.starts_with("HTTP/1.1 200"), "it is not ready");
    server.stop()?;
    ensure!(data.join("besace.sqlite").is_file(), "it keeps nothing");
    fs::remove_dir_all(&root)?;
    Ok(())
}

/// Asks systemd whether it understands the service. Where another system looks after services, that is said.
fn check_service(root: &Path) -> anyhow::Result<()> {
    if !has_program("systemd-analyze") {
        println!("systemd is not here: nothing has read the service");
        return Ok(());
    }
    let mut verify = Command::new("systemd-analyze");
    verify.args(["verify", "--man=no", "--recursive-errors=no"]).arg(format!("--root={}", root.display()));
    let output = verify.arg(format!("/{SERVICE}")).output()?;
    // Below that root there are none of the units that every system has; it is the service's own lines that count.
    let told = String::from_utf8_lossy(&output.stderr);
    let own: Vec<&str> = told.lines().filter(|line| line.contains("besace.service:")).collect();
    ensure!(own.is_empty(), "systemd does not understand the service:\n{}", own.join("\n"));
    Ok(())
}

/// Installs below another root. Only the superuser can let dpkg do it; for anybody else the files are just unpacked.
fn install(package: &Path, root: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(root.join("var/lib/dpkg/info"))?;
    fs::create_dir_all(root.join("var/lib/dpkg/updates"))?;
    fs::write(root.join("var/lib/dpkg/status"), "")?;
    if said(Command::new("id").arg("-u"))? != "0" {
        said(Command::new("dpkg-deb").arg("--extract").arg(package).arg(root))?;
        return Ok(());
    }
    let mut dpkg = Command::new("dpkg");
    // What it depends on is installed on this machine, not in that folder.
    dpkg.arg(format!("--root={}", root.display())).args(["--force-script-chrootless", "--force-depends"]);
    said(dpkg.arg("--install").arg(package))?;
    let users = fs::read_to_string(root.join("etc/passwd")).unwrap_or_default();
    ensure!(users.lines().any(|line| line.starts_with("besace:")), "the service has no user: {users}");
    Ok(())
}

/// A server that was started.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(program: &Path, data: &Path) -> anyhow::Result<Running> {
        let mut child = Command::new(program)
            .arg("serve")
            .env("BESACE_DATA", data)
            .env("BESACE_PORT", "0")
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("it says nothing")?).read_line(&mut line)?;
        let (_, address) = line.trim().rsplit_once("http://").context("it did not start")?;
        Ok(Running { address: address.trim_end_matches('/').into(), child })
    }

    fn get(&self, path: &str) -> anyhow::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        write!(stream, "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n", self.address)?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// Stops it as the service does.
    fn stop(&mut self) -> anyhow::Result<()> {
        said(Command::new("kill").arg("-TERM").arg(self.child.id().to_string()))?;
        let ended = self.child.wait()?;
        ensure!(ended.success(), "it ended with {ended}");
        Ok(())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn put(from: &Path, to: &Path, rights: u32) -> anyhow::Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| format!("{} cannot be packed", from.display()))?;
    fs::set_permissions(to, fs::Permissions::from_mode(rights))?;
    Ok(())
}

fn size(folder: &Path) -> anyhow::Result<u64> {
    let mut all = 0;
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let about = entry.metadata()?;
        all += if about.is_dir() { size(&entry.path())? } else { about.len() };
    }
    Ok(all)
}

/// What a command says; if it fails, that is an error.
fn said(command: &mut Command) -> anyhow::Result<String> {
    let output = command.output().with_context(|| format!("{command:?} cannot be run"))?;
    let told = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{command:?} failed: {told}");
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_string())
}
