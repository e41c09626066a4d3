//! The server, put together: opened, run, and stopped cleanly.

use crate::addressed;
use crate::app::{App, May};
use crate::calls;
use crate::client::{self, Client};
use crate::clock::Clock;
use crate::config::Config;
use crate::control;
use crate::disk;
use crate::door;
use crate::http;
use crate::inventory::{DATABASE, Inventory, KEY, Loss, what_is_missing};
use crate::nodes;
use crate::post::Post;
use crate::postgres::{Address, Postgres};
use crate::push::Pusher;
use crate::retention;
use crate::session::Sessions;
use crate::slow;
use crate::sqlite::Sqlite;
use crate::storage::{Storage, StorageError};
use crate::table::Games;
use crate::tables::Tables;
use crate::verdicts::Verdicts;
use crate::wire::{Problem, TableState};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get};
use besace_table::Code;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::fs::{File, OpenOptions, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::{TcpListener, UnixListener};
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::openapi::{Info, OpenApi, OpenApiBuilder};

/// How many times figures are put together before the database is counted through.
const COUNTED_EVERY: u64 = 12;
/// How often figures are put together.
const UPKEEP: Duration = Duration::from_secs(5);
/// How long connections may take to end when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Why the server could not start, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The address is taken, or may not be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The data folder cannot be used.
    #[error("cannot use the data folder {0}: {1}")]
    Data(PathBuf, io::Error),
    /// The database cannot be used.
    #[error("cannot open the games in {0}: {1}{advice}", advice = advice(.1))]
    Storage(String, StorageError),
    /// Data was there and is not.
    #[error("{0}: {1}. To go on without it, start once with --accept-loss")]
    Lost(PathBuf, Loss),
    /// E-mail cannot be sent as it is set.
    #[error("cannot send e-mail: {0}")]
    Mail(String),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(io::Error),
}

/// What a host can do about a database that cannot be opened.
fn advice(error: &StorageError) -> &'static str {
    match error {
        StorageError::Damaged(_) => {
            "; `besace check` says which games can still be read, and `besace restore` puts a backup into a folder without \
             games"
        }
        _ => "",
    }
}

/// A server that listens, and is about to answer.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    /// Where figures are shown, if they have an address of their own.
    metrics_listener: Option<TcpListener>,
    /// How the host of the server looks after it.
    control: UnixListener,
    address: SocketAddr,
    /// Held for as long as the data folder is in use.
    lock: File,
    /// What belongs in the data folder, where it has the games.
    inventory: Option<Inventory>,
}

/// Where everything is kept, opened.
struct Opened {
    storage: Arc<dyn Storage>,
    sessions: Sessions,
    inventory: Option<Inventory>,
}

/// Opens the database in the data folder.
async fn open_folder(config: &Config) -> Result<Opened, Trouble> {
    let in_data = |error| Trouble::Data(config.data.clone(), error);
    let lost = |loss| Trouble::Lost(config.data.clone(), loss);
    let inventory = Inventory::read(&config.data).map_err(in_data)?.filter(|_| !config.accept_loss);
    match what_is_missing(&config.data, inventory.as_ref()) {
        Some(loss) if !config.accept_loss => return Err(lost(loss)),
        _ => {}
    }
    let sessions = Sessions::open(&config.data.join(KEY)).map_err(in_data)?;
    let file = config.data.join(DATABASE);
    make_private_file(&file).map_err(in_data)?;
    let in_storage = |error| Trouble::Storage(file.display().to_string(), error);
    let storage = Sqlite::open(&file).await.map_err(in_storage)?;
    let number = storage.number().await.map_err(in_storage)?;
    if let Some(loss) = inventory.and_then(|inventory| inventory.compare(&number, &sessions)) {
        storage.close().await;
        return Err(lost(loss));
    }
    let inventory = Inventory { database: number, key: sessions.fingerprint(), open: true };
    inventory.write(&config.data).map_err(in_data)?;
    Ok(Opened { storage: Arc::new(storage), sessions, inventory: Some(inventory) })
}

