//! One stranger who takes what the usual limits leave, while others play.
//!
//! Every way of attacking has a server of its own, with its usual limits. At one address people play with each other and with
//! bots, first in peace and then under attack from another address: both are measured in the same run. The stranger does not
//! keep to the limits; what is over them is refused.

use super::machine::Cores;
use super::{Args, Others, Played, ServerProcess, Socket, people, play, read, request, round, written};
use anyhow::{Context, anyhow};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::HashSet;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::{LocalSet, spawn_local};
use tokio_tungstenite::MaybeTlsStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

/// Where the stranger is; a crowd is at the next ones, too.
const ELSEWHERE: u8 = 66;
/// Between two requests of the stranger: more than twice as often as one address may ask over time.
const BETWEEN: Duration = Duration::from_millis(20);
/// How long people think, in milliseconds: they say far less than the usual limits allow.
const PACE: u64 = 400;
/// The tables of bots among those of the others.
const BOTS: usize = 2;
/// How many watch one table, and from how many addresses.
const CROWD: usize = 2000;
const CROWD_FROM: u8 = 3;
/// The size of a head that does not end, and of a file that is only half sent, in bytes.
const LONG_HEAD: usize = 400_000;
const HALF_FILES: usize = 16_000;
/// How many messages are sent at once.
const MUCH: usize = 500;
/// The live connections of one person at the usual limits.
const EACH: usize = 32;

/// What the server is attacked with.
#[derive(Clone, Copy, PartialEq)]
enum Weapon {
    Experts,
    Lists,
    People,
    Connections,
    Frames,
    Watchers,
    Heads,
    Bodies,
    FirstMessages,
    Replays,
    Forgotten,
    Links,
}

impl Weapon {
    const ALL: [Weapon; 12] = [
        Weapon::Experts,
        Weapon::Lists,
        Weapon::People,
        Weapon::Connections,
        Weapon::Frames,
        Weapon::Watchers,
        Weapon::Heads,
        Weapon::Bodies,
        Weapon::FirstMessages,
        Weapon::Replays,
        Weapon::Forgotten,
        Weapon::Links,
    ];

    fn name(self) -> &'static str {
        match self {
            Weapon::Experts => "tables of experts that nobody watches",
            Weapon::Lists => "lists of tables with long logs",
            Weapon::People => "new people and listed tables",
            Weapon::Connections => "live connections",
            Weapon::Frames => "empty pieces of messages",
            Weapon::Watchers => "a crowd that watches one table",
            Weapon::Heads => "requests whose heads never end",
            Weapon::Bodies => "files of games that never arrive whole",
            Weapon::FirstMessages => "connections that say too much at once",
            Weapon::Replays => "a long log, told again and again",
            Weapon::Forgotten => "people who speak and are forgotten",
            Weapon::Links => "links for another device",
        }
    }

    /// At how many tables the others play.
    fn tables(self) -> usize {
        if self == Weapon::Watchers { 1 } else { 12 }
    }
}

/// What the server did for the others.
struct Served {
    played: Played,
    /// Moves of their bots a second.
    bots: f64,
}

/// Measures every way of attacking, and reports it.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let cores = Cores::keep_apart();
    for weapon in Weapon::ALL {
        let folder = tempfile::tempdir()?;
        let server = ServerProcess::start(folder.path(), cores, &[])?;
        let args = Args { tables: weapon.tables(), ready: 0, pace: PACE, ..args.clone() };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        runtime.block_on(LocalSet::new().run_until(async {
            let people = Rc::new(people(&server.address, args.seats)?);
            let others = Others::sit_down(&server.address, besace_shelf::games()[0].info(), BOTS).await?;
            let calm = measure(&server, &args, &people, &others).await?;
            let attack = Attack::begin(weapon, &server.address, &people[0])?;
            let attacked = measure(&server, &args, &people, &others).await?;
            report(&args, weapon, &calm, &attacked, &attack.end()?);
            anyhow::Ok(())
        }))?;
    }
    Ok(())
}

async fn measure(
    server: &ServerProcess,
    args: &Args,
    people: &Rc<Vec<String>>,
    others: &Others,
) -> anyhow::Result<Served> {
    let (start, before) = (Instant::now(), others.moves.get());
    let played = play(std::slice::from_ref(server), args, people.clone()).await?;
    let bots = (others.moves.get() - before) as f64 / start.elapsed().as_secs_f64();
    Ok(Served { played, bots })
}

