//! The story, played again by chance as one seat knows it: where cards may have gone that it did not see.
//!
//! The method is sequential sampling with look-ahead and backtracking:
//!
//! 1. *Look backwards.* From the last step to the first it is noted what is still to be seen of each place ([`Outlook`]).
//! 2. *Sample forwards.* Step by step, a card that went unseen is drawn: each is as likely as another, as far as what is
//!    still to be seen allows it.
//! 3. *Go back.* Where something that was seen has become impossible, the telling goes some steps back and draws again.
//!
//! A card in a hand whose kind the seat does not know is *blank*. It gets a kind as late as possible, from the pool of all
//! cards that the seat cannot place: when it is seen, when it goes onto a stand, or when the world is dealt. On a stand
//! every card gets its kind at once. Only then can be tested what was seen of the stand: what it held at least, what it no
//! longer held when an offer lapsed, what a bag brought and what it did not bring.
//!
//! Nothing here reads what the seat has not seen.

use crate::dealing::unseen_by;
use crate::debts;
use crate::goods::{Good, Goods, KINDS};
use crate::redeal::any_of;
use crate::state::{OFFERS, SEATS, Sheriff};
use crate::story::{Step, Story};
use crate::sure::{PLACES, Places};
use besace_table::{Guess, Seat};

/// A step as one seat sees it, for which its own cards are not hidden.
#[derive(Clone, Copy)]
enum Seen {
    Lies(Places, u8),
    Joins(Places, Goods),
    Leaves(Places, Goods),
    /// The last says whether everybody knew the deck.
    Draws(Seat, u8, bool),
    SetsAside(Seat, u8),
    Passes(Seat, u8, Goods),
    Offers(Offered),
    Keeps(Seat, usize, Goods),
    Lapses(Seat, usize, Goods, Option<(Good, u8)>),
    Gives(Seat, Seat, Option<usize>, u8),
    Reshuffles(Goods),
    /// The debtor is asked, and that tells what he has.
    Owes(Seat),
}

/// Another's offer with contraband in it.
#[derive(Clone, Copy)]
struct Offered {
    seat: Seat,
    slot: usize,
    unnamed: u8,
    named: Goods,
    /// The unnamed goods, where the seat came to see them or knows by what followed what they were.
    seen: Option<Goods>,
    /// Whether they changed hands later, and the seat did not see them.
    given: bool,
}

/// What is still to be seen of a place, after some step.
#[derive(Clone, Copy)]
struct Outlook {
    /// How many cards of each kind will be seen there. They are there already, or come unseen.
    needs: Goods,
    /// How many of each kind will be seen before the next cards come unseen.
    soon: Goods,
    /// How many of each kind can be there at most.
    most: Goods,
    /// How many cards will come unseen.
    arrivals: u8,
    /// How many of these come with the next step.
    at_once: u8,
}

impl Outlook {
    fn nothing() -> Outlook {
        let most = Goods::so_many_of_each(usize::from(u8::MAX));
        Outlook { needs: Goods::NONE, soon: Goods::NONE, most, arrivals: 0, at_once: 0 }
    }

    /// The same in the middle of a step, when so many of its cards are still to come.
    fn before(mut self, arrivals: u8) -> Outlook {
        self.arrivals = self.arrivals.saturating_add(arrivals);
        self.at_once = arrivals;
        self
    }
}

/// What a seat can tell again, as often as it likes.
pub(crate) struct Retelling<'a> {
    game: &'a Sheriff,
    /// The steps as the seat has seen them. Each has its place in `ahead`.
    steps: Vec<(Seen, usize)>,
    /// What is still to be seen after a step. Steps that leave no choice share an entry.
    ahead: Vec<Ahead>,
    /// The kinds of all cards that were blank at the beginning.
    pool: Goods,
}

/// How often a teller goes back.
const PATIENCE: usize = 28;

