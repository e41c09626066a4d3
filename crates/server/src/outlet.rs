//! The way from a table to one connection: straight into its socket.
//!
//! Whoever sends writes into the socket at once, so that nobody has to be woken for it. What the socket does not take
//! waits in a queue that is bounded in bytes, and the connection's own task sends it on when there is room again. Frames
//! are never mixed: all writing happens under one lock, and what was begun is finished first.

use crate::frame::{BLOCK, Frame};
use crate::wire::Closing;
use bytes::{Buf, Bytes};
use std::collections::VecDeque;
use std::future::poll_fn;
use std::io::{self, IoSlice};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::task::{Context, Poll, Waker, ready};
use tokio::net::tcp::OwnedWriteHalf;

/// How many frames are put into one write.
const BATCH: usize = 16;
/// Up to how many bytes, what waits is copied into one piece to be sent.
const TOGETHER: usize = 4096;
/// What a waiting frame counts for beside its own bytes: its place in the queue, and the cost of an allocation.
const BESIDE: usize = 64;

/// The way to a connection. Sending never waits: whoever does not read in time is cut off, and nobody else notices.
#[derive(Clone)]
pub struct Outlet(Arc<Shared>);

/// How much waits for all clients of one network address: whoever opens many connections and reads none of them does not
/// take the memory of all.
#[derive(Clone)]
pub struct Unsent {
    bytes: Arc<AtomicUsize>,
    /// How many bytes may wait.
    most: usize,
}

impl Unsent {
    /// Nothing waits yet, and so many bytes may.
    pub fn new(most: usize) -> Unsent {
        Unsent { bytes: Arc::default(), most }
    }

    /// How many bytes wait.
    pub fn bytes(&self) -> usize {
        self.bytes.load(Ordering::Relaxed)
    }

    fn has_room_for(&self, more: usize) -> bool {
        more <= self.most.saturating_sub(self.bytes())
    }
}

struct Shared {
    socket: OwnedWriteHalf,
    /// How many bytes may wait behind the frame that is being sent.
    most: usize,
    /// What waits on this and on the other connections of the address.
    together: Unsent,
    outbox: Mutex<Outbox>,
}

#[derive(Default)]
struct Outbox {
    waiting: VecDeque<Bytes>,
    /// What waits behind the first of them, in bytes. The first may be longer than everything that may wait behind it.
    behind: usize,
    /// How much of all that is counted as waiting for the address.
    counted: usize,
    /// How many of them, from the first, have memory to themselves.
    apart: usize,
    /// Whether a part of the first one is sent already.
    begun: bool,
    end: Option<Closing>,
    /// The task that [tends](Outlet::tend) it: woken when something waits that the socket did not take, and when the
    /// connection has to end.
    keeper: Option<Waker>,
}

impl Outlet {
    /// A way into this socket on which so many bytes may wait, and on all of its address together no more than that.
    pub fn new(socket: OwnedWriteHalf, most: usize, together: Unsent) -> Outlet {
        let outbox = Mutex::default();
        Outlet(Arc::new(Shared { socket, most, together, outbox }))
    }

    /// Sends a message, or ends the connection where too much waits already.
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

    /// Whether something waits to be sent.
    pub fn waits(&self) -> bool {
        !self.lock().waiting.is_empty()
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
        outbox.set_apart();
        outbox.count(&self.0.together);
        if !outbox.waiting.is_empty() || outbox.end.is_some() {
            outbox.wake_keeper();
        }
    }

    /// Ends it.
    pub fn close(&self, why: Closing) {
        self.lock().close(why);
    }

    /// Sends on what the socket did not take, whenever there is room again; resolves when the connection has to end.
    pub fn tend(&self) -> impl Future<Output = Closing> {
        poll_fn(|context| self.poll_tend(context))
    }

    fn poll_tend(&self, context: &mut Context<'_>) -> Poll<Closing> {
        loop {
            {
                let mut outbox = self.lock();
                if let Some(why) = outbox.end {
                    return Poll::Ready(why);
                }
                outbox.keeper.get_or_insert_with(|| context.waker().clone()).clone_from(context.waker());
                if outbox.waiting.is_empty() {
                    return Poll::Pending;
                }
            }
            match ready!(self.0.socket.as_ref().poll_write_ready(context)) {
                Ok(()) => self.flush(),
                Err(_) => self.break_off(),
            }
        }
    }

