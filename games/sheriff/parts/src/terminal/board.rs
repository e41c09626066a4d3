//! What lies on the table, drawn and in sentences.

use super::goods::{by_kind, coins, goods, in_the_game, kind, several};
use super::{own, seats};
use crate::Parts;
use crate::telling::offers::{offer as told, promise, said};
use crate::telling::side as side_word;
use besace_sheriff::{
    BagPromise, BagState, Confiscated, Deal, Deed, Good, Goods, Phase, SeenEvent, Side, View, rounds,
};
use besace_table::Seat;
use besace_terminal::told::{Teller, capital, cut, fit, in_rows};
use besace_words::{Sentence, Told, Value};
use ratatui::style::{Color as Ink, Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// From this many columns on, there is room to spare.
const WIDE: usize = 100;
/// With fewer columns, room is very short.
const NARROW: usize = 80;
/// How many cards of a pile are told from its top.
const TOP: usize = 10;

pub fn status(view: &View, teller: &Teller) -> String {
    let phase = match view.phase {
        Phase::Market => "sheriff-phase-market",
        Phase::MarketDiscard => "sheriff-phase-market-discard",
        Phase::Load => "sheriff-phase-load",
        Phase::Declare => "sheriff-phase-declare",
        Phase::Inspect => "sheriff-phase-inspect",
        Phase::Confiscate => "sheriff-phase-confiscate",
        Phase::Pay => "sheriff-phase-pay",
        Phase::Over => return teller.say("sheriff-board-over", &[]),
    };
    let values = [
        ("round", view.round.into()),
        ("rounds", rounds(view.seats.len() as u8).into()),
        ("phase", teller.say(phase, &[]).into()),
    ];
    let deck = teller.say("sheriff-board-deck", &[("count", view.deck_count.into())]);
    format!("{} · {deck}", teller.say("sheriff-board-status", &values))
}

pub fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let columns = Columns::of(view, teller, width);
    let mut lines = vec![columns.head(teller)];
    lines.extend(seats(view).map(|seat| columns.row(view, seat, teller)));
    lines.extend(piles(view, teller, width).into_iter().map(Line::from));
    lines.extend(talk_in_short(view, teller, width).into_iter().map(Line::from));
    lines
}

/// The columns of the table: a name, the numbers of what everybody has, and the bag.
struct Columns {
    name: usize,
    goods: Vec<Good>,
    /// The heads of the numbers, each in a column of its width.
    heads: Vec<String>,
    gap: usize,
    bag: usize,
}

/// The mark before the name of a seat that the table waits for.
const MARK: usize = 2;
/// The sheriff's badge after the name.
const BADGE: usize = 2;

impl Columns {
    fn of(view: &View, teller: &Teller, width: usize) -> Columns {
        let (longest_name, gap) = if width < WIDE { (10, 1) } else { (20, 3) };
        let longest = teller.names.iter().map(|name| name.width()).max().unwrap_or(0);
        let name = MARK + longest.clamp(4, longest_name) + BADGE;
        let goods: Vec<Good> = in_the_game(view).filter(|good| good.is_legal()).collect();
        let mut heads = vec![teller.say("sheriff-board-coins", &[])];
        heads.extend(goods.iter().map(|good| kind(*good, teller)));
        heads.push(teller.say("sheriff-terminal-hidden", &[]));
        heads.push(teller.say("sheriff-terminal-hand", &[]));
        let numbers: usize = heads.iter().map(|head| head.width() + gap).sum();
        let bag = width.saturating_sub(name + numbers + 2);
        Columns { name, goods, heads, gap, bag }
    }

    fn head(&self, teller: &Teller) -> Line<'static> {
        let mut text = fit("", self.name);
        for head in &self.heads {
            text.push_str(&right(head, head.width() + self.gap));
        }
        text.push_str("  ");
        text.push_str(&cut(&teller.say("sheriff-terminal-bag", &[]), self.bag));
        Line::from(text)
    }

    fn row(&self, view: &View, seat: Seat, teller: &Teller) -> Line<'static> {
        let place = &view.seats[seat.index()];
        let awaited = if view.pending.contains(seat) { "►" } else { "" };
        let badge = if view.sheriff == seat { " ★" } else { "" };
        let own = if seat == teller.person { Modifier::BOLD } else { Modifier::empty() };
        let name = fit(teller.name(seat), self.name - MARK - BADGE);
        let name = format!("{}{name}{}", fit(awaited, MARK), fit(badge, BADGE));
        let mut counts = vec![usize::from(place.coins)];
        counts.extend(self.goods.iter().map(|good| usize::from(place.legal.count(*good))));
        counts.extend([place.contraband_count, place.hand_count]);
        let mut numbers = String::new();
        for (head, count) in self.heads.iter().zip(counts) {
            let number = if count == 0 { "·".to_owned() } else { count.to_string() };
            numbers.push_str(&right(&number, head.width() + self.gap));
        }
        let word = if must(view, seat).is_some() { Modifier::BOLD } else { Modifier::empty() };
        Line::from(vec![
            Span::styled(name, Style::new().add_modifier(own)),
            Span::raw(numbers),
            Span::raw("  "),
            Span::styled(cut(&bag_in_short(view, seat, teller), self.bag), Style::new().add_modifier(word)),
        ])
    }
}

