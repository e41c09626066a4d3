//! Whether a seat may do something now: every check, in the order of SHE-84. Nothing here changes the game.

use crate::action::{Action, Side};
use crate::goods::{FIVE, Good, Goods, Listed, Row};
use crate::offers::{Deed, Promises, StandingOffer, Words};
use crate::refusals::{
    BAD_BAG, BAD_PAYMENT, BAD_PROMISE, BAD_SHAPE, EMPTY_OFFER, HAGGLE_OVER, NO_SUCH_OFFER, NOT_CALLED,
    NOT_LEGAL_GOOD, NOT_TIMED, TOO_MANY_OFFERS, UNKNOWN_CARD, WRONG_PHASE, answer_owed, bound, cannot_pay,
    not_closed, not_in_hand, wrong_cards, wrong_count,
};
use crate::state::{OFFERS, Phase, pending};
use crate::talk::{Terms, TermsFault};
use crate::{Sheriff, debts};
use besace_table::{Refusal, Seat};

/// An action that has passed every check.
pub struct Allowed {
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

/// The kinds of action, as far as it matters whose they are and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Market,
    Discard,
    Load,
    Declare,
    Call,
    Offer,
    Stand,
    Counter,
    Accept,
    Refuse,
    Withdraw,
    Inspect,
    LetPass,
    Pay,
    TimeUp,
}

impl Kind {
    pub(crate) fn of(action: &Action) -> Kind {
        match action {
            Action::Market { .. } => Kind::Market,
            Action::Discard { .. } => Kind::Discard,
            Action::Load { .. } => Kind::Load,
            Action::Declare { .. } => Kind::Declare,
            Action::Call { .. } => Kind::Call,
            Action::Offer { .. } => Kind::Offer,
            Action::Stand => Kind::Stand,
            Action::Counter { .. } => Kind::Counter,
            Action::Accept { .. } => Kind::Accept,
            Action::Refuse { .. } => Kind::Refuse,
            Action::Withdraw { .. } => Kind::Withdraw,
            Action::Inspect { .. } => Kind::Inspect,
            Action::LetPass { .. } => Kind::LetPass,
            Action::Pay { .. } => Kind::Pay,
            Action::TimeUp => Kind::TimeUp,
        }
    }

    pub(crate) fn from_id(id: &str) -> Option<Kind> {
        Some(match id {
            "market" => Kind::Market,
            "discard" => Kind::Discard,
            "load" => Kind::Load,
            "declare" => Kind::Declare,
            "call" => Kind::Call,
            "offer" => Kind::Offer,
            "stand" => Kind::Stand,
            "counter" => Kind::Counter,
            "accept" => Kind::Accept,
            "refuse" => Kind::Refuse,
            "withdraw" => Kind::Withdraw,
            "inspect" => Kind::Inspect,
            "let_pass" => Kind::LetPass,
            "pay" => Kind::Pay,
            "time_up" => Kind::TimeUp,
            _ => return None,
        })
    }

    /// Whether merchants may do it in an inspection without being asked (SHE-69).
    fn is_said_unasked(self) -> bool {
        matches!(self, Kind::Offer | Kind::Withdraw)
    }
}

pub(crate) fn allow(game: &Sheriff, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
    let kind = Kind::of(action);
    may_decide(game, seat, Some(kind))?;
    has_shape(game, action)?;
    is_the_moment(game, seat, kind)?;
    match action {
        Action::Market { set_aside, left, right } => market(game, seat, set_aside.0, *left, *right)?,
        Action::Discard { pile: _, cards } => discard(game, cards)?,
        Action::Load { cards } => load(game, seat, cards.0)?,
        Action::Declare { good, count } => declare(game, seat, Some(*good), *count)?,
        Action::Call { seat } => call(game, *seat)?,
        Action::Offer { give, promises, later } => {
            all_known(game, &[give.legal, give.named.0, give.unnamed.0, give.bag])?;
            may_offer(game, seat)?;
            says_something(give.is_empty(), promises, later)?;
            keeps_terms(game, &Terms::by_merchant(seat, give, *promises))?;
        }
        Action::Stand => {
            let answers_proposal = game.inspection.owes.is_some_and(|owes| owes.offer.is_some());
            Refusal::unless(!answers_proposal, NOT_CALLED)?;
        }
        Action::Counter { seat, replaces, give, promises, later } => {
            all_known(game, &[give.legal, give.named.0, give.bag])?;
            may_counter(game, *seat, *replaces)?;
            says_something(give.is_empty(), promises, later)?;
            keeps_terms(game, &Terms::by_sheriff(*seat, give, *promises))?;
        }
        Action::Accept { offer, unnamed } => accept(game, seat, *offer, *unnamed)?,
        Action::Refuse { offer } => {
            offer_to_answer(game, seat, *offer).ok_or(NO_SUCH_OFFER)?;
        }
        Action::Withdraw { offer } => {
            game.inspection.offers.of(seat).find(|own| own.id == *offer).ok_or(NO_SUCH_OFFER)?;
        }
        Action::Inspect { seat } => decide(game, *seat, Deed::Inspect)?,
        Action::LetPass { seat } => decide(game, *seat, Deed::LetPass)?,
        Action::Pay { legal, contraband } => pay(game, legal, contraband)?,
        Action::TimeUp => Refusal::unless(game.options.timed > 0, NOT_TIMED)?,
    }
    Ok(Allowed { seat, action: action.clone() })
}

