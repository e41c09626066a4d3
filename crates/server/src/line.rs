//! The way from a table to one connection: a bounded queue, and a word that ends it.

use axum::extract::ws::Utf8Bytes;
use tokio::sync::{mpsc, watch};

/// Why the server closes a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The server stops.
    Shutdown,
    /// The client does not read what it is sent.
    TooSlow,
    /// The client sends more than it may.
    TooManyMessages,
    /// The client has fallen silent, or its table cannot go on.
    Gone,
}

impl Closing {
    /// The wire's word for it.
    pub fn id(self) -> &'static str {
        match self {
            Closing::Shutdown => "shutdown",
            Closing::TooSlow => "too_slow",
            Closing::TooManyMessages => "too_many_messages",
            Closing::Gone => "gone",
        }
    }
}

/// The table's end of the way to a connection. Sending never waits: who does not read in time is cut off, and nobody
/// else notices.
#[derive(Clone)]
pub struct Line {
    queue: mpsc::Sender<Utf8Bytes>,
    end: watch::Sender<Option<Closing>>,
}

/// The connection's end of it.
pub struct LineEnd {
    /// What has to be sent.
    pub queue: mpsc::Receiver<Utf8Bytes>,
    /// Set when it has to end.
    pub end: watch::Receiver<Option<Closing>>,
}

impl Line {
    /// A way on which so many messages may wait.
    pub fn new(most: usize) -> (Line, LineEnd) {
        let (queue, waiting) = mpsc::channel(most.max(1));
        let (end, ended) = watch::channel(None);
        (Line { queue, end }, LineEnd { queue: waiting, end: ended })
    }

    /// Sends a message, or ends the way where too many wait already.
    pub fn send(&self, message: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.queue.try_send(message) {
            self.close(Closing::TooSlow);
        }
    }

    /// Ends it.
    pub fn close(&self, why: Closing) {
        self.end.send_if_modified(|end| {
            let first = end.is_none();
            end.get_or_insert(why);
            first
        });
    }
}