impl<'a> Retelling<'a> {
    pub(crate) fn new(game: &'a Sheriff, story: &Story, seat: Seat) -> Retelling<'a> {
        let mut steps = seen_by(seat, story);
        if let Some(debt) = game.debt.filter(|debt| debt.debtor != seat) {
            steps.push(Seen::Owes(debt.debtor));
        }
        let mut pool = unseen_by(game, seat);
        let mut now = Ahead::nothing();
        let mut ahead = vec![now];
        let mut told = vec![(Seen::Reshuffles(Goods::NONE), 0); steps.len()];
        for (told, step) in told.iter_mut().zip(steps).rev() {
            if step.leaves_a_choice() {
                ahead.push(now);
            }
            *told = (step, ahead.len() - 1);
            now.go_back_before(step, &mut pool);
        }
        Retelling { game, steps: told, ahead, pool }
    }

    /// One way in which it may all have happened. Where that turns out to be impossible, the teller goes back a
    /// little and tries again, then further back; `None` when its patience is at an end.
    pub(crate) fn tell(&self, guess: &mut Guess) -> Option<Heaps> {
        let mut heaps = Heaps::nothing(self.pool);
        let mut marks = Vec::with_capacity(self.ahead.len());
        let mut failures = 0;
        let mut at = 0;
        while let Some((step, ahead)) = self.steps.get(at) {
            if step.leaves_a_choice() {
                marks.push((at, heaps));
            }
            if heaps.go_on(*step, &self.ahead[*ahead], self.game, guess).is_some() {
                at += 1;
                continue;
            }
            if failures == PATIENCE {
                return None;
            }
            let back = marks.len().saturating_sub(1 << (failures / 4));
            marks.truncate(back + 1);
            (at, heaps) = marks.pop()?;
            failures += 1;
        }
        Some(heaps)
    }

    /// The same by a crowd that tells it together: whoever gets stuck goes on from where another is.
    pub(crate) fn tell_together(&self, crowd: usize, guess: &mut Guess) -> Option<Heaps> {
        let mut tellers = vec![Heaps::nothing(self.pool); crowd];
        for (step, ahead) in &self.steps {
            let ahead = &self.ahead[*ahead];
            tellers.retain_mut(|heaps| heaps.go_on(*step, ahead, self.game, guess).is_some());
            let left = tellers.len();
            if left == 0 {
                return None;
            }
            for _ in left..crowd {
                tellers.push(tellers[guess.below(left as u32) as usize]);
            }
        }
        Some(tellers[guess.below(crowd as u32) as usize])
    }
}

impl Seen {
    fn leaves_a_choice(self) -> bool {
        match self {
            Seen::Lies(place, _) => place.is_stand(),
            Seen::Draws(_, _, knows_deck) => knows_deck,
            Seen::SetsAside(..) | Seen::Passes(..) | Seen::Gives(..) => true,
            Seen::Offers(offered) => offered.unnamed > 0 && offered.seen.is_none(),
            _ => false,
        }
    }
}

/// The story without what happened to the seat's own cards.
fn seen_by(seat: Seat, story: &Story) -> Vec<Seen> {
    let mut steps: Vec<Seen> = Vec::new();
    let mut knows_deck = false;
    for step in story.steps() {
        match step {
            Step::Lies { place, count } if place.seat() != Some(seat) => steps.push(Seen::Lies(place, count)),
            Step::Joins { place, goods } if place.seat() != Some(seat) => {
                steps.push(Seen::Joins(place, goods));
            }
            Step::Leaves { place, goods } if place.seat() != Some(seat) => {
                steps.push(Seen::Leaves(place, goods));
            }
            Step::Draws { seat: who, count, .. } if who != seat => {
                steps.push(Seen::Draws(who, count, knows_deck));
            }
            Step::Draws { goods, .. } if knows_deck => steps.push(Seen::Leaves(Places::DECK, goods)),
            Step::SetsAside { seat: who, count } if who != seat => steps.push(Seen::SetsAside(who, count)),
            // What lies open by now left the hand before anything else came to it.
            Step::Discards { seat: who, goods } if who != seat => {
                let aside = steps.iter_mut().rev().find(|step| matches!(step, Seen::SetsAside(..)));
                if let Some(aside) = aside {
                    *aside = Seen::Leaves(Places::hand(who), goods);
                }
            }
            Step::Passes { seat: who, count, without } if who != seat => {
                steps.push(Seen::Passes(who, count, without));
            }
            Step::Offers { seat: who, slot, unnamed, named } if who != seat => {
                let slot = usize::from(slot);
                let offered = Offered { seat: who, slot, unnamed, named, seen: None, given: false };
                steps.push(Seen::Offers(offered));
            }
            Step::Keeps { seat: who, slot } if who != seat => {
                if let Some(offered) = last_offer(&mut steps, who, slot) {
                    let named = offered.named;
                    steps.push(Seen::Keeps(who, slot.into(), named));
                }
            }
            Step::Lapses { seat: who, slot } if who != seat => {
                let gone = only_kind_gone(&steps, who, slot);
                if let Some(offered) = last_offer(&mut steps, who, slot) {
                    offered.is_of(gone);
                    let (named, most) = (offered.named, offered.most_after_it_lapsed());
                    steps.push(Seen::Lapses(who, slot.into(), named, most));
                }
            }
            Step::Gives { from, to, goods, .. } if from == seat => {
                steps.push(Seen::Joins(Places::stand(to), goods));
            }
            Step::Gives { from, to, slot, goods } => {
                let offered = slot.and_then(|slot| last_offer(&mut steps, from, slot));
                if to == seat {
                    if let Some(offered) = offered {
                        offered.seen = Some(goods);
                    }
                    steps.push(Seen::Leaves(Places::stand(from), goods));
                } else {
                    let slot = offered.map(|offered| {
                        offered.given = true;
                        offered.slot
                    });
                    steps.push(Seen::Gives(from, to, slot, goods.len() as u8));
                }
            }
            Step::Reshuffles { goods } => {
                knows_deck = true;
                steps.push(Seen::Reshuffles(goods));
            }
            _ => {}
        }
    }
    steps
}

/// The offer of which a step speaks: the last one that a seat made in that place.
fn last_offer(steps: &mut [Seen], seat: Seat, slot: u8) -> Option<&mut Offered> {
    steps.iter_mut().rev().find_map(|step| match step {
        Seen::Offers(offered) if offered.seat == seat && offered.slot == usize::from(slot) => Some(offered),
        _ => None,
    })
}

/// The kind of the cards that have left a stand since an offer was made, if they were seen and all of one kind.
fn only_kind_gone(steps: &[Seen], seat: Seat, slot: u8) -> Option<Good> {
    let is_later = |step: &&Seen| match step {
        Seen::Offers(offered) => offered.seat != seat || offered.slot != usize::from(slot),
        _ => true,
    };
    let mut gone = Goods::NONE;
    for step in steps.iter().rev().take_while(is_later) {
        match step {
            Seen::Leaves(place, goods) if *place == Places::stand(seat) => gone = gone.plus(goods),
            Seen::Gives(from, ..) if *from == seat => return None,
            _ => {}
        }
    }
    let mut kinds = gone.counts().map(|(good, _)| good);
    kinds.next().filter(|_| kinds.next().is_none())
}

impl Offered {
    /// An offer of a single unnamed card that lapsed after only one kind had gone was of that kind.
    fn is_of(&mut self, gone: Option<Good>) {
        if self.named.is_empty() && self.unnamed == 1 {
            self.seen = self.seen.or(gone.map(|good| Goods::of(good, 1)));
        }
    }

