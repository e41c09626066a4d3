//! Playing: whole games, cuts, repeats, bots, clocks.

use crate::host::{Host, Socket, act, first_legal, past, three_at_a_table, toll};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Plays for one seat until the game is over, and gives every step it saw.
async fn play_to_the_end(mut socket: Socket, mut steps: Vec<Value>) -> Vec<Value> {
    if let Some(request) = steps.last().and_then(first_legal) {
        socket.send("first", request).await;
    }
    loop {
        let message = socket.next().await.expect("the game goes on");
        match message["type"].as_str().unwrap() {
            "step" => {
                let number = message["number"].as_u64().unwrap();
                let asked_now = message["sights"][0]["asked"] == number;
                let over = message["table"]["state"] == "over";
                if let Some(request) = first_legal(&message).filter(|_| asked_now) {
                    socket.send(&format!("n{number}"), request).await;
                }
                steps.push(message);
                if over {
                    return steps;
                }
            }
            "refused" => panic!("{message}"),
            _ => {}
        }
    }
}

/// The step that started the game, on each socket.
async fn started(sockets: &mut [Socket]) -> Vec<Value> {
    let mut steps = Vec::new();
    for socket in sockets {
        loop {
            let step = socket.next_of("step").await;
            if step["what"]["kind"] == "started" {
                steps.push(step);
                break;
            }
        }
    }
    steps
}

