//! `besace serve`: the tables in the browser.

use anyhow::{Context, ensure};
use besace_server::{Client, Config, Folder, Limits, Server, Trouble};
use std::io::{self, ErrorKind, IsTerminal};
use std::sync::Arc;
use tracing::Level;
use tracing_subscriber::filter::{FilterExt, FilterFn, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, Registry, fmt};

/// The arguments of `besace serve`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// Serves until it is told to stop.
pub fn run(args: Args) -> anyhow::Result<()> {
    start_logging(&args.config)?;
    let mut args = args;
    fit_into(&mut args.config.limits, open_many_files());
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(args.config))
}

/// Every connection is an open file, and systems allow a program only a few of them (often 1024) unless it asks for
/// more. Asks for as many as it may have and returns that number; `None` if there is no limit.
fn open_many_files() -> Option<u64> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the number of open files stays as it is");
    }
    getrlimit(Resource::Nofile).current
}

/// Files that are not live connections: the database, pages being loaded, health checks.
const OTHER_FILES: u64 = 128;

/// Lets in no more connections than the system has files for, whatever else one address has open. If files ran out, nobody
/// could be let in any more, not even to see that the server is alive.
fn fit_into(limits: &mut Limits, files: Option<u64>) {
    let Some(files) = files else { return };
    let an_eighth = u32::try_from(files / 8).unwrap_or(u32::MAX);
    limits.sockets_each = limits.sockets_each.min(an_eighth).max(1);
    let others = OTHER_FILES + u64::from(limits.sockets_each);
    if files >= u64::from(limits.connections) + others {
        return;
    }
    let room = files.saturating_sub(others).max(files / 2);
    tracing::warn!(
        "the system allows {files} open files, so {room} live connections are let in and not {}: raise `ulimit -n`, or \
         set --connections lower",
        limits.connections
    );
    limits.connections = u32::try_from(room).unwrap_or(u32::MAX);
}

async fn serve(config: Config) -> anyhow::Result<()> {
    let client: Arc<dyn Client> = match &config.client {
        Some(folder) => {
            let client = Folder(folder.clone());
            ensure!(client.file("index.html").is_some(), "there is no client in {}", folder.display());
            Arc::new(client)
        }
        None => Arc::new(besace_web::Embedded),
    };
    let server = Server::open(config, client).await.map_err(in_words)?;
    println!("Besace is open at {}", server.link());
    server.run(told_to_stop()?).await.map_err(in_words)?;
    tracing::info!("closed");
    Ok(())
}

/// The problems that hosts meet, each in one sentence with its solution.
fn in_words(trouble: Trouble) -> anyhow::Error {
    match &trouble {
        Trouble::Listen(address, error) if error.kind() == ErrorKind::AddrInUse => anyhow::anyhow!(
            "port {} is taken by another program (or another Besace): stop that one, or choose another port with --port",
            address.port()
        ),
        _ => trouble.into(),
    }
}

/// Resolves at ctrl-c or when the system asks the program to end.
fn told_to_stop() -> anyhow::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("stopping");
    })
}

/// Logs go to standard error; standard output has the one address.
fn start_logging(config: &Config) -> anyhow::Result<()> {
    let levels: Targets = config.log.parse().context("the log level cannot be read")?;
    let to = |layer: fmt::Layer<Registry>| layer.with_ansi(io::stderr().is_terminal());
    let layer = to(fmt::layer()).with_writer(io::stderr);
    let layer = if config.log_json { layer.json().boxed() } else { layer.boxed() };
    let discreet = FilterFn::new(|event| tells_no_secret(event.target(), *event.level()));
    tracing_subscriber::registry().with(layer.with_filter(levels.and(discreet))).init();
    Ok(())
}

/// Libraries write whole messages at their lowest level, and those have hidden cards and what people say in them. Our own
/// lines never do.
fn tells_no_secret(target: &str, level: Level) -> bool {
    level < Level::TRACE || target.starts_with("besace")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_library_tells_what_is_in_a_message() {
        assert!(!tells_no_secret("tungstenite::protocol", Level::TRACE));
        assert!(!tells_no_secret("hyper::proto", Level::TRACE));
        assert!(tells_no_secret("tungstenite::protocol", Level::DEBUG));
        assert!(tells_no_secret("besace_server::door", Level::TRACE));
    }

    #[test]
    fn no_more_are_let_in_than_there_are_files_for() {
        for (files, wanted, allowed, sockets) in [
            (None, 20_000, 20_000, 1024),
            (Some(100_000), 20_000, 20_000, 1024),
            (Some(1024), 20_000, 768, 128),
            (Some(200), 600, 100, 25),
        ] {
            let mut limits = Limits { connections: wanted, ..Limits::default() };
            fit_into(&mut limits, files);
            assert_eq!((limits.connections, limits.sockets_each), (allowed, sockets), "{files:?}");
        }
    }
}
