//! Toll's table in a terminal: a line for each seat, and one's own hand.

use crate::Parts;
use crate::telling::pictured;
use besace_table::{Never, Seat};
use besace_terminal::TerminalGame;
use besace_terminal::told::{Teller, wrap};
use besace_toll::View;
use ratatui::text::Line;
use serde_json::{Value, json};

impl TerminalGame for Parts {
    /// Every choice of Toll is listed.
    type Draft = Never;
    const EXAMPLE: &'static str = "seal apple, open 2, wave";

    besace_terminal::contents! {
        folder: rules;
    }

    fn typed(answer: &str) -> Option<Value> {
        let words: Vec<&str> = answer.split_whitespace().collect();
        match words[..] {
            ["seal", good] => Some(json!({ "type": "seal", "good": good })),
            ["open", seat] => Some(json!({ "type": "open", "seat": seat.parse::<u8>().ok()? })),
            ["wave"] => Some(json!({ "type": "wave" })),
            _ => None,
        }
    }

    fn status(view: &View, teller: &Teller) -> String {
        let values = [
            ("round", view.round.into()),
            ("rounds", view.seats.len().into()),
            ("deck", view.deck_count.into()),
        ];
        teller.say("toll-status", &values)
    }

    fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        in_lines(seats(view, teller), width)
    }

    fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        in_lines(hand(view, teller), width)
    }

    fn describe(view: &View, teller: &Teller) -> Vec<String> {
        let mut lines = vec![Self::status(view, teller)];
        lines.extend(seats(view, teller));
        lines.extend(hand(view, teller));
        lines
    }
}

/// A sentence about each seat.
fn seats(view: &View, teller: &Teller) -> Vec<String> {
    let seats = view.seats.iter().zip(Seat::all(view.seats.len() as u8));
    seats
        .map(|(stall, seat)| {
            let doing = match seat == view.guard {
                true => "guards",
                false if stall.sealed => "sealed",
                false => "open",
            };
            let values = [
                ("name", teller.name(seat).into()),
                ("coins", stall.coins.into()),
                ("hand", stall.hand_count.into()),
                ("doing", doing.into()),
            ];
            teller.say("toll-seat", &values)
        })
        .collect()
}

/// The person's hand, and what is in the person's bag.
fn hand(view: &View, teller: &Teller) -> Vec<String> {
    let own = &view.seats[teller.person.index()];
    let goods = own.hand.iter().flatten().map(|good| teller.card(&pictured(*good).form("short")));
    let mut lines = vec![teller.say("toll-hand", &[("goods", teller.list(goods).into())])];
    if let Some(good) = own.bag.flatten() {
        lines.push(teller.say("toll-bag", &[("good", teller.card(&pictured(good)).into())]));
    }
    lines
}

fn in_lines(sentences: Vec<String>, width: usize) -> Vec<Line<'static>> {
    sentences.iter().flat_map(|sentence| wrap(sentence, width)).map(Line::from).collect()
}
