//! One set of checks for every game's terminal table.
//!
//! Each check plays at a table of the game and looks at the screen or presses keys; it knows no game. A game calls
//! them all with [`terminal_checks!`](crate::terminal_checks).

use crate::draw::{SMALLEST, draw, log, table_lines};
use crate::plain;
use crate::screen::{Keys, PageKind, Screen, take_keys};
use crate::table::TerminalTable;
use crate::told::{Teller, TerminalGame, readable, wrap};
use crate::{After, Speed};
use besace_bots::{Level, Mind, Why as _};
use besace_table::{Game, Guess, Seat, Seed, Viewer, foresee, play};
use besace_words::{Language, Reader, Sentence, Told, Words};
use crossterm::event::{KeyCode, KeyEvent};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::layout::Rect;
use ratatui::text::Line;
use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The windows in which a table has to fit.
const WINDOWS: [(u16, u16); 4] = [SMALLEST, (80, 24), (120, 40), (200, 60)];
/// In lower windows the end of a long question may be cut off in favour of the choices.
const WHOLE_QUESTION: u16 = 24;

const NAMES: [&str; 7] = ["Anna", "Agathe", "Basile", "Colette", "Désiré", "Émile", "Fanny"];

/// A teller for a table of this game, with the person at seat 0.
pub fn teller<G: TerminalGame>(seats: u8, language: Language) -> Teller {
    Teller {
        words: Words::of(language).with(G::words(language)),
        names: NAMES[..usize::from(seats)].iter().map(|name| (*name).to_owned()).collect(),
        things: G::names(),
        person: Seat(0),
        colored: true,
    }
}

/// The options that a game is checked with. Where actions are dear, they make it short.
pub type OptionsOf<G> = <<G as Mind>::Game as Game>::Options;

fn screen<G: TerminalGame>(seats: u8, language: Language, options: &OptionsOf<G>) -> Screen<G> {
    let seed = Seed::new(7).expect("7 is a seed");
    let table = TerminalTable::with(seats, seed, options, Seat(0), Level::Novice);
    let table = table.expect("the game can be played by this many");
    Screen::new(table, teller::<G>(seats, language), Level::Novice, Speed::Instant)
}

/// Everything that is said at a table line by line, to a person who gives these answers, one a line, and then no more.
/// For checking a game's own words.
pub fn line_by_line<G: TerminalGame>(seats: u8, language: Language, answers: &str) -> String {
    let table = TerminalTable::<G>::new(seats, Seed::new(7).expect("7 is a seed"), Seat(0), Level::Novice);
    let table = table.expect("the game can be played by this many");
    let mut said = Vec::new();
    let teller = teller::<G>(seats, language);
    plain::play(table, &teller, Speed::Instant, answers.as_bytes(), &mut said).expect("a test can be told");
    String::from_utf8(said).expect("what is said is text")
}

fn smallest_table<G: TerminalGame>(options: &OptionsOf<G>) -> Screen<G> {
    screen(G::Game::INFO.min_seats, Language::English, options)
}

fn press<G: TerminalGame>(screen: &mut Screen<G>, keys: &[KeyCode]) {
    keys.iter().for_each(|key| screen.press(KeyEvent::from(*key)));
}

fn drawn<G: TerminalGame>(screen: &mut Screen<G>, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("a test's terminal opens");
    terminal.draw(|frame| draw(frame, screen)).expect("a test's terminal draws");
    let buffer = terminal.backend().buffer();
    let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    (0..height).map(line).collect::<Vec<_>>().join("\n")
}

/// Lets the bots decide until the person is asked, and returns whether the game goes on.
fn comes_to_the_person<G: TerminalGame>(screen: &mut Screen<G>) -> bool {
    screen.table.let_bots_decide();
    screen.refresh();
    screen.page = None;
    screen.table.standings().is_none()
}

/// Every decision of a whole game, with any choice taken: before and after a choice is selected.
fn at_every_decision<G: TerminalGame>(
    seats: u8,
    language: Language,
    options: &OptionsOf<G>,
    mut look: impl FnMut(&mut Screen<G>),
) {
    let mut screen = screen::<G>(seats, language, options);
    let mut guess = Guess::new(seats.into());
    while comes_to_the_person(&mut screen) {
        look(&mut screen);
        for _ in 0..=guess.below(screen.choices.len() as u32) {
            press(&mut screen, &[KeyCode::Down]);
        }
        look(&mut screen);
        press(&mut screen, &[KeyCode::Enter]);
    }
}

