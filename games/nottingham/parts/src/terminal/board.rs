//! What lies on the table, drawn and in sentences.

use super::cards::{Form, ambush, card, cards, color, mission, pattern, several, trick_name};
use super::{own_hand, seats};
use besace_nottingham::{ActionView, Cards, Color, Mission, View};
use besace_table::Seat;
use besace_terminal::told::{Teller, capital, cut, fit, in_rows};
use besace_words::Value;
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};
use std::collections::BTreeMap;
use unicode_width::UnicodeWidthStr;

pub fn status(view: &View, teller: &Teller) -> String {
    let mut values = vec![
        ("sheriff", view.sheriff.into()),
        ("home", view.options.track.home().into()),
        ("draw", view.draw_count.into()),
        ("discard", view.discard_count.into()),
        ("ambushes", view.ambush_pile_count.into()),
    ];
    let Some(number) = view.number else {
        return teller.say("nottingham-terminal-status-city", &values);
    };
    values.push(("number", number.into()));
    teller.say("nottingham-terminal-status", &values)
}

pub fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let columns = Columns::of(teller, width);
    let mut lines = vec![columns.head(teller)];
    lines.extend(seats(view).map(|seat| columns.row(view, seat, teller)));
    let missions = Mission::ALL.map(|mission| Span::raw(mission_in_short(view, mission, teller)));
    lines.extend(in_rows(missions.into(), width));
    lines.extend(going_on(view, teller).iter().map(|line| Line::from(cut(line, width))));
    lines
}

/// The columns of the table: a name with its colour, and three counts.
struct Columns {
    name: usize,
    counts: [(&'static str, usize); 3],
}

/// The mark before the name of a seat that the table waits for.
const MARK: usize = 2;

impl Columns {
    fn of(teller: &Teller, width: usize) -> Columns {
        let longest = teller.names.iter().map(|name| name.width()).max().unwrap_or(0);
        let name = MARK + longest.clamp(4, if width < 100 { 12 } else { 20 }) + 1;
        let column = |id| (id, teller.say(id, &[]).width() + 3);
        let ids = ["nottingham-terminal-hand", "nottingham-terminal-ambushes", "nottingham-terminal-loot"];
        Columns { name, counts: ids.map(column) }
    }

    fn head(&self, teller: &Teller) -> Line<'static> {
        let mut text = fit("", self.name + COLOR);
        for (id, width) in self.counts {
            text.push_str(&right(&teller.say(id, &[]), width));
        }
        Line::from(text)
    }

    fn row(&self, view: &View, seat: Seat, teller: &Teller) -> Line<'static> {
        let place = &view.seats[seat.index()];
        let awaited = if view.pending.contains(seat) { "►" } else { "" };
        let own = if seat == teller.person { Modifier::BOLD } else { Modifier::empty() };
        let name = format!("{}{} ", fit(awaited, MARK), fit(teller.name(seat), self.name - MARK - 1));
        let turn = if view.turn == seat { " ★" } else { "" };
        let counts = [place.hand_count, place.ambushes_count, place.loot_count];
        let mut text = String::new();
        for ((_, width), count) in self.counts.iter().zip(counts) {
            text.push_str(&right(&count.to_string(), *width));
        }
        Line::from(vec![
            Span::styled(name, Style::new().add_modifier(own)),
            color_span(place.color, teller),
            Span::raw(text),
            Span::raw(turn),
        ])
    }
}

/// The room of a colour's word.
const COLOR: usize = 10;

fn color_span(of: Color, teller: &Teller) -> Span<'static> {
    let word = fit(&format!(" {}", color(of, teller)), COLOR);
    if !teller.colored {
        return Span::raw(word);
    }
    let (ink, ground) = match of {
        Color::Red => (255, 124),
        Color::Yellow => (16, 220),
        Color::Green => (255, 28),
        Color::Blue => (255, 25),
        Color::Purple => (255, 54),
        Color::White => (16, 255),
        Color::Gray => (255, 240),
    };
    Span::styled(word, Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(ground)))
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

/// A mission with what it is worth and who has done it, on as little room as possible.
fn mission_in_short(view: &View, of: Mission, teller: &Teller) -> String {
    let values = [
        ("mission", mission(of, teller).into()),
        ("alone", view.options.mission_values.value(of, 1).into()),
        ("shared", view.options.mission_values.value(of, 2).into()),
    ];
    let short = teller.say("nottingham-terminal-mission", &values);
    let owners = owners(view, of, teller);
    if owners.is_empty() { format!("{short} ·") } else { format!("{short} ({owners}) ·") }
}

fn owners(view: &View, of: Mission, teller: &Teller) -> String {
    teller.list(view.missions.owners(of).map(|seat| teller.called(seat)))
}

