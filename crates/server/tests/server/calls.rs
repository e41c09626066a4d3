//! Whoever is not there when it is their turn is called in their browser: by a push service of the tests' own, which reads what it
//! is sent as a browser would.

use crate::host::{Guest, Host, Socket, first_legal, sooner_or_later, three_at_a_table};
use crate::undo;
use axum::http::{HeaderMap, header};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use besace_postgres::Database;
use besace_server::entry::Person;
use besace_server::push::Note;
use besace_server::storage::Device;
use besace_server::wire::Language;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

const DAY: u64 = 24 * 3600;
const HOUR: Duration = Duration::from_secs(3600);

/// A push service: it notes what it is sent, and answers as it is told.
struct Service {
    address: SocketAddr,
    sent: Arc<Mutex<Vec<Sent>>>,
    /// What it answers next, the last of them for ever; nothing at all where it is empty.
    answers: Arc<Mutex<Vec<String>>>,
}

/// What was sent to a push service.
#[derive(Clone, Debug)]
struct Sent {
    path: String,
    headers: HashMap<String, String>,
    body: Vec<u8>,
}

impl Service {
    async fn open() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sent, answers) =
            (Arc::<Mutex<Vec<Sent>>>::default(), Arc::new(Mutex::new(vec!["201 Created".into()])));
        let (noted, given) = (sent.clone(), answers.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (noted, given) = (noted.clone(), given.clone());
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    let Some(sent) = read_request(&mut stream).await else { return };
                    noted.lock().unwrap().push(sent);
                    let answer = {
                        let mut given = given.lock().unwrap();
                        if given.len() > 1 { Some(given.remove(0)) } else { given.first().cloned() }
                    };
                    match answer {
                        Some(answer) => {
                            let text = format!("HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n");
                            let _ = stream.write_all(text.as_bytes()).await;
                        }
                        None => std::future::pending().await,
                    }
                });
            }
        });
        Service { address, sent, answers }
    }

    fn answers(&self, answers: &[&str]) {
        *self.answers.lock().unwrap() = answers.iter().map(|answer| answer.to_string()).collect();
    }

    fn sent(&self) -> Vec<Sent> {
        self.sent.lock().unwrap().clone()
    }

    /// Waits until so much has been sent.
    async fn has(&self, count: usize) {
        sooner_or_later(async || self.sent().len() >= count).await;
    }
}

async fn read_request(stream: &mut BufReader<tokio::net::TcpStream>) -> Option<Sent> {
    let mut lines = Vec::new();
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        match line.trim_end() {
            "" => break,
            line => lines.push(line.to_string()),
        }
    }
    let headers: HashMap<String, String> = lines[1..]
        .iter()
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.into()))
        .collect();
    let mut body = vec![0; headers["content-length"].parse().unwrap()];
    stream.read_exact(&mut body).await.ok()?;
    let path = lines[0].strip_prefix("POST ")?.split(' ').next()?.to_string();
    Some(Sent { path, headers, body })
}

/// A browser's half of what is sealed for it: it can read one message.
pub struct Browser {
    private: EphemeralPrivateKey,
    public: Vec<u8>,
    auth: [u8; 16],
}

impl Browser {
    pub fn new() -> Browser {
        let private = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = private.compute_public_key().unwrap().as_ref().to_vec();
        Browser { private, public, auth: besace_server::chance::bytes() }
    }

    fn device(&self, endpoint: &str) -> Device {
        let [key, auth] = [&self.public[..], &self.auth].map(|bytes| URL_SAFE_NO_PAD.encode(bytes));
        Device { endpoint: endpoint.into(), key, auth, language: Language::Fr }
    }

    /// How it says where it can be called.
    pub fn registration(&self, endpoint: &str) -> Value {
        let Device { endpoint, key, auth, .. } = self.device(endpoint);
        json!({"endpoint": endpoint, "key": key, "auth": auth, "language": "fr"})
    }

    /// Has a guest called here.
    async fn subscribe(&self, guest: &mut Guest, endpoint: &str) {
        let (status, problem) = guest.put("/api/me/devices", self.registration(endpoint)).await;
        assert_eq!(status, 204, "{problem}");
    }

