//! The talk of an inspection: threats, offers, answers and deals (SHE-65 to SHE-75).

use crate::event::Event;
use crate::goods::{Goods, Listed};
use crate::offers::{Ask, Deal, Deed, FOR_THE_BAG, Give, Promises, StandingOffer, Words};
use crate::state::Owes;
use crate::{Sheriff, bags};
use besace_table::{Listener, Seat, Secret};

/// The sheriff threatens to open a bag; its owner owes an answer.
pub(crate) fn call(game: &mut Sheriff, seat: Seat, listener: &mut impl Listener<Event>) {
    let inspection = &mut game.inspection;
    inspection.haggled[seat.index()] += 1;
    inspection.called = Some(seat);
    inspection.owes = Some(Owes { seat, offer: None });
    listener.hear(|| Event::Called { seat });
}

pub(crate) fn stand(game: &mut Sheriff, seat: Seat, listener: &mut impl Listener<Event>) {
    game.inspection.owes = None;
    listener.hear(|| Event::Stood { seat });
}

/// A merchant's offer. One that answers takes the place of the proposal it answers; one that nobody asked for counts.
pub(crate) fn offer(
    game: &mut Sheriff,
    seat: Seat,
    give: Give,
    promises: Promises,
    later: Words,
    listener: &mut impl Listener<Event>,
) {
    let mut replaces = None;
    if game.owes_answer(seat) {
        replaces = game.inspection.owes.take().and_then(|owes| owes.offer);
    } else {
        game.inspection.haggled[seat.index()] += 1;
    }
    let unnamed = Secret::of(seat, give.unnamed);
    let offer =
        StandingOffer { id: 0, by: seat, payer: seat, give: give.in_the_open(), unnamed, promises, later };
    make_stand(game, offer, replaces, listener);
}

/// The sheriff's proposal; the merchant owes an answer to it.
pub(crate) fn counter(
    game: &mut Sheriff,
    seat: Seat,
    replaces: Option<u32>,
    ask: Ask,
    promises: Promises,
    later: Words,
    listener: &mut impl Listener<Event>,
) {
    let inspection = &mut game.inspection;
    inspection.haggled[seat.index()] += 1;
    inspection.owes = Some(Owes { seat, offer: Some(inspection.next_id) });
    let unnamed = Secret::of(seat, Listed::NONE);
    let offer = StandingOffer { id: 0, by: game.sheriff, payer: seat, give: ask, unnamed, promises, later };
    make_stand(game, offer, replaces, listener);
}

fn make_stand(
    game: &mut Sheriff,
    mut offer: StandingOffer,
    replaces: Option<u32>,
    listener: &mut impl Listener<Event>,
) {
    let inspection = &mut game.inspection;
    if let Some(replaced) = replaces.and_then(|id| inspection.offers.remove(id)) {
        game.known.offer_is_gone(&replaced, false);
    }
    offer.id = inspection.next_id;
    inspection.next_id += 1;
    listener.hear(|| Event::Offered { offer: offer.clone(), replaces });
    game.known.offered(&offer);
    let has_room = inspection.offers.push(offer);
    debug_assert!(has_room, "no seat has more offers standing than it may");
    remember_what_is_named(game);
}

pub(crate) fn refuse(game: &mut Sheriff, id: u32, listener: &mut impl Listener<Event>) {
    let offer = remove(game, id);
    game.known.offer_is_gone(&offer, false);
    listener.hear(|| Event::Refused { offer: id, by: offer.by });
}

pub(crate) fn withdraw(game: &mut Sheriff, id: u32, listener: &mut impl Listener<Event>) {
    let offer = remove(game, id);
    game.known.offer_is_gone(&offer, false);
    listener.hear(|| Event::Withdrawn { offer: id, by: offer.by });
}

