//! Threads for what is dear and must hold nobody up: a bounded number, at a low priority, beside those of the network.
//!
//! Work waits in line, first come, first served. Whoever has asked for it waits without holding a thread.

use crate::wire::Problem;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, mpsc};
use tokio::sync::oneshot;

/// How much lower than the server's own the priority of these threads is.
const NICER: i32 = 10;

/// The threads of a server, by what they are for: nobody who plays waits for one who thinks or looks.
pub struct Workshops {
    /// Works out what actions lead to.
    pub playing: Workshop,
    /// Bots of dear games think here.
    pub thinking: Workshop,
    /// Bots of dear games give advice here.
    pub advising: Workshop,
    /// Plays games again: for replays, histories, recordings and files.
    pub replaying: Workshop,
}

impl Workshops {
    /// As many threads for each as bots may think at the same time. None is started before it has something to do.
    pub fn new(threads: usize) -> Workshops {
        Workshops {
            playing: Workshop::new("playing", threads),
            thinking: Workshop::new("thinking", threads),
            advising: Workshop::new("advising", threads),
            replaying: Workshop::new("replaying", threads),
        }
    }
}

type Work = Box<dyn FnOnce() + Send>;

/// Some threads and what waits for them.
pub struct Workshop {
    name: &'static str,
    threads: usize,
    /// Made with the first work.
    line: Mutex<Option<mpsc::Sender<Work>>>,
    /// How much work it has been given.
    given: AtomicU64,
}

impl Workshop {
    fn new(name: &'static str, threads: usize) -> Workshop {
        Workshop { name, threads: threads.max(1), line: Mutex::new(None), given: AtomicU64::default() }
    }

    /// Does some work when a thread is free; a problem where it could not be done.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (answer, done) = oneshot::channel();
        let work: Work = Box::new(move || {
            // Nobody waits any more: then it need not be done.
            if !answer.is_closed() {
                let _ = answer.send(work());
            }
        });
        self.given.fetch_add(1, Ordering::Relaxed);
        self.line().send(work).map_err(|_| Problem::unavailable())?;
        done.await.map_err(|_| Problem::unavailable())
    }

    /// How much work it has been given since the server started.
    pub fn given(&self) -> u64 {
        self.given.load(Ordering::Relaxed)
    }

    fn line(&self) -> mpsc::Sender<Work> {
        let mut line = self.line.lock().expect("no one panics while holding this");
        line.get_or_insert_with(|| self.open()).clone()
    }

    fn open(&self) -> mpsc::Sender<Work> {
        let (line, waiting) = mpsc::channel::<Work>();
        let waiting = Arc::new(Mutex::new(waiting));
        for number in 0..self.threads {
            let waiting = waiting.clone();
            let thread = std::thread::Builder::new().name(format!("{}-{number}", self.name));
            let started = thread.spawn(move || work_on(&waiting));
            if let Err(error) = started {
                tracing::error!(%error, "a thread could not be started");
            }
        }
        line
    }
}

/// Does one piece of work after the other, until the server is gone.
fn work_on(waiting: &Mutex<mpsc::Receiver<Work>>) {
    // Where the system does not let it, the work is done all the same.
    if let Err(error) = rustix::process::nice(NICER) {
        tracing::debug!(%error, "a thread keeps its priority");
    }
    besace_table::always_give_way();
    loop {
        let next = waiting.lock().expect("no one panics while holding this").recv();
        let Ok(work) = next else { return };
        // Whoever waits for work that panics is told that it could not be done; the thread goes on.
        let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn work_is_done_elsewhere_and_a_panic_harms_nobody_else() {
        let workshop = Workshop::new("test", 1);
        let here = std::thread::current().id();
        assert_ne!(workshop.run(|| std::thread::current().id()).await.unwrap(), here);
        assert!(workshop.run(|| panic!("it is meant to")).await.is_err());
        assert_eq!(workshop.run(|| 7).await.unwrap(), 7);
    }

    #[tokio::test]
    async fn one_thread_does_one_thing_at_a_time() {
        let workshop = Arc::new(Workshop::new("test", 1));
        let running = Arc::new(std::sync::atomic::AtomicUsize::new(0));
        let work = || {
            let (workshop, running) = (workshop.clone(), running.clone());
            tokio::spawn(async move {
                let count = workshop.run(move || {
                    let now = running.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
                    std::thread::yield_now();
                    running.fetch_sub(1, std::sync::atomic::Ordering::SeqCst);
                    now
                });
                count.await.unwrap()
            })
        };
        for done in [work(), work(), work(), work()] {
            assert_eq!(done.await.unwrap(), 0, "nothing else was running");
        }
    }
}
