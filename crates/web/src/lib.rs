//! The client, carried inside the program.
//!
//! Its build script runs the client's own build and lists the files; this crate is a leaf, so that those who work on
//! rules or bots never wait for it.

use besace_server::Client;
use bytes::Bytes;

/// Every file of the client with its path, in the order of the paths.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The client that was built with the program.
pub struct Embedded;

impl Client for Embedded {
    fn file(&self, path: &str) -> Option<Bytes> {
        let at = FILES.binary_search_by(|(known, _)| (*known).cmp(path)).ok()?;
        Some(Bytes::from_static(FILES[at].1))
    }
}
