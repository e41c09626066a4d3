//! What is asked once, over HTTP; and the door to a live connection.
//!
//! Handlers read a request, ask storage or the tables, and answer; whether a table may be made or changed is for `judge`
//! to say. Every request that changes something, and every live connection, must come from our own pages.

use crate::app::{App, Visitor};
use crate::chance;
use crate::disk::{A_PERSON, A_TABLE};
use crate::door::Counted;
use crate::entry::Person;
use crate::extract::{Body, Path, Query};
use crate::glance::Glance;
use crate::history::Log;
use crate::invite;
use crate::judge;
use crate::live::{self, Live};
use crate::outlet::Outlet;
use crate::owner::Joining;
use crate::seldom::Seldom;
use crate::session::token_hash;
use crate::socket::Upgrade;
use crate::storage::{Make, StorageError};
use crate::table::Table;
use crate::wire::{
    DealInfo, GameInfo, Invitation, Made, Me, NewName, NewTable, Problem, Recoverable, Recovery, Replay,
    TableInfo, TableState,
};
use crate::writing;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use besace_shelf::{Deal, Shelved};
use besace_table::Code;
use bytes::Bytes;
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long a table that is over stays in its people's lists.
const OVER_SHOWN: u64 = 7 * 24 * 3600 * 1000;
/// How much of a replay is given to the network at once.
const PART: usize = 64 * 1024;

/// Everything below `/api`, with its description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(me, rename, forget_me))
        .routes(routes!(games))
        .routes(routes!(deal))
        .routes(routes!(lobby, make))
        .routes(routes!(table, close))
        .routes(routes!(replay))
        .routes(routes!(connect))
        .routes(routes!(recovery))
        .routes(routes!(recoverable, recover))
        .routes(routes!(invitation))
        .merge(crate::recordings::routes())
        .merge(crate::game_file::routes())
        .merge(crate::my_games::routes())
        .merge(crate::called::routes())
}

/// Who this browser is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, description = "Who this browser is", body = Me), (status = "default", description = "Why not", body = Problem)))]
async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    let Some(person) = visitor.person else {
        return Ok(Json(Me { name: None, tables: Vec::new() }).into_response());
    };
    answer_me(&app, &visitor, person).await
}

/// Gives this browser's person a name; a browser without a session gets one.
#[utoipa::path(put, path = "/api/me", request_body = NewName,
    responses((status = 200, description = "Who this browser is", body = Me), (status = "default", description = "Why not", body = Problem)))]
async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewName>,
) -> Result<Response, Problem> {
    let name = writing::name(&new.name)?;
    let person = match visitor.person {
        Some(person) => person,
        None => {
            app.count(&app.may.be_new, visitor.address, "people")?;
            app.tables.disk().has_room_for(visitor.address)?;
            app.tables.disk().keep(visitor.address, A_PERSON);
            Person(chance::person())
        }
    };
    app.storage.name(person, &name, app.clock.now_ms()).await?;
    answer_me(&app, &visitor, person).await
}

/// Forgets this browser's person: where they have played, "a player" stands in their place.
#[utoipa::path(delete, path = "/api/me",
    responses((status = 204, description = "Nobody is known any more"), (status = "default", description = "Why not", body = Problem)))]
async fn forget_me(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    let person = visitor.person.ok_or_else(Problem::no_name)?;
    app.tables.forget(person).await?;
    let cookie = app.sessions.no_cookie(&app.config.sub_path);
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, cookie)]).into_response())
}

/// Tells a person who they are, and renews their cookie.
async fn answer_me(app: &App, visitor: &Visitor, person: Person) -> Result<Response, Problem> {
    let name = app.storage.name_of(person).await?;
    app.storage.seen(person, app.clock.now_ms()).await?;
    let tables = app
        .storage
        .tables_of(person, app.clock.now_ms().saturating_sub(OVER_SHOWN), app.config.limits.tables_listed)
        .await?;
    let me = Me { name, tables: app.tables.infos(tables, Some(person)).await };
    let generation = app.verdicts.of(person).generation;
    let cookie = app.sessions.cookie(person, generation, &app.config.sub_path, visitor.is_secure);
    Ok(([(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, description = "The games", body = Vec<GameInfo>),
    (status = "default", description = "Why not", body = Problem)))]
async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let info = |game: &&'static dyn Shelved| {
        let info = game.info();
        GameInfo {
            game: info.id,
            title: info.title,
            min: info.min_seats,
            max: info.max_seats,
            minutes: info.minutes,
            by: info.by,
            options: game.options(),
            choices: info.choices.iter().map(Into::into).collect(),
            has_memory: game.has_memory(),
            undoes: game.undoes(),
        }
    };
    Json(app.games.0.iter().map(info).collect())
}

/// What a table made from this number plays.
#[utoipa::path(get, path = "/api/deals/{number}", params(("number" = String, Path, description = "A deal's number")),
    responses((status = 200, description = "What the deal plays", body = DealInfo), (status = "default", description = "Why not", body = Problem)))]
