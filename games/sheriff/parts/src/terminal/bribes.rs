//! An offer to the sheriff, or the sheriff's proposal to a merchant, while it is being put together.
//!
//! It is a form of several pages. What goes in keeps within the bounds that the rules gave; what is taken out takes
//! along what cannot stand without it.

use super::choices::talks;
use super::drafts::{Draft, DraftStep};
use super::goods::{coins, in_the_game, kind, many};
use crate::telling::offers::{READY, Terms, offer as told, promise, said};
use crate::telling::ready::{OF_A_MERCHANT, OF_THE_SHERIFF};
use besace_sheriff::{
    Action, Ask, AskBounds, BagPromise, Deed, FOR_THE_BAG, Give, GiveBounds, Good, Goods, Later, Listed,
    OfferView, Possible, Promises, Replaceable, View,
};
use besace_table::Seat;
use besace_terminal::told::{Choice, Picked, Teller, capital};
use besace_words::Value;

/// An offer, half made.
#[derive(Clone, PartialEq)]
pub struct Bribe {
    /// The merchant to whom the sheriff proposes it; `None` for a merchant's own offer.
    to: Option<Seat>,
    replaceable: Replaceable,
    replaces: Option<u32>,
    limits: Limits,
    form: Form,
    page: Page,
}

/// What there is to give, and to promise.
#[derive(Clone, Copy, PartialEq)]
struct Limits {
    coins: u16,
    legal: Goods,
    contraband: Contraband,
    bag: usize,
    promises: Possible,
}

#[derive(Clone, Copy, PartialEq)]
enum Contraband {
    /// The person's own.
    Own(Goods),
    /// Somebody else's: this many cards, face down.
    FaceDown(usize),
}

/// What is in the offer so far.
#[derive(Clone, Default, PartialEq)]
struct Form {
    coins: u16,
    legal: Goods,
    named: Goods,
    /// Which face-down goods, where they are the person's own.
    unnamed: Goods,
    unnamed_count: u8,
    bag: Goods,
    promises: Promises,
    later: Vec<Later>,
}

#[derive(Clone, Copy, PartialEq)]
enum Page {
    /// From which offer it starts, where there is one to start from.
    Start,
    Main,
    Legal,
    Contraband,
    Bag,
    Promises,
    Later,
}

impl Bribe {
    /// A merchant's offer.
    pub fn offer(give: &GiveBounds, promises: &Possible) -> Bribe {
        let limits = Limits {
            coins: give.coins.max,
            legal: give.legal,
            contraband: Contraband::Own(give.contraband.0),
            bag: usize::from(give.bag.max),
            promises: *promises,
        };
        Bribe::blank(None, Replaceable::default(), limits)
    }

    /// The sheriff's proposal.
    pub fn proposal(seat: Seat, replaceable: Replaceable, give: &AskBounds, promises: &Possible) -> Bribe {
        let limits = Limits {
            coins: give.coins.max,
            legal: give.legal,
            contraband: Contraband::FaceDown(usize::from(give.contraband.max)),
            bag: usize::from(give.bag.max),
            promises: *promises,
        };
        Bribe::blank(Some(seat), replaceable, limits)
    }

    fn blank(to: Option<Seat>, replaceable: Replaceable, limits: Limits) -> Bribe {
        Bribe { to, replaceable, replaces: None, limits, form: Form::default(), page: Page::Start }
    }

    pub fn beginning(&self, view: &View, teller: &Teller) -> Choice {
        let Some(seat) = self.to else {
            let label = teller.say("sheriff-do-offer", &[]);
            return Choice { label, effect: talks(view, teller.person, teller) };
        };
        let name = ("name", Value::from(teller.name(seat).to_owned()));
        let label = teller.say("sheriff-terminal-propose", &[name]);
        Choice { label, effect: talks(view, seat, teller) }
    }

    pub fn so_far(&self, teller: &Teller) -> String {
        let terms = ("terms", Value::from(teller.tell(&self.terms().tell())));
        match self.to {
            None => teller.say("sheriff-terminal-offer-so-far", &[terms]),
            Some(seat) => {
                let name = ("name", teller.name(seat).to_owned().into());
                teller.say("sheriff-terminal-proposal-so-far", &[name, terms])
            }
        }
    }

    pub fn steps(&self, view: &View, teller: &Teller) -> Vec<DraftStep> {
        let on_this_page = match self.page {
            Page::Start => {
                let starts = self.starts(view, teller);
                return if starts.is_empty() { self.whole_form(teller) } else { starts };
            }
            Page::Main => return self.whole_form(teller),
            Page::Legal => self.legal_goods(teller),
            Page::Contraband => match self.limits.contraband {
                Contraband::Own(own) => self.own_contraband(&own, teller),
                Contraband::FaceDown(most) => self.foreign_contraband(most, view, teller),
            },
            Page::Bag => self.goods_of_the_bag(view, teller),
            Page::Promises => self.promised(teller),
            Page::Later => self.words_for_later(view, teller),
        };
        let done = self.turn_to(Page::Main, teller.say("sheriff-terminal-done", &[]));
        [done].into_iter().chain(on_this_page).collect()
    }

