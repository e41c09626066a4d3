//! Aims by geometry alone: nothing is simulated here.

use crate::aim::Posture;
use besace_bots::{Reason, Why as _, reasons};
use besace_hamsterrolle::{Action, Aim, AimKind, Bounds, Hamsterrolle};
use besace_table::{Game, Guess, Offer, Seat};

reasons! {
    /// Why a bot plays something: by geometry, or by what happened when it was tried.
    pub enum Why {
        LetsGo = "lets_go",
        Passes = "passes",
        LastPiece = "last_piece",
        Fits = "fits",
        LiesLow = "lies_low",
        Slope = "slope",
        Stays = "stays",
        Drops = "drops",
    }
}

/// Half the room between two dividers (mm).
const HALF_MOUTH: f64 = 30.0;
/// How far the floor is from the axle (mm).
const FLOOR: f64 = 165.0;
/// Half of the rim's width (mm).
const HALF_RIM: f64 = 30.0;
/// What it is worth to move a piece forward instead of laying one, if both look equally safe. Moving makes no hand
/// smaller.
const PASS: f32 = 0.12;

/// An action that is allowed, and how likely it looks to stay.
pub struct Candidate {
    pub action: Action,
    pub promise: f32,
}

/// Every piece and compartment with its best aims, the most promising first. Never empty: a piece can always be let go.
pub fn candidates(world: &Hamsterrolle, seat: Seat, guess: &mut Guess) -> Vec<Candidate> {
    let mut offers = Vec::new();
    world.legal(seat, &mut offers);
    let mut candidates = Vec::new();
    for offer in &offers {
        match offer {
            Offer::Action(action) => {
                candidates.push(Candidate { action: *action, promise: promise(world, action) })
            }
            Offer::Bounds(bounds) => {
                let aims = aims(world, bounds, guess).into_iter();
                candidates
                    .extend(aims.map(|(aim, promise)| Candidate { action: bounds.action(aim), promise }));
            }
        }
    }
    candidates.sort_by(|a, b| b.promise.total_cmp(&a.promise));
    candidates
}

/// The best aim for a piece and a compartment; `None` where geometry finds none that is allowed.
pub fn best_aim(world: &Hamsterrolle, bounds: &Bounds) -> Option<Aim> {
    let best = aims(world, bounds, &mut Guess::new(0)).into_iter().max_by(|(_, a), (_, b)| a.total_cmp(b));
    best.map(|(aim, _)| aim)
}

/// How many aims a piece and a compartment get.
const AIMS: usize = 3;

/// Aims worth trying for a piece and a compartment, each with its promise: every posture, as far back as the rules
/// allow, or a little further forward.
fn aims(world: &Hamsterrolle, bounds: &Bounds, guess: &mut Guess) -> Vec<(Aim, f32)> {
    let above = bounds.reach.and_then(|reach| reach.above);
    let mut found = Vec::new();
    for stand in Posture::stands(bounds.piece.color()) {
        let held = Aim { stand, ..Aim::straight(bounds.piece, bounds.compartment) };
        let [half, ..] = held.half_extents();
        // As far back as it fits, and as far forward as it must.
        let rear = (half - HALF_MOUTH).min(0.0).ceil() as i32;
        let due = above.map_or(rear, |above| (above + 1_000 - held.reach()).div_euclid(1_000) + 1);
        let least = rear.max(due).max(-40);
        for further in [0, 2 + guess.below(6) as i32] {
            let Ok(along) = i8::try_from(least + further) else { continue };
            if along > 40 {
                continue;
            }
            let side = guess.below(9) as i8 - 4;
            let aim = Aim { along, side, ..held };
            if bounds.allow_reach(aim.reach()) && world.has_room(&aim) {
                found.push((aim, promise_of(world, bounds.kind, &aim)));
            }
        }
    }
    found.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    found.truncate(AIMS);
    found
}

