//! The whole game as a document, and what must be true of one that is loaded (SHE-120 to SHE-127).

use crate::Options;
use crate::goods::{BOX, FIVE, Good, Goods, KINDS, Listed};
use crate::knowledge::{self, Knowledge};
use crate::offers::{
    BagPromise, Deal, Deals, Deed, Give, GiveView, Later, OfferView, Promises, Standing, Words,
};
use crate::pile::Pile;
use crate::state::{
    Bag, BagState, COINS, Debt, Declared, Inspection, OFFERS, Offers, Owes, Phase, Place, REMOVED, SEATS,
    Sheriff,
};
use crate::talk::{can_be_kept, remember_what_is_named};
use crate::view::{Confiscated, Discards};
use besace_table::{BadPosition, Chance, Game, Group, Seat, Secret, Whole, present, read_document};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)] // The fields are those of the rules page, name for name.
pub struct Position {
    pub game: &'static str,
    pub version: u32,
    pub options: Options,
    pub rng: String,
    pub phase: &'static str,
    pub round: u8,
    pub sheriff: Seat,
    pub turn: Option<Seat>,
    pub market: Option<MarketPosition>,
    pub confiscated: Option<Confiscated>,
    pub debt: Option<Debt>,
    pub inspection: Option<InspectionPosition>,
    pub seats: Vec<SeatPosition>,
    pub discards: Discards,
    pub deck: Vec<Good>,
    pub removed: Listed,
}

/// What is set aside in a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct MarketPosition {
    pub set_aside: Listed,
}

/// The inspection of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct InspectionPosition {
    pub called: Option<Seat>,
    pub owes: Option<Owes>,
    pub next_id: u32,
    pub haggled: Vec<u8>,
    pub must: Vec<Option<Deed>>,
    pub offers: Vec<OfferView>,
    pub deals: Deals,
    pub time_up: bool,
}

/// One seat of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct SeatPosition {
    pub coins: u16,
    pub hand: Listed,
    pub legal: Goods,
    pub contraband: Listed,
    pub bag: BagPosition,
}

/// A bag of a position as it is written.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[allow(missing_docs)]
pub struct BagPosition {
    pub state: BagState,
    pub cards: Listed,
    pub declared: Option<Declared>,
}

impl Position {
    pub(crate) fn of(game: &Sheriff) -> Position {
        let seat = |place: &Place| SeatPosition {
            coins: place.coins,
            hand: Listed(*place.hand.for_rules()),
            legal: place.legal,
            contraband: Listed(*place.contraband.for_rules()),
            bag: BagPosition {
                state: place.bag.state,
                cards: Listed(*place.bag.cards.for_rules()),
                declared: place.bag.declared,
            },
        };
        let set_aside = Listed(*game.set_aside.for_rules());
        Position {
            game: Sheriff::INFO.id,
            version: 1,
            options: game.options,
            rng: game.chance.to_string(),
            phase: game.phase.id(),
            round: game.round,
            sheriff: game.sheriff,
            turn: game.phase.has_turn().then_some(game.turn),
            market: (game.phase == Phase::MarketDiscard).then_some(MarketPosition { set_aside }),
            confiscated: game.confiscated,
            debt: game.debt,
            inspection: game
                .phase
                .is_inspection()
                .then(|| InspectionPosition::of(&game.inspection, usize::from(game.seats))),
            seats: game.places().iter().map(seat).collect(),
            discards: Discards::of(&game.discards),
            deck: game.deck.for_rules().iter().collect(),
            removed: Listed(*game.removed.for_rules()),
        }
    }
}

impl InspectionPosition {
    fn of(inspection: &Inspection, seats: usize) -> InspectionPosition {
        let Inspection { called, owes, next_id, haggled, must, offers, deals, time_up } = inspection;
        InspectionPosition {
            called: *called,
            owes: *owes,
            next_id: *next_id,
            haggled: haggled[..seats].to_vec(),
            must: must[..seats].to_vec(),
            offers: offers.iter().map(whole_offer).collect(),
            deals: deals.clone(),
            time_up: *time_up,
        }
    }
}

