//! E-mail, where the host has named a server for it: to people who have confirmed that they want some when it is their turn at a
//! slow table. A mail says which game waits and no more, and carries the link that ends it. Whose address it is stands in no
//! log.

use crate::app::App;
use crate::calls;
use crate::chance;
use crate::seldom::Seldom;
use crate::storage::{Call, Mail, StorageError};
use crate::wire::Language;
use besace_words::{Value, Words};
use clap::Args;
use lettre::message::header::{ContentType, HeaderName, HeaderValue, MIME_VERSION_1_0};
use lettre::message::{Mailbox, Message};
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// How many mails may be on their way or wait for it, and how many are sent at the same time.
const WAITING: usize = 500;
const AT_ONCE: usize = 2;
/// How long the mail server may take over one.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long to wait before a mail is tried again, time after time.
const PAUSES: [Duration; 2] = [Duration::from_secs(60), Duration::from_secs(10 * 60)];
/// What becomes of a mail that waits to be tried again when the server stops.
const GIVEN_BACK: &str = "given back";
/// The longest address.
const LONGEST_ADDRESS: usize = 254;
/// The environment variable in which the password may be.
const PASSWORD: &str = "BESACE_SMTP_PASSWORD";

/// How people are called who are not there, as the host sets it.
#[derive(Clone, Debug, Args)]
pub struct Calling {
    /// Whether nobody can be called by the push service of their browser, which is a third party
    #[arg(long, env = "BESACE_NO_PUSH")]
    pub no_push: bool,
    /// Whether push services may also be in a private network and without https, as in trials
    #[arg(long, env = "BESACE_PUSH_ANYWHERE")]
    pub push_anywhere: bool,
    // The program's help shows this comment as it stands, so the address cannot be a link.
    #[allow(rustdoc::bare_urls)]
    /// A mail server, so that people can be called by e-mail: smtps://mail.example.org, or smtp:// with STARTTLS
    #[arg(long, env = "BESACE_SMTP", requires_all = ["smtp_from", "public_address"])]
    pub smtp: Option<Smtp>,
    /// Who e-mail comes from: Besace <games@example.org>
    #[arg(long, env = "BESACE_SMTP_FROM", value_parser = mailbox)]
    pub smtp_from: Option<String>,
    /// As whom to log in at the mail server; the password is in a file or in BESACE_SMTP_PASSWORD
    #[arg(long, env = "BESACE_SMTP_USER")]
    pub smtp_user: Option<String>,
    /// A file with the password for the mail server
    #[arg(long, env = "BESACE_SMTP_PASSWORD_FILE")]
    pub smtp_password_file: Option<PathBuf>,
    /// E-mails to one person in an hour
    #[arg(long, env = "BESACE_MAILS_EACH", default_value_t = 6)]
    pub mails_each: u32,
}

/// Where a mail server is, and how what is sent to it is encrypted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Smtp {
    host: String,
    port: u16,
    encryption: Encryption,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encryption {
    /// TLS from the first byte on.
    Tls,
    /// TLS after a greeting; without it nothing is sent.
    StartTls,
    /// As it is: only to this machine itself.
    Plain,
}

impl FromStr for Smtp {
    type Err = String;

    fn from_str(text: &str) -> Result<Smtp, String> {
        let wrong = || {
            "a mail server must be smtps://host, or smtp://host for STARTTLS, each with :port if it is another"
                .to_string()
        };
        let (scheme, rest) = text.trim_end_matches('/').split_once("://").ok_or_else(wrong)?;
        let (host, port) = match rest.rsplit_once(':') {
            Some((host, port)) if !host.is_empty() && !port.contains(']') => {
                (host, Some(port.parse::<u16>().map_err(|_| wrong())?))
            }
            _ => (rest, None),
        };
        let host = host.trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
        let is_host = |letter: char| letter.is_ascii_alphanumeric() || "-.:".contains(letter);
        if host.is_empty() || !host.chars().all(is_host) {
            return Err(wrong());
        }
        let is_here =
            host == "localhost" || host.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
        let (encryption, usual) = match scheme {
            "smtps" => (Encryption::Tls, 465),
            "smtp" if is_here => (Encryption::Plain, 25),
            "smtp" => (Encryption::StartTls, 587),
            _ => return Err(wrong()),
        };
        Ok(Smtp { host, port: port.unwrap_or(usual), encryption })
    }
}

/// `Name <address>`, or an address.
fn mailbox(text: &str) -> Result<String, String> {
    text.parse::<Mailbox>()
        .map(|_| text.into())
        .map_err(|_| "a sender must be games@example.org or Besace <games@example.org>".into())
}

/// An address to which a mail can be sent; `None` where it is none.
pub fn read_address(text: &str) -> Option<String> {
    let text = text.trim();
    let is_plain =
        text.len() <= LONGEST_ADDRESS && text.is_ascii() && !text.contains(['"', '<', '>', ',', ';']);
    let address: Address = text.parse().ok().filter(|_| is_plain)?;
    // A name on the internet, and not one of the mail server's own network.
    let is_somewhere = address.domain().contains('.') && !address.domain().starts_with('[');
    is_somewhere.then(|| address.to_string())
}

