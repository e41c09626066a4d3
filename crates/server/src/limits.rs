//! The server's limits: those that a host can set are fields of [`Limits`]; those that people can meet and no host can
//! set are in [`FIXED`], with the reason why. Sizes of buffers and the like are constants where they are used.

use crate::wire::TableState;
use besace_bots::Level;
use clap::Args;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::Mutex;
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
    /// Messages a second on all live connections of one network address, over time; ten times as many at once, and what is
    /// more waits
    #[arg(long, env = "BESACE_MESSAGES_EACH_ADDRESS", default_value_t = 500)]
    pub messages_each_address: u32,
    /// HTTP requests a second from one network address, over time
    #[arg(long, env = "BESACE_REQUESTS_PER_SECOND", default_value_t = 20)]
    pub requests_per_second: u32,
    /// HTTP requests at once from one network address
    #[arg(long, env = "BESACE_REQUESTS_AT_ONCE", default_value_t = 2000)]
    pub requests_at_once: u32,
    /// Requests of any kind a second from one network address, pages and their files included, over time
    #[arg(long, env = "BESACE_PAGES_PER_SECOND", default_value_t = 400)]
    pub pages_per_second: u32,
    /// Requests of any kind at once from one network address, pages and their files included
    #[arg(long, env = "BESACE_PAGES_AT_ONCE", default_value_t = 10_000)]
    pub pages_at_once: u32,
    /// New people at once from one network address; after that, ten a minute
    #[arg(long, env = "BESACE_PEOPLE_AT_ONCE", default_value_t = 250)]
    pub people_at_once: u32,
    /// Open sockets from one network address, beside live connections
    #[arg(long, env = "BESACE_SOCKETS_EACH", default_value_t = 1024)]
    pub sockets_each: u32,
    /// Seconds that a request may take to arrive; a socket is closed after ten times that
    #[arg(long, env = "BESACE_PATIENCE", default_value_t = 30)]
    pub patience: u64,
    /// Live connections of one person; without a session, of one network address
    #[arg(long, env = "BESACE_CONNECTIONS_EACH", default_value_t = 32)]
    pub connections_each: u32,
    /// Live connections from one network address, and never more than half of all; the last fifth is for people who have a
    /// seat at the table
    #[arg(long, env = "BESACE_CONNECTIONS_EACH_ADDRESS", default_value_t = 1000)]
    pub connections_each_address: u32,
    /// Live connections in all; the last fifth is for people who have a seat at the table
    #[arg(long, env = "BESACE_CONNECTIONS", default_value_t = 20_000)]
    pub connections: u32,
    /// Tables of one host that are not over
    #[arg(long, env = "BESACE_TABLES_EACH", default_value_t = 50)]
    pub tables_each: u32,
    /// Tables made from one network address that are not over
    #[arg(long, env = "BESACE_TABLES_EACH_ADDRESS", default_value_t = 400)]
    pub tables_each_address: u32,
    /// Megabytes of the disk that people of one network address may use up at once; after that, as much again in a day; 0 for
    /// no limit. Games that have begun go on, and count
    #[arg(long, env = "BESACE_MEGABYTES_EACH_ADDRESS", default_value_t = 200)]
    pub megabytes_each_address: u64,
    /// Megabytes that the database may have before no more tables are made and nothing is said in chats; 0 for as many as
    /// the disk has
    #[arg(long, env = "BESACE_MEGABYTES_IN_ALL", default_value_t = 0)]
    pub megabytes_in_all: u64,
    /// Megabytes of the disk that stay free in the same way, where the games are in the data folder
    #[arg(long, env = "BESACE_MEGABYTES_FREE", default_value_t = 200)]
    pub megabytes_free: u64,
    /// Replays and histories that one network address may be reading at the same time
    #[arg(long, env = "BESACE_REPLAYS_EACH", default_value_t = 8)]
    pub replays_each: u32,
    /// Tables that a list shows
    #[arg(long, env = "BESACE_TABLES_LISTED", default_value_t = 30)]
    pub tables_listed: u32,
    /// Entries of a table's log after which only the game itself may add more; its host may add as many again
    #[arg(long, env = "BESACE_LOG_LENGTH", default_value_t = 5000)]
    pub log_length: u64,
    /// The same before the game begins, when people only come and go
    #[arg(long, env = "BESACE_LOG_BEFORE_START", default_value_t = 300)]
    pub log_before_start: u64,
    /// Times that people of one network address may come, go or change something at one table at once; after that, four a
    /// minute. The table's host is not counted
    #[arg(long, env = "BESACE_CHANGES_AT_ONCE", default_value_t = 40)]
    pub changes_at_once: u32,
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
    /// Bytes that may wait for a client that does not read, behind the message that is being sent
    #[arg(long, env = "BESACE_QUEUE_BYTES", default_value_t = 1024 * 1024)]
    pub queue_bytes: usize,
    /// The same for all clients of one network address together
    #[arg(long, env = "BESACE_QUEUE_BYTES_EACH_ADDRESS", default_value_t = 64 * 1024 * 1024)]
    pub queue_bytes_each_address: usize,
    /// The longest chat line, in characters
    #[arg(long, env = "BESACE_CHAT_LENGTH", default_value_t = 500)]
    pub chat_length: usize,
    /// Chat lines that one person may send at once at a table; after that, one a second
    #[arg(long, env = "BESACE_CHAT_AT_ONCE", default_value_t = 5)]
    pub chat_at_once: u32,
    /// Chat lines a second from one network address, at all tables, over time; ten times as many at once
    #[arg(long, env = "BESACE_CHAT_EACH_ADDRESS", default_value_t = 20)]
    pub chat_each_address: u32,
    /// Hints at once on one connection; after that, one in two seconds
    #[arg(long, env = "BESACE_HINTS_AT_ONCE", default_value_t = 3)]
    pub hints_at_once: u32,
    /// Previews of an action at once on one connection; after that, five a second
    #[arg(long, env = "BESACE_FORESIGHTS_AT_ONCE", default_value_t = 30)]
    pub foresights_at_once: u32,
    /// Bots that think at the same time
    #[arg(long, env = "BESACE_THINKERS", default_value_t = 2, value_parser = thinkers)]
    pub thinkers: usize,
    /// Bots that may wait for their turn to think; when there are more, those of the busiest address try again later
    #[arg(long, env = "BESACE_THOUGHTS_WAITING", default_value_t = 1000)]
    pub thoughts_waiting: usize,
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
        .ok_or_else(|| "`--thinkers` must be a number from 1 to 1024".into())
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

