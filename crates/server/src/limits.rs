//! The server's limits: those that a host can set are fields of [`Limits`]; those that people can meet and no host can
//! set are in [`FIXED`], with the reason why. Sizes of buffers and the like are constants where they are used.

use clap::Args;
use std::time::{Duration, Instant};

/// How much of everything one person, one connection or one message may take. Each has a flag and an environment
/// variable; `docs/hosting.md` lists them.
#[derive(Clone, Debug, Args)]
pub struct Limits {
    /// The longest message of a client, in bytes
    #[arg(long, env = "BESACE_MAX_MESSAGE", default_value_t = 16 * 1024)]
    pub max_message: usize,
    /// Messages a second on one live connection, over time
    #[arg(long, env = "BESACE_MESSAGES_PER_SECOND", default_value_t = 20)]
    pub messages_per_second: u32,
    /// Messages at once on one live connection
    #[arg(long, env = "BESACE_MESSAGES_AT_ONCE", default_value_t = 60)]
    pub messages_at_once: u32,
    /// HTTP requests a second from one network address, over time
    #[arg(long, env = "BESACE_REQUESTS_PER_SECOND", default_value_t = 20)]
    pub requests_per_second: u32,
    /// HTTP requests at once from one network address
    #[arg(long, env = "BESACE_REQUESTS_AT_ONCE", default_value_t = 200)]
    pub requests_at_once: u32,
    /// Open sockets from one network address, beside live connections
    #[arg(long, env = "BESACE_SOCKETS_EACH", default_value_t = 1024)]
    pub sockets_each: u32,
    /// Seconds that a request may take to arrive; a socket is closed after ten times that
    #[arg(long, env = "BESACE_PATIENCE", default_value_t = 30)]
    pub patience: u64,
    /// Live connections of one person; without a session, of one network address
    #[arg(long, env = "BESACE_CONNECTIONS_EACH", default_value_t = 32)]
    pub connections_each: u32,
    /// Live connections in all
    #[arg(long, env = "BESACE_CONNECTIONS", default_value_t = 20_000)]
    pub connections: u32,
    /// Tables of one host that are not over
    #[arg(long, env = "BESACE_TABLES_EACH", default_value_t = 50)]
    pub tables_each: u32,
    /// Replays and histories that one network address may be reading at the same time
    #[arg(long, env = "BESACE_REPLAYS_EACH", default_value_t = 8)]
    pub replays_each: u32,
    /// Tables that a list shows
    #[arg(long, env = "BESACE_TABLES_LISTED", default_value_t = 30)]
    pub tables_listed: u32,
    /// Entries of a table's log after which only the game itself may add more
    #[arg(long, env = "BESACE_LOG_LENGTH", default_value_t = 5000)]
    pub log_length: u64,
    /// Steps that somebody who comes back is told one by one; whoever has missed more is told the table anew
    #[arg(long, env = "BESACE_MISSED", default_value_t = 500)]
    pub missed: u64,
    /// Chat lines that a newcomer is shown
    #[arg(long, env = "BESACE_CHAT_SHOWN", default_value_t = 50)]
    pub chat_shown: u32,
    /// How often bots may speak in a row without being asked
    #[arg(long, env = "BESACE_BOT_TALK", default_value_t = 6)]
    pub bot_talk: u32,
    /// Seconds of silence after which a live connection is closed
    #[arg(long, env = "BESACE_IDLE", default_value_t = 90)]
    pub idle: u64,
    /// Messages that may wait for a client that does not read
    #[arg(long, env = "BESACE_QUEUE", default_value_t = 128)]
    pub queue: usize,
    /// The longest chat line, in characters
    #[arg(long, env = "BESACE_CHAT_LENGTH", default_value_t = 500)]
    pub chat_length: usize,
    /// Chat lines that one person may send at once at a table; after that, one a second
    #[arg(long, env = "BESACE_CHAT_AT_ONCE", default_value_t = 5)]
    pub chat_at_once: u32,
    /// Hints at once on one connection; after that, one in two seconds
    #[arg(long, env = "BESACE_HINTS_AT_ONCE", default_value_t = 3)]
    pub hints_at_once: u32,
    /// Previews of an action at once on one connection; after that, five a second
    #[arg(long, env = "BESACE_FORESIGHTS_AT_ONCE", default_value_t = 30)]
    pub foresights_at_once: u32,
    /// Bots that think at the same time
    #[arg(long, env = "BESACE_THINKERS", default_value_t = 2, value_parser = thinkers)]
    pub thinkers: usize,
    /// Milliseconds that a novice or regular bot waits before it plays; each screen shows it at its own speed
    #[arg(long, env = "BESACE_BOT_PAUSE", default_value_t = 300)]
    pub bot_pause: u64,
    /// Milliseconds that a bot leaves to people who may speak before it decides
    #[arg(long, env = "BESACE_BOT_HEARS", default_value_t = 2500)]
    pub bot_hears: u64,
    /// Milliseconds that an expert bot thinks
    #[arg(long, env = "BESACE_EXPERT_THINKS", default_value_t = 700)]
    pub expert_thinks: u64,
}

/// The longest id of a request, in characters.
pub const LONGEST_ID: usize = 64;
/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// How many commands may wait for a table's owner.
pub const MAILBOX: usize = 32;

/// A limit that no host can set.
pub struct Fixed {
    /// How much it is.
    pub most: usize,
    /// Of what.
    pub what: &'static str,
    /// Why it is fixed.
    pub why: &'static str,
}

/// The limits that no host can set. `ARCHITECTURE.md` lists them, and a test holds the two together.
pub const FIXED: [Fixed; 3] = [
    Fixed { most: LONGEST_ID, what: "characters of a request's id", why: "a part of the protocol" },
    Fixed { most: LONGEST_NAME, what: "characters of a name", why: "boards are drawn for it" },
    Fixed {
        most: MAILBOX,
        what: "commands that wait for a table",
        why: "whoever sends more waits, and nothing is lost",
    },
];

/// Each thinker is a thread, and there is a sensible number of those.
fn thinkers(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|count| (1..=1024).contains(count))
        .ok_or_else(|| "1 to 1024 bots can think".into())
}

impl Default for Limits {
    fn default() -> Limits {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            limits: Limits,
        }
        <Alone as clap::Parser>::parse_from(["besace"]).limits
    }
}

impl Limits {
    /// The longest silence of a connection.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle.max(1))
    }
}

/// A bucket of tokens: so many at once, refilled at a steady rate.
#[derive(Clone, Debug)]
pub struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    filled: Instant,
}

impl Bucket {
    /// A full one.
    pub fn new(at_once: u32, per_second: f64, now: Instant) -> Bucket {
        let most = f64::from(at_once.max(1));
        Bucket { tokens: most, most, per_second, filled: now }
    }

    /// Takes a token, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.tokens = (self.tokens + passed * self.per_second).min(self.most);
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }

    /// Whether nothing has been taken for so long that a new one would be the same.
    pub fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * self.per_second >= self.most
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_tokens_at_once_and_then_at_its_rate() {
        let start = Instant::now();
        let mut bucket = Bucket::new(3, 2.0, start);
        assert_eq!((0..4).map(|_| bucket.take(start)).collect::<Vec<_>>(), [true, true, true, false]);
        let later = start + Duration::from_millis(500);
        assert!(bucket.take(later) && !bucket.take(later));
        assert!(!bucket.is_full(later) && bucket.is_full(later + Duration::from_secs(2)));
    }
}
