//! Golden games: whole games written down so that a person can read them, replayed to the byte.
//!
//! They say that nothing has changed, where the rule tests say that it is right. A file names game, seats, seed and
//! options; then comes every action with what happened under it, a digest of the position wherever the phase changes,
//! and the whole position at the start and at the end. Among the actions are those that somebody tried in vain, with
//! the code of the refusal and, where a rule refused, its id and its reason. Of an event that would fill pages, only
//! the beginning is written, with a digest of the rest. Examples:
//!
//! ```text
//! seat 1 {"type":"accept","offer":3}
//!     {"type":"deal",…}
//! seat 1 is refused {"type":"let_pass","seat":2}
//!     {"code":"illegal_action","rule":"SHE-74","reason":"bound"}
//! ```
//!
//! Only the head and what the seats did or tried are read; the rest is made again and compared, and what was refused
//! must be refused again and leave the position as it was. Setting `BESACE_RECORD=1` records the games anew.
//!
//! A golden game is played again by the rules by which it was recorded. When the rules get a new version, recording keeps
//! the games of the older ones under another name, for as long as the game knows those rules.

use super::findings::same;
use super::walk::played;
use super::{Fault, json, text};
use crate::{Game, Guess, Refusal, Seat, SeatSet, Seed, actions};
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
    /// The seed of the game. The players who record it guess with it, too.
    pub seed: u64,
    /// The options.
    pub options: G::Options,
}

/// Plays a game while it is recorded: picks which of its actions a seat takes. A seat that only may speak is asked,
/// too, and stays silent with `None`. If a clock runs for the seat, the last choice is what the host plays when it runs
/// out.
pub type Player<G> = fn(&G, Seat, &[<G as Game>::Action], &mut Guess) -> Option<usize>;

/// Tries forbidden actions before the next decision while a game is recorded. It guesses with a stream of its own, so
/// that trying something else leaves the game as it was. When the game is over, the last action is tried once more.
pub type Trier<G> = fn(&G, &mut Guess) -> Vec<(Seat, Value)>;

/// A forbidden action that every game has: now and then, a seat that is not asked does what another could do.
pub fn out_of_turn<G: Game>(game: &G, guess: &mut Guess) -> Vec<(Seat, Value)> {
    if guess.below(16) > 0 {
        return Vec::new();
    }
    let owing = game.pending();
    let is_asked = |seat: &Seat| owing.contains(*seat) || game.may().is_some_and(|may| may.contains(*seat));
    let eager = Seat::all(game.seats()).find(|seat| !is_asked(seat));
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    owing.iter().take(1).for_each(|seat| actions(game, seat, 1, guess, &mut offers, &mut choices));
    eager.zip(choices.first().map(json)).into_iter().collect()
}

/// Catches a change that alters old games: replays every game of the folder and compares it line by line. Every game
/// named here must be there, every number of seats and every older version of the rules must have one, and every option must
/// be played with its default and with another value.
pub fn golden_games<G: Game>(
    folder: &str,
    games: &[Golden<G>],
    player: Player<G>,
    trier: Trier<G>,
) -> Result<(), Fault> {
    let folder = Path::new(folder);
    if std::env::var_os("BESACE_RECORD").is_some() {
        record_all(folder, games, player, trier)?;
    }
    replay_all::<G>(folder, games)?;
    every_option_varies::<G>(folder)
}

pub(super) fn record_all<G: Game>(
    folder: &Path,
    games: &[Golden<G>],
    player: Player<G>,
    trier: Trier<G>,
) -> Result<(), Fault> {
    fs::create_dir_all(folder).map_err(|error| unusable(folder, &error))?;
    for golden in games {
        let path = file(folder, golden.name);
        keep_if_older::<G>(folder, golden.name)?;
        let written =
            record(G::INFO.rules_version, golden, player, trier).map_err(|fault| fault.at(golden.name))?;
        fs::write(&path, written).map_err(|error| unusable(&path, &error))?;
    }
    Ok(())
}

/// A game of this name that was recorded by older rules, which are still known, goes on under a name that says so.
fn keep_if_older<G: Game>(folder: &Path, name: &str) -> Result<(), Fault> {
    let path = file(folder, name);
    let Ok(written) = fs::read_to_string(&path) else { return Ok(()) };
    let version = version(&written).map_err(|fault| fault.at(name))?;
    if !G::OLDER_RULES.contains(&version) {
        return Ok(());
    }
    let kept = file(folder, &format!("{name}-by-rules-{version}"));
    fs::rename(&path, &kept).map_err(|error| unusable(&kept, &error))
}

