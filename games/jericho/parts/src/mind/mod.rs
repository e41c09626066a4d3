//! What a bot knows about Jericho.
//!
//! One idea carries both instinct and appraisal: a colour's cards go to its longest wall, so a wall is worth its
//! chance of being the longest when the next scoring card comes, times the cards that will lie in the supply by then.

use crate::Parts;
use besace_bots::{Mind, Reason, Why as _, fingerprint, reasons};
use besace_bots::{fourth_power, shares_by_expectation, shares_of_the_best};
use besace_jericho::{Action, Card, Color, Front, Jericho, VALUES};
use besace_table::{Game, MAX_SEATS, Seat};
use std::cmp::Ordering;

/// The colours.
const COLORS: usize = Color::ALL.len();

reasons! {
    /// Why a bot lays, builds, supplies or blows something.
    pub enum Why {
        FoundsWall = "founds_wall",
        WallLeads = "wall_leads",
        WallTies = "wall_ties",
        WallBehind = "wall_behind",
        TrumpetDiscarded = "trumpet_discarded",
        FeedsOwnColor = "feeds_own_color",
        FeedsTiedColor = "feeds_tied_color",
        FeedsRivalColor = "feeds_rival_color",
        FeedsFreeColor = "feeds_free_color",
        NothingFalls = "nothing_falls",
        CostsOwn = "costs_own",
        BringsDown = "brings_down",
    }
}

impl Mind for Parts {
    type Game = Jericho;
    type Why = Why;

    fn instinct(world: &Jericho, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        let table = ColorStanding::of(world, seat);
        weights.extend(actions.iter().map(|action| {
            let appeal = match *action {
                Action::Lay { card } => appeal_of_laying(card, world.hand(seat)),
                Action::Supply { card } => table.appeal_of_supplying(card),
                Action::Wall { card } => table.appeal_of_building(card),
                Action::Trumpet { color } => table.appeal_of_blowing(color),
            };
            fourth_power(appeal)
        }));
    }

    fn glimpse(_world: &Jericho, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        match action {
            Action::Wall { .. } | Action::Trumpet { .. } => fingerprint(action),
            // Face down: that it was played is all there is to see.
            Action::Lay { .. } | Action::Supply { .. } => 0,
        }
    }

    fn appraise(world: &Jericho) -> [f32; MAX_SEATS] {
        if world.is_over() { shares_of_the_end(world) } else { shares_to_expect(world, &WEIGHTS) }
    }

    fn is_beyond_horizon(world: &Jericho, start: &Jericho) -> bool {
        world.is_over() || world.round() != start.round()
    }

    fn explain(world: &Jericho, seat: Seat, action: &Action) -> Vec<Reason> {
        match *action {
            Action::Lay { card } => explain_laying(world, seat, card),
            Action::Supply { card } => explain_supplying(world, seat, card),
            Action::Wall { card } => explain_building(world, seat, card),
            Action::Trumpet { color } => explain_blowing(world, seat, color),
        }
    }
}

/// What one seat sees of the table: how it stands in each colour.
struct ColorStanding<'a> {
    game: &'a Jericho,
    seat: Seat,
    fronts: [InColor; COLORS],
    /// The cards that the longest wall of a colour can hope for beyond those in the supply.
    to_come: f32,
}

/// How one seat stands in a colour, and what there is to win in it.
#[derive(Clone, Copy, Default)]
struct InColor {
    front: Front,
    lead: f32,
    /// Cards in the supply that the seat knows of.
    known: f32,
}

impl ColorStanding<'_> {
    fn of(game: &Jericho, seat: Seat) -> ColorStanding<'_> {
        let known = game.supply_known_to(seat);
        let mut fronts = [InColor::default(); COLORS];
        for (outlook, color) in fronts.iter_mut().zip(Color::ALL) {
            let front = game.front(seat, color);
            let lead = lead(front.own, front.rival);
            *outlook = InColor { front, lead, known: f32::from(known[color.index()]) };
        }
        let to_come = 1.0 + 2.0 * f32::from(game.scorings_to_come());
        ColorStanding { game, seat, fronts, to_come }
    }

    fn appeal_of_building(&self, card: Card) -> f32 {
        let (Some(color), Some(value)) = (card.color(), card.value()) else { return LEAST };
        let InColor { front, lead: led, known } = self.fronts[color.index()];
        let gain = lead(front.own + value, front.rival) - led;
        let draws_fire = front.highest.is_none_or(|highest| card.rank() > highest);
        let risk = if draws_fire { 0.8 } else { 1.0 };
        // A 1 is a point at the end by itself (JER-60).
        let one = if value == 1 { 0.6 } else { 0.0 };
        LEAST + gain * (known + self.to_come) * risk + one
    }

    fn appeal_of_blowing(&self, color: Color) -> f32 {
        let InColor { front, lead: led, known } = self.fronts[color.index()];
        let Some(highest) = front.highest else { return LEAST * 0.1 };
        let (own, rival) = self.game.lengths_after_fall(self.seat, color, highest);
        // The trumpet joins one's own wall if that still stands.
        let own = if own > 0 { own + 2 } else { 0 };
        let stake = known + self.to_come;
        let gain = lead(own, rival) * (stake + f32::from(front.fallen)) - led * stake;
        // Half, because everybody else can blow trumpets too.
        LEAST * 0.5 + gain.max(0.0) * 0.5
    }

    fn appeal_of_supplying(&self, card: Card) -> f32 {
        let (Some(color), Some(value)) = (card.color(), card.value()) else { return LEAST * 0.5 };
        let InColor { front, lead, .. } = self.fronts[color.index()];
        let kept = 1.0 - f32::from(value) * 0.1;
        let none = if front.own + front.rival == 0 { 0.1 } else { 0.0 };
        LEAST * 0.5 + kept * (0.8 * lead + none)
    }
}

