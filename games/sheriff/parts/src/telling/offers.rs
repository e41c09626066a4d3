//! Offers in sentences: what is given, what is promised for it, and what is said for later.

use super::goods::{by_kind, coins, goods};
use besace_sheriff::{Ask, BagPromise, Deed, Give, Goods, Later, OfferView, Promises, Words};
use besace_table::Seat;
use besace_words::{Argument, Sentence};

/// That a bag will not be opened, as these words travel.
pub const LET_PASS: &str = "When I am sheriff, your bag passes.";
/// That a merchant will not have to pay.
pub const NO_BRIBE: &str = "When I am sheriff, I take nothing from you.";

/// Words for later that are known in every language, with the text in which they travel: so everybody reads them in a
/// language of their own.
pub const READY: [(&str, &str); 3] = [
    (LET_PASS, "sheriff-later-let-pass"),
    (NO_BRIBE, "sheriff-later-no-bribe"),
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

    /// All of it, by itself.
    pub fn tell(&self) -> Sentence {
        self.fill(Sentence::new("sheriff-terms"))
    }

    /// All of it, in a sentence about it.
    pub fn fill(&self, sentence: Sentence) -> Sentence {
        let promises: Vec<Sentence> = self.promises.iter().map(promise).collect();
        let words: Vec<Sentence> = self.later.iter().map(said).collect();
        sentence
            .with("give", self.give())
            .with("for", part("sheriff-terms-for", "promises", promises))
            .with("later", part("sheriff-terms-later", "later", words))
    }

    /// What is given.
    pub fn give(&self) -> Argument {
        let mut parts: Vec<Argument> = Vec::new();
        if self.coins > 0 {
            parts.push(coins(self.coins).into());
        }
        parts.extend(by_kind(&self.legal.plus(&self.named)));
        parts.extend(face_down(self.unnamed_count.into(), &self.unnamed));
        if !self.bag.is_empty() {
            parts.push(Sentence::new("sheriff-give-bag").with("goods", goods(&self.bag)).into());
        }
        if parts.is_empty() { Sentence::new("sheriff-give-nothing").into() } else { Argument::List(parts) }
    }
}

/// A part of an offer; nothing where there is nothing in it.
fn part(id: &'static str, name: &'static str, sentences: Vec<Sentence>) -> Argument {
    if sentences.is_empty() { "".into() } else { Sentence::new(id).with(name, sentences).into() }
}

/// Face-down cards: how many, and which where the reader knows; nothing for none.
pub fn face_down(count: usize, known: &Goods) -> Option<Argument> {
    if count == 0 {
        return None;
    }
    let sentence = if known.is_empty() {
        Sentence::new("sheriff-give-unnamed").with("count", count)
    } else {
        Sentence::new("sheriff-give-unnamed-known").with("count", count).with("goods", goods(known))
    };
    Some(sentence.into())
}

/// An offer that stands, or has just been made: who offers, or whom the sheriff asks.
pub fn offer(offer: &OfferView) -> Sentence {
    offer_of(offer.by, offer.payer, &Terms::of(offer))
}

/// The offer that `by` makes, in which `payer` gives something.
pub fn offer_of(by: Seat, payer: Seat, terms: &Terms) -> Sentence {
    terms.fill(if by == payer {
        Sentence::new("sheriff-event-offered").by(by)
    } else {
        Sentence::new("sheriff-event-proposed").by(by).to(payer)
    })
}

/// What the sheriff undertakes.
pub fn promise(promise: BagPromise) -> Sentence {
    let id = match promise.deed {
        Deed::Inspect => "sheriff-promise-inspect",
        Deed::LetPass => "sheriff-promise-let-pass",
    };
    Sentence::new(id).by(promise.seat)
}

/// What somebody says for later.
pub fn said(Later { by, text }: &Later) -> Sentence {
    let ready = READY.iter().find(|(ready, _)| ready == text);
    let text = ready.map_or_else(|| Argument::from(text.clone()), |(_, id)| Sentence::new(*id).into());
    Sentence::new("sheriff-later-said").by(*by).with("text", text)
}
