//! A game on the whole screen: what is on it, what keys do, and the bots' thoughts that arrive meanwhile.
//!
//! Nothing here draws (that is [`draw`]) or waits: a key or a thought changes the [`Screen`], and the
//! loop at the top draws it again.

use crate::draw;
use crate::endings::Endings;
use crate::orders;
use crate::table::{TerminalTable, Thinker};
use crate::told::{Choice, Draft, Pick, Picked, Tale, Teller, TerminalGame, advice, menu, readable, refused};
use crate::undo;
use crate::{After, Speed};
use besace_bots::{ActionOf, Level, Suggestion};
use besace_table::Seat;
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// How often the screen looks for thoughts while no key is pressed.
const HEARTBEAT: Duration = Duration::from_millis(40);

/// How long to wait for a key that is already in the queue. Zero is too short: then the queue is not looked at.
const AT_ONCE: Duration = Duration::from_millis(1);
/// How many keys are taken before the screen is drawn again.
const MOST_KEYS: usize = 10_000;

/// Plays one game.
pub fn play<G: TerminalGame>(
    table: TerminalTable<G>,
    teller: Teller,
    level: Level,
    speed: Speed,
) -> anyhow::Result<After> {
    let mut screen = Screen::new(table, teller, level, speed);
    let endings = Endings::heed()?;
    let unusable = screen.teller.say("table-start-terminal", &[]);
    let mut terminal = ratatui::try_init().map_err(|error| anyhow::anyhow!("{unusable} ({error})"))?;
    let after = watch(&mut screen, &mut terminal, endings);
    // The cursor is shown again when it goes.
    drop(terminal);
    ratatui::restore();
    // Now that the terminal is restored, the program may end as it was told to.
    endings.obey()?;
    after
}

fn watch<G: TerminalGame>(
    screen: &mut Screen<G>,
    terminal: &mut ratatui::DefaultTerminal,
    endings: &Endings,
) -> anyhow::Result<After> {
    while screen.after.is_none() && endings.told().is_none() {
        screen.advance(Instant::now());
        terminal.draw(|frame| draw::draw(frame, screen))?;
        take_keys(screen, &mut Keyboard, HEARTBEAT)?;
    }
    Ok(screen.after.unwrap_or(After::Leave))
}

/// Where keys come from.
pub(crate) trait Keys {
    /// The next key, waiting at most this long. `Some(None)` for anything else that happens to a terminal, `None` if
    /// nothing comes.
    fn next(&mut self, wait: Duration) -> std::io::Result<Option<Option<KeyEvent>>>;
}

/// The keyboard of this terminal.
struct Keyboard;

impl Keys for Keyboard {
    fn next(&mut self, wait: Duration) -> std::io::Result<Option<Option<KeyEvent>>> {
        if !event::poll(wait)? {
            return Ok(None);
        }
        // Windows also reports keys that are let go.
        let key = |event| match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(key),
            _ => None,
        };
        event::read().map(|event| Some(key(event)))
    }
}

/// Waits for a key, and presses it and all that are queued behind it: whoever pastes something or leans on a key need
/// not watch every letter, however slowly the machine draws. An endless stream of keys is drawn now and then.
pub(crate) fn take_keys<G: TerminalGame>(
    screen: &mut Screen<G>,
    keys: &mut impl Keys,
    wait: Duration,
) -> std::io::Result<()> {
    let mut next = keys.next(wait)?;
    for _ in 0..MOST_KEYS {
        let Some(key) = next else { break };
        key.into_iter().for_each(|key| screen.press(key));
        if screen.after.is_some() {
            break;
        }
        next = keys.next(AT_ONCE)?;
    }
    Ok(())
}

