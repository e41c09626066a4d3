//! A finished game as a file that people can keep: the engine's own requests, one a line, so that `besace engine` plays it
//! again to the last card, and so does whoever opens it in the replay.

use crate::app::{App, Visitor};
use crate::entry::{By, Entry, MadeTable, Person};
use crate::extract::{Path, Query, Text};
use crate::http::as_it_is_read;
use crate::judge;
use crate::recordings::{eyes, recorded, takes_gzip};
use crate::storage::{Key, Row};
use crate::table::{Clocks, Games, Table};
use crate::tell::{Sights, Telling};
use crate::wire::{Problem, Replay, Step, TableState};
use axum::extract::{DefaultBodyLimit, FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use besace_shelf::{Action, JsonObject};
use besace_table::{Code, MAX_SEATS, Seat};
use serde::Deserialize;
use serde_json::{Value, json};
use std::fmt::Write;
use std::sync::Arc;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

/// The longest file that is opened, in bytes.
const LONGEST: usize = 512 * 1024;
/// The most decisions of a game in a file.
const MOST: usize = 5000;
/// The same where each has to be simulated: more than a game takes unless its table wants it very long.
const MOST_DEAR: usize = 500;
/// How many recordings are made at once. Each time the game is played again from its beginning, and whoever looks at one
/// wants the next ones soon.
const RECORDINGS: usize = 8;

/// The routes, with their description.
pub fn routes() -> OpenApiRouter<Arc<App>> {
    // A whole game is longer than anything else that is sent.
    let opened = OpenApiRouter::new().routes(routes!(open_file)).routes(routes!(file_recordings));
    OpenApiRouter::new().routes(routes!(game_file)).merge(opened.layer(DefaultBodyLimit::max(LONGEST)))
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
    let games = app.games;
    let written = app.tables.play_again(visitor.claim(key), move || {
        let table = Table::replay(games, key, &id, &rows)?;
        let name = format!("attachment; filename=\"{}-{id}.jsonl\"", table.made.game);
        Ok::<_, Problem>((requests(&table, &rows)?, name))
    });
    let (text, name) = written.await??;
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
    let mut requests: Vec<(u64, Value)> = Vec::new();
    for row in rows {
        let request = match &row.entry {
            Entry::Started { seed } => {
                json!({"cmd": "new", "game": game, "seats": seats, "seed": seed, "options": options})
            }
            Entry::Acted { seat, action, .. } => json!({"cmd": "play", "seat": seat, "action": action}),
            // What was taken back is not in the game.
            Entry::Undone { number, .. } => {
                requests.retain(|(acted, _)| acted < number);
                continue;
            }
            _ => continue,
        };
        requests.push((row.number, request));
    }
    let mut text = String::new();
    for (_, request) in requests {
        writeln!(text, "{request}").expect("a text can be written to");
    }
    Ok(text)
}

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
struct OpenQuery {
    /// A seat, `spectator`, or `open`.
    viewer: Option<String>,
}

/// Every step of a game in a file, as one viewer would have seen it, or with everything open. Nothing is kept of it.
#[utoipa::path(post, path = "/api/replay", params(OpenQuery),
    request_body(content = String, content_type = "application/x-ndjson", description = "The game, as lines of JSON"),
    responses((status = 200, description = "Every step", body = Replay), (status = "default", description = "Why not", body = Problem)))]
async fn open_file(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Query(query): Query<OpenQuery>,
    request: Request,
) -> Result<Response, Problem> {
    // Counted before it is read, and until all of the answer has been.
    let counted = app.replays.admit(visitor.address, app.config.limits.replays_each);
    let counted = counted.ok_or_else(|| Problem::limited("replays"))?;
    let Text(text) = Text::from_request(request, &app).await?;
    let games = app.games;
    // Playing a whole game again is work, and with a simulation much of it.
    let told = app.tables.play_again(visitor.claim(Key::NONE), move || {
        let replay = replay_of(games, &text, query.viewer.as_deref())?;
        serde_json::to_vec(&replay).map_err(|_| Problem::unavailable())
    });
    Ok(as_it_is_read(told.await??, counted))
}

/// What a step of a game in a file looked like, and some of those after it, in a game that records its actions: one event a
/// step, eight at most. Nothing is kept of it.
#[utoipa::path(post, path = "/api/replay/recordings/{number}",
    params(("number" = u64, Path, description = "The step's number"), OpenQuery),
    request_body(content = String, content_type = "application/x-ndjson", description = "The game, as lines of JSON"),
    responses((status = 200, description = "The events, compressed where the client takes that", body = Vec<Object>), (status = "default", description = "Why not", body = Problem)))]
async fn file_recordings(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(number): Path<u64>,
    Query(query): Query<OpenQuery>,
    headers: HeaderMap,
    request: Request,
) -> Result<Response, Problem> {
    // Counted with the recordings of tables: whoever wants many at once waits, and is not refused.
    let _counted = app.recordings.wait(visitor.address, app.config.limits.replays_each).await;
    let Text(text) = Text::from_request(request, &app).await?;
    let (games, zipped) = (app.games, takes_gzip(&headers));
    let made = app.tables.play_again(visitor.claim(Key::NONE), move || {
        let made = recordings_of(games, &text, number, query.viewer.as_deref())?;
        recorded(&made, zipped)
    });
    made.await?
}

