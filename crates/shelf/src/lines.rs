//! Lines from somebody who may send anything: of any length, and without an end.

use std::io::{self, BufRead, ErrorKind};

/// The longest line that is read, in bytes without its end. The largest document of any game is far below it.
pub const LONGEST_LINE: usize = 1 << 20;

/// The byte order mark that some systems put before everything they send.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// One line of input.
#[derive(Debug, PartialEq, Eq)]
pub enum InputLine<'a> {
    /// All of it, without its end.
    Whole(&'a [u8]),
    /// It was longer than [`LONGEST_LINE`] and has been skipped to its end.
    TooLong,
}

/// Reads input line by line and never holds more of it than [`LONGEST_LINE`].
pub struct Lines<Input> {
    input: Input,
    line: Vec<u8>,
    is_first: bool,
}

impl<Input: BufRead> Lines<Input> {
    /// The lines of this input.
    pub fn of(input: Input) -> Lines<Input> {
        Lines { input, line: Vec::new(), is_first: true }
    }

    /// The next line; `None` at the end of the input. A last line need not end like the others, and a byte order
    /// mark before the first is no part of it.
    pub fn read(&mut self) -> io::Result<Option<InputLine<'_>>> {
        self.line.clear();
        let mut nothing_came = true;
        let mut too_long = false;
        loop {
            let chunk = match self.input.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                chunk => chunk?,
            };
            if chunk.is_empty() && nothing_came {
                return Ok(None);
            }
            nothing_came = false;
            let end = chunk.iter().position(|byte| *byte == b'\n');
            let part = &chunk[..end.unwrap_or(chunk.len())];
            too_long |= self.line.len() + part.len() > LONGEST_LINE;
            if !too_long {
                self.line.extend_from_slice(part);
            }
            let (is_last_part, used) = (chunk.is_empty() || end.is_some(), part.len());
            self.input.consume(used + usize::from(end.is_some()));
            if is_last_part {
                break;
            }
        }
        let is_first = std::mem::replace(&mut self.is_first, false);
        if too_long {
            return Ok(Some(InputLine::TooLong));
        }
        let unmarked = self.line.strip_prefix(BYTE_ORDER_MARK).filter(|_| is_first);
        Ok(Some(InputLine::Whole(unmarked.unwrap_or(&self.line))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    /// What is read of an input that arrives in pieces of this many bytes; `None` stands for a line that is too long.
    fn lines(input: &[u8], piece: usize) -> Vec<Option<Vec<u8>>> {
        let mut lines = Lines::of(BufReader::with_capacity(piece, input));
        let mut read = Vec::new();
        while let Some(line) = lines.read().unwrap() {
            read.push(match line {
                InputLine::Whole(line) => Some(line.to_vec()),
                InputLine::TooLong => None,
            });
        }
        read
    }

    fn whole(lines: &[&str]) -> Vec<Option<Vec<u8>>> {
        lines.iter().map(|line| Some(line.as_bytes().to_vec())).collect()
    }

    #[test]
    fn a_line_ends_at_its_end_and_the_last_need_not_have_one() {
        for piece in 1..10 {
            assert_eq!(lines(b"one\n\ntwo\r\nthree", piece), whole(&["one", "", "two\r", "three"]));
            assert_eq!(lines(b"one\n", piece), whole(&["one"]));
            assert_eq!(lines(b"\n", piece), whole(&[""]));
            assert_eq!(lines(b"", piece), whole(&[]));
        }
    }

    #[test]
    fn a_byte_order_mark_is_skipped_before_the_first_line_only() {
        for piece in 1..5 {
            assert_eq!(lines("\u{feff}a\n\u{feff}b".as_bytes(), piece), whole(&["a", "\u{feff}b"]));
        }
    }

    #[test]
    fn a_line_that_is_too_long_is_skipped_to_its_end_and_the_next_is_read() {
        let fits = "x".repeat(LONGEST_LINE);
        let input = format!("{fits}\n{fits}y\nnext\n{fits}{fits}");
        let read = lines(input.as_bytes(), 4096);
        assert_eq!(read[0].as_deref(), Some(fits.as_bytes()));
        assert_eq!(read[1], None);
        assert_eq!(read[2].as_deref(), Some(b"next".as_slice()));
        assert_eq!(read[3..], [None]);
    }

    #[test]
    fn no_more_than_the_longest_line_is_ever_held() {
        let endless = "x".repeat(5 * LONGEST_LINE);
        let mut lines = Lines::of(BufReader::new(endless.as_bytes()));
        assert_eq!(lines.read().unwrap(), Some(InputLine::TooLong));
        assert!(lines.line.capacity() <= 2 * LONGEST_LINE);
    }
}