fn report(args: &Args, weapon: Weapon, calm: &Served, attacked: &Served, taken: &Taken) {
    let quantiles = |served: &Served| [0.5, 0.95, 0.99].map(|share| round(served.played.quantile(share)));
    let per_second = |served: &Served| round(served.played.acknowledged as f64 / served.played.seconds);
    let Taken { asked, refused, held } = taken;
    if args.json {
        let served = |served: &Served| {
            json!({"p50_p95_p99_ms": quantiles(served), "actions_per_second": per_second(served),
                "bot_moves_per_second": round(served.bots), "server_cpu_share": round(served.played.server_share())})
        };
        let document = json!({"attack": weapon.name(), "asked": asked, "refused": refused, "held": held,
            "calm": served(calm), "attacked": served(attacked)});
        println!("{document}");
        return;
    }
    println!("{}: asked {asked} times, refused {refused}, connections held {held}", weapon.name());
    for (name, served) in [("in peace", calm), ("attacked", attacked)] {
        let [p50, p95, p99] = quantiles(served);
        println!(
            "  {name:10} {p50:>8.2} ms p50 {p95:>8.2} ms p95 {p99:>8.2} ms p99  {:>6.1} actions/s  {:>4.1} bots' moves/s  \
             {:>3.0} % of a core",
            per_second(served),
            served.bots,
            served.played.server_share() * 100.0
        );
    }
}

/// What the stranger has tried, and what came of it.
struct Taken {
    asked: u64,
    refused: u64,
    held: u64,
}

/// The stranger, for as long as the attack lasts.
struct Attack {
    stop: Arc<AtomicBool>,
    thread: JoinHandle<anyhow::Result<Taken>>,
}

impl Attack {
    /// Begins, against somebody with this session.
    fn begin(weapon: Weapon, server: &str, victim: &str) -> anyhow::Result<Attack> {
        let stop = Arc::<AtomicBool>::default();
        let (server, victim, seen) = (server.to_string(), victim.to_string(), stop.clone());
        let (_, me) = request(&server, "GET", "/api/me", &victim, &Value::Null)?;
        let before = tables_of(&me);
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let thread = std::thread::spawn(move || {
            let stranger = Rc::new(Stranger {
                server,
                victim,
                before,
                stop: seen,
                asked: Cell::default(),
                refused: Cell::default(),
                held: Cell::default(),
            });
            runtime.block_on(LocalSet::new().run_until(stranger.clone().attack(weapon)))?;
            let Stranger { asked, refused, held, .. } = &*stranger;
            Ok(Taken { asked: asked.get(), refused: refused.get(), held: held.get() })
        });
        Ok(Attack { stop, thread })
    }

    /// Ends it.
    fn end(self) -> anyhow::Result<Taken> {
        self.stop.store(true, Ordering::SeqCst);
        self.thread.join().map_err(|_| anyhow!("the attack broke down"))?
    }
}

struct Stranger {
    server: String,
    /// The session of somebody who plays: whoever knows their tables can watch them.
    victim: String,
    /// The tables that they had left before.
    before: HashSet<String>,
    stop: Arc<AtomicBool>,
    asked: Cell<u64>,
    refused: Cell<u64>,
    held: Cell<u64>,
}

impl Stranger {
    async fn attack(self: Rc<Stranger>, weapon: Weapon) -> anyhow::Result<()> {
        match weapon {
            Weapon::Experts => self.lets_experts_think().await,
            Weapon::Lists => self.asks_for_lists().await,
            Weapon::People => self.makes_people_and_tables().await,
            Weapon::Connections => self.takes_connections().await,
            Weapon::Frames => self.sends_empty_pieces().await,
            Weapon::Watchers => self.watches_in_a_crowd().await,
            Weapon::Heads => self.sends_endless_heads().await,
            Weapon::Bodies => self.sends_half_files().await,
            Weapon::FirstMessages => self.says_much_at_once().await,
            Weapon::Replays => self.has_a_long_log_told_again().await,
            Weapon::Forgotten => self.speaks_and_is_forgotten().await,
            Weapon::Links => self.makes_links().await,
        }
    }

