//! Why an action is good, in terms of the game: whom an armed bomb hits before and after it, and what it brings.
//!
//! Only open cards and the seat's own cards are compared: the gadget of an armed bomb lies face up.

use super::mechanisms;
use besace_badaboom::{Action, Aim, Back, Badaboom, Card, Phase, TrickPlay};
use besace_bots::{Reason, Why as _, reasons};
use besace_table::{Game, Nobody, Seat, SeatSet, play};

reasons! {
    /// Why a bot plays something.
    pub enum Why {
        KeepsCards = "keeps_cards",
        SavesYou = "saves_you",
        RisksYou = "risks_you",
        HitsSeat = "hits_seat",
        Harmless = "harmless",
        LeavesArmed = "leaves_armed",
        LeavesBomb = "leaves_bomb",
        StopsAttack = "stops_attack",
        StopsTrick = "stops_trick",
        TakesMechanism = "takes_mechanism",
        DrawsCard = "draws_card",
        TakesCard = "takes_card",
        TakesLast = "takes_last",
        Arms = "arms",
        DecidesBlast = "decides_blast",
        SparesCard = "spares_card",
        Robs = "robs",
        Weakens = "weakens",
        Cuts = "cuts",
        DrawsTwo = "draws_two",
        Shields = "shields",
        PaysIfHit = "pays_if_hit",
        Loosens = "loosens",
        Delays = "delays",
        Disarms = "disarms",
        Hurries = "hurries",
        Redirects = "redirects",
        TakesTurn = "takes_turn",
        Exchanges = "exchanges",
        KeepsSafe = "keeps_safe",
    }
}

/// What the action does for the seat that plays it, the weightiest first.
pub(super) fn explain(world: &Badaboom, seat: Seat, action: &Action) -> Vec<Reason> {
    let mut reasons = Vec::new();
    if let Some(after) = after(world, seat, action) {
        reasons.extend(of_the_blast(world, &after, seat));
    }
    reasons.extend(of_the_action(world, seat, action));
    if reasons.is_empty() {
        reasons.push(Why::KeepsCards.reason());
    }
    reasons
}

/// The table once the action has taken effect, if nobody cancels it; `None` where chance or the rest of the turn
/// decides what happens.
fn after(world: &Badaboom, seat: Seat, action: &Action) -> Option<Badaboom> {
    let is_open = match *action {
        Action::Trick(TrickPlay { card, aim: Aim::SlotAndPut { put, .. } }) => {
            card.is_trick() && world.shows_when_put(put)
        }
        Action::Trick(_) => true,
        Action::Put { card } => world.armed().is_some() && world.shows_when_put(card),
        Action::Pass | Action::Skip | Action::Take { .. } | Action::Cancel => false,
    };
    if !is_open {
        return None;
    }
    let mut after = world.clone();
    after.only_play();
    play(&mut after, seat, action, &mut Nobody).ok()?;
    while after.phase_now() == Phase::React {
        let other = after.pending().first()?;
        play(&mut after, other, &Action::Pass, &mut Nobody).ok()?;
    }
    (after.explosions() == world.explosions()).then_some(after)
}

/// Who would hold an armed bomb when it goes off, as it looks now, and whom it would hit.
fn hit(world: &Badaboom) -> Option<SeatSet> {
    let turns = world.explodes_in()?;
    Some(world.hit_before(if turns == 0 { world.holder() } else { world.next_holder() }))
}

fn of_the_blast(world: &Badaboom, after: &Badaboom, seat: Seat) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let Some(before) = hit(world) else { return reasons };
    let Some(now) = hit(after) else {
        if before.contains(seat) {
            reasons.push(Why::SavesYou.reason());
        }
        return reasons;
    };
    match (before.contains(seat), now.contains(seat)) {
        (true, false) => {
            reasons.push(Why::SavesYou.reason());
        }
        (false, true) => reasons.push(Why::RisksYou.reason()),
        _ => {}
    }
    for other in now.iter().filter(|other| *other != seat && !before.contains(*other)) {
        reasons.push(Why::HitsSeat.reason().with("seat", other.0));
    }
    reasons
}

