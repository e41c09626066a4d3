//! A server of its own for each test, and guests who talk to it over real sockets.

use besace_postgres::Database;
use besace_server::app::App;
use besace_server::clock::Clock;
use besace_server::table::Games;
use besace_server::{Config, Folder, Server};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take before a test gives it up. It decides no test that passes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A running server.
pub struct Host {
    pub address: SocketAddr,
    pub app: Arc<App>,
    metrics: Option<SocketAddr>,
    stop: Option<oneshot::Sender<()>>,
    running: tokio::task::JoinHandle<()>,
    data: TempDir,
}

impl Host {
    pub async fn open() -> Host {
        Host::with(|_| {}).await
    }

    /// A server with some things set otherwise. Bots do not pause, and experts are quick.
    pub async fn with(set: impl FnOnce(&mut Config)) -> Host {
        Host::at(Clock::default(), set).await
    }

    /// The same on a clock that stands still until the test turns it.
    pub async fn by_hand(set: impl FnOnce(&mut Config)) -> Host {
        Host::at(Clock::by_hand(), set).await
    }

    /// The same with this shelf.
    pub async fn with_games(games: Games) -> Host {
        let data = tempfile::tempdir().unwrap();
        Host::start(Host::config(&data, |_| {}), data, Clock::default(), games).await
    }

    /// A node on this database.
    pub async fn node(database: &Database) -> Host {
        Host::with(|config| config.database = Some(database.address.parse().unwrap())).await
    }

    /// The same on a clock that stands still until the test turns it.
    pub async fn node_by_hand(database: &Database) -> Host {
        Host::by_hand(|config| config.database = Some(database.address.parse().unwrap())).await
    }

    async fn at(clock: Clock, set: impl FnOnce(&mut Config)) -> Host {
        let data = tempfile::tempdir().unwrap();
        let config = Host::config(&data, set);
        Host::start(config, data, clock, crate::customs::games()).await
    }

    fn config(data: &TempDir, set: impl FnOnce(&mut Config)) -> Config {
        let mut config = Config::in_folder(data.path().join("data"));
        config.limits.bot_pause = 0;
        config.limits.bot_hears = 0;
        config.limits.expert_thinks = 20;
        config.limits.messages_at_once = 100_000;
        config.limits.messages_each_address = 100_000;
        config.limits.requests_at_once = 10_000;
        set(&mut config);
        config
    }

    /// A server with the data that is in this folder.
    pub async fn open_in(folder: &std::path::Path) -> Host {
        let config = Config::in_folder(folder);
        Host::start(config, tempfile::tempdir().unwrap(), Clock::default(), crate::customs::games()).await
    }

    async fn start(config: Config, data: TempDir, clock: Clock, games: Games) -> Host {
        let client = data.path().join("client");
        std::fs::create_dir_all(client.join("assets")).unwrap();
        std::fs::write(client.join("index.html"), "<base href=\"/\" /><p>Besace").unwrap();
        std::fs::write(client.join("assets/a-1.js"), "let long = 1;").unwrap();
        std::fs::write(client.join("assets/a-1.js.br"), "brotli").unwrap();
        let server = Server::open_with(config, Arc::new(Folder(client)), games, clock).await.unwrap();
        let (address, app, metrics) = (server.address(), server.app(), server.metrics_address());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(async move {
            server.run(async { drop(stopped.await) }).await.unwrap();
        });
        Host { address, app, metrics, stop: Some(stop), running, data }
    }

    /// Stops cleanly and opens again on the same data.
    pub async fn restart(mut self) -> Host {
        self.stop.take().unwrap().send(()).unwrap();
        self.running.await.unwrap();
        let config = Config { port: 0, ..self.app.config.clone() };
        let clock = self.app.clock.clone();
        Host::start(config, self.data, clock, self.app.games).await
    }

    /// Stops cleanly; gives the folder in which its data is.
    pub async fn end(mut self) -> TempDir {
        self.stop.take().unwrap().send(()).unwrap();
        self.running.await.unwrap();
        self.data
    }

