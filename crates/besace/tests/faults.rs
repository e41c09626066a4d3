//! Three nodes on one PostgreSQL, and faults that are really made: nodes killed and stopped, the database restarted at once,
//! connections to it cut and held. People are spread over the nodes and go to another whenever theirs fails. Afterwards every
//! acknowledged action is there exactly once, and everybody was told the same steps, none missing and none twice.
//!
//! A few faults of each kind are made in the tests. `cargo xtask soak --minutes N` makes them for as long as one likes, and says
//! how far it is and what came of it.

use crate::company::{Known, PATIENCE, Program, Progress, compare, make_table, play};
use besace_postgres::Postgres;
use rand_core::Rng;
use rand_pcg::Pcg32;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// For how many minutes faults are made; without it, a few are.
const MINUTES: &str = "BESACE_SOAK_MINUTES";
/// The seed of the faults; without it, they are always the same.
const SEED: &str = "BESACE_SOAK_SEED";
/// How often each kind of fault is made in the tests.
const ROUNDS: usize = 2;
/// How many actions are acknowledged between two faults.
const ENOUGH: usize = 25;
/// How many tables are played at the same time.
const TABLES: usize = 4;
/// How many people play at each.
const PEOPLE: usize = 3;
/// How long somebody listens to a node that says nothing before they try another.
const SILENCE: Duration = Duration::from_secs(3);

/// What goes wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A node is killed, and started again later.
    Kill,
    /// A node stands still, and goes on later.
    Stop,
    /// The database ends at once, and is started again.
    Restart,
    /// The connections between a node and the database are cut, and none can be made for a while.
    Cut,
    /// Nothing goes through them for a while.
    Hold,
}

const FAULTS: [Fault; 5] = [Fault::Kill, Fault::Stop, Fault::Restart, Fault::Cut, Fault::Hold];

/// How a proxy treats what goes through it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Passage {
    Open,
    Held,
    Cut,
}

/// A small proxy between a node and the database.
struct Proxy {
    port: u16,
    passage: watch::Sender<Passage>,
}

impl Proxy {
    fn start(runtime: &Runtime, to: u16) -> Proxy {
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let port = listener.local_addr().unwrap().port();
        let passage = watch::Sender::new(Passage::Open);
        let of_all = passage.clone();
        runtime.spawn(async move {
            while let Ok((here, _)) = listener.accept().await {
                let passage = of_all.subscribe();
                tokio::spawn(pass(here, to, passage));
            }
        });
        Proxy { port, passage }
    }
}

/// Passes on what goes through one connection, both ways, as long as it is not cut.
async fn pass(here: TcpStream, to: u16, mut passage: watch::Receiver<Passage>) {
    if *passage.borrow() == Passage::Cut {
        return;
    }
    let Ok(there) = TcpStream::connect(("127.0.0.1", to)).await else { return };
    let ((mut from_here, mut to_here), (mut from_there, mut to_there)) =
        (here.into_split(), there.into_split());
    let mut held = passage.clone();
    let mut held_back = passage.clone();
    tokio::select! {
        _ = passage.wait_for(|passage| *passage == Passage::Cut) => {}
        () = carry(&mut from_here, &mut to_there, &mut held) => {}
        () = carry(&mut from_there, &mut to_here, &mut held_back) => {}
    }
}

async fn carry(
    from: &mut (impl tokio::io::AsyncRead + Unpin),
    to: &mut (impl tokio::io::AsyncWrite + Unpin),
    passage: &mut watch::Receiver<Passage>,
) {
    let mut some = vec![0; 16 * 1024];
    while let Ok(count @ 1..) = tokio::io::AsyncReadExt::read(from, &mut some).await {
        if passage.wait_for(|passage| *passage != Passage::Held).await.is_err()
            || to.write_all(&some[..count]).await.is_err()
        {
            return;
        }
    }
}

/// A node with its proxy. It always has the same port, so that people find it again.
struct Node {
    proxy: Proxy,
    data: PathBuf,
    port: String,
    database: String,
    running: Option<Program>,
}

impl Node {
    fn go_on(&mut self) {
        self.running = Some(Program::with(&self.data, &["--port", &self.port, "--database", &self.database]));
    }

    fn address(&self) -> &str {
        &self.running.as_ref().expect("it runs").address
    }

    fn signal(&self, signal: Signal) {
        let child = &self.running.as_ref().expect("it runs").child;
        kill_process(Pid::from_child(child), signal).unwrap();
    }
}

