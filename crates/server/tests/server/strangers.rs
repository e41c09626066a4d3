//! One stranger and everybody else: an attacker takes what the limits leave, and a victim at another address goes on as
//! if there were none. What is counted is work, not time.

use crate::calls::Browser;
use crate::customs::Door;
use crate::host::{Guest, Host, Socket, first_legal, three_at_a_table, toll};
use besace_server::limits::Limits;
use besace_server::places::Claim;
use serde_json::{Value, json};
use std::time::Duration;

/// Where the attacker sits.
const ELSEWHERE: [u8; 4] = [127, 0, 0, 66];

fn bots(level: &str, away_after: u32) -> Value {
    let bot = json!({"who": "bot", "level": level});
    json!({"game": "toll", "seats": [{"who": "me"}, bot, bot], "options": {"first_player": 0},
        "away_after": away_after, "start": true})
}

fn bots_alone(seats: usize) -> Value {
    let bot = json!({"who": "bot", "level": "expert"});
    json!({"game": "toll", "seats": vec![bot; seats], "start": true})
}

/// Makes tables of experts, looks at each, and never sits down.
async fn makes_bots_think(attacker: &mut Guest, tables: usize) {
    for _ in 0..tables {
        let id = attacker.make(bots_alone(5)).await;
        assert_eq!(attacker.get(&format!("/api/tables/{id}")).await.0, 200);
        // Whoever only watches does not make them think either.
        attacker.clone_without_session().connect(&id).await.next_of("table").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_bots_that_nobody_is_at_take_no_thought_from_anybody() {
    let host = Host::with(|config| config.limits.thinkers = 1).await;
    let mut attacker = host.guest_from(ELSEWHERE, "Eve").await;
    makes_bots_think(&mut attacker, 40).await;
    host.all_asleep().await;
    assert_eq!(host.app.tables.thoughts(), 0, "no bot has thought");
    let mut victim = host.guest("Ann").await;
    let id = victim.make(bots("novice", 120)).await;
    let mut socket = victim.connect(&id).await;
    for _ in 0..2 {
        socket.step_of(|step| step["what"]["by"] == "bot").await;
    }
    assert_eq!(host.app.tables.thoughts(), 2, "the victim's two bots have thought, and nobody else's");
}

/// Experts whose thoughts last until the test opens this door, the guard first: three of them, or two with the host in a seat.
fn slow_thinkers(door: Door, plays: bool) -> Value {
    let bot = json!({"who": "bot", "level": "expert"});
    let last = if plays { json!({"who": "me"}) } else { bot.clone() };
    json!({"game": "customs", "seats": [bot, bot, last], "options": {"door": door.0}, "start": true})
}

/// A stranger hosts many tables of experts, and stays at every one of them, in a seat or watching: so all of them may think. There
/// is one place to think, and it is theirs. Somebody comes whose bots are no quicker. When the place is free, it is theirs.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_stays_at_many_tables_of_experts_has_one_thought_before_somebody_elses() {
    let host = Host::with(|config| config.limits.thinkers = 1).await;
    let (strangers, victims) = (Door(33), Door(34));
    let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
    let mut stays = Vec::new();
    for table in 0..20 {
        let id = eve.make(slow_thinkers(strangers, table % 2 == 0)).await;
        let mut socket = eve.connect(&id).await;
        socket.next_of("table").await;
        stays.push(socket);
    }
    host.until(|_| strangers.thinking().0 == 1).await;
    host.until(|app| app.tables.wait_to_think() == 19).await;
    assert_eq!(host.app.tables.thoughts(), 1);
    let mut ann = host.guest("Ann").await;
    let id = ann.make(slow_thinkers(victims, true)).await;
    let _ann = ann.connect(&id).await;
    host.until(|app| app.tables.wait_to_think() == 20).await;
    strangers.open();
    host.until(|_| victims.thinking().0 == 1).await;
    assert_eq!(host.app.tables.thoughts(), 2, "the one that had begun, and the victim's");
    victims.open();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_bots_plays_while_its_host_watches() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(bots_alone(3)).await;
    let mut socket = ann.connect(&id).await;
    socket.step_of(|step| step["what"]["by"] == "bot").await;
    socket.close().await;
    host.all_asleep().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_stop_when_their_people_go_unless_the_table_is_made_for_slow_play() {
    let host = Host::by_hand(|config| config.limits.bot_pause = 900).await;
    let mut ann = host.guest("Ann").await;
    for (away_after, slow) in [(120, false), (3600, true)] {
        let id = ann.make(bots("regular", away_after)).await;
        let mut socket = ann.connect(&id).await;
        socket.next_of("table").await;
        host.until(|app| app.tables.thinking() == 1).await;
        socket.close().await;
        match slow {
            // The clock stands still: they have not played.
            false => host.all_asleep().await,
            true => host.while_time_goes_by(host.all_asleep()).await,
        }
        let (_, me) = ann.get("/api/me").await;
        let table = me["tables"].as_array().unwrap().iter().find(|table| table["id"] == id).unwrap();
        assert_eq!(table["your_turn"], slow, "bots that play on stop when a person is due");
    }
    host.app.clock.turn(Duration::from_secs(3600));
    assert_eq!(host.app.tables.awake(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_and_links_are_shown_without_replaying_a_log() {
    let host = Host::with(|config| config.limits.log_before_start = 20).await;
    let mut attacker = host.guest_from(ELSEWHERE, "Eve").await;
    let mut ids = Vec::new();
    for _ in 0..5 {
        let mut table = toll(3);
        table["listed"] = json!(true);
        let id = attacker.make(table).await;
        let mut socket = attacker.connect(&id).await;
        let refused = loop {
            let (stand, sit) = (json!({"do": "stand", "seat": 0}), json!({"do": "sit", "seat": 0}));
            let answers = [socket.ask(stand).await, socket.ask(sit).await];
            if let Some(refused) = answers.into_iter().find(|answer| answer["type"] == "refused") {
                break refused;
            }
        };
        assert_eq!(refused["error"]["code"], "too_large", "coming and going ends long before a game would");
        ids.push(id);
    }
    host.all_asleep().await;
    let mut victim = host.guest("Ann").await;
    let before = host.app.tables.replayed();
    for _ in 0..10 {
        assert_eq!(victim.get("/api/tables").await.1.as_array().unwrap().len(), 5);
        assert_eq!(attacker.get("/api/me").await.1["tables"].as_array().unwrap().len(), 5);
        assert_eq!(victim.get(&format!("/api/tables/{}", ids[0])).await.0, 200);
    }
    assert_eq!(host.app.tables.replayed(), before, "logs replayed for thirty requests");
    assert_eq!(host.app.tables.awake(), 0, "nobody wakes because somebody looks");

    let host = host.restart().await;
    let mut victim = host.guest("Ann").await;
    assert_eq!(victim.get("/api/tables").await.1.as_array().unwrap().len(), 5);
    assert_eq!(host.app.tables.replayed(), 0, "nor after a restart");
}

/// Comes and goes at the third seat until that is refused, and says why it was.
async fn comes_and_goes(socket: &mut Socket) -> String {
    loop {
        for request in [json!({"do": "sit", "seat": 2}), json!({"do": "stand", "seat": 2})] {
            let answer = socket.ask(request).await;
            if answer["type"] == "refused" {
                return answer["error"]["code"].as_str().unwrap().into();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_and_goes_spoils_a_table_for_nobody() {
    let host = Host::with(|config| {
        config.limits.changes_at_once = 20;
        config.limits.log_before_start = 40;
    })
    .await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    // However many people an attacker is.
    for name in ["Eve", "Mallory", "Trudy"] {
        let attacker = host.guest_from(ELSEWHERE, name).await;
        assert_eq!(comes_and_goes(&mut attacker.connect(&id).await).await, "too_many_requests");
    }
    let bob = host.guest("Bob").await;
    bob.connect(&id).await.done(json!({"do": "sit", "seat": 1})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_looks_after_a_table_whose_log_others_have_filled() {
    let host = Host::with(|config| config.limits.log_before_start = 20).await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    let attacker = host.guest_from(ELSEWHERE, "Eve").await;
    assert_eq!(comes_and_goes(&mut attacker.connect(&id).await).await, "too_large");
    let mut socket = ann.connect(&id).await;
    let (_, table) = ann.get(&format!("/api/tables/{id}")).await;
    if table["seats"][2]["who"] == "person" {
        socket.done(json!({"do": "clear_seat", "seat": 2})).await;
    }
    socket.done(json!({"do": "fill_seats", "level": "novice"})).await;
    socket.done(json!({"do": "start"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_game_counts_among_the_tables_of_whoever_asks_for_it() {
    let host = Host::with(|config| config.limits.tables_each = 1).await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(bots("novice", 120)).await;
    let mut socket = ann.connect(&id).await;
    socket.done(json!({"do": "hand_over", "seat": 0})).await;
    socket.step_of(|step| step["table"]["state"] == "over").await;
    let other = ann.make(toll(3)).await;
    assert_eq!(socket.refused(json!({"do": "rematch"})).await, "too_many_tables");
    assert_eq!(ann.request("DELETE", &format!("/api/tables/{other}"), &[], b"").await.status, 204);
    socket.done(json!({"do": "rematch"})).await;
}

/// Whatever plays a game again for somebody who looks at it has to wait for a place, and those are given by turns.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_at_games_takes_turns_with_others() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(bots("novice", 120)).await;
    let mut socket = ann.connect(&id).await;
    socket.done(json!({"do": "hand_over", "seat": 0})).await;
    socket.step_of(|step| step["table"]["state"] == "over").await;
    let before = host.app.tables.played_again();
    assert_eq!(ann.get(&format!("/api/tables/{id}/replay")).await.0, 200);
    assert_eq!(host.app.tables.played_again(), before + 1, "a replay");
    let file = ann.request("GET", &format!("/api/tables/{id}/game"), &[], b"").await.body;
    assert_eq!(host.app.tables.played_again(), before + 2, "a file to keep");
    assert_eq!(ann.request("POST", "/api/replay", &[], &file).await.status, 200);
    assert_eq!(host.app.tables.played_again(), before + 3, "a file that is opened");
    let mut newcomer = host.stranger().connect(&id).await;
    while newcomer.next_of("history").await["last"] != json!(true) {}
    assert_eq!(host.app.tables.played_again(), before + 4, "and the history of a table");
}

/// Steps with the sights of many seats can be long: whoever has missed more than may wait is told the table anew.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_missed_is_no_longer_than_what_may_wait() {
    for (queue_bytes, first) in [(1024 * 1024, "step"), (2000, "table")] {
        let host = Host::with(|config| config.limits.queue_bytes = queue_bytes).await;
        let mut ann = host.guest("Ann").await;
        let id = ann.make(bots("novice", 120)).await;
        let mut socket = ann.connect(&id).await;
        let since = socket.next_of("table").await["number"].as_u64().unwrap();
        socket.done(json!({"do": "hand_over", "seat": 0})).await;
        socket.step_of(|step| step["table"]["state"] == "over").await;
        let told = ann.resume(&id, since).await.next().await.unwrap();
        assert_eq!(told["type"], first, "with {queue_bytes} bytes");
    }
}

/// A database of an older Besace knows nothing to show, and after a crash it may know something old.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_kept_to_be_shown_is_made_once_of_the_log() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    let mut socket = ann.connect(&id).await;
    socket.done(json!({"do": "seat_bot", "seat": 1, "level": "novice"})).await;
    let (_, awake) = ann.get(&format!("/api/tables/{id}")).await;
    assert_eq!(awake["seats"][1]["who"], "bot");
    socket.close().await;
    host.all_asleep().await;
    let key = host.app.tables.find(&id).await.unwrap();
    for (number, glance) in [(0, ""), (1, "{}"), (2, awake.to_string().as_str())] {
        host.app.storage.keep_glance(key, number, glance).await.unwrap();
        let before = host.app.tables.replayed();
        for _ in 0..3 {
            assert_eq!(ann.get(&format!("/api/tables/{id}")).await.1, awake);
            assert_eq!(ann.get("/api/me").await.1["tables"][0]["seats"], awake["seats"]);
        }
        assert_eq!(host.app.tables.replayed(), before + 1);
    }
}

/// Lets as many people of this address as it takes open a table until they are turned away.
async fn fills_up(host: &Host, table: &str, each: usize) -> Vec<Socket> {
    let path = format!("/api/tables/{table}/live");
    let mut held = Vec::new();
    loop {
        let guest = host.guest_from(ELSEWHERE, "Eve").await;
        for _ in 0..each {
            match guest.try_connect(&path, &[]).await {
                Ok(socket) => held.push(socket),
                Err(status) => {
                    assert_eq!(status, 429);
                    return held;
                }
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_leaves_connections_to_others_and_to_people_with_a_seat() {
    let host = Host::with(|config| {
        config.limits.connections = 40;
        config.limits.connections_each = 5;
    })
    .await;
    // Dan happens to live where the attacker does.
    let mut dan = host.guest_from(ELSEWHERE, "Dan").await;
    let at_dans = dan.make(toll(3)).await;
    let mut victim = host.guest("Ann").await;
    let id = victim.make(toll(3)).await;
    let held = fills_up(&host, &id, 5).await;
    assert_eq!(held.len(), 16, "half of all connections, less the fifth that is for seats");
    assert_eq!(dan.try_connect(&format!("/api/tables/{id}/live"), &[]).await.err(), Some(429));
    let mut own = dan.connect(&at_dans).await;
    own.next_of("table").await;
    let mut socket = victim.connect(&id).await;
    socket.next_of("table").await;
    for _ in 0..5 {
        host.stranger().connect(&id).await.next_of("table").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_does_not_become_everybody_nor_fill_the_list() {
    let host = Host::by_hand(|config| {
        config.limits.people_at_once = 10;
        config.limits.tables_each_address = 8;
        config.limits.tables_listed = 5;
    })
    .await;
    let listed = || {
        let mut table = toll(3);
        table["listed"] = json!(true);
        table
    };
    let mut victim = host.guest("Ann").await;
    let wanted = victim.make(listed()).await;
    let mut people = Vec::new();
    loop {
        let mut stranger = host.stranger_from(ELSEWHERE);
        match stranger.put("/api/me", json!({"name": "Eve"})).await.0 {
            200 => people.push(stranger),
            refused => break assert_eq!(refused, 429),
        }
    }
    assert_eq!(people.len(), 10);
    assert_eq!(people[0].put("/api/me", json!({"name": "Eva"})).await.0, 200, "whoever is known may go on");
    let mut made = Vec::new();
    for turn in 0.. {
        // On a clock that stands still, so that all are of one moment.
        let (status, answer) = people[turn % 10].post("/api/tables", listed()).await;
        if status != 200 {
            assert_eq!((status, &answer["code"]), (429, &json!("too_many_tables")));
            break;
        }
        made.push(answer["table"].as_str().unwrap().to_string());
    }
    assert_eq!(made.len(), 8);
    let (_, lobby) = victim.get("/api/tables").await;
    let shown: Vec<&str> =
        lobby.as_array().unwrap().iter().map(|table| table["id"].as_str().unwrap()).collect();
    assert_eq!(shown.len(), 5);
    assert!(shown.contains(&wanted.as_str()), "the victim's only table is not pushed out");

    // Closing makes room.
    let path = format!("/api/tables/{}", made[0]);
    let mut watching = victim.connect(&made[0]).await;
    watching.next_of("table").await;
    assert_eq!(victim.request("DELETE", &path, &[], b"").await.json()["code"], "not_host");
    assert_eq!(people[0].request("DELETE", &path, &[], b"").await.status, 204);
    assert_eq!(watching.next_of("closing").await["reason"], "not_found");
    assert_eq!(victim.get(&path).await.0, 404);
    assert_eq!(people[0].request("DELETE", &path, &[], b"").await.status, 404);
    assert_eq!(people[0].post("/api/tables", listed()).await.0, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_closes_a_game_only_where_nobody_else_plays() {
    let host = Host::open().await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[1].started().await;
    let refused = guests[0].request("DELETE", &format!("/api/tables/{id}"), &[], b"").await;
    assert_eq!(refused.json()["code"], "already_started");
    let alone = guests[0].make(bots("novice", 120)).await;
    let (_, me) = guests[0].get("/api/me").await;
    assert!(me["tables"].as_array().unwrap().iter().all(|table| table["you_host"] == true));
    assert_eq!(guests[0].request("DELETE", &format!("/api/tables/{alone}"), &[], b"").await.status, 204);
    assert_eq!(guests[0].get("/api/me").await.1["tables"].as_array().unwrap().len(), 1);
}

/// Whoever never finishes a message is cut off after as many bytes as two messages may have.
#[tokio::test(flavor = "multi_thread")]
async fn pieces_of_a_message_that_never_ends_are_counted() {
    let host = Host::open().await;
    let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
    let id = eve.make(toll(3)).await;
    let mut socket = eve.connect(&id).await;
    socket.next_of("table").await;
    // A text that is not finished, and then empty pieces of it, with a mask as browsers send them.
    let mut frames = vec![0x01, 0x81, 0, 0, 0, 0, b'x'];
    frames.extend([0x00, 0x80, 0, 0, 0, 0].repeat(10_000));
    socket.send_bytes(&frames).await;
    assert_eq!(socket.next_of("closing").await["reason"], "too_many_messages");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_speaks_under_the_name_of_somebody_who_sits_there() {
    let host = Host::open().await;
    let (id, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    let mut eve = host.guest_from(ELSEWHERE, "ANN").await;
    let mut socket = eve.connect(&id).await;
    // Ann's name with a Cyrillic letter and with one that joins: they look the same to everybody else.
    for name in ["ANN", "\u{410}nn", "A\u{200d}nn"] {
        assert_eq!(eve.put("/api/me", json!({"name": name})).await.0, 200, "it is nobody's at other tables");
        assert_eq!(socket.refused(json!({"do": "chat", "text": "I resign"})).await, "name_taken", "{name:?}");
    }
    eve.put("/api/me", json!({"name": "Eve"})).await;
    socket.done(json!({"do": "chat", "text": "hello"})).await;
    assert_eq!(sockets[0].next_of("chat").await["name"], "Eve", "and nothing was told of the first");
    let wall = format!("a{}b", "\n".repeat(400));
    assert_eq!(socket.refused(json!({"do": "chat", "text": wall})).await, "too_large");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_under_the_name_of_somebody_who_sits_there() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    let eve = host.guest_from(ELSEWHERE, "Eve").await;
    let mut socket = eve.connect(&id).await;
    socket.next_of("table").await;
    for name in ["Ann", "\u{410}nn", "A\u{200d}nn"] {
        assert_eq!(
            socket.refused(json!({"do": "sit", "seat": 1, "name": name})).await,
            "name_taken",
            "{name:?}"
        );
    }
    socket.done(json!({"do": "sit", "seat": 1})).await;
    // Whoever is there keeps the name, also where somebody else would like it.
    let mut hers = ann.connect(&id).await;
    hers.done(json!({"do": "stand", "seat": 0})).await;
    hers.done(json!({"do": "sit", "seat": 0, "name": "ann"})).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_has_one_host_and_an_address_so_many_pages() {
    let host = Host::by_hand(|config| config.limits.pages_at_once = 20).await;
    let mut eve = host.stranger_from(ELSEWHERE);
    assert_eq!(eve.request("GET", "/", &[("Host", "elsewhere")], b"").await.status, 400);
    assert_eq!(eve.without_host("/").await.status, 400);
    assert_eq!(eve.without_host("/healthz").await.status, 200, "a program that only looks need not say it");
    let mut answered = 3;
    while eve.get("/healthz").await.0 == 200 {
        answered += 1;
    }
    assert_eq!(answered, 20);
    for path in ["/", "/assets/a-1.js", "/readyz", "/api/games"] {
        assert_eq!(eve.get(path).await.0, 429, "{path}");
        assert_eq!(host.stranger().get(path).await.0, 200, "{path}, for others");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crowd_that_watches_is_told_everything_after_those_who_play() {
    let host = Host::with(|config| config.limits.connections_each = 100).await;
    let (id, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    let eve = host.stranger_from(ELSEWHERE);
    let mut crowd = Vec::new();
    for _ in 0..40 {
        let mut socket = eve.connect(&id).await;
        socket.next_of("table").await;
        crowd.push(socket);
    }
    for round in 0..3 {
        sockets[0].done(json!({"do": "chat", "text": format!("round {round}")})).await;
    }
    for socket in &mut crowd {
        for round in 0..3 {
            assert_eq!(socket.next_of("chat").await["text"], format!("round {round}"));
        }
    }
}

/// Each connection keeps to its own limit; there are many of them. What is heard is counted on a clock that stands still.
#[tokio::test(flavor = "multi_thread")]
async fn an_address_is_heard_so_often_on_however_many_connections() {
    let host = Host::by_hand(|config| config.limits.messages_each_address = 2).await;
    let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
    let id = eve.make(toll(3)).await;
    for _ in 0..4 {
        let mut socket = eve.connect(&id).await;
        for _ in 0..5 {
            assert_eq!(socket.refused(json!({"do": "start"})).await, "seats_open");
        }
    }
    // Ten seconds' worth has been heard at once. What comes now has to wait for its turn, and keeps nobody else waiting.
    let (mut socket, start) = (eve.connect(&id).await, host.app.clock.now());
    socket.send("late", json!({"do": "start"})).await;
    let mut victim = host.guest("Ann").await;
    let own = victim.make(toll(3)).await;
    assert_eq!(victim.connect(&own).await.refused(json!({"do": "start"})).await, "seats_open");
    let answer = host.while_time_goes_by(socket.answer("late")).await;
    assert_eq!(answer["error"]["code"], "seats_open");
    assert!(host.app.clock.now() - start >= Duration::from_millis(500), "two a second are heard");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_only_watches_says_no_more_by_being_many() {
    let host = Host::by_hand(|config| config.limits.chat_each_address = 1).await;
    let (id, _, mut sockets) = three_at_a_table(&host, json!({})).await;
    let mut at_this_table = 0;
    let mut eves = Vec::new();
    for number in 0..5 {
        let eve = host.guest_from(ELSEWHERE, &format!("Eve {number}")).await;
        let mut socket = eve.connect(&id).await;
        for _ in 0..3 {
            let answer = socket.ask(json!({"do": "chat", "text": "look at me"})).await;
            at_this_table += u32::from(answer["type"] == "done");
        }
        eves.push(eve);
    }
    assert_eq!(at_this_table, 5, "as much as one of them might say");
    for _ in 0..5 {
        sockets[0].done(json!({"do": "chat", "text": "never mind"})).await;
    }
    // At tables of their own each may speak, but all of them together only so much.
    let mut elsewhere = 0;
    for eve in &mut eves {
        let own = eve.make(toll(3)).await;
        let mut socket = eve.connect(&own).await;
        for _ in 0..5 {
            let answer = socket.ask(json!({"do": "chat", "text": "look at me"})).await;
            elsewhere += u32::from(answer["type"] == "done");
        }
    }
    assert_eq!(at_this_table + elsewhere, 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_cut_off_because_somebody_came_by_and_was_forgotten() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[0].started().await;
    for _ in 0..3 {
        let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
        let mut socket = eve.connect(&id).await;
        socket.done(json!({"do": "chat", "text": "hello"})).await;
        assert_eq!(eve.request("DELETE", "/api/me", &[], b"").await.status, 204);
    }
    // What is asked after it on the same connection is answered there.
    for socket in &mut sockets {
        socket.done(json!({"do": "chat", "text": "who was that?"})).await;
    }
    let now = guests[0].connect(&id).await.next_of("table").await;
    assert_eq!((&now["chat"][0]["name"], &now["chat"][3]["name"]), (&json!("a player"), &json!("Ann")));
}

/// To tell somebody step by step what they have missed, the table reads its log and everybody waits: that is for those who
/// play. Whoever watches is told the table as it is, and its history beside it.
#[tokio::test(flavor = "multi_thread")]
async fn no_table_reads_its_log_for_somebody_who_only_watches() {
    let host = Host::open().await;
    let (id, guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let number = sockets[0].started().await["number"].as_u64().unwrap();
    let eve = host.guest_from(ELSEWHERE, "Eve").await;
    assert_eq!(eve.resume(&id, 1).await.next().await.unwrap()["type"], "table");
    assert_eq!(guests[1].resume(&id, 1).await.next().await.unwrap()["type"], "step");
    // Who has missed nothing costs nothing.
    let mut socket = eve.resume(&id, number).await;
    assert_eq!(socket.refused(json!({"do": "start"})).await, "not_host");
}

/// A page of some site far away whose name leads to this machine (DNS rebinding): for its reader's browser it is one with the
/// server, so nothing but the name tells them apart.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_a_site_far_away_could_have_leads_nowhere() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    let port = host.address.port();
    let own =
        [format!("127.0.0.1:{port}"), format!("localhost:{port}"), "raspberrypi.lan".into(), "besace".into()];
    let live = format!("/api/tables/{id}/live");
    for name in own {
        assert_eq!(host.stranger().for_host(&name, "/api/games", "").await.status, 200, "{name}");
    }
    for name in ["evil.example".to_string(), format!("evil.example:{port}")] {
        let same = format!("Origin: http://{name}\r\nSec-Fetch-Site: same-origin\r\n");
        for path in ["/", "/api/games", "/api/tables", "/metrics", &live] {
            let answer = host.stranger().for_host(&name, path, &same).await;
            assert_eq!(
                (answer.status, answer.json()["code"].clone()),
                (403, json!("forbidden_origin")),
                "{name}{path}"
            );
        }
    }
    let public = Host::with(|config| config.public_address = Some("https://games.example.org".into())).await;
    for (name, status) in [("games.example.org", 200), ("evil.example", 403), ("127.0.0.1", 200)] {
        assert_eq!(public.stranger().for_host(name, "/api/games", "").await.status, status, "{name}");
    }
}

/// Two hundred pupils behind one address open a page each, in the same second: what they all together ask for is within the
/// usual limits.
#[tokio::test(flavor = "multi_thread")]
async fn a_school_of_two_hundred_comes_sits_down_and_plays_within_the_usual_limits() {
    let host = Host::by_hand(|config| {
        config.limits = Limits { bot_pause: 0, ..Limits::default() };
    })
    .await;
    let mut tables = Vec::new();
    for table in 0..50 {
        let mut pupils = Vec::new();
        for seat in 0..4 {
            let mut pupil = host.stranger_from(ELSEWHERE);
            // What a page asks for when it is opened.
            for path in ["/", "/assets/a-1.js", "/api/me", "/api/games", "/api/tables"] {
                assert_eq!(pupil.get(path).await.0, 200, "{path}");
            }
            assert_eq!(pupil.put("/api/me", json!({"name": format!("Pupil {table}-{seat}")})).await.0, 200);
            pupils.push(pupil);
        }
        let id = pupils[0].make(toll(4)).await;
        let mut sockets = Vec::new();
        for (seat, pupil) in pupils.iter_mut().enumerate() {
            assert_eq!(pupil.get(&format!("/api/tables/{id}")).await.0, 200);
            let mut socket = pupil.connect(&id).await;
            if seat > 0 {
                socket.done(json!({"do": "sit", "seat": seat})).await;
            }
            sockets.push(socket);
        }
        sockets[0].send("start", json!({"do": "start"})).await;
        tables.push((pupils, sockets));
    }
    for (_, sockets) in &mut tables {
        let mut played = 0;
        for socket in sockets.iter_mut() {
            let started = socket.started().await;
            if let Some(act) = first_legal(&started) {
                socket.done(act).await;
                played += 1;
            }
            socket.done(json!({"do": "chat", "text": "Good luck!"})).await;
        }
        assert!(played > 0);
    }
    assert_eq!(host.app.live_connections(), 200);
}

/// However many games somebody has played again, whoever comes later from elsewhere is next.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_many_games_played_again_waits_for_whoever_has_one() {
    let host = Host::with(|config| config.limits.thinkers = 1).await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(bots("novice", 120)).await;
    let mut socket = ann.connect(&id).await;
    socket.done(json!({"do": "hand_over", "seat": 0})).await;
    let over = socket.step_of(|step| step["table"]["state"] == "over").await;
    let file = ann.request("GET", &format!("/api/tables/{id}/game"), &[], b"").await.body;
    let key = host.app.tables.find(&id).await.unwrap();
    // The one place is taken.
    let door = Door(31);
    let (tables, eve) = (host.app.tables.clone(), Claim::quick(ELSEWHERE.into(), None, key));
    let held = tokio::spawn(async move { tables.play_again(eve, move || door.go_through()).await });
    host.until(|_| door.thinking().0 == 1).await;
    let before = host.app.tables.played_again();
    let mut many = tokio::task::JoinSet::new();
    for way in 0..8 {
        let (mut eve, id, file) = (host.stranger_from(ELSEWHERE), id.clone(), file.clone());
        let step = over["number"].as_u64().unwrap() - way;
        many.spawn(async move {
            let status = match way % 4 {
                0 => eve.get(&format!("/api/tables/{id}/replay?viewer=open")).await.0,
                1 => eve.request("POST", "/api/replay", &[], &file).await.status,
                2 => eve.get(&format!("/api/tables/{id}/recordings/{step}")).await.0,
                _ => {
                    let mut socket = eve.connect(&id).await;
                    while socket.next_of("history").await["last"] != json!(true) {}
                    200
                }
            };
            (way, status)
        });
    }
    host.until(|app| app.tables.wait_to_play_again() == 8).await;
    let (tables, app) = (host.app.tables.clone(), host.app.clone());
    let victim = Claim::quick([127, 0, 0, 1].into(), None, key);
    let next =
        tokio::spawn(async move { tables.play_again(victim, move || app.tables.played_again()).await });
    host.until(|app| app.tables.wait_to_play_again() == 9).await;
    door.open();
    assert_eq!(next.await.unwrap().unwrap(), before + 1, "none of the many went before the one");
    held.await.unwrap().unwrap();
    while let Some(done) = many.join_next().await {
        let (way, status) = done.unwrap();
        // The template records nothing: there is none to be had, but it had to be looked for.
        assert_eq!(status, if way % 4 == 2 { 404 } else { 200 }, "{way}");
    }
}

/// A log that is soon replayed is replayed at once; a long one holds up a thread that has nobody else to serve. The test
/// itself has but one for the network.
#[tokio::test]
async fn a_long_log_is_replayed_where_it_holds_nobody_up() {
    // The clock stands still: no bot plays on.
    let host = Host::by_hand(|config| config.limits.bot_pause = 900).await;
    let door = Door(32);
    door.open();
    let mut ann = host.guest("Ann").await;
    let me = json!({"who": "me"});
    let table =
        json!({"game": "customs", "seats": [me, {"who": "open"}, {"who": "open"}], "options": {"door": 32}});
    let id = ann.make(table).await;
    let here = std::thread::current().id();
    // Where the game was dealt first: for the table itself. Its history is told after that, and never here.
    let wakes = async |ann: &Guest| {
        host.all_asleep().await;
        door.dealt_on();
        let mut socket = ann.connect(&id).await;
        while socket.next_of("history").await["last"] != json!(true) {}
        (socket, door.dealt_on().first().copied())
    };
    let (mut socket, _) = wakes(&ann).await;
    socket.done(json!({"do": "fill_seats", "level": "novice"})).await;
    socket.done(json!({"do": "start"})).await;
    assert_eq!(door.dealt_on(), [here], "a new table, with a short log");
    socket.close().await;
    let (mut socket, dealt_on) = wakes(&ann).await;
    assert_eq!(dealt_on, Some(here), "a short log is read at once");
    for _ in 0..40 {
        socket.done(json!({"do": "hand_over", "seat": 0})).await;
        socket.done(json!({"do": "take_back", "seat": 0})).await;
    }
    socket.close().await;
    let (_, dealt_on) = wakes(&ann).await;
    assert!(dealt_on.is_some_and(|thread| thread != here), "a long one is not");
}

/// What a stranger has kept is counted as the stranger's: bots' games, chat, and all. Nobody else notices, and a game that has
/// begun goes on.
#[tokio::test(flavor = "multi_thread")]
async fn one_address_uses_up_its_own_share_of_the_disk() {
    let host = Host::with(|config| config.limits.megabytes_each_address = 1).await;
    let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
    let id = eve.make(bots("novice", 120)).await;
    let mut socket = eve.connect(&id).await;
    // As if much had been kept already: a table's whole log counts like this, row by row.
    host.app.tables.disk().keep(ELSEWHERE.into(), 999_000);
    let mut refused = None;
    for number in 0..100 {
        let line = json!({"do": "chat", "text": format!("{number} {}", "é".repeat(400))});
        let answer = socket.ask(line).await;
        if answer["error"]["code"] == "too_much_kept" {
            refused = Some(number);
            break;
        }
    }
    assert!(refused.is_some_and(|lines| lines <= 1), "{refused:?}");
    assert_eq!(eve.post("/api/tables", toll(3)).await.0, 429);
    assert_eq!(host.stranger_from(ELSEWHERE).put("/api/me", json!({"name": "Mallory"})).await.0, 429);
    socket.done(json!({"do": "hand_over", "seat": 0})).await;
    socket.step_of(|step| step["table"]["state"] == "over").await;
    assert_eq!(socket.refused(json!({"do": "rematch"})).await, "too_much_kept");
    assert_eq!(eve.get(&format!("/api/tables/{id}/replay")).await.0, 200, "nothing is gone");
    let mut ann = host.guest("Ann").await;
    let own = ann.make(toll(3)).await;
    ann.connect(&own).await.done(json!({"do": "chat", "text": "hello"})).await;
}

/// Browsers and addresses at which somebody wants to be called take room, too. What this guest still has is a kilobyte.
#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_called_in_ever_more_browsers_uses_up_their_own_share() {
    let host = Host::with(|config| config.limits.megabytes_each_address = 1).await;
    let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
    host.app.tables.disk().keep(ELSEWHERE.into(), 998_500);
    let browser = |number: u32| {
        Browser::new().registration(&format!("https://push.example/{number}/{}", "x".repeat(500)))
    };
    assert_eq!(eve.put("/api/me/devices", browser(1)).await.0, 204);
    let (status, problem) = eve.put("/api/me/devices", browser(2)).await;
    assert_eq!((status, &problem["code"]), (429, &json!("too_much_kept")));
    let mut ann = host.guest("Ann").await;
    assert_eq!(ann.put("/api/me/devices", browser(3)).await.0, 204);
}

/// Where the disk is nearly full the host is told, and what could be done without is refused; when there is room again, all is
/// as before.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_is_as_large_as_it_may_be_takes_no_new_tables_and_loses_none() {
    let host = Host::by_hand(|config| {
        config.limits.megabytes_in_all = 2;
        config.limits.idle = 1_000_000;
    })
    .await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let mut acts = Vec::new();
    for socket in &mut sockets {
        acts.push(first_legal(&socket.started().await));
    }
    let key = host.app.tables.find(&guests[0].make(toll(3)).await).await.unwrap();
    let ready = async || host.stranger().request("GET", "/readyz", &[], b"").await;
    assert_eq!(ready().await.body, b"ready\n");
    host.app.storage.keep_glance(key, 1, &"x".repeat(3_000_000)).await.unwrap();
    host.while_time_goes_by(host.until(|app| app.tables.disk().is_full().is_some())).await;
    let told = ready().await;
    let text = String::from_utf8(told.body).unwrap();
    assert_eq!(told.status, 200);
    assert!(text.starts_with("ready\n") && text.contains("of the 2 MB that it may have"), "{text}");
    assert_eq!(guests[1].post("/api/tables", toll(3)).await.0, 507);
    assert_eq!(sockets[1].refused(json!({"do": "chat", "text": "hello"})).await, "no_room");
    for (socket, act) in sockets.iter_mut().zip(acts) {
        if let Some(act) = act {
            socket.done(act).await;
        }
    }
    host.app.storage.remove(&[key]).await.unwrap();
    host.while_time_goes_by(host.until(|app| app.tables.disk().is_full().is_none())).await;
    assert_eq!(ready().await.body, b"ready\n");
    guests[1].make(toll(3)).await;
    assert_eq!(guests[0].get(&format!("/api/tables/{id}")).await.1["state"], "playing");
}

/// However many long logs a stranger has replayed by coming and coming back, others wait for no more than their turn; and a
/// short log waits for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn long_logs_are_replayed_by_turns_for_those_who_come() {
    // The clock stands still: no bot plays on.
    let host = Host::by_hand(|config| {
        config.limits.thinkers = 1;
        config.limits.bot_pause = 900;
    })
    .await;
    let mut eve = host.guest_from(ELSEWHERE, "Eve").await;
    let mut ids = Vec::new();
    for entries in [40, 40, 0] {
        let id = eve.make(bots("regular", 120)).await;
        let mut socket = eve.connect(&id).await;
        // Its log is read by then: whoever goes before that leaves a table that has still to wake.
        socket.next_of("table").await;
        for _ in 0..entries {
            socket.done(json!({"do": "hand_over", "seat": 0})).await;
            socket.done(json!({"do": "take_back", "seat": 0})).await;
        }
        socket.close().await;
        ids.push(id);
    }
    host.all_asleep().await;
    let before = host.app.tables.replayed();
    let comers = host.app.tables.comers().clone();
    let key = host.app.tables.find(&ids[0]).await.unwrap();
    let held = comers.take(Claim::quick(ELSEWHERE.into(), None, key)).await.unwrap();
    let mut coming = Vec::new();
    for id in &ids[..2] {
        coming.push(eve.connect(id).await);
    }
    host.until(|app| app.tables.comers().waiting() == 2).await;
    eve.connect(&ids[2]).await.next_of("table").await;
    assert_eq!(host.app.tables.replayed(), before + 1, "only the short log has been replayed");
    drop(held);
    for socket in &mut coming {
        socket.next_of("table").await;
    }
    // Whoever comes back to a table that is awake has its log read as well, and has to wait for that, too.
    let held = comers.take(Claim::quick(ELSEWHERE.into(), None, key)).await.unwrap();
    let mut back = eve.resume(&ids[0], 80).await;
    host.until(|app| app.tables.comers().waiting() == 1).await;
    drop(held);
    assert_eq!(back.next().await.unwrap()["type"], "step");
}
