//! What Jericho has to say, on every screen: which sentence tells what, and what is filled into it. The sentences are in
//! `games/jericho/words`.

use crate::Parts;
use besace_jericho::{
    Action, BOX, Beside, Breakdown, Card, Cards, Color, Jericho, Lengths, Phase, SCORINGS, SeenEvent,
    TRUMPET_VALUE, View,
};
use besace_table::{Offer, Seat, Standings, Viewer};
use besace_words::{Argument, CardName, Names, Sentence, Told, Victory};
use serde_json::{Value, json};

impl Told<Jericho> for Parts {
    type Ledger = ();
    type Beside = Beside;

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        let card = |card: Card| (card.id().into(), card_name(card));
        Names {
            cards: Card::all().chain([Card::SCORING]).map(card).collect(),
            things: Color::ALL.into_iter().map(|color| (color.id().into(), color_name(color))).collect(),
        }
    }

    fn facts() -> Value {
        let values: serde_json::Map<String, Value> =
            Card::all().map(|card| (card.id().to_owned(), length_of(card).into())).collect();
        json!({
            "colors": Color::ALL,
            "lengths": values,
            "ones": Card::all().filter(|card| card.counts_at_the_end()).collect::<Vec<_>>(),
            "rounds": SCORINGS,
            "cards": BOX,
        })
    }

    fn beside(view: &View, (): &()) -> Option<Beside> {
        Some(view.beside())
    }

    fn question(view: &View, _legal: &[Offer<Jericho>]) -> Option<Sentence> {
        Some(match view.phase {
            Phase::FirstWall => Sentence::new("jericho-question-first-wall"),
            Phase::Fill => Sentence::new("jericho-question-fill").with("round", view.round),
            _ => Sentence::new("jericho-question-play"),
        })
    }

    fn tell(event: &SeenEvent, _by: Seat, after: &View) -> Option<Sentence> {
        Some(match event {
            SeenEvent::FirstLaid { seat, card } => {
                Sentence::new("jericho-event-first-laid").by(*seat).with_known("card", card.map(pictured))
            }
            SeenEvent::RoundStarted { round, seat } => {
                Sentence::new("jericho-event-round-started").by(*seat).with("round", *round)
            }
            SeenEvent::Supplied { seat, card } => {
                Sentence::new("jericho-event-supplied").by(*seat).with_known("card", card.map(pictured))
            }
            SeenEvent::WallsOpened { cards } => {
                Sentence::new("jericho-event-walls-opened").with("walls", opened(cards))
            }
            SeenEvent::WallPlayed { seat, card } => wall_played(*seat, *card, after)?,
            SeenEvent::TrumpetPlayed { seat, color, value, fallen, collapsed, kept } => {
                Sentence::new("jericho-event-trumpet-played")
                    .by(*seat)
                    .with("color", color_name(*color))
                    .with("fallen", if value.is_some() { "cards" } else { "nothing" })
                    .with("value", value.unwrap_or(0))
                    .with("losses", losses(fallen))
                    .with("collapsed", collapsed.iter().sum::<u8>())
                    .with("kept", *kept)
            }
            SeenEvent::Drew { seat, card } => {
                Sentence::new("jericho-event-drew").by(*seat).with_known("card", card.map(pictured))
            }
            SeenEvent::ScoringCard { seat, round } => {
                Sentence::new("jericho-event-scoring-card").by(*seat).with("round", *round)
            }
            // A board that shows a scoring bit by bit says the parts one after the other.
            SeenEvent::Scored { round, won, supply, lengths, .. } => {
                let of_color = |color| color_scored(color, supply, lengths, won);
                let parts =
                    trumpets_scored(supply).into_iter().chain(Color::ALL.into_iter().filter_map(of_color));
                Sentence::new("jericho-event-scored")
                    .with("round", *round)
                    .with("gains", gains(won))
                    .with("parts", parts.collect::<Argument>())
            }
            SeenEvent::GameOver => Sentence::new("jericho-event-game-over"),
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> = Victory {
            alone: "jericho-end",
            shared: "jericho-end-shared",
            tie_breaks: &[("jericho-end-tie-break", |parts| parts.wall_cards)],
        };
        VICTORY.tell(standings)
    }

    fn effect(view: &View, action: &Action, foreseen: &[SeenEvent]) -> Option<Sentence> {
        match *action {
            Action::Lay { card } => Some(match card.color() {
                Some(color) => Sentence::new("jericho-effect-lay").with("color", color_name(color)),
                None => Sentence::new("jericho-effect-lay-trumpet"),
            }),
            Action::Supply { card } => Some(supply_effect(view, card)),
            Action::Wall { card } => wall_effect(view, card),
            Action::Trumpet { color } => trumpet_effect(view, color, foreseen.first()?),
        }
    }
}

/// What a card is called; [`CardName`] asks for its other forms.
fn card_name(card: Card) -> Sentence {
    match (card.color(), card.value()) {
        (Some(color), Some(value)) => {
            Sentence::new("jericho-card-wall").with("color", color_name(color)).with("value", value)
        }
        _ if card == Card::TRUMPET => Sentence::new("jericho-card-trumpet"),
        _ => Sentence::new("jericho-card-scoring"),
    }
}

pub fn color_name(color: Color) -> Sentence {
    Sentence::new(match color {
        Color::Red => "jericho-color-red",
        Color::White => "jericho-color-white",
        Color::Blue => "jericho-color-blue",
        Color::Yellow => "jericho-color-yellow",
        Color::Brown => "jericho-color-brown",
    })
}

fn pictured(card: Card) -> CardName {
    CardName::new(card.id())
}

/// What a card adds to the length of a wall.
fn length_of(card: Card) -> u8 {
    card.value().unwrap_or(TRUMPET_VALUE)
}

fn opened(cards: &[Card]) -> Argument {
    let seats = cards.iter().zip(0..).map(|(card, seat)| {
        Sentence::new("jericho-event-walls-opened-seat")
            .with("name", Seat(seat))
            .with("card", pictured(*card).form("short"))
    });
    seats.collect()
}

fn wall_played(seat: Seat, card: Card, after: &View) -> Option<Sentence> {
    let (color, value) = (card.color()?, card.value()?);
    let length = length(after, seat, color);
    // A wall as long as this one card was founded by it.
    if length == value {
        let founded = Sentence::new("jericho-event-wall-founded").by(seat);
        return Some(founded.with("color", color_name(color)).with("value", value));
    }
    let played = Sentence::new("jericho-event-wall-played").by(seat);
    Some(played.with("card", pictured(card)).with("length", length))
}

/// What becomes of the supply's trumpets in a scoring; none where there are none.
pub fn trumpets_scored(supply: &Cards) -> Option<Sentence> {
    let count = supply.count(Card::TRUMPET);
    (count > 0).then(|| Sentence::new("jericho-scoring-trumpets").with("count", count))
}

/// Who gets a colour's cards in a scoring; none where there are none.
pub fn color_scored(color: Color, supply: &Cards, lengths: &Lengths, won: &[Cards]) -> Option<Sentence> {
    let of_color = |cards: &Cards| cards.iter().filter(|card| card.color() == Some(color)).count();
    let lengths = &lengths.0[color.index()];
    let (count, best) = (of_color(supply), lengths.iter().copied().max().unwrap_or(0));
    let told = |id: &'static str| Sentence::new(id).with("color", color_name(color)).with("count", count);
    if count == 0 {
        return None;
    }
    if best == 0 {
        return Some(told("jericho-scoring-nobody"));
    }
    let longest: Vec<Seat> =
        Seat::all(lengths.len() as u8).filter(|seat| lengths[seat.index()] == best).collect();
    let among = |id| told(id).with("names", longest.clone()).with("length", best);
    Some(match longest[..] {
        [_] => among("jericho-scoring-won"),
        _ => {
            let each = of_color(&won[longest[0].index()]);
            among("jericho-scoring-shared").with("each", each).with("left", count - each * longest.len())
        }
    })
}

fn gains(won: &[Cards]) -> Argument {
    let gain = |(cards, seat): (&Cards, u8)| {
        Sentence::new("jericho-event-scored-gain").with("name", Seat(seat)).with("count", cards.len())
    };
    won.iter().zip(0..).map(gain).collect()
}

/// How many fell before whom: "you ×2, Basile ×1".
fn losses(fallen: &[Cards]) -> Argument {
    let hit = fallen.iter().zip(0..).filter(|(cards, _)| !cards.is_empty());
    let loss = |(cards, seat): (&Cards, u8)| {
        Sentence::new("jericho-event-trumpet-loss").with("name", Seat(seat)).with("count", cards.len())
    };
    hit.map(loss).collect()
}

fn supply_effect(view: &View, card: Card) -> Sentence {
    let Some(color) = card.color() else {
        return Sentence::new("jericho-effect-supply-trumpet");
    };
    let lead = view.lead(color);
    if lead.longest.is_empty() {
        return Sentence::new("jericho-effect-supply-no-wall").with("color", color_name(color));
    }
    let effect = Sentence::new("jericho-effect-supply").with("color", color_name(color));
    effect.with("leaders", lead.longest.iter().collect::<Vec<Seat>>()).with("length", lead.length())
}

fn wall_effect(view: &View, card: Card) -> Option<Sentence> {
    let Viewer::Seat(own) = view.viewer else { return None };
    let color = card.color()?;
    let before = length(view, own, color);
    let length = before + length_of(card);
    let lead = view.lead(color);
    let best = lead.length();
    let others: Vec<Seat> = lead.longest.iter().filter(|seat| *seat != own).collect();
    let standing = if others.is_empty() || length > best {
        Sentence::new("jericho-standing-longest")
    } else if length == best {
        Sentence::new("jericho-standing-tied").with("leaders", others)
    } else {
        Sentence::new("jericho-standing-behind").with("leaders", others).with("best", best)
    };
    let effect = match before {
        0 => Sentence::new("jericho-effect-wall-first"),
        _ => Sentence::new("jericho-effect-wall-longer").with("before", before),
    };
    Some(effect.with("color", color_name(color)).with("length", length).with("standing", standing))
}

fn trumpet_effect(view: &View, color: Color, foreseen: &SeenEvent) -> Option<Sentence> {
    let SeenEvent::TrumpetPlayed { seat: own, value, fallen, collapsed, kept, .. } = foreseen else {
        return None;
    };
    let name = color_name(color);
    let Some(value) = value else {
        return Some(Sentence::new("jericho-effect-trumpet-nothing").with("color", name));
    };
    let hit = seats(view).filter(|seat| !fallen[seat.index()].is_empty());
    let losses: Argument = hit
        .map(|seat| {
            let before = length(view, seat, color);
            let lost = fallen[seat.index()].length() + collapsed[seat.index()] * TRUMPET_VALUE;
            let gained = if *kept && seat == *own { TRUMPET_VALUE } else { 0 };
            Sentence::new("jericho-effect-trumpet-loss")
                .with("name", seat)
                .with("count", fallen[seat.index()].len())
                .with("before", before)
                .with("after", (before + gained).saturating_sub(lost))
        })
        .collect();
    let trumpet = if *kept { "jericho-effect-trumpet-kept" } else { "jericho-effect-trumpet-lost" };
    let effect = Sentence::new("jericho-effect-trumpet").with("color", name).with("value", *value);
    let effect = effect.with("fallen", losses).with("collapsed", collapsed.iter().sum::<u8>());
    Some(effect.with("trumpet", Sentence::new(trumpet)))
}

/// Every seat at this table.
pub fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats.len() as u8)
}

pub fn length(view: &View, seat: Seat, color: Color) -> u8 {
    view.wall(seat, color).map_or(0, Cards::length)
}
