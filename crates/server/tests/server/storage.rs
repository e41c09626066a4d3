//! Storage: what is durable, what is refused, what is listed. Every database has to do the same.

use besace_postgres::Database;
use besace_server::entry::{Entry, MadeTable, Person};
use besace_server::postgres::Postgres;
use besace_server::sqlite::Sqlite;
use besace_server::storage::{
    Append, Before, Device, Key, Listed, Mail, Make, Mark, Owed, Played, Said, Storage, StorageError,
};
use besace_server::verdicts::Verdict;
use besace_server::wire::{Figure, Language, TableState};
use sqlx::{Connection, PgConnection, SqliteConnection};
use std::sync::Arc;
use tempfile::TempDir;

/// Where a test keeps its rows.
pub enum Home {
    Folder(TempDir),
    Database(Database),
}

impl Home {
    fn folder() -> Home {
        Home::Folder(tempfile::tempdir().unwrap())
    }

    fn database() -> Home {
        Home::Database(Database::new().unwrap())
    }

    async fn try_open(&self) -> Result<Arc<dyn Storage>, StorageError> {
        Ok(match self {
            Home::Folder(folder) => Arc::new(Sqlite::open(&folder.path().join("log.sqlite")).await?),
            Home::Database(database) => Arc::new(Postgres::open(&database.address.parse().unwrap()).await?),
        })
    }

    async fn open(&self) -> Arc<dyn Storage> {
        self.try_open().await.unwrap()
    }
}

/// Tests that every database passes.
macro_rules! on_every_database {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(super::Home::folder()).await;
                }
            )*
        }
        mod postgres {
            $(
                #[tokio::test(flavor = "multi_thread")]
                async fn $test() {
                    super::$test(super::Home::database()).await;
                }
            )*
        }
    };
}

on_every_database!(
    a_number_is_given_once_and_the_others_of_its_group_are_not_harmed,
    rows_that_are_appended_together_are_kept_together_or_not_at_all,
    a_group_of_any_length_is_kept_whole_and_in_order_or_not_at_all,
    of_two_who_come_at_once_one_has_all_its_rows_and_the_other_none,
    a_table_and_the_row_that_tells_of_it_are_made_in_one_moment_or_not_at_all,
    what_is_said_twice_under_one_id_is_kept_once,
    what_is_said_at_once_gets_numbers_of_its_own,
    a_recovery_token_is_used_once_and_not_too_late,
    nobody_has_many_recovery_links,
    a_request_may_have_any_letter_in_its_id,
    lists_show_who_sits_where_and_what_waits,
    networks_take_turns_in_the_lobby,
    slow_tables_are_found_when_they_are_due,
    of_two_who_look_at_once_one_calls,
    decisions_that_are_owed_no_more_call_nobody,
    a_browser_is_one_persons_and_the_oldest_goes,
    an_address_is_confirmed_in_time_and_its_mails_are_counted,
    what_somebody_has_played_is_theirs_and_outlives_the_table,
    games_that_were_over_before_they_were_counted_are_counted,
    what_nobody_has_touched_for_long_is_found_and_goes,
    who_is_forgotten_stands_nowhere_any_more,
    what_the_host_decides_about_somebody_is_kept,
    the_host_sees_everything_in_lists,
    a_database_that_a_newer_program_has_written_is_left_alone,
);

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
                due: None,
                owed: Vec::new(),
            },
            None,
        )
        .await
        .unwrap()
}

