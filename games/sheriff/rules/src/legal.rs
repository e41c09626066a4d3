//! Everything that a seat can decide now (SHE-85).

use crate::action::{Action, AskBounds, Bounds, GiveBounds, Possible, Replaceable, Side, SomeOf, Span};
use crate::allow::cards_to_discard;
use crate::debts;
use crate::goods::{FIVE, Good, Goods, KINDS, Listed, Packed};
use crate::offers::{Deed, StandingOffer};
use crate::state::{OFFERS, Phase, Sheriff, pending};
use besace_table::{MOST_LISTED, Offer, Seat};
use std::ops::ControlFlow;

pub(crate) fn legal(game: &Sheriff, seat: Seat, offers: &mut Vec<Offer<Sheriff>>) {
    if game.phase == Phase::Inspect {
        if seat == game.sheriff {
            return sheriffs_choices(game, offers);
        }
        if game.is_merchant(seat) {
            merchants_choices(game, seat, offers);
        }
        return;
    }
    if !pending(game).contains(seat) {
        return;
    }
    match game.phase {
        Phase::Market => offers.push(Offer::Bounds(market(game, seat))),
        Phase::MarketDiscard | Phase::Confiscate => {
            let cards = Listed(cards_to_discard(game).0);
            offers.extend(Side::ALL.map(|pile| Offer::Bounds(Bounds::Discard { pile, cards })));
        }
        Phase::Load => {
            let hand = *game.place(seat).hand.for_rules();
            list_bags(&hand, offers);
        }
        Phase::Declare => {
            let count = game.place(seat).bag.cards.for_rules().len() as u8;
            let goods = Good::LEGAL.into_iter().filter(|good| game.has(*good));
            offers.extend(goods.map(|good| Offer::Action(Action::Declare { good, count })));
        }
        Phase::Pay => {
            let debt = game.debt.expect("a debt is due in this phase");
            debts::every_payment(game.place(seat), debt.amount, |legal, contraband| {
                offers.push(Offer::Action(Action::Pay { legal, contraband: Listed(contraband) }));
                // R25: nobody asks for a longer list.
                if offers.len() > MOST_LISTED { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
        }
        Phase::Inspect | Phase::Over => {}
    }
}

fn market(game: &Sheriff, seat: Seat) -> Bounds {
    let hand = *game.place(seat).hand.for_rules();
    let most_aside = hand.len().min(FIVE);
    let most_drawn = game.options.drawn(hand.len(), most_aside);
    let take = |side| Span::up_to(game.pile(side).len().min(most_drawn) as u16);
    Bounds::Market {
        set_aside: SomeOf { from: Listed(hand), min: 0, max: most_aside as u8 },
        left: take(Side::Left),
        right: take(Side::Right),
    }
}

/// Lists every different choice of one to five cards. An offer is much longer than the cards in it, and most offers that are
/// ever listed are these: so some empty ones at a time are made room for, and the cards written into them where they lie.
fn list_bags(hand: &Goods, offers: &mut Vec<Offer<Sheriff>>) {
    const AT_ONCE: usize = 16;
    let mut next = offers.len();
    every_bag(hand, |found| {
        if next == offers.len() {
            let empty = || Offer::Action(Action::Load { cards: Listed::NONE });
            offers.extend(std::iter::repeat_with(empty).take(AT_ONCE));
        }
        if let Some(Offer::Action(Action::Load { cards })) = offers.get_mut(next) {
            *cards = Listed(found);
        }
        next += 1;
    });
    offers.truncate(next);
}

/// Every different choice of one to five cards.
fn every_bag(hand: &Goods, mut found: impl FnMut(Goods)) {
    /// A kind of the hand: one card of it, how many there are, and how many are chosen.
    type Digit = (Packed, u8, u8);
    let mut digits: [Digit; KINDS] = [Default::default(); KINDS];
    let mut len = 0;
    hand.counts().for_each(|(good, most)| {
        digits[len] = (Packed::one(good), most, 0);
        len += 1;
    });
    let (mut chosen, mut room) = (Packed::default(), FIVE as u8);
    // Counted up like a number whose digits are the kinds: the last digit that can go up does, and those behind it begin
    // again at 0.
    let mut digit = len;
    while let Some(at) = digit.checked_sub(1) {
        let (one, most, count) = &mut digits[at];
        if *count < *most && room > 0 {
            *count += 1;
            chosen.add(*one);
            room -= 1;
            found(chosen.goods());
            digit = len;
        } else {
            room += *count;
            while *count > 0 {
                *count -= 1;
                chosen.take(*one);
            }
            digit = at;
        }
    }
}

fn sheriffs_choices(game: &Sheriff, offers: &mut Vec<Offer<Sheriff>>) {
    let inspection = &game.inspection;
    if inspection.owes.is_some() {
        return;
    }
    let promises = possible_promises(game);
    for seat in game.merchants() {
        if game.is_closed(seat) {
            let must = inspection.must[seat.index()];
            if must != Some(Deed::LetPass) {
                offers.push(Offer::Action(Action::Inspect { seat }));
            }
            if must != Some(Deed::Inspect) {
                offers.push(Offer::Action(Action::LetPass { seat }));
            }
        }
        if game.may_haggle(seat) {
            if game.is_closed(seat) {
                offers.push(Offer::Action(Action::Call { seat }));
            }
            offers.push(Offer::Bounds(counter(game, seat, promises)));
        }
    }
    for offer in inspection.offers.iter() {
        offers.push(Offer::Action(Action::Accept { offer: offer.id, unnamed: Listed::NONE }));
        offers.push(Offer::Action(Action::Refuse { offer: offer.id }));
    }
}

fn merchants_choices(game: &Sheriff, seat: Seat, offers: &mut Vec<Offer<Sheriff>>) {
    let inspection = &game.inspection;
    let owes = inspection.owes.filter(|owes| owes.seat == seat);
    match owes.map(|owes| owes.offer) {
        Some(None) => offers.push(Offer::Action(Action::Stand)),
        Some(Some(id)) => {
            let proposal = inspection.offers.find(id).expect("an answer is owed to a standing proposal");
            offers.extend(accept(game, proposal));
            offers.push(Offer::Action(Action::Refuse { offer: id }));
        }
        None => {}
    }
    let mut standing = 0;
    for offer in inspection.offers.of(seat) {
        offers.push(Offer::Action(Action::Withdraw { offer: offer.id }));
        standing += 1;
    }
    if standing < OFFERS && (owes.is_some() || game.may_haggle(seat)) {
        let place = game.place(seat);
        let promises = possible_promises(game);
        let give = GiveBounds {
            coins: Span::up_to(place.coins),
            legal: place.legal,
            contraband: Listed(*place.contraband.for_rules()),
            bag: from_the_bag(game, seat, &promises),
        };
        offers.push(Offer::Bounds(Bounds::Offer { give, promises }));
    }
}

/// The payer's acceptance of a proposal, unless he does not have what it names.
fn accept(game: &Sheriff, proposal: &StandingOffer) -> Option<Offer<Sheriff>> {
    let own = game.place(proposal.payer).contraband.for_rules();
    let named = &proposal.give.named.0;
    if !own.contains(named) {
        return None;
    }
    let (offer, count) = (proposal.id, proposal.give.unnamed_count);
    Some(if count == 0 {
        Offer::Action(Action::Accept { offer, unnamed: Listed::NONE })
    } else {
        let unnamed = SomeOf { from: Listed(own.without(named)), min: count, max: count };
        Offer::Bounds(Bounds::Accept { offer, unnamed })
    })
}

fn counter(game: &Sheriff, seat: Seat, promises: Possible) -> Bounds {
    let place = game.place(seat);
    let mut own = game.inspection.offers.of(seat).map(|offer| offer.id);
    Bounds::Counter {
        seat,
        replaces: Replaceable([own.next(), own.next()]),
        give: AskBounds {
            coins: Span::up_to(place.coins),
            legal: place.legal,
            contraband: Span::up_to(place.contraband.for_rules().len() as u16),
            bag: from_the_bag(game, seat, &promises),
        },
        promises,
    }
}

/// Every promise that nothing speaks against.
fn possible_promises(game: &Sheriff) -> Possible {
    let mut possible = Possible::default();
    for seat in Seat::all(game.seats) {
        if game.is_merchant(seat) && game.is_closed(seat) {
            possible.add_all_but(seat, game.inspection.must[seat.index()].map(Deed::other));
        }
    }
    possible
}

/// How many cards of a merchant's bag can be promised.
fn from_the_bag(game: &Sheriff, seat: Seat, promises: &Possible) -> Span {
    let can_pass = promises.contains(crate::BagPromise { deed: Deed::LetPass, seat });
    let cards = game.place(seat).bag.cards.for_rules().len() as u16;
    Span::up_to(if can_pass { cards } else { 0 })
}
