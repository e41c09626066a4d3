//! What `docs/protocol.md` shows is what the program says: its conversations are replayed to the byte.

use besace_shelf::{
    DEEPEST_PERFT, LONGEST_LINE, LONGEST_PERFT, MOST_ITERATIONS, MOST_MILLIS, Session, games,
};
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// Conversations with their answers.
const SESSION: &str = "```session";
/// Requests whose answers may change from one version to the next.
const SUGGEST: &str = "```suggest";

/// Every line of the page, and whether it lies inside a block that this fence opens.
fn lines_with(fence: &'static str) -> impl Iterator<Item = (&'static str, bool)> {
    let mut open = None;
    PAGE.lines().map(move |line| {
        if line.starts_with("```") {
            open = if open.is_none() { Some(line) } else { None };
            (line, false)
        } else {
            (line, open == Some(fence))
        }
    })
}

/// The lines inside the blocks that this fence opens.
fn lines_in(fence: &'static str) -> impl Iterator<Item = &'static str> {
    lines_with(fence).filter_map(|(line, is_inside)| is_inside.then_some(line))
}

/// If the program has come to say something else on purpose, `REWRITE=1 cargo test -p besace-shelf page::` writes
/// it into the page, and the difference is there to be read before it is kept.
#[test]
fn the_conversation_on_the_page_is_replayed_to_the_byte() {
    let replayed = page_as_replayed();
    if std::env::var_os("REWRITE").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md"), replayed).unwrap();
        return;
    }
    for (shown, said) in PAGE.lines().zip(replayed.lines()) {
        assert_eq!(shown, said);
    }
    assert_eq!(PAGE, replayed, "the page leaves an answer out, or has one too many");
}

/// The game that the page plays, and the request that begins it.
fn its_game() -> (String, &'static str) {
    let mut requests = lines_in(SESSION).filter_map(|line| line.strip_prefix("> "));
    let begins = requests.find(|line| line.contains(r#""cmd":"new""#)).expect("the page begins a game");
    let request: Value = serde_json::from_str(begins).expect("what the page sends is JSON");
    (request["game"].as_str().expect("a game has a name").to_owned(), begins)
}

/// The page with the answers that the program gives today.
fn page_as_replayed() -> String {
    let (id, _) = its_game();
    let at = games().iter().position(|game| game.info().id == id).expect("the page's game is on the shelf");
    let mut session = Session::new(&games()[at..=at]);
    let mut page = String::new();
    for (line, is_said) in lines_with(SESSION) {
        if is_said && line.starts_with("< ") {
            continue;
        }
        page += line;
        page.push('\n');
        if let Some(request) = line.strip_prefix("> ").filter(|_| is_said) {
            page += "< ";
            page += &session.answer(request.as_bytes()).line;
            page.push('\n');
        }
    }
    page
}

#[test]
fn the_page_shows_every_command() {
    let shown: Vec<Value> = lines_in(SESSION)
        .filter_map(|line| line.strip_prefix("> "))
        .chain(lines_in(SUGGEST))
        .filter_map(|request| serde_json::from_str(request).ok())
        .collect();
    for command in [
        "hello", "games", "new", "load", "position", "pending", "legal", "play", "view", "result", "imagine",
        "suggest", "perft", "quit",
    ] {
        assert!(shown.iter().any(|request| request["cmd"] == command), "the page does not show `{command}`");
    }
}

/// Which action a bot chooses may change from one version to the next, so this request's answer is not on the page.
#[test]
fn the_suggestion_that_the_page_asks_for_is_a_legal_action() {
    let mut session = Session::default();
    let (_, begins) = its_game();
    session.answer(begins.as_bytes());
    let mut ask = |line: &str| -> Value {
        serde_json::from_str(&session.answer(line.as_bytes()).line).expect("an answer is JSON")
    };
    let requests: Vec<_> = lines_in(SUGGEST).collect();
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
    let listed = besace_table::MOST_LISTED as u64;
    let limits = [LONGEST_LINE as u64, DEEPEST_PERFT, LONGEST_PERFT, MOST_MILLIS, MOST_ITERATIONS, listed];
    for limit in limits {
        let digits = limit.to_string();
        let grouped: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
        let limit = grouped.join(",");
        assert!(PAGE.contains(&format!("| {limit} ")), "the page does not name the limit {limit}");
    }
}
