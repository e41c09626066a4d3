//! What travels beside the views and the lists of a game that was played through the engine, which tells those alone: for
//! recordings.
//!
//! Reads one document with `game`, `seats`, `seed`, `options`, `viewer`, and `played`, a list of seats with their actions.
//! Writes a line for the beginning, and one for each action.

use besace_shelf::{Happened, Json, Onlooker};
use besace_table::{Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Deserialize)]
struct Played {
    game: String,
    seats: u8,
    seed: u64,
    options: Value,
    viewer: u8,
    played: Vec<(u8, Value)>,
}

#[derive(Deserialize, Serialize)]
struct Beside {
    #[serde(skip_serializing_if = "Option::is_none")]
    beside: Option<Json>,
    scores: Vec<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    labels: Option<Json>,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Played { game, seats, seed, options, viewer, played } = serde_json::from_reader(std::io::stdin())?;
    let game = besace_shelf::game(&game).ok_or("there is no such game")?;
    let seed = Seed::new(seed).ok_or("a seed is below 2^53")?;
    let mut table = game.open(seats, seed, &options)?;
    let mut actions = played.into_iter();
    loop {
        let viewer = Viewer::Seat(Seat(viewer));
        let moment =
            table.moment(Onlooker { viewer, asked: Some(0), is_reminded: false }, &Happened::NOTHING);
        let beside: Beside = serde_json::from_str(moment.get())?;
        println!("{}", serde_json::to_string(&beside)?);
        let Some((seat, action)) = actions.next() else { return Ok(()) };
        table.play(Seat(seat), &action.into()).map_err(|refusal| format!("{refusal:?}"))?;
    }
}
