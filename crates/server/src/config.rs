//! What a host can set, by flag or environment.

use crate::limits::Limits;
use crate::post::Calling;
use crate::postgres::Address;
use crate::retention::Keep;
use clap::Args;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;

/// Everything a host can set. `docs/hosting.md` is its table, and a test holds the two together.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// The network address to listen on; 0.0.0.0 for everybody who can reach this machine
    #[arg(long, env = "BESACE_ADDRESS", default_value = "127.0.0.1")]
    pub address: IpAddr,
    /// The port to listen on; 0 for any that is free
    #[arg(long, env = "BESACE_PORT", default_value_t = 3000)]
    pub port: u16,
    /// Where games and the session key are kept; made if it is not there
    #[arg(long, env = "BESACE_DATA", default_value = "besace-data")]
    pub data: PathBuf,
    // The program's help shows this comment as it stands, so the address cannot be a link.
    #[allow(rustdoc::bare_urls)]
    /// Keep games in PostgreSQL instead: postgres://user:password@host/database
    #[arg(long, env = "BESACE_DATABASE", hide_env_values = true)]
    pub database: Option<Address>,
    /// Start even though data is missing, and begin again without it
    #[arg(long, env = "BESACE_ACCEPT_LOSS")]
    pub accept_loss: bool,
    // The program's help shows this comment as it stands, so the address cannot be a link.
    #[allow(rustdoc::bare_urls)]
    /// The address that people open, if it is not the one listened on: https://games.example.org
    #[arg(long, env = "BESACE_PUBLIC_ADDRESS", value_parser = public_address)]
    pub public_address: Option<String>,
    /// The path under which the server is reached, if it is not the root: /games
    #[arg(long, env = "BESACE_SUB_PATH", default_value = "/", value_parser = sub_path)]
    pub sub_path: String,
    /// Whether the server is behind a proxy whose X-Forwarded-For and X-Forwarded-Proto can be trusted
    #[arg(long, env = "BESACE_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Whether to show figures for Prometheus at /metrics, to anybody who asks
    #[arg(long, env = "BESACE_METRICS")]
    pub metrics: bool,
    /// An address and port of its own for /metrics, which is then not shown elsewhere: 127.0.0.1:9100
    #[arg(long, env = "BESACE_METRICS_ADDRESS")]
    pub metrics_address: Option<SocketAddr>,
    /// A folder with another client than the one inside the program
    #[arg(long, env = "BESACE_CLIENT")]
    pub client: Option<PathBuf>,
    /// How much to log: error, warn, info, debug or trace
    #[arg(long, env = "BESACE_LOG", default_value = "info", value_parser = log_levels)]
    pub log: String,
    /// Log as one JSON document a line
    #[arg(long, env = "BESACE_LOG_JSON")]
    pub log_json: bool,
    /// How people are called who are not there.
    #[command(flatten)]
    pub calling: Calling,
    /// How long things are kept.
    #[command(flatten)]
    pub keep: Keep,
    /// How much of everything.
    #[command(flatten)]
    pub limits: Limits,
}

impl Config {
    /// Everything as it is when nothing is set, with the data in this folder and on any free port.
    pub fn in_folder(data: impl Into<PathBuf>) -> Config {
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            config: Config,
        }
        let alone: Alone = clap::Parser::parse_from(["besace"]);
        Config { data: data.into(), port: 0, ..alone.config }
    }

    /// Whether browsers reach this server by https.
    pub fn is_secure(&self) -> bool {
        self.public_address.as_ref().is_some_and(|address| address.starts_with("https://"))
    }
}

/// `https://host` or `http://host:port`, and nothing after it.
fn public_address(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/').to_ascii_lowercase();
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => Ok(text),
        _ => {
            Err("a public address must be https://host or http://host:port; a path goes into --sub-path"
                .into())
        }
    }
}

/// A level, or several for parts of the program: `warn,besace_server=debug`.
fn log_levels(text: &str) -> Result<String, String> {
    let is_level = |part: &str| {
        let level = part.rsplit('=').next().unwrap_or(part);
        !level.is_empty() && level.parse::<tracing::level_filters::LevelFilter>().is_ok()
    };
    if text.split(',').all(is_level) {
        Ok(text.into())
    } else {
        Err("a level must be off, error, warn, info, debug or trace".into())
    }
}

/// Always with a slash at both ends.
fn sub_path(text: &str) -> Result<String, String> {
    let inner = text.trim_matches('/');
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.~/".contains(letter);
    if !inner.chars().all(plain) || inner.contains("//") || inner.split('/').any(|part| part == "..") {
        return Err("a sub-path must be made of letters, digits, - _ . ~ and /".into());
    }
    Ok(if inner.is_empty() { "/".into() } else { format!("/{inner}/") })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sub_path_has_a_slash_at_both_ends() {
        for (given, expected) in [("", "/"), ("/", "/"), ("games", "/games/"), ("/a/b/", "/a/b/")] {
            assert_eq!(sub_path(given).as_deref(), Ok(expected));
        }
        assert!(sub_path("/a b").is_err() && sub_path("/../x").is_err() && sub_path("a//b").is_err());
    }

    #[test]
    fn a_database_is_told_without_its_password() {
        let address: Address = "postgres://ann:secret@db.example.org:5433/games".parse().unwrap();
        assert_eq!(address.to_string(), "postgres://db.example.org:5433/games");
        assert!(!format!("{address:?}").contains("secret"));
        for wrong in ["", "games", "mysql://a/b", "postgres://a:b:c/"] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_log_level_is_one_that_there_is() {
        for level in ["info", "off", "WARN", "warn,besace_server=debug"] {
            assert_eq!(log_levels(level).as_deref(), Ok(level));
        }
        for wrong in ["", "loud", "info,", "besace_server=loud"] {
            assert!(log_levels(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_public_address_has_a_scheme_and_no_path() {
        assert_eq!(public_address("https://Games.example.org/").as_deref(), Ok("https://games.example.org"));
        for wrong in ["games.example.org", "https://", "https://a/b", "ftp://a"] {
            assert!(public_address(wrong).is_err(), "{wrong}");
        }
    }
}