/// Opens a database that other nodes may use, too. The session key is in it.
async fn open_shared(address: &Address) -> Result<Opened, Trouble> {
    let in_storage = |error| Trouble::Storage(address.to_string(), error);
    let storage = Postgres::open(address).await.map_err(in_storage)?;
    let sessions = Sessions::with_key(storage.key().await.map_err(in_storage)?);
    Ok(Opened { storage: Arc::new(storage), sessions, inventory: None })
}

impl Server {
    /// Opens the data folder, which is made if it is not there, and listens.
    pub async fn open(config: Config, client: Arc<dyn Client>) -> Result<Server, Trouble> {
        Server::open_with(config, client, Games(besace_shelf::games()), Clock::default()).await
    }

    /// The same for a server that has other games than those on the shelf, or another clock than the real one.
    pub async fn open_with(
        config: Config,
        client: Arc<dyn Client>,
        games: Games,
        clock: Clock,
    ) -> Result<Server, Trouble> {
        // The port first: nothing is made on a machine where the server cannot run.
        let wanted = SocketAddr::new(config.address, config.port);
        let listener = TcpListener::bind(wanted).await.map_err(|error| Trouble::Listen(wanted, error))?;
        let address = listener.local_addr().map_err(Trouble::Network)?;
        let metrics_listener = match config.metrics_address {
            Some(wanted) => {
                Some(TcpListener::bind(wanted).await.map_err(|error| Trouble::Listen(wanted, error))?)
            }
            None => None,
        };
        let in_data = |error| Trouble::Data(config.data.clone(), error);
        make_private_folder(&config.data).map_err(in_data)?;
        let lock = lock(&config.data).map_err(in_data)?;
        let Opened { storage, sessions, inventory } = match &config.database {
            None => open_folder(&config).await?,
            Some(address) => open_shared(address).await?,
        };
        let sessions = Arc::new(sessions);
        let origin = Box::new({
            let sessions = sessions.clone();
            move |address| sessions.origin(address)
        });
        let in_storage = |error| Trouble::Storage(config.data.display().to_string(), error);
        let verdicts = Verdicts::read(&*storage).await.map_err(in_storage)?;
        let post = Post::open(&config.calling).map_err(Trouble::Mail)?;
        let control = control::listen(&config.data).map_err(in_data)?;
        let app = App {
            tables: Tables::new(
                games,
                storage.clone(),
                config.limits.clone(),
                clock.clone(),
                (origin, verdicts.clone()),
            ),
            metrics: (config.metrics || config.metrics_address.is_some()).then(recorder),
            may: May::new(&config.limits),
            pusher: Pusher::new(config.calling.push_anywhere),
            post,
            config,
            listens: address,
            machine: hostname::get().unwrap_or_default().to_string_lossy().into(),
            games,
            clock,
            storage,
            sessions,
            verdicts,
            client,
            stopping: watch::Sender::new(false),
            connections: Default::default(),
            making: Default::default(),
            damage: Default::default(),
            remarks: Default::default(),
            replays: Default::default(),
            recordings: Default::default(),
        };
        Ok(Server { app: Arc::new(app), listener, metrics_listener, control, address, lock, inventory })
    }

    /// Where figures are shown, if they have an address of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_listener.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to open in a browser.
    pub fn link(&self) -> String {
        self.app.link()
    }

    /// What all requests share.
    pub fn app(&self) -> Arc<App> {
        self.app.clone()
    }