fn of_the_action(world: &Badaboom, seat: Seat, action: &Action) -> Vec<Reason> {
    match *action {
        Action::Pass if world.phase_now() == Phase::React => {
            vec![Why::Harmless.reason()]
        }
        Action::Pass => Vec::new(),
        Action::Cancel => of_cancelling(world, seat),
        Action::Skip if world.armed().is_some() => {
            vec![Why::LeavesArmed.reason()]
        }
        Action::Skip => vec![Why::LeavesBomb.reason()],
        Action::Take { slot, recycle } => of_taking(world, slot, recycle),
        Action::Put { card } => of_putting(world, card),
        Action::Trick(play) => of_trick(world, play),
    }
}

fn of_cancelling(world: &Badaboom, seat: Seat) -> Vec<Reason> {
    let Some((player, card, named)) = world.announced() else { return Vec::new() };
    if named == Some(seat) {
        return vec![Why::StopsAttack.reason().with("card", card.id())];
    }
    vec![Why::StopsTrick.reason().with("card", card.id()).with("seat", player.0)]
}

fn of_taking(world: &Badaboom, slot: u8, recycle: bool) -> Vec<Reason> {
    let is_last = world.armed().is_none() && world.mechanisms_in_bomb() == 1;
    let taken = world.slots().nth(slot.into()).flatten();
    let mut reasons = Vec::new();
    match (taken, recycle) {
        (Some(Card::MECHANISM), false) => {
            reasons.push(Why::TakesMechanism.reason());
        }
        (Some(Card::MECHANISM), true) => {
            reasons.push(Why::DrawsCard.reason());
        }
        (Some(card), _) => {
            reasons.push(Why::TakesCard.reason().with("card", card.id()));
        }
        (None, _) => {}
    }
    if is_last && taken == Some(Card::MECHANISM) {
        reasons.push(Why::TakesLast.reason());
    }
    reasons
}

fn of_putting(world: &Badaboom, card: Card) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let is_armed = world.armed().is_some();
    if card == Card::MECHANISM {
        return vec![match is_armed {
            true => Why::Disarms.reason(),
            false => Why::KeepsSafe.reason(),
        }];
    }
    if !is_armed && world.mechanisms_in_bomb() == 0 {
        reasons.push(Why::Arms.reason());
    }
    match card.back() {
        Back::Gadget => {
            reasons.push(Why::DecidesBlast.reason().with("card", card.id()));
        }
        _ => {
            reasons.push(Why::SparesCard.reason().with("card", card.id()));
        }
    }
    reasons
}

fn of_trick(world: &Badaboom, play: TrickPlay) -> Vec<Reason> {
    let TrickPlay { card, aim } = play;
    let simple = |why: Why| vec![why.reason()];
    match (card.id(), aim) {
        ("snoop", _) => simple(Why::DrawsTwo),
        ("pickpocket", Aim::TargetAndBack { target, back }) => {
            vec![Why::Robs.reason().with("seat", target.0).with("back", back.id())]
        }
        ("itching-powder", Aim::Target { target }) => {
            let richest = Seat::all(world.seats()).all(|seat| world.coins(seat) <= world.coins(target));
            let held = mechanisms(world, target);
            let reason = Why::Weakens.reason().with("seat", target.0);
            vec![reason.with("leads", richest).with("mechanisms", held)]
        }
        ("lead-apron" | "scapegoat", _) => simple(Why::Shields),
        ("danger-money", _) => simple(Why::PaysIfHit),
        ("loose-screw", _) if world.mechanisms_in_bomb() == 1 => simple(Why::Arms),
        ("loose-screw", _) => simple(Why::Loosens),
        ("wet-fuse", _) => simple(Why::Delays),
        ("safety-pin", _) => simple(Why::Disarms),
        ("short-fuse", _) => simple(Why::Hurries),
        ("leapfrog" | "u-turn", _) => simple(Why::Redirects),
        ("tin-snips", Aim::Index { index }) => {
            let Some(cut) = world.in_play().get(usize::from(index)) else { return Vec::new() };
            vec![Why::Cuts.reason().with("seat", cut.owner.0).with("card", cut.card.id())]
        }
        ("mine-mine", _) if world.armed().is_none() => simple(Why::TakesTurn),
        ("sleight-of-hand", Aim::SlotAndPut { put, .. }) if put.back() == Back::Gadget => {
            vec![Why::DecidesBlast.reason().with("card", put.id())]
        }
        ("sleight-of-hand", Aim::SlotAndPut { .. }) => simple(Why::Exchanges),
        _ => Vec::new(),
    }
}
