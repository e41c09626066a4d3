//! What `docs/protocol.md` shows is what the program says: its conversations are replayed to the byte.

use besace_shelf::{
    DEEPEST_PERFT, LONGEST_LINE, LONGEST_PERFT, MOST_ITERATIONS, MOST_MILLIS, Session, games,
};
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The lines inside the page's fenced blocks of this language.
fn lines_in(language: &'static str) -> impl Iterator<Item = &'static str> {
    let fence = format!("```{language}");
    PAGE.lines()
        .scan(None, move |block: &mut Option<&str>, line| {
            let inside = *block == Some(fence.as_str()) && line != "```";
            *block = match (*block, line) {
                (Some(_), "```") => None,
                (None, line) if line.starts_with("```") => Some(line),
                (block, _) => block,
            };
            Some(inside.then_some(line))
        })
        .flatten()
}

#[test]
fn the_conversation_on_the_page_is_replayed_to_the_byte() {
    assert_eq!(games()[0].info().id, "jericho", "the page's one game comes first on the shelf");
    let mut session = Session::new(&games()[..1]);
    let mut expected = None;
    let mut asked = Vec::new();
    for line in lines_in("session") {
        if let Some(request) = line.strip_prefix("> ") {
            assert_eq!(expected, None, "the page leaves an answer out");
            let reply = session.answer(request.as_bytes());
            let request: Value = serde_json::from_str(request).unwrap_or_default();
            asked.extend(request["cmd"].as_str().map(str::to_owned));
            expected = Some(reply.line);
        } else if let Some(answer) = line.strip_prefix("< ") {
            assert_eq!(Some(answer), expected.take().as_deref());
        } else {
            panic!("a line of a conversation begins with `> ` or `< `: {line}");
        }
    }
    assert_eq!(expected, None, "the page leaves the last answer out");
    for command in [
        "hello", "games", "new", "load", "position", "pending", "legal", "play", "view", "result", "imagine",
        "perft", "quit",
    ] {
        assert!(asked.iter().any(|asked| asked == command), "the page does not show `{command}`");
    }
}

/// Which action a bot chooses may change from one version to the next, so this request's answer is not on the page.
#[test]
fn the_suggestion_that_the_page_asks_for_is_a_legal_action() {
    let mut session = Session::default();
    session.answer(br#"{"cmd":"new","game":"jericho","seats":3,"seed":7,"options":{"first_player":0}}"#);
    let mut ask = |line: &str| -> Value {
        serde_json::from_str(&session.answer(line.as_bytes()).line).expect("an answer is JSON")
    };
    let requests: Vec<_> = lines_in("suggest").collect();
    assert_eq!(requests.len(), 2);
    for request in requests {
        let suggested = ask(request);
        let seat = &serde_json::from_str::<Value>(request).unwrap()["seat"];
        let legal = ask(&format!(r#"{{"cmd":"legal","seat":{seat}}}"#));
        assert!(legal["actions"].as_array().unwrap().contains(&suggested["action"]), "{suggested}");
    }
}

#[test]
fn the_page_names_the_limits_that_hold() {
    let limits = [LONGEST_LINE as u64, DEEPEST_PERFT, LONGEST_PERFT, MOST_MILLIS, MOST_ITERATIONS];
    for limit in limits {
        let digits = limit.to_string();
        let grouped: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
        let limit = grouped.join(",");
        assert!(PAGE.contains(&format!("| {limit} ")), "the page does not name the limit {limit}");
    }
}
