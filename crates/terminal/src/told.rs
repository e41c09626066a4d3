//! What a game brings to be played in a terminal: its table, its choices, and how its sentences are laid out.
//!
//! Which sentence tells what is decided in the game's [`Told`], once for all screens. Everything is told from one seat's
//! knowledge, because nothing else gets here: views, seen events and foresights of that seat.

use crate::table::{Happened, TerminalTable};
use besace_bots::{ActionOf, General, Mind, Reason, Why as _};
use besace_table::{Game, Never, Offer, Refusal, Seat, SeatSet, Standings};
use besace_words::{CardName, Language, Names, Reader, Sentence, Told, Value, Words, by_rule};
use ratatui::text::{Line, Span};

pub use besace_words::capital;

/// What a viewer sees of a game.
pub type ViewOf<P> = <<P as Mind>::Game as Game>::View;
/// What a viewer sees happen in a game.
pub type SeenEventOf<P> = <<P as Mind>::Game as Game>::SeenEvent;
/// The bounds of a choice of a game that is too wide to list.
pub type BoundsOf<P> = <<P as Mind>::Game as Game>::Bounds;
/// What a score of a game is made of.
pub type BreakdownOf<P> = <<P as Mind>::Game as Game>::Breakdown;

/// What a game brings to a terminal. [`contents!`](crate::contents) writes the functions that only call another file.
pub trait TerminalGame: Mind + Told<<Self as Mind>::Game> {
    /// A choice too wide to list, half made; [`Never`] where every choice is listed.
    type Draft: Draft<Self>;

    /// The rules for players, in Markdown.
    fn rules(language: Language) -> &'static str;
    /// An action in the protocol's words, as a person may type it.
    const EXAMPLE: &'static str;
    /// Reads what a person typed in the protocol's words; `None` where it is nothing of the kind.
    fn typed(answer: &str) -> Option<serde_json::Value>;

    /// How far the game is, in one line.
    fn status(view: &ViewOf<Self>, teller: &Teller) -> String;
    /// What lies open before every seat, within `width` columns.
    fn table(view: &ViewOf<Self>, teller: &Teller, width: usize) -> Vec<Line<'static>>;
    /// The person's own hand, in as many lines as it needs.
    fn hand(view: &ViewOf<Self>, teller: &Teller, width: usize) -> Vec<Line<'static>>;
    /// All of this in sentences.
    fn describe(view: &ViewOf<Self>, teller: &Teller) -> Vec<String>;

    /// What the person is asked now: the game's question, unless the terminal asks it step by step.
    fn asked(view: &ViewOf<Self>, offers: &[Offer<Self::Game>], teller: &Teller) -> String {
        Self::question(view, offers).map(|question| teller.tell(&question)).unwrap_or_default()
    }
    /// One of the person's choices; `foresee` tells what is sure to happen first. By the game's label and effect, unless
    /// the terminal has more to say.
    fn choice(
        view: &ViewOf<Self>,
        action: &ActionOf<Self>,
        foresee: &dyn Fn() -> Vec<SeenEventOf<Self>>,
        teller: &Teller,
    ) -> Choice {
        let effect = Self::effect(view, action, &foresee());
        Choice {
            label: teller.tell(&Self::label(view, action)),
            effect: effect.map(|effect| teller.tell(&effect)).unwrap_or_default(),
        }
    }
    /// Something that has just happened, and how much room it gets: a line of the log, unless a game says otherwise.
    /// `view` is the table now. `None` for what needs no words.
    fn tale(happened: &Happened<Self::Game>, _view: &ViewOf<Self>, teller: &Teller) -> Option<Tale> {
        happened.told.as_ref().map(|sentence| Tale::Line(teller.tell(sentence)))
    }
    /// Who has won and why, and how it went. `happened` is all that the person has seen.
    fn end(
        standings: &Standings<BreakdownOf<Self>>,
        _happened: &[Happened<Self::Game>],
        teller: &Teller,
    ) -> Vec<String> {
        Self::ending(standings).iter().map(|sentence| teller.tell(sentence)).collect()
    }
}

/// A choice of a game that is too wide to list, half made.
pub trait Draft<G: TerminalGame>: Clone + PartialEq + Send {
    /// The choice before anything of it is made.
    fn of(bounds: &BoundsOf<G>) -> Self;
    /// The draft that stands for this offer if there are too many like it to read. Offers with the same draft become one
    /// choice. None by default.
    fn gathered(_offer: &Offer<G::Game>) -> Option<Self> {
        None
    }
    /// What it is, before it is begun.
    fn beginning(&self, view: &ViewOf<G>, teller: &Teller) -> Choice;
    /// What is in it so far: asked in place of the question while it is being made.
    fn so_far(&self, view: &ViewOf<G>, teller: &Teller) -> String;
    /// What can be done with it: taken further, or played as it is. Going back is always possible and not listed.
    /// `offers` is everything that the person could do without the draft.
    fn steps(&self, view: &ViewOf<G>, offers: &[Offer<G::Game>], teller: &Teller) -> Vec<(Pick<G>, Choice)>;
}

