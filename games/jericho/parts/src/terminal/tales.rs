//! What happened, why a bot would do something, why a rule says no, and how it ended.

use super::cards::{Form, card_word, color_word, sign};
use super::length;
use besace_bots::Reason;
use besace_jericho::{Breakdown, Card, Cards, Color, SeenEvent, View};
use besace_table::{Seat, Standings};
use besace_terminal::told::{Tale, Teller, Victory, by_rank, capital};
use besace_words::Value;

pub fn tell(event: &SeenEvent, view: &View, teller: &Teller) -> Tale {
    let own_card = |card: &Option<Card>| {
        let word = card.map_or_else(String::new, |card| card_word(card, Form::One, teller));
        [("card", Value::from(word))]
    };
    Tale::Line(match event {
        SeenEvent::FirstLaid { seat, card } => {
            teller.say_about(*seat, "jericho-event-first-laid", &own_card(card))
        }
        SeenEvent::RoundStarted { round, seat } => {
            teller.say_about(*seat, "jericho-event-round-started", &[("round", (*round).into())])
        }
        SeenEvent::Supplied { seat, card } => {
            teller.say_about(*seat, "jericho-event-supplied", &own_card(card))
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
            teller.say_about(*seat, "jericho-event-trumpet-played", &values)
        }
        SeenEvent::Drew { seat, card } => {
            let told = teller.say_about(*seat, "jericho-event-drew", &own_card(card));
            return if *seat == teller.person { Tale::Line(told) } else { Tale::Aside(told) };
        }
        SeenEvent::ScoringCard { seat, round } => {
            teller.say_about(*seat, "jericho-event-scoring-card", &[("round", (*round).into())])
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
    if length == value {
        let color = ("color", color_word(color, teller).into());
        return teller.say_about(seat, "jericho-event-wall-founded", &[color, ("value", value.into())]);
    }
    let card = ("card", card_word(card, Form::One, teller).into());
    teller.say_about(seat, "jericho-event-wall-played", &[card, ("length", length.into())])
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

pub fn color_scored(color: Color, supply: &Cards, lengths: &[u8], won: &[Cards], teller: &Teller) -> String {
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

/// How many fell before whom: "you ×2, Basil ×1".
pub fn losses(fallen: &[Cards], teller: &Teller) -> String {
    let hit = fallen.iter().zip(0..).filter(|(cards, _)| !cards.is_empty());
    teller.list(hit.map(|(cards, seat)| {
        let values = [("name", teller.called(Seat(seat)).into()), ("count", cards.len().into())];
        teller.say("jericho-event-trumpet-loss", &values)
    }))
}

pub fn refusal(reason: &str, teller: &Teller) -> Option<String> {
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

/// A bot's reason from its numbers; `None` where they are not what this file knows.
pub fn reason(reason: &Reason, teller: &Teller) -> Option<String> {
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

pub fn ending(standings: &Standings<Breakdown>, events: &[SeenEvent], teller: &Teller) -> Vec<String> {
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
pub fn victory(standings: &Standings<Breakdown>, teller: &Teller) -> Vec<String> {
    const WORDS: Victory<Breakdown> = Victory {
        end: "jericho-end",
        shared: "jericho-end-shared",
        tie_breaks: &[("jericho-end-tie-break", |parts| parts.wall_cards)],
    };
    WORDS.tell(standings, teller)
}