/// Takes a standing offer away, and the debt of an answer to it.
fn remove(game: &mut Sheriff, id: u32) -> StandingOffer {
    let inspection = &mut game.inspection;
    if inspection.owes.is_some_and(|owes| owes.offer == Some(id)) {
        inspection.owes = None;
    }
    inspection.offers.remove(id).expect("only standing offers are accepted, refused or withdrawn")
}

/// SHE-70, SHE-71: the goods change hands, the promises bind, and the payer's own bag passes at once if that was
/// promised.
pub(crate) fn accept(game: &mut Sheriff, id: u32, unnamed: Listed, listener: &mut impl Listener<Event>) {
    let mut offer = remove(game, id);
    if offer.is_proposal() {
        *offer.unnamed.for_rules_mut() = unnamed;
    }
    offer.unnamed.show_to(game.sheriff);
    hand_to_sheriff(game, &offer);
    game.known.offer_is_gone(&offer, false);
    let StandingOffer { id, payer, give, promises, .. } = offer;
    game.inspection.deals.push(Deal { id, payer, promises, later: offer.later.clone() });
    listener.hear(|| Event::Deal { offer, sheriff: game.sheriff });
    for promise in promises.iter() {
        game.inspection.must[promise.seat.index()] = Some(promise.deed);
    }
    if promises.of(payer) == Some(Deed::LetPass) {
        bags::let_pass(game, payer, give.bag, listener);
    }
    bags::go_on(game, listener);
}

/// Coins and goods of the payer's stand go to the sheriff. Which unnamed goods these are, only the two of them see.
fn hand_to_sheriff(game: &mut Sheriff, offer: &StandingOffer) {
    let (sheriff, payer, give) = (game.sheriff, offer.payer, &offer.give);
    let unnamed = &offer.unnamed.for_rules().0;
    let goods = give.legal.plus(&give.named.0).plus(unnamed);
    let from = game.place_mut(payer);
    from.coins -= give.coins;
    from.give_up(&goods);
    let stayed = from.contraband.for_rules().len();
    let to = game.place_mut(sheriff);
    to.coins += give.coins;
    to.deliver(&goods);
    if !give.named.0.is_empty() {
        game.known.shown_leaving(payer, &give.named.0, stayed + unnamed.len());
        game.known.shown_on_stand(sheriff, &give.named.0);
    }
    if !unnamed.is_empty() {
        game.known.changed_hands(offer.id, payer, sheriff, unnamed, stayed);
    }
}

/// SHE-75. What still stands shows that its goods are still there.
pub(crate) fn drop_offers_that_cannot_be_kept(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    loop {
        let lost =
            game.inspection.offers.iter().find(|offer| !can_be_kept(game, offer)).map(|offer| offer.id);
        let Some(id) = lost else { break };
        lapse(game, id, listener);
    }
    game.known.others_can_be_kept();
    remember_what_is_named(game);
}

/// Everybody sees which contraband the standing offers of merchants name.
pub(crate) fn remember_what_is_named(game: &mut Sheriff) {
    let Sheriff { inspection, known, .. } = game;
    for offer in inspection.offers.iter().filter(|offer| !offer.is_proposal()) {
        if !offer.give.named.0.is_empty() {
            known.named(offer.payer, &offer.give.named.0);
        }
    }
}

/// SHE-76.
pub(crate) fn drop_all_offers(game: &mut Sheriff, listener: &mut impl Listener<Event>) {
    loop {
        let first = game.inspection.offers.iter().next().map(|offer| offer.id);
        let Some(id) = first else { break };
        lapse(game, id, listener);
    }
    game.inspection.owes = None;
}

fn lapse(game: &mut Sheriff, id: u32, listener: &mut impl Listener<Event>) {
    let offer = remove(game, id);
    let tells = !can_be_kept(game, &offer) && seems_to_be_kept(game, &offer);
    game.known.offer_is_gone(&offer, tells);
    listener.hear(|| Event::Lapsed { offer: id, by: offer.by });
}

