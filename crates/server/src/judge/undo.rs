//! Whether somebody may take an action back, and whether others agree.

use super::playing_for;
use crate::entry::{Entry, Person};
use crate::table::Table;
use crate::undo::{Wish, too_late};
use crate::wire::Problem;
use besace_table::Code;

/// The entry that takes this action of the seat's back, or asks the others whether it may be.
pub fn undo(table: &Table, person: Person, seat: u8, number: u64) -> Result<Entry, Problem> {
    // Whoever lets a bot play on decides nothing.
    if playing_for(table, person, seat)?.is_some() {
        return Err(too_late());
    }
    Ok(match table.wish_to_undo(person, seat, number)? {
        Wish::Granted(count) => Entry::Undone { seat, number, count },
        Wish::Ask => Entry::UndoAsked { seat, number },
    })
}

/// The entry that answers for this seat what is asked about an action. The last one to agree takes it back.
pub fn answer(
    table: &Table,
    person: Person,
    (seat, number, agrees): (u8, u64, bool),
) -> Result<Entry, Problem> {
    if playing_for(table, person, seat)?.is_some() {
        return Err(Problem::new(Code::NotYourTurn, "a bot plays for this seat"));
    }
    let (asker, last) = table.agreement(person, number)?;
    Ok(match (agrees, last) {
        (false, _) => Entry::UndoRefused { seat },
        (true, None) => Entry::UndoAgreed { seat },
        (true, Some(count)) => Entry::Undone { seat: asker, number, count },
    })
}
