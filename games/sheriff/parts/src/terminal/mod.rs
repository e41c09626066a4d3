//! Sheriff of Nottingham in words, and its table in a terminal.

mod board;
mod bribes;
mod choices;
mod drafts;
mod goods;
mod tales;
mod terms;

use crate::Parts;
use besace_bots::Reason;
use besace_sheriff::{Action, Bounds, Breakdown, Goods, OfferView, SeatView, SeenEvent, Sheriff, View};
use besace_table::{Offer, Seat, Standings};
use besace_terminal::table::Happened;
use besace_terminal::told::{Choice, Pick, Tale, Teller};
use besace_words::{Language, Value};
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
        choices::question(view, teller)
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
        Some(tales::tell(&happened.event, teller))
    }

    fn refusal(reason: &str, teller: &Teller) -> Option<String> {
        tales::refusal(reason, teller)
    }

    fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
        tales::reason(reason, teller)
    }

    fn end(
        standings: &Standings<Breakdown>,
        _happened: &[Happened<Sheriff>],
        teller: &Teller,
    ) -> Vec<String> {
        tales::ending(standings, teller)
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

/// What is in the person's bag.
fn own_bag(view: &View, teller: &Teller) -> Goods {
    own(view, teller).bag.cards.unwrap_or_default().0
}

/// The standing offer of this number.
fn standing(view: &View, id: u32) -> Option<&OfferView> {
    view.inspection.as_ref()?.offers.iter().find(|offer| offer.id == id)
}

/// The values of a sentence about the one to whom something is said or given.
fn to_whom(seat: Seat, teller: &Teller) -> [(&'static str, Value<'static>); 2] {
    [("whom", teller.who(seat)), ("to", Value::from(teller.name(seat).to_owned()))]
}

/// What a sentence calls a seat.
fn called(seat: Seat, teller: &Teller) -> Value<'static> {
    Value::from(teller.called(seat))
}

#[cfg(test)]
mod tests;