/// Catches a table that is wider or higher than its window, a question that is cut off and a selected choice that
/// cannot be seen.
pub fn every_window_shows_the_question_and_the_selected_choice<G: TerminalGame>(options: &OptionsOf<G>) {
    let sizes = [G::Game::INFO.min_seats, G::Game::INFO.max_seats];
    for (seats, language) in sizes.into_iter().zip(Language::ALL) {
        at_every_decision::<G>(seats, language, options, |screen| {
            for (width, height) in WINDOWS {
                let lines = table_lines(screen, Rect::new(0, 0, width, height));
                assert!(lines.len() <= usize::from(height), "{} lines of {height}", lines.len());
                let lines: Vec<String> = lines
                    .iter()
                    .inspect(|line| assert!(line.width() <= usize::from(width), "{line}"))
                    .map(Line::to_string)
                    .collect();
                let page = lines.join("\n");
                let question = wrap(&screen.question(), usize::from(width));
                let shown = question.iter().filter(|line| page.contains(*line)).count();
                assert!(
                    shown >= if height < WHOLE_QUESTION { 1 } else { question.len() },
                    "{question:?}\n{page}"
                );
                if let Some(selected) = screen.selected {
                    let number = format!("▸{:>2} ", selected + 1);
                    assert!(page.contains(&number), "{number}\n{page}");
                }
            }
        });
    }
}

/// Catches colours that are the only sign of something, and colours that are used though they are switched off.
pub fn without_colours_nothing_is_coloured<G: TerminalGame>(options: &OptionsOf<G>) {
    at_every_decision::<G>(G::Game::INFO.max_seats, Language::French, options, |screen| {
        screen.teller.colored = false;
        let lines = table_lines(screen, Rect::new(0, 0, 80, 24));
        let plain =
            |line: &Line| line.spans.iter().all(|span| span.style.fg.is_none() && span.style.bg.is_none());
        assert!(lines.iter().all(plain));
    });
}

/// Catches a log that loses its last or its first sentence.
pub fn the_log_ends_with_the_last_sentence_and_goes_back_to_the_first_and_no_further<G: TerminalGame>(
    options: &OptionsOf<G>,
) {
    // Even a short game has enough to tell where many sit.
    let mut screen = screen::<G>(G::Game::INFO.max_seats, Language::English, options);
    let plain = |lines: Vec<Line>| lines.iter().map(Line::to_string).collect::<Vec<_>>();
    let mut whole = Vec::new();
    while whole.len() <= 40 && comes_to_the_person(&mut screen) {
        press(&mut screen, &[KeyCode::Down, KeyCode::Enter]);
        whole = plain(log(&mut screen, 60, 500)).into_iter().filter(|line| !line.is_empty()).collect();
    }
    let room = 10;
    assert!(whole.len() > 2 * room, "{} lines", whole.len());
    for up in [0, 3, whole.len() - room, whole.len(), usize::MAX] {
        screen.log_scroll = up;
        let end = whole.len() - up.min(whole.len() - room);
        assert_eq!(plain(log(&mut screen, 60, room)), whole[end - room..end], "{up} lines up");
        assert_eq!(screen.log_scroll, up.min(whole.len() - room));
    }
}

/// Catches a window in which nothing fits and nothing is said.
pub fn a_window_that_is_too_small_says_so<G: TerminalGame>(options: &OptionsOf<G>) {
    let page = drawn(&mut smallest_table::<G>(options), (40, 10));
    assert!(page.contains("too small"), "{page}");
    drawn(&mut smallest_table::<G>(options), (1, 1));
}

/// Catches rules whose end cannot be read.
pub fn the_rules_can_be_scrolled_to_their_end_and_not_beyond<G: TerminalGame>(options: &OptionsOf<G>) {
    for language in Language::ALL {
        let mut screen = screen::<G>(G::Game::INFO.min_seats, language, options);
        press(&mut screen, &[KeyCode::Char('?')]);
        press(&mut screen, &[KeyCode::PageDown; 100]);
        let rules = readable(G::rules(language)).join(" ");
        let last = rules.split_whitespace().last().expect("rules have words");
        let page = drawn(&mut screen, (80, 24));
        assert!(page.contains(last), "{last}\n{page}");
        let end = screen.page.as_ref().map(|page| page.scroll);
        press(&mut screen, &[KeyCode::Down]);
        drawn(&mut screen, (80, 24));
        assert_eq!(screen.page.as_ref().map(|page| page.scroll), end);
    }
}

