//! The physics of one turn: rigid bodies in three dimensions, behind a small interface.
//!
//! [`Still`] answers questions about a wheel that stands still, and [`run`] simulates one turn. Both begin from the
//! integers of a position, and `run` returns integers again. Nothing else of the engine leaves this module.
//!
//! **Why the same position and action give the same integers everywhere.** Every number that goes in comes from
//! integers by division, and each turn builds a new world, its bodies inserted in one fixed order with all speeds 0: what
//! happened before leaves no trace. The engine's feature `enhanced-determinism` takes its sines and square roots from
//! `libm` instead of the machine, keeps its vectors scalar and its maps in the order of insertion; `parallel` and `simd8`
//! are off. Rust neither fuses nor reorders floating point, in debug or in release. The number of steps depends on
//! speeds alone and never on time. The version of the engine is pinned in `Cargo.toml`; another version, or another
//! number in this module, is another [`MODEL`].

mod bodies;
mod recording;
mod still;

pub use bodies::Wheel;
pub use recording::{BodyAt, Frames, HZ};
pub(crate) use recording::{Recorder, Silence, Watch};
pub use still::Lowering;
pub(crate) use still::Still;

use crate::geometry::{Pose, Quaternion, bottom};
use crate::pieces::Piece;
use bodies::{PARTS, RADIUS, placed, shape_of, vector};
use rapier3d::prelude::*;

/// The number of this model in a position: this engine and these parameters.
pub const MODEL: u32 = 1;

const STEPS_A_SECOND: f32 = 120.0;
/// How many steps the wheel is held.
const HELD: u32 = 60;
/// After this many steps a turn is frozen as it is.
const LONGEST: u32 = 1200;
/// For this many steps everything must be slow before it counts as at rest.
const CALM: u32 = 48;
/// For this many steps it is watched after that (HAM-16).
const WATCHED: u32 = 60;
/// How fast a hand pushes (cm/s).
const PUSH: f32 = 10.0;

/// No corner of any piece is further than this from its centre (cm), so that none touches the table above it.
const LONGEST_ARM: f32 = 5.7;

/// A piece that is let go.
pub(crate) struct Release {
    pub(crate) piece: Piece,
    pub(crate) pose: Pose,
    /// Forward in its compartment, in the world.
    pub(crate) forward: [f64; 3],
    /// How far it is pushed before (mm).
    pub(crate) push: i8,
}

/// How a turn ends, in its canonical form: the wheel at x = z = 0, everything in integers, no speeds.
pub(crate) struct Settled {
    pub(crate) wheel: Pose,
    /// What is in the wheel, by index.
    pub(crate) pieces: Vec<(Piece, Pose)>,
    /// What goes to the hand of the seat that acted, by index: what touched the table before everything was at rest,
    /// and the piece of the turn if something touched the table while it was in the hand.
    pub(crate) fell: Vec<Piece>,
    /// What touched the table only after rest, by index.
    pub(crate) stray: Vec<Piece>,
    /// How far the wheel has rolled (µm).
    pub(crate) rolled: i64,
    /// How many frames a recording of it has.
    pub(crate) frames: u32,
}

/// Simulates one turn, from these poses and with this piece let go. `watch` sees every frame.
pub(crate) fn run(
    wheel: &Pose,
    pieces: impl Iterator<Item = (Piece, Pose)>,
    release: Option<&Release>,
    watch: &mut impl Watch,
) -> Settled {
    let mut turn = Turning::new(wheel, pieces, release);
    turn.show(watch);
    let mut calm = 0;
    while turn.steps < LONGEST && calm < CALM {
        turn.hold(release);
        turn.step(watch);
        turn.fall(release);
        calm = if turn.steps > HELD && turn.is_slow() { calm + 1 } else { 0 };
    }
    if calm == CALM {
        for _ in 0..WATCHED {
            turn.step(watch);
            turn.stray();
        }
    }
    turn.settled()
}

const TABLE: Group = Group::GROUP_1;
const BALL: Group = Group::GROUP_2;
const WHEEL: Group = Group::GROUP_3;
const PIECE: Group = Group::GROUP_4;
const FALLEN: Group = Group::GROUP_5;