/// How natural it looks to found a wall with a card: by how many of its colour are in the hand.
fn appeal_of_laying(card: Card, hand: &[Card]) -> f32 {
    let same = hand.iter().filter(|other| other.color() == card.color()).count();
    let value = f32::from(card.value().unwrap_or(0));
    0.5 + same as f32 + 0.1 * value
}

/// What even the least natural action weighs.
const LEAST: f32 = 0.1;

/// The fourth power of the length that somebody who has no wall yet may still come to.
const LATECOMER: f32 = 50.0;

/// About how likely a wall of this length is to be the longest of its colour in the end.
fn lead(own: u8, rival: u8) -> f32 {
    let (own, rival) = (fourth_power(f32::from(own)), fourth_power(f32::from(rival)));
    own / (own + rival + LATECOMER)
}

/// How the appraisal weighs what it sees. Set by hand and judged in the arena (see docs/bots.md).
struct Weights {
    /// What is left of a stone that the next trumpet would bring down.
    exposed: f32,
    /// What a wall card in the hand adds, compared with one in the wall.
    in_hand: f32,
    /// What a trumpet in the hand adds to every wall.
    trumpet: f32,
    /// How much a wall can still change: a fixed part, and a part for each turn to come.
    doubt: f32,
    doubt_per_turn: f32,
    /// Cards that come into the supply with each card drawn.
    growth: f32,
    /// A lead of this many cards halves what a seat behind can hope for: a fixed part, and a part for each turn to
    /// come.
    sway: f32,
    sway_per_turn: f32,
    /// How surely a 1 in a wall is still there in the end.
    ones: f32,
}

const WEIGHTS: Weights = Weights {
    exposed: 0.7,
    in_hand: 0.3,
    trumpet: 0.5,
    doubt: 1.0,
    doubt_per_turn: 0.5,
    growth: 0.5,
    sway: 2.0,
    sway_per_turn: 0.3,
    ones: 0.8,
};

/// The victory as the rules share it.
fn shares_of_the_end(game: &Jericho) -> [f32; MAX_SEATS] {
    shares_of_the_best(game.seats(), |seat| {
        let reckoning = game.reckoning(seat);
        (reckoning.score(), reckoning.wall_cards)
    })
}

/// The victory as it looks while the game runs: what every seat has, and what its walls can hope to win at each
/// scoring to come.
fn shares_to_expect(game: &Jericho, weights: &Weights) -> [f32; MAX_SEATS] {
    let seats = usize::from(game.seats());
    let mut expected = [0.0; MAX_SEATS];
    for (cards, seat) in expected.iter_mut().zip(Seat::all(game.seats())) {
        let reckoning = game.reckoning(seat);
        *cards = f32::from(reckoning.won) + weights.ones * f32::from(reckoning.ones);
    }
    let mut turns = 0.0;
    let strengths = strengths(game, weights);
    let supply = game.supply_by_color();
    let mut drawn = 0;
    for round in game.round()..=3 {
        let draws = game.draws_before_scoring(round);
        let growth = weights.growth * (draws - drawn.min(draws)) as f32 / COLORS as f32;
        drawn = draws;
        turns = draws as f32 / seats as f32;
        let doubt = weights.doubt + weights.doubt_per_turn * turns;
        for (strengths, lying) in strengths.iter().zip(supply) {
            let lying = if round == game.round() { f32::from(lying) } else { 0.0 };
            share_cards(lying + growth, doubt, strengths, &mut expected[..seats]);
        }
    }
    let sway = weights.sway + weights.sway_per_turn * turns;
    shares_by_expectation(&expected[..seats], sway)
}

