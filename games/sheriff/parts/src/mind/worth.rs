//! What goods are worth to a seat: their value, and what they add to its hope of being King or Queen.

use besace_sheriff::{CROWNS, Good, Goods, Sheriff};
use besace_table::{Game, Seat};

/// The most seats of this game.
pub(super) const SEATS: usize = 5;
/// The legal kinds.
const KINDS: usize = Good::LEGAL.len();
/// By how much a bag can bring a seat forward in one kind: five royal goods that count three each.
const MOST: usize = 16;

/// What a seat can hope for from goods that it does not have yet.
pub(super) struct Worth {
    hopes: [[f32; MOST]; KINDS],
    race: Race,
    own: [f32; KINDS],
    seat: usize,
}

/// How far everybody has come in each kind, and how much can still change.
struct Race {
    counts: [[f32; SEATS]; KINDS],
    seats: usize,
    /// The lead, in cards, that is still lost in about one case of seven.
    spread: f32,
    /// What a point of a crown counts.
    weight: f32,
}

/// How much more a crown counts, as a multiple of the envy: whoever wins it takes it from somebody. Measured: 2 is
/// better than 1, and 3 hardly better than 2.
const CONTESTED: f32 = 2.0;

impl Worth {
    /// As the seat's world looks now to one with this envy. The goods in bags are not delivered yet and do not count.
    pub(super) fn of(world: &Sheriff, seat: Seat, envy: f32) -> Worth {
        let race = Race::of(world, envy);
        let own: [f32; KINDS] = std::array::from_fn(|kind| race.counts[kind][seat.index()]);
        let hopes = std::array::from_fn(|kind| {
            std::array::from_fn(|more| race.hope(kind, seat.index(), own[kind] + more as f32))
        });
        Worth { hopes, race, own, seat: seat.index() }
    }

    /// What these goods would add on the seat's stand.
    pub(super) fn gaining(&self, goods: &Goods) -> f32 {
        let mut worth = f32::from(goods.value());
        let crowns = crowns(goods);
        for (hopes, count) in self.hopes.iter().zip(crowns) {
            worth += hopes[usize::from(count).min(MOST - 1)] - hopes[0];
        }
        worth
    }

    /// What the seat would lose with these goods of its stand.
    pub(super) fn losing(&self, goods: &Goods) -> f32 {
        let mut worth = f32::from(goods.value());
        for (kind, count) in crowns(goods).into_iter().enumerate().filter(|(_, count)| *count > 0) {
            let left = (self.own[kind] - f32::from(count)).max(0.0);
            worth += self.hopes[kind][0] - self.race.hope(kind, self.seat, left);
        }
        worth
    }
}

/// How many cards of each legal kind these goods count as.
fn crowns(goods: &Goods) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    for (good, count) in goods.counts() {
        if let Some((kind, each)) = good.crown() {
            counts[kind.index()] += count * each;
        }
    }
    counts
}

impl Race {
    fn of(world: &Sheriff, envy: f32) -> Race {
        let mut counts = [[0.0; SEATS]; KINDS];
        for seat in Seat::all(world.seats()) {
            let goods = world.legal_goods(seat).plus(world.contraband(seat));
            for (kind, count) in crowns(&goods).into_iter().enumerate() {
                counts[kind][seat.index()] = f32::from(count);
            }
        }
        let left = f32::from(world.rounds() - world.round());
        // The bags of this round alone can turn a lead of two; each further round adds to its square, as chance does.
        let spread = (4.0 + 2.0 * left).sqrt();
        Race { counts, seats: usize::from(world.seats()), spread, weight: 1.0 + CONTESTED * envy }
    }

    /// What King and Queen of a kind are worth to a seat with this many cards of it, by how likely it ends ahead of all
    /// the others, or of all but one.
    fn hope(&self, kind: usize, seat: usize, own: f32) -> f32 {
        let (mut first, mut second) = (1.0, 0.0);
        for rival in (0..self.seats).filter(|rival| *rival != seat) {
            let ahead = self.ends_ahead(own - self.counts[kind][rival]);
            second = second * ahead + first * (1.0 - ahead);
            first *= ahead;
        }
        let (king, queen) = CROWNS[kind];
        self.weight * (first * f32::from(king) + second * f32::from(queen))
    }

    /// How likely somebody with this lead over another still has one in the end.
    fn ends_ahead(&self, lead: f32) -> f32 {
        let lead = lead / self.spread;
        0.5 + 0.5 * lead / (1.0 + lead * lead).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const APPLE: usize = 0;

    /// Seat 0 against two others with this many apples.
    fn race(rivals: [f32; 2], spread: f32) -> Race {
        let mut counts = [[0.0; SEATS]; KINDS];
        counts[APPLE][1..3].copy_from_slice(&rivals);
        Race { counts, seats: 3, spread, weight: 1.0 }
    }

    /// What one more apple brings.
    fn one_more(race: &Race, own: f32) -> f32 {
        race.hope(APPLE, 0, own + 1.0) - race.hope(APPLE, 0, own)
    }

    #[test]
    fn a_card_is_worth_most_where_the_race_is_close() {
        let race = race([6.0, 6.0], 3.0);
        let close = one_more(&race, 6.0);
        assert!(close > one_more(&race, 0.0) && close > one_more(&race, 13.0));
        assert!((0..20).all(|own| one_more(&race, own as f32) > 0.0));
    }

    #[test]
    fn a_lead_is_worth_more_the_less_is_to_come() {
        let [early, late] = [5.0, 2.0].map(|spread| race([6.0, 3.0], spread).hope(APPLE, 0, 9.0));
        assert!(early < late && late < 20.0, "{early} early, {late} late");
    }

    #[test]
    fn behind_one_and_far_ahead_of_the_other_is_as_good_as_queen() {
        let hope = race([30.0, 0.0], 2.0).hope(APPLE, 0, 15.0);
        assert!((hope - 10.0).abs() < 0.2, "{hope}");
    }
}
