//! Actions as they come from outside (SHE-84): first what cannot be read at all, then whose turn it is, then the shape,
//! the phase and the names. What is left to judge is `allow`'s.

use crate::action::{Action, Side};
use crate::allow::{Kind, declare, is_the_moment, may_decide};
use crate::goods::{Good, Goods, Listed, Row};
use crate::offers::{Ask, BagPromise, Deed, Give, Later, Promises, Words};
use crate::refusals::{BAD_SHAPE, NOT_LEGAL_GOOD, UNKNOWN_CARD, wrong_cards};
use crate::state::Sheriff;
use besace_table::{Fields, Refusal, Seat};
use serde_json::Value;

pub(crate) fn read(game: &Sheriff, seat: Seat, action: &Value) -> Result<Action, Refusal> {
    let fields = Fields::of(action, seat, game.seats)?;
    let kind = fields.kind()?.and_then(Kind::from_id);
    let written = match kind {
        Some(kind) => Some((kind, Written::read(kind, &fields)?)),
        None => None,
    };
    may_decide(game, seat, kind)?;
    let (kind, written) = written.ok_or(BAD_SHAPE)?;
    let shaped = written.shape(game, kind, &fields)?;
    is_the_moment(game, seat, kind)?;
    shaped.action(game, seat)
}

/// Every field that an action of some kind can have, read as its type; `None` where it is missing.
#[derive(Default)]
struct Written<'a> {
    set_aside: Option<Group>,
    left: Option<u64>,
    right: Option<u64>,
    pile: Option<&'a str>,
    cards: Option<Group>,
    /// The cards in their order, where the order counts.
    order: Option<Vec<Option<Good>>>,
    good: Option<&'a str>,
    count: Option<u64>,
    seat: Option<u64>,
    offer: Option<u64>,
    /// `Some(None)` is a null that was written down.
    replaces: Option<Option<u64>>,
    unnamed: Option<Group>,
    give: WrittenGive,
    promises: Vec<WrittenPromise<'a>>,
    later: Vec<WrittenLater<'a>>,
    legal: Option<Group>,
    contraband: Option<Group>,
}

/// A group of cards, and whether a name in it belongs to no good at all.
#[derive(Clone, Copy, Default)]
struct Group {
    goods: Goods,
    has_unknown: bool,
}

#[derive(Default)]
struct WrittenGive {
    coins: u64,
    legal: Group,
    named: Group,
    unnamed: Group,
    unnamed_count: u64,
    bag: Group,
    has_other_keys: bool,
}

struct WrittenPromise<'a> {
    deed: Option<&'a str>,
    seat: Option<u64>,
    has_other_keys: bool,
}

struct WrittenLater<'a> {
    by: Option<u64>,
    text: Option<&'a str>,
    has_other_keys: bool,
}