fn meets(one: Group, others: Group) -> InteractionGroups {
    InteractionGroups::new(one, others, InteractionTestMode::And)
}

/// What has happened to a piece in this turn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    InWheel,
    Fell,
    Stray,
    /// It was still in the hand when something else fell, and was taken out of the world.
    TakenBack,
}

struct Body {
    piece: Piece,
    body: RigidBodyHandle,
    collider: ColliderHandle,
    fate: Fate,
}

/// A turn while it is simulated.
struct Turning {
    world: PhysicsWorld,
    table: ColliderHandle,
    wheel: RigidBodyHandle,
    bodies: Vec<Body>,
    steps: u32,
}

impl Turning {
    /// The world: table, wheel, pieces by index, and last the piece of the turn. All speeds are 0, the wheel is held.
    fn new(wheel: &Pose, pieces: impl Iterator<Item = (Piece, Pose)>, release: Option<&Release>) -> Turning {
        let mut world = PhysicsWorld::new();
        world.gravity = Vector::new(0.0, -981.0, 0.0);
        let parameters = &mut world.integration_parameters;
        parameters.dt = 1.0 / STEPS_A_SECOND;
        parameters.num_solver_iterations = 8;
        parameters.contact_softness.natural_frequency = 120.0;
        parameters.friction_model = FrictionModel::Coulomb;
        parameters.contact_recycling = false;

        let table = ColliderBuilder::cuboid(300.0, 5.0, 50.0)
            .friction(1.0)
            .restitution(0.1)
            .collision_groups(meets(TABLE, BALL | PIECE | FALLEN));
        let ground = RigidBodyBuilder::fixed().translation(Vector::new(0.0, -5.0, 0.0));
        let (_, table) = world.insert(ground, table);
        let wheel = insert_wheel(&mut world, wheel);
        let acting = release.map(|release| (release.piece, release.pose));
        let bodies = pieces.chain(acting).map(|(piece, pose)| insert_piece(&mut world, piece, &pose));
        let bodies = bodies.collect();
        Turning { world, table, wheel, bodies, steps: 0 }
    }

    /// What hands do before the next step: push the piece, hold the wheel, let go.
    fn hold(&mut self, release: Option<&Release>) {
        if self.steps == HELD {
            let wheel = &mut self.world.bodies[self.wheel];
            wheel.set_locked_axes(ROLLING, true);
            self.world.wake_up_all(true);
        }
        let Some((release, acting)) = release.zip(self.bodies.last()) else { return };
        if acting.fate == Fate::TakenBack || self.steps > pushed(release.push) || release.push == 0 {
            return;
        }
        let speed = PUSH * f32::from(release.push.signum());
        let is_pushed = self.steps < pushed(release.push);
        let body = &mut self.world.bodies[acting.body];
        body.set_gravity_scale(if is_pushed { 0.0 } else { 1.0 }, true);
        body.set_linvel(if is_pushed { vector(release.forward) * speed } else { Vector::ZERO }, true);
        if is_pushed {
            body.set_angvel(Vector::ZERO, true);
        }
    }

    fn step(&mut self, watch: &mut impl Watch) {
        // A step takes a tenth of a millisecond or two. Whoever waits for this core gets it before the next one: a server plays
        // other games beside this one, and the system would let a turn go on for several milliseconds.
        besace_table::give_way();
        self.world.step();
        self.steps += 1;
        if self.steps.is_multiple_of(recording::STEPS_A_FRAME) {
            self.show(watch);
        }
    }

    fn show(&self, watch: &mut impl Watch) {
        let wheel = (None, &self.world.bodies[self.wheel]);
        let there = self.bodies.iter().filter(|body| body.fate != Fate::TakenBack);
        let pieces = there.map(|body| (Some(body.piece), &self.world.bodies[body.body]));
        watch.frame(std::iter::once(wheel).chain(pieces).map(|(piece, body)| (piece, *body.position())));
    }

    /// HAM-13, and the end of HAM-12: what touches the table has fallen, and a hand that still holds a piece keeps it.
    fn fall(&mut self, release: Option<&Release>) {
        let somebody_fell = self.mark_touching(Fate::Fell);
        let in_hand = release.is_some_and(|release| self.steps <= pushed(release.push));
        if somebody_fell
            && in_hand
            && let Some(acting) = self.bodies.last_mut()
        {
            // Once it is out of the world, nothing can be found there under its name.
            if acting.fate != Fate::TakenBack {
                acting.fate = Fate::TakenBack;
                self.world.remove_body(acting.body);
            }
        }
    }

