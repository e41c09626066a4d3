//! How a request becomes a live connection.
//!
//! A table writes into the socket itself (see [`Outlet`]), so the socket has to be had bare: the handshake is done here,
//! and the WebSocket protocol gets a stream whose reading end is the socket's and whose writing end is the outlet. All
//! that the protocol has to say by itself (pongs, the end) is whole frames, and takes its place in the outlet's queue.

use crate::frame::Frame;
use crate::limits::Limits;
use crate::outlet::{Outlet, Waiting};
use crate::wire::Problem;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode, header};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// What is read at once. A request is short, and most of what a live table weighs is its connections.
const READ_AT_ONCE: usize = 256;

/// A live connection as the protocol sees it. It is boxed because a task is as large as all the places through which
/// it passes what it is given, and there are many of these tasks.
pub type Socket = Box<WebSocketStream<Ends>>;

/// A request to become a WebSocket.
pub struct Upgrade {
    accept: String,
    upgraded: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Problem> {
        let mut upgrade = || {
            let headers = &parts.headers;
            let asks = parts.method == Method::GET
                && names(headers, header::CONNECTION, "upgrade")
                && names(headers, header::UPGRADE, "websocket")
                && names(headers, header::SEC_WEBSOCKET_VERSION, "13");
            let key = headers.get(header::SEC_WEBSOCKET_KEY).filter(|_| asks)?;
            let upgraded = parts.extensions.remove::<OnUpgrade>()?;
            Some(Upgrade { accept: derive_accept_key(key.as_bytes()), upgraded })
        };
        upgrade().ok_or_else(|| Problem::bad_request("this address is for WebSockets"))
    }
}

/// Whether a header's list has this word.
fn names(headers: &HeaderMap, header: HeaderName, word: &str) -> bool {
    let lists = headers.get_all(header);
    let mut words = lists.iter().filter_map(|list| list.to_str().ok()).flat_map(|list| list.split(','));
    words.any(|one| one.trim().eq_ignore_ascii_case(word))
}

impl Upgrade {
    /// Answers that it becomes one, and serves it then.
    pub fn answer<F>(
        self,
        limits: &Limits,
        together: Waiting,
        serve: impl FnOnce(Socket, Outlet) -> F + Send + 'static,
    ) -> Response<Body>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { accept, upgraded } = self;
        let (longest, queue) = (limits.max_message, limits.queue_bytes);
        tokio::spawn(async move {
            let opened = Box::pin(open(upgraded, longest, (queue, together))).await;
            // Whoever has gone before the first word need not be served.
            if let Some((socket, outlet)) = opened {
                serve(socket, outlet).await;
            }
        });
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
        let set = [(header::CONNECTION, "upgrade"), (header::UPGRADE, "websocket")];
        for (name, value) in set {
            response.headers_mut().insert(name, header::HeaderValue::from_static(value));
        }
        let accept = accept.parse().expect("base64 can stand in a header");
        response.headers_mut().insert(header::SEC_WEBSOCKET_ACCEPT, accept);
        response
    }
}

async fn open(
    upgraded: OnUpgrade,
    longest: usize,
    (queue, together): (usize, Waiting),
) -> Option<(Socket, Outlet)> {
    let parts = upgraded.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
    let (reading, writing) = parts.io.into_inner().into_split();
    let outlet = Outlet::new(writing, queue, together);
    let config = WebSocketConfig::default()
        .max_message_size(Some(longest))
        .max_frame_size(Some(longest))
        .read_buffer_size(READ_AT_ONCE)
        .write_buffer_size(0);
    let ends = Ends { reading, outlet: outlet.clone(), unheard: 0, most: 2 * longest + 1024 };
    let early = parts.read_buf.to_vec();
    let socket = WebSocketStream::from_partially_read(ends, early, Role::Server, Some(config)).await;
    Some((Box::new(socket), outlet))
}

/// The two ends of a live connection: what is read comes from the socket, what is written goes through the outlet.
pub struct Ends {
    reading: OwnedReadHalf,
    outlet: Outlet,
    /// Bytes that have come since the last whole message.
    unheard: usize,
    /// How many of them may come: a message in pieces has some more than its own.
    most: usize,
}

impl Ends {
    /// A whole message has been heard.
    pub fn heard(&mut self) {
        self.unheard = 0;
    }
}

/// More has come than any message has, and no message: pieces that are never finished, or empty ones.
fn endless() -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, "too much came without a message")
}

impl AsyncRead for Ends {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.unheard > self.most {
            return Poll::Ready(Err(endless()));
        }
        let before = into.filled().len();
        let read = Pin::new(&mut self.reading).poll_read(context, into);
        self.unheard += into.filled().len() - before;
        read
    }
}

impl AsyncWrite for Ends {
    /// The protocol writes all that it has to say at once, and all of it is taken: so frames stay whole.
    fn poll_write(self: Pin<&mut Self>, _: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.outlet.put_control(Frame::already(bytes));
        Poll::Ready(Ok(bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outlet.flush();
        Poll::Ready(Ok(()))
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.poll_flush(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_may_list_several_words_in_any_case() {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONNECTION, "keep-alive, Upgrade".parse().unwrap());
        assert!(names(&headers, header::CONNECTION, "upgrade"));
        assert!(!names(&headers, header::CONNECTION, "grade"));
        assert!(!names(&headers, header::UPGRADE, "websocket"));
    }
}
