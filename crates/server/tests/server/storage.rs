//! Storage: what is durable, what is refused, what a second database has to do as well.

use besace_server::entry::{Entry, Person};
use besace_server::sqlite::Sqlite;
use besace_server::storage::{Append, Key, Make, Mark, Said, Storage, StorageError};
use besace_server::wire::TableState;
use sqlx::{Connection, SqliteConnection};
use std::sync::Arc;

fn left(seat: u8) -> Arc<str> {
    Entry::Left { seat }.to_json()
}

fn row(table: Key, number: u64) -> Append {
    let request = Some((Person(7), format!("r\"{number}").into()));
    Append { table, number, at: number, request, entry: left(number as u8), marks: Vec::new() }
}

async fn make(storage: &dyn Storage, id: &str) -> Key {
    let entries = vec![Entry::Left { seat: 0 }];
    storage
        .make(
            Make {
                id: id.into(),
                host: Person(7),
                listed: true,
                known_deal: false,
                origin: 0,
                at: 1,
                entries,
                glance: String::new(),
            },
            None,
        )
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_number_is_given_once_and_the_others_of_its_group_are_not_harmed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let storage: Arc<dyn Storage> = Arc::new(Sqlite::open(&file).await.unwrap());
    let mut tables = Vec::new();
    for table in 0..20 {
        tables.push(make(&*storage, &format!("t{table}")).await);
    }
    // All of these wait together; every table's number 2 is wanted twice.
    let append = |table: &Key| storage.append(vec![row(*table, 2)]);
    let rows: Vec<_> = tables.iter().chain(&tables).map(append).collect();
    let mut answers = Vec::new();
    for row in rows {
        answers.push(row.await);
    }
    assert!(answers[..20].iter().all(Result::is_ok), "{answers:?}");
    assert!(answers[20..].iter().all(|answer| matches!(answer, Err(StorageError::Taken))), "{answers:?}");
    storage.close().await;

    let storage = Sqlite::open(&file).await.unwrap();
    for table in tables {
        let rows = storage.load(table).await.unwrap();
        assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(rows[1].request, Some((Person(7), "r\"2".into())));
        assert!(matches!(rows[1].entry, Entry::Left { seat: 2 }));
    }
    assert_eq!(storage.lobby(3).await.unwrap().len(), 3);
    assert_eq!(storage.made_by(Person(7), 1).await.unwrap().person, 20);
}

/// A log without a number in the middle could never be read again.
#[tokio::test(flavor = "multi_thread")]
async fn rows_that_are_appended_together_are_kept_together_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Sqlite::open(&folder.path().join("log.sqlite")).await.unwrap();
    let (table, other) = (make(&storage, "t").await, make(&storage, "other").await);
    let over = |mut row: Append| {
        row.marks.push(Mark::State(TableState::Over));
        row
    };
    storage.append(vec![row(table, 2), over(row(table, 3))]).await.unwrap();
    let failing = [
        storage.append(vec![row(table, 4), row(table, 3)]),
        storage.append(vec![row(table, 4), over(row(table, 3))]),
    ];
    let fine = storage.append(vec![row(other, 2), row(other, 3)]);
    for failed in failing {
        assert!(matches!(failed.await, Err(StorageError::Taken)));
    }
    fine.await.unwrap();
    for table in [table, other] {
        let rows = storage.load(table).await.unwrap();
        assert_eq!(rows.iter().map(|row| row.number).collect::<Vec<_>>(), [1, 2, 3]);
    }
}

