//! What looks natural to a seat, from its own hand and from what it has seen of the others'.

use super::hopes::{Hopes, Wants};
use besace_bots::fourth_power;
use besace_nottingham::{Action, Ambush, Card, Cards, KINDS, Mission, Nottingham, Phase, Trick};
use besace_table::{Game, Guess, Nobody, Seat, actions, play};
use std::cell::OnceCell;

/// A lead of this many points makes an action sixteen times as natural as another.
const CARE: f32 = 1.5;
/// How many ways to give cards away are thought of.
const SAMPLES: usize = 3;
/// The fewest cards of a kind that the sheriff takes.
const LEAST: u8 = 3;

/// How natural an action is compared with the best, in the words of [`Mind::instinct`](besace_bots::Mind::instinct).
pub(super) fn instinct(game: &Nottingham, seat: Seat, actions: &[Action], weights: &mut Vec<f32>) {
    if actions.len() == 1 {
        // Asked although there is no choice, as the rules often do (NOT-22).
        weights.push(1.0);
        return;
    }
    let from = weights.len();
    let deputy = Deputy::of(game, seat);
    weights.extend(actions.iter().map(|action| deputy.appeal(action)));
    let appeals = &mut weights[from..];
    let best = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    appeals.iter_mut().for_each(|appeal| *appeal = fourth_power(CARE / (CARE + best - *appeal)));
}

/// One seat with its eyes on the table: its hopes, and what each card would change.
pub(super) struct Deputy<'a> {
    game: &'a Nottingham,
    seat: Seat,
    hopes: Hopes,
    /// Worked out when something asks for them: many decisions ask for one of the two, or for neither.
    wants: OnceCell<Wants>,
    value_of_hand: OnceCell<f32>,
}