    /// Who would give something.
    fn payer(&self, teller: &Teller) -> Seat {
        self.to.unwrap_or(teller.person)
    }

    fn terms(&self) -> Terms<'_> {
        let Form { coins, legal, named, unnamed, unnamed_count, bag, promises, later } = &self.form;
        Terms {
            coins: *coins,
            legal: *legal,
            named: *named,
            unnamed: *unnamed,
            unnamed_count: *unnamed_count,
            bag: *bag,
            promises: *promises,
            later,
        }
    }

    fn action(&self) -> Action {
        let Form { coins, legal, named, unnamed, unnamed_count, bag, promises, later } = self.form.clone();
        let (named, later) = (Listed(named), later.into_iter().collect());
        match self.to {
            None => {
                let give = Give { coins, legal, named, unnamed: Listed(unnamed), bag };
                Action::Offer { give, promises, later }
            }
            Some(seat) => {
                let give = Ask { coins, legal, named, unnamed_count, bag };
                Action::Counter { seat, replaces: self.replaces, give, promises, later }
            }
        }
    }

    /// The bribe with this changed, and what that is called.
    fn step(&self, label: String, change: impl FnOnce(&mut Bribe)) -> DraftStep {
        let mut next = self.clone();
        if next.page == Page::Start {
            next.page = Page::Main;
        }
        change(&mut next);
        let choice = Choice { label: capital(&label), effect: String::new() };
        (Picked::Draft(Draft::Bribe(Box::new(next))), choice)
    }

    fn turn_to(&self, page: Page, label: String) -> DraftStep {
        self.step(label, |next| next.page = page)
    }

    fn more(&self, what: String, teller: &Teller, change: impl FnOnce(&mut Form)) -> DraftStep {
        let label = teller.say("sheriff-form-more", &[("what", what.into())]);
        self.step(label, |next| change(&mut next.form))
    }

    fn fewer(&self, what: String, teller: &Teller, change: impl FnOnce(&mut Form)) -> DraftStep {
        let label = teller.say("sheriff-form-fewer", &[("what", what.into())]);
        self.step(label, |next| change(&mut next.form))
    }

    /// One more of a good while there is room, and one fewer while there is one.
    fn more_or_fewer(
        &self,
        what: String,
        (count, room): (u8, bool),
        teller: &Teller,
        group: fn(&mut Form) -> &mut Goods,
        good: Good,
    ) -> impl Iterator<Item = DraftStep> {
        let more = room.then(|| self.more(what.clone(), teller, |form| group(form).add(good, 1)));
        let fewer = (count > 0).then(|| {
            self.fewer(what, teller, |form| {
                let group = group(form);
                *group = group.without(&Goods::of(good, 1));
            })
        });
        more.into_iter().chain(fewer)
    }
}

/// The first page: an offer that is already there.
impl Bribe {
    /// The offers that it can answer, and a blank one; nothing where there is none to answer.
    fn starts(&self, view: &View, teller: &Teller) -> Vec<DraftStep> {
        let Some(inspection) = &view.inspection else { return Vec::new() };
        let owed = inspection.owes.filter(|owes| owes.seat == teller.person).and_then(|owes| owes.offer);
        let answered = |offer: &&OfferView| match self.to {
            Some(_) => self.replaceable.iter().any(|id| id == Some(offer.id)),
            None => owed == Some(offer.id),
        };
        let mut starts: Vec<DraftStep> = inspection
            .offers
            .iter()
            .filter(answered)
            .map(|offer| {
                let number = ("number", Value::Number(offer.id.into()));
                let (pick, choice) = self
                    .step(teller.say("sheriff-terminal-start-from", &[number]), |next| {
                        next.start_from(offer)
                    });
                (pick, Choice { effect: teller.tell(&told(offer)), ..choice })
            })
            .collect();
        if !starts.is_empty() {
            starts.push(self.turn_to(Page::Main, teller.say("sheriff-terminal-start-afresh", &[])));
        }
        starts
    }

    /// Takes over what an offer says. An offer that stands can be kept, so it keeps within the bounds; only contraband
    /// that the sheriff named without having seen it may not be there.
    fn start_from(&mut self, offer: &OfferView) {
        let terms = Terms::of(offer);
        let (named, unnamed_count) = match self.limits.contraband {
            Contraband::Own(own) => (terms.named.common(&own), 0),
            Contraband::FaceDown(_) => (terms.named, terms.unnamed_count),
        };
        self.replaces = self.to.map(|_| offer.id);
        self.form = Form {
            coins: terms.coins,
            legal: terms.legal,
            named,
            unnamed: Goods::NONE,
            unnamed_count,
            bag: terms.bag,
            promises: terms.promises,
            later: terms.later.to_vec(),
        };
    }
}

