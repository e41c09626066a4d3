//! My games: what somebody has played, for themselves alone.

use crate::host::{Guest, Host, Socket, three_at_a_table};
use serde_json::{Value, json};

/// Lets bots play a game to its end for everybody.
pub async fn play_out(sockets: &mut [Socket]) {
    for (seat, socket) in sockets.iter_mut().enumerate() {
        socket.done(json!({"do": "hand_over", "seat": seat})).await;
    }
    while sockets[0].next_of("step").await["table"]["state"] != "over" {}
}

/// Games and wins at all games and tables, as somebody is told.
async fn counted(guest: &mut Guest) -> (u64, u64) {
    let (status, figures) = guest.get("/api/me/figures").await;
    assert_eq!(status, 200);
    let sum =
        |key: &str| figures.as_array().unwrap().iter().map(|figure| figure[key].as_u64().unwrap()).sum();
    (sum("games"), sum("wins"))
}

async fn games(guest: &mut Guest) -> Vec<Value> {
    let (status, page) = guest.get("/api/me/games").await;
    assert_eq!((status, &page["more"]), (200, &json!(false)));
    page["games"].as_array().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_is_there_after_a_change_of_device_and_only_for_its_person() {
    // Nobody is cut off for the silence of ten minutes.
    let host = Host::by_hand(|config| config.limits.idle = 1_000_000_000).await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[0].started().await;
    assert!(games(&mut guests[0]).await.is_empty(), "it is not over");
    host.app.clock.turn(std::time::Duration::from_secs(600));
    play_out(&mut sockets).await;
    let mut won = 0;
    for (seat, guest) in guests.iter_mut().enumerate() {
        let games = games(guest).await;
        assert_eq!(games.len(), 1);
        let game = &games[0];
        assert_eq!((&game["table"]["id"], &game["counts"]), (&json!(id), &json!(true)));
        assert!(game["ended"].as_u64().unwrap() - game["began"].as_u64().unwrap() >= 600_000);
        assert_eq!(game["table"]["seats"][seat]["yours"], true);
        let is_winner = game["table"]["result"]["winners"].as_array().unwrap().contains(&json!(seat));
        won += u64::from(is_winner);
        assert_eq!(counted(guest).await, (1, u64::from(is_winner)));
        let figures = guest.get("/api/me/figures").await.1;
        assert_eq!((&figures[0]["game"], &figures[0]["seats"]), (&json!("toll"), &json!(3)));
    }
    assert!(won > 0, "somebody has won");
    let (mut stranger, mut eve) = (host.stranger(), host.guest("Eve").await);
    for other in [&mut stranger, &mut eve] {
        assert!(games(other).await.is_empty());
        assert_eq!(counted(other).await, (0, 0));
        let behind = other.get(&format!("/api/me/games?behind={id}")).await.1;
        assert_eq!(behind, json!({"games": [], "more": false}));
    }
    // Another device, and the server begun anew.
    let host = host.restart().await;
    guests[1].moves_to(&host);
    let (_, recovery) = guests[1].post("/api/recovery", json!({})).await;
    let mut other = host.stranger();
    other
        .post(&format!("/api{}", recovery["path"].as_str().unwrap().replace("/r/", "/recovery/")), json!({}))
        .await;
    assert_eq!(other.get("/api/me").await.1["name"], "Bob");
    assert_eq!(games(&mut other).await[0]["table"]["id"], json!(id));
    assert_eq!(counted(&mut other).await, counted(&mut guests[1]).await);
    // Nobody is left of whom there could be figures.
    other.request("DELETE", "/api/me", &[], b"").await;
    assert_eq!(counted(&mut guests[1]).await, (0, 0));
    assert!(games(&mut guests[1]).await.is_empty());
}

/// While its people still look at it, so that nothing is left to be kept when they go.
#[tokio::test(flavor = "multi_thread")]
async fn what_lists_show_of_a_finished_game_is_kept_with_its_last_entry() {
    let host = Host::open().await;
    let (id, _guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    sockets[0].started().await;
    play_out(&mut sockets).await;
    let listed = host.app.storage.look(&id).await.unwrap().unwrap();
    let (number, glance) = listed.glance.unwrap();
    assert_eq!(number, listed.last);
    let glance: Value = serde_json::from_str(&glance).unwrap();
    assert_eq!(glance["table"]["state"], "over");
    assert!(!glance["table"]["result"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_known_cards_or_against_oneself_is_listed_and_counts_nowhere() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let bot = json!({"who": "bot", "level": "novice"});
    let alone = json!({"game": "toll", "seats": [{"who": "me"}, bot, bot, bot, bot], "start": true});
    let mut known = alone.clone();
    known["deal"] = json!("toll-5-aeaaa-aaaaa-aarjx-vuqpa");
    let two = json!({"game": "toll", "seats": [{"who": "me"}, {"who": "me", "name": "Cem"}, bot], "one_screen": true,
        "start": true});
    for (table, seats, counts) in [(known, 1, false), (two, 2, false), (alone, 1, true)] {
        let id = ann.make(table).await;
        let mut socket = ann.connect(&id).await;
        socket.next_of("table").await;
        for seat in 0..seats {
            socket.done(json!({"do": "hand_over", "seat": seat})).await;
        }
        while socket.next_of("step").await["table"]["state"] != "over" {}
        let last = &games(&mut ann).await[0];
        assert_eq!((&last["table"]["id"], &last["counts"]), (&json!(id), &json!(counts)));
    }
    assert_eq!(counted(&mut ann).await.0, 1);
    assert_eq!(games(&mut ann).await.len(), 3);
}
