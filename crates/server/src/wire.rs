//! Every message between the server and a client: the one list of both directions.
//!
//! HTTP carries what is asked once (who am I, which games, make a table, a replay); a live connection carries
//! everything that happens at a table. A table is its log: every entry has a number, the same for everybody, and what
//! each viewer gets of an entry is a [`Step`] built for that viewer. After a cut the client says the last number it
//! has and gets the rest.
//!
//! | request | takes | gives |
//! | --- | --- | --- |
//! | `GET /api/me` | | [`Me`] |
//! | `PUT /api/me` | [`NewName`] | [`Me`], and a session where there was none |
//! | `DELETE /api/me` | | nothing: the person is forgotten |
//! | `GET /api/me/games?behind=…` | | [`MyGames`] |
//! | `GET /api/me/figures` | | a list of [`Figure`] |
//! | `GET /api/me/calls` | | [`HowCalled`] |
//! | `PUT /api/me/devices` | [`NewDevice`] | nothing: this browser is called from now on |
//! | `DELETE /api/me/devices?endpoint=…` | | nothing: it is not any more |
//! | `PUT /api/me/mail` | [`NewMail`] | nothing: a link was sent there |
//! | `DELETE /api/me/mail` | | nothing: the address is forgotten |
//! | `GET /api/mail/{token}` | | [`MailLink`] |
//! | `POST /api/mail/{token}` | | nothing: the address is confirmed |
//! | `POST /api/mail/{token}/end` | | nothing: the address is forgotten |
//! | `GET /api/games` | | a list of [`GameInfo`] |
//! | `GET /api/deals/{number}` | | [`DealInfo`] |
//! | `GET /api/tables` | | a list of [`TableInfo`]: the lobby |
//! | `POST /api/tables` | [`NewTable`] | [`Made`] |
//! | `GET /api/tables/{id}` | | [`TableInfo`] |
//! | `DELETE /api/tables/{id}` | | nothing: its host has closed it |
//! | `GET /api/tables/{id}/replay?viewer=…` | | [`Replay`] |
//! | `POST /api/replay?viewer=…` | a game as lines of the table protocol | [`Replay`] |
//! | `GET /api/tables/{id}/live?since=…&said=…` | | a WebSocket: [`Envelope`]s in, [`Message`]s out |
//! | `GET /api/invitation` | | [`Invitation`] |
//! | `POST /api/recovery` | | [`Recovery`] |
//! | `GET /api/recovery/{token}` | | [`Recoverable`] |
//! | `POST /api/recovery/{token}` | | [`Me`], and that person's session |
//!
//! Whatever is told in words (events, questions, advice, endings) is a sentence that has not been said yet: an id in the
//! files of words and what is filled in, the same for every language and every client, without names.
//! `docs/writing-a-board.md` says how to read it.
//!
//! What is refused over HTTP is answered with a [`Problem`]. A live connection without `since` begins with a `table`
//! message, so that play can begin at once, and its history follows. With `since` it begins with the steps after that
//! number, and with the chat lines after the number `said` if there is one. Where those steps are too many, or there is
//! no such number, it begins like one without `since`. Where there is no such table, the one message is `closing`.
//!
//! Who owes a decision is told once: by `pending` in each view. A person's list of tables, which has no views, says
//! `your_turn` instead.

use crate::entry::{By, Why};
use besace_bots::Level;
use besace_shelf::{Action, Json, ReasonInWords};
use besace_table::{Code, Viewer};
use besace_words::Sentence;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

/// What a client sends over a live connection: a request and an id of its own choosing. Repeating an id is harmless:
/// the answer of the first time is given again.
#[derive(Clone, Debug, TS)]
pub struct Envelope {
    /// Up to 64 characters, chosen by the client, unique for this person at this table.
    pub id: String,
    /// What is asked.
    #[ts(flatten)]
    pub request: Request,
}