    /// Answers until `stop` resolves; then says goodbye to everybody, finishes what is under way, and closes.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Trouble> {
        let Server { app, listener, metrics_listener, control, lock, inventory, .. } = self;
        let stopping = app.clone();
        let stop = async move {
            stop.await;
            stopping.stopping.send_replace(true);
            stopping.tables.stop().await;
        };
        tokio::spawn(stop);
        tokio::spawn(look_for_damage(app.clone()));
        tokio::spawn(control::serve(control, app.clone()));
        tokio::spawn(retention::keep_sweeping(app.clone()));
        tokio::spawn(disk::keep_looking(app.clone()));
        tokio::spawn(slow::keep_waking(app.clone()));
        tokio::spawn(calls::keep_calling(app.clone()));
        tokio::spawn(nodes::attend(app.clone()));
        if let Some(metrics) = app.metrics.clone() {
            tokio::spawn(keep_figures(app.clone(), move || metrics.run_upkeep()));
        }
        if let Some(listener) = metrics_listener {
            let routes = Router::new().route("/metrics", get(tell_metrics)).with_state(app.clone());
            tokio::spawn(axum::serve(listener, routes).into_future());
        }
        let mut stopped = app.stopping.subscribe();
        tokio::select! {
            () = door::serve(listener, router(app.clone()), app.clone()) => {}
            () = async {
                let _ = stopped.wait_for(|stopping| *stopping).await;
                tokio::time::sleep(LAST_WORDS).await;
            } => {}
        }
        let waited = tokio::time::timeout(LAST_WORDS, async {
            while !app.connections.lock().expect("no one panics while holding this").is_empty() {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
        if waited.await.is_err() {
            tracing::warn!("some connections did not end in time");
        }
        let handed_over = tokio::time::timeout(LAST_WORDS, async {
            while !app.pusher.is_idle() || app.post.as_ref().is_some_and(|post| !post.is_idle()) {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        });
        if handed_over.await.is_err() {
            tracing::warn!("some calls were still on their way, and may be lost");
        }
        app.storage.close().await;
        // What is in the database is in its file now.
        let closed =
            inventory.map(|inventory| Inventory { open: false, ..inventory }.write(&app.config.data));
        if let Some(Err(error)) = closed {
            tracing::warn!(%error, "could not record that the database was closed");
        }
        drop(lock);
        Ok(())
    }
}

/// The description of the HTTP part.
pub fn openapi() -> OpenApi {
    let info = Info::new("Besace", env!("CARGO_PKG_VERSION"));
    let (_, api) = http::routes().split_for_parts();
    OpenApiBuilder::from(api).info(info).build()
}

fn router(app: Arc<App>) -> Router {
    let (api, _) = http::routes().split_for_parts();
    let api = api
        .route("/api/openapi.json", get(|| async { axum::Json(openapi()) }))
        .route("/api", any(nothing))
        .route("/api/", any(nothing))
        .route("/api/{*rest}", any(nothing))
        .method_not_allowed_fallback(wrong_method)
        .layer(DefaultBodyLimit::max(app.config.limits.max_message))
        .layer(middleware::from_fn_with_state(app.clone(), guard));
    let mut routes = Router::new().merge(api).fallback(files);
    if app.metrics.is_some() && app.config.metrics_address.is_none() {
        routes = routes.route("/metrics", get(tell_metrics));
    }
    routes = routes.route("/healthz", get(http::healthz)).route("/readyz", get(http::readyz));
    let base = app.config.sub_path.trim_end_matches('/').to_string();
    let whole = if base.is_empty() {
        routes
    } else {
        let home = format!("{base}/");
        Router::new()
            .nest(&base, routes)
            .route(&home, get(files))
            .route("/", get(move || async move { Redirect::temporary(&home) }))
            .route("/healthz", get(http::healthz))
            .route("/readyz", get(http::readyz))
            .fallback(outside)
    };
    whole
        .layer(middleware::from_fn_with_state(app.clone(), always))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Problem::unavailable().into_response()
        }))
        .with_state(app)
}

