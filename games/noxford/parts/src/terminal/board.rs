//! The city as it lies before the person, drawn in characters and in sentences.

use crate::telling::{color_name, neighbours, pictured};
use besace_noxford::{Card, Color, Judged, Phase, Stack, StackSet, Symbol, View, cancelled, judged};
use besace_table::Seat;
use besace_terminal::told::{Teller, cut, in_rows, wrap};
use besace_words::{CardName, Sentence, Value};
use ratatui::style::{Color as Ink, Style};
use ratatui::text::{Line, Span};

pub fn status(view: &View, teller: &Teller) -> String {
    let deck = ("deck", Value::from(view.neutral_deck_count));
    match view.phase {
        Phase::Over => teller.say("noxford-status-over", &[deck]),
        _ => teller.say_about(view.turn, "noxford-status", &[deck]),
    }
}

pub fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    for seat in Seat::all(view.seats.len() as u8) {
        lines.extend(wrap(&seat_in_words(view, seat, teller), width).into_iter().map(Line::from));
    }
    lines.push(Line::default());
    lines.extend(Drawing::of(view, teller, width).lines());
    lines
}

pub fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let own = &view.seats[teller.person.index()];
    let master = own.master.then_some(Card::master(own.color));
    let hand = own.hand.iter().flatten().copied().chain(master);
    let mut rows = in_rows(cards("noxford-hand", hand, teller), width);
    rows.extend(in_rows(cards("noxford-display", view.display.iter().copied(), teller), width));
    rows
}

fn cards(title: &str, cards: impl Iterator<Item = Card>, teller: &Teller) -> Vec<Span<'static>> {
    let mut spans = vec![Span::raw(teller.say(title, &[]))];
    spans.extend(cards.map(|card| {
        let text = format!("[{} {}]", label(card, teller), short(card, teller));
        Span::styled(text, paint(card, teller))
    }));
    if spans.len() == 1 {
        spans.push(Span::raw(teller.say("noxford-none", &[])));
    }
    spans
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![status(view, teller)];
    lines.extend(Seat::all(view.seats.len() as u8).map(|seat| seat_in_words(view, seat, teller)));
    lines.extend(view.city.stacks().iter().map(|stack| stack_in_words(view, stack, teller)));
    let own = &view.seats[teller.person.index()];
    let list = |cards: &mut dyn Iterator<Item = Card>| teller.list(cards.map(|card| short(card, teller)));
    let hand = list(&mut own.hand.iter().flatten().copied());
    let display = list(&mut view.display.iter().copied());
    lines.push(teller.say("noxford-plain-hand", &[("cards", or_none(hand, teller).into())]));
    lines.push(teller.say("noxford-plain-display", &[("cards", or_none(display, teller).into())]));
    lines
}

fn or_none(list: String, teller: &Teller) -> String {
    if list.is_empty() { teller.say("noxford-none", &[]) } else { list }
}

/// A seat: its colour, its favourite symbol, what it has still to lay, what it would score now.
fn seat_in_words(view: &View, seat: Seat, teller: &Teller) -> String {
    let place = &view.seats[seat.index()];
    let scores = besace_noxford::reckoning(&view.city, &view.options);
    let values: [(&str, Value); 8] = [
        ("name", teller.name(seat).into()),
        ("turn", if view.pending.contains(seat) { "yes" } else { "no" }.into()),
        ("color", teller.tell(&color_name(place.color)).into()),
        ("symbol", teller.tell(&symbol_name(place.color.favorite())).into()),
        ("hand", place.hand_count.into()),
        ("deck", place.deck_count.into()),
        ("master", if place.master { "yes" } else { "no" }.into()),
        ("score", scores[seat.index()].0.into()),
    ];
    teller.say("noxford-seat", &values)
}

fn symbol_name(symbol: Symbol) -> Sentence {
    Sentence::new(format!("noxford-symbol-{}", symbol.id()))
}

fn stack_in_words(view: &View, stack: &Stack, teller: &Teller) -> String {
    let spot = stack.spot();
    let sentence = Sentence::new("noxford-plain-stack")
        .with("x", spot.x)
        .with("y", spot.y)
        .with("card", pictured(stack.top()).form("short"))
        .with("covered", stack.height() as u16 - 1)
        .with("beside", neighbours(&view.city, spot));
    teller.tell(&sentence)
}

fn short(card: Card, teller: &Teller) -> String {
    teller.card(&CardName::new(card.id()).form("short"))
}

/// A card in one to three signs: the colour's letter and the rank, or the symbols' letters; a star for a gear.
fn label(card: Card, teller: &Teller) -> String {
    let gear = if card.has_gear() { "*" } else { "" };
    match (card.color(), card.symbols()) {
        (Some(color), _) => format!("{}{}{gear}", teller.say(color_letter(color), &[]), card.rank()),
        (None, []) => "##".to_owned(),
        (None, [one]) => format!("{}{gear}", teller.say(symbol_letter(*one), &[])),
        (None, [one, two]) => [one, two].map(|symbol| teller.say(symbol_letter(*symbol), &[])).concat(),
        (None, many) => many.len().to_string(),
    }
}