/// What a client can ask of a table.
#[derive(Clone, Debug, TS)]
#[ts(tag = "do", rename_all = "snake_case")]
pub enum Request {
    /// Plays an action, in the table protocol's own words.
    Act {
        /// For which of the person's seats.
        seat: u8,
        /// The `asked` of the question that this answers: if it has been answered since, the action is `stale`.
        asked: u64,
        /// The action.
        #[ts(type = "JsonValue")]
        action: Action,
    },
    /// Takes an open seat, or one more in a game around one screen.
    Sit {
        /// Which.
        seat: u8,
        /// The name at this seat; the person's own where it is left out.
        #[ts(optional = nullable)]
        name: Option<String>,
    },
    /// Leaves a seat before the game begins.
    Stand {
        /// Which.
        seat: u8,
    },
    /// The host seats a bot on an open seat.
    SeatBot {
        /// Which.
        seat: u8,
        /// How well it plays.
        level: Level,
    },
    /// The host seats bots on every open seat.
    FillSeats {
        /// How well they play.
        level: Level,
    },
    /// The host sets the table up anew before the game begins. Where there are fewer seats then, open ones go first, then bots,
    /// from the last on; nobody loses a seat.
    Change {
        /// How many seats there are.
        seats: u8,
        /// Options that differ from the defaults. One with a name for each seat that is left out stays as people have chosen it.
        #[ts(optional = nullable)]
        options: Option<Value>,
        /// Seconds for each decision, as when the table was made.
        #[ts(optional = nullable)]
        clock: Option<u32>,
        /// Whether actions can be taken back; as it was, where this is left out.
        #[ts(optional = nullable)]
        undo: Option<bool>,
    },
    /// The host clears a seat before the game begins: a bot, or somebody who does not come. In a running game the host can
    /// remove somebody else, and a bot plays on there.
    ClearSeat {
        /// Which.
        seat: u8,
    },
    /// Chooses before the game begins what a seat has of an option with a name for each seat. People choose for their own
    /// seats, the host also for bots and open seats. Of those, one that has the name takes what the seat had; a name that a
    /// person has is `taken`.
    Choose {
        /// For which seat.
        seat: u8,
        /// The option's key.
        option: String,
        /// One of the option's names.
        name: String,
    },
    /// The host starts the game; every seat is taken.
    Start,
    /// A person lets a bot play on for a seat.
    HandOver {
        /// Which.
        seat: u8,
    },
    /// A person takes a seat back from the bot that played for it.
    TakeBack {
        /// Which.
        seat: u8,
    },
    /// Takes back what a seat of the person's has done last, and all that was done after it. Where others have acted since, the
    /// other people are asked first. Refused as `cannot_undo` where the game does not let it be taken back, or something has been
    /// drawn, shown or left to chance since.
    Undo {
        /// Which.
        seat: u8,
        /// The number of the step in which it was done.
        number: u64,
    },
    /// Answers for a seat of the person's whether somebody may take something back.
    AnswerUndo {
        /// Which.
        seat: u8,
        /// The number of the step that is to be taken back.
        number: u64,
        /// Whether the person agrees.
        agrees: bool,
    },
    /// The host says whether those who only watch may speak here.
    LetWatchersSpeak {
        /// Whether they may.
        may: bool,
    },
    /// Says something to the table.
    Chat {
        /// Up to 500 characters.
        text: String,
    },
    /// Asks the strongest bot what it would do at a seat of the person's.
    Hint {
        /// Which.
        seat: u8,
    },
    /// Asks what a seat of the person's would see happen if it played this action. Nothing is played.
    Foresee {
        /// Which.
        seat: u8,
        /// The action, as in `act`.
        #[ts(type = "JsonValue")]
        action: Action,
    },
    /// After the end: the same people, a new game. Whoever asks first makes the table, the others are told.
    Rematch,
}