/// Catches a choice that is played by accident.
pub fn enter_plays_nothing_that_was_not_selected_first<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    assert!(comes_to_the_person(&mut screen));
    let seen = screen.table.seen_since(0).len();
    press(&mut screen, &[KeyCode::Enter]);
    assert!(screen.table.seen_since(0).len() == seen && screen.notice.is_some());
}

/// Catches a number of two digits that is read as two numbers.
pub fn digits_add_up_to_a_number_as_long_as_there_is_such_a_choice<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    assert!(comes_to_the_person(&mut screen));
    let count = screen.choices.len();
    let mut expected = None;
    for digit in [1, 0, 4, 0, 2, 9, 9, 3] {
        press(&mut screen, &[KeyCode::Char(char::from(b'0' + digit))]);
        let digit = usize::from(digit);
        let longer = expected.map_or(0, |selected: usize| (selected + 1) * 10) + digit;
        let number = if (1..=count).contains(&longer) { Some(longer) } else { Some(digit) };
        expected = number.filter(|number| (1..=count).contains(number)).map(|number| number - 1).or(expected);
        assert_eq!(screen.selected, expected, "after {digit}, with {count} choices");
    }
}

/// Catches a person who is thrown out by one key.
pub fn leaving_is_asked_once_and_can_be_refused<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    press(&mut screen, &[KeyCode::Char('q'), KeyCode::Char('n')]);
    assert_eq!(screen.after, None);
    press(&mut screen, &[KeyCode::Char('q'), KeyCode::Char('y')]);
    assert_eq!(screen.after, Some(After::Leave));
}

/// Keys as they come from somebody who leans on the keyboard: those in the queue, and then the same key for ever, or
/// nothing.
struct Flood {
    waiting: VecDeque<KeyCode>,
    endless: bool,
}

impl Keys for Flood {
    fn next(&mut self, _: Duration) -> std::io::Result<Option<Option<KeyEvent>>> {
        let more = self.endless.then_some(KeyCode::Down);
        Ok(self.waiting.pop_front().or(more).map(|key| Some(KeyEvent::from(key))))
    }
}

/// Catches a screen that is drawn again for every key of a flood: whoever wants to leave would have to wait for all of
/// them.
pub fn keys_that_wait_are_pressed_before_the_next_drawing<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    assert!(comes_to_the_person(&mut screen));
    let waiting: VecDeque<_> =
        [KeyCode::Down; 4000].into_iter().chain("qyx".chars().map(KeyCode::Char)).collect();
    let mut flood = Flood { waiting, endless: false };
    take_keys(&mut screen, &mut flood, Duration::ZERO).expect("a test's keyboard can be read");
    assert_eq!(screen.after, Some(After::Leave), "all of them were pressed at once");
    assert_eq!(flood.waiting.len(), 1, "and none after the person has left");
    let mut endless = Flood { waiting: VecDeque::new(), endless: true };
    take_keys(&mut smallest_table::<G>(options), &mut endless, Duration::ZERO)
        .expect("a test's keyboard can be read");
}

/// Catches a hint that makes a move.
pub fn a_hint_plays_nothing_and_says_something<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    assert!(comes_to_the_person(&mut screen));
    let seen = screen.table.seen_since(0).len();
    press(&mut screen, &[KeyCode::Char('h')]);
    while screen.adviser.is_some() {
        screen.take_advice();
        std::thread::yield_now();
    }
    assert!(screen.notice.is_some());
    assert_eq!(screen.table.seen_since(0).len(), seen);
}