pub(super) fn replay_all<G: Game>(folder: &Path, games: &[Golden<G>]) -> Result<(), Fault> {
    let missing = games.iter().find(|golden| !file(folder, golden.name).exists());
    if let Some(golden) = missing {
        return Err(Fault::new(format!(
            "{} is not there; BESACE_RECORD=1 records it",
            file(folder, golden.name).display()
        )));
    }
    let mut replayed = Vec::new();
    for (place, written) in read_all(folder)? {
        replayed.push(replay::<G>(&written).map_err(|fault| fault.at(&place))?);
    }
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let has = replayed.contains(&(G::INFO.rules_version, seats));
        Fault::unless(has, || format!("no golden game has {seats} seats"))?;
    }
    for version in G::OLDER_RULES {
        let has = replayed.iter().any(|(by, _)| by == version);
        Fault::unless(has, || format!("no golden game goes by rules version {version}"))?;
    }
    Ok(())
}

/// Names the first option that has the same value in all golden games: a change in what its other values do would go
/// unnoticed.
pub(super) fn every_option_varies<G: Game>(folder: &Path) -> Result<(), Fault> {
    let mut played: Vec<Value> = Vec::new();
    for (place, written) in read_all(folder)? {
        if version(&written).map_err(|fault| fault.at(&place))? == G::INFO.rules_version {
            played.push(json(&options::<G>(&written).map_err(|fault| fault.at(&place))?));
        }
    }
    for (option, default) in json(&G::Options::default()).as_object().into_iter().flatten() {
        let has = |is_default: bool| played.iter().any(|options| (options[option] == *default) == is_default);
        Fault::unless(has(true), || {
            format!("every golden game changes the option {option}; none plays with its default, {default}")
        })?;
        Fault::unless(has(false), || {
            format!("no golden game changes the option {option}; all play with its default, {default}")
        })?;
    }
    Ok(())
}

