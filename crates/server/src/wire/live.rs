//! What goes over a live connection: requests in, messages out, and the steps of a table in them.

use crate::entry::{By, Why};
use crate::wire::{Problem, TableInfo, TableNow, UndoNow};
use besace_bots::Level;
use besace_shelf::{Action, Json, ReasonInWords};
use besace_table::Viewer;
use besace_words::Sentence;
use serde::{Serialize, Serializer};
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
#[cfg_attr(test, derive(serde::Deserialize), serde(deny_unknown_fields))]
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