/// Whether an offer could be made as it stands: its goods are there, its bags closed, and nothing binds against it.
/// Of a proposal's contraband only the number counts, for more would tell what lies face down (R13).
pub(crate) fn can_be_kept(game: &Sheriff, offer: &StandingOffer) -> bool {
    Terms::of(offer).fault(game).is_none()
}

/// The same for somebody who does not see what lies face down, but only how many cards. When an offer lapses that
/// seemed to be kept, everybody sees that its contraband is not all there.
fn seems_to_be_kept(game: &Sheriff, offer: &StandingOffer) -> bool {
    let contraband =
        Asked::Count { named: offer.give.named.0, unnamed: usize::from(offer.give.unnamed_count) };
    Terms { contraband, ..Terms::of(offer) }.fault(game).is_none()
}

/// What an offer asks of its payer and of the sheriff, whoever made it.
pub(crate) struct Terms {
    pub(crate) payer: Seat,
    pub(crate) coins: u16,
    pub(crate) legal: Goods,
    pub(crate) contraband: Asked,
    pub(crate) bag: Goods,
    pub(crate) promises: Promises,
}

/// The contraband in an offer: exactly these cards, or a number of cards, some of them named.
pub(crate) enum Asked {
    Cards(Goods),
    Count { named: Goods, unnamed: usize },
}

/// Why an offer cannot be made, in the order in which it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TermsFault {
    BadPromise,
    BadBag,
    Bound,
    CannotPay,
}

impl Terms {
    pub(crate) fn of(offer: &StandingOffer) -> Terms {
        let give = &offer.give;
        let contraband = if offer.is_proposal() {
            Asked::Count { named: give.named.0, unnamed: usize::from(offer.give.unnamed_count) }
        } else {
            Asked::Cards(give.named.0.plus(&offer.unnamed.for_rules().0))
        };
        let (coins, legal, bag) = (give.coins, give.legal, give.bag);
        Terms { payer: offer.payer, coins, legal, contraband, bag, promises: offer.promises }
    }

    pub(crate) fn by_merchant(payer: Seat, give: &Give, promises: Promises) -> Terms {
        let contraband = Asked::Cards(give.named.0.plus(&give.unnamed.0));
        Terms { payer, coins: give.coins, legal: give.legal, contraband, bag: give.bag, promises }
    }

    pub(crate) fn by_sheriff(payer: Seat, ask: &Ask, promises: Promises) -> Terms {
        let contraband = Asked::Count { named: ask.named.0, unnamed: usize::from(ask.unnamed_count) };
        Terms { payer, coins: ask.coins, legal: ask.legal, contraband, bag: ask.bag, promises }
    }

    /// What SHE-67 says against it.
    pub(crate) fn fault(&self, game: &Sheriff) -> Option<TermsFault> {
        let promises = &self.promises;
        if promises.is_doubled() || !promises.iter().all(|promise| game.is_closed(promise.seat)) {
            return Some(TermsFault::BadPromise);
        }
        let place = game.place(self.payer);
        if !self.bag.is_empty() {
            let passes = promises.of(self.payer) == Some(FOR_THE_BAG);
            if !passes || self.bag.len() > place.bag.cards.for_rules().len() {
                return Some(TermsFault::BadBag);
            }
        }
        let against = |seat: Seat, deed: Deed| game.inspection.must[seat.index()] == Some(deed.other());
        if promises.iter().any(|promise| against(promise.seat, promise.deed)) {
            return Some(TermsFault::Bound);
        }
        let own = place.contraband.for_rules();
        let has_contraband = match &self.contraband {
            Asked::Cards(cards) => own.contains(cards),
            Asked::Count { named, unnamed } => named.legal().is_empty() && named.len() + unnamed <= own.len(),
        };
        let can_pay = self.coins <= place.coins && place.legal.contains(&self.legal) && has_contraband;
        (!can_pay).then_some(TermsFault::CannotPay)
    }
}
