//! Storage that fails while people play: nobody sees or builds upon what is not durable, and nobody is left hanging.

use besace_server::Limits;
use besace_server::clock::Clock;
use besace_server::entry::{Entry, MadeTable, Person};
use besace_server::outlet::{Outlet, Unsent};
use besace_server::owner::Joining;
use besace_server::sqlite::Sqlite;
use besace_server::storage::{
    Append, Appending, Before, Call, Device, Key, Listed, MadeBy, Mail, Make, Owed, PersonRow, PlayedTable,
    Row, Said, Storage, StorageError, TableRow,
};
use besace_server::tables::Tables;
use besace_server::verdicts::{Verdict, Verdicts};
use besace_server::wire::{ChatLine, Closing, Envelope, Figure, TableState};
use besace_table::Code;
use serde_json::json;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;

const WORKS: u8 = 0;
/// Rows are not kept, and the log cannot be read either.
const FAILS: u8 = 1;
/// A fault of ours.
const PANICS: u8 = 2;

struct Fragile {
    inner: Sqlite,
    mood: AtomicU8,
    /// Has permits when a log that cannot be read has been waited for long enough.
    long_enough: Semaphore,
}

impl Fragile {
    fn is(&self, mood: u8) -> bool {
        self.mood.load(Ordering::SeqCst) == mood
    }
}

fn broken() -> StorageError {
    StorageError::Broken("the disk is gone".into())
}

