//! Slow tables: a decision may take days, and nobody has to be there for its time to run.

use crate::host::{Guest, Host, first_legal, sooner_or_later, three_at_a_table};
use serde_json::{Value, json};
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3600);
const DAY: u64 = 24 * 3600;

/// The entries of the game so far, as a spectator is told them.
async fn steps(host: &Host, id: &str) -> Vec<Value> {
    let (status, replay) = host.stranger().get(&format!("/api/tables/{id}/replay")).await;
    assert_eq!(status, 200);
    replay["steps"].as_array().unwrap().iter().map(|step| step["what"].clone()).collect()
}

fn missed(steps: &[Value]) -> usize {
    steps.iter().filter(|what| what["by"] == "clock").count()
}

/// Whether a table waits for somebody, and how long it still does, as their list says.
async fn waits(guest: &mut Guest) -> (bool, u64) {
    let (_, me) = guest.get("/api/me").await;
    let table = &me["tables"][0];
    (table["your_turn"].as_bool().unwrap(), table["deadline_ms"].as_u64().unwrap_or(0))
}

#[tokio::test(flavor = "multi_thread")]
async fn over_two_days_and_a_restart_a_bot_plays_only_what_was_missed() {
    let host = Host::by_hand(|config| config.limits.idle = 1_000_000_000).await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    // Seats 0 and 1 owe a decision first; seat 0 decides, and everybody goes home.
    let start = sockets[0].started().await;
    assert_eq!(start["deadline_ms"], DAY * 1000);
    sockets[0].done(first_legal(&start).unwrap()).await;
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    assert!(!waits(&mut guests[0]).await.0);
    assert_eq!(waits(&mut guests[1]).await, (true, DAY * 1000), "lists tell it without waking anybody");

    host.app.clock.turn(20 * HOUR);
    assert_eq!(waits(&mut guests[1]).await.1, 4 * 3600 * 1000);
    let host = host.restart().await;
    guests.iter_mut().for_each(|guest| guest.moves_to(&host));
    assert_eq!(waits(&mut guests[1]).await, (true, 4 * 3600 * 1000), "the time has gone on from the log");
    host.app.clock.turn(3 * HOUR);
    // Somebody comes by: nobody is away, however long they have been gone, and no time begins anew.
    let mut socket = guests[0].connect(&id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["table"]["deadline_ms"], 3600 * 1000);
    assert!(now["table"]["seats"].as_array().unwrap().iter().all(|seat| seat["played_by_bot"].is_null()));
    socket.close().await;
    host.all_asleep().await;
    let before = steps(&host, &id).await;
    assert_eq!(missed(&before), 0);

    // Its time is up, while everybody sleeps.
    host.app.clock.turn(2 * HOUR);
    sooner_or_later(async || missed(&steps(&host, &id).await) == 1).await;
    host.all_asleep().await;
    let after = steps(&host, &id).await;
    assert_eq!(after.len(), before.len() + 1, "one decision and no more: {after:?}");
    assert_eq!((&after[before.len()]["seat"], &after[before.len()]["kind"]), (&json!(1), &json!("acted")));

    // The next one has its own day, and is decided by its person in time.
    let (turn, left) = waits(&mut guests[2]).await;
    assert!(turn && left > 23 * 3600 * 1000, "{turn} {left}");
    host.app.clock.turn(23 * HOUR);
    let mut socket = guests[2].connect(&id).await;
    let now = socket.next_of("table").await;
    socket.done(first_legal(&now).expect("it is asked itself")).await;
    socket.close().await;
    host.all_asleep().await;
    assert_eq!(missed(&steps(&host, &id).await), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_handed_over_calls_nobody_while_its_table_sleeps() {
    // No bot decides before the clock is turned, and it is not.
    let host = Host::by_hand(|config| config.limits.bot_pause = 900).await;
    let (_, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[0].started().await;
    let calls = async |guest: &mut Guest| guest.get("/api/me").await.1["tables"][0]["your_turn"].clone();
    assert_eq!(calls(&mut guests[0]).await, true);
    sockets[0].done(json!({"do": "hand_over", "seat": 0})).await;
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    assert_eq!(calls(&mut guests[0]).await, false);
    assert_eq!(calls(&mut guests[1]).await, true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_is_the_longest_and_a_slow_table_with_bots_alone_sleeps() {
    let host = Host::by_hand(|_| {}).await;
    let mut ann = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let table = |clock: u64| {
        json!({"game": "toll", "seats": [{"who": "me"}, bot, bot], "clock": clock, "start": true,
        "options": {"first_player": 2}})
    };
    assert_eq!(ann.post("/api/tables", table(7 * DAY + 1)).await.0, 400);
    // Nobody has ever opened it, and still its time runs.
    let id = ann.make(table(7 * DAY)).await;
    host.app.clock.turn(Duration::from_secs(6 * DAY));
    assert_eq!(missed(&steps(&host, &id).await), 0);
    host.app.clock.turn(Duration::from_secs(DAY) + HOUR);
    sooner_or_later(async || missed(&steps(&host, &id).await) == 1).await;
    host.all_asleep().await;
    assert_eq!(missed(&steps(&host, &id).await), 1, "the next decision has its own week");
}
