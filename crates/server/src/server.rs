//! The server, put together: opened, run, and stopped cleanly.

use crate::app::App;
use crate::client::{self, Client};
use crate::clock::Clock;
use crate::config::Config;
use crate::door;
use crate::http;
use crate::session::Sessions;
use crate::sqlite::Sqlite;
use crate::storage::{Storage, StorageError};
use crate::table::Games;
use crate::tables::Tables;
use crate::wire::Problem;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{any, get};
use besace_table::Code;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::fs::{File, TryLockError};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa::openapi::{Info, OpenApi, OpenApiBuilder};

/// How long connections may take to end when the server stops.
const LAST_WORDS: Duration = Duration::from_secs(5);

/// Why the server could not start, or had to stop.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    /// The address is taken, or may not be listened on.
    #[error("cannot listen on {0}: {1}")]
    Listen(SocketAddr, io::Error),
    /// The data directory cannot be used.
    #[error("cannot use the data directory {0}: {1}")]
    Data(PathBuf, io::Error),
    /// The database cannot be used.
    #[error("cannot open the games in {0}: {1}")]
    Storage(PathBuf, StorageError),
    /// The network failed.
    #[error("the network failed: {0}")]
    Network(io::Error),
}

/// A server that listens, and is about to answer.
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    /// Held for as long as the data directory is in use.
    lock: File,
}

impl Server {
    /// Opens the data directory, which is made if it is not there, and listens.
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
        let in_data = |error| Trouble::Data(config.data.clone(), error);
        make_private_folder(&config.data).map_err(in_data)?;
        let lock = lock(&config.data).map_err(in_data)?;
        let sessions = Sessions::open(&config.data.join("session.key")).map_err(in_data)?;
        let file = config.data.join("besace.sqlite");
        let storage = Sqlite::open(&file).await.map_err(|error| Trouble::Storage(file, error))?;
        let storage: Arc<dyn Storage> = Arc::new(storage);
        let app = App {
            tables: Tables::new(games, storage.clone(), config.limits.clone(), clock.clone()),
            metrics: config.metrics.then(recorder),
            config,
            listens: address,
            games,
            clock,
            storage,
            sessions,
            client,
            stopping: watch::Sender::new(false),
            connections: Default::default(),
            making: Default::default(),
            replays: Default::default(),
            buckets: Default::default(),
        };
        Ok(Server { app: Arc::new(app), listener, address, lock })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address to open in a browser.
    pub fn link(&self) -> String {
        let config = &self.app.config;
        match &config.public_address {
            Some(address) => format!("{address}{}", config.sub_path),
            None if self.address.ip().is_unspecified() => {
                format!("http://localhost:{}{}", self.address.port(), config.sub_path)
            }
            None => format!("http://{}{}", self.address, config.sub_path),
        }
    }

    /// What all requests share.
    pub fn app(&self) -> Arc<App> {
        self.app.clone()
    }

    /// Answers until `stop` resolves; then says goodbye to everybody, finishes what is under way, and closes.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), Trouble> {
        let Server { app, listener, lock, .. } = self;
        let stopping = app.clone();
        let stop = async move {
            stop.await;
            stopping.stopping.send_replace(true);
            stopping.tables.stop().await;
        };
        tokio::spawn(stop);
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
        app.storage.close().await;
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
    if app.metrics.is_some() {
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
        .layer(middleware::from_fn(always))
        .layer(CatchPanicLayer::custom(|_: Box<dyn std::any::Any + Send>| {
            Problem::unavailable().into_response()
        }))
        .with_state(app)
}

/// What holds for every answer.
async fn always(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
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

/// Nobody asks too much, and nothing is changed from a page that is not ours.
async fn guard(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let visitor = app.visitor(&parts);
    if !app.may_ask(visitor.address) {
        return Problem::too_many_requests().into_response();
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

/// Makes the data folder, if it is not there, for the server alone: it holds hidden cards, seeds and the session key.
fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Takes the data folder for this server alone. Two of them would lose nothing, since a number is given once; but each
/// would know nothing of what happens at the other's tables. The system gives the lock back however the program ends.
fn lock(folder: &Path) -> io::Result<File> {
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
}
