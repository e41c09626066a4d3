//! A position as somebody has written it, and the table that it lays out. Refused here is what no table can hold.

use crate::Options;
use crate::goods::{BOX, Good, Goods, Listed};
use crate::knowledge::Knowledge;
use crate::offers::{Ask, BagPromise, Deal, Deals, Deed, Later, Promises, StandingOffer, Words};
use crate::pile::Pile;
use crate::state::{BagState, Debt, Declared, Inspection, Offers, Owes, Phase, Place, SEATS, Sheriff};
use crate::view::Confiscated;
use besace_table::{BadPosition, Chance, Game, Group, Seat, Secret, Whole, present, read_document};
use serde::Deserialize;
use serde_json::Value;

pub(super) fn read(position: &Value) -> Result<Sheriff, BadPosition> {
    let written = read_document(position);
    assemble(written.map_err(|misread| BadPosition::new("SHE-122", misread.to_string()))?)
}

/// A position as it is read: anything that somebody may have written.
#[derive(Deserialize)]
struct Written {
    game: String,
    version: Whole,
    #[serde(default)]
    options: WrittenOptions,
    rng: Chance,
    phase: String,
    round: Whole,
    sheriff: Whole,
    #[serde(deserialize_with = "present")]
    turn: Option<Whole>,
    #[serde(deserialize_with = "present")]
    market: Option<WrittenMarket>,
    #[serde(deserialize_with = "present")]
    confiscated: Option<WrittenConfiscated>,
    #[serde(deserialize_with = "present")]
    debt: Option<WrittenDebt>,
    #[serde(deserialize_with = "present")]
    inspection: Option<WrittenInspection>,
    seats: Vec<WrittenSeat>,
    discards: WrittenDiscards,
    deck: Vec<String>,
    removed: Group<String>,
}

/// Bad options break a rule of their own, so options are read by themselves.
#[derive(Deserialize)]
struct WrittenOptions(Value);

impl Default for WrittenOptions {
    fn default() -> WrittenOptions {
        WrittenOptions(Value::Object(Default::default()))
    }
}

#[derive(Deserialize)]
struct WrittenMarket {
    set_aside: Group<String>,
}

#[derive(Deserialize)]
struct WrittenConfiscated {
    seat: Whole,
    cards: Group<String>,
}

#[derive(Deserialize)]
struct WrittenDebt {
    debtor: Whole,
    creditor: Whole,
    amount: Whole,
}

#[derive(Deserialize)]
struct WrittenOwes {
    seat: Whole,
    #[serde(deserialize_with = "present")]
    offer: Option<Whole>,
}

#[derive(Deserialize)]
struct WrittenInspection {
    #[serde(deserialize_with = "present")]
    called: Option<Whole>,
    #[serde(deserialize_with = "present")]
    owes: Option<WrittenOwes>,
    next_id: Whole,
    haggled: Vec<Whole>,
    must: Vec<Option<String>>,
    offers: Vec<WrittenOffer>,
    deals: Vec<WrittenDeal>,
    time_up: bool,
}

#[derive(Deserialize)]
struct WrittenOffer {
    id: Whole,
    by: Whole,
    payer: Whole,
    give: WrittenGive,
    promises: Vec<WrittenPromise>,
    later: Vec<WrittenLater>,
}

#[derive(Deserialize)]
struct WrittenGive {
    coins: Whole,
    legal: Group<String>,
    named: Group<String>,
    unnamed: Group<String>,
    unnamed_count: Whole,
    bag: Group<String>,
}

#[derive(Deserialize)]
struct WrittenPromise {
    #[serde(rename = "do")]
    deed: String,
    seat: Whole,
}

#[derive(Deserialize)]
struct WrittenLater {
    by: Whole,
    text: String,
}

#[derive(Deserialize)]
struct WrittenDeal {
    id: Whole,
    payer: Whole,
    promises: Vec<WrittenPromise>,
    later: Vec<WrittenLater>,
}

