//! Whom an explosion hits (GOB-51 to GOB-53), what it pays (GOB-54), and which missions it fulfils (GOB-55). Everything
//! here rests on what lies open.

use crate::cards::{Back, Card, Caught, Mission, Permanent};
use crate::score::Breakdown;
use crate::state::{Badaboom, InPlay};
use besace_table::{Seat, SeatSet};

/// H of GOB-53: who would be hit if the bomb exploded now.
pub(crate) fn hit(game: &Badaboom) -> SeatSet {
    let caught = caught(game);
    let is_diverted_to = |seat| caught.iter().any(|owner| scapegoat(game, owner) == Some(seat));
    let is_left = |seat: &Seat| {
        let stays = caught.contains(*seat) && scapegoat(game, *seat).is_none();
        (stays || is_diverted_to(*seat)) && !has_in_play(game, *seat, Permanent::Shields)
    };
    Seat::all(game.seats).filter(is_left).collect()
}

/// B of GOB-51: by the gadget, and by the bomb's own property.
fn caught(game: &Badaboom) -> SeatSet {
    let by_gadget = game.bomb.gadget().and_then(Card::gadget).unwrap_or(Caught::Holder);
    let armer = game.bomb.armed.and_then(|armed| armed.by);
    let added = armer.filter(|_| game.print().catches_armer).map_or(SeatSet::EMPTY, SeatSet::one);
    of_gadget(game, by_gadget, armer).with(added)
}

fn of_gadget(game: &Badaboom, caught: Caught, armer: Option<Seat>) -> SeatSet {
    let holder = game.holder;
    let most = Seat::all(game.seats).map(|seat| game.coins(seat)).max();
    let is_caught = |seat: &Seat| match caught {
        Caught::Holder => *seat == holder,
        Caught::HolderAndNeighbors => *seat == holder || game.is_neighbor(*seat),
        Caught::Neighbors => game.is_neighbor(*seat),
        Caught::Left => *seat == holder.left(game.seats),
        Caught::Others => *seat != holder,
        Caught::WithMechanism => mechanisms(game, *seat) > 0,
        Caught::Armer => *seat == armer.unwrap_or(holder),
        Caught::Richest => Some(game.coins(*seat)) == most,
        Caught::Nobody => false,
        Caught::Everybody => true,
    };
    Seat::all(game.seats).filter(is_caught).collect()
}

/// The target of the owner's first scapegoat (GOB-52).
fn scapegoat(game: &Badaboom, owner: Seat) -> Option<Seat> {
    of_owner(game, owner).find(|trick| trick.card.permanent() == Some(Permanent::Diverts))?.target
}

fn has_in_play(game: &Badaboom, owner: Seat, permanent: Permanent) -> bool {
    of_owner(game, owner).any(|trick| trick.card.permanent() == Some(permanent))
}

fn of_owner(game: &Badaboom, owner: Seat) -> impl Iterator<Item = &InPlay> {
    game.in_play.as_slice().iter().filter(move |trick| trick.owner == owner)
}

fn mechanisms(game: &Badaboom, seat: Seat) -> u8 {
    game.bag(seat).with_back(Back::Mechanism)
}

/// What an explosion that hits these pays a seat, but for its missions (GOB-54).
pub(crate) fn pay(game: &Badaboom, hit: SeatSet, seat: Seat) -> Breakdown {
    let print = game.print();
    if hit.contains(seat) {
        let danger_money = of_owner(game, seat).map(|trick| match trick.card.permanent() {
            Some(Permanent::Pays(coins)) => u32::from(coins),
            _ => 0,
        });
        return Breakdown { danger_money: danger_money.sum(), ..Breakdown::default() };
    }
    Breakdown {
        survival: 1,
        holder: if seat == game.holder { print.pay_for_holder.into() } else { 0 },
        mechanisms: u32::from(mechanisms(game, seat)) * u32::from(print.pay_for_mechanism),
        ..Breakdown::default()
    }
}

/// Whether an explosion that hits these fulfils a mission for a seat, with everybody's coins before it pays.
pub(crate) fn fulfils(game: &Badaboom, hit: SeatSet, seat: Seat, mission: Mission) -> bool {
    let own = mechanisms(game, seat);
    match mission {
        Mission::IsHit => hit.contains(seat),
        Mission::SurvivesWithoutMechanism => !hit.contains(seat) && own == 0,
        Mission::HasArmed => game.bomb.armed.is_some_and(|armed| armed.by == Some(seat)),
        Mission::TwoAreHit => hit.len() >= 2,
        Mission::IsHolder => seat == game.holder,
        Mission::RicherIsHit => hit.iter().any(|other| game.coins(other) > game.coins(seat)),
        Mission::HasMostMechanisms => {
            own > 0 && Seat::all(game.seats).all(|other| mechanisms(game, other) <= own)
        }
        Mission::LeftIsHit => hit.contains(seat.left(game.seats)),
    }
}
