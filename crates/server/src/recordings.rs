//! What an action looked like, for whoever wants to see it: made again from the game before it and the action, on threads
//! of its own, and kept nowhere.

use crate::app::{App, Visitor};
use crate::entry::Entry;
use crate::extract::{Path, Query};
use crate::judge;
use crate::storage::Row;
use crate::table::{Games, Table};
use crate::tell::Sights;
use crate::wire::Problem;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use besace_shelf::{Eyes, Json, OpenTable};
use besace_table::{Seat, Viewer};
use flate2::Compression;
use flate2::write::GzEncoder;
use serde::Deserialize;
use std::io::Write;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The route, with its description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(recording))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct RecordingQuery {
    /// A seat of the person's, or `spectator`; after the end any seat, or `open`.
    viewer: Option<String>,
}

/// What a step looked like, as an event, in a game that records its actions. It never changes.
#[utoipa::path(get, path = "/api/tables/{id}/recordings/{number}",
    params(("id" = String, Path, description = "The table's id"), ("number" = u64, Path, description = "The step's number"),
        RecordingQuery),
    responses((status = 200, body = Object, description = "The event, compressed where the client takes that"),
        (status = "default", description = "Why not", body = Problem)))]
async fn recording(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, number)): Path<(String, u64)>,
    Query(query): Query<RecordingQuery>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let key = app.tables.find(&id).await?;
    // Many who watch one wheel behind one address want the same at once: they wait for each other, and nobody is refused.
    let _counted = app.recordings.wait(visitor.address, app.config.limits.replays_each).await;
    let rows = app.storage.load(key).await?;
    let (games, zipped) = (app.games, takes_gzip(&headers));
    let made = app.tables.play_again(visitor.claim(key), move || {
        let table = Table::replay(games, key, &id, &rows)?;
        let sights = judge::may_look(&table, visitor.person, query.viewer.as_deref())?;
        let recording = Before::of(games, &table, &rows, number)?.recording(eyes(sights))?;
        recorded(recording.get(), zipped)
    });
    let mut answer = made.await??;
    let headers = answer.headers_mut();
    // Who may see a step may always see it, and it always looked the same.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=604800, immutable"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding, cookie"));
    Ok(answer)
}

/// The answer that gives what was recorded.
pub(crate) fn recorded(made: &str, zipped: bool) -> Result<Response, Problem> {
    let made = if zipped { gzip(made)? } else { made.as_bytes().to_vec() };
    let mut answer = ([(header::CONTENT_TYPE, "application/json")], made).into_response();
    if zipped {
        answer.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    }
    Ok(answer)
}

/// A game as it was before one of its steps, which was an action.
struct Before<'a> {
    game: Box<dyn OpenTable>,
    seat: Seat,
    action: &'a besace_shelf::Action,
}

impl<'a> Before<'a> {
    fn of(games: Games, table: &Table, rows: &'a [Row], number: u64) -> Result<Before<'a>, Problem> {
        let at = rows.iter().position(|row| row.number == number).ok_or_else(Problem::not_found)?;
        let Entry::Acted { seat, action, .. } = &rows[at].entry else { return Err(Problem::not_found()) };
        let before = Table::replay(games, table.key, &table.id, &rows[..at])?;
        let game = before.game.ok_or_else(Problem::not_found)?;
        Ok(Before { game, seat: Seat(*seat), action })
    }

    fn recording(&self, eyes: Eyes) -> Result<Json, Problem> {
        self.game.recording(self.seat, self.action, eyes)?.ok_or_else(Problem::not_found)
    }
}

/// Whose eyes see it: all seats of a person see the same of what is shown to a table.
pub(crate) fn eyes(sights: Sights) -> Eyes {
    match sights {
        Sights::Open => Eyes::Everything,
        Sights::Of(seats) => Eyes::Of(seats.first().map_or(Viewer::Spectator, Viewer::Seat)),
    }
}

/// Whether whoever asks reads what is compressed.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut codings = accepted.flat_map(|value| value.split(','));
    codings.any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && weight != Some(0.0)
    })
}

fn gzip(text: &str) -> Result<Vec<u8>, Problem> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(text.len() / 4), Compression::fast());
    let written = encoder.write_all(text.as_bytes()).and_then(|()| encoder.finish());
    written.map_err(|_| Problem::unavailable())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_takes_gzip_gets_it() {
        let takes = |value: &'static str| {
            takes_gzip(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(value))]))
        };
        assert!(takes("gzip, deflate, br, zstd") && takes("br;q=1.0, gzip;q=0.8") && takes("GZIP"));
        assert!(!takes("") && !takes("br") && !takes("gzip;q=0") && !takes("identity"));
        assert!(!takes_gzip(&HeaderMap::new()));
    }
}
