//! What Badaboom has to say, on every screen: which sentence tells what, and what is filled into it. The sentences are in
//! `games/badaboom/words`.

use crate::{Parts, orders};
use besace_badaboom::{
    Action, Aim, AimView, Answer, Back, Backs, Badaboom, Beside, BombCard, Breakdown, Card, Ending, From,
    Phase, SeenEvent, Swap, TrickPlay, View,
};
use besace_table::{Offer, Seat, SeatSet, Standings};
use besace_words::{Argument, CardName, Names, Order, Sentence, Told, Victory};
use serde_json::{Map, Value, json};

impl Told<Badaboom> for Parts {
    type Ledger = ();
    type Beside = Beside;

    const ORDERS: &'static [Order<Badaboom>] = orders::ORDERS;
    const AIMS: &'static [&'static str] = &["to", "target", "back", "slot", "put", "index"];

    besace_words::in_folder!(words, "/../words/", ".ftl");

    fn names() -> Names {
        let cards = Card::all().map(|card| (card.id().into(), card_name(card)));
        let bombs = BombCard::all().map(|bomb| (bomb.id().into(), bomb_name(bomb)));
        let backs = [Back::Trick, Back::Gadget].map(|back| (back.id().into(), back_name(back)));
        Names { cards: cards.chain(bombs).collect(), things: backs.into() }
    }

    fn facts() -> Value {
        let by_card = |fact: fn(Card) -> Value| -> Map<String, Value> {
            Card::all().map(|card| (card.id().to_owned(), fact(card))).collect()
        };
        let those = |are: fn(&Card) -> bool| Card::all().filter(are).collect::<Vec<_>>();
        let mechanisms: Map<String, Value> =
            BombCard::all().map(|bomb| (bomb.id().to_owned(), bomb.mechanisms().into())).collect();
        json!({
            "backs": by_card(|card| card.back().id().into()),
            "permanents": those(|card| card.is_permanent()),
            "missions": those(|card| card.is_mission()),
            "bombs": BombCard::all().collect::<Vec<_>>(),
            "mechanisms": mechanisms,
        })
    }

    fn beside(view: &View, (): &()) -> Option<Beside> {
        Some(view.beside.clone())
    }

    fn question(view: &View, legal: &[Offer<Badaboom>]) -> Option<Sentence> {
        let can_only_pass = legal.len() == 1;
        let id = match (view.phase, can_only_pass) {
            (Phase::Pre, false) => "badaboom-question-pre",
            (Phase::Post, false) => "badaboom-question-post",
            (Phase::Pre | Phase::Post, true) => "badaboom-question-pass",
            (Phase::Tinker, _) => "badaboom-question-tinker",
            (Phase::Put, _) => "badaboom-question-put",
            (Phase::React, false) => "badaboom-question-react",
            (Phase::React, true) => "badaboom-question-react-not",
            (Phase::Over, _) => return None,
        };
        let question = Sentence::new(id).by(view.holder).with("state", state(view));
        Some(match (view.phase, &view.trick, &view.taken) {
            (Phase::React, Some(trick), _) => {
                let play = TrickPlay { card: trick.action.card, aim: trick.action.aim };
                let put = trick.action.put_back.map(|back| (trick.action.put, back));
                question.with("play", announced(trick.seat, play, put, view))
            }
            (Phase::Put, _, Some(taken)) => question.with("slot", taken.slot + 1),
            _ => question.with("hit", hit(view)),
        })
    }

    fn tell(event: &SeenEvent, _by: Seat, after: &View) -> Option<Sentence> {
        Some(match event {
            SeenEvent::TurnStarted { cards, .. } => {
                let inside = cards.as_ref()?.iter().filter(|card| **card != Card::MECHANISM);
                let inside: Vec<CardName> = inside.map(|card| pictured(*card)).collect();
                if inside.is_empty() {
                    return None;
                }
                Sentence::new("badaboom-event-looked-in").with("cards", inside)
            }
            SeenEvent::Rusted { mechanisms } => {
                Sentence::new("badaboom-event-rusted").with("count", *mechanisms)
            }
            SeenEvent::Drew { seat, back, card } => {
                known_or(["badaboom-event-drew", "badaboom-event-drew-hidden"], *seat, *back, *card)
            }
            SeenEvent::Dealt { seat, back, card } => {
                known_or(["badaboom-event-dealt", "badaboom-event-dealt-hidden"], *seat, *back, *card)
            }
            SeenEvent::Reshuffled { count } => {
                Sentence::new("badaboom-event-reshuffled").with("count", *count)
            }
            SeenEvent::Passed { seat } => Sentence::new("badaboom-event-passed").by(*seat),
            SeenEvent::TrickAnnounced { seat, action, put_back } => {
                let (aim, put) = match &action.aim {
                    AimView::Open(aim) => (*aim, None),
                    AimView::SlotAndPut { slot, put } => {
                        (Aim::Slot { slot: *slot }, put_back.map(|back| (*put, back)))
                    }
                };
                announced(*seat, TrickPlay { card: action.card, aim }, put, after)
            }
            SeenEvent::Answered { answer, .. } => Sentence::new(match (*answer)? {
                Answer::Pass => "badaboom-event-let-pass",
                Answer::Cancel => "badaboom-event-wants-to-cancel",
            }),
            SeenEvent::Cancelled { seat, card, by } => Sentence::new("badaboom-event-cancelled")
                .by(*by)
                .to(*seat)
                .with("card", pictured(*card))
                .with("by", pictured(Card::NUH_UH)),
            SeenEvent::TrickResolved { seat, card, cards } => {
                resolved(*seat, *card, cards.as_ref().and_then(Option::as_deref))?
            }
            SeenEvent::BombMoved { from, to, by: None } => {
                Sentence::new("badaboom-event-passed-on").by(*from).to(*to)
            }
            SeenEvent::BombMoved { to, by: Some(_), .. } => Sentence::new("badaboom-event-moved").by(*to),
            SeenEvent::Skipped { seat } => Sentence::new("badaboom-event-skipped").by(*seat),
            SeenEvent::Took { seat, slot, back, card } => {
                known_or(["badaboom-event-took", "badaboom-event-took-hidden"], *seat, *back, *card)
                    .with("slot", slot + 1)
            }
            SeenEvent::Recycled { seat, slot } => {
                Sentence::new("badaboom-event-recycled").by(*seat).with("slot", slot + 1)
            }
            SeenEvent::Put { seat, slot, back, card, face_up } => {
                known_or(["badaboom-event-put", "badaboom-event-put-hidden"], *seat, *back, *card)
                    .with("slot", slot + 1)
                    .with("open", *face_up)
            }
            SeenEvent::Armed { by, gadget, .. } => {
                let armed = match by {
                    Some(by) => Sentence::new("badaboom-event-armed").by(*by),
                    None => Sentence::new("badaboom-event-armed-by-rust"),
                };
                armed.with("turned", gadget.is_some()).with_known("gadget", gadget.map(pictured))
            }
            SeenEvent::Disarmed { by, fallen } => {
                Sentence::new("badaboom-event-disarmed").by(*by).with("count", fallen.len())
            }
            SeenEvent::Stole { seat, target, back, card } => {
                known_or(["badaboom-event-stole", "badaboom-event-stole-hidden"], *seat, *back, *card)
                    .to(*target)
            }
            SeenEvent::Discarded { from, seat, backs, cards } => discarded(*from, *seat, *backs, cards)?,
            SeenEvent::Exploded { bomb, holder, hit, .. } => Sentence::new("badaboom-event-exploded")
                .by(*holder)
                .with("bomb", pictured_bomb(*bomb))
                .with("count", hit.len())
                .with("hit", seats(*hit)),
            SeenEvent::MissionShown { seat, card } => {
                Sentence::new("badaboom-event-mission-shown").by(*seat).with("card", pictured(*card))
            }
            SeenEvent::Paid { seat, survival, holder, mechanisms, danger_money, missions } => {
                Sentence::new("badaboom-event-paid")
                    .by(*seat)
                    .with("coins", survival + holder + mechanisms + danger_money + missions)
            }
            SeenEvent::NewBomb { bomb, holder } => Sentence::new("badaboom-event-new-bomb")
                .by(*holder)
                .with("bomb", pictured_bomb(*bomb))
                .with("count", bomb.mechanisms()),
            SeenEvent::GameOver { reason } => Sentence::new(match reason {
                Ending::Goal => "badaboom-event-over-goal",
                Ending::LastExplosion => "badaboom-event-over-last-explosion",
            }),
        })
    }

    fn ending(standings: &Standings<Breakdown>) -> Vec<Sentence> {
        const VICTORY: Victory<Breakdown> =
            Victory { alone: "badaboom-end", shared: "badaboom-end-shared", tie_breaks: &[] };
        VICTORY.tell(standings)
    }

    fn effect(view: &View, action: &Action, _foreseen: &[SeenEvent]) -> Option<Sentence> {
        Some(match action {
            Action::Pass if view.phase == Phase::React => Sentence::new("badaboom-effect-let-pass"),
            Action::Pass => Sentence::new("badaboom-effect-pass"),
            Action::Trick(TrickPlay { card, .. }) => about(card.id()),
            Action::Skip => Sentence::new("badaboom-effect-skip"),
            Action::Take { recycle: false, .. } => Sentence::new("badaboom-effect-take"),
            Action::Take { recycle: true, .. } => Sentence::new("badaboom-effect-recycle"),
            Action::Put { card } => {
                let swap = Swap::of(card.back(), view.bomb.armed.is_some(), has_mechanism(view));
                Sentence::new(format!("badaboom-effect-put-{}", swap.id()))
            }
            Action::Cancel => Sentence::new("badaboom-effect-cancel").with("card", pictured(Card::NUH_UH)),
        })
    }

    /// By rule a card that is taken out is a Mechanism: they are alike, and one of them is listed for all.
    fn label_beside(view: &View, action: &Action) -> Option<Sentence> {
        Some(match *action {
            Action::Pass if view.phase == Phase::React => Sentence::new("badaboom-action-let-pass"),
            Action::Take { slot, .. } => Sentence::new("badaboom-action-take")
                .with("slot", slot + 1)
                .with("card", in_slot(view.bomb.slots.get(usize::from(slot))?)?),
            // That name is a card's, too, and by rule it would be one.
            Action::Trick(TrickPlay {
                card,
                aim: Aim::TargetAndBack { target, back: back @ Back::Mechanism },
            }) => Sentence::new("badaboom-action-trick-target-back")
                .with("card", pictured(card))
                .with("name", target)
                .with("back", back_name(back)),
            Action::Trick(TrickPlay { card, aim: Aim::Index { index } }) => {
                let aimed = view.in_play.get(usize::from(index))?;
                Sentence::new("badaboom-action-trick-index")
                    .with("card", pictured(card))
                    .with("aimed", pictured(aimed.card))
                    .with("name", aimed.owner)
            }
            _ => return None,
        })
    }
}