#[derive(Deserialize)]
struct WrittenSeat {
    coins: Value,
    hand: Group<String>,
    legal: Group<String>,
    contraband: Group<String>,
    bag: WrittenBag,
}

#[derive(Deserialize)]
struct WrittenBag {
    state: String,
    cards: Group<String>,
    #[serde(deserialize_with = "present")]
    declared: Option<WrittenDeclared>,
}

#[derive(Deserialize)]
struct WrittenDeclared {
    good: String,
    count: Whole,
}

#[derive(Deserialize)]
struct WrittenDiscards {
    left: Vec<String>,
    right: Vec<String>,
}

/// The goods of a group of cards that lie somewhere. A count of 0 is nothing, whatever its name (R19).
fn goods(group: &Group<String>) -> Result<Goods, BadPosition> {
    let mut goods = Goods::NONE;
    for (name, count) in group.0.iter().filter(|(_, count)| **count != Whole(0)) {
        let good = good(name)?;
        let wrong = BadPosition::new(
            "SHE-120",
            "a kind must have no fewer cards than none, and no more than in the box",
        );
        let count = count.fit::<u8>().filter(|count| usize::from(*count) <= BOX);
        goods.add(good, count.ok_or(wrong)?);
    }
    Ok(goods)
}

/// The goods of an offer. They lie nowhere, and goods that no game has cannot be given (R17).
fn offered_goods(group: &Group<String>) -> Result<Goods, BadPosition> {
    goods(group).map_err(|_| BadPosition::new("SHE-126", "an offer must be of goods of this game"))
}

fn good(name: &str) -> Result<Good, BadPosition> {
    Good::from_id(name).ok_or(BadPosition::new("SHE-120", "there are no such goods"))
}

/// How a table with this many seats reads the seats that are named in a position.
#[derive(Clone, Copy)]
struct Seats(usize);

impl Seats {
    fn seat(self, number: Whole) -> Result<Seat, BadPosition> {
        let seat = number.fit().filter(|seat| usize::from(*seat) < self.0).map(Seat);
        seat.ok_or(BadPosition::new("SHE-122", "every seat that is named must be one of the table"))
    }

    fn maybe(self, number: Option<Whole>) -> Result<Option<Seat>, BadPosition> {
        number.map(|number| self.seat(number)).transpose()
    }

    fn promises(self, written: Vec<WrittenPromise>) -> Result<Promises, BadPosition> {
        let read = |promise: WrittenPromise| {
            let deed = Deed::from_id(&promise.deed);
            let deed = deed.ok_or(BadPosition::new("SHE-126", "a promise must be inspect or let_pass"))?;
            Ok(BagPromise { deed, seat: self.seat(promise.seat)? })
        };
        written.into_iter().map(read).collect()
    }

    fn words(self, written: Vec<WrittenLater>) -> Result<Words, BadPosition> {
        let read = |later: WrittenLater| Ok(Later { by: self.seat(later.by)?, text: later.text });
        written.into_iter().map(read).collect()
    }

    /// A list with one entry for each seat.
    fn by_seat<T, U: Default + Copy>(
        self,
        written: Vec<T>,
        read: impl Fn(T) -> Result<U, BadPosition>,
    ) -> Result<[U; SEATS], BadPosition> {
        BadPosition::unless(
            written.len() == self.0,
            "SHE-122",
            "`haggled` and `must` must have an entry for each seat",
        )?;
        let mut by_seat = [U::default(); SEATS];
        for (place, written) in by_seat.iter_mut().zip(written) {
            *place = read(written)?;
        }
        Ok(by_seat)
    }
}

