//! A message in its WebSocket frame: the very bytes that go into a socket.
//!
//! A frame is written once and shared by all connections that are told the same. Frames are cut from shared blocks:
//! thousands of messages a second, each of some kilobytes, are what a general allocator is slowest at.

use bytes::{Bytes, BytesMut};
use std::cell::RefCell;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Control, Data, OpCode};

/// How much is allocated at once for frames.
pub(crate) const BLOCK: usize = 32 * 1024;
/// The longest header of a frame that is not masked.
const LONGEST_HEADER: usize = 10;

/// One frame, or several in a row that nothing comes between.
#[derive(Clone)]
pub struct Frame(Bytes);

impl Frame {
    /// A text message; `write` writes the text, which has to be UTF-8.
    pub fn text(write: impl FnOnce(&mut Vec<u8>)) -> Frame {
        thread_local! {
            static ROOM: RefCell<(Vec<u8>, BytesMut)> = RefCell::default();
        }
        ROOM.with_borrow_mut(|(text, block)| {
            text.clear();
            write(text);
            let needed = LONGEST_HEADER + text.len();
            if block.capacity() < needed {
                *block = BytesMut::with_capacity(BLOCK.max(needed));
            }
            write_header(OpCode::Data(Data::Text), text.len(), block);
            block.extend_from_slice(text);
            // Gives back what one long message needed.
            text.shrink_to(BLOCK);
            Frame(block.split().freeze())
        })
    }

    /// What the protocol has to say by itself: whether the client is still there, that we are, the end.
    pub fn control(kind: Control, payload: &[u8]) -> Frame {
        let mut bytes = BytesMut::with_capacity(2 + payload.len());
        write_header(OpCode::Control(kind), payload.len(), &mut bytes);
        bytes.extend_from_slice(payload);
        Frame(bytes.freeze())
    }

    /// How long it is, in bytes.
    pub fn weight(&self) -> usize {
        self.0.len()
    }

    /// Several frames as one; `None` where there is none.
    pub fn in_a_row(mut frames: Vec<Frame>) -> Option<Frame> {
        if frames.len() < 2 {
            return frames.pop();
        }
        let parts: Vec<&[u8]> = frames.iter().map(|frame| &frame.0[..]).collect();
        Some(Frame(parts.concat().into()))
    }

    /// Bytes that are whole frames already.
    #[cfg(test)]
    pub fn already(bytes: &[u8]) -> Frame {
        Frame(Bytes::copy_from_slice(bytes))
    }

    /// What goes into the socket.
    pub fn into_bytes(self) -> Bytes {
        self.0
    }
}

fn write_header(opcode: OpCode, length: usize, into: &mut BytesMut) {
    let header = FrameHeader { opcode, ..FrameHeader::default() };
    let mut bytes = [0; LONGEST_HEADER];
    let mut room = &mut bytes[..];
    header.format(length as u64, &mut room).expect("there is room for the longest header");
    let unused = room.len();
    into.extend_from_slice(&bytes[..LONGEST_HEADER - unused]);
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use std::io::Cursor;

    /// The texts in a frame, or in several in a row.
    pub(crate) fn texts(frame: &Frame) -> Vec<String> {
        let mut rest = Cursor::new(&frame.0[..]);
        let mut texts = Vec::new();
        while let Some((header, length)) = FrameHeader::parse(&mut rest).unwrap() {
            assert!(header.is_final && header.mask.is_none());
            assert_eq!(header.opcode, OpCode::Data(Data::Text));
            let start = rest.position() as usize;
            let end = start + length as usize;
            texts.push(String::from_utf8(frame.0[start..end].to_vec()).unwrap());
            rest.set_position(end as u64);
        }
        assert_eq!(rest.position() as usize, frame.0.len());
        texts
    }

    fn frame(text: &str) -> Frame {
        Frame::text(|into| into.extend_from_slice(text.as_bytes()))
    }

    #[test]
    fn a_text_of_every_length_is_found_again_in_its_frame() {
        for length in [0, 1, 125, 126, 65_535, 65_536, 100_000] {
            let text = "x".repeat(length);
            assert_eq!(texts(&frame(&text)), [text]);
        }
    }

    #[test]
    fn frames_in_a_row_stay_whole_and_in_order() {
        let row = Frame::in_a_row(vec![frame("one"), frame(&"two".repeat(100)), frame("three")]).unwrap();
        assert_eq!(texts(&row), ["one", &"two".repeat(100), "three"]);
        assert!(Frame::in_a_row(Vec::new()).is_none());
    }

    #[test]
    fn a_ping_is_two_bytes() {
        assert_eq!(&Frame::control(Control::Ping, &[]).into_bytes()[..], [0x89, 0]);
    }
}
