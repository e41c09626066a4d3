//! What a host is told once in a while, however often it happens: a full disk or a full house must not fill the log.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// How long nothing more is said.
const A_WHILE: Duration = Duration::from_secs(30);

/// When something was last said, and how often it was left out since.
pub struct Seldom(Mutex<(Option<Instant>, u64)>);

impl Seldom {
    /// Nothing has been said yet.
    pub const fn unsaid() -> Seldom {
        Seldom(Mutex::new((None, 0)))
    }

    /// Whether to say it now; then how often it was left out since the last time.
    pub fn now(&self) -> Option<u64> {
        self.at(Instant::now())
    }

    fn at(&self, now: Instant) -> Option<u64> {
        let mut said = self.0.lock().expect("no one panics while holding this");
        if said.0.is_some_and(|last| now.saturating_duration_since(last) < A_WHILE) {
            said.1 += 1;
            return None;
        }
        let left_out = said.1;
        *said = (Some(now), 0);
        Some(left_out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happens_often_is_said_once_in_a_while() {
        let (seldom, start) = (Seldom::unsaid(), Instant::now());
        assert_eq!(seldom.at(start), Some(0));
        for _ in 0..5 {
            assert_eq!(seldom.at(start), None);
        }
        assert_eq!(seldom.at(start + A_WHILE), Some(5), "and how often it was left out");
        assert_eq!(seldom.at(start + A_WHILE), None);
    }
}
