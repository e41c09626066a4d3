//! Web Push: a short note to a browser in which somebody wants to be called, also while no page of ours is open there.
//!
//! The browser's maker runs the push service that takes it (RFC 8030). What is sent is sealed for that browser alone (`seal`,
//! RFC 8291) and signed by a key that the server has made once (RFC 8292). Whoever subscribes names the address that is
//! asked, so nothing is believed of it: `dial` connects to no address of the host's own network, follows nothing and reads
//! little. A service that is slow or dead holds up nobody else: each has few requests under way and few that wait.

mod dial;
mod seal;

use crate::app::App;
use crate::calls;
use crate::seldom::Seldom;
use crate::storage::{Call, Device, StorageError};
use axum::http::{StatusCode, Uri};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
pub use dial::Answer;
use dial::{Dialler, Undialled};
use seal::Signer;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{OnceCell, OwnedSemaphorePermit, Semaphore};

/// How many notes may be on their way or wait to be tried again, in all and at one service.
const WAITING: usize = 1000;
const WAITING_EACH: usize = 100;
/// How many requests one service has to answer at the same time.
const AT_ONCE: usize = 8;
/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to wait before a note is tried again, time after time.
const PAUSES: [Duration; 3] = [Duration::from_secs(10), Duration::from_secs(60), Duration::from_secs(5 * 60)];
/// The longest that a service may have a note wait.
const LONGEST_PAUSE: Duration = Duration::from_secs(3600);
/// The longest address of a browser.
const LONGEST_ENDPOINT: usize = 1024;
/// What becomes of a note that has not been sent when the server stops.
const GIVEN_BACK: &str = "given back";
/// What the key is called in storage.
const KEY: &str = "push";

/// What is sent to a browser.
#[derive(Clone, Debug)]
pub struct Note {
    /// What it says: a document of ours, which the service cannot read.
    pub text: String,
    /// What it is about: a later note takes the place of one about the same that has not been delivered.
    pub about: String,
    /// How long it is worth being delivered.
    pub worth: Duration,
    /// Whether a telephone that sleeps may be woken for it.
    pub is_urgent: bool,
    /// The call that it is for, which is given back where the server stops before it is sent.
    pub call: Option<Call>,
}

/// The way to browsers that are to be called.
pub struct Pusher {
    dialler: Dialler,
    signer: OnceCell<Signer>,
    waiting: Arc<Semaphore>,
    services: Mutex<HashMap<String, Arc<Service>>>,
}

/// A push service: how many notes are under way to it, and how many wait.
struct Service {
    going: Semaphore,
    waiting: Arc<Semaphore>,
}

/// What became of one attempt to send a note.
enum Attempt {
    /// The service has it.
    Sent,
    /// The browser is not to be had there any more, or never was.
    Gone,
    /// It may be taken later, and not before this much time has passed.
    Later(Duration, String),
    /// It will not be taken.
    Refused(String),
}

impl Pusher {
    /// `anywhere` is whether addresses of the host's own network will do, too, and those without https.
    pub fn new(anywhere: bool) -> Pusher {
        Pusher {
            dialler: Dialler::new(anywhere),
            signer: OnceCell::new(),
            waiting: Arc::new(Semaphore::new(WAITING)),
            services: Mutex::default(),
        }
    }

