//! Whether a person may ask for a change of a table, and the entry that makes it.
//!
//! Everything here reads and nothing changes. What a game's own rules say about an action, only the game knows: it
//! judges when the entry is applied.

mod change;
mod choose;
mod new_table;
mod undo;

pub use new_table::{first_entries, given_options, may_make_one_more};

use crate::chance;
use crate::entry::{By, Entry, Person, Why};
use crate::table::{Chair, Table, no_such_seat, not_started};
use crate::tell::Sights;
use crate::wire::{Problem, Request, TableState};
use crate::writing;
use besace_bots::Level;
use besace_table::{Code, Seat, SeatSet};

/// The entry that carries out a request of this person, or why it may not be. `name` is the person's own.
///
/// Every entry of a log is read again whenever somebody wakes the table, and coming and going must not make it endless:
/// when it is `longest` entries long, only the game itself may add more, and its host, who has to mend what others have done.
pub fn judge(
    table: &Table,
    person: Person,
    name: &str,
    request: Request,
    longest: u64,
) -> Result<Entry, Problem> {
    let longest = if person == table.made.host { longest.saturating_mul(2) } else { longest };
    if table.number >= longest && !matches!(request, Request::Act { .. } | Request::Start) {
        return Err(Problem::new(Code::TooLarge, "this table's log is too long for that"));
    }
    match request {
        Request::Act { seat, asked, action } => {
            own_seat(table, person, seat)?;
            check_asked(table, seat, asked)?;
            Ok(Entry::acted(seat, By::Person, action))
        }
        Request::Sit { seat, name: here } => sit(table, person, seat, here.as_deref().unwrap_or(name)),
        Request::Stand { seat } => {
            before_start(table)?;
            own_seat(table, person, seat)?;
            Ok(Entry::Left { seat })
        }
        Request::SeatBot { seat, level } => seat_bot(table, person, seat, level),
        Request::FillSeats { level } => fill_seats(table, person, level),
        Request::Change { seats, options, clock, undo } => {
            change::change(table, person, (seats, options, clock, undo))
        }
        Request::ClearSeat { seat } => {
            as_host(table, person)?;
            clear_seat(table, person, seat)
        }
        Request::Choose { seat, option, name } => choose::choose(table, person, (seat, &option, &name)),
        Request::Start => start(table, person),
        Request::HandOver { seat } => match playing_for(table, person, seat)? {
            Some(Why::HandedOver) => Err(Problem::bad_request("a bot plays for this seat already")),
            _ => Ok(Entry::BotTookOver { seat, why: Why::HandedOver }),
        },
        Request::TakeBack { seat } => match playing_for(table, person, seat)? {
            None => Err(Problem::bad_request("no bot plays for this seat")),
            Some(_) => Ok(Entry::TookBack { seat }),
        },
        Request::Undo { seat, number } => undo::undo(table, person, seat, number),
        Request::AnswerUndo { seat, number, agrees } => undo::answer(table, person, (seat, number, agrees)),
        Request::LetWatchersSpeak { may } => {
            as_host(table, person)?;
            Ok(Entry::WatchersSpeak { may })
        }
        Request::Chat { .. } | Request::Hint { .. } | Request::Foresee { .. } | Request::Rematch => {
            Err(Problem::bad_request("this cannot be done at this table"))
        }
    }
}

/// Whether the person may ask a bot what to do at this seat.
pub fn may_have_hint(table: &Table, person: Person, seat: u8) -> Result<(), Problem> {
    own_seat(table, person, seat)?;
    if table.game.is_none() {
        return Err(not_started());
    }
    if table.state == TableState::Over {
        return Err(Problem::new(Code::GameOver, "the game is over"));
    }
    let deciding = table.pending().contains(Seat(seat)) || table.may().contains(Seat(seat));
    if deciding {
        Ok(())
    } else {
        Err(Problem::new(Code::NotYourTurn, "this seat has nothing to decide now"))
    }
}

/// Whether the person may close the table, which is gone then.
pub fn may_close(table: &Table, person: Person) -> Result<(), Problem> {
    as_host(table, person)?;
    let is_anothers = |chair: &Chair| matches!(chair, Chair::Person { person: own, .. } if *own != person);
    match table.state {
        TableState::Waiting => Ok(()),
        TableState::Playing if !table.seats.iter().any(is_anothers) => Ok(()),
        TableState::Playing => Err(Problem::new(Code::AlreadyStarted, "the game has begun, and others play")),
        TableState::Over => Err(Problem::new(Code::GameOver, "a finished game cannot be closed")),
    }
}

