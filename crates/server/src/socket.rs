//! How a request becomes a live connection, and what is read on it.
//!
//! A table writes into the socket itself (see [`Outlet`]), so the socket has to be had bare: the handshake is done here,
//! and what comes in is taken out of its frames here. Most of what a live table weighs is its connections, and most of
//! them are silent at most times: so one that has nothing half read keeps no buffer. All that the protocol has to say by
//! itself (pongs, the end) is whole frames, and takes its place in the outlet's queue.

use crate::frame::Frame;
use crate::limits::Limits;
use crate::outlet::{Outlet, Unsent};
use crate::wire::Problem;
use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, Method, Response, StatusCode, header};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use std::io::Cursor;
use std::mem::MaybeUninit;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Control, Data, OpCode};

/// What is read at once.
const READ_AT_ONCE: usize = 4096;
/// The longest that a control frame may have.
const LONGEST_CONTROL: usize = 125;

/// A live connection's reading end. What the protocol has to answer goes through the outlet.
pub struct Socket {
    reading: OwnedReadHalf,
    outlet: Outlet,
    /// What has come, and how much of it is heard.
    come: (Vec<u8>, usize),
    /// A message of which only some pieces have come, and whether it is a text. It is seldom there, and boxed.
    pieces: Option<Box<(bool, Vec<u8>)>>,
    /// Bytes that have come since the last whole message.
    unheard: usize,
    /// How long a message may be, in bytes.
    longest: usize,
    /// Whether one of the two has said that it goes.
    said_goodbye: bool,
}

/// What a client says.
#[derive(Debug, PartialEq, Eq)]
pub enum Received {
    /// A text.
    Text(String),
    /// Bytes that are no text.
    Bytes,
    /// That it is still there, or a question whether we are.
    Aside,
    /// That it goes.
    Goodbye,
}