    /// HAM-16: what touches the table only now fell through nobody's fault.
    fn stray(&mut self) {
        self.mark_touching(Fate::Stray);
    }

    /// Gives this fate to every piece that now touches the table, and says whether there was one. From then on such a
    /// piece collides only with the table, so that it cannot prop up the wheel.
    fn mark_touching(&mut self, fate: Fate) -> bool {
        let mut found = false;
        for at in 0..self.bodies.len() {
            if self.bodies[at].fate == Fate::InWheel && self.touches(&self.bodies[at]) {
                self.bodies[at].fate = fate;
                let collider = &mut self.world.colliders[self.bodies[at].collider];
                collider.set_collision_groups(meets(FALLEN, TABLE));
                found = true;
            }
        }
        found
    }

    fn touches(&self, body: &Body) -> bool {
        let centre = self.world.bodies[body.body].translation();
        if centre.y < 0.0 || centre.z.abs() > 50.0 {
            return true;
        }
        let contact = || self.world.narrow_phase.contact_pair(body.collider, self.table);
        centre.y < LONGEST_ARM + 0.5 && contact().is_some_and(ContactPair::has_any_active_contact)
    }

    /// Whether everything that counts is slow enough to be called at rest.
    fn is_slow(&self) -> bool {
        let slow = |body: RigidBodyHandle, cm: f32, radians: f32| {
            let body = &self.world.bodies[body];
            body.linvel().length() <= cm && body.angvel().length() <= radians
        };
        slow(self.wheel, 0.4, 0.03)
            && self
                .bodies
                .iter()
                .filter(|body| body.fate == Fate::InWheel)
                .all(|body| slow(body.body, 0.6, 0.15))
    }

    fn settled(self) -> Settled {
        let wheel = *self.world.bodies[self.wheel].position();
        let axle = mm(wheel.translation);
        let mut settled = Settled {
            wheel: Pose::rounded(
                [0.0, axle[1], 0.0],
                Quaternion { x: 0.0, y: 0.0, z: wheel.rotation.z.into(), w: wheel.rotation.w.into() },
            ),
            pieces: Vec::with_capacity(self.bodies.len()),
            fell: Vec::new(),
            stray: Vec::new(),
            rolled: (axle[0] * 1e3).round() as i64,
            frames: 1 + self.steps / recording::STEPS_A_FRAME,
        };
        for body in &self.bodies {
            match body.fate {
                Fate::Fell | Fate::TakenBack => settled.fell.push(body.piece),
                Fate::Stray => settled.stray.push(body.piece),
                Fate::InWheel => {
                    let at = self.world.bodies[body.body].position();
                    let [x, y, z] = mm(at.translation);
                    let [i, j, k, w] = at.rotation.to_array().map(f64::from);
                    let turn = Quaternion { x: i, y: j, z: k, w };
                    let pose = Pose::rounded([x - axle[0], y, z - axle[2]], turn);
                    match is_in_wheel(&settled.wheel, body.piece, &pose) {
                        true => settled.pieces.push((body.piece, pose)),
                        false => settled.fell.push(body.piece),
                    }
                }
            }
        }
        settled.pieces.sort_unstable_by_key(|(piece, _)| *piece);
        settled.fell.sort_unstable();
        settled.stray.sort_unstable();
        settled
    }
}

/// What a wheel that is not held must not do: tilt, or turn about its upright axis.
const ROLLING: LockedAxes = LockedAxes::ROTATION_LOCKED_X.union(LockedAxes::ROTATION_LOCKED_Y);

/// For how many steps a piece is pushed to move it this many mm.
fn pushed(mm: i8) -> u32 {
    6 * u32::from(mm.unsigned_abs()) / 5
}

fn mm(cm: Vector) -> [f64; 3] {
    cm.to_array().map(|cm| f64::from(cm) * 10.0)
}

