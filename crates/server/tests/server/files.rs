//! The client's files and the documents that are generated.

use crate::host::Host;
use besace_server::limits::{FIXED, Fixed};
use std::path::Path;

#[tokio::test(flavor = "multi_thread")]
async fn every_address_of_people_gives_the_page() {
    let host = Host::open().await;
    for path in
        ["/", "/me", "/replay", "/t/abc", "/t/abc/replay", "/r/xyz", "/m/xyz", "/d/1", "/g/abc", "/rules/abc"]
    {
        let answer = host.stranger().request("GET", path, &[], b"").await;
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, Some("text/html; charset=utf-8")),
            "{path}"
        );
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("unsafe"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        let tag = answer.header("etag").unwrap();
        let again = host.stranger().request("GET", path, &[("If-None-Match", tag)], b"").await;
        assert_eq!((again.status, again.body.len()), (304, 0));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nothing_is_the_page_says_so_and_programs_are_told_in_their_own_way() {
    let host = Host::open().await;
    for path in ["/nothing", "/nothing/at/all", "/favicon.ico", "/../Cargo.toml", "/%2e%2e/data/session.key"]
    {
        let answer = host.stranger().request("GET", path, &[("If-None-Match", "*")], b"").await;
        assert_eq!(
            (answer.status, answer.header("content-type"), answer.header("cache-control")),
            (404, Some("text/html; charset=utf-8"), Some("no-store")),
            "{path}"
        );
        assert_eq!(String::from_utf8(answer.body).unwrap(), "<base href=\"/\" /><p>Besace", "{path}");
    }
    for path in ["/assets/none.js", "/assets/../../data/session.key"] {
        let answer = host.stranger().request("GET", path, &[], b"").await;
        assert_eq!((answer.status, answer.header("content-type")), (404, Some("text/plain; charset=utf-8")));
    }
    for path in ["/api", "/api/", "/api/nothing", "/api/tables/none"] {
        let (status, problem) = host.stranger().get(path).await;
        assert_eq!((status, &problem["code"]), (404, &"not_found".into()), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn hashed_files_are_kept_for_ever_and_sent_compressed() {
    let host = Host::open().await;
    let plain = host.stranger().request("GET", "/assets/a-1.js", &[], b"").await;
    assert!(plain.header("cache-control").unwrap().contains("immutable"));
    assert_eq!((plain.header("content-encoding"), &plain.body[..]), (None, &b"let long = 1;"[..]));
    let accept = [("Accept-Encoding", "gzip, br;q=0.9")];
    let small = host.stranger().request("GET", "/assets/a-1.js", &accept, b"").await;
    assert_eq!((small.header("content-encoding"), &small.body[..]), (Some("br"), &b"brotli"[..]));
    assert!(small.header("content-type").unwrap().contains("javascript"));
}

#[tokio::test(flavor = "multi_thread")]
async fn under_a_sub_path_everything_is_below_it() {
    let host = Host::with(|config| config.sub_path = "/games/".into()).await;
    let page = host.stranger().request("GET", "/games/t/abc", &[], b"").await;
    assert_eq!(String::from_utf8(page.body).unwrap(), "<base href=\"/games/\" /><p>Besace");
    for (path, status) in
        [("/games/", 200), ("/games", 200), ("/games/assets/a-1.js", 200), ("/games/api/me", 200)]
    {
        assert_eq!(host.stranger().request("GET", path, &[], b"").await.status, status, "{path}");
    }
    assert_eq!(host.stranger().request("GET", "/", &[], b"").await.header("location"), Some("/games/"));
    for path in ["/games/nothing", "/nothing"] {
        let answer = host.stranger().request("GET", path, &[], b"").await;
        assert_eq!(answer.status, 404);
        assert_eq!(String::from_utf8(answer.body).unwrap(), "<base href=\"/games/\" /><p>Besace", "{path}");
    }
    let answer = host.stranger().request("PUT", "/games/api/me", &[], br#"{"name": "Ann"}"#).await;
    assert!(answer.header("set-cookie").unwrap().contains("Path=/games/"));
}

/// `BESACE_WRITE=1 cargo test -p besace-server` writes it anew.
#[test]
fn the_committed_description_of_the_http_part_is_the_servers_own() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/openapi.json");
    let expected = besace_server::openapi().to_pretty_json().unwrap() + "\n";
    if std::env::var_os("BESACE_WRITE").is_some() {
        std::fs::write(&path, &expected).unwrap();
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == expected, "docs/openapi.json is stale: run the tests with BESACE_WRITE=1");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_description_is_served() {
    let host = Host::open().await;
    let (status, api) = host.stranger().get("/api/openapi.json").await;
    assert_eq!(status, 200);
    assert!(api["paths"]["/api/tables/{id}/replay"]["get"].is_object());
}

/// The hosts' page has a table of every option, made from the options themselves.
#[test]
fn the_hosts_page_lists_every_option() {
    use clap::{Args, Command};
    let command = besace_server::Config::augment_args(Command::new("besace"));
    let mut rows = String::from("| flag | environment | default | what |\n| --- | --- | --- | --- |\n");
    for option in command.get_arguments() {
        let default: Vec<_> =
            option.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
        let default = if default.is_empty() { String::new() } else { format!("`{}`", default.join(" ")) };
        let help = option.get_help().map(ToString::to_string).unwrap_or_default();
        rows += &format!(
            "| `--{}` | `{}` | {default} | {} |\n",
            option.get_long().unwrap(),
            option.get_env().unwrap().to_string_lossy(),
            help.trim_end_matches('.')
        );
    }
    between("../../docs/hosting.md", "<!-- options -->\n", "<!-- end of options -->", &rows);
}

/// Whoever reads the architecture learns which limits a host cannot set, and why.
#[test]
fn the_architecture_lists_every_fixed_limit() {
    let mut rows = String::from("| most | of what | why it is fixed |\n| --- | --- | --- |\n");
    for Fixed { most, what, why } in FIXED {
        rows += &format!("| {most} | {what} | {why} |\n");
    }
    between("../../ARCHITECTURE.md", "<!-- fixed limits -->\n", "<!-- end of fixed limits -->", &rows);
}

/// Compares a part of a page with what it has to be, or writes it where that is asked for.
fn between(page: &str, start: &str, end: &str, expected: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(page);
    let text = std::fs::read_to_string(&path).unwrap();
    let before = text.find(start).expect("the page says where the list begins") + start.len();
    let after = text.find(end).expect("the page says where the list ends");
    if std::env::var_os("BESACE_WRITE").is_some() {
        std::fs::write(&path, format!("{}{expected}{}", &text[..before], &text[after..])).unwrap();
        return;
    }
    assert!(text[before..after] == *expected, "{page} is stale: run the tests with BESACE_WRITE=1");
}
