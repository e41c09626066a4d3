//! The person's standing orders in words. What they answer is decided at the [`table`](crate::table).

use crate::table::TerminalTable;
use crate::told::{Teller, TerminalGame};
use besace_table::Game;

/// The orders that are given, in one line; `None` where none is.
pub fn given<G: TerminalGame>(table: &TerminalTable<G>, teller: &Teller) -> Option<String> {
    let given: Vec<String> =
        table.orders().filter(|(_, given)| *given).map(|(id, _)| called::<G>(id, teller)).collect();
    (!given.is_empty()).then(|| given.join(" · "))
}

/// Every order that the game knows, numbered, with what it does and whether it is given.
pub fn listed<G: TerminalGame>(table: &TerminalTable<G>, teller: &Teller) -> Vec<String> {
    let line = |(number, (id, given)): (u32, (&str, bool))| {
        let mark = if given { 'x' } else { ' ' };
        let about = teller.say(&format!("{}.about", sentence::<G>(id)), &[]);
        format!("{number}. [{mark}] {}. {about}", called::<G>(id, teller))
    };
    (1..).zip(table.orders()).map(line).collect()
}

fn called<G: TerminalGame>(id: &str, teller: &Teller) -> String {
    teller.say(&sentence::<G>(id), &[])
}

fn sentence<G: TerminalGame>(id: &str) -> String {
    format!("{}-order-{id}", G::Game::INFO.id)
}