/// What the server sends over a live connection.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Message {
    /// The table as it is now: first on every connection that does not go on from a number.
    Table(Box<TableNow>),
    /// How it came to that: the steps since the game began, up to the number that the `table` message told. It comes
    /// after that message, in one part or several, and steps that happen meanwhile may come in between.
    History {
        /// The next part of them, in order.
        steps: Vec<Step>,
        /// Whether this is all.
        last: bool,
    },
    /// Something happened at the table.
    Step(Box<Step>),
    /// A request was carried out, and what it changed is durable.
    Done {
        /// The request's id.
        id: String,
        /// The log entry it made, if it made one.
        number: Option<u64>,
    },
    /// A request was refused, and changed nothing.
    Refused {
        /// The request's id; null where the message could not be read that far.
        id: Option<String>,
        /// Why.
        error: Problem,
        /// What a board draws of an action that was to be foreseen, so that one can see why not; none where the game draws
        /// nothing.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "JsonValue")]
        sketch: Option<Value>,
    },
    /// What the strongest bot would do.
    Hint {
        /// The request's id.
        id: String,
        /// For which seat.
        seat: u8,
        /// The action; null where the seat may speak and had better be silent.
        #[ts(type = "JsonValue")]
        action: Option<Action>,
        /// The action as a sentence; null where there is no action.
        label: Option<Sentence>,
        /// Why, the weightiest first: each with its sentence as `words`.
        #[ts(type = "Array<Reason & { words: Sentence }>")]
        reasons: Vec<ReasonInWords>,
        /// What it was weighed against; null where there was no other choice.
        instead: Option<Instead>,
    },
    /// What a seat would see happen if it played an action, as far as it can know.
    Foreseen {
        /// The request's id.
        id: String,
        /// For which seat.
        seat: u8,
        /// The events that are sure to come first.
        #[ts(type = "Array<JsonValue>")]
        events: Vec<Json>,
        /// What the action will do, as a sentence; null where the game has none for it.
        effect: Option<Sentence>,
        /// What the game would have to show beside the view after the action; none where that cannot be known.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "JsonValue")]
        beside: Option<Json>,
        /// What a board draws of the action; none where the game draws nothing.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "JsonValue")]
        sketch: Option<Value>,
    },
    /// Whether the table waits, because the server cannot reach its database: until then nothing happens there, and what was
    /// asked is answered when it goes on. Nothing is lost that was acknowledged.
    Waits {
        /// Whether it does.
        on: bool,
        /// Milliseconds until the clock of the decision due now runs out: while the table waits, it stands still.
        deadline_ms: Option<u64>,
        /// Milliseconds until the game's own clock is up; none while it does not run.
        timer_ms: Option<u64>,
    },
    /// The server is there: it comes every ten seconds, so that a client notices one that has fallen silent.
    Alive,
    /// Somebody said something.
    Chat(ChatLine),
    /// Who is connected now.
    Presence {
        /// By seat: whether its person is connected. Bots always are.
        here: Vec<bool>,
        /// How many watch without a seat.
        watching: u32,
        /// The names of some of them, who came first: of those with a name that nobody at the table uses, and who are
        /// connected to this node.
        watchers: Vec<String>,
    },
    /// The server is going to close this connection.
    Closing {
        /// Why.
        reason: Closing,
    },
}

/// The next best of a hint, for whoever asks why this and not that.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Instead {
    /// The action as a sentence.
    pub label: Sentence,
    /// What speaks for it, each with its sentence as `words`.
    #[ts(type = "Array<Reason & { words: Sentence }>")]
    pub reasons: Vec<ReasonInWords>,
}

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename_all = "snake_case")]
pub enum Closing {
    /// The server stops.
    Shutdown,
    /// The client does not read what it is sent.
    TooSlow,
    /// The client sends more than it may.
    TooManyMessages,
    /// The client has fallen silent, or its table cannot go on.
    Gone,
    /// There is no such table, or not for this person.
    NotFound,
}

impl Closing {
    /// The word for it, as it is written.
    pub fn id(self) -> &'static str {
        match self {
            Closing::Shutdown => "shutdown",
            Closing::TooSlow => "too_slow",
            Closing::TooManyMessages => "too_many_messages",
            Closing::Gone => "gone",
            Closing::NotFound => "not_found",
        }
    }
}

impl Serialize for Closing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

/// Why something was refused.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// For programs.
    #[schema(value_type = String)]
    pub code: Code,
    /// For people, in English.
    pub message: String,
    /// The rule that refused, where one did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rule: Option<&'static str>,
    /// The reason in the game's own words, where its rules page names one. Each game has its own list of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub reason: Option<&'static str>,
}

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

