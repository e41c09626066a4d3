//! A [`Screen`] drawn into whatever room there is.
//!
//! From top to bottom: how far the game is, the table, what happened, the question with its choices, the hand, the
//! keys. The question and its choices get the room they need first, then the table; the log takes the rest.

use super::screen::{Page, Screen};
use super::told::{Told, cut, fit, wrap};
use besace_bots::Level;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;
use unicode_width::UnicodeWidthStr;

/// The smallest window that a table fits into.
const SMALLEST: (u16, u16) = (60, 20);
/// The fewest lines of the log that are worth having.
const LOG: usize = 3;

/// Draws the screen. Whatever was scrolled beyond its end comes back to it, since only here its end is known.
pub fn draw<G: Told>(frame: &mut Frame, screen: &mut Screen<G>) {
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

fn too_small<G: Told>(screen: &Screen<G>, area: Rect) -> Vec<Line<'static>> {
    let values = [("width", i32::from(SMALLEST.0).into()), ("height", i32::from(SMALLEST.1).into())];
    let text = screen.teller.say("table-too-small", &values);
    wrap(&text, usize::from(area.width)).into_iter().map(Line::from).collect()
}

/// A page: its title, as much text as fits from where it is scrolled to, and the keys.
fn page_lines<G: Told>(page: &mut Page, screen: &Screen<G>, area: Rect) -> Vec<Line<'static>> {
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
    let keys = if page.last { "table-keys-end" } else { "table-keys-page" };
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

fn table_lines<G: Told>(screen: &mut Screen<G>, area: Rect) -> Vec<Line<'static>> {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    let view = screen.table.view();
    let mut above = vec![title(screen, &G::status(&view, &screen.teller), width)];
    above.extend(G::table(&view, &screen.teller, width));
    if height >= 30 {
        above.push(dim(&cut(&G::legend(&screen.teller), width)));
    }
    let mut below = G::hand(&view, &screen.teller, width);
    below.extend(keys(screen, width));
    if let Some(notice) = notice(screen) {
        below.splice(0..0, wrap(&notice, width).into_iter().map(strong));
    }
    let room = height.saturating_sub(above.len() + below.len() + LOG + 1);
    let most = height.saturating_sub(above.len() + below.len() + 1);
    let mut asked = question_and_choices(screen, width, room, most);
    // In the smallest windows the end of what a choice does has to go, rather than the hand and the keys.
    asked.truncate(most);
    let log_room = height.saturating_sub(above.len() + below.len() + asked.len() + 1);

    let mut lines = above;
    lines.push(rule(&screen.teller.say("table-log", &[]), width));
    lines.extend(log(screen, width, log_room));
    lines.extend(asked);
    lines.extend(below);
    lines
}

fn title<G: Told>(screen: &Screen<G>, status: &str, width: usize) -> Line<'static> {
    let level = match screen.level {
        Level::Novice => "table-level-novice",
        Level::Regular => "table-level-regular",
        Level::Expert => "table-level-expert",
    };
    let whole = format!(" {} · {status} · {}", G::INFO.title, screen.teller.say(level, &[]));
    let short = format!(" {} · {status}", G::INFO.title);
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

fn keys<G: Told>(screen: &Screen<G>, width: usize) -> Vec<Line<'static>> {
    let long = screen.teller.say("table-keys", &[]);
    let keys = if long.width() <= width { long } else { screen.teller.say("table-keys-short", &[]) };
    wrap(&keys, width).iter().map(|line| dim(line)).collect()
}

fn notice<G: Told>(screen: &Screen<G>) -> Option<String> {
    if screen.leaving { Some(screen.teller.say("table-leave", &[])) } else { screen.notice.clone() }
}

/// The last lines of the log; what the person has not yet answered to stands out from what is older.
fn log<G: Told>(screen: &mut Screen<G>, width: usize, room: usize) -> Vec<Line<'static>> {
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
fn question_and_choices<G: Told>(
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
    let effect_rows = |(_, choice): &(_, super::told::Choice)| wrap(&choice.effect, width - 4).len();
    let below = screen.choices.iter().map(effect_rows).max().unwrap_or(0);
    let rows = room.saturating_sub(lines.len() + below).max(1);
    lines.extend(in_two_columns(&labels, screen.selected, width, rows));
    lines.extend(effect_of_the_selected(screen, width, below));
    lines
}

