//! `besace play` on a terminal of its own: however it ends, the terminal is given back as it was.

use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(120);
const ANOTHER_SCREEN: &str = "\u{1b}[?1049h";
const FORMER_SCREEN: &str = "\u{1b}[?1049l";
const NO_CURSOR: &str = "\u{1b}[?25l";
const CURSOR: &str = "\u{1b}[?25h";

struct Terminal {
    ours: File,
    /// Kept open, so that what the program leaves behind can be looked at.
    theirs: File,
    shown: Arc<Mutex<Vec<u8>>>,
    program: Child,
}

impl Drop for Terminal {
    /// A test that fails leaves no game behind.
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Terminal {
    /// A terminal of this size with a game on it.
    fn play(columns: u16, rows: u16) -> Terminal {
        let ours = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY | OpenptFlags::CLOEXEC).unwrap();
        grantpt(&ours).unwrap();
        unlockpt(&ours).unwrap();
        let name = ptsname(&ours, Vec::new()).unwrap().into_string().unwrap();
        let theirs = OpenOptions::new().read(true).write(true).open(name).unwrap();
        tcsetwinsize(&theirs, Winsize { ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 }).unwrap();
        let program = Command::new(env!("CARGO_BIN_EXE_besace"))
            .args(["play", "--lang", "en", "--speed", "instant"])
            .env("TERM", "xterm")
            .stdin(theirs.try_clone().unwrap())
            .stdout(theirs.try_clone().unwrap())
            .stderr(theirs.try_clone().unwrap())
            .spawn()
            .unwrap();
        let ours = File::from(ours);
        let shown = Arc::default();
        let terminal = Terminal { ours, theirs, shown, program };
        let (mut reading, shown) = (terminal.ours.try_clone().unwrap(), terminal.shown.clone());
        std::thread::spawn(move || {
            let mut some = [0; 4096];
            while let Ok(count @ 1..) = reading.read(&mut some) {
                shown.lock().unwrap().extend_from_slice(&some[..count]);
            }
        });
        terminal.wait_for(ANOTHER_SCREEN);
        terminal.wait_for(NO_CURSOR);
        terminal
    }

    fn wait_for(&self, text: &str) {
        let from = Instant::now();
        while !String::from_utf8_lossy(&self.shown.lock().unwrap()).contains(text) {
            assert!(from.elapsed() < PATIENCE, "{text:?} does not come");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn press(&mut self, keys: &[u8]) {
        self.ours.write_all(keys).unwrap();
    }

    /// Waits for the end, and checks that the terminal is as it was.
    fn ends(mut self) -> ExitStatus {
        let from = Instant::now();
        let status = loop {
            if let Some(status) = self.program.try_wait().unwrap() {
                break status;
            }
            assert!(from.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        };
        self.wait_for(FORMER_SCREEN);
        self.wait_for(CURSOR);
        let modes = tcgetattr(&self.theirs).unwrap().local_modes;
        assert!(modes.contains(LocalModes::ECHO | LocalModes::ICANON), "what is typed is seen again");
        status
    }

    fn signal(&self, signal: rustix::process::Signal) {
        let id = rustix::process::Pid::from_child(&self.program);
        rustix::process::kill_process(id, signal).unwrap();
    }
}

#[test]
fn ctrl_c_leaves_the_terminal_as_it_was() {
    let mut terminal = Terminal::play(80, 24);
    terminal.press(b"\x03");
    assert!(terminal.ends().success());
}

#[test]
fn a_signal_leaves_the_terminal_as_it_was_and_ends_the_program_by_itself() {
    use rustix::process::Signal;
    for signal in [Signal::TERM, Signal::INT, Signal::HUP] {
        let terminal = Terminal::play(80, 24);
        terminal.signal(signal);
        assert_eq!(terminal.ends().signal(), Some(signal.as_raw()));
    }
}

#[test]
fn what_is_typed_in_one_go_is_taken_to_its_last_key() {
    let mut terminal = Terminal::play(80, 24);
    let mut keys = b"\x1b[B\x1b[A".repeat(500);
    keys.extend(b"qy");
    terminal.press(&keys);
    assert!(terminal.ends().success());
}

#[test]
fn a_tiny_terminal_and_a_flood_of_keys_do_no_harm() {
    for (columns, rows) in [(20, 5), (1, 1), (300, 3)] {
        let mut terminal = Terminal::play(columns, rows);
        for _ in 0..20 {
            terminal.press(&[b'x'; 200]);
            terminal.press(b"\xff\x00\x1b[B");
        }
        // A terminal whose queue is full drops keys: whoever wants to leave presses them again.
        let from = Instant::now();
        while terminal.program.try_wait().unwrap().is_none() && from.elapsed() < PATIENCE {
            terminal.press(b"\x03");
            std::thread::sleep(Duration::from_millis(100));
        }
        assert!(terminal.ends().success());
    }
}
