//! Taking back: at once, by consent, and not past what was drawn or shown.

use crate::customs;
use crate::host::{Guest, Host, Socket, act, sooner_or_later, three_at_a_table};
use besace_postgres::Database;
use besace_server::entry::{By, Entry};
use besace_server::storage::{Key, Row};
use besace_server::table::Table;
use serde_json::{Value, json};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

fn wave(seat: u8) -> Value {
    json!({"type": "wave", "seat": seat})
}

fn undo(seat: u8, number: &Value) -> Value {
    json!({"do": "undo", "seat": seat, "number": number})
}

pub fn answer(seat: u8, number: &Value, agrees: bool) -> Value {
    json!({"do": "answer_undo", "seat": seat, "number": number, "agrees": agrees})
}

/// The next step of this kind.
async fn step(socket: &mut Socket, kind: &str) -> Value {
    socket.step_of(|step| step["what"]["kind"] == kind).await
}

/// Asks for something that is carried out, and gives the step that tells so on the same connection.
async fn does(socket: &mut Socket, request: Value) -> Value {
    static ASKED: AtomicU32 = AtomicU32::new(0);
    let id = format!("does-{}", ASKED.fetch_add(1, Relaxed));
    socket.send(&id, request.clone()).await;
    let mut steps = Vec::new();
    loop {
        let message = socket.next().await.expect("an answer comes");
        if message["type"] == "step" {
            steps.push(message);
        } else if message["id"] == id {
            assert_eq!(message["type"], "done", "{request}: {message}");
            let its = steps.into_iter().find(|step| step["number"] == message["number"]);
            return its.expect("what is done is told first");
        }
    }
}

/// Three people, the first of whom guards the gate, and the first question of each.
pub async fn begun(host: &Host, more: Value) -> (String, Vec<Guest>, Vec<Socket>, Vec<Value>) {
    let mut table = json!({"game": "customs", "options": {"offers": 9}});
    table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let (id, guests, mut sockets) = three_at_a_table(host, table).await;
    let mut first = Vec::new();
    for socket in &mut sockets {
        first.push(socket.started().await);
    }
    (id, guests, sockets, first)
}

/// The guard wishes to take something back after the last of these people has made an offer, so that the others are asked; gives the
/// number of what the guard did.
pub async fn wish(sockets: &mut [Socket], first: &[Value]) -> Value {
    let acted = does(&mut sockets[0], act(0, &first[0]["sights"][0]["asked"], wave(1))).await;
    let offer = act(2, &first[2]["sights"][0]["asked"], json!({"type": "offer", "coins": 1}));
    sockets.last_mut().unwrap().done(offer).await;
    sockets[0].done(undo(0, &acted["number"])).await;
    acted["number"].clone()
}

/// The guard plays this, which is told to all; gives the step as the guard sees it.
async fn guard(sockets: &mut [Socket], asked: &Value, action: Value) -> Value {
    let acted = does(&mut sockets[0], act(0, asked, action)).await;
    for socket in &mut sockets[1..] {
        step(socket, "acted").await;
    }
    acted
}