fn whole_offer(offer: &Standing) -> OfferView {
    let Standing { id, by, payer, give, unnamed_count, promises, later } = offer;
    let Give { coins, legal, named, unnamed, bag } = *give;
    let give =
        GiveView { coins, legal, named, unnamed: Some(Some(unnamed)), unnamed_count: *unnamed_count, bag };
    OfferView { id: *id, by: *by, payer: *payer, give, promises: *promises, later: later.clone() }
}

/// The largest number that the next offer can have.
const LAST_ID: u64 = (1 << 31) - 1;

/// A position as it is read: anything that a careless hand may have written.
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

/// Options that break a rule of their own where they are bad, so they are read by themselves.
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
        let wrong = BadPosition::new("SHE-120", "no kind has fewer cards than none or more than the box");
        let count = count.fit::<u8>().filter(|count| usize::from(*count) <= BOX);
        goods.add(good, count.ok_or(wrong)?);
    }
    Ok(goods)
}

/// The goods of an offer, which lie nowhere: such as no game has cannot be given (R17).
fn offered_goods(group: &Group<String>) -> Result<Goods, BadPosition> {
    goods(group).map_err(|_| BadPosition::new("SHE-126", "an offer is of goods that there are"))
}

fn good(name: &str) -> Result<Good, BadPosition> {
    Good::from_id(name).ok_or(BadPosition::new("SHE-120", "there are no such goods"))
}

pub(crate) fn load(position: &Value) -> Result<Sheriff, BadPosition> {
    let written = read_document(position);
    let mut game = assemble(written.map_err(|misread| BadPosition::new("SHE-122", misread.to_string()))?)?;
    check(&game)?;
    knowledge::begin(&mut game);
    remember_what_is_named(&mut game);
    Ok(game)
}

/// How a table with so many seats reads the seats that are named in a position.
#[derive(Clone, Copy)]
struct Seats(usize);

impl Seats {
    fn seat(self, number: Whole) -> Result<Seat, BadPosition> {
        let seat = number.fit().filter(|seat| usize::from(*seat) < self.0).map(Seat);
        seat.ok_or(BadPosition::new("SHE-122", "every seat that is named is one of the table"))
    }

    fn maybe(self, number: Option<Whole>) -> Result<Option<Seat>, BadPosition> {
        number.map(|number| self.seat(number)).transpose()
    }

