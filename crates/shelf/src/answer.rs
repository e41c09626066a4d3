//! What is said back: every answer of the table protocol, and every way in which one is refused.

use crate::{Action, Json, Shelved, WrongField};
use besace_bots::Reason;
use besace_table::{BadPosition, BadSetup, Code, Info, Refusal, SeatSet};
use serde::Serialize;
use serde_json::value::RawValue;
use std::borrow::Cow;

/// One answer as it is written.
#[derive(Serialize)]
pub(crate) struct Answer<'a> {
    pub(crate) id: &'a RawValue,
    pub(crate) ok: bool,
    #[serde(flatten)]
    pub(crate) said: Said,
}

/// What an answer says beside its `id` and whether all is well: one variant for each shape there is.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Said {
    Hello {
        protocol: u32,
        program: &'static str,
        version: &'static str,
    },
    Games {
        games: Vec<Card>,
    },
    Opened {
        pending: SeatSet,
    },
    Position {
        position: Json,
    },
    Pending {
        pending: SeatSet,
        #[serde(skip_serializing_if = "Option::is_none")]
        may: Option<SeatSet>,
        phase: &'static str,
    },
    Legal {
        actions: Json,
    },
    Played {
        events: Json,
        pending: SeatSet,
    },
    View {
        view: Json,
    },
    Result {
        result: Option<Json>,
    },
    Suggested {
        action: Action,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        reasons: Vec<ReasonSaid>,
    },
    Perft {
        count: u64,
    },
    Goodbye {},
    Refused {
        error: EngineError,
    },
}

/// A bot's reason, in English.
#[derive(Serialize)]
pub(crate) struct ReasonSaid {
    #[serde(flatten)]
    pub(crate) reason: Reason,
    pub(crate) text: String,
}

/// How a game is announced.
#[derive(Serialize)]
pub(crate) struct Card {
    game: &'static str,
    title: &'static str,
    min: u8,
    max: u8,
    options: Json,
    version: u32,
}

impl Card {
    pub(crate) fn of(game: &dyn Shelved) -> Card {
        let Info { id, title, min_seats, max_seats, rules_version, .. } = game.info();
        let options = game.options();
        Card { game: id, title, min: min_seats, max: max_seats, options, version: rules_version }
    }
}

/// What is wrong, as an answer's `error` says it.
#[derive(Debug, Serialize)]
pub(crate) struct EngineError {
    code: Code,
    message: Cow<'static, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

impl EngineError {
    fn new(code: Code, message: impl Into<Cow<'static, str>>) -> EngineError {
        EngineError { code, message: message.into(), rule: None, reason: None }
    }

    /// Not JSON, no such command, a field missing or of the wrong kind, no such seat.
    pub(crate) fn bad_request(message: impl Into<Cow<'static, str>>) -> EngineError {
        EngineError::new(Code::BadRequest, message)
    }

    /// Nothing is on the table.
    pub(crate) fn no_game() -> EngineError {
        EngineError::new(Code::NoGame, "there is no game yet: begin with `new` or `load`")
    }

    /// The shelf does not have it.
    pub(crate) fn unknown_game() -> EngineError {
        EngineError::new(Code::UnknownGame, "there is no game of this name: `games` lists them")
    }

    /// A position that does not even say which game it is of, so that no game's invariant can be named.
    pub(crate) fn position_of_no_game() -> EngineError {
        EngineError::new(Code::BadPosition, "a position must name its `game`")
    }

    /// More than is read, searched or counted.
    pub(crate) fn too_large(message: impl Into<Cow<'static, str>>) -> EngineError {
        EngineError::new(Code::TooLarge, message)
    }

    /// A fault of ours, in none of the asker's words: the one code that is no refusal.
    pub(crate) fn internal_error() -> EngineError {
        EngineError::new(
            Code::InternalError,
            "the engine met a fault of its own; the game is as it was before",
        )
    }
}

impl From<WrongField> for EngineError {
    fn from(wrong: WrongField) -> EngineError {
        EngineError::bad_request(String::from(wrong))
    }
}

impl From<Refusal> for EngineError {
    fn from(refusal: Refusal) -> EngineError {
        let fault = EngineError::new(refusal.code(), refusal.to_string());
        match refusal {
            Refusal::Illegal { rule, reason, .. } => {
                EngineError { rule: Some(rule), reason: Some(reason), ..fault }
            }
            _ => fault,
        }
    }
}

impl From<BadSetup> for EngineError {
    fn from(bad: BadSetup) -> EngineError {
        EngineError::new(Code::BadSetup, bad.to_string())
    }
}

impl From<BadPosition> for EngineError {
    fn from(BadPosition { rule, because }: BadPosition) -> EngineError {
        EngineError { rule: Some(rule), ..EngineError::new(Code::BadPosition, because) }
    }
}
