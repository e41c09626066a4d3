//! What the table holds, and the setup that lays it out.

use crate::cards::{MISSIONS, Mission};
use besace_table::Seat;
use serde::{Serialize, Serializer};

/// Who has done which mission. On the wire each mission's owners, in the order in which they did it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [mission in Mission]: Array<Seat> }"))]
pub struct Missions([[Option<Seat>; 2]; MISSIONS]);

impl Missions {
    /// The mission's owners in the order in which they did it.
    pub fn owners(&self, mission: Mission) -> impl Iterator<Item = Seat> {
        self.0[mission.index()].into_iter().flatten()
    }

    /// How many owners it has.
    pub fn count(&self, mission: Mission) -> usize {
        self.owners(mission).count()
    }
}

impl Serialize for Missions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let owners = |mission| self.owners(mission).collect::<Vec<_>>();
        serializer.collect_map(Mission::ALL.into_iter().map(|mission| (mission, owners(mission))))
    }
}
