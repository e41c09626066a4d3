//! Who somebody is: a person's number in a signed cookie, and nothing else.
//!
//! The key is made once and kept in the data folder, readable by the server alone; or in a database that several nodes
//! share. Whoever has the key can be anybody, so it is never shown.

use crate::chance;
use crate::entry::Person;
use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::net::IpAddr;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// The cookie's name.
pub const COOKIE: &str = "besace";
/// How long a browser keeps it, in seconds: as long as browsers agree to.
const KEPT: u32 = 400 * 24 * 3600;

/// The key that signs sessions.
pub struct Sessions {
    key: [u8; 32],
}

impl Sessions {
    /// With this key: several nodes that share a database share the key in it.
    pub fn with_key(key: [u8; 32]) -> Sessions {
        Sessions { key }
    }

    /// The key in this file; a new one where there is no file yet.
    pub fn open(file: &Path) -> io::Result<Sessions> {
        match fs::read(file) {
            Ok(key) => {
                let key = key.try_into().map_err(|_| {
                    io::Error::other(format!(
                        "{} is not a key of 32 bytes; put the right one back",
                        file.display()
                    ))
                })?;
                Ok(Sessions { key })
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                let key = chance::bytes();
                // Under another name until it is whole: a server that dies or finds no room meanwhile leaves nothing
                // behind that the next one would have to take for the key.
                let unfinished = file.with_extension("unfinished");
                let mut options = OpenOptions::new();
                let mut made =
                    options.write(true).create(true).truncate(true).mode(0o600).open(&unfinished)?;
                made.write_all(&key)?;
                made.sync_all()?;
                fs::rename(&unfinished, file)?;
                Ok(Sessions { key })
            }
            Err(error) => Err(error),
        }
    }

    /// The person whose session these headers carry, if it is one of ours, and its generation.
    pub fn person(&self, headers: &HeaderMap) -> Option<(Person, u32)> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
        let mut values = cookies
            .flat_map(|cookies| cookies.split(';'))
            .filter_map(|cookie| cookie.trim().strip_prefix(COOKIE)?.strip_prefix('='));
        values.find_map(|value| self.read(value))
    }

    fn read(&self, value: &str) -> Option<(Person, u32)> {
        let (session, signature) = value.rsplit_once('.')?;
        // The first generation is not written: sessions were so before there were any.
        let (number, generation) = match session.split_once('.') {
            Some((number, generation)) => (number, generation.parse().ok().filter(|number| *number > 0)?),
            None => (session, 0),
        };
        let person = Person(number.parse().ok().filter(|number| *number >= 0)?);
        // `verify` takes the same time whatever the signature is.
        self.mac(session).verify_slice(&from_hex(signature)?).ok()?;
        Some((person, generation))
    }

    /// The cookie that makes a browser this person, for the pages below `path`.
    pub fn cookie(&self, person: Person, generation: u32, path: &str, secure: bool) -> HeaderValue {
        let session = match generation {
            0 => person.0.to_string(),
            generation => format!("{}.{generation}", person.0),
        };
        let signature = hex(&self.mac(&session).finalize().into_bytes());
        let secure = if secure { "; Secure" } else { "" };
        let cookie = format!(
            "{COOKIE}={session}.{signature}; Path={path}; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}"
        );
        HeaderValue::try_from(cookie).expect("a path of ours can stand in a header")
    }

    /// The cookie that makes a browser nobody again.
    pub fn no_cookie(&self, path: &str) -> HeaderValue {
        let cookie = format!("{COOKIE}=; Path={path}; Max-Age=0; HttpOnly; SameSite=Lax");
        HeaderValue::try_from(cookie).expect("a path of ours can stand in a header")
    }

    /// A fingerprint by which the key is recognised. Nobody can make the key from it.
    pub fn fingerprint(&self) -> String {
        hex(&self.sign("besace key", "").finalize().into_bytes()[..8])
    }

    /// A number for a network address, always the same: what is made from there can be counted, and nobody without the key
    /// can tell where that is.
    pub fn origin(&self, address: IpAddr) -> i64 {
        let mac = self.sign("besace address ", &address.to_string()).finalize().into_bytes();
        let first = mac.first_chunk().expect("a signature is longer than that");
        i64::from_be_bytes(*first) & i64::MAX
    }

    fn mac(&self, session: &str) -> Hmac<Sha256> {
        self.sign("besace person ", session)
    }

    fn sign(&self, what: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = Hmac::new_from_slice(&self.key).expect("a key may have any length");
        mac.update(what.as_bytes());
        mac.update(text.as_bytes());
        mac
    }
}

/// What is kept of a recovery token.
pub fn token_hash(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(2) || !text.is_ascii() {
        return None;
    }
    (0..text.len()).step_by(2).map(|at| u8::from_str_radix(&text[at..at + 2], 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, cookie.parse().unwrap())])
    }

    #[test]
    fn a_session_is_believed_only_with_our_signature() {
        let sessions = Sessions { key: [7; 32] };
        let cookie = sessions.cookie(Person(42), 0, "/", true);
        let cookie = cookie.to_str().unwrap();
        for word in ["HttpOnly", "SameSite=Lax", "Secure", "Path=/"] {
            assert!(cookie.contains(word), "{cookie}");
        }
        let value = cookie.split(';').next().unwrap();
        assert_eq!(sessions.person(&headers(&format!("a=b; {value}"))), Some((Person(42), 0)));
        let later = sessions.cookie(Person(42), 3, "/", true);
        let later = later.to_str().unwrap().split(';').next().unwrap();
        assert_eq!(sessions.person(&headers(later)), Some((Person(42), 3)));
        assert_eq!(sessions.person(&headers(&later.replace(".3.", ".2."))), None);
        assert_eq!(sessions.person(&headers(&later.replace(".3.", "."))), None);
        let forged = [
            value.replace("=42.", "=43."),
            value[..value.len() - 1].to_string(),
            format!("{COOKIE}=42."),
            format!("{COOKIE}=42"),
            format!("{COOKIE}=-1.00"),
        ];
        for cookie in &forged {
            assert_eq!(sessions.person(&headers(cookie)), None, "{cookie}");
        }
        assert_eq!(Sessions { key: [8; 32] }.person(&headers(value)), None);
    }

    #[test]
    fn the_key_is_made_once_and_for_the_server_alone() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("key");
        let first = Sessions::open(&file).unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(Sessions::open(&file).unwrap().key, first.key);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left behind");
        fs::remove_file(&file).unwrap();
        fs::write(file.with_extension("unfinished"), "sh").unwrap();
        assert!(Sessions::open(&file).is_ok(), "one that was begun and not finished does not matter");
        fs::write(&file, "short").unwrap();
        assert!(Sessions::open(&file).is_err());
    }
}
