//! Whoever wants it is written to when it is their turn at a slow table: through a mail server of the tests' own.

use crate::host::{Guest, Host, first_legal, sooner_or_later, three_at_a_table};
use crate::undo;
use serde_json::json;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

const DAY: u64 = 24 * 3600;

/// A mail server that keeps what it is given.
struct Sink {
    port: u16,
    mails: Arc<Mutex<Vec<Mail>>>,
    /// Whether it has no time now, and how often it has said so.
    busy: Arc<(AtomicBool, AtomicU32)>,
}

#[derive(Clone, Debug)]
struct Mail {
    /// To whom, as the mail server was told.
    to: String,
    /// Head and body.
    text: String,
}

impl Mail {
    fn header(&self, name: &str) -> Option<String> {
        let head = self.text.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        let start = format!("{name}: ");
        head.split("\r\n").find_map(|line| line.strip_prefix(&start)).map(str::to_string)
    }

    /// What the reader reads.
    fn body(&self) -> String {
        let body = self.text.split_once("\r\n\r\n").unwrap().1;
        if self.header("Content-Transfer-Encoding").as_deref() != Some("quoted-printable") {
            return body.into();
        }
        let mut bytes = Vec::new();
        let mut rest = body.replace("=\r\n", "").into_bytes().into_iter();
        while let Some(byte) = rest.next() {
            bytes.push(match byte {
                b'=' => {
                    let digits = [rest.next().unwrap(), rest.next().unwrap()];
                    u8::from_str_radix(std::str::from_utf8(&digits).unwrap(), 16).unwrap()
                }
                byte => byte,
            });
        }
        String::from_utf8(bytes).unwrap()
    }

    /// The token in its links.
    fn token(&self) -> String {
        let body = self.body();
        let after = body.split("https://games.example.org/m/").nth(1).expect("a link");
        after.split_whitespace().next().unwrap().to_string()
    }
}

impl Sink {
    async fn open() -> Sink {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let mails = Arc::<Mutex<Vec<Mail>>>::default();
        let busy = Arc::<(AtomicBool, AtomicU32)>::default();
        let (kept, at_work) = (mails.clone(), busy.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (kept, at_work) = (kept.clone(), at_work.clone());
                tokio::spawn(async move {
                    let mut stream = BufReader::new(stream);
                    let _ = stream.write_all(b"220 sink\r\n").await;
                    let (mut to, mut line) = (String::new(), String::new());
                    while stream.read_line(&mut line).await.is_ok_and(|read| read > 0) {
                        let asked = std::mem::take(&mut line);
                        let answer = match asked.split([' ', '\r']).next().unwrap() {
                            "DATA" => {
                                let _ = stream.write_all(b"354 go on\r\n").await;
                                let mut text = String::new();
                                while !text.ends_with("\r\n.\r\n") {
                                    stream.read_line(&mut text).await.unwrap();
                                }
                                kept.lock().unwrap().push(Mail { to: to.clone(), text });
                                "250 kept"
                            }
                            "RCPT" if at_work.0.load(SeqCst) => {
                                at_work.1.fetch_add(1, SeqCst);
                                "450 later"
                            }
                            "RCPT" => {
                                to = asked.trim().to_string();
                                "250 fine"
                            }
                            "QUIT" => "221 bye",
                            _ => "250 fine",
                        };
                        let _ = stream.write_all(format!("{answer}\r\n").as_bytes()).await;
                    }
                });
            }
        });
        Sink { port, mails, busy }
    }

    fn mails(&self) -> Vec<Mail> {
        self.mails.lock().unwrap().clone()
    }

    async fn mail(&self, number: usize) -> Mail {
        sooner_or_later(async || self.mails().len() > number).await;
        self.mails()[number].clone()
    }
}

async fn host(sink: &Sink) -> Host {
    Host::by_hand(|config| {
        config.calling.smtp = Some(format!("smtp://127.0.0.1:{}", sink.port).parse().unwrap());
        config.calling.smtp_from = Some("Besace <games@example.org>".into());
        config.public_address = Some("https://games.example.org".into());
        config.limits.idle = 1_000_000_000;
    })
    .await
}