/// Lays out what was written, refusing what no table can hold.
fn assemble(written: Written) -> Result<Sheriff, BadPosition> {
    let table = |holds, because| BadPosition::unless(holds, "SHE-122", because);
    table(written.game == Sheriff::INFO.id, "`game` must be sheriff")?;
    table(written.version == Whole(1), "`version` must be 1")?;
    let count = written.seats.len();
    table((3..=SEATS).contains(&count), "there must be 3 to 5 seats")?;
    let seats = Seats(count);
    let options = read_options(written.options, count as u8)?;
    let phase = Phase::from_id(&written.phase);
    let phase = phase.ok_or(BadPosition::new("SHE-122", "`phase` must be a phase of this game"))?;
    let sheriff = seats.seat(written.sheriff)?;

    let mut places = Place::all_empty();
    for (place, written) in places.iter_mut().zip(written.seats) {
        assemble_place(place, written)?;
    }
    let phased = |there: bool, due: bool| {
        BadPosition::unless(
            there == due,
            "SHE-126",
            "`market`, `confiscated`, `debt`, `turn` and `inspection` must be there in their phases, and only there",
        )
    };
    phased(written.turn.is_some(), phase.has_turn())?;
    phased(written.market.is_some(), phase == Phase::MarketDiscard)?;
    phased(written.confiscated.is_some(), phase == Phase::Confiscate)?;
    phased(written.debt.is_some(), phase == Phase::Pay)?;
    phased(written.inspection.is_some(), phase.is_inspection())?;
    let turn = seats.maybe(written.turn)?.unwrap_or(sheriff);
    let set_aside = written.market.map_or(Ok(Goods::NONE), |market| goods(&market.set_aside))?;
    let confiscated = written.confiscated.map(|confiscated| {
        Ok(Confiscated { seat: seats.seat(confiscated.seat)?, cards: Listed(goods(&confiscated.cards)?) })
    });
    let debt = written.debt.map(|debt| {
        let amount = debt.amount.fit();
        let amount = amount.ok_or(BadPosition::new(
            "SHE-126",
            "a debt must be more than nothing, and no more than somebody can owe",
        ))?;
        Ok(Debt { debtor: seats.seat(debt.debtor)?, creditor: seats.seat(debt.creditor)?, amount })
    });
    let mut game = Sheriff {
        options,
        seats: count as u8,
        phase,
        round: 0,
        sheriff,
        turn,
        chance: written.rng,
        places,
        set_aside: Secret::of(turn, set_aside),
        confiscated: confiscated.transpose()?,
        debt: debt.transpose()?,
        inspection: written
            .inspection
            .map_or(Ok(Inspection::default()), |written| assemble_inspection(written, seats))?,
        discards: [read_pile(&written.discards.left)?, read_pile(&written.discards.right)?],
        deck: Secret::unseen(read_pile(&written.deck)?),
        removed: Secret::unseen(goods(&written.removed)?),
        known: Knowledge::default(),
    };
    let round = written.round.fit().filter(|round| (1..=game.rounds()).contains(round));
    game.round = round.ok_or(BadPosition::new("SHE-122", "`round` must be one of the game's rounds"))?;
    if phase == Phase::Over {
        game.places.iter_mut().for_each(|place| place.contraband.open());
    }
    Ok(game)
}

/// SHE-5.
fn read_options(WrittenOptions(written): WrittenOptions, seats: u8) -> Result<Options, BadPosition> {
    let options: Options = read_document(&written)
        .map_err(|misread| BadPosition::new("SHE-5", format!("in the options: {misread}")))?;
    match options.fault(seats) {
        Some(because) => Err(BadPosition::new("SHE-5", because)),
        None => Ok(options),
    }
}

fn read_pile(cards: &[String]) -> Result<Pile, BadPosition> {
    BadPosition::unless(cards.len() <= BOX, "SHE-120", "a pile must not have more cards than the box")?;
    let goods: Vec<Good> = cards.iter().map(|name| good(name)).collect::<Result<_, _>>()?;
    Ok(Pile::top_first(&goods))
}