/// How strong each seat's wall of each colour is likely to stay.
fn strengths(game: &Jericho, weights: &Weights) -> [[f32; MAX_SEATS]; COLORS] {
    let mut strengths = [[0.0; MAX_SEATS]; COLORS];
    let highest = Color::ALL.map(|color| game.highest_stone(color));
    for seat in Seat::all(game.seats()) {
        let (in_hand, trumpets) = values_in_hand(game.hand(seat));
        for color in Color::ALL {
            let exposed = highest[color.index()]
                .map_or(0.0, |rank| f32::from(game.stones(seat, color, rank) * VALUES[rank]));
            strengths[color.index()][seat.index()] = f32::from(game.wall_length(seat, color))
                - (1.0 - weights.exposed) * exposed
                + weights.in_hand * f32::from(in_hand[color.index()])
                + weights.trumpet * f32::from(trumpets);
        }
    }
    strengths
}

/// What the wall cards of each colour in a hand add up to, and how many trumpets there are.
fn values_in_hand(hand: &[Card]) -> ([u8; COLORS], u8) {
    let (mut values, mut trumpets) = ([0; COLORS], 0);
    for card in hand {
        match (card.color(), card.value()) {
            (Some(color), Some(value)) => values[color.index()] += value,
            _ => trumpets += 1,
        }
    }
    (values, trumpets)
}

/// Adds to each seat the cards that it can hope for, by the fourth power of its strength: the longest takes all, and
/// doubt makes that less sure.
fn share_cards(cards: f32, doubt: f32, strengths: &[f32; MAX_SEATS], expected: &mut [f32]) {
    let pull = strengths.map(|strength| fourth_power(strength + doubt));
    let all: f32 = pull[..expected.len()].iter().sum();
    for (own, pull) in expected.iter_mut().zip(pull) {
        *own += cards * pull / all;
    }
}

fn explain_laying(game: &Jericho, seat: Seat, card: Card) -> Vec<Reason> {
    let Some(color) = card.color() else { return Vec::new() };
    let more = game.hand(seat).iter().filter(|held| held.color() == Some(color)).count() - 1;
    vec![Why::FoundsWall.reason().with("color", color.id()).with("more_in_hand", more)]
}

fn explain_building(game: &Jericho, seat: Seat, card: Card) -> Vec<Reason> {
    let (Some(color), Some(value)) = (card.color(), card.value()) else { return Vec::new() };
    let length = i32::from(game.wall_length(seat, color)) + i32::from(value);
    vec![comparison(color, length, longest_of_the_others(game, seat, color))]
}

fn longest_of_the_others(game: &Jericho, seat: Seat, color: Color) -> i32 {
    let others = Seat::all(game.seats()).filter(|other| *other != seat);
    others.map(|other| i32::from(game.wall_length(other, color))).max().unwrap_or(0)
}

/// How a wall of that length compares with the longest of the others.
fn comparison(color: Color, length: i32, rival: i32) -> Reason {
    let why = match length.cmp(&rival) {
        Ordering::Greater => Why::WallLeads,
        Ordering::Equal => Why::WallTies,
        Ordering::Less => Why::WallBehind,
    };
    why.reason().with("color", color.id()).with("length", length).with("others", rival)
}

fn explain_supplying(game: &Jericho, seat: Seat, card: Card) -> Vec<Reason> {
    let Some(color) = card.color() else {
        return vec![Why::TrumpetDiscarded.reason()];
    };
    let own = i32::from(game.wall_length(seat, color));
    let rival = longest_of_the_others(game, seat, color);
    let why = if own > rival {
        Why::FeedsOwnColor
    } else if own > 0 && own == rival {
        Why::FeedsTiedColor
    } else if rival > 0 {
        Why::FeedsRivalColor
    } else {
        Why::FeedsFreeColor
    };
    vec![why.reason().with("color", color.id()).with("length", own).with("others", rival)]
}

fn explain_blowing(game: &Jericho, seat: Seat, color: Color) -> Vec<Reason> {
    let Some(highest) = game.highest_stone(color) else {
        return vec![Why::NothingFalls.reason().with("color", color.id())];
    };
    let hit = |other: &Seat| game.stones(*other, color, highest) > 0;
    let mut reasons: Vec<Reason> = Seat::all(game.seats())
        .filter(hit)
        .map(|other| fall(color, VALUES[highest], game.stones(other, color, highest), other, other == seat))
        .collect();
    // What falls from others is what it is for; what falls from one's own walls is its price.
    reasons.sort_by_key(|reason| reason.is(Why::CostsOwn));
    let left = |other| i32::from(game.length_after_fall(other, color, highest));
    if left(seat) > 0 {
        let others = Seat::all(game.seats()).filter(|other| *other != seat);
        reasons.push(comparison(color, left(seat) + 2, others.map(left).max().unwrap_or(0)));
    }
    reasons
}

fn fall(color: Color, value: u8, count: u8, seat: Seat, is_own: bool) -> Reason {
    let why = if is_own { Why::CostsOwn } else { Why::BringsDown };
    why.reason().with("color", color.id()).with("value", value).with("count", count).with("seat", seat.0)
}