impl Deputy<'_> {
    pub(super) fn of(game: &Nottingham, seat: Seat) -> Deputy<'_> {
        let hopes = Hopes::of(game, seat);
        Deputy { game, seat, hopes, wants: OnceCell::new(), value_of_hand: OnceCell::new() }
    }

    fn hand(&self) -> &Cards {
        self.game.hand(self.seat)
    }

    fn wants(&self) -> &Wants {
        self.wants.get_or_init(|| self.hopes.wants(self.hand()))
    }

    /// What an action promises the seat, in points. Only differences count, and only between the actions of one
    /// decision.
    pub(super) fn appeal(&self, action: &Action) -> f32 {
        match *action {
            Action::Take => self.game.shown().map_or(0.0, |card| self.wants().gain(card)),
            Action::Use { target } => self.appeal_of_using(target),
            Action::Defend => -self.wants().loss(Card::Necklace),
            Action::Accept => -self.loss_to_attacker(),
            Action::Pick { card } => self.wants().gain(card) + self.harm_of_picking(card),
            Action::Offer { cards } => self.appeal_of_offering(&cards.0),
            Action::AcceptOffer { seat } => self.appeal_of_accepting(seat),
            Action::Refuse => self.wants().gain(Card::Coin),
            Action::Keep { card } => self.appeal_of_laying(card),
            Action::EndTurn => 0.0,
            Action::Deliver { object, count } => self.appeal_of_delivering(object, count),
            Action::Mission { mission, objects } => {
                let copies = usize::from(mission.copies());
                let cards = objects.iter().flat_map(|card| std::iter::repeat_n(card, copies)).collect();
                self.points_of(mission) - self.loss_of(&cards)
            }
            Action::Spring { .. } => self.appeal_of_springing(),
            // The ambush may still hit another delivery.
            Action::Decline => 0.5 * self.value_of_ambush(),
            Action::Discard { cards } => -self.loss_of(&cards.0),
        }
    }

    /// What the best delivery would bring beyond keeping the cards; nothing if that is better.
    pub(super) fn best_delivery(&self) -> f32 {
        let deliveries =
            self.hand().at_least(LEAST).iter().map(|object| self.appeal_of_delivering(object, LEAST));
        deliveries.fold(0.0, f32::max)
    }

    /// What a laid ambush promises: somebody delivers what it names before the sheriff is home.
    pub(super) fn value_of_ambush(&self) -> f32 {
        let seats = f32::from(self.game.seats());
        let deliveries = f32::from(self.game.steps_to_come()) * (seats - 1.0) / seats;
        (self.wants().any() + 2.5) * deliveries / (deliveries + 2.5)
    }

    /// What the hand promises.
    pub(super) fn value_of_hand(&self) -> f32 {
        *self.value_of_hand.get_or_init(|| self.hopes.value(self.hand()))
    }

    pub(super) fn gain(&self, card: Card) -> f32 {
        self.wants().gain(card)
    }

    /// What the seat would lose by giving these cards out of its hand.
    pub(super) fn loss_of(&self, cards: &Cards) -> f32 {
        let mut left = *self.hand();
        left.take_if_there(cards);
        self.value_of_hand() - self.hopes.value(&left)
    }

    /// What can be expected to go, if the attack takes its course.
    pub(super) fn loss_to_attacker(&self) -> f32 {
        let hand = self.hand();
        let (mut sum, mut most) = (0.0, 0.0_f32);
        for (card, count) in hand.counts() {
            sum += self.wants().loss(card) * f32::from(count);
            most = most.max(self.wants().loss(card));
        }
        let mean = sum / hand.len().max(1) as f32;
        let is_blind = self.game.shown().map(Card::trick) == Some(Trick::Theft);
        // Whoever sees the hand picks, though by what he needs himself.
        if is_blind { mean } else { 0.5 * (mean + most) }
    }

    fn appeal_of_using(&self, target: Option<Seat>) -> f32 {
        let Some(card) = self.game.shown() else { return 0.0 };
        let (any, best) = (self.wants().any(), self.wants().best());
        let others = f32::from(self.game.seats()) - 1.0;
        // The more there are to choose from, the likelier the best is among them.
        let among = |choice: f32, doubt: f32| any + (best - any) * choice / (choice + doubt);
        match (card.trick(), target) {
            // Refusing all offers leaves the coin.
            (Trick::Buy, _) => self.wants().gain(card).max(among(others, 4.0)) + 0.2,
            (Trick::Barter, _) => 1.3 * among(others, 4.0),
            (Trick::Ambush, _) => self.value_of_ambush(),
            (trick, Some(target)) => self.expected_from(trick, target, &among) + self.lead_of(target),
            _ => 0.0,
        }
    }

    /// What a card of somebody's hand can be expected to bring, drawn blindly or picked.
    fn expected_from(&self, trick: Trick, target: Seat, among: &dyn Fn(f32, f32) -> f32) -> f32 {
        let size = self.game.hand(target).len() as f32;
        let known = self.game.hand_known_to(self.seat, target);
        if trick == Trick::Theft {
            let (mut sum, mut unknown) = (0.0, size);
            for (card, count) in known.counts() {
                sum += self.wants().gain(card) * f32::from(count);
                unknown -= f32::from(count);
            }
            return (sum + unknown * self.wants().any()) / size;
        }
        let unseen = size - known.len() as f32;
        let seen = known.kinds().iter().map(|card| self.wants().gain(card)).fold(f32::NEG_INFINITY, f32::max);
        seen.max(among(unseen, 4.0))
    }

    /// A little more for taking from somebody who is ahead.
    fn lead_of(&self, other: Seat) -> f32 {
        let points = |seat| self.game.reckoning(seat).score() as f32;
        (0.05 * (points(other) - points(self.seat))).clamp(-0.5, 0.5)
    }

    /// What a card means to the victim, whose hand lies open to the one who picks.
    fn harm_of_picking(&self, card: Card) -> f32 {
        let Some(victim) = self.game.target() else { return 0.0 };
        match self.game.hand(victim).count(card) {
            0 | 1 => 0.0,
            2 => 0.4,
            _ => 0.8,
        }
    }

    fn appeal_of_offering(&self, cards: &Cards) -> f32 {
        let Some(price) = self.game.shown() else { return 0.0 };
        // The more is offered, the likelier it is taken.
        let taken = match (cards.len(), cards.kinds().iter().next()) {
            (1, Some(card)) => 0.02 * f32::from(card.value()) + 0.1,
            _ => 0.6,
        };
        let loss = match (cards.len(), cards.kinds().iter().next()) {
            (1, Some(card)) => self.wants().loss(card),
            _ => self.loss_of(cards),
        };
        2.0 * taken * (self.wants().gain(price) - loss)
    }

    fn appeal_of_accepting(&self, other: Seat) -> f32 {
        let Some(offer) = self.game.answer(other) else { return 0.0 };
        self.hopes.value(&self.hand().plus(offer)) - self.value_of_hand() - self.lead_of(other)
    }

    /// Which deliveries an ambush can hit, and how much the one who delivers has to hand in.
    fn appeal_of_laying(&self, card: Ambush) -> f32 {
        let others = Seat::all(self.game.seats()).filter(|other| *other != self.seat);
        let cards = |seat: Seat| self.game.hand(seat).len() as f32 + 2.0;
        match card.color() {
            Some(color) => {
                let all: f32 = others.clone().map(cards).sum();
                let named = others.clone().find(|other| self.game.color(*other) == color);
                named.map_or(0.0, |other| 6.0 * cards(other) / all + self.lead_of(other))
            }
            None => 6.0 * 2.0 / KINDS as f32,
        }
    }

    fn appeal_of_delivering(&self, object: Card, count: u8) -> f32 {
        let value = f32::from(object.value());
        let cost = self.loss_of(&Cards::of(object, count));
        let others = Seat::all(self.game.seats()).filter(|other| *other != self.seat);
        let laid: usize = others.map(|other| self.game.ambushes(other).len()).sum();
        // Each card above three makes up for one ambush.
        let threats = laid.saturating_sub(usize::from(count - LEAST)) as f32;
        let risk = threats * 0.25 / (1.0 + threats * 0.25);
        (1.0 - risk) * (value - cost) - risk * 2.0
    }

    fn points_of(&self, mission: Mission) -> f32 {
        let values = &self.game.options().mission_values;
        f32::from(values.value(mission, self.game.missions().count(mission) + 1))
    }

    fn appeal_of_springing(&self) -> f32 {
        let Some((object, count)) = self.game.delivery() else { return 0.0 };
        let stops = if count <= LEAST { 0.3 * f32::from(object.value()) } else { 0.0 };
        self.wants().gain(object) + stops + self.lead_of(self.game.turn())
    }
}

/// Plays on to the end of what is going on, everybody doing what looks best: until the turn's seat can hand in, or the
/// next turn begins. In the middle of things nothing can be appraised: the shown card belongs to nobody yet.
pub(super) fn settle(game: &mut Nottingham) {
    let (mut offers, mut choices) = (Vec::new(), Vec::new());
    let mut guess = Guess::new(0);
    while !matches!(game.phase_now(), Phase::Choose | Phase::Deliver | Phase::Over) {
        let Some(seat) = game.pending().first() else { return };
        actions(game, seat, SAMPLES, &mut guess, &mut offers, &mut choices);
        let deputy = Deputy::of(game, seat);
        let best =
            choices.iter().max_by(|one, another| deputy.appeal(one).total_cmp(&deputy.appeal(another)));
        let Some(best) = best.copied() else { return };
        play(game, seat, &best, &mut Nobody).expect("it is listed");
    }
}
