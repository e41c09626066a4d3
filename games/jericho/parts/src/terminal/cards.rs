//! Cards and colours as they are called, and as they are drawn.

use besace_jericho::{Card, Color};
use besace_terminal::told::Teller;
use ratatui::style::{Color as Ink, Style};
use ratatui::text::Span;

/// How a card is spoken of.
#[derive(Clone, Copy)]
pub enum Form {
    /// "a red 3"
    One,
    /// "the red 3"
    The,
    /// "red 3"
    Short,
}

pub fn card_word(card: Card, form: Form, teller: &Teller) -> String {
    let (Some(color), Some(value)) = (card.color(), card.value()) else {
        let id = match form {
            Form::One => "jericho-card-trumpet",
            Form::The => "jericho-card-trumpet.the",
            Form::Short => "jericho-card-trumpet.short",
        };
        return teller.say(id, &[]);
    };
    let id = match form {
        Form::One => "jericho-card-wall",
        Form::The => "jericho-card-wall.the",
        Form::Short => "jericho-card-wall.short",
    };
    teller.say(id, &[("color", color_word(color, teller).into()), ("value", value.into())])
}

pub fn color_word(color: Color, teller: &Teller) -> String {
    let id = match color {
        Color::Red => "jericho-color-red",
        Color::White => "jericho-color-white",
        Color::Blue => "jericho-color-blue",
        Color::Yellow => "jericho-color-yellow",
        Color::Brown => "jericho-color-brown",
    };
    teller.say(id, &[])
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
    let text = format!(" {mark} {} {times}", card_word(card, Form::Short, teller));
    let text = if teller.colored { text } else { format!("[{}]", text.trim()) };
    Span::styled(text, paint(card.color(), teller))
}
