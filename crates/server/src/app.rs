//! The server as a whole: what all requests share, and who is asking.

use crate::client::Client;
use crate::clock::Clock;
use crate::config::Config;
use crate::door::Counts;
use crate::entry::Person;
use crate::limits::{Buckets, Limits};
use crate::outlet::Unsent;
use crate::places::Claim;
use crate::post::Post;
use crate::push::Pusher;
use crate::session::Sessions;
use crate::storage::{Key, Storage, StorageError};
use crate::table::Games;
use crate::tables::Tables;
use crate::verdicts::Verdicts;
use crate::wire::Problem;
use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use besace_table::Code;
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use tokio::sync::watch;

/// One place in so many is kept for people who have a seat at the table that they open.
const KEPT_FOR_SEATS: u32 = 5;

/// What all requests share.
pub struct App {
    /// What the host has set.
    pub config: Config,
    /// Where it listens.
    pub listens: SocketAddr,
    /// The name of the machine.
    pub machine: String,
    /// What can be played.
    pub games: Games,
    /// What time it is.
    pub clock: Clock,
    /// Where everything is kept.
    pub storage: Arc<dyn Storage>,
    /// The tables that are awake.
    pub tables: Tables,
    /// Who people are.
    pub sessions: Arc<Sessions>,
    /// What has been decided about them.
    pub verdicts: Verdicts,
    /// The client's files.
    pub client: Arc<dyn Client>,
    /// Whether the server stops.
    pub stopping: watch::Sender<bool>,
    /// The figures for `/metrics`, where they are shown.
    pub metrics: Option<PrometheusHandle>,
    /// Live connections by whose they are.
    pub(crate) connections: Mutex<Connections>,
    /// Held while a table is made, so that nobody makes one too many by asking for several at once.
    pub(crate) making: tokio::sync::Mutex<()>,
    /// What is wrong with the data, in sentences: nobody should play on.
    pub(crate) damage: Mutex<Vec<String>>,
    /// What the host should know of the data, in sentences, though everybody else can play.
    pub(crate) remarks: Mutex<Vec<String>>,
    /// The replays that are being sent.
    pub(crate) replays: Counts,
    /// The recordings that are being made.
    pub(crate) recordings: Counts,
    /// What each network address may still do.
    pub(crate) may: May,
    /// The way to browsers that are to be called.
    pub pusher: Pusher,
    /// The way to people who are to be written to, where the host has named a server for that.
    pub(crate) post: Option<Post>,
}

/// What each network address may still do.
pub(crate) struct May {
    /// Ask for something of the tables.
    pub(crate) ask: Buckets,
    /// Ask for anything at all.
    pub(crate) load: Buckets,
    /// Become somebody new.
    pub(crate) be_new: Buckets,
    /// Send something on a live connection.
    pub(crate) send: Buckets,
    /// Have an e-mail sent to somebody who has not confirmed that they want any.
    pub(crate) be_written_to: Buckets,
}

impl May {
    pub(crate) fn new(limits: &Limits) -> May {
        May {
            ask: Buckets::new(limits.requests_at_once, limits.requests_per_second.into()),
            load: Buckets::new(limits.pages_at_once, limits.pages_per_second.into()),
            be_new: Buckets::new(limits.people_at_once, 10.0 / 60.0),
            send: Buckets::per_second(limits.messages_each_address),
            be_written_to: Buckets::new(5, 1.0 / 600.0),
        }
    }
}

/// The live connections there are.
#[derive(Default)]
pub(crate) struct Connections {
    all: u32,
    whose: HashMap<Whose, u32>,
    addresses: HashMap<IpAddr, u32>,
    /// Where each person is connected from.
    from: HashMap<(Person, IpAddr), u32>,
    /// What waits for the clients of an address.
    waiting: HashMap<IpAddr, Unsent>,
}

