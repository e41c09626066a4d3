//! What Sheriff of Nottingham has to say, on every screen: which sentence tells what, and what is filled into it. The
//! sentences are in `games/sheriff/words`.

pub mod goods;
pub mod ledger;
pub mod offers;
pub mod ready;

use crate::Parts;
use besace_sheriff::{
    Action, BagState, Breakdown, CROWNS, Crowns, FOR_THE_BAG, Good, Goods, Listed, Phase, SHOWN, SeenEvent,
    Sheriff, Side, View, rounds,
};
use besace_table::{Game, Offer, Seat, Standings, Viewer};
use besace_words::{Argument, Names, Sentence, Told, Victory, by_rule};
use goods::{by_kind, coins, goods, in_order, many, name, several};
use ledger::{Fate, Ledger};
use offers::{READY, Terms, face_down, offer, offer_of};
use ready::{OF_A_MERCHANT, OF_THE_SHERIFF};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What a board shows that only the rules can tell, or only whoever has watched.
#[derive(Serialize)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Beside {
    /// King and Queen of every kind if the game ended now, as far as the viewer can see.
    crowns: Vec<Crowns>,
    /// Every standing offer in words, by its number.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<BTreeMap<u32, Sentence>>"))]
    offers: BTreeMap<u32, Sentence>,
    /// While the viewer is in the market: how many cards are drawn, by how many are set aside.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    draws: Option<Vec<usize>>,
    /// While the viewer declares: how many cards of the bag each declaration would misname.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    misnamed: Option<BTreeMap<Good, usize>>,
    /// By seat, the rounds in which its bag was not as declared.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Vec<u8>>>"))]
    lies: Vec<Vec<u8>>,
    /// What became of the words that were given, in their order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Vec<Fate>>"))]
    words: Vec<Fate>,
}