/// Whether the person may call for another game.
pub fn may_rematch(table: &Table, person: Person) -> Result<(), Problem> {
    if table.state != TableState::Over {
        return Err(Problem::bad_request("the game is not over"));
    }
    if table.seats_of(Some(person)).is_empty() {
        return Err(not_yours());
    }
    Ok(())
}

/// Whose eyes a person may look at a game with: those of a seat of theirs, a spectator's, or after the end everybody's.
pub fn may_look(table: &Table, person: Option<Person>, viewer: Option<&str>) -> Result<Sights, Problem> {
    match viewer.unwrap_or("spectator") {
        "spectator" => Ok(Sights::Of(SeatSet::EMPTY)),
        "open" if table.state == TableState::Over => Ok(Sights::Open),
        "open" => Err(Problem::bad_request("hands can be opened only when the game is over")),
        seat => {
            let viewer = || Problem::bad_request("`viewer` must be a seat, `spectator` or `open`");
            let seat = seat.parse().map(Seat).map_err(|_| viewer())?;
            let is_theirs = table.seats_of(person).contains(seat);
            // When all hands can be opened, a game can also be seen as any seat has seen it.
            let is_shown = table.state == TableState::Over && seat.0 < table.made.seats;
            if is_theirs || is_shown { Ok(Sights::Of(SeatSet::one(seat))) } else { Err(not_yours()) }
        }
    }
}

/// The eyes to look with at a game of this many seats that lies open to whoever has it.
pub fn look_with(seats: u8, viewer: Option<&str>) -> Result<Sights, Problem> {
    match viewer.unwrap_or("spectator") {
        "spectator" => Ok(Sights::Of(SeatSet::EMPTY)),
        "open" => Ok(Sights::Open),
        seat => match seat.parse::<u8>() {
            Ok(seat) if seat < seats => Ok(Sights::Of(SeatSet::one(Seat(seat)))),
            _ => Err(Problem::bad_request("`viewer` must be a seat, `spectator` or `open`")),
        },
    }
}

/// The entry that starts the game.
fn start(table: &Table, person: Person) -> Result<Entry, Problem> {
    as_host(table, person)?;
    before_start(table)?;
    if table.seats.iter().any(|chair| matches!(chair, Chair::Open)) {
        return Err(Problem::new(Code::SeatsOpen, "every seat must be taken first"));
    }
    Ok(Entry::Started { seed: table.made.deal.unwrap_or_else(chance::seed) })
}

/// The entry that seats a bot.
fn seat_bot(table: &Table, person: Person, seat: u8, level: Level) -> Result<Entry, Problem> {
    as_host(table, person)?;
    before_start(table)?;
    open_seat(table, seat)?;
    Ok(Entry::BotSat { seat, level })
}

/// The entry that seats bots wherever nobody sits.
fn fill_seats(table: &Table, person: Person, level: Level) -> Result<Entry, Problem> {
    as_host(table, person)?;
    before_start(table)?;
    if !table.seats.iter().any(|chair| matches!(chair, Chair::Open)) {
        return Err(Problem::new(Code::SeatTaken, "every seat is taken"));
    }
    Ok(Entry::Filled { level })
}

/// The entry that takes somebody from a seat. In a running game a bot plays on there.
fn clear_seat(table: &Table, host: Person, seat: u8) -> Result<Entry, Problem> {
    match (table.chair(seat)?, table.state) {
        (Chair::Open, _) => Err(Problem::bad_request("nobody sits there")),
        (_, TableState::Waiting) => Ok(Entry::Left { seat }),
        (Chair::Person { person, .. }, TableState::Playing) if *person != host => {
            Ok(Entry::BotSat { seat, level: Level::Regular })
        }
        (_, TableState::Playing) => {
            Err(Problem::new(Code::AlreadyStarted, "in a running game only others can be removed"))
        }
        (_, TableState::Over) => Err(Problem::new(Code::GameOver, "the game is over")),
    }
}

