//! What a turn costs on one core: `cargo run --release -p besace-hamsterrolle --example cost`, with `--json` for machines.
//!
//! Random games are played as bots would play them, with nobody listening, until the time is up. Measured, never tested:
//! no number here is a promise.

use besace_hamsterrolle::{Action, HZ, Hamsterrolle, Options};
use besace_table::{Game, Guess, Nobody, Seed, Viewer, actions, play};
use std::time::{Duration, Instant};

/// How long games are played.
const TIME: Duration = Duration::from_secs(20);

/// One simulated turn.
struct Turn {
    /// How many pieces were in the wheel before it.
    pieces: usize,
    milliseconds: f64,
    /// How long it lasted in its own time.
    seconds: f64,
}

fn main() {
    let (turns, games, played) = played();
    let milliseconds: f64 = turns.iter().map(|turn| turn.milliseconds).sum();
    let seconds: f64 = turns.iter().map(|turn| turn.seconds).sum();
    let full: Vec<&Turn> = turns.iter().filter(|turn| turn.pieces >= 20).collect();
    let full_milliseconds: f64 = full.iter().map(|turn| turn.milliseconds).sum();
    let full_seconds: f64 = full.iter().map(|turn| turn.seconds).sum();
    let cost = sorted(turns.iter().map(|turn| turn.milliseconds));
    let rest = sorted(turns.iter().map(|turn| turn.seconds));
    let figures = [
        ("turns", turns.len() as f64),
        ("games that ended", games as f64),
        ("turns a second, with choosing an aim", turns.len() as f64 / played.as_secs_f64()),
        ("turns a second, the physics alone", turns.len() as f64 / (milliseconds / 1e3)),
        ("milliseconds a simulated second", milliseconds / seconds),
        ("the same with 20 pieces and more in the wheel", full_milliseconds / full_seconds),
        ("turns with 20 pieces and more", full.len() as f64),
        ("most pieces in the wheel", turns.iter().map(|turn| turn.pieces).max().unwrap_or(0) as f64),
        ("milliseconds a turn, median", at(&cost, 0.5)),
        ("milliseconds a turn, 90 %", at(&cost, 0.9)),
        ("milliseconds a turn, most", at(&cost, 1.0)),
        ("seconds to the end of a turn, median", at(&rest, 0.5)),
        ("seconds to the end of a turn, 90 %", at(&rest, 0.9)),
        ("bytes of a game", size_of::<Hamsterrolle>() as f64),
    ];
    if std::env::args().any(|argument| argument == "--json") {
        let figures: serde_json::Map<_, _> =
            figures.iter().map(|(name, figure)| ((*name).to_owned(), (*figure).into())).collect();
        println!("{}", serde_json::Value::Object(figures));
    } else {
        figures.iter().for_each(|(name, figure)| println!("{figure:>10.1}  {name}"));
    }
}

/// Random games of two, one after the other: their turns, how many came to an end, and how long it took.
fn played() -> (Vec<Turn>, u64, Duration) {
    let (mut turns, mut games) = (Vec::new(), 0);
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    let begin = Instant::now();
    for number in 0.. {
        let seed = Seed::new(number).expect("few games are played");
        let mut game = Hamsterrolle::new(2, seed, &Options::default()).expect("two can play");
        let mut guess = Guess::new(number);
        while let Some(seat) = game.pending().first() {
            if begin.elapsed() > TIME {
                return (turns, games, begin.elapsed());
            }
            actions(&game, seat, 1, &mut guess, &mut offers, &mut choices);
            // A piece is let go only where nothing else is possible.
            choices.retain(|action| game.allow(seat, action).is_ok());
            let aims = choices.iter().filter(|action| !matches!(action, Action::LetGo { .. })).count();
            let choice = guess.below(if aims > 0 { aims } else { choices.len() } as u32) as usize;
            let pieces = game.view(Viewer::Spectator).pieces.len();
            let start = Instant::now();
            play(&mut game, seat, &choices[choice], &mut Nobody).expect("it was allowed");
            let milliseconds = start.elapsed().as_secs_f64() * 1e3;
            let frames = game.view(Viewer::Spectator).frames;
            turns.push(Turn { pieces, milliseconds, seconds: f64::from(frames - 1) / f64::from(HZ) });
        }
        games += 1;
    }
    unreachable!("there is always another number")
}

fn sorted(numbers: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    numbers
}

/// The number at this part of the way through a list.
fn at(sorted: &[f64], part: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * part) as usize]
}