/// Whether the seat has anything to say now: it owes a decision, or it is one of those who may speak unasked. The
/// sheriff who has to wait is told so later, with a reason of its own.
pub(crate) fn may_decide(game: &Sheriff, seat: Seat, kind: Option<Kind>) -> Result<(), Refusal> {
    let speaks = game.phase == Phase::Inspect
        && (seat == game.sheriff || (game.is_merchant(seat) && kind.is_some_and(Kind::is_said_unasked)));
    Refusal::unless_asked(game.phase == Phase::Over, speaks || pending(game).contains(seat))
}

/// Whether every seat in it is one of this table, and a proposal is made to a merchant.
fn has_shape(game: &Sheriff, action: &Action) -> Result<(), Refusal> {
    let sits = |seat: &Seat| seat.0 < game.seats;
    let said = |promises: &Promises, later: &Words| {
        promises.iter().all(|promise| sits(&promise.seat))
            && later.as_slice().iter().all(|words| sits(&words.by))
    };
    let fits = match action {
        Action::Call { seat } | Action::Inspect { seat } | Action::LetPass { seat } => sits(seat),
        Action::Offer { promises, later, .. } => said(promises, later),
        Action::Counter { seat, promises, later, .. } => game.is_merchant(*seat) && said(promises, later),
        _ => true,
    };
    Refusal::unless(fits, BAD_SHAPE)
}

/// Whether this kind of action belongs to this phase and this role in it, and nobody has to answer first.
pub(crate) fn is_the_moment(game: &Sheriff, seat: Seat, kind: Kind) -> Result<(), Refusal> {
    use Kind::{
        Accept, Call, Counter, Declare, Discard, Inspect, LetPass, Load, Market, Offer, Pay, Refuse, Stand,
        TimeUp, Withdraw,
    };
    let is_sheriff = seat == game.sheriff;
    let belongs = match game.phase {
        Phase::Market => kind == Market,
        Phase::MarketDiscard | Phase::Confiscate => kind == Discard,
        Phase::Load => kind == Load,
        Phase::Declare => kind == Declare,
        Phase::Inspect if is_sheriff => {
            matches!(kind, Call | Counter | Inspect | LetPass | TimeUp | Accept | Refuse)
        }
        Phase::Inspect => matches!(kind, Offer | Stand | Withdraw | Accept | Refuse),
        Phase::Pay => kind == Pay,
        Phase::Over => false,
    };
    Refusal::unless(belongs, WRONG_PHASE)?;
    if game.phase == Phase::Inspect && is_sheriff && kind != TimeUp && game.inspection.owes.is_some() {
        return Err(answer_owed(if matches!(kind, Inspect | LetPass) { "SHE-60" } else { "SHE-68" }));
    }
    Ok(())
}

/// SHE-30.
fn market(game: &Sheriff, seat: Seat, set_aside: Goods, left: u8, right: u8) -> Result<(), Refusal> {
    all_known(game, &[set_aside])?;
    let hand = game.place(seat).hand.for_rules();
    let due = game.options.drawn(hand.len(), set_aside.len());
    let takes = [left, right].map(usize::from);
    let piles_hold = Side::ALL.into_iter().zip(takes).all(|(side, take)| take <= game.pile(side).len());
    let fits = set_aside.len() <= FIVE && takes[0] + takes[1] <= due && piles_hold;
    Refusal::unless(fits, wrong_count("SHE-30"))?;
    Refusal::unless(hand.contains(&set_aside), not_in_hand("SHE-30"))
}

/// SHE-32, SHE-63.
fn discard(game: &Sheriff, cards: &Row) -> Result<(), Refusal> {
    all_known(game, &[cards.goods()])?;
    let (due, rule) = cards_to_discard(game);
    Refusal::unless(cards.goods() == due, wrong_cards(rule))
}

/// What has to be discarded now, and the rule that says so.
pub(crate) fn cards_to_discard(game: &Sheriff) -> (Goods, &'static str) {
    match game.confiscated {
        Some(confiscated) => (confiscated.cards.0, "SHE-63"),
        None => (*game.set_aside.for_rules(), "SHE-32"),
    }
}

/// SHE-40.
fn load(game: &Sheriff, seat: Seat, cards: Goods) -> Result<(), Refusal> {
    all_known(game, &[cards])?;
    Refusal::unless((1..=FIVE).contains(&cards.len()), wrong_count("SHE-40"))?;
    Refusal::unless(game.place(seat).hand.for_rules().contains(&cards), not_in_hand("SHE-40"))
}

