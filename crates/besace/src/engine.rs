//! `besace engine`: the table protocol on standard input and output, one JSON document a line.

use besace_shelf::{Line, Lines, Session};
use std::io::{self, ErrorKind, Write};

/// Answers line after line until `quit`, until the input ends, or until nobody reads the answers any more.
pub fn run() -> anyhow::Result<()> {
    match converse() {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        outcome => Ok(outcome?),
    }
}

fn converse() -> io::Result<()> {
    let mut lines = Lines::of(io::stdin().lock());
    let mut output = io::stdout().lock();
    let mut session = Session::default();
    while let Some(line) = lines.read()? {
        let reply = match line {
            Line::Whole(line) => session.answer(line),
            Line::TooLong => session.answer_too_long(),
        };
        // One write for the whole line, so that a reader never waits for the rest of it.
        output.write_all((reply.line + "\n").as_bytes())?;
        output.flush()?;
        if reply.is_last {
            break;
        }
    }
    Ok(())
}
