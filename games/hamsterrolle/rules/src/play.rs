//! What happens when an action is carried out: a hand, the physics, the bookkeeping. Nothing here can refuse.

use crate::action::{Action, Aim, Allowed};
use crate::event::Event;
use crate::geometry::{self, COMPARTMENTS, Held, Pose};
use crate::options::{Stray, Tremor};
use crate::physics::{self, HZ, Recorder, Release, Settled, Silence, Still, Watch};
use crate::pieces::Piece;
use crate::score;
use crate::state::{Hamsterrolle, Place, ahead, distance};
use besace_table::{Chance, Listener, Seat};

pub(crate) fn carry_out(
    game: &mut Hamsterrolle,
    Allowed { seat, action, outcome }: Allowed,
    listener: &mut impl Listener<Event>,
) {
    let aim = aimed(game, &action);
    let release = released(game, &action, &aim);
    // A recording is kept only if somebody listens: whoever hears this event will hear the recording.
    let mut somebody_listens = false;
    listener.hear(|| {
        somebody_listens = true;
        begun(seat, &action, &aim, release.pose)
    });
    let settled = match outcome {
        Some(outcome) => outcome.settled(),
        None if somebody_listens => {
            let (settled, recording) = recorded(game, &release);
            listener.hear(|| recording);
            settled
        }
        None => simulated(game, &release, &mut Silence),
    };
    let from = front_from(game, &action, aim.compartment);
    settle(game, seat, settled, from, listener);
}

/// What is sure before anything is simulated: that the piece is let go, and with a steady hand where.
pub(crate) fn sure(game: &Hamsterrolle, Allowed { seat, action, .. }: &Allowed) -> Vec<Event> {
    match game.options.tremor {
        Tremor::Shaky => Vec::new(),
        Tremor::Steady => {
            let aim = aimed(game, action);
            vec![begun(*seat, action, &aim, held_steadily(game, action, &aim))]
        }
    }
}

/// The aim of an action; a piece that is let go has a straight one.
pub(crate) fn aimed(game: &Hamsterrolle, action: &Action) -> Aim {
    match action {
        Action::Place(aim) | Action::Pass(aim) => *aim,
        Action::LetGo { piece } => Aim::straight(*piece, game.tried()),
    }
}

fn begun(seat: Seat, action: &Action, aim: &Aim, pose: Pose) -> Event {
    let Aim { piece, compartment, .. } = *aim;
    match action {
        Action::Place(_) => Event::Placed { seat, piece, compartment, pose },
        Action::Pass(_) => Event::Passed { seat, piece, compartment, pose },
        Action::LetGo { .. } => Event::LetGo { seat, piece, compartment, pose },
    }
}

/// Simulates the turn for a watcher.
pub(crate) fn simulated(game: &Hamsterrolle, release: &Release, watch: &mut impl Watch) -> Settled {
    let others = game.in_wheel().filter(|(other, _)| *other != release.piece);
    physics::run(&game.wheel, others, Some(release), watch)
}

/// The same, with its recording.
pub(crate) fn recorded(game: &Hamsterrolle, release: &Release) -> (Settled, Event) {
    let mut recorder = Recorder::default();
    let settled = simulated(game, release, &mut recorder);
    let (bodies, frames) = recorder.finish();
    (settled, Event::Recording { hz: HZ, bodies, frames })
}

/// How the hand lets the piece go: where it aims or trembles to, lowered (HAM-11) or dropped (HAM-17).
pub(crate) fn released(game: &mut Hamsterrolle, action: &Action, aim: &Aim) -> Release {
    let still = game.still(aim.piece);
    let steady = aim.held();
    let held = match game.options.tremor {
        Tremor::Steady => steady,
        Tremor::Shaky => {
            let shaky = trembling(&steady, &mut game.chance);
            if still.has_room(aim.piece, &shaky) { shaky } else { steady }
        }
    };
    let pose = let_go_at(&still, action, aim.piece, &held);
    Release { piece: aim.piece, pose, forward: held.forward(&game.wheel), push: aim.push }
}

/// Where a piece that is held like this is let go: lowered (HAM-11), or dropped when the time is up (HAM-17).
fn let_go_at(still: &Still, action: &Action, piece: Piece, held: &Held) -> Pose {
    match action {
        Action::LetGo { .. } => still.dropped(piece, held),
        Action::Place(_) | Action::Pass(_) => still.lowered(piece, held),
    }
}

/// The same for a hand that does not tremble.
pub(crate) fn held_steadily(game: &Hamsterrolle, action: &Action, aim: &Aim) -> Pose {
    let_go_at(&game.still(aim.piece), action, aim.piece, &aim.held())
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

/// Where HAM-14 begins to look for the front: at the compartment that was aimed at. After a pass that does not end one
/// to three compartments ahead of the front, at the old front (HAM-15).
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
