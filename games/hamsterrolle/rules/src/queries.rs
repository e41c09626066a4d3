//! What bots and sentences ask of a game, in the words of the rules. It only reads, and simulates nothing.

use crate::action::{ALONG, Action, Aim, AimKind, Bounds, PUSH, Range, SIDE, TILT, YAW};
use crate::geometry::{self, Pose, Quaternion};
use crate::options::Tremor;
use crate::physics::HZ;
use crate::play::{aimed, held_steadily};
use crate::state::Hamsterrolle;
use crate::view::View;
use besace_table::{Guess, Seat};
use serde::Serialize;

impl Aim {
    /// How far forward of the compartment's middle the aimed piece goes (µm, HAM-9).
    pub fn reach(&self) -> i32 {
        self.held().reach(self.piece)
    }

    /// Half the room that the aimed piece takes up: forward, towards the hub and along the axle (mm).
    pub fn half_extents(&self) -> [f64; 3] {
        geometry::half_extents(self.piece, &self.held())
    }
}

impl Bounds {
    /// This aim as an action of this kind.
    pub fn action(&self, aim: Aim) -> Action {
        self.kind.action(aim)
    }

    /// Whether an aim of this reach (µm) keeps HAM-9.
    pub fn allow_reach(&self, reach: i32) -> bool {
        self.reach.is_none_or(|bound| bound.allows(reach))
    }
}

impl AimKind {
    /// An aim as an action of this kind.
    pub fn action(self, aim: Aim) -> Action {
        match self {
            AimKind::Place => Action::Place(aim),
            AimKind::Pass => Action::Pass(aim),
        }
    }
}

/// The fields of an aim that a person adjusts little by little, and what they may be.
pub const AIM_RANGES: [(&str, Range); 5] =
    [("along", ALONG), ("side", SIDE), ("tilt", TILT), ("yaw", YAW), ("push", PUSH)];

/// How a piece is turned in the hand in this `stand`: a quaternion, x, y, z and w.
pub fn turn_of_stand(stand: u8) -> [f64; 4] {
    let Quaternion { x, y, z, w } = Quaternion::stand(stand);
    [x, y, z, w]
}

/// Where an aim would be let go by a steady hand, for a board to draw.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sketch {
    /// Where the piece is when it is let go.
    pub pose: Pose,
    /// How far forward of the compartment's middle it goes (µm).
    pub reach: i32,
}

impl Hamsterrolle {
    /// Where the piece of an action would be let go, whether or not the action is allowed. A hand that trembles lets it
    /// go near there. `None` for an aim that no hand can make.
    pub fn sketch(&self, action: &Action) -> Option<Sketch> {
        let aim = aimed(self, action);
        aim.is_within_bounds().then(|| Sketch { pose: held_steadily(self, action, &aim), reach: aim.reach() })
    }

    /// How far up the front of the wheel a compartment's middle stands: degrees from the lowest point, negative on the rear.
    pub fn slope(&self, compartment: u8) -> f64 {
        geometry::slope(&self.wheel, compartment)
    }

    /// How far from the axle the centre of a piece is when a steady hand lets it go (mm, HAM-11).
    pub fn depth(&self, aim: &Aim) -> f64 {
        self.still(aim.piece).depth(aim.piece, &aim.held())
    }

    /// How long the last turn was shown, in seconds: until everything was at rest and was watched a little longer.
    pub fn lasted(&self) -> f64 {
        f64::from(self.frames.saturating_sub(1)) / f64::from(HZ)
    }

    /// How many pieces a seat holds.
    pub fn hand_count(&self, seat: Seat) -> usize {
        self.hand(seat).count()
    }

    /// The other seat of the team, where partners play together (HAM-4).
    pub fn partner_of(&self, seat: Seat) -> Option<Seat> {
        self.partner(seat)
    }

    /// Where the next piece may be laid first: the front, or the compartment that HAM-6 forces.
    pub fn first_open(&self) -> u8 {
        self.tried()
    }

    /// Whether hands tremble (HAM-21).
    pub fn is_shaky(&self) -> bool {
        self.options.tremor == Tremor::Shaky
    }

    /// Whether an aim has room where the hand holds it first (HAM-10).
    pub fn has_room(&self, aim: &Aim) -> bool {
        self.still(aim.piece).has_room(aim.piece, &aim.held())
    }
}

impl View {
    /// The game that this is a view of, with a chance of its own: nothing else is hidden (HAM-23).
    pub fn imagined(&self) -> Hamsterrolle {
        Hamsterrolle::of_view(self, Guess::new(0).chance())
    }
}
