//! People who play over real sockets, remember what they were told, and compare it with what the server has.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// How long anything may take.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A server that runs as a process of its own.
pub struct Program {
    pub child: Child,
    /// Host and port.
    pub address: String,
}

impl Program {
    /// Starts one on any port.
    pub fn start(data: &Path) -> Program {
        Program::with(data, &["--port", "0"])
    }

    /// Starts one with these arguments, too.
    pub fn with(data: &Path, more: &[&str]) -> Program {
        let mut command = Command::new(env!("CARGO_BIN_EXE_besace"));
        command
            .args(["serve", "--log", "error", "--messages-at-once", "100000"])
            .args(["--messages-each-address", "100000"])
            .args(["--requests-at-once", "100000", "--connections-each", "1000"])
            .args(["--pages-at-once", "1000000", "--pages-per-second", "100000"])
            .args(more)
            .arg("--data")
            .arg(data);
        Program::started_by(&mut command)
    }

    /// The one that this command starts; it says where it listens.
    pub fn started_by(command: &mut Command) -> Program {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().trim_end_matches('/').to_string();
        Program { child, address }
    }

    /// As a power cut would, as far as a program can tell.
    pub fn kill(self) {
        drop(self);
    }

    /// Whether it can play now.
    pub fn is_ready(&self) -> bool {
        let ask = || -> std::io::Result<String> {
            let mut stream = TcpStream::connect(&self.address)?;
            stream.set_read_timeout(Some(PATIENCE))?;
            stream.write_all(b"GET /readyz HTTP/1.1\r\nConnection: close\r\n\r\n")?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer)?;
            Ok(answer)
        };
        ask().is_ok_and(|answer| answer.starts_with("HTTP/1.1 200"))
    }

    /// Asks, and asks again where the server says that it cannot do it now: its database may have gone a moment ago.
    pub fn request(&self, method: &str, path: &str, cookie: &str, body: &Value) -> (String, Value) {
        let from = Instant::now();
        let mut answer = self.ask(method, path, cookie, body);
        while answer.starts_with("HTTP/1.1 503") && from.elapsed() < PATIENCE {
            std::thread::sleep(Duration::from_millis(50));
            answer = self.ask(method, path, cookie, body);
        }
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        let cookie = head
            .lines()
            .find_map(|line| line.strip_prefix("set-cookie: "))
            .map(|cookie| cookie.split(';').next().unwrap().to_string());
        let body = if head.contains("transfer-encoding: chunked") {
            body.split_once("\r\n").unwrap().1.rsplit_once("\r\n0").unwrap().0
        } else {
            body
        };
        (cookie.unwrap_or_default(), serde_json::from_str(body).unwrap())
    }

    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> String {
        let body = body.to_string();
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the people of one table know when the program is gone.
#[derive(Default)]
pub struct Known {
    /// Every step that anybody was told, by seat and number.
    pub steps: BTreeMap<(usize, u64), Value>,
    /// The number of every request that was acknowledged.
    pub acknowledged: BTreeMap<String, u64>,
    /// The last request of each seat that nobody has answered: it may or may not have been carried out.
    pub open: BTreeMap<usize, (String, Value)>,
    /// The last entry that this seat knows of.
    pub last: Option<u64>,
    /// Whether the game is over.
    pub over: bool,
}

/// How far all tables have come since the program was started.
#[derive(Default)]
pub struct Progress {
    /// How many actions have been acknowledged.
    pub acknowledged: AtomicUsize,
    /// How many seats have been told that their game is over.
    pub over: AtomicUsize,
}

/// Plays one seat until the connection is gone, or nothing has been heard on it for as long as `silence`.
pub async fn play(
    address: String,
    table: String,
    cookie: String,
    seat: usize,
    mut known: Known,
    progress: Arc<Progress>,
    silence: Option<Duration>,
) -> Known {
    let since = known.last.map_or(String::new(), |since| format!("?since={since}"));
    let mut request = format!("ws://{address}/api/tables/{table}/live{since}").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let connected =
        tokio::time::timeout(silence.unwrap_or(PATIENCE), tokio_tungstenite::connect_async(request));
    let Ok(Ok((mut socket, _))) = connected.await else { return known };
    // The request that was under way is sent again with the same id. That is harmless, whether or not it was carried
    // out.
    if let Some((id, mut request)) = known.open.get(&seat).cloned() {
        request["id"] = json!(id);
        let _ = socket.send(Message::text(request.to_string())).await;
    }
    loop {
        let message = match tokio::time::timeout(silence.unwrap_or(PATIENCE), socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str::<Value>(&text).unwrap(),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
            Ok(_) => return known,
            Err(_) if silence.is_some() => return known,
            Err(_) => panic!("the table stands still at seat {seat}: {:?}", known.open),
        };
        match message["type"].as_str().unwrap() {
            "done" => {
                let id = message["id"].as_str().unwrap().to_string();
                let number = message["number"].as_u64().unwrap();
                if known.open.get(&seat).is_some_and(|(open, _)| *open == id) {
                    known.open.remove(&seat);
                }
                progress.acknowledged.fetch_add(1, Ordering::Relaxed);
                if let Some(before) = known.acknowledged.insert(id, number) {
                    assert_eq!(before, number, "an answer changes");
                }
            }
            "refused" => {
                assert_eq!(message["error"]["code"], "unavailable", "{message}");
                return known;
            }
            "table" | "step" => {
                let number = message["number"].as_u64().unwrap();
                if message["type"] == "step" {
                    assert_eq!(Some(number), known.last.map(|last| last + 1), "none missing, none twice");
                    let last = known.steps.insert((seat, number), message.clone());
                    assert!(last.is_none(), "step {number} is told twice");
                }
                known.last = Some(number);
                if message["table"]["state"] == "over" {
                    progress.over.fetch_add(1, Ordering::Relaxed);
                    known.over = true;
                    if silence.is_some() && !known.open.contains_key(&seat) {
                        return known;
                    }
                }
                let sight = &message["sights"][0];
                let owes = sight["view"]["pending"].as_array().is_some_and(|owe| owe.contains(&json!(seat)));
                let id = format!("{seat}-{}", sight["asked"]);
                // A step of the past, told to somebody who comes back, asks nothing.
                let asked = owes && !sight["asked"].is_null() && !known.acknowledged.contains_key(&id);
                if asked && known.open.get(&seat).is_none_or(|(open, _)| *open != id) {
                    let legal = sight["legal"].as_array().unwrap();
                    let action = &legal[number as usize % legal.len()];
                    let mut request =
                        json!({"do": "act", "seat": seat, "asked": sight["asked"], "action": action});
                    known.open.insert(seat, (id.clone(), request.clone()));
                    request["id"] = json!(id);
                    if socket.send(Message::text(request.to_string())).await.is_err() {
                        return known;
                    }
                }
            }
            _ => {}
        }
    }
}

/// A started table with these three people on it.
pub fn make_table(runtime: &tokio::runtime::Runtime, program: &Program, people: &[String]) -> String {
    let seats = json!([{"who": "me"}, {"who": "open"}, {"who": "open"}]);
    let game = besace_shelf::games()[0].info().id;
    let made = program
        .request(
            "POST",
            "/api/tables",
            &people[0],
            &json!({"game": game, "seats": seats, "away_after": 86400}),
        )
        .1;
    let table = made["table"].as_str().unwrap().to_string();
    let requests = [
        (1, json!({"do": "sit", "seat": 1})),
        (2, json!({"do": "sit", "seat": 2})),
        (0, json!({"do": "start"})),
    ];
    runtime.block_on(async {
        for (seat, mut ask) in requests {
            let path = format!("ws://{}/api/tables/{table}/live", program.address);
            let mut request = path.into_client_request().unwrap();
            request.headers_mut().insert("cookie", people[seat].parse().unwrap());
            let (mut socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
            ask["id"] = json!("setup");
            socket.send(Message::text(ask.to_string())).await.unwrap();
            loop {
                let message = socket.next().await.unwrap().unwrap();
                if message.to_text().unwrap().contains("\"done\"") {
                    break;
                }
            }
        }
    });
    table
}

/// The part of a step that stays: what somebody could decide is told only while it can be decided.
fn without_what_was_asked(step: &Value) -> Value {
    let mut step = step.clone();
    for sight in step["sights"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        ["legal", "asked", "question"].iter().for_each(|key| drop(sight.remove(*key)));
    }
    step
}

/// Compares what the server has after the kill with what its people were told; gives how many actions they have
/// acknowledged.
pub fn compare(program: &Program, table: &str, people: &[String], seats: &[Known; 3]) -> usize {
    let mut acknowledged = 0;
    for (seat, known) in seats.iter().enumerate() {
        let path = format!("/api/tables/{table}/replay?viewer={seat}");
        let replay = program.request("GET", &path, &people[seat], &json!({})).1;
        let steps: BTreeMap<u64, &Value> = replay["steps"]
            .as_array()
            .unwrap()
            .iter()
            .map(|step| (step["number"].as_u64().unwrap(), step))
            .collect();
        for ((_, number), told) in &known.steps {
            let mut told = without_what_was_asked(told);
            told.as_object_mut().unwrap().remove("type");
            let now = steps.get(number).map(|step| without_what_was_asked(step));
            assert_eq!(now, Some(told), "what was told stays true");
        }
        for (id, number) in &known.acknowledged {
            let step =
                steps.get(number).unwrap_or_else(|| panic!("{id} was acknowledged as {number} and is lost"));
            assert_eq!(step["what"], json!({"kind": "acted", "seat": seat, "by": "person"}));
        }
        acknowledged += known.acknowledged.len();
        // Whatever this seat has done was acknowledged or told, or is the one request that was under way.
        let acted =
            steps.values().filter(|step| step["what"]["seat"] == seat && step["what"]["kind"] == "acted");
        let unknown = acted.filter(|step| {
            let number = step["number"].as_u64().unwrap();
            let told = known.steps.contains_key(&(seat, number));
            !told && !known.acknowledged.values().any(|known| *known == number)
        });
        let under_way = usize::from(known.open.contains_key(&seat));
        assert!(unknown.count() <= under_way, "an action that nobody asked for");
    }
    acknowledged
}
