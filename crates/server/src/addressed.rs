//! By which names the server may be called.
//!
//! A page of some site far away can have its own name lead to a machine in the network of whoever reads it (DNS rebinding):
//! to the browser that machine is then the site, and the page may ask it for anything. Such a name is always one that
//! somebody could get for themselves. So whoever names the server by a name of that kind is turned away, unless it is the one
//! that its host has given it. An address is no name, and those names that are only known in one network are nobody's to get.

use crate::config::Config;
use std::net::{Ipv4Addr, Ipv6Addr};

/// What the names end in that lead nowhere outside one's own network: RFC 2606, 6761, 6762 (with its appendix G) and 8375,
/// and what ICANN keeps for it.
const NOBODYS: [&str; 9] =
    ["corp", "home", "home.arpa", "internal", "intranet", "lan", "local", "localhost", "private"];

/// Whether a request for this host may be for this server, on a machine of that name.
pub fn is_us(host: &str, config: &Config, machine: &str) -> bool {
    // A proxy decides by itself which names it answers to.
    if config.behind_proxy {
        return true;
    }
    let name = without_port(host);
    let public = config.public_address.as_deref().and_then(|address| address.split_once("://"));
    let is_public = public.is_some_and(|(_, public)| without_port(public).eq_ignore_ascii_case(name));
    is_public || is_address(name) || is_nobodys(name) || name.eq_ignore_ascii_case(machine)
}

/// The host without its port.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|digit| digit.is_ascii_digit()) => name,
        _ => host,
    }
}

fn is_address(name: &str) -> bool {
    let six = name.strip_prefix('[').and_then(|name| name.strip_suffix(']'));
    six.map_or_else(|| name.parse::<Ipv4Addr>().is_ok(), |name| name.parse::<Ipv6Addr>().is_ok())
}

/// Whether nobody can have this name lead where they like.
fn is_nobodys(name: &str) -> bool {
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    let ends_in = |end: &&str| name.strip_suffix(*end).is_some_and(|rest| rest.ends_with('.'));
    let is_one_word = !name.is_empty() && !name.contains('.');
    is_one_word || NOBODYS.iter().any(ends_in)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn config(public_address: Option<&str>) -> Config {
        Config { public_address: public_address.map(Into::into), ..Config::in_folder("nowhere") }
    }

    #[test]
    fn a_server_is_called_by_its_address_or_a_name_of_its_own_network() {
        let config = config(None);
        for host in [
            "127.0.0.1:3000",
            "192.168.1.20",
            "[::1]:3000",
            "[fe80::1]",
            "localhost:3000",
            "LOCALHOST",
            "raspberrypi:3000",
            "pi.local",
            "pi.lan:3000",
            "games.home.arpa",
            "besace.localhost",
            "pi.local.",
            "box.example.org:3000",
        ] {
            assert!(is_us(host, &config, "box.example.org"), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:3000",
            "box.example.org.evil.example",
            "127.0.0.1.evil.example",
            "local.evil.example",
            "xlocal.example",
            "",
            ":3000",
            ".",
            "[evil.example]",
            "1.2.3.4.5",
            "evil.example.",
            "notbox.example.org",
        ] {
            assert!(!is_us(host, &config, "box.example.org"), "{host}");
        }
    }

    #[test]
    fn a_server_with_a_name_is_called_by_it_and_a_proxy_knows_its_names() {
        let named = config(Some("https://games.example.org:8443"));
        for host in ["games.example.org", "GAMES.example.org:8443", "127.0.0.1:3000"] {
            assert!(is_us(host, &named, "box"), "{host}");
        }
        assert!(!is_us("evil.example", &named, "box"));
        let behind = Config { behind_proxy: true, ..config(None) };
        assert!(is_us("games.example.org", &behind, "box"));
    }
}
