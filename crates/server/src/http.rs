//! What is asked once, over HTTP; and the door to a live connection.
//!
//! Handlers read a request, ask storage or the tables, and answer: what may be done is judged elsewhere. Every request
//! that changes something, and every live connection, must come from our own pages.

use crate::app::{App, Visitor};
use crate::chance;
use crate::clock::now_ms;
use crate::door::Counted;
use crate::entry::{Entry, MadeTable, Person};
use crate::history;
use crate::live::Live;
use crate::owner::Joining;
use crate::session::token_hash;
use crate::socket::Upgrade;
use crate::storage::Make;
use crate::table::{Games, Table, unknown_level};
use crate::tell::{self, Sights};
use crate::wire::{
    GameInfo, Made, Me, Message, NewName, NewSeat, NewTable, Problem, Recovery, Replay, TableInfo, TableState,
};
use crate::writing;
use axum::Json;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use besace_bots::Level;
use besace_shelf::Shelved;
use besace_table::{Seat, SeatSet, Seed};
use bytes::Bytes;
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::convert::Infallible;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// How long a table that is over stays in its people's lists.
const OVER_SHOWN: u64 = 7 * 24 * 3600 * 1000;
/// How many tables a list has.
const LISTED: u32 = 30;
/// How many replays one network address may be reading at the same time.
const REPLAYS_EACH: u32 = 8;
/// How much of a replay is given to the network at once.
const PART: usize = 64 * 1024;
/// How long a recovery link is good for.
const RECOVERY: u64 = 3600 * 1000;

/// Everything below `/api`, with its description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(me, rename))
        .routes(routes!(games))
        .routes(routes!(lobby, make))
        .routes(routes!(table))
        .routes(routes!(replay))
        .routes(routes!(live))
        .routes(routes!(recovery))
        .routes(routes!(recover))
}

/// A JSON body, or the problem with it.
pub struct Body<T>(T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Body<T>, Problem> {
        let arriving = Bytes::from_request(request, app);
        let arrived = tokio::time::timeout(app.config.limits.patience(), arriving).await;
        let arrived = arrived.map_err(|_| Problem::bad_request("this request took too long to arrive"))?;
        let bytes = arrived.map_err(|rejection| match rejection {
            BytesRejection::FailedToBufferBody(_) => Problem::new("too_large", "this request is too long"),
            _ => Problem::bad_request("this request cannot be read"),
        })?;
        let read = serde_json::from_slice(&bytes);
        read.map(Body).map_err(|error| Problem::bad_request(format!("this request cannot be read: {error}")))
    }
}

/// What stands in a request's path, or the problem with it.
pub struct Path<T>(T);

impl<T: DeserializeOwned + Send> FromRequestParts<Arc<App>> for Path<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Path<T>, Problem> {
        let path = axum::extract::Path::from_request_parts(parts, app).await;
        // Nothing of ours has a name that cannot be read.
        path.map(|path| Path(path.0)).map_err(|_| Problem::not_found())
    }
}

/// What stands after a path's question mark, or the problem with it.
pub struct Query<T>(T);

impl<T: DeserializeOwned> FromRequestParts<Arc<App>> for Query<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Query<T>, Problem> {
        let query = axum::extract::Query::from_request_parts(parts, app).await;
        query.map(|query| Query(query.0)).map_err(|rejection| Problem::bad_request(rejection.body_text()))
    }
}

/// Who this browser is.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me), (status = "default", body = Problem)))]
async fn me(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Response, Problem> {
    let Some(person) = visitor.person else {
        return Ok(Json(Me { name: None, tables: Vec::new() }).into_response());
    };
    answer_me(&app, &visitor, person).await
}

/// Gives this browser's person a name; a browser without a session gets one.
#[utoipa::path(put, path = "/api/me", request_body = NewName,
    responses((status = 200, body = Me), (status = "default", body = Problem)))]
