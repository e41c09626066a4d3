//! The client's files, wherever they are.
//!
//! Every address of a page (`/`, `/me`, `/replay`, `/g/<game>`, `/rules/<game>`, `/d/<number>`, `/t/<id>`, `/r/<token>`, `/m/<token>`)
//! gives the same page. So does an address that leads nowhere: the page then says so in the reader's own language. The answer
//! does not tell whether there is a table at an address, for private tables are not to be found by trying. What is in
//! `assets` has its content's hash in its name and may be kept for ever. A file that lies beside its compressed form
//! (`.br`, `.gz`) is sent compressed to whoever can read it.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use bytes::Bytes;
use sha2::{Digest, Sha256};
use std::path::{Component, Path, PathBuf};

/// Where the client's files come from.
pub trait Client: Send + Sync + 'static {
    /// The file at this path below the client's root, which has no leading slash.
    fn file(&self, path: &str) -> Option<Bytes>;
}

/// A client that was built into a folder.
pub struct Folder(pub PathBuf);

impl Client for Folder {
    fn file(&self, path: &str) -> Option<Bytes> {
        // Nothing but plain names: no way out of the folder.
        let path = Path::new(path);
        let plain = path.components().all(|part| matches!(part, Component::Normal(_)));
        let file = self.0.join(path);
        (plain && file.is_file()).then(|| std::fs::read(file).ok().map(Bytes::from)).flatten()
    }
}

/// The page that every address of people gives.
const PAGE: &str = "index.html";
/// The addresses of single pages, and how those of many begin.
const PAGES: [&str; 4] = ["", PAGE, "me", "replay"];
const KINDS: [&str; 6] = ["g/", "d/", "t/", "r/", "m/", "rules/"];
/// What stands in the page for the place where the server is.
const BASE: &str = "<base href=\"/\"";
/// Nothing comes from anywhere else, nothing is inline, and nobody puts this page into a frame.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
     font-src 'self'; connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; \
     base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/// Answers a request for a file or a page. `base` is the path under which the server is, with a slash at its end.
pub fn answer(client: &dyn Client, path: &str, base: &str, headers: &HeaderMap) -> Response {
    let path = path.trim_start_matches('/');
    let is_page = PAGES.contains(&path) || KINDS.iter().any(|kind| path.starts_with(kind));
    if is_page {
        return page(client, base, headers);
    }
    match compressed(client, path, headers) {
        Some((bytes, encoding)) => {
            let kept =
                if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
            send(bytes, encoding, path, kept, headers)
        }
        None if path.starts_with("assets/") => plain(StatusCode::NOT_FOUND, "there is nothing here"),
        None => missing(client, base),
    }
}

/// The page for an address where nothing is. It is not to be kept: there may be something tomorrow.
pub fn missing(client: &dyn Client, base: &str) -> Response {
    let mut response = page(client, base, &HeaderMap::new());
    *response.status_mut() = StatusCode::NOT_FOUND;
    response.headers_mut().remove(header::ETAG);
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

fn page(client: &dyn Client, base: &str, headers: &HeaderMap) -> Response {
    if base == "/"
        && let Some((bytes, encoding)) = compressed(client, PAGE, headers)
    {
        return send(bytes, encoding, PAGE, "no-cache", headers);
    }
    let Some(page) = client.file(PAGE) else {
        return plain(
            StatusCode::NOT_FOUND,
            "this server was built without its client; give it one with --client",
        );
    };
    let page = String::from_utf8_lossy(&page).replacen(BASE, &format!("<base href=\"{base}\""), 1);
    send(page.into(), None, PAGE, "no-cache", headers)
}

/// The file in the best form that the browser can read.
fn compressed(client: &dyn Client, path: &str, headers: &HeaderMap) -> Option<(Bytes, Option<&'static str>)> {
    let whole = client.file(path)?;
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let accepts = |name: &str| {
        accepted.split(',').any(|one| {
            let mut parts = one.split(';').map(str::trim);
            parts.next() == Some(name) && !parts.any(|part| matches!(part, "q=0" | "q=0.0"))
        })
    };
    for (encoding, ending) in [("br", ".br"), ("gzip", ".gz")] {
        if accepts(encoding)
            && let Some(bytes) = client.file(&format!("{path}{ending}"))
        {
            return Some((bytes, Some(encoding)));
        }
    }
    Some((whole, None))
}

fn send(
    bytes: Bytes,
    encoding: Option<&'static str>,
    path: &str,
    kept: &'static str,
    headers: &HeaderMap,
) -> Response {
    let digest = Sha256::digest(&bytes);
    let tag: String = digest[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let unchanged =
        headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let mut response = match unchanged {
        true => Response::new(Body::empty()),
        false => Response::new(Body::from(bytes)),
    };
    if unchanged {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
    }
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let kind = match kind.type_() {
        mime_guess::mime::TEXT => format!("{kind}; charset=utf-8"),
        _ => kind.to_string(),
    };
    let own = response.headers_mut();
    own.insert(
        header::CONTENT_TYPE,
        HeaderValue::try_from(kind).expect("a media type can stand in a header"),
    );
    own.insert(header::ETAG, HeaderValue::try_from(tag).expect("a hash can stand in a header"));
    own.insert(header::CACHE_CONTROL, HeaderValue::from_static(kept));
    own.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    if let Some(encoding) = encoding {
        own.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    own.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    own.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    response
}

fn plain(status: StatusCode, text: &'static str) -> Response {
    let mut response = Response::new(Body::from(text));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8"));
    response
}
