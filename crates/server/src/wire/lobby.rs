//! Games that can be played here, tables that are made of them, and replays.

use crate::wire::{Step, TableInfo};
use besace_bots::Level;
use besace_shelf::Json;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// `GET /api/games`: a game that can be played here.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// Its id.
    pub game: &'static str,
    /// Its title.
    pub title: &'static str,
    /// The fewest seats.
    pub min: u8,
    /// The most seats.
    pub max: u8,
    /// How long a game lasts, about.
    pub minutes: u16,
    /// Who made it and who published it when.
    pub by: &'static str,
    /// Its options with their defaults.
    #[ts(type = "JsonValue")]
    #[schema(value_type = Object)]
    pub options: Json,
    /// Those of its options that a screen offers.
    pub choices: Vec<GameOption>,
    /// Whether there is something to remember, so that a table of it can have a memory aid.
    pub has_memory: bool,
    /// Whether some of its actions can be taken back, so that a table of it can let them be.
    pub undoes: bool,
}

/// An option of a game, and what can be chosen for it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameOption {
    /// Its key in the options.
    pub key: String,
    /// What it can be.
    #[serde(flatten)]
    pub values: Values,
    /// The numbers of seats at which it changes anything; none where it does at all of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<u8>>")]
    pub only_at: Vec<u8>,
}

/// What can be chosen for an option.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Values {
    /// No or yes.
    YesNo {
        /// What it usually is.
        usual: bool,
    },
    /// One of several words.
    Words {
        /// The usual one first.
        words: Vec<String>,
    },
    /// One of several numbers.
    Numbers {
        /// The usual one first.
        numbers: Vec<u16>,
    },
    /// One of several names for each seat, no two alike.
    PerSeat {
        /// In the order in which seats usually take them.
        names: Vec<String>,
    },
}

impl From<&besace_table::GameOption> for GameOption {
    fn from(choice: &besace_table::GameOption) -> GameOption {
        let texts = |texts: &[&str]| texts.iter().map(ToString::to_string).collect();
        let values = match choice.values {
            besace_table::Values::YesNo { usual } => Values::YesNo { usual },
            besace_table::Values::Words(words) => Values::Words { words: texts(words) },
            besace_table::Values::Numbers(numbers) => Values::Numbers { numbers: numbers.to_vec() },
            besace_table::Values::PerSeat(names) => Values::PerSeat { names: texts(names) },
        };
        GameOption { key: choice.key.into(), values, only_at: choice.only_at.to_vec() }
    }
}

/// `POST /api/tables`: a table to be made. Whoever makes it is its host.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// One for each seat.
    #[schema(value_type = Vec<NewSeatFields>, max_items = 7)]
    pub seats: Vec<NewSeat>,
    /// Options that differ from the defaults.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub options: Option<Value>,
    /// Whether the lobby lists it.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub listed: bool,
    /// Whether its people share this device.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub one_screen: bool,
    /// Seconds for each decision, 5 to 604800. From 3600 on the table is slow: the time runs also while nobody is there, nobody
    /// is away before it is up, and a bot plays only the decision that was missed.
    #[serde(default)]
    #[ts(optional = nullable)]
    #[schema(minimum = 5, maximum = 604800)]
    pub clock: Option<u32>,
    /// Seconds after which a bot plays for somebody who is gone, 10 to 86400; 120 if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    #[schema(minimum = 10, maximum = 86400)]
    pub away_after: Option<u32>,
    /// Whether each seat is reminded of what it has seen, in a game that has something to remember. If left out, a table
    /// with a novice bot does so and no other.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub memory_aid: Option<bool>,
    /// Whether actions can be taken back, in a game that lets them be; they can if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub undo: Option<bool>,
    /// The number of a deal to be played again. It says the options, too, and is refused for another game or another
    /// number of seats than its own.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub deal: Option<String>,
    /// Whether to start at once: no seat may be open.
    #[serde(default)]
    #[ts(as = "Option<_>", optional)]
    pub start: bool,
}

/// A seat of a table to be made.
#[derive(Clone, Debug, TS)]
#[ts(tag = "who", rename_all = "snake_case")]
pub enum NewSeat {
    /// The person who makes the table; more than once around one screen.
    Me {
        /// The name at this seat; the person's own where it is left out.
        #[ts(optional = nullable)]
        name: Option<String>,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
    /// Anybody who comes.
    Open,
}

/// A seat of a table to be made, as its fields are written.
#[derive(Deserialize, ToSchema)]
pub struct NewSeatFields {
    /// Who will sit there.
    who: NewWho,
    /// For `me`: the name at this seat; the person's own where it is left out.
    name: Option<String>,
    /// For `bot`: how well it plays.
    #[schema(value_type = Option<String>)]
    level: Option<Level>,
}

/// Who will sit on a seat of a table to be made.
#[derive(Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum NewWho {
    /// The person who makes the table.
    Me,
    /// A bot.
    Bot,
    /// Anybody who comes.
    Open,
}

/// Read by hand so that whoever gets it wrong is told the key and not the name of a type.
impl<'de> Deserialize<'de> for NewSeat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<NewSeat, D::Error> {
        let NewSeatFields { who, name, level } = NewSeatFields::deserialize(deserializer)?;
        Ok(match who {
            NewWho::Me => NewSeat::Me { name },
            NewWho::Bot => NewSeat::Bot { level: level.ok_or_else(|| D::Error::missing_field("level"))? },
            NewWho::Open => NewSeat::Open,
        })
    }
}

/// `GET /api/deals/{number}`: what a table made from this number plays.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct DealInfo {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub seats: u8,
    /// The game's options, every one of them.
    pub options: Value,
}

/// The answer to `POST /api/tables`.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Made {
    /// The new table's id.
    pub table: String,
}

/// `GET /api/tables/{id}/replay?viewer=…`: every step of a game. `viewer` is a seat of the person's, `spectator`, or
/// after the end `open`: then each step's sights are those of every seat, with everything in the events.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Replay {
    /// The table.
    pub table: TableInfo,
    /// From the start on.
    pub steps: Vec<Step>,
}

/// `GET /api/invitation`: where others can open this server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// The address of the shelf for others; null where there is none.
    pub address: Option<String>,
    /// Whether the server listens for its own machine alone, so that nobody else can come.
    pub only_here: bool,
}
