//! Choices that are made step by step, because a list of all of them would be too long to read.
//!
//! What can be played as it is comes first in every list of steps, so that the label of the first step is always
//! what has been put together. No step is offered that the rules would refuse.

use super::bribes::Bribe;
use super::choices::{asked, choice, talks};
use super::goods::{goods, in_order, kind, several};
use super::own;
use crate::Parts;
use crate::telling::side;
use besace_sheriff::{Action, Bounds, Good, Goods, Listed, Row, Sheriff, Side, View};
use besace_table::{Offer, Seat};
use besace_terminal::Draft as _;
use besace_terminal::told::{Choice, Pick, Picked, Teller, capital};
use besace_words::Value;

/// The most cards that a bag holds (SHE-40).
const MOST_IN_A_BAG: usize = 5;

/// A choice, half made.
#[derive(Clone, PartialEq)]
pub enum Draft {
    /// A visit to the market.
    Market(Market),
    /// Cards that go onto a pile: those in their place, the top one first, and the others.
    Discard { pile: Side, order: Vec<Good>, rest: Goods },
    /// What is in the bag so far.
    Load(Goods),
    /// Everything that the sheriff can do with one merchant.
    Merchant(Seat),
    /// Face-down cards that go with a yes to the sheriff's proposal.
    Accept { offer: u32, count: usize, from: Goods, chosen: Goods },
    /// An offer or a proposal.
    Bribe(Box<Bribe>),
}

/// A step that can be picked, with its words.
pub type DraftStep = (Pick<Parts>, Choice);

impl besace_terminal::Draft<Parts> for Draft {
    fn of(bounds: &Bounds) -> Draft {
        match bounds {
            Bounds::Market { set_aside, left, right } => Draft::Market(Market {
                hand: set_aside.from.0,
                most: usize::from(set_aside.max),
                piles: [left.max, right.max],
                aside: Goods::NONE,
                takes: [0; 2],
            }),
            Bounds::Discard { pile, cards } => {
                Draft::Discard { pile: *pile, order: Vec::new(), rest: cards.0 }
            }
            Bounds::Accept { offer, unnamed } => Draft::Accept {
                offer: *offer,
                count: usize::from(unnamed.min),
                from: unnamed.from.0,
                chosen: Goods::NONE,
            },
            Bounds::Offer { give, promises } => Draft::Bribe(Box::new(Bribe::offer(give, promises))),
            Bounds::Counter { seat, replaces, give, promises } => {
                Draft::Bribe(Box::new(Bribe::proposal(*seat, *replaces, give, promises)))
            }
        }
    }

    /// A bag is filled card by card, and the sheriff turns to one merchant at a time.
    fn gathered(offer: &Offer<Sheriff>) -> Option<Draft> {
        match offer {
            Offer::Action(Action::Load { .. }) => Some(Draft::Load(Goods::NONE)),
            offer => concerning(offer).map(Draft::Merchant),
        }
    }

    /// What can be begun.
    fn beginning(&self, view: &View, teller: &Teller) -> Choice {
        let plain = |label: String| Choice { label, effect: String::new() };
        match self {
            Draft::Market(_) => plain(capital(&teller.say("sheriff-phase-market", &[]))),
            Draft::Load(_) => plain(teller.say("sheriff-terminal-load", &[])),
            Draft::Discard { pile, .. } => {
                plain(teller.say("sheriff-do-discard", &[("pile", side(*pile).into())]))
            }
            Draft::Merchant(seat) => turning_to(view, *seat, teller),
            Draft::Accept { offer, .. } => {
                plain(choice(view, &Action::Accept { offer: *offer, unnamed: Listed::NONE }, teller).label)
            }
            Draft::Bribe(bribe) => bribe.beginning(view, teller),
        }
    }

    /// What has been put together.
    fn so_far(&self, view: &View, teller: &Teller) -> String {
        match self {
            Draft::Market(market) => {
                let action = choice(view, &market.action(), teller).label;
                teller.say("sheriff-terminal-so-far", &[("what", action.into())])
            }
            Draft::Discard { order, .. } if order.is_empty() => asked(view, teller),
            Draft::Discard { order, .. } => {
                teller.say("sheriff-do-discard-order", &[("cards", in_order(order, teller).into())])
            }
            Draft::Load(bag) => teller.say("sheriff-do-load-cards", &[("cards", goods(bag, teller).into())]),
            Draft::Merchant(seat) => turning_to(view, *seat, teller).effect,
            Draft::Accept { count, .. } => {
                teller.say("sheriff-form-pick-hidden", &[("count", (*count).into())])
            }
            Draft::Bribe(bribe) => bribe.so_far(teller),
        }
    }

