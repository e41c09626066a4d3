//! Sheriff of Nottingham's table in a terminal.

mod board;
mod bribes;
mod choices;
mod drafts;
mod goods;
mod tales;

use crate::Parts;
use besace_sheriff::{Action, Bounds, Breakdown, SeatView, SeenEvent, Sheriff, View};
use besace_table::{Offer, Seat, Standings};
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Pick, Tale, Teller};
use besace_words::Language;
use drafts::Draft;
use ratatui::text::Line;

impl besace_terminal::TerminalGame for Parts {
    type Draft = Draft;

    fn words(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../words/en.ftl"),
            Language::French => include_str!("../../../words/fr.ftl"),
        }
    }

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../players/en.md"),
            Language::French => include_str!("../../../players/fr.md"),
        }
    }

    const EXAMPLE: &'static str = "market silk apple 2 0, discard left silk apple, load apple apple, declare apple 2, inspect 1, accept 3";

    fn typed(answer: &str) -> Option<serde_json::Value> {
        choices::typed(answer)
    }

    fn status(view: &View, teller: &Teller) -> String {
        board::status(view, teller)
    }

    fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::table(view, teller, width)
    }

    fn legend(teller: &Teller) -> String {
        teller.say("sheriff-terminal-legend", &[])
    }

    fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        board::hand(view, teller, width)
    }

    fn describe(view: &View, teller: &Teller) -> Vec<String> {
        board::describe(view, teller)
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

    fn draft(bounds: &Bounds) -> Draft {
        Draft::of(bounds)
    }

    fn gathered(offer: &Offer<Sheriff>) -> Option<Draft> {
        Draft::gathered(offer)
    }

    fn wide_choice(view: &View, draft: &Draft, teller: &Teller) -> Choice {
        draft.beginning(view, teller)
    }

    fn so_far(view: &View, draft: &Draft, teller: &Teller) -> String {
        draft.so_far(view, teller)
    }

    fn steps(
        view: &View,
        draft: &Draft,
        offers: &[Offer<Sheriff>],
        teller: &Teller,
    ) -> Vec<(Pick<Parts>, Choice)> {
        draft.steps(view, offers, teller)
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
