//! What a game has to say for itself to be played in a terminal: one file a game answers it.
//!
//! Everything is told from one seat's knowledge, because nothing else gets here: views, seen events and foresights
//! of that seat.

use crate::table::{Foresight, Table};
use besace_bots::{ActionOf, Mind, Reason};
use besace_table::{Game, Offer, Refusal, Seat, SeatSet, Standings};
use besace_words::{Language, Value, Words};
use ratatui::text::{Line, Span};

/// What a viewer sees of a game.
pub type ViewOf<P> = <<P as Mind>::Game as Game>::View;
/// What a viewer sees happen in a game.
pub type SeenEventOf<P> = <<P as Mind>::Game as Game>::SeenEvent;
/// The bounds of a choice of a game that is too wide to list.
pub type BoundsOf<P> = <<P as Mind>::Game as Game>::Bounds;
/// What a score of a game is made of.
pub type BreakdownOf<P> = <<P as Mind>::Game as Game>::Breakdown;

/// What a game brings to a terminal.
pub trait TerminalGame: Mind {
    /// A choice too wide to list, half made; `Never` where every choice is listed.
    type Draft: Clone + PartialEq + Send;

    /// Its sentences, a Fluent file.
    fn words(language: Language) -> &'static str;
    /// The rules for players, in Markdown.
    fn rules(language: Language) -> &'static str;
    /// An action in the protocol's words, as a person may type it.
    const EXAMPLE: &'static str;
    /// Reads what a person typed in the protocol's words; `None` where it is nothing of the kind.
    fn typed(answer: &str) -> Option<serde_json::Value>;

    /// How far the game is, in one line.
    fn status(view: &ViewOf<Self>, teller: &Teller) -> String;
    /// What lies open before every seat, in as many columns as there are.
    fn table(view: &ViewOf<Self>, teller: &Teller, width: usize) -> Vec<Line<'static>>;
    /// How to read that table, for those who have the room.
    fn legend(teller: &Teller) -> String;
    /// The person's own hand, in as many lines as it needs.
    fn hand(view: &ViewOf<Self>, teller: &Teller, width: usize) -> Vec<Line<'static>>;
    /// All of this in sentences.
    fn describe(view: &ViewOf<Self>, teller: &Teller) -> Vec<String>;

    /// What the person is asked now.
    fn question(view: &ViewOf<Self>, teller: &Teller) -> String;
    /// One of the person's choices.
    fn choice(
        view: &ViewOf<Self>,
        action: &ActionOf<Self>,
        foreseen: &Foresight<Self::Game>,
        teller: &Teller,
    ) -> Choice;
    /// A choice too wide to list, before anything of it is made.
    fn draft(bounds: &BoundsOf<Self>) -> Self::Draft;
    /// The draft that stands for this offer where there are too many like it to read; neighbours with the same draft
    /// are one choice. None unless a game says otherwise.
    fn gathered(_offer: &Offer<Self::Game>) -> Option<Self::Draft> {
        None
    }
    /// What a draft is, before it is begun.
    fn wide_choice(view: &ViewOf<Self>, draft: &Self::Draft, teller: &Teller) -> Choice;
    /// What is in a draft so far: asked in place of the question while it is being made.
    fn so_far(view: &ViewOf<Self>, draft: &Self::Draft, teller: &Teller) -> String;
    /// What can be done with a draft: taken further, or played as it is. Going back is always possible and not listed.
    /// `offers` is everything that the person could do without the draft.
    fn steps(
        view: &ViewOf<Self>,
        draft: &Self::Draft,
        offers: &[Offer<Self::Game>],
        teller: &Teller,
    ) -> Vec<(Pick<Self>, Choice)>;
    /// Something that has just happened; `view` is the table after it.
    fn tell(event: &SeenEventOf<Self>, view: &ViewOf<Self>, teller: &Teller) -> Tale;
    /// Why a rule refused an action; `None` for a reason without words of its own.
    fn refusal(reason: &str, teller: &Teller) -> Option<String>;
    /// Why a bot would play something; `None` for a reason without words of its own.
    fn reason(reason: &Reason, teller: &Teller) -> Option<String>;
    /// Who has won and why, and how it went.
    fn ending(
        standings: &Standings<BreakdownOf<Self>>,
        events: &[SeenEventOf<Self>],
        teller: &Teller,
    ) -> Vec<String>;
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
    table: &Table<G>,
    draft: Option<&G::Draft>,
    teller: &Teller,
) -> Vec<(Pick<G>, Choice)> {
    let view = table.view();
    let offers = table.choices();
    let plain = |id: &str| Choice { label: teller.say(id, &[]), effect: String::new() };
    if let Some(draft) = draft {
        let mut picks = G::steps(&view, draft, &offers, teller);
        picks.push((Picked::Back, plain("table-step-back")));
        return picks;
    }
    let mut picks: Vec<_> = offers.iter().map(|offer| first_pick(table, &view, offer, teller)).collect();
    picks.dedup_by(|(next, _), (before, _)| next == before);
    if table.person_may_hold_back() {
        picks.push((Picked::HoldBack, plain("table-hold-back")));
    }
    match &picks[..] {
        // There is nothing else to choose, so nobody has to choose it first.
        [(Picked::Draft(only), _)] => G::steps(&view, only, &offers, teller),
        _ => picks,
    }
}

