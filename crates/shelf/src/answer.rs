//! What is said back: every answer of the table protocol, and every way in which one is refused.

use crate::{Json, Shelved};
use besace_bots::{Reason, Suggestion};
use besace_table::{BadPosition, BadSetup, Info, Refusal, SeatSet};
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
        events: Vec<Json>,
        pending: SeatSet,
    },
    View {
        view: Json,
    },
    Result {
        result: Option<Json>,
    },
    Suggested {
        action: Json,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        reasons: Vec<Reason>,
    },
    Perft {
        count: u64,
    },
    Goodbye {},
    Refused {
        error: Fault,
    },
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

impl From<Suggestion<Json>> for Said {
    fn from(Suggestion { action, reasons }: Suggestion<Json>) -> Said {
        Said::Suggested { action, reasons }
    }
}

/// What is wrong, as an answer's `error` says it.
#[derive(Debug, Serialize)]
pub(crate) struct Fault {
    code: &'static str,
    message: Cow<'static, str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
}

impl Fault {
    fn new(code: &'static str, message: impl Into<Cow<'static, str>>) -> Fault {
        Fault { code, message: message.into(), rule: None, reason: None }
    }

    /// Not JSON, no such command, a field missing or of the wrong kind, no such seat.
    pub(crate) fn bad_request(message: impl Into<Cow<'static, str>>) -> Fault {
        Fault::new("bad_request", message)
    }

    /// Nothing is on the table.
    pub(crate) fn no_game() -> Fault {
        Fault::new("no_game", "there is no game yet: begin with `new` or `load`")
    }

    /// The shelf does not have it.
    pub(crate) fn unknown_game() -> Fault {
        Fault::new("unknown_game", "there is no game of this name: `games` lists them")
    }

    /// A position that does not even say which game it is of, so that no game's invariant can be named.
    pub(crate) fn position_of_no_game() -> Fault {
        Fault::new("bad_position", "a position names its `game`")
    }

    /// More than is read, searched or counted.
    pub(crate) fn too_large(message: impl Into<Cow<'static, str>>) -> Fault {
        Fault::new("too_large", message)
    }

    /// A fault of ours, in none of the asker's words: the one code that is no refusal.
    pub(crate) fn internal_error() -> Fault {
        Fault::new("internal_error", "the engine met a fault of its own; the game is as it was before")
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        let fault = Fault::new(refusal.code(), refusal.to_string());
        match refusal {
            Refusal::Illegal { rule, reason, .. } => {
                Fault { rule: Some(rule), reason: Some(reason), ..fault }
            }
            _ => fault,
        }
    }
}

impl From<BadSetup> for Fault {
    fn from(bad: BadSetup) -> Fault {
        Fault::new("bad_setup", bad.to_string())
    }
}

impl From<BadPosition> for Fault {
    fn from(BadPosition { rule, because }: BadPosition) -> Fault {
        Fault { rule: Some(rule), ..Fault::new("bad_position", because) }
    }
}