    pub fn stop(&mut self) {
        self.stop.take().unwrap().send(()).unwrap();
    }

    /// Somebody without a session.
    pub fn stranger(&self) -> Guest {
        Guest { address: self.address, from: Ipv4Addr::LOCALHOST.into(), cookie: None }
    }

    /// Whoever asks where figures are shown.
    pub fn reader_of_figures(&self) -> Guest {
        Guest { address: self.metrics.expect("figures have an address of their own"), ..self.stranger() }
    }

    /// Somebody with a name.
    pub async fn guest(&self, name: &str) -> Guest {
        self.guest_from(Ipv4Addr::LOCALHOST, name).await
    }

    /// Somebody at another address of this machine.
    pub fn stranger_from(&self, from: impl Into<IpAddr>) -> Guest {
        Guest { from: from.into(), ..self.stranger() }
    }

    /// Somebody with a name, at another address of this machine.
    pub async fn guest_from(&self, from: impl Into<IpAddr>, name: &str) -> Guest {
        let mut guest = self.stranger_from(from);
        let (status, _) = guest.put("/api/me", json!({"name": name})).await;
        assert_eq!(status, 200);
        guest
    }

    /// Lets time go by on a clock that is turned by hand, until this has come about.
    pub async fn while_time_goes_by<T>(&self, comes_about: impl Future<Output = T>) -> T {
        let goes_by = async {
            loop {
                self.app.clock.turn(Duration::from_millis(50));
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        };
        tokio::select! {
            it = comes_about => it,
            () = goes_by => unreachable!("time goes by for ever"),
        }
    }

    /// Waits until no table is awake any more.
    pub async fn all_asleep(&self) {
        self.until(|app| app.tables.awake() == 0).await;
    }

    /// Looks again and again until this holds of the server.
    #[track_caller]
    pub fn until(&self, holds: impl Fn(&App) -> bool) -> impl Future<Output = ()> {
        let app = Arc::clone(&self.app);
        let place = std::panic::Location::caller();
        async move {
            let from = Instant::now();
            while !holds(&app) {
                assert!(from.elapsed() < PATIENCE, "what is waited for at {place} does not come about");
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        }
    }
}

/// Asks again and again until this is so, and gives up where it never is.
#[track_caller]
pub fn sooner_or_later(mut is_so: impl AsyncFnMut() -> bool) -> impl Future<Output = ()> {
    let place = std::panic::Location::caller();
    async move {
        let from = Instant::now();
        while !is_so().await {
            assert!(from.elapsed() < PATIENCE, "what is waited for at {place} does not come about");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }
}

/// A browser, as far as the server can tell.
#[derive(Clone)]
pub struct Guest {
    address: SocketAddr,
    /// Where it comes from.
    from: IpAddr,
    pub cookie: Option<String>,
}

/// An answer.
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
}

impl Guest {
    /// A socket from this guest's own address.
    async fn dial(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(SocketAddr::new(self.from, 0)).unwrap();
        socket.connect(self.address).await.unwrap()
    }

    /// Goes on at this server, which may be the same one on another port.
    pub fn moves_to(&mut self, host: &Host) {
        self.address = host.address;
    }

    /// The same browser as somebody whom the server does not know.
    pub fn clone_without_session(&self) -> Guest {
        Guest { cookie: None, ..self.clone() }
    }

    pub async fn get(&mut self, path: &str) -> (u16, Value) {
        let answer = self.request("GET", path, &[], b"").await;
        (answer.status, answer.json())
    }

    pub async fn put(&mut self, path: &str, body: Value) -> (u16, Value) {
        let answer = self.request("PUT", path, &[], body.to_string().as_bytes()).await;
        (answer.status, answer.json())
    }

    pub async fn post(&mut self, path: &str, body: Value) -> (u16, Value) {
        let answer = self.request("POST", path, &[], body.to_string().as_bytes()).await;
        (answer.status, answer.json())
    }

    /// A request with these headers beside our own; cookies are kept as a browser does.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &[u8],
    ) -> Answer {
        let mut head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Length: {}\r\n",
            self.address,
            body.len()
        );
        if let Some(cookie) = &self.cookie {
            head += &format!("Cookie: {cookie}\r\n");
        }
        for (name, value) in headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += "\r\n";
        let mut stream = self.dial().await;
        stream.write_all(head.as_bytes()).await.unwrap();
        // A server that refuses early may close before it has read everything.
        let _ = stream.write_all(body).await;
        let mut bytes = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap();
        let answer = read_answer(&bytes);
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = Some(cookie.split(';').next().unwrap().to_string());
        }
        answer
    }

    /// A request that does not say for whom it is.
    pub async fn without_host(&self, path: &str) -> Answer {
        self.with_head(&format!("GET {path} HTTP/1.1\r\nConnection: close\r\n\r\n")).await
    }

    /// A request for somebody of this name.
    pub async fn for_host(&self, host: &str, path: &str, headers: &str) -> Answer {
        self.with_head(&format!("GET {path} HTTP/1.1\r\nHost: {host}\r\n{headers}Connection: close\r\n\r\n"))
            .await
    }

    async fn with_head(&self, head: &str) -> Answer {
        let mut stream = self.dial().await;
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.unwrap().unwrap();
        read_answer(&bytes)
    }

    pub async fn make(&mut self, table: Value) -> String {
        let (status, made) = self.post("/api/tables", table).await;
        assert_eq!(status, 200, "{made}");
        made["table"].as_str().unwrap().to_string()
    }

    pub async fn connect(&self, table: &str) -> Socket {
        self.try_connect(&format!("/api/tables/{table}/live"), &[]).await.unwrap()
    }

    pub async fn resume(&self, table: &str, since: u64) -> Socket {
        self.try_connect(&format!("/api/tables/{table}/live?since={since}"), &[]).await.unwrap()
    }

    /// A socket, or the status with which it was refused.
    pub async fn try_connect(&self, path: &str, headers: &[(&'static str, &str)]) -> Result<Socket, u16> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let stream = MaybeTlsStream::Plain(self.dial().await);
        match tokio_tungstenite::client_async(request, stream).await {
            Ok((socket, _)) => Ok(Socket { socket, next_id: 0 }),
            Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

fn read_answer(bytes: &[u8]) -> Answer {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n").expect("an answer has a head");
    let head = String::from_utf8_lossy(&bytes[..end]).to_string();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_string()))
        .collect();
    let mut body = bytes[end + 4..].to_vec();
    if headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked") {
        body = unchunked(&body);
    }
    Answer { status, headers, body }
}

fn unchunked(mut rest: &[u8]) -> Vec<u8> {
    let mut body = Vec::new();
    while let Some(end) = rest.windows(2).position(|window| window == b"\r\n") {
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).unwrap(), 16).unwrap();
        if size == 0 {
            break;
        }
        body.extend_from_slice(&rest[end + 2..end + 2 + size]);
        rest = &rest[end + 4 + size..];
    }
    body
}

