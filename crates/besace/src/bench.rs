//! `besace bench`: how fast a game plays and thinks on this machine.

use besace_bots::bench::{CountAllocations, Report, Setup, Simulating};
use std::time::Duration;

/// The arguments of `besace bench`.
#[derive(clap::Args)]
pub struct Args {
    /// The game's id.
    game: String,
    /// How many seats; by default the middle of what the game allows.
    #[arg(long)]
    seats: Option<u8>,
    /// How many milliseconds each measurement takes.
    #[arg(long, default_value_t = 2000)]
    millis: u64,
    /// The seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play the random games as at a table, where a game also keeps what every seat could imagine; otherwise as in a
    /// search.
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
    let report = game.bench(setup, COUNT_ALLOCATIONS)?;
    if args.json {
        println!("{}", serde_json::to_string(&report)?);
    } else {
        print!("{}", for_people(&report));
    }
    Ok(())
}

/// Counts with the program's own allocator. Nothing else runs during a bench, so every allocation is the game's.
#[cfg(feature = "allocations")]
const COUNT_ALLOCATIONS: Option<CountAllocations> = Some(&besace_bots::checks::count_allocations);
#[cfg(not(feature = "allocations"))]
const COUNT_ALLOCATIONS: Option<CountAllocations> = None;

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
        simulating,
    } = report;
    let allocations = match allocations_per_action {
        Some(count) => format!("{count:>14.3} an action"),
        None => "not counted: build with `--features allocations`".to_owned(),
    };
    let mut text = format!(
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
         allocations        {allocations}\n\
         search iterations  {search_iterations_per_second:>14.0} a second\n"
    );
    if let Some(simulating) = simulating {
        let Simulating {
            milliseconds_per_second,
            seconds_to_rest,
            seconds_to_rest_of_nine_in_ten,
            milliseconds,
            milliseconds_of_nine_in_ten,
            tries_per_second,
        } = simulating;
        text += &format!(
            "a simulated second {milliseconds_per_second:>14.1} milliseconds\n\
             an action to rest  {seconds_to_rest:>14.1} simulated seconds, {seconds_to_rest_of_nine_in_ten:.1} for one in ten\n\
             \u{20}                  {milliseconds:>14.1} milliseconds, {milliseconds_of_nine_in_ten:.1} for one in ten\n\
             tries of a bot     {tries_per_second:>14.1} a second\n"
        );
    }
    text
}