/// The entry that seats a person under this name.
fn sit(table: &Table, person: Person, seat: u8, here: &str) -> Result<Entry, Problem> {
    before_start(table)?;
    open_seat(table, seat)?;
    if table.made.one_screen {
        as_host(table, person)?;
    } else if !table.seats_of(Some(person)).is_empty() {
        return Err(Problem::bad_request("a person can have several seats only around one screen"));
    }
    let name = writing::name(here)?;
    is_nobody_elses(table, person, &name)?;
    Ok(Entry::Sat { seat, person, name })
}

/// Nobody goes by a name that others would take for that of somebody else who sits there.
pub fn is_nobody_elses(table: &Table, person: Person, name: &str) -> Result<(), Problem> {
    let has_it = |chair: &Chair| matches!(chair, Chair::Person { person: other, name: known, .. } if *other != person && writing::is_alike(known, name));
    if table.seats.iter().any(has_it) {
        let message =
            "somebody who sits here goes by that name, or by one that looks like it; choose another";
        return Err(Problem::new(Code::NameTaken, message));
    }
    Ok(())
}

/// An answer to a question that has been answered since, or was never asked, is stale.
fn check_asked(table: &Table, seat: u8, asked: u64) -> Result<(), Problem> {
    if table.game.is_none() {
        return Err(not_started());
    }
    match table.asked[usize::from(seat)] {
        Some(now) if now == asked => Ok(()),
        // Whether the seat may decide at all is for the game to say, with its own words.
        None if asked >= table.number => Ok(()),
        _ => Err(Problem::new(Code::Stale, "this question has been answered already")),
    }
}

fn own_seat(table: &Table, person: Person, seat: u8) -> Result<(), Problem> {
    if usize::from(seat) >= table.seats.len() {
        return Err(no_such_seat());
    }
    if table.seats_of(Some(person)).contains(Seat(seat)) { Ok(()) } else { Err(not_yours()) }
}

/// Whether a bot plays for this person's seat, in a running game.
fn playing_for(table: &Table, person: Person, seat: u8) -> Result<Option<Why>, Problem> {
    own_seat(table, person, seat)?;
    match table.state {
        TableState::Waiting => Err(not_started()),
        TableState::Over => Err(Problem::new(Code::GameOver, "the game is over")),
        TableState::Playing => match table.chair(seat)? {
            Chair::Person { bot, .. } => Ok(*bot),
            _ => Err(not_yours()),
        },
    }
}

fn as_host(table: &Table, person: Person) -> Result<(), Problem> {
    if table.made.host == person { Ok(()) } else { Err(Problem::not_host()) }
}

fn before_start(table: &Table) -> Result<(), Problem> {
    if table.state == TableState::Waiting {
        Ok(())
    } else {
        Err(Problem::new(Code::AlreadyStarted, "the game has begun"))
    }
}

fn open_seat(table: &Table, seat: u8) -> Result<(), Problem> {
    match table.chair(seat)? {
        Chair::Open => Ok(()),
        _ => Err(Problem::new(Code::SeatTaken, "this seat is taken")),
    }
}

fn not_yours() -> Problem {
    Problem::new(Code::NotYours, "this seat is not yours")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::MadeTable;
    use crate::storage::{Key, Row};
    use crate::table::Games;
    use besace_shelf::TEMPLATE;
    use serde_json::json;

    /// A table at which nobody sits yet.
    fn empty_table(host: Person) -> Table {
        let made = MadeTable::private(TEMPLATE.info(), json!({}), 3, host);
        let first = Row { number: 1, at: 1, request: None, entry: Entry::Made(Box::new(made)) };
        Table::begin(Games(&[TEMPLATE]), Key(1), "table", &first).unwrap()
    }

    #[test]
    fn coming_and_going_does_not_make_a_log_endless() {
        let host = Person(1);
        let mut table = empty_table(host);
        let code = |table: &Table, person, request| {
            judge(table, person, "Ann", request, 9).err().map(|problem| problem.code)
        };
        let sit = || Request::Sit { seat: 0, name: None };
        for (number, anybody, hosts) in [
            (8, None, None),
            (9, Some(Code::TooLarge), None),
            (18, Some(Code::TooLarge), Some(Code::TooLarge)),
        ] {
            table.number = number;
            assert_eq!(code(&table, Person(2), sit()), anybody, "after {number} entries");
            assert_eq!(code(&table, host, sit()), hosts, "after {number} entries, the host");
        }
        assert_eq!(code(&table, host, Request::Start), Some(Code::SeatsOpen), "the game itself may go on");
    }
}