/// The way to people who want to be written to.
pub struct Post {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    waiting: Arc<Semaphore>,
    going: Semaphore,
}

impl Post {
    /// As the host has set it; `None` where no mail server is named.
    pub fn open(calling: &Calling) -> Result<Option<Post>, String> {
        let (Some(Smtp { host, port, encryption }), Some(from)) = (&calling.smtp, &calling.smtp_from) else {
            return Ok(None);
        };
        let from = from.parse().map_err(|_| "its sender cannot be read".to_string())?;
        let certificates = || TlsParameters::new(host.clone()).map_err(|error| error.to_string());
        let tls = match encryption {
            Encryption::Tls => Tls::Wrapper(certificates()?),
            Encryption::StartTls => Tls::Required(certificates()?),
            Encryption::Plain => Tls::None,
        };
        let mut transport = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host.clone())
            .port(*port)
            .tls(tls)
            .timeout(Some(PATIENCE));
        if let Some(user) = &calling.smtp_user {
            transport = transport.credentials(Credentials::new(user.clone(), password(calling)?));
        }
        Ok(Some(Post {
            transport: transport.build(),
            from,
            waiting: Arc::new(Semaphore::new(WAITING)),
            going: Semaphore::new(AT_ONCE),
        }))
    }

    /// Asks whether somebody wants to be written to, at an address that anybody may have named.
    pub fn ask(&self, app: &Arc<App>, mail: &Mail) {
        let words = words(mail.language);
        let server = app.link();
        let say = |id: &str| words.say(id, &[("server", Value::from(&server))]);
        let text = [say("table-mail-confirm"), link(app, mail), say("table-mail-confirm-else")].join("\n\n");
        self.send(app, mail, None, &say("table-mail-confirm-subject"), &text);
    }

    /// Writes to somebody who is waited for, if they want that and have not had too many in the hour.
    pub async fn write_turn(&self, app: &Arc<App>, call: &Call, left: Duration) -> Result<(), StorageError> {
        let person = call.owed.person;
        let Some(mail) = app.storage.mail_of(person).await?.filter(|mail| mail.until.is_none()) else {
            return Ok(());
        };
        if !app.storage.count_mail(person, app.clock.now_ms(), app.config.calling.mails_each).await? {
            metrics::counter!("besace_mails_total", "result" => "left out").increment(1);
            return Ok(());
        }
        let words = words(mail.language);
        let title = title(app, &call.game, mail.language);
        let say = |id: &str, count: u64| {
            words.say(id, &[("title", Value::from(&title)), ("count", Value::Number(count as i64))])
        };
        let hours = left.as_secs().div_ceil(3600);
        let left = match hours {
            0..48 => say("table-mail-hours", hours),
            _ => say("table-mail-days", hours / 24),
        };
        let table = format!("{}t/{}", app.link(), call.id);
        let (subject, why) = match call.is_wish {
            false => (say("table-mail-turn-subject", 0), format!("{} {left}", say("table-mail-turn", 0))),
            true => (say("table-mail-undo-subject", 0), say("table-mail-undo", 0)),
        };
        let text = [why, table, say("table-mail-end", 0), link(app, &mail)].join("\n\n");
        self.send(app, &mail, Some(call.clone()), &subject, &text);
        Ok(())
    }

    /// Whether no mail is on its way, and none waits.
    pub fn is_idle(&self) -> bool {
        self.waiting.available_permits() == WAITING
    }

    /// Sends a mail, away from whoever asks for it. Where too many wait it is left out; `call` is what it is for, and is given back
    /// where the server stops before it is sent.
    fn send(&self, app: &Arc<App>, mail: &Mail, call: Option<Call>, subject: &str, text: &str) {
        let result =
            |result: &'static str| metrics::counter!("besace_mails_total", "result" => result).increment(1);
        let Ok(place) = self.waiting.clone().try_acquire_owned() else { return result("left out") };
        let Some(message) = self.message(app, mail, subject, text) else { return result("failed") };
        let app = app.clone();
        tokio::spawn(async move {
            let _place = place;
            let Some(post) = &app.post else { return };
            let became = post.deliver(&app, message).await;
            if let (GIVEN_BACK, Some(call)) = (became, &call) {
                calls::give_back(&app, call, calls::BY_MAIL).await;
            }
            result(became);
        });
    }

    fn message(&self, app: &App, mail: &Mail, subject: &str, text: &str) -> Option<Message> {
        let header =
            |name: &'static str, value: String| HeaderValue::new(HeaderName::new_from_ascii_str(name), value);
        let end = format!("<{}api/mail/{}/end>", app.link(), mail.token);
        let id = format!("<{}@{}>", chance::link(), self.from.email.domain());
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, mail.address.parse().ok()?))
            .subject(subject)
            .date_now()
            .message_id(Some(id))
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN)
            .raw_header(header("List-Unsubscribe", end))
            .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".into()))
            .raw_header(header("Auto-Submitted", "auto-generated".into()))
            .raw_header(header("Content-Language", mail.language.id().into()));
        message.body(format!("{text}\n")).ok()
    }

    /// Hands a mail to the mail server, and tries again a few times where that may help; gives what became of it.
    async fn deliver(&self, app: &App, message: Message) -> &'static str {
        let mut stopping = app.stopping.subscribe();
        for pause in PAUSES.map(Some).into_iter().chain([None]) {
            let sent = {
                let Ok(_going) = self.going.acquire().await else { return "left out" };
                self.transport.send(message.clone()).await
            };
            let Err(error) = sent else { return "sent" };
            let (true, Some(pause)) = (!error.is_permanent(), pause) else {
                static FAILED: Seldom = Seldom::unsaid();
                if let Some(left_out) = FAILED.now() {
                    // What the server says may name the address.
                    let why = error
                        .status()
                        .map_or_else(|| "it cannot be reached".into(), |code| format!("it answers {code}"));
                    tracing::warn!(why, left_out, "the mail server does not take an e-mail");
                }
                return "failed";
            };
            tokio::select! {
                () = app.clock.sleep(pause) => {}
                _ = stopping.wait_for(|stopping| *stopping) => return GIVEN_BACK,
            }
        }
        "failed"
    }
}