#[tokio::test(flavor = "multi_thread")]
async fn what_nobody_has_answered_to_is_taken_back_at_once() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets, first) = begun(&host, json!({})).await;
    let asked = first[0]["sights"][0]["asked"].clone();
    assert_eq!(first[0].get("undo"), None, "nothing has been done yet");
    let acted = guard(&mut sockets, &asked, wave(1)).await;
    let number = acted["number"].clone();
    assert_eq!(acted["undo"]["can"], json!([{"seat": 0, "number": number, "asks": false}]));

    // Nobody else can do it, and no other step can be named.
    assert_eq!(sockets[1].refused(undo(0, &number)).await, "not_yours");
    assert_eq!(sockets[1].refused(undo(1, &number)).await, "cannot_undo");
    assert_eq!(sockets[0].refused(undo(0, &asked)).await, "cannot_undo");

    sockets[0].send("back", undo(0, &number)).await;
    let undone = step(&mut sockets[0], "undone").await;
    let done = sockets[0].answer("back").await;
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(undone["what"], json!({"kind": "undone", "seat": 0, "number": number, "count": 1}));
    assert_eq!(undone["sights"][0]["view"], first[0]["sights"][0]["view"]);
    assert_eq!(undone["sights"][0]["legal"], first[0]["sights"][0]["legal"]);
    assert_eq!(step(&mut sockets[1], "undone").await["sights"][0]["view"], first[1]["sights"][0]["view"]);
    // The same request again is harmless, and what was answered before is answered to nobody now.
    sockets[0].send("back", undo(0, &number)).await;
    assert_eq!(sockets[0].answer("back").await, done);
    assert_eq!(sockets[0].refused(undo(0, &number)).await, "cannot_undo");
    for old in [&asked, &acted["sights"][0]["asked"]] {
        assert_eq!(sockets[0].refused(act(0, old, wave(2))).await, "stale");
    }
    let again = guard(&mut sockets, &undone["sights"][0]["asked"], wave(2)).await;

    // Everything is in the log, and whoever comes or wakes the table finds it as it is.
    let kinds = |steps: &Value| -> Vec<String> {
        let kinds =
            steps.as_array().unwrap().iter().map(|step| step["what"]["kind"].as_str().unwrap().to_owned());
        kinds.collect()
    };
    let (_, replay) = guests[0].get(&format!("/api/tables/{id}/replay?viewer=0")).await;
    assert_eq!(kinds(&replay["steps"]), ["started", "acted", "undone", "acted"]);
    assert_eq!(replay["steps"][2]["sights"][0]["view"], undone["sights"][0]["view"]);
    assert!(replay["steps"].as_array().unwrap()[..3].iter().all(|step| step.get("undo").is_none()));
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    let mut socket = guests[0].connect(&id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["sights"][0]["view"], again["sights"][0]["view"]);
    assert_eq!(now["undo"], again["undo"]);
    socket.done(undo(0, &again["number"])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_others_have_acted_they_are_asked_and_all_have_to_agree() {
    let host = Host::open().await;
    let (_, _, mut sockets, first) = begun(&host, json!({})).await;
    let acted = guard(&mut sockets, &first[0]["sights"][0]["asked"], wave(1)).await;
    let number = acted["number"].clone();
    let offer = act(2, &first[2]["sights"][0]["asked"], json!({"type": "offer", "coins": 1}));
    sockets[2].done(offer).await;
    let since = step(&mut sockets[0], "acted").await;
    assert_eq!(since["undo"]["can"][0], json!({"seat": 0, "number": number, "asks": true}));

    sockets[0].done(undo(0, &number)).await;
    let asked = step(&mut sockets[1], "undo_asked").await;
    assert_eq!(asked["undo"]["question"], json!({"seat": 0, "number": number, "waits_for": [1, 2]}));
    // One question at a time, and nobody answers for others or for themselves.
    assert_eq!(sockets[0].refused(undo(0, &number)).await, "cannot_undo");
    assert_eq!(sockets[0].refused(answer(0, &number, true)).await, "stale");
    assert_eq!(sockets[0].refused(answer(1, &number, true)).await, "not_yours");
    assert_eq!(sockets[1].refused(answer(1, &since["number"], true)).await, "stale");
    sockets[1].done(answer(1, &number, true)).await;
    let agreed = step(&mut sockets[2], "undo_agreed").await;
    assert_eq!(agreed["undo"]["question"]["waits_for"], json!([2]));
    assert_eq!(sockets[1].refused(answer(1, &number, false)).await, "stale");
    let undone = does(&mut sockets[2], answer(2, &number, true)).await;
    assert_eq!(undone["what"], json!({"kind": "undone", "seat": 0, "number": number, "count": 2}));
    assert_eq!(undone["sights"][0]["view"], first[2]["sights"][0]["view"], "the offer is not there, either");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_no_or_the_next_action_ends_the_question_and_it_is_not_asked_again() {
    let host = Host::open().await;
    let (_, _, mut sockets, first) = begun(&host, json!({})).await;
    let acted = guard(&mut sockets, &first[0]["sights"][0]["asked"], wave(1)).await;
    let number = acted["number"].clone();
    let merchant = first[2]["sights"][0]["asked"].clone();
    sockets[2].done(act(2, &merchant, json!({"type": "offer", "coins": 1}))).await;
    sockets[0].done(undo(0, &number)).await;
    sockets[1].done(answer(1, &number, false)).await;
    let refused = step(&mut sockets[0], "undo_refused").await;
    assert_eq!(refused["undo"]["question"], Value::Null);
    let can = refused["undo"]["can"].as_array().unwrap();
    assert!(can.iter().all(|can| can["seat"] != 0), "{can:?}");
    assert_eq!(sockets[0].refused(undo(0, &number)).await, "cannot_undo");
    assert_eq!(sockets[2].refused(answer(2, &number, true)).await, "stale");

    // The merchant may ask about its own offer, once somebody has spoken after it; the next action is an answer, too.
    let offer = can[0]["number"].clone();
    sockets[1].done(act(1, &first[1]["sights"][0]["asked"], json!({"type": "offer", "coins": 2}))).await;
    let on = does(&mut sockets[2], undo(2, &offer)).await;
    step(&mut sockets[0], "undo_asked").await;
    sockets[0].done(act(0, &refused["sights"][0]["asked"], json!({"type": "call", "seat": 2}))).await;
    assert_eq!(on["undo"]["question"]["waits_for"], json!([0, 1]));
    let called = step(&mut sockets[2], "acted").await;
    assert_eq!(called["undo"]["question"], Value::Null);
    assert_eq!(sockets[0].refused(answer(0, &offer, true)).await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn past_what_was_shown_nothing_is_taken_back() {
    let host = Host::open().await;
    let (_, _, mut sockets, first) = begun(&host, json!({})).await;
    let waved = guard(&mut sockets, &first[0]["sights"][0]["asked"], wave(1)).await;
    // The guard sees into a parcel: neither that nor anything before it comes back, and everybody is told alike.
    let open = json!({"type": "open", "seat": 2});
    let opened = guard(&mut sockets, &waved["sights"][0]["asked"], open).await;
    assert_eq!(opened.get("undo"), None);
    for number in [&waved["number"], &opened["number"]] {
        let refused = sockets[0].ask(undo(0, number)).await;
        assert_eq!(refused["error"]["code"], "cannot_undo");
        assert_eq!(refused["error"]["message"], "this cannot be taken back, or not any more");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_takes_back_so_often_and_no_more_before_something_is_final() {
    let host = Host::open().await;
    let (_, _, mut sockets, first) = begun(&host, json!({})).await;
    let mut asked = first[0]["sights"][0]["asked"].clone();
    for time in 0..3 {
        let acted = guard(&mut sockets, &asked, wave(1)).await;
        let undone = does(&mut sockets[0], undo(0, &acted["number"])).await;
        asked = undone["sights"][0]["asked"].clone();
        assert_eq!(undone["sights"][0]["view"], first[0]["sights"][0]["view"], "{time}");
        for socket in &mut sockets[1..] {
            step(socket, "undone").await;
        }
    }
    let acted = guard(&mut sockets, &asked, wave(1)).await;
    assert_eq!(acted.get("undo"), None);
    assert_eq!(sockets[0].refused(undo(0, &acted["number"])).await, "cannot_undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_do_without_and_a_game_that_lets_nothing_be_taken_back_does() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let bots = json!([{"who": "me"}, {"who": "bot", "level": "novice"}, {"who": "bot", "level": "novice"}]);
    for (more, expected) in [
        (json!({"game": "customs"}), true),
        (json!({"game": "customs", "undo": null}), true),
        (json!({"game": "customs", "undo": false}), false),
        (json!({"game": "toll", "undo": true}), false),
    ] {
        let mut table = json!({"seats": bots, "start": true, "options": {}});
        table.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let id = ann.make(table.clone()).await;
        let (_, info) = ann.get(&format!("/api/tables/{id}")).await;
        assert_eq!(info["undo"], expected, "{table}");
    }
    let (_, games) = ann.get("/api/games").await;
    assert_eq!((&games[0]["undoes"], &games[1]["undoes"]), (&json!(true), &json!(false)));
    let (_, _, mut sockets, first) = begun(&host, json!({"undo": false})).await;
    let acted = guard(&mut sockets, &first[0]["sights"][0]["asked"], wave(1)).await;
    assert_eq!(acted.get("undo"), None);
    assert_eq!(sockets[0].refused(undo(0, &acted["number"])).await, "cannot_undo");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_agree_and_what_they_think_of_is_dropped() {
    let host = Host::by_hand(|config| config.limits.bot_pause = 60_000).await;
    let mut ann = host.guest("Ann").await;
    let seats = json!([{"who": "me"}, {"who": "bot", "level": "novice"}, {"who": "bot", "level": "novice"}]);
    let table = json!({"game": "customs", "seats": seats, "start": true, "options": {"patience": 1e9}});
    let id = ann.make(table).await;
    let mut socket = ann.connect(&id).await;
    let now = socket.next_of("table").await;
    // The guard calls a bot, which owes an answer from then on and takes its time over it.
    let called =
        does(&mut socket, act(0, &now["sights"][0]["asked"], json!({"type": "call", "seat": 1}))).await;
    host.until(|app| app.tables.thinking() == 1).await;
    let undone = does(&mut socket, undo(0, &called["number"])).await;
    assert_eq!(undone["sights"][0]["view"]["pending"], json!([0]));
    host.until(|app| app.tables.thinking() == 0).await;
    // When it has answered, the guard can still take back: nobody has to be asked.
    let called =
        does(&mut socket, act(0, &undone["sights"][0]["asked"], json!({"type": "call", "seat": 1}))).await;
    let answered = host.while_time_goes_by(step(&mut socket, "acted")).await;
    assert_eq!(answered["what"], json!({"kind": "acted", "seat": 1, "by": "bot"}));
    assert_eq!(answered["undo"]["can"], json!([{"seat": 0, "number": called["number"], "asks": false}]));
    let undone = does(&mut socket, undo(0, &called["number"])).await;
    assert_eq!(
        (&undone["what"]["count"], &undone["sights"][0]["view"]["phase"]),
        (&json!(2), &json!("gate"))
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_wait_for_what_people_say_and_not_for_ever() {
    let host = Host::by_hand(|config| config.limits.bot_pause = 100).await;
    let mut ann = host.guest("Ann").await;
    let bob = host.guest("Bob").await;
    let seats = json!([{"who": "me"}, {"who": "open"}, {"who": "bot", "level": "novice"}]);
    let id = ann.make(json!({"game": "customs", "seats": seats, "options": {"patience": 1e9}})).await;
    let (mut guard, mut merchant) = (ann.connect(&id).await, bob.connect(&id).await);
    merchant.done(json!({"do": "sit", "seat": 1})).await;
    let first = does(&mut guard, json!({"do": "start"})).await;
    let speaks = merchant.started().await;
    let called =
        does(&mut guard, act(0, &first["sights"][0]["asked"], json!({"type": "call", "seat": 2}))).await;
    merchant.done(act(1, &speaks["sights"][0]["asked"], json!({"type": "offer", "coins": 1}))).await;
    let asked = does(&mut guard, undo(0, &called["number"])).await;
    assert_eq!(asked["undo"]["question"]["waits_for"], json!([1]), "a bot is not asked");
    host.until(|app| app.tables.thinking() == 0).await;
    host.app.clock.turn(Duration::from_secs(20));
    assert!(guard.steps_by_now().await.is_empty());
    let played = host.while_time_goes_by(step(&mut guard, "acted")).await;
    assert_eq!(played["what"], json!({"kind": "acted", "seat": 2, "by": "bot"}));
    assert!(played["at"].as_u64().unwrap() >= asked["at"].as_u64().unwrap() + 30_000);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_used_of_the_time_stays_used() {
    for slow in [false, true] {
        let host = Host::by_hand(|config| config.limits.idle = 1_000_000_000).await;
        let clock = if slow { 7200 } else { 60 };
        let (_, _, mut sockets, first) = begun(&host, json!({"clock": clock})).await;
        assert_eq!(first[0]["deadline_ms"], clock * 1000);
        host.app.clock.turn(Duration::from_secs(20));
        let acted = guard(&mut sockets, &first[0]["sights"][0]["asked"], wave(1)).await;
        assert_eq!(acted["deadline_ms"], clock * 1000, "the next decision has its own time");
        host.app.clock.turn(Duration::from_secs(7));
        let undone = does(&mut sockets[0], undo(0, &acted["number"])).await;
        assert_eq!(undone["deadline_ms"], (clock - 20) * 1000, "slow: {slow}");
    }
}

/// A game that was played to its end with something taken back is in its file as it was left, and comes to the same end.
#[tokio::test(flavor = "multi_thread")]
async fn a_kept_game_holds_nothing_that_was_taken_back_and_is_over_for_good() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets, first) = begun(&host, json!({"options": {"rounds": 1}})).await;
    let first = guard(&mut sockets, &first[0]["sights"][0]["asked"], wave(1)).await;
    let undone = does(&mut sockets[0], undo(0, &first["number"])).await;
    for socket in &mut sockets[1..] {
        step(socket, "undone").await;
    }
    let next = guard(&mut sockets, &undone["sights"][0]["asked"], wave(2)).await;
    let last = guard(&mut sockets, &next["sights"][0]["asked"], wave(1)).await;
    assert_eq!(last["table"]["state"], "over");
    assert_eq!(last.get("undo"), None);
    assert_eq!(sockets[0].refused(undo(0, &last["number"])).await, "game_over");
    let file = guests[0].request("GET", &format!("/api/tables/{id}/game"), &[], b"").await;
    let text = String::from_utf8(file.body).unwrap();
    let plays: Vec<Value> = text.lines().skip(1).map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(plays.iter().map(|play| play["action"].clone()).collect::<Vec<_>>(), [wave(2), wave(1)]);
    let opened = guests[0].request("POST", "/api/replay?viewer=open", &[], text.as_bytes()).await.json();
    assert_eq!(opened["table"]["result"], last["table"]["result"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_several_nodes_the_row_decides() {
    let database = Database::new().unwrap();
    let nodes = [Host::node(&database).await, Host::node(&database).await];
    let mut ann = nodes[0].guest("Ann").await;
    let bob = nodes[1].guest("Bob").await;
    let id = ann.make(json!({"game": "customs", "seats": [{"who": "me"}, {"who": "open"}]})).await;
    let (mut guard, mut merchant) = (ann.connect(&id).await, bob.connect(&id).await);
    merchant.done(json!({"do": "sit", "seat": 1})).await;
    let first = does(&mut guard, json!({"do": "start"})).await;
    let speaks = merchant.started().await;
    guard.done(act(0, &first["sights"][0]["asked"], json!({"type": "call", "seat": 1}))).await;
    let called = step(&mut merchant, "acted").await;
    merchant.done(act(1, &called["sights"][0]["asked"], json!({"type": "answer"}))).await;
    // Asked at one node, agreed to at the other.
    guard.done(undo(0, &called["number"])).await;
    step(&mut merchant, "undo_asked").await;
    let told = [
        (does(&mut merchant, answer(1, &called["number"], true)).await, &speaks),
        (step(&mut guard, "undone").await, &first),
    ];
    for (undone, view) in told {
        assert_eq!(undone["what"]["kind"], "undone");
        assert_eq!(undone["sights"][0]["view"], view["sights"][0]["view"]);
    }
    // Both nodes go on from there: of two that come at once, the log takes one first and judges the other after it.
    let asked = sooner_asked(&ann, &id).await;
    guard.done(act(0, &asked, json!({"type": "call", "seat": 1}))).await;
    let called = step(&mut merchant, "acted").await;
    merchant.send("answer", act(1, &called["sights"][0]["asked"], json!({"type": "answer"}))).await;
    guard.send("back", undo(0, &called["number"])).await;
    let (answered, back) = (merchant.answer("answer").await, guard.answer("back").await);
    let last = |message: &Value| message["number"].as_u64();
    match (last(&answered), last(&back)) {
        // First the answer, and then it is asked; or first it is taken back, and then the answer is stale.
        (Some(answered), Some(back)) => assert!(answered < back),
        (None, Some(_)) => assert_eq!(answered["error"]["code"], "stale"),
        other => panic!("{other:?}: {answered} {back}"),
    }
    sooner_or_later(async || {
        let views =
            [ann.connect(&id).await.next_of("table").await, bob.connect(&id).await.next_of("table").await];
        views[0]["number"] == views[1]["number"] && views[0]["undo"] == views[1]["undo"]
    })
    .await;
}

/// What seat 0 is asked now.
async fn sooner_asked(guest: &Guest, id: &str) -> Value {
    guest.connect(id).await.next_of("table").await["sights"][0]["asked"].clone()
}

#[test]
fn the_games_own_clock_runs_on_and_a_broken_log_is_found() {
    let mut rows = customs::begun(json!({"seconds": 600}), 1_000);
    let mut then = |entry: Entry, at: u64| {
        let number = rows.len() as u64 + 1;
        rows.push(Row { number, at, request: None, entry });
        number
    };
    let number = then(Entry::acted(0, By::Person, wave(1).into()), 101_000);
    then(Entry::Undone { seat: 0, number, count: 1 }, 201_000);
    let table = Table::replay(customs::games(), Key(1), "table", &rows).unwrap();
    assert_eq!(table.timer.left(201_000), Some(400_000), "it has never stopped");
    for (number, seat, count) in [(5, 0, 1), (6, 1, 1), (6, 0, 2), (6, 9, 1)] {
        rows[6].entry = Entry::Undone { seat, number, count };
        let fault = Table::fault(customs::games(), Key(1), "table", &rows);
        assert!(fault.is_some_and(|fault| fault.contains("entry 7 of its log")), "{number} {seat} {count}");
    }
}