async fn deal(State(app): State<Arc<App>>, Path(number): Path<String>) -> Result<Json<DealInfo>, Problem> {
    let Deal { game, seats, options, .. } = app.games.deal(&number)?;
    Ok(Json(DealInfo { game, seats, options }))
}

/// The lobby: listed tables that wait for people, the newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, description = "Tables that wait for people", body = Vec<TableInfo>), (status = "default", description = "Why not", body = Problem)))]
async fn lobby(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<TableInfo>>, Problem> {
    let tables = app.storage.lobby(app.config.limits.tables_listed).await?;
    let tables = app.tables.infos(tables, visitor.person).await.into_iter().map(|listed| listed.table);
    Ok(Json(tables.filter(|table| table.state == TableState::Waiting).collect()))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, description = "The new table", body = Made), (status = "default", description = "Why not", body = Problem)))]
async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<Json<Made>, Problem> {
    let host = visitor.person.ok_or_else(Problem::no_name)?;
    let name = app.storage.name_of(host).await?.ok_or_else(Problem::no_name)?;
    app.tables.disk().has_room_for(visitor.address)?;
    let _one_at_a_time = app.making.lock().await;
    let origin = app.sessions.origin(visitor.address);
    judge::may_make_one_more(&app.config.limits, &app.storage.made_by(host, origin).await?)?;
    let entries = judge::first_entries(app.games, host, &name, &new)?;
    let (id, at) = (chance::link(), app.clock.now_ms());
    let known_deal = new.deal.is_some();
    let (glance, due, owed) = Glance::of_new(app.games, &id, at, &entries)?;
    let glance = glance.to_json();
    let make =
        Make { id: id.clone(), host, listed: new.listed, known_deal, origin, at, entries, glance, due, owed };
    app.storage.make(make, None).await?;
    app.tables.disk().keep(visitor.address, A_TABLE);
    app.tables.somebody_is_asked();
    metrics::counter!("besace_tables_made_total").increment(1);
    Ok(Json(Made { table: id }))
}

/// A table, to whoever has its link.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, description = "The table", body = TableInfo), (status = "default", description = "Why not", body = Problem)))]
async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    app.tables.info(&id, visitor.person).await.map(|listed| Json(listed.table))
}

/// Closes a table of this person's at which nobody else plays: it is gone, with its log and what was said there.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path, description = "The table's id")),
    responses((status = 204, description = "It is gone"), (status = "default", description = "Why not", body = Problem)))]
async fn close(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    app.tables.close(&id, Some(visitor.person.ok_or_else(Problem::no_name)?)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct ReplayQuery {
    /// A seat of the person's, or `spectator`; after the end any seat, or `open`.
    viewer: Option<String>,
}

/// Every step of a game, as one viewer has seen it; after the end also with everything open.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path, description = "The table's id"), ReplayQuery),
    responses((status = 200, description = "Every step", body = Replay), (status = "default", description = "Why not", body = Problem)))]
async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Response, Problem> {
    let key = app.tables.find(&id).await?;
    // A replay is long, and stays in memory until it has been read.
    let counted = app.replays.admit(visitor.address, app.config.limits.replays_each);
    let counted = counted.ok_or_else(|| Problem::limited("replays"))?;
    let rows = app.storage.load(key).await?;
    let games = app.games;
    // Replaying a long game is work: it is done where it holds nobody up.
    let told = app.tables.play_again(visitor.claim(key), move || {
        let table = Table::replay(games, key, &id, &rows)?;
        let sights = judge::may_look(&table, visitor.person, query.viewer.as_deref())?;
        let log = Log { games, key, id: &id, rows: &rows };
        let replay = log.replay(&table, sights)?;
        serde_json::to_vec(&replay).map_err(|_| Problem::unavailable())
    });
    Ok(as_it_is_read(told.await??, counted))
}

/// A long answer in JSON, sent as the other end reads it; it counts until then.
pub fn as_it_is_read(text: Vec<u8>, counted: Counted) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_LENGTH, HeaderValue::from(text.len())),
    ];
    (headers, axum::body::Body::from_stream(in_parts(text.into(), counted))).into_response()
}

/// The text piece by piece, as the other end reads it; it counts until the last piece is gone or nobody reads any more.
fn in_parts(text: Bytes, counted: Counted) -> impl Stream<Item = Result<Bytes, Infallible>> {
    stream::unfold((text, counted), |(mut text, counted)| async {
        let part = text.split_to(text.len().min(PART));
        (!part.is_empty()).then_some((Ok(part), (text, counted)))
    })
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct LiveQuery {
    /// The last entry the client has seen: it gets what came after.
    since: Option<u64>,
    /// The last chat line the client has seen.
    said: Option<u64>,
}

/// A WebSocket on which everything that happens at the table is told.
#[utoipa::path(get, path = "/api/tables/{id}/live",
    params(("id" = String, Path, description = "The table's id"), LiveQuery),
    responses((status = 101, description = "A WebSocket: requests in, messages out"), (status = "default", description = "Why not", body = Problem)))]
