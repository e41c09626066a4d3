//! A table as people are told it: in lists, behind links, and over live connections.

use crate::entry::Why;
use crate::wire::ChatLine;
use besace_bots::Level;
use besace_shelf::Json;
use besace_words::Sentence;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// A table as one connection may know it.
#[derive(Clone, Debug, Serialize, TS)]
pub struct TableNow {
    /// The number of the last log entry.
    pub number: u64,
    /// The table itself.
    pub table: TableInfo,
    /// Whether this person may start it, seat bots and clear seats.
    pub you_host: bool,
    /// The game as each of this person's seats sees it, or as a spectator does; empty before the start.
    #[ts(type = "Array<SeatSight>")]
    pub sights: Vec<Json>,
    /// What can be taken back now, if anything can be.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoNow>,
    /// The last of what was said.
    pub chat: Vec<ChatLine>,
}

/// What can be taken back at a table now. It is the same for everybody: whoever has watched could say it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct UndoNow {
    /// The seats that can take back what they have done last.
    pub can: Vec<CanUndo>,
    /// What the others are being asked.
    pub question: Option<UndoQuestion>,
}

/// A seat that can take something back.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct CanUndo {
    /// Which.
    pub seat: u8,
    /// The number of the step in which it was done.
    pub number: u64,
    /// Whether the others have to agree, because somebody has acted since.
    pub asks: bool,
}

/// Whether a seat may take something back, which others are asked.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct UndoQuestion {
    /// Which.
    pub seat: u8,
    /// The number of the step that is to be taken back.
    pub number: u64,
    /// The seats that have still to agree.
    pub waits_for: Vec<u8>,
}

/// What everybody with the table's link may know of it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// Unguessable; the table's link is `/t/<id>`.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The game's options.
    pub options: Value,
    /// `waiting`, `playing` or `over`.
    pub state: TableState,
    /// One for each seat.
    pub seats: Vec<SeatInfo>,
    /// Which seats play together, team by team; none where everybody plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<Vec<u8>>>")]
    pub teams: Vec<Vec<u8>>,
    /// Whether the lobby lists it.
    pub listed: bool,
    /// Whether its people share one device.
    pub one_screen: bool,
    /// Seconds for each decision; none without a clock.
    pub clock: Option<u32>,
    /// Seconds after which a bot plays for somebody who is gone.
    pub away_after: u32,
    /// Whether each seat is reminded of what it has seen: its sights have a `memory`.
    pub memory_aid: bool,
    /// Whether actions can be taken back, where the game lets them be.
    #[serde(default)]
    pub undo: bool,
    /// Whether those who only watch may speak here.
    #[serde(default = "they_may")]
    pub watchers_speak: bool,
    /// Milliseconds until the clock of the decision due now runs out.
    pub deadline_ms: Option<u64>,
    /// Milliseconds until the game's own clock is up; none while it does not run.
    pub timer_ms: Option<u64>,
    /// How it ended.
    // A part of a score is an amount, amounts by name that add up to one, or what was won, by name, which is no amount.
    #[ts(type = "Standings<{ [part: string]: number | { [name: string]: number } | Array<string> }> | null")]
    #[schema(value_type = Option<Object>)]
    pub result: Option<Json>,
    /// The end in sentences: who has won, and then why.
    #[schema(value_type = Option<Vec<Object>>)]
    pub ending: Option<Vec<Sentence>>,
    /// Whether it was made from a deal number: somebody may know the cards, and it counts in nobody's figures.
    pub known_deal: bool,
    /// The number of its deal, once it is over. Until then nobody is told.
    pub deal: Option<String>,
    /// The table of the next game of the same people.
    pub rematch: Option<String>,
    /// When it was made, in milliseconds since 1970.
    pub created: u64,
}

/// Those who watch may speak, unless it is said that they may not.
fn they_may() -> bool {
    true
}

/// Where a table stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TableState {
    /// Seats are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
}

impl TableState {
    /// All of them, in the order in which a table goes through them.
    pub const ALL: [TableState; 3] = [TableState::Waiting, TableState::Playing, TableState::Over];

    /// The word for it, on the wire, in the databases and in figures.
    pub fn id(self) -> &'static str {
        match self {
            TableState::Waiting => "waiting",
            TableState::Playing => "playing",
            TableState::Over => "over",
        }
    }

    /// The state of that word.
    pub fn from_id(id: &str) -> Option<TableState> {
        TableState::ALL.into_iter().find(|state| state.id() == id)
    }
}

/// One seat of a table, for everybody.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Who sits there.
    pub who: Who,
    /// The name shown; a bot has one, too.
    pub name: Option<String>,
    /// A bot's level.
    #[schema(value_type = Option<String>)]
    pub level: Option<Level>,
    /// Whether it is this person's.
    pub yours: bool,
    /// Why a bot is playing for the person just now.
    pub played_by_bot: Option<Why>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// Nobody yet.
    Open,
    /// A person.
    Person,
    /// A bot.
    Bot,
}
