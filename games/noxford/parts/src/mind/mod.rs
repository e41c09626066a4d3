//! What a bot knows about Noxford.

use crate::Parts;
use besace_bots::{Mind, Reason, fingerprint, shares_by_expectation, shares_of_the_best};
use besace_noxford::{Action, Card, Noxford, Spot, StackSet};
use besace_table::{Game, MAX_SEATS, Seat};

/// With a lead of this many points a seat is twice as likely to win.
const SWAY: f32 = 3.0;

/// How many turns of each seat a line of play is followed before it is appraised.
const TURNS_AHEAD: usize = 2;

impl Mind for Parts {
    type Game = Noxford;

    fn instinct(world: &Noxford, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
        weights.extend(actions.iter().map(|action| liking(world, seat, action)));
    }

    /// Every action is done in the open.
    fn glimpse(_world: &Noxford, _seat: Seat, action: &Action, _onlooker: Seat) -> u64 {
        fingerprint(action)
    }

    fn appraise(world: &Noxford) -> [f32; MAX_SEATS] {
        if world.is_over() {
            return shares_of_the_best(world.seats(), |seat| world.reckoning(seat));
        }
        let points: Vec<f32> =
            Seat::all(world.seats()).map(|seat| f32::from(world.reckoning(seat).0)).collect();
        shares_by_expectation(&points, SWAY)
    }

    fn is_beyond_horizon(world: &Noxford, start: &Noxford) -> bool {
        world.is_over() || world.cards_laid() >= start.cards_laid() + TURNS_AHEAD * usize::from(world.seats())
    }

    fn explain(world: &Noxford, seat: Seat, action: &Action) -> Vec<Reason> {
        let Some(after) = world.city().after(action) else { return Vec::new() };
        let points =
            |city, seat: Seat| i32::from(besace_noxford::reckoning(city, world.options())[seat.index()].0);
        let change = |seat| points(&after, seat) - points(world.city(), seat);
        let mut reasons = Vec::new();
        match change(seat) {
            0 => {}
            gained @ 1.. => reasons.push(
                Reason::new("gains", format!("Brings you {gained} points as the city lies."))
                    .with("points", gained),
            ),
            lost => reasons.push(
                Reason::new("costs", format!("Costs you {} points as the city lies.", -lost))
                    .with("points", -lost),
            ),
        }
        for other in Seat::all(world.seats()).filter(|other| *other != seat) {
            let lost = -change(other);
            if lost > 0 {
                reasons.push(
                    Reason::new("hurts", format!("Costs seat {} {lost} points as the city lies.", other.0))
                        .with("seat", other.0)
                        .with("points", lost),
                );
            }
        }
        if reasons.is_empty() {
            reasons.push(Reason::new("quiet", "Changes no district now."));
        }
        reasons
    }
}

/// How natural an action looks to a beginner: own gang members beside rich districts, barracks beside those of others.
fn liking(world: &Noxford, seat: Seat, action: &Action) -> f32 {
    let city = world.city();
    match *action {
        Action::Place { card, o, x, y } => {
            1.0 + promise(world, seat, card, city.touched_from(Spot { o, x, y }))
        }
        Action::Cover { card, on } => {
            let Some(stack) = city.find(on) else { return 1.0 };
            let own = city.stack(stack).top().color() == Some(world.color(seat));
            let gained = promise(world, seat, card, city.touching(stack));
            if own { 0.2 } else { 1.0 + 1.5 * gained }
        }
        Action::MoveTo { .. } | Action::MoveOn { .. } => 0.1,
        Action::Skip => 1.0,
        Action::Pass => 1.0,
    }
}

fn promise(world: &Noxford, seat: Seat, card: Card, touched: StackSet) -> f32 {
    let (city, own) = (world.city(), world.color(seat));
    let beside = touched.iter().map(|stack| city.stack(stack).top());
    let bonus = world.options().favorite_bonus;
    if card.is_gang() {
        return beside.map(|other| f32::from(card.weight() * other.worth(own, bonus))).sum();
    }
    let sides = beside.filter_map(Card::color).map(|color| if color == own { 1.0 } else { -1.0 });
    let balance: f32 = sides.sum();
    let wish = if card.is_district() { f32::from(card.worth(own, bonus)) } else { -2.0 };
    (balance * wish).max(0.0)
}