/// Where every choice is listed there is no draft.
impl<G: TerminalGame<Game: Game<Bounds = Never>>> Draft<G> for Never {
    fn of(bounds: &Never) -> Never {
        *bounds
    }

    fn beginning(&self, _view: &ViewOf<G>, _teller: &Teller) -> Choice {
        match *self {}
    }

    fn so_far(&self, _view: &ViewOf<G>, _teller: &Teller) -> String {
        match *self {}
    }

    fn steps(
        &self,
        _view: &ViewOf<G>,
        _offers: &[Offer<G::Game>],
        _teller: &Teller,
    ) -> Vec<(Pick<G>, Choice)> {
        match *self {}
    }
}

/// How to read a game's table, for those who have the room.
pub fn legend<G: TerminalGame>(teller: &Teller) -> String {
    teller.tell(&by_rule::legend(G::Game::INFO.id))
}

/// What a person picks from the menu.
#[derive(Clone, PartialEq)]
pub enum Picked<Action, Draft> {
    /// This is played.
    Play(Action),
    /// A draft is begun, or goes on like this.
    Draft(Draft),
    /// Away from the draft.
    Back,
    /// The person may speak, and does not.
    HoldBack,
}

/// What a person picks in this game.
pub type Pick<G> = Picked<ActionOf<G>, <G as TerminalGame>::Draft>;

/// Everything the person can pick now, with its words.
pub fn menu<G: TerminalGame>(
    table: &TerminalTable<G>,
    draft: Option<&G::Draft>,
    teller: &Teller,
) -> Vec<(Pick<G>, Choice)> {
    let view = table.view();
    let offers = table.choices();
    let plain = |id: &str| Choice { label: teller.say(id, &[]), effect: String::new() };
    if let Some(draft) = draft {
        let mut picks = draft.steps(&view, &offers, teller);
        picks.push((Picked::Back, plain("table-step-back")));
        return picks;
    }
    let mut picks: Vec<(Pick<G>, Choice)> = Vec::new();
    for offer in &offers {
        let (next, choice) = first_pick(table, &view, offer, teller);
        let is_listed = matches!(next, Picked::Draft(_)) && picks.iter().any(|(before, _)| *before == next);
        if !is_listed {
            picks.push((next, choice));
        }
    }
    if table.person_may_hold_back() {
        picks.push((Picked::HoldBack, plain("table-hold-back")));
    }
    match &picks[..] {
        // There is nothing else to choose, so nobody has to choose it first.
        [(Picked::Draft(only), _)] => only.steps(&view, &offers, teller),
        _ => picks,
    }
}

/// What the person can pick of an offer before anything is begun.
fn first_pick<G: TerminalGame>(
    table: &TerminalTable<G>,
    view: &ViewOf<G>,
    offer: &Offer<G::Game>,
    teller: &Teller,
) -> (Pick<G>, Choice) {
    let draft = match (G::Draft::gathered(offer), offer) {
        (Some(draft), _) => draft,
        (None, Offer::Bounds(bounds)) => G::Draft::of(bounds),
        (None, Offer::Action(action)) => {
            let choice = G::choice(view, action, &|| table.foresee(action), teller);
            return (Picked::Play(action.clone()), choice);
        }
    };
    let choice = draft.beginning(view, teller);
    (Picked::Draft(draft), choice)
}

/// A choice in words.
pub struct Choice {
    /// What it is.
    pub label: String,
    /// What it will do.
    pub effect: String,
}

/// An event in words.
pub enum Tale {
    /// One sentence for the log.
    Line(String),
    /// A sentence that may be left out where room is short.
    Aside(String),
    /// A sentence for the log, and a page to stop at.
    Page {
        /// For the log.
        line: String,
        /// The page's title.
        title: String,
        /// What is on it.
        lines: Vec<String>,
    },
}

/// Who tells: the words, the names around the table, and whose eyes it is told to.
pub struct Teller {
    /// The language's sentences.
    pub words: Words,
    /// Every seat's name.
    pub names: Vec<String>,
    /// What the game calls its things.
    pub things: Names,
    /// The person's seat.
    pub person: Seat,
    /// Whether colours may be used; they are never the only sign.
    pub colored: bool,
}

