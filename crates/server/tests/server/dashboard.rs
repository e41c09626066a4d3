//! `docs/grafana.json`: a dashboard that shows what the server tells, and nothing that it does not.

use crate::host::{Host, sooner_or_later, toll};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn dashboard() -> Value {
    serde_json::from_str(include_str!("../../../../docs/grafana.json")).unwrap()
}

fn panels(dashboard: &Value) -> &Vec<Value> {
    dashboard["panels"].as_array().unwrap()
}

/// Every question a dashboard asks, with how its answers are called.
fn targets(dashboard: &Value) -> Vec<(&str, &str)> {
    let of_panel = |panel: &Value| panel["targets"].as_array().unwrap().len();
    assert!(panels(dashboard).iter().all(|panel| of_panel(panel) > 0));
    let text = |target: &'_ Value, key: &str| target[key].as_str().map(str::len);
    let all = panels(dashboard).iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    all.map(|target| {
        assert!(text(target, "expr") > Some(0) && text(target, "legendFormat") > Some(0), "{target}");
        (target["expr"].as_str().unwrap(), target["legendFormat"].as_str().unwrap())
    })
    .collect()
}

/// The figure that a question asks for.
fn figure(question: &str) -> &str {
    let from = question.find("besace_").unwrap_or_else(|| panic!("{question} asks for no figure of ours"));
    let rest = &question[from..];
    let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    &rest[..end.unwrap_or(rest.len())]
}

/// The labels that are named between doubled braces, and those by which a question chooses.
fn labels(question: &str, legend: &str) -> BTreeSet<String> {
    let named = legend.split("{{").skip(1).filter_map(|rest| rest.split_once("}}")).map(|(name, _)| name);
    let chosen = question.split_once('{').and_then(|(_, rest)| rest.split_once('='));
    named.chain(chosen.map(|(name, _)| name)).map(String::from).collect()
}

/// The figures that are told, each with the labels it has.
fn told(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut figures: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (name, rest) = line.split_at(line.find(['{', ' ']).unwrap());
        let labels =
            rest.strip_prefix('{').and_then(|rest| rest.split_once('}')).map_or("", |(labels, _)| labels);
        let names =
            labels.split("\",").filter_map(|label| label.split_once('=')).map(|(name, _)| name.into());
        figures.entry(name.into()).or_default().extend(names);
    }
    figures
}

/// What Grafana asks of a dashboard that is imported.
#[test]
fn the_dashboard_is_one_that_can_be_imported() {
    let dashboard = dashboard();
    assert!(dashboard["title"].is_string() && dashboard["uid"].as_str().unwrap().len() <= 40);
    assert!(dashboard["schemaVersion"].as_u64().unwrap() >= 30);
    assert!(dashboard["time"]["from"].is_string() && dashboard["time"]["to"].is_string());
    assert!(dashboard.get("id").is_none(), "an id is for Grafana to give");
    let sources = dashboard["templating"]["list"].as_array().unwrap();
    let source = |source: &Value| {
        (source["type"] == "datasource").then(|| format!("${{{}}}", source["name"].as_str().unwrap()))
    };
    let sources: Vec<String> = sources.iter().filter_map(source).collect();
    let (mut ids, mut taken) = (BTreeSet::new(), BTreeSet::new());
    for panel in panels(&dashboard) {
        assert!(ids.insert(panel["id"].as_u64().unwrap()), "two panels have one id: {panel}");
        assert!(panel["title"].is_string() && panel["type"] == "timeseries", "{panel}");
        assert_eq!(panel["datasource"]["type"], "prometheus");
        assert!(sources.iter().any(|source| panel["datasource"]["uid"] == **source), "{panel}");
        let mut names = BTreeSet::new();
        assert!(
            panel["targets"]
                .as_array()
                .unwrap()
                .iter()
                .all(|one| names.insert(one["refId"].as_str().unwrap()))
        );
        let [x, y, w, h] = ["x", "y", "w", "h"].map(|side| panel["gridPos"][side].as_u64().unwrap());
        assert!(w > 0 && h > 0 && x + w <= 24, "{panel}");
        let squares = (x..x + w).flat_map(|x| (y..y + h).map(move |y| (x, y)));
        assert!(squares.into_iter().all(|square| taken.insert(square)), "it lies upon another: {panel}");
    }
    targets(&dashboard);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_asks_for_figures_and_labels_that_are_told() {
    let host = Host::with(|config| {
        config.metrics = true;
        config.limits.people_at_once = 2;
        config.limits.thinkers = 1;
        config.limits.thoughts_waiting = 1;
    })
    .await;
    let mut ann = host.guest("Ann").await;
    // Something of everything: somebody who is refused, somebody who is one too many, bots that have to wait.
    let id = ann.make(toll(3)).await;
    ann.connect(&id).await.refused(json!({"do": "start"})).await;
    host.guest("Bob").await;
    assert_eq!(host.stranger().put("/api/me", json!({"name": "Cem"})).await.0, 429);
    let bot = json!({"who": "bot", "level": "expert"});
    let mut watching = Vec::new();
    for _ in 0..4 {
        let id = ann.make(json!({"game": "toll", "seats": [bot, bot, bot], "start": true})).await;
        watching.push(ann.connect(&id).await);
    }
    let dashboard = dashboard();
    let wanted: Vec<_> = targets(&dashboard)
        .into_iter()
        .map(|(question, legend)| (figure(question), labels(question, legend)))
        .collect();
    sooner_or_later(async || {
        let answer = host.stranger().request("GET", "/metrics", &[], b"").await;
        let told = told(std::str::from_utf8(&answer.body).unwrap());
        let is_told = |(figure, labels): &(&str, BTreeSet<String>)| {
            told.get(*figure).is_some_and(|known| labels.is_subset(known))
        };
        let missing: Vec<_> = wanted.iter().filter(|one| !is_told(one)).collect();
        if !missing.is_empty() {
            println!("not told yet: {missing:?}");
        }
        missing.is_empty()
    })
    .await;
}
