//! What a contest showed.

use super::game::Outcome;
use super::{Contest, Interval, Mean, Player, interval};
use crate::Budget;
use besace_table::Info;
use serde::Serialize;
use std::fmt::Write;

/// What a contest showed, for machines and for tables.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many seats the table had.
    pub seats: usize,
    /// The line-up of the first rotation.
    pub bots: Vec<Player>,
    /// How long an expert could think about each decision.
    pub budget: Budget,
    /// The seed of all deals.
    pub seed: u64,
    /// How many deals were played, each in every rotation.
    pub deals: u32,
    /// How many games that were.
    pub games: u32,
    /// What a seat wins where all are equal.
    pub even_share: f64,
    /// What the game has counted besides points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tally: Option<&'static str>,
    /// Each kind of player at the table, the strongest first.
    pub scores: Vec<Score>,
}

/// How one kind of player did. Where several seats are of a kind, this is the mean over them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    /// The level, or the baseline.
    pub level: Player,
    /// Its share of the victories, shared ones counted in parts, and the 95 % interval around it.
    pub win_share: Interval,
    /// Its points at the end, on average, and the 95 % interval around them.
    pub mean_score: Mean,
    /// Its rank at the end, on average.
    pub mean_rank: f64,
    /// How much of what the game counts it had in a game, on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mean_tally: Option<f64>,
}

impl Report {
    pub(super) fn new(
        info: Info,
        tally: Option<&'static str>,
        contest: &Contest,
        deals: &[Vec<Outcome>],
    ) -> Report {
        let mut players = contest.bots.clone();
        players.sort_unstable_by(|a, b| b.cmp(a));
        players.dedup();
        Report {
            game: info.id,
            seats: contest.bots.len(),
            bots: contest.bots.clone(),
            budget: contest.budget,
            seed: contest.seed,
            deals: contest.deals(),
            games: contest.games(),
            even_share: 1.0 / contest.bots.len() as f64,
            tally,
            scores: players
                .into_iter()
                .map(|player| Score::new(player, tally.is_some(), contest.games(), deals))
                .collect(),
        }
    }
}

impl Score {
    fn new(level: Player, has_tally: bool, games: u32, deals: &[Vec<Outcome>]) -> Score {
        let of_deal = |deal: &Vec<Outcome>| mean(own(level, deal).map(|ending| ending.share));
        let points_of_deal =
            |deal: &Vec<Outcome>| mean(own(level, deal).map(|ending| f64::from(ending.score)));
        let shares: Vec<f64> = deals.iter().map(of_deal).collect();
        let all = || deals.iter().flat_map(|deal| own(level, deal));
        Score {
            level,
            win_share: interval(&shares, games),
            mean_score: Mean::of(&deals.iter().map(points_of_deal).collect::<Vec<_>>()),
            mean_rank: mean(all().map(|ending| f64::from(ending.rank))),
            mean_tally: has_tally.then(|| mean(all().map(|ending| f64::from(ending.tally)))),
        }
    }
}

fn own(level: Player, deal: &[Outcome]) -> impl Iterator<Item = &super::game::Ending> {
    deal.iter().flatten().filter(move |ending| ending.player == level)
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count == 0.0 { 0.0 } else { sum / count }
}

/// The reports as a Markdown table.
pub fn markdown(reports: &[Report]) -> String {
    let tally = reports.iter().find_map(|report| report.tally);
    let mut table = String::from(
        "| game | seats | line-up | games | level | win share | 95 % interval | even share | mean score | 95 % interval | mean rank |",
    );
    table += &tally.map_or(String::new(), |tally| format!(" {tally} a game |"));
    table += "\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";
    table += if tally.is_some() { " --- |\n" } else { "\n" };
    for report in reports {
        let Report { game, seats, games, even_share, .. } = report;
        let line_up = line_up(&report.bots);
        for Score { level, win_share, mean_score, mean_rank, mean_tally } in &report.scores {
            let Interval { share, low, high } = win_share;
            let Mean { mean, low: least, high: most } = mean_score;
            let counted = mean_tally.map_or(String::new(), |tally| format!(" {tally:.1} |"));
            writeln!(
                table,
                "| {game} | {seats} | {line_up} | {games} | {} | {share:.3} | {low:.3}–{high:.3} | {even_share:.3} | {mean:.2} | {least:.2}–{most:.2} | {mean_rank:.2} |{counted}",
                level.id(),
            )
            .expect("a string takes everything");
        }
    }
    table
}

/// A line-up in words: `expert + 2 regular`.
pub(super) fn line_up(bots: &[Player]) -> String {
    let groups = bots.chunk_by(|a, b| a == b);
    let words = groups.map(|group| match group.len() {
        1 => group[0].id().to_owned(),
        count => format!("{count} {}", group[0].id()),
    });
    words.collect::<Vec<_>>().join(" + ")
}
