//! How the victory is shared out: what the appraisals of several games have in common.

use besace_table::{MAX_SEATS, Seat};

/// The victory as the rules share it when a game is over: evenly among the seats whose key is the highest.
pub fn shares_of_the_best<Key: Ord>(seats: u8, key: impl Fn(Seat) -> Key) -> [f32; MAX_SEATS] {
    let best = Seat::all(seats).map(&key).max();
    let is_best = |seat: &Seat| Some(key(*seat)) == best;
    let winners = Seat::all(seats).filter(is_best).count() as f32;
    let mut shares = [0.0; MAX_SEATS];
    Seat::all(seats).filter(is_best).for_each(|seat| shares[seat.index()] = 1.0 / winners);
    shares
}

/// The victory by what each seat can expect to have in the end. A seat that is one `sway` behind can hope for half as
/// much.
pub fn shares_by_expectation(expected: &[f32], sway: f32) -> [f32; MAX_SEATS] {
    let best = expected.iter().copied().fold(0.0, f32::max);
    let mut shares = [0.0; MAX_SEATS];
    for (share, own) in shares.iter_mut().zip(expected) {
        // 0.19 is what makes the fourth power halve at a gap of one sway.
        *share = fourth_power(1.0 / (1.0 + 0.19 * (best - own) / sway));
    }
    let all: f32 = shares.iter().sum();
    shares.map(|share| share / all)
}

/// The fourth power: it makes preferences steep without an exponential.
pub fn fourth_power(number: f32) -> f32 {
    let square = number * number;
    square * square
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_at_the_top_share_the_victory_and_nobody_else_has_any() {
        let shares = shares_of_the_best(3, |seat| [7, 5, 7][seat.index()]);
        assert_eq!(shares[..4], [0.5, 0.0, 0.5, 0.0]);
    }

    #[test]
    fn a_lead_of_one_sway_halves_what_the_others_can_hope_for() {
        let shares = shares_by_expectation(&[12.0, 8.0, 8.0], 4.0);
        assert!((shares[0] - 2.0 * shares[1]).abs() < 0.01, "{shares:?}");
        assert!((shares.iter().sum::<f32>() - 1.0).abs() < 1e-6);
    }
}
