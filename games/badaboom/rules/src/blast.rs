//! Whom an explosion hits (GOB-51 to GOB-53), what it pays (GOB-54), and which missions it fulfils (GOB-55). Everything
//! here depends on open cards alone.

use crate::cards::{Back, Card, Caught, Mission, Permanent};
use crate::score::Breakdown;
use crate::state::{Badaboom, InPlay};
use besace_table::{Seat, SeatSet};

/// H of GOB-53: who would be hit if the bomb exploded now.
pub(crate) fn hit(game: &Badaboom) -> SeatSet {
    hit_before(game, game.holder)
}

/// The same, if this seat held the bomb.
pub(crate) fn hit_before(game: &Badaboom, holder: Seat) -> SeatSet {
    hit_by(game, holder, game.bomb.gadget().and_then(Card::gadget))
}

/// The same, with this gadget in it.
pub(crate) fn hit_by(game: &Badaboom, holder: Seat, gadget: Option<Caught>) -> SeatSet {
    let caught = caught(game, holder, gadget.unwrap_or(Caught::Holder));
    let is_diverted_to = |seat| caught.iter().any(|owner| scapegoat(game, owner) == Some(seat));
    let is_left = |seat: &Seat| {
        let stays = caught.contains(*seat) && scapegoat(game, *seat).is_none();
        (stays || is_diverted_to(*seat)) && !has_in_play(game, *seat, Permanent::Shields)
    };
    Seat::all(game.seats).filter(is_left).collect()
}

/// B of GOB-51: by the gadget, and by the bomb's own property.
fn caught(game: &Badaboom, holder: Seat, by_gadget: Caught) -> SeatSet {
    let armer = game.bomb.armed.and_then(|armed| armed.by);
    let added = armer.filter(|_| game.print().catches_armer).map_or(SeatSet::EMPTY, SeatSet::one);
    of_gadget(game, holder, by_gadget, armer).with(added)
}

fn of_gadget(game: &Badaboom, holder: Seat, caught: Caught, armer: Option<Seat>) -> SeatSet {
    let is_neighbor = |seat: Seat| seat == holder.left(game.seats) || seat == game.right(holder);
    let most = Seat::all(game.seats).map(|seat| game.coins(seat)).max();
    let is_caught = |seat: &Seat| match caught {
        Caught::Holder => *seat == holder,
        Caught::HolderAndNeighbors => *seat == holder || is_neighbor(*seat),
        Caught::Neighbors => is_neighbor(*seat),
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
    game.in_play.iter().filter(move |trick| trick.owner == owner)
}

fn mechanisms(game: &Badaboom, seat: Seat) -> u8 {
    game.bag(seat).with_back(Back::Mechanism)
}

/// What an explosion that hits these seats pays a seat, without its missions (GOB-54).
pub(crate) fn pay(game: &Badaboom, hit: SeatSet, seat: Seat) -> Breakdown {
    pay_before(game, game.holder, hit, seat)
}

/// The same, if `holder` held the bomb.
pub(crate) fn pay_before(game: &Badaboom, holder: Seat, hit: SeatSet, seat: Seat) -> Breakdown {
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
        holder: if seat == holder { print.pay_for_holder.into() } else { 0 },
        mechanisms: u32::from(mechanisms(game, seat)) * u32::from(print.pay_for_mechanism),
        ..Breakdown::default()
    }
}

/// Whether an explosion that hits these seats fulfils a mission for a seat, by everybody's coins before it pays.
pub(crate) fn fulfils(game: &Badaboom, hit: SeatSet, seat: Seat, mission: Mission) -> bool {
    fulfils_before(game, game.holder, hit, seat, mission)
}

/// The same, if `holder` held the bomb.
pub(crate) fn fulfils_before(
    game: &Badaboom,
    holder: Seat,
    hit: SeatSet,
    seat: Seat,
    mission: Mission,
) -> bool {
    let own = mechanisms(game, seat);
    match mission {
        Mission::IsHit => hit.contains(seat),
        Mission::SurvivesWithoutMechanism => !hit.contains(seat) && own == 0,
        Mission::HasArmed => game.bomb.armed.is_some_and(|armed| armed.by == Some(seat)),
        Mission::TwoAreHit => hit.len() >= 2,
        Mission::IsHolder => seat == holder,
        Mission::RicherIsHit => hit.iter().any(|other| game.coins(other) > game.coins(seat)),
        Mission::HasMostMechanisms => {
            own > 0 && Seat::all(game.seats).all(|other| mechanisms(game, other) <= own)
        }
        Mission::LeftIsHit => hit.contains(seat.left(game.seats)),
    }
}
