//! Jericho in words, and its table in a terminal.

use super::table::Foresight;
use super::told::{Choice, Pick, Tale, Teller, Victory, by_rank, capital, cut, fit, in_rows};
use besace_bots::Reason;
use besace_jericho::{Action, Breakdown, Card, Cards, Color, Jericho, SeenEvent, View};
use besace_table::{Never, Offer, Seat, Standings};
use besace_words::{Language, Value};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};
use serde_json::json;
use unicode_width::UnicodeWidthStr;

impl super::told::Told for Jericho {
    type Draft = Never;

    fn rules(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../../docs/rules/jericho.en.md"),
            Language::French => include_str!("../../../../docs/rules/jericho.fr.md"),
        }
    }

    const EXAMPLE: &'static str = "wall red-3, trumpet blue, supply white-1, lay brown-4";

    fn typed(answer: &str) -> Option<serde_json::Value> {
        let mut words = answer.split_whitespace();
        let kind = words.next()?;
        let key = match kind {
            "lay" | "supply" | "wall" => "card",
            "trumpet" => "color",
            _ => return None,
        };
        let mut action = json!({ "type": kind });
        // A second name too many makes an action of the wrong shape, and the rules say so.
        for (key, name) in [key, "more"].into_iter().zip(words) {
            action[key] = name.into();
        }
        Some(action)
    }

    fn status(view: &View, teller: &Teller) -> String {
        teller.say("jericho-status", &counts(view))
    }

    fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
        let columns = Columns::of(teller, width);
        let mut lines = vec![columns.head(teller)];
        lines.extend(seats(view).map(|seat| columns.row(view, seat, teller)));
        lines
    }

    fn legend(teller: &Teller) -> String {
        teller.say("jericho-legend", &[])
    }

    fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
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

    fn describe(view: &View, teller: &Teller) -> Vec<String> {
        let mut lines = vec![teller.say("jericho-plain-status", &counts(view))];
        lines.extend(seats(view).map(|seat| seat_in_words(view, seat, teller)));
        let hand = view.seats[teller.person.index()].hand.unwrap_or_default();
        let cards = if hand.is_empty() {
            teller.say("jericho-hand-empty", &[])
        } else {
            teller.list(hand.iter().map(|card| card_word(card, Form::Short, teller)))
        };
        lines.push(teller.say("jericho-plain-hand", &[("cards", cards.into())]));
        lines.extend(aside(view, teller));
        lines
    }

    fn question(view: &View, teller: &Teller) -> String {
        match view.phase {
            "first-wall" => teller.say("jericho-question-first-wall", &[]),
            "fill" => teller.say("jericho-question-fill", &[("round", view.round.into())]),
            _ => teller.say("jericho-question-play", &[]),
        }
    }

    fn choice(view: &View, action: &Action, foreseen: &Foresight<Jericho>, teller: &Teller) -> Choice {
        Choice { label: label(action, teller), effect: effect(view, action, foreseen, teller) }
    }

    fn draft(bounds: &Never) -> Never {
        match *bounds {}
    }

    fn wide_choice(_view: &View, draft: &Never, _teller: &Teller) -> Choice {
        match *draft {}
    }

    fn so_far(_view: &View, draft: &Never, _teller: &Teller) -> String {
        match *draft {}
    }

    fn steps(
        _view: &View,
        draft: &Never,
        _offers: &[Offer<Jericho>],
        _teller: &Teller,
    ) -> Vec<(Pick<Jericho>, Choice)> {
        match *draft {}
    }

    fn tell(event: &SeenEvent, view: &View, teller: &Teller) -> Tale {
        tell(event, view, teller)
    }

    fn refusal(reason: &str, teller: &Teller) -> Option<String> {
        let id = match reason {
            "bad_shape" => "jericho-refusal-bad-shape",
            "wrong_phase" => "jericho-refusal-wrong-phase",
            "unknown_card" => "jericho-refusal-unknown-card",
            "unknown_color" => "jericho-refusal-unknown-color",
            "not_in_hand" => "jericho-refusal-not-in-hand",
            "trumpet_alone" => "jericho-refusal-trumpet-alone",
            _ => return None,
        };
        Some(teller.say(id, &[]))
    }

    fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
        reason_in_words(reason, teller)
    }

    fn ending(standings: &Standings<Breakdown>, events: &[SeenEvent], teller: &Teller) -> Vec<String> {
        ending(standings, events, teller)
    }
}