async fn a_number_is_given_once_and_the_others_of_its_group_are_not_harmed(home: Home) {
    let storage = home.open().await;
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

    let storage = home.open().await;
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
async fn rows_that_are_appended_together_are_kept_together_or_not_at_all(home: Home) {
    let storage = home.open().await;
    let (table, other) = (make(&*storage, "t").await, make(&*storage, "other").await);
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
async fn a_group_of_any_length_is_kept_whole_and_in_order_or_not_at_all(home: Home) {
    let storage = home.open().await;
    let table = make(&*storage, "t").await;
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

async fn a_table_and_the_row_that_tells_of_it_are_made_in_one_moment_or_not_at_all(home: Home) {
    let storage = home.open().await;
    let old = make(&*storage, "old").await;
    let next = |id: &str| Make {
        id: id.into(),
        host: Person(7),
        listed: false,
        known_deal: false,
        origin: 0,
        at: 1,
        entries: vec![Entry::Left { seat: 0 }],
        glance: String::new(),
        due: None,
        owed: Vec::new(),
    };
    storage.make(next("new"), Some(row(old, 2))).await.unwrap();
    let failed = storage.make(next("newer"), Some(row(old, 2))).await;
    assert!(matches!(failed, Err(StorageError::Taken)));
    assert!(storage.find("new").await.unwrap().is_some());
    assert_eq!(storage.find("newer").await.unwrap(), None);
}

async fn what_is_said_twice_under_one_id_is_kept_once(home: Home) {
    let storage = home.open().await;
    let table = make(&*storage, "t").await;
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

async fn nobody_has_many_recovery_links(home: Home) {
    let storage = home.open().await;
    storage.keep_recovery("another's", Person(2), 100).await.unwrap();
    for number in 0..20 {
        storage.keep_recovery(&number.to_string(), Person(1), 100 + number).await.unwrap();
    }
    for (token, person) in
        [("another's", Some(Person(2))), ("14", None), ("15", Some(Person(1))), ("19", Some(Person(1)))]
    {
        assert_eq!(storage.recovery_of(token, 1).await.unwrap(), person, "{token}");
    }
}

async fn a_recovery_token_is_used_once_and_not_too_late(home: Home) {
    let storage = home.open().await;
    storage.keep_recovery("a", Person(1), 100).await.unwrap();
    storage.keep_recovery("b", Person(2), 100).await.unwrap();
    assert_eq!(storage.use_recovery("a", 100).await.unwrap(), Some(Person(1)));
    assert_eq!(storage.use_recovery("a", 100).await.unwrap(), None);
    assert_eq!(storage.use_recovery("b", 101).await.unwrap(), None);
}

/// Two nodes that play at the same tables, in the same moment.
async fn of_two_who_come_at_once_one_has_all_its_rows_and_the_other_none(home: Home) {
    let (one, two) = (home.open().await, home.open().await);
    let mut tables = Vec::new();
    for table in 0..10 {
        tables.push(make(&*one, &format!("t{table}")).await);
    }
    let mut last = vec![1u64; tables.len()];
    for round in 0..20u64 {
        let rows = |who: u8, table: Key, last: u64| -> Vec<Append> {
            let mark = || Mark::Sat(Person(who.into()), 1);
            let marks = |more| {
                if (round + table.0 as u64).is_multiple_of(3) && more == 1 {
                    vec![mark()]
                } else {
                    Vec::new()
                }
            };
            (1..=1 + round % 3)
                .map(|more| Append { entry: left(who), marks: marks(more), ..row(table, last + more) })
                .collect()
        };
        let wanted = |storage: &Arc<dyn Storage>, who: u8| -> Vec<_> {
            tables.iter().zip(&last).map(|(table, last)| storage.append(rows(who, *table, *last))).collect()
        };
        let (first, second) = (wanted(&one, 1), wanted(&two, 2));
        for (at, (first, second)) in first.into_iter().zip(second).enumerate() {
            let won = match (first.await, second.await) {
                (Ok(()), Err(StorageError::Taken)) => 1,
                (Err(StorageError::Taken), Ok(())) => 2,
                other => panic!("{other:?}"),
            };
            let log = one.load(tables[at]).await.unwrap();
            assert!(log.iter().map(|row| row.number).eq(1..=last[at] + 1 + round % 3));
            let theirs = &log[last[at] as usize..];
            assert!(theirs.iter().all(|row| matches!(row.entry, Entry::Left { seat } if seat == won)));
            last[at] = log.len() as u64;
        }
    }
}

async fn what_is_said_at_once_gets_numbers_of_its_own(home: Home) {
    let (one, two) = (home.open().await, home.open().await);
    let table = make(&*one, "t").await;
    let mut saying = Vec::new();
    for (storage, person) in [(&one, 1), (&two, 2)] {
        for line in 0..10 {
            let storage = storage.clone();
            let said = Said {
                table,
                at: 1,
                person: Person(person),
                request: format!("{line}"),
                name: "Ann".into(),
                seat: Some(1),
                text: "hi".into(),
            };
            saying.push(tokio::spawn(async move { storage.say(said).await.unwrap() }));
        }
    }
    let mut numbers = Vec::new();
    for said in saying {
        let (number, is_new) = said.await.unwrap();
        assert!(is_new);
        numbers.push(number);
    }
    numbers.sort();
    assert!(numbers.into_iter().eq(1..=20));
    assert_eq!(one.chat(table, 0, 100).await.unwrap().len(), 20);
}

async fn a_request_may_have_any_letter_in_its_id(home: Home) {
    let storage = home.open().await;
    let table = make(&*storage, "t").await;
    let ids = ["a\0b", "\\", "\\0", "é\u{1F3B2}", "'; DROP TABLE log; --", "{1,2}", "\\N", ""];
    for (number, id) in (2..).zip(ids) {
        let request = Some((Person(7), id.into()));
        storage.append(vec![Append { request, ..row(table, number) }]).await.unwrap();
        let said = Said {
            table,
            at: 1,
            person: Person(7),
            request: id.into(),
            name: "Ann".into(),
            seat: None,
            text: id.replace('\0', " "),
        };
        assert!(storage.say(said).await.unwrap().1);
    }
    let log = storage.load(table).await.unwrap();
    let kept: Vec<&str> = log[1..].iter().map(|row| row.request.as_ref().unwrap().1.as_str()).collect();
    assert_eq!(kept, ids);
}

fn ids(listed: &[Listed]) -> Vec<&str> {
    listed.iter().map(|listed| listed.id.as_str()).collect()
}

fn marked(mut row: Append, mark: Mark) -> Append {
    row.marks.push(mark);
    row
}

async fn lists_show_who_sits_where_and_what_waits(home: Home) {
    let storage = home.open().await;
    let (one, two) = (make(&*storage, "one").await, make(&*storage, "two").await);
    let listed = storage.look("one").await.unwrap().unwrap();
    assert_eq!((listed.key, listed.host, listed.last), (one, Person(7), 1));
    assert_eq!(listed.glance, Some((1, String::new())));
    storage.append(vec![marked(row(two, 2), Mark::Sat(Person(8), 0))]).await.unwrap();
    storage.append(vec![marked(row(one, 2), Mark::Sat(Person(8), 3))]).await.unwrap();
    storage.append(vec![marked(row(one, 3), Mark::Sat(Person(9), 3))]).await.unwrap();
    storage.keep_glance(one, 3, "{}").await.unwrap();
    let listed = storage.look("one").await.unwrap().unwrap();
    assert_eq!((listed.last, listed.glance), (3, Some((3, "{}".into()))));
    storage.append(vec![marked(row(two, 3), Mark::Glance("later".into()))]).await.unwrap();
    let listed = storage.look("two").await.unwrap().unwrap();
    assert_eq!((listed.last, listed.glance), (3, Some((3, "later".into()))), "it is kept with its row");
    let of = async |person| storage.tables_of(Person(person), 5, 10).await.unwrap();
    assert_eq!(ids(&of(7).await), ["two", "one"], "their host's");
    assert_eq!(ids(&of(8).await), ["two"]);
    assert_eq!(ids(&of(9).await), ["one"]);
    assert_eq!(storage.made_by(Person(7), 0).await.unwrap().origin, 2);
    storage.append(vec![marked(row(two, 4), Mark::Left(0))]).await.unwrap();
    assert!(of(8).await.is_empty());
    storage.append(vec![marked(row(one, 4), Mark::State(TableState::Playing))]).await.unwrap();
    assert_eq!(ids(&storage.lobby(9).await.unwrap()), ["two"]);
    storage.append(vec![marked(row(one, 5), Mark::State(TableState::Over))]).await.unwrap();
    assert_eq!(ids(&of(9).await), ["one"], "it was over at 5");
    storage
        .append(vec![marked(Append { at: 4, ..row(one, 6) }, Mark::State(TableState::Over))])
        .await
        .unwrap();
    assert!(of(9).await.is_empty());
    assert_eq!(storage.made_by(Person(7), 0).await.unwrap().person, 1);
    storage.remove(&[two]).await.unwrap();
    assert_eq!(storage.find("two").await.unwrap(), None);
    assert!(storage.load(two).await.unwrap().is_empty());
    assert_eq!(storage.find("one").await.unwrap(), Some(one));
}

/// A row that ends a game of three that this person has played.
fn played(row: Append, person: i64, won: bool, counts: bool) -> Append {
    let person = Person(person);
    let played = Played { person, game: "toll".into(), seats: 3, won, counts, began: 1 };
    marked(row, Mark::Played(Box::new(played)))
}

fn figure(games: u32, wins: u32) -> Figure {
    Figure { game: "toll".into(), seats: 3, games, wins }
}

async fn what_somebody_has_played_is_theirs_and_outlives_the_table(home: Home) {
    let storage = home.open().await;
    let mut tables = Vec::new();
    for id in ["a", "b", "c", "d"] {
        tables.push(make(&*storage, id).await);
    }
    // Two of them ended in the same moment.
    for (table, at, won, counts) in
        [(0, 5, true, true), (1, 9, false, true), (2, 9, true, false), (3, 7, true, true)]
    {
        let end = Append { at, ..row(tables[table], 2) };
        storage.append(vec![played(played(end, 8, won, counts), 9, !won, true)]).await.unwrap();
    }
    let page = async |person, behind: Option<&str>, most| {
        let games = storage.played_by(Person(person), behind, most).await.unwrap();
        games.into_iter().map(|game| (game.listed.id, game.ended, game.counts)).collect::<Vec<_>>()
    };
    let of = |id: &str, ended: u64, counts: bool| (id.to_string(), ended, counts);
    assert_eq!(page(8, None, 2).await, [of("c", 9, false), of("b", 9, true)]);
    assert_eq!(page(8, Some("c"), 2).await, [of("b", 9, true), of("d", 7, true)]);
    assert_eq!(page(8, Some("d"), 2).await, [of("a", 5, true)]);
    assert!(page(8, Some("a"), 2).await.is_empty());
    assert!(page(8, Some("nowhere"), 2).await.is_empty());
    assert!(page(7, None, 2).await.is_empty(), "who has made a table has not played there");
    let figures = async |person| storage.figures_of(Person(person)).await.unwrap();
    assert_eq!(figures(8).await, [figure(3, 2)]);
    assert_eq!(figures(9).await, [figure(4, 1)]);
    storage.remove(&[tables[0], tables[3]]).await.unwrap();
    assert_eq!(page(8, None, 9).await, [of("c", 9, false), of("b", 9, true)]);
    assert_eq!(figures(8).await, [figure(3, 2)], "what was won was won");
    // Also where a new table gets a number that was given before.
    let again = make(&*storage, "again").await;
    storage.append(vec![played(row(again, 2), 8, true, true)]).await.unwrap();
    assert_eq!(figures(8).await, [figure(4, 3)]);
    storage.name(Person(8), "Bob", 1).await.unwrap();
    storage.forget(Person(8), Person(1234), "a player").await.unwrap();
    assert!(figures(8).await.is_empty() && figures(1234).await.is_empty());
    assert_eq!(figures(9).await, [figure(4, 1)]);
    let before = Before { now: 5, waiting: None, playing: None, over: None, chat: None, people: None };
    storage.forget_old(&before).await.unwrap();
    assert!(figures(9).await.is_empty(), "nobody knows this person any more");
}

/// The step that counts what somebody has played, taken once more on what was there before.
async fn games_that_were_over_before_they_were_counted_are_counted(home: Home) {
    let storage = home.open().await;
    let seats = r#"[{}, {}, {}]"#;
    for (id, state, people) in
        [("one", "over", [7, 8, 8]), ("two", "over", [7, 8, 9]), ("late", "playing", [7, 8, 9])]
    {
        let table = make(&*storage, id).await;
        let mut end = Append { at: 60, entry: Entry::Started { seed: 1 }.to_json(), ..row(table, 2) };
        end.marks = (0..).zip(people).map(|(seat, person)| Mark::Sat(Person(person), seat)).collect();
        end.marks.push(Mark::State(TableState::Over));
        storage.append(vec![end]).await.unwrap();
        let glance = format!(
            r#"{{"table": {{"game": "toll", "state": "{state}", "seats": {seats}, "result": {{"winners": [1]}}}}}}"#
        );
        storage.keep_glance(table, 2, &glance).await.unwrap();
    }
    make(&*storage, "nothing is kept of this").await;
    storage.close().await;
    let undo = ["DROP TABLE played", "DELETE FROM _sqlx_migrations WHERE description = 'played'"];
    match &home {
        Home::Folder(folder) => {
            let file = format!("sqlite:{}", folder.path().join("log.sqlite").display());
            let mut before = SqliteConnection::connect(&file).await.unwrap();
            for sql in undo {
                sqlx::query(sql).execute(&mut before).await.unwrap();
            }
            before.close().await.unwrap();
        }
        Home::Database(database) => {
            let mut before = PgConnection::connect(&database.address).await.unwrap();
            for sql in undo {
                sqlx::query(sql).execute(&mut before).await.unwrap();
            }
            before.close().await.unwrap();
        }
    }
    let storage = home.open().await;
    let figures = async |person| storage.figures_of(Person(person)).await.unwrap();
    assert_eq!(figures(7).await, [figure(2, 0)]);
    assert_eq!(figures(8).await, [figure(1, 1)], "two seats of one person count nowhere");
    let games = storage.played_by(Person(8), None, 9).await.unwrap();
    let games: Vec<_> = games.iter().map(|game| (game.listed.id.as_str(), game.began, game.counts)).collect();
    assert_eq!(games, [("two", 60, true), ("one", 60, false)]);
}

async fn slow_tables_are_found_when_they_are_due(home: Home) {
    let storage = home.open().await;
    let mut tables = Vec::new();
    for (id, due) in [("a", 30), ("b", 10), ("c", 20)] {
        let table = make(&*storage, id).await;
        storage.append(vec![marked(row(table, 2), Mark::Due(Some(due)))]).await.unwrap();
        tables.push(table);
    }
    make(&*storage, "at once").await;
    let due = async |now, most| storage.due_tables(now, most).await.unwrap();
    assert!(due(9, 9).await.is_empty());
    assert_eq!(due(20, 9).await, ["b", "c"]);
    assert_eq!(due(99, 2).await, ["b", "c"]);
    storage.append(vec![marked(row(tables[1], 3), Mark::Due(None))]).await.unwrap();
    storage.append(vec![marked(row(tables[2], 3), Mark::Due(Some(50)))]).await.unwrap();
    assert_eq!(due(99, 9).await, ["a", "c"]);
    storage.wake_later("a", 70).await.unwrap();
    storage.wake_later("b", 70).await.unwrap();
    storage.wake_later("c", 40).await.unwrap();
    assert_eq!((due(69, 9).await, due(70, 9).await), (vec!["c".into()], vec!["c".to_string(), "a".into()]));
    storage.remove(&[tables[0]]).await.unwrap();
    assert_eq!(due(99, 9).await, ["c"]);
}

async fn networks_take_turns_in_the_lobby(home: Home) {
    let storage = home.open().await;
    for (at, (id, origin, host)) in
        (1..).zip([("a", 1, 7), ("b", 2, 7), ("c", 2, 7), ("d", 2, 7), ("e", 0, 8), ("f", 0, 8)])
    {
        let entries = vec![Entry::Left { seat: 0 }];
        let make = Make {
            id: id.into(),
            host: Person(host),
            listed: true,
            known_deal: false,
            origin,
            at,
            entries,
            glance: String::new(),
            due: None,
            owed: Vec::new(),
        };
        storage.make(make, None).await.unwrap();
    }
    assert_eq!(ids(&storage.lobby(3).await.unwrap()), ["f", "d", "a"]);
    assert_eq!(ids(&storage.lobby(10).await.unwrap()), ["f", "e", "d", "c", "b", "a"]);
}

async fn what_nobody_has_touched_for_long_is_found_and_goes(home: Home) {
    let storage = home.open().await;
    let (waiting, over) = (make(&*storage, "waiting").await, make(&*storage, "over").await);
    storage
        .append(vec![marked(Append { at: 50, ..row(over, 2) }, Mark::State(TableState::Over))])
        .await
        .unwrap();
    let never = Before { now: 1000, waiting: None, playing: None, over: None, chat: None, people: None };
    assert!(storage.old_tables(&never, 9).await.unwrap().is_empty());
    let old = storage.old_tables(&Before { waiting: Some(2), ..never }, 9).await.unwrap();
    assert_eq!(old, [(waiting, "waiting".into())]);
    let never = Before { now: 1000, waiting: None, playing: None, over: None, chat: None, people: None };
    assert_eq!(
        storage.old_tables(&Before { over: Some(51), ..never }, 9).await.unwrap(),
        [(over, "over".into())]
    );
    const DAY: u64 = 24 * 3600 * 1000;
    for (person, name) in [(7, "Ann"), (8, "Bob"), (9, "Cid")] {
        storage.name(Person(person), name, 10).await.unwrap();
    }
    storage.seen(Person(9), 10 + 3 * DAY).await.unwrap();
    storage.name(Person(8), "Bert", 99 * DAY).await.unwrap();
    assert_eq!(storage.name_of(Person(8)).await.unwrap().as_deref(), Some("Bert"));
    let before = Before { now: 5, waiting: None, playing: None, over: None, chat: None, people: Some(DAY) };
    storage.forget_old(&before).await.unwrap();
    let names = async |person| storage.name_of(Person(person)).await.unwrap();
    assert_eq!(names(7).await.as_deref(), Some("Ann"), "she has made tables");
    assert_eq!(names(8).await, None, "another name is no visit");
    assert_eq!(names(9).await.as_deref(), Some("Cid"), "he was here");
}

fn made(host: Person) -> Entry {
    let options = serde_json::json!({"zebra": 1, "a": 2});
    let made = MadeTable::private(besace_shelf::TEMPLATE.info(), options, 3, host);
    Entry::Made(Box::new(MadeTable { rules_version: 3, listed: true, ..made }))
}

async fn who_is_forgotten_stands_nowhere_any_more(home: Home) {
    let storage = home.open().await;
    let (ann, bob, nobody) = (Person(7), Person(77), Person(1234));
    storage.name(ann, "Ann", 1).await.unwrap();
    storage.name(bob, "Bob", 1).await.unwrap();
    let sat = |seat, person, name: &str| Entry::Sat { seat, person, name: name.into() };
    let make = |id: &str, host, entries| Make {
        id: id.into(),
        host,
        listed: true,
        known_deal: false,
        origin: 0,
        at: 1,
        entries,
        glance: "{}".into(),
        due: None,
        owed: Vec::new(),
    };
    let hers = vec![made(ann), sat(0, ann, "Ann"), sat(1, bob, "Bob")];
    let hers = storage.make(make("hers", ann, hers), None).await.unwrap();
    let his = vec![made(bob), sat(0, bob, "Bob"), sat(1, ann, "Annie")];
    let his = storage.make(make("his", bob, his), None).await.unwrap();
    let elsewhere = vec![made(bob), sat(0, bob, "Bob")];
    storage.make(make("elsewhere", bob, elsewhere), None).await.unwrap();
    storage.append(vec![Append { request: Some((ann, "r".into())), ..row(his, 4) }]).await.unwrap();
    storage.keep_recovery("t", ann, 100).await.unwrap();
    let said = Said {
        table: his,
        at: 1,
        person: ann,
        request: "s".into(),
        name: "Annie".into(),
        seat: Some(1),
        text: "hi".into(),
    };
    storage.say(said).await.unwrap();
    let mut tables = storage.forget(ann, nobody, "a player").await.unwrap();
    tables.sort();
    assert_eq!(tables, ["hers", "his"]);
    for table in [hers, his] {
        for row in storage.load(table).await.unwrap() {
            assert!(row.request.as_ref().is_none_or(|(person, _)| *person != ann));
            match &row.entry {
                Entry::Made(made) => {
                    assert_ne!(made.host, ann);
                    assert_eq!(made.options.to_string(), r#"{"zebra":1,"a":2}"#, "nothing else has changed");
                }
                Entry::Sat { person, name, .. } => {
                    assert!(matches!(
                        (*person, name.as_str()),
                        (Person(77), "Bob") | (Person(1234), "a player")
                    ));
                }
                _ => {}
            }
        }
    }
    assert_eq!(storage.chat(his, 0, 9).await.unwrap()[0].name, "a player");
    assert_eq!(storage.name_of(ann).await.unwrap(), None);
    assert_eq!(storage.recovery_of("t", 1).await.unwrap(), None);
    assert!(storage.tables_of(ann, 0, 9).await.unwrap().is_empty());
    assert_eq!(ids(&storage.tables_of(nobody, 0, 9).await.unwrap()), ["his", "hers"]);
    assert_eq!(storage.look("hers").await.unwrap().unwrap().glance, None);
    assert!(storage.look("elsewhere").await.unwrap().unwrap().glance.is_some());
}

async fn what_the_host_decides_about_somebody_is_kept(home: Home) {
    let storage = home.open().await;
    storage.name(Person(7), "Ann", 1).await.unwrap();
    storage.name(Person(8), "Bob", 1).await.unwrap();
    assert!(storage.verdicts().await.unwrap().is_empty());
    let verdict = Verdict { generation: 2, banned: false, muted: true };
    storage.set_verdict(Person(8), verdict).await.unwrap();
    assert_eq!(storage.verdicts().await.unwrap(), [(Person(8), verdict)]);
    storage.ban_origin(5, true).await.unwrap();
    storage.ban_origin(5, true).await.unwrap();
    storage.ban_origin(6, true).await.unwrap();
    storage.ban_origin(6, false).await.unwrap();
    assert_eq!(storage.banned_origins().await.unwrap(), [5]);
}

async fn the_host_sees_everything_in_lists(home: Home) {
    let storage = home.open().await;
    storage.name(Person(7), "Ann", 20).await.unwrap();
    storage.name(Person(8), "Bob", 30).await.unwrap();
    let glance = r#"{"table": {"game": "toll"}}"#;
    let entries = vec![made(Person(7)), Entry::Sat { seat: 0, person: Person(7), name: "Ann".into() }];
    let table = Make {
        id: "t".into(),
        host: Person(7),
        listed: true,
        known_deal: false,
        origin: 0,
        at: 1,
        entries,
        glance: glance.into(),
        due: None,
        owed: Vec::new(),
    };
    let key = storage.make(table, None).await.unwrap();
    storage.append(vec![row(key, 3)]).await.unwrap();
    let tables = storage.all_tables().await.unwrap();
    let shown = &tables[0];
    assert_eq!((shown.id.as_str(), shown.game.as_str(), shown.state), ("t", "toll", TableState::Waiting));
    assert_eq!((shown.host.as_deref(), shown.person, shown.people), (Some("Ann"), 7, 1));
    assert_eq!((shown.entries, shown.created, shown.touched), (3, 1, 3));
    assert!(shown.bytes > 100);
    let people = storage.all_people().await.unwrap();
    let people: Vec<_> = people.iter().map(|one| (one.name.as_str(), one.tables, one.seen)).collect();
    assert_eq!(people, [("Bob", 0, 30), ("Ann", 1, 20)]);
    assert_eq!(storage.census().await.unwrap(), [("toll".to_string(), TableState::Waiting, 1)]);
    assert_eq!(storage.rules().await.unwrap(), [("toll".to_string(), 3, 1)]);
    assert!(storage.damage().await.unwrap().is_empty());
    assert!(storage.size().await.unwrap() > 1000);
    storage.check().await.unwrap();
}

/// Going back to an older program must not cost anybody their games.
async fn a_database_that_a_newer_program_has_written_is_left_alone(home: Home) {
    home.open().await.close().await;
    let later = sqlx::query::<sqlx::Sqlite>(LATER);
    match &home {
        Home::Folder(folder) => {
            let file = format!("sqlite:{}", folder.path().join("log.sqlite").display());
            let mut newer = SqliteConnection::connect(&file).await.unwrap();
            later.execute(&mut newer).await.unwrap();
            newer.close().await.unwrap();
        }
        Home::Database(database) => {
            let mut newer = PgConnection::connect(&database.address).await.unwrap();
            sqlx::query(LATER).execute(&mut newer).await.unwrap();
            newer.close().await.unwrap();
        }
    }
    let file = |home: &Home| match home {
        Home::Folder(folder) => std::fs::read(folder.path().join("log.sqlite")).unwrap(),
        Home::Database(_) => Vec::new(),
    };
    let before = file(&home);
    let error = home.try_open().await.err().expect("it is refused").to_string();
    assert!(error.contains("a newer Besace has written it"), "{error}");
    assert!(file(&home) == before);
}

const LATER: &str = "INSERT INTO _sqlx_migrations SELECT 1000, 'later', installed_on, success, checksum, execution_time \
                     FROM _sqlx_migrations LIMIT 1";

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

/// A connection is encrypted where the address asks for it, and only to a database that can show who it is.
#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_reached_by_tls_and_has_to_be_the_right_one() {
    let folder = tempfile::tempdir().unwrap();
    let openssl = |arguments: &str| {
        let done = std::process::Command::new("openssl")
            .current_dir(folder.path())
            .args(arguments.split(' '))
            .output()
            .unwrap();
        assert!(done.status.success(), "{arguments}: {done:?}");
    };
    let file = |name: &str| folder.path().join(name).display().to_string();
    for name in ["right", "wrong"] {
        openssl(&format!(
            "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={name} -keyout {name}.key -out {name}.pem"
        ));
    }
    std::fs::write(folder.path().join("names"), "subjectAltName=DNS:localhost").unwrap();
    openssl("req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.asked");
    openssl(
        "x509 -req -in server.asked -CA right.pem -CAkey right.key -CAcreateserial -days 2 -extfile names -out server.pem",
    );
    for given in [folder.path(), &folder.path().join("server.key")] {
        besace_postgres::give_to_server(given).unwrap();
    }
    let (certificate, key) =
        (format!("ssl_cert_file={}", file("server.pem")), format!("ssl_key_file={}", file("server.key")));
    let server = besace_postgres::Postgres::with(&["ssl=on", &certificate, &key]).unwrap();
    let address =
        besace_postgres::make_database(&server.address()).unwrap().replace("127.0.0.1", "localhost");
    let open = async |more: &str| Postgres::open(&format!("{address}?{more}").parse().unwrap()).await;
    let trusted = open(&format!("sslmode=verify-full&sslrootcert={}", file("right.pem"))).await.unwrap();
    trusted.check().await.unwrap();
    let mut watcher = PgConnection::connect(&address).await.unwrap();
    let sql = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
               WHERE datname = current_database() AND pid <> pg_backend_pid() AND NOT ssl";
    let plain: i64 = sqlx::Row::get(&sqlx::query(sql).fetch_one(&mut watcher).await.unwrap(), 0);
    assert_eq!(plain, 0, "every connection is encrypted");
    trusted.close().await;
    assert!(open(&format!("sslmode=verify-full&sslrootcert={}", file("wrong.pem"))).await.is_err());
    assert!(open("sslmode=verify-full").await.is_err(), "the system does not know it");
}

fn owed(person: i64, asked: u64) -> Owed {
    Owed { person: Person(person), asked, ends: Some(1000) }
}

async fn of_two_who_look_at_once_one_calls(home: Home) {
    let (one, other) = (home.open().await, home.open().await);
    let table = make(&*one, "t").await;
    one.owe(table, owed(7, 3), 10).await.unwrap();
    assert!(one.calls(9, 9).await.unwrap().is_empty(), "it is too early");
    let (call, same) = (one.calls(10, 9).await.unwrap(), other.calls(10, 9).await.unwrap());
    assert_eq!(call, same);
    assert_eq!((call[0].id.as_str(), call[0].owed, call[0].told), ("t", owed(7, 3), false));
    let taken = tokio::join!(one.take_call(&call[0], Some(50), true), other.take_call(&same[0], None, true));
    assert_ne!(taken.0.unwrap(), taken.1.unwrap(), "one of them, and not both");
    one.owe(table, owed(7, 3), 10).await.unwrap();
    assert!(one.calls(49, 9).await.unwrap().is_empty(), "it is the same decision");
    one.owe(table, owed(7, 4), 60).await.unwrap();
    let next = one.calls(60, 9).await.unwrap();
    assert_eq!((next.len(), next[0].told), (1, false));
    // Whoever was called to a game that is over need not be remembered for that.
    let over = make(&*one, "over").await;
    one.append(vec![marked(row(over, 2), Mark::State(TableState::Over))]).await.unwrap();
    one.owe(over, owed(7, 1), 10).await.unwrap();
    let never = Before { now: 1, waiting: None, playing: None, over: None, chat: None, people: None };
    one.forget_old(&never).await.unwrap();
    assert_eq!(one.calls(99, 9).await.unwrap().len(), 1);
    one.remove(&[table]).await.unwrap();
    assert!(one.calls(99, 9).await.unwrap().is_empty());
}

async fn decisions_that_are_owed_no_more_call_nobody(home: Home) {
    let storage = home.open().await;
    let table = make(&*storage, "t").await;
    let mark = |number, at, all: Vec<Owed>| Append { at, marks: vec![Mark::Owed(all)], ..row(table, number) };
    let who = async || {
        let calls = storage.calls(1000, 9).await.unwrap();
        calls.iter().map(|call| (call.owed.person.0, call.owed.asked, call.at)).collect::<Vec<_>>()
    };
    storage.append(vec![mark(2, 10, vec![owed(7, 2), owed(8, 2)])]).await.unwrap();
    assert_eq!(who().await, [(7, 2, 10), (8, 2, 10)]);
    // What stands still stands as it did; what is new is new.
    storage.append(vec![mark(3, 20, vec![owed(8, 2), owed(9, 3)])]).await.unwrap();
    assert_eq!(who().await, [(8, 2, 10), (9, 3, 20)]);
    storage.append(vec![mark(4, 30, vec![owed(9, 4)])]).await.unwrap();
    assert_eq!(who().await, [(9, 4, 30)]);
    let call = storage.calls(1000, 9).await.unwrap().remove(0);
    storage.append(vec![mark(5, 40, Vec::new())]).await.unwrap();
    assert!(who().await.is_empty());
    assert!(!storage.take_call(&call, None, true).await.unwrap(), "it was decided meanwhile");
}

fn device(endpoint: &str) -> Device {
    Device { endpoint: endpoint.into(), key: "k".into(), auth: "a".into(), language: Language::Fr }
}

async fn a_browser_is_one_persons_and_the_oldest_goes(home: Home) {
    let storage = home.open().await;
    let (ann, bob, nobody) = (Person(7), Person(8), Person(9));
    let of = async |person| {
        let devices = storage.devices_of(person).await.unwrap();
        assert!(devices.iter().all(|device| device.language == Language::Fr && device.key == "k"));
        devices.into_iter().map(|device| device.endpoint).collect::<Vec<_>>()
    };
    for person in [ann, bob] {
        storage.name(person, "n", 1).await.unwrap();
    }
    for at in 1..=4 {
        storage.keep_device(ann, &device(&format!("d{at}")), at, 3).await.unwrap();
    }
    assert_eq!(of(ann).await, ["d2", "d3", "d4"]);
    // The same browser, with somebody else in front of it.
    storage.keep_device(bob, &device("d3"), 5, 3).await.unwrap();
    assert_eq!((of(ann).await, of(bob).await), (vec!["d2".into(), "d4".into()], vec!["d3".to_string()]));
    storage.drop_device("d3", Some(ann)).await.unwrap();
    assert_eq!(of(bob).await, ["d3"], "it is not hers any more");
    storage.drop_device("d2", Some(ann)).await.unwrap();
    storage.drop_device("d3", None).await.unwrap();
    assert_eq!((of(ann).await.len(), of(bob).await.len()), (1, 0));
    assert_eq!(storage.all_people().await.unwrap().iter().map(|row| row.devices).sum::<u32>(), 1);
    storage.forget(ann, nobody, "a player").await.unwrap();
    assert!(of(ann).await.is_empty() && of(nobody).await.is_empty());
    // Whoever is not remembered is not called.
    storage.keep_device(ann, &device("d5"), 6, 3).await.unwrap();
    let never = Before { now: 1, waiting: None, playing: None, over: None, chat: None, people: None };
    storage.forget_old(&never).await.unwrap();
    assert!(of(ann).await.is_empty());
    // Every node has the same keys.
    assert_eq!(storage.key_named("one", "first").await.unwrap(), "first");
    assert_eq!(home.open().await.key_named("one", "second").await.unwrap(), "first");
}

async fn an_address_is_confirmed_in_time_and_its_mails_are_counted(home: Home) {
    let storage = home.open().await;
    let (ann, bob) = (Person(7), Person(8));
    for person in [ann, bob] {
        storage.name(person, "n", 1).await.unwrap();
    }
    let mail = |token: &str| Mail {
        address: "ann@example.org".into(),
        language: Language::En,
        token: token.into(),
        until: Some(100),
    };
    storage.keep_mail(ann, &mail("one"), 10).await.unwrap();
    assert_eq!(storage.mail_by("one", 100).await.unwrap(), Some(false));
    assert_eq!(storage.mail_by("one", 101).await.unwrap(), None);
    assert!(
        !storage.confirm_mail("one", 101).await.unwrap() && !storage.confirm_mail("two", 1).await.unwrap()
    );
    assert!(!storage.count_mail(ann, 50, 9).await.unwrap(), "it is not confirmed");
    assert!(
        storage.confirm_mail("one", 100).await.unwrap() && storage.confirm_mail("one", 9999).await.unwrap()
    );
    assert_eq!(storage.mail_by("one", 9999).await.unwrap(), Some(true));
    assert!(storage.mail_of(ann).await.unwrap().is_some_and(|mail| mail.until.is_none()));
    const HOUR: u64 = 3_600_000;
    let counted = async |at| storage.count_mail(ann, at, 2).await.unwrap();
    let now = 10 * HOUR;
    assert_eq!(
        [counted(now).await, counted(now + 1).await, counted(now + HOUR - 1).await],
        [true, true, false]
    );
    assert!(counted(now + HOUR).await && counted(now + HOUR + 1).await && !counted(now + HOUR + 2).await);
    // Another address has to be confirmed anew, and counts on.
    storage.keep_mail(ann, &mail("three"), 20).await.unwrap();
    assert_eq!(storage.mail_by("one", 50).await.unwrap(), None);
    assert_eq!(storage.mail_by("three", 50).await.unwrap(), Some(false));
    storage.keep_mail(bob, &mail("four"), 30).await.unwrap();
    assert_eq!(storage.mails_asked("ann@example.org", 20).await.unwrap(), 2);
    assert_eq!(storage.mails_asked("ann@example.org", 21).await.unwrap(), 1);
    // What nobody confirms goes.
    let late = Before { now: 101, waiting: None, playing: None, over: None, chat: None, people: None };
    assert!(storage.confirm_mail("four", 50).await.unwrap());
    storage.forget_old(&late).await.unwrap();
    assert!(storage.mail_of(ann).await.unwrap().is_none() && storage.mail_of(bob).await.unwrap().is_some());
    storage.end_mail("four").await.unwrap();
    assert!(storage.mail_of(bob).await.unwrap().is_none());
    storage.keep_mail(bob, &mail("five"), 30).await.unwrap();
    storage.forget(bob, Person(9), "a player").await.unwrap();
    assert!(
        storage.mail_of(bob).await.unwrap().is_none() && storage.mail_of(Person(9)).await.unwrap().is_none()
    );
}
