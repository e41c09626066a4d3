//! Ways of playing that never change, for the arena: one that is always honest, one that always smuggles, and one that
//! always pays.

use super::bag::best_to_declare;
use besace_bots::arena::Baseline;
use besace_bots::{Sight, Speaker};
use besace_sheriff::{
    Action, Ask, Deed, Give, Good, Goods, Listed, Phase, Promises, Row, Sheriff, Side, Words,
};
use besace_table::{Game, Guess, Offer, Seat};

pub(super) static ALL: [Baseline<crate::Parts>; 3] = [
    Baseline { id: "honest", decide: |sight, guess| Fixed::Honest.decide(sight, guess) },
    Baseline { id: "smuggler", decide: |sight, guess| Fixed::Smuggler.decide(sight, guess) },
    Baseline { id: "bribe", decide: |sight, guess| Fixed::Bribe.decide(sight, guess) },
];

#[derive(Clone, Copy, PartialEq)]
enum Fixed {
    /// Always tells the truth, pays nobody, and opens every bag.
    Honest,
    /// Carries as much contraband as fits, pays nobody, and lets everybody pass.
    Smuggler,
    /// Fills the bag to the brim, pays to pass, and opens the bags of those who do not pay.
    Bribe,
}

/// What the third one offers for each card of its bag, in coins, and accepts to pay.
const EACH: u16 = 1;
const ACCEPTED: u16 = 3;

impl Fixed {
    fn decide(self, sight: &Sight<Sheriff>, guess: &mut Guess) -> Option<Action> {
        let world = sight.imagine(guess);
        let me = sight.seat();
        let speaker = Speaker::of(&world, me)?;
        Some(match world.phase_now() {
            Phase::Market => self.market(&world, me),
            Phase::MarketDiscard => discard(world.set_aside()),
            Phase::Confiscate => discard(&world.confiscated()?.cards.0),
            Phase::Load => Action::Load { cards: Listed(self.bag(&world, me)) },
            Phase::Declare => declare(&world, me),
            Phase::Inspect if me == world.sheriff_seat() => self.inspect(&world)?,
            Phase::Inspect if speaker.must => self.answer(&world, me),
            Phase::Inspect => self.speak(&world, me)?,
            Phase::Pay => cheapest_payment(&world, me)?,
            Phase::Over => return None,
        })
    }

    /// Keeps what it is after, and changes all the rest unseen.
    fn market(self, world: &Sheriff, me: Seat) -> Action {
        let hand = world.hand(me);
        let best = best_to_declare(hand, &Good::LEGAL);
        let keeps = |good: &Good| match self {
            Fixed::Honest => Some(*good) == best,
            Fixed::Smuggler => !good.is_legal(),
            Fixed::Bribe => Some(*good) == best || !good.is_legal(),
        };
        let set_aside: Goods = hand.iter().filter(|good| !keeps(good)).take(5).collect();
        Action::Market { set_aside: Listed(set_aside), left: 0, right: 0 }
    }

    fn bag(self, world: &Sheriff, me: Seat) -> Goods {
        let hand = world.hand(me);
        let best = best_to_declare(hand, &Good::LEGAL).unwrap_or(Good::Apple);
        let honest = Goods::of(best, hand.count(best).min(5));
        let mut contraband: Vec<Good> = hand.contraband().iter().collect();
        contraband.sort_by_key(|good| std::cmp::Reverse(good.value()));
        let smuggled: Goods = contraband.iter().copied().take(5).collect();
        match self {
            // Whoever holds nothing but contraband cannot tell the truth: then as little as can be.
            Fixed::Honest if honest.is_empty() => contraband.last().copied().into_iter().collect(),
            Fixed::Honest => honest,
            Fixed::Smuggler if smuggled.is_empty() => honest,
            Fixed::Smuggler => smuggled,
            Fixed::Bribe => {
                let room = 5 - smuggled.len() as u8;
                smuggled.plus(&Goods::of(best, honest.count(best).min(room)))
            }
        }
    }

