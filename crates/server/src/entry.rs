//! What a table's log is made of.
//!
//! An entry holds everything, seeds and hidden choices included: it is written to storage and read back, and never
//! shown to anybody. What people may see of it is a [`What`] and what the game tells each viewer.
//! It has no `Debug`, so that no log line can tell a hidden card.

use crate::wire::What;
use besace_bots::Level;
use besace_shelf::{Action, Outcome};
use besace_table::Info;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use ts_rs::TS;
use utoipa::ToSchema;

/// A guest. The number is random and positive, and means nothing to anybody without the signature around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub i64);

/// One change of a table.
#[derive(Clone, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Entry {
    /// The table was made.
    Made(Box<MadeTable>),
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
        /// Who.
        person: Person,
        /// The name at this seat.
        name: String,
    },
    /// A seat was left or cleared.
    Left {
        /// Which.
        seat: u8,
    },
    /// A bot sat down.
    BotSat {
        /// Where.
        seat: u8,
        /// How well it plays.
        level: Level,
    },
    /// Bots sat down on every open seat.
    Filled {
        /// How well they play.
        level: Level,
    },
    /// The table was set up anew before the game began.
    Changed(Box<ChangedTable>),
    /// An option that has a name for each seat was chosen for one of them.
    Chose {
        /// For which.
        seat: u8,
        /// The option's key.
        option: String,
        /// What each seat has from here on.
        names: Vec<String>,
    },
    /// The game began.
    Started {
        /// Everything that chance will decide.
        seed: u64,
    },
    /// A seat decided.
    Acted {
        /// Which.
        seat: u8,
        /// Who decided.
        by: By,
        /// What.
        action: Action,
        /// What it leads to, in a game in which working that out is dear: so nobody who reads the log has to. The
        /// action stays the truth.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        outcome: Option<Outcome>,
    },
    /// A seat asks the others whether it may take something back.
    UndoAsked {
        /// Which.
        seat: u8,
        /// The entry of what it has done.
        number: u64,
    },
    /// Somebody agrees to that, and others are still asked.
    UndoAgreed {
        /// Whose seat.
        seat: u8,
    },
    /// Somebody does not: what was done stands.
    UndoRefused {
        /// Whose seat.
        seat: u8,
    },
    /// A seat has taken something back, and with it all that was done after it: the game is as it was before.
    Undone {
        /// Which.
        seat: u8,
        /// The entry of what it had done.
        number: u64,
        /// How many actions that were.
        count: u8,
    },
    /// A bot plays for a seat from here on.
    BotTookOver {
        /// Which.
        seat: u8,
        /// Why.
        why: Why,
    },
    /// Its person plays again.
    TookBack {
        /// Which.
        seat: u8,
    },
    /// From here on those who only watch may speak, or may not.
    WatchersSpeak {
        /// Whether they may.
        may: bool,
    },
    /// The same people go on at another table.
    Rematched {
        /// Its id.
        table: String,
    },
}

/// What is decided about a table when it is made.
#[derive(Clone, Serialize, Deserialize)]
pub struct MadeTable {
    /// The game's id.
    pub game: String,
    /// The rules that the game is played by.
    pub rules_version: u32,
    /// The game's options, every one of them.
    pub options: Value,
    /// How many seats there are.
    pub seats: u8,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether its people share one device.
    pub one_screen: bool,
    /// Seconds for each decision.
    pub clock: Option<u32>,
    /// Seconds after which a bot plays for somebody who is gone.
    pub away_after: u32,
    /// Whether each seat is reminded of what it has seen.
    #[serde(default)]
    pub memory_aid: bool,
    /// Whether actions can be taken back, where the game lets them be.
    #[serde(default)]
    pub undo: bool,
    /// The seed of the deal whose number it was made from; without one, chance deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<u64>,
    /// Who made it.
    pub host: Person,
}

impl MadeTable {
    /// A table of this game, with the rules of today, that no list shows and that has no clock.
    pub fn private(game: Info, options: Value, seats: u8, host: Person) -> MadeTable {
        MadeTable {
            game: game.id.to_owned(),
            rules_version: game.rules_version,
            options,
            seats,
            listed: false,
            one_screen: false,
            clock: None,
            away_after: 120,
            memory_aid: false,
            undo: false,
            deal: None,
            host,
        }
    }
}

/// What is decided about a table that is set up anew.
#[derive(Clone, Serialize, Deserialize)]
pub struct ChangedTable {
    /// The game's options, every one of them.
    pub options: Value,
    /// Seconds for each decision.
    pub clock: Option<u32>,
    /// Whether actions can be taken back; as it was, where this is not said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<bool>,
    /// For each seat from here on: which one it was before. A new one is open.
    pub seats: Vec<Option<u8>>,
}

/// Who made a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person on the seat.
    Person,
    /// The bot on the seat.
    Bot,
    /// A bot, for somebody who is gone.
    Away,
    /// A bot, for somebody who asked it to.
    HandedOver,
    /// A bot, because the time ran out.
    Clock,
    /// The server, because the game's own time is up.
    Timer,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The person is gone.
    Away,
    /// The person asked it to.
    HandedOver,
}

impl Entry {
    /// A seat decided this; what it leads to is not worked out yet.
    pub fn acted(seat: u8, by: By, action: Action) -> Entry {
        Entry::Acted { seat, by, action, outcome: None }
    }

    /// What everybody may know of it.
    pub fn what(&self) -> What {
        match self {
            Entry::Made(_) => What::Made,
            Entry::Sat { seat, .. } => What::Sat { seat: *seat },
            Entry::Left { seat } => What::Left { seat: *seat },
            Entry::BotSat { seat, .. } => What::BotSat { seat: *seat },
            Entry::Filled { .. } => What::Filled,
            Entry::Changed(_) => What::Changed,
            Entry::Chose { seat, .. } => What::Chose { seat: *seat },
            Entry::Started { .. } => What::Started,
            Entry::Acted { seat, by, .. } => What::Acted { seat: *seat, by: *by },
            Entry::UndoAsked { seat, number } => What::UndoAsked { seat: *seat, number: *number },
            Entry::UndoAgreed { seat } => What::UndoAgreed { seat: *seat },
            Entry::UndoRefused { seat } => What::UndoRefused { seat: *seat },
            Entry::Undone { seat, number, count } => {
                What::Undone { seat: *seat, number: *number, count: *count }
            }
            Entry::BotTookOver { seat, why } => What::BotTookOver { seat: *seat, why: *why },
            Entry::TookBack { seat } => What::TookBack { seat: *seat },
            Entry::WatchersSpeak { may } => What::WatchersSpeak { may: *may },
            Entry::Rematched { table } => What::Rematched { table: table.clone() },
        }
    }

    /// As it is stored.
    pub fn to_json(&self) -> Arc<str> {
        serde_json::to_string(self).expect("an entry can be written as JSON").into()
    }
}
