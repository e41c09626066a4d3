//! What the machine itself can do, measured beside the server: otherwise nobody could tell a slow server from a slow
//! machine. Also keeps server and clients apart on it.

use anyhow::{Context, anyhow};
use std::cell::Cell;
use std::fs::{self, File};
use std::io::{self, Write};
use std::net::{SocketAddr, TcpListener as PlainListener};
use std::path::Path;
use std::process::{Command, Stdio};
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::LocalSet;

/// The size of a player's action and of the step that tells of it, in the first game on the shelf, in bytes.
const ACTION: usize = 110;
const STEP: usize = 1100;
/// At how many tables plain exchanges are made; both ends of all their sockets are this process's.
const TABLES: usize = 50;
/// How long they are counted.
const COUNTED: Duration = Duration::from_secs(2);

/// The cores of the server and of its clients, if they can be kept apart: that takes two cores, and a program that pins
/// others to them.
#[derive(Clone, Copy)]
pub struct Cores {
    server: usize,
    clients: usize,
}

impl Cores {
    /// Finds them, and keeps this process on the clients' core.
    pub fn keep_apart() -> Option<Cores> {
        let count = thread::available_parallelism().map_or(1, usize::from);
        let cores = Cores { server: 0, clients: count - 1 };
        (count > 1 && cores.take_clients()).then_some(cores)
    }

    /// A command that runs on the server's core.
    pub fn command(self, program: &Path) -> Command {
        let mut command = Command::new("taskset");
        command.args(["-c", &self.server.to_string()]).arg(program);
        command
    }

    fn take_clients(self) -> bool {
        stay_on(self.clients)
    }

    /// Starts a thread on the server's core. A thread starts on the core of the one that starts it, so this one moves
    /// there for the moment.
    fn spawn<T: Send + 'static>(self, work: impl FnOnce() -> T + Send + 'static) -> thread::JoinHandle<T> {
        stay_on(self.server);
        let thread = thread::spawn(work);
        self.take_clients();
        thread
    }
}

/// Keeps the main thread, and those that it will start, on this core.
fn stay_on(core: usize) -> bool {
    let own = std::process::id().to_string();
    let pinned = Command::new("taskset")
        .args(["-c", "-p", &core.to_string(), &own])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    pinned.is_ok_and(|status| status.success())
}

/// The median time of an fsync in this folder, in milliseconds.
pub fn fsync_probe(folder: &Path) -> anyhow::Result<f64> {
    let path = folder.join("fsync-probe");
    let mut file = File::create(&path)?;
    let mut times = Vec::new();
    for _ in 0..101 {
        file.write_all(&[7; 4096])?;
        let start = Instant::now();
        file.sync_data()?;
        times.push(start.elapsed().as_secs_f64() * 1000.0);
    }
    fs::remove_file(path)?;
    times.sort_by(f64::total_cmp);
    Ok(times[times.len() / 2])
}

/// How many plain exchanges a second this machine can do: an action's bytes from one seat, a step's bytes to every
/// seat, between the same cores. There is no JSON, no rules and no disk, so no server can do more here.
pub fn exchange_probe(seats: usize, cores: Option<Cores>) -> anyhow::Result<f64> {
    let listener = PlainListener::bind("127.0.0.1:0")?;
    listener.set_nonblocking(true)?;
    let address = listener.local_addr()?;
    let answer = move || answer_plainly(listener, seats);
    let answering = match cores {
        Some(cores) => cores.spawn(answer),
        None => thread::spawn(answer),
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let count = runtime.block_on(LocalSet::new().run_until(ask_plainly(address, seats)))?;
    answering.join().map_err(|_| anyhow!("the plain server has failed"))??;
    Ok(count as f64 / COUNTED.as_secs_f64())
}

/// Answers every table until its clients have gone.
fn answer_plainly(listener: PlainListener, seats: usize) -> io::Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let listener = TcpListener::from_std(listener)?;
        let mut answering = Vec::new();
        for _ in 0..TABLES {
            let mut sockets = Vec::new();
            for _ in 0..seats {
                let (socket, _) = listener.accept().await?;
                socket.set_nodelay(true)?;
                sockets.push(socket);
            }
            answering.push(tokio::spawn(answer_table(sockets)));
        }
        for table in answering {
            // It ends when its clients go, which is what they do.
            let _ = table.await;
        }
        Ok(())
    })
}

async fn answer_table(mut sockets: Vec<TcpStream>) -> io::Result<()> {
    for seat in (0..sockets.len()).cycle() {
        hear(&mut sockets[seat], ACTION).await?;
        for socket in &mut sockets {
            socket.write_all(&[b'x'; STEP]).await?;
        }
    }
    Ok(())
}

/// Counts what all tables exchange.
async fn ask_plainly(address: SocketAddr, seats: usize) -> anyhow::Result<u64> {
    let count = Rc::new(Cell::new(0));
    let mut asking = Vec::new();
    for _ in 0..TABLES {
        let mut sockets = Vec::new();
        for _ in 0..seats {
            let socket = TcpStream::connect(address).await.context("the plain server does not answer")?;
            socket.set_nodelay(true)?;
            sockets.push(socket);
        }
        asking.push(tokio::task::spawn_local(ask_table(sockets, count.clone())));
    }
    let before = count.get();
    tokio::time::sleep(COUNTED).await;
    let counted = count.get() - before;
    asking.iter().for_each(tokio::task::JoinHandle::abort);
    Ok(counted)
}

async fn ask_table(mut sockets: Vec<TcpStream>, count: Rc<Cell<u64>>) -> io::Result<()> {
    for seat in (0..sockets.len()).cycle() {
        sockets[seat].write_all(&[b'x'; ACTION]).await?;
        for socket in &mut sockets {
            hear(socket, STEP).await?;
        }
        count.set(count.get() + 1);
    }
    Ok(())
}

/// Reads this many bytes into a larger buffer: a read that fills its buffer would be followed by an empty one.
async fn hear(socket: &mut TcpStream, bytes: usize) -> io::Result<()> {
    let mut room = [0; 2 * STEP];
    let mut heard = 0;
    while heard < bytes {
        match socket.read(&mut room).await? {
            0 => return Err(io::ErrorKind::UnexpectedEof.into()),
            count => heard += count,
        }
    }
    Ok(())
}
