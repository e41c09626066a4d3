//! A [`Screen`] drawn into whatever room there is.
//!
//! From top to bottom: how far the game is, the table, what happened, the question with its choices, the hand, the
//! keys. The question and its choices get the room they need first, then the table; the log takes the rest.

use crate::orders;
use crate::screen::{Page, PageKind, Screen};
use crate::told::{TerminalGame, cut, fit, legend, wrap};
use besace_bots::Level;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

/// The smallest window that a table fits into.
pub const SMALLEST: (u16, u16) = (60, 20);
/// The fewest lines for the question and its choices.
const ASKED: usize = 5;
/// The fewest lines of the log that are worth having.
const LOG: usize = 3;

/// Draws the screen. Whatever was scrolled too far comes back to its end: the end is known only here.
pub fn draw<G: TerminalGame>(frame: &mut Frame, screen: &mut Screen<G>) {
    let area = frame.area();
    let lines = if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        too_small(screen, area)
    } else if let Some(mut page) = screen.page.take() {
        let lines = page_lines(&mut page, screen, area);
        screen.page = Some(page);
        lines
    } else {
        table_lines(screen, area)
    };
    frame.render_widget(Paragraph::new(lines), area);
}

fn too_small<G: TerminalGame>(screen: &Screen<G>, area: Rect) -> Vec<Line<'static>> {
    let values = [("width", i32::from(SMALLEST.0).into()), ("height", i32::from(SMALLEST.1).into())];
    let text = screen.teller.say("table-too-small", &values);
    wrap(&text, usize::from(area.width)).into_iter().map(Line::from).collect()
}

/// A page: its title, as much text as fits from where it is scrolled to, and the keys.
fn page_lines<G: TerminalGame>(page: &mut Page, screen: &Screen<G>, area: Rect) -> Vec<Line<'static>> {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let text: Vec<String> = page.lines.iter().flat_map(|line| wrap(line, width.min(100))).collect();
    let room = height - 4;
    page.scroll = page.scroll.min(text.len().saturating_sub(room));
    let scroll = page.scroll;
    let mut lines = vec![headline(&page.title, width), Line::default()];
    lines.extend(text.iter().skip(scroll).take(room).map(|line| heading(line)));
    lines.resize(height - 2, Line::default());
    let more = scroll + room < text.len();
    lines.push(if more { dim(&screen.teller.say("table-more", &[])) } else { Line::default() });
    let keys = match page.kind {
        PageKind::Read => "table-keys-page",
        PageKind::Orders => "table-keys-orders",
        PageKind::Last => "table-keys-end",
    };
    lines.push(dim(&cut(&screen.teller.say(keys, &[]), width)));
    lines
}

/// A heading of the rules stands out.
fn heading(line: &str) -> Line<'static> {
    if line.starts_with('#') {
        let text = line.trim_start_matches('#').trim();
        return Line::styled(text.to_owned(), Style::new().add_modifier(Modifier::BOLD));
    }
    Line::from(line.to_owned())
}

pub fn table_lines<G: TerminalGame>(screen: &mut Screen<G>, area: Rect) -> Vec<Line<'static>> {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let view = screen.table.view();
    let mut above = vec![title(screen, &G::status(&view, &screen.teller), width)];
    above.extend(G::table(&view, &screen.teller, width));
    if height >= 30 {
        above.push(dim(&cut(&legend::<G>(&screen.teller), width)));
    }
    let mut below = G::hand(&view, &screen.teller, width);
    below.extend(keys(screen, width));
    if let Some(notice) = notice(screen) {
        below.splice(0..0, wrap(&notice, width).into_iter().map(strong));
    }
    // In the smallest windows the table's last lines give way to the question and a choice.
    above.truncate(height.saturating_sub(below.len() + 1 + ASKED));
    let room = height.saturating_sub(above.len() + below.len() + LOG + 1);
    let most = height.saturating_sub(above.len() + below.len() + 1);
    let mut asked = question_and_choices(screen, width, room, most);
    // In the smallest windows the end of what a choice does is cut off, rather than the hand and the keys.
    asked.truncate(most);
    let log_room = height.saturating_sub(above.len() + below.len() + asked.len() + 1);

    let mut lines = above;
    lines.push(rule(&screen.teller.say("table-log", &[]), width));
    lines.extend(log(screen, width, log_room));
    lines.extend(asked);
    lines.extend(below);
    lines
}

fn title<G: TerminalGame>(screen: &Screen<G>, status: &str, width: usize) -> Line<'static> {
    let level = match screen.level {
        Level::Novice => "table-level-novice",
        Level::Regular => "table-level-regular",
        Level::Expert => "table-level-expert",
    };
    let title = crate::title::<G>(screen.teller.words.language());
    let short = format!(" {title} · {status}");
    let whole = format!("{short} · {}", screen.teller.say(level, &[]));
    headline(if whole.width() <= width { &whole } else { &short }, width)
}

fn headline(text: &str, width: usize) -> Line<'static> {
    Line::styled(fit(text, width), Style::new().add_modifier(Modifier::REVERSED))
}

fn dim(text: &str) -> Line<'static> {
    Line::styled(text.to_owned(), Style::new().add_modifier(Modifier::DIM))
}

fn strong(text: String) -> Line<'static> {
    Line::styled(text, Style::new().add_modifier(Modifier::BOLD))
}

fn rule(title: &str, width: usize) -> Line<'static> {
    let line = format!("── {title} ");
    let rest = width.saturating_sub(line.width());
    dim(&cut(&format!("{line}{}", "─".repeat(rest)), width))
}

