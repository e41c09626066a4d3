//! The wheel as it stands before the person, compartment by compartment, in lines and in sentences.

use besace_hamsterrolle::{COMPARTMENTS, Color, Phase, Piece, View};
use besace_table::Seat;
use besace_terminal::told::{Teller, in_rows, wrap};
use besace_words::{CardName, Value};
use ratatui::style::{Color as Ink, Style};
use ratatui::text::{Line, Span};

pub fn status(view: &View, teller: &Teller) -> String {
    let limit = view.options.turn_limit;
    let values = [("turn", Value::from(view.open.turn_number as i32 + 1)), ("limit", Value::from(limit))];
    match view.phase {
        Phase::Over => teller.say("hamsterrolle-status-over", &[]),
        Phase::Turn => teller.say_about(view.open.turn, "hamsterrolle-status", &values),
    }
}

pub fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let seats = Seat::all(view.open.seats.len() as u8).map(|seat| seat_in_words(view, seat, teller));
    let mut lines: Vec<Line<'static>> = seats.flat_map(|seat| wrap(&seat, width)).map(Line::from).collect();
    lines.push(Line::default());
    // From the front of the wheel over the lowest point to the rear. Empty compartments high up get no line.
    for compartment in from_front_to_rear(view) {
        lines.extend(in_rows(compartment_in_spans(view, compartment, teller), width));
    }
    lines.extend(piles(view, teller).iter().flat_map(|pile| wrap(pile, width)).map(Line::from));
    lines
}

pub fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let mut spans = vec![Span::raw(teller.say("hamsterrolle-hand", &[]))];
    spans.extend(view.open.seats[teller.person.index()].hand.iter().map(|piece| signed(*piece, teller)));
    if spans.len() == 1 {
        spans.push(Span::raw(teller.say("hamsterrolle-none", &[])));
    }
    in_rows(spans, width)
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![status(view, teller)];
    lines.extend(Seat::all(view.open.seats.len() as u8).map(|seat| seat_in_words(view, seat, teller)));
    lines.extend(from_front_to_rear(view).into_iter().map(|compartment| {
        let pieces = view.compartments[usize::from(compartment)].iter().map(|piece| short(*piece, teller));
        let values = [
            ("pieces", or_none(teller.list(pieces), teller).into()),
            ("place", place(view, compartment, teller).into()),
        ];
        teller.say("hamsterrolle-plain-compartment", &values)
    }));
    lines.extend(piles(view, teller));
    let hand = view.open.seats[teller.person.index()].hand.iter();
    let hand = hand.map(|piece| format!("{} ({})", short(*piece, teller), piece.id()));
    lines.push(
        teller.say("hamsterrolle-plain-hand", &[("pieces", or_none(teller.list(hand), teller).into())]),
    );
    lines
}

/// The compartments that hold something or are open, the highest at the front first.
fn from_front_to_rear(view: &View) -> Vec<u8> {
    let world = view.imagined();
    let is_open = |k: u8| view.allowed.values().any(|open| open.contains_key(&k));
    let mut shown: Vec<u8> =
        (0..COMPARTMENTS).filter(|k| !view.compartments[usize::from(*k)].is_empty() || is_open(*k)).collect();
    shown.sort_by(|a, b| world.slope(*b).total_cmp(&world.slope(*a)));
    shown
}

fn compartment_in_spans(view: &View, compartment: u8, teller: &Teller) -> Vec<Span<'static>> {
    let mut spans = vec![Span::raw(place(view, compartment, teller))];
    spans.extend(view.compartments[usize::from(compartment)].iter().map(|piece| signed(*piece, teller)));
    spans
}

/// A compartment with where it stands: its number, how far up, whether it is the front.
fn place(view: &View, compartment: u8, teller: &Teller) -> String {
    let degrees = view.imagined().slope(compartment).round() as i32;
    let values: [(&str, Value); 4] = [
        ("compartment", compartment.into()),
        ("degrees", degrees.abs().into()),
        ("way", if degrees < 0 { "behind" } else { "ahead" }.into()),
        ("front", if view.open.front == Some(compartment) { "yes" } else { "no" }.into()),
    ];
    teller.say("hamsterrolle-place", &values)
}

/// A seat: how many pieces it still holds, and with whom it plays.
fn seat_in_words(view: &View, seat: Seat, teller: &Teller) -> String {
    let hand = &view.open.seats[seat.index()].hand;
    let partner = view.imagined().partner_of(seat);
    let kinds = Color::ALL.into_iter().filter_map(|color| {
        let count = hand.iter().filter(|piece| piece.color() == color).count();
        (count > 0).then(|| format!("{count}×{}", teller.say(letter(color), &[])))
    });
    let values: [(&str, Value); 5] = [
        ("name", teller.name(seat).into()),
        ("turn", if view.pending.contains(seat) { "yes" } else { "no" }.into()),
        ("hand", hand.len().into()),
        ("kinds", kinds.collect::<Vec<_>>().join(" ").into()),
        ("partner", partner.map_or(String::new(), |partner| teller.name(partner).to_owned()).into()),
    ];
    teller.say(if partner.is_some() { "hamsterrolle-seat-partner" } else { "hamsterrolle-seat" }, &values)
}

/// What lies beside the wheel.
fn piles(view: &View, teller: &Teller) -> Vec<String> {
    let pile = |id: &str, pieces: &[Piece]| {
        let list = teller.list(pieces.iter().map(|piece| short(*piece, teller)));
        (!pieces.is_empty()).then(|| teller.say(id, &[("pieces", list.into())]))
    };
    let piles = [("hamsterrolle-aside", &view.open.aside), ("hamsterrolle-removed", &view.open.removed)];
    piles.into_iter().filter_map(|(id, pieces)| pile(id, pieces)).collect()
}

fn or_none(list: String, teller: &Teller) -> String {
    if list.is_empty() { teller.say("hamsterrolle-none", &[]) } else { list }
}

fn short(piece: Piece, teller: &Teller) -> String {
    teller.card(&CardName::new(piece.id()).form("short"))
}

/// A piece with its id, which can be typed.
fn signed(piece: Piece, teller: &Teller) -> Span<'static> {
    Span::styled(format!("[{}]", piece.id()), paint(piece, teller))
}

fn paint(piece: Piece, teller: &Teller) -> Style {
    if !teller.colored {
        return Style::default();
    }
    Style::default().fg(match piece.color() {
        Color::Black => Ink::DarkGray,
        Color::Red => Ink::Red,
        Color::Orange => Ink::LightRed,
        Color::Yellow => Ink::Yellow,
        Color::Green => Ink::Green,
        Color::Blue => Ink::Blue,
        Color::Purple => Ink::Magenta,
        Color::White => Ink::White,
    })
}

/// The short word for a colour.
fn letter(color: Color) -> &'static str {
    match color {
        Color::Black => "hamsterrolle-letter-black",
        Color::Red => "hamsterrolle-letter-red",
        Color::Orange => "hamsterrolle-letter-orange",
        Color::Yellow => "hamsterrolle-letter-yellow",
        Color::Green => "hamsterrolle-letter-green",
        Color::Blue => "hamsterrolle-letter-blue",
        Color::Purple => "hamsterrolle-letter-purple",
        Color::White => "hamsterrolle-letter-white",
    }
}