    /// Reads a message.
    fn open(self, body: &[u8]) -> Value {
        struct Length(usize);
        impl KeyType for Length {
            fn len(&self) -> usize {
                self.0
            }
        }
        fn derive(salt: &[u8], secret: &[u8], info: &[u8], length: usize) -> Vec<u8> {
            let mut derived = vec![0; length];
            let key = Salt::new(HKDF_SHA256, salt).extract(secret);
            key.expand(&[info], Length(length)).unwrap().fill(&mut derived).unwrap();
            derived
        }
        let (salt, rest) = body.split_at(16);
        assert_eq!(&rest[..5], [0, 0, 16, 0, 65], "one record of up to 4096 bytes, and a key of 65");
        let (theirs, sealed) = rest[5..].split_at(65);
        let info = [b"WebPush: info\0".as_slice(), &self.public, theirs].concat();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, theirs);
        let shared =
            agree_ephemeral(self.private, &theirs, |secret| derive(&self.auth, secret, &info, 32)).unwrap();
        let key = derive(salt, &shared, b"Content-Encoding: aes128gcm\0", 16);
        let nonce = derive(salt, &shared, b"Content-Encoding: nonce\0", 12);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let nonce = Nonce::try_assume_unique_for_key(&nonce).unwrap();
        let mut sealed = sealed.to_vec();
        let text = key.open_in_place(nonce, Aad::empty(), &mut sealed).unwrap();
        let end = text.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(text[end], 2, "the last record");
        serde_json::from_slice(&text[..end]).unwrap()
    }
}

/// Whether a request was signed by this server, for this service, and until when.
fn signed_until(sent: &Sent, key: &str, origin: &str) -> u64 {
    let header = sent.headers["authorization"].strip_prefix("vapid t=").unwrap();
    let (token, own_key) = header.split_once(", k=").unwrap();
    assert_eq!(own_key, key);
    let (signed, given) = token.rsplit_once('.').unwrap();
    let decode = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key))
        .verify(signed.as_bytes(), &decode(given))
        .unwrap();
    let (head, claims) = signed.split_once('.').unwrap();
    let read = |text: &str| serde_json::from_slice::<Value>(&decode(text)).unwrap();
    assert_eq!(read(head), json!({"typ": "JWT", "alg": "ES256"}));
    let claims = read(claims);
    assert_eq!(claims["aud"], origin);
    assert!(claims["sub"].as_str().unwrap().starts_with("http"));
    claims["exp"].as_u64().unwrap()
}

/// A server that calls people wherever they say, on a clock that is turned by hand.
async fn host() -> Host {
    Host::by_hand(|config| {
        config.calling.push_anywhere = true;
        config.limits.idle = 1_000_000_000;
    })
    .await
}

/// Whom the server takes a guest for.
fn person(host: &Host, guest: &Guest) -> Person {
    let cookie = guest.cookie.as_ref().unwrap().parse().unwrap();
    host.app.sessions.person(&HeaderMap::from_iter([(header::COOKIE, cookie)])).unwrap().0
}