    /// How it can go on.
    fn steps(&self, view: &View, offers: &[Offer<Sheriff>], teller: &Teller) -> Vec<DraftStep> {
        match self {
            Draft::Market(market) => market.steps(view, teller),
            Draft::Discard { pile, order, rest } => discard_steps(*pile, order, rest, teller),
            Draft::Load(bag) => load_steps(bag, &own(view, teller).hand.unwrap_or_default().0, teller),
            Draft::Merchant(seat) => {
                let about_him = offers.iter().filter(|offer| concerning(offer) == Some(*seat));
                about_him.map(|offer| with_a_merchant(view, offer, teller)).collect()
            }
            Draft::Accept { offer, count, from, chosen } => {
                accept_steps(view, *offer, *count, from, chosen, teller)
            }
            Draft::Bribe(bribe) => bribe.steps(view, teller),
        }
    }
}

/// The merchant whom the sheriff's offer is about, where it is about one.
fn concerning(offer: &Offer<Sheriff>) -> Option<Seat> {
    match offer {
        Offer::Action(Action::Inspect { seat } | Action::LetPass { seat } | Action::Call { seat })
        | Offer::Bounds(Bounds::Counter { seat, .. }) => Some(*seat),
        _ => None,
    }
}

/// A merchant with what is known of the bag, and how much can still be said.
fn turning_to(view: &View, seat: Seat, teller: &Teller) -> Choice {
    let name = ("name", Value::from(teller.name(seat).to_owned()));
    let bag = capital(&super::board::bag_in_words(view, seat, teller));
    Choice {
        label: teller.say("sheriff-board-turn-to", &[name]),
        effect: format!("{bag}. {}", talks(view, seat, teller)),
    }
}

fn with_a_merchant(view: &View, offer: &Offer<Sheriff>, teller: &Teller) -> DraftStep {
    match offer {
        Offer::Action(action) => (Picked::Play(action.clone()), choice(view, action, teller)),
        Offer::Bounds(bounds) => {
            let draft = Draft::of(bounds);
            let beginning = draft.beginning(view, teller);
            (Picked::Draft(draft), beginning)
        }
    }
}

/// A visit to the market: what the hand holds and the piles offer, and what is set aside and taken so far.
#[derive(Clone, PartialEq)]
pub struct Market {
    hand: Goods,
    most: usize,
    piles: [u16; 2],
    aside: Goods,
    takes: [u8; 2],
}

impl Market {
    fn action(&self) -> Action {
        let [left, right] = self.takes;
        Action::Market { set_aside: Listed(self.aside), left, right }
    }

    /// How many cards are drawn from the deck (SHE-30).
    fn cards_due(&self, view: &View) -> usize {
        let kept = self.hand.len() - self.aside.len();
        let taken: u8 = self.takes.iter().sum();
        usize::from(view.options.hand_size) - kept - usize::from(taken)
    }

    fn steps(&self, view: &View, teller: &Teller) -> Vec<DraftStep> {
        let mut steps = vec![(Picked::Play(self.action()), self.going(view, teller))];
        let left = self.hand.without(&self.aside);
        if self.aside.len() < self.most {
            steps.extend(left.counts().map(|(good, _)| self.setting_aside(good, teller)));
        }
        if self.cards_due(view) > 0 {
            steps.extend(Side::ALL.into_iter().filter_map(|pile| self.taking(view, pile, teller)));
        }
        steps
    }

    fn going(&self, view: &View, teller: &Teller) -> Choice {
        let values = [
            ("aside", self.aside.len().into()),
            ("left", self.takes[0].into()),
            ("right", self.takes[1].into()),
            ("deck", self.cards_due(view).into()),
        ];
        let effect = if self.aside.is_empty() {
            String::new()
        } else {
            teller.say("sheriff-do-market-cards", &[("cards", goods(&self.aside, teller).into())])
        };
        Choice { label: teller.say("sheriff-do-market", &values), effect }
    }

    fn setting_aside(&self, good: Good, teller: &Teller) -> DraftStep {
        let mut next = self.clone();
        next.aside.add(good, 1);
        let label = teller.say("sheriff-terminal-set-aside", &[("cards", several(good, 1, teller).into())]);
        (Picked::Draft(Draft::Market(next)), Choice { label, effect: String::new() })
    }

