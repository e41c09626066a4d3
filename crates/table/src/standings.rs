//! How a finished game ended.

use crate::Seat;
use serde::Serialize;

/// The end of a game: every seat's score in its parts, its rank, and who has won.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standings<Breakdown> {
    /// In seat order.
    pub seats: Vec<Standing<Breakdown>>,
    /// The seats of rank 1.
    pub winners: Vec<Seat>,
}

/// How one seat ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Standing<Breakdown> {
    /// The points that count.
    pub score: i32,
    /// What they are made of.
    pub breakdown: Breakdown,
    /// 1 is best; equals share the better rank and leave a gap after it (1, 1, 3).
    pub rank: u8,
}

impl<Breakdown> Standings<Breakdown> {
    /// Ranks the seats by score and then by `tie_break`, higher first. Where several things break a tie in turn,
    /// `tie_break` is a tuple.
    pub fn ranked<TieBreak: Ord>(
        scores: impl IntoIterator<Item = (i32, Breakdown)>,
        tie_break: impl Fn(&Breakdown) -> TieBreak,
    ) -> Standings<Breakdown> {
        let keyed = scores.into_iter().map(|(score, parts)| {
            let key = (score, tie_break(&parts));
            (score, parts, key)
        });
        Standings::ranked_by(keyed)
    }

    /// Ranks the seats by a key, higher first, where a seat's own score does not decide: partners share the key of
    /// their team, and so its rank.
    pub fn ranked_by<Key: Ord>(
        seats: impl IntoIterator<Item = (i32, Breakdown, Key)>,
    ) -> Standings<Breakdown> {
        let (keys, scores): (Vec<Key>, Vec<_>) =
            seats.into_iter().map(|(score, breakdown, key)| (key, (score, breakdown))).unzip();
        let rank = |key: &Key| 1 + keys.iter().filter(|other| *other > key).count() as u8;
        let seats: Vec<_> = scores
            .into_iter()
            .zip(&keys)
            .map(|((score, breakdown), key)| Standing { score, breakdown, rank: rank(key) })
            .collect();
        let winners =
            seats.iter().zip(0..).filter(|(standing, _)| standing.rank == 1).map(|(_, seat)| Seat(seat));
        Standings { winners: winners.collect(), seats }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_the_better_rank_and_leave_a_gap() {
        let standings = Standings::ranked([(5, 1), (8, 1), (8, 1), (8, 0)], |tie_break| *tie_break);
        assert_eq!(standings.seats.iter().map(|s| s.rank).collect::<Vec<_>>(), [4, 1, 1, 3]);
        assert_eq!(standings.winners, [Seat(1), Seat(2)]);
    }

    #[test]
    fn partners_have_the_rank_of_their_team_whatever_each_of_them_has() {
        let standings = Standings::ranked_by([(-5, (), -5), (0, (), -5), (-1, (), -2), (-1, (), -2)]);
        assert_eq!(standings.seats.iter().map(|s| s.rank).collect::<Vec<_>>(), [3, 3, 1, 1]);
        assert_eq!(standings.winners, [Seat(2), Seat(3)]);
    }
}
