//! What a city promises: how much of each district every seat can hope for.
//!
//! A gang member beside a district counts as far as it is likely to stay there: a punk that can be covered or moved counts
//! for less than a Master, or than a card that is locked. How much a lead is worth depends on the *doubt*: the more cards
//! are still to come, and the more edges of the district are free, the more can change.

use besace_noxford::{BOX, Card, City, Color, Noxford, SYNDICATE, Spot, StackSet, cancelled};
use besace_table::{Game, Seat};

/// The most seats.
pub(super) const SEATS: usize = Color::ALL.len();

/// The most districts that can lie in a city.
const DISTRICTS: usize = 12;

/// How likely a gang member of each rank is to be covered or moved before the end, at the start of the game. A Master is
/// neither.
const RISK: [f32; 5] = [0.0, 0.5, 0.35, 0.2, 0.0];

/// How much can change beside a district at the very end, and how much more while everything is still to come.
const DOUBT: f32 = 0.15;
const DOUBT_TO_COME: f32 = 0.9;

/// What each seat gains or loses, in points.
pub(super) type Points = [f32; SEATS];

/// One seat's or another's hopes, in a city as it lies.
pub(super) struct Hopes<'a> {
    pub(super) city: &'a City,
    pub(super) seats: usize,
    /// The gang members that barracks silence.
    pub(super) cancelled: StackSet,
    /// How much is still to come: 1 at the start, 0 when somebody has laid every card.
    pub(super) to_come: f32,
    colors: [Color; SEATS],
    /// The seat that plays each colour.
    seat_of: [Option<usize>; SEATS],
    bonus: u8,
    districts: [District; DISTRICTS],
    count: usize,
    /// Which of the districts lies at each place of the city's list.
    at: [Option<u8>; BOX],
}

/// A district of the city.
#[derive(Clone, Copy)]
pub(super) struct District {
    card: Card,
    /// What each syndicate is likely to count beside it.
    strengths: Points,
    doubt: f32,
}

impl<'a> Hopes<'a> {
    pub(super) fn of(world: &'a Noxford) -> Hopes<'a> {
        let city = world.city();
        let seats = usize::from(world.seats());
        let (mut colors, mut seat_of) = (Color::ALL, [None; SEATS]);
        for seat in Seat::all(world.seats()) {
            let color = world.color(seat);
            colors[seat.index()] = color;
            seat_of[color.index()] = Some(seat.index());
        }
        let fewest = Seat::all(world.seats()).map(|seat| world.cards_to_lay(seat)).min();
        let nothing = District { card: Card::BARRACKS, strengths: [0.0; SEATS], doubt: 0.0 };
        let mut hopes = Hopes {
            city,
            seats,
            cancelled: cancelled(city),
            to_come: fewest.unwrap_or(0) as f32 / SYNDICATE as f32,
            colors,
            seat_of,
            bonus: world.options().favorite_bonus,
            districts: [nothing; DISTRICTS],
            count: 0,
            at: [None; BOX],
        };
        for (index, stack) in city.stacks().iter().enumerate().filter(|(_, stack)| stack.top().is_district())
        {
            hopes.districts[hopes.count] = hopes.district(stack.top(), stack.spot(), city.touching(index));
            hopes.at[index] = Some(hopes.count as u8);
            hopes.count += 1;
        }
        hopes
    }

    /// A district at this place, with these stacks beside it.
    pub(super) fn district(&self, card: Card, spot: Spot, beside: StackSet) -> District {
        let (mut strengths, mut edges) = ([0.0; SEATS], 0_u8);
        for other in beside.iter() {
            let stack = self.city.stack(other);
            edges |= spot.contact(stack.spot()).map_or(0, |edge| 1 << edge as u8);
            if !self.cancelled.contains(other) {
                self.add(&mut strengths, self.strength_in(other, stack.top()));
            }
        }
        let free = (4 - edges.count_ones()) as f32;
        let doubt = DOUBT + DOUBT_TO_COME * self.to_come * (1.0 + free) / 5.0;
        District { card, strengths, doubt }
    }

    /// The district at this place of the city's list.
    pub(super) fn district_at(&self, stack: usize) -> Option<&District> {
        self.at[stack].map(|index| &self.districts[usize::from(index)])
    }

    /// What a card is likely to count beside districts, if it is the top card of this stack: whose it is, and how much.
    pub(super) fn strength_in(&self, stack: usize, card: Card) -> Option<(usize, f32)> {
        self.strength(card, || self.city.is_locked(stack))
    }

    /// What a card is likely to count beside districts where it lies open on the table.
    pub(super) fn strength_in_the_open(&self, card: Card) -> Option<(usize, f32)> {
        self.strength(card, || false)
    }

    fn strength(&self, card: Card, is_locked: impl FnOnce() -> bool) -> Option<(usize, f32)> {
        let seat = self.seat_of[card.color()?.index()]?;
        let risk = RISK[usize::from(card.rank())];
        let stays = if risk == 0.0 || is_locked() { 1.0 } else { 1.0 - risk * self.to_come };
        Some((seat, f32::from(card.weight()) * stays))
    }

    /// Adds a strength to those of a district.
    pub(super) fn add(&self, strengths: &mut Points, strength: Option<(usize, f32)>) {
        if let Some((seat, much)) = strength {
            strengths[seat] += much;
        }
    }

    /// What every seat can hope to score with this district.
    pub(super) fn promise(&self, district: &District) -> Points {
        self.promise_with(district, &[0.0; SEATS])
    }

    /// The same, if the syndicates beside it were this much stronger.
    pub(super) fn promise_with(&self, district: &District, more: &Points) -> Points {
        let (mut pulls, mut all, mut best, mut second) = ([0.0; SEATS], 0.0, 0.0_f32, 0.0_f32);
        for seat in 0..self.seats {
            let strength = (district.strengths[seat] + more[seat]).max(0.0);
            let pull = (strength + district.doubt) * (strength + district.doubt);
            pulls[seat] = pull;
            all += pull;
            if strength > best {
                (best, second) = (strength, best);
            } else {
                second = second.max(strength);
            }
        }
        // With a tie it is nobody's.
        let somebody = (best - second + district.doubt).min(1.0);
        let mut promise = [0.0; SEATS];
        for seat in 0..self.seats {
            promise[seat] = self.worth(district.card, seat) * somebody * pulls[seat] / all;
        }
        promise
    }

    /// What every seat can hope to score in all.
    pub(super) fn expected(&self) -> Points {
        let mut expected = [0.0; SEATS];
        for district in &self.districts[..self.count] {
            let promise = self.promise(district);
            expected.iter_mut().zip(promise).for_each(|(points, more)| *points += more);
        }
        expected
    }

    /// How much better than the others on average a seat fares with these points.
    pub(super) fn balance(&self, points: &Points, seat: usize) -> f32 {
        let others: f32 = points[..self.seats].iter().sum::<f32>() - points[seat];
        points[seat] - others / (self.seats - 1) as f32
    }

    fn worth(&self, card: Card, seat: usize) -> f32 {
        f32::from(card.worth(self.colors[seat], self.bonus))
    }
}
