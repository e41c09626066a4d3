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
/// What of one more delivery the cards beyond those promise, while there is time.
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

/// What one seat can hope for, whatever is in its hand.
pub(super) struct Hopes {
    /// How surely what is complete is still handed in.
    sure: f32,
    /// How surely there is time to complete something.
    time: f32,
    /// What the missions bring beyond what their cards are worth otherwise; nothing where they are closed to the seat.
    five_alike: f32,
    seven_different: f32,
    four_pairs: f32,
    three_pairs: f32,
    /// The numbers of the sheriff's next spaces; none beyond the last.
    spaces: [Option<u8>; SPACES],
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
        Hopes {
            sure,
            time,
            five_alike: beyond(Mission::FiveAlike, 1.0 + ON_THE_WAY[5] * time),
            seven_different: beyond(Mission::SevenDifferent, 7.0 * single),
            four_pairs: beyond(Mission::FourPairs, 4.0 * pair),
            three_pairs: beyond(Mission::ThreePairs, 3.0 * pair),
            spaces: std::array::from_fn(|ahead| track.number(game.sheriff() + 1 + ahead as u8)),
        }
    }

    /// What a hand promises.
    pub(super) fn value(&self, hand: &Cards) -> f32 {
        let alike: f32 = hand.counts().map(|(card, count)| self.of_alike(card, usize::from(count))).sum();
        alike
            + self.of_pairs(usize::from(hand.at_least(2).len()))
            + self.of_kinds(usize::from(hand.kinds().len()))
            + self.of_size(hand.len())
    }

    /// What one card more or one less of each kind would change.
    pub(super) fn wants(&self, hand: &Cards) -> Wants {
        let (pairs, kinds, size) =
            (usize::from(hand.at_least(2).len()), usize::from(hand.kinds().len()), hand.len());
        let one_more = |card: Card, count: usize, pairs: usize, kinds: usize| {
            let alike = self.of_alike(card, count + 1) - self.of_alike(card, count);
            match count {
                0 => alike + self.of_kinds(kinds + 1) - self.of_kinds(kinds),
                1 => alike + self.of_pairs(pairs + 1) - self.of_pairs(pairs),
                _ => alike,
            }
        };
        let room_lost = self.of_size(size + 1) - self.of_size(size);
        let room_won = if size > 0 { self.of_size(size) - self.of_size(size - 1) } else { 0.0 };
        let mut wants = Wants { gain: [0.0; KINDS], loss: [0.0; KINDS] };
        for card in Card::ALL {
            let count = usize::from(hand.count(card));
            wants.gain[card.index()] = one_more(card, count, pairs, kinds) + room_lost;
            // Without that card there would be a kind or a pair less.
            wants.loss[card.index()] = match count {
                0 => 0.0,
                1 => one_more(card, 0, pairs, kinds - 1) + room_won,
                2 => one_more(card, 1, pairs - 1, kinds) + room_won,
                _ => one_more(card, count - 1, pairs, kinds) + room_won,
            };
        }
        wants
    }

    fn of_alike(&self, card: Card, count: usize) -> f32 {
        let deliveries = self.sure * READY[count] + self.time * ON_THE_WAY[count];
        f32::from(card.value()) * deliveries + self.likely(FIVE_ALIKE[count]) * self.five_alike
    }

    fn of_pairs(&self, pairs: usize) -> f32 {
        let three = self.likely(THREE_PAIRS[pairs]) * self.three_pairs;
        let four = self.likely(FOUR_PAIRS[pairs]) * self.four_pairs;
        three.max(four)
    }

    fn of_kinds(&self, kinds: usize) -> f32 {
        self.likely(SEVEN_DIFFERENT[kinds]) * self.seven_different
    }

    /// Small hands get gifts (NOT-75).
    fn of_size(&self, size: usize) -> f32 {
        let gets = |number: &Option<u8>| number.is_some_and(|number| size <= usize::from(number));
        let gifts = self.spaces.iter().zip(GIFTS).filter(|(number, _)| gets(number));
        gifts.map(|(_, gift)| gift).sum::<f32>() * self.time
    }

    fn likely(&self, chance: f32) -> f32 {
        if chance < 1.0 { chance * self.time } else { self.sure }
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
    pub(super) gain: [f32; KINDS],
    pub(super) loss: [f32; KINDS],
}

impl Wants {
    pub(super) fn gain(&self, card: Card) -> f32 {
        self.gain[card.index()]
    }

    pub(super) fn loss(&self, card: Card) -> f32 {
        self.loss[card.index()]
    }

    /// What a card of which nothing is known would bring.
    pub(super) fn any(&self) -> f32 {
        self.gain.iter().sum::<f32>() / KINDS as f32
    }

    /// What the most wanted kind would bring.
    pub(super) fn best(&self) -> f32 {
        self.gain.iter().copied().fold(f32::NEG_INFINITY, f32::max)
    }
}
