//! The arena and the bench: what they report. A game made for it, in `toy.rs`, shows that the arena is fair; each game
//! shows that thinking pays.

use besace_bots::arena::{self, Contest, Player};
use besace_bots::bench::{self, Setup};
use besace_bots::{Budget, Level};
use besace_toll_parts::Parts as Toll;
use serde_json::json;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

fn contest(bots: &[Level], games: u32) -> Contest {
    Contest {
        bots: bots.iter().copied().map(Player::Level).collect(),
        games,
        budget: Budget::Iterations(20),
        seed: 1,
    }
}

const MIXED: [Level; 4] = [Level::Expert, Level::Regular, Level::Novice, Level::Novice];

#[test]
fn every_bot_sits_in_every_seat_equally_often() {
    let contest = contest(&MIXED, 4);
    for bot in Level::ALL {
        let bots = contest.bots.iter().filter(|other| **other == Player::Level(bot)).count();
        for seat in 0..MIXED.len() {
            let sat = (0..MIXED.len())
                .filter(|rotation| contest.rotated(*rotation)[seat] == Player::Level(bot))
                .count();
            assert_eq!(sat, bots, "{bot:?} in seat {seat}");
        }
    }
}

#[test]
fn games_are_rounded_up_to_whole_deals_and_progress_is_told_of_each() {
    let contest = contest(&MIXED, 5);
    assert_eq!((contest.deals(), contest.games()), (2, 8));
    let told = AtomicU32::new(0);
    arena::run::<Toll>(&contest, &|| {
        told.fetch_add(1, Ordering::Relaxed);
    })
    .unwrap();
    assert_eq!(told.into_inner(), 8);
}

#[test]
fn the_same_contest_gives_the_same_report_and_another_seed_another() {
    let contest = contest(&[Level::Regular, Level::Novice, Level::Novice], 30);
    let report = |contest: &Contest| arena::run::<Toll>(contest, &|| {}).unwrap();
    assert_eq!(report(&contest), report(&contest));
    assert_ne!(report(&contest).scores, report(&Contest { seed: 2, ..contest }).scores);
}

#[test]
fn a_table_that_the_game_does_not_have_is_refused() {
    let strangers = Contest { bots: vec![Player::Baseline("stranger"); 3], ..contest(&[], 1) };
    assert!(arena::run::<Toll>(&strangers, &|| {}).unwrap_err().to_string().contains("stranger"));
    assert!(arena::run::<Toll>(&contest(&[Level::Novice; 2], 1), &|| {}).is_err());
    assert!(arena::run::<Toll>(&contest(&[Level::Novice; 300], 1), &|| {}).is_err());
    assert!(bench::run::<Toll>(setup(6), None).is_err());
}

#[test]
fn a_report_is_written_as_json_as_a_table_and_as_a_chart() {
    let report = arena::run::<Toll>(&contest(&[Level::Regular, Level::Novice, Level::Novice], 3), &|| {});
    let report = report.unwrap();
    let written = json!(report);
    let keys: Vec<_> = written.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["game", "seats", "bots", "budget", "seed", "deals", "games", "even_share", "scores"]);
    assert_eq!(written["bots"], json!(["regular", "novice", "novice"]));
    assert_eq!(written["budget"], json!({"iterations": 20}));
    let score = written["scores"][0].as_object().unwrap();
    assert_eq!(score.keys().collect::<Vec<_>>(), ["level", "win_share", "mean_score", "mean_rank"]);
    assert!(["share", "low", "high"].iter().all(|key| score["win_share"][key].is_f64()));
    assert!(score["mean_score"]["mean"].is_f64());

    let table = arena::markdown(std::slice::from_ref(&report));
    assert_eq!(table.lines().count(), 4);
    assert!(table.contains("| toll | 3 | regular + 2 novice | 3 | regular |"), "{table}");

    let chart = arena::chart(&[report]);
    assert!(chart.starts_with("<svg ") && chart.trim_end().ends_with("</svg>"));
    assert!(chart.contains("3 seats: regular + 2 novice (3 games)"));
    assert_eq!(chart.matches("<rect").count(), 3, "the paper and two bars");
}

fn setup(seats: u8) -> Setup {
    Setup { seats, time: Duration::from_millis(1), seed: 1, at_a_table: false }
}

#[test]
fn a_bench_reports_exactly_these_numbers() {
    let counts = |work: &mut dyn FnMut()| {
        work();
        1
    };
    let report = bench::run::<Toll>(setup(4), Some(&counts));
    let written = json!(report.unwrap());
    let keys: Vec<_> = written.as_object().unwrap().keys().cloned().collect();
    assert_eq!(
        keys,
        [
            "game",
            "games_per_second",
            "actions_per_second",
            "playout_microseconds",
            "listing_nanoseconds",
            "checking_nanoseconds",
            "carrying_out_nanoseconds",
            "longest_list",
            "longest_list_microseconds",
            "state_bytes",
            "clone_nanoseconds",
            "allocations_per_action",
            "search_iterations_per_second"
        ]
    );
    assert!(written["state_bytes"].as_u64().unwrap() < 1024);
    assert!(written["actions_per_second"].as_f64().unwrap() > 0.0);
    assert!(written["allocations_per_action"].as_f64().unwrap() > 0.0, "what was counted is reported");
    let uncounted = bench::run::<Toll>(setup(4), None).unwrap().allocations_per_action;
    assert_eq!(uncounted, None, "and what was not is not");
}
