//! What Noxford has to say, on every screen: which sentence tells what, and what is filled into it. The sentences are in
//! `games/noxford/words`.

use crate::Parts;
use besace_noxford::{
    Action, Beside, Breakdown, Card, City, Color, Corner, Edge, EndReason, Judged, NEUTRALS, Noxford,
    Orientation, Phase, RefusalReason, SYNDICATE, SeenEvent, Spot, Symbol, View, cancelled, judged,
};
use besace_table::{Offer, Refusal, Seat, Standings};
use besace_words::{Argument, CardName, Names, Sentence, Told, Victory};
use serde_json::{Map, Value, json};

impl Told<Noxford> for Parts {
    type Ledger = ();
    type Beside = Beside;

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        let colors = Color::ALL.into_iter().map(|color| (color.id().into(), color_name(color)));
        let symbols = Symbol::ALL.into_iter().map(|symbol| (symbol.id().into(), symbol_name(symbol)));
        let lying = Orientation::ALL.into_iter().map(|o| (o.id().into(), orientation_name(o)));
        Names {
            cards: Card::all().map(|card| (card.id().into(), card_name(card))).collect(),
            things: colors.chain(symbols).chain(lying).collect(),
        }
    }

    fn facts() -> Value {
        let by_card = |fact: &dyn Fn(Card) -> Value| -> Map<String, Value> {
            Card::all().map(|card| (card.id().to_owned(), fact(card))).collect()
        };
        let favorites: Map<String, Value> =
            Color::ALL.into_iter().map(|color| (color.id().to_owned(), json!(color.favorite()))).collect();
        json!({
            "favorites": favorites,
            "symbols": by_card(&|card| json!(card.symbols())),
            "ranks": by_card(&|card| json!(card.rank())),
            "gears": Card::all().filter(|card| card.has_gear()).collect::<Vec<_>>(),
            "syndicate": SYNDICATE,
            "neutrals": NEUTRALS,
        })
    }

    fn beside(view: &View, (): &()) -> Option<Beside> {
        Some(view.beside())
    }

    fn question(view: &View, legal: &[Offer<Noxford>]) -> Option<Sentence> {
        let can_only_pass = matches!(legal, [Offer::Action(Action::Pass)]);
        Some(match view.phase {
            Phase::Gear => {
                let gear = view.gear.and_then(|gear| top(&view.city, gear.corner()));
                Sentence::new("noxford-question-gear").with_known("card", gear.map(the))
            }
            _ if can_only_pass => Sentence::new("noxford-question-pass"),
            _ => Sentence::new("noxford-question-turn"),
        })
    }

    fn tell(event: &SeenEvent, _by: Seat, after: &View) -> Option<Sentence> {
        Some(match *event {
            SeenEvent::Placed { seat, card, source, o, x, y } => Sentence::new("noxford-event-placed")
                .by(seat)
                .with("card", pictured(card))
                .with("source", source.id())
                .with("touched", neighbours(&after.city, Spot { o, x, y })),
            SeenEvent::Covered { seat, card, on, .. } => Sentence::new("noxford-event-covered")
                .by(seat)
                .with("card", pictured(card))
                .with_known("below", below(&after.city, on).map(the)),
            SeenEvent::Moved { seat, card, to: Some(to), .. } => Sentence::new("noxford-event-moved")
                .by(seat)
                .with("card", the(card))
                .with("touched", neighbours(&after.city, to)),
            SeenEvent::Moved { seat, card, on, .. } => Sentence::new("noxford-event-moved-on")
                .by(seat)
                .with("card", the(card))
                .with_known("below", on.and_then(|on| below(&after.city, on)).map(the)),
            SeenEvent::Skipped { seat } => Sentence::new("noxford-event-skipped").by(seat),
            SeenEvent::Passed { seat } => Sentence::new("noxford-event-passed").by(seat),
            SeenEvent::Drew { seat, card } => {
                Sentence::new("noxford-event-drew").by(seat).with_known("card", card.map(pictured))
            }
            SeenEvent::TurnedUp { card } => {
                Sentence::new("noxford-event-turned-up").with("card", pictured(card))
            }
            SeenEvent::GameOver { reason: EndReason::AllLaid, seat } => {
                Sentence::new("noxford-event-all-laid").by(seat?)
            }
            SeenEvent::GameOver { reason: EndReason::AllPassed, .. } => {
                Sentence::new("noxford-event-all-passed")
            }
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> = Victory {
            alone: "noxford-end",
            shared: "noxford-end-shared",
            tie_breaks: &[("noxford-end-tie-break", |parts| parts.count)],
        };
        let mut sentences = VICTORY.tell(standings);
        sentences.extend(standings.seats.iter().zip(0..).map(|(standing, seat)| {
            let Breakdown { symbols, favorites, districts, count } = &standing.breakdown;
            Sentence::new("noxford-end-seat")
                .by(Seat(seat))
                .with("count", *count)
                .with("districts", districts.iter().map(|card| the(*card)).collect::<Argument>())
                .with("symbols", *symbols)
                .with("favorites", *favorites)
        }));
        sentences
    }

    fn sketch(view: &View, action: &Action, refused: Option<&Refusal>) -> Option<Value> {
        let reason = match refused {
            Some(Refusal::Illegal { reason, .. }) => Some(RefusalReason::from_id(reason)?),
            Some(_) => return None,
            None => None,
        };
        let sketch = view.sketch(action, reason)?;
        Some(serde_json::to_value(sketch).expect("a sketch can be written as JSON"))
    }

    fn effect(view: &View, action: &Action, _foreseen: &[SeenEvent]) -> Option<Sentence> {
        let changes = changes(view, action)?;
        Some(
            match *action {
                Action::Place { card, o, x, y } => {
                    let touched = neighbours(&view.city, Spot { o, x, y });
                    let gear = card.has_gear();
                    Sentence::new("noxford-effect-place").with("touched", touched).with("gear", gear)
                }
                Action::Cover { on, .. } => {
                    Sentence::new("noxford-effect-cover").with_known("below", top(&view.city, on).map(the))
                }
                Action::MoveTo { from, to } => {
                    let rest = lifted(&view.city, from)?;
                    Sentence::new("noxford-effect-move").with("touched", neighbours(&rest, to))
                }
                Action::MoveOn { on, .. } => {
                    Sentence::new("noxford-effect-cover").with_known("below", top(&view.city, on).map(the))
                }
                Action::Skip => return Some(Sentence::new("noxford-effect-skip")),
                Action::Pass => return Some(Sentence::new("noxford-effect-pass")),
            }
            .with("changes", changes),
        )
    }
}

/// What an action changes in what each district counts for: whose it then is, or that it is nobody's.
pub fn changes(view: &View, action: &Action) -> Option<Sentence> {
    let after = view.city.after(action)?;
    let owner = |city: &City, corner| {
        judged(city, &view.options).find(|judged| city.stack(judged.stack).spot().corner() == corner)?.owner
    };
    let changed = judged(&after, &view.options).filter_map(|judged| {
        let corner = after.stack(judged.stack).spot().corner();
        let before = owner(&view.city, corner);
        (before != judged.owner).then(|| district_sentence(&CHANGE, &judged, view))
    });
    let one_after_the_other = |first: Sentence, more: Sentence| {
        Sentence::new("noxford-changes").with("first", first).with("more", more)
    };
    Some(changed.reduce(one_after_the_other).unwrap_or_else(|| Sentence::new("noxford-change-none")))
}

/// What tells of a district that somebody holds, of one that is tied, and of one in which nobody counts: when an action
/// changes it, and at the end.
const CHANGE: [&str; 3] = ["noxford-change-taken", "noxford-change-tied", "noxford-change-empty"];
const JUDGED: [&str; 3] = ["noxford-judged-taken", "noxford-judged-tied", "noxford-judged-empty"];

/// A district as it is judged.
fn district_sentence([taken, tied, empty]: &[&str; 3], judged: &Judged, view: &View) -> Sentence {
    let seats = view.seats.len();
    let best = judged.counts[..seats].iter().copied().max().unwrap_or(0);
    let counts = Seat::all(seats as u8).filter(|seat| judged.counts[seat.index()] > 0).map(|seat| {
        Sentence::new("noxford-count").with("name", seat).with("count", judged.counts[seat.index()])
    });
    let counts: Argument = counts.collect();
    let sentence = |id: &str| Sentence::new(id.to_owned()).with("district", the(judged.card));
    match judged.owner {
        Some(seat) => {
            let color = view.seats[seat.index()].color;
            let bonus = view.options.favorite_bonus;
            let symbols = judged.card.symbols().len() as u8;
            let worth = judged.card.worth(color, bonus);
            let taken = sentence(taken).by(seat).with("counts", counts).with("points", worth);
            taken.with("symbols", symbols).with("favorites", worth - symbols)
        }
        None if best > 0 => sentence(tied).with("counts", counts),
        None => sentence(empty),
    }
}

/// The end as the rules judge it: the barracks strike first, then district by district (NOX-71, NOX-72).
pub fn judgement(view: &View) -> Vec<Sentence> {
    let silenced = cancelled(&view.city);
    let barracks = match silenced.is_empty() {
        true => Sentence::new("noxford-judged-no-barracks"),
        false => Sentence::new("noxford-judged-barracks").with("cards", cards(&view.city, silenced.iter())),
    };
    let districts = judged(&view.city, &view.options);
    [barracks].into_iter().chain(districts.map(|judged| district_sentence(&JUDGED, &judged, view))).collect()
}

/// The city without the top card of a stack.
pub fn lifted(city: &City, from: Corner) -> Option<City> {
    let from = city.find(from)?;
    let stacks = city.stacks().iter().enumerate();
    let stays = |(index, stack): &(usize, &besace_noxford::Stack)| *index != from || stack.height() > 1;
    Some(stacks.filter(stays).map(|(_, stack)| *stack).collect())
}

/// Where a place is: at the right edge of one card and at the lower edge of another.
pub fn neighbours(city: &City, spot: Spot) -> Argument {
    let beside = |stack: usize| {
        let stack = city.stack(stack);
        let edge = spot.contact(stack.spot())?;
        let sentence = Sentence::new(match edge {
            Edge::Left => "noxford-beside-left",
            Edge::Right => "noxford-beside-right",
            Edge::Top => "noxford-beside-top",
            Edge::Bottom => "noxford-beside-bottom",
        });
        Some(Argument::from(sentence.with("card", the(stack.top()))))
    };
    city.touched_from(spot).iter().filter_map(beside).collect()
}

fn cards(city: &City, stacks: impl Iterator<Item = usize>) -> Argument {
    stacks.map(|stack| Argument::from(the(city.stack(stack).top()))).collect()
}

pub fn top(city: &City, corner: Corner) -> Option<Card> {
    city.find(corner).map(|stack| city.stack(stack).top())
}

/// The card under the top card of a stack.
fn below(city: &City, corner: Corner) -> Option<Card> {
    city.find(corner).and_then(|stack| city.stack(stack).cards().nth(1))
}

/// What a card is called; [`CardName`] asks for its other forms.
fn card_name(card: Card) -> Sentence {
    match card.color() {
        Some(color) => {
            let rank = card.id().trim_start_matches(color.id());
            Sentence::new(format!("noxford-card{rank}")).with("color", color_name(color))
        }
        None => Sentence::new(format!("noxford-card-{}", card.id())),
    }
}

pub fn color_name(color: Color) -> Sentence {
    Sentence::new(format!("noxford-color-{}", color.id()))
}

fn symbol_name(symbol: Symbol) -> Sentence {
    Sentence::new(format!("noxford-symbol-{}", symbol.id()))
}

fn orientation_name(o: Orientation) -> Sentence {
    Sentence::new(format!("noxford-lying-{}", o.id()))
}

pub fn pictured(card: Card) -> CardName {
    CardName::new(card.id())
}

/// The one card that is meant.
pub fn the(card: Card) -> CardName {
    pictured(card).form("the")
}
