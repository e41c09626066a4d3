//! What looks natural at first sight: to get out of the blast, to lead others into it, to collect Mechanisms.

use super::appraise::worth;
use super::mechanisms;
use besace_badaboom::{Action, Aim, Back, Badaboom, Card, Phase, TrickPlay};
use besace_table::{Game, Seat, SeatSet};

/// Adds a weight for each action.
pub(super) fn instinct(world: &Badaboom, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    let goblin = Goblin::of(world, seat);
    weights.extend(actions.iter().map(|action| goblin.likes(action).max(0.01)));
}

/// A seat that looks at the bomb.
struct Goblin<'a> {
    world: &'a Badaboom,
    seat: Seat,
    /// Whom it will hit; none while it is not armed.
    hit: Option<SeatSet>,
    /// Whether it goes off in this turn.
    is_now: bool,
}

impl Goblin<'_> {
    fn of(world: &Badaboom, seat: Seat) -> Goblin<'_> {
        let turns = world.explodes_in();
        let is_now = turns == Some(0);
        let holder = if is_now { world.holder() } else { world.next_holder() };
        Goblin { world, seat, hit: turns.map(|_| world.hit_before(holder)), is_now }
    }

    fn is_armed(&self) -> bool {
        self.hit.is_some()
    }

    /// Whether the seat will be hit, as it looks.
    fn is_in_danger(&self) -> bool {
        self.hit.is_some_and(|hit| hit.contains(self.seat))
    }

    fn likes(&self, action: &Action) -> f32 {
        match *action {
            Action::Pass => 2.0,
            Action::Skip if self.is_armed() && !self.is_in_danger() => 3.0,
            Action::Skip => 0.5,
            Action::Trick(play) => self.likes_trick(play),
            Action::Take { slot, recycle } => self.likes_taking(slot, recycle),
            Action::Put { card } => self.likes_putting(card),
            Action::Cancel => self.likes_to_cancel(),
        }
    }

    /// How much better it is to have the bomb at another seat. When it is armed, what counts is whom it would hit
    /// there.
    fn likes_bomb_at(&self, to: Seat) -> f32 {
        if !self.is_armed() {
            return 0.15;
        }
        // It does not go off where it leaves; where it arrives, it goes off at the end of that turn.
        let there = self.world.hit_before(to);
        match (self.is_in_danger(), there.contains(self.seat)) {
            (true, false) => 10.0,
            (false, false) if !there.is_empty() && self.is_now => 0.4,
            (false, false) => 0.3,
            (_, true) => 0.05,
        }
    }

    fn likes_trick(&self, play: TrickPlay) -> f32 {
        let TrickPlay { card, aim } = play;
        let in_danger = self.is_in_danger();
        match (card.id(), aim) {
            ("shove" | "hurl", Aim::To { to }) => self.likes_bomb_at(to),
            ("mine-mine", _) => self.likes_bomb_at(self.seat) + if self.is_armed() { 0.3 } else { 0.6 },
            ("lead-apron" | "scapegoat", aim) if in_danger => 10.0 + self.likes_target(aim),
            ("danger-money", _) if in_danger => 7.0,
            ("lead-apron", _) if self.is_armed() && !self.is_now => 1.0,
            ("lead-apron" | "scapegoat" | "danger-money", _) => 0.15,
            ("snoop", _) => 5.0,
            ("wet-fuse" | "safety-pin", _) if in_danger => 6.0,
            ("wet-fuse" | "safety-pin", _) => 0.1,
            ("short-fuse", _) => {
                let now = self.world.hit_before(self.world.holder());
                if now.contains(self.seat) || self.is_now { 0.05 } else { 4.0 }
            }
            ("pickpocket", Aim::TargetAndBack { back, .. }) => match back {
                Back::Mechanism if in_danger => 0.5,
                Back::Mechanism => 4.0,
                Back::Trick => 1.5,
                Back::Gadget => 0.5,
            },
            ("itching-powder", aim) => 0.8 * self.likes_target(aim),
            ("loose-screw", _) if self.world.mechanisms_in_bomb() == 1 => self.likes_arming(),
            ("loose-screw", _) => 0.4,
            ("tin-snips", Aim::Index { index }) => self.likes_snipping(usize::from(index)),
            ("leapfrog" | "u-turn", _) if in_danger && !self.is_now => 2.5,
            ("leapfrog" | "u-turn", _) => 0.2,
            ("sleight-of-hand", Aim::SlotAndPut { slot, put }) => self.likes_exchange(slot, put),
            _ => 0.3,
        }
    }

    /// The seat with the most coins is the best one to hit.
    fn likes_target(&self, aim: Aim) -> f32 {
        let Aim::Target { target } = aim else { return 0.0 };
        let most = Seat::all(self.world.seats()).map(|seat| self.world.coins(seat)).max().unwrap_or(0);
        let behind = most - self.world.coins(target);
        (3.0 - behind as f32).max(0.3)
    }

    fn likes_snipping(&self, index: usize) -> f32 {
        let Some(trick) = self.world.in_play().get(index) else { return 0.05 };
        match (trick.owner == self.seat, trick.target == Some(self.seat), trick.card.id()) {
            (true, ..) => 0.02,
            (false, true, _) => 3.0,
            (false, false, "lead-apron") if self.is_armed() => 1.0,
            _ => 0.15,
        }
    }

    /// Whether it is good to arm the bomb: the next holder is the first whom it can hit.
    fn likes_arming(&self) -> f32 {
        let next = self.world.next_holder();
        let hit = self.world.hit_before(next);
        let own = 1.0 + f32::from(mechanisms(self.world, self.seat));
        if hit.contains(self.seat) { 0.1 } else { own }
    }

    fn likes_exchange(&self, slot: u8, put: Card) -> f32 {
        let is_gadget = self.world.slots().nth(slot.into()).flatten().map(Card::back) == Some(Back::Gadget);
        match (self.is_in_danger() && self.is_now, is_gadget || put.back() == Back::Gadget) {
            (true, true) => 3.0,
            _ => 0.15,
        }
    }

    fn likes_taking(&self, slot: u8, recycle: bool) -> f32 {
        let world = self.world;
        let card = world.slots().nth(slot.into()).flatten();
        if self.is_armed() {
            // Only disarming it helps, or another gadget.
            let can_disarm = mechanisms(world, self.seat) > 0;
            return match self.is_in_danger() {
                true if can_disarm => 4.0,
                true => 1.5,
                false => 0.1,
            };
        }
        match (card, recycle) {
            (Some(Card::MECHANISM), _) if world.mechanisms_in_bomb() == 1 => {
                let likes = 0.6 * self.likes_arming();
                if recycle { likes / 3.0 } else { likes }
            }
            (Some(Card::MECHANISM), false) => 4.0,
            (Some(Card::MECHANISM), true) => 1.2,
            (Some(card), _) => worth(card),
            (None, _) => 0.1,
        }
    }

    fn likes_putting(&self, card: Card) -> f32 {
        let world = self.world;
        if card == Card::MECHANISM {
            return if self.is_in_danger() { 6.0 } else { 0.1 };
        }
        let arms = world.armed().is_none() && world.mechanisms_in_bomb() == 0;
        if card.back() == Back::Gadget && (arms || self.is_armed()) {
            let holder = if self.is_now { world.holder() } else { world.next_holder() };
            return if world.hit_with(card, holder).contains(self.seat) { 0.2 } else { 3.0 };
        }
        // The card that is worth least can go.
        (0.5 - worth(card)).max(0.03) * 2.0
    }

    fn likes_to_cancel(&self) -> f32 {
        let Some((player, card, named)) = self.world.announced() else { return 0.1 };
        let is_against_me = named == Some(self.seat);
        debug_assert!(self.world.phase_now() == Phase::React && player != self.seat);
        match card.id() {
            "shove" | "hurl" => match named {
                Some(to) if self.is_armed() && self.world.hit_before(to).contains(self.seat) => 12.0,
                _ => 0.3,
            },
            "scapegoat" | "pickpocket" | "itching-powder" if is_against_me => 3.0,
            "lead-apron" | "wet-fuse" | "safety-pin" if self.is_in_danger() => 0.05,
            "short-fuse" if self.world.hit_before(self.world.holder()).contains(self.seat) => 12.0,
            "lead-apron" | "scapegoat" if self.hit.is_some_and(|hit| hit.contains(player)) => 2.0,
            "snoop" => 0.4,
            _ => 0.2,
        }
    }
}
