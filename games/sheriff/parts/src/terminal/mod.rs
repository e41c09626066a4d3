//! Sheriff of Nottingham's table in a terminal.

mod board;
mod bribes;
mod choices;
mod drafts;
mod goods;
mod tales;

use crate::Parts;
use besace_sheriff::{Action, Breakdown, SeatView, SeenEvent, Sheriff, View};
use besace_table::{Offer, Seat, Standings};
use besace_terminal::TerminalGame;
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Tale, Teller};
use drafts::Draft;

impl TerminalGame for Parts {
    type Draft = Draft;
    const EXAMPLE: &'static str = "market silk apple 2 0, discard left silk apple, load apple apple, declare apple 2, inspect 1, accept 3";

    besace_terminal::contents! {
        folder: rules;
        board: status, table, hand, describe;
        choices: typed;
    }

    fn asked(view: &View, _offers: &[Offer<Sheriff>], teller: &Teller) -> String {
        choices::asked(view, teller)
    }

    fn choice(
        view: &View,
        action: &Action,
        _foresee: &dyn Fn() -> Vec<SeenEvent>,
        teller: &Teller,
    ) -> Choice {
        choices::choice(view, action, teller)
    }

    fn tale(happened: &Happened<Sheriff>, _view: &View, teller: &Teller) -> Option<Tale> {
        let line = teller.tell(happened.told.as_ref()?);
        Some(match &happened.event {
            SeenEvent::Drew { seat, .. }
            | SeenEvent::Refilled { seat, .. }
            | SeenEvent::Loaded { seat, .. }
                if *seat != teller.person =>
            {
                Tale::Aside(line)
            }
            _ => Tale::Line(line),
        })
    }

    fn end(
        standings: &Standings<Breakdown>,
        _happened: &[Happened<Sheriff>],
        teller: &Teller,
    ) -> Vec<String> {
        tales::end(standings, teller)
    }
}

/// Every seat at this table.
fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats.len() as u8)
}

/// What the person has.
fn own<'a>(view: &'a View, teller: &Teller) -> &'a SeatView {
    &view.seats[teller.person.index()]
}

#[cfg(test)]
mod tests;