/// What a card does, exact to the rules.
pub fn about(id: &str) -> Sentence {
    Sentence::new(format!("badaboom-about-{id}"))
}

/// Whether the bomb is armed, and whether it goes off at the end of this turn.
fn state(view: &View) -> &'static str {
    match view.beside.explodes_in {
        None => "safe",
        Some(0) => "now",
        Some(_) => "armed",
    }
}

/// Whom the bomb would hit now.
fn hit(view: &View) -> Argument {
    match view.blast {
        Some(hit) if !hit.is_empty() => seats(hit),
        _ => Sentence::new("badaboom-nobody").into(),
    }
}

fn seats(seats: SeatSet) -> Argument {
    seats.iter().collect()
}

fn has_mechanism(view: &View) -> bool {
    view.bomb.slots.iter().any(|slot| slot.back == Some(Back::Mechanism))
}

/// What lies in a slot, as the viewer knows it; none where it is a Mechanism, or nothing.
fn in_slot(slot: &besace_badaboom::SlotView) -> Option<Argument> {
    Some(match (slot.card, slot.back?) {
        (_, Back::Mechanism) => return None,
        (Some(card), _) => pictured(card).into(),
        (None, Back::Gadget) => Sentence::new("badaboom-hidden-gadget").into(),
        (None, Back::Trick) => Sentence::new("badaboom-hidden-trick").into(),
    })
}

