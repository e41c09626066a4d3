//! Guests: a name is all they need, and nobody can be somebody else.

use crate::host::{Host, toll};
use serde_json::{Value, json};
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_needs_a_name_and_nothing_else() {
    let host = Host::open().await;
    let mut guest = host.stranger();
    assert_eq!(guest.get("/api/me").await, (200, json!({"name": null, "tables": []})));
    assert!(guest.cookie.is_none(), "nobody is counted before they have a name");
    assert_eq!(guest.post("/api/tables", toll(3)).await.0, 401);
    for name in ["", "   ", "a\nb", "1234567890123456789012345"] {
        assert_eq!(guest.put("/api/me", json!({"name": name})).await.0, 400, "{name:?}");
    }
    let answer = guest.request("PUT", "/api/me", &[], br#"{"name": " Zo\u00eb "}"#).await;
    assert_eq!(answer.json()["name"], "Zoë");
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    let id = guest.make(toll(3)).await;
    let (_, me) = guest.get("/api/me").await;
    assert_eq!(me["tables"][0]["id"], *id);
    assert_eq!(me["tables"][0]["seats"][0]["name"], "Zoë");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_https_the_session_is_for_https_alone() {
    let host = Host::with(|config| config.public_address = Some("https://games.example.org".into())).await;
    let ours = [("Origin", "https://games.example.org")];
    let answer = host.stranger().request("PUT", "/api/me", &ours, br#"{"name": "Ann"}"#).await;
    assert!(answer.header("set-cookie").unwrap().contains("; Secure"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_moves_a_person_once() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    assert_eq!(host.stranger().post("/api/recovery", json!({})).await.0, 401);
    let (status, recovery) = guest.post("/api/recovery", json!({})).await;
    assert_eq!(status, 200);
    let token = recovery["path"].as_str().unwrap().strip_prefix("/r/").unwrap().to_string();
    let mut other = host.stranger();
    assert_eq!(other.post("/api/recovery/nonsense", json!({})).await.0, 404);
    let link = format!("/api/recovery/{token}");
    for _ in 0..2 {
        // Looking does not use it up.
        assert_eq!(other.get(&link).await, (200, json!({"name": "Ann"})));
    }
    let (status, me) = other.post(&format!("/api/recovery/{token}"), json!({})).await;
    assert_eq!((status, &me["name"], &me["tables"][0]["id"]), (200, &json!("Ann"), &json!(id)));
    assert_eq!(other.cookie, guest.cookie);
    assert_eq!(other.get(&link).await.0, 404, "it is used up");
    assert_eq!(host.stranger().post(&format!("/api/recovery/{token}"), json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recovery_link_works_for_as_many_hours_as_the_host_wants() {
    let host = Host::by_hand(|config| config.keep.keep_links = 2).await;
    let mut guest = host.guest("Ann").await;
    let (_, recovery) = guest.post("/api/recovery", json!({})).await;
    assert_eq!(recovery["until"], host.app.clock.now_ms() + 2 * 3600 * 1000);
    let link = format!("/api{}", recovery["path"].as_str().unwrap().replacen("/r/", "/recovery/", 1));
    host.app.clock.turn(Duration::from_secs(2 * 3600));
    assert_eq!(host.stranger().get(&link).await.0, 200);
    host.app.clock.turn(Duration::from_secs(1));
    assert_eq!(host.stranger().get(&link).await.0, 404);
    assert_eq!(host.stranger().post(&link, json!({})).await.0, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_its_own_machine_says_that_nobody_else_can_come() {
    let host = Host::open().await;
    let nobody = json!({"address": null, "only_here": true});
    assert_eq!(host.stranger().get("/api/invitation").await, (200, nobody));
    let public = Host::with(|config| config.public_address = Some("https://games.example.org".into())).await;
    let all = json!({"address": "https://games.example.org/", "only_here": false});
    assert_eq!(public.stranger().get("/api/invitation").await, (200, all));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_session_is_nobody() {
    let host = Host::open().await;
    let guest = host.guest("Ann").await;
    let cookie = guest.cookie.clone().unwrap();
    let mut forged = host.stranger();
    let mut letters = cookie.clone().into_bytes();
    let last = letters.last_mut().unwrap();
    *last = if *last == b'0' { b'1' } else { b'0' };
    forged.cookie = Some(String::from_utf8(letters).unwrap());
    assert_eq!(forged.get("/api/me").await.1["name"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_changed_and_nothing_told_live_from_a_foreign_page() {
    let host = Host::open().await;
    let mut guest = host.guest("Ann").await;
    let id = guest.make(toll(3)).await;
    let own = format!("http://{}", host.address);
    for origin in ["https://evil.example", "null", "http://127.0.0.1", ""] {
        let answer = guest.request("PUT", "/api/me", &[("Origin", origin)], br#"{"name": "Eve"}"#).await;
        assert_eq!(
            (answer.status, answer.json()["code"].clone()),
            (403, json!("forbidden_origin")),
            "{origin}"
        );
        let refused = guest.try_connect(&format!("/api/tables/{id}/live"), &[("origin", origin)]).await;
        assert_eq!(refused.err(), Some(403), "{origin}");
    }
    let cross = [("Sec-Fetch-Site", "cross-site")];
    assert_eq!(guest.request("POST", "/api/recovery", &cross, b"").await.status, 403);
    assert_eq!(guest.get("/api/me").await.1["name"], "Ann");
    let answer = guest.request("PUT", "/api/me", &[("Origin", &own)], br#"{"name": "Anna"}"#).await;
    assert_eq!(answer.status, 200);
    assert!(guest.try_connect(&format!("/api/tables/{id}/live"), &[("origin", &own)]).await.is_ok());
}
