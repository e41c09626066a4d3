//! A request to an address that a stranger has named.
//!
//! The name is looked up here, each address that it leads to is examined, and the connection goes to one of these: what the
//! name leads to a moment later does not matter. Addresses of the host's own machine and network are left alone. One request, one answer: no redirection is
//! followed, and of the answer only the head is read.

use super::parts;
use axum::http::{HeaderMap, Request, StatusCode, header};
use bytes::Bytes;
use http_body_util::Full;
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, RootCertStore};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::sync::OnceCell;
use tokio_rustls::TlsConnector;

/// How much of an answer is read.
const LONGEST_HEAD: usize = 16 * 1024;

/// Who makes requests.
pub struct Dialler {
    anywhere: bool,
    tls: OnceCell<TlsConnector>,
}

/// What is read of an answer.
#[derive(Debug)]
pub struct Answer {
    /// Its status.
    pub status: StatusCode,
    /// How long to wait before one asks again, if it says so.
    pub retry_after: Option<Duration>,
}

/// Why there is no answer.
#[derive(Debug)]
pub enum Undialled {
    /// No connection is made to such an address.
    NotAllowed,
    /// It could not be reached, or did not answer.
    Failed(String),
}

impl<E: std::error::Error> From<E> for Undialled {
    fn from(error: E) -> Undialled {
        Undialled::Failed(error.to_string())
    }
}

impl Dialler {
    /// `anywhere` is whether every address will do, and http, too.
    pub fn new(anywhere: bool) -> Dialler {
        Dialler { anywhere, tls: OnceCell::new() }
    }

    /// Whether an address may be asked, as far as can be told before its name is looked up.
    pub fn check(&self, address: &str) -> Result<(), &'static str> {
        let (_, is_secure, host, _) = parts(address).ok_or("this is not the address of a push service")?;
        if self.anywhere {
            return Ok(());
        }
        if !is_secure {
            return Err("a push service must be reached by https");
        }
        match host.parse::<IpAddr>() {
            Ok(ip) if !is_public(ip) => Err("a push service must not be in a private network"),
            _ => Ok(()),
        }
    }

    /// Posts something there.
    pub async fn post(
        &self,
        address: &str,
        headers: &[(&'static str, String)],
        body: Vec<u8>,
    ) -> Result<Answer, Undialled> {
        self.check(address).map_err(|_| Undialled::NotAllowed)?;
        let (uri, is_secure, host, port) = parts(address).ok_or(Undialled::NotAllowed)?;
        let mut request = Request::post(uri.path_and_query().map_or("/", |path| path.as_str()))
            .header(header::HOST, uri.authority().map_or("", |authority| authority.as_str()))
            .header(header::CONNECTION, "close");
        for (name, value) in headers {
            request = request.header(*name, value);
        }
        let request = request.body(Full::new(Bytes::from(body)))?;
        let stream = self.connect(&host, port).await?;
        if !is_secure {
            return exchange(stream, request).await;
        }
        let name = ServerName::try_from(host)?;
        exchange(self.tls().await?.connect(name, stream).await?, request).await
    }

    /// A connection to an address that was looked at.
    async fn connect(&self, host: &str, port: u16) -> Result<TcpStream, Undialled> {
        let found: Vec<SocketAddr> = tokio::net::lookup_host((host, port)).await?.collect();
        let allowed: Vec<SocketAddr> =
            found.into_iter().filter(|address| self.anywhere || is_public(address.ip())).collect();
        if allowed.is_empty() {
            return Err(Undialled::NotAllowed);
        }
        Ok(TcpStream::connect(&allowed[..]).await?)
    }

    /// TLS with the system's certificates, which are read once.
    async fn tls(&self) -> Result<&TlsConnector, Undialled> {
        let read = async {
            let found = tokio::task::spawn_blocking(rustls_native_certs::load_native_certs).await?;
            let mut roots = RootCertStore::empty();
            roots.add_parsable_certificates(found.certs);
            let provider = Arc::new(rustls::crypto::ring::default_provider());
            let config = ClientConfig::builder_with_provider(provider)
                .with_safe_default_protocol_versions()?
                .with_root_certificates(roots)
                .with_no_client_auth();
            Ok(TlsConnector::from(Arc::new(config)))
        };
        self.tls.get_or_try_init(|| read).await
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Send + Unpin + 'static,
    request: Request<Full<Bytes>>,
) -> Result<Answer, Undialled> {
    let (mut sender, connection) =
        http1::Builder::new().max_buf_size(LONGEST_HEAD).handshake(TokioIo::new(stream)).await?;
    // It ends with this function: whatever else comes is not read.
    let mut connection = Box::pin(connection);
    let sending = sender.send_request(request);
    tokio::pin!(sending);
    let answer = tokio::select! {
        answer = &mut sending => answer?,
        ended = &mut connection => {
            ended?;
            sending.await?
        }
    };
    Ok(Answer { status: answer.status(), retry_after: retry_after(answer.headers()) })
}

/// How many seconds an answer wants one to wait. One that names a date is taken to say nothing.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(header::RETRY_AFTER)?.to_str().ok()?.trim().parse().ok()?;
    Some(Duration::from_secs(seconds))
}

/// The origin of an address, for which a signature is made.
pub fn origin_of(address: &str) -> String {
    parts(address).map_or_else(String::new, |(uri, is_secure, _, port)| {
        let scheme = if is_secure { "https" } else { "http" };
        let host = uri.authority().map_or("", |authority| authority.host()).to_ascii_lowercase();
        match (is_secure, port) {
            (true, 443) | (false, 80) => format!("{scheme}://{host}"),
            _ => format!("{scheme}://{host}:{port}"),
        }
    })
}

/// The name and port of the service behind an address.
pub fn service_of(address: &str) -> String {
    parts(address).map_or_else(String::new, |(_, _, host, port)| format!("{host}:{port}"))
}

/// Whether an address belongs to the whole world, and not to a machine, a household or a trial.
pub fn is_public(address: IpAddr) -> bool {
    match address.to_canonical() {
        IpAddr::V4(address) => is_public_v4(address),
        IpAddr::V6(address) => is_public_v6(address),
    }
}

fn is_public_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    let is_special = address.is_private()
        || address.is_loopback()
        || address.is_link_local()
        || address.is_documentation()
        || address.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && (64..128).contains(&b))
        || (a == 192 && b == 0 && c == 0)
        || (a == 192 && b == 88 && c == 99)
        || (a == 198 && (18..20).contains(&b));
    !is_special
}

