//! One live connection: what comes in goes to the table's owner. What the owner sends goes straight into the socket,
//! unless the client is slow to read: then it is sent on from here.
//!
//! Nothing here waits for a client for long: what it sends is bounded in size and rate, and when it does not read, its
//! line ends.

use crate::app::App;
use crate::envelope::{Unreadable, id_of};
use crate::frame::Frame;
use crate::history::{self, History};
use crate::limits::{Bucket, Limits};
use crate::outlet::Outlet;
use crate::owner::{Command, Joined};
use crate::socket::Socket;
use crate::tell;
use crate::wire::{Closing, Envelope, Message as Answer, Problem, Request};
use besace_table::Code;
use futures_util::{SinkExt, StreamExt};
use std::io::ErrorKind;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::AsyncReadExt;
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio_tungstenite::tungstenite::error::{CapacityError, ProtocolError};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

/// How often a client is told that the server is there. A browser shows its page nothing of the protocol's own pings.
const BEAT: Duration = Duration::from_secs(10);
/// How long a client that is being cut off may take to hear why.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// What a connection needs beside its socket.
pub struct Live {
    /// Knows how much it may do.
    pub app: Arc<App>,
    /// The table's id.
    pub table: String,
    /// Where it comes from.
    pub address: IpAddr,
    /// What became of it at the table.
    pub joined: Joined,
    /// The way to the table's owner.
    pub owner: mpsc::Sender<Command>,
    /// The way to the client.
    pub outlet: Outlet,
}

/// How a connection ended.
enum End {
    /// The client is gone already.
    Gone,
    /// We close it, and say why.
    Close(Closing),
    /// It sent something after which nothing can be read any more.
    Unreadable {
        /// What is wrong with it.
        problem: Problem,
        /// The protocol's number for that.
        code: CloseCode,
    },
}

impl Live {
    /// Serves the connection until it ends, and tells the owner so.
    pub async fn serve(&mut self, socket: &mut Socket) {
        let end = self.exchange(socket).await;
        // The rare ways through a connection are boxed: its task is as large as its largest way, and there are many.
        let leaving = Box::pin(async {
            let _ = self.owner.send(Command::Leave(self.joined.id)).await;
            let _ = tokio::time::timeout(LAST_WORDS, say_goodbye(socket, &self.outlet, end)).await;
        });
        leaving.await;
    }

    fn limits(&self) -> &Limits {
        &self.app.config.limits
    }

    async fn exchange(&mut self, socket: &mut Socket) -> End {
        let clock = self.app.clock.clone();
        let mut gate = Gate::new(self.limits(), clock.now().into_std());
        let mut history = self.joined.history.map(|history| Box::pin(self.tell_history(history)));
        let mut heard = clock.now();
        let (idle, between_pings) = (self.limits().idle(), self.limits().idle() / 3);
        let (beat, mut pinged) = (BEAT.min(between_pings), clock.now());
        let mut beat_due = Box::pin(clock.sleep(beat));
        loop {
            tokio::select! {
                received = socket.next() => {
                    heard = clock.now();
                    socket.get_mut().heard();
                    if matches!(received, Some(Ok(_))) {
                        self.wait_for_turn().await;
                    }
                    let answer = match received {
                        Some(Ok(Message::Text(text))) => self.receive(&mut gate, &text).await,
                        Some(Ok(Message::Binary(_))) => {
                            let problem = Problem::bad_request("a message must be JSON text");
                            gate.pass(heard.into_std()).map(|()| Some(refused(None, problem)))
                        }
                        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
                        Some(Ok(_)) => gate.pass(heard.into_std()).map(|()| None),
                        Some(Err(error)) => Err(end_after(&error)),
                    };
                    match answer {
                        Ok(None) => {}
                        Ok(Some(refusal)) => self.outlet.send(tell::message(&refusal)),
                        Err(end) => return end,
                    }
                }
                () = &mut beat_due => {
                    let now = clock.now();
                    if now - heard > idle {
                        return End::Close(Closing::Gone);
                    }
                    beat_due.set(clock.sleep(beat));
                    if now - pinged >= between_pings {
                        pinged = now;
                        self.outlet.put(Frame::ping());
                    }
                    self.outlet.send(tell::message(&Answer::Alive));
                }
                () = finished(&mut history) => history = None,
                end = self.outlet.tend() => return End::Close(end),
            }
        }
    }

    /// Tells how the table came to be as it is, part by part as the client reads it. A history is long, and stays in memory
    /// until it has been read: so it waits until those before it have been, where one address reads many.
    fn tell_history(&self, history: History) -> impl Future<Output = ()> + use<> {
        let (app, table, address, outlet) =
            (self.app.clone(), self.table.clone(), self.address, self.outlet.clone());
        async move {
            let _counted = app.replays.wait(address, app.config.limits.replays_each).await;
            // A table whose log cannot be read now can still be played; the reason is in the host's log.
            let told = history.messages(&app, &table, address).await;
            for message in told.unwrap_or_else(|_| vec![history::nothing_more()]) {
                outlet.send(message);
                outlet.run_dry().await;
            }
        }
    }

    /// What comes from one network address on all its connections is heard at a steady rate: the rest waits where it is.
    async fn wait_for_turn(&self) {
        let wait = self.app.may.send.reserve(self.address, self.app.clock.now().into_std());
        if !wait.is_zero() {
            metrics::counter!("besace_limited_total", "limit" => "messages-each-address").increment(1);
            Box::pin(self.app.clock.sleep(wait)).await;
        }
    }