async fn rename(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewName>,
) -> Result<Response, Problem> {
    let name = writing::name(&new.name)?;
    let person = visitor.person.unwrap_or_else(|| Person(chance::person()));
    app.storage.name(person, &name, now_ms()).await?;
    answer_me(&app, &visitor, person).await
}

/// Tells a person who they are, and renews their cookie.
async fn answer_me(app: &App, visitor: &Visitor, person: Person) -> Result<Response, Problem> {
    let name = app.storage.name_of(person).await?;
    let ids = app.storage.tables_of(person, now_ms().saturating_sub(OVER_SHOWN), LISTED).await?;
    let me = Me { name, tables: infos(app, &ids, Some(person)).await };
    let cookie = app.sessions.cookie(person, &app.config.sub_path, visitor.is_secure);
    Ok(([(header::SET_COOKIE, cookie)], Json(me)).into_response())
}

/// What can be known of these tables; one that cannot be had is left out.
async fn infos(app: &App, ids: &[String], person: Option<Person>) -> Vec<TableInfo> {
    let mut infos = Vec::with_capacity(ids.len());
    for id in ids {
        infos.extend(app.tables.info(id, person).await);
    }
    infos
}

/// The games that can be played here.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameInfo>)))]
async fn games(State(app): State<Arc<App>>) -> Json<Vec<GameInfo>> {
    let info = |game: &&'static dyn Shelved| {
        let info = game.info();
        GameInfo {
            game: info.id.into(),
            title: info.title.into(),
            min: info.min_seats,
            max: info.max_seats,
            minutes: info.minutes,
            by: info.by.into(),
            options: serde_json::from_str(game.options().get()).unwrap_or_default(),
            choices: info.choices.iter().map(Into::into).collect(),
            has_memory: info.has_memory,
        }
    };
    Json(app.games.0.iter().map(info).collect())
}

/// The lobby: listed tables that wait for people, the newest first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableInfo>), (status = "default", body = Problem)))]
async fn lobby(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Vec<TableInfo>>, Problem> {
    let ids = app.storage.lobby(LISTED).await?;
    let mut tables = infos(&app, &ids, visitor.person).await;
    tables.retain(|table| table.state == TableState::Waiting);
    Ok(Json(tables))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 200, body = Made), (status = "default", body = Problem)))]
async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(new): Body<NewTable>,
) -> Result<Json<Made>, Problem> {
    let host = visitor.person.ok_or_else(Problem::no_name)?;
    let name = app.storage.name_of(host).await?.ok_or_else(Problem::no_name)?;
    let _one_at_a_time = app.making.lock().await;
    if app.storage.hosted_by(host).await? >= app.config.limits.tables_each {
        return Err(Problem::new("too_many_tables", "finish one of your tables first"));
    }
    let entries = first_entries(app.games, host, &name, &new)?;
    let id = chance::link();
    let make = Make { id: id.clone(), host, listed: new.listed, at: now_ms(), entries };
    app.storage.make(make, None).await?;
    metrics::counter!("besace_tables_made_total").increment(1);
    Ok(Json(Made { table: id }))
}

