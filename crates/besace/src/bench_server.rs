//! `besace bench server`: how many actions a second the server makes durable, measured over real connections.
//!
//! The server is this program, started a second time; its clients are real WebSockets in this process. Where the
//! machine allows it, each gets a core of its own, so that they do not take each other's time. What is measured is what
//! a table waits for: the time from an action until the last seat has been told of it.

mod attack;
mod machine;
mod nodes;

use anyhow::{Context, bail};
use besace_table::{Guess, Info};
use futures_util::{SinkExt, StreamExt};
use indicatif::{ProgressBar, ProgressStyle};
use machine::{Cores, exchange_probe, fsync_probe};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream as PlainStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::task::LocalSet;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// The arguments of `besace bench server`.
#[derive(clap::Args, Clone)]
pub struct Args {
    /// How many tables are played at the same time
    #[arg(long, default_value_t = 50)]
    tables: usize,
    /// How many people sit at each
    #[arg(long, default_value_t = 4)]
    seats: usize,
    /// How long to measure, in seconds
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// How long each person thinks, in milliseconds; 0 for none at all
    #[arg(long, default_value_t = 0)]
    pace: u64,
    /// How many more tables to have ready, so that making new ones is not what is measured: a finished game makes room for
    /// one of them. The report says whether they were enough
    #[arg(long, default_value_t = 1500)]
    ready: usize,
    /// How many tables to open for weighing one
    #[arg(long, default_value_t = 200)]
    weigh: usize,
    /// Where the server keeps its data; a temporary folder if none is given
    #[arg(long)]
    data: Option<std::path::PathBuf>,
    /// Measure nothing but what one stranger can take from others at the usual limits, one way of attacking after the other
    #[arg(long)]
    attack: bool,
    /// Measure several nodes on this PostgreSQL instead, beside SQLite: postgres://user:password@host/database
    #[arg(long, value_name = "ADDRESS")]
    database: Option<String>,
    /// How many nodes at most; the seats of each table are spread over one, then over two, and so on
    #[arg(long, default_value_t = 3, requires = "database")]
    nodes: usize,
    /// A game that bots play at other tables meanwhile; everything is then measured once without them and once with
    /// them
    #[arg(long, value_name = "GAME")]
    beside: Option<String>,
    /// How many such tables there are
    #[arg(long, default_value_t = 40)]
    beside_tables: usize,
    /// Print one JSON document and nothing else
    #[arg(long)]
    json: bool,
}

/// Runs it.
pub fn run(args: Args) -> anyhow::Result<()> {
    if args.attack {
        return attack::run(&args);
    }
    if let Some(database) = &args.database {
        return nodes::run(&args, database);
    }
    let folder = tempfile::tempdir()?;
    let data = args.data.clone().unwrap_or_else(|| folder.path().to_path_buf());
    fs::create_dir_all(&data)?;
    let fsync_before = fsync_probe(&data)?;
    let cores = Cores::keep_apart();
    let exchanges = exchange_probe(args.seats, cores)?;
    let server = [ServerProcess::start(&data, cores, &NO_LIMITS)?];
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let weights = runtime.block_on(LocalSet::new().run_until(weigh(&server[0], &args)))?;
    let played =
        runtime.block_on(LocalSet::new().run_until(async {
            play(&server, &args, Rc::new(people(&server[0].address, args.seats)?)).await
        }))?;
    let beside = match &args.beside {
        None => None,
        Some(game) => {
            let info = crate::game(game)?.info();
            Some(runtime.block_on(LocalSet::new().run_until(async {
                let others = Others::sit_down(&server[0].address, info, args.beside_tables).await?;
                let people = Rc::new(people(&server[0].address, args.seats)?);
                let played = play(&server, &args, people).await?;
                anyhow::Ok(Beside { played, moves: others.stop() })
            }))?)
        }
    };
    let machine = Machine { fsync: fsync_before.max(fsync_probe(&data)?), exchanges, apart: cores.is_some() };
    report(&args, &server[0], &weights, (&played, beside.as_ref()), &machine);
    if let Some(beside) = beside.filter(|_| !args.json) {
        report_beside(&args, &played, &beside);
    }
    Ok(())
}

