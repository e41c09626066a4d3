//! The same deal again: the number of a deal that was played, and tables that are made from one.

use crate::host::{Guest, Host, first_legal, three_at_a_table, toll};
use besace_shelf::{Deal, TEMPLATE};
use besace_table::Seed;
use serde_json::{Value, json};

/// A number of the template for five that the rules of today deal.
const TODAY: &str = "toll-5-aeaaa-aaaaa-aarjx-vuqpa";

/// A table at which bots play by themselves as soon as somebody watches.
fn of_bots(level: &str, deal: Option<&str>) -> Value {
    json!({"game": "toll", "seats": vec![json!({"who": "bot", "level": level}); 5], "deal": deal, "start": true})
}

/// Watches a table until it is over. Gives all that was told before, and the table at its end.
async fn watch(guest: &Guest, id: &str) -> (Vec<Value>, Value) {
    let mut socket = guest.connect(id).await;
    let mut told = Vec::new();
    loop {
        let message = socket.next().await.unwrap();
        if message["table"]["state"] == "over" {
            return (told, message["table"].clone());
        }
        told.push(message);
    }
}

/// What happened in a game, every hand open.
async fn events(guest: &mut Guest, id: &str) -> Vec<Value> {
    let (_, replay) = guest.get(&format!("/api/tables/{id}/replay?viewer=open")).await;
    replay["steps"].as_array().unwrap().iter().map(|step| step["sights"][0]["events"].clone()).collect()
}