pub fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let mut spans = vec![Span::raw(teller.say("nottingham-terminal-own-hand", &[]))];
    let hand = own_hand(view, teller);
    if hand.is_empty() {
        spans.push(Span::raw(teller.say("nottingham-terminal-no-card", &[])));
    }
    spans.extend(hand.counts().map(|(kind, count)| {
        let style = if teller.colored { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let values = [
            ("count", Value::from(count)),
            ("card", card(kind, Form::Short, teller).into()),
            ("value", kind.value().into()),
        ];
        let text = teller.say("nottingham-terminal-card", &values);
        let text = if teller.colored { format!(" {text} ") } else { format!("[{text}]") };
        Span::styled(text, style)
    }));
    spans.extend(own_ambushes(view, teller).map(Span::raw));
    in_rows(spans, width)
}

fn own_ambushes(view: &View, teller: &Teller) -> Option<String> {
    let laid = view.seats[teller.person.index()].ambushes.as_ref().filter(|laid| !laid.is_empty())?;
    let cards = teller.list(laid.iter().map(|laid| ambush(*laid, teller)));
    Some(teller.say("nottingham-terminal-own-ambushes", &[("cards", cards.into())]))
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![format!("{}.", status(view, teller))];
    lines.extend(seats(view).map(|seat| {
        let place = &view.seats[seat.index()];
        let values = [
            ("name", teller.called(seat).into()),
            ("color", color(place.color, teller).into()),
            ("hand", place.hand_count.into()),
            ("ambushes", place.ambushes_count.into()),
            ("loot", place.loot_count.into()),
        ];
        capital(&teller.say("nottingham-terminal-seat", &values))
    }));
    lines.extend(Mission::ALL.map(|of| {
        let owners = owners(view, of, teller);
        let done = if owners.is_empty() {
            teller.say("nottingham-board-mission-free", &[])
        } else {
            teller.say("nottingham-board-mission-done", &[("names", owners.into())])
        };
        let pattern = pattern(of, teller);
        let values = [
            ("mission", mission(of, teller).into()),
            ("pattern", pattern.into()),
            ("alone", view.options.mission_values.value(of, 1).into()),
            ("shared", view.options.mission_values.value(of, 2).into()),
        ];
        format!("{} {done}", teller.say("nottingham-board-mission", &values))
    }));
    lines.extend(going_on(view, teller));
    let hand = own_hand(view, teller);
    let hand =
        if hand.is_empty() { teller.say("nottingham-terminal-no-card", &[]) } else { cards(&hand, teller) };
    lines.push(format!("{} {hand}.", teller.say("nottingham-terminal-own-hand", &[])));
    lines.extend(own_ambushes(view, teller));
    lines
}

/// What lies open in the middle: the shown card, offers, open hands, a delivery.
fn going_on(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(shown) = view.shown {
        let values = [
            ("name", teller.called(view.turn).into()),
            ("card", card(shown, Form::One, teller).into()),
            ("trick", trick_name(shown.trick(), teller).into()),
        ];
        lines.push(capital(&teller.say("nottingham-terminal-shown", &values)));
    }
    match &view.action {
        Some(ActionView::Robbery { target, hand: Some(hand) }) => {
            lines.push(open_hand(*target, hand, teller));
        }
        Some(ActionView::Raid { open_hands: Some(hands), .. }) => lines.extend(open_hands(hands, teller)),
        Some(
            ActionView::Buy { offers, open_hands: hands } | ActionView::Barter { offers, open_hands: hands },
        ) => {
            lines.extend(offers.iter().map(|(seat, offer)| {
                let cards = ("cards", cards(&offer.0, teller).into());
                teller.say_about(Seat(*seat), "nottingham-board-offer-of", &[cards])
            }));
            lines.extend(hands.iter().flat_map(|hands| open_hands(hands, teller)));
        }
        Some(ActionView::Ambush { drawn: Some(drawn), .. }) => {
            let cards = teller.list(drawn.iter().map(|drawn| ambush(*drawn, teller)));
            lines.push(teller.say("nottingham-event-ambush-seen", &[("cards", cards.into())]));
        }
        _ => {}
    }
    if let Some(delivery) = &view.delivery {
        let cards = ("cards", several(delivery.object, delivery.count, teller).into());
        lines.push(teller.say_about(view.turn, "nottingham-board-delivery", &[cards]));
    }
    lines
}

fn open_hands<'a>(hands: &'a BTreeMap<u8, Cards>, teller: &'a Teller) -> impl Iterator<Item = String> + 'a {
    hands.iter().map(|(seat, hand)| open_hand(Seat(*seat), hand, teller))
}

fn open_hand(seat: Seat, hand: &Cards, teller: &Teller) -> String {
    teller.say_about(seat, "nottingham-board-open", &[("cards", cards(hand, teller).into())])
}