    /// Where an offer is of one kind and all of it is known, fewer of that kind are left when it lapses.
    fn most_after_it_lapsed(&self) -> Option<(Good, u8)> {
        let known = self.named.plus(&self.seen.unwrap_or(Goods::NONE));
        let mut kinds = known.counts();
        let first = kinds.next().filter(|_| kinds.next().is_none());
        let is_whole = self.unnamed == 0 || self.seen.is_some();
        first.filter(|_| is_whole).map(|(good, count)| (good, count - 1))
    }
}

/// What is still to be seen of all places.
#[derive(Clone, Copy)]
struct Ahead {
    outlooks: [Outlook; PLACES],
    /// The places of which something has to be seen.
    needy: Places,
}

impl Ahead {
    fn nothing() -> Ahead {
        Ahead { outlooks: [Outlook::nothing(); PLACES], needy: Places::NONE }
    }

    fn of(&self, place: Places) -> &Outlook {
        &self.outlooks[place.index()]
    }

    fn at(&mut self, place: Places) -> &mut Outlook {
        &mut self.outlooks[place.index()]
    }

    /// Whoever reads backwards comes to the time before this step.
    fn go_back_before(&mut self, step: Seen, pool: &mut Goods) {
        match step {
            Seen::Lies(place, count) => self.comes_unseen(place, count),
            Seen::Draws(seat, count, _) => self.comes_unseen(Places::hand(seat), count),
            Seen::Passes(seat, count, _) => self.comes_unseen(Places::stand(seat), count),
            Seen::Gives(from, to, _, count) => {
                self.comes_unseen(Places::stand(to), count);
                let most = &mut self.at(Places::stand(from)).most;
                *most = most.plus(&Goods::so_many_of_each(usize::from(count)));
            }
            Seen::Joins(place, goods) => {
                *pool = pool.without(&goods);
                let outlook = self.at(place);
                outlook.needs = outlook.needs.without(&goods);
                outlook.soon = outlook.soon.without(&goods);
                let limited = |good: Good| outlook.most.count(good) < u8::MAX;
                let fewer: Goods = goods.iter().filter(|good| limited(*good)).collect();
                outlook.most = outlook.most.without(&fewer);
            }
            Seen::Leaves(place, goods) => {
                *pool = pool.plus(&goods);
                let outlook = self.at(place);
                outlook.needs = outlook.needs.plus(&goods);
                outlook.soon = outlook.soon.plus(&goods);
                outlook.most = outlook.most.plus(&goods);
                self.needy = self.needy.with(place);
            }
            Seen::Reshuffles(goods) => {
                *pool = pool.without(&goods);
                *self.at(Places::DECK) = Outlook::nothing();
                self.needy = self.needy.without(Places::DECK);
            }
            Seen::Offers(Offered { seat, named, seen, .. }) => {
                self.is_shown(Places::stand(seat), &named.plus(&seen.unwrap_or(Goods::NONE)));
            }
            Seen::Keeps(seat, _, named) => self.is_shown(Places::stand(seat), &named),
            Seen::Lapses(seat, _, _, most) => {
                let outlook = self.at(Places::stand(seat));
                if let Some((good, most)) = most.filter(|(good, most)| *most < outlook.most.count(*good)) {
                    outlook.most.take(good, outlook.most.count(good) - most);
                }
            }
            Seen::SetsAside(..) | Seen::Owes(_) => {}
        }
    }