fn is_public_v6(address: Ipv6Addr) -> bool {
    let parts = address.segments();
    let v4 = |high: u16, low: u16| Ipv4Addr::from((u32::from(high) << 16) | u32::from(low));
    match parts {
        // Ways to IPv4 addresses: those count.
        [0x64, 0xff9b, 0, 0, 0, 0, high, low] => is_public_v4(v4(high, low)),
        [0x2002, high, low, ..] => is_public_v4(v4(high, low)),
        // Trials, documents and tunnels.
        [0x2001, second, ..] if second < 0x200 || second == 0xdb8 => false,
        [0x3fff, second, ..] if second < 0x1000 => false,
        // Of all others, what is given to the world begins so.
        [first, ..] => first & 0xe000 == 0x2000,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_machines_and_households_are_not_the_worlds() {
        let own = [
            "127.0.0.1",
            "127.9.9.9",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "100.127.0.1",
            "192.0.0.8",
            "192.0.2.1",
            "198.18.0.1",
            "198.19.9.9",
            "203.0.113.9",
            "224.0.0.1",
            "240.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "64:ff9b::10.0.0.1",
            "64:ff9b:1::1",
            "2002:7f00:1::",
            "2002:c0a8:101::1",
            "fc00::1",
            "fd12:3456::1",
            "fe80::1",
            "fec0::1",
            "ff02::1",
            "2001:db8::1",
            "2001::1",
            "100::1",
            "3fff::1",
            "::127.0.0.1",
            "5f00::1",
        ];
        for address in own {
            assert!(!is_public(address.parse().unwrap()), "{address}");
        }
        let worlds = [
            "1.1.1.1",
            "8.8.8.8",
            "100.63.0.1",
            "100.128.0.1",
            "172.15.0.1",
            "172.32.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "2606:4700::1111",
            "2a00:1450:4001::1",
            "::ffff:8.8.8.8",
            "64:ff9b::8.8.8.8",
            "2002:808:808::1",
        ];
        for address in worlds {
            assert!(is_public(address.parse().unwrap()), "{address}");
        }
    }

    #[test]
    fn a_push_service_has_an_address_by_https_that_is_not_private() {
        let (strict, anywhere) = (Dialler::new(false), Dialler::new(true));
        for fine in [
            "https://push.example.org/a",
            "https://push.example.org:8443/a?b=c",
            "https://[2606:4700::1111]/",
        ] {
            assert_eq!(strict.check(fine), Ok(()), "{fine}");
        }
        for private in [
            "http://push.example.org/",
            "https://127.0.0.1/",
            "https://[::1]:4/",
            "https://10.1.2.3/x",
            "https://[::ffff:10.0.0.1]/",
        ] {
            assert!(strict.check(private).is_err(), "{private}");
            assert_eq!(anywhere.check(private), Ok(()), "{private}");
        }
        for wrong in [
            "",
            "push",
            "/a",
            "https://",
            "https:///a",
            "ftp://a/b",
            "https://ann@push.example.org/",
            "https://a:b@c/",
            "https://push.example.org:99999/",
            "https://push.example.org:0/",
            "https://push.example.org:/",
            "https://a b/",
            "https://a/\r\nx: y",
            "javascript:alert(1)",
        ] {
            assert!(strict.check(wrong).is_err(), "{wrong}");
            assert!(anywhere.check(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_origin_of_an_address_has_no_usual_port() {
        assert_eq!(origin_of("https://Push.example.org/a/b?c"), "https://push.example.org");
        assert_eq!(origin_of("https://push.example.org:8443/a"), "https://push.example.org:8443");
        assert_eq!(origin_of("http://[::1]:80/a"), "http://[::1]");
        assert_eq!(service_of("https://push.example.org/a"), "push.example.org:443");
    }
}
