//! `besace bench`: how fast a game plays and thinks on this machine.

use besace_bots::bench::{Report, Setup};
use stats_alloc::{INSTRUMENTED_SYSTEM, Region};
use std::time::Duration;

/// The arguments of `besace bench`.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// How many seats; the middle of what the game allows unless told.
    #[arg(long)]
    seats: Option<u8>,
    /// How many milliseconds each measurement takes.
    #[arg(long, default_value_t = 2000)]
    millis: u64,
    /// What the games grow from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play the random games as at a table, which also keeps up what every seat could imagine; otherwise as a search
    /// plays them.
    #[arg(long)]
    at_a_table: bool,
    /// Print one JSON document instead of a table.
    #[arg(long)]
    json: bool,
}

/// Measures the game and prints what it found.
pub fn run(args: Args) -> anyhow::Result<()> {
    let game = crate::game(&args.game)?;
    let info = game.info();
    let seats = args.seats.unwrap_or((info.min_seats + info.max_seats) / 2);
    let setup = Setup {
        seats,
        time: Duration::from_millis(args.millis),
        seed: args.seed,
        at_a_table: args.at_a_table,
    };
    let report = game.bench(setup, &count_allocations)?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{}", for_people(&report));
    }
    Ok(())
}

/// Counts by the program's own allocator. Nothing else runs while a bench does, so every allocation is the game's.
fn count_allocations(work: &mut dyn FnMut()) -> u64 {
    let region = Region::new(&INSTRUMENTED_SYSTEM);
    work();
    let change = region.change();
    (change.allocations + change.reallocations) as u64
}

fn for_people(report: &Report) -> String {
    let Report {
        game,
        games_per_second,
        actions_per_second,
        playout_microseconds,
        listing_nanoseconds,
        checking_nanoseconds,
        carrying_out_nanoseconds,
        longest_list,
        longest_list_microseconds,
        state_bytes,
        clone_nanoseconds,
        allocations_per_action,
        search_iterations_per_second,
    } = report;
    format!(
        "{game}, on one core\n\
         random games       {games_per_second:>14.0} a second\n\
         actions            {actions_per_second:>14.0} a second\n\
         a playout          {playout_microseconds:>14.1} microseconds\n\
         an action: listing {listing_nanoseconds:>14.0} nanoseconds\n\
         \u{20}         checking {checking_nanoseconds:>13.0} nanoseconds\n\
         \u{20}         carrying out {carrying_out_nanoseconds:>9.0} nanoseconds\n\
         the longest list   {longest_list:>14} actions\n\
         \u{20}                  {longest_list_microseconds:>14.1} microseconds\n\
         state              {state_bytes:>14} bytes\n\
         a copy of it       {clone_nanoseconds:>14.1} nanoseconds\n\
         allocations        {allocations_per_action:>14.3} an action\n\
         search iterations  {search_iterations_per_second:>14.0} a second\n"
    )
}