    fn comes_unseen(&mut self, to: Places, count: u8) {
        let outlook = self.at(to);
        outlook.arrivals = outlook.arrivals.saturating_add(count);
        outlook.soon = Goods::NONE;
    }

    fn is_shown(&mut self, place: Places, goods: &Goods) {
        let outlook = self.at(place);
        outlook.needs = outlook.needs.at_least(goods);
        outlook.soon = outlook.soon.at_least(goods);
        self.needy = self.needy.with(place);
    }
}

/// What lies in all hidden places, as far as it is imagined.
#[derive(Clone, Copy)]
pub(crate) struct Heaps {
    cards: [Goods; PLACES],
    blank: [u8; PLACES],
    pool: Goods,
    /// The unnamed goods of the others' offers, by seat and place.
    unnamed: [[Goods; OFFERS]; SEATS],
}

impl Heaps {
    fn nothing(pool: Goods) -> Heaps {
        Heaps {
            cards: [Goods::NONE; PLACES],
            blank: [0; PLACES],
            pool,
            unnamed: [[Goods::NONE; OFFERS]; SEATS],
        }
    }

    /// The cards that lie in a place, but for blank ones.
    pub(crate) fn cards(&self, place: Places) -> &Goods {
        &self.cards[place.index()]
    }

    /// The kinds of all blank cards.
    pub(crate) fn pool(&self) -> &Goods {
        &self.pool
    }

    /// The unnamed goods of an offer.
    pub(crate) fn unnamed(&self, seat: Seat, slot: u8) -> &Goods {
        &self.unnamed[seat.index()][usize::from(slot)]
    }