impl<'a> Written<'a> {
    fn read(kind: Kind, fields: &Fields<'a>) -> Result<Written<'a>, Refusal> {
        let mut written = Written::default();
        match kind {
            Kind::Market => {
                written.set_aside = group(fields, "set_aside")?;
                written.left = fields.number("left")?;
                written.right = fields.number("right")?;
            }
            Kind::Discard => {
                written.pile = fields.text("pile")?;
                written.order = order(fields, "cards")?;
            }
            Kind::Load => written.cards = group(fields, "cards")?,
            Kind::Declare => {
                written.good = fields.text("good")?;
                written.count = fields.number("count")?;
            }
            Kind::Call | Kind::Inspect | Kind::LetPass => written.seat = fields.number("seat")?,
            Kind::Offer | Kind::Counter => {
                if kind == Kind::Counter {
                    written.seat = fields.number("seat")?;
                    written.replaces = Some(match fields.value("replaces") {
                        Some(Value::Null) => None,
                        _ => fields.number("replaces")?,
                    });
                }
                written.give = give(kind, fields)?;
                written.promises = promises(fields)?;
                written.later = later(fields)?;
            }
            Kind::Accept => {
                written.offer = fields.number("offer")?;
                written.unnamed = group(fields, "unnamed")?;
            }
            Kind::Refuse | Kind::Withdraw => written.offer = fields.number("offer")?,
            Kind::Pay => {
                written.legal = group(fields, "legal")?;
                written.contraband = group(fields, "contraband")?;
            }
            Kind::Stand | Kind::TimeUp => {}
        }
        Ok(written)
    }

    /// The action with all its keys and no other, its seats, piles and deeds found.
    fn shape(self, game: &Sheriff, kind: Kind, fields: &Fields<'_>) -> Result<Shaped<'a>, Refusal> {
        let keys: &[&str] = match kind {
            Kind::Market => &["set_aside", "left", "right"],
            Kind::Discard => &["pile", "cards"],
            Kind::Load => &["cards"],
            Kind::Declare => &["good", "count"],
            Kind::Call | Kind::Inspect | Kind::LetPass => &["seat"],
            Kind::Offer => &["give", "promises", "later"],
            Kind::Counter => &["seat", "replaces", "give", "promises", "later"],
            Kind::Accept => &["offer", "unnamed"],
            Kind::Refuse | Kind::Withdraw => &["offer"],
            Kind::Pay => &["legal", "contraband"],
            Kind::Stand | Kind::TimeUp => &[],
        };
        if !fields.are_only(keys) {
            return Err(BAD_SHAPE);
        }
        let at = |number: Option<u64>| {
            let seat = number.and_then(|number| u8::try_from(number).ok()).map(Seat);
            seat.filter(|seat| seat.0 < game.seats).ok_or(BAD_SHAPE)
        };
        Ok(match kind {
            Kind::Market => Shaped::Market {
                set_aside: self.set_aside.ok_or(BAD_SHAPE)?,
                left: small(self.left.ok_or(BAD_SHAPE)?),
                right: small(self.right.ok_or(BAD_SHAPE)?),
            },
            Kind::Discard => Shaped::Discard {
                pile: self.pile.and_then(Side::from_id).ok_or(BAD_SHAPE)?,
                cards: self.order.ok_or(BAD_SHAPE)?,
            },
            Kind::Load => Shaped::Load(self.cards.ok_or(BAD_SHAPE)?),
            Kind::Declare => Shaped::Declare {
                good: self.good.ok_or(BAD_SHAPE)?,
                count: small(self.count.ok_or(BAD_SHAPE)?),
            },
            Kind::Call => Shaped::Ready(Action::Call { seat: at(self.seat)? }),
            Kind::Inspect => Shaped::Ready(Action::Inspect { seat: at(self.seat)? }),
            Kind::LetPass => Shaped::Ready(Action::LetPass { seat: at(self.seat)? }),
            Kind::Offer => Shaped::Offer {
                give: self.give.shaped()?,
                promises: shaped_promises(self.promises, at)?,
                later: shaped_later(self.later, at)?,
            },
            Kind::Counter => {
                let seat = at(self.seat)?;
                if seat == game.sheriff {
                    return Err(BAD_SHAPE);
                }
                Shaped::Counter {
                    seat,
                    replaces: self.replaces.flatten().map(numbered),
                    give: self.give.shaped()?,
                    promises: shaped_promises(self.promises, at)?,
                    later: shaped_later(self.later, at)?,
                }
            }
            Kind::Accept => Shaped::Accept {
                offer: numbered(self.offer.ok_or(BAD_SHAPE)?),
                unnamed: self.unnamed.unwrap_or_default(),
            },
            Kind::Refuse => Shaped::Ready(Action::Refuse { offer: numbered(self.offer.ok_or(BAD_SHAPE)?) }),
            Kind::Withdraw => {
                Shaped::Ready(Action::Withdraw { offer: numbered(self.offer.ok_or(BAD_SHAPE)?) })
            }
            Kind::Pay => Shaped::Pay {
                legal: self.legal.ok_or(BAD_SHAPE)?,
                contraband: self.contraband.ok_or(BAD_SHAPE)?,
            },
            Kind::Stand => Shaped::Ready(Action::Stand),
            Kind::TimeUp => Shaped::Ready(Action::TimeUp),
        })
    }
}

/// An action with only the names of goods still to be judged.
enum Shaped<'a> {
    Market { set_aside: Group, left: u8, right: u8 },
    Discard { pile: Side, cards: Vec<Option<Good>> },
    Load(Group),
    Declare { good: &'a str, count: u8 },
    Offer { give: WrittenGive, promises: Promises, later: Words },
    Counter { seat: Seat, replaces: Option<u32>, give: WrittenGive, promises: Promises, later: Words },
    Accept { offer: u32, unnamed: Group },
    Pay { legal: Group, contraband: Group },
    Ready(Action),
}

impl Shaped<'_> {
    fn action(self, game: &Sheriff, seat: Seat) -> Result<Action, Refusal> {
        Ok(match self {
            Shaped::Market { set_aside, left, right } => {
                Action::Market { set_aside: Listed(set_aside.known()?), left, right }
            }
            Shaped::Discard { pile, cards } => {
                let cards: Option<Vec<Good>> = cards.into_iter().collect();
                let cards =
                    cards.filter(|cards| cards.iter().all(|good| game.has(*good))).ok_or(UNKNOWN_CARD)?;
                let rule = crate::allow::cards_to_discard(game).1;
                Action::Discard { pile, cards: Row::new(cards).ok_or(wrong_cards(rule))? }
            }
            Shaped::Load(cards) => Action::Load { cards: Listed(cards.known()?) },
            Shaped::Declare { good, count } => {
                let good = Good::from_id(good);
                if good.is_none() {
                    // The wrong number is told before the unheard-of kind.
                    declare(game, seat, good, count)?;
                }
                Action::Declare { good: good.ok_or(NOT_LEGAL_GOOD)?, count }
            }
            Shaped::Offer { give, promises, later } => {
                let give = Give {
                    coins: coins(give.coins),
                    legal: give.legal.known()?,
                    named: Listed(give.named.known()?),
                    unnamed: Listed(give.unnamed.known()?),
                    bag: give.bag.known()?,
                };
                Action::Offer { give, promises, later }
            }
            Shaped::Counter { seat, replaces, give, promises, later } => {
                let give = Ask {
                    coins: coins(give.coins),
                    legal: give.legal.known()?,
                    named: Listed(give.named.known()?),
                    unnamed_count: small(give.unnamed_count),
                    bag: give.bag.known()?,
                };
                Action::Counter { seat, replaces, give, promises, later }
            }
            Shaped::Accept { offer, unnamed } => Action::Accept { offer, unnamed: Listed(unnamed.known()?) },
            Shaped::Pay { legal, contraband } => {
                Action::Pay { legal: legal.known()?, contraband: Listed(contraband.known()?) }
            }
            Shaped::Ready(action) => action,
        })
    }
}

impl Group {
    fn known(self) -> Result<Goods, Refusal> {
        if self.has_unknown { Err(UNKNOWN_CARD) } else { Ok(self.goods) }
    }