/// Catches a key for taking back that leaves something of a move behind, that takes back what must not be, or that does nothing
/// and says nothing.
pub fn a_move_is_taken_back_where_the_rules_let_it_be_and_otherwise_the_screen_says_so<G: TerminalGame>(
    options: &OptionsOf<G>,
) {
    let undoes = <G::Game as Game>::UNDOES;
    let mut screen = smallest_table::<G>(options);
    let no = screen.teller.say(if undoes { "table-undo-too-late" } else { "table-no-undo" }, &[]);
    let seen = |screen: &Screen<G>| {
        let view = serde_json::to_value(screen.table.view()).expect("a view can be written");
        (view, screen.table.seen_since(0).len())
    };
    press(&mut screen, &[KeyCode::Char('u')]);
    assert_eq!(screen.notice, Some(no.clone()), "nothing has been done yet");
    let (mut guess, mut taken, mut stood, mut in_a_row) = (Guess::new(3), 0, 0, 0);
    while comes_to_the_person(&mut screen) {
        let before = seen(&screen);
        for _ in 0..=guess.below(screen.choices.len() as u32) {
            press(&mut screen, &[KeyCode::Down]);
        }
        press(&mut screen, &[KeyCode::Enter]);
        if seen(&screen).1 == before.1 {
            continue;
        }
        // At once, or when bots have done something since.
        if guess.below(2) == 0 && !comes_to_the_person(&mut screen) {
            break;
        }
        screen.page = None;
        let after = seen(&screen);
        let can = screen.table.undoable();
        press(&mut screen, &[KeyCode::Char('u')]);
        if let Some(actions) = can {
            (taken, in_a_row) = (taken + 1, in_a_row + 1);
            assert_eq!(seen(&screen), before, "the game stands as before");
            assert!(screen.table.ordered().is_none(), "no standing order does it again");
            let said = screen.teller.say("table-taken-back", &[("count", actions.into())]);
            assert_eq!(screen.log.last().map(|line| line.text.clone()), Some(said));
            assert!(in_a_row <= 3, "three times at most");
        } else {
            stood += 1;
            assert_eq!(seen(&screen), after, "nothing has changed");
            assert_eq!(screen.notice, Some(no.clone()));
            // What can be taken back and was not stands because it was taken back too often.
            in_a_row = 0;
        }
    }
    press(&mut screen, &[KeyCode::Char('u')]);
    assert_eq!(screen.table.undoable(), None, "a game that is over is over");
    assert!(stood > 0 && (taken > 0) == undoes, "{taken} taken back, {stood} stood");
}

/// Catches standing orders that do not answer, that one key does not take back, or that cannot be given again.
pub fn standing_orders_answer_until_they_are_taken_back<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    press(&mut screen, &[KeyCode::Char('o')]);
    if <G as Told<G::Game>>::ORDERS.is_empty() {
        assert_eq!(screen.notice, Some(screen.teller.say("table-orders-none", &[])));
        return;
    }
    assert!(screen.table.orders().all(|(_, given)| !given), "the first is given, and o takes it back");
    press(&mut screen, &[KeyCode::Char('o'), KeyCode::Char('1')]);
    assert!(drawn(&mut screen, (120, 40)).contains("1. [x]"));
    press(&mut screen, &[KeyCode::Enter]);
    assert!(screen.page.is_none() && screen.table.orders().map(|(_, given)| given).eq(first_of::<G>()));
    let (mut answered, mut asked) = (0, 0);
    while comes_to_the_person(&mut screen) {
        if screen.table.ordered().is_some() {
            let before = screen.table.seen_since(0).len();
            answered += 1;
            screen.advance(Instant::now());
            assert!(screen.table.seen_since(0).len() > before, "what was asked is answered");
        } else {
            asked += 1;
            press(&mut screen, &[KeyCode::Down, KeyCode::Enter]);
        }
    }
    assert!(answered > 0 && asked > 0);
}

/// The first order alone.
fn first_of<G: TerminalGame>() -> impl Iterator<Item = bool> {
    (0..<G as Told<G::Game>>::ORDERS.len()).map(|at| at == 0)
}

/// Catches a game that cannot be played to its end by keys alone.
pub fn a_whole_game_ends_with_the_result<G: TerminalGame>(options: &OptionsOf<G>) {
    let mut screen = smallest_table::<G>(options);
    loop {
        screen.advance(Instant::now());
        match &screen.page {
            Some(page) if page.kind == PageKind::Last => break,
            Some(_) => press(&mut screen, &[KeyCode::Enter]),
            None => press(&mut screen, &[KeyCode::Down, KeyCode::Enter]),
        }
        std::thread::yield_now();
    }
    press(&mut screen, &[KeyCode::Char('a')]);
    assert_eq!(screen.after, Some(After::Again));
}