    /// Whether the step is possible; if it is not, the heaps are of no use any more.
    fn go_on(&mut self, step: Seen, ahead: &Ahead, game: &Sheriff, guess: &mut Guess) -> Option<()> {
        match step {
            Seen::Lies(place, count) if place.is_stand() => self.lay(place, count, ahead, guess)?,
            Seen::Lies(place, count) => self.blank[place.index()] += count,
            Seen::Joins(place, goods) => self.cards[place.index()].add_all(&goods),
            Seen::Leaves(place, goods) => {
                self.show(place, &goods)?;
                self.cards[place.index()].take_all(&goods);
            }
            Seen::Draws(seat, count, true) => {
                self.pass(Places::DECK, Places::hand(seat), count, &Goods::NONE, ahead, guess)?;
            }
            Seen::Draws(seat, count, false) => self.blank[Places::hand(seat).index()] += count,
            Seen::SetsAside(seat, count) => {
                self.pass(Places::hand(seat), Places::ASIDE, count, &Goods::NONE, ahead, guess)?;
            }
            Seen::Passes(seat, count, without) => {
                self.pass(Places::hand(seat), Places::stand(seat), count, &without, ahead, guess)?;
            }
            Seen::Offers(offered) => self.offer(&offered, ahead, guess)?,
            Seen::Keeps(seat, slot, named) => self.can_keep(seat, slot, &named).then_some(())?,
            Seen::Lapses(seat, slot, named, _) => (!self.can_keep(seat, slot, &named)).then_some(())?,
            Seen::Gives(from, to, None, count) => {
                self.pass(Places::stand(from), Places::stand(to), count, &Goods::NONE, ahead, guess)?;
            }
            Seen::Gives(from, to, Some(slot), _) => {
                let unnamed = self.unnamed[from.index()][slot];
                self.cards(Places::stand(from)).contains(&unnamed).then_some(())?;
                self.cards[Places::stand(from).index()].take_all(&unnamed);
                self.cards[Places::stand(to).index()].add_all(&unnamed);
            }
            Seen::Reshuffles(goods) => {
                self.cards[Places::DECK.index()] = goods;
            }
            Seen::Owes(debtor) => self.explains_debt(debtor, game).then_some(())?,
        }
        Some(())
    }

    /// There are at least these: blank cards turn out to be what is missing. On a stand none is blank.
    fn show(&mut self, place: Places, goods: &Goods) -> Option<()> {
        let at = place.index();
        let missing = goods.without(&self.cards[at]);
        if !missing.is_empty() {
            self.blank[at] = self.blank[at].checked_sub(missing.len() as u8)?;
            self.pool.contains(&missing).then_some(())?;
            self.pool.take_all(&missing);
            self.cards[at].add_all(&missing);
        }
        Some(())
    }

    fn can_keep(&self, seat: Seat, slot: usize, named: &Goods) -> bool {
        let unnamed = &self.unnamed[seat.index()][slot];
        self.cards(Places::stand(seat)).contains(&named.plus(unnamed))
    }

    /// Contraband that lay on a stand already.
    fn lay(&mut self, stand: Places, count: u8, ahead: &Ahead, guess: &mut Guess) -> Option<()> {
        for left in (0..count).rev() {
            let coming = ahead.of(stand).before(left);
            let coming = Prospect::new(self.cards(stand), 0, &coming, &self.pool);
            let shares = self.shares(&self.lacking_but_in(stand, ahead));
            let mut weights = [0.0; KINDS];
            for (good, _) in self.pool.contraband().counts() {
                let share = shares[good.index()];
                weights[good.index()] = share * coming.with(good, share);
            }
            let good = Good::ALL[guess.pick(&weights)?];
            self.pool.take(good, 1);
            self.cards[stand.index()].add(good, 1);
        }
        Some(())
    }

    /// Some cards go from one place to another, none of these kinds.
    fn pass(
        &mut self,
        from: Places,
        to: Places,
        count: u8,
        without: &Goods,
        ahead: &Ahead,
        guess: &mut Guess,
    ) -> Option<()> {
        for left in (0..count).rev() {
            match self.choose(from, to, without, left, ahead, guess)? {
                Chosen::Known(good) => {
                    self.cards[from.index()].take(good, 1);
                    self.cards[to.index()].add(good, 1);
                }
                Chosen::TurnsOut(good) => {
                    self.blank[from.index()] -= 1;
                    self.pool.take(good, 1);
                    self.cards[to.index()].add(good, 1);
                }
                Chosen::Blank => {
                    self.blank[from.index()] -= 1;
                    self.blank[to.index()] += 1;
                }
            }
        }
        Some(())
    }

