//! SQLite's write-ahead log, which has what was played last: whether it can still be read to its end.
//!
//! After a crash SQLite reads this file up to the first frame that is not whole, and passes over the rest without a word.
//! What was being written in the crash is no loss, for nobody was told of it. But a change was flushed before the next was
//! begun: where a frame goes on behind the end of a change, that change was durable, and it must not be passed over.

use std::fs;
use std::io;
use std::path::Path;

/// What is before the first frame, and before each frame's page.
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;

/// Whether something durable stands where SQLite will not read it. A file that has not begun yet has lost nothing.
pub fn is_damaged(file: &Path) -> io::Result<bool> {
    match fs::read(file) {
        Ok(log) => Ok(!log.is_empty() && loses_something(&log)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn loses_something(log: &[u8]) -> bool {
    let Some(header) = Header::read(log) else { return true };
    let frames: Vec<&[u8]> = log[HEADER..].chunks_exact(FRAME_HEADER + header.page).collect();
    let mut sum = header.sum;
    let follows = |sum, frame: &&&[u8]| header.follows(sum, frame);
    let whole = frames
        .iter()
        .take_while(|frame| {
            let is_whole = follows(sum, frame);
            sum = stored(frame);
            is_whole
        })
        .count();
    frames[whole..]
        .windows(2)
        .any(|pair| header.is_own(pair[0]) && ends_a_change(pair[0]) && follows(stored(pair[0]), &&pair[1]))
}

/// What the file says of all its frames.
struct Header {
    big_endian: bool,
    page: usize,
    salts: [u8; 8],
    sum: (u32, u32),
}

impl Header {
    /// `None` where it is damaged itself.
    fn read(log: &[u8]) -> Option<Header> {
        let bytes = log.get(..HEADER)?;
        let magic = word(bytes, 0);
        let big_endian = magic & 1 == 1;
        let sum = checksum((0, 0), &bytes[..24], big_endian);
        let is_whole = magic & !1 == 0x377f_0682 && sum == (word(bytes, 24), word(bytes, 28));
        let page = usize::try_from(word(bytes, 8)).ok().filter(|page| *page > 0 && page % 8 == 0)?;
        is_whole.then(|| Header {
            big_endian,
            page,
            salts: bytes[16..24].try_into().expect("eight bytes"),
            sum,
        })
    }

    /// Whether a frame was written since the file last began anew.
    fn is_own(&self, frame: &[u8]) -> bool {
        frame[8..16] == self.salts
    }

    /// Whether a frame is whole, and was written behind one with this sum.
    fn follows(&self, sum: (u32, u32), frame: &[u8]) -> bool {
        let sum = checksum(sum, &frame[..8], self.big_endian);
        self.is_own(frame) && checksum(sum, &frame[FRAME_HEADER..], self.big_endian) == stored(frame)
    }
}

fn ends_a_change(frame: &[u8]) -> bool {
    word(frame, 4) != 0
}

/// The sum of everything up to a frame, as it stands in the frame.
fn stored(frame: &[u8]) -> (u32, u32) {
    (word(frame, 16), word(frame, 20))
}

fn word(bytes: &[u8], at: usize) -> u32 {
    u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"))
}

/// SQLite's checksum of some more bytes.
fn checksum((mut one, mut two): (u32, u32), bytes: &[u8], big_endian: bool) -> (u32, u32) {
    let read = |four: &[u8]| {
        let four = four.try_into().expect("four bytes");
        if big_endian { u32::from_be_bytes(four) } else { u32::from_le_bytes(four) }
    };
    for eight in bytes.chunks_exact(8) {
        one = one.wrapping_add(read(&eight[..4])).wrapping_add(two);
        two = two.wrapping_add(read(&eight[4..])).wrapping_add(one);
    }
    (one, two)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sqlite::Sqlite;
    use crate::storage::Storage;

    /// The log of a database in which so many changes were made, one after the other.
    async fn log_of(changes: usize) -> Vec<u8> {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("besace.sqlite");
        let storage = Sqlite::open(&file).await.unwrap();
        for person in 0..changes {
            storage.name(crate::entry::Person(person as i64), "Ann", 0).await.unwrap();
        }
        fs::read(crate::inventory::log_of(&file)).unwrap()
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn what_was_durable_must_be_read_and_what_was_being_written_need_not() {
        let log = log_of(20).await;
        assert!(!loses_something(&log));
        let frame = FRAME_HEADER + Header::read(&log).unwrap().page;
        let frames = (log.len() - HEADER) / frame;
        assert!(frames > 20, "every change is a frame or more");
        // A crash leaves a part of what was being written.
        for cut in [1, 100, frame - 1, frame] {
            assert!(!loses_something(&log[..log.len() - cut]), "{cut}");
        }
        let torn = |at: usize, bytes: usize| {
            let mut torn = log.clone();
            torn[at..at + bytes].fill(0xa5);
            torn
        };
        assert!(!loses_something(&torn(log.len() - frame, frame)), "the last frame may be torn");
        for at in
            [0, 8, 20, HEADER, HEADER + 5 * frame, HEADER + 5 * frame + 500, HEADER + frames / 2 * frame + 9]
        {
            assert!(loses_something(&torn(at, 8)), "at {at}");
        }
        assert!(loses_something(&torn(HEADER + 3 * frame, 3 * frame)), "whole frames");
    }

    /// A log that has begun anew still has older frames behind its own.
    #[tokio::test(flavor = "multi_thread")]
    async fn frames_of_before_the_log_began_anew_are_no_loss() {
        let (old, mut log) = (log_of(30).await, log_of(5).await);
        assert!(old.len() > log.len());
        log.extend(&old[log.len()..]);
        assert!(!loses_something(&log));
    }
}
