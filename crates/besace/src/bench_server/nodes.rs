//! `besace bench server --database … --nodes N`: the same play on SQLite, on one node with PostgreSQL, and with the seats
//! of each table spread over several nodes, in one run.
//!
//! Nobody has a core of their own here: nodes, clients and, where it is on this machine, the database share all of them. So the
//! figures compare what the same play costs; they do not say what nodes on machines of their own would carry.

use super::{Args, NO_LIMITS, Played, ServerProcess, people, play, round};
use anyhow::Context;
use besace_server::postgres::{self, Costs};
use serde_json::json;
use std::rc::Rc;
use tokio::runtime::{Builder, Runtime};
use tokio::task::LocalSet;

/// Runs it.
pub fn run(args: &Args, database: &str) -> anyhow::Result<()> {
    let address: postgres::Address = database.parse().map_err(anyhow::Error::msg)?;
    let folder = tempfile::tempdir()?;
    let runtime = Builder::new_current_thread().enable_all().build()?;
    let start = |name: &str, database: Option<&str>| {
        ServerProcess::with(&folder.path().join(name), None, &NO_LIMITS, database)
    };
    let mut measured = vec![("SQLite".to_string(), measure(&runtime, args, &[start("sqlite", None)?])?)];
    for count in 1..=args.nodes {
        let nodes = (0..count).map(|node| start(&format!("{count}-{node}"), Some(database)));
        let nodes: Vec<ServerProcess> =
            nodes.collect::<anyhow::Result<_>>().context("a node did not start: is the database there?")?;
        let name = format!("PostgreSQL, {count} node{}", if count == 1 { "" } else { "s" });
        measured.push((name, measure(&runtime, args, &nodes)?));
    }
    let costs = runtime.block_on(postgres::costs(&address))?;
    report(args, &measured, &costs);
    Ok(())
}

fn measure(runtime: &Runtime, args: &Args, servers: &[ServerProcess]) -> anyhow::Result<Played> {
    runtime.block_on(LocalSet::new().run_until(async {
        let people = Rc::new(people(&servers[0].address, args.seats)?);
        play(servers, args, people).await
    }))
}

fn report(args: &Args, measured: &[(String, Played)], costs: &Costs) {
    if args.json {
        let of = |(name, played): &(String, Played)| {
            json!({
                "storage": name, "acknowledged_per_second": (played.acknowledged as f64 / played.seconds).round(),
                "p50_ms": round(played.quantile(0.5)), "p99_ms": round(played.quantile(0.99)),
                "nodes_cpu_us_per_action": round(played.server_micros()),
            })
        };
        let document = json!({
            "tables": args.tables, "seats": args.seats, "pace_ms": args.pace,
            "measured": measured.iter().map(of).collect::<Vec<_>>(),
            "commit_us": round(costs.commit), "commit_with_notice_us": round(costs.commit_with_notice),
            "bytes_per_row": round(costs.bytes_per_row), "rows": costs.rows,
        });
        println!("{document}");
        return;
    }
    println!("{} tables of {} over real WebSockets, {} s each", args.tables, args.seats, args.seconds);
    for (name, played) in measured {
        println!(
            "  {name:<22} {:>7.0} actions a second, {:>7.2} ms p50, {:>7.2} ms p99, {:>5.0} µs of the nodes an action",
            played.acknowledged as f64 / played.seconds,
            played.quantile(0.5),
            played.quantile(0.99),
            played.server_micros()
        );
    }
    println!("  a row, with its indices  {:>7.0} bytes ({} rows)", costs.bytes_per_row, costs.rows);
    println!(
        "  a commit of one row      {:>7.0} µs, with a notice {:.0} µs",
        costs.commit, costs.commit_with_notice
    );
}
