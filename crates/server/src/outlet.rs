//! The way from a table to one connection: straight into its socket.
//!
//! Whoever sends writes into the socket at once, so that nobody has to be woken for it. What the socket does not take
//! waits in a bounded queue, and the connection's own task sends it on when there is room again. Frames are never
//! mixed: all writing happens under one lock, and what was begun is finished first.

use crate::frame::Frame;
use crate::wire::Closing;
use bytes::{Buf, Bytes};
use std::collections::VecDeque;
use std::io::{self, IoSlice};
use std::sync::{Arc, Mutex, MutexGuard};
use tokio::net::tcp::OwnedWriteHalf;
use tokio::sync::Notify;

/// How many frames are put into one write.
const BATCH: usize = 16;
/// How much room an empty queue may keep.
const KEPT_ROOM: usize = 8;

/// The way to a connection. Sending never waits: who does not read in time is cut off, and nobody else notices.
#[derive(Clone)]
pub struct Outlet(Arc<Shared>);

struct Shared {
    socket: OwnedWriteHalf,
    /// How many messages may wait.
    most: usize,
    outbox: Mutex<Outbox>,
    /// Woken when something waits that the socket did not take, and when the connection has to end.
    news: Notify,
}

#[derive(Default)]
struct Outbox {
    waiting: VecDeque<Bytes>,
    /// Whether a part of the first one is sent already.
    begun: bool,
    end: Option<Closing>,
}

impl Outlet {
    /// A way into this socket on which so many messages may wait.
    pub fn new(socket: OwnedWriteHalf, most: usize) -> Outlet {
        let outbox = Mutex::default();
        Outlet(Arc::new(Shared { socket, most: most.max(1), outbox, news: Notify::new() }))
    }

    /// Sends a message, or ends the connection where too many wait already.
    pub fn send(&self, message: Frame) {
        self.put(message);
        self.flush();
    }

    /// Puts a message into the queue; it goes with the next [`flush`](Outlet::flush), together with others.
    pub fn put(&self, message: Frame) {
        let mut outbox = self.lock();
        if outbox.end.is_none() {
            self.push(&mut outbox, message);
        }
    }

    /// Sends what waits, as far as the socket takes it.
    pub fn flush(&self) {
        let mut outbox = self.lock();
        if outbox.waiting.is_empty() {
            return;
        }
        if outbox.write(&self.0.socket).is_err() {
            outbox.close(Closing::Gone);
        }
        if !outbox.waiting.is_empty() || outbox.end.is_some() {
            self.0.news.notify_one();
        }
    }

    /// Ends it.
    pub fn close(&self, why: Closing) {
        self.lock().close(why);
        self.0.news.notify_one();
    }

    /// Sends on what the socket did not take, whenever there is room again; resolves when the connection has to end.
    pub async fn tend(&self) -> Closing {
        loop {
            let (is_stuck, end) = {
                let outbox = self.lock();
                (!outbox.waiting.is_empty(), outbox.end)
            };
            if let Some(why) = end {
                return why;
            }
            if is_stuck {
                // Seldom: and what is seldom done must not make every connection's task larger.
                Box::pin(self.wait_for_room_or_news()).await;
            } else {
                self.0.news.notified().await;
            }
        }
    }

    /// Adds a message after the end, and sends everything that still waits. To a client that is too slow only what was
    /// begun is finished.
    pub async fn send_last(&self, message: Frame) {
        {
            let mut outbox = self.lock();
            if outbox.end == Some(Closing::TooSlow) {
                let begun = usize::from(outbox.begun);
                outbox.waiting.truncate(begun);
            }
            outbox.waiting.push_back(message.into_bytes());
        }
        self.flush();
        self.run_dry().await;
    }

    /// Waits until everything is sent.
    pub async fn run_dry(&self) {
        while !self.lock().waiting.is_empty() {
            self.wait_for_room().await;
        }
    }

    /// Adds what the WebSocket itself has to say: pongs, and the end.
    pub(crate) fn put_control(&self, frames: Frame) {
        self.push(&mut self.lock(), frames);
    }

    fn push(&self, outbox: &mut Outbox, message: Frame) {
        if outbox.waiting.len() < self.0.most {
            outbox.waiting.push_back(message.into_bytes());
        } else {
            outbox.close(Closing::TooSlow);
            self.0.news.notify_one();
        }
    }

    async fn wait_for_room_or_news(&self) {
        tokio::select! {
            () = self.wait_for_room() => {}
            () = self.0.news.notified() => {}
        }
    }

    async fn wait_for_room(&self) {
        match self.0.socket.writable().await {
            Ok(()) => self.flush(),
            Err(_) => self.break_off(),
        }
    }

    fn break_off(&self) {
        let mut outbox = self.lock();
        outbox.waiting.clear();
        outbox.close(Closing::Gone);
    }