fn right(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.width())))
}

/// What the sheriff is bound to do with this seat's bag.
fn must(view: &View, seat: Seat) -> Option<Deed> {
    view.inspection.as_ref().and_then(|inspection| inspection.must[seat.index()])
}

/// A bag with what is said of it and what must happen to it, on as little room as possible.
fn bag_in_short(view: &View, seat: Seat, teller: &Teller) -> String {
    let bag = &view.seats[seat.index()].bag;
    let text = match (bag.state, bag.declared) {
        (BagState::None, _) => return String::new(),
        (BagState::Loaded, _) => teller.say("sheriff-terminal-bag-ready", &[]),
        (BagState::Closed, Some(declared)) => several(declared.good, declared.count, teller),
        (BagState::Closed, None) => {
            teller.say("sheriff-terminal-bag-cards", &[("count", bag.cards_count.unwrap_or(0).into())])
        }
        (BagState::Passed, _) => teller.say("sheriff-terminal-bag-passed", &[]),
        (BagState::Opened, _) => teller.say("sheriff-terminal-bag-opened", &[]),
    };
    match must(view, seat) {
        None => text,
        Some(Deed::Inspect) => teller.say("sheriff-terminal-must-inspect", &[("bag", text.into())]),
        Some(Deed::LetPass) => teller.say("sheriff-terminal-must-let-pass", &[("bag", text.into())]),
    }
}

/// The same for those who have the room.
pub fn bag_in_words(view: &View, seat: Seat, teller: &Teller) -> String {
    let bag = &view.seats[seat.index()].bag;
    let state = match bag.state {
        BagState::None => teller.say("sheriff-board-bag-none", &[]),
        BagState::Loaded => teller.say("sheriff-board-bag-loaded", &[]),
        BagState::Closed => {
            teller.say("sheriff-board-bag-closed", &[("count", bag.cards_count.unwrap_or(0).into())])
        }
        BagState::Passed => teller.say("sheriff-board-bag-passed", &[]),
        BagState::Opened => teller.say("sheriff-board-bag-opened", &[]),
    };
    let Some(declared) = bag.declared else { return state };
    let goods = several(declared.good, declared.count, teller);
    format!("{state}, {}", teller.say("sheriff-board-says", &[("goods", goods.into())]))
}

/// Both piles from the top: each in a line where cards are changed, else both in one where room is short.
fn piles(view: &View, teller: &Teller, width: usize) -> Vec<String> {
    let changing = matches!(view.phase, Phase::Market | Phase::MarketDiscard | Phase::Confiscate);
    let [left, right] = Side::ALL.map(|side| pile_in_words(view, side, teller));
    if changing || width >= WIDE {
        return vec![cut(&left, width), cut(&right, width)];
    }
    let half = width / 2 - 1;
    vec![format!("{}  {}", fit(&left, half), cut(&right, half))]
}

fn pile_in_words(view: &View, side: Side, teller: &Teller) -> String {
    let cards = match side {
        Side::Left => &view.discards.left,
        Side::Right => &view.discards.right,
    };
    let top: Vec<String> = cards.iter().take(TOP).map(|good| kind(*good, teller)).collect();
    let mut top = top.join(", ");
    if cards.len() > TOP {
        top.push('…');
    }
    teller.say(
        "sheriff-terminal-pile",
        &[("pile", side_word(side).into()), ("count", cards.len().into()), ("cards", top.into())],
    )
}

/// As much of the talk as there is room for; the choices tell of every offer that is to be decided.
fn talk_in_short(view: &View, teller: &Teller, width: usize) -> Vec<String> {
    let all = talk(view, teller);
    let room = match width {
        ..NARROW => 1,
        NARROW..WIDE => 3,
        WIDE.. => 8,
    };
    let mut lines: Vec<String> = all.iter().take(room).map(|line| cut(line, width)).collect();
    if all.len() > room {
        let more = all.len() - room + 1;
        lines.pop();
        lines.push(teller.say("sheriff-terminal-more-talk", &[("count", more.into())]));
    }
    lines
}

