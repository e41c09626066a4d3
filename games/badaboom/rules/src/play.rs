//! What happens: actions carried out, phase by phase in the order of the rules. Nothing here can refuse.

use crate::action::{Action, Aim, Allowed, Answer, TrickPlay};
use crate::blast;
use crate::bombs::BombCard;
use crate::cards::{Back, Backs, Card, Cards, Does, Fuse};
use crate::event::{Announcement, Ending, Event, From};
use crate::memory::{Knowledge, Spot};
use crate::score::Breakdown;
use crate::state::*;
use besace_table::{Audience, Listener, Nobody, Row, Seat, SeatSet, Secret};

pub(crate) fn carry_out(game: &mut Badaboom, allowed: Allowed, listener: &mut impl Listener<Event>) {
    let Allowed { seat, action } = allowed;
    let mut course = Course { game, listener, top_was_open: true };
    match action {
        Action::Pass if course.game.phase == Phase::React => course.answer(seat, Answer::Pass),
        Action::Pass => {
            course.hear(|| Event::Passed { seat });
            course.go_on(Next::CallAfter(seat));
        }
        Action::Cancel => course.answer(seat, Answer::Cancel),
        Action::Trick(play) => course.announce(seat, play),
        Action::Skip => {
            course.hear(|| Event::Skipped { seat });
            course.go_on(Next::Window(Phase::Post));
        }
        Action::Take { slot, recycle } => course.take(seat, slot, recycle),
        Action::Put { card } => course.put(seat, card),
    }
    course.turn_up_the_storage();
}

/// The first turn of a game that has just been dealt (GOB-14). Nobody has seen the storage's top card yet.
pub(crate) fn begin(game: &mut Badaboom, holder: Seat) {
    let mut course = Course { game, listener: &mut Nobody, top_was_open: false };
    course.go_on(Next::Turn(holder));
    course.turn_up_the_storage();
}

/// One action on its way to the next decision.
struct Course<'a, L> {
    game: &'a mut Badaboom,
    listener: &'a mut L,
    /// Whether the card on the storage is the one that everybody saw at the last decision (GOB-91).
    top_was_open: bool,
}

/// Where the game goes on when nobody has to decide.
enum Next {
    /// A turn begins (GOB-20).
    Turn(Seat),
    /// A window opens (GOB-30).
    Window(Phase),
    /// The call after this seat's.
    CallAfter(Seat),
    /// After the window of this phase.
    AfterWindow(Phase),
    /// Phase ⑥.
    PassOn,
    /// Phase ⑤.
    Explosion,
}