    /// Which card goes, before so many others. Only contraband goes onto a stand, and there it has a kind at once.
    fn choose(
        &self,
        from: Places,
        to: Places,
        without: &Goods,
        left: u8,
        ahead: &Ahead,
        guess: &mut Guess,
    ) -> Option<Chosen> {
        let coming = ahead.of(to).before(left);
        let leaving = Prospect::new(self.cards(from), self.blank[from.index()], ahead.of(from), &self.pool);
        let coming = Prospect::new(self.cards(to), self.blank[to.index()], &coming, &self.pool);
        let lacking = self.lacking_but_in(to, ahead);
        let shares = self.shares(&lacking);
        let can_go = |good: Good| !(to.is_stand() && good.is_legal()) && without.count(good) == 0;
        let mut weights = [0.0; 2 * KINDS + 1];
        for (good, count) in self.cards(from).counts().filter(|(good, _)| can_go(*good)) {
            let share = shares[good.index()];
            let count = match from {
                // Whoever else draws from a known deck has to find there what is lacking with him.
                Places::DECK => spare(count, lacking.without(&self.pool).count(good)),
                _ => f32::from(count),
            };
            weights[good.index()] = count * leaving.without(good, share) * coming.with(good, share);
        }
        let blank = f32::from(self.blank[from.index()]) * leaving.without_a_blank();
        if blank > 0.0 && to.is_stand() {
            for (good, _) in self.pool.counts().filter(|(good, _)| can_go(*good)) {
                let share = shares[good.index()];
                weights[KINDS + good.index()] = blank * share * coming.with(good, share);
            }
        } else {
            weights[2 * KINDS] = blank;
        }
        let chosen = guess.pick(&weights)?;
        Some(match chosen {
            0..KINDS => Chosen::Known(Good::ALL[chosen]),
            _ if chosen < 2 * KINDS => Chosen::TurnsOut(Good::ALL[chosen - KINDS]),
            _ => Chosen::Blank,
        })
    }

    /// An offer is made of what lies on the stand. Which unnamed goods, is anybody's guess; if they went to the sheriff
    /// later, such as can have gone are likelier.
    fn offer(&mut self, offered: &Offered, ahead: &Ahead, guess: &mut Guess) -> Option<()> {
        let Offered { seat, slot, unnamed, named, seen, given } = *offered;
        let stand = Places::stand(seat);
        self.show(stand, &named.plus(&seen.unwrap_or(Goods::NONE)))?;
        let mut left = self.cards(stand).without(&named);
        let goods = match seen {
            Some(goods) => goods,
            None if left.len() < usize::from(unnamed) => return None,
            None if !given => any_of(&left, unnamed.into(), guess),
            None => {
                let mut goods = Goods::NONE;
                let shares = self.shares(&self.lacking_but_in(stand, ahead));
                for _ in 0..unnamed {
                    let stays = named.plus(&left);
                    let leaving = Prospect::new(&stays, 0, ahead.of(stand), &self.pool);
                    let mut weights = [0.0; KINDS];
                    for (good, count) in left.counts() {
                        let likely = leaving.without(good, shares[good.index()]).max(SMALLEST);
                        weights[good.index()] = f32::from(count) * likely;
                    }
                    let good = Good::ALL[guess.pick(&weights)?];
                    left.take(good, 1);
                    goods.add(good, 1);
                }
                goods
            }
        };
        self.unnamed[seat.index()][slot] = goods;
        Some(())
    }

    /// Whether the debtor has enough and can keep some of it, where contraband is asked for (R15).
    fn explains_debt(&self, debtor: Seat, game: &Sheriff) -> bool {
        let Some(debt) = game.debt else { return true };
        debts::is_asked(game.place(debtor), self.cards(Places::stand(debtor)), debt.amount)
    }

    /// What has to be seen in other places and is not there yet.
    fn lacking_but_in(&self, place: Places, ahead: &Ahead) -> Goods {
        let mut lacking = Goods::NONE;
        for other in ahead.needy.without(place).iter() {
            lacking.add_all(&ahead.of(other).needs.without(self.cards(other)));
        }
        lacking
    }

