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
    doubt: f32,
}

impl Worth {
    /// As the seat's world looks now. The goods in bags are not delivered yet and do not count.
    pub(super) fn of(world: &Sheriff, seat: Seat) -> Worth {
        let race = Race::of(world);
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

/// As how many cards of each legal kind these goods count.
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
    fn of(world: &Sheriff) -> Race {
        let mut counts = [[0.0; SEATS]; KINDS];
        for seat in Seat::all(world.seats()) {
            let goods = world.legal_goods(seat).plus(world.contraband(seat));
            for (kind, count) in crowns(&goods).into_iter().enumerate() {
                counts[kind][seat.index()] = f32::from(count);
            }
        }
        let left = f32::from(world.rounds() - world.round());
        Race { counts, seats: usize::from(world.seats()), doubt: 0.6 + 0.5 * left }
    }

    /// What King and Queen of a kind are worth to a seat with so many cards of it: its chance to lead by the fourth
    /// power of its cards, since the first takes nearly all, softened by what is still to come.
    fn hope(&self, kind: usize, seat: usize, own: f32) -> f32 {
        let strength = |count: f32| {
            let square = (count + self.doubt) * (count + self.doubt);
            square * square
        };
        let strengths: [f32; SEATS] = std::array::from_fn(|other| match other {
            _ if other >= self.seats => 0.0,
            _ if other == seat => strength(own),
            _ => strength(self.counts[kind][other]),
        });
        let all: f32 = strengths.iter().sum();
        let own = strengths[seat];
        let king = own / all;
        let mut queen = 0.0;
        for (_, strength) in strengths.iter().enumerate().filter(|(other, _)| *other != seat) {
            queen += strength / all * own / (all - strength);
        }
        let (for_king, for_queen) = CROWNS[kind];
        king * f32::from(for_king) + queen * f32::from(for_queen)
    }
}