/// Where everybody is asked at every turn, a round of bots' answers takes no longer than this, in milliseconds.
const ROUND: u64 = 1_800;

impl Limits {
    /// The most live connections from one address: half of all are always left to others.
    pub fn connections_from_one(&self) -> u32 {
        self.connections_each_address.min(self.connections / 2).max(1)
    }

    /// How many entries a table's log may have in this state before only the game itself may add more.
    pub fn longest_log(&self, state: TableState) -> u64 {
        match state {
            TableState::Waiting => self.log_before_start.min(self.log_length),
            TableState::Playing | TableState::Over => self.log_length,
        }
    }

    /// How many milliseconds a bot takes over a decision, whatever it holds: an expert thinks, the others pause. `round` is
    /// how many seats may be asked one after the other, in a game that asks everybody at every turn.
    pub fn bot_takes(&self, level: Level, round: Option<u8>) -> u64 {
        let usual = match level {
            Level::Expert => self.expert_thinks,
            Level::Novice | Level::Regular => self.bot_pause,
        };
        round.map_or(usual, |seats| usual.min(ROUND / u64::from(seats.max(1))))
    }

    /// The longest silence of a connection.
    pub fn idle(&self) -> Duration {
        Duration::from_secs(self.idle.max(1))
    }

    /// How long a connection is not asked whether it is still there.
    pub fn between_pings(&self) -> Duration {
        self.idle() / 3
    }
}

/// Nobody waits longer for a token than this.
const AN_HOUR: Duration = Duration::from_secs(3600);

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
        let there = self.has(now);
        if there {
            self.tokens -= 1.0;
        }
        there
    }

    /// Whether there is a token.
    pub fn has(&mut self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.tokens = (self.tokens + passed * self.per_second).min(self.most);
        self.tokens >= 1.0
    }

    /// Takes so many tokens, whether they are there or not: after too many it takes longer until there is one again.
    pub fn spend(&mut self, tokens: f64, now: Instant) {
        self.has(now);
        self.tokens -= tokens;
    }

    /// Takes a token that may not be there yet, and says how long it is until it is. Whoever waits stands in line.
    pub fn reserve(&mut self, now: Instant) -> Duration {
        let there = self.take(now);
        if there {
            return Duration::ZERO;
        }
        self.tokens -= 1.0;
        Duration::try_from_secs_f64(-self.tokens / self.per_second).map_or(AN_HOUR, |wait| wait.min(AN_HOUR))
    }

    /// Whether nothing has been taken for so long that a new one would be the same.
    pub fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * self.per_second >= self.most
    }
}

