//! What cards in a hand can still become, in points.
//!
//! One idea carries instinct and appraisal alike: a hand is worth what its cards can be handed in for, each group times
//! the chance that it is completed and delivered before the sheriff is home. Everything is read from tables by how many
//! cards of a kind there are, how many pairs and how many kinds, so that what one card more or less would change is a
//! few subtractions.

use besace_nottingham::{Card, Cards, KINDS, Mission, Nottingham};
use besace_table::{Game, Seat};

/// About how many turns pass for each step of the sheriff.
const PACE: f32 = 2.2;
/// How many of the sheriff's next spaces are looked at.
const SPACES: usize = 3;
/// More cards of a kind than there are.
const COUNTS: usize = 14;

/// How many deliveries of three lie ready in this many cards of a kind.
const READY: [f32; COUNTS] = [0.0, 0.0, 0.0, 1.0, 1.0, 1.0, 2.0, 2.0, 2.0, 3.0, 3.0, 3.0, 4.0, 4.0];
/// How much of one more delivery the cards beyond those promise, while there is time.
const ON_THE_WAY: [f32; COUNTS] = [0.0, 0.2, 0.55, 0.0, 0.15, 0.4, 0.0, 0.1, 0.3, 0.0, 0.1, 0.3, 0.0, 0.0];
/// How likely a mission is done with this many alike, kinds, or pairs, while there is time.
const FIVE_ALIKE: [f32; COUNTS] = [0.0, 0.0, 0.03, 0.12, 0.4, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0];
const SEVEN_DIFFERENT: [f32; KINDS + 1] = [0.0, 0.0, 0.0, 0.02, 0.07, 0.2, 0.45, 1.0];
const FOUR_PAIRS: [f32; KINDS + 1] = [0.0, 0.02, 0.1, 0.4, 1.0, 1.0, 1.0, 1.0];
const THREE_PAIRS: [f32; KINDS + 1] = [0.0, 0.1, 0.4, 1.0, 1.0, 1.0, 1.0, 1.0];
/// What a card from the sheriff is worth, at each of his next steps: the nearer the surer.
const GIFTS: [f32; SPACES] = [1.2, 0.8, 0.5];
/// What a card is worth in the middle.
const MIDDLE: f32 = 10.0;
/// What is left of the value of a group that could be handed in, while others can still lay hands on it.
const SURE: f32 = 0.85;

/// What one seat can hope for, whatever is in its hand: what cards are worth in points, in tables by their number.
pub(super) struct Hopes {
    /// How many deliveries each number of cards of a kind promises.
    deliveries: [f32; COUNTS],
    /// What the missions promise beyond what their cards are worth otherwise: for each number of cards of a kind, of
    /// pairs, and of kinds. Nothing where they are closed to the seat.
    alike: [f32; COUNTS],
    pairs: [f32; KINDS + 1],
    kinds: [f32; KINDS + 1],
    /// How surely there is time to complete something.
    time: f32,
    /// The numbers of the sheriff's next spaces; beyond the last, a number that is too small for any hand.
    spaces: [i32; SPACES],
}

/// How many of its own turns a seat can still expect.
pub(super) fn turns_to_come(game: &Nottingham) -> f32 {
    f32::from(game.steps_to_come()) * PACE / f32::from(game.seats())
}

impl Hopes {
    pub(super) fn of(game: &Nottingham, seat: Seat) -> Hopes {
        let turns = turns_to_come(game);
        let sure = SURE * turns / (turns + 0.2);
        let time = turns / (turns + 1.5);
        let beyond = |mission: Mission, otherwise: f32| {
            if game.missions().is_free_for(mission, seat) {
                (points_of(game, mission, turns) - otherwise * MIDDLE).max(0.0)
            } else {
                0.0
            }
        };
        let (single, pair) = (ON_THE_WAY[1] * time, ON_THE_WAY[2] * time);
        let track = &game.options().track;
        let five_alike = beyond(Mission::FiveAlike, 1.0 + ON_THE_WAY[5] * time);
        let seven_different = beyond(Mission::SevenDifferent, 7.0 * single);
        let four_pairs = beyond(Mission::FourPairs, 4.0 * pair);
        let three_pairs = beyond(Mission::ThreePairs, 3.0 * pair);
        let likely = |chance: f32| if chance < 1.0 { chance * time } else { sure };
        let space = |ahead: usize| track.number(game.sheriff() + 1 + ahead as u8).map_or(-1, i32::from);
        Hopes {
            deliveries: std::array::from_fn(|count| sure * READY[count] + time * ON_THE_WAY[count]),
            alike: FIVE_ALIKE.map(|chance| likely(chance) * five_alike),
            pairs: std::array::from_fn(|pairs| {
                let three = likely(THREE_PAIRS[pairs]) * three_pairs;
                three.max(likely(FOUR_PAIRS[pairs]) * four_pairs)
            }),
            kinds: SEVEN_DIFFERENT.map(|chance| likely(chance) * seven_different),
            time,
            spaces: std::array::from_fn(space),
        }
    }

