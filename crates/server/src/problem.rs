//! Everything that can be refused, as the client is told it: the one place where errors become words and codes.

use crate::storage::StorageError;
use crate::wire::Problem;
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use besace_table::{BadSetup, Refusal};

impl Problem {
    /// A refusal of the server's own.
    pub fn new(code: &str, message: impl Into<String>) -> Problem {
        Problem { code: code.into(), message: message.into(), rule: None, reason: None }
    }

    /// A table that is not there, or not for this person: the two look alike.
    pub fn not_found() -> Problem {
        Problem::new("not_found", "there is no such table")
    }

    /// Something cannot be read.
    pub fn bad_request(message: impl Into<String>) -> Problem {
        Problem::new("bad_request", message)
    }

    /// The person has not given a name yet.
    pub fn no_name() -> Problem {
        Problem::new("no_name", "give a name first")
    }

    /// Too much at once.
    pub fn too_many_requests() -> Problem {
        Problem::new("too_many_requests", "too many requests; slow down")
    }

    /// The server cannot do it now; why is its host's business, and in its log.
    pub fn unavailable() -> Problem {
        Problem::new("unavailable", "the server cannot do this now; try again")
    }

    fn status(&self) -> StatusCode {
        match self.code.as_str() {
            "not_found" => StatusCode::NOT_FOUND,
            "not_yours" | "not_host" | "forbidden_origin" => StatusCode::FORBIDDEN,
            "no_name" => StatusCode::UNAUTHORIZED,
            "too_many_tables" | "too_many_requests" | "too_many_connections" => StatusCode::TOO_MANY_REQUESTS,
            "too_large" => StatusCode::PAYLOAD_TOO_LARGE,
            "unavailable" => StatusCode::SERVICE_UNAVAILABLE,
            "stale" | "seat_taken" | "seats_open" | "already_started" | "not_started" => StatusCode::CONFLICT,
            _ => StatusCode::BAD_REQUEST,
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
            Refusal::Illegal { rule, reason, .. } => (Some((*rule).into()), Some((*reason).into())),
            _ => (None, None),
        };
        Problem { code: refusal.code().into(), message: refusal.to_string(), rule, reason }
    }
}

impl From<BadSetup> for Problem {
    fn from(bad: BadSetup) -> Problem {
        Problem::new("bad_setup", bad.to_string())
    }
}

impl From<StorageError> for Problem {
    fn from(error: StorageError) -> Problem {
        tracing::error!(%error, "storage");
        Problem::unavailable()
    }
}