    /// The next card from the top of a pile, if there is one.
    fn taking(&self, view: &View, pile: Side, teller: &Teller) -> Option<DraftStep> {
        let (at, cards) = match pile {
            Side::Left => (0, &view.discards.left),
            Side::Right => (1, &view.discards.right),
        };
        let taken = self.takes[at];
        let good = cards.get(usize::from(taken)).filter(|_| u16::from(taken) < self.piles[at])?;
        let mut next = self.clone();
        next.takes[at] += 1;
        let values = [("cards", several(*good, 1, teller).into()), ("pile", side(pile).into())];
        let label = teller.say("sheriff-terminal-take", &values);
        Some((Picked::Draft(Draft::Market(next)), Choice { label, effect: String::new() }))
    }
}

/// The cards in their order with the others below, or one more card in its place.
fn discard_steps(pile: Side, order: &[Good], rest: &Goods, teller: &Teller) -> Vec<DraftStep> {
    let cards: Vec<Good> = order.iter().copied().chain(rest.iter()).collect();
    let label = teller.say("sheriff-do-discard-order", &[("cards", in_order(&cards, teller).into())]);
    let effect = teller.say("sheriff-do-discard", &[("pile", side(pile).into())]);
    let row = Row::new(cards).expect("no more cards are put down than can be set aside");
    let done = Picked::Play(Action::Discard { pile, cards: row });
    let mut steps = vec![(done, Choice { label, effect })];
    if rest.counts().count() > 1 {
        steps.extend(rest.counts().map(|(good, _)| {
            let order: Vec<Good> = order.iter().copied().chain([good]).collect();
            let values = [
                ("first", if order.len() == 1 { "yes" } else { "no" }.into()),
                ("good", kind(good, teller).into()),
            ];
            let label = teller.say("sheriff-terminal-next", &values);
            let draft = Draft::Discard { pile, order, rest: rest.without(&Goods::of(good, 1)) };
            (Picked::Draft(draft), Choice { label, effect: String::new() })
        }));
    }
    steps
}

/// The bag as it is, or with one more card.
fn load_steps(bag: &Goods, hand: &Goods, teller: &Teller) -> Vec<DraftStep> {
    let mut steps = Vec::new();
    if !bag.is_empty() {
        let label = teller.say("sheriff-do-load", &[("count", bag.len().into())]);
        let effect = teller.say("sheriff-do-load-cards", &[("cards", goods(bag, teller).into())]);
        steps.push((Picked::Play(Action::Load { cards: Listed(*bag) }), Choice { label, effect }));
    }
    if bag.len() < MOST_IN_A_BAG {
        steps.extend(hand.without(bag).counts().map(|(good, _)| {
            let values = [("cards", several(good, 1, teller).into())];
            let label = teller.say("sheriff-action-load", &values);
            let draft = Draft::Load(bag.plus(&Goods::of(good, 1)));
            (Picked::Draft(draft), Choice { label, effect: worth(good, teller) })
        }));
    }
    steps
}

/// What a card is worth, and what it costs if it is found.
fn worth(good: Good, teller: &Teller) -> String {
    let values = [("value", good.value().into()), ("fine", good.penalty().into())];
    teller.say("sheriff-terminal-effect-load", &values)
}

/// One face-down card more, until there are as many as the sheriff asks for.
fn accept_steps(
    view: &View,
    offer: u32,
    count: usize,
    from: &Goods,
    chosen: &Goods,
    teller: &Teller,
) -> Vec<DraftStep> {
    if chosen.len() == count {
        let action = Action::Accept { offer, unnamed: Listed(*chosen) };
        let label = choice(view, &action, teller).label;
        let effect = teller.say("sheriff-do-load-cards", &[("cards", goods(chosen, teller).into())]);
        return vec![(Picked::Play(action), Choice { label, effect })];
    }
    from.without(chosen)
        .counts()
        .map(|(good, _)| {
            let label = teller.say("sheriff-form-secret", &[("good", kind(good, teller).into())]);
            let chosen = chosen.plus(&Goods::of(good, 1));
            let draft = Draft::Accept { offer, count, from: *from, chosen };
            (Picked::Draft(draft), Choice { label: capital(&label), effect: String::new() })
        })
        .collect()
}
