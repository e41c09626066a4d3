//! Golden games: whole games written down so that a person can read them, replayed to the byte.
//!
//! They say that nothing has changed, where the rule tests say that it is right. A file names game, seats, seed and
//! options; then comes every action with what happened under it, a digest of the position wherever the phase changes,
//! and the whole position at the start and at the end. Only the head and the actions are read; the rest is made again
//! and compared. Setting `BESACE_RECORD=1` records the games anew.

use super::walk::played;
use super::{Fault, text};
use crate::{Game, Guess, Seat, SeatSet, Seed, actions};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// A game worth keeping.
pub struct Golden<G: Game> {
    /// The file's name without its ending: what is to be seen in it.
    pub name: &'static str,
    /// How many seats.
    pub seats: u8,
    /// The seed of the game; those who play it at the recording guess with it, too.
    pub seed: u64,
    /// The options.
    pub options: G::Options,
}

/// Who plays when a game is recorded: which of its actions a seat takes. A seat that only may speak is asked, too, and
/// stays silent with `None`. Where a clock runs for the seat, the last choice is what the host plays when it runs down.
pub type Player<G> = fn(&G, Seat, &[<G as Game>::Action], &mut Guess) -> Option<usize>;

/// Catches a change that alters old games: replays every game of the folder and compares it line by line. Every game
/// named here must be there, and every number of seats must have one.
pub fn golden_games<G: Game>(folder: &str, games: &[Golden<G>], player: Player<G>) -> Result<(), Fault> {
    let folder = Path::new(folder);
    if std::env::var_os("BESACE_RECORD").is_some() {
        record_all(folder, games, player)?;
    }
    replay_all::<G>(folder, games)
}

pub(super) fn record_all<G: Game>(
    folder: &Path,
    games: &[Golden<G>],
    player: Player<G>,
) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
    for golden in games {
        let path = file(folder, golden.name);
        let written = record(golden, player).map_err(|fault| fault.at(golden.name))?;
        fs::write(&path, written).map_err(|error| unusable(&path, &error))?;
    }
    Ok(())
}

pub(super) fn replay_all<G: Game>(folder: &Path, games: &[Golden<G>]) -> Result<(), Fault> {
    let missing = games.iter().find(|golden| !file(folder, golden.name).exists());
    if let Some(golden) = missing {
        return Err(Fault::new(format!(
            "{} is not there; BESACE_RECORD=1 records it",
            file(folder, golden.name).display()
        )));
    }
    let mut with_seats = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| unusable(folder, &error))? {
        let path = entry.map_err(|error| unusable(folder, &error))?.path();
        let written = fs::read_to_string(&path).map_err(|error| unusable(&path, &error))?;
        let place = path.display().to_string();
        with_seats.push(replay::<G>(&written).map_err(|fault| fault.at(&place))?);
    }
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        Fault::unless(with_seats.contains(&seats), || format!("no golden game has {seats} seats"))?;
    }
    Ok(())
}

fn file(folder: &Path, name: &str) -> PathBuf {
    folder.join(name).with_extension("txt")
}

fn unusable(path: &Path, error: &std::io::Error) -> Fault {
    Fault::new(format!("{}: {error}", path.display()))
}

/// A game that is being written down.
struct Script<G: Game> {
    game: G,
    text: String,
}

impl<G: Game> Script<G> {
    fn new(seats: u8, seed: u64, options: &G::Options) -> Result<Script<G>, Fault> {
        let start = Seed::new(seed).ok_or_else(|| Fault::new("the seed is too large"))?;
        let game = G::new(seats, start, options).map_err(|bad| Fault::new(bad.to_string()))?;
        let mut text = String::new();
        line(&mut text, format_args!("game {}, rules version {}", G::INFO.id, G::INFO.rules_version));
        line(&mut text, format_args!("seats {seats}"));
        line(&mut text, format_args!("seed {seed}"));
        line(&mut text, format_args!("options {}", super::text(options)));
        let mut script = Script { game, text };
        script.write_position("start");
        script.write_phase();
        Ok(script)
    }

    fn play(&mut self, seat: Seat, action: &G::Action) -> Result<(), Fault> {
        let phase = self.game.phase();
        let events = played(&mut self.game, seat, action)?;
        line(&mut self.text, format_args!("seat {} {}", seat.0, text(action)));
        events.iter().for_each(|event| line(&mut self.text, format_args!("    {}", text(event))));
        if self.game.phase() != phase {
            self.write_phase();
        }
        Ok(())
    }

    fn write_phase(&mut self) {
        let digest = digest(&text(&self.game.position()));
        line(&mut self.text, format_args!("\nphase {}, position {digest:016x}", self.game.phase()));
    }