fn color_letter(color: Color) -> &'static str {
    match color {
        Color::Red => "noxford-letter-red",
        Color::Blue => "noxford-letter-blue",
        Color::Orange => "noxford-letter-orange",
        Color::Green => "noxford-letter-green",
    }
}

fn symbol_letter(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Diamond => "noxford-letter-diamond",
        Symbol::Wine => "noxford-letter-wine",
        Symbol::Airship => "noxford-letter-airship",
        Symbol::Dice => "noxford-letter-dice",
        Symbol::Mask => "noxford-letter-mask",
    }
}

/// A card as ink on its own ground, so that it can be read on dark and on light terminals alike.
fn paint(card: Card, teller: &Teller) -> Style {
    if !teller.colored {
        return Style::new();
    }
    let (ink, ground) = match card.color() {
        Some(Color::Red) => (255, 124),
        Some(Color::Blue) => (255, 25),
        Some(Color::Orange) => (16, 214),
        Some(Color::Green) => (255, 22),
        None if card == Card::BARRACKS => (255, 238),
        None => (16, 252),
    };
    Style::new().fg(Ink::Indexed(ink)).bg(Ink::Indexed(ground))
}

/// The part of the table that the city takes, sign by sign.
struct Drawing {
    rows: Vec<Vec<(char, Style)>>,
}

impl Drawing {
    /// A unit is a row high, and two columns wide where there is room.
    fn of(view: &View, teller: &Teller, width: usize) -> Drawing {
        let spots = || view.city.stacks().iter().map(|stack| stack.spot());
        let left = spots().map(|spot| spot.left()).min().unwrap_or(0);
        let right = spots().map(|spot| spot.right()).max().unwrap_or(0);
        let top = spots().map(|spot| spot.top()).min().unwrap_or(0);
        let bottom = spots().map(|spot| spot.bottom()).max().unwrap_or(0);
        let units = (right - left) as usize;
        let scale = if units * 2 < width { 2 } else { 1 };
        let blank = (' ', Style::new());
        let mut drawing = Drawing { rows: vec![vec![blank; units * scale]; (bottom - top) as usize] };
        let silenced = cancelled(&view.city);
        let districts: Vec<Judged> = judged(&view.city, &view.options).collect();
        for (index, stack) in view.city.stacks().iter().enumerate() {
            let (row, column) = ((stack.spot().y - top) as usize, (stack.spot().x - left) as usize * scale);
            let marks = marks(index, stack, silenced, &districts, teller);
            drawing.card(row, column, stack, scale, &marks, teller);
        }
        drawing.rows.iter_mut().for_each(|row| row.truncate(width));
        drawing
    }

    /// A card's top row has its label, its second row what there is to say of it; the rest shows where it lies.
    fn card(&mut self, row: usize, column: usize, stack: &Stack, scale: usize, marks: &str, teller: &Teller) {
        let width = stack.spot().o.width() as usize * scale;
        let style = paint(stack.top(), teller);
        let fill = if stack.top().is_gang() { '·' } else { '░' };
        for down in 0..stack.spot().o.height() as usize {
            let (edge, text, fill) = match down {
                0 => ('┌', label(stack.top(), teller), '─'),
                1 => ('│', marks.to_owned(), fill),
                _ => ('│', String::new(), fill),
            };
            let text = cut(&text, width - 1);
            let signs = [edge].into_iter().chain(text.chars()).chain(std::iter::repeat(fill));
            for (place, sign) in self.rows[row + down][column..column + width].iter_mut().zip(signs) {
                *place = (sign, style);
            }
        }
    }

    fn lines(self) -> impl Iterator<Item = Line<'static>> {
        self.rows.into_iter().map(|row| {
            let mut spans: Vec<Span<'static>> = Vec::new();
            for (sign, style) in row {
                match spans.last_mut() {
                    Some(last) if last.style == style => last.content.to_mut().push(sign),
                    _ => spans.push(Span::styled(sign.to_string(), style)),
                }
            }
            Line::from(spans)
        })
    }
}

/// × for a silenced gang member, + and how many cards lie below, the letter of the colour that would take a district.
fn marks(index: usize, stack: &Stack, silenced: StackSet, districts: &[Judged], teller: &Teller) -> String {
    let mut marks = String::new();
    if silenced.contains(index) {
        marks.push('×');
    }
    if stack.height() > 1 {
        marks.push_str(&format!("+{}", stack.height() - 1));
    }
    if let Some(owner) = districts.iter().find(|judged| judged.stack == index).and_then(|judged| judged.owner)
    {
        marks.push('→');
        marks.extend(teller.name(owner).chars().next());
    }
    marks
}