impl Told<Sheriff> for Parts {
    type Ledger = Ledger;
    type Beside = Beside;

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        let card = |good: Good| (good.id().into(), name(good));
        Names { cards: Good::ALL.into_iter().map(card).collect(), things: Vec::new() }
    }

    fn facts() -> Value {
        let by_seats = |fact: &dyn Fn(u8) -> u8| -> Map<String, Value> {
            let seats = Sheriff::INFO.min_seats..=Sheriff::INFO.max_seats;
            seats.map(|seats| (seats.to_string(), fact(seats).into())).collect()
        };
        let good = |good: Good| {
            let class = match good {
                good if good.is_legal() => "legal",
                good if good.is_royal() => "royal",
                _ => "contraband",
            };
            let fact = json!({
                "class": class,
                "value": good.value(),
                "penalty": good.penalty(),
                "counts": good.crown(),
                "copies": by_seats(&|seats| good.copies(seats, true)),
            });
            (good.id().to_owned(), fact)
        };
        let crowns = Good::LEGAL.into_iter().zip(CROWNS);
        let crown = |(good, (king, queen)): (Good, (u8, u8))| {
            (good.id().to_owned(), json!({ "king": king, "queen": queen }))
        };
        let later = READY.map(|(text, id)| (id.to_owned(), Value::from(text)));
        json!({
            "goods": Good::ALL.map(Good::id),
            "good": Good::ALL.into_iter().map(good).collect::<Map<_, _>>(),
            "crowns": crowns.map(crown).collect::<Map<_, _>>(),
            "kept": SHOWN,
            "rounds": by_seats(&rounds),
            "later": Map::from_iter(later),
            "for_the_bag": FOR_THE_BAG,
            "ready": { "offer": OF_A_MERCHANT, "counter": OF_THE_SHERIFF },
        })
    }

    fn note(ledger: &mut Ledger, seen: &SeenEvent) {
        ledger.note(seen);
    }

    fn beside(view: &View, ledger: &Ledger) -> Option<Beside> {
        let offers = view.inspection.as_ref().map_or(&[][..], |inspection| &inspection.offers);
        Some(Beside {
            crowns: view.crowns(),
            offers: offers.iter().map(|each| (each.id, offer(each))).collect(),
            draws: view.draws(),
            misnamed: view.misnamed(),
            lies: ledger.lies(),
            words: ledger.fates(),
        })
    }

    fn question(view: &View, _legal: &[Offer<Sheriff>]) -> Option<Sentence> {
        let Viewer::Seat(own) = view.viewer else { return None };
        let for_cards = |several: &'static str, one: &'static str, count: usize| {
            Sentence::new(if count == 1 { one } else { several })
        };
        Some(match view.phase {
            Phase::Market => Sentence::new("sheriff-question-market"),
            Phase::MarketDiscard => {
                let count = view.market.as_ref().map_or(0, |market| market.set_aside_count);
                for_cards("sheriff-question-discard", "sheriff-question-discard.one", count)
            }
            Phase::Load => Sentence::new("sheriff-question-load"),
            Phase::Declare => {
                let count = view.seats[own.index()].bag.cards_count.unwrap_or(0);
                Sentence::new("sheriff-question-declare").with("count", count)
            }
            Phase::Confiscate => {
                let count = view.confiscated.map_or(0, |confiscated| confiscated.cards.0.len());
                for_cards("sheriff-question-confiscate", "sheriff-question-confiscate.one", count)
            }
            Phase::Pay => {
                let amount = view.debt.map_or(0, |debt| debt.amount);
                Sentence::new("sheriff-question-pay").with("amount", amount)
            }
            _ => talk_question(view, own),
        })
    }

    fn tell(event: &SeenEvent, by: Seat, after: &View) -> Option<Sentence> {
        let own = |cards: &Option<Listed>| goods(&cards.unwrap_or_default().0);
        Some(match event {
            SeenEvent::Sheriff { seat, round } => {
                Sentence::new("sheriff-event-sheriff").by(*seat).with("round", *round)
            }
            SeenEvent::SetAside { seat, count: 0, .. } => Sentence::new("sheriff-event-kept-all").by(*seat),
            SeenEvent::SetAside { seat, count, cards } => Sentence::new("sheriff-event-set-aside")
                .by(*seat)
                .with("count", *count)
                .with("cards", own(cards)),
            SeenEvent::Took { seat, left, right } => taken(*seat, left, right)?,
            SeenEvent::Drew { count: 0, .. } | SeenEvent::Refilled { count: 0, .. } => return None,
            SeenEvent::Drew { seat, count, cards } => {
                Sentence::new("sheriff-event-drew").by(*seat).with("count", *count).with("cards", own(cards))
            }
            SeenEvent::Refilled { seat, count, cards } => Sentence::new("sheriff-event-refilled")
                .by(*seat)
                .with("count", *count)
                .with("cards", own(cards)),
            SeenEvent::Reshuffled { count } => {
                Sentence::new("sheriff-event-reshuffled").with("count", *count)
            }
            SeenEvent::Discarded { seat, pile, cards } => Sentence::new("sheriff-event-discarded")
                .by(*seat)
                .with("pile", side(*pile))
                .with("cards", goods(&cards.iter().copied().collect())),
            SeenEvent::Loaded { seat, cards } => {
                Sentence::new("sheriff-event-loaded").by(*seat).with("cards", own(cards))
            }
            SeenEvent::BagsClosed { counts } => {
                Sentence::new("sheriff-event-bags-closed").with("bags", bags(counts))
            }
            SeenEvent::Declared { seat, good, count } => {
                Sentence::new("sheriff-event-declared").by(*seat).with("goods", several(*good, *count))
            }
            SeenEvent::Called { seat } => Sentence::new("sheriff-event-called").by(*seat),
            SeenEvent::Stood { seat } => Sentence::new("sheriff-event-stood").by(*seat),
            SeenEvent::Offered { offer: made, .. } => offer(made),
            SeenEvent::Refused { by: owner, .. } => {
                Sentence::new("sheriff-event-refused").by(by).with("of", offer_owner(after, *owner))
            }
            SeenEvent::Withdrawn { by, .. } => Sentence::new("sheriff-event-withdrawn").by(*by),
            SeenEvent::Lapsed { by, .. } => Sentence::new("sheriff-event-lapsed").by(*by),
            SeenEvent::Deal { offer } => {
                Terms::of(offer).fill(Sentence::new("sheriff-event-deal").by(offer.payer))
            }
            SeenEvent::Passed { seat, legal, contraband, contraband_count } => {
                let hidden = face_down(*contraband_count, &contraband.unwrap_or_default().0);
                let what: Argument = by_kind(legal).chain(hidden).collect();
                Sentence::new("sheriff-event-passed").by(*seat).with("what", what)
            }
            SeenEvent::HandedOver { from, goods: promised, .. } => {
                let kinds: Argument = promised.0.iter().map(|(good, count)| several(*good, *count)).collect();
                Sentence::new("sheriff-event-handed-over").by(*from).with("goods", kinds)
            }
            SeenEvent::Opened { seat, cards, truth } => {
                let opened = Sentence::new("sheriff-event-opened").by(*seat);
                opened.with("cards", goods(&cards.0)).with("truth", *truth)
            }
            SeenEvent::Confiscated { seat, cards } => {
                Sentence::new("sheriff-event-confiscated").by(*seat).with("cards", goods(&cards.0))
            }
            SeenEvent::Paid { from, to, coins: paid, legal, contraband } => {
                let money = (*paid > 0).then(|| coins(*paid).into());
                let what: Vec<Argument> =
                    money.into_iter().chain(by_kind(&legal.plus(&contraband.0))).collect();
                if what.is_empty() {
                    return None;
                }
                Sentence::new("sheriff-event-paid").by(*from).to(*to).with("what", what)
            }
            SeenEvent::Forgiven { from, amount, .. } => {
                Sentence::new("sheriff-event-forgiven").by(*from).with("amount", *amount)
            }
            SeenEvent::TimeUp => Sentence::new("sheriff-event-time-up"),
            SeenEvent::GameOver => Sentence::new("sheriff-event-game-over"),
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> = Victory {
            alone: "sheriff-end",
            shared: "sheriff-end-shared",
            tie_breaks: &[
                ("sheriff-end-by-legal", |parts| parts.legal_cards),
                ("sheriff-end-by-contraband", |parts| parts.contraband_cards),
            ],
        };
        let mut sentences = VICTORY.tell(standings);
        sentences.extend(Good::LEGAL.into_iter().filter_map(|good| bonuses(standings, good)));
        sentences
    }

    fn effect(view: &View, action: &Action, _foreseen: &[SeenEvent]) -> Option<Sentence> {
        let Viewer::Seat(own) = view.viewer else { return None };
        match action {
            Action::Declare { good, .. } => {
                let bag = view.seats[own.index()].bag.cards.unwrap_or_default().0;
                let other = bag.without(&Goods::of(*good, u8::MAX));
                Some(Sentence::new("sheriff-effect-declare").with("count", other.len()))
            }
            Action::Call { seat } => talks(view, *seat),
            Action::Inspect { seat } => {
                let declared = view.seats[seat.index()].bag.declared?;
                let said = Goods::of(declared.good, declared.count);
                let effect = Sentence::new("sheriff-effect-inspect");
                Some(effect.with("goods", goods(&said)).with("coins", coins(said.penalty())))
            }
            Action::LetPass { .. } => Some(Sentence::new("sheriff-effect-let-pass")),
            Action::Offer { give, promises, later } => {
                Some(offer_of(own, own, &Terms::offered(give, *promises, later)))
            }
            Action::Counter { seat, give, promises, later, .. } => {
                Some(offer_of(own, *seat, &Terms::asked(give, *promises, later)))
            }
            Action::Accept { offer: id, .. } => {
                Some(Sentence::new("sheriff-effect-accept").with("offer", offer(standing(view, *id)?)))
            }
            Action::Refuse { offer: id } | Action::Withdraw { offer: id } => standing(view, *id).map(offer),
            Action::Pay { legal, contraband } => {
                let value = legal.value() + contraband.0.value();
                Some(Sentence::new("sheriff-effect-pay").with("value", value))
            }
            _ => None,
        }
    }

    /// By rule, but for goods, which are counted, and offers, which are put into words.
    fn label(view: &View, action: &Action) -> Sentence {
        match action {
            Action::Market { set_aside, left, right } => Sentence::new("sheriff-action-market")
                .with("cards", goods(&set_aside.0))
                .with("left", *left)
                .with("right", *right)
                .with("piles", left + right),
            Action::Discard { pile, cards } => Sentence::new("sheriff-action-discard")
                .with("pile", side(*pile))
                .with("cards", in_order(cards.as_slice())),
            Action::Load { cards } => Sentence::new("sheriff-action-load").with("cards", goods(&cards.0)),
            Action::Declare { good, count } => {
                Sentence::new("sheriff-action-declare").with("goods", several(*good, *count))
            }
            Action::Offer { give, promises, later } => {
                Terms::offered(give, *promises, later).fill(Sentence::new("sheriff-action-offer"))
            }
            Action::Counter { seat, give, promises, later, .. } => {
                let asked = Sentence::new("sheriff-action-counter").with("name", *seat);
                Terms::asked(give, *promises, later).fill(asked)
            }
            Action::Accept { offer, .. } => {
                about_offer(view, *offer, ["sheriff-action-accept", "sheriff-action-accept.gone"])
            }
            Action::Refuse { offer } => {
                about_offer(view, *offer, ["sheriff-action-refuse", "sheriff-action-refuse.gone"])
            }
            Action::Withdraw { offer } => {
                about_offer(view, *offer, ["sheriff-action-withdraw", "sheriff-action-withdraw.gone"])
            }
            Action::Pay { legal, contraband } => {
                let what: Argument = by_kind(&legal.plus(&contraband.0)).collect();
                Sentence::new("sheriff-action-pay").with("what", what)
            }
            _ => Self::label_by_rule(action),
        }
    }

    /// By rule, but a reason speaks of a kind as a whole: "You collect apples".
    fn why(reason: &str, numbers: &Map<String, Value>) -> Sentence {
        let mut sentence = by_rule::reason(Sheriff::INFO.id, reason, numbers, &Self::names());
        for (_, argument) in &mut sentence.args.0 {
            if let Argument::Card(card) = argument
                && let Some(good) = Good::from_id(&card.card)
            {
                *argument = many(good).into();
            }
        }
        sentence
    }
}

/// What is asked at the gate: of the merchant who owes an answer, of the sheriff, or of somebody who may speak.
fn talk_question(view: &View, own: Seat) -> Sentence {
    let owes = view.inspection.as_ref().and_then(|inspection| inspection.owes);
    match owes.filter(|owes| owes.seat == own) {
        Some(owes) if owes.offer.is_none() => Sentence::new("sheriff-question-called"),
        Some(_) => Sentence::new("sheriff-question-proposal"),
        None if view.sheriff == own => {
            let closed = view.seats.iter().filter(|seat| seat.bag.state == BagState::Closed).count();
            Sentence::new("sheriff-question-inspect").with("count", closed)
        }
        None => Sentence::new("sheriff-question-speak"),
    }
}

/// How often a merchant can still be talked to.
pub fn talks(view: &View, seat: Seat) -> Option<Sentence> {
    let inspection = view.inspection.as_ref()?;
    let left = view.options.haggle.saturating_sub(inspection.haggled[seat.index()]);
    Some(Sentence::new("sheriff-talks").with("left", left))
}

/// The standing offer of this number.
pub fn standing(view: &View, id: u32) -> Option<&besace_sheriff::OfferView> {
    view.inspection.as_ref()?.offers.iter().find(|offer| offer.id == id)
}

/// What is done with an offer: whose it is, and what it gives. The second sentence is for one that does not stand.
fn about_offer(view: &View, id: u32, [sentence, gone]: [&'static str; 2]) -> Sentence {
    let Some(offer) = standing(view, id) else { return Sentence::new(gone) };
    Sentence::new(sentence).with("of", offer_owner(view, offer.by)).with("give", Terms::of(offer).give())
}

/// Whose offer: "Basile’s offer", or "what Basile asks for" where he is the sheriff and others are to pay.
fn offer_owner(view: &View, seat: Seat) -> Sentence {
    Sentence::new(if seat == view.sheriff { "sheriff-proposal-of" } else { "sheriff-offer-of" }).by(seat)
}

/// What sentences choose a pile by.
pub fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
    }
}