impl Teller {
    /// A sentence.
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.words.say(id, values)
    }

    /// A sentence that was decided elsewhere, as the person reads it.
    pub fn tell(&self, sentence: &Sentence) -> String {
        self.words.tell(sentence, &self.reader())
    }

    /// The same, where there are words for it.
    pub fn tell_known(&self, sentence: &Sentence) -> Option<String> {
        self.words.has(&sentence.id).then(|| self.tell(sentence))
    }

    /// What a card is called.
    pub fn card(&self, card: &CardName) -> String {
        self.words.card(card, &self.reader())
    }

    fn reader(&self) -> Reader<'_> {
        Reader { names: &self.names, me: Some(self.person), things: &self.things }
    }

    /// A seat's name.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// What a sentence calls a seat: the person "you".
    pub fn called(&self, seat: Seat) -> String {
        if seat == self.person { self.say("table-you", &[]) } else { self.name(seat).to_owned() }
    }

    /// The variable `$who` of a sentence about a seat.
    pub fn who(&self, seat: Seat) -> Value<'static> {
        Value::from(if seat == self.person { "you" } else { "other" })
    }

    /// The variables `$who` and `$name` of a sentence about a seat.
    pub fn about(&self, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        [("who", self.who(seat)), ("name", self.name(seat).to_owned().into())]
    }

    /// A sentence about a seat: with `$who` and `$name`, and with what else it needs.
    pub fn say_about(&self, seat: Seat, id: &str, more: &[(&'static str, Value<'static>)]) -> String {
        self.say(id, &[&self.about(seat)[..], more].concat())
    }

    /// Several things as one, "a, b and c".
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        self.words.list(items.into_iter().collect())
    }

    /// What a sentence calls several seats.
    pub fn all_called(&self, seats: &[Seat]) -> String {
        self.list(seats.iter().map(|seat| self.called(*seat)))
    }

    /// For whom the table waits.
    pub fn waiting_for(&self, seats: SeatSet) -> String {
        let names = self.all_called(&seats.iter().collect::<Vec<_>>());
        self.say("table-question-wait", &[("names", names.into())])
    }
}

/// The end in words, and below it a line for each seat, the best first. The sentence `line` has `$rank`, `$name` and
/// `$score`, and what `parts` gives of the score.
pub fn end_by_rank<G: TerminalGame, const N: usize>(
    standings: &Standings<BreakdownOf<G>>,
    teller: &Teller,
    line: &str,
    parts: impl Fn(&BreakdownOf<G>) -> [(&'static str, Value<'static>); N],
) -> Vec<String> {
    let mut seats: Vec<Seat> = Seat::all(standings.seats.len() as u8).collect();
    // Equals come in seat order: the sort is stable.
    seats.sort_by_key(|seat| standings.seats[seat.index()].rank);
    let line = |seat: Seat| {
        let standing = &standings.seats[seat.index()];
        let [rank, score] = [("rank", standing.rank.into()), ("score", standing.score.into())];
        let head = [rank, ("name", teller.name(seat).into()), score];
        teller.say(line, &[&head[..], &parts(&standing.breakdown)].concat())
    };
    let ending = G::ending(standings).into_iter().map(|sentence| teller.tell(&sentence));
    ending.chain([String::new()]).chain(seats.into_iter().map(line)).collect()
}

/// A refusal in words.
pub fn refused<G: TerminalGame>(refusal: &Refusal, teller: &Teller) -> String {
    match refusal {
        Refusal::GameOver => teller.say("table-refusal-game-over", &[]),
        Refusal::NotYourTurn => teller.say("table-refusal-not-your-turn", &[]),
        Refusal::BadRequest(_) => teller.say("table-refusal-bad-request", &[]),
        Refusal::Illegal { reason, because, .. } => {
            let sentence = by_rule::refusal(G::Game::INFO.id, reason);
            teller.tell_known(&sentence).unwrap_or_else(|| (*because).to_owned())
        }
    }
}

/// A hint in words.
pub fn advice<G: TerminalGame>(label: &str, reasons: Vec<Reason>, teller: &Teller) -> String {
    let told = reasons_in_words::<G>(reasons)
        .into_iter()
        .map(|(_, sentence)| teller.tell(&sentence))
        .collect::<Vec<_>>()
        .join(" ");
    let choice = ("choice", label.into());
    if told.is_empty() {
        return teller.say("table-hint", &[choice]);
    }
    teller.say("table-hint-because", &[choice, ("reasons", told.into())])
}