/// The first entries of a new table's log.
fn first_entries(games: Games, host: Person, name: &str, new: &NewTable) -> Result<Vec<Entry>, Problem> {
    let shelved =
        games.find(&new.game).ok_or_else(|| Problem::new("unknown_game", "there is no such game here"))?;
    let options = merged(shelved.options().get(), new.options.as_ref())?;
    let seats = u8::try_from(new.seats.len()).unwrap_or(u8::MAX);
    // A table that could never be dealt is refused now and not when everybody sits.
    let seed = Seed::new(0).expect("0 is a seed");
    shelved.open(seats, seed, &options).map_err(|error| Problem::new("bad_setup", error.to_string()))?;
    let info = shelved.info();
    let for_beginners = new.seats.iter().any(is_novice);
    let made = MadeTable {
        game: new.game.clone(),
        rules_version: info.rules_version,
        options,
        seats,
        listed: new.listed,
        one_screen: new.one_screen,
        clock: within(new.clock, 5..=3600, "a clock has 5 to 3600 seconds")?,
        away_after: within(new.away_after, 10..=86400, "away_after is 10 to 86400 seconds")?.unwrap_or(120),
        memory_aid: new.memory_aid.unwrap_or(for_beginners) && info.has_memory,
        host,
    };
    let mut entries = vec![Entry::Made(Box::new(made))];
    let mut own = 0;
    for (place, seat) in new.seats.iter().zip(0..) {
        match place {
            NewSeat::Open => {}
            NewSeat::Bot { level } => {
                Level::from_id(level).ok_or_else(unknown_level)?;
                entries.push(Entry::BotSat { seat, level: level.clone() });
            }
            NewSeat::Me { name: here } => {
                own += 1;
                let name = writing::name(here.as_deref().unwrap_or(name))?;
                entries.push(Entry::Sat { seat, person: host, name });
            }
        }
    }
    if own > 1 && !new.one_screen {
        return Err(Problem::bad_request("only around one screen can a person have several seats"));
    }
    if new.start {
        if new.seats.iter().any(|seat| matches!(seat, NewSeat::Open)) {
            return Err(Problem::new("seats_open", "a seat is still open"));
        }
        entries.push(Entry::Started { seed: chance::seed() });
    }
    Ok(entries)
}

fn is_novice(seat: &NewSeat) -> bool {
    matches!(seat, NewSeat::Bot { level } if level == Level::Novice.id())
}

/// The options that differ, laid over the defaults.
fn merged(defaults: &str, given: Option<&Value>) -> Result<Value, Problem> {
    let mut options: Value = serde_json::from_str(defaults).map_err(|_| Problem::unavailable())?;
    match (options.as_object_mut(), given) {
        (_, None | Some(Value::Null)) => {}
        (Some(options), Some(Value::Object(given))) => {
            options.extend(given.iter().map(|(key, value)| (key.clone(), value.clone())));
        }
        _ => return Err(Problem::bad_request("options are a JSON object")),
    }
    Ok(options)
}

fn within(
    seconds: Option<u32>,
    range: std::ops::RangeInclusive<u32>,
    otherwise: &str,
) -> Result<Option<u32>, Problem> {
    match seconds {
        Some(seconds) if !range.contains(&seconds) => Err(Problem::bad_request(otherwise)),
        seconds => Ok(seconds),
    }
}

/// A table, to whoever has its link.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "The table's id")),
    responses((status = 200, body = TableInfo), (status = "default", body = Problem)))]
async fn table(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Problem> {
    app.tables.check(&id).await?;
    app.tables.info(&id, visitor.person).await.map(Json)
}

#[derive(Deserialize, utoipa::IntoParams)]
struct ReplayQuery {
    /// A seat of the person's, `spectator`, or after the end `open`.
    viewer: Option<String>,
}

/// Every step of a game, as one viewer has seen it; after the end also with everything open.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path, description = "The table's id"), ReplayQuery),
    responses((status = 200, body = Replay), (status = "default", body = Problem)))]
async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<ReplayQuery>,
) -> Result<Response, Problem> {
    let key = app.tables.find(&id).await?;
    // A replay is long, and stays in memory until it has been read.
    let counted = app.replays.admit(visitor.address, REPLAYS_EACH).ok_or_else(Problem::too_many_requests)?;
    let rows = app.storage.load(key).await?;
    // Replaying a long game is work: it is done where it holds nobody up.
    let told = tokio::task::spawn_blocking(move || {
        let table = Table::replay(app.games, key, &id, &rows)?;
        let sights = replay_sights(&table, visitor.person, query.viewer.as_deref())?;
        history::replay(&table, &rows, sights)
    });
    let told = told.await.map_err(|_| Problem::unavailable())??;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_LENGTH, HeaderValue::from(told.len())),
    ];
    Ok((headers, axum::body::Body::from_stream(in_parts(told.into(), counted))).into_response())
}