fn keys<G: TerminalGame>(screen: &Screen<G>, width: usize) -> Vec<Line<'static>> {
    let long = screen.teller.say("table-keys", &[]);
    let keys = if long.width() <= width { long } else { screen.teller.say("table-keys-short", &[]) };
    let mut lines: Vec<Line> = wrap(&keys, width).iter().map(|line| dim(line)).collect();
    lines.splice(0..0, standing_orders(screen).map(|orders| dim(&cut(&orders, width))));
    lines
}

/// Which standing orders are given, in games that know any.
fn standing_orders<G: TerminalGame>(screen: &Screen<G>) -> Option<String> {
    screen.table.orders().next()?;
    Some(match orders::given(&screen.table, &screen.teller) {
        Some(given) => screen.teller.say("table-orders-given", &[("orders", given.into())]),
        None => screen.teller.say("table-orders-key", &[]),
    })
}

fn notice<G: TerminalGame>(screen: &Screen<G>) -> Option<String> {
    if screen.leaving { Some(screen.teller.say("table-leave", &[])) } else { screen.notice.clone() }
}

/// The last lines of the log; what the person has not yet answered to stands out from what is older.
pub fn log<G: TerminalGame>(screen: &mut Screen<G>, width: usize, room: usize) -> Vec<Line<'static>> {
    let roomy = room > 2 * LOG;
    let wanted = room.saturating_add(screen.log_scroll);
    // From the end backwards: a log is long, and nobody sees its beginning.
    let mut lines = Vec::new();
    for (at, entry) in screen.log.iter().enumerate().rev().filter(|(_, entry)| roomy || !entry.aside) {
        if lines.len() >= wanted {
            break;
        }
        for (row, text) in wrap(&entry.text, width.saturating_sub(2)).into_iter().enumerate().rev() {
            let text = format!("{} {text}", if row == 0 { "·" } else { " " });
            let old = at < screen.news || entry.aside;
            lines.push(if old { dim(&text) } else { Line::from(text) });
        }
    }
    screen.log_scroll = screen.log_scroll.min(lines.len().saturating_sub(room));
    let mut shown: Vec<_> = lines.into_iter().skip(screen.log_scroll).take(room).collect();
    shown.reverse();
    shown.resize(room, Line::default());
    shown
}

/// The question, and the choices in whichever form fits: one a row with what it does, or in two columns with what
/// the selected one does beneath; where even that is too much, the rows around the selected one. Of `most` lines, one
/// at least is a row of choices, however long the question is.
fn question_and_choices<G: TerminalGame>(
    screen: &Screen<G>,
    width: usize,
    room: usize,
    most: usize,
) -> Vec<Line<'static>> {
    let title = screen.teller.say("table-choices", &[]);
    let untitled = screen.choices.is_empty() || most < 4;
    let mut lines = if untitled { Vec::new() } else { vec![rule(&title, width)] };
    let question = wrap(&screen.question(), width).into_iter().map(strong);
    lines.extend(question.take(most.saturating_sub(3).max(1)));
    if screen.choices.is_empty() {
        return lines;
    }
    let labels: Vec<String> = (1..)
        .zip(&screen.choices)
        .map(|(number, (_, choice))| format!("{number:>2} {}", choice.label))
        .collect();
    let widest = labels.iter().map(|label| label.width()).max().unwrap_or(0) + 2;
    let effects_fit = screen.choices.iter().all(|(_, choice)| widest + 1 + choice.effect.width() <= width);
    if effects_fit && lines.len() + labels.len() <= room {
        let effect = |at: usize| screen.choices[at].1.effect.clone();
        lines.extend(labels.iter().enumerate().map(|(at, label)| {
            Line::from(vec![
                choice(label, Some(at) == screen.selected, widest),
                Span::raw(" "),
                Span::raw(effect(at)),
            ])
        }));
        return lines;
    }
    let effect_rows = |(_, choice): &(_, crate::told::Choice)| wrap(&choice.effect, width - 4).len();
    let below = screen.choices.iter().map(effect_rows).max().unwrap_or(0);
    let rows = room.saturating_sub(lines.len() + below).max(1);
    lines.extend(in_two_columns(&labels, screen.selected, width, rows));
    lines.extend(effect_of_the_selected(screen, width, below));
    lines
}

/// What the selected choice will do, or how to select one, in exactly this many rows.
fn effect_of_the_selected<G: TerminalGame>(
    screen: &Screen<G>,
    width: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line> = match screen.selected {
        Some(at) => (0..)
            .zip(wrap(&screen.choices[at].1.effect, width - 4))
            .map(|(row, text)| Line::from(format!("  {} {text}", if row == 0 { "→" } else { " " })))
            .collect(),
        None => vec![dim(&cut(&format!("  {}", screen.teller.say("table-choose-first", &[])), width))],
    };
    lines.resize(rows, Line::default());
    lines
}

fn in_two_columns(
    labels: &[String],
    selected: Option<usize>,
    width: usize,
    room: usize,
) -> Vec<Line<'static>> {
    let column = width / 2;
    let rows = labels.len().div_ceil(2);
    let first = (selected.unwrap_or(0) % rows).saturating_sub(room / 2).min(rows.saturating_sub(room));
    let cell = |at: usize| labels.get(at).map(|label| choice(label, Some(at) == selected, column - 1));
    (first..rows.min(first + room))
        .map(|row| {
            let mut spans: Vec<Span> = cell(row).into_iter().collect();
            spans.push(Span::raw(" "));
            spans.extend(cell(row + rows));
            Line::from(spans)
        })
        .collect()
}

fn choice(label: &str, selected: bool, width: usize) -> Span<'static> {
    let mark = if selected { "▸" } else { " " };
    let style = if selected { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
    Span::styled(fit(&format!("{mark}{label}"), width), style)
}
