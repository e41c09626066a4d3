//! How sure a measured share of the victory is.
//!
//! The games of one deal are not independent: the same cards are dealt in each. So a deal, not a game, is the sample,
//! and the scatter of the deals' means says how many independent games the result is worth. Wilson's interval at
//! that number stays right near 0 and 1, and when all deals ended alike, where an interval from the scatter
//! alone would have no width. It is never taken to be worth more games than were played.

use serde::Serialize;

/// The quantile of the normal distribution that leaves 2.5 % above it.
const Z: f64 = 1.959_964;

/// Where a share lies with a certainty of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The measured share.
    pub share: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// Where a mean number of points lies with a certainty of 95 %.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// The measured mean.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Mean {
    /// The mean of the deals' means, and how sure it is by their scatter. One deal alone says nothing about scatter:
    /// its interval is as wide as can be.
    pub fn of(deals: &[f64]) -> Mean {
        let mean = mean(deals);
        let reach = if deals.len() < 2 { f64::INFINITY } else { Z * variance_of_mean(deals, mean).sqrt() };
        Mean { mean, low: mean - reach, high: mean + reach }
    }
}

/// The 95 % interval of a mean share, from each deal's mean over its games. `games` is the number of games that were
/// played in all of them together.
pub fn interval(deals: &[f64], games: u32) -> Interval {
    let share = mean(deals);
    wilson(share, worth(deals, share, f64::from(games)))
}

fn mean(values: &[f64]) -> f64 {
    if values.is_empty() { 0.0 } else { values.iter().sum::<f64>() / values.len() as f64 }
}

/// How many independent games would scatter as much as these deals do.
fn worth(deals: &[f64], share: f64, games: f64) -> f64 {
    if deals.len() < 2 {
        return deals.len() as f64;
    }
    let variance = variance_of_mean(deals, share);
    if variance == 0.0 { games } else { (share * (1.0 - share) / variance).min(games) }
}

/// How far the mean of at least two deals would scatter if they were played anew.
fn variance_of_mean(deals: &[f64], mean: f64) -> f64 {
    let count = deals.len() as f64;
    let squares: f64 = deals.iter().map(|deal| (deal - mean) * (deal - mean)).sum();
    squares / (count - 1.0) / count
}

/// Wilson's interval for a share that was seen in this many independent games.
fn wilson(share: f64, games: f64) -> Interval {
    if games == 0.0 {
        return Interval { share, low: 0.0, high: 1.0 };
    }
    let doubt = Z * Z / games;
    let middle = (share + doubt / 2.0) / (1.0 + doubt);
    let reach = Z / (1.0 + doubt) * (share * (1.0 - share) / games + doubt / (4.0 * games)).sqrt();
    Interval { share, low: (middle - reach).max(0.0), high: (middle + reach).min(1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(measured: f64, known: f64) -> bool {
        (measured - known).abs() < 0.000_5
    }

    /// Known values of Wilson's interval: 8 of 10, and none of 20.
    #[test]
    fn wilsons_interval_has_its_known_values() {
        let some = wilson(0.8, 10.0);
        assert!(close(some.low, 0.490_2) && close(some.high, 0.943_3), "{some:?}");
        let none = wilson(0.0, 20.0);
        assert!(close(none.low, 0.0) && close(none.high, 0.161_1), "{none:?}");
    }

    #[test]
    fn deals_of_one_game_each_are_worth_about_as_many_games_as_there_are() {
        let deals: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2)).collect();
        let measured = interval(&deals, 100);
        let independent = wilson(0.5, 100.0);
        assert!((measured.low - independent.low).abs() < 0.002, "{measured:?} {independent:?}");
    }

    /// Three games that always end alike are worth one.
    #[test]
    fn games_of_a_deal_that_end_alike_do_not_make_the_interval_narrower() {
        let deals: Vec<f64> = (0..100).map(|deal| f64::from(deal % 2)).collect();
        let measured = interval(&deals, 300);
        assert!((measured.high - measured.low) > 0.18, "{measured:?}");
    }

    /// Rotation takes the luck of the deal out, but the interval claims no more than the games that were played.
    #[test]
    fn deals_that_all_end_alike_still_leave_a_doubt() {
        let measured = interval(&[0.5; 50], 100);
        let independent = wilson(0.5, 100.0);
        assert_eq!(measured, independent);
        assert!(interval(&[1.0; 20], 60).low < 0.95);
    }

    /// Of 2, 4, 4, 6 the mean is 4 and its standard error √(8/3/4).
    #[test]
    fn a_mean_of_points_has_its_known_interval() {
        let measured = Mean::of(&[2.0, 4.0, 4.0, 6.0]);
        assert!(close(measured.mean, 4.0) && close(measured.high - 4.0, 1.600_3), "{measured:?}");
        assert!(close(4.0 - measured.low, 1.600_3), "{measured:?}");
        assert_eq!(Mean::of(&[3.0]).low, f64::NEG_INFINITY);
    }

    #[test]
    fn without_deals_nothing_is_known() {
        assert_eq!(interval(&[], 0), Interval { share: 0.0, low: 0.0, high: 1.0 });
    }
}