    fn add(&mut self, name: &str, count: u8) {
        match Good::from_id(name) {
            Some(good) => self.goods.add(good, count),
            None => self.has_unknown |= count > 0,
        }
    }
}

impl WrittenGive {
    fn shaped(self) -> Result<WrittenGive, Refusal> {
        if self.has_other_keys { Err(BAD_SHAPE) } else { Ok(self) }
    }
}

// Numbers beyond every rule's reach stay beyond it when they are cut to size.

fn small(number: u64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

fn coins(number: u64) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}

fn numbered(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn wrong_type(key: &str, what: &str) -> Refusal {
    Refusal::BadRequest(format!("`{key}` must be {what}").into())
}

/// A group of cards: a list with repeats, or a count map.
fn group(fields: &Fields<'_>, key: &str) -> Result<Option<Group>, Refusal> {
    let Some(value) = fields.value(key) else { return Ok(None) };
    let wrong = || wrong_type(key, "a list of goods or a map of their numbers");
    let mut group = Group::default();
    match value {
        Value::Array(cards) => {
            for card in cards {
                group.add(card.as_str().ok_or_else(wrong)?, 1);
            }
        }
        Value::Object(_) => {
            let counts = Fields::within(value, key)?;
            for name in counts.keys() {
                let count = counts.number(name)?.ok_or_else(wrong)?;
                group.add(name, small(count));
            }
        }
        _ => return Err(wrong()),
    }
    Ok(Some(group))
}

/// Cards in an order, `None` where a name is no good's.
fn order(fields: &Fields<'_>, key: &str) -> Result<Option<Vec<Option<Good>>>, Refusal> {
    let wrong = || wrong_type(key, "a list of goods, the top one first");
    let Some(cards) = fields.list(key)? else { return Ok(None) };
    let names = cards.iter().map(|card| card.as_str().map(Good::from_id).ok_or_else(wrong));
    names.collect::<Result<_, _>>().map(Some)
}

fn give(kind: Kind, fields: &Fields<'_>) -> Result<WrittenGive, Refusal> {
    let Some(value) = fields.value("give") else { return Ok(WrittenGive::default()) };
    let fields = Fields::within(value, "give")?;
    let mut give = WrittenGive {
        coins: fields.number("coins")?.unwrap_or(0),
        legal: group(&fields, "legal")?.unwrap_or_default(),
        named: group(&fields, "named")?.unwrap_or_default(),
        bag: group(&fields, "bag")?.unwrap_or_default(),
        ..WrittenGive::default()
    };
    let unnamed = if kind == Kind::Counter {
        give.unnamed_count = fields.number("unnamed_count")?.unwrap_or(0);
        "unnamed_count"
    } else {
        give.unnamed = group(&fields, "unnamed")?.unwrap_or_default();
        "unnamed"
    };
    let keys = ["coins", "legal", "named", unnamed, "bag"];
    give.has_other_keys = fields.keys().any(|key| !keys.contains(&key));
    Ok(give)
}

fn promises<'a>(fields: &Fields<'a>) -> Result<Vec<WrittenPromise<'a>>, Refusal> {
    let promises = fields.list("promises")?.unwrap_or_default();
    let read = |value| {
        let fields = Fields::within(value, "promises")?;
        Ok(WrittenPromise {
            deed: fields.text("do")?,
            seat: fields.number("seat")?,
            has_other_keys: fields.keys().any(|key| !["do", "seat"].contains(&key)),
        })
    };
    promises.iter().map(read).collect()
}