/// A trick as it is announced.
fn announced(seat: Seat, play: TrickPlay, put: Option<(Option<Card>, Back)>, view: &View) -> Sentence {
    let card = pictured(play.card);
    match aim(play, put, view) {
        Some(aim) => {
            Sentence::new("badaboom-event-announced-at").by(seat).with("card", card).with("aim", aim)
        }
        None => Sentence::new("badaboom-event-announced").by(seat).with("card", card),
    }
}

/// What a trick is aimed at; none where that needs no words.
fn aim(play: TrickPlay, put: Option<(Option<Card>, Back)>, view: &View) -> Option<Sentence> {
    Some(match (play.aim, put) {
        (Aim::Nothing {}, _) => return None,
        (Aim::To { to }, _) => Sentence::new("badaboom-aim-to").with("seat", to),
        (Aim::Target { target }, _) => Sentence::new("badaboom-aim-target").with("seat", target),
        (Aim::TargetAndBack { target, back }, _) => {
            Sentence::new("badaboom-aim-target-and-back").with("seat", target).with("back", back_name(back))
        }
        (Aim::Slot { slot }, Some((Some(put), _))) | (Aim::SlotAndPut { slot, put }, _) => {
            Sentence::new("badaboom-aim-slot-and-put").with("slot", slot + 1).with("put", pictured(put))
        }
        (Aim::Slot { slot }, Some((None, back))) => {
            Sentence::new("badaboom-aim-slot-and-back").with("slot", slot + 1).with("back", back_name(back))
        }
        (Aim::Slot { slot }, None) => Sentence::new("badaboom-aim-slot").with("slot", slot + 1),
        (Aim::Index { index }, _) => {
            // As long as it can still be cancelled, what is in play is what the trick was aimed at.
            let in_play = view.in_play.get(usize::from(index));
            let aimed = in_play.filter(|_| view.phase == Phase::React)?;
            Sentence::new("badaboom-aim-in-play").with("card", pictured(aimed.card)).with("seat", aimed.owner)
        }
    })
}

