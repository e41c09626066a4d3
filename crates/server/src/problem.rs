//! Everything that can be refused, as the client is told it: the one place where errors become words and codes.

use crate::seldom::Seldom;
use crate::storage::StorageError;
use crate::wire::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use besace_shelf::{NoDeal, WrongField};
use besace_table::{BadSetup, Code, Misread, Refusal};

impl Problem {
    /// A refusal of the server's own.
    pub fn new(code: Code, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), rule: None, reason: None }
    }

    /// A table that is not there, or not for this person: the two look alike.
    pub fn not_found() -> Problem {
        Problem::new(Code::NotFound, "there is no such table")
    }

    /// Something cannot be read.
    pub fn bad_request(message: impl Into<String>) -> Problem {
        Problem::new(Code::BadRequest, message)
    }

    /// The person has not given a name yet.
    pub fn no_name() -> Problem {
        Problem::new(Code::NoName, "give a name first")
    }

    /// It is for the table's host.
    pub fn not_host() -> Problem {
        Problem::new(Code::NotHost, "only the person who made this table can do that")
    }

    /// Too much at once.
    pub fn too_many_requests() -> Problem {
        Problem::new(Code::TooManyRequests, "too many requests; slow down")
    }

    /// More than the limit of this name allows.
    pub fn limited(limit: &'static str) -> Problem {
        metrics::counter!("besace_limited_total", "limit" => limit).increment(1);
        Problem::too_many_requests()
    }

    /// The server cannot do it now; why is its host's business, and in its log.
    pub fn unavailable() -> Problem {
        Problem::new(Code::Unavailable, "the server cannot do this now; try again")
    }

    fn status(&self) -> StatusCode {
        match self.code {
            Code::NotFound => StatusCode::NOT_FOUND,
            Code::NotYours | Code::NotHost | Code::ForbiddenOrigin => StatusCode::FORBIDDEN,
            Code::NoName => StatusCode::UNAUTHORIZED,
            Code::TooManyTables | Code::TooManyRequests | Code::TooMuchKept => StatusCode::TOO_MANY_REQUESTS,
            Code::NoRoom => StatusCode::INSUFFICIENT_STORAGE,
            Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Code::Unavailable | Code::OldRules => StatusCode::SERVICE_UNAVAILABLE,
            Code::InternalError => StatusCode::INTERNAL_SERVER_ERROR,
            Code::Stale
            | Code::CannotUndo
            | Code::SeatTaken
            | Code::Taken
            | Code::NameTaken
            | Code::SeatsOpen
            | Code::AlreadyStarted
            | Code::NotStarted => StatusCode::CONFLICT,
            Code::BadRequest
            | Code::NoGame
            | Code::UnknownGame
            | Code::BadSetup
            | Code::BadDeal
            | Code::OldDeal
            | Code::BadPosition
            | Code::GameOver
            | Code::NotYourTurn
            | Code::IllegalAction => StatusCode::BAD_REQUEST,
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        (self.status(), Json(self)).into_response()
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let (rule, reason) = match &refusal {
            Refusal::Illegal { rule, reason, .. } => (Some(*rule), Some(*reason)),
            _ => (None, None),
        };
        Problem { code: refusal.code(), message: refusal.to_string(), rule, reason }
    }
}

impl From<BadSetup> for Problem {
    fn from(bad: BadSetup) -> Problem {
        Problem::new(Code::BadSetup, bad.to_string())
    }
}

impl From<NoDeal> for Problem {
    fn from(bad: NoDeal) -> Problem {
        let code = match bad {
            NoDeal::Misspelt => Code::BadDeal,
            NoDeal::UnknownGame => Code::UnknownGame,
            NoDeal::OtherRules => Code::OldDeal,
        };
        Problem::new(code, bad.to_string())
    }
}

impl From<WrongField> for Problem {
    fn from(wrong: WrongField) -> Problem {
        Problem::bad_request(wrong)
    }
}

impl From<Misread> for Problem {
    fn from(misread: Misread) -> Problem {
        Problem::bad_request(misread.to_string())
    }
}

impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Problem {
        static TROUBLE: Seldom = Seldom::unsaid();
        if let Some(left_out) = TROUBLE.now() {
            tracing::error!(%error, left_out, "storage");
        }
        Problem::unavailable()
    }
}
