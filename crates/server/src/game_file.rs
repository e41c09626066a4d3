//! A finished game as a file that people can keep: the engine's own requests, one a line, so that `besace engine` plays it
//! again to the last card.

use crate::app::{App, Visitor};
use crate::entry::{Entry, MadeTable};
use crate::extract::Path;
use crate::storage::Row;
use crate::table::Table;
use crate::wire::{Problem, TableState};
use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use besace_table::Code;
use serde_json::json;
use std::fmt::Write;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The route, with its description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(game_file))
}

/// A game that is over, as requests of the table protocol, one a line: `new` with its seed, then every decision.
#[utoipa::path(get, path = "/api/tables/{id}/game",
    params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, description = "The game, as lines of JSON", body = String, content_type = "application/x-ndjson"), (status = "default", description = "Why not", body = Problem)))]
async fn game_file(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let key = app.tables.find(&id).await?;
    // It takes as much reading as a replay does.
    let counted = app.replays.admit(visitor.address, app.config.limits.replays_each);
    let _counted = counted.ok_or_else(|| Problem::limited("replays"))?;
    let rows = app.storage.load(key).await?;
    let written = tokio::task::spawn_blocking(move || {
        let table = Table::replay(app.games, key, &id, &rows)?;
        let name = format!("attachment; filename=\"{}-{id}.jsonl\"", table.made.game);
        Ok::<_, Problem>((requests(&table, &rows)?, name))
    });
    let (text, name) = written.await.map_err(|_| Problem::unavailable())??;
    let name = HeaderValue::try_from(name).map_err(|_| Problem::unavailable())?;
    let kind = HeaderValue::from_static("application/x-ndjson");
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text).into_response())
}

/// The requests. Before the end nobody gets them, for they hold every card; and the engine has the rules of today only.
fn requests(table: &Table, rows: &[Row]) -> Result<String, Problem> {
    if table.state != TableState::Over {
        return Err(Problem::bad_request("a game can be kept only when it is over"));
    }
    let MadeTable { game, seats, options, rules_version, .. } = &*table.made;
    let today = table.games.find(game).is_some_and(|game| game.info().rules_version == *rules_version);
    if !today {
        return Err(Problem::new(
            Code::OldRules,
            "the engine does not play by the rules of this game any more",
        ));
    }
    let mut text = String::new();
    for row in rows {
        let request = match &row.entry {
            Entry::Started { seed } => {
                json!({"cmd": "new", "game": game, "seats": seats, "seed": seed, "options": options})
            }
            Entry::Acted { seat, action, .. } => json!({"cmd": "play", "seat": seat, "action": action}),
            _ => continue,
        };
        writeln!(text, "{request}").expect("a text can be written to");
    }
    Ok(text)
}