/// What the decision of this number looked like, and those after it, as a list in JSON.
fn recordings_of(games: Games, text: &str, number: u64, viewer: Option<&str>) -> Result<String, Problem> {
    let (mut opened, decisions) = read(games, text, viewer)?;
    let mut made = Vec::new();
    for (line, decision) in decisions {
        let entry = opened.read(decision).map_err(|problem| at_line(line, problem))?;
        let (Entry::Acted { seat, action, .. }, Some(game)) = (&entry, &opened.table.game) else { break };
        if !made.is_empty() || opened.table.number + 1 == number {
            let recording = game.recording(Seat(*seat), action, eyes(opened.sights));
            let Some(event) = recording.map_err(|refusal| at_line(line, refusal.into()))? else { break };
            made.push(event);
        }
        if made.len() == RECORDINGS {
            break;
        }
        opened.table.apply(&entry, 0).map_err(|problem| at_line(line, problem))?;
    }
    if made.is_empty() {
        return Err(Problem::not_found());
    }
    serde_json::to_string(&made).map_err(|_| Problem::unavailable())
}

/// A game that is played again from a file.
struct Opened {
    table: Table,
    steps: Vec<Step>,
    sights: Sights,
}

/// Lines of a file with their numbers.
type Lines<'a> = Vec<(u32, &'a str)>;

/// Plays what a file says; a line that cannot be played is named.
fn replay_of(games: Games, text: &str, viewer: Option<&str>) -> Result<Replay, Problem> {
    let (mut opened, decisions) = read(games, text, viewer)?;
    let last = decisions.last().map(|(number, _)| *number);
    for (number, line) in decisions {
        let played = opened.read(line).and_then(|entry| opened.apply(entry, Some(number) != last));
        played.map_err(|problem| at_line(number, problem))?;
    }
    let Opened { table, steps, sights } = opened;
    Ok(Replay { table: table.info(sights.yours(), Clocks::default()), steps })
}

/// The game that a file deals, and its decisions with the numbers of their lines.
fn read<'a>(games: Games, text: &'a str, viewer: Option<&str>) -> Result<(Opened, Lines<'a>), Problem> {
    let mut lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let (number, first) =
        lines.next().ok_or_else(|| Problem::bad_request("there is no game in this file"))?;
    let opened = begin(games, first, viewer).map_err(|problem| at_line(number, problem))?;
    let decisions: Lines = lines.collect();
    let is_dear = opened.table.game.as_ref().is_some_and(|game| game.is_dear());
    if decisions.len() > if is_dear { MOST_DEAR } else { MOST } {
        return Err(Problem::new(Code::TooLarge, "this game is too long to be opened"));
    }
    Ok((opened, decisions))
}

/// The game that the first line of a file deals.
fn begin(games: Games, line: &str, viewer: Option<&str>) -> Result<Opened, Problem> {
    let request = JsonObject::read(line.as_bytes())?;
    if request.text("cmd")? != "new" {
        return Err(Problem::bad_request("a game in a file must begin with the command `new`"));
    }
    let game = request.text("game")?;
    let shelved = games.find(&game);
    let shelved = shelved.ok_or_else(|| Problem::new(Code::UnknownGame, "there is no such game here"))?;
    let options = shelved.all_options(&judge::given_options(request.optional("options").as_ref())?)?;
    let seats = request.up_to("seats", MAX_SEATS as u64)? as u8;
    let made = MadeTable { away_after: 0, ..MadeTable::private(shelved.info(), options, seats, Person(0)) };
    let first = Row { number: 1, at: 0, request: None, entry: Entry::Made(Box::new(made)) };
    let table = Table::begin(games, Key::NONE, "", &first)?;
    let sights = judge::look_with(table.made.seats, viewer)?;
    let mut opened = Opened { table, steps: Vec::new(), sights };
    opened.apply(Entry::Started { seed: request.number("seed")? }, true)?;
    Ok(opened)
}

impl Opened {
    /// The decision that stands in a line.
    fn read(&self, line: &str) -> Result<Entry, Problem> {
        let request = JsonObject::read(line.as_bytes())?;
        if request.text("cmd")? != "play" {
            return Err(Problem::bad_request("a game in a file must go on with the command `play`"));
        }
        let seat = request.up_to("seat", u64::from(self.table.made.seats) - 1)? as u8;
        let action: Action = request.required("action")?.into();
        let is_clocks = self.table.game.as_ref().is_some_and(|game| game.is_the_clocks(&action));
        let by = if is_clocks { By::Timer } else { By::Person };
        // Worked out beforehand, it is told without its recording, which would be most of the answer: whoever looks asks for that.
        let outcome = match &self.table.game {
            Some(game) if game.is_dear() => game.work_out(Seat(seat), &action)?,
            _ => None,
        };
        Ok(Entry::Acted { seat, by, action, outcome })
    }

    /// Lets it happen, and tells it.
    fn apply(&mut self, entry: Entry, is_past: bool) -> Result<(), Problem> {
        let applied = self.table.apply(&entry, 0)?;
        let clocks = Clocks::default();
        let telling =
            Telling { table: &self.table, at: 0, entry: &entry, applied: &applied, clocks, is_past };
        self.steps.push(telling.step(self.sights));
        Ok(())
    }
}

fn at_line(number: u32, problem: Problem) -> Problem {
    Problem { message: format!("line {number}: {}", problem.message), ..problem }
}