/// Every offer that stands, and every deal that still says something.
fn talk(view: &View, teller: &Teller) -> Vec<String> {
    let Some(inspection) = &view.inspection else { return Vec::new() };
    let offers =
        inspection.offers.iter().map(|offer| format!("({}) {}", offer.id, teller.tell(&told(offer))));
    let deals = inspection.deals.iter().filter_map(|deal| deal_in_words(view, &deal, teller));
    offers.chain(deals).collect()
}

/// What is still to come of a deal: promises about closed bags, and words.
fn deal_in_words(view: &View, deal: &Deal, teller: &Teller) -> Option<String> {
    let open = |promise: &BagPromise| view.seats[promise.seat.index()].bag.state == BagState::Closed;
    let promises = deal.promises.iter().filter(open).map(promise);
    let what: Vec<Sentence> = promises.chain(deal.later.as_slice().iter().map(said)).collect();
    if what.is_empty() {
        return None;
    }
    Some(teller.tell(&Sentence::new("sheriff-terminal-deal").by(deal.payer).with("what", what)))
}

/// What only the person sees: the hand, and under their names the cards set aside, in the bag and face down.
pub fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let mut spans = Vec::new();
    for (title, cards) in own_cards(view, teller) {
        spans.push(Span::raw(title));
        if cards.is_empty() {
            spans.push(Span::raw(goods(&cards, teller)));
        }
        spans.extend(cards.counts().map(|(good, count)| chip(good, count, teller)));
    }
    in_rows(spans, width)
}

/// Every group of the person's own cards with its title; the hand even if it is empty.
fn own_cards(view: &View, teller: &Teller) -> Vec<(String, Goods)> {
    let place = own(view, teller);
    let aside = view.market.as_ref().and_then(|market| market.set_aside);
    let groups = [
        ("sheriff-terminal-own-hand", place.hand),
        ("sheriff-terminal-own-aside", aside),
        ("sheriff-board-own-bag", place.bag.cards),
        ("sheriff-terminal-own-contraband", place.contraband),
    ];
    let groups = groups.into_iter().map(|(id, cards)| (id, cards.unwrap_or_default().0));
    let there = groups.enumerate().filter(|(at, (_, cards))| *at == 0 || !cards.is_empty());
    there.map(|(_, (id, cards))| (teller.say(id, &[]), cards)).collect()
}

fn chip(good: Good, count: u8, teller: &Teller) -> Span<'static> {
    let text = several(good, count, teller);
    if !teller.colored {
        return Span::raw(format!("[{text}]"));
    }
    let ground = if good.is_legal() { 28 } else { 124 };
    Span::styled(format!(" {text} "), Style::new().fg(Ink::Indexed(255)).bg(Ink::Indexed(ground)))
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![format!("{}.", status(view, teller))];
    lines.extend(seats(view).map(|seat| seat_in_words(view, seat, teller)));
    lines.extend(Side::ALL.map(|side| format!("{}.", pile_in_words(view, side, teller))));
    lines.extend(talk(view, teller));
    lines.extend(seats(view).filter_map(|seat| {
        let bound = promise(BagPromise { deed: must(view, seat)?, seat });
        Some(format!("{}.", teller.tell(&Sentence::new("sheriff-board-bound").with("promise", bound))))
    }));
    if let Some(confiscated) = &view.confiscated {
        let Confiscated { seat, cards } = *confiscated;
        lines.extend(
            Parts::tell(&SeenEvent::Confiscated { seat, cards }, view.sheriff, view)
                .map(|told| teller.tell(&told)),
        );
    }
    lines.extend(own_cards(view, teller).into_iter().map(|(title, cards)| {
        let cards = goods(&cards, teller);
        format!("{title} {cards}.")
    }));
    lines
}

/// Everything that lies open before a seat.
fn seat_in_words(view: &View, seat: Seat, teller: &Teller) -> String {
    let place = &view.seats[seat.index()];
    let mut parts = vec![coins(place.coins, teller)];
    parts.extend(by_kind(&place.legal, teller));
    let count = |id: &str, count: usize| teller.say(id, &[("count", count.into())]);
    parts.push(count("sheriff-board-hidden", place.contraband_count));
    parts.push(count("sheriff-board-in-hand", place.hand_count));
    if seat != view.sheriff {
        parts.push(bag_in_words(view, seat, teller));
    }
    let role = if seat == view.sheriff { "sheriff" } else { "merchant" };
    let values = [
        ("name", Value::from(teller.called(seat))),
        ("role", role.into()),
        ("what", parts.join(", ").into()),
    ];
    capital(&teller.say("sheriff-terminal-seat", &values))
}
