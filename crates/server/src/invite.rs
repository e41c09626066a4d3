//! The address that others can open: what an invitation has to carry.
//!
//! A host who opens the page as `localhost` cannot hand that address round. The server knows better where it listens.

use crate::config::Config;
use crate::wire::Invitation;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// Where others reach a server of this configuration that listens here.
pub fn invitation(config: &Config, listens: SocketAddr) -> Invitation {
    invite(config, listens, own_address)
}

fn invite(config: &Config, listens: SocketAddr, own: impl FnOnce() -> Option<IpAddr>) -> Invitation {
    let at =
        |address: IpAddr| format!("http://{}{}", SocketAddr::new(address, listens.port()), config.sub_path);
    let address = match &config.public_address {
        Some(address) => Some(format!("{address}{}", config.sub_path)),
        None if listens.ip().is_loopback() => None,
        None if listens.ip().is_unspecified() => own().map(at),
        None => Some(at(listens.ip())),
    };
    let only_here = config.public_address.is_none() && listens.ip().is_loopback();
    Invitation { address, only_here }
}

/// The address that this machine has in its network; `None` without one. Nothing is sent: the system only says from where
/// it would be.
fn own_address() -> Option<IpAddr> {
    /// An address of a network that is for examples alone.
    const SOMEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SOMEWHERE).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_loopback() && !own.is_unspecified()).then_some(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(listens: &str, own: Option<[u8; 4]>, set: impl FnOnce(&mut Config)) -> (Option<String>, bool) {
        let mut config = Config::in_folder("nowhere");
        set(&mut config);
        let Invitation { address, only_here } =
            invite(&config, listens.parse().unwrap(), || own.map(IpAddr::from));
        (address, only_here)
    }

    #[test]
    fn an_invitation_names_an_address_that_others_can_reach() {
        let own = Some([192, 168, 1, 7]);
        assert_eq!(of("127.0.0.1:3000", own, |_| {}), (None, true), "it listens for this machine alone");
        assert_eq!(of("[::1]:3000", own, |_| {}), (None, true));
        let everywhere = ("http://192.168.1.7:3000/".to_string().into(), false);
        assert_eq!(of("0.0.0.0:3000", own, |_| {}), everywhere);
        assert_eq!(of("[::]:3000", own, |_| {}), everywhere);
        assert_eq!(of("0.0.0.0:3000", None, |_| {}), (None, false), "there is no network");
        assert_eq!(of("10.0.0.2:80", own, |_| {}), ("http://10.0.0.2:80/".to_string().into(), false));
        let public = |config: &mut Config| {
            config.public_address = Some("https://games.example.org".into());
            config.sub_path = "/games/".into();
        };
        let public_address = ("https://games.example.org/games/".to_string().into(), false);
        assert_eq!(of("127.0.0.1:3000", own, public), public_address, "a proxy lets others in");
    }
}