async fn leaves(host: &Host, sockets: &mut Vec<Socket>, at: usize) {
    let left = sockets.len() as u32 - 1;
    sockets.remove(at).close().await;
    host.until(|app| app.live_connections() == left).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_slow_table_whoever_is_not_there_is_called_once_and_once_more_before_it_is_late() {
    let (host, service) = (host().await, Service::open().await);
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    let start = sockets[0].started().await;
    let key = guests[1].get("/api/me/calls").await.1["push_key"].as_str().unwrap().to_string();
    let browser = Browser::new();
    let endpoint = format!("http://{}/send/bob?x=1", service.address);
    browser.subscribe(&mut guests[1], &endpoint).await;

    // Seats 0 and 1 owe a decision, and everybody is there. Bob goes; a minute later it is noticed.
    leaves(&host, &mut sockets, 1).await;
    assert!(service.sent().is_empty());
    host.app.clock.turn(Duration::from_secs(61));
    service.has(1).await;
    let sent = service.sent().remove(0);
    assert_eq!(sent.path, "/send/bob?x=1");
    let header = |name: &str| sent.headers[name].as_str();
    assert_eq!((header("content-encoding"), header("urgency")), ("aes128gcm", "normal"));
    assert_eq!(header("ttl"), (DAY - 61).to_string(), "no longer than he may take");
    assert!(header("topic").len() == 32 && !header("topic").contains(&id), "a table's id is its key");
    let until = signed_until(&sent, &key, &format!("http://{}", service.address));
    let now = host.app.clock.now_ms() / 1000;
    assert!(until > now && until <= now + DAY);
    let told = browser.open(&sent.body);
    assert_eq!(
        told,
        json!({"kind": "turn", "table": id, "game": "toll", "language": "fr"}),
        "and nothing else"
    );

    // Once more when a quarter of the time is left, and no more.
    let browser = Browser::new();
    browser.subscribe(&mut guests[1], &endpoint).await;
    host.app.clock.turn(18 * HOUR);
    service.has(2).await;
    let again = service.sent().remove(1);
    assert_eq!(
        again.headers["topic"], sent.headers["topic"],
        "the later notice takes the place of the earlier"
    );
    assert_eq!(browser.open(&again.body)["kind"], "soon");

    // He decides after all, and Ann does; Cem is asked, and has no browser that is called.
    let mut bob = guests[1].connect(&id).await;
    let now = bob.next_of("table").await;
    bob.done(first_legal(&now).unwrap()).await;
    assert!(
        host.app
            .storage
            .calls(u64::MAX >> 1, 9)
            .await
            .unwrap()
            .iter()
            .all(|call| call.owed.person != person(&host, &guests[1]))
    );
    sockets[0].done(first_legal(&start).unwrap()).await;
    bob.close().await;
    assert_eq!(service.sent().len(), 2);
}

/// A page can be open somewhere and forgotten.
#[tokio::test(flavor = "multi_thread")]
async fn at_a_slow_table_whoever_has_a_page_open_is_called_once_before_it_is_late() {
    let (host, service) = (host().await, Service::open().await);
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    sockets[0].started().await;
    let browser = Browser::new();
    browser.subscribe(&mut guests[1], &format!("http://{}/bob", service.address)).await;
    let bob = person(&host, &guests[1]);
    let waits = async || {
        let calls = host.app.storage.calls(u64::MAX >> 1, 9).await.unwrap();
        calls.into_iter().find(|call| call.owed.person == bob)
    };
    let first = waits().await.expect("he owes a decision");
    // Minute after minute he is there, and the last look is when a quarter of the time is left.
    host.app.clock.turn(18 * HOUR - Duration::from_secs(30));
    let now = host.app.clock.now_ms();
    sooner_or_later(async || waits().await.is_some_and(|call| call.at > now)).await;
    let next = waits().await.unwrap();
    assert_eq!((next.at, next.told), (first.since + 18 * 3_600_000, false));
    assert!(service.sent().is_empty());
    host.app.clock.turn(Duration::from_secs(61));
    service.has(1).await;
    assert_eq!(host.app.live_connections(), 3, "his page is open");
    let told = browser.open(&service.sent()[0].body);
    assert_eq!(told, json!({"kind": "soon", "table": id, "game": "toll", "language": "fr"}));
    assert!(waits().await.is_none(), "once");
    leaves(&host, &mut sockets, 1).await;
    host.app.clock.turn(HOUR);
    assert!(waits().await.is_none());
    assert_eq!(service.sent().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_table_that_sleeps_calls_whom_it_waits_for_also_after_a_restart() {
    let (host, service) = (host().await, Service::open().await);
    let (_, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    let start = sockets[0].started().await;
    let browser = Browser::new();
    browser.subscribe(&mut guests[2], &format!("http://{}/cem", service.address)).await;
    let key = guests[2].get("/api/me/calls").await.1["push_key"].clone();
    // Cem is asked when both others have decided, and is gone by then.
    leaves(&host, &mut sockets, 2).await;
    sockets[0].done(first_legal(&start).unwrap()).await;
    let mine = sockets[1].started().await;
    sockets[1].done(first_legal(&mine).unwrap()).await;
    service.has(1).await;
    assert_eq!(browser.open(&service.sent()[0].body)["kind"], "turn", "at once: nobody has to look first");
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    let host = host.restart().await;
    guests[2].moves_to(&host);
    assert_eq!(guests[2].get("/api/me/calls").await.1["push_key"], key, "the key is the same");
    let browser = Browser::new();
    browser.subscribe(&mut guests[2], &format!("http://{}/cem", service.address)).await;
    host.app.clock.turn(18 * HOUR + HOUR);
    service.has(2).await;
    assert_eq!(browser.open(&service.sent()[1].body)["kind"], "soon");
    assert_eq!(service.sent().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_go_out_before_a_stop_goes_out_afterwards_and_nothing_twice() {
    let (host, well, busy) = (host().await, Service::open().await, Service::open().await);
    busy.answers(&["503 Service Unavailable\r\nRetry-After: 120", "201 Created"]);
    let (_, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    sockets[0].started().await;
    let browsers = async |guest: &mut Guest| {
        let browsers = [Browser::new(), Browser::new()];
        for (browser, service) in browsers.iter().zip([&well, &busy]) {
            browser.subscribe(guest, &format!("http://{}/bob", service.address)).await;
        }
        browsers
    };
    let [_, second] = browsers(&mut guests[1]).await;
    leaves(&host, &mut sockets, 1).await;
    host.app.clock.turn(Duration::from_secs(61));
    well.has(1).await;
    busy.has(1).await;
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    // One waits to be tried again, and nobody has an answer to wait for.
    let is_due = |app: &besace_server::app::App, seconds: u64| {
        app.clock.awaited().contains(&Duration::from_secs(seconds))
    };
    host.until(|app| is_due(app, 120) && !is_due(app, 10)).await;
    let host = host.restart().await;
    guests[1].moves_to(&host);
    busy.has(2).await;
    assert_eq!(second.open(&busy.sent()[1].body)["kind"], "turn");
    let [first, second] = browsers(&mut guests[1]).await;
    host.app.clock.turn(18 * HOUR + HOUR);
    well.has(2).await;
    busy.has(3).await;
    assert_eq!(first.open(&well.sent()[1].body)["kind"], "soon", "the one that had it was not called again");
    assert_eq!(second.open(&busy.sent()[2].body)["kind"], "soon");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_slow_table_whoever_is_asked_to_agree_to_a_taking_back_is_called_once() {
    let (host, service) = (host().await, Service::open().await);
    let (id, mut guests, mut sockets, first) = undo::begun(&host, json!({"clock": DAY})).await;
    let browser = Browser::new();
    browser.subscribe(&mut guests[1], &format!("http://{}/bob", service.address)).await;
    let bob = person(&host, &guests[1]);
    leaves(&host, &mut sockets, 1).await;
    let is_to_be_called = async || {
        host.app.storage.calls(u64::MAX >> 1, 9).await.unwrap().iter().any(|call| call.owed.person == bob)
    };
    assert!(!is_to_be_called().await, "a merchant may speak, and need not");
    let number = undo::wish(&mut sockets, &first).await;
    service.has(1).await;
    let told = browser.open(&service.sent()[0].body);
    assert_eq!(told, json!({"kind": "undo", "table": id, "game": "customs", "language": "fr"}));
    assert!(!is_to_be_called().await, "and not again");

    // Nobody is called for what is settled: he comes and goes, the guard wishes no more.
    sockets[1].done(undo::answer(2, &number, false)).await;
    host.app.clock.turn(18 * HOUR);
    assert!(!is_to_be_called().await);
    assert_eq!(service.sent().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn at_any_table_whom_others_wait_for_is_called_after_a_while() {
    let (host, service) = (host().await, Service::open().await);
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"away_after": 3600})).await;
    sockets[0].started().await;
    let browser = Browser::new();
    browser.subscribe(&mut guests[1], &format!("http://{}/bob", service.address)).await;
    leaves(&host, &mut sockets, 1).await;
    host.app.clock.turn(Duration::from_secs(14));
    let back = guests[1].connect(&id).await;
    host.until(|app| app.live_connections() == 3).await;
    host.app.clock.turn(Duration::from_secs(14));
    back.close().await;
    host.until(|app| app.live_connections() == 2).await;
    assert!(service.sent().is_empty(), "nobody is called who was gone for a moment");
    host.app.clock.turn(Duration::from_secs(16));
    service.has(1).await;
    let sent = service.sent().remove(0);
    assert_eq!((sent.headers["ttl"].as_str(), sent.headers["urgency"].as_str()), ("3600", "high"));
    assert_eq!(
        browser.open(&sent.body),
        json!({"kind": "turn", "table": id, "game": "toll", "language": "fr"})
    );
}

/// A note to a browser, sent as it is when somebody is called.
fn note() -> Note {
    Note { text: "{}".into(), about: "a table".into(), worth: HOUR, is_urgent: false, call: None }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_service_that_fails_is_tried_again_a_few_times_and_costs_nobody_else_anything() {
    let (host, dead, well) = (host().await, Service::open().await, Service::open().await);
    let mut ann = host.guest("Ann").await;
    let at = |service: &Service| Browser::new().device(&format!("http://{}/x", service.address));
    // One that never answers: it has few requests under way, and a note to another does not wait.
    dead.answers(&[]);
    for _ in 0..500 {
        host.app.pusher.send(&host.app, at(&dead), note());
    }
    host.app.pusher.send(&host.app, at(&well), note());
    well.has(1).await;
    dead.has(8).await;
    assert_eq!(dead.sent().len(), 8);
    // Those are given up after a while, and the next have their turn.
    host.app.clock.turn(Duration::from_secs(11));
    dead.has(16).await;

    // One that has too much to do says when to come back, and is believed.
    let busy = Service::open().await;
    busy.answers(&["429 Too Many Requests\r\nRetry-After: 120", "503 Service Unavailable", "201 Created"]);
    host.app.pusher.send(&host.app, at(&busy), note());
    busy.has(1).await;
    let waits =
        |seconds: u64| host.until(move |app| app.clock.awaited().contains(&Duration::from_secs(seconds)));
    waits(120).await;
    host.app.clock.turn(Duration::from_secs(120));
    busy.has(2).await;
    // The second pause is longer than the first would have been.
    waits(60).await;
    host.app.clock.turn(Duration::from_secs(60));
    busy.has(3).await;

    // One that always fails is asked four times.
    let broken = Service::open().await;
    broken.answers(&["500 Internal Server Error"]);
    host.app.pusher.send(&host.app, at(&broken), note());
    for (count, pause) in (1..).zip([10, 60, 300]) {
        broken.has(count).await;
        waits(pause).await;
        host.app.clock.turn(Duration::from_secs(pause));
    }
    broken.has(4).await;

    // A browser that is gone is forgotten; one that is sent elsewhere is not followed there.
    let gone = Service::open().await;
    gone.answers(&["410 Gone"]);
    let browser = Browser::new();
    let endpoint = format!("http://{}/gone", gone.address);
    browser.subscribe(&mut ann, &endpoint).await;
    let ann = person(&host, &ann);
    host.app.pusher.send(&host.app, browser.device(&endpoint), note());
    sooner_or_later(async || host.app.storage.devices_of(ann).await.unwrap().is_empty()).await;
    let (moved, elsewhere) = (Service::open().await, Service::open().await);
    moved.answers(&[&format!("307 Temporary Redirect\r\nLocation: http://{}/y", elsewhere.address)]);
    host.app.pusher.send(&host.app, at(&moved), note());
    moved.has(1).await;
    // What is sent there now is the first that it is sent.
    host.app.pusher.send(&host.app, at(&elsewhere), note());
    elsewhere.has(1).await;
    assert_eq!((elsewhere.sent()[0].path.as_str(), moved.sent().len(), broken.sent().len()), ("/x", 1, 4));
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_into_the_hosts_own_network() {
    let host = Host::by_hand(|_| {}).await;
    let mut ann = host.guest("Ann").await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let device = |endpoint: &str| Browser::new().registration(endpoint);
    for private in [
        format!("http://127.0.0.1:{port}/"),
        format!("https://127.0.0.1:{port}/"),
        "https://[::1]/".into(),
        "https://10.0.0.1/".into(),
    ] {
        assert_eq!(ann.put("/api/me/devices", device(&private)).await.0, 400, "{private}");
    }
    // A name says nothing of where it leads: that is found out when it is asked, and it is not connected to.
    assert_eq!(ann.put("/api/me/devices", device(&format!("https://localhost:{port}/x"))).await.0, 204);
    let ann = person(&host, &ann);
    let devices = host.app.storage.devices_of(ann).await.unwrap();
    assert_eq!(devices.len(), 1);
    host.app.pusher.send(&host.app, devices[0].clone(), note());
    sooner_or_later(async || host.app.storage.devices_of(ann).await.unwrap().is_empty()).await;
    let waiting = std::pin::pin!(listener.accept());
    assert!(futures_util::future::FutureExt::now_or_never(waiting).is_none(), "nobody has come");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_browser_is_refused_and_a_browser_is_forgotten_with_its_person() {
    let host = host().await;
    let mut ann = host.guest("Ann").await;
    let Device { endpoint, key, auth, .. } = Browser::new().device("https://push.example.org/ann");
    let good = json!({"endpoint": endpoint, "key": key, "auth": auth, "language": "en"});
    let mut nobody = host.stranger();
    assert_eq!(nobody.put("/api/me/devices", good.clone()).await.0, 401);
    for (field, wrong) in [
        ("endpoint", json!("nowhere")),
        ("endpoint", json!("https://ann:secret@push.example.org/")),
        ("endpoint", json!(format!("https://push.example.org/{}", "x".repeat(1100)))),
        ("key", json!("")),
        ("key", json!(URL_SAFE_NO_PAD.encode([4; 65]))),
        ("key", json!("x".repeat(5000))),
        ("auth", json!("AAAA")),
        ("auth", json!(17)),
        ("language", json!("de")),
        ("more", json!(1)),
    ] {
        let mut device = good.clone();
        device[field] = wrong.clone();
        assert_eq!(ann.put("/api/me/devices", device).await.0, 400, "{field}: {wrong}");
    }
    let person = person(&host, &ann);
    let count = async || host.app.storage.devices_of(person).await.unwrap().len();
    assert_eq!(count().await, 0, "nothing has been kept");
    for _ in 0..2 {
        assert_eq!(ann.put("/api/me/devices", good.clone()).await.0, 204);
    }
    assert_eq!(count().await, 1, "the same browser is one");
    for number in 0..12 {
        let mut device = good.clone();
        device["endpoint"] = format!("https://push.example.org/{number}").into();
        assert_eq!(ann.put("/api/me/devices", device).await.0, 204);
    }
    assert_eq!(count().await, 10);
    let path = "/api/me/devices?endpoint=https%3A%2F%2Fpush.example.org%2F11";
    let mut bob = host.guest("Bob").await;
    assert_eq!(bob.request("DELETE", path, &[], b"").await.status, 204);
    assert_eq!(count().await, 10, "it is not his");
    assert_eq!(ann.request("DELETE", path, &[], b"").await.status, 204);
    assert_eq!(count().await, 9);
    assert_eq!(ann.request("DELETE", "/api/me", &[], b"").await.status, 204);
    assert_eq!(count().await, 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_wants_no_push_services_has_none() {
    let host = Host::with(|config| config.calling.no_push = true).await;
    let mut ann = host.guest("Ann").await;
    assert_eq!(ann.get("/api/me/calls").await, (200, json!({"push_key": null, "mail": null})));
    let Device { endpoint, key, auth, .. } = Browser::new().device("https://push.example.org/ann");
    let device = json!({"endpoint": endpoint, "key": key, "auth": auth, "language": "en"});
    assert_eq!(ann.put("/api/me/devices", device).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_node_calls_though_two_watch_and_neither_calls_whom_the_other_has() {
    let database = Database::new().unwrap();
    let node = async || {
        let set = |config: &mut besace_server::Config| {
            config.database = Some(database.address.parse().unwrap());
            config.calling.push_anywhere = true;
            config.limits.idle = 1_000_000_000;
        };
        Host::by_hand(set).await
    };
    let (one, other, service) = (node().await, node().await, Service::open().await);
    let (id, mut guests, mut sockets) = three_at_a_table(&one, json!({"clock": DAY})).await;
    let start = sockets[0].started().await;
    let keys = (guests[0].get("/api/me/calls").await.1, {
        guests[2].moves_to(&other);
        guests[2].get("/api/me/calls").await.1
    });
    assert_eq!(keys.0, keys.1, "all nodes have one key");
    let browser = Browser::new();
    browser.subscribe(&mut guests[2], &format!("http://{}/cem", service.address)).await;
    // Cem goes to the other node: neither of them calls him there.
    leaves(&one, &mut sockets, 2).await;
    let cem = person(&one, &guests[2]);
    let there = guests[2].connect(&id).await;
    sooner_or_later(async || one.app.is_connected(cem).await.unwrap()).await;
    sockets[0].done(first_legal(&start).unwrap()).await;
    let mine = sockets[1].started().await;
    sockets[1].done(first_legal(&mine).unwrap()).await;
    let call = async || {
        one.app
            .storage
            .calls(u64::MAX >> 1, 9)
            .await
            .unwrap()
            .into_iter()
            .find(|call| call.owed.person == cem)
    };
    let now = one.app.clock.now_ms();
    sooner_or_later(async || call().await.is_some_and(|call| call.at > now)).await;
    assert!(!call().await.unwrap().told && service.sent().is_empty());
    // He goes; both look at the same moment, and one of them calls.
    there.close().await;
    sooner_or_later(async || {
        !one.app.is_connected(cem).await.unwrap() && !other.app.is_connected(cem).await.unwrap()
    })
    .await;
    for node in [&one, &other] {
        node.app.clock.turn(Duration::from_secs(61));
    }
    service.has(1).await;
    assert_eq!(browser.open(&service.sent()[0].body)["kind"], "turn");
    let browser = Browser::new();
    browser.subscribe(&mut guests[2], &format!("http://{}/cem", service.address)).await;
    for node in [&one, &other] {
        node.app.clock.turn(18 * HOUR);
    }
    service.has(2).await;
    assert_eq!(
        browser.open(&service.sent()[1].body)["kind"],
        "soon",
        "the second notice is not the first again"
    );
}
