//! Bad input, limit by limit: each gets its error or is closed, and other tables do not notice.

use crate::host::{Guest, Host, Socket, first_legal, sooner_or_later, three_at_a_table, toll};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// A host's table with one live connection.
async fn alone(host: &Host) -> Socket {
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    let mut socket = guest.connect(&id).await;
    socket.next_of("table").await;
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_is_refused_and_the_connection_goes_on() {
    let host = Host::open().await;
    let mut socket = alone(&host).await;
    let broken = [
        ("{", Value::Null),
        ("", Value::Null),
        ("[]", Value::Null),
        (r#"{"id": 7, "do": "start"}"#, Value::Null),
        (r#"{"id": "a"}"#, json!("a")),
        (r#"{"id": "a", "do": "fly"}"#, json!("a")),
        (r#"{"id": "a", "do": "sit"}"#, json!("a")),
        (r#"{"id": "a", "do": "sit", "seat": 300}"#, json!("a")),
        (r#"{"id": "", "do": "start"}"#, Value::Null),
        (r#"{"id": "a", "do": "start""#, json!("a")),
        (r#"{"id": "a", "do": "start"} and more"#, json!("a")),
        (r#"{"id": "a", "id": "b", "do": "start"}"#, json!("a")),
        (r#"{"do": "sit", "seat": 1e999, "id": "late"}"#, json!("late")),
        (r#"{"id": "a", "do": "act", "seat": 0, "asked": 99999999999999999999, "action": {}}"#, json!("a")),
        (r#"{"id": "a", "do": "chat", "text": "\ud800"}"#, json!("a")),
        (r#"{"id": "a", "do": "chat", "text": "\u202e"}"#, json!("a")),
    ];
    for (text, id) in broken {
        socket.send_text(text).await;
        let refused = socket.next_of("refused").await;
        assert_eq!((&refused["error"]["code"], &refused["id"]), (&json!("bad_request"), &id), "{text}");
    }
    let deep = format!(r#"{{"id": "a", "do": "act", "seat": 0, "asked": 1, "action": {}"#, "[".repeat(9000));
    socket.send_text(deep).await;
    assert_eq!(socket.next_of("refused").await["id"], "a");
    socket.send_text(json!({"id": "x".repeat(65), "do": "start"}).to_string()).await;
    assert_eq!(socket.next_of("refused").await["error"]["code"], "bad_request");
    assert_eq!(socket.refused(json!({"do": "start"})).await, "seats_open");
}

/// The server reads an action as the engine does: an object that has a key twice is none, and nothing changes.
#[tokio::test(flavor = "multi_thread")]
async fn a_key_that_stands_twice_is_refused_and_changes_nothing() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let started = sockets[0].started().await;
    let (asked, action) = (&started["sights"][0]["asked"], &started["sights"][0]["legal"][0]);
    let twice = action.to_string().replacen('{', &format!(r#"{{"type":{},"#, action["type"]), 1);
    let act = |action: &str| format!(r#"{{"id":"a","do":"act","seat":0,"asked":{asked},"action":{action}}}"#);
    let doubled = act(&action.to_string()).replacen(r#""do":"act""#, r#""do":"act","do":"act""#, 1);
    for text in [act(&twice), doubled] {
        sockets[0].send_text(text.clone()).await;
        let refused = sockets[0].answer("a").await;
        assert_eq!(refused["error"]["code"], "bad_request", "{text}: {refused}");
    }
    let now = guests[0].connect(&id).await.next_of("table").await;
    assert_eq!(
        (&now["number"], &now["sights"][0]["view"]),
        (&started["number"], &started["sights"][0]["view"])
    );
    sockets[0].send_text(act(&action.to_string())).await;
    assert_eq!(sockets[0].answer("a").await["type"], "done", "each key once");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_websocket_message_ends_its_connection_with_a_word() {
    let host = Host::open().await;
    // A reserved bit, a reserved kind of frame, no mask, and text that is none.
    let broken: [&[u8]; 4] = [
        &[0xc1, 0x80, 0, 0, 0, 0],
        &[0x83, 0x80, 0, 0, 0, 0],
        &[0x81, 0x01, b'x'],
        &[0x81, 0x81, 0, 0, 0, 0, 0xff],
    ];
    for bytes in broken {
        let mut socket = alone(&host).await;
        socket.send_bytes(bytes).await;
        assert_eq!(socket.next_of("refused").await["error"]["code"], "bad_request", "{bytes:?}");
        assert!(socket.next().await.is_none());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_cannot_be_read_or_is_not_for_that_gets_a_problem() {
    let host = Host::open().await;
    let wrong = [
        ("POST", "/api/me", 405, "bad_request"),
        ("PUT", "/api/tables/x", 405, "bad_request"),
        ("GET", "/api/tables/%ff", 404, "not_found"),
        ("GET", "/api/tables/x/live?since=abc", 400, "bad_request"),
        ("GET", "/api/tables/x/live?since=-1", 400, "bad_request"),
        ("GET", "/api/tables/x/live?since=1&since=2", 400, "bad_request"),
    ];
    for (method, path, status, code) in wrong {
        let answer = host.stranger().request(method, path, &[], b"").await;
        assert_eq!((answer.status, answer.json()["code"].clone()), (status, json!(code)), "{method} {path}");
    }
}

/// What people are told is wrong is in our words, and not in those of a library.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_with_a_request_is_said_in_plain_words() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    for (table, words) in [
        (json!([]), "this must be an object with each of its keys once, not a list"),
        (json!({"game": "toll"}), "`seats` is missing"),
        (json!({"game": "toll", "seats": 3}), "`seats` must be a list, not 3"),
        (
            json!({"game": "toll", "seats": ["open"]}),
            "`seats[0]` must be an object with each of its keys once, not a string",
        ),
        (json!({"game": "toll", "seats": [{"who": "cat"}]}), "`seats[0].who` must be one of: me, bot, open"),
        (json!({"game": "toll", "seats": [{"who": "bot"}]}), "`seats[0].level` is missing"),
        (
            json!({"game": "toll", "seats": [{"who": "bot", "level": 3}]}),
            "`seats[0].level` must be one of: novice, regular, expert",
        ),
        (
            json!({"game": "toll", "seats": [bot, bot, bot], "clock": "1"}),
            "`clock` must be a whole number, not a string",
        ),
        (
            json!({"game": "toll", "seats": [bot, bot, bot], "clock": 4}),
            "`clock` must be a number of seconds from 5 to 604800",
        ),
    ] {
        let (status, problem) = guest.post("/api/tables", table.clone()).await;
        assert_eq!((status, problem["message"].as_str().unwrap()), (400, words), "{table}");
    }
    for (body, words) in
        [("{", "this is not JSON: it ends too early"), (r#"{"name":7}"#, "`name` must be a string, not 7")]
    {
        let answer = guest.request("PUT", "/api/me", &[], body.as_bytes()).await;
        assert_eq!((answer.status, answer.json()["message"].as_str().unwrap()), (400, words), "{body}");
    }
}

/// However long somebody was away, coming back costs the server no more than coming.
#[tokio::test(flavor = "multi_thread")]
async fn who_has_missed_too_much_begins_anew() {
    let host = Host::with(|config| config.limits.missed = 20).await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    let mut socket = guest.connect(&id).await;
    let mut number = 0;
    for _ in 0..11 {
        socket.done(json!({"do": "stand", "seat": 0})).await;
        number = socket.done(json!({"do": "sit", "seat": 0})).await["number"].as_u64().unwrap();
    }
    assert_eq!(guest.resume(&id, number - 20).await.next().await.unwrap()["type"], "step");
    assert_eq!(guest.resume(&id, number - 21).await.next().await.unwrap()["type"], "table");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_long_ends_its_connection() {
    let host = Host::with(|config| config.limits.max_message = 1000).await;
    let mut socket = alone(&host).await;
    socket.send_text("x".repeat(1001)).await;
    assert_eq!(socket.next_of("refused").await["error"]["code"], "too_large");
    assert!(socket.next().await.is_none());
    let answer = host.stranger().request("PUT", "/api/me", &[], &[b' '; 1001]).await;
    assert_eq!((answer.status, answer.json()["code"].clone()), (413, json!("too_large")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_is_refused_and_then_cut_off() {
    let host = Host::by_hand(|config| {
        config.limits.messages_at_once = 10;
        config.limits.messages_per_second = 1;
    })
    .await;
    let mut socket = alone(&host).await;
    let mut other = alone(&host).await;
    for number in 0..12 {
        socket.send(&number.to_string(), json!({"do": "start"})).await;
    }
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(socket.next_of("refused").await["error"]["code"].as_str().unwrap().to_string());
    }
    assert_eq!(codes.iter().filter(|code| *code == "seats_open").count(), 10);
    assert_eq!(codes.iter().filter(|code| *code == "too_many_requests").count(), 2);
    for number in 0..12 {
        socket.send(&number.to_string(), json!({"do": "start"})).await;
    }
    assert_eq!(socket.next_of("closing").await["reason"], "too_many_messages");
    assert_eq!(other.refused(json!({"do": "start"})).await, "seats_open", "others do not notice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_never_reads_is_cut_off_and_the_table_plays_on() {
    let host = Host::with(|config| {
        config.limits.queue_bytes = 8 * 400_000;
        config.limits.chat_at_once = 1_000_000;
        config.limits.messages_per_second = 1_000_000;
        config.limits.max_message = 1 << 20;
        config.limits.chat_length = 500_000;
    })
    .await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    // This one never reads. What the system's own buffers take has to be filled before the server can notice.
    let deaf = guests[2].connect(&id).await;
    let mut talker = host.guest("Tom").await.connect(&id).await;
    talker.next_of("table").await;
    let text = "x".repeat(400_000);
    for number in 0..200 {
        talker.send(&format!("t{number}"), json!({"do": "chat", "text": text})).await;
        talker.answer(&format!("t{number}")).await;
        for socket in &mut sockets {
            while socket.next_of("chat").await["number"] != number + 1 {}
        }
        if host.app.live_connections() < 5 {
            break;
        }
    }
    assert_eq!(host.app.live_connections(), 4, "only the deaf one is cut off");
    drop(deaf);
    let mut back = guests[0].resume(&id, 1).await;
    let started = loop {
        let step = back.next_of("step").await;
        if step["what"]["kind"] == "started" {
            break step;
        }
    };
    sockets[0].done(first_legal(&started).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_so_many_connections_and_tables_and_no_more() {
    let host = Host::with(|config| {
        config.limits.connections_each = 2;
        config.limits.tables_each = 2;
    })
    .await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    guest.make(toll(3)).await;
    let (status, problem) = guest.post("/api/tables", toll(3)).await;
    assert_eq!((status, &problem["code"]), (429, &json!("too_many_tables")));
    let live = format!("/api/tables/{id}/live");
    let first = guest.connect(&id).await;
    let _second = guest.connect(&id).await;
    assert_eq!(guest.try_connect(&live, &[]).await.err(), Some(429));
    let _strangers = (host.stranger().connect(&id).await, host.stranger().connect(&id).await);
    assert_eq!(host.stranger().try_connect(&live, &[]).await.err(), Some(429), "strangers count by address");
    assert_eq!(host.app.live_connections(), 4);
    first.close().await;
    host.until(|app| app.live_connections() == 3).await;
    assert!(guest.try_connect(&live, &[]).await.is_ok(), "a closed one makes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_so_many_connections_in_all() {
    let host = Host::with(|config| config.limits.connections = 2).await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    let _one = guest.connect(&id).await;
    let other = host.guest("Bob").await.try_connect(&format!("/api/tables/{id}/live"), &[]).await;
    assert_eq!(other.err(), Some(429));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_often_over_http_has_to_wait() {
    let host = Host::by_hand(|config| {
        config.limits.requests_at_once = 5;
        config.limits.requests_per_second = 1;
    })
    .await;
    let mut statuses = Vec::new();
    for _ in 0..7 {
        statuses.push(host.stranger().get("/api/games").await.0);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 200, 429, 429]);
    host.app.clock.turn(Duration::from_secs(1));
    assert_eq!(host.stranger().get("/api/games").await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_connection_is_closed() {
    let host = Host::by_hand(|config| config.limits.idle = 60).await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    // Not read from, it does not even answer pings.
    let silent = guest.connect(&id).await;
    let mut lively = guest.connect(&id).await;
    assert_eq!(host.app.live_connections(), 2);
    let closed = async {
        while host.app.live_connections() != 1 {
            host.app.clock.turn(Duration::from_secs(20));
            // Whoever reads answers pings.
            lively.refused(json!({"do": "start"})).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), closed).await.expect("the silent one is closed");
    drop(silent);
    assert_eq!(lively.refused(json!({"do": "start"})).await, "seats_open", "who answers pings may stay");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_and_hints_have_limits_of_their_own() {
    let host = Host::by_hand(|config| {
        config.limits.chat_at_once = 2;
        config.limits.chat_length = 10;
        config.limits.hints_at_once = 1;
        config.limits.expert_thinks = 0;
    })
    .await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    assert_eq!(sockets[0].refused(json!({"do": "chat", "text": "12345678901"})).await, "too_large");
    sockets[0].done(json!({"do": "chat", "text": "1234567890"})).await;
    assert_eq!(sockets[0].refused(json!({"do": "chat", "text": "more"})).await, "too_many_requests");
    let mut again = guests[0].connect(&id).await;
    assert_eq!(again.refused(json!({"do": "chat", "text": "more"})).await, "too_many_requests");
    assert_eq!(sockets[1].refused(json!({"do": "chat", "text": "   "})).await, "too_large");
    assert_eq!(sockets[0].ask(json!({"do": "hint", "seat": 0})).await["type"], "hint");
    assert_eq!(sockets[0].refused(json!({"do": "hint", "seat": 0})).await, "too_many_requests");
}

/// Everything that comes on a bare socket until the server closes it.
async fn read_to_the_end(stream: &mut TcpStream) -> String {
    let mut read = Vec::new();
    let closed = tokio::time::timeout(Duration::from_secs(120), stream.read_to_end(&mut read)).await;
    closed.expect("the server closes the socket").ok();
    String::from_utf8_lossy(&read).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_does_not_arrive_in_time_is_given_up() {
    let host = Host::with(|config| config.limits.patience = 1).await;
    let heads = ["", "GET /api/m", "GET /api/me HTTP/1.1\r\nHost: a\r\n"];
    let bodies = ["Content-Length: 20\r\n\r\n{", "Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"];
    let bodies = bodies.map(|body| format!("PUT /api/me HTTP/1.1\r\nHost: a\r\n{body}"));
    let after_an_answer = "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n".to_string();
    let begun = heads.map(String::from).into_iter().chain(bodies).chain([after_an_answer]);
    let mut waiting = Vec::new();
    for begin in begun {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        stream.write_all(begin.as_bytes()).await.unwrap();
        waiting.push((begin, stream));
    }
    for (begin, mut stream) in waiting {
        let read = read_to_the_end(&mut stream).await;
        assert_eq!(read.contains("took too long to arrive"), begin.starts_with("PUT"), "{begin:?}: {read}");
        assert_eq!(read.contains("200 OK"), begin.contains("healthz"), "{begin:?}: {read}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets_and_live_connections_do_not_count() {
    let host = Host::with(|config| config.limits.sockets_each = 2).await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    let _live = [guest.connect(&id).await, guest.connect(&id).await, guest.connect(&id).await];
    let idle =
        [TcpStream::connect(host.address).await.unwrap(), TcpStream::connect(host.address).await.unwrap()];
    let mut turned_away = TcpStream::connect(host.address).await.unwrap();
    assert_eq!(read_to_the_end(&mut turned_away).await, "");
    drop(idle);
    let served = async {
        loop {
            let mut stream = TcpStream::connect(host.address).await.unwrap();
            let ask = "GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
            // Whoever is turned away may be cut off while asking.
            let _ = stream.write_all(ask.as_bytes()).await;
            if read_to_the_end(&mut stream).await.contains("200 OK") {
                return;
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(120), served).await.expect("a closed one makes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_gets_another_address_by_making_one_up() {
    let host = Host::by_hand(|config| {
        config.behind_proxy = true;
        config.limits.requests_at_once = 2;
        config.limits.requests_per_second = 1;
    })
    .await;
    // The proxy adds the address that it has seen: at the end of the list, or in a line of its own; some with a port.
    let forged: [&[(&str, &str)]; 4] = [
        &[("X-Forwarded-For", "192.0.2.1, 192.0.2.9")],
        &[("X-Forwarded-For", "192.0.2.2"), ("X-Forwarded-For", "192.0.2.9")],
        &[("X-Forwarded-For", "192.0.2.3"), ("X-Forwarded-For", "192.0.2.9:4711")],
        &[("X-Forwarded-For", "192.0.2.9")],
    ];
    let mut statuses = Vec::new();
    for headers in forged {
        statuses.push(host.stranger().request("GET", "/api/games", headers, b"").await.status);
    }
    assert_eq!(statuses, [200, 200, 429, 429]);
    let other = [("X-Forwarded-For", "192.0.2.10")];
    assert_eq!(host.stranger().request("GET", "/api/games", &other, b"").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn asking_for_several_tables_at_once_does_not_give_one_too_many() {
    let host = Host::with(|config| config.limits.tables_each = 3).await;
    let guest = host.guest("Ann").await;
    let ask = |mut guest: crate::host::Guest| async move { guest.post("/api/tables", toll(3)).await.0 };
    let asked: Vec<_> = (0..20).map(|_| tokio::spawn(ask(guest.clone()))).collect();
    let mut made = 0;
    for asked in asked {
        made += u32::from(asked.await.unwrap() == 200);
    }
    assert_eq!(made, 3);
}

/// What a file is read into is memory, too: it counts from its first byte.
#[tokio::test(flavor = "multi_thread")]
async fn files_that_do_not_arrive_are_not_piled_up() {
    let host = Host::with(|config| config.limits.replays_each = 2).await;
    let mut guest = host.guest("Ann").await;
    let mut unfinished = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(host.address).await.unwrap();
        let begin = "POST /api/replay HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{";
        stream.write_all(begin.as_bytes()).await.unwrap();
        unfinished.push(stream);
    }
    let mut has_room = async || guest.request("POST", "/api/replay", &[], b"{}").await.status != 429;
    sooner_or_later(async || !has_room().await).await;
    drop(unfinished);
    sooner_or_later(has_room).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_head_of_a_request_has_an_end() {
    let host = Host::open().await;
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let head = format!("GET / HTTP/1.1\r\nHost: a\r\nX-Long: {}", "a".repeat(20_000));
    // It may be answered before all of it was sent.
    let _ = stream.write_all(head.as_bytes()).await;
    assert!(read_to_the_end(&mut stream).await.starts_with("HTTP/1.1 431"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_network_of_ipv6_counts_as_one_address() {
    let host = Host::by_hand(|config| {
        config.behind_proxy = true;
        config.limits.requests_at_once = 2;
        config.limits.requests_per_second = 1;
    })
    .await;
    let mut statuses = Vec::new();
    for from in ["2001:db8:1:2::1", "2001:db8:1:2:ffff::1", "2001:db8:1:2::3", "2001:db8:1:3::1"] {
        let headers = [("X-Forwarded-For", from)];
        statuses.push(host.stranger().request("GET", "/api/games", &headers, b"").await.status);
    }
    assert_eq!(statuses, [200, 200, 429, 200]);
}

/// A replay stays in memory until it has been read: whoever reads none of them gets no more.
#[tokio::test(flavor = "multi_thread")]
async fn replays_that_nobody_reads_are_not_piled_up() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let id = guest
        .make(json!({"game": "customs", "seats": vec![bot; 4], "options": {"rounds": 120}, "start": true}))
        .await;
    let mut socket = guest.connect(&id).await;
    socket.step_of(|step| step["table"]["state"] == "over").await;
    let path = format!("/api/tables/{id}/replay?viewer=open");
    let whole = guest.request("GET", &path, &[], b"").await;
    assert_eq!((whole.status, whole.json()["table"]["state"].clone()), (200, json!("over")));
    let file = guest.request("GET", &format!("/api/tables/{id}/game"), &[], b"").await.body;
    let posted =
        format!("POST /api/replay?viewer=open HTTP/1.1\r\nHost: a\r\nContent-Length: {}\r\n\r\n", file.len());
    let asked = format!("GET {path} HTTP/1.1\r\nHost: a\r\n\r\n");
    for begin in [asked.into_bytes(), [posted.into_bytes(), file].concat()] {
        unread_until_refused(&host, &mut guest, &path, &begin).await;
    }
}

/// Asks on many connections for long answers and reads none of them, until there are too many; then hangs up.
async fn unread_until_refused(host: &Host, guest: &mut Guest, path: &str, begin: &[u8]) {
    // A small window and many long answers, more than a socket holds: most of the last one waits at the server. What fits
    // into the buffers of the connection does not wait, so not every connection holds one: they come until enough do.
    let mut unread = Vec::new();
    let refused = async {
        while guest.request("GET", path, &[], b"").await.status != 429 {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.set_recv_buffer_size(4096).unwrap();
            let mut stream = socket.connect(host.address).await.unwrap();
            let begin = begin.repeat(40);
            // Not all of it is taken before the first answer has been read.
            unread.push(tokio::spawn(async move {
                let _ = stream.write_all(&begin).await;
                std::future::pending::<()>().await;
                drop(stream);
            }));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), refused).await.expect("there are too many");
    unread.iter().for_each(|connection| connection.abort());
    let served = async {
        while guest.request("GET", path, &[], b"").await.status != 200 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(120), served).await.expect("whoever hangs up makes room");
}
