//! An aim that is put together step by step. No step is offered that the rules would refuse.

use crate::Parts;
use crate::aim::{Posture, aim_in_words};
use crate::mind::best_aim;
use crate::telling::the;
use besace_hamsterrolle::{AIM_RANGES, Action, Aim, AimKind, Bounds, Hamsterrolle, Piece, View};
use besace_table::{Game, Offer};
use besace_terminal::Draft;
use besace_terminal::told::{Choice, Pick, Picked, Teller, capital};
use besace_words::{Sentence, Told};

/// A choice half made.
#[derive(Clone, Copy, PartialEq)]
pub enum Aiming {
    /// This piece goes somewhere. Pieces of one colour in a hand are alike, and the first of the box stands for them.
    Piece(AimKind, Piece),
    /// It is held like this.
    Held(AimKind, Aim),
    /// Some piece is let go without an aim.
    LetGo,
}

type MenuItem = (Pick<Parts>, Choice);

impl Draft<Parts> for Aiming {
    fn of(bounds: &Bounds) -> Aiming {
        Aiming::Piece(bounds.kind, standing_for(bounds.kind, bounds.piece))
    }

    fn gathered(offer: &Offer<Hamsterrolle>) -> Option<Aiming> {
        Some(match offer {
            Offer::Bounds(bounds) => Aiming::of(bounds),
            Offer::Action(_) => Aiming::LetGo,
        })
    }

    fn beginning(&self, _view: &View, teller: &Teller) -> Choice {
        let label = match *self {
            Aiming::Piece(kind, piece) => Sentence::new(match kind {
                AimKind::Place => "hamsterrolle-draft-place",
                AimKind::Pass => "hamsterrolle-draft-pass",
            })
            .with("piece", the(piece)),
            Aiming::Held(kind, aim) => return held(kind, &aim, teller),
            Aiming::LetGo => Sentence::new("hamsterrolle-draft-let-go"),
        };
        plain(teller.tell(&label))
    }

    fn so_far(&self, _view: &View, teller: &Teller) -> String {
        match *self {
            Aiming::Piece(_, piece) => {
                teller.tell(&Sentence::new("hamsterrolle-where").with("piece", the(piece)))
            }
            Aiming::Held(_, aim) => teller.tell(
                &Sentence::new("hamsterrolle-held")
                    .with("piece", the(aim.piece))
                    .with("aim", aim_in_words(&aim)),
            ),
            Aiming::LetGo => teller.say("hamsterrolle-which", &[]),
        }
    }

    fn steps(&self, view: &View, offers: &[Offer<Hamsterrolle>], teller: &Teller) -> Vec<MenuItem> {
        match *self {
            Aiming::Piece(kind, piece) => compartments(view, kind, piece, offers, teller),
            Aiming::Held(kind, aim) => changes(view, kind, aim, offers, teller),
            Aiming::LetGo => let_go(view, offers, teller),
        }
    }
}

/// Where a piece can go, each with an aim that is allowed; if there is none at all, it can still be let go.
fn compartments(
    view: &View,
    kind: AimKind,
    piece: Piece,
    offers: &[Offer<Hamsterrolle>],
    teller: &Teller,
) -> Vec<MenuItem> {
    let world = view.imagined();
    let mut bounds: Vec<&Bounds> = offers
        .iter()
        .filter_map(|offer| match offer {
            Offer::Bounds(bounds) if Aiming::of(bounds) == Aiming::Piece(kind, piece) => Some(bounds),
            _ => None,
        })
        .collect();
    // Of pieces that are alike the first is laid.
    let first = bounds.first().map(|bounds| bounds.piece);
    bounds.retain(|bounds| Some(bounds.piece) == first);
    let step = |bounds: &Bounds| {
        let aim = best_aim(&world, bounds)?;
        let above = bounds.reach.and_then(|reach| reach.above);
        let id = if above.is_some() { "hamsterrolle-compartment" } else { "hamsterrolle-compartment-free" };
        let degrees = world.slope(bounds.compartment).round() as i32;
        let label = Sentence::new(id)
            .with("compartment", bounds.compartment)
            .with("degrees", degrees.abs())
            .with("way", if degrees < 0 { "behind" } else { "ahead" })
            .with_known("above", above.map(|above| above.div_euclid(1000)));
        Some((Picked::Draft(Aiming::Held(kind, aim)), plain(teller.tell(&label))))
    };
    let mut steps: Vec<MenuItem> = bounds.into_iter().filter_map(step).collect();
    if steps.is_empty() {
        steps = let_go(view, offers, teller);
    }
    steps
}