/// A bot's reasons with their sentences: first what the move does in the game, then what it promises.
pub fn reasons_in_words<M: Mind + Told<M::Game>>(reasons: Vec<Reason>) -> Vec<(Reason, Sentence)> {
    let (mut own, mut general) = (Vec::new(), Vec::new());
    for reason in reasons {
        match general_sentence(&reason) {
            Some(sentence) => general.push((reason, sentence)),
            None => {
                let sentence = M::why(reason.reason, &reason.numbers);
                own.push((reason, sentence));
            }
        }
    }
    own.append(&mut general);
    own
}

/// The sentence of a reason that bots have in every game; `None` for one of the game's own.
fn general_sentence(reason: &Reason) -> Option<Sentence> {
    let promise = |id| {
        let share = reason.numbers.get("expected_share")?.as_f64()?;
        Some(Sentence::new(id).with("share", (share * 100.0).round() as i64))
    };
    match General::from_id(reason.reason)? {
        General::OnlyChoice => Some(Sentence::new("table-reason-only-choice")),
        General::Search | General::Appraisal => promise("table-reason-promise"),
        General::RunnerUp => promise("table-reason-runner-up"),
    }
}

/// Markdown as a terminal shows it: no anchors, no stars and no pictures; a heading keeps its `#`.
pub fn readable(markdown: &str) -> Vec<String> {
    let line = |line: &str| {
        let text = line.split(" {#").next().unwrap_or_default();
        text.replace('*', "")
    };
    let told = markdown.lines().filter(|line| !line.starts_with("!["));
    let mut lines: Vec<String> = told.map(line).collect();
    lines.dedup_by(|next, before| next.is_empty() && before.is_empty());
    lines
}

/// A text in lines of at most this many columns. Lines are broken at plain spaces only, so that French punctuation
/// stays with its word; a word that is too long by itself is cut.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
    let width = width.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() && line.width() + 1 + word.width() <= width {
            line.push(' ');
        } else if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        if line.width() + word.width() <= width {
            line.push_str(word);
            continue;
        }
        for letter in word.chars() {
            if line.width() + letter.width().unwrap_or(0) > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// A text in at most this many columns, cut with an ellipsis.
pub fn cut(text: &str, width: usize) -> String {
    use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if short.width() + letter.width().unwrap_or(0) + 1 > width {
            break;
        }
        short.push(letter);
    }
    if width > 0 {
        short.push('…');
    }
    short
}

/// Spans side by side, in as many rows as they need.
pub fn in_rows(spans: Vec<Span<'static>>, width: usize) -> Vec<Line<'static>> {
    let mut rows: Vec<Line<'static>> = vec![Line::default()];
    for span in spans {
        let row = rows.last_mut().expect("there is always a row");
        if row.width() > 0 && row.width() + 1 + span.width() > width {
            rows.push(Line::default());
        }
        let row = rows.last_mut().expect("there is always a row");
        if row.width() > 0 {
            row.push_span(Span::raw(" "));
        }
        row.push_span(span);
    }
    rows
}

/// A text in exactly this many columns.
pub fn fit(text: &str, width: usize) -> String {
    use unicode_width::UnicodeWidthStr;
    let mut text = cut(text, width);
    text.extend(std::iter::repeat_n(' ', width.saturating_sub(text.width())));
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_broken_at_plain_spaces_only() {
        assert_eq!(wrap("Une autre partie\u{202f}?", 12), ["Une autre", "partie\u{202f}?"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 10), [""]);
    }

    #[test]
    fn rules_are_read_without_anchors_stars_and_pictures() {
        let page = "## The *gate* {#gate}\n\nPay.\n\n![A gate: closed.](gate.svg)\n\nGo on.";
        assert_eq!(readable(page), ["## The gate", "", "Pay.", "", "Go on."]);
    }

    #[test]
    fn a_text_is_cut_or_filled_to_its_columns() {
        assert_eq!(fit("Désiré", 8), "Désiré  ");
        assert_eq!(fit("Désiré", 4), "Dés…");
        assert_eq!(fit("Désiré", 0), "");
        assert_eq!(cut("abc", 3), "abc");
    }

    #[test]
    fn a_list_is_joined_as_people_say_it() {
        let teller = Teller {
            words: Words::of(Language::French),
            names: vec!["Anna".into(), "Basile".into()],
            things: Names::default(),
            person: Seat(0),
            colored: false,
        };
        let list = |items: &[&str]| teller.list(items.iter().map(|item| (*item).to_owned()));
        assert_eq!(list(&[]), "");
        assert_eq!(list(&["a"]), "a");
        assert_eq!(list(&["a", "b", "c"]), "a, b et c");
        assert_eq!(teller.waiting_for(SeatSet::one(Seat(1))), "On attend Basile.");
    }
}
