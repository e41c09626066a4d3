//! `besace engine`: the table protocol on standard input and output, one JSON document a line.

use anyhow::Context;
use besace_shelf::{InputLine, Lines, Session};
use std::io::{self, ErrorKind, Write};

/// Answers line after line until `quit`, until the input ends, or until nobody reads the answers any more.
pub fn run() -> anyhow::Result<()> {
    let mut lines = Lines::of(io::stdin().lock());
    let mut session = Session::default();
    while let Some(line) = lines.read().context("standard input cannot be read")? {
        let reply = match line {
            InputLine::Whole(line) => session.answer(line),
            InputLine::TooLong => session.answer_too_long(),
        };
        match say(reply.line) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => break,
            said => said.context("standard output cannot be written to")?,
        }
        if reply.is_last {
            break;
        }
    }
    Ok(())
}

/// One write for the whole line, so that a reader never waits for the rest of it.
fn say(line: String) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all((line + "\n").as_bytes())?;
    output.flush()
}
