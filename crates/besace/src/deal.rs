//! `besace deal`: the number of a deal, and what is behind a number.

use crate::Misuse;
use besace_shelf::Deal;
use besace_table::Seed;
use serde_json::{Value, json};

/// The arguments of `besace deal`.
#[derive(clap::Args)]
pub struct Args {
    /// A game's id, to be given a deal's number; or a number, to be told what it deals.
    what: String,
    /// How many play; by default as few as the game allows.
    #[arg(long)]
    seats: Option<u8>,
    /// The seed of the game's chance.
    #[arg(long, default_value_t)]
    seed: u64,
    /// The options that differ from the usual ones, as a JSON object.
    #[arg(long, default_value = "{}")]
    options: String,
}

/// Runs it. What a number deals is told as `new` of the engine takes it.
pub fn run(args: Args) -> anyhow::Result<()> {
    match besace_shelf::game(&args.what) {
        Some(_) => println!("{}", number(args)?),
        None => println!("{}", behind(&args.what)?),
    }
    Ok(())
}

fn number(Args { what, seats, seed, options }: Args) -> anyhow::Result<String> {
    let game = crate::game(&what)?;
    let misuse = |message: &str| Misuse(message.into());
    let given: Value =
        serde_json::from_str(&options).map_err(|_| misuse("the options must be a JSON object"))?;
    let seats = seats.unwrap_or(game.info().min_seats);
    let seed = Seed::new(seed).ok_or_else(|| misuse("a seed is below 2^53"))?;
    let refused = |bad: besace_table::BadSetup| Misuse(bad.to_string());
    let options = game.all_options(&given).map_err(refused)?;
    game.open(seats, seed, &options).map_err(refused)?;
    Ok(Deal { game: what, seats, options, seed }.number(game))
}

fn behind(number: &str) -> anyhow::Result<Value> {
    let deal = Deal::read(number, besace_shelf::game).map_err(|bad| Misuse(bad.to_string()))?;
    let Deal { game, seats, options, seed } = deal;
    Ok(json!({"cmd": "new", "game": game, "seats": seats, "seed": seed, "options": options}))
}
