//! The time, for all that happens at a table and all that is counted by the second. Tests turn a clock by hand.

use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::sync::watch;
use tokio::time::Instant;

/// Tells the time and wakes whoever waits for it: the real one, unless it is turned by hand.
#[derive(Clone, Default)]
pub struct Clock(Option<Arc<ByHand>>);

/// A clock that stands still until somebody turns it.
struct ByHand {
    begun: Instant,
    turned: watch::Sender<Duration>,
    /// The moments that somebody waits for.
    awaited: Mutex<Vec<Instant>>,
}

/// What a clock that is turned by hand shows at first, in milliseconds since 1970.
const BEGUN_MS: u64 = 1_000_000_000_000;

impl Clock {
    /// A clock that stands still until it is turned.
    pub fn by_hand() -> Clock {
        let (begun, turned) = (Instant::now(), watch::Sender::new(Duration::ZERO));
        Clock(Some(Arc::new(ByHand { begun, turned, awaited: Mutex::default() })))
    }

    /// Lets this much time pass at once. Only a clock that is turned by hand can do that.
    pub fn turn(&self, time: Duration) {
        let by_hand = self.0.as_ref().expect("this clock is turned by hand");
        by_hand.turned.send_modify(|turned| *turned += time);
    }

    /// How long each of those who wait has still to wait. Of the real time this is not known.
    pub fn awaited(&self) -> Vec<Duration> {
        let now = self.now();
        let waiting = |by_hand: &Arc<ByHand>| {
            by_hand.waiting().iter().map(|at| at.saturating_duration_since(now)).collect()
        };
        self.0.as_ref().map_or_else(Vec::new, waiting)
    }

    /// Now.
    pub fn now(&self) -> Instant {
        match &self.0 {
            None => Instant::now(),
            Some(by_hand) => by_hand.begun + *by_hand.turned.borrow(),
        }
    }

    /// Now, in milliseconds since 1970.
    pub fn now_ms(&self) -> u64 {
        match &self.0 {
            None => {
                SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |passed| passed.as_millis() as u64)
            }
            Some(by_hand) => BEGUN_MS + by_hand.turned.borrow().as_millis() as u64,
        }
    }

    /// Waits until so much time has passed.
    pub fn sleep(&self, time: Duration) -> impl Future<Output = ()> + use<> {
        self.sleep_until(self.now() + time)
    }

    /// Waits for this moment.
    pub fn sleep_until(&self, at: Instant) -> impl Future<Output = ()> + use<> {
        let by_hand = self.0.clone();
        async move {
            match by_hand {
                None => tokio::time::sleep_until(at).await,
                Some(by_hand) => Box::pin(by_hand.reach(at)).await,
            }
        }
    }
}

impl ByHand {
    async fn reach(self: Arc<ByHand>, at: Instant) {
        let _waiting = Sleeper::new(&self, at);
        let reached = |turned: &Duration| self.begun + *turned >= at;
        // The sender is ours, so it is there.
        let _ = self.turned.subscribe().wait_for(reached).await;
    }

    fn waiting(&self) -> MutexGuard<'_, Vec<Instant>> {
        self.awaited.lock().expect("no one panics while holding this")
    }
}

/// Somebody who waits for a moment, until it has come or the waiting is given up.
struct Sleeper<'a>(&'a ByHand, Instant);

impl Sleeper<'_> {
    fn new(by_hand: &ByHand, at: Instant) -> Sleeper<'_> {
        by_hand.waiting().push(at);
        Sleeper(by_hand, at)
    }
}

impl Drop for Sleeper<'_> {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        if let Some(own) = waiting.iter().position(|at| *at == self.1) {
            waiting.swap_remove(own);
        }
    }
}