/// What the person can pick of an offer before anything is begun.
fn first_pick<G: TerminalGame>(
    table: &Table<G>,
    view: &ViewOf<G>,
    offer: &Offer<G::Game>,
    teller: &Teller,
) -> (Pick<G>, Choice) {
    let draft = match (G::gathered(offer), offer) {
        (Some(draft), _) => draft,
        (None, Offer::Bounds(bounds)) => G::draft(bounds),
        (None, Offer::Action(action)) => {
            let choice = G::choice(view, action, &table.foresee(action), teller);
            return (Picked::Play(action.clone()), choice);
        }
    };
    let choice = G::wide_choice(view, &draft, teller);
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
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else { return String::new() };
        let Some(list) = items.into_iter().reduce(|list, next| {
            self.say("table-list-next", &[("list", list.into()), ("next", next.into())])
        }) else {
            return last;
        };
        self.say("table-list-last", &[("list", list.into()), ("last", last.into())])
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

/// The sentences with which a game says who has won.
pub struct Victory<B: 'static> {
    /// One seat alone: `$who`, `$names`, `$score`.
    pub end: &'static str,
    /// Several: `$names`, `$score`.
    pub shared: &'static str,
    /// What decides between equal points, one after the other, each with its sentence about those who had
    /// fewer: `$names`, `$score`, and what decided, `$cards` against `$fewer`.
    pub tie_breaks: &'static [TieBreak<B>],
}

/// A sentence, and what is counted for it.
type TieBreak<B> = (&'static str, fn(&B) -> u8);

impl<B> Victory<B> {
    /// Who has won, and what decided it where the points alone did not.
    pub fn tell(&self, standings: &Standings<B>, teller: &Teller) -> Vec<String> {
        let winner = &standings.seats[standings.winners[0].index()];
        let score = ("score", Value::from(winner.score));
        let names = ("names", Value::from(teller.all_called(&standings.winners)));
        let mut lines = vec![if standings.winners.len() > 1 {
            capital(&teller.say(self.shared, &[names, score.clone()]))
        } else {
            let who = ("who", teller.who(standings.winners[0]));
            teller.say(self.end, &[who, names, score.clone()])
        }];
        let is_beaten = |seat: &Seat| {
            let standing = &standings.seats[seat.index()];
            standing.score == winner.score && standing.rank > 1
        };
        let mut beaten: Vec<Seat> = Seat::all(standings.seats.len() as u8).filter(is_beaten).collect();
        for (sentence, count) in self.tie_breaks {
            let of = |seat: Seat| count(&standings.seats[seat.index()].breakdown);
            let cards = count(&winner.breakdown);
            let (equal, behind): (Vec<Seat>, Vec<Seat>) =
                beaten.into_iter().partition(|seat| of(*seat) == cards);
            if let Some(fewer) = behind.iter().map(|seat| of(*seat)).max() {
                let names = ("names", Value::from(teller.all_called(&behind)));
                let values = [names, score.clone(), ("cards", cards.into()), ("fewer", fewer.into())];
                lines.push(capital(&teller.say(sentence, &values)));
            }
            beaten = equal;
        }
        lines
    }
}

/// The seats, the best first; of equals the first in seat order.
pub fn by_rank<B>(standings: &Standings<B>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = Seat::all(standings.seats.len() as u8).collect();
    seats.sort_by_key(|seat| standings.seats[seat.index()].rank);
    seats
}

/// A refusal in words.
pub fn refused<G: TerminalGame>(refusal: &Refusal, teller: &Teller) -> String {
    match refusal {
        Refusal::GameOver => teller.say("table-refusal-game-over", &[]),
        Refusal::NotYourTurn => teller.say("table-refusal-not-your-turn", &[]),
        Refusal::BadRequest(_) => teller.say("table-refusal-bad-request", &[]),
        Refusal::Illegal { reason, because, .. } => {
            G::refusal(reason, teller).unwrap_or_else(|| (*because).to_owned())
        }
    }
}

/// A hint in words: what it does in the game first, then what it promises.
pub fn advice<G: TerminalGame>(label: &str, reasons: &[Reason], teller: &Teller) -> String {
    let (general, of_the_game): (Vec<_>, Vec<_>) =
        reasons.iter().partition(|reason| general_reason(reason, teller).is_some());
    let told: Vec<String> = of_the_game
        .into_iter()
        .map(|reason| G::reason(reason, teller).unwrap_or_else(|| reason.text.clone()))
        .chain(general.into_iter().filter_map(|reason| general_reason(reason, teller)))
        .collect();
    let choice = ("choice", label.into());
    if told.is_empty() {
        return teller.say("table-hint", &[choice]);
    }
    teller.say("table-hint-because", &[choice, ("reasons", told.join(" ").into())])
}

/// A reason that bots have in every game.
fn general_reason(reason: &Reason, teller: &Teller) -> Option<String> {
    let share = || {
        let share = reason.numbers.get("expected_share")?.as_f64()?;
        Some([("share", Value::Number((share * 100.0).round() as i64))])
    };
    match reason.reason {
        "only_choice" => Some(teller.say("table-reason-only-choice", &[])),
        "search" | "appraisal" => Some(teller.say("table-reason-promise", &share()?)),
        "runner_up" => Some(teller.say("table-reason-runner-up", &share()?)),
        _ => None,
    }
}

/// Markdown as a terminal shows it: no anchors and no stars; a heading keeps its `#`.
pub fn readable(markdown: &str) -> Vec<String> {
    let line = |line: &str| {
        let text = line.split(" {#").next().unwrap_or_default();
        text.replace('*', "")
    };
    markdown.lines().map(line).collect()
}

/// The sentence with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A text in lines of at most so many columns. Lines are broken at plain spaces only, so that French signs stay
/// with their word; a word that is too long by itself is cut.
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

/// A text in at most so many columns, cut with an ellipsis.
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

/// A text in exactly so many columns.
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