/// Everything that is on the screen, and what it is waiting for.
pub struct Screen<G: TerminalGame> {
    pub(super) table: TerminalTable<G>,
    pub(super) teller: Teller,
    pub(super) level: Level,
    speed: Speed,
    pub(super) log: Vec<LogLine>,
    /// Where in the log the news since the person's last decision begins.
    pub(super) news: usize,
    /// How many lines the log is scrolled back.
    pub(super) log_scroll: usize,
    heard: usize,
    pub(super) choices: Vec<(Pick<G>, Choice)>,
    /// What could be chosen before a draft was begun. While it stays the same, a draft goes on.
    begun: Vec<Pick<G>>,
    /// The choice that the person is making step by step.
    draft: Option<G::Draft>,
    /// Nothing is selected until the person selects it: a move that cannot be taken back is never one key away.
    pub(super) selected: Option<usize>,
    typed: String,
    /// The answer to the last key: a hint, or why something is not possible.
    pub(super) notice: Option<String>,
    pub(super) page: Option<Page>,
    pub(super) leaving: bool,
    bot: Option<Thought<G>>,
    pub(crate) adviser: Option<Receiver<Option<Suggestion<ActionOf<G>>>>>,
    /// Until this moment the last move is left to be read.
    ready_at: Option<Instant>,
    pub(crate) after: Option<After>,
}

/// A line of the log.
pub struct LogLine {
    /// The sentence.
    pub text: String,
    /// Whether it may be left out where room is short.
    pub aside: bool,
}

/// Something to read that covers the table.
pub struct Page {
    /// Its title.
    pub title: String,
    /// Its text.
    pub lines: Vec<String>,
    /// The first line shown.
    pub scroll: usize,
    /// What it is for.
    pub kind: PageKind,
}

/// What a page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageKind {
    /// To be read.
    Read,
    /// To give standing orders.
    Orders,
    /// The game's last.
    Last,
}

/// A bot that is thinking, or has thought.
struct Thought<G: TerminalGame> {
    seat: Seat,
    receiver: Receiver<Option<Suggestion<ActionOf<G>>>>,
    /// Once it has thought: what it plays, or `None` to hold back.
    action: Option<Option<ActionOf<G>>>,
}

impl<G: TerminalGame> Screen<G> {
    /// A fresh game.
    pub fn new(table: TerminalTable<G>, teller: Teller, level: Level, speed: Speed) -> Screen<G> {
        let mut screen = Screen {
            table,
            teller,
            level,
            speed,
            log: Vec::new(),
            news: 0,
            log_scroll: 0,
            heard: 0,
            choices: Vec::new(),
            begun: Vec::new(),
            draft: None,
            selected: None,
            typed: String::new(),
            notice: None,
            page: None,
            leaving: false,
            bot: None,
            adviser: None,
            ready_at: None,
            after: None,
        };
        screen.refresh();
        screen
    }

    /// Hears what has happened at the table, and looks at it anew.
    pub(super) fn refresh(&mut self) {
        let news = self.table.seen_since(self.heard);
        self.heard += news.len();
        let view = self.table.view();
        for happened in news {
            let (text, aside) = match G::tale(happened, &view, &self.teller) {
                None => continue,
                Some(Tale::Line(text)) => (text, false),
                Some(Tale::Aside(text)) => (text, true),
                Some(Tale::Page { line, title, lines }) => {
                    self.page = Some(Page { title, lines, scroll: 0, kind: PageKind::Read });
                    (line, false)
                }
            };
            self.log.push(LogLine { text, aside });
        }
        if !news.is_empty() {
            self.log_scroll = 0;
        }
        let begun: Vec<_> = menu(&self.table, None, &self.teller).into_iter().map(|(pick, _)| pick).collect();
        if begun != self.begun {
            // What a draft was made of may be gone.
            self.draft = None;
            self.begun = begun;
        }
        self.list_choices();
    }

    fn list_choices(&mut self) {
        let choices = menu(&self.table, self.draft.as_ref(), &self.teller);
        let unchanged = self.choices.iter().map(|(pick, _)| pick).eq(choices.iter().map(|(pick, _)| pick));
        self.choices = choices;
        if !unchanged {
            self.selected = None;
            self.typed.clear();
        }
    }

