//! The table as it lies before the person, drawn and in sentences.

use super::cards::{card_span, card_word, color_word, paint, sign};
use crate::telling::{longest, seats, wall};
use besace_jericho::{Card, Cards, Color, View};
use besace_table::Seat;
use besace_terminal::told::{Teller, cut, fit, in_rows};
use besace_words::Value;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

pub fn status(view: &View, teller: &Teller) -> String {
    teller.say("jericho-status", &counts(view))
}

pub fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let columns = Columns::of(teller, width);
    let mut lines = vec![columns.head(teller)];
    lines.extend(seats(view).map(|seat| columns.row(view, seat, teller)));
    lines
}

pub fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let own = &view.seats[teller.person.index()];
    let hand = own.hand.unwrap_or_default();
    let mut spans = vec![Span::raw(format!("{} ", teller.say("jericho-hand", &[])))];
    if hand.is_empty() {
        spans.push(Span::raw(teller.say("jericho-hand-empty", &[])));
    }
    spans.extend(hand.counts().map(|(card, count)| card_span(card, count, teller)));
    spans.extend(aside(view, teller).map(Span::raw));
    in_rows(spans, width)
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![teller.say("jericho-plain-status", &counts(view))];
    lines.extend(seats(view).map(|seat| seat_in_words(view, seat, teller)));
    let hand = view.seats[teller.person.index()].hand.unwrap_or_default();
    let cards = if hand.is_empty() {
        teller.say("jericho-hand-empty", &[])
    } else {
        teller.list(hand.iter().map(|card| card_word(card, teller)))
    };
    lines.push(teller.say("jericho-plain-hand", &[("cards", cards.into())]));
    lines.extend(aside(view, teller));
    lines
}

fn counts(view: &View) -> [(&'static str, Value<'static>); 4] {
    [
        ("round", view.round.into()),
        ("supply", view.supply_count.into()),
        ("draw", view.draw_count.into()),
        ("removed", view.removed.len().into()),
    ]
}

/// What the person has chosen or laid down and nobody else has seen yet.
fn aside(view: &View, teller: &Teller) -> Option<String> {
    let first = view.seats[teller.person.index()].first.flatten();
    let chosen = view.chosen.get(&teller.person.0).copied();
    let (card, id) =
        chosen.map(|card| (card, "jericho-hand-chosen")).or(first.map(|card| (card, "jericho-hand-laid")))?;
    Some(teller.say(id, &[("card", card_word(card, teller).into())]))
}

/// The columns of the table: a name, five walls, and two counts.
struct Columns {
    name: usize,
    wall: usize,
    hand: usize,
    won: usize,
}

/// The mark before the name of a seat that the table waits for.
const MARK: usize = 2;

impl Columns {
    fn of(teller: &Teller, width: usize) -> Columns {
        let longest_name = teller.names.iter().map(|name| name.width()).max().unwrap_or(0);
        let name = MARK + longest_name.clamp(4, if width < 100 { 10 } else { 16 }) + 1;
        let hand = teller.say("jericho-column-hand", &[]).width() + 1;
        let won = teller.say("jericho-column-won", &[]).width() + 1;
        Columns { name, wall: (width.saturating_sub(name + hand + won) / 5).min(24), hand, won }
    }

    fn head(&self, teller: &Teller) -> Line<'static> {
        let mut spans = vec![Span::raw(fit("", self.name))];
        for color in Color::ALL {
            let text = format!(" {} {}", sign(color), color_word(color, teller));
            let text = fit(&text, (text.width() + 1).min(self.wall.saturating_sub(1)));
            let room = self.wall - text.width();
            let style = paint(Some(color), teller).add_modifier(Modifier::BOLD);
            spans.extend([Span::styled(text, style), Span::raw(fit("", room))]);
        }
        let counts = [("jericho-column-hand", self.hand), ("jericho-column-won", self.won)];
        spans.extend(counts.map(|(id, width)| Span::raw(format!("{:>width$}", teller.say(id, &[])))));
        Line::from(spans)
    }

    fn row(&self, view: &View, seat: Seat, teller: &Teller) -> Line<'static> {
        let awaited = if view.pending.contains(seat) { "►" } else { "" };
        let own = if seat == teller.person { Modifier::BOLD } else { Modifier::empty() };
        let name = fit(teller.name(seat), self.name - MARK - 1);
        let name = format!("{}{name} ", fit(awaited, MARK));
        let mut spans = vec![Span::styled(name, Style::new().add_modifier(own))];
        for color in Color::ALL {
            spans.extend(self.wall(view, seat, color, teller));
        }
        let place = &view.seats[seat.index()];
        let (hand, won) = (self.hand, self.won);
        spans.push(Span::raw(format!("{:>hand$}{:>won$}", place.hand_count, place.won_count)));
        Line::from(spans)
    }

    /// A wall as a bar: its length, its cards from the highest, its trumpets.
    fn wall(&self, view: &View, seat: Seat, color: Color, teller: &Teller) -> [Span<'static>; 2] {
        let Some(cards) = wall(view, seat, color) else {
            return [Span::raw(fit(" ·", self.wall)), Span::raw("")];
        };
        let (_, leaders) = longest(view, color);
        let leads = leaders.contains(&seat);
        let gap = if self.wall >= 16 { " " } else { "" };
        let mark = if leads { '★' } else { ' ' };
        let text = cut(
            &format!("{mark}{}:{gap}{} ", cards.length(), stones(cards, gap)),
            self.wall.saturating_sub(1),
        );
        let room = self.wall - text.width();
        let mut style = paint(Some(color), teller);
        if leads {
            style = style.add_modifier(Modifier::BOLD);
        }
        [Span::styled(text, style), Span::raw(fit("", room))]
    }
}

/// A wall's cards from the highest, its trumpets last.
fn stones(cards: &Cards, gap: &str) -> String {
    let mut values: Vec<u8> = cards.iter().filter_map(Card::value).collect();
    values.reverse();
    let trumpets = std::iter::repeat_n("♪".to_owned(), usize::from(cards.count(Card::TRUMPET)));
    let signs: Vec<String> = values.iter().map(u8::to_string).chain(trumpets).collect();
    signs.join(gap)
}

fn seat_in_words(view: &View, seat: Seat, teller: &Teller) -> String {
    let place = &view.seats[seat.index()];
    let walls = place.walls.standing().map(|(color, cards)| {
        let mut values: Vec<Card> = cards.iter().collect();
        values.sort_by_key(|card| std::cmp::Reverse(card.value()));
        let names: Vec<String> = values
            .into_iter()
            .map(|card| card.value().map_or_else(|| card_word(card, teller), |value| value.to_string()))
            .collect();
        let values = [
            ("color", color_word(color, teller).into()),
            ("length", cards.length().into()),
            ("cards", names.join(" ").into()),
        ];
        teller.say("jericho-plain-wall", &values)
    });
    let has_none = place.walls.standing().next().is_none();
    let walls = if has_none { teller.say("jericho-plain-no-walls", &[]) } else { teller.list(walls) };
    let values = [
        ("name", teller.name(seat).into()),
        ("walls", walls.into()),
        ("hand", place.hand_count.into()),
        ("won", place.won_count.into()),
    ];
    teller.say("jericho-plain-seat", &values)
}