/// Every golden game of a folder: its path and its text.
fn read_all(folder: &Path) -> Result<Vec<(String, String)>, Fault> {
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).map_err(|error| unusable(&path, &error))?;
        Ok((path.display().to_string(), text))
    };
    let entries = fs::read_dir(folder).map_err(|error| unusable(folder, &error))?;
    entries.map(|entry| read(entry.map_err(|error| unusable(folder, &error))?.path())).collect()
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
    fn new(version: u32, seats: u8, seed: u64, options: &G::Options) -> Result<Script<G>, Fault> {
        Fault::unless(version == G::INFO.rules_version || G::OLDER_RULES.contains(&version), || {
            format!("the game does not know rules version {version} any more: remove this golden game")
        })?;
        let start = Seed::new(seed).ok_or_else(|| Fault::new("the seed is too large"))?;
        let game = G::new_by(version, seats, start, options).map_err(|bad| Fault::new(bad.to_string()))?;
        let mut text = String::new();
        line(&mut text, format_args!("game {}{BY_RULES}{version}", G::INFO.id));
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
        events.iter().for_each(|event| line(&mut self.text, format_args!("    {}", shortened(text(event)))));
        if self.game.phase() != phase {
            self.write_phase();
        }
        Ok(())
    }

    /// Something that must be refused and leave no trace.
    fn try_in_vain(&mut self, seat: Seat, action: &Value) -> Result<(), Fault> {
        let before = text(&self.game.position());
        let answer = self.game.read(seat, action).and_then(|action| self.game.allow(seat, &action));
        let Err(refusal) = answer else {
            return Err(Fault::new(format!("seat {} is not refused {action}", seat.0)));
        };
        same("the position after the refusal", &before, &text(&self.game.position()))?;
        line(&mut self.text, format_args!("seat {} {REFUSED}{action}", seat.0));
        line(&mut self.text, format_args!("    {}", told(&refusal)));
        Ok(())
    }

    fn write_phase(&mut self) {
        let digest = digest(&text(&self.game.position()));
        line(&mut self.text, format_args!("\nphase {}, position {digest:016x}", self.game.phase()));
    }

    /// The whole position, a key a line and a seat a line.
    fn write_position(&mut self, name: &str) {
        line(&mut self.text, format_args!("\n{name}"));
        let position = json(&self.game.position());
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

/// An event as it is written down. One that is too long to read is kept as its beginning, its length and a digest.
pub(super) fn shortened(event: String) -> String {
    const LONGEST: usize = 4000;
    const BEGINNING: usize = 60;
    if event.len() <= LONGEST {
        return event;
    }
    let beginning: String = event.chars().take(BEGINNING).collect();
    format!("{beginning}… ({} bytes, digest {:016x})", event.len(), digest(&event))
}

/// What stands between a game and the version of the rules by which it is played.
const BY_RULES: &str = ", rules version ";

/// What stands before an action that was tried in vain.
const REFUSED: &str = "is refused ";

/// A refusal as the protocol answers it, without the sentence: that is for people, and its wording may change.
fn told(refusal: &Refusal) -> Value {
    match refusal {
        Refusal::Illegal { rule, reason, .. } => {
            serde_json::json!({"code": refusal.code(), "rule": rule, "reason": reason})
        }
        _ => serde_json::json!({"code": refusal.code()}),
    }
}

fn line(text: &mut String, what: std::fmt::Arguments<'_>) {
    writeln!(text, "{what}").expect("a string can always be written to");
}

/// Plays a game by this version of the rules and writes it down.
pub(super) fn record<G: Game>(
    version: u32,
    golden: &Golden<G>,
    player: Player<G>,
    trier: Trier<G>,
) -> Result<String, Fault> {
    const SAMPLES: usize = 8;
    let mut script = Script::<G>::new(version, golden.seats, golden.seed, &golden.options)?;
    let (mut guess, mut vain_guess) = (Guess::new(golden.seed), Guess::new(!golden.seed));
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    let mut last = None;
    while !script.game.pending().is_empty() {
        for (seat, action) in trier(&script.game, &mut vain_guess) {
            script.try_in_vain(seat, &action)?;
        }
        let may = script.game.may().into_iter().flat_map(SeatSet::iter);
        let speakers: Vec<Seat> = may.chain(script.game.pending().first()).collect();
        let mut spoken = false;
        for seat in speakers {
            actions(&script.game, seat, SAMPLES, &mut guess, &mut offers, &mut choices);
            choices.retain(|action| script.game.allow(seat, action).is_ok());
            choices.extend(script.game.timer().filter(|timer| timer.seat == seat).map(|timer| timer.action));
            if let Some(choice) = player(&script.game, seat, &choices, &mut guess) {
                script.play(seat, &choices[choice])?;
                last = Some((seat, json(&choices[choice])));
                spoken = true;
                break;
            }
        }
        Fault::unless(spoken, || "everybody is silent, and the table waits".into())?;
    }
    last.map_or(Ok(()), |(seat, action)| script.try_in_vain(seat, &action))?;
    Ok(script.end())
}

/// Plays a written game again and compares every line; gives back by which rules it is played, and its number of seats.
fn replay<G: Game>(written: &str) -> Result<(u32, u8), Fault> {
    let version = version(written)?;
    let number =
        |key: &str| head(written, key)?.parse::<u64>().map_err(|_| Fault::new(format!("{key} is no number")));
    let seats = u8::try_from(number("seats")?).map_err(|_| Fault::new("no table has that many seats"))?;
    let mut script = Script::<G>::new(version, seats, number("seed")?, &options::<G>(written)?)?;
    for (at, line) in written.lines().enumerate() {
        let replayed = match Written::of(line) {
            Some(Written::Played(seat, action)) => replay_action(&mut script, seat, &action),
            Some(Written::Refused(seat, action)) => script.try_in_vain(seat, &action),
            None => continue,
        };
        replayed.map_err(|fault| fault.at(&format!("line {}, {line}", at + 1)))?;
    }
    let again = script.end();
    must_be_the_same(written, &again)?;
    Ok((version, seats))
}

/// The version of the rules by which a written game is played.
fn version(written: &str) -> Result<u32, Fault> {
    let version = head(written, "game")?.split_once(BY_RULES).and_then(|(_, version)| version.parse().ok());
    version
        .ok_or_else(|| Fault::new("its first line does not say by which version of the rules it is played"))
}

/// What stands after this word in the head of a written game.
fn head<'a>(written: &'a str, word: &str) -> Result<&'a str, Fault> {
    let found = written.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' '));
    found.ok_or_else(|| Fault::new(format!("there is no line that begins with {word}")))
}

/// The options that a written game is played with.
fn options<G: Game>(written: &str) -> Result<G::Options, Fault> {
    serde_json::from_str(head(written, "options")?)
        .map_err(|error| Fault::new(format!("the options cannot be read: {error}")))
}

/// What a seat did, as a line says it.
enum Written {
    Played(Seat, Value),
    Refused(Seat, Value),
}

impl Written {
    fn of(line: &str) -> Option<Written> {
        let (seat, did) = line.strip_prefix("seat ")?.split_once(' ')?;
        let seat = Seat(seat.parse().ok()?);
        Some(match did.strip_prefix(REFUSED) {
            Some(action) => Written::Refused(seat, serde_json::from_str(action).ok()?),
            None => Written::Played(seat, serde_json::from_str(did).ok()?),
        })
    }
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
