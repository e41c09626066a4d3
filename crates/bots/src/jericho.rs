//! What a bot knows about Jericho.

use crate::Mind;
use besace_jericho::{Action, Jericho};
use besace_table::{Game, MAX_SEATS, Seat};

impl Mind for Jericho {
    fn instinct(&self, _seat: Seat, _action: &Action) -> f32 {
        1.0
    }

    fn appraise(&self) -> [f32; MAX_SEATS] {
        let mut shares = [0.0; MAX_SEATS];
        let scores: Vec<i32> = Seat::all(self.seats()).map(|seat| self.score_now(seat)).collect();
        let best = scores.iter().max().copied().unwrap_or(0);
        let winners = scores.iter().filter(|score| **score == best).count();
        for (share, score) in shares.iter_mut().zip(&scores) {
            *share = if *score == best { 1.0 / winners as f32 } else { 0.0 };
        }
        shares
    }

    fn is_beyond_horizon(&self, start: &Jericho) -> bool {
        self.round() != start.round()
    }
}
