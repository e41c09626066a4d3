//! Cards and colours as they are called, and as they are drawn.

use crate::telling::color_name;
use besace_jericho::{Card, Color};
use besace_terminal::told::Teller;
use besace_words::CardName;
use ratatui::style::{Color as Ink, Style};
use ratatui::text::Span;

/// A card in few words: "red 3".
pub fn card_word(card: Card, teller: &Teller) -> String {
    teller.card(&CardName::new(card.id()).form("short"))
}

pub fn color_word(color: Color, teller: &Teller) -> String {
    teller.tell(&color_name(color))
}

/// Each colour's own sign, which every terminal's font has.
pub fn sign(color: Color) -> char {
    match color {
        Color::Red => '♦',
        Color::White => '○',
        Color::Blue => '≈',
        Color::Yellow => '☼',
        Color::Brown => '■',
    }
}

/// A colour as ink on its own ground, so that it can be read on dark and on light terminals alike.
pub fn paint(color: Option<Color>, teller: &Teller) -> Style {
    if !teller.colored {
        return Style::new();
    }
    let (ink, ground) = match color {
        Some(Color::Red) => (255, 124),
        Some(Color::White) => (16, 255),
        Some(Color::Blue) => (255, 25),
        Some(Color::Yellow) => (16, 220),
        Some(Color::Brown) => (255, 94),
        None => (255, 54),
    };
    Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(ground))
}

pub fn card_span(card: Card, count: u8, teller: &Teller) -> Span<'static> {
    let mark = card.color().map_or('♪', sign);
    let times = if count > 1 { format!("×{count} ") } else { String::new() };
    let text = format!(" {mark} {} {times}", card_word(card, teller));
    let text = if teller.colored { text } else { format!("[{}]", text.trim()) };
    Span::styled(text, paint(card.color(), teller))
}
