//! What Hamsterrolle has to say, on every screen: which sentence tells what, and what is filled into it. The sentences are
//! in `games/hamsterrolle/words`.

use crate::Parts;
use crate::aim::{Posture, WAYS, aim_in_words};
use besace_hamsterrolle::{
    Action, Beside, Breakdown, COMPARTMENTS, Color, FURTHER, Hamsterrolle, Lowering, Piece, STANDS,
    SeenEvent, Shape, Stray, View, Wheel, turn_of_stand,
};
use besace_table::{Offer, Refusal, Seat, Standings};
use besace_words::{Argument, CardName, Names, Sentence, Told};
use serde_json::{Map, Value, json};

impl Told<Hamsterrolle> for Parts {
    type Ledger = ();
    type Beside = Beside;

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        Names {
            cards: Piece::all().map(|piece| (piece.id().into(), color_name(piece.color()))).collect(),
            things: Vec::new(),
        }
    }

    fn facts() -> Value {
        let by_color = |fact: &dyn Fn(Color) -> Value| -> Map<String, Value> {
            Color::ALL.into_iter().map(|color| (color.id().to_owned(), fact(color))).collect()
        };
        let ways: Map<String, Value> =
            WAYS.into_iter().map(|(field, ways)| (field.to_owned(), json!(ways))).collect();
        let (wheel, lowering) = (Wheel::of_the_rules(), Lowering::of_the_rules());
        json!({
            "pieces": Piece::all().collect::<Vec<_>>(),
            "compartments": COMPARTMENTS,
            "wheel": {
                "radius": wheel.radius,
                "floors": wheel.floors,
                "floor": wheel.floor,
                "half_floor": wheel.half_floor,
                "foot": wheel.foot,
                "heights": wheel.heights,
                "half_divider": wheel.half_divider,
            },
            "held": lowering.held,
            "depth": lowering.depth,
            "clearance": lowering.clearance,
            "further": FURTHER,
            "shapes": by_color(&|color| shape(color.shape())),
            "grams": by_color(&|color| json!((color.grams() * 10.0).round() / 10.0)),
            "turns": (0..STANDS).map(turn_of_stand).collect::<Vec<_>>(),
            "postures": by_color(&|color| json!((0..STANDS).map(|stand| Posture::of(color, stand).id()).collect::<Vec<_>>())),
            "stands": by_color(&|color| json!(Posture::stands(color))),
            "ways": ways,
        })
    }

    fn beside(view: &View, (): &()) -> Option<Beside> {
        view.beside()
    }

    fn question(view: &View, _legal: &[Offer<Hamsterrolle>]) -> Option<Sentence> {
        let mut open: Vec<u8> = view.allowed.values().flat_map(|open| open.keys().copied()).collect();
        open.sort_unstable_by_key(|k| (k + COMPARTMENTS - view.open.front.unwrap_or(0)) % COMPARTMENTS);
        open.dedup();
        let compartments = open.into_iter().collect::<Argument>();
        let is_empty = view.open.seats[view.open.turn.index()].hand.is_empty();
        Some(match view.open.turn_number {
            _ if is_empty => Sentence::new("hamsterrolle-question-partner")
                .with_known("partner", view.imagined().partner_of(view.open.turn))
                .with("compartments", compartments),
            0 | 1 => Sentence::new("hamsterrolle-question-start").with("compartments", compartments),
            _ => Sentence::new("hamsterrolle-question-turn").with("compartments", compartments),
        })
    }

    fn tell(event: &SeenEvent, _by: Seat, _after: &View) -> Option<Sentence> {
        let laid = |id: &'static str, seat: Seat, piece: Piece, compartment: u8| {
            Sentence::new(id).by(seat).with("piece", the(piece)).with("compartment", compartment)
        };
        Some(match event {
            SeenEvent::Placed { seat, piece, compartment, .. } => {
                laid("hamsterrolle-event-placed", *seat, *piece, *compartment)
            }
            SeenEvent::Passed { seat, piece, compartment, .. } => {
                laid("hamsterrolle-event-passed", *seat, *piece, *compartment)
            }
            SeenEvent::LetGo { seat, piece, compartment, .. } => {
                laid("hamsterrolle-event-let-go", *seat, *piece, *compartment)
            }
            SeenEvent::Recording { .. } => return None,
            SeenEvent::Rolled { mm } => {
                let way = match mm {
                    0 => "none",
                    1.. => "ahead",
                    _ => "behind",
                };
                Sentence::new("hamsterrolle-event-rolled").with("mm", mm.abs()).with("way", way)
            }
            SeenEvent::Fell { seat, pieces } => Sentence::new("hamsterrolle-event-fell")
                .by(*seat)
                .with("pieces", all(pieces))
                .with("count", pieces.len()),
            SeenEvent::TookAside { seat, pieces } => {
                Sentence::new("hamsterrolle-event-took-aside").by(*seat).with("pieces", all(pieces))
            }
            SeenEvent::Stray { pieces, to } => {
                let id = match to {
                    Stray::Aside => "hamsterrolle-event-stray-aside",
                    Stray::Removed => "hamsterrolle-event-stray-removed",
                };
                Sentence::new(id).with("pieces", all(pieces)).with("count", pieces.len())
            }
            SeenEvent::Front { compartment } => {
                Sentence::new("hamsterrolle-event-front").with("compartment", *compartment)
            }
            SeenEvent::Over { .. } => Sentence::new("hamsterrolle-event-over"),
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        let winners = &standings.winners;
        let fewest = winners.iter().map(|seat| -standings.seats[seat.index()].score).sum::<i32>();
        let won = match &winners[..] {
            [alone] => Sentence::new("hamsterrolle-end").by(*alone),
            _ => Sentence::new("hamsterrolle-end-shared"),
        };
        let names: Argument = winners.iter().copied().collect();
        let mut sentences = vec![won.with("names", names).with("count", fewest)];
        sentences.extend(standings.seats.iter().zip(0..).map(|(standing, seat)| {
            Sentence::new("hamsterrolle-end-seat")
                .by(Seat(seat))
                .with("count", -standing.score)
                .with("pieces", left(&standing.breakdown))
        }));
        sentences
    }

    fn effect(view: &View, action: &Action, _foreseen: &[SeenEvent]) -> Option<Sentence> {
        Some(match action {
            Action::Place(aim) => {
                let above = view.allowed.get(&aim.piece.color()).and_then(|open| open.get(&aim.compartment));
                let above = above.copied().flatten();
                let id = if above.is_some() {
                    "hamsterrolle-effect-place"
                } else {
                    "hamsterrolle-effect-place-free"
                };
                Sentence::new(id)
                    .with("aim", aim_in_words(aim))
                    .with("reach", mm(aim.reach()))
                    .with_known("above", above.map(mm))
            }
            Action::Pass(aim) => Sentence::new("hamsterrolle-effect-pass").with("aim", aim_in_words(aim)),
            Action::LetGo { .. } => {
                let over = view.imagined().first_open();
                Sentence::new("hamsterrolle-effect-let-go").with("compartment", over)
            }
        })
    }

    /// Where the piece would be let go, even if the aim is refused, so that one sees what is wrong with it.
    fn sketch(view: &View, action: &Action, _refused: Option<&Refusal>) -> Option<Value> {
        let sketch = view.imagined().sketch(action)?;
        Some(serde_json::to_value(sketch).expect("a sketch can be written as JSON"))
    }

    /// With the whole aim in words, where the action has one.
    fn label(_view: &View, action: &Action) -> Sentence {
        let aimed = |id: &'static str, aim| {
            let besace_hamsterrolle::Aim { piece, .. } = aim;
            Sentence::new(id).with("piece", the(piece)).with("aim", aim_in_words(&aim))
        };
        match action {
            Action::Place(aim) => aimed("hamsterrolle-label-place", *aim),
            Action::Pass(aim) => aimed("hamsterrolle-label-pass", *aim),
            Action::LetGo { .. } => Self::label_by_rule(action),
        }
    }
}