    fn inspect(self, world: &Sheriff) -> Option<Action> {
        let closed: Vec<Seat> = Seat::all(world.seats())
            .filter(|seat| world.bag_state(*seat) == besace_sheriff::BagState::Closed)
            .collect();
        let seat = *closed.first()?;
        if self == Fixed::Honest {
            // It takes no money, so nothing ever binds it.
            return Some(Action::Inspect { seat });
        }
        if let Some(seat) = closed.iter().copied().find(|seat| world.must(*seat).is_some()) {
            return Some(match world.must(seat)? {
                Deed::Inspect => Action::Inspect { seat },
                Deed::LetPass => Action::LetPass { seat },
            });
        }
        if let Some(offer) = world.standing_offers().next() {
            return Some(Action::Accept { offer: offer.id, unnamed: Listed::NONE });
        }
        Some(match self {
            Fixed::Bribe if world.haggled(seat) == 0 => Action::Call { seat },
            Fixed::Bribe => Action::Inspect { seat },
            _ => Action::LetPass { seat },
        })
    }

    fn answer(self, world: &Sheriff, me: Seat) -> Action {
        let proposal = world.owes().and_then(|owes| owes.offer).and_then(|id| world.standing_offer(id));
        match proposal {
            Some(proposal) => {
                let coins_only = Ask { coins: 0, ..proposal.give } == Ask::default();
                let own_pass = proposal.promises.of(me) == Some(Deed::LetPass);
                let affordable = proposal.give.coins <= ACCEPTED * world.bag(me).len() as u16;
                if self == Fixed::Bribe && coins_only && own_pass && affordable {
                    Action::Accept { offer: proposal.id, unnamed: Listed::NONE }
                } else {
                    Action::Refuse { offer: proposal.id }
                }
            }
            None => self.speak(world, me).unwrap_or(Action::Stand),
        }
    }

    /// Only the third one ever speaks, and only once for a bag.
    fn speak(self, world: &Sheriff, me: Seat) -> Option<Action> {
        let closed = world.bag_state(me) == besace_sheriff::BagState::Closed;
        let spoken = world.standing_offers().any(|offer| offer.by == me) || world.haggled(me) > 1;
        let owes = world.owes().is_some_and(|owes| owes.seat == me);
        if self != Fixed::Bribe
            || !closed
            || spoken
            || (world.haggled(me) > 0 && !owes)
            || world.must(me).is_some()
        {
            return None;
        }
        let coins = (EACH * world.bag(me).len() as u16).min(world.coins(me));
        if coins == 0 {
            return None;
        }
        let mut promises = Promises::NONE;
        promises.add(me, Deed::LetPass);
        Some(Action::Offer { give: Give { coins, ..Give::default() }, promises, later: Words::NONE })
    }
}

fn declare(world: &Sheriff, me: Seat) -> Action {
    let bag = world.bag(me);
    let good = best_to_declare(bag, &Good::LEGAL).filter(|good| bag.count(*good) > 0);
    Action::Declare { good: good.unwrap_or(Good::Apple), count: bag.len() as u8 }
}

fn discard(cards: &Goods) -> Action {
    let cards = Row::of(cards).expect("never more than five cards are discarded");
    Action::Discard { pile: Side::Left, cards }
}

/// The payment that is worth least.
pub(super) fn cheapest_payment(world: &Sheriff, me: Seat) -> Option<Action> {
    let mut offers = Vec::new();
    world.legal(me, &mut offers);
    let payments = offers.into_iter().filter_map(|offer| match offer {
        Offer::Action(Action::Pay { legal, contraband }) => Some((legal, contraband)),
        _ => None,
    });
    let (legal, contraband) =
        payments.min_by_key(|(legal, contraband)| legal.value() + contraband.0.value())?;
    Some(Action::Pay { legal, contraband })
}
