//! What has happened at a table, told again from its log: for somebody who comes back, and for replays.

use crate::frame::Frame;
use crate::storage::Row;
use crate::table::{Clocks, Table};
use crate::tell::{Sights, Telling};
use crate::wire::Problem;

/// The steps after this number, as these eyes see them. `clocks` is what they say now, for the last step.
pub fn steps_since(
    table: &Table,
    rows: &[Row],
    since: u64,
    sights: Sights,
    clocks: Clocks,
) -> Result<Vec<Frame>, Problem> {
    let mut steps = Vec::new();
    tell_again(table, rows, |telling| {
        let number = telling.table.number;
        if number > since && number <= table.number {
            let clocks = if number == table.number { clocks } else { Clocks::default() };
            steps.push(Telling { clocks, ..telling }.message(sights));
        }
    })?;
    Ok(steps)
}

/// A replay as JSON: the table as it is now, and every step since the game began.
pub fn replay(table: &Table, rows: &[Row], sights: Sights) -> Result<Vec<u8>, Problem> {
    let yours = match sights {
        Sights::Of(seats) => seats,
        Sights::Open => besace_table::SeatSet::EMPTY,
    };
    let mut text = Vec::with_capacity(64 * 1024);
    text.extend_from_slice(b"{\"table\":");
    serde_json::to_writer(&mut text, &table.info(yours, Clocks::default()))
        .map_err(|_| Problem::unavailable())?;
    text.extend_from_slice(b",\"steps\":[");
    let mut first = true;
    tell_again(table, rows, |telling| {
        if telling.table.game.is_some() {
            if !first {
                text.push(b',');
            }
            first = false;
            telling.write(sights, &mut text);
        }
    })?;
    text.extend_from_slice(b"]}");
    Ok(text)
}

/// Replays the log and tells each entry after the first.
fn tell_again(table: &Table, rows: &[Row], mut tell: impl FnMut(Telling)) -> Result<(), Problem> {
    let (first, rest) = rows.split_first().ok_or_else(Problem::not_found)?;
    let mut then = Table::begin(table.games, table.key, &table.id, first)?;
    for row in rest {
        let applied = then.apply_row(row)?;
        tell(Telling {
            table: &then,
            at: row.at,
            entry: &row.entry,
            applied: &applied,
            clocks: Clocks::default(),
        });
    }
    Ok(())
}