/// One seat, played over whichever node answers, until the game is over or nobody plays any more.
struct Player {
    nodes: Vec<String>,
    table: String,
    cookie: String,
    seat: usize,
    progress: Arc<Progress>,
    enough: Arc<AtomicBool>,
}

impl Player {
    async fn play(self, mut guess: Pcg32) -> Known {
        let mut known = Known::default();
        while !(self.enough.load(Ordering::SeqCst) || known.over && known.open.is_empty()) {
            let node = self.nodes[guess.next_u32() as usize % self.nodes.len()].clone();
            let (table, cookie) = (self.table.clone(), self.cookie.clone());
            let playing = play(node, table, cookie, self.seat, known, self.progress.clone(), Some(SILENCE));
            known = playing.await;
            // A node that is gone refuses at once, and would otherwise be asked thousands of times.
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        known
    }
}

/// What has come of it so far.
#[derive(Default)]
struct Report {
    faults: [usize; FAULTS.len()],
    acknowledged: usize,
    games: usize,
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let faults: Vec<String> =
            FAULTS.iter().zip(self.faults).map(|(fault, count)| format!("{fault:?} {count}")).collect();
        write!(
            f,
            "faults made: {}; actions acknowledged: {}, each of them in the log once; games: {}",
            faults.join(", "),
            self.acknowledged,
            self.games
        )
    }
}

/// A table that is being played.
struct Playing {
    table: String,
    players: Vec<tokio::task::JoinHandle<Known>>,
    progress: Arc<Progress>,
}

impl Playing {
    fn is_over(&self) -> bool {
        self.players.iter().all(|player| player.is_finished())
    }

    fn acknowledged(&self) -> usize {
        self.progress.acknowledged.load(Ordering::SeqCst)
    }
}

struct Trial {
    runtime: Runtime,
    postgres: Postgres,
    nodes: Vec<Node>,
    people: Vec<String>,
    enough: Arc<AtomicBool>,
    guess: Mutex<Pcg32>,
    playing: Vec<Playing>,
    report: Report,
    _data: tempfile::TempDir,
}

impl Trial {
    fn begin(seed: u64) -> Trial {
        let runtime = Runtime::new().unwrap();
        let data = tempfile::tempdir().unwrap();
        let postgres = Postgres::start().unwrap();
        let database = besace_postgres::make_database(&postgres.address()).unwrap();
        let name = database.rsplit('/').next().unwrap();
        let nodes = (0..3).map(|number| {
            let proxy = Proxy::start(&runtime, postgres.port());
            let database = format!("postgres://postgres@127.0.0.1:{}/{name}", proxy.port);
            let data = data.path().join(format!("node{number}"));
            let mut node = Node { proxy, data, port: "0".into(), database, running: None };
            node.go_on();
            node.port = node.address().rsplit(':').next().unwrap().into();
            node
        });
        let nodes: Vec<Node> = nodes.collect();
        let first = nodes[0].running.as_ref().unwrap();
        let people = (0..PEOPLE)
            .map(|n| first.request("PUT", "/api/me", "", &json!({"name": format!("P{n}")})).0)
            .collect();
        Trial {
            runtime,
            postgres,
            nodes,
            people,
            enough: Arc::default(),
            guess: Mutex::new(Pcg32::new(seed, 1)),
            playing: Vec::new(),
            report: Report::default(),
            _data: data,
        }
    }

    fn chance(&self) -> u32 {
        self.guess.lock().unwrap().next_u32()
    }

    /// The first node, once it can play: whatever has gone wrong, it comes back by itself.
    fn first(&self) -> &Program {
        let first = self.nodes[0].running.as_ref().expect("it runs");
        let from = Instant::now();
        while !first.is_ready() {
            assert!(from.elapsed() < PATIENCE, "a node does not come back");
            std::thread::sleep(Duration::from_millis(50));
        }
        first
    }

    /// As many tables as there should be; those that are over are compared, and others begun in their place.
    fn tend(&mut self) {
        while let Some(at) = self.playing.iter().position(Playing::is_over) {
            let playing = self.playing.remove(at);
            self.compare(playing);
        }
        while self.playing.len() < TABLES {
            let table = make_table(&self.runtime, self.first(), &self.people);
            let addresses: Vec<String> = self.nodes.iter().map(|node| node.address().to_string()).collect();
            let (mut players, progress) = (Vec::new(), Arc::<Progress>::default());
            for seat in 0..PEOPLE {
                let player = Player {
                    nodes: addresses.clone(),
                    table: table.clone(),
                    cookie: self.people[seat].clone(),
                    seat,
                    progress: progress.clone(),
                    enough: self.enough.clone(),
                };
                players.push(self.runtime.spawn(player.play(Pcg32::new(u64::from(self.chance()), 1))));
            }
            self.playing.push(Playing { table, players, progress });
        }
    }