/// Every hand as it was dealt.
async fn hands(guest: &mut Guest, id: &str) -> Vec<Value> {
    let (_, replay) = guest.get(&format!("/api/tables/{id}/replay?viewer=open")).await;
    (0..5).map(|seat| replay["steps"][0]["sights"][seat]["view"]["seats"][seat]["hand"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_is_told_when_its_game_is_over_and_never_before() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    for (deal, is_known) in [(None, false), (Some(TODAY), true)] {
        let id = ann.make(of_bots("novice", deal)).await;
        let (told, end) = watch(&ann, &id).await;
        let number = end["deal"].as_str().expect("a game that is over has a number").to_string();
        assert_eq!(end["known_deal"], is_known);
        assert!(deal.is_none_or(|deal| deal == number));
        assert!(told.len() > 10, "a game was watched");
        for message in told {
            if message["table"].is_object() {
                assert_eq!(
                    (&message["table"]["deal"], &message["table"]["known_deal"]),
                    (&json!(null), &json!(is_known))
                );
            }
            assert!(!message.to_string().contains(&number), "{message}");
        }
        // Whoever comes later is told the game as it went: the number stands at its end alone.
        let (_, replay) = ann.get(&format!("/api/tables/{id}/replay?viewer=open")).await;
        assert_eq!(replay["table"]["deal"], json!(number));
        assert_eq!(replay["steps"].to_string().matches(&number).count(), 1, "in the last step");
        assert_eq!(ann.get(&format!("/api/tables/{id}")).await.1["deal"], json!(number));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_made_from_a_number_is_dealt_the_same_cards() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let first = ann.make(of_bots("novice", None)).await;
    let number = watch(&ann, &first).await.1["deal"].as_str().unwrap().to_string();
    let again = ann.make(of_bots("novice", Some(&number))).await;
    assert_eq!(watch(&ann, &again).await.1["deal"], json!(number));
    let other = ann.make(of_bots("novice", Some(TODAY))).await;
    watch(&ann, &other).await;
    assert_eq!(hands(&mut ann, &first).await, hands(&mut ann, &again).await);
    assert_ne!(hands(&mut ann, &first).await, hands(&mut ann, &other).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_made_from_a_number_bots_play_the_same_however_long_they_may_think() {
    for level in ["novice", "regular", "expert"] {
        let mut games = Vec::new();
        for millis in [0, 30] {
            let host = Host::with(|config| config.limits.expert_thinks = millis).await;
            let mut ann = host.guest("Ann").await;
            let id = ann.make(of_bots(level, Some(TODAY))).await;
            watch(&ann, &id).await;
            games.push(events(&mut ann, &id).await);
        }
        assert!(games[0].len() > 10);
        assert_eq!(games[0], games[1], "{level}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_made_from_a_number_it_does_not_matter_who_is_quick() {
    let options = json!({"first_player": 3, "fee": 2});
    let seed = Seed::new(7).unwrap();
    let deal = Deal { game: "toll".into(), seats: 4, options, seed }.number(TEMPLATE);
    let mut sealed = Vec::new();
    for order in [[0, 1], [1, 0]] {
        let host = Host::open().await;
        let mut ann = host.guest("Ann").await;
        let bot = json!({"who": "bot", "level": "regular"});
        let seats = json!([{"who": "me"}, {"who": "open"}, bot, bot]);
        let id = ann.make(json!({"game": "toll", "seats": seats, "deal": deal})).await;
        let bob = host.guest("Bob").await;
        let mut sockets = [ann.connect(&id).await, bob.connect(&id).await];
        sockets[1].done(json!({"do": "sit", "seat": 1})).await;
        sockets[0].send("start", json!({"do": "start"})).await;
        let starts = [sockets[0].started().await, sockets[1].started().await];
        for (turn, seat) in order.into_iter().enumerate() {
            sockets[seat].send("seal", first_legal(&starts[seat]).unwrap()).await;
            let step = sockets[0].next_of("step").await;
            assert_eq!(step["what"], json!({"kind": "acted", "seat": seat, "by": "person"}), "the bot waits");
            assert_eq!(step["sights"][0]["view"]["pending"].as_array().unwrap().len(), 2 - turn);
        }
        let step = sockets[0].step_of(|step| step["sights"][0]["view"]["phase"] == "gate").await;
        assert_eq!(step["what"], json!({"kind": "acted", "seat": 2, "by": "bot"}));
        // The guard's decision tells what the bot has sealed, too.
        let step = sockets[0].next_of("step").await;
        sealed.push(step["sights"][0].clone());
    }
    assert_eq!(sealed[0], sealed[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_that_cannot_be_dealt_here_is_refused_with_its_reason() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let slip = TODAY.replace("vuqpa", "vuqpb");
    for (number, code) in [
        (slip.as_str(), "bad_deal"),
        ("toll", "bad_deal"),
        ("%20", "bad_deal"),
        (NEWER, "old_deal"),
        (FOREIGN, "unknown_game"),
    ] {
        let (status, problem) = ann.get(&format!("/api/deals/{number}")).await;
        assert_eq!((status, &problem["code"]), (400, &json!(code)), "{number}: {problem}");
        let (_, problem) = ann.post("/api/tables", of_bots("novice", Some(number))).await;
        assert_eq!(problem["code"], code, "{number}");
    }
    let (status, deal) = ann.get(&format!("/api/deals/{TODAY}")).await;
    assert_eq!(
        (status, deal),
        (200, json!({"game": "toll", "seats": 5, "options": {"first_player": "random", "fee": 2}}))
    );
    let with = |key: &str, value: Value| {
        let mut table = of_bots("novice", Some(TODAY));
        table[key] = value;
        table
    };
    for table in [
        with("seats", toll(4)["seats"].clone()),
        with("game", json!("customs")),
        with("options", json!({"first_player": 1})),
    ] {
        assert_eq!(ann.post("/api/tables", table.clone()).await.1["code"], "bad_setup", "{table}");
    }
}

/// A number of rules of a later day, and one of a game that this shelf does not have.
const NEWER: &str = "toll-5-aiaaa-aaaaa-aaqkb-6ut6s";
const FOREIGN: &str = "chess-5-aeaaa-aaaaa-aarj9-bdncs";

#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_of_the_same_people_is_dealt_by_chance() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let seats = json!([{"who": "me"}, bot, bot, bot, bot]);
    let id = ann.make(json!({"game": "toll", "seats": seats, "deal": TODAY, "start": true})).await;
    let mut socket = ann.connect(&id).await;
    socket.next_of("table").await;
    socket.done(json!({"do": "hand_over", "seat": 0})).await;
    socket.step_of(|step| step["table"]["state"] == "over").await;
    socket.done(json!({"do": "rematch"})).await;
    let (_, table) = ann.get(&format!("/api/tables/{id}")).await;
    let next = table["rematch"].as_str().unwrap().to_string();
    let mut socket = ann.connect(&next).await;
    let now = socket.next_of("table").await;
    assert_eq!((&now["table"]["state"], &now["table"]["known_deal"]), (&json!("playing"), &json!(false)));
    socket.done(json!({"do": "hand_over", "seat": 0})).await;
    let end = socket.step_of(|step| step["table"]["state"] == "over").await;
    assert_ne!(end["table"]["deal"], json!(TODAY));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_given_as_requests_that_the_engine_plays_to_the_same_end() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(of_bots("novice", None)).await;
    let (_, end) = watch(&ann, &id).await;

    let file = host.stranger().request("GET", &format!("/api/tables/{id}/game"), &[], b"").await;
    assert_eq!(file.status, 200);
    assert_eq!(file.header("content-type"), Some("application/x-ndjson"));
    let named = format!("attachment; filename=\"toll-{id}.jsonl\"");
    assert_eq!(file.header("content-disposition"), Some(named.as_str()));
    static SHELF: &[&dyn besace_shelf::Shelved] = &[TEMPLATE];
    let mut engine = besace_shelf::Session::new(SHELF);
    let mut ask = |line: &[u8]| serde_json::from_str::<Value>(&engine.answer(line).line).unwrap();
    for line in file.body.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
        let answer = ask(line);
        assert_eq!(answer["ok"], true, "{answer}");
    }
    assert_eq!(ask(br#"{"cmd":"result"}"#)["result"], end["result"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_given_a_game_before_its_end() {
    let host = Host::open().await;
    let (playing, mut guests, _sockets) = three_at_a_table(&host, json!({})).await;
    let waiting = guests[0].make(toll(3)).await;
    for id in [playing, waiting] {
        let (status, refused) = guests[0].get(&format!("/api/tables/{id}/game")).await;
        assert_eq!((status, &refused["code"]), (400, &json!("bad_request")));
    }
    let (status, _) = guests[0].get("/api/tables/nothing/game").await;
    assert_eq!(status, 404);
}