/// What a trick does that no other event tells.
fn resolved(seat: Seat, card: Card, cards: Option<&[Card]>) -> Option<Sentence> {
    let id = match (card.id(), cards) {
        ("leapfrog", _) => "badaboom-resolved-leapfrog",
        ("u-turn", _) => "badaboom-resolved-u-turn",
        ("lead-apron", _) => "badaboom-resolved-lead-apron",
        ("scapegoat", _) => "badaboom-resolved-scapegoat",
        ("danger-money", _) => "badaboom-resolved-danger-money",
        ("snoop", None) => "badaboom-resolved-snoop",
        ("snoop", Some(_)) => "badaboom-resolved-snoop-cards",
        ("wet-fuse", _) => "badaboom-resolved-wet-fuse",
        ("short-fuse", _) => "badaboom-resolved-short-fuse",
        _ => return None,
    };
    let cards: Option<Argument> = cards.map(|cards| cards.iter().map(|card| pictured(*card)).collect());
    Some(Sentence::new(id).by(seat).with_known("cards", cards))
}

/// A sentence for those who know the card, and another for those who see only its back.
fn known_or(ids: [&'static str; 2], seat: Seat, back: Back, card: Option<Card>) -> Sentence {
    match card {
        Some(card) => Sentence::new(ids[0]).by(seat).with("card", pictured(card)),
        None => Sentence::new(ids[1]).by(seat).with("back", back_name(back)),
    }
}

fn discarded(from: From, seat: Option<Seat>, backs: Backs, cards: &Option<Vec<Card>>) -> Option<Sentence> {
    let count = backs.trick + backs.gadget + backs.mechanism;
    let list = || cards.as_ref().map(|cards| cards.iter().map(|card| pictured(*card)).collect::<Argument>());
    Some(match (from, list()) {
        (From::Bag, Some(cards)) => Sentence::new("badaboom-event-lost").by(seat?).with("cards", cards),
        (From::Bag, None) => Sentence::new("badaboom-event-lost-hidden").by(seat?).with("count", count),
        (From::Bomb, Some(cards)) => Sentence::new("badaboom-event-thrown-out").with("cards", cards),
        (From::Bomb, None) => Sentence::new("badaboom-event-thrown-out-hidden"),
        (From::Play, cards) => Sentence::new("badaboom-event-cut").by(seat?).with_known("cards", cards),
    })
}

/// What a card is called; [`CardName`] asks for its other forms.
fn card_name(card: Card) -> Sentence {
    Sentence::new(format!("badaboom-card-{}", card.id()))
}

fn bomb_name(bomb: BombCard) -> Sentence {
    Sentence::new(format!("badaboom-bomb-{}", bomb.id()))
}

pub fn back_name(back: Back) -> Sentence {
    Sentence::new(match back {
        Back::Trick => "badaboom-back-trick",
        Back::Gadget => "badaboom-back-gadget",
        Back::Mechanism => "badaboom-back-mechanism",
    })
}

pub fn pictured(card: Card) -> CardName {
    CardName::new(card.id())
}

pub fn pictured_bomb(bomb: BombCard) -> CardName {
    CardName::new(bomb.id())
}
