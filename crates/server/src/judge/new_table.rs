//! Whether a table may be made as somebody asks for it, and the first entries of its log.
//!
//! The table is tried out first: each entry is judged and applied at a table that nobody keeps, by the same functions
//! that judge requests at a table that stands.

use super::{seat_bot, sit, start};
use crate::entry::{Entry, MadeTable, Person};
use crate::limits::Limits;
use crate::storage::{Key, MadeBy, Row};
use crate::table::{Games, Table};
use crate::wire::{NewSeat, NewTable, Problem};
use besace_bots::Level;
use besace_shelf::Deal;
use besace_table::{Code, Seed};
use serde_json::{Map, Value};
use std::ops::RangeInclusive;

/// The seconds that a clock may give for a decision.
pub const CLOCK: RangeInclusive<u32> = 5..=7 * 24 * 3600;
/// The seconds after which a bot may play for somebody who is gone.
const AWAY_AFTER: RangeInclusive<u32> = 10..=86400;
/// The same where nobody has said.
const USUALLY_AWAY_AFTER: u32 = 120;

/// Whether somebody may make one more table, when there are these already that are not over.
pub fn may_make_one_more(limits: &Limits, made: &MadeBy) -> Result<(), Problem> {
    let refused = |limit: &'static str, message: &str| {
        Err(Problem { code: Code::TooManyTables, message: message.into(), ..Problem::limited(limit) })
    };
    if made.person >= limits.tables_each {
        return refused("tables-each", "you have too many open tables; finish or close one first");
    }
    if made.origin >= limits.tables_each_address {
        return refused("tables-each-address", "too many tables are open from your network; close one first");
    }
    Ok(())
}

/// The first entries of a new table's log. `name` is the host's own.
pub fn first_entries(games: Games, host: Person, name: &str, new: &NewTable) -> Result<Vec<Entry>, Problem> {
    let mut entries = vec![Entry::Made(Box::new(made(games, host, new)?))];
    let first = Row { number: 1, at: 0, request: None, entry: entries[0].clone() };
    let mut table = Table::begin(games, Key::NONE, "", &first)?;
    // A table that could never be dealt is refused now and not when everybody sits.
    table.deal(Seed::new(0).expect("a seed is below 2^53"))?;
    for (place, seat) in new.seats.iter().zip(0..) {
        let entry = match place {
            NewSeat::Open => continue,
            NewSeat::Bot { level } => seat_bot(&table, host, seat, *level)?,
            NewSeat::Me { name: here } => sit(&table, host, seat, here.as_deref().unwrap_or(name))?,
        };
        table.apply(&entry, 0)?;
        entries.push(entry);
    }
    if new.start {
        entries.push(start(&table, host)?);
    }
    Ok(entries)
}

fn made(games: Games, host: Person, new: &NewTable) -> Result<MadeTable, Problem> {
    let unknown_game = || Problem::new(Code::UnknownGame, "there is no such game here");
    let shelved = games.find(&new.game).ok_or_else(unknown_game)?;
    let for_beginners = new.seats.iter().any(is_novice);
    let deal = new.deal.as_deref().map(|number| chosen_deal(games, new, number)).transpose()?;
    let options = match &deal {
        Some(deal) => deal.options.clone(),
        None => shelved.all_options(&given_options(new.options.as_ref())?)?,
    };
    Ok(MadeTable {
        game: new.game.clone(),
        rules_version: shelved.info().rules_version,
        options,
        seats: u8::try_from(new.seats.len()).map_err(|_| too_many_seats())?,
        listed: new.listed,
        one_screen: new.one_screen,
        clock: within("clock", new.clock, CLOCK)?,
        away_after: within("away_after", new.away_after, AWAY_AFTER)?.unwrap_or(USUALLY_AWAY_AFTER),
        memory_aid: new.memory_aid.unwrap_or(for_beginners) && shelved.has_memory(),
        undo: new.undo.unwrap_or(true) && shelved.undoes(),
        deal: deal.map(|deal| deal.seed.number()),
        host,
    })
}

fn too_many_seats() -> Problem {
    Problem::new(Code::BadSetup, "no game has that many seats")
}

fn is_novice(seat: &NewSeat) -> bool {
    matches!(seat, NewSeat::Bot { level: Level::Novice })
}

/// The deal of this number, which says game, seats and options, too: a table that asks for others is refused.
fn chosen_deal(games: Games, new: &NewTable, number: &str) -> Result<Deal, Problem> {
    let deal = games.deal(number)?;
    if deal.game != new.game {
        return Err(Problem::new(Code::BadSetup, "this deal is for another game"));
    }
    if usize::from(deal.seats) != new.seats.len() {
        return Err(Problem::new(Code::BadSetup, format!("this deal is for {} seats", deal.seats)));
    }
    if given_options(new.options.as_ref())?.as_object().is_some_and(|options| !options.is_empty()) {
        return Err(Problem::new(Code::BadSetup, "leave out `options`: the deal number fixes them"));
    }
    Ok(deal)
}

/// The options that differ from the defaults.
pub fn given_options(options: Option<&Value>) -> Result<Value, Problem> {
    match options {
        None | Some(Value::Null) => Ok(Map::new().into()),
        Some(options @ Value::Object(_)) => Ok(options.clone()),
        Some(_) => Err(Problem::bad_request("`options` must be an object")),
    }
}

/// A number of seconds that may be asked for.
pub fn within(key: &str, seconds: Option<u32>, range: RangeInclusive<u32>) -> Result<Option<u32>, Problem> {
    match seconds {
        Some(seconds) if !range.contains(&seconds) => {
            let (least, most) = range.into_inner();
            Err(Problem::bad_request(format!("`{key}` must be a number of seconds from {least} to {most}")))
        }
        seconds => Ok(seconds),
    }
}
