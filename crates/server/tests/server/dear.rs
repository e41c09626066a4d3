//! Games whose actions are dear: what an action leads to is kept in its row, and what it looked like is made again.

use crate::host::{Guest, Host, Socket};
use besace_server::entry::Entry;
use besace_server::storage::Row;
use besace_shelf::games;
use serde_json::{Value, json};

/// Plays so many actions around one screen, each as the expert advises, and gives the last step.
async fn play(socket: &mut Socket, mut step: Value, actions: u64) -> Value {
    for number in 0..actions {
        let sights = step["sights"].as_array().unwrap();
        let asked = sights.iter().find(|sight| !sight["asked"].is_null()).expect("somebody is asked");
        let (seat, question) = (asked["viewer"].clone(), asked["asked"].clone());
        let hint = socket.ask(json!({"do": "hint", "seat": seat})).await;
        let act = json!({"do": "act", "seat": seat, "asked": question, "action": hint["action"]});
        socket.send(&format!("act {number}"), act).await;
        step = socket.step_of(|step| step["what"]["kind"] == "acted").await;
    }
    step
}

/// A game as a file, whether it is over or not.
fn file_of(rows: &[Row]) -> String {
    let lines = rows.iter().filter_map(|row| match &row.entry {
        Entry::Acted { seat, action, .. } => Some(json!({"cmd": "play", "seat": seat, "action": action})),
        _ => None,
    });
    let deal = rows.iter().find_map(|row| match &row.entry {
        Entry::Started { seed } => Some(*seed),
        _ => None,
    });
    let Entry::Made(made) = &rows[0].entry else { panic!("a log begins with its table") };
    let new = json!({"cmd": "new", "game": made.game, "seats": made.seats, "seed": deal.unwrap(), "options": made.options});
    std::iter::once(new).chain(lines).map(|line| format!("{line}\n")).collect()
}

