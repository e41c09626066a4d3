//! What looks natural at first sight: how a novice plays, and how every level imagines that others go on.
//!
//! It runs at every step of every playout, so it counts and compares and does nothing finer.

use besace_sheriff::{Action, Ask, Deed, Give, Good, Goods, Promises, Sheriff};
use besace_table::Seat;

/// What even the least natural action weighs.
const LEAST: f32 = 0.02;

/// How natural each action looks to the seat.
pub(super) fn weigh(world: &Sheriff, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    weights.extend(actions.iter().map(|action| LEAST + appeal(world, seat, action)));
}

/// How natural it is to say nothing: mostly, and always once an offer stands.
pub(super) fn patience(world: &Sheriff, seat: Seat) -> f32 {
    if world.haggled(seat) > 0 {
        return 40.0;
    }
    if hidden(world, seat) > 0 { 4.0 } else { 20.0 }
}

fn appeal(world: &Sheriff, seat: Seat, action: &Action) -> f32 {
    match action {
        Action::Market { set_aside, left, right } => {
            let kept = world.hand(seat).without(&set_aside.0);
            appeal_of_hand(&kept) + 0.2 * f32::from(*left + *right)
        }
        Action::Discard { .. } => 1.0,
        Action::Load { cards } => appeal_of_bag(&cards.0),
        Action::Declare { good, count } => {
            let there = f32::from(world.bag(seat).count(*good)) / f32::from((*count).max(1));
            0.1 + there * there
        }
        Action::Inspect { seat } => world.declared(*seat).map_or(0.0, |said| 0.2 * f32::from(said.count)),
        Action::LetPass { .. } => 0.7,
        Action::Call { seat } => 0.5 / (1.0 + 4.0 * f32::from(world.haggled(*seat))),
        Action::Counter { seat: payer, give, promises, .. } => {
            if !is_own_pass(*promises, *payer) || !give.named.0.is_empty() || world.haggled(*payer) >= 2 {
                return 0.0;
            }
            let fine = 3.0 * world.declared(*payer).map_or(0.0, |said| f32::from(said.count));
            let asked = f32::from(give.coins) + f32::from(give.legal.value());
            if asked > 0.0 && asked <= fine { 0.2 } else { 0.0 }
        }
        Action::Offer { give, promises, .. } => appeal_of_offering(world, seat, give, *promises),
        Action::Stand => {
            if hidden(world, seat) == 0 {
                3.0
            } else {
                0.5
            }
        }
        Action::Accept { offer, .. } => {
            let offer = world.standing_offer(*offer);
            let price = offer.map_or(0.0, |offer| {
                gift(&offer.give, &offer.unnamed.for_rules().0) + 6.0 * f32::from(offer.give.unnamed_count)
            });
            if seat == world.sheriff_seat() {
                0.2 * price
            } else {
                2.0 * f32::from(hidden(world, seat)) / (1.0 + price)
            }
        }
        Action::Refuse { .. } => 0.4,
        Action::Withdraw { .. } => 0.0,
        Action::Pay { legal, contraband } => 4.0 / (1.0 + f32::from(legal.value() + contraband.0.value())),
        Action::TimeUp => 0.0,
    }
}

/// Many of one legal kind, and contraband, are what one keeps.
fn appeal_of_hand(kept: &Goods) -> f32 {
    let most = Good::LEGAL.into_iter().map(|good| kept.count(good)).max().unwrap_or(0);
    let others = kept.legal().len() as f32 - f32::from(most);
    let contraband = kept.contraband().len() as f32;
    let looks = 1.0 + f32::from(most) + 0.6 * contraband - 0.8 * others;
    square(looks.max(0.1))
}

/// The more honest cards the better; a lie by what it brings and what it costs.
fn appeal_of_bag(cards: &Goods) -> f32 {
    let honest = Good::LEGAL.into_iter().map(|good| Goods::of(good, cards.count(good)).value()).max();
    let honest = f32::from(honest.unwrap_or(0));
    let value = f32::from(cards.value());
    let fine = f32::from(cards.penalty()) - honest * 0.7;
    let looks = if value > honest { 0.55 * value - 0.4 * fine.max(0.0) } else { value + 0.1 * honest };
    square(looks.max(0.1)) * 0.02
}

fn appeal_of_offering(world: &Sheriff, seat: Seat, give: &Give, promises: Promises) -> f32 {
    if !is_own_pass(promises, seat) || !give.bag.is_empty() || world.haggled(seat) >= 2 {
        return 0.0;
    }
    let fine = hidden(world, seat);
    let price = gift(&give.in_the_open(), &give.unnamed.0);
    if fine > 0 && price > 0.0 && price <= f32::from(fine) { 2.0 } else { 0.0 }
}

/// Whether nothing is promised but that the payer's own bag passes.
fn is_own_pass(promises: Promises, payer: Seat) -> bool {
    promises.of(payer) == Some(Deed::LetPass) && promises.iter().count() == 1
}

/// What a gift is worth, with these unnamed goods.
fn gift(give: &Ask, unnamed: &Goods) -> f32 {
    f32::from(give.coins + give.legal.value() + give.named.0.value() + unnamed.value())
}

/// What the seat would pay if its bag were opened.
fn hidden(world: &Sheriff, seat: Seat) -> u16 {
    let bag = world.bag(seat);
    let declared = world.declared(seat).map_or(Goods::NONE, |said| Goods::of(said.good, said.count));
    bag.without(&declared).penalty()
}

fn square(number: f32) -> f32 {
    number * number
}