/// What the machine can do, whatever the server does.
struct Machine {
    /// Milliseconds for an fsync.
    fsync: f64,
    /// Plain exchanges of an action's shape a second.
    exchanges: f64,
    /// Whether server and clients had a core each.
    apart: bool,
}

/// What a table weighs.
struct Weights {
    live: i64,
    connection: i64,
    sleeping: i64,
}

/// What was measured in play.
struct Played {
    acknowledged: u64,
    seconds: f64,
    /// How many tables were made meanwhile, because none were ready any more.
    made: u64,
    /// Milliseconds from an action to the last seat's event, in order.
    millis: Vec<f64>,
    /// Steps that one seat was told, and their bytes.
    steps: u64,
    step_bytes: u64,
    /// Seconds of processor time that the server took.
    server_cpu: f64,
}

impl Played {
    /// The share of one core that the server took.
    fn server_share(&self) -> f64 {
        self.server_cpu / self.seconds
    }

    /// Microseconds of the server's processor time for each action: other programs on the machine do not change it much.
    fn server_micros(&self) -> f64 {
        self.server_cpu * 1e6 / self.acknowledged as f64
    }

    fn bytes_per_step(&self) -> f64 {
        self.step_bytes as f64 / self.steps as f64
    }

    fn quantile(&self, share: f64) -> f64 {
        let last = self.millis.len().saturating_sub(1);
        self.millis.get((last as f64 * share) as usize).copied().unwrap_or(f64::NAN)
    }
}

fn report(
    args: &Args,
    server: &ServerProcess,
    weights: &Weights,
    (played, beside): (&Played, Option<&Beside>),
    machine: &Machine,
) {
    let per_second = played.acknowledged as f64 / played.seconds;
    if args.json {
        let document = json!({
            "tables": args.tables,
            "acknowledged_per_second": per_second.round(),
            "p50_ms": round(played.quantile(0.5)),
            "p99_ms": round(played.quantile(0.99)),
            "bytes_per_live_table": weights.live,
            "fsync_ms": round(machine.fsync),
            "seats": args.seats,
            "pace_ms": args.pace,
            "seconds": round(played.seconds),
            "tables_made_meanwhile": played.made,
            "p999_ms": round(played.quantile(0.999)),
            "bytes_per_connection": weights.connection,
            "bytes_per_sleeping_table": weights.sleeping,
            "server_bytes": server.memory(),
            "server_cpu_share": round(played.server_share()),
            "server_cpu_us_per_action": round(played.server_micros()),
            "bytes_per_step": round(played.bytes_per_step()),
            "bare_sockets_per_second": machine.exchanges.round(),
            "server_on_one_core": machine.apart,
            "beside": beside.map(|Beside { played, moves }| {
                json!({
                    "game": args.beside, "tables": args.beside_tables, "moves": moves,
                    "p50_ms": round(played.quantile(0.5)), "p99_ms": round(played.quantile(0.99)),
                })
            }),
        });
        println!("{document}");
        return;
    }
    println!("{} tables of {} over real WebSockets, {:.1} s", args.tables, args.seats, played.seconds);
    println!("  acknowledged and durable   {per_second:>10.0} actions a second");
    println!(
        "  action to last seat's event {:>9.2} ms p50, {:.2} ms p99, {:.2} ms p99.9",
        played.quantile(0.5),
        played.quantile(0.99),
        played.quantile(0.999)
    );
    println!(
        "  the server's processor time {:>9.0} µs an action, {:.0} % of one core",
        played.server_micros(),
        played.server_share() * 100.0
    );
    println!("  a step for one seat        {:>10.0} bytes", played.bytes_per_step());
    if played.made > 0 {
        println!("  tables made meanwhile      {:>10}, which took a part of that time", played.made);
    }
    println!(
        "  a live table               {:>10} bytes, its {} connections with {} bytes each included",
        weights.live, args.seats, weights.connection
    );
    println!("  a sleeping table           {:>10} bytes", weights.sleeping);
    println!("  an fsync here              {:>10.2} ms", machine.fsync);
    println!(
        "  bare sockets here          {:>10.0} exchanges of this shape a second, and nothing else",
        machine.exchanges
    );
    if !machine.apart {
        println!("  (server and clients shared the cores: they could not be kept apart here)");
    }
}