/// A live connection.
pub struct Socket {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next_id: u64,
}

impl Socket {
    /// The next message; `None` when the server has closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next()).await.expect("a message comes in time") {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message of this type; others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before a {kind} came"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// The next step of which this holds; others are passed over.
    pub async fn step_of(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let step = self.next_of("step").await;
            if is_it(&step) {
                return step;
            }
        }
    }

    /// The step that starts the game.
    pub async fn started(&mut self) -> Value {
        self.step_of(|step| step["what"]["kind"] == "started").await
    }

    pub async fn send_text(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    /// Sends a request under an id and does not wait.
    pub async fn send(&mut self, id: &str, mut request: Value) {
        request["id"] = id.into();
        self.send_text(request.to_string()).await;
    }

    /// Sends a request and gives its answer: `done`, `refused`, `hint` or `foreseen`. What comes in between is passed over.
    pub async fn ask(&mut self, request: Value) -> Value {
        self.next_id += 1;
        let id = format!("r{}", self.next_id);
        self.send(&id, request).await;
        self.answer(&id).await
    }

    pub async fn answer(&mut self, id: &str) -> Value {
        loop {
            let message = self.next().await.expect("an answer comes");
            if message["id"] == id {
                return message;
            }
        }
    }

    /// Asks for something that is carried out.
    pub async fn done(&mut self, request: Value) -> Value {
        let answer = self.ask(request.clone()).await;
        assert_eq!(answer["type"], "done", "{request}: {answer}");
        answer
    }

    /// Asks for something that is refused, and gives the code.
    pub async fn refused(&mut self, request: Value) -> String {
        let answer = self.ask(request.clone()).await;
        assert_eq!(answer["type"], "refused", "{request}: {answer}");
        answer["error"]["code"].as_str().unwrap().to_string()
    }

    /// Every step that has been told on this connection by now.
    pub async fn steps_by_now(&mut self) -> Vec<Value> {
        // What is asked on one connection is answered in order; a game that runs cannot be started.
        self.send("by-now", json!({"do": "start"})).await;
        let mut steps = Vec::new();
        loop {
            let message = self.next().await.expect("an answer comes");
            if message["id"] == "by-now" {
                assert_eq!(message["error"]["code"], "already_started", "{message}");
                return steps;
            }
            if message["type"] == "step" {
                steps.push(message);
            }
        }
    }

    /// Sends bytes as they are, whatever they mean.
    pub async fn send_bytes(&mut self, bytes: &[u8]) {
        self.socket.get_mut().write_all(bytes).await.unwrap();
    }

    /// Closes, as a page does that is left.
    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }
}