/// Lets it go as it is held, or holds it differently.
fn changes(
    view: &View,
    kind: AimKind,
    aim: Aim,
    offers: &[Offer<Hamsterrolle>],
    teller: &Teller,
) -> Vec<MenuItem> {
    let world = view.imagined();
    let is_allowed = |aim: &Aim| world.allow(teller.person, &kind.action(*aim)).is_ok();
    let mut steps = vec![(Picked::Play(kind.action(aim)), held(kind, &aim, teller))];
    let other = |changed: Aim, label: Sentence| {
        (Picked::Draft(Aiming::Held(kind, changed)), plain(capital(&teller.tell(&label))))
    };
    let bounds = offers.iter().find_map(|offer| match offer {
        Offer::Bounds(bounds) if bounds.hold(&kind.action(aim)) => Some(bounds),
        _ => None,
    });
    let color = aim.piece.color();
    for stand in Posture::stands(color)
        .into_iter()
        .filter(|stand| Posture::of(color, *stand) != Posture::of(color, aim.stand))
    {
        let turned = Aim { stand, ..aim };
        let turned = if is_allowed(&turned) {
            Some(turned)
        } else {
            bounds.and_then(|bounds| nearest(&world, bounds, turned))
        };
        steps.extend(turned.map(|turned| other(turned, Posture::of(color, stand).sentence())));
    }
    for (field, range) in AIM_RANGES {
        let sizes: &[i8] = match field {
            "along" | "side" => &[1, 5],
            _ => &[range.step],
        };
        for by in sizes.iter().flat_map(|size| [*size, -*size]) {
            let mut changed = aim;
            let (number, id) = match field {
                "along" => (&mut changed.along, "hamsterrolle-change-along"),
                "side" => (&mut changed.side, "hamsterrolle-change-side"),
                "tilt" => (&mut changed.tilt, "hamsterrolle-change-tilt"),
                "yaw" => (&mut changed.yaw, "hamsterrolle-change-yaw"),
                _ => (&mut changed.push, "hamsterrolle-change-push"),
            };
            *number += by;
            if is_allowed(&changed) {
                let way = if by > 0 { "more" } else { "less" };
                let label = Sentence::new(id).with("by", by.unsigned_abs()).with("way", way);
                steps.push(other(changed, label));
            }
        }
    }
    steps
}

/// The allowed aim nearest to this one along the compartment.
fn nearest(world: &Hamsterrolle, bounds: &Bounds, aim: Aim) -> Option<Aim> {
    let further = (1..=80_i8).flat_map(|by| [by, -by]);
    let moved = further.filter_map(|by| aim.along.checked_add(by)).filter(|along| bounds.along.has(*along));
    moved.map(|along| Aim { along, ..aim }).find(|aim| bounds.allow_reach(aim.reach()) && world.has_room(aim))
}

/// The piece that stands for all that are alike: those of a hand are, those in the wheel lie each in its place.
fn standing_for(kind: AimKind, piece: Piece) -> Piece {
    let alike = Piece::all().find(|other| other.color() == piece.color());
    match kind {
        AimKind::Place => alike.unwrap_or(piece),
        AimKind::Pass => piece,
    }
}

fn let_go(view: &View, offers: &[Offer<Hamsterrolle>], teller: &Teller) -> Vec<MenuItem> {
    let mut listed = Vec::new();
    let step = |offer: &Offer<Hamsterrolle>| match offer {
        Offer::Action(Action::LetGo { piece }) if listed.contains(&piece.color()) => None,
        Offer::Action(action) => {
            if let Action::LetGo { piece } = action {
                listed.push(piece.color());
            }
            let effect = Parts::effect(view, action, &[]).map(|effect| teller.tell(&effect));
            let label = teller.tell(&Parts::label(view, action));
            Some((Picked::Play(*action), Choice { label, effect: effect.unwrap_or_default() }))
        }
        Offer::Bounds(_) => None,
    };
    offers.iter().filter_map(step).collect()
}

/// Letting a piece go that is held like this.
fn held(kind: AimKind, aim: &Aim, teller: &Teller) -> Choice {
    let label = match kind.action(*aim) {
        Action::Pass(_) => "hamsterrolle-do-pass",
        _ => "hamsterrolle-do-place",
    };
    let aim = Sentence::new(label).with("piece", the(aim.piece)).with("aim", aim_in_words(aim));
    plain(teller.tell(&aim))
}

fn plain(label: String) -> Choice {
    Choice { label, effect: String::new() }
}