/// The main page.
impl Bribe {
    fn whole_form(&self, teller: &Teller) -> Vec<DraftStep> {
        let mut steps = Vec::new();
        if self.form != Form::default() {
            steps.push(self.sending(teller));
        } else {
            steps.extend(self.ready_sentences(teller));
        }
        steps.extend(self.coins(teller));
        steps.extend(self.pages(teller));
        if self.form != Form::default() {
            let label = teller.say("sheriff-terminal-start-afresh", &[]);
            steps.push(self.step(label, |next| next.form = Form::default()));
        }
        steps
    }

    fn sending(&self, teller: &Teller) -> DraftStep {
        let label = match self.to {
            None => teller.say("sheriff-do-send", &[]),
            Some(seat) => teller.say("sheriff-do-propose", &[("name", teller.name(seat).to_owned().into())]),
        };
        let effect = format!("{}.", capital(&teller.tell(&self.terms().tell())));
        (Picked::Play(self.action()), Choice { label, effect })
    }

    /// Whole offers of a few words.
    fn ready_sentences(&self, teller: &Teller) -> impl Iterator<Item = DraftStep> {
        let sentences = if self.to.is_none() { &OF_A_MERCHANT[..] } else { &OF_THE_SHERIFF };
        sentences.iter().flat_map(|ready| {
            let offers = ready.offers(self.limits.coins, &self.limits.promises, self.payer(teller));
            offers.map(|(coins, promise)| {
                let name = ("name", teller.name(promise.seat).to_owned().into());
                self.ready(teller.say(ready.id, &[("sum", coins.into()), name]), coins, promise)
            })
        })
    }

    /// A ready sentence, and the form that says it.
    fn ready(&self, words: String, coins: u16, promise: BagPromise) -> DraftStep {
        self.step(words.trim_end_matches('.').to_owned(), |next| {
            let promises = [promise].into_iter().collect();
            next.form = Form { coins, promises, ..Form::default() };
        })
    }

    fn coins(&self, teller: &Teller) -> Vec<DraftStep> {
        let room = self.limits.coins.saturating_sub(self.form.coins);
        let mut steps: Vec<DraftStep> = [1, 5]
            .into_iter()
            .filter(|count| *count <= room)
            .map(|count| self.more(coins(count, teller), teller, |form| form.coins += count))
            .collect();
        if self.form.coins > 0 {
            steps.push(self.fewer(coins(1, teller), teller, |form| form.coins -= 1));
        }
        steps
    }

    /// The other pages that have anything on them.
    fn pages(&self, teller: &Teller) -> Vec<DraftStep> {
        let Limits { legal, contraband, bag, promises, .. } = &self.limits;
        let (some_contraband, contraband) = match contraband {
            Contraband::Own(own) => (!own.is_empty(), teller.say("sheriff-form-contraband", &[])),
            Contraband::FaceDown(most) => {
                (*most > 0, teller.say("sheriff-form-ask-contraband", &[("max", (*most).into())]))
            }
        };
        let from_the_bag = [("count", self.form.bag.len().into()), ("max", (*bag).into())];
        let pages = [
            (!legal.is_empty(), Page::Legal, teller.say("sheriff-form-legal", &[])),
            (some_contraband, Page::Contraband, contraband),
            (*bag > 0, Page::Bag, teller.say("sheriff-form-bag", &from_the_bag)),
            (promises.iter().next().is_some(), Page::Promises, teller.say("sheriff-form-promises", &[])),
            (true, Page::Later, teller.say("sheriff-form-later", &[])),
        ];
        let there = pages.into_iter().filter(|(there, ..)| *there);
        there.map(|(_, page, label)| self.turn_to(page, format!("{label}…"))).collect()
    }
}

/// The other pages.
impl Bribe {
    fn legal_goods(&self, teller: &Teller) -> Vec<DraftStep> {
        let of_a_kind = |(good, there): (Good, u8)| {
            let count = self.form.legal.count(good);
            self.more_or_fewer(
                many(good, teller),
                (count, count < there),
                teller,
                |form| &mut form.legal,
                good,
            )
        };
        self.limits.legal.counts().flat_map(of_a_kind).collect()
    }