/// Catches a sentence that does not exist, or one with a gap in it: everything that is told in whole games is said in
/// both languages, to everybody it is told to.
pub fn every_sentence_is_whole<G: TerminalGame>(options: &OptionsOf<G>) {
    for seats in [G::Game::INFO.min_seats, G::Game::INFO.max_seats] {
        let hall = Hall::new::<G>(seats);
        hall.has_every_reason::<G>();
        let mut game = G::Game::new(seats, Seed::new(3).expect("3 is a seed"), options)
            .expect("the game can be played by this many");
        let mut guess = Guess::new(seats.into());
        while let Some(seat) = game.pending().first() {
            let actor = Viewer::Seat(seat);
            let view = game.view(actor);
            let (mut offers, mut actions) = (Vec::new(), Vec::new());
            game.legal(seat, &mut offers);
            hall.say(actor, G::question(&view, &offers).as_ref());
            besace_table::actions(&game, seat, 4, &mut guess, &mut offers, &mut actions);
            for action in &actions {
                hall.say(actor, Some(&G::label(&view, action)));
                for reason in G::explain(&game, seat, action) {
                    hall.say(actor, Some(&G::why(reason.reason, &reason.numbers)));
                }
            }
            let action = &actions[guess.below(actions.len() as u32) as usize];
            let foreseen = foresee(&game, seat, action, &mut guess).expect("what is listed is legal");
            hall.say(actor, G::effect(&view, action, &foreseen).as_ref());
            let mut events = Vec::new();
            play(&mut game, seat, action, &mut events).expect("what is listed is legal");
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                let after = game.view(viewer);
                for event in &events {
                    hall.say(viewer, G::tell(&G::Game::seen(event, viewer), seat, &after).as_ref());
                }
            }
        }
        let ending = G::ending(&game.result().expect("the game is over"));
        for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
            ending.iter().for_each(|sentence| hall.say(viewer, Some(sentence)));
        }
    }
}

/// Everybody to whom something may be told, in both languages.
struct Hall {
    tellers: Vec<Teller>,
}

impl Hall {
    fn new<G: TerminalGame>(seats: u8) -> Hall {
        Hall { tellers: Language::ALL.map(|language| teller::<G>(seats, language)).into() }
    }

    /// Every kind of reason that the game's bots have can be said.
    fn has_every_reason<G: TerminalGame>(&self) {
        for why in G::Why::ALL {
            let sentence = G::why(why.id(), &serde_json::Map::new());
            let is_said = self.tellers.iter().all(|teller| teller.words.has(&sentence.id));
            assert!(is_said, "there is no sentence {}", sentence.id);
        }
    }

    /// Says a sentence to the viewer for whom it was decided. What is missing in it is found when it is said.
    fn say(&self, viewer: Viewer, sentence: Option<&Sentence>) {
        let Some(sentence) = sentence else { return };
        let me = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        for Teller { words, names, things, .. } in &self.tellers {
            let said = words.tell(sentence, &Reader { names, me, things });
            assert!(!said.trim().is_empty() && !said.contains(['{', '$']), "{sentence:?}: {said}");
        }
    }
}

/// Makes the tests of a game's sentences: each is whole in both languages, and the board has the game's names and facts.
#[macro_export]
macro_rules! sentence_checks {
    ($parts:ty) => {
        $crate::sentence_checks!($parts, options: Default::default());
    };
    ($parts:ty, options: $options:expr) => {
        #[test]
        fn every_sentence_is_whole() {
            $crate::checks::every_sentence_is_whole::<$parts>(&$options);
        }

        #[test]
        fn the_board_has_the_games_names_and_facts() {
            let parts = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            besace_words::checks::the_board_has_the_games_names_and_facts::<_, $parts>(&parts.join(".."));
        }

        #[test]
        fn the_board_reads_every_fact() {
            let parts = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
            besace_words::checks::the_board_reads_every_fact::<_, $parts>(&parts.join(".."));
        }
    };
}

/// Makes a test of every check for one game.
#[macro_export]
macro_rules! terminal_checks {
    ($game:ty) => {
        $crate::terminal_checks!($game, options: Default::default());
    };
    ($game:ty, options: $options:expr) => {
        $crate::terminal_checks! { $game, ($options)
            every_window_shows_the_question_and_the_selected_choice
            without_colours_nothing_is_coloured
            the_log_ends_with_the_last_sentence_and_goes_back_to_the_first_and_no_further
            a_window_that_is_too_small_says_so
            the_rules_can_be_scrolled_to_their_end_and_not_beyond
            enter_plays_nothing_that_was_not_selected_first
            digits_add_up_to_a_number_as_long_as_there_is_such_a_choice
            leaving_is_asked_once_and_can_be_refused
            keys_that_wait_are_pressed_before_the_next_drawing
            a_hint_plays_nothing_and_says_something
            a_move_is_taken_back_where_the_rules_let_it_be_and_otherwise_the_screen_says_so
            standing_orders_answer_until_they_are_taken_back
            a_whole_game_ends_with_the_result
        }
    };
    ($game:ty, ($options:expr) $($check:ident)*) => {
        $(
            #[test]
            fn $check() {
                $crate::checks::$check::<$game>(&$options);
            }
        )*
    };
}
