//! What nodes say to each other through `NOTIFY`, and how they hear it.
//!
//! A notice is a line of words: its kind, the node it comes from, and the tables it is about. Its own notices a node takes as a
//! sign that it still hears.

use super::links::{PATIENCE, in_time};
use crate::nodes::News;
use crate::storage::{Key, StorageError};
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions};
use std::fmt::Write;
use std::time::Duration;
use tokio::sync::mpsc;

/// The channel on which nodes speak.
pub const CHANNEL: &str = "besace";
/// How many tables one notice names at most: PostgreSQL takes less than 8,000 bytes, and two numbers with two signs have 42.
pub const MOST: usize = 150;
/// How long nothing may be heard, not even of oneself, before a connection is given up.
const SILENCE: Duration = Duration::from_secs(15);
/// How long to wait before the next attempt to listen.
const AGAIN: Duration = Duration::from_millis(500);

/// Which node it is: a number by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node(pub i64);

impl Node {
    /// That these tables' logs have come to these numbers.
    pub fn rows(self, tables: impl Iterator<Item = (Key, u64)>) -> String {
        self.say("rows", tables.map(|(table, number)| format!("{}:{number}", table.0)))
    }

    /// That something was said at a table.
    pub fn said(self, table: Key, number: u64) -> String {
        self.say("said", [format!("{}:{number}", table.0)].into_iter())
    }

    /// That others are connected to these tables than before.
    pub fn presence(self, tables: &[Key]) -> String {
        self.say("presence", tables.iter().map(|table| table.0.to_string()))
    }

    /// That these tables are gone, or their log is not what it was.
    pub fn changed(self, tables: &[Key]) -> String {
        self.say("changed", tables.iter().map(|table| table.0.to_string()))
    }

    /// That the host has decided something about somebody. A notice is heard by nodes of other versions, too, and keeps its word.
    pub fn verdicts(self) -> String {
        self.say("standings", [].into_iter())
    }

    /// That it is there.
    pub fn alive(self) -> String {
        self.say("alive", [].into_iter())
    }

    fn say(self, what: &str, about: impl Iterator<Item = String>) -> String {
        let mut notice = format!("{what} {}", self.0);
        for one in about {
            let _ = write!(notice, " {one}");
        }
        notice
    }

    /// What a notice says that comes from another node; nothing where it is of this one, or only a sign of life.
    pub fn hears(self, notice: &str) -> Option<News> {
        let mut words = notice.split(' ');
        let (what, from) = (words.next()?, words.next()?);
        if from.parse() == Ok(self.0) {
            return None;
        }
        let key = |word: &str| word.parse().ok().map(Key);
        let pair = |word: &str| {
            let (table, number) = word.split_once(':')?;
            Some((key(table)?, number.parse().ok()?))
        };
        match what {
            "rows" => Some(News::Rows(words.filter_map(pair).collect())),
            "said" => Some(News::Said(words.filter_map(pair).collect())),
            "presence" => Some(News::Presence(words.filter_map(key).collect())),
            "changed" => Some(News::Changed(words.filter_map(key).collect())),
            "standings" => Some(News::Verdicts),
            // A node of a later program may say what this one does not know: then it looks for itself.
            "alive" => None,
            _ => Some(News::Missed),
        }
    }
}

/// Listens for as long as somebody wants to know. Whenever the connection has been made anew, something may have been missed.
pub async fn listen(options: PgConnectOptions, node: Node, news: mpsc::UnboundedSender<News>) {
    while !news.is_closed() {
        if let Ok(mut listener) = connect(options.clone()).await
            && news.send(News::Missed).is_ok()
        {
            hear(&mut listener, node, &news).await;
            tracing::debug!("lost the connection to other nodes' notices; reconnecting");
        }
        tokio::select! {
            () = tokio::time::sleep(AGAIN) => {}
            () = news.closed() => return,
        }
    }
}

async fn connect(options: PgConnectOptions) -> Result<PgListener, StorageError> {
    // One connection, and one that does not come back by itself: nobody would know what was missed meanwhile.
    let pool = PgPoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_lazy_with(options);
    in_time(async {
        let mut listener = PgListener::connect_with(&pool).await?;
        listener.eager_reconnect(false);
        listener.listen(CHANNEL).await?;
        Ok(listener)
    })
    .await
}

/// Passes on what is heard, until nothing is any more.
async fn hear(listener: &mut PgListener, node: Node, news: &mpsc::UnboundedSender<News>) {
    loop {
        let heard = tokio::select! {
            heard = tokio::time::timeout(SILENCE, listener.try_recv()) => heard,
            () = news.closed() => return,
        };
        let Ok(Ok(Some(notice))) = heard else { return };
        if let Some(heard) = node.hears(notice.payload())
            && news.send(heard).is_err()
        {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_notice_is_heard_as_it_was_said_by_everybody_else() {
        let (one, two) = (Node(1), Node(2));
        let rows = [(Key(7), 3), (Key(8), u64::MAX)];
        for (notice, news) in [
            (one.rows(rows.into_iter()), News::Rows(rows.to_vec())),
            (one.said(Key(7), 3), News::Said(vec![(Key(7), 3)])),
            (one.presence(&[Key(7), Key(8)]), News::Presence(vec![Key(7), Key(8)])),
            (one.changed(&[Key(7)]), News::Changed(vec![Key(7)])),
            (one.verdicts(), News::Verdicts),
            ("something 1 of later".into(), News::Missed),
        ] {
            assert_eq!(two.hears(&notice), Some(news), "{notice}");
            assert_eq!(one.hears(&notice), None);
        }
        assert_eq!(two.hears(&one.alive()), None);
        assert_eq!(two.hears(""), None);
    }

    #[test]
    fn the_longest_notice_is_one_that_postgresql_takes() {
        let most = Node(i64::MAX).rows((0..MOST).map(|_| (Key(i64::MAX), u64::MAX)));
        assert!(most.len() < 8000, "{}", most.len());
    }
}
