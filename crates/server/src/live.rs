//! One live connection: what comes in goes to the table's owner. What the owner sends goes straight into the socket,
//! unless the client is slow to read: then it is sent on from here.
//!
//! Nothing here waits for a client for long: what it sends is bounded in size and rate, and when it does not read, it is
//! cut off.

use crate::app::{App, Pass};
use crate::clock::Clock;
use crate::envelope::{Unreadable, id_of};
use crate::frame::Frame;
use crate::history::{self, History};
use crate::limits::{Bucket, Limits};
use crate::outlet::Outlet;
use crate::owner::{Command, ConnectionId, Joined};
use crate::socket::{Received, Socket, Unheard};
use crate::tell;
use crate::wire::{Closing, Envelope, Message as Answer, Problem, Request};
use besace_table::Code;
use std::future::poll_fn;
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Control};

/// How often a client is told that the server is there. A browser shows its page nothing of the protocol's own pings.
const BEAT: Duration = Duration::from_secs(10);
/// How long a client that is being cut off may take to hear why.
const LAST_WORDS: Duration = Duration::from_secs(1);

/// A connection that has joined a table.
pub struct Live {
    /// Its number at the table.
    id: ConnectionId,
    /// The way to the table's owner.
    owner: mpsc::Sender<Command>,
    /// What the client says.
    socket: Socket,
    /// The way to the client.
    outlet: Outlet,
    /// It is counted for as long as this is kept.
    pass: Pass,
    /// How much it may still send.
    gate: Gate,
    /// How the table came to be as it is, while that is being told.
    history: Option<Pin<Box<dyn Future<Output = ()> + Send>>>,
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
    /// Nothing has been said on it yet.
    pub fn new(
        (socket, outlet): (Socket, Outlet),
        pass: Pass,
        table: String,
        (owner, joined): (mpsc::Sender<Command>, Joined),
    ) -> Live {
        let app = &pass.app;
        let gate = Gate::new(&app.config.limits, app.clock.now().into_std());
        let history = joined.history.map(|history| {
            let told = tell_history(history, app.clone(), table, pass.address, outlet.clone());
            Box::pin(told) as Pin<Box<dyn Future<Output = ()> + Send>>
        });
        Live { id: joined.id, owner, socket, outlet, pass, gate, history }
    }

    /// Serves the connection until it ends, and tells the owner so.
    pub async fn serve(&mut self) {
        let end = self.exchange().await;
        // Boxed like all that is rare: a task is as large as its largest way, and there are many of these tasks.
        let leaving = Box::pin(async {
            let _ = self.owner.send(Command::Leave(self.id)).await;
            let _ = tokio::time::timeout(LAST_WORDS, say_goodbye(&mut self.socket, &self.outlet, end)).await;
        });
        leaving.await;
    }

    fn limits(&self) -> &Limits {
        &self.pass.app.config.limits
    }

    fn clock(&self) -> &Clock {
        &self.pass.app.clock
    }

    async fn exchange(&mut self) -> End {
        let (mut heard, mut pinged) = (self.clock().now(), self.clock().now());
        let mut beat_due = Box::pin(self.clock().sleep(self.beat()));
        loop {
            tokio::select! {
                received = self.socket.listen() => {
                    heard = self.clock().now();
                    if let Err(end) = Box::pin(self.hear(received)).await {
                        return end;
                    }
                }
                () = &mut beat_due => {
                    let now = self.clock().now();
                    if now - heard > self.limits().idle() {
                        return End::Close(Closing::Gone);
                    }
                    beat_due.set(self.clock().sleep(self.beat()));
                    if now - pinged >= self.limits().between_pings() {
                        pinged = now;
                        self.outlet.put(Frame::control(Control::Ping, &[]));
                    }
                    self.outlet.send(tell::message(&Answer::Alive));
                }
                () = finished(&mut self.history) => self.history = None,
                end = self.outlet.tend() => return End::Close(end),
            }
        }
    }