async fn connect(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    if !visitor.is_ours {
        return Err(Problem::new(Code::ForbiddenOrigin, "only pages of this server may connect"));
    }
    if *app.stopping.borrow() {
        return Err(Problem::unavailable());
    }
    // A browser's page never learns why a WebSocket was refused: whether there is such a table is said on it.
    let found = app.tables.check(&id).await;
    let pass = match app.admit(&visitor, false) {
        Ok(pass) => pass,
        // Where it is full for strangers, there is room for people who have a seat.
        Err(problem) => {
            let table = app.tables.info(&id, visitor.person).await.map_err(|_| problem)?.table;
            app.admit(&visitor, table.seats.iter().any(|seat| seat.yours))?
        }
    };
    let limits = app.config.limits.clone();
    let LiveQuery { since, said } = query;
    let join = async move |outlet: Outlet| {
        found?;
        let joining = || Joining {
            person: visitor.person,
            address: visitor.address,
            outlet: outlet.clone(),
            since,
            said,
        };
        let (owner, joined) = app.tables.join(&id, joining).await?;
        Ok::<_, Problem>((id, (owner, joined)))
    };
    // A live connection has a task of its own: one is as large as all that it has ever held, and this one has joined.
    Ok(upgrade.answer(&limits, pass.waiting.clone(), move |socket, outlet| async move {
        match join(outlet.clone()).await {
            Ok((table, joined)) => {
                let mut live = Live::new((socket, outlet), pass, table, joined);
                tokio::spawn(async move { live.serve().await });
            }
            Err(problem) => live::turn_away(socket, outlet, problem).await,
        }
    }))
}

/// A link that gives this person to another device, once.
#[utoipa::path(post, path = "/api/recovery", responses((status = 200, description = "The link", body = Recovery), (status = "default", description = "Why not", body = Problem)))]
async fn recovery(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Recovery>, Problem> {
    let person = visitor.person.ok_or_else(Problem::no_name)?;
    app.storage.name_of(person).await?.ok_or_else(Problem::no_name)?;
    let token = chance::link();
    let until = app.config.keep.link_until(app.clock.now_ms());
    app.storage.keep_recovery(&token_hash(&token), person, until).await?;
    Ok(Json(Recovery { path: format!("{}r/{token}", app.config.sub_path), until }))
}

/// Whom a recovery link makes of the device that opens it.
#[utoipa::path(get, path = "/api/recovery/{token}", params(("token" = String, Path, description = "From the link")),
    responses((status = 200, description = "Whom the link makes of this device", body = Recoverable), (status = "default", description = "Why not", body = Problem)))]
async fn recoverable(
    State(app): State<Arc<App>>,
    Path(token): Path<String>,
) -> Result<Json<Recoverable>, Problem> {
    let person =
        app.storage.recovery_of(&token_hash(&token), app.clock.now_ms()).await?.ok_or_else(used_up)?;
    let name = app.storage.name_of(person).await?.ok_or_else(used_up)?;
    Ok(Json(Recoverable { name }))
}

fn used_up() -> Problem {
    Problem::new(Code::NotFound, "this link has been used or is too old")
}

/// Where others can open this server.
#[utoipa::path(get, path = "/api/invitation", responses(
    (status = 200, description = "Where others can open this server", body = Invitation),
    (status = "default", description = "Why not", body = Problem)))]
async fn invitation(State(app): State<Arc<App>>) -> Json<Invitation> {
    Json(invite::invitation(&app.config, app.listens))
}

/// Makes this browser the person of a recovery link, which is used up by it.
#[utoipa::path(post, path = "/api/recovery/{token}", params(("token" = String, Path, description = "From the link")),
    responses((status = 200, description = "Who this browser is", body = Me), (status = "default", description = "Why not", body = Problem)))]
async fn recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let person = app.storage.use_recovery(&token_hash(&token), app.clock.now_ms()).await?;
    answer_me(&app, &visitor, person.ok_or_else(used_up)?).await
}

/// Alive.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Able to play: storage can be read and written, and the server is not stopping. Below it is said where there is no room for
/// more games, and which games cannot be played by this program; neither keeps anybody from the others.
pub async fn readyz(State(app): State<Arc<App>>) -> (StatusCode, String) {
    let not_ready = |why: &str| (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n"));
    if *app.stopping.borrow() {
        return not_ready("stopping");
    }
    let damage = app.damage.lock().expect("no one panics while holding this").first().cloned();
    if let Some(damage) = damage {
        return not_ready(&damage);
    }
    match app.storage.check().await {
        Ok(()) => {
            let remarks = app.remarks.lock().expect("no one panics while holding this");
            let full = app.tables.disk().is_full();
            let lines =
                std::iter::once("ready").chain(full.as_deref()).chain(remarks.iter().map(String::as_str));
            (StatusCode::OK, lines.map(|line| format!("{line}\n")).collect())
        }
        Err(error) => {
            static NOT_READY: Seldom = Seldom::unsaid();
            if let Some(left_out) = NOT_READY.now() {
                tracing::error!(%error, left_out, "not ready");
            }
            match error {
                StorageError::Unreachable(_) => not_ready(
                    "the database cannot be reached; tables wait, and go on by themselves when it is there",
                ),
                _ => not_ready("storage fails; the log says why"),
            }
        }
    }
}