    async fn lets_experts_think(&self) -> anyhow::Result<()> {
        let info = besace_shelf::games()[0].info();
        let seats = vec![json!({"who": "bot", "level": "expert"}); usize::from(info.max_seats)];
        let table = json!({"game": info.id, "seats": seats, "start": true});
        let mut session = self.somebody_new().await?;
        while self.goes_on() {
            match self.makes(&session, &table).await? {
                Some(id) => {
                    _ = self.asks("GET", &format!("/api/tables/{id}"), &session, &Value::Null).await?
                }
                None => session = self.somebody_new().await?,
            }
        }
        Ok(())
    }

    async fn asks_for_lists(self: Rc<Stranger>) -> anyhow::Result<()> {
        let session = self.somebody_new().await?;
        for _ in 0..30 {
            if let Some(id) = self.makes(&session, &open_table()).await? {
                spawn_local(self.clone().sits_and_stands(session.clone(), id));
            }
        }
        while self.goes_on() {
            for path in ["/api/tables", "/api/me"] {
                self.asks("GET", path, &session, &Value::Null).await?;
            }
        }
        Ok(())
    }

    /// Makes a table's log as long as it is allowed to become.
    async fn sits_and_stands(self: Rc<Stranger>, session: String, table: String) {
        let Some(mut socket) = self.connects(ELSEWHERE, &table, &session).await else { return };
        while self.goes_on() {
            for word in ["stand", "sit"] {
                let request = json!({"id": word, "do": word, "seat": 0}).to_string();
                if socket.send(Message::text(request)).await.is_err() {
                    return;
                }
            }
            tokio::time::sleep(5 * BETWEEN).await;
            while let Ok(Some(Ok(_))) = tokio::time::timeout(Duration::ZERO, socket.next()).await {}
        }
    }

    async fn makes_people_and_tables(&self) -> anyhow::Result<()> {
        while self.goes_on() {
            let session = self.somebody_new().await?;
            self.makes(&session, &open_table()).await?;
        }
        Ok(())
    }

    async fn takes_connections(&self) -> anyhow::Result<()> {
        let host = self.somebody_new().await?;
        let table = self.makes(&host, &open_table()).await?.context("a first table is made")?;
        let mut held = Vec::new();
        while self.goes_on() {
            let session = self.somebody_new().await?;
            for _ in 0..EACH {
                match self.connects(ELSEWHERE, &table, &session).await {
                    Some(socket) => held.push(socket),
                    None => break,
                }
            }
            self.held.set(held.len() as u64);
        }
        Ok(())
    }

    async fn sends_empty_pieces(self: Rc<Stranger>) -> anyhow::Result<()> {
        let host = self.somebody_new().await?;
        let table = self.makes(&host, &open_table()).await?.context("a first table is made")?;
        // A text that is not finished, and empty pieces of it, with a mask as browsers send them.
        let begun = [0x01, 0x81, 0, 0, 0, 0, b'x'];
        let pieces = [0x00, 0x80, 0, 0, 0, 0].repeat(20_000);
        while self.goes_on() {
            let Some(mut socket) = self.connects(ELSEWHERE, &table, &host).await else { continue };
            if let MaybeTlsStream::Plain(stream) = socket.get_mut() {
                // More than the server reads before it has enough; writing on would be only this program's own effort.
                let _ = stream.write_all(&[&begun[..], &pieces].concat()).await;
            }
            while let Some(Ok(_)) = socket.next().await {}
            self.refused.set(self.refused.get() + 1);
        }
        Ok(())
    }