/// The page on which an address is confirmed or forgotten.
fn link(app: &App, mail: &Mail) -> String {
    format!("{}m/{}", app.link(), mail.token)
}

fn words(language: Language) -> Words {
    Words::of(spoken(language))
}

fn spoken(language: Language) -> besace_words::Language {
    match language {
        Language::En => besace_words::Language::English,
        Language::Fr => besace_words::Language::French,
    }
}

/// What a game is called.
fn title(app: &App, game: &str, language: Language) -> String {
    let known = besace_shelf::terminal_games().into_iter().find(|known| known.info.id == game);
    let title = known.map(|known| (known.title)(spoken(language)));
    let title = title.or_else(|| app.games.find(game).map(|game| game.info().title));
    title.unwrap_or(game).into()
}

/// The password for the mail server: from its file, or from the environment.
fn password(calling: &Calling) -> Result<String, String> {
    match &calling.smtp_password_file {
        Some(file) => {
            let text = std::fs::read_to_string(file);
            let text = text.map_err(|error| format!("{} cannot be read: {error}", file.display()))?;
            Ok(text.trim_end_matches(['\r', '\n']).into())
        }
        None => std::env::var(PASSWORD).map_err(|_| {
            format!("there is no password: put it into a file for --smtp-password-file, or into {PASSWORD}")
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_server_is_reached_by_tls_save_on_this_machine() {
        let read =
            |text: &str| text.parse::<Smtp>().map(|Smtp { host, port, encryption }| (host, port, encryption));
        let of = |host: &str, port, encryption| Ok((host.to_string(), port, encryption));
        assert_eq!(read("smtps://Mail.example.org"), of("mail.example.org", 465, Encryption::Tls));
        assert_eq!(read("smtp://mail.example.org/"), of("mail.example.org", 587, Encryption::StartTls));
        assert_eq!(read("smtp://mail.example.org:2525"), of("mail.example.org", 2525, Encryption::StartTls));
        assert_eq!(read("smtp://localhost"), of("localhost", 25, Encryption::Plain));
        assert_eq!(read("smtp://127.0.0.1:2525"), of("127.0.0.1", 2525, Encryption::Plain));
        assert_eq!(read("smtp://[::1]:2525"), of("::1", 2525, Encryption::Plain));
        assert_eq!(read("smtps://localhost"), of("localhost", 465, Encryption::Tls));
        for wrong in [
            "",
            "mail.example.org",
            "http://a",
            "smtp://",
            "smtp://a:b",
            "smtp://ann:secret@mail.example.org",
            "smtp://a b",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_one_that_cannot_be_taken_for_something_else() {
        assert_eq!(read_address(" ann@example.org ").as_deref(), Some("ann@example.org"));
        assert_eq!(read_address("ann+games@mail.example.org").as_deref(), Some("ann+games@mail.example.org"));
        let long = format!("{}@example.org", "a".repeat(300));
        for wrong in [
            "",
            "ann",
            "@example.org",
            "ann@",
            "ann@localhost",
            "ann@[127.0.0.1]",
            "Ann <ann@example.org>",
            "ann@example.org\r\nBcc: bob@example.org",
            "ann@example.org, bob@example.org",
            "\"a b\"@example.org",
            "ann\0@example.org",
            &long,
        ] {
            assert_eq!(read_address(wrong), None, "{wrong:?}");
        }
    }
}
