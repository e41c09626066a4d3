//! The data as a whole: missing or damaged it is told, and a copy of it is as good as itself.

use crate::customs::games;
use crate::host::{Guest, Host, sooner_or_later, three_at_a_table, toll};
use crate::my_games::play_out;
use besace_server::clock::Clock;
use besace_server::entry::Person;
use besace_server::inventory::Loss;
use besace_server::keeping::{self, KeepingError};
use besace_server::storage::{Device, Mail};
use besace_server::wire::Language;
use besace_server::{Config, Folder, Server, Trouble};
use serde_json::json;
use sqlx::Connection;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use std::collections::BTreeMap;
use std::fs;
use std::io::{Seek, SeekFrom, Write};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::Arc;

async fn open(data: &Path, accept_loss: bool) -> Result<Server, Trouble> {
    let config = Config { accept_loss, ..Config::in_folder(data) };
    Server::open_with(config, Arc::new(Folder(data.into())), games(), Clock::default()).await
}

/// What the server says is lost.
async fn loss(data: &Path) -> Loss {
    match open(data, false).await.err().expect("it does not start") {
        Trouble::Lost(_, loss) => loss,
        other => panic!("{other}"),
    }
}

/// Copies what is in a data folder, without the files of these names.
fn copy_without(from: &Path, to: &Path, without: &[&str]) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let name = file.file_name().into_string().unwrap();
        if file.file_type().unwrap().is_file() && !without.contains(&name.as_str()) {
            fs::copy(file.path(), to.join(name)).unwrap();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_there_and_is_not_keeps_the_server_from_starting() {
    let host = Host::open().await;
    host.guest("Ann").await.make(toll(3)).await;
    let running = host.app.config.data.clone();
    let home = tempfile::tempdir().unwrap();
    for (without, lost) in [
        (vec!["besace.sqlite"], Loss::Database),
        (vec!["besace.sqlite-wal", "besace.sqlite-shm"], Loss::Latest),
        (vec!["session.key"], Loss::Key),
        // As a folder of before there were inventories looks.
        (vec!["session.key", "inventory.json"], Loss::Key),
    ] {
        let data = home.path().join(without.join("-"));
        // As a crash would leave it.
        copy_without(&running, &data, &without);
        assert_eq!(loss(&data).await, lost);
        assert!(without.iter().all(|name| !data.join(name).exists()), "nothing has been made anew");
        drop(open(&data, true).await.expect("unless the host wants it so"));
    }
    let whole = home.path().join("whole");
    copy_without(&running, &whole, &[]);
    fs::write(whole.join("session.key"), [7; 32]).unwrap();
    assert_eq!(loss(&whole).await, Loss::OtherKey);
    copy_without(&running, &whole, &["lock"]);
    drop(open(&whole, false).await.expect("a crash alone loses nothing"));
    // Pages of what was played last are overwritten: SQLite would pass over all that comes behind.
    let torn = home.path().join("torn");
    copy_without(&running, &torn, &["lock"]);
    let latest = torn.join("besace.sqlite-wal");
    let middle = latest.metadata().unwrap().len() / 2;
    let mut file = fs::OpenOptions::new().write(true).open(&latest).unwrap();
    file.seek(SeekFrom::Start(middle)).unwrap();
    file.write_all(&[0xa5; 8192]).unwrap();
    assert_eq!(loss(&torn).await, Loss::LatestDamaged);
    let found = keeping::check(&torn, games(), &|_, _| {}).await.unwrap();
    assert!(found.damage[0].contains("what was played last is damaged"), "{found:?}");
    let sentence = Trouble::Lost("data".into(), Loss::Key).to_string();
    assert!(sentence.contains("session.key is gone") && sentence.contains("--accept-loss"), "{sentence}");
}

/// Lets a guest keep something in every table of the database: a game that is over, what was said there, a slow one, and ways in
/// which they want to be called.
async fn keeps_of_every_kind(host: &Host, guest: &mut Guest) {
    let (_, mut others, mut sockets) = three_at_a_table(host, json!({})).await;
    sockets[0].started().await;
    sockets[0].done(json!({"do": "chat", "text": "well played"})).await;
    play_out(&mut sockets).await;
    assert_eq!(others[0].get("/api/me/games").await.1["games"].as_array().unwrap().len(), 1);
    let (.., mut slow) = three_at_a_table(host, json!({"clock": 24 * 3600})).await;
    slow[0].started().await;
    for socket in sockets.into_iter().chain(slow) {
        socket.close().await;
    }
    // What lists show of a table is written when it goes to sleep.
    host.all_asleep().await;
    assert!(guest.get("/api/me/calls").await.1["push_key"].is_string());
    let device = Device {
        endpoint: "https://push.example.org/ann".into(),
        key: "a key".into(),
        auth: "a secret".into(),
        language: Language::Fr,
    };
    host.app.storage.keep_device(Person(7), &device, 1, 9).await.unwrap();
    let mail = Mail {
        address: "ann@example.org".into(),
        language: Language::En,
        token: "a token".into(),
        until: None,
    };
    host.app.storage.keep_mail(Person(7), &mail, 1).await.unwrap();
}

/// Every row of every table in a data folder, as text.
async fn rows(data: &Path) -> BTreeMap<String, Vec<String>> {
    let options = SqliteConnectOptions::new().filename(data.join("besace.sqlite")).read_only(true);
    let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
    // A fact is how often a server has opened it, which is its own.
    let names = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'facts'";
    let names: Vec<String> = sqlx::query_scalar(names).fetch_all(&mut connection).await.unwrap();
    let mut all = BTreeMap::new();
    for name in names {
        let columns: Vec<String> = sqlx::query_scalar("SELECT name FROM pragma_table_info(?)")
            .bind(&name)
            .fetch_all(&mut connection)
            .await
            .unwrap();
        let quoted: Vec<String> = columns.iter().map(|column| format!("quote(\"{column}\")")).collect();
        let all_of_it = format!("SELECT {} FROM \"{name}\" ORDER BY 1", quoted.join(" || ' ' || "));
        let found = sqlx::query_scalar(sqlx::AssertSqlSafe(all_of_it)).fetch_all(&mut connection).await;
        all.insert(name, found.unwrap());
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_server_that_runs_is_one_file_and_as_good_as_itself() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let id = ann.make(toll(3)).await;
    keeps_of_every_kind(&host, &mut ann).await;
    let home = tempfile::tempdir().unwrap();
    let (file, again) = (home.path().join("sunday.besace"), home.path().join("again"));
    let running = host.app.config.data.clone();
    keeping::backup(&running, &file, &|_, _| {}).await.unwrap();
    assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 1, "one file");
    let twice = keeping::backup(&running, &file, &|_, _| {}).await;
    assert!(matches!(twice, Err(KeepingError::IsThere(_))), "nothing is overwritten");
    let none = keeping::backup(home.path(), &home.path().join("x"), &|_, _| {}).await;
    assert!(matches!(none, Err(KeepingError::NoGames(_))));

    keeping::restore(&file, &again, &|_, _| {}).await.unwrap();
    let (theirs, ours) = (rows(&running).await, rows(&again).await);
    for kind in ["people", "log", "chat", "seated", "played", "keys", "devices", "mails", "calls"] {
        assert!(!theirs[kind].is_empty(), "there are no {kind} to keep");
    }
    assert_eq!(ours, theirs);
    let twice = keeping::restore(&file, &again, &|_, _| {}).await;
    assert!(matches!(twice, Err(KeepingError::IsThere(_))), "games are not overwritten either");
    fs::write(home.path().join("letter"), "dear all").unwrap();
    let letter = keeping::restore(&home.path().join("letter"), &home.path().join("new"), &|_, _| {}).await;
    assert!(matches!(letter, Err(KeepingError::NoBackup(_))));
    assert!(!home.path().join("new").exists());
    // A folder that has lost its games gets them back, if its key is the one of the backup.
    fs::remove_file(again.join("besace.sqlite")).unwrap();
    assert_eq!(loss(&again).await, Loss::Database);
    keeping::restore(&file, &again, &|_, _| {}).await.unwrap();
    fs::create_dir(home.path().join("other")).unwrap();
    fs::write(home.path().join("other/session.key"), [7; 32]).unwrap();
    let other = keeping::restore(&file, &home.path().join("other"), &|_, _| {}).await;
    assert!(matches!(other, Err(KeepingError::IsThere(_))), "nor is a key");
    let host = Host::open_in(&again).await;
    ann.moves_to(&host);
    assert_eq!(ann.get("/api/me").await.1["tables"][0]["id"], id, "the key has come along");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_check_replays_every_log_and_finds_damage() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    for _ in 0..40 {
        ann.make(toll(3)).await;
    }
    let home = tempfile::tempdir().unwrap();
    let (file, data) = (home.path().join("b"), home.path().join("data"));
    let running = host.app.config.data.clone();
    let found = keeping::check(&running, games(), &|done, all| assert!(done <= all)).await.unwrap();
    assert!(found.is_sound() && found.tables == 40 && found.entries == 80, "{found:?}");
    let dropped = keeping::check(&running, besace_server::table::Games(&[]), &|_, _| {}).await.unwrap();
    assert_eq!(dropped.broken.len(), 40);
    assert!(dropped.broken[0].1.contains("toll by rules version"), "{:?}", dropped.broken[0]);

    keeping::backup(&running, &file, &|_, _| {}).await.unwrap();
    keeping::restore(&file, &data, &|_, _| {}).await.unwrap();
    let database = data.join("besace.sqlite");
    let size = database.metadata().unwrap().len();
    let mut torn = fs::OpenOptions::new().write(true).open(&database).unwrap();
    for page in [size / 4096 / 2, size / 4096 - 2] {
        torn.seek(SeekFrom::Start(page * 4096)).unwrap();
        torn.write_all(&[0xa5; 4096]).unwrap();
    }
    drop(torn);
    let found = keeping::check(&data, games(), &|_, _| {}).await.unwrap();
    assert!(!found.damage.is_empty(), "{found:?}");
    let host = Host::open_in(&data).await;
    sooner_or_later(async || {
        let answer = host.stranger().request("GET", "/readyz", &[], b"").await;
        let told = String::from_utf8(answer.body).unwrap();
        answer.status == 503 && told.contains("the database is damaged") && told.contains("besace check")
    })
    .await;
}

/// What is sound as a file can still be wrong as a log, and too new for this program.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_says_what_is_wrong_with_a_log_and_who_has_written_the_file() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    let mut ids = Vec::new();
    for _ in 0..3 {
        ids.push(ann.make(toll(3)).await);
    }
    let home = tempfile::tempdir().unwrap();
    let (file, data) = (home.path().join("b"), home.path().join("data"));
    keeping::backup(&host.app.config.data, &file, &|_, _| {}).await.unwrap();
    keeping::restore(&file, &data, &|_, _| {}).await.unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(data.join("besace.sqlite"));
    let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for sql in [
        "DELETE FROM log WHERE \"table\" = 1 AND number = 1",
        "UPDATE log SET number = 9 WHERE \"table\" = 2 AND number = 2",
        "UPDATE log SET entry = '{\"kind\":\"left\",\"seat\":77}' WHERE \"table\" = 3 AND number = 2",
        "INSERT INTO _sqlx_migrations SELECT 99, description, installed_on, success, checksum, execution_time \
         FROM _sqlx_migrations LIMIT 1",
    ] {
        sqlx::query(sql).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    let found = keeping::check(&data, games(), &|_, _| {}).await.unwrap();
    assert_eq!(found.damage, ["a newer Besace has written it, and this one cannot read it"]);
    let told: Vec<(&str, &str)> = found.broken.iter().map(|(id, why)| (id.as_str(), why.as_str())).collect();
    assert_eq!(told[0], (ids[0].as_str(), "a log begins with the making of its table"));
    assert_eq!(told[1], (ids[1].as_str(), "entry 2 is missing in its log"));
    assert_eq!(told[2].0, ids[2]);
    assert!(told[2].1.starts_with("entry 2 of its log: "), "{told:?}");
}
