//! Many who watch one table: they are sent what they are told a few at a time, so that those who play do not wait for them.
//!
//! The owner puts a message into everybody's queue, which is quick; writing into sockets is not. Where few watch, the owner
//! does that, too. Where many do, a task of the table's own does it, and lets others go first after every few of them.

use crate::outlet::Outlet;
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;
use tokio::task::JoinHandle;

/// How many watchers the owner of a table sends to by itself.
pub const FEW: usize = 16;
/// How many are sent to before others go first.
const SLICE: usize = 32;

/// Sends to those who watch a table.
pub struct Gallery {
    crowd: Arc<Crowd>,
    task: JoinHandle<()>,
}

#[derive(Default)]
struct Crowd {
    watchers: Mutex<Vec<Outlet>>,
    news: Notify,
}

impl Gallery {
    /// Nobody watches yet.
    pub fn open() -> Gallery {
        let crowd = Arc::<Crowd>::default();
        let task = tokio::spawn(attend(crowd.clone()));
        Gallery { crowd, task }
    }

    /// Sends to these what waits in their queues, soon.
    pub fn send(&self, watchers: Vec<Outlet>) {
        *self.crowd.watchers.lock().expect("no one panics while holding this") = watchers;
        self.crowd.news.notify_one();
    }
}

impl Drop for Gallery {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn attend(crowd: Arc<Crowd>) {
    loop {
        crowd.news.notified().await;
        let watchers = std::mem::take(&mut *crowd.watchers.lock().expect("no one panics while holding this"));
        in_slices(&watchers, Outlet::flush).await;
    }
}

/// Does something with each, and lets others go first after every few.
async fn in_slices<T>(things: &[T], mut with_each: impl FnMut(&T)) {
    for some in things.chunks(SLICE) {
        some.iter().for_each(&mut with_each);
        tokio::task::yield_now().await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frame::Frame;
    use std::cell::Cell;
    use tokio::net::{TcpListener, TcpStream};

    /// The owner goes on to whoever plays while a crowd still waits: nothing is sent in its own turn, and then everything, in
    /// the order in which the crowd came.
    #[tokio::test]
    async fn a_crowd_is_told_after_the_owners_turn_and_in_its_order() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (mut crowd, mut ends) = (Vec::new(), Vec::new());
        for _ in 0..3 * SLICE {
            let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
            let (reading, writing) = listener.accept().await.unwrap().0.into_split();
            ends.push((client, reading));
            crowd.push(Outlet::new(writing, 1000, crate::outlet::Unsent::new(usize::MAX)));
        }
        let gallery = Gallery::open();
        tokio::task::yield_now().await;
        crowd.iter().for_each(|outlet| outlet.put(Frame::already(b"news")));
        let told = || crowd.iter().map(|outlet| !outlet.waits()).collect::<Vec<bool>>();
        gallery.send(crowd.clone());
        assert!(!told().contains(&true), "somebody who only watches was told in the owner's own turn");
        let mut steps = 0;
        while told().contains(&false) {
            tokio::task::yield_now().await;
            let first = told().iter().take_while(|told| **told).count();
            assert!(!told()[first..].contains(&true), "somebody was told before those who came earlier");
            steps += 1;
        }
        assert!(steps >= 3, "the whole crowd was told at once");
    }

    /// A crowd and somebody who plays, on one thread: the player's turn comes after every few of the crowd.
    #[tokio::test]
    async fn however_many_watch_others_go_first_after_every_few() {
        let (sent, most, before) = (Cell::new(0), Cell::new(0), Cell::new(0));
        let crowd = in_slices(&[(); 2000], |()| sent.set(sent.get() + 1));
        let player = async {
            while sent.get() < 2000 {
                most.set(most.get().max(sent.get() - before.replace(sent.get())));
                tokio::task::yield_now().await;
            }
        };
        tokio::join!(crowd, player);
        // The two are polled in turns that may come twice in a row.
        assert!((SLICE..=2 * SLICE).contains(&most.get()), "{}", most.get());
    }
}
