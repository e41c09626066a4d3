//! The server as a whole: what all requests share, and who is asking.

use crate::client::Client;
use crate::clock::Clock;
use crate::config::Config;
use crate::door::Counts;
use crate::entry::Person;
use crate::limits::Bucket;
use crate::session::Sessions;
use crate::storage::Storage;
use crate::table::Games;
use crate::tables::Tables;
use crate::wire::Problem;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use besace_table::Code;
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;

/// What all requests share.
pub struct App {
    /// What the host has set.
    pub config: Config,
    /// Where it listens.
    pub listens: SocketAddr,
    /// What can be played.
    pub games: Games,
    /// What time it is.
    pub clock: Clock,
    /// Where everything is kept.
    pub storage: Arc<dyn Storage>,
    /// The tables that are awake.
    pub tables: Tables,
    /// Who people are.
    pub sessions: Sessions,
    /// The client's files.
    pub client: Arc<dyn Client>,
    /// Whether the server stops.
    pub stopping: watch::Sender<bool>,
    /// The figures for `/metrics`, where they are shown.
    pub metrics: Option<PrometheusHandle>,
    /// Live connections by whose they are.
    pub(crate) connections: Mutex<HashMap<Whose, u32>>,
    /// Held while a table is made, so that nobody makes one too many by asking for several at once.
    pub(crate) making: tokio::sync::Mutex<()>,
    /// The replays that are being sent.
    pub(crate) replays: Counts,
    /// What each network address may still ask.
    pub(crate) buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Whose a connection is, for counting: a person's, or a network address's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// Somebody with a session.
    Person(Person),
    /// Somebody without.
    Address(IpAddr),
}

/// Who asks.
#[derive(Clone, Copy, Debug)]
pub struct Visitor {
    /// The person of the session; `None` without one.
    pub person: Option<Person>,
    /// Where the request comes from.
    pub address: IpAddr,
    /// Whether it comes from a page of ours, or from no page at all.
    pub is_ours: bool,
    /// Whether the browser came by https.
    pub is_secure: bool,
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Problem> {
        let known = parts.extensions.get::<Visitor>().copied();
        Ok(known.unwrap_or_else(|| app.visitor(parts)))
    }
}

impl App {
    /// Who asks.
    pub fn visitor(&self, parts: &Parts) -> Visitor {
        let headers = &parts.headers;
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip());
        let forwarded = |name: &str| {
            // A proxy may write a line of its own below what the client has made up.
            let last = headers.get_all(name).iter().next_back().filter(|_| self.config.behind_proxy)?;
            last.to_str().ok()?.rsplit(',').next().map(str::trim)
        };
        let address = forwarded("x-forwarded-for").and_then(read_address).or(peer);
        Visitor {
            person: self.sessions.person(headers),
            address: whole_network(address.unwrap_or(Ipv6Addr::UNSPECIFIED.into())),
            is_ours: self.is_our_origin(headers),
            is_secure: self.config.is_secure() || forwarded("x-forwarded-proto") == Some("https"),
        }
    }

    /// Browsers name the page that asks in every request that could change something; programs that are no browsers
    /// carry nobody's session without their knowledge, and need not.
    fn is_our_origin(&self, headers: &HeaderMap) -> bool {
        let text =
            |name| headers.get(name).map(|value: &axum::http::HeaderValue| value.to_str().unwrap_or(""));
        let Some(origin) = text(header::ORIGIN) else {
            let site = headers.get("sec-fetch-site").map(|value| value.as_bytes());
            return matches!(site, None | Some(b"same-origin" | b"none"));
        };
        match (&self.config.public_address, text(header::HOST)) {
            (Some(address), _) => origin.eq_ignore_ascii_case(address),
            (None, Some(host)) => {
                let page = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
                page.is_some_and(|page| page.eq_ignore_ascii_case(host))
            }
            (None, None) => false,
        }
    }

    /// Counts a request of this address; `false` where it is one too many.
    pub fn may_ask(&self, address: IpAddr) -> bool {
        let limits = &self.config.limits;
        let now = self.clock.now().into_std();
        let mut buckets = self.buckets.lock().expect("no one panics while holding this");
        if buckets.len() > 10_000 {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::new(limits.requests_at_once, limits.requests_per_second.into(), now);
        buckets.entry(address).or_insert_with(new).take(now)
    }

    /// How many live connections there are.
    pub fn live_connections(&self) -> u32 {
        self.connections.lock().expect("no one panics while holding this").values().sum()
    }

    /// Lets a connection in, if it is not one too many. It counts for as long as the pass is kept.
    pub fn admit(self: &Arc<App>, visitor: &Visitor) -> Result<Pass, Problem> {
        let limits = &self.config.limits;
        let whose = visitor.person.map_or(Whose::Address(visitor.address), Whose::Person);
        let mut connections = self.connections.lock().expect("no one panics while holding this");
        let all: u32 = connections.values().sum();
        let own = connections.get(&whose).copied().unwrap_or(0);
        if all >= limits.connections || own >= limits.connections_each {
            return Err(Problem::new(Code::TooManyRequests, "too many connections; close one first"));
        }
        connections.insert(whose, own + 1);
        metrics::gauge!("besace_connections").set(f64::from(all + 1));
        Ok(Pass { app: self.clone(), whose })
    }
}

/// A connection that has been counted.
pub struct Pass {
    app: Arc<App>,
    whose: Whose,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut connections = self.app.connections.lock().expect("no one panics while holding this");
        if let Some(count) = connections.get_mut(&self.whose) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.whose);
            }
        }
        metrics::gauge!("besace_connections").decrement(1.0);
    }
}

/// An address as proxies write it, some of them with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    text.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// One household has one IPv4 address, or 2^64 of IPv6: those count as one.
pub(crate) fn whole_network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let mut parts = address.segments();
            parts[4..].fill(0);
            IpAddr::V6(parts.into())
        }
        address => address,
    }
}