/// What holds for every answer.
async fn always(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let visitor = app.visitor(&parts);
    let let_in = app.count(&app.may.load, visitor.address, "pages").and_then(|()| is_for_us(&app, &parts));
    let mut response = match let_in {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(problem) => problem.into_response(),
    };
    let headers = response.headers_mut();
    let set = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        // A table's link is its key: no other site is told where somebody comes from.
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// A request says once for whom it is, by a name that the server goes by. Programs that only look whether the server is alive
/// need not.
fn is_for_us(app: &App, parts: &Parts) -> Result<(), Problem> {
    let mut hosts = parts.headers.get_all(header::HOST).iter();
    let looks = parts.uri.path().ends_with("/healthz") || parts.uri.path().ends_with("/readyz");
    match (hosts.next(), hosts.next()) {
        (None, None) if looks => Ok(()),
        (Some(host), None) => {
            let is_us = |host: &str| addressed::is_us(host, &app.config, &app.machine);
            let message = "this server does not go by that name: open it by its address, or have its host name it with \
                           --public-address";
            let refused = || Problem::new(Code::ForbiddenOrigin, message);
            host.to_str().is_ok_and(is_us).then_some(()).ok_or_else(refused)
        }
        _ => Err(Problem::bad_request("a request must have one `Host`")),
    }
}

/// Nobody asks too much, and nothing is changed from a page that is not ours.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visitor = app.visitor(&parts);
    if let Err(problem) = app.count(&app.may.ask, visitor.address, "requests") {
        return problem.into_response();
    }
    if let Err(problem) = app.let_in(&visitor) {
        return problem.into_response();
    }
    let changes = !matches!(parts.method, Method::GET | Method::HEAD);
    if changes && !visitor.is_ours {
        return Problem::new(Code::ForbiddenOrigin, "only pages of this server may do that").into_response();
    }
    parts.extensions.insert(visitor);
    let mut response = next.run(Request::from_parts(parts, body)).await;
    // What a person may know is for that person alone.
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

async fn nothing() -> Response {
    (StatusCode::NOT_FOUND, axum::Json(Problem::new(Code::NotFound, "there is nothing here"))).into_response()
}

async fn wrong_method() -> Response {
    let problem = Problem::bad_request("this address is not for that method");
    (StatusCode::METHOD_NOT_ALLOWED, axum::Json(problem)).into_response()
}

async fn files(State(app): State<Arc<App>>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let base = &app.config.sub_path;
    let path = request.uri().path();
    let path = path.strip_prefix(base.as_str()).unwrap_or(path);
    client::answer(&*app.client, path, base, request.headers())
}

/// An address that is not below the server's own path.
async fn outside(State(app): State<Arc<App>>) -> Response {
    client::missing(&*app.client, &app.config.sub_path)
}

async fn tell_metrics(State(app): State<Arc<App>>) -> Response {
    let told = app.metrics.as_ref().map(PrometheusHandle::render).unwrap_or_default();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], told).into_response()
}

/// Puts together what has been counted since the last time: figures that nobody asks for would pile up otherwise. Once in a
/// while it also counts what is not counted as it happens.
async fn keep_figures(app: Arc<App>, put_together: impl Fn()) {
    let mut stopping = app.stopping.subscribe();
    for turn in 0u64.. {
        let next = app.clock.now() + UPKEEP;
        if turn.is_multiple_of(COUNTED_EVERY) {
            count_what_is_kept(&app).await;
        }
        tokio::select! {
            () = app.clock.sleep_until(next) => put_together(),
            _ = stopping.wait_for(|stopping| *stopping) => return,
        }
    }
}

/// Figures of the database and its disk.
async fn count_what_is_kept(app: &App) {
    if let Ok(census) = app.storage.census().await {
        let set = |game: String, state: TableState, tables: u32| {
            metrics::gauge!("besace_tables", "game" => game, "state" => state.id()).set(f64::from(tables));
        };
        // Where there are none any more, that is a figure, too.
        for game in app.games.0 {
            TableState::ALL.into_iter().for_each(|state| set(game.info().id.into(), state, 0));
        }
        for (game, state, tables) in census {
            set(game, state, tables);
        }
    }
    if let Ok(bytes) = app.storage.size().await {
        metrics::gauge!("besace_database_bytes").set(bytes as f64);
    }
    if let Some(free) = disk::free_bytes(&app.config.data) {
        metrics::gauge!("besace_disk_free_bytes").set(free as f64);
    }
}

/// There is one recorder in a process, however many servers.
fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("another recorder of metrics is in use");
        }
        handle
    };
    RECORDER.get_or_init(install).clone()
}

