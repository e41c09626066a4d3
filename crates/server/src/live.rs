//! One live connection: what comes in goes to the table's owner. What the owner sends goes into the socket by itself,
//! unless the client is slow to read: then it is sent on from here.
//!
//! Nothing here waits for a client for long: what it sends is bounded in size and rate, and when it does not read, its
//! line ends.

use crate::app::App;
use crate::frame::Frame;
use crate::limits::{Bucket, Limits};
use crate::line::{Closing, Line};
use crate::owner::{Command, ConnectionId};
use crate::socket::Socket;
use crate::tell;
use crate::wire::{Envelope, Message as Told, Problem, Request};
use futures_util::{SinkExt, StreamExt};
use serde::Deserializer;
use serde::de::{IgnoredAny, MapAccess, Visitor};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::io::AsyncReadExt;
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::error::{CapacityError, ProtocolError};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};

/// How long a client that is being cut off may take to hear why.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// The longest id of a request.
const LONGEST_ID: usize = 64;

/// What a connection needs beside its socket.
pub struct Live {
    /// Knows how much it may do.
    pub app: Arc<App>,
    /// Its number at the table.
    pub id: ConnectionId,
    /// The way to the table's owner.
    pub owner: mpsc::Sender<Command>,
    /// The way to the client.
    pub line: Line,
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
    pub async fn serve(mut self, mut socket: Socket) {
        let end = self.exchange(&mut socket).await;
        let _ = self.owner.send(Command::Leave(self.id)).await;
        let last_words = Box::pin(say_goodbye(&mut socket, &self.line, end));
        let _ = tokio::time::timeout(LAST_WORDS, last_words).await;
    }

    fn limits(&self) -> &Limits {
        &self.app.config.limits
    }

    async fn exchange(&mut self, socket: &mut Socket) -> End {
        let mut gate = Gate::new(self.limits());
        let mut heard = Instant::now();
        let mut tick = tokio::time::interval(self.limits().idle() / 3);
        tick.tick().await;
        loop {
            tokio::select! {
                received = socket.next() => {
                    heard = Instant::now();
                    let answer = match received {
                        Some(Ok(Message::Text(text))) => self.receive(&mut gate, &text).await,
                        Some(Ok(Message::Binary(_))) => {
                            let problem = Problem::bad_request("messages are JSON text");
                            gate.pass(heard).map(|()| Some(refused(None, problem)))
                        }
                        Some(Ok(Message::Close(_))) | None => Err(End::Gone),
                        Some(Ok(_)) => gate.pass(heard).map(|()| None),
                        Some(Err(error)) => Err(end_after(&error)),
                    };
                    match answer {
                        Ok(None) => {}
                        Ok(Some(refusal)) => self.line.send(tell::message(&refusal)),
                        Err(end) => return end,
                    }
                }
                _ = tick.tick() => {
                    if heard.elapsed() > self.limits().idle() {
                        return End::Close(Closing::Gone);
                    }
                    self.line.send(Frame::ping());
                }
                end = self.line.tend() => return End::Close(end),
            }
        }
    }

    /// Passes a message on to the owner, or answers it here.
    async fn receive(&mut self, gate: &mut Gate, text: &str) -> Result<Option<Told>, End> {
        let now = Instant::now();
        if !gate.messages.take(now) {
            gate.refused += 1;
            // Who goes on although every answer says "slow down" is not playing.
            if gate.refused > self.limits().messages_at_once {
                return Err(End::Close(Closing::TooManyMessages));
            }
            return Ok(Some(refused(id_of(text), Problem::too_many_requests())));
        }
        gate.refused = 0;
        let envelope: Envelope = match serde_json::from_str(text) {
            Ok(envelope) => envelope,
            Err(error) => {
                let problem = Problem::bad_request(format!("this message cannot be read: {error}"));
                return Ok(Some(refused(id_of(text), problem)));
            }
        };
        if envelope.id.is_empty() || envelope.id.chars().count() > LONGEST_ID {
            let problem = Problem::bad_request(format!("an id has 1 to {LONGEST_ID} characters"));
            return Ok(Some(refused(None, problem)));
        }
        let allowed = match envelope.request {
            Request::Hint { .. } => gate.hints.take(now),
            Request::Foresee { .. } => gate.foresights.take(now),
            _ => true,
        };
        if !allowed {
            return Ok(Some(refused(Some(envelope.id), Problem::too_many_requests())));
        }
        // An owner that is busy makes this client wait, and nobody else.
        let passed = self.owner.send(Command::Ask(self.id, Box::new(envelope))).await;
        passed.map(|()| None).map_err(|_| End::Close(Closing::Gone))
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

    fn new(limits: &Limits) -> Gate {
        let now = Instant::now();
        Gate {
            messages: Bucket::new(limits.messages_at_once, limits.messages_per_second.into(), now),
            hints: Bucket::new(limits.hints_at_once, 0.5, now),
            foresights: Bucket::new(limits.foresights_at_once, 5.0, now),
            refused: 0,
        }
    }
}

fn refused(id: Option<String>, error: Problem) -> Told {
    metrics::counter!("besace_refused_total", "code" => error.code.clone()).increment(1);
    Told::Refused { id, error }
}

/// The id of a message that cannot be read otherwise, if it comes before what is wrong with it.
fn id_of(text: &str) -> Option<String> {
    struct Looking<'a>(&'a mut Option<String>);

    impl<'de> Visitor<'de> for Looking<'_> {
        type Value = ();

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a message")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
            while let Some(key) = entries.next_key::<Cow<str>>()? {
                if key == "id" {
                    *self.0 = Some(entries.next_value()?);
                    return Ok(());
                }
                entries.next_value::<IgnoredAny>()?;
            }
            Ok(())
        }
    }

    let mut id = None;
    // What is wrong after the id has been said already; here it is only looked for.
    let _ = serde_json::Deserializer::from_str(text).deserialize_map(Looking(&mut id));
    id.filter(|id| id.chars().count() <= LONGEST_ID)
}

async fn say_goodbye(socket: &mut Socket, line: &Line, end: End) {
    let mut unreadable = false;
    let (message, code, reason) = match end {
        End::Gone => {
            // The protocol's own answer to a goodbye.
            let _ = socket.flush().await;
            return line.run_dry().await;
        }
        End::Unreadable { problem, code } => {
            unreadable = true;
            let reason = problem.code.clone();
            (refused(None, problem), code, reason)
        }
        End::Close(why) => {
            let code = match why {
                Closing::Shutdown => CloseCode::Restart,
                Closing::TooSlow | Closing::TooManyMessages => CloseCode::Policy,
                Closing::Gone => CloseCode::Away,
            };
            (Told::Closing { reason: why.id().into() }, code, why.id().to_string())
        }
    };
    metrics::counter!("besace_closed_total", "reason" => reason.clone()).increment(1);
    line.send_last(tell::message(&message)).await;
    let _ = socket.close(Some(CloseFrame { code, reason: reason.into() })).await;
    line.run_dry().await;
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
            problem: Problem::new("too_large", "this message is too long"),
            code: CloseCode::Size,
        },
        // Somebody who has hung up without a goodbye breaks the protocol, too.
        Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => End::Gone,
        Error::Protocol(_) => End::Unreadable {
            problem: Problem::bad_request("this is not a WebSocket message"),
            code: CloseCode::Protocol,
        },
        Error::Utf8(_) => {
            End::Unreadable { problem: Problem::bad_request("messages are UTF-8"), code: CloseCode::Invalid }
        }
        _ => End::Gone,
    }
}