/// SHE-50; no kind is one that nobody has heard of.
pub(crate) fn declare(game: &Sheriff, seat: Seat, good: Option<Good>, count: u8) -> Result<(), Refusal> {
    let in_the_bag = game.place(seat).bag.cards.for_rules().len();
    Refusal::unless(usize::from(count) == in_the_bag, wrong_count("SHE-50"))?;
    let may_be_said = |good: Good| good.is_legal() && game.has(good);
    Refusal::unless(good.is_some_and(may_be_said), NOT_LEGAL_GOOD)
}

/// SHE-68.
fn call(game: &Sheriff, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless(game.may_haggle(seat), HAGGLE_OVER)?;
    Refusal::unless(game.is_closed(seat), not_closed("SHE-68"))
}

/// SHE-68: an answer is always heard, anything else up to the limit.
fn may_offer(game: &Sheriff, seat: Seat) -> Result<(), Refusal> {
    Refusal::unless(game.owes_answer(seat) || game.may_haggle(seat), HAGGLE_OVER)?;
    Refusal::unless(game.inspection.offers.of(seat).count() < OFFERS, TOO_MANY_OFFERS)
}

fn may_counter(game: &Sheriff, seat: Seat, replaces: Option<u32>) -> Result<(), Refusal> {
    let own = |id| game.inspection.offers.of(seat).any(|offer| offer.id == id);
    Refusal::unless(replaces.is_none_or(own), NO_SUCH_OFFER)?;
    Refusal::unless(game.may_haggle(seat), HAGGLE_OVER)
}

/// SHE-65.
fn says_something(gives_nothing: bool, promises: &Promises, later: &Words) -> Result<(), Refusal> {
    let silent = gives_nothing && promises.is_empty() && later.is_empty();
    Refusal::unless(!silent, EMPTY_OFFER)
}

/// SHE-67.
fn keeps_terms(game: &Sheriff, terms: &Terms) -> Result<(), Refusal> {
    match terms.fault(game) {
        None => Ok(()),
        Some(TermsFault::BadPromise) => Err(BAD_PROMISE),
        Some(TermsFault::BadBag) => Err(BAD_BAG),
        Some(TermsFault::Bound) => Err(bound("SHE-67")),
        Some(TermsFault::CannotPay) => Err(cannot_pay("SHE-67")),
    }
}

/// The standing offer of this number that is the seat's to accept or refuse.
pub(crate) fn offer_to_answer(game: &Sheriff, seat: Seat, id: u32) -> Option<&StandingOffer> {
    let answers = |offer: &&StandingOffer| match offer.is_proposal() {
        true => offer.payer == seat,
        false => seat == game.sheriff,
    };
    game.inspection.offers.find(id).filter(answers)
}

/// SHE-70: whether the payer has what a proposal names shows only here.
fn accept(game: &Sheriff, seat: Seat, id: u32, unnamed: Listed) -> Result<(), Refusal> {
    all_known(game, &[unnamed.0])?;
    let offer = offer_to_answer(game, seat, id).ok_or(NO_SUCH_OFFER)?;
    let asked = if offer.is_proposal() { usize::from(offer.give.unnamed_count) } else { 0 };
    Refusal::unless(unnamed.0.len() == asked, wrong_count("SHE-68"))?;
    match Terms::of(offer).fault(game) {
        None => {}
        Some(TermsFault::BadPromise | TermsFault::BadBag) => return Err(not_closed("SHE-70")),
        Some(TermsFault::Bound) => return Err(bound("SHE-70")),
        Some(TermsFault::CannotPay) => return Err(cannot_pay("SHE-70")),
    }
    let cards = offer.give.named.0.plus(&unnamed.0);
    let has = !offer.is_proposal() || game.place(seat).contraband.for_rules().contains(&cards);
    Refusal::unless(has, cannot_pay("SHE-70"))
}

/// SHE-60, SHE-74.
fn decide(game: &Sheriff, seat: Seat, deed: Deed) -> Result<(), Refusal> {
    Refusal::unless(game.is_closed(seat), not_closed("SHE-60"))?;
    let is_bound = game.inspection.must[seat.index()] == Some(deed.other());
    Refusal::unless(!is_bound, bound("SHE-74"))
}

/// SHE-80.
fn pay(game: &Sheriff, legal: &Goods, contraband: &Listed) -> Result<(), Refusal> {
    all_known(game, &[*legal, contraband.0])?;
    let debt = game.debt.expect("a debt is due in this phase");
    let is_payment = debts::is_payment(game.place(debt.debtor), debt.amount, legal, &contraband.0);
    Refusal::unless(is_payment, BAD_PAYMENT)
}

/// Whether all these goods are of kinds that this game has.
fn all_known(game: &Sheriff, groups: &[Goods]) -> Result<(), Refusal> {
    let known = Goods::in_the_box(game.seats, game.options.royal);
    Refusal::unless(groups.iter().all(|goods| known.has_every_kind_of(goods)), UNKNOWN_CARD)
}

impl Sheriff {
    /// Whether this game has cards of the kind.
    pub(crate) fn has(&self, good: Good) -> bool {
        good.copies(self.seats, self.options.royal) > 0
    }
}