    /// Adds a message after the end, and sends everything that still waits. To a client that is too slow only what was
    /// begun is finished.
    pub async fn send_last(&self, message: Frame) {
        {
            let mut outbox = self.lock();
            if outbox.end == Some(Closing::TooSlow) {
                outbox.keep_only_what_was_begun();
            }
            outbox.add(message.into_bytes());
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
        let bytes = message.into_bytes();
        let more = weight(&bytes);
        let has_room = match outbox.waiting.is_empty() {
            // However long it is, it is sent, where nothing else waits for the address.
            true => self.0.together.bytes() == 0 || self.0.together.has_room_for(more),
            false => more <= self.0.most.saturating_sub(outbox.behind) && self.0.together.has_room_for(more),
        };
        if has_room {
            outbox.add(bytes);
            // A message that waits alone is most often sent a moment later, and counted if it is not.
            if outbox.waiting.len() > 1 {
                outbox.count(&self.0.together);
            }
        } else {
            outbox.close(Closing::TooSlow);
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
        outbox.clear();
        outbox.count(&self.0.together);
        outbox.close(Closing::Gone);
    }

    fn lock(&self) -> MutexGuard<'_, Outbox> {
        self.0.outbox.lock().expect("no one panics while holding this")
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        let outbox = self.outbox.get_mut().expect("no one panics while holding this");
        outbox.clear();
        outbox.count(&self.together);
    }
}

/// How many bytes a waiting frame counts for.
fn weight(frame: &Bytes) -> usize {
    frame.len() + BESIDE
}

impl Outbox {
    fn add(&mut self, frame: Bytes) {
        if !self.waiting.is_empty() {
            self.behind += weight(&frame);
        }
        self.waiting.push_back(frame);
    }

    /// Takes the first frame away: the next is being sent from now on.
    fn done_with_first(&mut self) {
        self.waiting.pop_front();
        self.apart = self.apart.saturating_sub(1);
        self.begun = false;
        if let Some(next) = self.waiting.front() {
            self.behind -= weight(next);
        }
    }

    fn clear(&mut self) {
        let keeper = self.keeper.take();
        *self = Outbox { end: self.end, counted: self.counted, keeper, ..Outbox::default() };
    }

    /// Counts what waits now among what waits for the address.
    fn count(&mut self, together: &Unsent) {
        let now = self.behind + self.waiting.front().map_or(0, weight);
        let before = std::mem::replace(&mut self.counted, now);
        if now > before {
            together.bytes.fetch_add(now - before, Ordering::Relaxed);
        } else if now < before {
            together.bytes.fetch_sub(before - now, Ordering::Relaxed);
        }
    }

    fn keep_only_what_was_begun(&mut self) {
        let begun = self.waiting.pop_front().filter(|_| self.begun);
        self.clear();
        self.begun = begun.is_some();
        self.waiting.extend(begun);
    }

    /// Frames are cut from blocks that all connections share: one that waits would keep a whole block, however short it
    /// is. So what the socket has left is copied, unless it is most of its block.
    fn set_apart(&mut self) {
        for frame in self.waiting.iter_mut().skip(self.apart).filter(|frame| frame.len() < BLOCK / 2) {
            *frame = Bytes::copy_from_slice(frame);
        }
        self.apart = self.waiting.len();
    }

    /// The first reason stays.
    fn close(&mut self, why: Closing) {
        self.end.get_or_insert(why);
        self.wake_keeper();
    }

    fn wake_keeper(&mut self) {
        if let Some(keeper) = self.keeper.take() {
            keeper.wake();
        }
    }