/// Whether a piece is where a piece in the wheel can be (I4).
pub(crate) fn is_in_wheel(wheel: &Pose, piece: Piece, at: &Pose) -> bool {
    let [x, y, z] = at.mm();
    let [axle_x, axle_y, _] = wheel.mm();
    let (dx, dy) = (x - axle_x, y - axle_y);
    dx * dx + dy * dy <= 170.0 * 170.0 && z.abs() <= 90.0 && bottom(piece, at) >= 0
}

fn insert_wheel(world: &mut PhysicsWorld, pose: &Pose) -> RigidBodyHandle {
    let body = RigidBodyBuilder::dynamic()
        .pose(placed(pose))
        .locked_axes(LockedAxes::all())
        .angular_damping(3.0)
        .can_sleep(false);
    let wheel = world.insert_body(body);
    let ball = ColliderBuilder::ball(RADIUS)
        .density(0.0)
        .friction(1.0)
        .friction_combine_rule(CoefficientCombineRule::Max)
        .restitution(0.0)
        .collision_groups(meets(BALL, TABLE));
    world.insert_collider(ball, Some(wheel));
    for part in PARTS.iter() {
        let collider = wooden(ColliderBuilder::new(part.shape.clone()))
            .position(part.at)
            .density(part.density)
            .collision_groups(meets(WHEEL, PIECE));
        world.insert_collider(collider, Some(wheel));
    }
    wheel
}

fn insert_piece(world: &mut PhysicsWorld, piece: Piece, pose: &Pose) -> Body {
    let body = RigidBodyBuilder::dynamic().pose(placed(pose)).angular_damping(0.5).can_sleep(false);
    let collider = wooden(ColliderBuilder::new(shape_of(piece).clone()))
        .density(0.70)
        .collision_groups(meets(PIECE, TABLE | WHEEL | PIECE));
    let (body, collider) = world.insert(body, collider);
    Body { piece, body, collider, fate: Fate::InWheel }
}

fn wooden(collider: ColliderBuilder) -> ColliderBuilder {
    collider
        .friction(0.45)
        .friction_combine_rule(CoefficientCombineRule::Average)
        .restitution(0.35)
        .restitution_combine_rule(CoefficientCombineRule::Average)
}

#[cfg(test)]
mod tests {
    use super::*;

    const UPRIGHT: Pose = Pose { pos: [0, 178_000, 0], rot: [0, 0, 0, 10_000_000] };

    fn turning(mm: [i32; 3]) -> Turning {
        let piece = Piece::from_id("blue-1").expect("there is a cube");
        let pose = Pose { pos: mm.map(|mm| mm * 1000), ..UPRIGHT };
        Turning::new(&UPRIGHT, [(piece, pose)].into_iter(), None)
    }

    /// A turn that is frozen may leave a piece in mid-air beside the wheel, where no position can have it.
    #[test]
    fn what_is_not_in_the_wheel_at_the_end_has_fallen() {
        let settled = turning([0, 100, 95]).settled();
        assert_eq!((settled.fell.len(), settled.pieces.len()), (1, 0));
        let settled = turning([0, 100, 85]).settled();
        assert_eq!((settled.fell.len(), settled.pieces.len()), (0, 1));
    }

    #[test]
    fn the_wheel_and_the_pieces_weigh_what_the_rules_say() {
        let mut world = PhysicsWorld::new();
        let wheel = insert_wheel(&mut world, &UPRIGHT);
        world.step();
        assert!((world.bodies[wheel].mass() - 488.0).abs() < 1.0, "{}", world.bodies[wheel].mass());
        for (id, grams) in [
            ("red-1", 18.9),
            ("orange-1", 11.0),
            ("yellow-1", 16.8),
            ("green-1", 25.2),
            ("blue-1", 18.9),
            ("purple-1", 15.8),
            ("white-1", 11.1),
            ("black", 18.1),
        ] {
            let mut world = PhysicsWorld::new();
            let body = insert_piece(&mut world, Piece::from_id(id).expect("an id"), &UPRIGHT);
            world.step();
            let body = &world.bodies[body.body];
            assert!((body.mass() - grams).abs() < 0.06, "{id} weighs {}", body.mass());
            assert!(body.local_center_of_mass().length() < 1e-3, "{id} is held at its centre of mass");
        }
    }
}