    /// What a hand promises.
    pub(super) fn value(&self, hand: &Cards) -> f32 {
        let alike: f32 = Card::ALL.into_iter().map(|card| self.of_alike(card, hand.count(card))).sum();
        alike
            + self.pairs[usize::from(hand.at_least(2).len())]
            + self.kinds[usize::from(hand.kinds().len())]
            + self.of_size(hand.len() as i32)
    }

    /// What one card more or one less of each kind would change.
    pub(super) fn wants(&self, hand: &Cards) -> Wants {
        // The first card of a kind makes one kind more, the second one pair more.
        let steps = [
            Rung::at(&self.kinds, hand.kinds().len()),
            Rung::at(&self.pairs, hand.at_least(2).len()),
            Rung::default(),
        ];
        let step = |before: u8| &steps[usize::from(before.min(2))];
        let size = hand.len() as i32;
        let [fewer, now, more] = [size - 1, size, size + 1].map(|size| self.of_size(size));
        let (room_lost, room_won) = (more - now, if size > 0 { now - fewer } else { 0.0 });
        let mut wants = Wants { gain: [0.0; KINDS], loss: [0.0; KINDS] };
        // Without branches: how many there are of a kind cannot be foreseen.
        for card in Card::ALL {
            let count = hand.count(card);
            let before = count.saturating_sub(1);
            let one_more = |count: u8| self.of_alike(card, count + 1) - self.of_alike(card, count);
            wants.gain[card.index()] = step(count).up(one_more(count)) + room_lost;
            let loss = step(before).down(one_more(before)) + room_won;
            wants.loss[card.index()] = if count > 0 { loss } else { 0.0 };
        }
        wants
    }

    fn of_alike(&self, card: Card, count: u8) -> f32 {
        let count = usize::from(count);
        f32::from(card.value()) * self.deliveries[count] + self.alike[count]
    }

    /// Small hands get gifts (NOT-75).
    fn of_size(&self, size: i32) -> f32 {
        let gift = |(number, gift)| if size <= number { gift } else { 0.0 };
        self.spaces.into_iter().zip(GIFTS).map(gift).sum::<f32>() * self.time
    }
}

/// A place in a table of hopes, with those below and above it.
#[derive(Default)]
struct Rung {
    below: f32,
    here: f32,
    above: f32,
}

impl Rung {
    fn at(table: &[f32; KINDS + 1], at: u8) -> Rung {
        let at = usize::from(at);
        Rung { below: table[at.saturating_sub(1)], here: table[at], above: table[(at + 1).min(KINDS)] }
    }

    /// What a card that leads up from here brings, with what else it brings.
    fn up(&self, besides: f32) -> f32 {
        besides + self.above - self.here
    }

    /// What the card that led up to here has brought.
    fn down(&self, besides: f32) -> f32 {
        besides + self.here - self.below
    }
}

/// What a mission can be expected to count for whoever does it now: another may still come to share it.
fn points_of(game: &Nottingham, mission: Mission, turns: f32) -> f32 {
    let values = &game.options().mission_values;
    let (alone, shared) = (f32::from(values.value(mission, 1)), f32::from(values.value(mission, 2)));
    match game.missions().count(mission) {
        0 => alone - (alone - shared) * turns / (turns + 4.0),
        _ => shared,
    }
}

/// What one card more or one less of each kind would change for a seat.
pub(super) struct Wants {
    gain: [f32; KINDS],
    loss: [f32; KINDS],
}

impl Wants {
    pub(super) fn gain(&self, card: Card) -> f32 {
        self.gain[card.index()]
    }

    pub(super) fn loss(&self, card: Card) -> f32 {
        self.loss[card.index()]
    }

    /// What an unknown card would bring.
    pub(super) fn any(&self) -> f32 {
        self.gain.iter().sum::<f32>() / KINDS as f32
    }

    /// What the most wanted kind would bring.
    pub(super) fn best(&self) -> f32 {
        self.gain.iter().copied().fold(f32::NEG_INFINITY, f32::max)
    }
}