    /// Compares what the people of a table were told with what the log has.
    fn compare(&mut self, playing: Playing) {
        let known: Vec<Known> =
            playing.players.into_iter().map(|player| self.runtime.block_on(player).unwrap()).collect();
        let numbers: Vec<u64> = known.iter().flat_map(|known| known.acknowledged.values().copied()).collect();
        assert_eq!(
            numbers.iter().collect::<BTreeSet<_>>().len(),
            numbers.len(),
            "an entry was acknowledged twice"
        );
        let known: [Known; PEOPLE] = known.try_into().unwrap_or_else(|_| unreachable!("one for each"));
        let acknowledged = compare(self.first(), &playing.table, &self.people, &known);
        self.report.acknowledged += acknowledged;
        self.report.games += 1;
    }

    /// Waits until people have played on.
    fn goes_on(&mut self, enough: usize) {
        let acknowledged = || self.playing.iter().map(Playing::acknowledged).sum::<usize>();
        let before = acknowledged();
        self.wait(|| acknowledged() >= before + enough || self.playing.iter().any(Playing::is_over));
    }

    /// Waits until people have played on at every single table: whatever has gone wrong, none stands still for ever.
    fn all_go_on(&mut self) {
        let before: Vec<usize> = self.playing.iter().map(Playing::acknowledged).collect();
        let goes_on =
            |(playing, before): (&Playing, &usize)| playing.is_over() || playing.acknowledged() > *before;
        self.wait(|| self.playing.iter().zip(&before).all(goes_on));
    }

    fn wait(&self, is_so: impl Fn() -> bool) {
        let from = Instant::now();
        while !is_so() {
            assert!(from.elapsed() < PATIENCE, "a table stands still after {}", self.report);
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn make(&mut self, fault: Fault) {
        self.report.faults[fault as usize] += 1;
        let one = self.chance() as usize % self.nodes.len();
        match fault {
            Fault::Kill => {
                drop(self.nodes[one].running.take());
                // The others play on meanwhile.
                self.goes_on(ENOUGH / 3);
                self.nodes[one].go_on();
            }
            Fault::Stop => {
                self.nodes[one].signal(Signal::STOP);
                self.goes_on(ENOUGH / 3);
                self.nodes[one].signal(Signal::CONT);
            }
            Fault::Restart => {
                self.postgres.end_at_once();
                self.postgres.go_on().unwrap();
            }
            Fault::Cut | Fault::Hold => {
                let passage = if matches!(fault, Fault::Cut) { Passage::Cut } else { Passage::Held };
                self.nodes[one].proxy.passage.send_replace(passage);
                self.goes_on(ENOUGH / 3);
                self.nodes[one].proxy.passage.send_replace(Passage::Open);
            }
        }
    }

    fn end(mut self) -> Report {
        // Everything is well again: so every table goes on, whether or not it went on before.
        self.all_go_on();
        self.enough.store(true, Ordering::SeqCst);
        while let Some(playing) = self.playing.pop() {
            self.compare(playing);
        }
        self.report
    }
}

#[test]
fn whatever_fails_every_acknowledged_action_is_there_once_and_all_are_told_the_same() {
    let minutes: Option<f64> = std::env::var(MINUTES).ok().map(|minutes| minutes.parse().unwrap());
    let seed = std::env::var(SEED).map_or(2026, |seed| seed.parse().unwrap());
    let mut trial = Trial::begin(seed);
    let from = Instant::now();
    for round in 0.. {
        let is_done = match minutes {
            Some(minutes) => from.elapsed().as_secs_f64() > minutes * 60.0,
            None => round == ROUNDS * FAULTS.len(),
        };
        if is_done {
            break;
        }
        trial.tend();
        trial.all_go_on();
        trial.goes_on(ENOUGH);
        // In the tests, each kind comes equally often; in a long run, chance chooses.
        let chosen = if minutes.is_some() { trial.chance() as usize } else { round };
        trial.make(FAULTS[chosen % FAULTS.len()]);
        if let Some(minutes) = minutes {
            eprint!("\r{:.1} of {minutes} minutes; {} ", from.elapsed().as_secs_f64() / 60.0, trial.report);
        }
    }
    let report = trial.end();
    eprintln!("\n{report}");
    assert!(report.acknowledged > 100, "{report}");
}