fn later<'a>(fields: &Fields<'a>) -> Result<Vec<WrittenLater<'a>>, Refusal> {
    let later = fields.list("later")?.unwrap_or_default();
    let read = |value| {
        let fields = Fields::within(value, "later")?;
        Ok(WrittenLater {
            by: fields.number("by")?,
            text: fields.text("text")?,
            has_other_keys: fields.keys().any(|key| !["by", "text"].contains(&key)),
        })
    };
    later.iter().map(read).collect()
}

fn shaped_promises(
    written: Vec<WrittenPromise<'_>>,
    at: impl Fn(Option<u64>) -> Result<Seat, Refusal>,
) -> Result<Promises, Refusal> {
    let shaped = |promise: WrittenPromise<'_>| {
        let deed = promise.deed.and_then(Deed::from_id).filter(|_| !promise.has_other_keys);
        Ok(BagPromise { deed: deed.ok_or(BAD_SHAPE)?, seat: at(promise.seat)? })
    };
    written.into_iter().map(shaped).collect()
}

fn shaped_later(
    written: Vec<WrittenLater<'_>>,
    at: impl Fn(Option<u64>) -> Result<Seat, Refusal>,
) -> Result<Words, Refusal> {
    let shaped = |later: WrittenLater<'_>| {
        let text = later.text.filter(|_| !later.has_other_keys).ok_or(BAD_SHAPE)?;
        Ok(Later { by: at(later.by)?, text: text.to_owned() })
    };
    written.into_iter().map(shaped).collect()
}