fn assemble_place(place: &mut Place, written: WrittenSeat) -> Result<(), BadPosition> {
    let coins = read_document::<Whole>(&written.coins).ok().and_then(Whole::fit);
    place.coins = coins.ok_or(BadPosition::new("SHE-121", "coins must be whole numbers from 0"))?;
    *place.hand.for_rules_mut() = goods(&written.hand)?;
    place.legal = goods(&written.legal)?;
    *place.contraband.for_rules_mut() = goods(&written.contraband)?;
    let state = BagState::from_id(&written.bag.state);
    place.bag.state =
        state.ok_or(BadPosition::new("SHE-124", "the state of a bag must be one that there is"))?;
    *place.bag.cards.for_rules_mut() = goods(&written.bag.cards)?;
    place.bag.declared = written.bag.declared.map(read_declared).transpose()?;
    Ok(())
}

fn read_declared(written: WrittenDeclared) -> Result<Declared, BadPosition> {
    let wrong =
        || BadPosition::new("SHE-124", "a declaration must be a legal kind of this game and a number");
    let good = Good::from_id(&written.good).ok_or_else(wrong)?;
    Ok(Declared { good, count: written.count.fit().ok_or_else(wrong)? })
}

fn assemble_inspection(written: WrittenInspection, seats: Seats) -> Result<Inspection, BadPosition> {
    let mut offers = Offers::default();
    for written in written.offers {
        let fits = offers.push(assemble_offer(written, seats)?);
        BadPosition::unless(fits, "SHE-126", "a seat must have at most two standing offers")?;
    }
    let mut deals = Deals::default();
    for WrittenDeal { id, payer, promises, later } in written.deals {
        let (payer, promises) = (seats.seat(payer)?, seats.promises(promises)?);
        deals.push(Deal { id: numbered(id)?, payer, promises, later: seats.words(later)? });
    }
    let owes = written
        .owes
        .map(|owes| Ok(Owes { seat: seats.seat(owes.seat)?, offer: owes.offer.map(numbered).transpose()? }));
    Ok(Inspection {
        called: seats.maybe(written.called)?,
        owes: owes.transpose()?,
        next_id: numbered(written.next_id)?,
        haggled: seats.by_seat(written.haggled, |number| {
            number.fit().ok_or(BadPosition::new("SHE-126", "nobody can have haggled so often"))
        })?,
        must: seats.by_seat(written.must, |deed| {
            let read = |id: String| {
                Deed::from_id(&id)
                    .ok_or(BadPosition::new("SHE-126", "an entry of `must` must be inspect or let_pass"))
            };
            deed.map(read).transpose()
        })?,
        offers,
        deals,
        time_up: written.time_up,
    })
}

/// The number of an offer. Below the largest there is there are far more than an inspection can use.
fn numbered(id: Whole) -> Result<u32, BadPosition> {
    let id = id.fit().filter(|id| *id <= u32::MAX / 2);
    id.ok_or(BadPosition::new("SHE-126", "an offer's number must be from 0 to 2147483647"))
}

fn assemble_offer(written: WrittenOffer, seats: Seats) -> Result<StandingOffer, BadPosition> {
    let give = written.give;
    let number = |number: Whole| {
        let number = number.fit::<u16>();
        number.ok_or(BadPosition::new(
            "SHE-126",
            "an offer must be of none or more, and of no more than there is",
        ))
    };
    let (id, by, payer) = (numbered(written.id)?, seats.seat(written.by)?, seats.seat(written.payer)?);
    let (coins, legal) = (number(give.coins)?, offered_goods(&give.legal)?);
    let (named, unnamed) = (Listed(offered_goods(&give.named)?), Listed(offered_goods(&give.unnamed)?));
    let bag = offered_goods(&give.bag)?;
    let unnamed_count = number(give.unnamed_count)?.min(u16::from(u8::MAX)) as u8;
    Ok(StandingOffer {
        id,
        by,
        payer,
        give: Ask { coins, legal, named, unnamed_count, bag },
        unnamed: Secret::of(payer, unnamed),
        promises: seats.promises(written.promises)?,
        later: seats.words(written.later)?,
    })
}