/// How well an action promises to stay where it is put: above 0, about the likelihood that nothing falls.
pub fn promise(world: &Hamsterrolle, action: &Action) -> f32 {
    match action {
        Action::Place(aim) => promise_of(world, AimKind::Place, aim),
        Action::Pass(aim) => promise_of(world, AimKind::Pass, aim),
        // It drops from above, without an aim.
        Action::LetGo { .. } => 0.01,
    }
}

fn promise_of(world: &Hamsterrolle, kind: AimKind, aim: &Aim) -> f32 {
    let [forward, hubward, axle] = aim.half_extents();
    let stays = stays(world.slope(aim.compartment));
    // A piece that is wider than the opening lies on the dividers; one that sticks out of it catches on one.
    let over = (f64::from(aim.along).abs() + forward - HALF_MOUTH).max(0.0);
    let fits = 1.0 / (1.0 + 0.06 * over);
    // The deeper it lies the safer it is, and a high one tips over.
    let high = (FLOOR - world.depth(aim) - hubward).max(0.0) + (hubward - 15.0).max(0.0);
    let low = 1.0 / (1.0 + 0.03 * high);
    let beside = (axle + f64::from(aim.side).abs() - HALF_RIM).max(0.0);
    let within = 1.0 / (1.0 + 0.03 * beside);
    // What pushes the wheel forward lifts what is behind.
    let heavy = 1.0 / (1.0 + 0.01 * aim.piece.color().grams());
    let kind = match kind {
        AimKind::Place => 1.0,
        AimKind::Pass => f64::from(PASS),
    };
    (stays * fits * low * within * heavy * kind).max(0.001) as f32
}

/// How likely a piece is to stay in a compartment at this slope (degrees), measured over arbitrary aims.
fn stays(slope: f64) -> f64 {
    const MEASURED: [(f64, f64); 8] = [
        (-30.0, 0.6),
        (30.0, 0.6),
        (45.0, 0.42),
        (60.0, 0.27),
        (75.0, 0.2),
        (90.0, 0.14),
        (105.0, 0.06),
        (120.0, 0.01),
    ];
    if slope < -30.0 {
        return 0.3;
    }
    let steps = MEASURED.windows(2).find(|pair| slope < pair[1].0);
    steps.map_or(0.005, |pair| {
        let [(from, most), (to, least)] = [pair[0], pair[1]];
        most + (least - most) * (slope - from) / (to - from)
    })
}

/// What the seat to move is likely to drop: the steeper the front, the more.
pub fn danger(world: &Hamsterrolle) -> f32 {
    1.0 - stays(world.slope(world.first_open())) as f32
}

/// A novice's choice: mostly among what looks best.
pub fn novice(world: &Hamsterrolle, seat: Seat, guess: &mut Guess) -> Action {
    let candidates = candidates(world, seat, guess);
    let weights: Vec<f32> =
        candidates.iter().map(|candidate| candidate.promise * candidate.promise).collect();
    candidates[guess.pick(&weights).unwrap_or(0)].action
}

/// What geometry says in favour of an action, the weightiest first.
pub fn explain(world: &Hamsterrolle, seat: Seat, action: &Action) -> Vec<Reason> {
    let aim = match action {
        Action::Place(aim) | Action::Pass(aim) => aim,
        Action::LetGo { .. } => {
            return vec![Why::LetsGo.reason()];
        }
    };
    let mut reasons = Vec::new();
    if matches!(action, Action::Pass(_)) {
        reasons.push(Why::Passes.reason());
    } else if world.hand_count(seat) == 1 {
        reasons.push(Why::LastPiece.reason());
    }
    let [forward, hubward, _] = aim.half_extents();
    if f64::from(aim.along).abs() + forward <= HALF_MOUTH {
        reasons.push(Why::Fits.reason());
    }
    if hubward <= 10.0 {
        reasons.push(Why::LiesLow.reason());
    }
    let degrees = world.slope(aim.compartment).round();
    reasons.push(Why::Slope.reason().with("degrees", degrees.abs()));
    reasons
}