fn round(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

/// What was measured while bots played at other tables, and how many moves they made meanwhile.
struct Beside {
    played: Played,
    moves: u64,
}

fn report_beside(args: &Args, alone: &Played, Beside { played, moves }: &Beside) {
    let game = args.beside.as_deref().unwrap_or_default();
    println!("with {} tables of {game} beside them, at which bots made {moves} moves", args.beside_tables);
    println!(
        "  action to last seat's event {:>9.2} ms p50, {:.2} ms p99, {:.2} ms p99.9",
        played.quantile(0.5),
        played.quantile(0.99),
        played.quantile(0.999)
    );
    println!("  p99 is {:.2} times what it was", played.quantile(0.99) / alone.quantile(0.99));
}

/// Tables at which bots play while others are measured.
struct Others {
    moves: Rc<Cell<u64>>,
    stop: Rc<Cell<bool>>,
}

impl Others {
    /// This many tables of a game, each with one person who watches a bot play their seat.
    async fn sit_down(address: &str, game: Info, tables: usize) -> anyhow::Result<Others> {
        let others = Others { moves: Rc::default(), stop: Rc::default() };
        let (person, _) = request(address, "PUT", "/api/me", "", &json!({"name": "Onlooker"}))?;
        for _ in 0..tables {
            let socket = let_bots_play(address, game, &person).await?;
            let (moves, stop) = (others.moves.clone(), others.stop.clone());
            tokio::task::spawn_local(look_on(address.to_owned(), game, person.clone(), socket, moves, stop));
        }
        Ok(others)
    }

    /// How many moves they have made.
    fn stop(self) -> u64 {
        self.stop.set(true);
        self.moves.get()
    }
}

/// A new table of bots and one person whose seat a bot plays.
async fn let_bots_play(address: &str, game: Info, person: &str) -> anyhow::Result<Socket> {
    let mut seats = vec![json!({"who": "me"})];
    seats.resize(usize::from(game.min_seats), json!({"who": "bot", "level": "regular"}));
    let table = json!({"game": game.id, "seats": seats});
    let (_, made) = request(address, "POST", "/api/tables", person, &table)?;
    let table = made["table"].as_str().with_context(|| format!("no table was made: {made}"))?;
    let mut socket = connect(address, table, person).await?;
    ask(&mut socket, &json!({"id": "start", "do": "start"})).await?;
    ask(&mut socket, &json!({"id": "bot", "do": "hand_over", "seat": 0})).await?;
    Ok(socket)
}

/// Looks on, and goes on at another table when a game is over.
async fn look_on(
    address: String,
    game: Info,
    person: String,
    mut socket: Socket,
    moves: Rc<Cell<u64>>,
    stop: Rc<Cell<bool>>,
) {
    while let Some(Ok(message)) = socket.next().await {
        if stop.get() {
            return;
        }
        let Message::Text(text) = message else { continue };
        let Some((told, _)) = Heard::read(&text) else { continue };
        moves.set(moves.get() + u64::from(told.acted.is_some()));
        if told.pending.is_empty() {
            match let_bots_play(&address, game, &person).await {
                Ok(next) => socket = next,
                Err(error) => {
                    eprintln!("a table could not go on: {error}");
                    return;
                }
            }
        }
    }
}

/// The limits that are lifted where play is measured, because all players come from one address.
const NO_LIMITS: [&str; 14] = [
    "--messages-per-second",
    "--messages-at-once",
    "--messages-each-address",
    "--requests-per-second",
    "--requests-at-once",
    "--connections-each",
    "--connections-each-address",
    "--connections",
    "--tables-each",
    "--tables-each-address",
    "--people-at-once",
    "--megabytes-each-address",
    "--pages-at-once",
    "--pages-per-second",
];

/// The server in a process of its own.
struct ServerProcess {
    child: Child,
    address: String,
}

impl ServerProcess {
    /// Starts it with its usual limits, but for those that are lifted.
    fn start(data: &Path, cores: Option<Cores>, limits: &[&str]) -> anyhow::Result<ServerProcess> {
        ServerProcess::with(data, cores, limits, None)
    }

    /// The same with its games in a PostgreSQL.
    fn with(
        data: &Path,
        cores: Option<Cores>,
        limits: &[&str],
        database: Option<&str>,
    ) -> anyhow::Result<ServerProcess> {
        let program = std::env::current_exe()?;
        let mut command = match cores {
            Some(cores) => cores.command(&program),
            None => Command::new(program),
        };
        let mut child = command
            .args(["serve", "--port", "0", "--log", "error", "--data"])
            .arg(data)
            .args(limits.iter().flat_map(|limit| [*limit, "1000000"]))
            // Not as an argument: the address may hold a password.
            .env_remove("BESACE_DATABASE")
            .envs(database.map(|database| ("BESACE_DATABASE", database)))
            .stdout(Stdio::piped())
            .spawn()
            .context("the server could not be started")?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("the server has no output")?).read_line(&mut line)?;
        let Some((_, address)) = line.trim().rsplit_once("http://") else {
            bail!("the server did not start")
        };
        Ok(ServerProcess { address: address.trim_end_matches('/').into(), child })
    }

    /// The memory that it has in use, in bytes.
    fn memory(&self) -> i64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.trim().trim_end_matches(" kB").trim().parse::<i64>().ok()).unwrap_or(0)
            * 1024
    }

    /// The processor time that it has used, in seconds.
    fn cpu(&self) -> f64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(") ").next().unwrap_or("").split(' ').collect();
        let ticks = |at: usize| fields.get(at).and_then(|field| field.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }
}

