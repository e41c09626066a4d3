//! What a person has played: the games, and figures of them. Nobody else is shown these lists.

use crate::app::{App, Visitor};
use crate::extract::Query;
use crate::storage::PlayedTable;
use crate::wire::{Figure, MyGame, MyGames, Problem};
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How many games are told at once.
const PAGE: usize = 20;

/// The routes, with their description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new().routes(routes!(games)).routes(routes!(figures))
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct GamesQuery {
    /// The table of the last game that is known already.
    behind: Option<String>,
}

/// The games that this browser's person has played to their end, the last first, some at a time.
#[utoipa::path(get, path = "/api/me/games", params(GamesQuery),
    responses((status = 200, description = "The games", body = MyGames), (status = "default", description = "Why not", body = Problem)))]
async fn games(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<GamesQuery>,
) -> Result<Json<MyGames>, Problem> {
    let Some(person) = visitor.person else {
        return Ok(Json(MyGames { games: Vec::new(), more: false }));
    };
    let mut played = app.storage.played_by(person, query.behind.as_deref(), PAGE as u32 + 1).await?;
    let more = played.len() > PAGE;
    played.truncate(PAGE);
    let mut games = Vec::with_capacity(played.len());
    for PlayedTable { listed, began, ended, counts } in played {
        // A table that cannot be had is left out, as in every list.
        if let Ok(shown) = app.tables.show(listed, Some(person)).await {
            games.push(MyGame { table: shown.table, began, ended, counts });
        }
    }
    Ok(Json(MyGames { games, more }))
}

/// How often this browser's person has played and won, by game and number of seats.
#[utoipa::path(get, path = "/api/me/figures",
    responses((status = 200, description = "The figures", body = Vec<Figure>), (status = "default", description = "Why not", body = Problem)))]
async fn figures(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<Figure>>, Problem> {
    Ok(Json(match visitor.person {
        Some(person) => app.storage.figures_of(person).await?,
        None => Vec::new(),
    }))
}