impl<L: Listener<Event>> Course<'_, L> {
    fn hear(&mut self, event: impl FnOnce() -> Event) {
        self.listener.hear(event);
    }

    /// Goes on until somebody has to decide, or the game is over.
    fn go_on(&mut self, next: Next) {
        let mut next = Some(next);
        while let Some(now) = next {
            next = match now {
                Next::Turn(seat) => Some(self.begin_turn(seat)),
                Next::Window(phase) => {
                    self.game.phase = phase;
                    let window = Window::new(self.game.holder);
                    self.call(window, 0)
                }
                Next::CallAfter(seat) => {
                    let window = self.game.window.expect("a call belongs to a window");
                    let calls = self.game.clockwise_from(self.game.holder);
                    let had = calls.take_while(|other| *other != seat).count() + 1;
                    self.call(window, had)
                }
                Next::AfterWindow(phase) => self.after_window(phase),
                Next::PassOn => Some(self.pass_on()),
                Next::Explosion => self.explode(),
            };
        }
    }

    // ---- A turn ----

    /// GOB-20, GOB-21.
    fn begin_turn(&mut self, seat: Seat) -> Next {
        let game = &mut *self.game;
        game.holder = seat;
        game.window = None;
        game.turn_number += 1;
        game.bomb.turns += 1;
        game.flags = Flags::default();
        self.look_into_the_bomb(seat);
        let Badaboom { turn_number, .. } = *self.game;
        let cards = self.cards_in_the_bomb();
        self.hear(|| Event::TurnStarted { turn_number, seat, cards: cards() });
        if self.game.bomb.armed.is_none() && self.game.bomb.turns > RUST {
            self.rust();
        }
        if self.game.bomb.armed.is_none() {
            self.draw(seat);
        }
        Next::Window(Phase::Pre)
    }

    /// The cards of the slots, for whoever looks at them.
    fn cards_in_the_bomb(&self) -> impl FnOnce() -> Vec<Card> + use<L> {
        let slots = self.game.bomb.slots;
        move || slots.iter().map(Slot::card).collect()
    }

    /// From now on the seat knows every card that now lies in the bomb.
    fn look_into_the_bomb(&mut self, seat: Seat) {
        (0..self.game.bomb.slots.len()).for_each(|at| self.look_at(seat, at));
    }

    fn look_at(&mut self, seat: Seat, at: usize) {
        let slot = &mut self.game.bomb.slots[at];
        if !slot.is_known_to(seat) {
            slot.card.show_to(seat);
            let card = slot.card();
            self.game.known.looks(seat, Spot::Slot(at), card);
        }
    }

    /// GOB-47: the Mechanisms fall out, and the other cards move up.
    fn rust(&mut self) {
        let mut kept = Row::empty(Slot::empty());
        for (at, slot) in self.game.bomb.slots.iter().enumerate() {
            if slot.back == Some(Back::Mechanism) {
                continue;
            }
            if !slot.face_up && at != kept.len() {
                self.game.known.becomes(Spot::Slot(at), Spot::Slot(kept.len()), slot.card().back());
            }
            kept.push(*slot);
        }
        let mechanisms = (self.game.bomb.slots.len() - kept.len()) as u8;
        self.game.bomb.slots = kept;
        self.game.bomb.rusted = true;
        self.game.supply += mechanisms;
        self.hear(|| Event::Rusted { mechanisms });
        self.arm(None);
    }

    /// GOB-46: the gadget, if there is one, is turned face up.
    fn arm(&mut self, by: Option<Seat>) {
        let turn_number = self.game.turn_number;
        self.game.bomb.armed = Some(Armed { by, turn_number });
        let is_gadget = |slot: &Slot| slot.back == Some(Back::Gadget) && !slot.face_up;
        let hidden = self.game.bomb.slots.iter().position(is_gadget);
        let turned_up = hidden.map(|at| {
            let card = self.game.bomb.slots[at].card();
            self.game.bomb.slots[at] = Slot::open(card);
            self.game.known.leaves(Spot::Slot(at), card);
            card
        });
        self.hear(|| Event::Armed { by, turn_number, gadget: turned_up });
    }

    /// GOB-48.
    fn disarm(&mut self, by: Seat) {
        self.game.bomb.armed = None;
        self.game.flags.fuse = None;
        let fallen = self.game.in_play;
        self.clear_what_is_in_play();
        self.hear(|| Event::Disarmed { by, fallen: fallen.to_vec() });
    }

    fn clear_what_is_in_play(&mut self) {
        while let Some(trick) = self.game.in_play.pop() {
            self.throw_openly(trick.card);
        }
    }

    /// A card goes to the bin, and everybody has seen it.
    fn throw_openly(&mut self, card: Card) {
        self.game.bin.for_rules_mut().add(card, 1);
        self.game.known.joins(Spot::Bin, card);
    }

    // ---- Drawing ----

    fn draw(&mut self, seat: Seat) {
        if let Some((card, onlookers)) = self.drawn(seat) {
            self.hear(|| Event::Drew { seat, back: card.back(), card, onlookers });
        }
    }

    /// A card from the storage to a bag, and who else sees it (GOB-91); `None` if there is no card anywhere (GOB-60).
    fn drawn(&mut self, seat: Seat) -> Option<(Card, Audience)> {
        if self.game.storage.for_rules().is_empty() {
            self.reshuffle();
        }
        let card = self.game.storage.for_rules_mut().pop()?;
        let was_open = std::mem::replace(&mut self.top_was_open, false);
        self.game.bag_mut(seat).add(card, 1);
        if was_open {
            self.game.known.joins(Spot::Bag(seat), card);
            return Some((card, Audience::Everybody));
        }
        self.game.known.passes(Spot::Storage, Spot::Bag(seat), card);
        Some((card, Audience::NOBODY))
    }

    fn reshuffle(&mut self) {
        let game = &mut *self.game;
        self.top_was_open = false;
        let bin = std::mem::take(game.bin.for_rules_mut());
        if bin.is_empty() {
            return;
        }
        let mut storage = Row::of(bin.iter(), Card::MECHANISM);
        game.chance.shuffle(&mut storage);
        let count = storage.len() as u8;
        game.storage = Secret::unseen(storage);
        game.known.reshuffled();
        self.hear(|| Event::Reshuffled { count });
    }

    /// At a decision the card on the storage lies open.
    fn turn_up_the_storage(&mut self) {
        if !self.top_was_open
            && let Some(card) = self.game.storage_top()
        {
            self.game.known.turns_up(card);
        }
    }

    // ---- The windows ----

    /// The next call from that place on, counted from the holder; the window ends when nobody is left.
    fn call(&mut self, mut window: Window, from: usize) -> Option<Next> {
        let mut calls = self.game.clockwise_from(self.game.holder).skip(from);
        let next = calls.find(|seat| self.game.has_its_call(*seat, &window));
        let Some(next) = next else {
            self.game.window = None;
            return Some(Next::AfterWindow(self.game.phase));
        };
        window.next = next;
        self.game.window = Some(window);
        None
    }

    fn after_window(&mut self, phase: Phase) -> Option<Next> {
        let game = &mut *self.game;
        if phase == Phase::Post {
            return Some(if explodes(game) { Next::Explosion } else { Next::PassOn });
        }
        if !game.can_tinker() {
            return Some(Next::Window(Phase::Post));
        }
        game.phase = Phase::Tinker;
        None
    }

    /// GOB-33: the trick leaves the bag, and whoever may cancel it is asked.
    fn announce(&mut self, seat: Seat, play: TrickPlay) {
        let game = &mut *self.game;
        let card = play.card;
        let (aim, put) = play.apart();
        game.bag_mut(seat).take(card, 1);
        game.known.leaves(Spot::Bag(seat), card);
        let window = game.window.as_mut().expect("a trick is announced in a window");
        window.played.push(seat);
        let window = *window;
        let asked = game.may_cancel(seat, &window);
        let trick = Announced {
            seat,
            window: game.phase,
            card,
            aim,
            put: Secret::of(seat, put),
            put_back: put.map(Card::back),
            asked,
            answers: std::array::from_fn(|seat| Secret::of(Seat(seat as u8), None)),
            answered: SeatSet::EMPTY,
        };
        self.hear(|| Event::TrickAnnounced {
            seat,
            action: Announcement { play, put: trick.put },
            put_back: trick.put_back,
        });
        if asked.is_empty() {
            self.resolve(trick);
        } else {
            self.game.trick = Some(trick);
            self.game.phase = Phase::React;
        }
    }

    /// GOB-35: an answer has no effect before all are in.
    fn answer(&mut self, seat: Seat, answer: Answer) {
        self.hear(|| Event::Answered { seat, answer });
        let trick = self.game.trick.as_mut().expect("an answer is to a trick");
        trick.answers[seat.index()] = Secret::of(seat, Some(answer));
        trick.answered.insert(seat);
        if !trick.owing().is_empty() {
            return;
        }
        let trick = *trick;
        self.game.trick = None;
        self.game.phase = trick.window;
        let cancels = |seat: &Seat| *trick.answers[seat.index()].for_rules() == Some(Answer::Cancel);
        match self.game.clockwise_from(trick.seat).find(cancels) {
            Some(by) => self.cancel(&trick, by),
            None => self.resolve(trick),
        }
    }

    /// GOB-36.
    fn cancel(&mut self, trick: &Announced, by: Seat) {
        let Announced { seat, card, .. } = *trick;
        self.game.bag_mut(by).take(Card::NUH_UH, 1);
        self.game.known.leaves(Spot::Bag(by), Card::NUH_UH);
        self.throw_openly(card);
        self.throw_openly(Card::NUH_UH);
        self.game.window.as_mut().expect("a trick belongs to a window").played.push(by);
        self.hear(|| Event::Cancelled { seat, card, by });
        self.go_on(Next::CallAfter(seat));
    }

    /// The trick takes effect.
    fn resolve(&mut self, trick: Announced) {
        let Announced { seat, card, .. } = trick;
        let does = card.trick().expect("only a trick is announced").does;
        if let Does::Snoop(count) = does {
            (0..count).for_each(|_| self.draw(seat));
            self.look_into_the_bomb(seat);
            let cards = self.cards_in_the_bomb();
            self.hear(|| Event::TrickResolved { seat, card, cards: Some(cards()) });
        } else {
            self.hear(|| Event::TrickResolved { seat, card, cards: None });
        }
        let next = self.take_effect(&trick, does).map_or(Next::CallAfter(seat), Next::Turn);
        self.go_on(next);
    }

    /// Does what the trick does, and returns where the bomb has gone if it moved. The trick itself goes to the bin,
    /// unless it stays on the table.
    fn take_effect(&mut self, trick: &Announced, does: Does) -> Option<Seat> {
        let Announced { seat, card, aim, .. } = *trick;
        match (does, aim) {
            (Does::MoveTo, Aim::To { to }) => return Some(self.move_by(card, to)),
            (Does::MoveHere, _) => return Some(self.move_by(card, seat)),
            (Does::Stay(_), aim) => {
                let target = if let Aim::Target { target } = aim { Some(target) } else { None };
                self.game.in_play.push(InPlay { owner: seat, card, target });
                return None;
            }
            (Does::Unscrew, Aim::Slot { slot }) => {
                self.game.supply += 1;
                self.lay(seat, slot, Slot::open(card), SeatSet::EMPTY);
                if !self.game.bomb.has_mechanism() {
                    self.arm(Some(seat));
                }
                return None;
            }
            (Does::Leapfrog, _) => self.game.flags.leapfrog += 1,
            (Does::Fuse(fuse), _) => self.game.flags.fuse = Some(fuse),
            (Does::Exchange, Aim::Slot { slot }) => {
                let put = trick.put.for_rules().expect("there is a card to put in");
                self.exchange(seat, slot, put);
            }
            (Does::Steal, Aim::TargetAndBack { target, back }) => self.steal(seat, target, back),
            (Does::Lose(count), Aim::Target { target }) => self.lose(target, count),
            (Does::Pin, Aim::Slot { slot }) => self.pin(seat, slot),
            (Does::Snip, Aim::Index { index }) => {
                let snipped = self.game.in_play.remove(index.into());
                self.throw_openly(snipped.card);
                self.discarded(
                    From::Play,
                    Some(snipped.owner),
                    Cards::of(snipped.card, 1),
                    Audience::Everybody,
                );
            }
            (Does::Snoop(_) | Does::Cancel, _) => {}
            _ => unreachable!("a trick is aimed as its row says"),
        }
        self.throw_openly(card);
        None
    }

    /// GOB-34: the trick is in the bin before the new turn begins (R16).
    fn move_by(&mut self, card: Card, to: Seat) -> Seat {
        let from = self.game.holder;
        self.throw_openly(card);
        self.hear(|| Event::BombMoved { from, to, by: Some(card) });
        to
    }

    /// GOB-310.
    fn exchange(&mut self, seat: Seat, slot: u8, put: Card) {
        let taken = self.lift(seat, slot);
        let knowing = [seat, self.game.holder].into_iter().collect();
        self.put_back_in(seat, slot, put, knowing);
        self.game.known.passes(Spot::Taken, Spot::Bag(seat), taken);
    }

    /// GOB-311.
    fn steal(&mut self, seat: Seat, target: Seat, back: Back) {
        let card = self.random_of(&self.game.bag(target).only(back));
        self.game.bag_mut(target).take(card, 1);
        self.game.bag_mut(seat).add(card, 1);
        self.game.known.passes(Spot::Bag(target), Spot::Bag(seat), card);
        self.hear(|| Event::Stole { seat, target, back, card });
    }

    /// GOB-312.
    fn lose(&mut self, target: Seat, count: u8) {
        let mut lost = Cards::NONE;
        for _ in 0..count.min(self.game.bag(target).len() as u8) {
            let bag = *self.game.bag(target);
            let card = self.random_of(&bag);
            self.game.bag_mut(target).take(card, 1);
            self.throw_from_bag(target, card);
            lost.add(card, 1);
        }
        self.discarded(From::Bag, Some(target), lost, target.into());
    }

    /// GOB-314.
    fn pin(&mut self, seat: Seat, slot: u8) {
        let at = usize::from(slot);
        let Slot { face_up, .. } = self.game.bomb.slots[at];
        let card = self.game.bomb.slots[at].card();
        self.throw_from_bomb(at);
        let onlookers = if face_up { Audience::Everybody } else { Audience::NOBODY };
        self.discarded(From::Bomb, None, Cards::of(card, 1), onlookers);
        self.game.supply -= 1;
        self.lay(seat, slot, Slot::open(Card::MECHANISM), SeatSet::EMPTY);
        self.disarm(seat);
    }

    fn random_of(&mut self, cards: &Cards) -> Card {
        let at = self.game.chance.below(cards.len() as u32);
        cards.nth(at).expect("the number is below the number of cards")
    }

    /// A card that has left a bag goes where it belongs, and only its owner knows it.
    fn throw_from_bag(&mut self, seat: Seat, card: Card) {
        if card == Card::MECHANISM {
            self.game.supply += 1;
        } else {
            self.game.bin.for_rules_mut().add(card, 1);
            self.game.known.passes(Spot::Bag(seat), Spot::Bin, card);
        }
    }

    /// A card of the bomb goes to the bin. Those who knew it before know it there, too.
    fn throw_from_bomb(&mut self, at: usize) {
        let slot = self.game.bomb.slots[at];
        let card = slot.card();
        if slot.face_up {
            self.throw_openly(card);
        } else {
            self.game.bin.for_rules_mut().add(card, 1);
            self.game.known.passes(Spot::Slot(at), Spot::Bin, card);
        }
    }

    fn discarded(&mut self, from: From, seat: Option<Seat>, cards: Cards, onlookers: Audience) {
        let backs: Backs = cards.backs();
        self.hear(|| Event::Discarded { from, seat, backs, cards: cards.list(), onlookers });
    }

    // ---- Tinkering ----

    /// GOB-41, GOB-42.
    fn take(&mut self, seat: Seat, slot: u8, recycle: bool) {
        let before = self.game.bomb.slots[usize::from(slot)];
        let mut taken =
            Taken { slot, back: Back::Mechanism, card: Secret::of(Audience::Everybody, None), face_up: true };
        if recycle {
            self.game.bomb.slots[usize::from(slot)] = Slot::empty();
            self.game.supply += 1;
            self.hear(|| Event::Recycled { seat, slot });
            (0..self.game.print().recycled_draws).for_each(|_| self.draw(seat));
        } else {
            let card = self.lift(seat, slot);
            taken.back = card.back();
            taken.face_up = before.face_up;
            taken.card = before.card;
            taken.card.show_to(seat);
        }
        self.game.taken = Some(taken);
        self.game.phase = Phase::Put;
    }

    /// The card of a slot goes to a bag. The story keeps it apart until another one lies in its slot.
    fn lift(&mut self, seat: Seat, slot: u8) -> Card {
        let at = usize::from(slot);
        self.look_at(seat, at);
        let lifted = self.game.bomb.slots[at];
        let card = lifted.card();
        self.game.bomb.slots[at] = Slot::empty();
        self.game.bag_mut(seat).add(card, 1);
        if lifted.face_up {
            self.game.known.joins(Spot::Taken, card);
        } else {
            self.game.known.becomes(Spot::Slot(at), Spot::Taken, card.back());
        }
        let onlookers = if lifted.face_up { Audience::Everybody } else { Audience::NOBODY };
        self.hear(|| Event::Took { seat, slot, back: card.back(), card, onlookers });
        card
    }

    /// GOB-43.
    fn put(&mut self, seat: Seat, card: Card) {
        let taken = self.game.taken.take().expect("in `put` a card was taken");
        self.put_back_in(seat, taken.slot, card, SeatSet::one(seat));
        if let Some(taken) = *taken.card.for_rules() {
            self.game.known.passes(Spot::Taken, Spot::Bag(seat), taken);
        }
        match (self.game.bomb.armed, card) {
            (Some(_), Card::MECHANISM) => self.disarm(seat),
            (None, _) if !self.game.bomb.has_mechanism() => self.arm(Some(seat)),
            _ => {}
        }
        self.go_on(Next::Window(Phase::Post));
    }

    /// A card of a bag takes a slot, face up or face down as GOB-44 says; afterwards these seats know it.
    fn put_back_in(&mut self, seat: Seat, slot: u8, card: Card, knowing: SeatSet) {
        let game = &mut *self.game;
        game.bag_mut(seat).take(card, 1);
        if lies_open(game, card) {
            game.known.leaves(Spot::Bag(seat), card);
            self.lay(seat, slot, Slot::open(card), knowing);
        } else {
            let spot = Spot::Slot(slot.into());
            game.known.passes(Spot::Bag(seat), spot, card);
            knowing
                .iter()
                .filter(|other| *other != seat)
                .for_each(|other| game.known.looks(other, spot, card));
            self.lay(seat, slot, Slot::hidden(card, knowing), knowing);
        }
    }

    /// A slot is filled.
    fn lay(&mut self, seat: Seat, slot: u8, filled: Slot, knowing: SeatSet) {
        self.game.bomb.slots[usize::from(slot)] = filled;
        let (card, face_up) = (filled.card(), filled.face_up);
        let onlookers = if face_up { Audience::Everybody } else { knowing.into() };
        self.hear(|| Event::Put { seat, slot, back: card.back(), card, face_up, onlookers });
    }

    // ---- The end of a turn ----

    /// GOB-59.
    fn pass_on(&mut self) -> Next {
        let (from, to) = (self.game.holder, next_holder(self.game));
        self.hear(|| Event::BombMoved { from, to, by: None });
        Next::Turn(to)
    }

    /// GOB-51 to GOB-58.
    fn explode(&mut self) -> Option<Next> {
        Knowledge::begin_anew(self.game, self.top_was_open);
        let game = &mut *self.game;
        let (hit, holder) = (blast::hit(game), game.holder);
        let (bomb, gadget) = (game.bomb.card, game.bomb.gadget());
        game.explosions += 1;
        self.hear(|| Event::Exploded { bomb, holder, gadget, hit });
        self.pay(hit);
        if self.has_ended() {
            return None;
        }
        self.clean_up(hit);
        let next = holder.left(self.game.seats);
        self.take_the_next_bomb(next);
        for seat in self.game.clockwise_from(next) {
            let count = if hit.contains(seat) { DEALT } else { 1 };
            for _ in 0..count {
                if let Some((card, onlookers)) = self.drawn(seat) {
                    self.hear(|| Event::Dealt { seat, back: card.back(), card, onlookers });
                }
            }
        }
        Some(Next::Turn(next))
    }

    /// GOB-54, GOB-55: everything is counted by what everybody had before.
    fn pay(&mut self, hit: SeatSet) {
        let game = &mut *self.game;
        let mut payments = [Breakdown::default(); SEATS];
        let mut shown = [Cards::NONE; SEATS];
        for seat in Seat::all(game.seats) {
            let fulfilled = fulfilled_for(game, hit, seat);
            let there = fulfilled.among(game.bag(seat));
            shown[seat.index()] = there;
            payments[seat.index()] = blast::pay(game, hit, seat);
            payments[seat.index()].missions = there.len() as u32;
            // A fulfilled mission that is not shown is not there.
            let mut missing = fulfilled;
            missing.take_all(&there);
            game.known.lacks(seat, &missing);
        }
        for seat in Seat::all(self.game.seats) {
            for card in shown[seat.index()].iter() {
                self.game.bag_mut(seat).take(card, 1);
                self.game.known.leaves(Spot::Bag(seat), card);
                self.throw_openly(card);
                self.hear(|| Event::MissionShown { seat, card });
            }
        }
        for seat in Seat::all(self.game.seats) {
            let paid = payments[seat.index()];
            self.game.places[seat.index()].tally.add(&paid);
            let Breakdown { survival, holder, mechanisms, danger_money, missions } = paid;
            self.hear(|| Event::Paid { seat, survival, holder, mechanisms, danger_money, missions });
        }
    }

    /// GOB-70, GOB-72.
    fn has_ended(&mut self) -> bool {
        let game = &mut *self.game;
        let goal = u32::from(game.options.goal);
        let reason = if game.places().iter().any(|place| place.tally.coins() >= goal) {
            Ending::Goal
        } else if game.explosions >= LAST_EXPLOSION {
            Ending::LastExplosion
        } else {
            return false;
        };
        game.phase = Phase::Over;
        self.hear(|| Event::GameOver { reason });
        true
    }

    /// GOB-56.
    fn clean_up(&mut self, hit: SeatSet) {
        self.clear_what_is_in_play();
        (0..self.game.bomb.slots.len()).for_each(|at| self.throw_from_bomb(at));
        self.game.used.push(self.game.bomb.card);
        for seat in Seat::all(self.game.seats) {
            let bag = self.game.bag_mut(seat);
            let mechanisms = bag.count(Card::MECHANISM);
            bag.take(Card::MECHANISM, mechanisms);
            self.game.supply += mechanisms;
        }
        for seat in hit.iter() {
            let lost = std::mem::take(self.game.bag_mut(seat));
            lost.iter().for_each(|card| self.throw_from_bag(seat, card));
            if !lost.is_empty() {
                self.discarded(From::Bag, Some(seat), lost, seat.into());
            }
        }
    }

    /// GOB-57.
    fn take_the_next_bomb(&mut self, holder: Seat) {
        let game = &mut *self.game;
        if game.deck.for_rules().is_empty() {
            let mut deck = std::mem::replace(&mut game.used, Row::empty(BombCard::first()));
            game.chance.shuffle(&mut deck);
            game.deck = Secret::unseen(deck);
        }
        let bomb = game.deck.for_rules_mut().pop().expect("there are ten bombs");
        game.bomb = Bomb::new(bomb);
        game.supply -= bomb.print().mechanisms;
        self.hear(|| Event::NewBomb { bomb, holder });
    }
}