/// Why nothing more can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheard {
    /// The client is gone, without a goodbye.
    Gone,
    /// A message is too long.
    TooLong,
    /// More has come than any message has, and no message: pieces that are never finished, or empty ones.
    Endless,
    /// This is no WebSocket message.
    NoMessage,
    /// A text is no UTF-8.
    NoText,
}

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
        together: Unsent,
        serve: impl FnOnce(Socket, Outlet) -> F + Send + 'static,
    ) -> Response<Body>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let Upgrade { accept, upgraded } = self;
        let (longest, queue) = (limits.max_message, limits.queue_bytes);
        tokio::spawn(async move {
            let opened = open(upgraded, longest, (queue, together)).await;
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
    (queue, together): (usize, Unsent),
) -> Option<(Socket, Outlet)> {
    let parts = upgraded.await.ok()?.downcast::<TokioIo<TcpStream>>().ok()?;
    let (reading, writing) = parts.io.into_inner().into_split();
    let outlet = Outlet::new(writing, queue, together);
    Some((Socket::new(reading, outlet.clone(), longest, parts.read_buf.to_vec()), outlet))
}

impl Socket {
    fn new(reading: OwnedReadHalf, outlet: Outlet, longest: usize, early: Vec<u8>) -> Socket {
        Socket { reading, outlet, come: (early, 0), pieces: None, unheard: 0, longest, said_goodbye: false }
    }

    /// What the client says next. Nothing of it is lost where nobody waits for it any more.
    pub fn listen(&mut self) -> impl Future<Output = Result<Received, Unheard>> {
        poll_fn(|context| self.poll_next(context))
    }

    /// Says that we go, and why, unless the client has said so first.
    pub fn say_goodbye(&mut self, code: CloseCode, reason: &str) {
        if !std::mem::replace(&mut self.said_goodbye, true) {
            self.answer(Control::Close, &[&u16::from(code).to_be_bytes(), reason.as_bytes()].concat());
        }
    }

    /// Reads whatever the client still sends, until it says goodbye, too, or is gone: a socket that is closed while something
    /// lies unread in it takes its last words back.
    pub async fn hear_out(&mut self) {
        loop {
            match self.listen().await {
                Ok(Received::Goodbye) | Err(Unheard::Gone) => return,
                Ok(_) => {}
                // Nobody can tell any more where the next message begins.
                Err(_) => break,
            }
        }
        let mut more = Ok(());
        while more.is_ok() {
            (self.come, self.unheard) = Default::default();
            more = poll_fn(|context| self.poll_more(context)).await;
        }
    }

    fn poll_next(&mut self, context: &mut Context<'_>) -> Poll<Result<Received, Unheard>> {
        loop {
            while let Some((header, payload)) = self.take_frame()? {
                if let Some(said) = self.hear(&header, payload)? {
                    self.unheard = 0;
                    return Poll::Ready(Ok(said));
                }
            }
            ready!(self.poll_more(context))?;
        }
    }

    fn poll_more(&mut self, context: &mut Context<'_>) -> Poll<Result<(), Unheard>> {
        // A message in pieces has some more bytes than its own.
        if self.unheard > 2 * self.longest + 1024 {
            return Poll::Ready(Err(Unheard::Endless));
        }
        let mut room = [const { MaybeUninit::uninit() }; READ_AT_ONCE];
        let mut read = ReadBuf::uninit(&mut room);
        let done = ready!(Pin::new(&mut self.reading).poll_read(context, &mut read));
        if done.is_err() || read.filled().is_empty() {
            return Poll::Ready(Err(Unheard::Gone));
        }
        let (come, heard) = &mut self.come;
        come.drain(..std::mem::take(heard));
        come.extend_from_slice(read.filled());
        self.unheard += read.filled().len();
        Poll::Ready(Ok(()))
    }

    /// The next frame of what has come; `None` where a part of it has still to come.
    fn take_frame(&mut self) -> Result<Option<(FrameHeader, Vec<u8>)>, Unheard> {
        let (come, heard) = &mut self.come;
        let mut rest = Cursor::new(&come[*heard..]);
        let parsed = FrameHeader::parse(&mut rest).map_err(|_| Unheard::NoMessage)?;
        let Some((header, length)) = parsed else { return Ok(None) };
        if length > self.longest as u64 {
            return Err(Unheard::TooLong);
        }
        // Browsers mask everything, and everybody else has to.
        let mask = header.mask.ok_or(Unheard::NoMessage)?;
        let start = *heard + rest.position() as usize;
        let end = start + length as usize;
        let Some(masked) = come.get(start..end) else { return Ok(None) };
        let payload = masked.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect();
        *heard = end;
        if end == come.len() {
            // Whoever is silent needs no room.
            self.come = Default::default();
        }
        Ok(Some((header, payload)))
    }

    /// What is said by this frame; nothing yet where it is a piece.
    fn hear(&mut self, header: &FrameHeader, payload: Vec<u8>) -> Result<Option<Received>, Unheard> {
        if header.rsv1 || header.rsv2 || header.rsv3 {
            return Err(Unheard::NoMessage);
        }
        let kind = match header.opcode {
            OpCode::Data(kind) => return self.hear_piece(kind, header.is_final, payload),
            OpCode::Control(_) if !header.is_final || payload.len() > LONGEST_CONTROL => {
                return Err(Unheard::NoMessage);
            }
            OpCode::Control(kind) => kind,
        };
        match kind {
            Control::Close => self.hear_goodbye(&payload).map(|()| Some(Received::Goodbye)),
            Control::Ping => {
                if !self.said_goodbye {
                    self.answer(Control::Pong, &payload);
                }
                Ok(Some(Received::Aside))
            }
            Control::Pong => Ok(Some(Received::Aside)),
            Control::Reserved(_) => Err(Unheard::NoMessage),
        }
    }

    fn hear_piece(&mut self, kind: Data, is_last: bool, piece: Vec<u8>) -> Result<Option<Received>, Unheard> {
        let (is_text, whole) = match (kind, self.pieces.take().map(|pieces| *pieces)) {
            (Data::Text, None) => (true, piece),
            (Data::Binary, None) => (false, piece),
            (Data::Continue, Some((is_text, mut whole))) => {
                whole.extend(piece);
                (is_text, whole)
            }
            _ => return Err(Unheard::NoMessage),
        };
        if whole.len() > self.longest {
            return Err(Unheard::TooLong);
        }
        if !is_last {
            self.pieces = Some(Box::new((is_text, whole)));
            return Ok(None);
        }
        match is_text {
            true => {
                String::from_utf8(whole).map(|text| Some(Received::Text(text))).map_err(|_| Unheard::NoText)
            }
            false => Ok(Some(Received::Bytes)),
        }
    }

    /// A goodbye is answered with the same.
    fn hear_goodbye(&mut self, goodbye: &[u8]) -> Result<(), Unheard> {
        let is_fair = match goodbye {
            [] => true,
            [_] => return Err(Unheard::NoMessage),
            [high, low, reason @ ..] => {
                str::from_utf8(reason).map_err(|_| Unheard::NoText)?;
                CloseCode::from(u16::from_be_bytes([*high, *low])).is_allowed()
            }
        };
        if !is_fair {
            self.say_goodbye(CloseCode::Protocol, "");
        } else if !std::mem::replace(&mut self.said_goodbye, true) {
            self.answer(Control::Close, goodbye);
        }
        Ok(())
    }

    fn answer(&self, kind: Control, payload: &[u8]) {
        self.outlet.put_control(Frame::control(kind, payload));
        self.outlet.flush();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    const LONGEST: usize = 1000;
    const TEXT: u8 = 0x81;
    const BYTES: u8 = 0x82;
    const CLOSE: u8 = 0x88;
    const PING: u8 = 0x89;
    /// Of a message in pieces.
    const FIRST: u8 = 0x01;
    const MORE: u8 = 0x00;
    const LAST: u8 = 0x80;

    /// A socket, with its client's end, and these bytes that have come with the request.
    async fn socket(early: &[u8]) -> (Socket, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let client = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        let (reading, writing) = listener.accept().await.unwrap().0.into_split();
        let outlet = Outlet::new(writing, 10_000, Unsent::new(usize::MAX));
        (Socket::new(reading, outlet, LONGEST, early.to_vec()), client)
    }

    /// A frame as clients send it, with a mask.
    fn frame(first: u8, payload: &[u8]) -> Vec<u8> {
        let mask = [7, 0, 99, 255];
        let length = match payload.len() {
            short @ 0..126 => vec![0x80 | short as u8],
            long => [&[0x80 | 126], &(long as u16).to_be_bytes()[..]].concat(),
        };
        let masked: Vec<u8> =
            payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask).collect();
        [&[first], &length[..], &mask, &masked].concat()
    }

    fn text(text: &str) -> Result<Received, Unheard> {
        Ok(Received::Text(text.into()))
    }

    async fn answered(client: &mut TcpStream, expected: &[u8]) {
        let mut answer = vec![0; expected.len()];
        client.read_exact(&mut answer).await.unwrap();
        assert_eq!(answer, expected);
    }

    #[tokio::test]
    async fn messages_of_every_length_are_heard_however_their_bytes_come() {
        let long = "é".repeat(LONGEST / 2);
        let said = ["", "x", &"y".repeat(125), &"z".repeat(126), &long];
        let frames: Vec<u8> = said.iter().flat_map(|said| frame(TEXT, said.as_bytes())).collect();
        for at_once in [1, 2, 100, frames.len()] {
            let (mut socket, mut client) = socket(&frames[..at_once]).await;
            let sending = async {
                for bytes in frames[at_once..].chunks(at_once) {
                    client.write_all(bytes).await.unwrap();
                    tokio::task::yield_now().await;
                }
            };
            let hearing = async {
                for said in said {
                    assert_eq!(socket.listen().await, text(said));
                }
            };
            tokio::join!(sending, hearing);
            assert_eq!(socket.come.0.capacity(), 0, "whoever is silent needs no room");
            drop(client);
            assert_eq!(socket.listen().await, Err(Unheard::Gone));
        }
    }

    #[tokio::test]
    async fn pieces_are_put_together_and_what_comes_between_them_is_answered() {
        let frames = [
            frame(FIRST, "caf\u{e9}".split_at(3).0.as_bytes()),
            frame(PING, b"there?"),
            frame(MORE, &"\u{e9}".as_bytes()[..1]),
            frame(LAST, &"\u{e9}".as_bytes()[1..]),
            frame(BYTES, b"?"),
        ];
        let (mut socket, mut client) = socket(&frames.concat()).await;
        assert_eq!(socket.listen().await, Ok(Received::Aside));
        answered(&mut client, b"\x8a\x06there?").await;
        assert_eq!(socket.listen().await, text("café"));
        assert_eq!(socket.listen().await, Ok(Received::Bytes));
    }

    #[tokio::test]
    async fn a_goodbye_is_said_once_by_each() {
        for (said, answer) in [
            (&b""[..], &b"\x88\x00"[..]),
            (b"\x03\xe8bye", b"\x88\x05\x03\xe8bye"),
            (b"\x03\xed", b"\x88\x02\x03\xea"),
        ] {
            let (mut socket, mut client) = socket(&frame(CLOSE, said)).await;
            assert_eq!(socket.listen().await, Ok(Received::Goodbye));
            socket.say_goodbye(CloseCode::Away, "late");
            drop(socket);
            let mut heard = Vec::new();
            client.read_to_end(&mut heard).await.unwrap();
            assert_eq!(heard, answer);
        }
        let (mut socket, mut client) = socket(&[]).await;
        socket.say_goodbye(CloseCode::Away, "closing");
        client
            .write_all(&[frame(PING, b"?"), frame(TEXT, b"wait"), frame(CLOSE, b"")].concat())
            .await
            .unwrap();
        socket.hear_out().await;
        drop(socket);
        let mut heard = Vec::new();
        client.read_to_end(&mut heard).await.unwrap();
        assert_eq!(heard, b"\x88\x09\x03\xe9closing");
    }

    #[tokio::test]
    async fn what_breaks_the_protocol_is_no_message() {
        for (broken, fault) in [
            (frame(0xc1, b""), Unheard::NoMessage),
            (frame(0x83, b""), Unheard::NoMessage),
            (vec![TEXT, 1, b'x'], Unheard::NoMessage),
            (frame(PING & 0x7f, b""), Unheard::NoMessage),
            (frame(PING, &[0; 126]), Unheard::NoMessage),
            (frame(LAST, b"of nothing"), Unheard::NoMessage),
            ([frame(FIRST, b"one"), frame(TEXT, b"other")].concat(), Unheard::NoMessage),
            (frame(CLOSE, b"x"), Unheard::NoMessage),
            (frame(CLOSE, b"\x03\xe8\xff"), Unheard::NoText),
            (frame(TEXT, b"\xff"), Unheard::NoText),
            (frame(TEXT, &[b'x'; LONGEST + 1])[..8].to_vec(), Unheard::TooLong),
            ([frame(FIRST, &[b'x'; LONGEST]), frame(LAST, b"x")].concat(), Unheard::TooLong),
            ([frame(FIRST, b"x"), frame(MORE, b"").repeat(LONGEST)].concat(), Unheard::Endless),
        ] {
            let (mut socket, mut client) = socket(&[]).await;
            client.write_all(&broken).await.unwrap();
            assert_eq!(socket.listen().await, Err(fault), "{broken:?}");
        }
    }

    #[test]
    fn a_header_may_list_several_words_in_any_case() {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONNECTION, "keep-alive, Upgrade".parse().unwrap());
        assert!(names(&headers, header::CONNECTION, "upgrade"));
        assert!(!names(&headers, header::CONNECTION, "grade"));
        assert!(!names(&headers, header::UPGRADE, "websocket"));
    }
}