    /// How much of the pool is of each kind: of what is lacking elsewhere hardly anything is left.
    fn shares(&self, lacking: &Goods) -> [f32; KINDS] {
        let each = 1.0 / (self.pool.len().max(1) as f32);
        let mut shares = [0.0; KINDS];
        for (good, count) in self.pool.counts() {
            shares[good.index()] = spare(count, lacking.count(good)) * each;
        }
        shares
    }
}

/// So many cards without those that are lacking elsewhere: few enough, but never none.
fn spare(count: u8, lacking: u8) -> f32 {
    f32::from(count.saturating_sub(lacking)).max(SMALLEST)
}

/// A card that goes.
enum Chosen {
    /// One of a kind that was known.
    Known(Good),
    /// A blank one, which turns out to be this.
    TurnsOut(Good),
    /// A blank one that remains so.
    Blank,
}

/// What is to be expected of a place: its cards, and what of them will be seen, in the end and soon.
struct Prospect<'a> {
    cards: &'a Goods,
    outlook: &'a Outlook,
    pool: &'a Goods,
    end: Expected,
    soon: Expected,
}

/// What has to be seen until some time.
struct Expected {
    /// How many cards could still turn out to be anything: blank ones, and those to come.
    room: f32,
    /// How many of these are still to come.
    arrivals: f32,
    /// How many cards that will be seen are not there yet.
    lack: f32,
    /// How many of these no blank card can turn out to be, so that they have to come.
    due: f32,
}

impl Expected {
    fn new(needs: &Goods, cards: &Goods, blank: u8, arrivals: u8, pool: &Goods) -> Expected {
        let lacking = needs.without(cards);
        let (blank, arrivals) = (f32::from(blank), f32::from(arrivals));
        let (lack, due) = (lacking.len() as f32, lacking.without(pool).len() as f32);
        Expected { room: blank + arrivals, arrivals, lack, due }
    }

    fn can_be(&self) -> bool {
        self.lack <= self.room && self.due <= self.arrivals
    }

    /// The chance that is left when something takes up room that is not lacking.
    fn with_less_room(&self) -> f32 {
        (self.room - self.lack).max(0.0) / self.room.max(1.0)
    }

    /// The same where it is one more card that comes.
    fn with_another(&self) -> f32 {
        let (room, arrivals) = (self.room + 1.0, self.arrivals + 1.0);
        (room - self.lack).max(0.0) / room * (arrivals - self.due).max(0.0) / arrivals
    }

    /// Whether it is possible with one more card that comes and was lacking, and due.
    fn can_be_with(&self, is_due: bool) -> bool {
        self.lack <= self.room + 1.0 && self.due <= self.arrivals + f32::from(u8::from(is_due))
    }
}

/// The likelihoods compare what could go: each says how well what is seen later would agree with it, and is nothing only
/// where that is impossible. `share` is how much of the pool is of the kind.
impl<'a> Prospect<'a> {
    fn new(cards: &'a Goods, blank: u8, outlook: &'a Outlook, pool: &'a Goods) -> Prospect<'a> {
        Prospect {
            cards,
            outlook,
            pool,
            end: Expected::new(&outlook.needs, cards, blank, outlook.arrivals, pool),
            soon: Expected::new(&outlook.soon, cards, blank, outlook.at_once, pool),
        }
    }

    /// A known card goes: if it will be seen here, another has to take its place.
    fn without(&self, good: Good, share: f32) -> f32 {
        let there = self.cards.count(good);
        let one = |expected: &Expected, needs: &Goods| {
            if there > needs.count(good) {
                f32::from(u8::from(expected.can_be()))
            } else {
                expected.with_less_room() * share.max(SMALLEST)
            }
        };
        one(&self.end, &self.outlook.needs) * one(&self.soon, &self.outlook.soon)
    }

    /// A blank card goes: the fewer of them are left, the less likely that all that is lacking is among them.
    fn without_a_blank(&self) -> f32 {
        self.end.with_less_room() * self.soon.with_less_room()
    }

    /// A card comes: if it is lacking here, nothing else has to be found for it.
    fn with(&self, good: Good, share: f32) -> f32 {
        let there = self.cards.count(good);
        if there >= self.outlook.most.count(good) {
            return 0.0;
        }
        let one = |expected: &Expected, needs: &Goods| {
            let lacking = needs.count(good).saturating_sub(there);
            if lacking == 0 {
                return expected.with_another();
            }
            let is_due = lacking > self.pool.count(good);
            let fits = f32::from(u8::from(expected.can_be_with(is_due)));
            fits / ((expected.room + 1.0) * share.max(SMALLEST))
        };
        one(&self.end, &self.outlook.needs) * one(&self.soon, &self.outlook.soon)
    }
}

/// A card of which the pool has none is not infinitely better found elsewhere.
const SMALLEST: f32 = 1.0 / 256.0;