/// Whether a card that is put into the bomb lies face up (GOB-44).
pub(crate) fn lies_open(game: &Badaboom, card: Card) -> bool {
    match card.back() {
        Back::Mechanism => true,
        Back::Gadget => game.bomb.armed.is_some() || game.print().is_glass,
        Back::Trick => game.print().is_glass,
    }
}

/// Who gets the bomb in phase ⑥ (GOB-59).
pub(crate) fn next_holder(game: &Badaboom) -> Seat {
    let Badaboom { holder, seats, ref flags, .. } = *game;
    let steps = ((1 + flags.leapfrog) % u32::from(seats)) as u8;
    let steps = if game.goes_right() { seats - steps } else { steps };
    Seat((holder.0 + steps) % seats)
}

/// GOB-50.
fn explodes(game: &Badaboom) -> bool {
    game.bomb.armed.is_some_and(|armed| match game.flags.fuse {
        Some(Fuse::Wet) => false,
        Some(Fuse::Short) => true,
        None => game.turn_number >= armed.turn_number + game.print().fuse,
    })
}

/// The missions that this explosion fulfils for a seat.
fn fulfilled_for(game: &Badaboom, hit: SeatSet, seat: Seat) -> Cards {
    let is_fulfilled =
        |card: &Card| card.mission().is_some_and(|mission| blast::fulfils(game, hit, seat, mission));
    Card::missions().filter(is_fulfilled).collect()
}
