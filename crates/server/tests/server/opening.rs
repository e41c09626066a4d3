//! Opening a table: one connection brings it as it is, and then how it came to that.

use crate::host::{Guest, Host, Socket, first_legal, past, three_at_a_table, toll};
use serde_json::{Value, json};

/// All steps of a history, and how many messages they came in.
async fn history(socket: &mut Socket) -> (Vec<Value>, usize) {
    let (mut steps, mut parts) = (Vec::new(), 0);
    loop {
        let message = socket.next_of("history").await;
        parts += 1;
        steps.extend(message["steps"].as_array().unwrap().clone());
        if message["last"] == true {
            return (steps, parts);
        }
    }
}

/// A game that goes on for hundreds of steps, in which bots are silent unless asked.
fn long_game(seats: Value) -> Value {
    let options = json!({"rounds": 120, "patience": 1e9});
    json!({"game": "customs", "seats": seats, "options": options, "start": true})
}

fn numbers(steps: &[Value]) -> Vec<u64> {
    steps.iter().map(|step| step["number"].as_u64().unwrap()).collect()
}

/// Plays the first legal action whenever it is asked for, until this entry; gives every step that was told on the way.
async fn play_to(socket: &mut Socket, number: u64) -> Vec<Value> {
    let mut heard = Vec::new();
    let mut now = socket.next_of("table").await;
    while now["number"].as_u64().unwrap() < number {
        if let Some(request) = first_legal(&now) {
            socket.send(&format!("p{}", now["number"]), request).await;
        }
        now = socket.next_of("step").await;
        heard.push(now.clone());
    }
    heard
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opens_a_table_gets_it_as_it_is_and_then_what_they_have_seen() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let seats = json!([{"who": "me"}, bot, bot]);
    let id = guest.make(long_game(seats)).await;
    let mut socket = guest.connect(&id).await;
    let heard = play_to(&mut socket, 60).await;
    let mut again = guest.connect(&id).await;
    let first = again.next().await.unwrap();
    assert_eq!(first["type"], "table", "the present comes first");
    let (steps, parts) = history(&mut again).await;
    assert!(parts > 1, "a long history comes in parts");
    assert_eq!(numbers(&steps).last(), first["number"].as_u64().as_ref());
    // The clocks of the past are past, and so is what could be decided; all else is told as it was.
    let told = |step: &Value| (step["number"].clone(), step["what"].clone(), step["sights"].clone());
    let before: Vec<_> = heard.iter().map(past).map(|step| told(&step)).collect();
    let after: Vec<_> = steps
        .iter()
        .map(told)
        .filter(|told| told.0.as_u64() <= heard.last().unwrap()["number"].as_u64())
        .collect();
    assert!(before.len() > 50 && after[..after.len() - 1].ends_with(&before[..before.len() - 1]));
    let last = steps.last().unwrap();
    for key in ["view", "legal", "asked", "viewer"] {
        assert_eq!(last["sights"][0][key], first["sights"][0][key], "{key}");
    }
    assert_eq!(numbers(&steps)[0], 5, "it begins with the game");
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_gets_a_history_of_their_own() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[0].started().await;
    for (seat, guest) in guests.iter().enumerate() {
        let (steps, _) = history(&mut guest.connect(&id).await).await;
        assert_eq!(steps[0]["what"]["kind"], "started");
        assert_eq!(steps[0]["sights"][0]["viewer"], json!(seat));
    }
    let (steps, _) = history(&mut host.stranger().connect(&id).await).await;
    assert_eq!(steps[0]["sights"].as_array().unwrap().len(), 1);
    assert_eq!(steps[0]["sights"][0]["viewer"], "spectator");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_has_not_begun_has_an_empty_history_and_who_comes_back_gets_none() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    let mut socket = guest.connect(&id).await;
    assert_eq!(history(&mut socket).await, (Vec::new(), 1));
    let number = socket.done(json!({"do": "stand", "seat": 0})).await["number"].as_u64().unwrap();
    let mut back = guest.resume(&id, number).await;
    back.send("s", json!({"do": "sit", "seat": 0})).await;
    let mut kinds = Vec::new();
    while kinds.last() != Some(&json!("done")) {
        kinds.push(back.next().await.unwrap()["type"].clone());
    }
    assert!(!kinds.contains(&json!("history")) && !kinds.contains(&json!("table")), "{kinds:?}");
}

/// Steps that happen while a history is on its way go on from the number that the table was told with.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_missing_between_the_history_and_what_happens_next() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let id = guest.make(long_game(json!([bot, bot, bot]))).await;
    let mut first = guest.connect(&id).await;
    first.next_of("step").await;
    for _ in 0..4 {
        check_whole(&guest, &id).await;
    }
}

async fn check_whole(guest: &Guest, id: &str) {
    let mut socket = guest.connect(id).await;
    let now = socket.next_of("table").await["number"].as_u64().unwrap();
    let (mut past, mut since) = (Vec::new(), vec![now]);
    loop {
        let message = socket.next().await.unwrap();
        match message["type"].as_str().unwrap() {
            "step" => since.push(message["number"].as_u64().unwrap()),
            "history" => past.extend(numbers(message["steps"].as_array().unwrap())),
            _ => {}
        }
        if message["last"] == true {
            break;
        }
    }
    past.extend(&since[1..]);
    assert!(past.windows(2).all(|pair| pair[0] + 1 == pair[1]), "{past:?}");
    assert!(past.contains(&now));
}