/// A table of the template for this many, the first seat the host's, the others open. The last seat guards the gate,
/// so the others owe a decision first.
pub fn toll(seats: usize) -> Value {
    let mut places = vec![json!({"who": "me"})];
    places.resize(seats, json!({"who": "open"}));
    json!({"game": "toll", "seats": places, "options": {"first_player": seats - 1}})
}

/// Three guests at a started table, of the template unless told, each with a socket that has had its first message.
pub async fn three_at_a_table(host: &Host, more: Value) -> (String, Vec<Guest>, Vec<Socket>) {
    let mut table = toll(3);
    if more.get("game").is_some() {
        table.as_object_mut().unwrap().remove("options");
    }
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let mut guests = vec![host.guest("Ann").await, host.guest("Bob").await, host.guest("Cem").await];
    let id = guests[0].make(table).await;
    let mut sockets = Vec::new();
    for guest in &guests {
        let mut socket = guest.connect(&id).await;
        socket.next_of("table").await;
        sockets.push(socket);
    }
    sockets[1].done(json!({"do": "sit", "seat": 1})).await;
    sockets[2].done(json!({"do": "sit", "seat": 2})).await;
    sockets[0].send("start", json!({"do": "start"})).await;
    (id, guests, sockets)
}

/// An answer to a question.
pub fn act(seat: u8, asked: &Value, action: Value) -> Value {
    json!({"do": "act", "seat": seat, "asked": asked, "action": action})
}

/// The step as it is told when more has happened since: nobody can decide anything of it any more.
pub fn past(step: &Value) -> Value {
    let mut step = step.clone();
    for sight in step["sights"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        sight.insert("legal".into(), json!([]));
        sight.insert("asked".into(), Value::Null);
        sight.remove("question");
    }
    step
}

/// The first legal action of a sight that owes a decision, in a step or a `table` message, as a request.
pub fn first_legal(step: &Value) -> Option<Value> {
    let sight = &step["sights"][0];
    let pending = sight["view"]["pending"].as_array()?;
    let seat = sight["viewer"].as_u64()?;
    let owes = pending.contains(&json!(seat));
    owes.then(|| json!({"do": "act", "seat": seat, "asked": sight["asked"], "action": sight["legal"][0]}))
}
