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
        reasons.push(Why::KeepsCards.because("Nothing that you could do now is worth a card."));
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
            reasons.push(Why::SavesYou.because("The bomb would hit you, and then no longer does."));
        }
        return reasons;
    };
    match (before.contains(seat), now.contains(seat)) {
        (true, false) => {
            reasons.push(Why::SavesYou.because("The bomb would hit you, and then no longer does."));
        }
        (false, true) => reasons.push(Why::RisksYou.because("The bomb would then hit you.")),
        _ => {}
    }
    for other in now.iter().filter(|other| *other != seat && !before.contains(*other)) {
        let text = format!("The bomb would then hit seat {}.", other.0);
        reasons.push(Why::HitsSeat.because(text).with("seat", other.0));
    }
    reasons
}

fn of_the_action(world: &Badaboom, seat: Seat, action: &Action) -> Vec<Reason> {
    match *action {
        Action::Pass if world.phase_now() == Phase::React => {
            vec![Why::Harmless.because("The trick does you little harm.")]
        }
        Action::Pass => Vec::new(),
        Action::Cancel => of_cancelling(world, seat),
        Action::Skip if world.armed().is_some() => {
            vec![Why::LeavesArmed.because("The bomb is armed, and it is best left as it is.")]
        }
        Action::Skip => vec![Why::LeavesBomb.because("No card of the bomb is worth one of yours.")],
        Action::Take { slot, recycle } => of_taking(world, slot, recycle),
        Action::Put { card } => of_putting(world, card),
        Action::Trick(play) => of_trick(world, play),
    }
}

fn of_cancelling(world: &Badaboom, seat: Seat) -> Vec<Reason> {
    let Some((player, card, named)) = world.announced() else { return Vec::new() };
    if named == Some(seat) {
        let text = format!("{} is turned against you.", card.id());
        return vec![Why::StopsAttack.because(text).with("card", card.id())];
    }
    let text = format!("{} helps seat {} more than you.", card.id(), player.0);
    vec![Why::StopsTrick.because(text).with("card", card.id()).with("seat", player.0)]
}

fn of_taking(world: &Badaboom, slot: u8, recycle: bool) -> Vec<Reason> {
    let is_last = world.armed().is_none() && world.mechanisms_in_bomb() == 1;
    let taken = world.slots().nth(slot.into()).flatten();
    let mut reasons = Vec::new();
    match (taken, recycle) {
        (Some(Card::MECHANISM), false) => {
            reasons.push(Why::TakesMechanism.because("A Mechanism pays a coin when you survive."));
        }
        (Some(Card::MECHANISM), true) => {
            reasons.push(Why::DrawsCard.because("You get a fresh card for the Mechanism."));
        }
        (Some(card), _) => {
            let text = format!("{} is of more use in your bag.", card.id());
            reasons.push(Why::TakesCard.because(text).with("card", card.id()));
        }
        (None, _) => {}
    }
    if is_last && taken == Some(Card::MECHANISM) {
        reasons
            .push(Why::TakesLast.because("It is the last Mechanism: without another one the bomb is armed."));
    }
    reasons
}

fn of_putting(world: &Badaboom, card: Card) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let is_armed = world.armed().is_some();
    if card == Card::MECHANISM {
        return vec![match is_armed {
            true => Why::Disarms.because("It disarms the bomb."),
            false => Why::KeepsSafe.because("The bomb stays safe."),
        }];
    }
    if !is_armed && world.mechanisms_in_bomb() == 0 {
        reasons.push(Why::Arms.because("It arms the bomb, and somebody else holds it when it goes off."));
    }
    match card.back() {
        Back::Gadget => {
            let text = format!("{} decides whom the bomb hits.", card.id());
            reasons.push(Why::DecidesBlast.because(text).with("card", card.id()));
        }
        _ => {
            let text = format!("You need {} least.", card.id());
            reasons.push(Why::SparesCard.because(text).with("card", card.id()));
        }
    }
    reasons
}

fn of_trick(world: &Badaboom, play: TrickPlay) -> Vec<Reason> {
    let TrickPlay { card, aim } = play;
    let simple = |why: Why, text: &str| vec![why.because(text)];
    match (card.id(), aim) {
        ("snoop", _) => simple(Why::DrawsTwo, "You draw two cards and see what is in the bomb."),
        ("pickpocket", Aim::TargetAndBack { target, back }) => {
            let text = format!("You take a {} card from seat {}.", back.id(), target.0);
            vec![Why::Robs.because(text).with("seat", target.0).with("back", back.id())]
        }
        ("itching-powder", Aim::Target { target }) => {
            let richest = Seat::all(world.seats()).all(|seat| world.coins(seat) <= world.coins(target));
            let held = mechanisms(world, target);
            let text = format!("Seat {} loses cards.", target.0);
            let reason = Why::Weakens.because(text).with("seat", target.0);
            vec![reason.with("leads", richest).with("mechanisms", held)]
        }
        ("lead-apron" | "scapegoat", _) => simple(Why::Shields, "The next explosion does not hit you."),
        ("danger-money", _) => simple(Why::PaysIfHit, "If the bomb hits you, you get two coins."),
        ("loose-screw", _) if world.mechanisms_in_bomb() == 1 => {
            simple(Why::Arms, "It arms the bomb, and somebody else holds it when it goes off.")
        }
        ("loose-screw", _) => simple(Why::Loosens, "The bomb is nearer to being armed."),
        ("wet-fuse", _) => simple(Why::Delays, "The bomb does not go off in this turn."),
        ("safety-pin", _) => simple(Why::Disarms, "It disarms the bomb."),
        ("short-fuse", _) => simple(Why::Hurries, "The bomb goes off in this turn."),
        ("leapfrog" | "u-turn", _) => simple(Why::Redirects, "The bomb goes to somebody else."),
        ("tin-snips", Aim::Index { index }) => {
            let Some(cut) = world.in_play().get(usize::from(index)) else { return Vec::new() };
            let text = format!("Seat {} no longer has {}.", cut.owner.0, cut.card.id());
            vec![Why::Cuts.because(text).with("seat", cut.owner.0).with("card", cut.card.id())]
        }
        ("mine-mine", _) if world.armed().is_none() => {
            simple(Why::TakesTurn, "The bomb is yours: you draw a card and may tinker.")
        }
        ("sleight-of-hand", Aim::SlotAndPut { put, .. }) if put.back() == Back::Gadget => {
            let text = format!("{} decides whom the bomb hits.", put.id());
            vec![Why::DecidesBlast.because(text).with("card", put.id())]
        }
        ("sleight-of-hand", Aim::SlotAndPut { .. }) => {
            simple(Why::Exchanges, "You get a card of the bomb for one that you need less.")
        }
        _ => Vec::new(),
    }
}