async fn wants(guest: &mut Guest, address: &str, language: &str) -> u16 {
    guest.put("/api/me/mail", json!({"address": address, "language": language})).await.0
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_confirmed_an_address_is_written_to_once_a_decision_until_they_end_it() {
    let sink = Sink::open().await;
    let host = host(&sink).await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    let start = sockets[0].started().await;
    assert_eq!(guests[2].get("/api/me/calls").await.1["mail"], json!({"address": null, "confirmed": false}));
    assert_eq!(wants(&mut guests[2], "cem@example.org", "fr").await, 204);
    let asked = sink.mail(0).await;
    assert_eq!(asked.to, "RCPT TO:<cem@example.org>");
    assert_eq!(asked.header("To").as_deref(), Some("cem@example.org"));
    assert_eq!(asked.header("From").as_deref(), Some("Besace <games@example.org>"));
    assert!(asked.header("Date").is_some());
    assert_eq!(asked.header("MIME-Version").as_deref(), Some("1.0"));
    let token = asked.token();
    assert!(asked.header("Message-ID").unwrap().ends_with("@example.org>"));
    assert!(
        !asked.body().contains("Cem")
            && asked.body().contains("Besace") | asked.body().contains("https://games.example.org/")
    );
    assert_eq!(
        guests[2].get("/api/me/calls").await.1["mail"],
        json!({"address": "cem@example.org", "confirmed": false})
    );
    assert_eq!(guests[1].get("/api/me/calls").await.1["mail"]["address"], json!(null), "nobody else is told");

    // Bob names an address, too, and does not confirm it. Everybody goes home, and it is Bob's turn, and then Cem's.
    assert_eq!(wants(&mut guests[1], "bob@example.org", "en").await, 204);
    assert_eq!(sink.mail(1).await.header("Subject").as_deref(), Some("Confirm your address for Besace"));
    let link = format!("/api/mail/{token}");
    let mut anybody = host.stranger();
    assert_eq!(anybody.get(&link).await, (200, json!({"confirmed": false})));
    assert_eq!(anybody.post(&link, json!(null)).await.0, 204);
    assert_eq!(anybody.get(&link).await, (200, json!({"confirmed": true})));
    let mine = sockets[1].started().await;
    sockets[0].done(first_legal(&start).unwrap()).await;
    let cem = sockets.pop().unwrap();
    cem.close().await;
    host.until(|app| app.live_connections() == 2).await;
    sockets[1].done(first_legal(&mine).unwrap()).await;
    let turn = sink.mail(2).await;
    assert_eq!(turn.to, "RCPT TO:<cem@example.org>");
    assert_eq!(
        turn.header("List-Unsubscribe").unwrap(),
        format!("<https://games.example.org/api/mail/{token}/end>")
    );
    assert_eq!(turn.header("List-Unsubscribe-Post").as_deref(), Some("List-Unsubscribe=One-Click"));
    assert_eq!(turn.header("Auto-Submitted").as_deref(), Some("auto-generated"));
    assert_eq!(turn.header("Content-Language").as_deref(), Some("fr"));
    assert_ne!(turn.header("Message-ID"), asked.header("Message-ID"));
    let body = turn.body();
    assert!(
        body.contains(&format!("https://games.example.org/t/{id}")) && body.contains("24 heures"),
        "{body}"
    );
    assert_eq!(turn.token(), token);

    // His mail program ends it: without a session, and as such programs ask.
    let form = [("content-type", "application/x-www-form-urlencoded")];
    let path = format!("/api/mail/{token}/end");
    assert_eq!(anybody.request("POST", &path, &form, b"List-Unsubscribe=One-Click").await.status, 204);
    assert_eq!(anybody.get(&link).await.0, 404);
    assert_eq!(anybody.post(&link, json!(null)).await.0, 404);
    assert_eq!(guests[2].get("/api/me/calls").await.1["mail"]["address"], json!(null));
    assert_eq!(sink.mails().len(), 3, "nothing was sent to an address that nobody has confirmed");
}

/// Has a guest written to at this address.
async fn confirms(sink: &Sink, guest: &mut Guest, address: &str) {
    let before = sink.mails().len();
    assert_eq!(wants(guest, address, "fr").await, 204);
    let token = sink.mail(before).await.token();
    assert_eq!(guest.post(&format!("/api/mail/{token}"), json!(null)).await.0, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_e_mail_that_waits_while_the_server_stops_is_sent_afterwards() {
    let sink = Sink::open().await;
    let host = host(&sink).await;
    let (id, mut guests, mut sockets) = three_at_a_table(&host, json!({"clock": DAY})).await;
    sockets[0].started().await;
    confirms(&sink, &mut guests[1], "bob@example.org").await;
    sink.busy.0.store(true, SeqCst);
    for socket in sockets {
        socket.close().await;
    }
    host.all_asleep().await;
    host.app.clock.turn(Duration::from_secs(61));
    sooner_or_later(async || sink.busy.1.load(SeqCst) > 0).await;
    sink.busy.0.store(false, SeqCst);
    let _host = host.restart().await;
    let turn = sink.mail(1).await;
    assert!(turn.to.contains("bob@") && turn.body().contains(&id), "{turn:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_asked_to_agree_to_a_taking_back_is_written_to_at_a_slow_table() {
    let sink = Sink::open().await;
    let host = host(&sink).await;
    let (id, mut guests, mut sockets, first) = undo::begun(&host, json!({"clock": DAY})).await;
    confirms(&sink, &mut guests[1], "bob@example.org").await;
    sockets.remove(1).close().await;
    host.until(|app| app.live_connections() == 2).await;
    undo::wish(&mut sockets, &first).await;
    let asked = sink.mail(1).await;
    assert!(asked.body().contains("reprendre son coup") && asked.body().contains(&id), "{asked:?}");
    assert!(!asked.body().contains("heures"), "it is not his turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_written_to_because_a_stranger_names_their_address() {
    let sink = Sink::open().await;
    let host = host(&sink).await;
    let mut ann = host.guest("Ann").await;
    for wrong in [
        "",
        "ann",
        "ann@localhost",
        "ann@example.org\r\nBcc: bob@example.org",
        "Ann <ann@example.org>",
        "a@b.c, d@e.f",
    ] {
        assert_eq!(wants(&mut ann, wrong, "en").await, 400, "{wrong:?}");
    }
    assert_eq!(wants(&mut host.stranger(), "ann@example.org", "en").await, 401);
    // Three people in an hour name the same address, and no more.
    for number in 1..=5 {
        let mut guest = host.guest_from([127, 0, 0, 10 + number], "Guest").await;
        assert_eq!(wants(&mut guest, "victim@example.org", "en").await, if number <= 3 { 204 } else { 429 });
    }
    // One network has five mails sent, and then one in ten minutes.
    let answers = async |guest: &mut Guest| wants(guest, "ann@example.org", "en").await;
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(answers(&mut ann).await);
    }
    assert_eq!(statuses, [204, 204, 204, 204, 204, 429]);
    host.app.clock.turn(Duration::from_secs(601));
    assert_eq!(answers(&mut ann).await, 204);
    sink.mail(8).await;
    // A link is good for a day.
    let link =
        format!("/api/mail/{}", sink.mails().iter().rfind(|mail| mail.to.contains("ann@")).unwrap().token());
    host.app.clock.turn(Duration::from_secs(DAY + 1));
    assert_eq!(ann.get(&link).await.0, 404);
    assert_eq!(ann.post(&link, json!(null)).await.0, 404);
    assert_eq!(ann.get("/api/mail/%00").await.0, 404);
    assert_eq!(ann.request("DELETE", "/api/me/mail", &[], b"").await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_a_mail_server_offers_no_e_mail() {
    let host = Host::open().await;
    let mut ann = host.guest("Ann").await;
    assert_eq!(ann.get("/api/me/calls").await.1["mail"], json!(null));
    assert_eq!(wants(&mut ann, "ann@example.org", "en").await, 404);
}
