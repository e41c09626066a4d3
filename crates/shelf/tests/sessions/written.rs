//! A session as it is written down: a request a line, and the answer to it below.
//!
//! ```text
//! > {"id":3,"cmd":"pending"}
//! < {"id":3,"ok":true,"pending":[0,1,2],"phase":"first-wall"}
//! > {"id":4,"cmd":"view","seat":0}
//! = 1873 bytes, 0f34c9a1b2d45e67
//! ```
//!
//! A long answer is kept as its length and a digest. The message of a refusal is for people and may be put better, so
//! it is left out, unless the session is about messages.

use besace_shelf::Session;
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::Path;

/// The longest answer that is kept as it is.
const KEPT_WHOLE: usize = 120;

/// What is kept of answers.
#[derive(Clone, Copy, PartialEq)]
pub enum Kept {
    All,
    AllButMessages,
}

/// A request and what was recorded of its answer.
pub struct Exchange {
    pub request: String,
    pub recorded: String,
}

impl Exchange {
    /// The request as a document; `null` where it is not JSON.
    pub fn asks(&self) -> Value {
        serde_json::from_str(&self.request).unwrap_or_default()
    }

    pub fn command(&self) -> String {
        self.asks()["cmd"].as_str().unwrap_or_default().to_owned()
    }

    pub fn is_refused(&self) -> bool {
        self.refused_with().is_some()
    }

    /// The code of the refusal. A refusal without its message is short, so it was kept whole.
    pub fn refused_with(&self) -> Option<&str> {
        let (_, error) = self.recorded.split_once(REFUSED)?;
        error.split('"').next()
    }
}

/// What stands between a refusal's `id` and its code.
const REFUSED: &str = r#","ok":false,"error":{"code":""#;

/// The session of a file.
pub fn read(file: &Path) -> Result<Vec<Exchange>, String> {
    let shown = file.display();
    let text =
        fs::read_to_string(file).map_err(|error| format!("{shown}: {error}; BESACE_RECORD=1 records it"))?;
    let mut lines = text.lines();
    let mut exchanges = Vec::new();
    while let Some(line) = lines.next() {
        let request = line.strip_prefix("> ").ok_or_else(|| format!("{shown}: {line} is no request"))?;
        let recorded = lines.next().ok_or_else(|| format!("{shown}: {line} has no answer"))?;
        exchanges.push(Exchange { request: request.to_owned(), recorded: recorded.to_owned() });
    }
    Ok(exchanges)
}

/// The requests of a file, whether they are answered in it or not.
pub fn requests(file: &Path) -> Vec<String> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    text.lines().filter_map(|line| line.strip_prefix("> ")).map(str::to_owned).collect()
}

/// Writes a file with what is answered now.
pub fn record(file: &Path, mut session: Session, requests: &[String], what: Kept) {
    let mut text = String::new();
    for request in requests {
        let answer = session.answer(request.as_bytes()).line;
        writeln!(text, "> {request}\n{}", kept(&answer, what)).unwrap();
    }
    fs::create_dir_all(file.parent().unwrap()).unwrap();
    fs::write(file, text).unwrap();
}

/// Asks everything again. The first answer that differs is told in full: those after it may differ because of it.
pub fn replay(file: &Path, mut session: Session, what: Kept) -> Result<(), String> {
    for (at, Exchange { request, recorded }) in read(file)?.into_iter().enumerate() {
        let answer = session.answer(request.as_bytes()).line;
        let recorded = if what == Kept::All { recorded } else { without_message(&recorded) };
        if kept(&answer, what) != recorded {
            let line = 2 * at + 1;
            return Err(format!(
                "{}, line {line}\n  request:  {request}\n  recorded: {recorded}\n  now:      {}\n  in full:  {answer}",
                file.display(),
                kept(&answer, what)
            ));
        }
    }
    Ok(())
}

/// What is kept of an answer.
fn kept(answer: &str, what: Kept) -> String {
    let answer = if what == Kept::All { answer.to_owned() } else { without_message(answer) };
    if answer.len() <= KEPT_WHOLE || answer.contains(REFUSED) {
        return format!("< {answer}");
    }
    format!("= {} bytes, {:016x}", answer.len(), digest(&answer))
}

/// An answer without the text of its `error.message`; every other byte is left as it is.
fn without_message(answer: &str) -> String {
    const MESSAGE: &str = r#"","message":""#;
    let Some((before, error)) = answer.split_once(REFUSED) else {
        return answer.to_owned();
    };
    let (code, message) = error.split_once(MESSAGE).expect("a refusal has a message after its code");
    let mut escaped = false;
    let end = message.find(|letter| {
        let ends = letter == '"' && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    format!("{before}{REFUSED}{code}{MESSAGE}{}", &message[end.expect("a message ends")..])
}

/// FNV-1a: enough to tell two answers apart.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn only_the_message_of_a_refusal_is_left_out() {
    let answer = r#"{"id":"\"message\":\"x\"","ok":false,"error":{"code":"c","message":"a \"b\\\" c\\","rule":"R-1"}}"#;
    let without = r#"{"id":"\"message\":\"x\"","ok":false,"error":{"code":"c","message":"","rule":"R-1"}}"#;
    assert_eq!(without_message(answer), without);
    assert_eq!(without_message(without), without);
    let fine = r#"{"id":1,"ok":true,"message":"stays"}"#;
    assert_eq!(without_message(fine), fine);
}