/// What the selected choice will do, or how to select one, in exactly so many rows.
fn effect_of_the_selected<G: Told>(screen: &Screen<G>, width: usize, rows: usize) -> Vec<Line<'static>> {
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

#[cfg(test)]
mod tests {
    use super::super::Speed;
    use super::super::table::Table;
    use super::super::told::Teller;
    use super::*;
    use besace_jericho::Jericho;
    use besace_sheriff::Sheriff;
    use besace_table::{Guess, Seat, Seed};
    use besace_words::{Language, Words};
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::crossterm::event::{KeyCode, KeyEvent};

    fn screen<G: Told>(seats: u8, language: Language) -> Screen<G> {
        let table = Table::new(seats, Seed::new(7).unwrap(), Seat(0), Level::Novice).unwrap();
        let names = ["Anna", "Agathe", "Basile", "Colette", "Désiré"].map(str::to_owned);
        let names = names[..usize::from(seats)].to_vec();
        let teller = Teller { words: Words::of(language), names, person: Seat(0), colored: true };
        Screen::new(table, teller, Level::Regular, Speed::Instant)
    }

    fn drawn<G: Told>(screen: &mut Screen<G>, width: u16, height: u16) -> Vec<String> {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| draw(frame, screen)).unwrap();
        let buffer = terminal.backend().buffer();
        (0..height).map(|y| (0..width).map(|x| buffer[(x, y)].symbol()).collect()).collect()
    }

    /// Every decision of a whole game, with any choice taken.
    fn at_every_decision<G: Told>(seats: u8, language: Language, mut look: impl FnMut(&mut Screen<G>)) {
        let mut screen = screen::<G>(seats, language);
        let mut guess = Guess::new(seats.into());
        loop {
            screen.table.let_bots_decide();
            screen.refresh();
            screen.page = None;
            if screen.table.standings().is_some() {
                return;
            }
            look(&mut screen);
            for _ in 0..=guess.below(screen.choices.len() as u32) {
                screen.press(KeyEvent::from(KeyCode::Down));
            }
            look(&mut screen);
            screen.press(KeyEvent::from(KeyCode::Enter));
        }
    }

    #[test]
    fn the_question_and_every_choice_are_visible_at_80_by_24_and_at_140_by_40() {
        for (language, (width, height)) in
            Language::ALL.into_iter().flat_map(|language| [(80, 24), (140, 40)].map(|size| (language, size)))
        {
            at_every_decision::<Jericho>(5, language, |screen| {
                let lines = drawn(screen, width, height);
                let page = lines.join("\n");
                let question = wrap(&screen.question(), usize::from(width));
                assert!(question.iter().all(|line| page.contains(line)), "{question:?}\n{page}");
                for (number, (_, choice)) in (1..).zip(&screen.choices) {
                    let label = format!("{number:>2} {}", choice.label);
                    assert!(page.contains(&label), "{label}\n{page}");
                }
                if let Some(selected) = screen.selected {
                    for line in wrap(&screen.choices[selected].1.effect, usize::from(width) - 4) {
                        assert!(page.contains(&line), "{line}\n{page}");
                    }
                }
            });
        }
    }

    #[test]
    fn nothing_overflows_whatever_the_size() {
        for (seats, (width, height)) in [(3, (60, 20)), (5, (60, 20)), (5, (80, 24)), (4, (200, 60))] {
            at_every_decision::<Jericho>(seats, Language::French, |screen| {
                let lines = table_lines(screen, Rect::new(0, 0, width, height));
                assert!(lines.len() <= usize::from(height), "{} lines of {height}", lines.len());
                for line in lines {
                    assert!(line.width() <= usize::from(width), "{line}");
                }
            });
        }
    }

    /// The widest table there is: five stands, both piles, offers and deals, and choices made step by step.
    #[test]
    fn a_table_of_the_sheriff_fits_with_the_selected_choice_into_every_size() {
        for language in Language::ALL {
            at_every_decision::<Sheriff>(5, language, |screen| {
                let Some(selected) = screen.selected else { return };
                let number = format!("▸{:>2} ", selected + 1);
                for (width, height) in [(60, 20), (80, 24), (120, 40)] {
                    let lines = table_lines(screen, Rect::new(0, 0, width, height));
                    assert!(lines.len() <= usize::from(height), "{} lines of {height}", lines.len());
                    for line in &lines {
                        assert!(line.width() <= usize::from(width), "{line}");
                    }
                    assert!(lines.iter().any(|line| line.to_string().contains(&number)), "{number}");
                }
            });
        }
    }

    #[test]
    fn the_log_ends_with_the_last_sentence_and_goes_back_to_the_first_and_no_further() {
        let mut screen = screen::<Jericho>(3, Language::English);
        for _ in 0..12 {
            screen.table.let_bots_decide();
            screen.refresh();
            screen.press(KeyEvent::from(KeyCode::Down));
            screen.press(KeyEvent::from(KeyCode::Enter));
        }
        let plain = |lines: Vec<Line>| lines.iter().map(Line::to_string).collect::<Vec<_>>();
        let whole = plain(log(&mut screen, 60, 500));
        let whole: Vec<String> = whole.into_iter().filter(|line| !line.is_empty()).collect();
        assert!(whole.len() > 60, "{} lines", whole.len());
        for up in [0, 3, 30, whole.len() - 20, whole.len(), usize::MAX] {
            screen.log_scroll = up;
            let end = whole.len() - up.min(whole.len() - 20);
            assert_eq!(plain(log(&mut screen, 60, 20)), whole[end - 20..end], "{up} lines up");
            assert_eq!(screen.log_scroll, up.min(whole.len() - 20));
        }
    }

    #[test]
    fn in_the_smallest_window_the_selected_choice_can_always_be_seen() {
        at_every_decision::<Jericho>(5, Language::French, |screen| {
            let page = drawn(screen, SMALLEST.0, SMALLEST.1).join("\n");
            if let Some(selected) = screen.selected {
                let number = format!("▸{:>2} ", selected + 1);
                assert!(page.contains(&number), "{number}\n{page}");
            }
        });
    }

    #[test]
    fn a_window_that_is_too_small_says_so() {
        let page = drawn(&mut screen::<Jericho>(3, Language::English), 40, 10).join(" ");
        assert!(page.contains("too small"), "{page}");
        drawn(&mut screen::<Jericho>(3, Language::English), 1, 1);
    }

    #[test]
    fn a_wall_shows_length_cards_and_trumpets_without_any_colour() {
        let mut screen = screen::<Jericho>(3, Language::English);
        screen.teller.colored = false;
        while screen.table.view().seats.iter().all(|seat| seat.walls.0.is_empty()) {
            screen.table.let_bots_decide();
            screen.refresh();
            screen.press(KeyEvent::from(KeyCode::Down));
            screen.press(KeyEvent::from(KeyCode::Enter));
        }
        let lines = table_lines(&mut screen, Rect::new(0, 0, 80, 24));
        let plain = |line: &Line| line.spans.iter().all(|s| s.style.fg.is_none() && s.style.bg.is_none());
        assert!(lines.iter().all(plain));
        assert!(lines[1].to_string().contains("♦ red"));
        assert!(lines[2..5].iter().any(|line| line.to_string().contains('★')));
    }

    #[test]
    fn a_page_can_be_scrolled_to_its_end_and_not_beyond() {
        let mut screen = screen::<Jericho>(3, Language::French);
        screen.press(KeyEvent::from(KeyCode::Char('?')));
        for _ in 0..100 {
            screen.press(KeyEvent::from(KeyCode::PageDown));
        }
        let page = drawn(&mut screen, 80, 24).join("\n");
        assert!(page.contains("Basile gagne."), "{page}");
        let end = screen.page.as_ref().map(|page| page.scroll);
        screen.press(KeyEvent::from(KeyCode::Down));
        drawn(&mut screen, 80, 24);
        assert_eq!(screen.page.as_ref().map(|page| page.scroll), end);
    }
}