impl Connections {
    pub(crate) fn is_empty(&self) -> bool {
        self.all == 0
    }
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

impl Visitor {
    /// The claim of this visitor, who waits for a game to be played again.
    pub fn claim(&self, table: Key) -> Claim {
        Claim::quick(self.address, self.person, table)
    }
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
            person: self.person(headers),
            address: whole_network(address.unwrap_or(Ipv6Addr::UNSPECIFIED.into())),
            is_ours: self.is_our_origin(headers),
            is_secure: self.config.is_secure() || forwarded("x-forwarded-proto") == Some("https"),
        }
    }

    /// Whose session the headers carry, if it has not been ended since.
    fn person(&self, headers: &HeaderMap) -> Option<Person> {
        let (person, generation) = self.sessions.person(headers)?;
        (self.verdicts.of(person).generation == generation).then_some(person)
    }

    /// Whether the host of the server lets this visitor in.
    pub fn let_in(&self, visitor: &Visitor) -> Result<(), Problem> {
        let person = visitor.person.is_some_and(|person| self.verdicts.of(person).banned);
        let network =
            || self.verdicts.bans_any() && self.verdicts.is_banned(self.sessions.origin(visitor.address));
        if person || network() {
            return Err(Problem::new(Code::NotYours, "you are banned from this server"));
        }
        Ok(())
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

    /// Counts something that this address does; refused where it is one too many.
    pub(crate) fn count(
        &self,
        buckets: &Buckets,
        address: IpAddr,
        limit: &'static str,
    ) -> Result<(), Problem> {
        let room = buckets.take(address, self.clock.now().into_std());
        if room { Ok(()) } else { Err(Problem::limited(limit)) }
    }

    /// The address to open in a browser.
    pub fn link(&self) -> String {
        let (path, listens) = (&self.config.sub_path, self.listens);
        match &self.config.public_address {
            Some(address) => format!("{address}{path}"),
            None if listens.ip().is_unspecified() => format!("http://localhost:{}{path}", listens.port()),
            None => format!("http://{listens}{path}"),
        }
    }

    /// Whether somebody has a page connected, to whichever node.
    pub async fn is_connected(&self, person: Person) -> Result<bool, StorageError> {
        let connections = || self.connections.lock().expect("no one panics while holding this");
        if connections().whose.contains_key(&Whose::Person(person)) {
            return Ok(true);
        }
        match self.storage.nodes() {
            Some(nodes) => nodes.is_connected(person).await,
            None => Ok(false),
        }
    }

    /// How many live connections there are.
    pub fn live_connections(&self) -> u32 {
        self.connections.lock().expect("no one panics while holding this").all
    }

    /// From which network addresses each person is connected.
    pub fn where_from(&self) -> HashMap<Person, Vec<IpAddr>> {
        let connections = self.connections.lock().expect("no one panics while holding this");
        let mut from: HashMap<Person, Vec<IpAddr>> = HashMap::new();
        for (person, address) in connections.from.keys() {
            from.entry(*person).or_default().push(*address);
        }
        from.values_mut().for_each(|addresses| addresses.sort());
        from
    }

    /// Lets a connection in, if it is not one too many. It counts for as long as the pass is kept. A part of all places, and
    /// of those of each address, is kept for people who have a seat at the table.
    pub fn admit(self: &Arc<App>, visitor: &Visitor, seated: bool) -> Result<Pass, Problem> {
        let limits = &self.config.limits;
        let address = visitor.address;
        let whose = visitor.person.map_or(Whose::Address(address), Whose::Person);
        let mut connections = self.connections.lock().expect("no one panics while holding this");
        let open = |most: u32| if seated { most } else { most - most / KEPT_FOR_SEATS };
        let own = connections.whose.get(&whose).copied().unwrap_or(0);
        let from_here = connections.addresses.get(&address).copied().unwrap_or(0);
        let limit = match () {
            () if own >= limits.connections_each => Some("connections-each"),
            () if from_here >= open(limits.connections_from_one()) => Some("connections-each-address"),
            () if connections.all >= open(limits.connections) => Some("connections"),
            () => None,
        };
        if let Some(limit) = limit {
            let message = "too many connections; close one first";
            return Err(Problem { message: message.into(), ..Problem::limited(limit) });
        }
        connections.all += 1;
        connections.whose.insert(whose, own + 1);
        connections.addresses.insert(address, from_here + 1);
        if let Whose::Person(person) = whose {
            *connections.from.entry((person, address)).or_default() += 1;
        }
        let waiting = || Unsent::new(limits.queue_bytes_each_address);
        let waiting = connections.waiting.entry(address).or_insert_with(waiting).clone();
        metrics::gauge!("besace_connections").set(f64::from(connections.all));
        Ok(Pass { app: self.clone(), whose, address, waiting })
    }
}

/// A connection that has been counted.
pub struct Pass {
    /// Where it is counted.
    pub(crate) app: Arc<App>,
    whose: Whose,
    /// Where it comes from.
    pub(crate) address: IpAddr,
    /// What waits for the clients of its address.
    pub(crate) waiting: Unsent,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut connections = self.app.connections.lock().expect("no one panics while holding this");
        connections.all -= 1;
        one_less(&mut connections.whose, &self.whose);
        one_less(&mut connections.addresses, &self.address);
        if let Whose::Person(person) = self.whose {
            one_less(&mut connections.from, &(person, self.address));
        }
        if !connections.addresses.contains_key(&self.address) {
            connections.waiting.remove(&self.address);
        }
        metrics::gauge!("besace_connections").set(f64::from(connections.all));
    }
}

fn one_less<K: Eq + Hash>(counts: &mut HashMap<K, u32>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
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
