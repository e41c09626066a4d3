//! The invariants that speak of the whole table, in the order in which a broken one is named.

use crate::goods::{FIVE, Good, Goods, KINDS};
use crate::offers::StandingOffer;
use crate::state::{Bag, BagState, COINS, Debt, Declared, Inspection, OFFERS, Owes, Phase, REMOVED, Sheriff};
use crate::talk::can_be_kept;
use crate::view::Confiscated;
use besace_table::{BadPosition, Seat};

/// The largest number that the next offer can have.
const LAST_ID: u64 = (1 << 31) - 1;

pub(super) fn table(game: &Sheriff) -> Result<(), BadPosition> {
    every_card_is_there(game)?;
    let coins: u32 = game.places().iter().map(|place| u32::from(place.coins)).sum();
    let due = u32::from(COINS) * u32::from(game.seats);
    BadPosition::unless(coins == due, "SHE-121", "all coins together must be 50 for each seat")?;
    let sheriffs = &game.place(game.sheriff).bag;
    let fits = sheriffs.state == BagState::None && sheriffs.declared.is_none();
    BadPosition::unless(fits, "SHE-122", "the sheriff must have no bag and declare nothing")?;
    for place in game.places() {
        let sorted = place.legal.contraband().is_empty() && place.contraband.for_rules().legal().is_empty();
        BadPosition::unless(sorted, "SHE-123", "legal goods must lie open and contraband face down")?;
    }
    Seat::all(game.seats).try_for_each(|seat| bag(game, seat))?;
    hands(game)?;
    turn(game)?;
    confiscated_and_debt(game)?;
    inspection(game)?;
    somebody_has_to_decide(game)
}

fn every_card_is_there(game: &Sheriff) -> Result<(), BadPosition> {
    let mut counts = [0_u32; KINDS];
    let mut add =
        |goods: &Goods| goods.counts().for_each(|(good, count)| counts[good.index()] += u32::from(count));
    for pile in game.discards.iter().chain([game.deck.for_rules()]) {
        add(&pile.iter().collect());
    }
    add(game.removed.for_rules());
    add(game.set_aside.for_rules());
    add(&game.confiscated.map_or(Goods::NONE, |confiscated| confiscated.cards.0));
    for place in game.places() {
        add(place.hand.for_rules());
        add(place.bag.cards.for_rules());
        add(&place.legal);
        add(place.contraband.for_rules());
    }
    let copies = |good: Good| u32::from(good.copies(game.seats, game.options.royal));
    let all_there = Good::ALL.into_iter().zip(counts).all(|(good, count)| count == copies(good));
    BadPosition::unless(all_there, "SHE-120", "every card of the box must be in exactly one place")?;
    let removed = if game.options.remove_ten { REMOVED } else { 0 };
    let fits = game.removed.for_rules().len() == removed;
    BadPosition::unless(fits, "SHE-120", "ten cards must be removed if the table plays so, otherwise none")
}

fn bag(game: &Sheriff, seat: Seat) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-124", because);
    let Bag { state, cards, declared } = &game.place(seat).bag;
    let has_cards = matches!(state, BagState::Loaded | BagState::Closed);
    let sizes = if has_cards { 1..=FIVE } else { 0..=0 };
    let count = cards.for_rules().len();
    known(
        sizes.contains(&count),
        "a bag must have 1 to 5 cards from loading until it is decided, and otherwise none",
    )?;
    let fits = match game.phase {
        Phase::Load => matches!(state, BagState::None | BagState::Loaded),
        Phase::Declare => matches!(state, BagState::None | BagState::Closed),
        Phase::Inspect | Phase::Confiscate | Phase::Pay => *state != BagState::Loaded,
        Phase::Market | Phase::MarketDiscard | Phase::Over => *state == BagState::None,
    };
    known(fits, "the bags must be in a state that the phase allows")?;
    let silent = matches!(state, BagState::None | BagState::Loaded);
    known(!silent || declared.is_none(), "a bag that is not closed must not be declared")?;
    if let Some(Declared { good, count: told }) = declared {
        known(good.is_legal() && game.has(*good), "a declaration must be of a legal kind of this game")?;
        let exact = *state != BagState::Closed || usize::from(*told) == count;
        known(exact, "a declaration must tell the number of cards in the bag")?;
    }
    // If the turn is not a merchant's, nobody comes before it; that is for SHE-126 to say.
    let has_turn = game.phase != Phase::Declare || game.is_merchant(game.turn);
    if *state == BagState::Closed && has_turn {
        let due = game.phase.is_inspection() || is_before_turn(game, seat);
        known(
            declared.is_some() == due,
            "bags must be declared one after the other, and all before the inspection",
        )?;
    }
    Ok(())
}

/// Whether the merchant comes before the one whose turn it is.
fn is_before_turn(game: &Sheriff, seat: Seat) -> bool {
    game.merchants().take_while(|merchant| *merchant != game.turn).any(|merchant| merchant == seat)
}

fn hands(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-125", because);
    let hand_size = usize::from(game.options.hand_size);
    for place in game.places() {
        let held = place.hand.for_rules().len() + place.bag.cards.for_rules().len();
        known(held <= hand_size, "hand and bag together must have no more cards than a full hand")?;
    }
    if game.phase == Phase::MarketDiscard {
        let aside = game.set_aside.for_rules().len();
        known((1..=FIVE).contains(&aside), "1 to 5 cards must be set aside")?;
    }
    Ok(())
}

