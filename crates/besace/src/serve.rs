//! `besace serve`: the tables in the browser.

use anyhow::{Context, ensure};
use besace_server::{Client, Config, Folder, Server, Trouble};
use std::io::{self, ErrorKind, IsTerminal};
use std::sync::Arc;
use tracing_subscriber::EnvFilter;

/// The arguments of `besace serve`.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    config: Config,
}

/// Serves until it is told to stop.
pub fn run(args: Args) -> anyhow::Result<()> {
    start_logging(&args.config)?;
    open_many_files();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(serve(args.config))
}

/// Every connection is an open file, and systems let a program have few of them (often 1024) unless it asks for as many as
/// it may have.
fn open_many_files() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::warn!(%error, "the number of open files stays as it is");
    }
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

/// The troubles that hosts meet, each in one sentence with its way out.
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
    let levels = EnvFilter::try_new(&config.log).context("the log level cannot be read")?;
    let logs = tracing_subscriber::fmt()
        .with_env_filter(levels)
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr);
    if config.log_json {
        logs.json().init()
    } else {
        logs.init()
    }
    Ok(())
}