async fn recording(guest: &mut Guest, table: &str, number: u64, coding: &str) -> crate::host::Answer {
    let path = format!("/api/tables/{table}/recordings/{number}");
    guest.request("GET", &path, &[("Accept-Encoding", coding)], b"").await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dear_action_is_kept_with_what_it_leads_to_and_its_recording_is_made_again() {
    for game in games().iter().filter(|game| game.is_dear()) {
        let info = game.info();
        // An adviser that tries much would take long on a busy machine, and the game may have a clock of its own.
        let host = Host::with(|config| config.limits.expert_thinks = 1).await;
        let mut ann = host.guest("Ann").await;
        let seats: Vec<Value> =
            (0..info.min_seats).map(|seat| json!({"who": "me", "name": format!("Seat {seat}")})).collect();
        let id = ann.make(json!({"game": info.id, "seats": seats, "one_screen": true})).await;
        let mut socket = ann.connect(&id).await;
        socket.send("start", json!({"do": "start"})).await;
        let started = socket.started().await;
        let last = play(&mut socket, started.clone(), 2).await;
        let number = last["number"].as_u64().unwrap();

        let rows = host.app.storage.load(host.app.tables.find(&id).await.unwrap()).await.unwrap();
        let outcomes = rows.iter().filter_map(|row| match &row.entry {
            Entry::Acted { outcome, .. } => Some(outcome.is_some()),
            _ => None,
        });
        assert_eq!(outcomes.collect::<Vec<_>>(), [true, true], "each row carries what its action leads to");
        assert_eq!(host.app.tables.worked_out(), 2, "each has had its turn to be worked out");
        let workshops = host.app.tables.workshops();
        let given = [workshops.playing.given(), workshops.advising.given(), workshops.thinking.given()];
        assert_eq!(given, [2, 2, 0], "two actions and two hints, on threads where they hold nobody up");

        let plain = recording(&mut ann, &id, number, "identity").await;
        assert_eq!((plain.status, plain.header("content-encoding")), (200, None));
        let kind = &plain.json()["type"];
        let events =
            last["sights"].as_array().unwrap().iter().flat_map(|sight| sight["events"].as_array().unwrap());
        assert!(
            kind.is_string() && events.into_iter().all(|event| event["type"] != *kind),
            "no step carries it"
        );
        let zipped = recording(&mut ann, &id, number, "gzip, br").await;
        assert_eq!(zipped.header("content-encoding"), Some("gzip"));
        assert!(zipped.body.starts_with(&[0x1f, 0x8b]) && zipped.body.len() * 2 < plain.body.len());
        let again = recording(&mut host.stranger(), &id, number, "identity").await;
        assert_eq!(again.body, plain.body, "whoever may see the step sees what it looked like");
        for other in [started["number"].as_u64().unwrap(), number + 1] {
            assert_eq!(recording(&mut ann, &id, other, "identity").await.status, 404, "step {other}");
        }
        assert_eq!(recording(&mut ann, "nowhere", number, "identity").await.status, 404);

        // The same game as a file has the same recordings, as many in one answer as there are: the table and the deal come first.
        let file = file_of(&rows);
        let mut opened = async |viewer: &str, number: u64, coding: &str| {
            let path = format!("/api/replay/recordings/{number}?viewer={viewer}");
            ann.request("POST", &path, &[("Accept-Encoding", coding)], file.as_bytes()).await
        };
        let first = opened("open", 3, "identity").await;
        assert_eq!(first.status, 200);
        assert_eq!(first.json().as_array().unwrap().len(), 2);
        assert_eq!(first.json()[1], plain.json());
        for viewer in ["spectator", "0"] {
            assert_eq!(opened(viewer, 4, "identity").await.json(), json!([plain.json()]));
        }
        assert_eq!(opened("open", 4, "gzip").await.header("content-encoding"), Some("gzip"));
        for other in [0, 2, 5] {
            assert_eq!(opened("open", other, "identity").await.status, 404, "step {other}");
        }
        assert_eq!(opened("99", 4, "identity").await.status, 400);
        let steps = ann.request("POST", "/api/replay?viewer=open", &[], file.as_bytes()).await.json();
        let steps = steps["steps"].as_array().unwrap();
        let mut sights = steps.iter().flat_map(|step| step["sights"].as_array().unwrap());
        let carries =
            |sight: &Value| sight["events"].as_array().unwrap().iter().any(|event| event["type"] == *kind);
        assert!(steps.len() == 3 && !sights.any(carries), "nor does a step of the file");
        // One that is too long is not played at all.
        let action = file.lines().last().unwrap();
        let long = format!("{file}{}", format!("{action}\n").repeat(500));
        for path in ["/api/replay", "/api/replay/recordings/3"] {
            let refused = ann.request("POST", path, &[], long.as_bytes()).await;
            assert_eq!((refused.status, &refused.json()["code"]), (413, &json!("too_large")));
        }

        let replay = format!("/api/tables/{id}/replay");
        let before = ann.get(&replay).await;
        drop(socket);
        let host = host.restart().await;
        let mut again = host.stranger();
        again.cookie = ann.cookie;
        assert_eq!(again.get(&replay).await, before, "a table that wakes is the table that slept");
    }
}

/// Four play two against two where the game says so, and everybody can know before the game begins.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_tells_who_plays_with_whom() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    for game in games().iter().filter(|game| game.is_dear()) {
        for seats in game.info().min_seats..=game.info().max_seats {
            let chairs = vec![json!({"who": "open"}); seats.into()];
            let id = ann.make(json!({"game": game.info().id, "seats": chairs})).await;
            let (_, table) = ann.get(&format!("/api/tables/{id}")).await;
            let teams = game.teams(seats, &json!({})).unwrap();
            let told: Vec<Value> = teams.into_iter().map(|team| json!(team)).collect();
            let due = if told.is_empty() { Value::Null } else { json!(told) };
            assert_eq!(table["teams"], due, "{} with {seats} seats", game.info().id);
        }
    }
}