    fn promises(self, written: Vec<WrittenPromise>) -> Result<Promises, BadPosition> {
        let read = |promise: WrittenPromise| {
            let deed = Deed::from_id(&promise.deed);
            let deed = deed.ok_or(BadPosition::new("SHE-126", "there is no such promise"))?;
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
            "haggled and must have an entry for each seat",
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
    table(written.game == Sheriff::INFO.id, "the game is sheriff")?;
    table(written.version == Whole(1), "the version is 1")?;
    let count = written.seats.len();
    table((3..=SEATS).contains(&count), "there are 3 to 5 seats")?;
    let seats = Seats(count);
    let options = read_options(written.options, count as u8)?;
    let phase = Phase::ALL.into_iter().find(|phase| phase.id() == written.phase);
    let phase = phase.ok_or(BadPosition::new("SHE-122", "there is no such phase"))?;
    let sheriff = seats.seat(written.sheriff)?;

    let mut places = Place::all_empty();
    for (place, written) in places.iter_mut().zip(written.seats) {
        assemble_place(place, written)?;
    }
    let phased = |there: bool, due: bool| {
        BadPosition::unless(
            there == due,
            "SHE-126",
            "market, confiscated, debt, turn and inspection each have their phases",
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
        let amount = amount.ok_or(BadPosition::new("SHE-126", "nobody can owe so much or so little"))?;
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
    game.round = round.ok_or(BadPosition::new("SHE-122", "the round is one of the game's"))?;
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
    BadPosition::unless(cards.len() <= BOX, "SHE-120", "a pile has more cards than the box")?;
    let goods: Vec<Good> = cards.iter().map(|name| good(name)).collect::<Result<_, _>>()?;
    Ok(Pile::top_first(&goods))
}

fn assemble_place(place: &mut Place, written: WrittenSeat) -> Result<(), BadPosition> {
    let coins = read_document::<Whole>(&written.coins).ok().and_then(Whole::fit);
    place.coins = coins.ok_or(BadPosition::new("SHE-121", "coins are whole numbers, none below 0"))?;
    *place.hand.for_rules_mut() = goods(&written.hand)?;
    place.legal = goods(&written.legal)?;
    *place.contraband.for_rules_mut() = goods(&written.contraband)?;
    let state = BagState::from_id(&written.bag.state);
    place.bag.state = state.ok_or(BadPosition::new("SHE-124", "there is no such state of a bag"))?;
    *place.bag.cards.for_rules_mut() = goods(&written.bag.cards)?;
    place.bag.declared = written.bag.declared.map(read_declared).transpose()?;
    Ok(())
}

fn read_declared(written: WrittenDeclared) -> Result<Declared, BadPosition> {
    let wrong = || BadPosition::new("SHE-124", "a declaration is a legal kind of this game and a number");
    let good = Good::from_id(&written.good).ok_or_else(wrong)?;
    Ok(Declared { good, count: written.count.fit().ok_or_else(wrong)? })
}

fn assemble_inspection(written: WrittenInspection, seats: Seats) -> Result<Inspection, BadPosition> {
    let mut offers = Offers::default();
    for written in written.offers {
        let fits = offers.push(assemble_offer(written, seats)?);
        BadPosition::unless(fits, "SHE-126", "a seat has at most two offers standing")?;
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
            number.fit().ok_or(BadPosition::new("SHE-126", "nobody is haggled with so often"))
        })?,
        must: seats.by_seat(written.must, |deed| {
            let read = |id: String| {
                Deed::from_id(&id).ok_or(BadPosition::new("SHE-126", "there is no such obligation"))
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
    id.ok_or(BadPosition::new("SHE-126", "the numbers of offers are from 0 to 2147483647"))
}

fn assemble_offer(written: WrittenOffer, seats: Seats) -> Result<Standing, BadPosition> {
    let give = written.give;
    let number = |number: Whole| {
        let number = number.fit::<u16>();
        number.ok_or(BadPosition::new("SHE-126", "an offer is of none or more, and of no more than there is"))
    };
    Ok(Standing {
        id: numbered(written.id)?,
        by: seats.seat(written.by)?,
        payer: seats.seat(written.payer)?,
        give: Give {
            coins: number(give.coins)?,
            legal: offered_goods(&give.legal)?,
            named: Listed(offered_goods(&give.named)?),
            unnamed: Listed(offered_goods(&give.unnamed)?),
            bag: offered_goods(&give.bag)?,
        },
        unnamed_count: number(give.unnamed_count)?.min(u16::from(u8::MAX)) as u8,
        promises: seats.promises(written.promises)?,
        later: seats.words(written.later)?,
    })
}

/// The invariants that speak of the whole table.
fn check(game: &Sheriff) -> Result<(), BadPosition> {
    check_every_card_is_there(game)?;
    let coins: u32 = game.places().iter().map(|place| u32::from(place.coins)).sum();
    let due = u32::from(COINS) * u32::from(game.seats);
    BadPosition::unless(coins == due, "SHE-121", "the coins are 50 for each seat together")?;
    let sheriffs = &game.place(game.sheriff).bag;
    let fits = sheriffs.state == BagState::None && sheriffs.declared.is_none();
    BadPosition::unless(fits, "SHE-122", "the sheriff has no bag and declares nothing")?;
    for place in game.places() {
        let sorted = place.legal.contraband().is_empty() && place.contraband.for_rules().legal().is_empty();
        BadPosition::unless(sorted, "SHE-123", "legal goods lie open and contraband face down")?;
    }
    Seat::all(game.seats).try_for_each(|seat| check_bag(game, seat))?;
    check_hands(game)?;
    check_turn(game)?;
    check_confiscated_and_debt(game)?;
    check_inspection(game)?;
    check_somebody_has_to_decide(game)
}

fn check_every_card_is_there(game: &Sheriff) -> Result<(), BadPosition> {
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
    BadPosition::unless(all_there, "SHE-120", "every card of the box lies in exactly one place")?;
    let removed = if game.options.remove_ten { REMOVED } else { 0 };
    let fits = game.removed.for_rules().len() == removed;
    BadPosition::unless(fits, "SHE-120", "ten cards are removed if the table plays so, else none")
}

fn check_bag(game: &Sheriff, seat: Seat) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-124", because);
    let Bag { state, cards, declared } = &game.place(seat).bag;
    let has_cards = matches!(state, BagState::Loaded | BagState::Closed);
    let sizes = if has_cards { 1..=FIVE } else { 0..=0 };
    let count = cards.for_rules().len();
    known(sizes.contains(&count), "a bag has 1 to 5 cards until it is decided, and none before and after")?;
    let fits = match game.phase {
        Phase::Load => matches!(state, BagState::None | BagState::Loaded),
        Phase::Declare => matches!(state, BagState::None | BagState::Closed),
        Phase::Inspect | Phase::Confiscate | Phase::Pay => *state != BagState::Loaded,
        Phase::Market | Phase::MarketDiscard | Phase::Over => *state == BagState::None,
    };
    known(fits, "each phase has its states of bags")?;
    let silent = matches!(state, BagState::None | BagState::Loaded);
    known(!silent || declared.is_none(), "a bag that is not closed is not declared")?;
    if let Some(Declared { good, count: told }) = declared {
        known(good.is_legal() && game.has(*good), "a declaration is of a legal kind of this game")?;
        let exact = *state != BagState::Closed || usize::from(*told) == count;
        known(exact, "a declaration tells the number of cards in the bag")?;
    }
    // Before a turn that is no merchant's there is nobody: SHE-126 speaks of that.
    let has_turn = game.phase != Phase::Declare || game.is_merchant(game.turn);
    if *state == BagState::Closed && has_turn {
        let due = game.phase.is_inspection() || is_before_turn(game, seat);
        known(
            declared.is_some() == due,
            "bags are declared one after the other, and all before the inspection",
        )?;
    }
    Ok(())
}

/// Whether the merchant comes before the one whose turn it is.
fn is_before_turn(game: &Sheriff, seat: Seat) -> bool {
    game.merchants().take_while(|merchant| *merchant != game.turn).any(|merchant| merchant == seat)
}

fn check_hands(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-125", because);
    let hand_size = usize::from(game.options.hand_size);
    for place in game.places() {
        let held = place.hand.for_rules().len() + place.bag.cards.for_rules().len();
        known(held <= hand_size, "hand and bag together have no more cards than a full hand")?;
    }
    if game.phase == Phase::MarketDiscard {
        let aside = game.set_aside.for_rules().len();
        known((1..=FIVE).contains(&aside), "1 to 5 cards are set aside")?;
    }
    Ok(())
}

fn check_turn(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    if game.phase.has_turn() {
        known(game.is_merchant(game.turn), "the turn is a merchant's")?;
    }
    if game.phase == Phase::Declare {
        known(game.is_closed(game.turn), "who declares has a bag")?;
    }
    Ok(())
}

fn check_confiscated_and_debt(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let is_opened = |seat: Seat| game.place(seat).bag.state == BagState::Opened;
    if let Some(Confiscated { seat, cards }) = game.confiscated {
        let fits = is_opened(seat) && (1..=FIVE).contains(&cards.0.len());
        known(fits, "1 to 5 cards are confiscated, from an opened bag")?;
    }
    if let Some(Debt { debtor, creditor, amount }) = game.debt {
        let between = (debtor == game.sheriff && is_opened(creditor))
            || (creditor == game.sheriff && is_opened(debtor));
        known(between, "a debt is between the sheriff and the owner of an opened bag")?;
        let fits = amount > 0 && game.place(debtor).coins == 0;
        known(fits, "a debt in goods is left when the coins are gone")?;
    }
    Ok(())
}

fn check_inspection(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let Inspection { called, owes, next_id, haggled, must, offers, deals, time_up } = &game.inspection;
    known(called.is_none_or(|seat| game.is_closed(seat)), "a bag that was called is closed")?;
    let bound = Seat::all(game.seats).filter(|seat| must[seat.index()].is_some());
    known(bound.into_iter().all(|seat| game.is_closed(seat)), "the sheriff is bound about closed bags only")?;
    known(
        haggled.iter().all(|number| *number <= game.options.haggle),
        "nobody is haggled with beyond the limit",
    )?;
    known(
        u64::from(*next_id) + offers_to_come(game) <= LAST_ID,
        "too few numbers are left for the offers to come",
    )?;
    for offer in offers.iter() {
        check_offer(game, offer)?;
    }
    let few = Seat::all(game.seats).all(|seat| offers.of(seat).count() <= OFFERS);
    known(few, "a seat has at most two offers standing")?;
    let mut ids: Vec<u32> =
        offers.iter().map(|offer| offer.id).chain(deals.iter().map(|deal| deal.id)).collect();
    let below = ids.iter().all(|id| id < next_id);
    ids.sort_unstable();
    known(
        below && ids.is_sorted_by(|one, another| one < another),
        "offers and deals have numbers of their own",
    )?;
    let merchants_pay = deals.iter().all(|deal| game.is_merchant(deal.payer) && !deal.promises.is_doubled());
    known(merchants_pay, "a deal is with a merchant, and has one promise for each bag at most")?;
    check_answer(game, *owes)?;
    let over_time = game.options.timed > 0 && game.phase != Phase::Inspect && offers.iter().next().is_none();
    known(!time_up || over_time, "when the time is up no offer stands, and somebody has to discard or to pay")
}

/// How many offers and proposals can still be made in this inspection (R17). Every call and every proposal counts for
/// its merchant and may be answered with an offer, and so does every offer that nobody asked for.
fn offers_to_come(game: &Sheriff) -> u64 {
    let Inspection { haggled, owes, .. } = &game.inspection;
    let left = |seat: Seat| u64::from(game.options.haggle - haggled[seat.index()]);
    2 * game.merchants().map(left).sum::<u64>() + u64::from(owes.is_some())
}

fn check_offer(game: &Sheriff, offer: &Standing) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let made = game.is_merchant(offer.payer) && (offer.by == offer.payer || offer.by == game.sheriff);
    known(made, "an offer is a merchant's own or the sheriff's to one")?;
    let says = !offer.give.is_empty()
        || offer.unnamed_count > 0
        || !offer.promises.is_empty()
        || !offer.later.is_empty();
    known(says, "an offer says something")?;
    let unnamed = if offer.is_proposal() {
        offer.give.unnamed.0.is_empty()
    } else {
        offer.give.unnamed.0.len() == usize::from(offer.unnamed_count)
    };
    known(unnamed, "a merchant's unnamed goods are as many as he says, and the sheriff cannot choose them")?;
    let goods = [offer.give.legal, offer.give.named.0, offer.give.unnamed.0, offer.give.bag];
    let exist = goods.iter().all(|goods| goods.counts().all(|(good, _)| game.has(good)));
    known(exist && can_be_kept(game, offer), "a standing offer can be kept")
}

/// An answer is owed to a call or to the sheriff's one proposal, and a proposal stands only so.
fn check_answer(game: &Sheriff, owes: Option<Owes>) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-126", because);
    let mut proposals = game.inspection.offers.iter().filter(|offer| offer.is_proposal());
    let proposal = proposals.next().map(|offer| Owes { seat: offer.payer, offer: Some(offer.id) });
    known(proposals.next().is_none(), "the sheriff has one proposal standing at most")?;
    let called = game.inspection.called.map(|seat| Owes { seat, offer: None });
    let fits = match owes {
        None => proposal.is_none(),
        Some(Owes { offer: None, .. }) => proposal.is_none() && owes == called,
        Some(_) => owes == proposal,
    };
    known(fits, "an answer is owed by the seat called or by whom the sheriff's proposal is made to")?;
    known(owes.is_none() || game.phase == Phase::Inspect, "answers are owed in the inspection only")
}

fn check_somebody_has_to_decide(game: &Sheriff) -> Result<(), BadPosition> {
    let known = |holds, because| BadPosition::unless(holds, "SHE-127", because);
    let open = game.phase != Phase::Inspect || game.merchants().any(|seat| game.is_closed(seat));
    known(open, "in the inspection a bag is closed")?;
    let loads = game.phase != Phase::Load || game.merchants().any(|seat| game.has_to_load(seat));
    known(loads, "somebody still has a bag to load")
}