    fn lock(&self) -> MutexGuard<'_, Outbox> {
        self.0.outbox.lock().expect("no one panics while holding this")
    }
}

impl Outbox {
    /// The first reason stays.
    fn close(&mut self, why: Closing) {
        self.end.get_or_insert(why);
    }

    /// Writes until nothing waits or the socket takes no more. What cannot be sent any more is forgotten.
    fn write(&mut self, socket: &OwnedWriteHalf) -> io::Result<()> {
        while let Some(first) = self.waiting.front() {
            // Most often one frame waits alone, and the system takes a single piece faster than a list.
            let written = match self.waiting.len() {
                1 => socket.try_write(first),
                count => {
                    let mut parts = [IoSlice::new(&[]); BATCH];
                    for (part, bytes) in parts.iter_mut().zip(&self.waiting) {
                        *part = IoSlice::new(bytes);
                    }
                    socket.try_write_vectored(&parts[..count.min(BATCH)])
                }
            };
            match written {
                Ok(written) => self.advance(written),
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                Err(error) => {
                    self.waiting.clear();
                    return Err(error);
                }
            }
        }
        Ok(())
    }

    fn advance(&mut self, mut written: usize) {
        while let Some(first) = self.waiting.front_mut() {
            if written < first.len() {
                first.advance(written);
                self.begun |= written > 0;
                return;
            }
            written -= first.len();
            self.begun = false;
            self.waiting.pop_front();
        }
        // Gives back the room that a slow client once needed.
        self.waiting.shrink_to(KEPT_ROOM);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    const LONG: usize = 100_000;

    /// An outlet on which so many may wait, and the client's end of its socket.
    async fn outlet(most: usize) -> (Outlet, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        let (reading, writing) = server.into_split();
        std::mem::forget(reading);
        (Outlet::new(writing, most), client)
    }

    fn message(letter: u8, length: usize) -> Frame {
        Frame::already(&vec![letter; length])
    }

    #[tokio::test]
    async fn what_is_put_goes_out_in_order_with_the_next_flush() {
        let (outlet, mut client) = outlet(128).await;
        for letter in b'a'..=b'z' {
            outlet.put(message(letter, 2));
        }
        outlet.flush();
        let mut read = [0; 52];
        client.read_exact(&mut read).await.unwrap();
        assert!(read.chunks(2).zip(b'a'..=b'z').all(|(pair, letter)| pair == [letter; 2]));
    }

    #[tokio::test]
    async fn what_the_socket_does_not_take_is_sent_on_when_there_is_room() {
        let (outlet, mut client) = outlet(1000).await;
        for _ in 0..100 {
            outlet.send(message(b'x', LONG));
        }
        assert!(!outlet.lock().waiting.is_empty(), "the system's buffers took ten megabytes");
        let tending = tokio::spawn({
            let outlet = outlet.clone();
            async move { outlet.tend().await }
        });
        let mut read = vec![0; 100 * LONG];
        client.read_exact(&mut read).await.unwrap();
        outlet.close(Closing::Shutdown);
        assert_eq!(tending.await.unwrap(), Closing::Shutdown);
        assert!(outlet.lock().waiting.capacity() <= 2 * KEPT_ROOM);
    }

    /// Only what was begun is finished for a client that is too slow, and it still hears why.
    #[tokio::test]
    async fn whoever_does_not_read_is_cut_off_after_whole_messages() {
        let (outlet, mut client) = outlet(5).await;
        let tending = tokio::spawn({
            let outlet = outlet.clone();
            async move { outlet.tend().await }
        });
        while outlet.lock().end.is_none() {
            outlet.send(message(b'x', LONG));
            // It waits for room before the connection ends, and hears of the end nevertheless.
            tokio::task::yield_now().await;
        }
        assert_eq!(tending.await.unwrap(), Closing::TooSlow);
        let mut read = Vec::new();
        let reading = tokio::spawn(async move {
            client.read_to_end(&mut read).await.unwrap();
            read
        });
        tokio::time::timeout(Duration::from_secs(10), outlet.send_last(message(b'!', 3))).await.unwrap();
        outlet.send(message(b'?', 1));
        drop(outlet);
        let read = reading.await.unwrap();
        let (sent, last) = read.split_at(read.len() - 3);
        assert_eq!(last, b"!!!");
        assert!(sent.len().is_multiple_of(LONG) && sent.iter().all(|byte| *byte == b'x'));
    }

    #[tokio::test]
    async fn a_client_that_is_gone_ends_its_line() {
        // So many may wait that it cannot end as too slow.
        let (outlet, client) = outlet(usize::MAX).await;
        drop(client);
        let gone = async {
            while outlet.lock().end.is_none() {
                outlet.send(message(b'x', 1));
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), gone).await.unwrap();
        assert_eq!(outlet.tend().await, Closing::Gone);
    }
}