/// What somebody took from the piles; nothing needs no sentence.
fn taken(seat: Seat, left: &[Good], right: &[Good]) -> Option<Sentence> {
    let from = match (left.is_empty(), right.is_empty()) {
        (true, true) => return None,
        (false, true) => "left",
        (true, false) => "right",
        (false, false) => "both",
    };
    let cards = |cards: &[Good]| goods(&cards.iter().copied().collect());
    let taken = Sentence::new("sheriff-event-took").by(seat).with("from", from);
    Some(taken.with("left", cards(left)).with("right", cards(right)))
}

/// How many cards everybody's bag holds.
fn bags(counts: &[u8]) -> Argument {
    let bags = (0..).map(Seat).zip(counts).filter(|(_, count)| **count > 0);
    bags.map(|(seat, count)| {
        Sentence::new("sheriff-event-bags-closed-seat").with("name", seat).with("count", *count)
    })
    .collect()
}

/// What King and Queen of a kind got, the most first; none where nobody got anything.
fn bonuses(standings: &Standings<Breakdown>, good: Good) -> Option<Sentence> {
    let points = |seat: Seat| standings.seats[seat.index()].breakdown.bonus.0[good.index()];
    let mut crowned: Vec<Seat> =
        Seat::all(standings.seats.len() as u8).filter(|seat| points(*seat) > 0).collect();
    crowned.sort_by_key(|seat| std::cmp::Reverse(points(*seat)));
    let gain =
        |seat: Seat| Sentence::new("sheriff-end-bonus-seat").with("name", seat).with("points", points(seat));
    let gains: Vec<Sentence> = crowned.into_iter().map(gain).collect();
    let told = || Sentence::new("sheriff-end-bonus").with("good", many(good)).with("gains", gains.clone());
    (!gains.is_empty()).then(told)
}
