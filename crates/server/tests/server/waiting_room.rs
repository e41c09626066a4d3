//! The waiting room: the table is filled, and set up anew, before the game begins; and who watches is told.

use crate::host::{Host, Socket, toll};
use serde_json::{Value, json};

/// The table after the next entry of this kind that is told.
async fn after(socket: &mut Socket, kind: &str) -> Value {
    socket.step_of(|step| step["what"]["kind"] == kind).await["table"].clone()
}

/// Who sits on each seat.
fn names(table: &Value) -> Vec<&str> {
    let seats = table["seats"].as_array().unwrap().iter();
    let key = |seat: &Value| if seat["who"] == "person" { "name" } else { "who" };
    seats.map(|seat| seat[key(seat)].as_str().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_take_every_open_seat_at_once() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(5)).await;
    let mut socket = ann.connect(&id).await;
    let mut bob = host.guest("Bob").await.connect(&id).await;
    bob.done(json!({"do": "sit", "seat": 3})).await;
    assert_eq!(bob.refused(json!({"do": "fill_seats", "level": "novice"})).await, "not_host");
    assert_eq!(socket.refused(json!({"do": "fill_seats", "level": "god"})).await, "bad_request");
    socket.done(json!({"do": "fill_seats", "level": "expert"})).await;
    let table = after(&mut bob, "filled").await;
    assert_eq!(names(&table), ["Ann", "bot", "bot", "Bob", "bot"]);
    assert_eq!(table["seats"][4]["level"], "expert");
    assert_eq!(socket.refused(json!({"do": "fill_seats", "level": "novice"})).await, "seat_taken");
    socket.done(json!({"do": "start"})).await;
    assert_eq!(socket.refused(json!({"do": "fill_seats", "level": "novice"})).await, "already_started");
    let change = json!({"do": "change", "seats": 4});
    assert_eq!(socket.refused(change).await, "already_started");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_set_up_anew_and_nobody_loses_a_seat() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(5)).await;
    let mut socket = ann.connect(&id).await;
    let mut bobs = host.guest("Bob").await;
    let mut bob = bobs.connect(&id).await;
    bob.done(json!({"do": "sit", "seat": 4})).await;
    socket.done(json!({"do": "seat_bot", "seat": 1, "level": "novice"})).await;
    socket.done(json!({"do": "seat_bot", "seat": 3, "level": "expert"})).await;

    assert_eq!(bob.refused(json!({"do": "change", "seats": 4})).await, "not_host");
    for (seats, options, code) in [
        (2, json!({}), "bad_setup"),
        (6, json!({}), "bad_setup"),
        (4, json!({"first_player": 4}), "bad_setup"),
        (4, json!({"speed": 1}), "bad_setup"),
        (4, json!([]), "bad_request"),
    ] {
        let change = json!({"do": "change", "seats": seats, "options": options});
        assert_eq!(socket.refused(change.clone()).await, code, "{change}");
    }
    assert_eq!(socket.refused(json!({"do": "change", "seats": 4, "clock": 4})).await, "bad_request");

    // The open seat goes first, then the last bot.
    socket.done(json!({"do": "change", "seats": 4, "clock": 60, "options": {"fee": 2}})).await;
    let table = after(&mut bob, "changed").await;
    assert_eq!(names(&table), ["Ann", "bot", "bot", "Bob"]);
    assert_eq!((&table["clock"], &table["options"]["fee"]), (&json!(60), &json!(2)));
    assert_eq!(table["seats"][3]["yours"], true, "everybody is told which seat is theirs now");
    socket.done(json!({"do": "change", "seats": 3})).await;
    let table = after(&mut bob, "changed").await;
    assert_eq!(names(&table), ["Ann", "bot", "Bob"]);
    assert_eq!(table["seats"][1]["level"], "novice");
    assert_eq!(table["clock"], Value::Null);
    socket.done(json!({"do": "clear_seat", "seat": 1})).await;
    let mut cem = host.guest("Cem").await.connect(&id).await;
    cem.done(json!({"do": "sit", "seat": 1})).await;
    socket.done(json!({"do": "change", "seats": 5})).await;
    assert_eq!(names(&after(&mut bob, "changed").await), ["Ann", "Cem", "Bob", "open", "open"]);

    // Lists know where everybody sits, and whoever stands up frees the seat that is theirs now.
    assert_eq!(bobs.get("/api/me").await.1["tables"][0]["seats"][2]["yours"], true);
    bob.done(json!({"do": "stand", "seat": 2})).await;
    assert_eq!(bobs.get("/api/me").await.1["tables"], json!([]));
    let host = host.restart().await;
    let (_, info) = host.stranger().get(&format!("/api/tables/{id}")).await;
    assert_eq!(names(&info), ["Ann", "Cem", "open", "open", "open"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whether_moves_can_be_taken_back_stays_as_it_was_unless_something_else_is_said() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let open = json!({"who": "open"});
    for (game, can) in [("customs", true), ("toll", false)] {
        let id = ann.make(json!({"game": game, "seats": [{"who": "me"}, open, open]})).await;
        let mut socket = ann.connect(&id).await;
        assert_eq!(socket.next_of("table").await["table"]["undo"], can, "{game}");
        assert_eq!(socket.refused(json!({"do": "change", "seats": 3, "undo": 1})).await, "bad_request");
        for (number, (undo, now)) in
            [(None, can), (Some(false), false), (None, false), (Some(true), can), (None, can)]
                .into_iter()
                .enumerate()
        {
            let mut change = json!({"do": "change", "seats": 3});
            if let Some(undo) = undo {
                change["undo"] = json!(undo);
            }
            socket.send(&format!("change {number}"), change).await;
            assert_eq!(after(&mut socket, "changed").await["undo"], now, "{game} {undo:?}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_have_chosen_for_their_seats_moves_with_them() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let open = json!({"who": "open"});
    let id = ann.make(json!({"game": "customs", "seats": [{"who": "me"}, open, open]})).await;
    let mut socket = ann.connect(&id).await;
    let mut bob = host.guest("Bob").await.connect(&id).await;
    bob.done(json!({"do": "sit", "seat": 2})).await;
    bob.done(json!({"do": "choose", "seat": 2, "option": "badges", "name": "bell"})).await;
    let before = after(&mut socket, "chose").await["options"]["badges"].clone();
    assert_eq!(before, json!(["star", "key", "bell"]));
    socket.done(json!({"do": "change", "seats": 4})).await;
    let badges = after(&mut bob, "changed").await["options"]["badges"].clone();
    assert_eq!(badges, json!(["star", "key", "bell", "owl"]));
    socket.done(json!({"do": "change", "seats": 3})).await;
    assert_eq!(after(&mut bob, "changed").await["options"]["badges"], before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_known_deal_stays_as_it_is() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let mut table = toll(5);
    table["deal"] = json!("toll-5-aeaaa-aaaaa-aarjx-vuqpa");
    table.as_object_mut().unwrap().remove("options");
    let id = ann.make(table).await;
    let mut socket = ann.connect(&id).await;
    assert_eq!(socket.refused(json!({"do": "change", "seats": 4})).await, "bad_setup");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_watches_is_told_by_name_and_nobody_passes_for_somebody_who_sits_there() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    let mut socket = ann.connect(&id).await;
    let dora = host.guest("Dora").await;
    let _windows = [dora.connect(&id).await, dora.connect(&id).await];
    let _nobody = host.stranger().connect(&id).await;
    let mut eve = host.guest("ann").await.connect(&id).await;
    let seen = loop {
        let presence = socket.next_of("presence").await;
        if presence["watching"] == 4 {
            break presence["watchers"].clone();
        }
    };
    assert_eq!(seen, json!(["Dora"]));
    eve.next_of("table").await;
    let _many: Vec<Socket> = {
        let mut many = Vec::new();
        for number in 0..15 {
            many.push(host.guest(&format!("Guest {number}")).await.connect(&id).await);
        }
        many
    };
    let many = loop {
        let presence = socket.next_of("presence").await;
        if presence["watching"] == 19 {
            break presence["watchers"].as_array().unwrap().len();
        }
    };
    assert_eq!(many, 12, "a crowd is counted");
}

/// A stranger who spoils a table with what they say is somebody new a moment later: so the host silences all who only watch.
#[tokio::test(flavor = "multi_thread")]
async fn a_host_lets_only_those_speak_who_sit_at_the_table() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    let mut socket = ann.connect(&id).await;
    let mut bob = host.guest("Bob").await.connect(&id).await;
    bob.done(json!({"do": "sit", "seat": 1})).await;
    let mut eve = host.guest("Eve").await.connect(&id).await;
    let words = json!({"do": "chat", "text": "I see your cards"});
    eve.done(words.clone()).await;
    for (who, may, code) in [(&mut bob, json!(false), "not_host"), (&mut socket, json!("no"), "bad_request")]
    {
        assert_eq!(who.refused(json!({"do": "let_watchers_speak", "may": may})).await, code);
    }
    socket.done(json!({"do": "let_watchers_speak", "may": false})).await;
    assert_eq!(after(&mut eve, "watchers_speak").await["watchers_speak"], false);
    assert_eq!(eve.refused(words.clone()).await, "not_yours");
    let mut eve = host.guest("Eva").await.connect(&id).await;
    assert_eq!(eve.refused(words.clone()).await, "not_yours");
    bob.done(json!({"do": "chat", "text": "at last"})).await;
    // Whoever has made the table is heard even without a seat.
    socket.done(json!({"do": "stand", "seat": 0})).await;
    socket.done(json!({"do": "chat", "text": "who wants my seat?"})).await;

    // The table remembers it.
    drop((eve, socket, bob));
    let host = host.restart().await;
    let mut eve = host.guest("Eve").await.connect(&id).await;
    assert_eq!(eve.next_of("table").await["table"]["watchers_speak"], false);
    assert_eq!(eve.refused(words.clone()).await, "not_yours");
    let mut back = host.stranger();
    back.cookie = ann.cookie.clone();
    let mut socket = back.connect(&id).await;
    socket.done(json!({"do": "let_watchers_speak", "may": true})).await;
    eve.done(words).await;
}
