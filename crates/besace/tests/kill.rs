//! The program killed in the middle of play, again and again: it comes back with every action that was acknowledged,
//! and with no other.

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

/// How often the program is killed.
const KILLS: u64 = 12;
/// How many actions are acknowledged before it is.
const ENOUGH: usize = 40;
/// How many tables are played at the same time.
const TABLES: usize = 4;
/// How long anything may take.
const PATIENCE: Duration = Duration::from_secs(120);

struct Program {
    child: Child,
    address: String,
}

impl Program {
    fn start(data: &Path) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_besace"))
            .args([
                "serve",
                "--port",
                "0",
                "--log",
                "error",
                "--messages-at-once",
                "100000",
                "--messages-each-address",
                "100000",
            ])
            .args(["--requests-at-once", "100000", "--connections-each", "1000"])
            .arg("--data")
            .arg(data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().trim_end_matches('/').to_string();
        Program { child, address }
    }

    /// As a power cut would, as far as a program can tell.
    fn kill(self) {
        drop(self);
    }

    fn request(&self, method: &str, path: &str, cookie: &str, body: &Value) -> (String, Value) {
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
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the people of one table know when the program is gone.
#[derive(Default)]
struct Known {
    /// Every step that anybody was told, by seat and number.
    steps: BTreeMap<(usize, u64), Value>,
    /// The number of every request that was acknowledged.
    acknowledged: BTreeMap<String, u64>,
    /// The last request of each seat that nobody has answered: it may or may not have been carried out.
    open: BTreeMap<usize, (String, Value)>,
}

/// How far all tables have come since the program was started.
#[derive(Default)]
struct Progress {
    /// How many actions have been acknowledged.
    acknowledged: AtomicUsize,
    /// How many seats have been told that their game is over.
    over: AtomicUsize,
}

/// Plays one seat until the connection is gone.
async fn play(
    address: String,
    table: String,
    cookie: String,
    seat: usize,
    mut known: Known,
    progress: Arc<Progress>,
) -> Known {
    let since = known.steps.keys().filter(|(of, _)| *of == seat).map(|(_, number)| *number).max();
    let since = since.map_or(String::new(), |since| format!("?since={since}"));
    let mut request = format!("ws://{address}/api/tables/{table}/live{since}").into_client_request().unwrap();
    request.headers_mut().insert("cookie", cookie.parse().unwrap());
    let Ok((mut socket, _)) = tokio_tungstenite::connect_async(request).await else { return known };
    // The request that was under way is sent again with the same id. That is harmless, whether or not it was carried
    // out.
    if let Some((id, mut request)) = known.open.get(&seat).cloned() {
        request["id"] = json!(id);
        let _ = socket.send(Message::text(request.to_string())).await;
    }
    loop {
        let message = match tokio::time::timeout(PATIENCE, socket.next()).await {
            Ok(Some(Ok(Message::Text(text)))) => serde_json::from_str::<Value>(&text).unwrap(),
            Ok(Some(Ok(Message::Ping(_) | Message::Pong(_)))) => continue,
            Ok(_) => return known,
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
                    let last = known.steps.insert((seat, number), message.clone());
                    assert!(last.is_none(), "step {number} is told twice");
                }
                if message["table"]["state"] == "over" {
                    progress.over.fetch_add(1, Ordering::Relaxed);
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

#[test]
fn after_every_kill_each_acknowledged_action_is_there_and_no_other() {
    let data = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let program = Program::start(data.path());
    // One person around one screen would see all seats on one socket; three people see what play is like.
    let people: Vec<String> =
        (0..3).map(|n| program.request("PUT", "/api/me", "", &json!({"name": format!("P{n}")})).0).collect();
    let mut tables: Vec<String> = Vec::new();
    let mut play_on = program;
    let mut known: Vec<[Known; 3]> = Vec::new();
    let mut total = 0;
    for kill in 0..KILLS {
        while tables.len() < TABLES {
            let table = make_table(&runtime, &play_on, &people);
            tables.push(table);
            known.push(Default::default());
        }
        let mut players = Vec::new();
        let progress = Arc::new(Progress::default());
        for (table, seats) in tables.iter().zip(&mut known) {
            for (seat, known) in seats.iter_mut().enumerate() {
                let known = std::mem::take(known);
                let (address, table, cookie) = (play_on.address.clone(), table.clone(), people[seat].clone());
                players.push(runtime.spawn(play(address, table, cookie, seat, known, progress.clone())));
            }
        }
        progress.goes_on(&tables);
        // Every kill comes at another moment of what the server is doing.
        std::thread::sleep(Duration::from_micros(kill * 7_919));
        play_on.kill();
        let mut back = Vec::new();
        for player in players {
            back.push(runtime.block_on(player).unwrap());
        }
        for seats in known.iter_mut().rev() {
            for seat in seats.iter_mut().rev() {
                *seat = back.pop().unwrap();
            }
        }
        play_on = Program::start(data.path());
        let mut kept = Vec::new();
        for (at, (table, seats)) in tables.iter().zip(&known).enumerate() {
            total += compare(&play_on, table, &people, seats);
            let over = play_on.request("GET", &format!("/api/tables/{table}"), &people[0], &json!({})).1;
            if over["state"] != "over" {
                kept.push(at);
            }
        }
        let mut at = 0;
        tables.retain(|_| {
            at += 1;
            kept.contains(&(at - 1))
        });
        at = 0;
        known.retain(|_| {
            at += 1;
            kept.contains(&(at - 1))
        });
    }
    play_on.kill();
    assert!(total > 100, "only {total} actions were acknowledged");
}

impl Progress {
    /// Waits until enough has been acknowledged, or until every game is over.
    fn goes_on(&self, tables: &[String]) {
        let from = Instant::now();
        while self.acknowledged.load(Ordering::Relaxed) < ENOUGH
            && self.over.load(Ordering::Relaxed) < 3 * tables.len()
        {
            assert!(from.elapsed() < PATIENCE, "the tables stand still");
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

/// A started table with these three people on it.
fn make_table(runtime: &tokio::runtime::Runtime, program: &Program, people: &[String]) -> String {
    let seats = json!([{"who": "me"}, {"who": "open"}, {"who": "open"}]);
    let game = besace_shelf::games()[0].info().id;
    let made = program.request("POST", "/api/tables", &people[0], &json!({"game": game, "seats": seats})).1;
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

/// A step as it stays: what somebody could decide then is told only while it can be decided.
fn without_what_was_asked(step: &Value) -> Value {
    let mut step = step.clone();
    for sight in step["sights"].as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
        ["legal", "asked", "question"].iter().for_each(|key| drop(sight.remove(*key)));
    }
    step
}

/// Compares what the server has after the kill with what its people were told; gives how many actions they have
/// acknowledged.
fn compare(program: &Program, table: &str, people: &[String], seats: &[Known; 3]) -> usize {
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
