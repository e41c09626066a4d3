//! What lies on the table, drawn and in sentences.

use super::{own_hand, seats};
use crate::telling::{a, all, color_name, laid, mission_name, several, short, trick_name};
use besace_nottingham::{ActionView, Ambush, Cards, Color, Mission, View};
use besace_table::Seat;
use besace_terminal::told::{Teller, capital, cut, fit, in_rows};
use besace_words::{Argument, Sentence, Value};
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
    lines.extend(going_on(view).iter().map(|line| Line::from(cut(&teller.tell(line), width))));
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
    let word = fit(&format!(" {}", teller.tell(&color_name(of))), COLOR);
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
    let short = teller.tell(&with_values(Sentence::new("nottingham-terminal-mission"), view, of));
    let owners = teller.all_called(&view.missions.owners(of).collect::<Vec<_>>());
    if owners.is_empty() { format!("{short} ·") } else { format!("{short} ({owners}) ·") }
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
            ("card", teller.card(&short(kind)).into()),
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
    let own = Sentence::new("nottingham-terminal-own-ambushes").with("cards", ambush_cards(laid));
    Some(teller.tell(&own))
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![format!("{}.", status(view, teller))];
    lines.extend(seats(view).map(|seat| {
        let place = &view.seats[seat.index()];
        let values = [
            ("name", teller.called(seat).into()),
            ("color", teller.tell(&color_name(place.color)).into()),
            ("hand", place.hand_count.into()),
            ("ambushes", place.ambushes_count.into()),
            ("loot", place.loot_count.into()),
        ];
        capital(&teller.say("nottingham-terminal-seat", &values))
    }));
    lines.extend(Mission::ALL.map(|of| {
        let owners: Vec<Seat> = view.missions.owners(of).collect();
        let done = match owners.is_empty() {
            true => Sentence::new("nottingham-board-mission-free"),
            false => Sentence::new("nottingham-board-mission-done").with("names", owners),
        };
        let asked = Sentence::new("nottingham-board-mission").with("pattern", pattern(of));
        format!("{} {}", teller.tell(&with_values(asked, view, of)), teller.tell(&done))
    }));
    lines.extend(going_on(view).iter().map(|sentence| teller.tell(sentence)));
    let hand = own_hand(view, teller);
    let cards = match hand.is_empty() {
        true => Sentence::new("nottingham-terminal-no-card").into(),
        false => all(&hand),
    };
    lines.push(teller.tell(&Sentence::new("nottingham-terminal-plain-hand").with("cards", cards)));
    lines.extend(own_ambushes(view, teller));
    lines
}

/// A mission with its name and what it is worth.
fn with_values(sentence: Sentence, view: &View, of: Mission) -> Sentence {
    let values = &view.options.mission_values;
    sentence
        .with("mission", mission_name(of))
        .with("alone", values.value(of, 1))
        .with("shared", values.value(of, 2))
}

/// What a mission asks for.
fn pattern(mission: Mission) -> Sentence {
    Sentence::new(match mission {
        Mission::SevenDifferent => "nottingham-pattern-seven-different",
        Mission::FiveAlike => "nottingham-pattern-five-alike",
        Mission::FourPairs => "nottingham-pattern-four-pairs",
        Mission::ThreePairs => "nottingham-pattern-three-pairs",
    })
}

/// What lies open in the middle: the shown card, offers, open hands, a delivery.
fn going_on(view: &View) -> Vec<Sentence> {
    let mut lines = Vec::new();
    if let Some(shown) = view.shown {
        let turned_up = Sentence::new("nottingham-terminal-shown").by(view.turn).with("card", a(shown));
        lines.push(turned_up.with("trick", trick_name(shown.trick())));
    }
    match &view.action {
        Some(ActionView::Robbery { target, hand: Some(hand) }) => lines.push(open_hand(*target, hand)),
        Some(ActionView::Raid { open_hands: Some(hands), .. }) => lines.extend(open_hands(hands)),
        Some(
            ActionView::Buy { offers, open_hands: hands } | ActionView::Barter { offers, open_hands: hands },
        ) => {
            lines.extend(offers.iter().map(|(seat, offer)| {
                Sentence::new("nottingham-board-offer-of").by(Seat(*seat)).with("cards", all(&offer.0))
            }));
            lines.extend(hands.iter().flat_map(open_hands));
        }
        Some(ActionView::Ambush { drawn: Some(drawn), .. }) => {
            lines.push(Sentence::new("nottingham-event-ambush-seen").with("cards", ambush_cards(drawn)));
        }
        _ => {}
    }
    if let Some(delivery) = &view.delivery {
        let cards = several(delivery.object, delivery.count);
        lines.push(Sentence::new("nottingham-board-delivery").by(view.turn).with("cards", cards));
    }
    lines
}

fn open_hands(hands: &BTreeMap<u8, Cards>) -> impl Iterator<Item = Sentence> {
    hands.iter().map(|(seat, hand)| open_hand(Seat(*seat), hand))
}

fn open_hand(seat: Seat, hand: &Cards) -> Sentence {
    Sentence::new("nottingham-board-open").by(seat).with("cards", all(hand))
}

fn ambush_cards(ambushes: &[Ambush]) -> Argument {
    ambushes.iter().copied().map(laid).collect()
}
