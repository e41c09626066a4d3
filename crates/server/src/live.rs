//! One live connection: what comes in goes to the table's owner, what the owner sends goes out.
//!
//! Nothing here waits for a client for long: what it sends is bounded in size and rate, and when it does not read, its
//! line ends.

use crate::limits::{Bucket, Limits};
use crate::line::{Closing, LineEnd};
use crate::owner::{Command, ConnectionId};
use crate::tell;
use crate::wire::{Envelope, Message as Told, Problem, Request};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::SinkExt;
use serde::Deserialize;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, watch};

/// How long a client that is being cut off may take to hear why.
const LAST_WORDS: Duration = Duration::from_secs(1);
/// The longest id of a request.
const LONGEST_ID: usize = 64;
/// How many messages are put into one write.
const BATCH: usize = 32;

/// What a connection needs beside its socket.
pub struct Live {
    /// How much it may do.
    pub limits: Limits,
    /// Its number at the table.
    pub id: ConnectionId,
    /// The way to the table's owner.
    pub owner: mpsc::Sender<Command>,
    /// The way from it.
    pub line: LineEnd,
}

/// How a connection ended.
enum End {
    /// The client is gone already.
    Gone,
    /// We close it, and say why.
    Close(Closing),
    /// It sent more than a message may have.
    TooLarge,
}

impl Live {
    /// Serves the connection until it ends, and tells the owner so.
    pub async fn serve(mut self, mut socket: WebSocket, first: Vec<Utf8Bytes>) {
        let end = match self.send(&mut socket, first).await {
            Ok(()) => self.exchange(&mut socket).await,
            Err(end) => end,
        };
        let _ = self.owner.send(Command::Leave(self.id)).await;
        let _ = tokio::time::timeout(LAST_WORDS, say_goodbye(&mut socket, end)).await;
    }

    async fn exchange(&mut self, socket: &mut WebSocket) -> End {
        let mut gate = Gate::new(&self.limits);
        let mut heard = Instant::now();
        let mut tick = tokio::time::interval(self.limits.idle() / 3);
        tick.tick().await;
        let mut batch = Vec::new();
        loop {
            tokio::select! {
                received = socket.recv() => {
                    heard = Instant::now();
                    match received {
                        Some(Ok(Message::Text(text))) => match self.receive(&mut gate, &text).await {
                            Ok(None) => {}
                            Ok(Some(refusal)) => {
                                if let Err(end) = self.send(socket, vec![tell::message(&refusal)]).await {
                                    return end;
                                }
                            }
                            Err(end) => return end,
                        },
                        Some(Ok(Message::Binary(_))) => {
                            let refusal = refused(None, Problem::bad_request("messages are JSON text"));
                            if !gate.messages.take(heard) {
                                return End::Close(Closing::TooManyMessages);
                            }
                            if let Err(end) = self.send(socket, vec![tell::message(&refusal)]).await {
                                return end;
                            }
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => {
                            if !gate.messages.take(heard) {
                                return End::Close(Closing::TooManyMessages);
                            }
                        }
                        Some(Ok(Message::Close(_))) | None => return End::Gone,
                        Some(Err(error)) => return if is_too_large(&error) { End::TooLarge } else { End::Gone },
                    }
                }
                count = self.line.queue.recv_many(&mut batch, BATCH) => {
                    if count == 0 {
                        return End::Close(Closing::Gone);
                    }
                    let messages = std::mem::take(&mut batch);
                    if let Err(end) = self.send(socket, messages).await {
                        return end;
                    }
                }
                _ = tick.tick() => {
                    if heard.elapsed() > self.limits.idle() {
                        return End::Close(Closing::Gone);
                    }
                    if let Err(end) = self.send_all(socket, [Message::Ping(Default::default())]).await {
                        return end;
                    }
                }
                end = ended(&mut self.line.end) => return End::Close(end),
            }
        }
    }

    async fn send(&mut self, socket: &mut WebSocket, messages: Vec<Utf8Bytes>) -> Result<(), End> {
        self.send_all(socket, messages.into_iter().map(Message::Text)).await
    }

    /// Sends all in one go, unless the line ends first.
    async fn send_all(
        &mut self,
        socket: &mut WebSocket,
        messages: impl IntoIterator<Item = Message>,
    ) -> Result<(), End> {
        let sending = async {
            for message in messages {
                socket.feed(message).await?;
            }
            socket.flush().await
        };
        tokio::select! {
            biased;
            sent = sending => sent.map_err(|_: axum::Error| End::Gone),
            end = ended(&mut self.line.end) => Err(End::Close(end)),
        }
    }

    /// Passes a message on to the owner, or answers it here.
    async fn receive(&mut self, gate: &mut Gate, text: &str) -> Result<Option<Told>, End> {
        let now = Instant::now();
        if !gate.messages.take(now) {
            gate.refused += 1;
            // Who goes on although every answer says "slow down" is not playing.
            if gate.refused > self.limits.messages_at_once {
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
            Request::Chat { .. } => gate.chat.take(now),
            Request::Hint { .. } => gate.hints.take(now),
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
    chat: Bucket,
    hints: Bucket,
    /// How many messages in a row were too many.
    refused: u32,
}

impl Gate {
    fn new(limits: &Limits) -> Gate {
        let now = Instant::now();
        Gate {
            messages: Bucket::new(limits.messages_at_once, limits.messages_per_second.into(), now),
            chat: Bucket::new(limits.chat_at_once, 1.0, now),
            hints: Bucket::new(limits.hints_at_once, 0.5, now),
            refused: 0,
        }
    }
}

fn refused(id: Option<String>, error: Problem) -> Told {
    metrics::counter!("besace_refused_total", "code" => error.code.clone()).increment(1);
    Told::Refused { id, error }
}

/// The id of a message that cannot be read otherwise.
fn id_of(text: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct OnlyId {
        id: String,
    }
    let id = serde_json::from_str::<OnlyId>(text).ok()?.id;
    (id.chars().count() <= LONGEST_ID).then_some(id)
}

/// Resolves when the line ends.
async fn ended(end: &mut watch::Receiver<Option<Closing>>) -> Closing {
    match end.wait_for(Option::is_some).await {
        Ok(end) => end.unwrap_or(Closing::Gone),
        Err(_) => Closing::Gone,
    }
}

async fn say_goodbye(socket: &mut WebSocket, end: End) {
    let (message, code, reason) = match end {
        End::Gone => return,
        End::TooLarge => {
            let problem = Problem::new("too_large", "this message is too long");
            (refused(None, problem), close_code::SIZE, "too_large")
        }
        End::Close(why) => {
            let code = match why {
                Closing::Shutdown => close_code::RESTART,
                Closing::TooSlow | Closing::TooManyMessages => close_code::POLICY,
                Closing::Gone => close_code::AWAY,
            };
            (Told::Closing { reason: why.id().into() }, code, why.id())
        }
    };
    metrics::counter!("besace_closed_total", "reason" => reason).increment(1);
    let _ = socket.feed(Message::Text(tell::message(&message))).await;
    let _ = socket.feed(Message::Close(Some(CloseFrame { code, reason: reason.into() }))).await;
    let _ = socket.flush().await;
}

fn is_too_large(error: &axum::Error) -> bool {
    error.to_string().contains("too long") || error.to_string().contains("too big")
}