/// Looks through the whole database once, while people play already, and says what is wrong with it: in the log, and
/// wherever somebody asks whether the server is ready.
async fn look_for_damage(app: Arc<App>) {
    let damage = match app.storage.damage().await {
        Ok(damage) => damage,
        Err(error) => vec![error.to_string()],
    };
    if let Some(first) = damage.first() {
        let sentence = format!(
            "the database is damaged ({first}): stop the server; `besace check` says which games are lost, and `besace \
             restore` puts a backup back"
        );
        tracing::error!("{sentence}");
        app.damage.lock().expect("no one panics while holding this").push(sentence);
    }
    let rules = if damage.is_empty() { app.storage.rules().await } else { Ok(Vec::new()) };
    let rules = rules.unwrap_or_else(|error| {
        tracing::warn!(%error, "cannot read which rules the tables use");
        Vec::new()
    });
    for (game, version, tables) in rules {
        if !app.games.find(&game).is_some_and(|known| known.knows(version)) {
            let sentence = format!(
                "tables that play {game} by rules version {version}, which this program does not have: {tables}. They can \
                 be seen and not played; a Besace that has these rules can play them on"
            );
            tracing::warn!("{sentence}");
            app.remarks.lock().expect("no one panics while holding this").push(sentence);
        }
    }
}

/// Makes the data folder, if it is not there, for the server alone: it holds hidden cards, seeds and the session key.
fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Makes the database readable by the server alone, also in a folder that others may look into. SQLite gives its companions
/// the same rights.
pub(crate) fn make_private_file(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    let private = || std::fs::Permissions::from_mode(0o600);
    OpenOptions::new().append(true).create(true).mode(0o600).open(file)?.set_permissions(private())?;
    for companion in ["sqlite-wal", "sqlite-shm"] {
        match std::fs::set_permissions(file.with_extension(companion), private()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// Takes the data folder for this server alone. Two of them would lose nothing, since a number is given once; but each
/// would know nothing of what happens at the other's tables. The system gives the lock back however the program ends.
pub(crate) fn lock(folder: &Path) -> io::Result<File> {
    let lock = File::create(folder.join("lock"))?;
    match lock.try_lock() {
        Err(TryLockError::WouldBlock) => Err(io::Error::other("another Besace is using it")),
        Err(TryLockError::Error(error)) => {
            // Some network drives know no locks: then it is up to the host.
            tracing::warn!(%error, "the data folder cannot be locked");
            Ok(lock)
        }
        Ok(()) => Ok(lock),
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;
    use tokio::sync::mpsc;

    #[test]
    fn one_server_has_the_data_folder_at_a_time() {
        let home = tempfile::tempdir().unwrap();
        let held = lock(home.path()).unwrap();
        assert_eq!(lock(home.path()).unwrap_err().to_string(), "another Besace is using it");
        drop(held);
        assert!(lock(home.path()).is_ok());
    }

    #[test]
    fn the_data_folder_is_the_servers_alone() {
        let home = tempfile::tempdir().unwrap();
        let data = home.path().join("club/data");
        make_private_folder(&data).unwrap();
        make_private_folder(&data).unwrap();
        assert_eq!(data.metadata().unwrap().permissions().mode() & 0o777, 0o700);
    }

    /// Nobody asks for the figures, and still they are put together.
    #[tokio::test]
    async fn figures_are_put_together_whether_somebody_asks_for_them_or_not() {
        let home = tempfile::tempdir().unwrap();
        let client = Arc::new(crate::client::Folder(home.path().into()));
        let (config, clock) = (Config::in_folder(home.path().join("data")), Clock::by_hand());
        let server = Server::open_with(config, client, Games(&[]), clock.clone()).await.unwrap();
        let (each_time, mut times) = mpsc::unbounded_channel();
        tokio::spawn(keep_figures(server.app(), move || each_time.send(()).unwrap()));
        for _ in 0..2 * COUNTED_EVERY {
            // Once it waits for its time, that time comes, and it is done once.
            while clock.awaited().is_empty() {
                tokio::task::yield_now().await;
            }
            assert!(times.try_recv().is_err(), "not before its time");
            clock.turn(UPKEEP);
            times.recv().await.unwrap();
        }
    }

    #[tokio::test]
    async fn the_database_is_the_servers_alone_also_in_a_folder_for_all() {
        let home = tempfile::tempdir().unwrap();
        std::fs::set_permissions(home.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        let file = home.path().join("besace.sqlite");
        std::fs::write(&file, "").unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
        make_private_file(&file).unwrap();
        let storage = Sqlite::open(&file).await.unwrap();
        storage.check().await.unwrap();
        for name in ["besace.sqlite", "besace.sqlite-wal", "besace.sqlite-shm"] {
            let mode = home.path().join(name).metadata().unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
        storage.close().await;
    }
}