/// Long groups take several statements, and are still one moment.
#[tokio::test(flavor = "multi_thread")]
async fn a_group_of_any_length_is_kept_whole_and_in_order_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Sqlite::open(&folder.path().join("log.sqlite")).await.unwrap();
    let table = make(&storage, "t").await;
    let mut last = 1;
    for length in [1, 63, 64, 65, 128, 200] {
        storage.append((1..=length).map(|more| row(table, last + more)).collect()).await.unwrap();
        last += length;
    }
    let taken = (1..=150).map(|more| row(table, last + more)).chain([row(table, last)]).collect();
    assert!(matches!(storage.append(taken).await, Err(StorageError::Taken)));
    let rows = storage.load(table).await.unwrap();
    assert!(rows.iter().map(|row| row.number).eq(1..=last));
    assert!(rows[1..].iter().all(|row| row.request == Some((Person(7), format!("r\"{}", row.number)))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_and_the_row_that_tells_of_it_are_made_in_one_moment_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Sqlite::open(&folder.path().join("log.sqlite")).await.unwrap();
    let old = make(&storage, "old").await;
    let next = |id: &str| Make {
        id: id.into(),
        host: Person(7),
        listed: false,
        known_deal: false,
        origin: 0,
        at: 1,
        entries: vec![Entry::Left { seat: 0 }],
        glance: String::new(),
    };
    storage.make(next("new"), Some(row(old, 2))).await.unwrap();
    let failed = storage.make(next("newer"), Some(row(old, 2))).await;
    assert!(matches!(failed, Err(StorageError::Taken)));
    assert!(storage.find("new").await.unwrap().is_some());
    assert_eq!(storage.find("newer").await.unwrap(), None);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_twice_under_one_id_is_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Sqlite::open(&folder.path().join("log.sqlite")).await.unwrap();
    let table = make(&storage, "t").await;
    let said = |request: &str| Said {
        table,
        at: 1,
        person: Person(7),
        request: request.into(),
        name: "Ann".into(),
        seat: None,
        text: "hi".into(),
    };
    assert_eq!(storage.say(said("a")).await.unwrap(), (1, true));
    assert_eq!(storage.say(said("b")).await.unwrap(), (2, true));
    assert_eq!(storage.say(said("a")).await.unwrap(), (1, false));
    assert_eq!(storage.chat(table, 1, 10).await.unwrap().len(), 1);
    assert_eq!(storage.chat(table, 0, 1).await.unwrap()[0].number, 2, "the newest");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_token_is_used_once_and_not_too_late() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Sqlite::open(&folder.path().join("log.sqlite")).await.unwrap();
    storage.keep_recovery("a", Person(1), 100).await.unwrap();
    storage.keep_recovery("b", Person(2), 100).await.unwrap();
    assert_eq!(storage.use_recovery("a", 100).await.unwrap(), Some(Person(1)));
    assert_eq!(storage.use_recovery("a", 100).await.unwrap(), None);
    assert_eq!(storage.use_recovery("b", 101).await.unwrap(), None);
}

/// Going back to an older program must not cost anybody their games.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_a_newer_program_has_written_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    Sqlite::open(&file).await.unwrap().close().await;
    let mut newer = SqliteConnection::connect(&format!("sqlite:{}", file.display())).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations SELECT 1000, 'later', installed_on, success, checksum, execution_time \
         FROM _sqlx_migrations LIMIT 1",
    )
    .execute(&mut newer)
    .await
    .unwrap();
    newer.close().await.unwrap();
    let before = std::fs::read(&file).unwrap();
    let error = Sqlite::open(&file).await.err().expect("it is refused").to_string();
    assert!(error.contains("a newer Besace has written it"), "{error}");
    assert!(std::fs::read(&file).unwrap() == before);
}

/// On a full disk everything can be read and nothing be kept: only a write tells.
#[tokio::test(flavor = "multi_thread")]
async fn a_check_writes_to_the_disk_and_not_more_than_once_a_second() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("log.sqlite");
    let storage = Sqlite::open(&file).await.unwrap();
    make(&storage, "t").await;
    let written = || std::fs::metadata(file.with_extension("sqlite-wal")).unwrap().len();
    let before = written();
    storage.check().await.unwrap();
    let after = written();
    assert!(after > before, "{before} {after}");
    storage.check().await.unwrap();
    assert_eq!(written(), after);
    storage.close().await;
    // One that was not checked a moment ago.
    let closed = Sqlite::open(&file).await.unwrap();
    closed.close().await;
    assert!(closed.check().await.is_err(), "a closed one cannot be written");
}