    /// Passes a message on to the owner, or answers it here.
    async fn receive(&mut self, gate: &mut Gate, text: &str) -> Result<Option<Answer>, End> {
        let now = self.app.clock.now().into_std();
        if !gate.messages.take(now) {
            gate.refused += 1;
            // Whoever goes on although every answer says "slow down" is not playing.
            if gate.refused > self.limits().messages_at_once {
                return Err(End::Close(Closing::TooManyMessages));
            }
            return Ok(Some(refused(id_of(text), Problem::too_many_requests())));
        }
        gate.refused = 0;
        let envelope = match Envelope::read(text) {
            Ok(envelope) => envelope,
            Err(Unreadable { id, problem }) => return Ok(Some(refused(id, problem))),
        };
        let allowed = match envelope.request {
            Request::Hint { .. } => gate.hints.take(now),
            Request::Foresee { .. } => gate.foresights.take(now),
            _ => true,
        };
        if !allowed {
            return Ok(Some(refused(Some(envelope.id), Problem::too_many_requests())));
        }
        let gone = End::Close(Closing::Gone);
        match self.owner.try_send(Command::Ask(self.joined.id, Box::new(envelope))) {
            Ok(()) => Ok(None),
            // An owner that is busy makes this client wait, and nobody else.
            Err(TrySendError::Full(command)) => {
                Box::pin(self.owner.send(command)).await.map(|()| None).map_err(|_| gone)
            }
            Err(TrySendError::Closed(_)) => Err(gone),
        }
    }
}

/// Turns away somebody who cannot be served, with one clear answer.
pub async fn turn_away(mut socket: Socket, outlet: Outlet, problem: Problem) {
    let why = if problem.code == Code::NotFound { Closing::NotFound } else { Closing::Gone };
    if why == Closing::Gone {
        outlet.put(tell::message(&refused(None, problem)));
    }
    let _ = tokio::time::timeout(LAST_WORDS, say_goodbye(&mut socket, &outlet, End::Close(why))).await;
}

/// Waits for something that is under way; for ever, where nothing is.
async fn finished<F: Future<Output = ()>>(under_way: &mut Option<Pin<Box<F>>>) {
    match under_way {
        Some(future) => future.await,
        None => std::future::pending().await,
    }
}

/// How much a connection may still send.
struct Gate {
    messages: Bucket,
    hints: Bucket,
    foresights: Bucket,
    /// How many messages in a row were too many.
    refused: u32,
}

impl Gate {
    /// Counts a message that nobody answers.
    fn pass(&mut self, now: Instant) -> Result<(), End> {
        if self.messages.take(now) { Ok(()) } else { Err(End::Close(Closing::TooManyMessages)) }
    }

    fn new(limits: &Limits, now: Instant) -> Gate {
        Gate {
            messages: Bucket::new(limits.messages_at_once, limits.messages_per_second.into(), now),
            hints: Bucket::new(limits.hints_at_once, 0.5, now),
            foresights: Bucket::new(limits.foresights_at_once, 5.0, now),
            refused: 0,
        }
    }
}

fn refused(id: Option<String>, error: Problem) -> Answer {
    metrics::counter!("besace_refused_total", "code" => error.code.id()).increment(1);
    Answer::Refused { id, error, sketch: None }
}

async fn say_goodbye(socket: &mut Socket, outlet: &Outlet, end: End) {
    let mut unreadable = false;
    let (message, code, reason) = match end {
        End::Gone => {
            // The protocol's own answer to a goodbye.
            let _ = socket.flush().await;
            return outlet.run_dry().await;
        }
        End::Unreadable { problem, code } => {
            unreadable = true;
            let reason = problem.code.id();
            (refused(None, problem), code, reason)
        }
        End::Close(why) => {
            let code = match why {
                Closing::Shutdown => CloseCode::Restart,
                Closing::TooSlow | Closing::TooManyMessages | Closing::NotFound => CloseCode::Policy,
                Closing::Gone => CloseCode::Away,
            };
            (Answer::Closing { reason: why }, code, why.id())
        }
    };
    metrics::counter!("besace_closed_total", "reason" => reason).increment(1);
    outlet.send_last(tell::message(&message)).await;
    let _ = socket.close(Some(CloseFrame { code, reason: reason.into() })).await;
    outlet.run_dry().await;
    // A socket that is closed while something lies unread in it takes its last words back: so whatever else the client
    // has sent is read first, until it says goodbye, too.
    while let Some(Ok(_)) = socket.next().await {}
    if unreadable {
        // After that message the protocol cannot tell any more where the next one begins.
        let mut unread = [0; 256];
        while socket.get_mut().read(&mut unread).await.is_ok_and(|count| count > 0) {}
    }
}

fn end_after(error: &Error) -> End {
    match error {
        Error::Capacity(CapacityError::MessageTooLong { .. }) => End::Unreadable {
            problem: Problem::new(Code::TooLarge, "this message is too long"),
            code: CloseCode::Size,
        },
        // Somebody who has hung up without a goodbye breaks the protocol, too.
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => End::Gone,
        Error::Protocol(_) => End::Unreadable {
            problem: Problem::bad_request("this is not a WebSocket message"),
            code: CloseCode::Protocol,
        },
        Error::Utf8(_) => End::Unreadable {
            problem: Problem::bad_request("a message must be UTF-8"),
            code: CloseCode::Invalid,
        },
        Error::Io(error) if error.kind() == ErrorKind::InvalidData => End::Close(Closing::TooManyMessages),
        _ => End::Gone,
    }
}