    /// Each kind face down or named openly.
    fn own_contraband(&self, own: &Goods, teller: &Teller) -> Vec<DraftStep> {
        let form = &self.form;
        let mut steps = Vec::new();
        for (good, there) in own.counts() {
            let (named, unnamed) = (form.named.count(good), form.unnamed.count(good));
            let room = named + unnamed < there;
            let name = || [("good", kind(good, teller).into())];
            let secret = teller.say("sheriff-form-secret", &name());
            if room {
                steps.push(self.more(secret.clone(), teller, |form| {
                    form.unnamed.add(good, 1);
                    form.unnamed_count += 1;
                }));
            }
            if unnamed > 0 {
                steps.push(self.fewer(secret, teller, |form| {
                    form.unnamed = form.unnamed.without(&Goods::of(good, 1));
                    form.unnamed_count -= 1;
                }));
            }
            let openly = teller.say("sheriff-form-named", &name());
            steps.extend(self.more_or_fewer(openly, (named, room), teller, |form| &mut form.named, good));
        }
        steps
    }

    /// A number of face-down cards, or kinds by name, which may not be there.
    fn foreign_contraband(&self, most: usize, view: &View, teller: &Teller) -> Vec<DraftStep> {
        let form = &self.form;
        let room = form.named.len() + usize::from(form.unnamed_count) < most;
        let unseen = || teller.say("sheriff-give-unnamed", &[("count", 1.into())]);
        let mut steps = Vec::new();
        if room {
            steps.push(self.more(unseen(), teller, |form| form.unnamed_count += 1));
        }
        if form.unnamed_count > 0 {
            steps.push(self.fewer(unseen(), teller, |form| form.unnamed_count -= 1));
        }
        for good in in_the_game(view).filter(|good| !good.is_legal()) {
            let openly = teller.say("sheriff-form-named", &[("good", kind(good, teller).into())]);
            let count = form.named.count(good);
            steps.extend(self.more_or_fewer(openly, (count, room), teller, |form| &mut form.named, good));
        }
        steps
    }

    /// Whatever is said to be in the bag; for goods from it the bag itself has to pass.
    fn goods_of_the_bag(&self, view: &View, teller: &Teller) -> Vec<DraftStep> {
        let payer = self.payer(teller);
        let why = if self.to.is_none() { "sheriff-form-bag-why" } else { "sheriff-form-bag-ask" };
        let mut steps = Vec::new();
        for good in in_the_game(view) {
            if self.form.bag.len() < self.limits.bag {
                steps.push(self.more(many(good, teller), teller, |form| {
                    form.bag.add(good, 1);
                    form.promise(payer, Some(FOR_THE_BAG), payer);
                }));
            }
            if self.form.bag.count(good) > 0 {
                let away = Goods::of(good, 1);
                steps.push(self.fewer(many(good, teller), teller, |form| form.bag = form.bag.without(&away)));
            }
        }
        steps.iter_mut().for_each(|(_, choice)| choice.effect = teller.say(why, &[]));
        steps
    }

    fn promised(&self, teller: &Teller) -> Vec<DraftStep> {
        let payer = self.payer(teller);
        let step = |each: BagPromise| {
            let words = teller.tell(&promise(each));
            if self.form.promises.of(each.seat) == Some(each.deed) {
                let label = take_back(words, teller);
                return self.step(label, |next| next.form.promise(each.seat, None, payer));
            }
            self.step(words, |next| next.form.promise(each.seat, Some(each.deed), payer))
        };
        self.limits.promises.iter().map(step).collect()
    }

    /// A few words that either side could say.
    fn words_for_later(&self, view: &View, teller: &Teller) -> Vec<DraftStep> {
        let speakers = [teller.person, self.to.unwrap_or(view.sheriff)];
        let why = teller.say("sheriff-form-later-why", &[]);
        let all = speakers.into_iter().flat_map(|by| READY.map(|(text, _)| (by, text)));
        all.map(|(by, text)| {
            let later = Later { by, text: text.to_owned() };
            let words = teller.tell(&said(&later));
            let same = |word: &Later| *word == later;
            let (pick, choice) = if self.form.later.iter().any(same) {
                self.step(take_back(words, teller), |next| next.form.later.retain(|word| !same(word)))
            } else {
                self.step(words, |next| next.form.later.push(later.clone()))
            };
            (pick, Choice { effect: why.clone(), ..choice })
        })
        .collect()
    }
}

impl Form {
    /// Another promise about a bag, or none; the payer's goods from it go where they cannot stand without.
    fn promise(&mut self, seat: Seat, deed: Option<Deed>, payer: Seat) {
        let others = self.promises.iter().filter(|promise| promise.seat != seat);
        self.promises = others.chain(deed.map(|deed| BagPromise { deed, seat })).collect();
        if seat == payer && deed != Some(FOR_THE_BAG) {
            self.bag = Goods::NONE;
        }
    }
}

fn take_back(what: String, teller: &Teller) -> String {
    teller.say("sheriff-terminal-take-back", &[("what", what.into())])
}
