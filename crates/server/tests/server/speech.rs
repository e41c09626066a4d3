//! Seats that may speak although the table does not wait for them.

use crate::host::{Host, Socket, act, three_at_a_table};
use serde_json::{Value, json};
use std::time::Duration;

fn offer(seat: u8, asked: &Value) -> Value {
    act(seat, asked, json!({"type": "offer", "coins": 1}))
}

/// A person on seat 0 and bots on the others, or the other way round.
async fn with_bots(host: &Host, seats: Value, options: Value) -> (Socket, Value) {
    let mut guest = host.guest("Ann").await;
    let table = json!({"game": "customs", "seats": seats, "options": options, "start": true});
    let id = guest.make(table).await;
    let mut socket = guest.connect(&id).await;
    let now = socket.next_of("table").await;
    (socket, now)
}

/// Every step until the table is quiet: nobody speaks, and no bot thinks about it.
async fn until_quiet(host: &Host, socket: &mut Socket) -> Vec<Value> {
    // What came before this has been heard by the bots.
    let mut steps = socket.steps_by_now().await;
    host.until(|app| app.tables.thinking() == 0).await;
    steps.extend(socket.steps_by_now().await);
    steps
}

fn is_offer(step: &Value) -> bool {
    step["sights"][0]["events"][0]["type"] == "offered"
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_speak_is_told_so_and_what_others_do_in_between_makes_it_not_stale() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({"game": "customs", "clock": 60})).await;
    let mut first = Vec::new();
    for socket in &mut sockets {
        first.push(socket.started().await);
    }
    assert_eq!(first[1]["sights"][0]["view"]["pending"], json!([0]));
    let sight = &first[1]["sights"][0];
    assert_eq!(sight["legal"], json!([{"type": "offer", "coins": {"min": 1, "max": 3}}]));
    // The other merchant speaks, and the guard calls: neither takes the word from this one.
    sockets[2].done(offer(2, &first[2]["sights"][0]["asked"])).await;
    sockets[0].done(act(0, &first[0]["sights"][0]["asked"], json!({"type": "call", "seat": 2}))).await;
    sockets[1].send("mine", offer(1, &sight["asked"])).await;
    let done = sockets[1].answer("mine").await;
    assert_eq!(done["type"], "done", "{done}");
    // The same request again changes nothing, and the same words under another name are stale.
    sockets[1].send("mine", offer(1, &sight["asked"])).await;
    assert_eq!(sockets[1].answer("mine").await, done);
    assert_eq!(sockets[1].refused(offer(1, &sight["asked"])).await, "stale");
    let last = sockets[0].step_of(|step| step["number"] == done["number"]).await;
    assert_eq!(last["sights"][0]["view"]["offered"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn speech_leaves_the_question_and_the_clock_of_the_one_who_is_waited_for() {
    let host = Host::by_hand(|_| {}).await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({"game": "customs", "clock": 60})).await;
    let guard = sockets[0].started().await;
    let merchant = sockets[1].started().await;
    host.app.clock.turn(Duration::from_millis(300));
    sockets[1].done(offer(1, &merchant["sights"][0]["asked"])).await;
    let after = sockets[0].step_of(is_offer).await;
    assert_eq!(after["sights"][0]["asked"], guard["sights"][0]["asked"]);
    assert_eq!((&guard["deadline_ms"], &after["deadline_ms"]), (&json!(60_000), &json!(59_700)));
    sockets[0].done(act(0, &guard["sights"][0]["asked"], json!({"type": "wave", "seat": 1}))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_phase_asks_a_new_question_of_who_owed_an_answer_in_the_old_one() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({"game": "customs"})).await;
    let first = sockets[0].started().await;
    let asked = &first["sights"][0]["asked"];
    sockets[0].done(act(0, asked, json!({"type": "open", "seat": 1}))).await;
    assert_eq!(sockets[0].refused(act(0, asked, json!({"type": "count"}))).await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_that_may_speak_are_asked_after_each_event_and_cannot_talk_for_ever() {
    let host = Host::open().await;
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "novice"}, {"who": "bot", "level": "regular"}]);
    let (mut socket, now) = with_bots(&host, bots, json!({"patience": 0.0, "offers": 100_000})).await;
    assert!(
        until_quiet(&host, &mut socket).await.is_empty(),
        "nothing has happened that they could speak about"
    );
    let asked = &now["sights"][0]["asked"];
    socket.done(act(0, asked, json!({"type": "wave", "seat": 1}))).await;
    let steps = until_quiet(&host, &mut socket).await;
    let offers = steps.iter().filter(|step| is_offer(step)).count();
    assert!((1..=6).contains(&offers), "{offers}");
    // The guard is asked as before, and its decision gives them the word again.
    let asked = &steps.last().unwrap()["sights"][0]["asked"];
    socket.done(act(0, asked, json!({"type": "wave", "seat": 2}))).await;
    assert!(until_quiet(&host, &mut socket).await.iter().any(is_offer));
}

#[tokio::test(flavor = "multi_thread")]
async fn looking_at_a_table_does_not_make_its_bots_talk() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "novice"}]);
    let options = json!({"patience": 0.0, "offers": 100_000});
    let table = json!({"game": "customs", "seats": bots, "options": options, "start": true});
    let id = guest.make(table).await;
    for _ in 0..3 {
        guest.get(&format!("/api/tables/{id}")).await;
        let mut socket = guest.connect(&id).await;
        let now = socket.next_of("table").await;
        assert_eq!(now["sights"][0]["view"]["offered"], 0);
        assert!(until_quiet(&host, &mut socket).await.is_empty());
        socket.close().await;
        host.all_asleep().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_must_decide_hears_people_first_and_silent_bots_cost_no_time() {
    let host = Host::by_hand(|config| {
        config.limits.bot_hears = 5_000;
        // A pause that nobody would wait for: silence has none.
        config.limits.bot_pause = 3_000;
    })
    .await;
    let seats = json!([{"who": "bot", "level": "regular"}, {"who": "me"}, {"who": "bot", "level": "novice"},
        {"who": "bot", "level": "novice"}]);
    let (mut socket, now) = with_bots(&host, seats, json!({"patience": 1e9})).await;
    socket.send("offer", offer(1, &now["sights"][0]["asked"])).await;
    let heard = socket.step_of(is_offer).await["at"].as_u64().unwrap();
    // The clock stands still, and yet the guard has begun to wait: two silent bots have not held it up. It thinks in the
    // last moments of its wait.
    let waits =
        |left: Duration| (Duration::from_millis(4_500)..=Duration::from_millis(5_000)).contains(&left);
    host.until(|app| app.clock.awaited().into_iter().any(waits)).await;
    let guards = host.while_time_goes_by(socket.step_of(|step| step["what"]["seat"] == 0)).await;
    let took = guards["at"].as_u64().unwrap() - heard;
    assert!(took >= 5_000, "the person could not have spoken: {took}");
    assert_eq!(guards["what"]["by"], "bot");
    assert_eq!(guards["sights"][0]["view"]["offered"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_may_speak_can_ask_for_a_hint_and_who_may_not_cannot() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({"game": "customs"})).await;
    let first = sockets[0].started().await;
    assert_eq!(sockets[1].ask(json!({"do": "hint", "seat": 1})).await["type"], "hint");
    sockets[0].done(act(0, &first["sights"][0]["asked"], json!({"type": "open", "seat": 1}))).await;
    assert_eq!(sockets[1].refused(json!({"do": "hint", "seat": 1})).await, "not_your_turn");
}