fn turn(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    if game.phase.has_turn() {
        known(game.is_merchant(game.turn), "`turn` must be a merchant")?;
    }
    if game.phase == Phase::Declare {
        known(game.is_closed(game.turn), "whoever declares must have a bag")?;
    }
    Ok(())
}

fn confiscated_and_debt(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let is_opened = |seat: Seat| game.place(seat).bag.state == BagState::Opened;
    if let Some(Confiscated { seat, cards }) = game.confiscated {
        let fits = is_opened(seat) && (1..=FIVE).contains(&cards.0.len());
        known(fits, "1 to 5 cards must be confiscated, from an opened bag")?;
    }
    if let Some(Debt { debtor, creditor, amount }) = game.debt {
        let between = (debtor == game.sheriff && is_opened(creditor))
            || (creditor == game.sheriff && is_opened(debtor));
        known(between, "a debt must be between the sheriff and the owner of an opened bag")?;
        let fits = amount > 0 && game.place(debtor).coins == 0;
        known(fits, "a debt can be left only when the coins are gone")?;
    }
    Ok(())
}

fn inspection(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let Inspection { called, owes, next_id, haggled, must, offers, deals, time_up } = &game.inspection;
    known(called.is_none_or(|seat| game.is_closed(seat)), "a bag that was called must be closed")?;
    let bound = Seat::all(game.seats).filter(|seat| must[seat.index()].is_some());
    known(
        bound.into_iter().all(|seat| game.is_closed(seat)),
        "the sheriff can be bound about closed bags only",
    )?;
    known(
        haggled.iter().all(|number| *number <= game.options.haggle),
        "nobody can have haggled beyond the limit",
    )?;
    known(
        u64::from(*next_id) + offers_to_come(game) <= LAST_ID,
        "there must be enough numbers left for the offers to come",
    )?;
    offers.iter().try_for_each(|standing| offer(game, standing))?;
    let few = Seat::all(game.seats).all(|seat| offers.of(seat).count() <= OFFERS);
    known(few, "a seat must have at most two standing offers")?;
    let mut ids: Vec<u32> =
        offers.iter().map(|offer| offer.id).chain(deals.iter().map(|deal| deal.id)).collect();
    let below = ids.iter().all(|id| id < next_id);
    ids.sort_unstable();
    known(
        below && ids.is_sorted_by(|one, another| one < another),
        "offers and deals must have different numbers",
    )?;
    let merchants_pay = deals.iter().all(|deal| game.is_merchant(deal.payer) && !deal.promises.is_doubled());
    known(merchants_pay, "a deal must be with a merchant, and have at most one promise for each bag")?;
    answer(game, *owes)?;
    let over_time = game.options.timed > 0 && game.phase != Phase::Inspect && offers.iter().next().is_none();
    known(
        !time_up || over_time,
        "when the time is up, no offer can stand, and somebody must have to discard or to pay",
    )
}

/// How many offers and proposals can still be made in this inspection (R17). Every call and every proposal counts for
/// its merchant and may be answered with an offer, and so does every offer that nobody asked for.
fn offers_to_come(game: &Sheriff) -> u64 {
    let Inspection { haggled, owes, .. } = &game.inspection;
    let left = |seat: Seat| u64::from(game.options.haggle - haggled[seat.index()]);
    2 * game.merchants().map(left).sum::<u64>() + u64::from(owes.is_some())
}

fn offer(game: &Sheriff, offer: &StandingOffer) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let made = game.is_merchant(offer.payer) && (offer.by == offer.payer || offer.by == game.sheriff);
    known(made, "an offer must be a merchant's own, or the sheriff's to a merchant")?;
    let says = !offer.give.is_empty() || !offer.promises.is_empty() || !offer.later.is_empty();
    known(says, "an offer must say something")?;
    let unnamed = if offer.is_proposal() {
        offer.unnamed.for_rules().0.is_empty()
    } else {
        offer.unnamed.for_rules().0.len() == usize::from(offer.give.unnamed_count)
    };
    known(
        unnamed,
        "a merchant must offer as many unnamed goods as the offer says, and the sheriff cannot choose them",
    )?;
    let goods = [offer.give.legal, offer.give.named.0, offer.unnamed.for_rules().0, offer.give.bag];
    let exist = goods.iter().all(|goods| goods.counts().all(|(good, _)| game.has(good)));
    known(exist && can_be_kept(game, offer), "a standing offer must be one that can be kept")
}

/// An answer is owed to a call or to the sheriff's one proposal, and a proposal stands only while it is.
fn answer(game: &Sheriff, owes: Option<Owes>) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let mut proposals = game.inspection.offers.iter().filter(|offer| offer.is_proposal());
    let proposal = proposals.next().map(|offer| Owes { seat: offer.payer, offer: Some(offer.id) });
    known(proposals.next().is_none(), "the sheriff must have at most one standing proposal")?;
    let called = game.inspection.called.map(|seat| Owes { seat, offer: None });
    let fits = match owes {
        None => proposal.is_none(),
        Some(Owes { offer: None, .. }) => proposal.is_none() && owes == called,
        Some(_) => owes == proposal,
    };
    known(
        fits,
        "an answer must be owed by the seat that was called, or by the one to which the sheriff made a proposal",
    )?;
    known(owes.is_none() || game.phase == Phase::Inspect, "answers can be owed in the inspection only")
}

fn somebody_has_to_decide(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-127", because);
    let open = game.phase != Phase::Inspect || game.merchants().any(|seat| game.is_closed(seat));
    known(open, "in the inspection a bag must still be closed")?;
    let loads = game.phase != Phase::Load || game.merchants().any(|seat| game.has_to_load(seat));
    known(loads, "somebody must still have a bag to load")
}