/// Every seat at this table.
fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats.len() as u8)
}

fn counts(view: &View) -> [(&'static str, Value<'static>); 4] {
    [
        ("round", view.round.into()),
        ("supply", view.supply_count.into()),
        ("draw", view.draw_count.into()),
        ("removed", view.removed.len().into()),
    ]
}

/// How a card is spoken of.
#[derive(Clone, Copy)]
enum Form {
    /// "a red 3"
    One,
    /// "the red 3"
    The,
    /// "red 3"
    Short,
}

fn card_word(card: Card, form: Form, teller: &Teller) -> String {
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

fn color_word(color: Color, teller: &Teller) -> String {
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
fn sign(color: Color) -> char {
    match color {
        Color::Red => '♦',
        Color::White => '○',
        Color::Blue => '≈',
        Color::Yellow => '☼',
        Color::Brown => '■',
    }
}

/// A colour as ink on its own ground, so that it can be read on dark and on light terminals alike.
fn paint(color: Option<Color>, teller: &Teller) -> Style {
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

fn card_span(card: Card, count: u8, teller: &Teller) -> Span<'static> {
    let mark = card.color().map_or('♪', sign);
    let times = if count > 1 { format!("×{count} ") } else { String::new() };
    let text = format!(" {mark} {} {times}", card_word(card, Form::Short, teller));
    let text = if teller.colored { text } else { format!("[{}]", text.trim()) };
    Span::styled(text, paint(card.color(), teller))
}

/// What the person has chosen or laid down and nobody else has seen yet.
fn aside(view: &View, teller: &Teller) -> Option<String> {
    let first = view.seats[teller.person.index()].first.flatten();
    let chosen = view.chosen.get(&teller.person.0).copied();
    let (card, id) =
        chosen.map(|card| (card, "jericho-hand-chosen")).or(first.map(|card| (card, "jericho-hand-laid")))?;
    Some(teller.say(id, &[("card", card_word(card, Form::Short, teller).into())]))
}

/// The wall of one colour before one seat, if it stands.
fn wall(view: &View, seat: Seat, color: Color) -> Option<&Cards> {
    let walls = &view.seats[seat.index()].walls.0;
    walls.iter().find(|(standing, _)| *standing == color).map(|(_, cards)| cards)
}

fn length(view: &View, seat: Seat, color: Color) -> u8 {
    wall(view, seat, color).map_or(0, Cards::length)
}

/// The length of the longest wall of a colour, 0 if there is none, and whose it is.
fn longest(view: &View, color: Color) -> (u8, Vec<Seat>) {
    let best = seats(view).map(|seat| length(view, seat, color)).max().unwrap_or(0);
    let leaders = seats(view).filter(|seat| best > 0 && length(view, *seat, color) == best).collect();
    (best, leaders)
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
    let walls = place.walls.0.iter().map(|(color, cards)| {
        let mut values: Vec<Card> = cards.iter().collect();
        values.sort_by_key(|card| std::cmp::Reverse(card.value()));
        let names: Vec<String> = values
            .into_iter()
            .map(|card| {
                card.value().map_or_else(|| card_word(card, Form::Short, teller), |value| value.to_string())
            })
            .collect();
        let values = [
            ("color", color_word(*color, teller).into()),
            ("length", cards.length().into()),
            ("cards", names.join(" ").into()),
        ];
        teller.say("jericho-plain-wall", &values)
    });
    let walls =
        if place.walls.0.is_empty() { teller.say("jericho-plain-no-walls", &[]) } else { teller.list(walls) };
    let values = [
        ("name", teller.name(seat).into()),
        ("walls", walls.into()),
        ("hand", place.hand_count.into()),
        ("won", place.won_count.into()),
    ];
    teller.say("jericho-plain-seat", &values)
}

fn label(action: &Action, teller: &Teller) -> String {
    let with_card = |id, card| teller.say(id, &[("card", card_word(card, Form::The, teller).into())]);
    match *action {
        Action::Lay { card } => with_card("jericho-action-lay", card),
        Action::Supply { card } => with_card("jericho-action-supply", card),
        Action::Wall { card } => with_card("jericho-action-wall", card),
        Action::Trumpet { color } => {
            teller.say("jericho-action-trumpet", &[("color", color_word(color, teller).into())])
        }
    }
}

fn effect(view: &View, action: &Action, foreseen: &Foresight<Jericho>, teller: &Teller) -> String {
    match *action {
        Action::Lay { card } => match card.color() {
            Some(color) => teller.say("jericho-effect-lay", &[("color", color_word(color, teller).into())]),
            None => teller.say("jericho-effect-lay-trumpet", &[]),
        },
        Action::Supply { card } => supply_effect(view, card, teller),
        Action::Wall { card } => wall_effect(view, card, &foreseen.view, teller),
        Action::Trumpet { color } => trumpet_effect(color, &foreseen.event, teller),
    }
}

fn supply_effect(view: &View, card: Card, teller: &Teller) -> String {
    let Some(color) = card.color() else {
        return teller.say("jericho-effect-supply-trumpet", &[]);
    };
    let word = color_word(color, teller);
    let (best, leaders) = longest(view, color);
    if leaders.is_empty() {
        return teller.say("jericho-effect-supply-no-wall", &[("color", word.into())]);
    }
    let leaders = teller.all_called(&leaders);
    let values = [("color", word.into()), ("leaders", leaders.into()), ("length", best.into())];
    teller.say("jericho-effect-supply", &values)
}

/// Told from the foreseen table, where the card lies in the wall already. What else happened there, a draw, changes
/// no wall.
fn wall_effect(view: &View, card: Card, after: &View, teller: &Teller) -> String {
    let Some(color) = card.color() else { return String::new() };
    let (best, leaders) = longest(after, color);
    let length_after = length(after, teller.person, color);
    let others: Vec<Seat> = leaders.into_iter().filter(|seat| *seat != teller.person).collect();
    let leaders = teller.all_called(&others);
    let standing = if length_after < best {
        let values = [("leaders", leaders.into()), ("best", best.into())];
        capital(&teller.say("jericho-standing-behind", &values))
    } else if others.is_empty() {
        teller.say("jericho-standing-longest", &[])
    } else {
        teller.say("jericho-standing-tied", &[("leaders", leaders.into())])
    };
    let before = length(view, teller.person, color);
    let mut values = vec![
        ("color", color_word(color, teller).into()),
        ("length", length_after.into()),
        ("standing", standing.into()),
    ];
    if before == 0 {
        return teller.say("jericho-effect-wall-first", &values);
    }
    values.push(("before", before.into()));
    teller.say("jericho-effect-wall-longer", &values)
}

fn trumpet_effect(color: Color, event: &SeenEvent, teller: &Teller) -> String {
    let SeenEvent::TrumpetPlayed { value: Some(value), fallen, collapsed, kept, .. } = event else {
        let color = color_word(color, teller);
        return teller.say("jericho-effect-trumpet-nothing", &[("color", color.into())]);
    };
    let id = if *kept { "jericho-effect-trumpet-kept" } else { "jericho-effect-trumpet-lost" };
    let trumpet = teller.say(id, &[]);
    let values = [
        ("color", color_word(color, teller).into()),
        ("value", (*value).into()),
        ("fallen", losses(fallen, teller).into()),
        ("collapsed", collapsed.iter().sum::<u8>().into()),
        ("trumpet", trumpet.into()),
    ];
    teller.say("jericho-effect-trumpet", &values)
}

/// How many fell before whom: "you ×2, Basil ×1".
fn losses(fallen: &[Cards], teller: &Teller) -> String {
    let hit = fallen.iter().zip(0..).filter(|(cards, _)| !cards.is_empty());
    teller.list(hit.map(|(cards, seat)| {
        let values = [("name", teller.called(Seat(seat)).into()), ("count", cards.len().into())];
        teller.say("jericho-event-trumpet-loss", &values)
    }))
}

fn tell(event: &SeenEvent, view: &View, teller: &Teller) -> Tale {
    let about = |seat: Seat| [("who", teller.who(seat)), ("name", teller.name(seat).into())];
    let with = |seat, more: &[(&'static str, Value<'static>)]| {
        let mut values = Vec::from(about(seat));
        values.extend_from_slice(more);
        values
    };
    let own_card = |card: &Option<Card>| {
        let word = card.map_or_else(String::new, |card| card_word(card, Form::One, teller));
        [("card", Value::from(word))]
    };
    Tale::Line(match event {
        SeenEvent::FirstLaid { seat, card } => {
            teller.say("jericho-event-first-laid", &with(*seat, &own_card(card)))
        }
        SeenEvent::RoundStarted { round, seat } => {
            teller.say("jericho-event-round-started", &with(*seat, &[("round", (*round).into())]))
        }
        SeenEvent::Supplied { seat, card } => {
            teller.say("jericho-event-supplied", &with(*seat, &own_card(card)))
        }
        SeenEvent::WallsOpened { cards } => walls_opened(cards, teller),
        SeenEvent::WallPlayed { seat, card } => wall_played(*seat, *card, view, teller),
        SeenEvent::TrumpetPlayed { seat, color, value, fallen, collapsed, kept } => {
            let lost: u8 = collapsed.iter().sum();
            let values = [
                ("color", color_word(*color, teller).into()),
                ("fallen", Value::from(if value.is_some() { "cards" } else { "nothing" })),
                ("value", value.unwrap_or(0).into()),
                ("losses", losses(fallen, teller).into()),
                ("collapsed", lost.into()),
                ("kept", Value::from(if *kept { "yes" } else { "no" })),
            ];
            teller.say("jericho-event-trumpet-played", &with(*seat, &values))
        }
        SeenEvent::Drew { seat, card } => {
            let told = teller.say("jericho-event-drew", &with(*seat, &own_card(card)));
            return if *seat == teller.person { Tale::Line(told) } else { Tale::Aside(told) };
        }
        SeenEvent::ScoringCard { seat, round } => {
            teller.say("jericho-event-scoring-card", &with(*seat, &[("round", (*round).into())]))
        }
        SeenEvent::Scored { round, won, .. } => {
            return Tale::Page {
                line: scored(*round, won, teller),
                title: teller.say("jericho-scoring", &[("round", (*round).into())]),
                lines: scoring(event, teller),
            };
        }
        SeenEvent::GameOver => teller.say("jericho-event-game-over", &[]),
    })
}

fn walls_opened(cards: &[Card], teller: &Teller) -> String {
    let walls = teller.list(cards.iter().zip(0..).map(|(card, seat)| {
        let values = [
            ("name", teller.called(Seat(seat)).into()),
            ("card", card_word(*card, Form::Short, teller).into()),
        ];
        teller.say("jericho-event-walls-opened-seat", &values)
    }));
    teller.say("jericho-event-walls-opened", &[("walls", walls.into())])
}

fn wall_played(seat: Seat, card: Card, view: &View, teller: &Teller) -> String {
    let color = card.color().unwrap_or(Color::Red);
    let value = card.value().unwrap_or(0);
    let length = length(view, seat, color);
    let who = [("who", teller.who(seat)), ("name", teller.name(seat).into())];
    let [who, name] = who;
    if length == value {
        let color = ("color", color_word(color, teller).into());
        return teller.say("jericho-event-wall-founded", &[who, name, color, ("value", value.into())]);
    }
    let card = ("card", card_word(card, Form::One, teller).into());
    teller.say("jericho-event-wall-played", &[who, name, card, ("length", length.into())])
}

fn scored(round: u8, won: &[Cards], teller: &Teller) -> String {
    let gains = teller.list(won.iter().zip(0..).map(|(cards, seat)| {
        let values = [("name", teller.called(Seat(seat)).into()), ("count", cards.len().into())];
        teller.say("jericho-event-scored-gain", &values)
    }));
    teller.say("jericho-event-scored", &[("round", round.into()), ("gains", gains.into())])
}

/// A scoring colour by colour, for its page and for the end.
fn scoring(event: &SeenEvent, teller: &Teller) -> Vec<String> {
    let SeenEvent::Scored { supply, lengths, won, .. } = event else { return Vec::new() };
    let mut lines: Vec<String> = Color::ALL
        .into_iter()
        .zip(&lengths.0)
        .map(|(color, lengths)| color_scored(color, supply, lengths, won, teller))
        .collect();
    let trumpets = supply.count(Card::TRUMPET);
    if trumpets > 0 {
        lines.push(teller.say("jericho-scoring-trumpets", &[("count", trumpets.into())]));
    }
    lines
}

fn color_scored(color: Color, supply: &Cards, lengths: &[u8], won: &[Cards], teller: &Teller) -> String {
    let of_color = |cards: &Cards| cards.iter().filter(|card| card.color() == Some(color)).count();
    let count = of_color(supply);
    let word = format!("{} {}", sign(color), capital(&color_word(color, teller)));
    let best = lengths.iter().copied().max().unwrap_or(0);
    let tied: Vec<Seat> = Seat::all(lengths.len() as u8).filter(|s| lengths[s.index()] == best).collect();
    let color = ("color", Value::from(word));
    let count_value = ("count", Value::from(count));
    if count == 0 {
        return teller.say("jericho-scoring-none", &[color]);
    }
    if best == 0 {
        return teller.say("jericho-scoring-nobody", &[color, count_value]);
    }
    let names = ("names", Value::from(teller.all_called(&tied)));
    let length = ("length", Value::from(best));
    if tied.len() == 1 {
        return teller.say("jericho-scoring-won", &[color, count_value, names, length]);
    }
    let each = of_color(&won[tied[0].index()]);
    let left = count - each * tied.len();
    let rest = [("each", Value::from(each)), ("left", Value::from(left))];
    let [each, left] = rest;
    teller.say("jericho-scoring-shared", &[color, count_value, names, length, each, left])
}

/// A bot's reason from its numbers; `None` where they are not what this file knows.
fn reason_in_words(reason: &Reason, teller: &Teller) -> Option<String> {
    let number = |key: &str| reason.numbers.get(key)?.as_i64().map(Value::Number);
    let color = || Color::from_id(reason.numbers.get("color")?.as_str()?);
    let color = || Some(("color", Value::from(color_word(color()?, teller))));
    let say = |id, values: &[_]| Some(teller.say(id, values));
    match reason.reason {
        "founds_wall" => say("jericho-reason-founds-wall", &[color()?, ("more", number("more_in_hand")?)]),
        "wall_leads" => {
            let lengths = [("length", number("length")?), ("others", number("others")?)];
            say("jericho-reason-wall-leads", &[&[color()?][..], &lengths].concat())
        }
        "wall_behind" => {
            let lengths = [("length", number("length")?), ("others", number("others")?)];
            say("jericho-reason-wall-behind", &[&[color()?][..], &lengths].concat())
        }
        "wall_ties" => say("jericho-reason-wall-ties", &[color()?, ("length", number("length")?)]),
        "trumpet_discarded" => say("jericho-reason-trumpet-discarded", &[]),
        "feeds_own_color" => say("jericho-reason-feeds-own-color", &[color()?]),
        "feeds_tied_color" => say("jericho-reason-feeds-tied-color", &[color()?]),
        "feeds_rival_color" => say("jericho-reason-feeds-rival-color", &[color()?]),
        "feeds_free_color" => say("jericho-reason-feeds-free-color", &[color()?]),
        "nothing_falls" => say("jericho-reason-nothing-falls", &[color()?]),
        "brings_down" => {
            let seat = u8::try_from(reason.numbers.get("seat")?.as_u64()?).ok()?;
            let name = teller.names.get(usize::from(seat))?;
            let fallen = [("value", number("value")?), ("count", number("count")?)];
            say("jericho-reason-brings-down", &[&[color()?, ("name", name.into())][..], &fallen].concat())
        }
        "costs_own" => {
            let fallen = [("value", number("value")?), ("count", number("count")?)];
            say("jericho-reason-costs-own", &[&[color()?][..], &fallen].concat())
        }
        _ => None,
    }
}

fn ending(standings: &Standings<Breakdown>, events: &[SeenEvent], teller: &Teller) -> Vec<String> {
    let mut lines = victory(standings, teller);
    lines.push(String::new());
    lines.extend(by_rank(standings).into_iter().map(|seat| {
        let standing = &standings.seats[seat.index()];
        let values = [
            ("rank", standing.rank.into()),
            ("name", teller.name(seat).into()),
            ("score", standing.score.into()),
            ("won", standing.breakdown.won.into()),
            ("ones", standing.breakdown.ones.into()),
            ("wall_cards", standing.breakdown.wall_cards.into()),
        ];
        teller.say("jericho-end-line", &values)
    }));
    lines.extend([String::new(), teller.say("jericho-end-history", &[])]);
    for event in events {
        if let SeenEvent::Scored { round, won, .. } = event {
            lines.extend([String::new(), scored(*round, won, teller)]);
            lines.extend(scoring(event, teller));
        }
    }
    lines
}

/// Who has won, and what decided it where the cards alone did not.
fn victory(standings: &Standings<Breakdown>, teller: &Teller) -> Vec<String> {
    const WORDS: Victory<Breakdown> = Victory {
        end: "jericho-end",
        shared: "jericho-end-shared",
        tie_breaks: &[("jericho-end-tie-break", |parts| parts.wall_cards)],
    };
    WORDS.tell(standings, teller)
}

#[cfg(test)]
mod tests {
    use super::super::table::Table;
    use super::super::told::{Picked, Told, advice, menu};
    use super::*;
    use besace_bots::Level;
    use besace_table::Seed;
    use besace_words::Words;

    fn teller(language: Language) -> Teller {
        let names = ["Anna", "Basile", "Colette"].map(str::to_owned).into();
        Teller { words: Words::of(language), names, person: Seat(0), colored: false }
    }

    fn fresh_table() -> Table<Jericho> {
        Table::new(3, Seed::new(7).unwrap(), Seat(0), Level::Novice).unwrap()
    }

    fn card(id: &str) -> Card {
        Card::from_id(id).unwrap()
    }

    fn cards(ids: &[&str]) -> Cards {
        ids.iter().map(|id| card(id)).collect()
    }

    fn told(event: &SeenEvent, language: Language) -> String {
        match tell(event, &fresh_table().view(), &teller(language)) {
            Tale::Line(line) | Tale::Aside(line) | Tale::Page { line, .. } => line,
        }
    }

    #[test]
    fn a_card_is_named_to_those_who_see_it_and_to_nobody_else() {
        let own = SeenEvent::Drew { seat: Seat(0), card: Some(card("white-7")) };
        assert_eq!(told(&own, Language::English), "You draw a white 7.");
        assert_eq!(told(&own, Language::French), "Vous piochez un 7 blanc.");
        let hidden = SeenEvent::Supplied { seat: Seat(1), card: None };
        assert_eq!(told(&hidden, Language::English), "Basile puts a hidden card into the supply.");
        assert_eq!(told(&hidden, Language::French), "Basile met une carte cachée dans la réserve.");
    }

    #[test]
    fn a_trumpet_is_told_with_what_fell_and_what_became_of_it() {
        let event = SeenEvent::TrumpetPlayed {
            seat: Seat(1),
            color: Color::Red,
            value: Some(4),
            fallen: vec![cards(&["red-4", "red-4"]), Cards::NONE, cards(&["red-4"])],
            collapsed: vec![0, 0, 2],
            kept: true,
        };
        assert_eq!(
            told(&event, Language::English),
            "Basile blows a trumpet at red: every 4 falls (you ×2 and Colette ×1); 2 trumpets in walls are lost \
             with it. The trumpet stays in the wall."
        );
        assert_eq!(
            told(&event, Language::French),
            "Basile sonne de la trompette contre le rouge\u{202f}: tous les 4 tombent (vous ×2 et Colette ×1), et 2 \
             trompettes des murs sont perdues avec eux. La trompette reste dans le mur."
        );
        assert_eq!(
            trumpet_effect(Color::Red, &event, &teller(Language::English)),
            "Every red 4 falls into the supply (you ×2 and Colette ×1), and 2 trumpets in walls are lost. The \
             trumpet joins your wall."
        );
        let nothing = SeenEvent::TrumpetPlayed {
            seat: Seat(0),
            color: Color::Blue,
            value: None,
            fallen: vec![Cards::NONE; 3],
            collapsed: vec![0; 3],
            kept: false,
        };
        assert_eq!(
            told(&nothing, Language::English),
            "You blow a trumpet at blue: nothing stands there, nothing falls. The trumpet is gone."
        );
    }

    #[test]
    fn a_shared_colour_is_told_with_each_share_and_the_rest() {
        let supply = cards(&["red-4", "red-3", "red-1", "red-1", "red-1"]);
        let won = [cards(&["red-4", "red-3"]), cards(&["red-1", "red-1"]), Cards::NONE];
        let line = |language| color_scored(Color::Red, &supply, &[4, 4, 1], &won, &teller(language));
        assert_eq!(
            line(Language::English),
            "♦ Red: you and Basile share 5 cards with walls of 4: 2 each, 1 left over."
        );
        assert_eq!(
            line(Language::French),
            "♦ Rouge\u{202f}: 5 cartes à partager entre vous et Basile, murs de 4\u{202f}: 2 par tête, reste 1."
        );
    }

    #[test]
    fn the_end_says_who_has_won_and_what_decided_a_tie() {
        let parts = |won, ones, wall_cards| Breakdown { won, ones, wall_cards };
        let ranked = |parts: [Breakdown; 3]| {
            Standings::ranked(parts.map(|part| (part.score(), part)), |part| i32::from(part.wall_cards))
        };
        let tied = ranked([parts(8, 0, 4), parts(6, 2, 3), parts(1, 0, 0)]);
        assert_eq!(
            victory(&tied, &teller(Language::English)),
            [
                "You win with 8 cards.",
                "Basile had 8 cards too; more cards left standing in the walls decided, 4 against 3."
            ]
        );
        let shared = ranked([parts(1, 0, 0), parts(6, 2, 3), parts(8, 0, 3)]);
        assert_eq!(
            victory(&shared, &teller(Language::French)),
            ["Victoire partagée\u{202f}: Basile et Colette, avec 8 cartes."]
        );
    }

    #[test]
    fn every_refusal_of_the_rules_has_its_words() {
        let reasons =
            ["bad_shape", "wrong_phase", "unknown_card", "unknown_color", "not_in_hand", "trumpet_alone"];
        for language in Language::ALL {
            let teller = teller(language);
            assert!(reasons.iter().all(|reason| Jericho::refusal(reason, &teller).is_some()));
            assert_eq!(Jericho::refusal("another", &teller), None);
        }
    }

    #[test]
    fn what_is_typed_is_an_action_in_the_protocols_words() {
        assert_eq!(Jericho::typed("wall red-3"), Some(json!({"type": "wall", "card": "red-3"})));
        assert_eq!(Jericho::typed("trumpet  blue"), Some(json!({"type": "trumpet", "color": "blue"})));
        assert_eq!(Jericho::typed("lay"), Some(json!({"type": "lay"})));
        assert_eq!(
            Jericho::typed("supply red-3 red-4"),
            Some(json!({"type": "supply", "card": "red-3", "more": "red-4"}))
        );
        assert_eq!(Jericho::typed("build red-3"), None);
    }

    #[test]
    fn a_bots_reasons_are_told_in_the_persons_language_what_it_does_first() {
        let reason = |reason, numbers: serde_json::Value| Reason {
            reason,
            numbers: numbers.as_object().cloned().unwrap_or_default(),
            text: "in English".to_owned(),
        };
        let reasons = [
            reason("search", json!({"expected_share": 0.314})),
            reason("brings_down", json!({"color": "red", "value": 4, "count": 2, "seat": 1})),
        ];
        assert_eq!(
            advice::<Jericho>("Sonner contre le rouge", &reasons, &teller(Language::French)),
            "Conseil\u{202f}: Sonner contre le rouge. Basile perd 2 fois le 4 rouge. Cela promet environ \
             31\u{202f}% de la victoire."
        );
        let unknown = [reason("something_new", json!({}))];
        assert_eq!(
            advice::<Jericho>("Build", &unknown, &teller(Language::English)),
            "Hint: Build. in English"
        );
    }

    #[test]
    fn a_choice_is_told_with_what_the_rules_would_make_of_it() {
        let (mut table, teller) = (fresh_table(), teller(Language::English));
        while table.view().phase != "play" {
            table.let_bots_decide();
            let Picked::Play(first) = menu(&table, None, &teller)[0].0 else { unreachable!() };
            table.play(&first).unwrap();
        }
        table.let_bots_decide();
        let view = table.view();
        for (pick, choice) in menu(&table, None, &teller) {
            let Picked::Play(Action::Wall { card }) = pick else { continue };
            let color = card.color().unwrap();
            let after = length(&view, Seat(0), color) + card.value().unwrap();
            assert!(choice.effect.contains(&after.to_string()), "{}: {}", choice.label, choice.effect);
        }
    }
}