/// The text piece by piece, as the other end reads it; it counts until the last piece is gone or nobody reads any more.
fn in_parts(text: Bytes, counted: Counted) -> impl Stream<Item = Result<Bytes, Infallible>> {
    stream::unfold((text, counted), |(mut text, counted)| async {
        let part = text.split_to(text.len().min(PART));
        (!part.is_empty()).then_some((Ok(part), (text, counted)))
    })
}

fn replay_sights(table: &Table, person: Option<Person>, viewer: Option<&str>) -> Result<Sights, Problem> {
    match viewer.unwrap_or("spectator") {
        "spectator" => Ok(Sights::Of(SeatSet::EMPTY)),
        "open" if table.state == TableState::Over => Ok(Sights::Open),
        "open" => Err(Problem::bad_request("hands are opened when the game is over")),
        seat => {
            let seat = seat.parse().map(Seat);
            let seat = seat.map_err(|_| Problem::bad_request("a viewer is a seat, spectator or open"))?;
            if table.seats_of(person).contains(seat) {
                Ok(Sights::Of(SeatSet::one(seat)))
            } else {
                Err(Problem::new("not_yours", "this seat is not yours"))
            }
        }
    }
}

#[derive(Deserialize, utoipa::IntoParams)]
struct LiveQuery {
    /// The last entry the client has seen: it gets what came after.
    since: Option<u64>,
    /// The last chat line the client has seen.
    said: Option<u64>,
}

/// A WebSocket on which everything that happens at the table is told.
#[utoipa::path(get, path = "/api/tables/{id}/live",
    params(("id" = String, Path, description = "The table's id"), LiveQuery),
    responses((status = 101, description = "A WebSocket: requests in, messages out"), (status = "default", body = Problem)))]
async fn live(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(query): Query<LiveQuery>,
    upgrade: Upgrade,
) -> Result<Response, Problem> {
    if !visitor.is_ours {
        return Err(Problem::new("forbidden_origin", "only pages of this server may connect"));
    }
    if *app.stopping.borrow() {
        return Err(Problem::unavailable());
    }
    app.tables.check(&id).await?;
    let pass = app.admit(&visitor)?;
    Ok(upgrade.answer(&app.config.limits.clone(), move |socket, line| async move {
        let _pass = pass;
        let joining =
            || Joining { person: visitor.person, line: line.clone(), since: query.since, said: query.said };
        match Box::pin(app.tables.join(&id, joining)).await {
            Ok((owner, id)) => Live { app, id, owner, line }.serve(socket).await,
            Err(error) => line.send(tell::message(&Message::Refused { id: None, error })),
        }
    }))
}

/// A link that gives this person to another device, once, for an hour.
#[utoipa::path(post, path = "/api/recovery", responses((status = 200, body = Recovery), (status = "default", body = Problem)))]
async fn recovery(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Recovery>, Problem> {
    let person = visitor.person.ok_or_else(Problem::no_name)?;
    app.storage.name_of(person).await?.ok_or_else(Problem::no_name)?;
    let token = chance::link();
    app.storage.keep_recovery(&token_hash(&token), person, now_ms() + RECOVERY).await?;
    Ok(Json(Recovery { path: format!("{}r/{token}", app.config.sub_path) }))
}

/// Makes this browser the person of a recovery link, which is used up by it.
#[utoipa::path(post, path = "/api/recovery/{token}", params(("token" = String, Path, description = "From the link")),
    responses((status = 200, body = Me), (status = "default", body = Problem)))]
async fn recover(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(token): Path<String>,
) -> Result<Response, Problem> {
    let person = app.storage.use_recovery(&token_hash(&token), now_ms()).await?;
    let person = person.ok_or_else(|| Problem::new("not_found", "this link has been used or is too old"))?;
    answer_me(&app, &visitor, person).await
}

/// Alive.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// Able to play: storage can be read and written, and the server is not stopping.
pub async fn readyz(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    if *app.stopping.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping\n");
    }
    match app.storage.check().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::error!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "storage fails\n")
        }
    }
}