/// One entry of a table's log, as one connection may see it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Step {
    /// Its number.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What kind of entry it is.
    pub what: What,
    /// The table after it; null in `acted` entries that change nothing of it but the clocks. Who owes a decision is told
    /// by the views.
    pub table: Option<TableInfo>,
    /// Milliseconds until the clock runs out.
    pub deadline_ms: Option<u64>,
    /// Milliseconds until the game's own clock is up; none while it does not run.
    pub timer_ms: Option<u64>,
    /// What can be taken back now, if anything can be; nothing in a step of the past.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub undo: Option<UndoNow>,
    /// The game after it, as each of this person's seats sees it, or as a spectator does. Around one screen, the seats' are
    /// followed by a spectator's: what may lie open while the device goes from hand to hand.
    #[ts(type = "Array<SeatSight>")]
    #[schema(value_type = Vec<SeatSight>)]
    pub sights: Vec<Json>,
}

/// What kind of entry a step is. `acted` does not tell the action: the events tell what each seat may know of it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum What {
    /// The table was made.
    Made,
    /// Somebody sat down.
    Sat {
        /// Where.
        seat: u8,
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
    },
    /// Bots sat down on every open seat.
    Filled,
    /// The table was set up anew: its `seats`, `options`, `clock` and `undo` say how.
    Changed,
    /// Something was chosen for a seat: the table's `options` say what.
    Chose {
        /// For which.
        seat: u8,
    },
    /// The game began.
    Started,
    /// A seat decided.
    Acted {
        /// Which.
        seat: u8,
        /// Who decided.
        by: By,
    },
    /// A seat asks the others whether it may take something back.
    UndoAsked {
        /// Which.
        seat: u8,
        /// The number of the step in which it was done.
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
        /// The number of the step in which it was done.
        number: u64,
        /// How many actions were taken back.
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

/// A game as one viewer sees it: a seat, or a spectator.
// Games write it themselves (`OpenTable::moment`): here it is only declared, and a test reads what they write.
#[derive(Debug, TS, ToSchema)]
#[cfg_attr(test, derive(Deserialize), serde(deny_unknown_fields))]
pub struct SeatSight {
    /// A seat, or `"spectator"`.
    #[ts(as = "Viewer")]
    #[schema(value_type = Value)]
    pub viewer: Value,
    /// What this step's entry did, as this viewer may see it. Empty in a `table` message.
    #[ts(type = "Array<JsonValue>")]
    #[schema(value_type = Vec<Value>)]
    pub events: Json,
    /// For each of those events the sentence that tells it, or null for one that needs none.
    #[ts(type = "Array<Sentence | null>")]
    #[schema(value_type = Vec<Value>)]
    pub told: Json,
    /// The view after it. Its `pending` says which seats owe a decision: nothing else on the wire does.
    #[ts(type = "JsonValue")]
    #[schema(value_type = Object)]
    pub view: Json,
    /// What the game has to show beside the view, because its rules make it of the view; only where the view is not enough.
    #[ts(optional, type = "JsonValue")]
    #[schema(value_type = Option<Value>)]
    pub beside: Option<Json>,
    /// What each seat would have if the game ended now, as far as everybody can know who has watched; at the end, the score.
    pub scores: Vec<i32>,
    /// What the seat has seen and can still be sure of beyond its view, in the game's own words: only at a table with a
    /// memory aid, and never for a spectator.
    #[ts(optional, type = "JsonValue")]
    #[schema(value_type = Option<Value>)]
    pub memory: Option<Json>,
    /// What the seat may decide now; empty also where the list would be too long to tell, and in a step of the past.
    #[ts(type = "Array<JsonValue>")]
    #[schema(value_type = Vec<Value>)]
    pub legal: Json,
    /// The labels of what may be decided that do not follow by rule from the action, as sentences, by their places in `legal`.
    #[ts(optional, type = "{ [at: number]: Sentence }")]
    #[schema(value_type = Option<Object>)]
    pub labels: Option<Json>,
    /// What the seat is asked, as a sentence, while the table waits for its decision.
    #[ts(optional)]
    #[schema(value_type = Option<Value>)]
    pub question: Option<Sentence>,
    /// What each standing order of the game says to that, by its id: the action to answer with, or null where the person is
    /// to be asked whatever other orders say. Orders that say nothing are left out. It rests on what a spectator sees.
    #[ts(optional, type = "{ [order: string]: JsonValue }")]
    #[schema(value_type = Option<Object>)]
    pub orders: Option<Json>,
    /// The number of the question that the seat can answer now: an action has to name it. Null where the seat has nothing
    /// to decide, and in a step of the past. A seat that may speak has one, too.
    pub asked: Option<u64>,
}

/// One thing said at a table.
#[derive(Clone, Debug, Serialize, TS)]
pub struct ChatLine {
    /// Counted from 1 at each table.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// Who.
    pub name: String,
    /// Their seat, if they have one.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
}

/// `GET /api/me`: who this browser is.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// The name, once there is one.
    pub name: Option<String>,
    /// Tables where this person has a seat and that are not long over, and those they have made that are not over, the newest
    /// first.
    pub tables: Vec<MyTable>,
}