    /// Writes until nothing waits or the socket takes no more. What cannot be sent any more is forgotten.
    fn write(&mut self, socket: &OwnedWriteHalf) -> io::Result<()> {
        while let Some(first) = self.waiting.front() {
            let written = match self.waiting.len() {
                1 => socket.try_write(first),
                // A single piece is sent faster than a list of them, and copying a few short ones takes no time.
                _ if self.behind + first.len() <= TOGETHER => {
                    let frames: Vec<&[u8]> = self.waiting.iter().map(|frame| &frame[..]).collect();
                    socket.try_write(&frames.concat())
                }
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
                    self.clear();
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
            self.done_with_first();
        }
        // Where nothing waits, no room is kept for it: most connections are silent at most times.
        self.waiting = VecDeque::new();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::io::AsyncReadExt;
    use tokio::net::{TcpListener, TcpStream};

    const LONG: usize = 100_000;

    /// An outlet on which so many bytes may wait, and the client's end of its socket.
    async fn outlet(most: usize) -> (Outlet, TcpStream) {
        outlet_of(most, Unsent::new(usize::MAX)).await
    }

    /// The same, with others of its address.
    async fn outlet_of(most: usize, together: Unsent) -> (Outlet, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (server, _) = listener.accept().await.unwrap();
        let (reading, writing) = server.into_split();
        std::mem::forget(reading);
        (Outlet::new(writing, most, together), client)
    }

    fn message(letter: u8, length: usize) -> Frame {
        Frame::already(&vec![letter; length])
    }

    #[tokio::test]
    async fn what_is_put_goes_out_in_order_with_the_next_flush() {
        let (outlet, mut client) = outlet(10_000).await;
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
        let (outlet, mut client) = outlet(200 * LONG).await;
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
        assert_eq!(outlet.lock().waiting.capacity(), 0, "no room is kept");
    }

    /// An outlet whose socket takes nothing more: a part of one message is sent, and nothing waits behind it.
    async fn stuck(most: usize) -> (Outlet, TcpStream) {
        let (outlet, client) = outlet(most).await;
        // More than the system's own buffers ever take.
        outlet.send(message(b'x', 400 * LONG));
        assert_eq!(outlet.lock().waiting.len(), 1);
        assert_eq!(outlet.lock().behind, 0, "however long it is, what is being sent is not counted");
        (outlet, client)
    }

    #[tokio::test]
    async fn what_may_wait_is_counted_in_bytes_and_not_in_messages() {
        for length in [10, 1000, 100_000] {
            let fitting = 7;
            let (outlet, _client) = stuck(fitting * (length + BESIDE)).await;
            for waiting in 1..=fitting {
                outlet.send(message(b'y', length));
                assert_eq!(outlet.lock().behind, waiting * (length + BESIDE));
                assert_eq!(outlet.lock().end, None);
            }
            outlet.send(message(b'z', 1));
            assert_eq!(outlet.lock().end, Some(Closing::TooSlow), "a byte more is too much");
            assert_eq!(outlet.lock().waiting.len(), 1 + fitting);
        }
    }

    /// However many connections somebody opens and does not read: they share what may wait for their address.
    #[tokio::test]
    async fn connections_of_one_address_share_what_may_wait() {
        let together = Unsent::new(1000 * LONG);
        let mut deaf = Vec::new();
        for _ in 0..20 {
            let (outlet, client) = outlet_of(1_000_000, together.clone()).await;
            outlet.send(message(b'x', 400 * LONG));
            deaf.push((outlet, client));
        }
        let is_cut = |outlet: &Outlet| outlet.lock().end == Some(Closing::TooSlow);
        assert_eq!(
            deaf.iter().filter(|(outlet, _)| is_cut(outlet)).count(),
            18,
            "two messages have room, not three"
        );
        let before = together.bytes();
        deaf[0].0.send(message(b'y', 1000));
        assert_eq!(together.bytes(), before + 1000 + BESIDE, "and what waits behind them counts, too");
        let (other, _client) = outlet_of(1_000_000, Unsent::new(1000 * LONG)).await;
        other.send(message(b'x', 400 * LONG));
        other.send(message(b'y', 1000));
        assert_eq!(other.lock().end, None, "another address has its own");
        drop(deaf);
        assert_eq!(together.bytes(), 0, "and what is gone waits no more");
    }

    #[tokio::test]
    async fn what_is_sent_waits_no_more() {
        let (outlet, mut client) = stuck(1000).await;
        (0..5).for_each(|_| outlet.send(message(b'y', 100)));
        assert_eq!(outlet.lock().behind, 5 * (100 + BESIDE));
        let reading = tokio::spawn(async move {
            let mut read = Vec::new();
            client.read_to_end(&mut read).await.unwrap();
            read
        });
        outlet.run_dry().await;
        assert_eq!(outlet.lock().behind, 0);
        assert_eq!(outlet.lock().apart, 0);
        outlet.send(message(b'y', 5000));
        drop(outlet);
        assert!(reading.await.unwrap().ends_with(&[b'y'; 5500]));
    }

    /// A short frame that waits must not keep the block that it was cut from.
    #[tokio::test]
    async fn what_waits_has_memory_of_its_own() {
        let (outlet, _client) = stuck(1_000_000).await;
        let frames: Vec<Frame> =
            (0..20).map(|_| Frame::text(|text| text.extend_from_slice(&[b'y'; 100]))).collect();
        frames.iter().for_each(|frame| outlet.send(frame.clone()));
        let outbox = outlet.lock();
        assert_eq!(outbox.waiting.len(), 21);
        assert!(outbox.waiting.iter().skip(1).all(Bytes::is_unique));
    }

    /// Only what was begun is finished for a client that is too slow, and it still hears why.
    #[tokio::test]
    async fn whoever_does_not_read_is_cut_off_after_whole_messages() {
        let (outlet, mut client) = outlet(5 * LONG).await;
        let tending = tokio::spawn({
            let outlet = outlet.clone();
            async move { outlet.tend().await }
        });
        while outlet.lock().end.is_none() {
            outlet.send(message(b'x', LONG));
            // It waits for room before the connection ends, and still hears of the end.
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
        // So much may wait that it cannot end as too slow.
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
