//! The door: what may come in from the network before anybody has asked for anything.
//!
//! A socket costs the server something from the moment it is open, and whoever opens many and says little, or takes an
//! answer and never reads it, must not keep others out. So one network address has only so many, a request has to
//! arrive in time, and no socket is kept for ever. A live connection leaves through here into its own task, where it
//! has limits of its own.

use crate::app::{App, whole_network};
use crate::limits::Limits;
use crate::seldom::Seldom;
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Notify, mpsc};
use tower::ServiceExt;

/// How long nobody is let in when the system has no room for another socket.
const NO_ROOM: Duration = Duration::from_millis(100);
/// A socket is closed after so many times the patience with a request, however busy it is.
const PATIENCES: u32 = 10;
/// How much of a request's head may wait for the rest of it, in bytes.
const LONGEST_HEAD: usize = 16 * 1024;

/// How many of something each network address has.
#[derive(Clone, Default)]
pub struct Counts(Arc<Counting>);

#[derive(Default)]
struct Counting {
    open: Mutex<HashMap<IpAddr, u32>>,
    /// Woken whenever there is one less.
    room: Notify,
}

/// One that has been counted, for as long as this is kept.
pub struct Counted {
    counts: Counts,
    address: IpAddr,
}

impl Counts {
    /// Counts one more, if the address does not have as many as it may already.
    pub fn admit(&self, address: IpAddr, most: u32) -> Option<Counted> {
        let mut open = self.lock();
        let own = open.entry(address).or_insert(0);
        if *own >= most {
            return None;
        }
        *own += 1;
        Some(Counted { counts: self.clone(), address })
    }

    /// Counts one more, as soon as the address does not have as many as it may already.
    pub async fn wait(&self, address: IpAddr, most: u32) -> Counted {
        loop {
            // Asked for first, so that no place that becomes free in between is overlooked.
            let room = self.0.room.notified();
            if let Some(counted) = self.admit(address, most.max(1)) {
                return counted;
            }
            room.await;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<IpAddr, u32>> {
        self.0.open.lock().expect("no one panics while holding this")
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.counts.lock();
        if let Some(own) = open.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.address);
            }
        }
        drop(open);
        self.counts.0.room.notify_waiters();
    }
}

/// Answers whoever comes until the server stops, and then those who are being answered.
pub async fn serve(listener: TcpListener, router: Router, app: Arc<App>) {
    let sockets = Counts::default();
    let mut stopping = app.stopping.subscribe();
    let (open, mut all_closed) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            _ = stopping.wait_for(|stopping| *stopping) => break,
        };
        match accepted {
            Ok((stream, peer)) => {
                // All that come through a proxy have the proxy's address, and it counts them itself.
                let most = if app.config.behind_proxy { u32::MAX } else { app.config.limits.sockets_each };
                let Some(counted) = sockets.admit(whole_network(peer.ip()), most) else { continue };
                let (router, app, open) = (router.clone(), app.clone(), open.clone());
                tokio::spawn(async move {
                    let _until_the_end = (counted, open);
                    attend(stream, peer, router, &app).await;
                });
            }
            Err(error) => {
                // Most often somebody has gone before being let in; only where room is short does waiting help.
                if error.raw_os_error().is_some() && !is_of_one_caller(&error) {
                    static FULL: Seldom = Seldom::unsaid();
                    if let Some(left_out) = FULL.now() {
                        tracing::error!(%error, left_out, "nobody can be let in");
                    }
                    tokio::time::sleep(NO_ROOM).await;
                }
            }
        }
    }
    drop(open);
    let _ = all_closed.recv().await;
}

fn is_of_one_caller(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// Answers the requests of one socket. When it is old or the server stops, what is under way is finished.
async fn attend(stream: TcpStream, peer: SocketAddr, router: Router, app: &App) {
    // Small messages must not wait for one another.
    let _ = stream.set_nodelay(true);
    let patience = app.config.limits.patience();
    let service = router.map_request(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        request.map(axum::body::Body::new)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(LONGEST_HEAD)
        .serve_connection(TokioIo::new(stream), TowerToHyperService::new(service))
        .with_upgrades();
    let mut connection = pin!(connection);
    let mut stopping = app.stopping.subscribe();
    tokio::select! {
        _ = connection.as_mut() => return,
        () = tokio::time::sleep(patience * (PATIENCES - 1)) => {}
        _ = stopping.wait_for(|stopping| *stopping) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ = tokio::time::timeout(patience, connection).await;
}

impl Limits {
    /// How long a request may take to arrive.
    pub(crate) fn patience(&self) -> Duration {
        // At most a day, so that multiplying it cannot overflow.
        Duration::from_secs(self.patience.clamp(1, 24 * 3600))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_so_many_sockets_and_a_closed_one_makes_room() {
        let sockets = Counts::default();
        let (one, other) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
        let first = sockets.admit(one, 2);
        let second = sockets.admit(one, 2);
        assert!(first.is_some() && second.is_some());
        assert!(sockets.admit(one, 2).is_none());
        assert!(sockets.admit(other, 2).is_some(), "others have theirs");
        drop(first);
        assert!(sockets.admit(one, 2).is_some());
        drop(second);
        assert!(sockets.lock().is_empty(), "nobody is remembered who is gone");
    }

    #[tokio::test]
    async fn whoever_waits_for_a_place_gets_the_next_that_is_free() {
        let counts = Counts::default();
        let address = IpAddr::from([192, 0, 2, 1]);
        let first = counts.admit(address, 1).unwrap();
        assert!(counts.admit(address, 1).is_none());
        let waiting = tokio::spawn({
            let counts = counts.clone();
            async move { drop(counts.wait(address, 1).await) }
        });
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        drop(first);
        waiting.await.unwrap();
        assert!(counts.lock().is_empty());
    }
}