    /// What is asked, and of whom.
    pub(super) fn question(&self) -> String {
        if let Some(draft) = &self.draft {
            draft.so_far(&self.table.view(), &self.teller)
        } else if self.table.asks_the_person() {
            G::asked(&self.table.view(), &self.table.choices(), &self.teller)
        } else if self.table.pending().is_empty() {
            self.teller.say("table-question-over", &[])
        } else {
            self.teller.waiting_for(self.table.pending())
        }
    }

    /// Takes in what has been thought meanwhile. Nothing moves while a page is open.
    pub fn advance(&mut self, now: Instant) {
        self.take_advice();
        if self.page.is_some() || self.leaving {
            return;
        }
        if self.table.standings().is_some() {
            self.show_end();
            return;
        }
        if self.is_ready(now)
            && let Some(action) = self.table.ordered()
        {
            self.carry_out(&action);
            self.ready_at = Some(now + self.speed.pause::<G>());
            return;
        }
        if self.bot.is_none() {
            self.bot = self.table.next_bot().map(|seat| Thought {
                seat,
                receiver: think_apart(self.table.bot(seat)),
                action: None,
            });
        }
        self.take_thought();
        // While the person is asked, too, there are no moves to watch: they stay hidden anyway.
        let ready = self.table.asks_the_person() || self.is_ready(now);
        if let Some(Thought { seat, action: Some(action), .. }) = &self.bot
            && ready
        {
            let spoke = action.is_some();
            self.table.play_bot(*seat, action.as_ref());
            self.bot = None;
            if spoke {
                self.ready_at = Some(now + self.speed.pause::<G>());
            }
            self.refresh();
        }
    }

    /// Whether the last move has been shown for long enough to be read.
    fn is_ready(&self, now: Instant) -> bool {
        self.ready_at.is_none_or(|ready| now >= ready)
    }

    fn take_thought(&mut self) {
        let Some(thought) = self.bot.as_mut().filter(|thought| thought.action.is_none()) else { return };
        match thought.receiver.try_recv() {
            Ok(suggestion) => {
                thought.action = Some(suggestion.map(|suggestion| suggestion.action));
            }
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => panic!("a bot stopped thinking"),
        }
    }

    pub(crate) fn take_advice(&mut self) {
        let Some(Ok(suggestion)) = self.adviser.as_ref().map(Receiver::try_recv) else { return };
        self.adviser = None;
        let Some(Suggestion { action, reasons, .. }) = suggestion else {
            self.notice = Some(self.teller.say("table-hint-none", &[]));
            return;
        };
        let foresee = || self.table.foresee(&action);
        let label = G::choice(&self.table.view(), &action, &foresee, &self.teller).label;
        self.notice = Some(advice::<G>(&label, reasons, &self.teller));
        // What lies within a wide choice is told, but it is in no menu, so it cannot be selected.
        let advised = Picked::Play(action);
        self.selected = self.choices.iter().position(|(pick, _)| *pick == advised).or(self.selected);
    }

