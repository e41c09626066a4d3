//! What Nottingham has to say, on every screen: which sentence tells what, and what is filled into it. The sentences are in
//! `games/nottingham/words`.

use crate::Parts;
use besace_nottingham::{
    Action, ActionView, Ambush, BOX, Beside, Bounds, Breakdown, Card, Cards, Color, Ending, Kinds, Mission,
    Nottingham, Phase, SeenEvent, ShownTo, Trick, View,
};
use besace_table::{Offer, Seat, Standings, Viewer};
use besace_words::{Argument, CardName, Names, Sentence, Text, Told, Victory, by_rule};
use serde_json::{Map, Value, json};

impl Told<Nottingham> for Parts {
    type Ledger = ();
    type Beside = Beside;

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        let cards = Card::ALL.map(|card| (card.id().into(), card_name(card)));
        let ambushes = ambushes().map(|ambush| (ambush.to_string().into(), ambush_name(ambush)));
        let colors = Color::ALL.map(|color| (color.id().into(), color_name(color)));
        let missions = Mission::ALL.map(|mission| (mission.id().into(), mission_name(mission)));
        let tricks = Card::ALL.map(Card::trick).map(|trick| (trick.id().into(), trick_name(trick)));
        Names {
            cards: cards.into_iter().chain(ambushes).collect(),
            things: colors.into_iter().chain(missions).chain(tricks).collect(),
        }
    }

    fn facts() -> Value {
        let of_cards = |fact: fn(Card) -> Value| -> Map<String, Value> {
            Card::ALL.into_iter().map(|card| (card.id().to_owned(), fact(card))).collect()
        };
        let pattern = |mission: Mission| json!({ "kinds": mission.kinds(), "each": mission.copies() });
        let patterns: Map<String, Value> =
            Mission::ALL.into_iter().map(|mission| (mission.id().to_owned(), pattern(mission))).collect();
        let tricks = Card::ALL.map(Card::trick);
        let aimed: Vec<Trick> = tricks.into_iter().filter(|trick| trick.has_target()).collect();
        json!({
            "objects": Card::ALL,
            "values": of_cards(|card| card.value().into()),
            "tricks": of_cards(|card| card.trick().id().into()),
            "aimed": aimed,
            "colors": Color::ALL,
            "patterns": patterns,
            "cards": BOX,
        })
    }

    fn beside(view: &View, (): &()) -> Option<Beside> {
        Some(view.beside())
    }

    fn question(view: &View, legal: &[Offer<Nottingham>]) -> Option<Sentence> {
        let forced = legal.len() == 1;
        let about_turn = |id: &'static str| Sentence::new(id).by(view.turn);
        Some(match view.phase {
            Phase::Choose => choose_question(view.shown?, forced),
            Phase::Defend => {
                let shown = view.shown?;
                let id = if forced { "nottingham-question-defend-not" } else { "nottingham-question-defend" };
                about_turn(id).with("trick", shown.trick().id()).with("card", the(shown))
            }
            Phase::Pick => Sentence::new("nottingham-question-pick").by(target(view)?),
            Phase::BuyOffers => about_turn("nottingham-question-buy-offers"),
            Phase::BuyChoose => Sentence::new("nottingham-question-buy-choose"),
            Phase::BarterOffers => about_turn("nottingham-question-barter-offers"),
            Phase::BarterChoose => Sentence::new("nottingham-question-barter-choose"),
            Phase::AmbushChoose => Sentence::new("nottingham-question-ambush-choose"),
            Phase::Deliver if forced => Sentence::new("nottingham-question-deliver-not"),
            Phase::Deliver => Sentence::new("nottingham-question-deliver"),
            Phase::AmbushWindow => {
                let delivery = view.delivery?;
                let id = if forced {
                    "nottingham-question-ambush-window-not"
                } else {
                    "nottingham-question-ambush-window"
                };
                about_turn(id).with("count", delivery.count).with("card", short(delivery.object))
            }
            Phase::Purge => {
                let excess = legal.iter().find_map(|offer| match offer {
                    Offer::Bounds(Bounds::Discard { cards }) => Some(cards.min),
                    Offer::Action(_) => None,
                });
                purge_question(excess?.into())
            }
            _ => return None,
        })
    }

    fn tell(event: &SeenEvent, _by: Seat, _after: &View) -> Option<Sentence> {
        Some(match event {
            SeenEvent::TurnedUp { seat, card } => {
                Sentence::new("nottingham-event-turned-up").by(*seat).with("card", a(*card))
            }
            SeenEvent::Took { seat, card } => {
                Sentence::new("nottingham-event-took").by(*seat).with("card", the(*card))
            }
            SeenEvent::Used { seat, card, target } => {
                let id = if target.is_some() { "nottingham-event-used-on" } else { "nottingham-event-used" };
                let used = Sentence::new(id).by(*seat).with("card", the(*card));
                used.with("trick", card.trick().id()).with_known("target", *target)
            }
            SeenEvent::Defended { seat, attacker, card, received } => {
                Sentence::new("nottingham-event-defended")
                    .by(*seat)
                    .with("attacker", *attacker)
                    .with("card", a(*card))
                    .with("received", the(*received))
            }
            SeenEvent::Accepted { seat, .. } => Sentence::new("nottingham-event-accepted").by(*seat),
            SeenEvent::HandShown { seat, to, cards } => {
                hand_shown(*seat, to, cards.as_ref().map(|cards| all(&cards.0)))
            }
            SeenEvent::Swapped { from, to, card, given, .. } => swapped(*from, *to, *card, *given)?,
            SeenEvent::Offered { seat, cards } => known_or(
                ["nottingham-event-offered", "nottingham-event-offered-hidden"],
                *seat,
                ("cards", cards.as_ref().map(|offer| all(&offer.0))),
            ),
            SeenEvent::OffersRevealed { offers } => {
                let offers: Argument =
                    offers.iter().map(|(seat, offer)| offered(Seat(*seat), &offer.0)).collect();
                Sentence::new("nottingham-event-offers-revealed").with("offers", offers)
            }
            SeenEvent::Refused { seat, card } => {
                Sentence::new("nottingham-event-refused").by(*seat).with("card", the(*card))
            }
            SeenEvent::AmbushSeen { seat, cards } => known_or(
                ["nottingham-event-ambush-seen", "nottingham-event-ambush-seen-hidden"],
                *seat,
                ("cards", cards.as_ref().map(|seen| seen.iter().copied().map(laid).collect())),
            ),
            SeenEvent::AmbushLaid { seat, card } => known_or(
                ["nottingham-event-ambush-laid", "nottingham-event-ambush-laid-hidden"],
                *seat,
                ("card", card.map(|card| laid(card).into())),
            ),
            SeenEvent::Delivering { seat, object, count } => {
                Sentence::new("nottingham-event-delivering").by(*seat).with("cards", several(*object, *count))
            }
            SeenEvent::AmbushSprung { seat, card, victim, object } => {
                Sentence::new("nottingham-event-ambush-sprung")
                    .by(*seat)
                    .with("card", laid(*card))
                    .with("object", a(*object))
                    .with("victim", *victim)
            }
            SeenEvent::AmbushDeclined { seat } => Sentence::new("nottingham-event-ambush-declined").by(*seat),
            SeenEvent::Delivered { seat, object, .. } => Sentence::new("nottingham-event-delivered")
                .by(*seat)
                .with("card", a(*object))
                .with("points", object.value()),
            SeenEvent::DeliveryFailed { seat, count, .. } => {
                Sentence::new("nottingham-event-delivery-failed").by(*seat).with("count", *count)
            }
            SeenEvent::MissionDone { seat, mission, objects, shared } => {
                Sentence::new("nottingham-event-mission-done")
                    .by(*seat)
                    .with("mission", mission_name(*mission))
                    .with("cards", handed_in(*mission, *objects))
                    .with("shared", *shared)
            }
            SeenEvent::SheriffMoved { number: Some(number), .. } => {
                Sentence::new("nottingham-event-sheriff-moved").with("number", *number)
            }
            SeenEvent::SheriffMoved { number: None, .. } => Sentence::new("nottingham-event-sheriff-home"),
            SeenEvent::Gift { seat, card } => known_or(
                ["nottingham-event-gift", "nottingham-event-gift-hidden"],
                *seat,
                ("card", card.map(|card| a(card).into())),
            ),
            SeenEvent::Reshuffled { count } => {
                Sentence::new("nottingham-event-reshuffled").with("count", *count)
            }
            SeenEvent::Purged { seat, count, cards } => known_or(
                ["nottingham-event-purged", "nottingham-event-purged-hidden"],
                *seat,
                ("cards", cards.as_ref().map(|away| all(&away.0))),
            )
            .with("count", *count),
            SeenEvent::GameOver { reason } => Sentence::new(match reason {
                Ending::SheriffHome => "nottingham-event-over-home",
                Ending::MissionsDone => "nottingham-event-over-missions",
            }),
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> = Victory {
            alone: "nottingham-end",
            shared: "nottingham-end-shared",
            tie_breaks: &[("nottingham-end-tie-break", |parts| parts.loot_cards)],
        };
        VICTORY.tell(standings)
    }

    fn effect(view: &View, action: &Action, foreseen: &[SeenEvent]) -> Option<Sentence> {
        let with_shown = |id: &'static str| Some(Sentence::new(id).with("card", the(view.shown?)));
        match action {
            Action::Take if view.shown == Some(Card::Necklace) => Some(trick_use(Trick::Defense)),
            Action::Take => would_hold(view, &Cards::of(view.shown?, 1)),
            Action::Use { .. } => Some(trick_use(view.shown?.trick())),
            Action::Defend => with_shown("nottingham-effect-defend"),
            Action::Accept => with_shown("nottingham-effect-accept"),
            Action::Refuse => with_shown("nottingham-effect-refuse"),
            Action::Pick { card } => would_hold(view, &Cards::of(*card, 1)),
            Action::AcceptOffer { seat } => would_hold(view, &offer_of(view, *seat)?),
            Action::Deliver { object, .. } => Some(points(object.value().into())),
            Action::Mission { mission, .. } => {
                let owners = view.missions.count(*mission) + 1;
                Some(points(view.options.mission_values.value(*mission, owners)))
            }
            Action::Spring { .. } => {
                let fails = foreseen.iter().any(|event| matches!(event, SeenEvent::DeliveryFailed { .. }));
                let id = if fails { "nottingham-effect-spring-fails" } else { "nottingham-effect-spring" };
                Some(Sentence::new(id).by(view.turn).with("card", a(view.delivery?.object)))
            }
            Action::Offer { .. }
            | Action::Keep { .. }
            | Action::EndTurn
            | Action::Decline
            | Action::Discard { .. } => None,
        }
    }

    /// By rule, but what the table shows is named: the card that is turned up, the offer that is taken. And of what a mission
    /// takes, it is said how many.
    fn label_beside(view: &View, action: &Action) -> Option<Sentence> {
        let trick = || Some(view.shown?.trick().id());
        Some(match action {
            Action::Take => Sentence::new("nottingham-action-take").with("card", the(view.shown?)),
            Action::Use { target: None } => Sentence::new("nottingham-action-use").with("trick", trick()?),
            Action::Use { target: Some(target) } => {
                Sentence::new("nottingham-action-use-on").with("name", *target).with("trick", trick()?)
            }
            Action::AcceptOffer { seat } => Sentence::new("nottingham-action-accept-offer")
                .with("name", *seat)
                .with("cards", all(&offer_of(view, *seat)?)),
            Action::Mission { mission, objects } => Sentence::new("nottingham-action-mission")
                .with("mission", mission_name(*mission))
                .with("objects", handed_in(*mission, *objects)),
            _ => return None,
        })
    }
}

/// Every ambush card that can be in a box: one for each colour, and one for each pair of objects.
fn ambushes() -> impl Iterator<Item = Ambush> {
    let pairs = Card::ALL.into_iter().flat_map(|one| {
        let after = Card::ALL.into_iter().filter(move |another| one < *another);
        after.map(move |another| Ambush::of_pair(one, another))
    });
    Color::ALL.into_iter().map(Ambush::of_color).chain(pairs)
}

/// What an object is called; [`CardName`] asks for its other forms.
fn card_name(card: Card) -> Sentence {
    Sentence::new(match card {
        Card::Coin => "nottingham-object-coin",
        Card::Candlestick => "nottingham-object-candlestick",
        Card::Gold => "nottingham-object-gold",
        Card::Pearls => "nottingham-object-pearls",
        Card::Jewels => "nottingham-object-jewels",
        Card::Necklace => "nottingham-object-necklace",
        Card::Chest => "nottingham-object-chest",
    })
}

/// An ambush card by what it names.
fn ambush_name(ambush: Ambush) -> Sentence {
    if let Some(color) = ambush.color() {
        return Sentence::new("nottingham-ambush-color").with("color", color_name(color));
    }
    let objects = ambush.objects();
    let named = ["first", "second"].into_iter().zip(objects.iter());
    named.fold(Sentence::new("nottingham-ambush-objects"), |sentence, (name, object)| {
        sentence.with(name, in_short(object))
    })
}

/// An object's name within the name of another card, which has a picture of its own.
fn in_short(card: Card) -> Sentence {
    let Sentence { id, .. } = card_name(card);
    Sentence::new(Text::from(format!("{id}.short")))
}

pub fn color_name(color: Color) -> Sentence {
    Sentence::new(match color {
        Color::Red => "nottingham-color-red",
        Color::Yellow => "nottingham-color-yellow",
        Color::Green => "nottingham-color-green",
        Color::Blue => "nottingham-color-blue",
        Color::Purple => "nottingham-color-purple",
        Color::White => "nottingham-color-white",
        Color::Gray => "nottingham-color-gray",
    })
}

pub fn mission_name(mission: Mission) -> Sentence {
    Sentence::new(match mission {
        Mission::SevenDifferent => "nottingham-mission-seven-different",
        Mission::FiveAlike => "nottingham-mission-five-alike",
        Mission::FourPairs => "nottingham-mission-four-pairs",
        Mission::ThreePairs => "nottingham-mission-three-pairs",
    })
}

pub fn trick_name(trick: Trick) -> Sentence {
    Sentence::new(match trick {
        Trick::Buy => "nottingham-trick-buy",
        Trick::Theft => "nottingham-trick-theft",
        Trick::Ambush => "nottingham-trick-ambush",
        Trick::Robbery => "nottingham-trick-robbery",
        Trick::Raid => "nottingham-trick-raid",
        Trick::Defense => "nottingham-trick-defense",
        Trick::Barter => "nottingham-trick-barter",
    })
}

/// What a card does when it is used.
fn trick_use(trick: Trick) -> Sentence {
    Sentence::new(match trick {
        Trick::Buy => "nottingham-use-buy",
        Trick::Theft => "nottingham-use-theft",
        Trick::Ambush => "nottingham-use-ambush",
        Trick::Robbery => "nottingham-use-robbery",
        Trick::Raid => "nottingham-use-raid",
        Trick::Defense => "nottingham-use-defense",
        Trick::Barter => "nottingham-use-barter",
    })
}

/// "a chest"
pub fn a(card: Card) -> CardName {
    CardName::new(card.id())
}

/// "the chest"
fn the(card: Card) -> CardName {
    a(card).form("the")
}

/// "chest"
pub fn short(card: Card) -> CardName {
    a(card).form("short")
}

/// An ambush card.
pub fn laid(ambush: Ambush) -> CardName {
    CardName::new(ambush.to_string())
}

/// Some cards: "2 × gold and a chest".
pub fn all(cards: &Cards) -> Argument {
    cards.counts().map(|(card, count)| several(card, count)).collect()
}

/// This many cards of a kind.
pub fn several(card: Card, count: u8) -> Argument {
    if count == 1 { a(card).into() } else { times(card, count).into() }
}

/// "1 × gold"
fn times(card: Card, count: u8) -> Sentence {
    by_rule::several(card.id(), count)
}

/// The cards that a mission takes.
fn handed_in(mission: Mission, objects: Kinds) -> Argument {
    objects.iter().map(|object| several(object, mission.copies())).collect()
}

/// One of two sentences about a seat: the first with something that the viewer may know, the other without it.
fn known_or(ids: [&'static str; 2], seat: Seat, (name, known): (&'static str, Option<Argument>)) -> Sentence {
    let [open, hidden] = ids;
    Sentence::new(if known.is_some() { open } else { hidden }).by(seat).with_known(name, known)
}

/// "Basile 2 × gold"
fn offered(seat: Seat, cards: &Cards) -> Sentence {
    Sentence::new("nottingham-event-offer").with("name", seat).with("cards", all(cards))
}

fn hand_shown(seat: Seat, to: &ShownTo, cards: Option<Argument>) -> Sentence {
    // A hand that is not shown to all is shown to the robber alone.
    let (id, robber) = match (to, &cards) {
        (ShownTo::All, _) => ("nottingham-event-hand-shown", None),
        (ShownTo::Seats(seats), Some(_)) => ("nottingham-event-hand-seen", seats.first()),
        (ShownTo::Seats(seats), None) => ("nottingham-event-hand-hidden", seats.first()),
    };
    let shown = Sentence::new(id).by(seat).with_known("cards", cards);
    match robber {
        Some(robber) => shown.to(*robber),
        None => shown,
    }
}

fn swapped(from: Seat, to: Seat, card: Option<Card>, given: Option<Card>) -> Option<Sentence> {
    let id = match (card, given) {
        (Some(_), Some(_)) => "nottingham-event-swapped",
        (None, Some(_)) => "nottingham-event-swapped-hidden",
        // The second card of a barter, for which nothing more is given.
        (Some(_), None) => "nottingham-event-swapped-more",
        (None, None) => return None,
    };
    let swapped = Sentence::new(id).by(to).to(from);
    Some(swapped.with_known("card", card.map(a)).with_known("given", given.map(the)))
}

fn choose_question(shown: Card, forced: bool) -> Sentence {
    let id = match (shown, forced) {
        (Card::Necklace, _) => return Sentence::new("nottingham-question-choose-necklace"),
        (_, true) => "nottingham-question-choose-take",
        (_, false) => "nottingham-question-choose",
    };
    Sentence::new(id).with("card", a(shown))
}

/// The question to a seat that has this many cards too many.
pub fn purge_question(excess: usize) -> Sentence {
    Sentence::new("nottingham-question-purge").with("count", excess)
}

/// Whose hand is attacked.
fn target(view: &View) -> Option<Seat> {
    match view.action {
        Some(
            ActionView::Theft { target }
            | ActionView::Robbery { target, .. }
            | ActionView::Raid { target, .. },
        ) => Some(target),
        _ => None,
    }
}

fn offer_of(view: &View, seat: Seat) -> Option<Cards> {
    match &view.action {
        Some(ActionView::Buy { offers, .. } | ActionView::Barter { offers, .. }) => {
            offers.get(&seat.0).map(|offer| offer.0)
        }
        _ => None,
    }
}

/// How many of each kind the viewer's hand would hold with these cards.
fn would_hold(view: &View, more: &Cards) -> Option<Sentence> {
    let Viewer::Seat(own) = view.viewer else { return None };
    let hand = view.seats[own.index()].hand?;
    let held: Argument = more.counts().map(|(card, count)| times(card, hand.count(card) + count)).collect();
    Some(Sentence::new("nottingham-effect-hold").with("cards", held))
}

fn points(points: u16) -> Sentence {
    Sentence::new("nottingham-effect-points").with("points", points)
}