/// Every card that somebody drew: who, and whether it is shown which.
fn cards_drawn(steps: &[Value]) -> Vec<(u64, bool)> {
    let events = steps.iter().flat_map(|step| step["sights"][0]["events"].as_array().into_iter().flatten());
    let drew = events.filter(|event| event["type"] == "drew");
    drew.map(|event| (event["seat"].as_u64().unwrap(), !event["good"].is_null())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_guests_and_a_spectator_see_one_game_each_from_their_own_place() {
    let host = Host::open().await;
    let mut guests = vec![host.guest("Ann").await, host.guest("Bob").await, host.guest("Cem").await];
    let id = guests[0].make(toll(3)).await;
    let mut sockets = vec![];
    for guest in &guests {
        sockets.push(guest.connect(&id).await);
    }
    let mut watcher = host.stranger().connect(&id).await;
    sockets[1].done(json!({"do": "sit", "seat": 1})).await;
    sockets[2].done(json!({"do": "sit", "seat": 2})).await;
    sockets[0].send("go", json!({"do": "start"})).await;
    let first = started(&mut sockets).await;
    let watching = tokio::spawn(async move {
        let mut steps = vec![];
        loop {
            let step = watcher.next_of("step").await;
            let over = step["table"]["state"] == "over";
            steps.push(step);
            if over {
                return steps;
            }
        }
    });
    let players: Vec<_> = sockets
        .into_iter()
        .zip(first)
        .map(|(socket, first)| tokio::spawn(play_to_the_end(socket, vec![first])))
        .collect();
    let mut seen = vec![];
    for player in players {
        seen.push(player.await.unwrap());
    }
    let watched = watching.await.unwrap();

    for (seat, steps) in seen.iter().enumerate() {
        let numbers: Vec<u64> = steps.iter().map(|step| step["number"].as_u64().unwrap()).collect();
        assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "seat {seat}: {numbers:?}");
        assert_eq!(numbers.last(), watched.last().unwrap()["number"].as_u64().as_ref());
        for step in steps {
            assert_eq!(step["sights"].as_array().unwrap().len(), 1);
            assert_eq!(step["sights"][0]["viewer"], seat);
            if step["table"]["state"] == "over" {
                continue;
            }
            for (other, place) in step["sights"][0]["view"]["seats"].as_array().unwrap().iter().enumerate() {
                assert_eq!(
                    place.get("hand").is_some(),
                    other == seat,
                    "a hand of seat {other} seen by {seat}"
                );
            }
        }
    }
    for step in
        watched.iter().filter(|step| step["table"]["state"] != "over" && step["sights"][0] != Value::Null)
    {
        assert_eq!(step["sights"][0]["viewer"], "spectator");
        let places = step["sights"][0]["view"]["seats"].as_array().unwrap();
        assert!(places.iter().all(|place| place.get("hand").is_none()), "a spectator sees a hand");
    }
    // Of all that was drawn, each seat is told its own cards only, and a spectator none.
    for (seat, steps) in (0..).zip(&seen) {
        let drawn = cards_drawn(steps);
        assert!(drawn.iter().all(|(by, shown)| *shown == (*by == seat)), "seat {seat}: {drawn:?}");
        assert!(drawn.iter().any(|(by, _)| *by == seat), "seat {seat} has drawn nothing");
    }
    assert!(cards_drawn(&watched).iter().all(|(_, shown)| !shown), "a spectator sees what is drawn");
    assert_eq!(cards_drawn(&watched).len(), cards_drawn(&seen[0]).len());
    assert!(seen[0].last().unwrap()["table"]["result"]["winners"].is_array());

    // The replay tells the same steps; with open hands only now.
    let (status, replay) = guests[1].get(&format!("/api/tables/{id}/replay?viewer=1")).await;
    assert_eq!(status, 200);
    let strip = |step: &Value| {
        let mut step = step.clone();
        step.as_object_mut().unwrap().remove("type");
        past(&step)
    };
    let told: Vec<Value> = seen[1].iter().map(strip).collect();
    assert_eq!(replay["steps"].as_array().unwrap(), &told);
    let (status, open) = host.stranger().get(&format!("/api/tables/{id}/replay?viewer=open")).await;
    assert_eq!(status, 200);
    assert_eq!(open["steps"][0]["sights"].as_array().unwrap().len(), 3);
    // Whoever looks through another seat's eyes now sees what that seat saw, and no more.
    let (status, theirs) = host.stranger().get(&format!("/api/tables/{id}/replay?viewer=1")).await;
    assert_eq!((status, &theirs["steps"]), (200, &replay["steps"]));
    let (status, _) = guests[0].get(&format!("/api/tables/{id}/replay?viewer=3")).await;
    assert_eq!(status, 403, "there is no such seat");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_cut_off_gets_every_missed_step_once_and_in_order() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let first = started(&mut sockets[1..]).await;
    // Seat 0 watches through a second connection without a cut; the first is cut after every few steps.
    let mut whole = guests[0].connect(&id).await;
    let now = whole.next_of("table").await;
    let start = now["number"].as_u64().unwrap();
    drop(sockets.remove(0));
    let others: Vec<_> = sockets
        .into_iter()
        .zip(first)
        .map(|(socket, first)| tokio::spawn(play_to_the_end(socket, vec![first])))
        .collect();
    let all = tokio::spawn(async move { play_to_the_end(whole, vec![now]).await });
    let mut since = start;
    let mut seen = BTreeMap::new();
    let mut length = 1;
    'game: loop {
        let mut socket = guests[0].resume(&id, since).await;
        for _ in 0..length {
            let step = socket.next_of("step").await;
            let number = step["number"].as_u64().unwrap();
            assert_eq!(number, since + 1, "nothing is missed or doubled");
            since = number;
            let over = step["table"]["state"] == "over";
            seen.insert(number, step);
            if over {
                break 'game;
            }
        }
        length = length % 7 + 1;
        drop(socket);
    }
    for step in &all.await.unwrap()[1..] {
        let again = seen.get(&step["number"].as_u64().unwrap());
        assert!(again == Some(step) || again == Some(&past(step)), "{step} and {again:?}");
    }
    for other in others {
        other.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_request_is_answered_as_the_first_time_and_done_once() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let first = started(&mut sockets).await;
    let request = first_legal(&first[0]).unwrap();
    sockets[0].send("same", request.clone()).await;
    let done = sockets[0].answer("same").await;
    assert_eq!(done["type"], "done");
    sockets[0].send("same", request.clone()).await;
    assert_eq!(sockets[0].answer("same").await, done);
    // Another person's id of the same name is another request.
    let other = first_legal(&first[1]).unwrap();
    sockets[1].send("same", other).await;
    assert_ne!(sockets[1].answer("same").await["number"], done["number"]);
    // It is still known after the server has stopped and come back.
    drop(sockets);
    let host = host.restart().await;
    let mut guest = host.stranger();
    guest.cookie = guests[0].cookie.clone();
    let mut socket = guest.connect(&id).await;
    socket.next_of("table").await;
    socket.send("same", request).await;
    assert_eq!(socket.answer("same").await, done);
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_seats_and_stale_or_illegal_actions_are_refused_and_change_nothing() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    let first = started(&mut sockets).await;
    let mut theirs = first_legal(&first[1]).unwrap();
    assert_eq!(sockets[0].refused(theirs.clone()).await, "not_yours");
    theirs["seat"] = json!(9);
    assert_eq!(sockets[0].refused(theirs).await, "bad_request");
    let own = first_legal(&first[0]).unwrap();
    let mut stale = own.clone();
    stale["asked"] = json!(1);
    assert_eq!(sockets[0].refused(stale).await, "stale");
    let mut illegal = own.clone();
    illegal["action"] = json!({"type": "wave"});
    let answer = sockets[0].ask(illegal).await;
    assert_eq!(answer["error"]["code"], "illegal_action");
    assert_eq!(answer["error"]["rule"], "TOL-12");
    let done = sockets[0].done(own.clone()).await;
    assert_eq!(done["number"].as_u64(), first[0]["number"].as_u64().map(|number| number + 1));
    // The question is answered: the same answer again is stale, or not asked for.
    assert!(["stale", "not_your_turn"].contains(&&*sockets[0].refused(own).await));
    assert_eq!(sockets[0].refused(json!({"do": "start"})).await, "already_started");
    assert_eq!(sockets[0].refused(json!({"do": "stand", "seat": 0})).await, "already_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_and_bots_of_every_level_finish_a_game_and_play_another() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let seats = json!([{"who": "bot", "level": "novice"}, {"who": "me"}, {"who": "bot", "level": "regular"},
        {"who": "bot", "level": "expert"}]);
    let id = guest
        .make(json!({"game": "toll", "seats": seats, "options": {"first_player": 0}, "start": true}))
        .await;
    let mut socket = guest.connect(&id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["table"]["seats"][3]["level"], "expert");
    let (status, _) = guest.get(&format!("/api/tables/{id}/replay?viewer=open")).await;
    assert_eq!(status, 400, "hands stay closed while the game runs");
    let hint = socket.ask(json!({"do": "hint", "seat": 1})).await;
    assert_eq!(hint["type"], "hint", "{hint}");
    assert!(now["sights"][0]["legal"].as_array().unwrap().contains(&hint["action"]));
    assert_eq!(hint["label"]["id"], "toll-action-seal", "{hint}");
    let reasons = hint["reasons"].as_array().unwrap();
    assert!(!reasons.is_empty() && reasons.iter().all(|reason| reason["words"]["id"].is_string()), "{hint}");
    let instead = &hint["instead"];
    let has_choice = now["sights"][0]["legal"].as_array().unwrap().len() > 1;
    assert_eq!(instead["label"]["id"].is_string(), has_choice, "{hint}");
    assert!(!has_choice || instead["label"] != hint["label"], "{hint}");
    assert_eq!(now["sights"][0]["question"]["id"], "toll-question-seal");
    assert_eq!(socket.refused(json!({"do": "hint", "seat": 0})).await, "not_yours");
    assert_eq!(socket.refused(json!({"do": "rematch"})).await, "bad_request");
    drop(socket);
    let mut socket = guest.connect(&id).await;
    let now = socket.next_of("table").await;
    let steps = play_to_the_end(socket, vec![now]).await;
    assert!(steps.iter().any(|step| step["what"]["by"] == "bot"));
    assert!(steps.iter().any(|step| step["what"]["by"] == "person"));

    let mut socket = guest.connect(&id).await;
    socket.next_of("table").await;
    socket.send("again", json!({"do": "rematch"})).await;
    let step = socket.next_of("step").await;
    let next = step["what"]["table"].as_str().unwrap().to_string();
    assert_eq!(step["table"]["rematch"], next);
    let (_, info) = guest.get(&format!("/api/tables/{next}")).await;
    assert_eq!(info["state"], "playing", "nobody else has to come");
    assert_eq!(info["seats"][1]["yours"], true);
    drop(socket);
    host.all_asleep().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let host = Host::open().await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    let first = started(&mut sockets).await;
    sockets[0].done(json!({"do": "hand_over", "seat": 0})).await;
    let told = sockets[1].next_of("step").await;
    assert_eq!(told["what"], json!({"kind": "bot_took_over", "seat": 0, "why": "handed_over"}));
    assert_eq!(told["table"]["seats"][0]["played_by_bot"], "handed_over");
    let told = sockets[1].next_of("step").await;
    assert_eq!(told["what"], json!({"kind": "acted", "seat": 0, "by": "handed_over"}));
    assert_eq!(sockets[0].refused(json!({"do": "hand_over", "seat": 0})).await, "bad_request");
    sockets[0].done(json!({"do": "take_back", "seat": 0})).await;
    assert_eq!(sockets[0].refused(json!({"do": "take_back", "seat": 0})).await, "bad_request");
    let told = sockets[1].next_of("step").await;
    assert_eq!(told["what"], json!({"kind": "took_back", "seat": 0}));
    // The others' questions are still the same ones.
    sockets[1].done(first_legal(&first[1]).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_the_clock_runs_out_a_bot_plays_that_one_decision() {
    let host = Host::by_hand(|_| {}).await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({"clock": 5})).await;
    let first = started(&mut sockets).await;
    assert_eq!(first[0]["deadline_ms"], 5_000);
    sockets[0].done(first_legal(&first[0]).unwrap()).await;
    sockets[1].done(first_legal(&first[1]).unwrap()).await;
    let asked = sockets[0].step_of(|step| step["what"]["seat"] == 1).await;
    assert_eq!(asked["deadline_ms"], 5_000, "a new question, a new time");
    let played = host.while_time_goes_by(sockets[0].step_of(|step| step["what"]["seat"] == 2)).await;
    assert_eq!(played["what"], json!({"kind": "acted", "seat": 2, "by": "clock"}));
    assert!(played["at"].as_u64().unwrap() - asked["at"].as_u64().unwrap() >= 5_000, "{played}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_gone_too_long_is_played_by_a_bot_and_gets_the_seat_back_on_return() {
    let host = Host::by_hand(|_| {}).await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({"away_after": 10})).await;
    let first = started(&mut sockets).await;
    sockets[0].done(first_legal(&first[0]).unwrap()).await;
    sockets[1].done(first_legal(&first[1]).unwrap()).await;
    sockets.pop().unwrap().close().await;
    let told = host.while_time_goes_by(async {
        // That everybody was there may be told only now.
        while sockets[0].next_of("presence").await["here"] != json!([true, true, false]) {}
        step_of(&mut sockets[0], "bot_took_over").await
    });
    let told = told.await;
    assert_eq!(told["what"], json!({"kind": "bot_took_over", "seat": 2, "why": "away"}));
    let told = sockets[0].next_of("step").await;
    assert_eq!(told["what"], json!({"kind": "acted", "seat": 2, "by": "away"}));
    let mut back = guests[2].connect(&id).await;
    let now = back.next_of("table").await;
    assert_eq!(now["table"]["seats"][2]["played_by_bot"], Value::Null);
    assert_eq!(step_of(&mut sockets[0], "took_back").await["what"]["seat"], 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn around_one_screen_one_person_holds_every_seat_and_sees_each() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let seats = json!([{"who": "me"}, {"who": "me", "name": "Bob"}, {"who": "open"}]);
    let (status, _) = guest.post("/api/tables", json!({"game": "toll", "seats": seats})).await;
    assert_eq!(status, 400, "only around one screen");
    let id = guest.make(json!({"game": "toll", "seats": seats, "one_screen": true})).await;
    let mut other = host.guest("Eve").await.connect(&id).await;
    assert_eq!(other.refused(json!({"do": "sit", "seat": 2})).await, "not_host");
    let mut socket = guest.connect(&id).await;
    socket.done(json!({"do": "sit", "seat": 2, "name": "Cem"})).await;
    socket.send("go", json!({"do": "start"})).await;
    let step = socket.started().await;
    let sights = step["sights"].as_array().unwrap();
    assert_eq!(sights.len(), 4);
    let open = &sights[3];
    assert_eq!(open["viewer"], "spectator", "what may lie open while the device is passed on");
    assert!((0..3).all(|seat| open["view"]["seats"][seat].get("hand").is_none()), "{open}");
    for (seat, sight) in sights[..3].iter().enumerate() {
        assert_eq!(sight["viewer"], seat);
        assert!(sight["view"]["seats"][seat]["hand"].is_array());
    }
    for seat in step["sights"][0]["view"]["pending"].as_array().unwrap() {
        let sight = &sights[seat.as_u64().unwrap() as usize];
        let request =
            json!({"do": "act", "seat": seat, "asked": sight["asked"], "action": sight["legal"][0]});
        socket.done(request).await;
    }
    assert_eq!(step["table"]["seats"][1]["name"], "Bob");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_can_look_ahead_as_far_as_it_can_know_and_nothing_is_played() {
    let host = Host::with(|config| config.limits.foresights_at_once = 3).await;
    let (_, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    let now = step_of(&mut sockets[0], "started").await;
    let legal = now["sights"][0]["legal"][0].clone();
    let foreseen = sockets[0].ask(json!({"do": "foresee", "seat": 0, "action": legal})).await;
    assert_eq!(foreseen["type"], "foreseen", "{foreseen}");
    assert_eq!(foreseen["events"], json!([{"type": "sealed", "seat": 0, "good": legal["good"]}]));
    assert!(foreseen["effect"]["id"].is_string(), "{foreseen}");
    let refused =
        sockets[0].ask(json!({"do": "foresee", "seat": 0, "action": {"type": "seal", "good": "x"}})).await;
    assert_eq!(refused["error"]["code"], "illegal_action", "{refused}");
    assert!(refused["error"]["rule"].is_string() && refused["error"]["reason"].is_string(), "{refused}");
    let others = json!({"do": "foresee", "seat": 1, "action": legal});
    assert_eq!(sockets[0].refused(others.clone()).await, "not_yours");
    assert_eq!(sockets[0].refused(others).await, "too_many_requests");
    let asked = now["sights"][0]["asked"].clone();
    sockets[0].send("act", act(0, &asked, legal)).await;
    let step = step_of(&mut sockets[0], "acted").await;
    assert_eq!(step["sights"][0]["events"], foreseen["events"], "what was foreseen has come true");
    assert_eq!(step["sights"][0]["told"][0]["id"], "toll-event-sealed");
    assert_eq!(step["sights"][0]["told"][0]["by"], 0);
    let hidden = step_of(&mut sockets[1], "acted").await;
    assert!(hidden["sights"][0]["told"][0]["args"].is_null(), "others are told no card: {hidden}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_board_draws_of_an_action_comes_with_its_foresight_and_with_its_refusal() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let seats = json!([{"who": "me"}, {"who": "bot", "level": "novice"}]);
    let options = json!({"patience": 1e9});
    let id = ann.make(json!({"game": "customs", "seats": seats, "options": options, "start": true})).await;
    let mut socket = ann.connect(&id).await;
    let asked = socket.next_of("table").await["sights"][0]["asked"].clone();
    let (wave, count) = (json!({"type": "wave", "seat": 1}), json!({"type": "count"}));
    let foreseen = socket.ask(json!({"do": "foresee", "seat": 0, "action": wave})).await;
    assert_eq!(foreseen["sketch"], json!({"of": wave, "may": true}));
    let refused = socket.ask(json!({"do": "foresee", "seat": 0, "action": count})).await;
    assert_eq!(refused["error"]["reason"], "not_now");
    assert_eq!(refused["sketch"], json!({"of": count, "may": false}));
    let refused = socket.ask(act(0, &asked, count)).await;
    assert_eq!((&refused["error"]["reason"], refused.get("sketch")), (&json!("not_now"), None));
}

/// The next step of this kind.
async fn step_of(socket: &mut Socket, kind: &str) -> Value {
    loop {
        let step = socket.next_of("step").await;
        if step["what"]["kind"] == kind {
            return step;
        }
    }
}