    /// The whole position, a key a line and a seat a line.
    fn write_position(&mut self, name: &str) {
        line(&mut self.text, format_args!("\n{name}"));
        let position = super::json(&self.game.position());
        for (key, value) in position.as_object().into_iter().flatten() {
            match value.as_array().filter(|items| key == "seats" && !items.is_empty()) {
                Some(seats) => {
                    line(&mut self.text, format_args!("    {key}"));
                    seats.iter().for_each(|seat| line(&mut self.text, format_args!("        {seat}")));
                }
                None => line(&mut self.text, format_args!("    {key} {value}")),
            }
        }
    }

    fn end(mut self) -> String {
        self.write_position("end");
        line(&mut self.text, format_args!("\nresult {}", text(&self.game.result())));
        self.text
    }
}

fn line(text: &mut String, what: std::fmt::Arguments<'_>) {
    writeln!(text, "{what}").expect("a string can always be written to");
}

fn record<G: Game>(golden: &Golden<G>, player: Player<G>) -> Result<String, Fault> {
    const SAMPLES: usize = 8;
    let mut script = Script::<G>::new(golden.seats, golden.seed, &golden.options)?;
    let mut guess = Guess::new(golden.seed);
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    while !script.game.pending().is_empty() {
        let may = script.game.may().into_iter().flat_map(SeatSet::iter);
        let speakers: Vec<Seat> = may.chain(script.game.pending().first()).collect();
        let mut spoken = false;
        for seat in speakers {
            actions(&script.game, seat, SAMPLES, &mut guess, &mut offers, &mut choices);
            choices.retain(|action| script.game.allow(seat, action).is_ok());
            choices.extend(script.game.timer().filter(|timer| timer.seat == seat).map(|timer| timer.action));
            if let Some(choice) = player(&script.game, seat, &choices, &mut guess) {
                script.play(seat, &choices[choice])?;
                spoken = true;
                break;
            }
        }
        Fault::unless(spoken, || "everybody is silent, and the table waits".into())?;
    }
    Ok(script.end())
}

/// Plays a written game again and compares every line; gives back its number of seats.
fn replay<G: Game>(written: &str) -> Result<u8, Fault> {
    let head = |key: &str| {
        let found = written.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(' '));
        found.ok_or_else(|| Fault::new(format!("there is no line that begins with {key}")))
    };
    let number = |key: &str| head(key)?.parse::<u64>().map_err(|_| Fault::new(format!("{key} is no number")));
    let seats = u8::try_from(number("seats")?).map_err(|_| Fault::new("so many seats has no table"))?;
    let options = serde_json::from_str(head("options")?)
        .map_err(|error| Fault::new(format!("the options cannot be read: {error}")))?;
    let mut script = Script::<G>::new(seats, number("seed")?, &options)?;
    for (at, line) in written.lines().enumerate() {
        if let Some((seat, action)) = written_action(line) {
            replay_action(&mut script, seat, &action)
                .map_err(|fault| fault.at(&format!("line {}, {line}", at + 1)))?;
        }
    }
    let again = script.end();
    must_be_the_same(written, &again)?;
    Ok(seats)
}

fn written_action(line: &str) -> Option<(Seat, Value)> {
    let (seat, action) = line.strip_prefix("seat ")?.split_once(' ')?;
    Some((Seat(seat.parse().ok()?), serde_json::from_str(action).ok()?))
}

fn replay_action<G: Game>(script: &mut Script<G>, seat: Seat, action: &Value) -> Result<(), Fault> {
    let action = script
        .game
        .read(seat, action)
        .map_err(|refusal| Fault::new(format!("it can no longer be read: {refusal}")))?;
    script.play(seat, &action)
}

/// Names the first line that differs, with the action that led to it.
fn must_be_the_same(written: &str, again: &str) -> Result<(), Fault> {
    if written == again {
        return Ok(());
    }
    let (mut old, mut new) = (written.lines(), again.lines());
    let mut after = "the head";
    for number in 1.. {
        let (was, is) = (old.next(), new.next());
        if was != is || was.is_none() {
            let shown = |line: Option<&str>| line.unwrap_or("(no more lines)").to_owned();
            return Err(Fault::new(format!(
                "line {number}, after {after}\n  recorded: {}\n  now:      {}",
                shown(was),
                shown(is)
            )));
        }
        after = was.filter(|line| line.starts_with("seat ")).unwrap_or(after);
    }
    Ok(())
}

/// FNV-1a: enough to tell two positions apart, and short enough to read out.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