/// A bucket for each network address, or whatever else is counted.
pub struct Buckets<Who = IpAddr> {
    at_once: u32,
    per_second: f64,
    buckets: Mutex<Kept<Who>>,
}

struct Kept<Who> {
    buckets: HashMap<Who, Bucket>,
    /// With this many buckets, those that are full again are dropped.
    look_at: usize,
}

/// Fewer buckets than this are never looked through.
const MANY: usize = 10_000;

impl Buckets {
    /// So many a second for each address, and ten times as many at once.
    pub fn per_second(many: u32) -> Buckets {
        Buckets::new(many.saturating_mul(10), many.into())
    }
}

impl<Who: Eq + Hash> Buckets<Who> {
    /// So many at once, refilled at this rate.
    pub fn new(at_once: u32, per_second: f64) -> Buckets<Who> {
        let kept = Kept { buckets: HashMap::new(), look_at: MANY };
        Buckets { at_once, per_second, buckets: Mutex::new(kept) }
    }

    /// Counts one more; `false` where it is one too many.
    pub fn take(&self, who: Who, now: Instant) -> bool {
        self.with(who, now, |bucket| bucket.take(now))
    }

    /// Counts one more, and says how long it has to wait.
    pub fn reserve(&self, who: Who, now: Instant) -> Duration {
        self.with(who, now, |bucket| bucket.reserve(now))
    }

    /// Whether one more could be counted.
    pub fn has(&self, who: Who, now: Instant) -> bool {
        self.with(who, now, |bucket| bucket.has(now))
    }

    /// Counts so many, whether they are too many or not.
    pub fn spend(&self, who: Who, many: f64, now: Instant) {
        self.with(who, now, |bucket| bucket.spend(many, now));
    }

    fn with<T>(&self, who: Who, now: Instant, count: impl FnOnce(&mut Bucket) -> T) -> T {
        let Kept { buckets, look_at } = &mut *self.buckets.lock().expect("no one panics while holding this");
        if buckets.len() > *look_at {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            // However many addresses somebody has, a request does not look through all of them.
            *look_at = MANY.max(2 * buckets.len());
        }
        let new = || Bucket::new(self.at_once, self.per_second, now);
        count(buckets.entry(who).or_insert_with(new))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_of_bots_takes_less_than_two_seconds_where_everybody_is_asked_at_every_turn() {
        let limits = Limits { bot_pause: 900, expert_thinks: 700, ..Limits::default() };
        for level in Level::ALL {
            for seats in 2..=7 {
                assert!(limits.bot_takes(level, Some(seats)) * u64::from(seats) < 2_000);
            }
        }
        assert_eq!(Level::ALL.map(|level| limits.bot_takes(level, None)), [900, 900, 700]);
    }

    #[test]
    fn who_comes_too_early_stands_in_line() {
        let start = Instant::now();
        let mut bucket = Bucket::new(2, 2.0, start);
        let waits: Vec<u128> = (0..5).map(|_| bucket.reserve(start).as_millis()).collect();
        assert_eq!(waits, [0, 0, 500, 1000, 1500]);
        assert_eq!(bucket.reserve(start + Duration::from_secs(1)).as_millis(), 1000);
        assert_eq!(bucket.reserve(start + Duration::from_secs(9)).as_millis(), 0);
        assert_eq!(Bucket::new(1, 0.0, start).reserve(start), Duration::ZERO);
    }

    /// Somebody may have thousands of addresses: they are looked through seldom, and not at each request.
    #[test]
    fn however_many_addresses_there_are_they_are_seldom_looked_through() {
        let (buckets, now) = (Buckets::new(2, 1.0), Instant::now());
        let mut looks = 0;
        for number in 0..5 * MANY as u32 {
            let before = buckets.buckets.lock().unwrap().look_at;
            assert!(buckets.take(IpAddr::from(number.to_be_bytes()), now));
            looks += u32::from(buckets.buckets.lock().unwrap().look_at != before);
        }
        assert_eq!(looks, 3);
        assert!(buckets.take(IpAddr::from([9; 4]), now + Duration::from_secs(9)));
    }

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