    /// Whether a browser can be called there, as far as can be told without trying it.
    pub fn check(&self, device: &Device) -> Result<(), &'static str> {
        if device.endpoint.len() > LONGEST_ENDPOINT {
            return Err("this address of a push service is too long");
        }
        self.dialler.check(&device.endpoint)?;
        seal::Recipient::read(&device.key, &device.auth).map(drop)
    }

    /// The key by which push services know this server. It is made when it is first asked for, and is the same at every node.
    pub async fn public_key(&self, app: &App) -> Result<String, StorageError> {
        Ok(self.signer(app).await?.public_key())
    }

    async fn signer(&self, app: &App) -> Result<&Signer, StorageError> {
        let make = async {
            let kept = app.storage.key_named(KEY, &Signer::new_key()).await?;
            Signer::read(&kept)
                .ok_or_else(|| StorageError::Broken("its key for push services cannot be read".into()))
        };
        self.signer.get_or_try_init(|| make).await
    }

    /// Sends a note, away from whoever asks for it. Where too many wait it is left out.
    pub fn send(&self, app: &Arc<App>, device: Device, note: Note) {
        let name = dial::service_of(&device.endpoint);
        let service = self.service(&name);
        let places = (self.waiting.clone().try_acquire_owned(), service.waiting.clone().try_acquire_owned());
        let (Ok(place), Ok(place_there)) = places else {
            metrics::counter!("besace_pushes_total", "result" => "left out").increment(1);
            return;
        };
        tokio::spawn(deliver(app.clone(), (name, service), (place, place_there), device, note));
    }

    /// Whether no note is on its way, and none waits.
    pub fn is_idle(&self) -> bool {
        self.waiting.available_permits() == WAITING
    }

    fn service(&self, name: &str) -> Arc<Service> {
        let mut services = self.services.lock().expect("no one panics while holding this");
        // Those that nobody waits for are forgotten.
        services.retain(|known, service| known == name || Arc::strong_count(service) > 1);
        let new = || {
            let (going, waiting) = (Semaphore::new(AT_ONCE), Arc::new(Semaphore::new(WAITING_EACH)));
            Arc::new(Service { going, waiting })
        };
        services.entry(name.into()).or_insert_with(new).clone()
    }

    async fn attempt(&self, app: &App, device: &Device, note: &Note) -> Attempt {
        let (signer, recipient) =
            match (self.signer(app).await, seal::Recipient::read(&device.key, &device.auth)) {
                (Ok(signer), Ok(recipient)) => (signer, recipient),
                (Err(error), _) => return Attempt::Refused(error.to_string()),
                (_, Err(_)) => return Attempt::Gone,
            };
        let Some(sealed) = seal::seal(&recipient, note.text.as_bytes()) else { return Attempt::Gone };
        let now = Duration::from_millis(app.clock.now_ms());
        let headers = [
            ("authorization", signer.authorization(&dial::origin_of(&device.endpoint), now, &app.link())),
            ("ttl", note.worth.as_secs().to_string()),
            ("urgency", if note.is_urgent { "high" } else { "normal" }.into()),
            ("topic", topic(&note.about)),
            ("content-encoding", "aes128gcm".into()),
            ("content-type", "application/octet-stream".into()),
        ];
        let answer = tokio::select! {
            answer = self.dialler.post(&device.endpoint, &headers, sealed) => answer,
            () = app.clock.sleep(PATIENCE) => Err(Undialled::Failed("no answer in time".into())),
        };
        match answer {
            Ok(Answer { status, .. }) if status.is_success() => Attempt::Sent,
            Ok(Answer { status: StatusCode::NOT_FOUND | StatusCode::GONE, .. }) => Attempt::Gone,
            Ok(Answer { status, retry_after })
                if status == StatusCode::TOO_MANY_REQUESTS || status.is_server_error() =>
            {
                let wait = retry_after.unwrap_or_default().min(LONGEST_PAUSE);
                Attempt::Later(wait, format!("it answers {status}"))
            }
            Ok(Answer { status, .. }) => Attempt::Refused(format!("it answers {status}")),
            Err(Undialled::NotAllowed) => Attempt::Gone,
            Err(Undialled::Failed(why)) => Attempt::Later(Duration::ZERO, why),
        }
    }
}

/// Sends a note, and tries again a few times where that may help. Where the server stops meanwhile, its call is given back: a service
/// may have taken the note, but then a second one about the same takes its place.
async fn deliver(
    app: Arc<App>,
    (name, service): (String, Arc<Service>),
    _places: (OwnedSemaphorePermit, OwnedSemaphorePermit),
    device: Device,
    note: Note,
) {
    let mut pauses = PAUSES.into_iter();
    let mut stopping = app.stopping.subscribe();
    let result = loop {
        let attempt = async {
            let _going = service.going.acquire().await.expect("nobody closes it");
            app.pusher.attempt(&app, &device, &note).await
        };
        let attempt = tokio::select! {
            attempt = attempt => attempt,
            _ = stopping.wait_for(|stopping| *stopping) => break GIVEN_BACK,
        };
        match (attempt, pauses.next()) {
            (Attempt::Sent, _) => break "sent",
            (Attempt::Gone, _) => {
                if let Err(error) = app.storage.drop_device(&device.endpoint, None).await {
                    tracing::warn!(%error, "a browser that is gone could not be forgotten");
                }
                break "gone";
            }
            (Attempt::Later(wanted, _), Some(pause)) => tokio::select! {
                () = app.clock.sleep(pause.max(wanted)) => {}
                _ = stopping.wait_for(|stopping| *stopping) => break GIVEN_BACK,
            },
            (Attempt::Later(_, why), None) | (Attempt::Refused(why), _) => {
                static FAILED: Seldom = Seldom::unsaid();
                if let Some(left_out) = FAILED.now() {
                    // The service's name alone: the whole address is the browser's, and a secret.
                    tracing::warn!(
                        service = name,
                        why,
                        left_out,
                        "a push service does not take what it is sent"
                    );
                }
                break "failed";
            }
        }
    };
    if let (GIVEN_BACK, Some(call)) = (result, &note.call) {
        calls::give_back(&app, call, &device.endpoint).await;
    }
    metrics::counter!("besace_pushes_total", "result" => result).increment(1);
}

/// What a note is about, in as many letters as a service takes. It tells nobody anything: a table's id is its key.
fn topic(about: &str) -> String {
    let hash = Sha256::digest(about.as_bytes());
    URL_SAFE_NO_PAD.encode(&hash[..24])
}

/// An address that can be read, and where it leads: scheme, host, port.
pub(crate) fn parts(endpoint: &str) -> Option<(Uri, bool, String, u16)> {
    let uri: Uri = endpoint.parse().ok()?;
    let is_secure = match uri.scheme_str()? {
        "https" => true,
        "http" => false,
        _ => return None,
    };
    let authority = uri.authority()?;
    if authority.as_str().contains('@') {
        return None;
    }
    let host = authority.host().trim_start_matches('[').trim_end_matches(']').to_ascii_lowercase();
    let port = match authority.as_str()[authority.host().len()..].strip_prefix(':') {
        Some(port) => port.parse().ok().filter(|port| *port > 0)?,
        None if is_secure => 443,
        None => 80,
    };
    (!host.is_empty()).then_some((uri, is_secure, host, port))
}
