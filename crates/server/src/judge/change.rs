//! Whether the host may set a table up anew before the game begins: another number of seats, other options, another clock, or
//! whether actions can be taken back.

use super::choose::names_now;
use super::new_table::{self, CLOCK};
use super::{as_host, before_start};
use crate::entry::{ChangedTable, Entry, Person};
use crate::table::{Chair, Table};
use crate::wire::Problem;
use besace_table::{Code, Seed, Values};
use serde_json::Value;

/// The entry that sets the table up anew, with this many seats, these options, this clock, and whether actions can be taken back.
pub fn change(
    table: &Table,
    person: Person,
    (seats, options, clock, undo): (u8, Option<Value>, Option<u32>, Option<bool>),
) -> Result<Entry, Problem> {
    as_host(table, person)?;
    before_start(table)?;
    if table.made.deal.is_some() {
        return Err(Problem::new(
            Code::BadSetup,
            "this table was made from a deal number, which fixes its seats and options",
        ));
    }
    let game = table.games.find(&table.made.game).ok_or_else(Problem::unavailable)?;
    let clock = new_table::within("clock", clock, CLOCK)?;
    let seats = who_stays(table, seats)?;
    let given = new_table::given_options(options.as_ref())?;
    let mut options = game.all_options(&given)?;
    for choice in game.info().choices {
        let chosen = table.made.options[choice.key].as_array().is_some_and(|names| !names.is_empty());
        if let Values::PerSeat(names) = choice.values
            && chosen
            && given.get(choice.key).is_none()
        {
            options[choice.key] =
                names_of_those_who_stay(&names_now(table, choice.key)?, names, &seats).into();
        }
    }
    // A table that could never be dealt is refused now and not when everybody sits.
    let seed = Seed::new(0).expect("a seed is below 2^53");
    game.open_by(table.made.rules_version, seats.len() as u8, seed, &options)?;
    let undo = undo.map(|undo| undo && game.undoes());
    Ok(Entry::Changed(Box::new(ChangedTable { options, clock, undo, seats })))
}

/// For each of this many seats the one it was before.
fn who_stays(table: &Table, seats: u8) -> Result<Vec<Option<u8>>, Problem> {
    let seats = usize::from(seats);
    let mut stay: Vec<usize> = (0..table.seats.len()).collect();
    let goes: [fn(&Chair) -> bool; 2] =
        [|chair| matches!(chair, Chair::Open), |chair| matches!(chair, Chair::Bot(_))];
    for goes in goes {
        while stay.len() > seats
            && let Some(last) = stay.iter().rposition(|seat| goes(&table.seats[*seat]))
        {
            stay.remove(last);
        }
    }
    if stay.len() > seats {
        return Err(Problem::new(Code::BadSetup, "more people than that sit at this table"));
    }
    let mut stay: Vec<Option<u8>> = stay.into_iter().map(|seat| Some(seat as u8)).collect();
    stay.resize(seats, None);
    Ok(stay)
}

/// Everybody keeps the name that they had of an option; new seats take those that are left, in their usual order.
fn names_of_those_who_stay(had: &[String], names: &[&str], seats: &[Option<u8>]) -> Vec<String> {
    let kept: Vec<&String> = seats.iter().flatten().filter_map(|seat| had.get(usize::from(*seat))).collect();
    let mut left = names.iter().filter(|name| !kept.iter().any(|kept| kept == *name));
    let name = |seat: &Option<u8>| match seat.and_then(|seat| had.get(usize::from(seat))) {
        Some(name) => name.clone(),
        None => left.next().map(ToString::to_string).unwrap_or_default(),
    };
    seats.iter().map(name).collect()
}