    /// How often the client is told that the server is there.
    fn beat(&self) -> Duration {
        BEAT.min(self.limits().between_pings())
    }

    /// Takes in what the client has said, and answers what need not be asked of the owner.
    async fn hear(&mut self, received: Result<Received, Unheard>) -> Result<(), End> {
        let now = self.clock().now().into_std();
        if received.is_ok() {
            wait_for_turn(&self.pass).await;
        }
        let refusal = match received {
            Ok(Received::Text(text)) => self.receive(&text).await?,
            Ok(Received::Bytes) => {
                self.gate.pass(now)?;
                Some(refused(None, Problem::bad_request("a message must be JSON text")))
            }
            Ok(Received::Aside) => self.gate.pass(now).map(|()| None)?,
            Ok(Received::Goodbye) => return Err(End::Gone),
            Err(fault) => return Err(end_after(fault)),
        };
        if let Some(refusal) = refusal {
            self.outlet.send(tell::message(&refusal));
        }
        Ok(())
    }

    /// Passes a message on to the owner, or answers it here.
    async fn receive(&mut self, text: &str) -> Result<Option<Answer>, End> {
        let Live { pass: Pass { app, .. }, gate, .. } = self;
        let now = app.clock.now().into_std();
        if !gate.messages.take(now) {
            gate.refused += 1;
            // Whoever goes on although every answer says "slow down" is not playing.
            if gate.refused > app.config.limits.messages_at_once {
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
        match self.owner.try_send(Command::Ask(self.id, Box::new(envelope))) {
            Ok(()) => Ok(None),
            // An owner that is busy makes this client wait, and nobody else.
            Err(TrySendError::Full(command)) => {
                self.owner.send(command).await.map(|()| None).map_err(|_| gone)
            }
            Err(TrySendError::Closed(_)) => Err(gone),
        }
    }
}

/// What comes from one network address on all its connections is heard at a steady rate: the rest waits where it is.
async fn wait_for_turn(Pass { app, address, .. }: &Pass) {
    let wait = app.may.send.reserve(*address, app.clock.now().into_std());
    if !wait.is_zero() {
        metrics::counter!("besace_limited_total", "limit" => "messages-each-address").increment(1);
        app.clock.sleep(wait).await;
    }
}

/// Tells how the table came to be as it is, part by part as the client reads it. A history is long, and stays in memory
/// until it has been read: so it waits until those before it have been, where one address reads many.
async fn tell_history(history: History, app: Arc<App>, table: String, address: IpAddr, outlet: Outlet) {
    let _counted = app.replays.wait(address, app.config.limits.replays_each).await;
    // A table whose log cannot be read now can still be played; the reason is in the host's log.
    let told = history.messages(&app, &table, address).await;
    for message in told.unwrap_or_else(|_| vec![history::nothing_more()]) {
        outlet.send(message);
        outlet.run_dry().await;
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
fn finished(under_way: &mut Option<Pin<Box<dyn Future<Output = ()> + Send>>>) -> impl Future<Output = ()> {
    poll_fn(|context| match under_way {
        Some(future) => future.as_mut().poll(context),
        None => Poll::Pending,
    })
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
    let (message, code, reason) = match end {
        End::Gone => return outlet.run_dry().await,
        End::Unreadable { problem, code } => {
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
    socket.say_goodbye(code, reason);
    outlet.run_dry().await;
    socket.hear_out().await;
}

fn end_after(fault: Unheard) -> End {
    let (problem, code) = match fault {
        Unheard::Gone => return End::Gone,
        Unheard::Endless => return End::Close(Closing::TooManyMessages),
        Unheard::TooLong => (Problem::new(Code::TooLarge, "this message is too long"), CloseCode::Size),
        Unheard::NoMessage => (Problem::bad_request("this is not a WebSocket message"), CloseCode::Protocol),
        Unheard::NoText => (Problem::bad_request("a message must be UTF-8"), CloseCode::Invalid),
    };
    End::Unreadable { problem, code }
}