/// A table in the list of a person who has a seat there or has made it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyTable {
    /// The table.
    #[serde(flatten)]
    pub table: TableInfo,
    /// Whether one of the person's seats owes a decision.
    pub your_turn: bool,
    /// Whether the person has made it, and may close it.
    pub you_host: bool,
}

/// `GET /api/me/games?behind=…`: games that this person has played to their end, the last first.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyGames {
    /// Some of them: behind the one at the table that was named, or the last ones.
    pub games: Vec<MyGame>,
    /// Whether there are more behind these.
    pub more: bool,
}

/// A game that a person has played to its end.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MyGame {
    /// The table, with its result.
    pub table: TableInfo,
    /// When the game began, in milliseconds since 1970.
    pub began: u64,
    /// When it ended.
    pub ended: u64,
    /// Whether it counts in the person's figures: not where a deal number was played, nor where they had several seats.
    pub counts: bool,
}

/// `GET /api/me/figures`: how often this person has played a game with so many seats, and how often they have won.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct Figure {
    /// The game's id.
    pub game: String,
    /// How many seats there were.
    pub seats: u8,
    /// How many games they have played to their end.
    pub games: u32,
    /// How many of them they have won, alone or with others.
    pub wins: u32,
}

/// `PUT /api/me`: a name is all a guest needs.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
pub struct NewName {
    /// 1 to 24 characters.
    #[schema(min_length = 1, max_length = 24)]
    pub name: String,
}

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

/// `POST /api/recovery`: a link that gives this person to another device, once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Recovery {
    /// To be opened on the other device: `/r/<token>`.
    pub path: String,
    /// Until when it works, in milliseconds since 1970.
    pub until: u64,
}

/// `GET /api/recovery/{token}`: whom a recovery link makes of the device that opens it. The link is not used up by it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Recoverable {
    /// That person's name.
    pub name: String,
}

/// `GET /api/invitation`: where others can open this server.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// The address of the shelf for others; null where there is none.
    pub address: Option<String>,
    /// Whether the server listens for its own machine alone, so that nobody else can come.
    pub only_here: bool,
}

/// A language in which people are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English.
    En,
    /// French.
    Fr,
}

impl Language {
    /// Its two-letter code.
    pub fn id(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language of that code.
    pub fn from_id(id: &str) -> Option<Language> {
        [Language::En, Language::Fr].into_iter().find(|language| language.id() == id)
    }
}

/// `GET /api/me/calls`: how this person can be called, and is, when it is their turn and they are not there.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct HowCalled {
    /// The key by which push services know this server, for a browser that is to be called; `null` where none can be.
    pub push_key: Option<String>,
    /// How it stands with e-mail; `null` where this server sends none.
    pub mail: Option<MailNow>,
}

/// How it stands with somebody's e-mail. Nobody else is told.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MailNow {
    /// Where they want to be written to.
    pub address: Option<String>,
    /// Whether they have confirmed it: before, nothing but a link to do so is sent there.
    pub confirmed: bool,
}

/// `PUT /api/me/devices`: a browser that is to be called, as its push service has given it.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewDevice {
    /// Where its push service takes messages for it.
    pub endpoint: String,
    /// Its public key: a point of P-256 in 65 bytes, as base64url.
    pub key: String,
    /// What it shares with whoever calls: 16 bytes, as base64url.
    pub auth: String,
    /// The language in which it is called.
    pub language: Language,
}

/// `PUT /api/me/mail`: where somebody wants to be written to.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address.
    pub address: String,
    /// The language in which they are written to.
    pub language: Language,
}

/// `GET /api/mail/{token}`: what a link in an e-mail is about.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct MailLink {
    /// Whether the address has been confirmed.
    pub confirmed: bool,
}