    async fn sends_endless_heads(&self) -> anyhow::Result<()> {
        let head = [b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ".to_vec(), vec![b'x'; LONG_HEAD]].concat();
        while self.goes_on() {
            self.asked.set(self.asked.get() + 1);
            let mut stream = self.stream(ELSEWHERE).await?;
            let sent = stream.write_all(&head).await;
            let mut answer = Vec::new();
            let read = tokio::time::timeout(BETWEEN, stream.read_to_end(&mut answer)).await;
            self.refused.set(self.refused.get() + u64::from(sent.is_err() || read.is_ok()));
        }
        Ok(())
    }

    /// Keeps as many requests open as it can, each with half of its body.
    async fn sends_half_files(&self) -> anyhow::Result<()> {
        let head = format!(
            "POST /api/replay HTTP/1.1\r\nHost: {}\r\nContent-Length: {HALF_FILES}\r\n\r\n",
            self.server
        );
        let half = vec![b' '; HALF_FILES / 2];
        let mut held = Vec::new();
        while self.goes_on() {
            self.asked.set(self.asked.get() + 1);
            tokio::time::sleep(BETWEEN / 4).await;
            let mut stream = self.stream(ELSEWHERE).await?;
            let sent = stream.write_all(&[head.as_bytes(), &half].concat()).await;
            let mut first = [0];
            // Whoever is answered before the body is whole is refused.
            let answered = tokio::time::timeout(BETWEEN / 4, stream.read(&mut first)).await;
            if sent.is_err() || answered.is_ok() {
                self.refused.set(self.refused.get() + 1);
            } else {
                held.push(stream);
            }
            self.held.set(held.len() as u64);
        }
        Ok(())
    }

    async fn says_much_at_once(self: Rc<Stranger>) -> anyhow::Result<()> {
        let host = self.somebody_new().await?;
        let table = self.makes(&host, &open_table()).await?.context("a first table is made")?;
        let words = json!({"id": "start", "do": "start"}).to_string();
        while self.goes_on() {
            let Some(mut socket) = self.connects(ELSEWHERE, &table, &host).await else { continue };
            for _ in 0..MUCH {
                if socket.feed(Message::text(words.clone())).await.is_err() {
                    break;
                }
            }
            let _ = socket.flush().await;
            let _ =
                tokio::time::timeout(10 * BETWEEN, async { while let Some(Ok(_)) = socket.next().await {} })
                    .await;
        }
        Ok(())
    }

    /// Lets a bot take over and leave again, on many connections, and asks for the whole log again and again.
    async fn has_a_long_log_told_again(self: Rc<Stranger>) -> anyhow::Result<()> {
        let host = self.somebody_new().await?;
        let info = besace_shelf::games()[0].info();
        let mut seats = vec![json!({"who": "me"}); usize::from(info.min_seats)];
        seats.iter_mut().enumerate().for_each(|(seat, who)| who["name"] = json!(format!("Eve {seat}")));
        let table = json!({"game": info.id, "seats": seats, "one_screen": true, "start": true});
        let table = self.makes(&host, &table).await?.context("a first table is made")?;
        for _ in 0..EACH / 2 {
            spawn_local(self.clone().comes_and_goes(host.clone(), table.clone()));
        }
        for _ in 0..EACH / 4 {
            let (stranger, host, table) = (self.clone(), host.clone(), table.clone());
            spawn_local(async move {
                while stranger.goes_on() {
                    let path = format!("/api/tables/{table}/replay");
                    if stranger.asks("GET", &path, &host, &Value::Null).await.is_err() {
                        return;
                    }
                }
            });
        }
        while self.goes_on() {
            // Whoever opens the table is told its history.
            let Some(mut socket) = self.connects(ELSEWHERE, &table, "").await else { continue };
            let _ =
                tokio::time::timeout(10 * BETWEEN, async { while let Some(Ok(_)) = socket.next().await {} })
                    .await;
        }
        Ok(())
    }

    async fn comes_and_goes(self: Rc<Stranger>, session: String, table: String) {
        let Some(mut socket) = self.connects(ELSEWHERE, &table, &session).await else { return };
        for turn in 0.. {
            let word = if turn % 2 == 0 { "hand_over" } else { "take_back" };
            let request = json!({"id": format!("{word} {turn}"), "do": word, "seat": 0}).to_string();
            if !self.goes_on() || socket.send(Message::text(request)).await.is_err() {
                return;
            }
            let _ =
                tokio::time::timeout(2 * BETWEEN, async { while let Some(Ok(_)) = socket.next().await {} })
                    .await;
        }
    }

    async fn speaks_and_is_forgotten(self: Rc<Stranger>) -> anyhow::Result<()> {
        let host = self.somebody_new().await?;
        let table = self.makes(&host, &open_table()).await?.context("a first table is made")?;
        while self.goes_on() {
            let session = self.somebody_new().await?;
            if let Some(mut socket) = self.connects(ELSEWHERE, &table, &session).await {
                let words = json!({"id": "chat", "do": "chat", "text": "hello"}).to_string();
                let _ = socket.send(Message::text(words)).await;
            }
            self.asks("DELETE", "/api/me", &session, &Value::Null).await?;
        }
        Ok(())
    }

    async fn makes_links(&self) -> anyhow::Result<()> {
        let mut session = self.somebody_new().await?;
        while self.goes_on() {
            let (_, link) = self.asks("POST", "/api/recovery", &session, &Value::Null).await?;
            if let Some(token) = link["path"].as_str().and_then(|path| path.strip_prefix("/r/")) {
                session = self.asks("POST", &format!("/api/recovery/{token}"), "", &Value::Null).await?.0;
            }
        }
        Ok(())
    }

    async fn watches_in_a_crowd(self: Rc<Stranger>) -> anyhow::Result<()> {
        let table = loop {
            let (_, me) = self.asks("GET", "/api/me", &self.victim, &Value::Null).await?;
            match tables_of(&me).into_iter().find(|id| !self.before.contains(id)) {
                Some(id) => break id,
                None if self.goes_on() => {}
                None => return Ok(()),
            }
        };
        let mut session = String::new();
        for watcher in 0..CROWD {
            let from = ELSEWHERE + (watcher / EACH % usize::from(CROWD_FROM)) as u8;
            if watcher % EACH == 0 {
                session = self.somebody_new_from(from).await?;
            }
            if let Some(mut socket) = self.connects(from, &table, &session).await {
                self.held.set(self.held.get() + 1);
                spawn_local(async move { while let Some(Ok(_)) = socket.next().await {} });
            }
        }
        while self.goes_on() {
            tokio::time::sleep(BETWEEN).await;
        }
        Ok(())
    }

    fn goes_on(&self) -> bool {
        !self.stop.load(Ordering::SeqCst)
    }

    async fn somebody_new(&self) -> anyhow::Result<String> {
        self.somebody_new_from(ELSEWHERE).await
    }

    async fn somebody_new_from(&self, from: u8) -> anyhow::Result<String> {
        Ok(self.asks_from(from, "PUT", "/api/me", "", &json!({"name": "Eve"})).await?.0)
    }

    /// Makes a table; gives its id, unless it was refused.
    async fn makes(&self, session: &str, table: &Value) -> anyhow::Result<Option<String>> {
        let (_, made) = self.asks("POST", "/api/tables", session, table).await?;
        Ok(made["table"].as_str().map(str::to_owned))
    }

    async fn asks(
        &self,
        method: &str,
        path: &str,
        session: &str,
        body: &Value,
    ) -> anyhow::Result<(String, Value)> {
        self.asks_from(ELSEWHERE, method, path, session, body).await
    }

    /// One request, and the session and document that it gives.
    async fn asks_from(
        &self,
        from: u8,
        method: &str,
        path: &str,
        session: &str,
        body: &Value,
    ) -> anyhow::Result<(String, Value)> {
        tokio::time::sleep(BETWEEN).await;
        self.asked.set(self.asked.get() + 1);
        let mut stream = self.stream(from).await?;
        stream.write_all(written(&self.server, method, path, session, body).as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        if !answer.starts_with("HTTP/1.1 2") {
            self.refused.set(self.refused.get() + 1);
        }
        read(&answer, session)
    }

    /// A live connection, unless it was refused.
    async fn connects(&self, from: u8, table: &str, session: &str) -> Option<Socket> {
        self.asked.set(self.asked.get() + 1);
        let socket = self.try_to_connect(from, table, session).await.ok();
        if socket.is_none() {
            self.refused.set(self.refused.get() + 1);
            tokio::time::sleep(BETWEEN).await;
        }
        socket
    }

    async fn try_to_connect(&self, from: u8, table: &str, session: &str) -> anyhow::Result<Socket> {
        let mut request = format!("ws://{}/api/tables/{table}/live", self.server).into_client_request()?;
        request.headers_mut().insert("cookie", session.parse()?);
        let stream = MaybeTlsStream::Plain(self.stream(from).await?);
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024);
        Ok(tokio_tungstenite::client_async_with_config(request, stream, Some(config)).await?.0)
    }

    async fn stream(&self, from: u8) -> anyhow::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        socket.bind(([127, 0, 0, from], 0).into())?;
        Ok(socket.connect(self.server.parse()?).await?)
    }
}

/// The ids in what the server says of somebody.
fn tables_of(me: &Value) -> HashSet<String> {
    let tables = me["tables"].as_array().into_iter().flatten();
    tables.filter_map(|table| Some(table["id"].as_str()?.to_owned())).collect()
}

/// A table that everybody can see and nobody sits at but its host.
fn open_table() -> Value {
    let info = besace_shelf::games()[0].info();
    let mut seats = vec![json!({"who": "me"})];
    seats.resize(usize::from(info.min_seats), json!({"who": "open"}));
    json!({"game": info.id, "seats": seats, "listed": true})
}
