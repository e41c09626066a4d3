//! Offers in words: what is given, what is promised for it, and what is said for later.

use super::goods::{by_kind, coins, goods};
use super::to_whom;
use besace_sheriff::{Ask, BagPromise, Deed, Give, Goods, Later, OfferView, Promises, Words};
use besace_table::Seat;
use besace_terminal::told::Teller;
use besace_words::Value;

/// Words for later that are known in every language, with the text in which they travel.
///
/// The browser says them in the same text, so that everybody reads them in a language of their own.
pub const READY: [(&str, &str); 3] = [
    ("When I am sheriff, your bag passes.", "sheriff-later-let-pass"),
    ("When I am sheriff, I take nothing from you.", "sheriff-later-no-bribe"),
    ("I owe you a favour.", "sheriff-later-remember"),
];

/// What an offer says, wherever it is written.
pub struct Terms<'a> {
    pub coins: u16,
    pub legal: Goods,
    pub named: Goods,
    /// Empty where the reader does not know them.
    pub unnamed: Goods,
    pub unnamed_count: u8,
    pub bag: Goods,
    pub promises: Promises,
    pub later: &'a [Later],
}

impl<'a> Terms<'a> {
    /// Of an offer that stands, or of a deal.
    pub fn of(offer: &'a OfferView) -> Terms<'a> {
        let give = &offer.give;
        Terms {
            coins: give.coins,
            legal: give.legal,
            named: give.named.0,
            unnamed: give.unnamed.flatten().unwrap_or_default().0,
            unnamed_count: give.unnamed_count,
            bag: give.bag,
            promises: offer.promises,
            later: offer.later.as_slice(),
        }
    }

    /// Of an offer that a merchant could make.
    pub fn offered(give: &Give, promises: Promises, later: &'a Words) -> Terms<'a> {
        Terms {
            coins: give.coins,
            legal: give.legal,
            named: give.named.0,
            unnamed: give.unnamed.0,
            unnamed_count: give.unnamed.0.len() as u8,
            bag: give.bag,
            promises,
            later: later.as_slice(),
        }
    }

    /// Of a proposal that the sheriff could make.
    pub fn asked(give: &Ask, promises: Promises, later: &'a Words) -> Terms<'a> {
        Terms {
            coins: give.coins,
            legal: give.legal,
            named: give.named.0,
            unnamed: Goods::NONE,
            unnamed_count: give.unnamed_count,
            bag: give.bag,
            promises,
            later: later.as_slice(),
        }
    }

    /// All of it.
    pub fn tell(&self, teller: &Teller) -> String {
        teller.say("sheriff-terms", &self.values(teller))
    }

    /// The variables of a sentence about it.
    pub fn values(&self, teller: &Teller) -> [(&'static str, Value<'static>); 3] {
        let promises = teller.list(self.promises.iter().map(|each| promise(each, teller)));
        let said = teller.list(self.later.iter().map(|each| said(each.by, &each.text, teller)));
        let part = |id: &str, name: &str, text: String| {
            if text.is_empty() { text } else { teller.say(id, &[(name, text.into())]) }
        };
        [
            ("give", self.give(teller).into()),
            ("for", part("sheriff-terms-for", "promises", promises).into()),
            ("later", part("sheriff-terms-later", "later", said).into()),
        ]
    }

    /// What is given.
    pub fn give(&self, teller: &Teller) -> String {
        let mut parts = Vec::new();
        if self.coins > 0 {
            parts.push(coins(self.coins, teller));
        }
        parts.extend(by_kind(&self.legal.plus(&self.named), teller));
        parts.extend(face_down(self.unnamed_count.into(), &self.unnamed, teller));
        if !self.bag.is_empty() {
            parts.push(teller.say("sheriff-give-bag", &[("goods", goods(&self.bag, teller).into())]));
        }
        if parts.is_empty() { teller.say("sheriff-give-nothing", &[]) } else { teller.list(parts) }
    }
}

/// Face-down cards: how many, and which where the reader knows; nothing for none.
pub fn face_down(count: usize, known: &Goods, teller: &Teller) -> Option<String> {
    let number = ("count", Value::from(count));
    if count == 0 {
        return None;
    }
    Some(if known.is_empty() {
        teller.say("sheriff-give-unnamed", &[number])
    } else {
        let known = ("goods", goods(known, teller).into());
        teller.say("sheriff-give-unnamed-known", &[number, known])
    })
}

/// An offer that stands, or has just been made, as a sentence.
pub fn sentence(offer: &OfferView, teller: &Teller) -> String {
    let mut values = Vec::from(teller.about(offer.by));
    values.extend(Terms::of(offer).values(teller));
    if offer.by == offer.payer {
        return teller.say("sheriff-event-offered", &values);
    }
    values.extend(to_whom(offer.payer, teller));
    teller.say("sheriff-event-proposed", &values)
}

/// What the sheriff undertakes.
pub fn promise(promise: BagPromise, teller: &Teller) -> String {
    let id = match promise.deed {
        Deed::Inspect => "sheriff-promise-inspect",
        Deed::LetPass => "sheriff-promise-let-pass",
    };
    teller.say_about(promise.seat, id, &[])
}

/// What somebody says for later.
pub fn said(by: Seat, text: &str, teller: &Teller) -> String {
    let ready = READY.iter().find(|(ready, _)| *ready == text);
    let text = ready.map_or_else(|| text.to_owned(), |(_, id)| teller.say(id, &[]));
    teller.say_about(by, "sheriff-later-said", &[("text", text.into())])
}