/// One request; returns the session and the document of the answer.
fn request(
    address: &str,
    method: &str,
    path: &str,
    session: &str,
    body: &Value,
) -> anyhow::Result<(String, Value)> {
    let mut stream = PlainStream::connect(address)?;
    stream.write_all(written(address, method, path, session, body).as_bytes())?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    read(&answer, session)
}

/// A request as it is sent.
fn written(address: &str, method: &str, path: &str, session: &str, body: &Value) -> String {
    let body = body.to_string();
    format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {session}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// The session and the document of an answer.
fn read(answer: &str, session: &str) -> anyhow::Result<(String, Value)> {
    let (head, body) = answer.split_once("\r\n\r\n").context("the server's answer cannot be read")?;
    let new = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
    let document = serde_json::from_str(body).unwrap_or(Value::Null);
    Ok((new.unwrap_or(session).to_string(), document))
}

/// The sessions of this many people.
fn people(address: &str, seats: usize) -> anyhow::Result<Vec<String>> {
    let name = |n| request(address, "PUT", "/api/me", "", &json!({"name": format!("Seat {n}")}));
    (0..seats).map(|n| name(n).map(|(session, _)| session)).collect()
}

fn make_table(address: &str, people: &[String]) -> anyhow::Result<String> {
    let mut seats = vec![json!({"who": "me"})];
    seats.resize(people.len(), json!({"who": "open"}));
    let table = json!({"game": besace_shelf::games()[0].info().id, "seats": seats});
    let (_, made) = request(address, "POST", "/api/tables", &people[0], &table)?;
    Ok(made["table"].as_str().with_context(|| format!("no table was made: {made}"))?.to_string())
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn connect(address: &str, table: &str, session: &str) -> anyhow::Result<Socket> {
    let mut request = format!("ws://{address}/api/tables/{table}/live").into_client_request()?;
    request.headers_mut().insert("cookie", session.parse()?);
    let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
    let (socket, _) = tokio_tungstenite::connect_async_with_config(request, Some(config), true).await?;
    Ok(socket)
}

/// Everybody at a new table, seated and the game begun.
async fn sit_down(addresses: &[String], people: &[String]) -> anyhow::Result<Vec<Socket>> {
    let table = make_table(&addresses[0], people)?;
    be_seated(addresses, &table, people).await
}

async fn ask(socket: &mut Socket, request: &Value) -> anyhow::Result<()> {
    socket.send(Message::text(request.to_string())).await?;
    loop {
        let message = socket.next().await.context("the server has closed")??;
        if let Message::Text(text) = message {
            if text.starts_with("{\"type\":\"done\"") {
                return Ok(());
            }
            if text.starts_with("{\"type\":\"refused\"") {
                bail!("{text}");
            }
        }
    }
}

/// Opens tables and connections, and measures how much memory the server uses for them.
async fn weigh(server: &ServerProcess, args: &Args) -> anyhow::Result<Weights> {
    let people = people(&server.address, args.seats)?;
    let addresses = [server.address.clone()];
    let many = args.weigh.max(1);
    let settle = || tokio::time::sleep(Duration::from_millis(700));
    // What only the first tables cost must not count.
    for _ in 0..10 {
        drop(sit_down(&addresses, &people).await?);
    }
    settle().await;
    let start = server.memory();
    let mut tables = Vec::new();
    for _ in 0..many {
        tables.push(sit_down(&addresses, &people).await?);
    }
    settle().await;
    let live = (server.memory() - start) / many as i64;
    drop(tables);
    settle().await;
    let table = make_table(&server.address, &people)?;
    // Freed memory is used first: the connections of the tables above fit into it, so as many again are opened before
    // counting.
    let mut watchers = Vec::new();
    for _ in 0..many * args.seats {
        watchers.push(connect(&server.address, &table, "").await?);
    }
    settle().await;
    let before = server.memory();
    let more = many * args.seats;
    for _ in 0..more {
        watchers.push(connect(&server.address, &table, "").await?);
    }
    settle().await;
    let connection = (server.memory() - before) / more as i64;
    drop(watchers);
    settle().await;
    let before = server.memory();
    for _ in 0..many * 5 {
        make_table(&server.address, &people)?;
    }
    let sleeping = (server.memory() - before) / (many * 5) as i64;
    Ok(Weights { live, connection, sleeping })
}

/// What all players count together.
struct Count {
    /// Tables that wait for somebody to play there.
    ready: RefCell<Vec<Vec<Socket>>>,
    acknowledged: Cell<u64>,
    made: Cell<u64>,
    steps: Cell<u64>,
    step_bytes: Cell<u64>,
    millis: RefCell<Vec<f64>>,
    measuring: Cell<bool>,
    stop: Cell<bool>,
    /// How long people think.
    moods: RefCell<Guess>,
}

impl Count {
    fn new() -> Count {
        Count {
            ready: RefCell::default(),
            acknowledged: Cell::default(),
            made: Cell::default(),
            steps: Cell::default(),
            step_bytes: Cell::default(),
            millis: RefCell::default(),
            measuring: Cell::default(),
            stop: Cell::default(),
            moods: RefCell::new(Guess::new(1)),
        }
    }
}

/// Plays until the time is over, with the seats of each table spread over these servers.
async fn play(servers: &[ServerProcess], args: &Args, people: Rc<Vec<String>>) -> anyhow::Result<Played> {
    let count = Rc::new(Count::new());
    let addresses: Rc<Vec<String>> = Rc::new(servers.iter().map(|server| server.address.clone()).collect());
    let cpu_of_all = || servers.iter().map(ServerProcess::cpu).sum::<f64>();
    let bar = ProgressBar::new(args.seconds * 10);
    bar.set_style(ProgressStyle::with_template("{bar:40} {elapsed} of {eta_precise} {msg}")?);
    if args.json {
        bar.set_draw_target(indicatif::ProgressDrawTarget::hidden());
    }
    let mut tables = Vec::new();
    for number in 0..args.tables + args.ready {
        let sockets = sit_down(&addresses, &people).await?;
        bar.set_message(format!("{} tables open", number + 1));
        tables.push(sockets);
    }
    *count.ready.borrow_mut() = tables.split_off(args.tables);
    let pace = Duration::from_millis(args.pace);
    for sockets in tables {
        tokio::task::spawn_local(play_table(addresses.clone(), people.clone(), sockets, count.clone(), pace));
    }
    // The first second is for warming up.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let cpu = cpu_of_all();
    let start = Instant::now();
    count.measuring.set(true);
    for tick in 1..=args.seconds * 10 {
        tokio::time::sleep_until((start + Duration::from_millis(tick * 100)).into()).await;
        bar.set_position(tick);
        bar.set_message(format!("{} acknowledged", count.acknowledged.get()));
    }
    count.measuring.set(false);
    let seconds = start.elapsed().as_secs_f64();
    let server_cpu = cpu_of_all() - cpu;
    count.stop.set(true);
    bar.finish_and_clear();
    let mut millis = count.millis.take();
    millis.sort_by(f64::total_cmp);
    Ok(Played {
        acknowledged: count.acknowledged.get(),
        seconds,
        made: count.made.get(),
        millis,
        steps: count.steps.get(),
        step_bytes: count.step_bytes.get(),
        server_cpu,
    })
}

/// One table after the other with the same people: a finished game makes room for the next.
async fn play_table(
    addresses: Rc<Vec<String>>,
    people: Rc<Vec<String>>,
    mut sockets: Vec<Socket>,
    count: Rc<Count>,
    pace: Duration,
) {
    loop {
        let seats = sockets.len();
        let watch = Rc::new(Watch::new(seats));
        let players: Vec<_> = sockets
            .drain(..)
            .enumerate()
            .map(|(seat, socket)| {
                tokio::task::spawn_local(play_seat(seat, socket, watch.clone(), count.clone(), pace))
            })
            .collect();
        for player in players {
            let _ = player.await;
        }
        if count.stop.get() {
            return;
        }
        let ready = count.ready.borrow_mut().pop();
        if let Some(ready) = ready {
            sockets = ready;
            continue;
        }
        count.made.set(count.made.get() + u64::from(count.measuring.get()));
        match next_table(&addresses, &people).await {
            Ok(next) => sockets = next,
            Err(error) => {
                eprintln!("a table could not go on: {error}");
                return;
            }
        }
    }
}

async fn next_table(addresses: &[String], people: &Rc<Vec<String>>) -> anyhow::Result<Vec<Socket>> {
    let (own, sessions) = (addresses[0].clone(), people.to_vec());
    let table = tokio::task::spawn_blocking(move || make_table(&own, &sessions)).await??;
    be_seated(addresses, &table, people).await
}

/// Everybody connected and seated at this table, and the game begun.
async fn be_seated(addresses: &[String], table: &str, people: &[String]) -> anyhow::Result<Vec<Socket>> {
    let mut sockets = Vec::new();
    for (session, address) in people.iter().zip(addresses.iter().cycle()) {
        sockets.push(connect(address, table, session).await?);
    }
    for (seat, socket) in sockets.iter_mut().enumerate().skip(1) {
        ask(socket, &json!({"id": "sit", "do": "sit", "seat": seat})).await?;
    }
    sockets[0].send(Message::text(json!({"id": "start", "do": "start"}).to_string())).await?;
    Ok(sockets)
}

/// When each action of a table was sent, and how many seats have been told of it.
struct Watch {
    seats: usize,
    sent: Vec<Cell<Option<Instant>>>,
    heard: RefCell<HashMap<u64, (Instant, usize)>>,
}

impl Watch {
    fn new(seats: usize) -> Watch {
        Watch { seats, sent: (0..seats).map(|_| Cell::new(None)).collect(), heard: RefCell::default() }
    }

    /// Notes that one more seat has heard of an entry; the time since its action was sent when it was the last.
    fn hear(&self, number: u64, actor: usize) -> Option<f64> {
        let mut heard = self.heard.borrow_mut();
        let entry = match heard.get_mut(&number) {
            Some(entry) => entry,
            None => heard.entry(number).or_insert((self.sent[actor].get()?, 0)),
        };
        entry.1 += 1;
        if entry.1 < self.seats {
            return None;
        }
        let (sent, _) = heard.remove(&number)?;
        Some(sent.elapsed().as_secs_f64() * 1000.0)
    }
}

/// The part of a step that a player looks at when it is not their turn.
struct Heard {
    number: u64,
    /// The seat that acted, where one did.
    acted: Option<usize>,
    pending: Vec<usize>,
}

impl Heard {
    /// Reads the part of a step before its sights, and who is waited for; `None` for any other message. The clients
    /// have no more processor time than the server, so they look only at what they need.
    fn read(text: &str) -> Option<(Heard, &str)> {
        let rest = text.strip_prefix("{\"type\":\"step\",\"number\":")?;
        let (number, rest) = rest.split_once(',')?;
        let (head, sights) = rest.split_once("\"sights\":")?;
        let acted = head.split_once("{\"kind\":\"acted\",\"seat\":").map(|(_, rest)| rest);
        let acted = acted.and_then(|rest| rest.split(',').next()?.parse().ok());
        let pending = sights.split_once("\"view\":").and_then(|(_, view)| view.split_once("\"pending\":["));
        let pending = pending.and_then(|(_, pending)| pending.split(']').next()).unwrap_or_default();
        let pending = pending.split(',').filter_map(|seat| seat.parse().ok()).collect();
        Some((Heard { number: number.parse().ok()?, acted, pending }, sights.strip_suffix('}')?))
    }
}

/// The part of a sight that a player looks at when it is their turn.
#[derive(Deserialize)]
struct SightTold<'a> {
    #[serde(borrow)]
    legal: Vec<&'a RawValue>,
    asked: Option<u64>,
}

async fn play_seat(seat: usize, mut socket: Socket, watch: Rc<Watch>, count: Rc<Count>, pace: Duration) {
    let mut decided = None;
    loop {
        // Whoever thinks goes on listening: otherwise thinking would be measured.
        let message = tokio::select! {
            message = socket.next() => message,
            request = thought_over(&mut decided) => {
                watch.sent[seat].set(Some(Instant::now()));
                if socket.send(Message::text(request)).await.is_err() {
                    return;
                }
                continue;
            }
        };
        let Some(Ok(message)) = message else { return };
        let Message::Text(text) = message else { continue };
        if text.starts_with("{\"type\":\"done\"") {
            if count.measuring.get() {
                count.acknowledged.set(count.acknowledged.get() + 1);
            }
            continue;
        }
        if text.starts_with("{\"type\":\"refused\"") {
            eprintln!("seat {seat} was refused: {text}");
        }
        let Some((told, sights)) = Heard::read(&text) else { continue };
        if count.measuring.get() {
            count.steps.set(count.steps.get() + 1);
            count.step_bytes.set(count.step_bytes.get() + text.len() as u64);
        }
        if let Some(actor) = told.acted
            && let Some(millis) = watch.hear(told.number, actor)
            && count.measuring.get()
        {
            count.millis.borrow_mut().push(millis);
        }
        if sights == "[]" {
            continue;
        }
        if told.pending.is_empty() || count.stop.get() {
            return;
        }
        if !told.pending.contains(&seat) {
            continue;
        }
        let number = told.number;
        let Ok(sights) = serde_json::from_str::<Vec<SightTold>>(sights) else { continue };
        let Some(sight) = sights.first().filter(|sight| sight.asked == Some(number)) else { continue };
        let action = sight.legal[(number as usize * 7 + seat) % sight.legal.len()].get();
        let request = format!(
            "{{\"id\":\"{number}\",\"do\":\"act\",\"seat\":{seat},\"asked\":{number},\"action\":{action}}}"
        );
        // People do not all think equally long: if they did, all tables would act at the same moment for ever.
        let thinks = pace.mul_f32(0.5 + count.moods.borrow_mut().fraction());
        decided = Some((Instant::now() + thinks, request));
    }
}

/// What a player has decided, once the time to think is over; waits for ever if there is nothing to decide.
async fn thought_over(decided: &mut Option<(Instant, String)>) -> String {
    match decided {
        Some((at, _)) if *at > Instant::now() => tokio::time::sleep_until((*at).into()).await,
        Some(_) => {}
        None => return std::future::pending().await,
    }
    decided.take().map(|(_, request)| request).unwrap_or_default()
}
