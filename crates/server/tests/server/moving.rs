//! Everything moved between a data folder and a PostgreSQL: games, people, sessions and what was said go on as they were.

use crate::host::{Guest, Host, Socket, first_legal, three_at_a_table};
use besace_postgres::Database;
use besace_server::keeping::{self, KeepingError};
use besace_server::moving::{Store, move_all};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use tempfile::TempDir;

/// A server in a folder at which three people have played and spoken; stopped. The last is its key for push services.
async fn played() -> (TempDir, String, Vec<Guest>, Value, Value) {
    let host = Host::open().await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({})).await;
    let started = sockets[0].started().await;
    // An id that PostgreSQL cannot keep as it is.
    sockets[0].send("odd \\ \0 id", first_legal(&started).unwrap()).await;
    assert_eq!(sockets[0].answer("odd \\ \0 id").await["type"], "done");
    sockets[1].done(json!({"do": "chat", "text": "well played"})).await;
    // Bob wants to be called in his browser.
    let device = json!({
        "endpoint": "https://push.example.org/bob",
        "key": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        "language": "fr",
    });
    assert_eq!(guests[1].put("/api/me/devices", device).await.0, 204);
    let key = guests[1].get("/api/me/calls").await.1["push_key"].clone();
    let told = replay(&mut guests[1], &id).await;
    (host.end().await, id, guests, told, key)
}

async fn replay(guest: &mut Guest, id: &str) -> Value {
    let (status, mut told) = guest.get(&format!("/api/tables/{id}/replay?viewer=1")).await;
    assert_eq!(status, 200, "{told}");
    // How long ago it was asked changes.
    for step in told["steps"].as_array_mut().unwrap() {
        step.as_object_mut().unwrap().retain(|key, _| !key.ends_with("_ms"));
    }
    told
}

fn folder(path: &Path) -> Store {
    Store::Folder(path.into())
}

fn place(database: &Database) -> Store {
    Store::Database(Box::new(database.address.parse().unwrap()))
}

const QUIETLY: &(dyn Fn(u64, u64) + Sync) = &|_, _| {};

async fn node(database: &Database) -> Host {
    Host::node(database).await
}

/// The same person goes on there: what was said and played is known, and a request that was carried out is not again.
async fn goes_on(host: &Host, guest: &Guest, id: &str) -> Socket {
    let mut guest = guest.clone();
    guest.moves_to(host);
    let mut socket = guest.connect(id).await;
    let now = socket.next_of("table").await;
    assert_eq!(now["chat"][0]["text"], "well played");
    socket
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_in_a_folder_goes_on_in_postgresql_and_back_again() {
    let (home, id, mut guests, told, key) = played().await;
    let database = Database::new().unwrap();
    let data = home.path().join("data");
    let moved = move_all(&folder(&data), &place(&database), QUIETLY).await.unwrap();
    let rows = |name| moved.tables.iter().find(|(table, _)| *table == name).unwrap().1;
    assert_eq!((rows("people"), rows("tables"), rows("seated"), rows("chat")), (3, 1, 3, 1));
    assert_eq!((rows("devices"), rows("keys")), (1, 1));
    let host = node(&database).await;
    guests[1].moves_to(&host);
    assert_eq!(guests[1].get("/api/me/calls").await.1["push_key"], key, "his browser knows the server by it");
    assert_eq!(replay(&mut guests[1], &id).await, told, "the session goes on, and so does the game");
    let mut socket = goes_on(&host, &guests[0], &id).await;
    socket.send("odd \\ \0 id", json!({"do": "act", "seat": 0, "asked": 0, "action": {}})).await;
    assert_eq!(socket.answer("odd \\ \0 id").await["type"], "done", "it was carried out before");
    let in_use = move_all(&place(&database), &folder(&home.path().join("busy")), QUIETLY).await;
    assert!(matches!(in_use, Err(KeepingError::InUse(_))), "{in_use:?}");
    // A new table has a key of its own.
    guests[1].make(crate::host::toll(3)).await;
    host.end().await;
    let back = home.path().join("back");
    move_all(&place(&database), &folder(&back), QUIETLY).await.unwrap();
    let found = keeping::check(&back, crate::customs::games(), QUIETLY).await.unwrap();
    assert!(found.is_sound() && found.tables == 2, "{found:?}");
    let host = Host::open_in(&back).await;
    guests[1].moves_to(&host);
    let again = replay(&mut guests[1], &id).await;
    assert_eq!(again, told);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_was_interrupted_is_repeated_and_nothing_is_mixed() {
    let (home, ..) = played().await;
    let (database, other) = (Database::new().unwrap(), Database::new().unwrap());
    let data = folder(&home.path().join("data"));
    let goal = place(&database);
    let begun = tokio::sync::Notify::new();
    let tell = |_, _| begun.notify_one();
    tokio::select! {
        biased;
        () = begun.notified() => {}
        moved = move_all(&data, &goal, &tell) => panic!("it was not interrupted: {moved:?}"),
    }
    // Somebody else's games do not come into what is half full.
    let elsewhere = Host::open().await;
    elsewhere.guest("Zoe").await;
    let elsewhere = elsewhere.end().await;
    let mixed = move_all(&folder(&elsewhere.path().join("data")), &place(&database), QUIETLY).await;
    assert!(matches!(mixed, Err(KeepingError::HasGames(_))), "{mixed:?}");
    move_all(&data, &place(&database), QUIETLY).await.unwrap();
    let again = move_all(&data, &place(&database), QUIETLY).await;
    assert!(matches!(again, Err(KeepingError::HasGames(_))), "once it is whole it is left alone: {again:?}");
    move_all(&place(&database), &place(&other), QUIETLY).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgresql_is_checked_and_backed_up_while_nodes_use_it() {
    let (home, id, mut guests, told, _) = played().await;
    let database = Database::new().unwrap();
    move_all(&folder(&home.path().join("data")), &place(&database), QUIETLY).await.unwrap();
    let address = database.address.parse().unwrap();
    let host = node(&database).await;
    let games = crate::customs::games();
    let found = keeping::check_database(&address, games, QUIETLY).await.unwrap();
    assert!(found.is_sound() && found.tables == 1 && found.entries > 4, "{found:?}");
    let file = home.path().join("sunday.besace");
    keeping::backup_database(&address, &file, QUIETLY).await.unwrap();
    let mode = file.metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    host.end().await;
    // Into a folder, and into another database.
    let again = home.path().join("again");
    keeping::restore(&file, &again, QUIETLY).await.unwrap();
    let other = Database::new().unwrap();
    keeping::restore_database(&file, &other.address.parse().unwrap(), QUIETLY).await.unwrap();
    for host in [Host::open_in(&again).await, node(&other).await] {
        guests[1].moves_to(&host);
        assert_eq!(replay(&mut guests[1], &id).await, told);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_in_postgresql_that_cannot_be_replayed_is_named() {
    let (home, id, ..) = played().await;
    let database = Database::new().unwrap();
    move_all(&folder(&home.path().join("data")), &place(&database), QUIETLY).await.unwrap();
    let mut connection = <sqlx::PgConnection as sqlx::Connection>::connect(&database.address).await.unwrap();
    sqlx::query("DELETE FROM log WHERE number = 3").execute(&mut connection).await.unwrap();
    let found = keeping::check_database(&database.address.parse().unwrap(), crate::customs::games(), QUIETLY)
        .await
        .unwrap();
    assert_eq!(found.broken.len(), 1);
    assert_eq!(found.broken[0].0, id);
}
