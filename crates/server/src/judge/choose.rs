//! Whether a person may choose what a seat has of an option with a name for each seat, such as a colour.

use super::{as_host, before_start, own_seat};
use crate::entry::{Entry, Person};
use crate::table::{Chair, Table};
use crate::wire::Problem;
use besace_table::{Code, Values};

/// The entry that gives a seat this name of an option. Whoever comes first chooses first: what a person has stays theirs,
/// while a bot or an open seat takes what the seat had.
pub fn choose(
    table: &Table,
    person: Person,
    (seat, option, name): (u8, &str, &str),
) -> Result<Entry, Problem> {
    before_start(table)?;
    match table.chair(seat)? {
        Chair::Person { .. } => own_seat(table, person, seat)?,
        Chair::Bot(_) | Chair::Open => as_host(table, person)?,
    }
    if table.made.deal.is_some() {
        return Err(Problem::new(
            Code::BadSetup,
            "this table was made from a deal number, which fixes its options",
        ));
    }
    let mut names = names_now(table, option)?;
    let place = usize::from(seat);
    if let Some(other) = names.iter().position(|each| each == name) {
        if other != place && matches!(table.seats[other], Chair::Person { .. }) {
            return Err(Problem::new(Code::Taken, "somebody else has chosen that"));
        }
        names.swap(place, other);
    } else if names_of(table, option)?.contains(&name) {
        names[place] = name.into();
    } else {
        return Err(Problem::new(Code::BadSetup, "this option has no such name"));
    }
    Ok(Entry::Chose { seat, option: option.into(), names })
}

/// What each seat has of this option now.
pub fn names_now(table: &Table, option: &str) -> Result<Vec<String>, Problem> {
    let usual = names_of(table, option)?.iter().map(ToString::to_string);
    let chosen = table.made.options[option].as_array().filter(|names| names.len() == table.seats.len());
    Ok(match chosen {
        Some(names) => names.iter().map(|name| name.as_str().unwrap_or_default().into()).collect(),
        None => usual.take(table.seats.len()).collect(),
    })
}

/// The names that can be chosen for this option, in the order in which seats usually take them.
fn names_of(table: &Table, option: &str) -> Result<&'static [&'static str], Problem> {
    let game = table.games.find(&table.made.game).ok_or_else(Problem::unavailable)?;
    let choices = game.info().choices;
    match choices.iter().find(|choice| choice.key == option).map(|choice| choice.values) {
        Some(Values::PerSeat(names)) => Ok(names),
        _ => Err(Problem::new(Code::BadSetup, "this game has no such option for a seat")),
    }
}