#[async_trait::async_trait]
impl Storage for Fragile {
    fn append(&self, rows: Vec<Append>) -> Appending {
        assert!(!self.is(PANICS), "as if something of ours were broken");
        if self.is(FAILS) {
            return Box::pin(async { Err(broken()) });
        }
        self.inner.append(rows)
    }
    async fn load_after(&self, table: Key, number: u64) -> Result<Vec<Row>, StorageError> {
        if self.is(FAILS) {
            self.long_enough.acquire().await.expect("nobody closes it").forget();
            return Err(broken());
        }
        self.inner.load_after(table, number).await
    }
    async fn make(&self, table: Make, and: Option<Append>) -> Result<Key, StorageError> {
        self.inner.make(table, and).await
    }
    async fn find(&self, id: &str) -> Result<Option<Key>, StorageError> {
        self.inner.find(id).await
    }
    async fn look(&self, id: &str) -> Result<Option<Listed>, StorageError> {
        self.inner.look(id).await
    }
    async fn keep_glance(&self, table: Key, number: u64, glance: &str) -> Result<(), StorageError> {
        self.inner.keep_glance(table, number, glance).await
    }
    async fn lobby(&self, most: u32) -> Result<Vec<Listed>, StorageError> {
        self.inner.lobby(most).await
    }
    async fn tables_of(&self, person: Person, since: u64, most: u32) -> Result<Vec<Listed>, StorageError> {
        self.inner.tables_of(person, since, most).await
    }
    async fn played_by(
        &self,
        person: Person,
        behind: Option<&str>,
        most: u32,
    ) -> Result<Vec<PlayedTable>, StorageError> {
        self.inner.played_by(person, behind, most).await
    }
    async fn figures_of(&self, person: Person) -> Result<Vec<Figure>, StorageError> {
        self.inner.figures_of(person).await
    }
    async fn made_by(&self, person: Person, origin: i64) -> Result<MadeBy, StorageError> {
        self.inner.made_by(person, origin).await
    }
    async fn due_tables(&self, now: u64, most: u32) -> Result<Vec<String>, StorageError> {
        self.inner.due_tables(now, most).await
    }
    async fn old_tables(&self, before: &Before, most: u32) -> Result<Vec<(Key, String)>, StorageError> {
        self.inner.old_tables(before, most).await
    }
    async fn forget_old(&self, before: &Before) -> Result<(), StorageError> {
        self.inner.forget_old(before).await
    }
    async fn seen(&self, person: Person, at: u64) -> Result<(), StorageError> {
        self.inner.seen(person, at).await
    }
    async fn forget(&self, person: Person, other: Person, name: &str) -> Result<Vec<String>, StorageError> {
        self.inner.forget(person, other, name).await
    }
    async fn verdicts(&self) -> Result<Vec<(Person, Verdict)>, StorageError> {
        self.inner.verdicts().await
    }
    async fn set_verdict(&self, person: Person, verdict: Verdict) -> Result<(), StorageError> {
        self.inner.set_verdict(person, verdict).await
    }
    async fn banned_origins(&self) -> Result<Vec<i64>, StorageError> {
        self.inner.banned_origins().await
    }
    async fn ban_origin(&self, origin: i64, banned: bool) -> Result<(), StorageError> {
        self.inner.ban_origin(origin, banned).await
    }
    async fn all_tables(&self) -> Result<Vec<TableRow>, StorageError> {
        self.inner.all_tables().await
    }
    async fn all_people(&self) -> Result<Vec<PersonRow>, StorageError> {
        self.inner.all_people().await
    }
    async fn census(&self) -> Result<Vec<(String, TableState, u32)>, StorageError> {
        self.inner.census().await
    }
    async fn damage(&self) -> Result<Vec<String>, StorageError> {
        self.inner.damage().await
    }
    async fn rules(&self) -> Result<Vec<(String, u32, u32)>, StorageError> {
        self.inner.rules().await
    }
    async fn size(&self) -> Result<u64, StorageError> {
        self.inner.size().await
    }
    async fn remove(&self, tables: &[Key]) -> Result<(), StorageError> {
        self.inner.remove(tables).await
    }
    async fn name_of(&self, person: Person) -> Result<Option<String>, StorageError> {
        self.inner.name_of(person).await
    }
    async fn name(&self, person: Person, name: &str, at: u64) -> Result<(), StorageError> {
        self.inner.name(person, name, at).await
    }
    async fn say(&self, said: Said) -> Result<(u64, bool), StorageError> {
        self.inner.say(said).await
    }
    async fn chat(&self, table: Key, after: u64, most: u32) -> Result<Vec<ChatLine>, StorageError> {
        self.inner.chat(table, after, most).await
    }
    async fn keep_recovery(&self, token: &str, person: Person, until: u64) -> Result<(), StorageError> {
        self.inner.keep_recovery(token, person, until).await
    }
    async fn recovery_of(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError> {
        self.inner.recovery_of(token, now).await
    }
    async fn use_recovery(&self, token: &str, now: u64) -> Result<Option<Person>, StorageError> {
        self.inner.use_recovery(token, now).await
    }
    async fn wake_later(&self, id: &str, at: u64) -> Result<(), StorageError> {
        self.inner.wake_later(id, at).await
    }
    async fn key_named(&self, name: &str, new: &str) -> Result<String, StorageError> {
        self.inner.key_named(name, new).await
    }
    async fn owe(&self, table: Key, owed: Owed, at: u64) -> Result<(), StorageError> {
        self.inner.owe(table, owed, at).await
    }
    async fn calls(&self, now: u64, most: u32) -> Result<Vec<Call>, StorageError> {
        self.inner.calls(now, most).await
    }
    async fn take_call(&self, call: &Call, next: Option<u64>, told: bool) -> Result<bool, StorageError> {
        self.inner.take_call(call, next, told).await
    }
    async fn give_call_back(&self, call: &Call, way: &str, at: u64) -> Result<(), StorageError> {
        self.inner.give_call_back(call, way, at).await
    }
    async fn keep_device(
        &self,
        person: Person,
        device: &Device,
        at: u64,
        most: u32,
    ) -> Result<(), StorageError> {
        self.inner.keep_device(person, device, at, most).await
    }
    async fn devices_of(&self, person: Person) -> Result<Vec<Device>, StorageError> {
        self.inner.devices_of(person).await
    }
    async fn drop_device(&self, endpoint: &str, of: Option<Person>) -> Result<(), StorageError> {
        self.inner.drop_device(endpoint, of).await
    }
    async fn keep_mail(&self, person: Person, mail: &Mail, at: u64) -> Result<(), StorageError> {
        self.inner.keep_mail(person, mail, at).await
    }
    async fn mail_of(&self, person: Person) -> Result<Option<Mail>, StorageError> {
        self.inner.mail_of(person).await
    }
    async fn mails_asked(&self, address: &str, since: u64) -> Result<u32, StorageError> {
        self.inner.mails_asked(address, since).await
    }
    async fn mail_by(&self, token: &str, now: u64) -> Result<Option<bool>, StorageError> {
        self.inner.mail_by(token, now).await
    }
    async fn confirm_mail(&self, token: &str, now: u64) -> Result<bool, StorageError> {
        self.inner.confirm_mail(token, now).await
    }
    async fn end_mail(&self, token: &str) -> Result<(), StorageError> {
        self.inner.end_mail(token).await
    }
    async fn drop_mail(&self, person: Person) -> Result<(), StorageError> {
        self.inner.drop_mail(person).await
    }
    async fn count_mail(&self, person: Person, now: u64, most: u32) -> Result<bool, StorageError> {
        self.inner.count_mail(person, now, most).await
    }
    async fn check(&self) -> Result<(), StorageError> {
        self.inner.check().await
    }
    async fn close(&self) {
        self.inner.close().await;
    }
}

const ANN: Person = Person(1);

/// A table with Ann as its host, on storage that can be made to fail.
async fn table_of_ann(folder: &tempfile::TempDir) -> (Arc<Fragile>, Tables) {
    let inner = Sqlite::open(&folder.path().join("log.sqlite")).await.unwrap();
    inner.name(ANN, "Ann", 1).await.unwrap();
    let games = crate::customs::games();
    let made = MadeTable::private(games.find("toll").unwrap().info(), json!({}), 3, ANN);
    let entries = vec![Entry::Made(Box::new(made))];
    inner
        .make(
            Make {
                id: "t".into(),
                host: ANN,
                listed: false,
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
        .unwrap();
    let storage = Arc::new(Fragile { inner, mood: AtomicU8::new(WORKS), long_enough: Semaphore::new(0) });
    let tables = Tables::new(
        games,
        storage.clone(),
        Limits::default(),
        Clock::default(),
        (Box::new(|_| 0), Verdicts::default()),
    );
    (storage, tables)
}

/// An outlet to somebody who only listens; the other end has to be kept.
async fn outlet() -> (Outlet, TcpStream) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let far = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let (near, _) = listener.accept().await.unwrap();
    let (reading, writing) = near.into_split();
    std::mem::forget(reading);
    (Outlet::new(writing, 100, Unsent::new(usize::MAX)), far)
}

fn joining(outlet: &Outlet) -> Joining {
    Joining {
        person: Some(ANN),
        address: [127, 0, 0, 1].into(),
        outlet: outlet.clone(),
        since: None,
        said: None,
    }
}

/// Ann sits down while storage behaves like this; gives how her connection ended.
async fn sit(storage: &Fragile, tables: &Tables, mood: u8) -> Closing {
    let (outlet, _far) = outlet().await;
    let (owner, joined) = tables.join("t", || joining(&outlet)).await.unwrap();
    storage.mood.store(mood, Ordering::SeqCst);
    let envelope = Envelope::read(r#"{"id": "s", "do": "sit", "seat": 0}"#).unwrap();
    owner.send(besace_server::owner::Command::Ask(joined.id, Box::new(envelope))).await.unwrap();
    tokio::time::timeout(Duration::from_secs(120), outlet.tend()).await.expect("the connection ends")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_log_cannot_be_read_again_serves_nobody_from_what_was_lost() {
    let folder = tempfile::tempdir().unwrap();
    let (storage, tables) = table_of_ann(&folder).await;
    assert_eq!(sit(&storage, &tables, FAILS).await, Closing::Gone);
    // She comes back at once, while the owner still tries to read: asked once, she waits.
    let (back, _far) = outlet().await;
    let mut joined = pin!(tables.join("t", || joining(&back)));
    tokio::select! {
        biased;
        _ = &mut joined => panic!("there is nobody to answer yet"),
        () = std::future::ready(()) => {}
    }
    // From now on the log cannot be read at once, by that owner and by the next.
    storage.long_enough.add_permits(100);
    assert_eq!(joined.await.err().map(|problem| problem.code), Some(Code::Unavailable));
    storage.mood.store(WORKS, Ordering::SeqCst);
    let info = tables.info("t", Some(ANN)).await.unwrap();
    assert!(info.table.seats.iter().all(|seat| !seat.yours), "what was not durable did not happen");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_left_on_a_connection_whose_table_is_gone() {
    let folder = tempfile::tempdir().unwrap();
    let (storage, tables) = table_of_ann(&folder).await;
    assert_eq!(sit(&storage, &tables, PANICS).await, Closing::Gone);
    storage.mood.store(WORKS, Ordering::SeqCst);
    assert!(tables.info("t", Some(ANN)).await.is_ok(), "and the table can be seen");
    let (back, _far) = outlet().await;
    assert!(tables.join("t", || joining(&back)).await.is_ok(), "and it wakes again");
}