fn shape(shape: Shape) -> Value {
    match shape {
        Shape::Box(half) => json!({ "kind": "box", "size": half.map(|side| 2.0 * side) }),
        Shape::Roller { half_length, radius } => {
            json!({ "kind": "roller", "length": 2.0 * half_length, "diameter": 2.0 * radius })
        }
        Shape::Pyramid { half_base, below, above } => {
            json!({ "kind": "pyramid", "base": 2.0 * half_base, "below": below, "above": above })
        }
    }
}

/// What is left in a hand, by kind.
fn left(breakdown: &Breakdown) -> Argument {
    let held = Color::ALL.into_iter().filter(|color| breakdown.count(*color) > 0);
    held.map(|color| {
        Sentence::new("hamsterrolle-several")
            .with("count", breakdown.count(color))
            .with("piece", Sentence::new(format!("hamsterrolle-piece-{}.short", color.id())))
    })
    .collect()
}

fn all(pieces: &[Piece]) -> Argument {
    pieces.iter().map(|piece| the(*piece)).collect()
}

/// µm as whole mm, rounded.
fn mm(um: i32) -> i32 {
    (um + 500).div_euclid(1000)
}

/// What a colour's pieces are called; [`CardName`] asks for other forms.
fn color_name(color: Color) -> Sentence {
    Sentence::new(format!("hamsterrolle-piece-{}", color.id()))
}

/// The one piece that is meant.
pub fn the(piece: Piece) -> CardName {
    CardName::new(piece.id()).form("the")
}