    /// Does what a key asks for.
    pub fn press(&mut self, key: KeyEvent) {
        if key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL) {
            self.after = Some(After::Leave);
        } else if self.leaving {
            self.answer_leaving(key.code);
        } else if self.page.is_some() {
            self.press_on_page(key.code);
        } else {
            self.press_at_table(key.code);
        }
    }

    fn answer_leaving(&mut self, key: KeyCode) {
        match key {
            KeyCode::Char('y' | 'Y' | 'o' | 'O') => self.after = Some(After::Leave),
            _ => self.leaving = false,
        }
    }

    fn press_on_page(&mut self, key: KeyCode) {
        let Some(page) = &mut self.page else { return };
        match key {
            KeyCode::Up | KeyCode::Char('k') => page.scroll = page.scroll.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => page.scroll += 1,
            KeyCode::PageUp => page.scroll = page.scroll.saturating_sub(10),
            KeyCode::PageDown => page.scroll += 10,
            KeyCode::Char('a' | 'A' | 'r') if page.kind == PageKind::Last => self.after = Some(After::Again),
            KeyCode::Char('q' | 'Q') if page.kind == PageKind::Last => self.after = Some(After::Leave),
            KeyCode::Char(digit) if page.kind == PageKind::Orders && digit.is_ascii_digit() => {
                self.turn_order(digit);
            }
            KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' ' | 'q' | '?' | 'o')
                if page.kind != PageKind::Last =>
            {
                self.page = None;
            }
            _ => {}
        }
    }

    fn press_at_table(&mut self, key: KeyCode) {
        self.notice = None;
        let count = self.choices.len();
        match key {
            KeyCode::Char('q' | 'Q') => self.leaving = true,
            KeyCode::Char('?') => self.show_help(),
            KeyCode::Char('h' | 'H') => self.ask_for_a_hint(),
            KeyCode::Char('o' | 'O') => self.change_orders(),
            KeyCode::Char('u' | 'U') | KeyCode::Backspace => {
                self.take_back();
            }
            KeyCode::PageUp => self.log_scroll += 3,
            KeyCode::PageDown => self.log_scroll = self.log_scroll.saturating_sub(3),
            KeyCode::Char(digit) if digit.is_ascii_digit() => self.type_digit(digit),
            KeyCode::Up | KeyCode::Char('k') if count > 0 => {
                self.select(self.selected.map_or(count - 1, |at| (at + count - 1) % count));
            }
            KeyCode::Down | KeyCode::Char('j') if count > 0 => {
                self.select(self.selected.map_or(0, |at| (at + 1) % count));
            }
            KeyCode::Left | KeyCode::Right if count > 0 => self.select_across(key == KeyCode::Right),
            KeyCode::Home if count > 0 => self.select(0),
            KeyCode::End if count > 0 => self.select(count - 1),
            KeyCode::Enter if count > 0 => self.play_selected(),
            _ => {}
        }
    }

    fn select(&mut self, at: usize) {
        self.selected = Some(at);
        self.typed.clear();
    }

    /// Selects the same row of the other column, where choices are in two columns.
    fn select_across(&mut self, right: bool) {
        let rows = self.choices.len().div_ceil(2);
        let selected = self.selected.unwrap_or(0);
        let at = if right { selected + rows } else { selected.wrapping_sub(rows) };
        if at < self.choices.len() {
            self.select(at);
        }
    }

    /// Digits add up to a number as long as there is such a choice; else a new number begins.
    fn type_digit(&mut self, digit: char) {
        self.typed.push(digit);
        let number = |typed: &str| typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let mut at = number(&self.typed);
        if at.is_none_or(|at| at >= self.choices.len()) {
            self.typed = digit.to_string();
            at = number(&self.typed);
        }
        if let Some(at) = at.filter(|at| *at < self.choices.len()) {
            self.selected = Some(at);
        }
    }

    fn play_selected(&mut self) {
        let Some(selected) = self.selected else {
            self.notice = Some(self.teller.say("table-choose-first", &[]));
            return;
        };
        match self.choices[selected].0.clone() {
            Picked::Play(action) => self.play(&action),
            Picked::Draft(draft) => {
                self.draft = Some(draft);
                self.list_choices();
            }
            Picked::Back => {
                self.draft = None;
                self.list_choices();
            }
            Picked::HoldBack => {
                self.table.hold_back();
                self.refresh();
            }
        }
    }

    fn play(&mut self, action: &ActionOf<G>) {
        self.news = self.log.len();
        self.carry_out(action);
    }

    /// Plays for the person. Where a standing order decided it, they may not have read the news yet: it stays news.
    fn carry_out(&mut self, action: &ActionOf<G>) {
        let (phase, pending) = (self.table.phase(), self.table.pending());
        match self.table.play(action) {
            Ok(()) => {
                // A bot that was asked at the same time goes on thinking. Any other has to think about what was done.
                let together = pending.contains(self.table.person()) && phase == self.table.phase();
                let goes_on =
                    |seat| together && pending.contains(seat) && self.table.pending().contains(seat);
                self.bot = self.bot.take().filter(|thought| goes_on(thought.seat));
                self.ready_at = None;
                self.adviser = None;
                self.draft = None;
                self.refresh();
            }
            Err(refusal) => self.notice = Some(refused::<G>(&refusal, &self.teller)),
        }
    }

    /// Takes the person's last action back. What bots think about is another game then.
    fn take_back(&mut self) {
        let Some(actions) = self.table.take_back() else {
            self.notice = Some(self.teller.say(undo::refused::<G>(), &[]));
            return;
        };
        (self.bot, self.adviser, self.draft, self.ready_at) = (None, None, None, None);
        self.heard = self.table.seen_since(0).len();
        self.news = self.log.len();
        let text = self.teller.say("table-taken-back", &[("count", actions.into())]);
        self.log.push(LogLine { text, aside: false });
        self.log_scroll = 0;
        // The same choices can be there as before, and nothing of them is selected.
        self.choices.clear();
        self.refresh();
    }

    fn ask_for_a_hint(&mut self) {
        let asked = self.table.asks_the_person();
        if asked {
            self.adviser = Some(think_apart(self.table.adviser()));
        }
        let id = if asked { "table-hint-thinking" } else { "table-hint-none" };
        self.notice = Some(self.teller.say(id, &[]));
    }

    /// Takes back what is ordered, or shows what could be.
    fn change_orders(&mut self) {
        if self.table.orders().any(|(_, given)| given) {
            self.table.give_orders(|_| false);
            self.notice = Some(self.teller.say("table-orders-taken-back", &[]));
        } else if self.table.orders().next().is_some() {
            self.show_orders();
        } else {
            self.notice = Some(self.teller.say("table-orders-none", &[]));
        }
    }

    fn show_orders(&mut self) {
        let mut lines = vec![self.teller.say("table-orders-what", &[]), String::new()];
        lines.extend(orders::listed(&self.table, &self.teller));
        let title = self.teller.say("table-orders", &[]);
        self.page = Some(Page { title, lines, scroll: 0, kind: PageKind::Orders });
    }

    /// Gives the order of this number, or takes it back.
    fn turn_order(&mut self, digit: char) {
        let number = digit.to_digit(10).and_then(|number| number.checked_sub(1));
        let given: Vec<bool> = self.table.orders().map(|(_, given)| given).collect();
        self.table.give_orders(|at| given[at] != (number == u32::try_from(at).ok()));
        self.show_orders();
    }

    fn show_help(&mut self) {
        let rules = readable(G::rules(self.teller.words.language()));
        let orders = self.table.orders().next().is_some().then_some("table-help-orders");
        let keys = ["table-help-keys", undo::help::<G>()]
            .into_iter()
            .chain(orders)
            .map(|id| self.teller.say(id, &[]));
        let lines = keys.chain([String::new()]).chain(rules);
        let title = self.teller.say("table-help", &[]);
        self.page = Some(Page { title, lines: lines.collect(), scroll: 0, kind: PageKind::Read });
    }

    fn show_end(&mut self) {
        let Some(standings) = self.table.standings() else { return };
        let lines = G::end(&standings, self.table.seen_since(0), &self.teller);
        let title = self.teller.say("table-question-over", &[]);
        self.page = Some(Page { title, lines, scroll: 0, kind: PageKind::Last });
    }
}

/// Thinks on another thread, so that the screen stays alive.
fn think_apart<G: TerminalGame>(thinker: Thinker<G>) -> Receiver<Option<Suggestion<ActionOf<G>>>> {
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        // When the person has left, nobody waits for the thought, and it is dropped.
        let _ = sender.send(thinker.think());
    });
    receiver
}
