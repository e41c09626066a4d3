//! What happens when an action is carried out: a hand, the physics, the bookkeeping. Nothing here can refuse.

use crate::action::{Action, Aim, Allowed};
use crate::event::Event;
use crate::geometry::{self, COMPARTMENTS, Held, Pose};
use crate::options::{Stray, Tremor};
use crate::physics::{self, HZ, Recorder, Release, Settled, Silence};
use crate::pieces::Piece;
use crate::score;
use crate::state::{Hamsterrolle, Place, ahead, distance};
use besace_table::{Chance, Listener, Seat};

pub(crate) fn carry_out(
    game: &mut Hamsterrolle,
    Allowed { seat, action }: Allowed,
    listener: &mut impl Listener<Event>,
) {
    let aim = match action {
        Action::Place(aim) | Action::Pass(aim) => aim,
        Action::LetGo { piece } => Aim::straight(piece, game.tried()),
    };
    let release = released(game, &action, &aim);
    let Aim { piece, compartment, .. } = aim;
    let pose = release.pose;
    // A recording is kept only where somebody listens: who hears this event will hear it.
    let mut somebody_listens = false;
    listener.hear(|| {
        somebody_listens = true;
        match action {
            Action::Place(_) => Event::Placed { seat, piece, compartment, pose },
            Action::Pass(_) => Event::Passed { seat, piece, compartment, pose },
            Action::LetGo { .. } => Event::LetGo { seat, piece, compartment, pose },
        }
    });
    let wheel = game.wheel;
    let others = game.in_wheel().filter(|(other, _)| *other != piece);
    let settled = if somebody_listens {
        let mut recorder = Recorder::default();
        let settled = physics::run(&wheel, others, Some(&release), &mut recorder);
        let (bodies, frames) = recorder.finish();
        listener.hear(|| Event::Recording { hz: HZ, bodies, frames });
        settled
    } else {
        physics::run(&wheel, others, Some(&release), &mut Silence)
    };
    let from = front_from(game, &action, compartment);
    settle(game, seat, settled, from, listener);
}

/// How the hand lets the piece go: where it aims or trembles to, lowered (HAM-11) or dropped (HAM-17).
fn released(game: &mut Hamsterrolle, action: &Action, aim: &Aim) -> Release {
    let still = game.still(aim.piece);
    let steady = aim.held();
    let held = match game.options.tremor {
        Tremor::Steady => steady,
        Tremor::Shaky => {
            let shaky = trembling(&steady, &mut game.chance);
            if still.has_room(aim.piece, &shaky) { shaky } else { steady }
        }
    };
    let pose: Pose = match action {
        Action::LetGo { .. } => still.dropped(aim.piece, &held),
        _ => still.lowered(aim.piece, &held),
    };
    Release { piece: aim.piece, pose, forward: held.forward(&game.wheel), push: aim.push }
}

/// HAM-21: an aim with a tremor that nobody can foresee.
fn trembling(aim: &Held, chance: &mut Chance) -> Held {
    let mut tremor = |most: u32| {
        let (u, v) = (chance.below(most + 1), chance.below(most + 1));
        (f64::from(u) + f64::from(v) - f64::from(most)) / 10.0
    };
    // In the order of the rules: along, side, tilt, yaw.
    let (along, side, tilt, yaw) = (tremor(40), tremor(40), tremor(50), tremor(50));
    Held {
        along: aim.along + along,
        side: aim.side + side,
        tilt: aim.tilt + tilt,
        yaw: aim.yaw + yaw,
        ..*aim
    }
}

/// Where HAM-14 begins to look for the front: at the compartment that was aimed at, but after a pass that is not a little
/// ahead of the front, at the front as it was (HAM-15).
fn front_from(game: &Hamsterrolle, action: &Action, compartment: u8) -> u8 {
    let front = game.tried();
    match action {
        Action::Pass(_) if !(1..=3).contains(&distance(front, compartment)) => front,
        _ => compartment,
    }
}

/// The bookkeeping after the physics, HAM-13 to HAM-20.
fn settle(
    game: &mut Hamsterrolle,
    seat: Seat,
    settled: Settled,
    from: u8,
    listener: &mut impl Listener<Event>,
) {
    let Settled { wheel, pieces, fell, stray, rolled, frames } = settled;
    game.wheel = wheel;
    game.travel = game.travel.saturating_add(rolled);
    game.frames = frames;
    for (piece, pose) in pieces {
        game.places[piece.index()] = Place::Wheel(pose);
    }
    listener.hear(|| Event::Rolled { mm: (rolled as f64 / 1e3).round() as i64 });
    if !fell.is_empty() {
        put(game, &fell, Place::Hand(seat));
        let aside: Vec<Piece> = game.in_place(Place::Aside).collect();
        put(game, &aside, Place::Hand(seat));
        listener.hear(|| Event::Fell { seat, pieces: fell });
        if !aside.is_empty() {
            listener.hear(|| Event::TookAside { seat, pieces: aside });
        }
    }
    if !stray.is_empty() {
        let to = game.options.stray;
        let pile = match to {
            Stray::Aside => Place::Aside,
            Stray::Removed => Place::Removed,
        };
        put(game, &stray, pile);
        listener.hear(|| Event::Stray { pieces: stray, to });
    }
    let front = front(game, from);
    game.front = Some(front);
    game.turn_number += 1;
    listener.hear(|| Event::Front { compartment: front });
    if game.is_over() {
        listener.hear(|| Event::Over { winners: score::standings(game).winners });
    }
}

fn put(game: &mut Hamsterrolle, pieces: &[Piece], place: Place) {
    for piece in pieces {
        game.places[piece.index()] = place;
    }
}

/// HAM-14: the nearest compartment, from this one backwards, that holds a piece; the lowest if none does.
fn front(game: &Hamsterrolle, from: u8) -> u8 {
    let held = game.compartments();
    let backwards = (0..COMPARTMENTS).map(|by| ahead(from, COMPARTMENTS - by));
    let holds = |k: &u8| !held.is_free(*k);
    backwards.into_iter().find(holds).unwrap_or_else(|| geometry::lowest(&game.wheel)[0])
}
