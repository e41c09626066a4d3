//! The table as it lies before the person: the bomb with its slots, a line for each seat, the person's own bag.

use crate::telling::{back_name, pictured, pictured_bomb};
use besace_badaboom::{Back, Card, Phase, SlotView, View};
use besace_table::Seat;
use besace_terminal::told::{Teller, in_rows, wrap};
use besace_words::{Argument, Sentence, Value};
use ratatui::style::{Color, Style};
use ratatui::text::{Line, Span};

pub fn status(view: &View, teller: &Teller) -> String {
    let values: [(&'static str, Value); 4] = [
        ("turn", (view.turn_number as usize).into()),
        ("explosions", (view.explosions as usize).into()),
        ("storage", view.storage_count.into()),
        ("goal", view.options.goal.into()),
    ];
    match view.phase {
        Phase::Over => teller.say("badaboom-status-over", &values),
        _ => teller.say_about(view.holder, "badaboom-status", &values),
    }
}

pub fn table(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = Vec::new();
    let mut say = |text: String| lines.extend(wrap(&text, width).into_iter().map(Line::from));
    say(bomb_in_words(view, teller));
    say(fuse_in_words(view, teller));
    let slots = view.bomb.slots.iter().enumerate().map(|(at, slot)| slot_span(at, slot, teller)).collect();
    lines.extend(in_rows(slots, width));
    let mut say = |text: String| lines.extend(wrap(&text, width).into_iter().map(Line::from));
    seats(view).for_each(|seat| say(seat_in_words(view, seat, teller)));
    say(piles_in_words(view, teller));
    lines
}

pub fn hand(view: &View, teller: &Teller, width: usize) -> Vec<Line<'static>> {
    let bag = view.seats[teller.person.index()].bag.iter().flatten();
    let mut spans = vec![Span::raw(teller.say("badaboom-hand", &[]))];
    spans.extend(
        bag.map(|card| Span::styled(format!("[{}]", name(*card, teller)), paint(Some(card.back()), teller))),
    );
    if spans.len() == 1 {
        spans.push(Span::raw(teller.say("badaboom-none", &[])));
    }
    in_rows(spans, width)
}

pub fn describe(view: &View, teller: &Teller) -> Vec<String> {
    let mut lines = vec![status(view, teller), bomb_in_words(view, teller), fuse_in_words(view, teller)];
    lines.extend(view.bomb.slots.iter().enumerate().map(|(at, slot)| slot_in_words(view, at, slot, teller)));
    lines.extend(seats(view).map(|seat| seat_in_words(view, seat, teller)));
    lines.push(piles_in_words(view, teller));
    let bag = view.seats[teller.person.index()].bag.iter().flatten();
    let bag = teller.list(bag.map(|card| name(*card, teller)));
    let bag = if bag.is_empty() { teller.say("badaboom-none", &[]) } else { bag };
    lines.push(teller.say("badaboom-plain-hand", &[("cards", bag.into())]));
    lines
}

fn seats(view: &View) -> impl Iterator<Item = Seat> + use<> {
    Seat::all(view.seats.len() as u8)
}

/// What the bomb is, and what its card says.
fn bomb_in_words(view: &View, teller: &Teller) -> String {
    let about = Sentence::new(format!("badaboom-about-{}", view.bomb.id.id()));
    let bomb = Sentence::new("badaboom-terminal-bomb")
        .by(view.holder)
        .with("bomb", pictured_bomb(view.bomb.id))
        .with("about", about);
    teller.tell(&bomb)
}

/// Whether it is armed, when it goes off, and whom it would hit; else where it goes next.
fn fuse_in_words(view: &View, teller: &Teller) -> String {
    let hit: Argument = match view.blast {
        Some(hit) if !hit.is_empty() => hit.iter().collect(),
        _ => Sentence::new("badaboom-nobody").into(),
    };
    let sentence = match view.beside.explodes_in {
        None => Sentence::new("badaboom-terminal-safe"),
        Some(turns) => Sentence::new("badaboom-terminal-armed").with("turns", turns).with("hit", hit),
    };
    teller.tell(&sentence.with("next", view.beside.next))
}

fn slot_span(at: usize, slot: &SlotView, teller: &Teller) -> Span<'static> {
    let inside = match (slot.card, slot.back) {
        (Some(card), _) => name(card, teller),
        (None, Some(back)) => teller.tell(&back_name(back)),
        (None, None) => teller.say("badaboom-none", &[]),
    };
    let lies = if slot.face_up { "" } else { "?" };
    Span::styled(format!("{}:[{inside}{lies}]", at + 1), paint(slot.back, teller))
}

fn slot_in_words(view: &View, at: usize, slot: &SlotView, teller: &Teller) -> String {
    let id = match (slot.card, slot.back, slot.face_up) {
        (Some(_), _, true) => "badaboom-plain-slot-open",
        (Some(_), _, false) => "badaboom-plain-slot-known",
        (None, Some(_), _) => "badaboom-plain-slot-hidden",
        (None, None, _) => "badaboom-plain-slot-empty",
    };
    let seen = view.beside.seen_by[at].iter().collect::<Argument>();
    let sentence = Sentence::new(id)
        .with("slot", at + 1)
        .with_known("card", slot.card.map(pictured))
        .with_known("back", slot.back.map(back_name))
        .with("seen", seen);
    teller.tell(&sentence)
}

fn seat_in_words(view: &View, seat: Seat, teller: &Teller) -> String {
    let place = &view.seats[seat.index()];
    let own = view.in_play.iter().filter(|trick| trick.owner == seat);
    let in_play: Vec<Argument> = own
        .map(|trick| match trick.target {
            Some(target) => Sentence::new("badaboom-in-play-at")
                .with("card", pictured(trick.card))
                .with("seat", target)
                .into(),
            None => pictured(trick.card).into(),
        })
        .collect();
    let sentence = Sentence::new("badaboom-seat")
        .by(seat)
        .with("holds", seat == view.holder && view.phase != Phase::Over)
        .with("asked", view.pending.contains(seat))
        .with("hit", view.blast.is_some_and(|hit| hit.contains(seat)))
        .with("coins", place.coins)
        .with("tricks", place.bag_count.trick)
        .with("gadgets", place.bag_count.gadget)
        .with("mechanisms", place.bag_count.mechanism)
        .with("count", in_play.len())
        .with("cards", in_play);
    teller.tell(&sentence)
}

fn piles_in_words(view: &View, teller: &Teller) -> String {
    let top = match view.storage_top {
        Some(card) => Argument::from(pictured(card)),
        None => Sentence::new("badaboom-none").into(),
    };
    let sentence = Sentence::new("badaboom-piles")
        .with("count", view.storage_count)
        .with("top", top)
        .with("bin", view.bin_count)
        .with("supply", view.mechanism_supply);
    teller.tell(&sentence)
}

fn name(card: Card, teller: &Teller) -> String {
    teller.card(&pictured(card).form("short"))
}

/// Ink on a ground of its own, so that it is readable on dark and on light terminals.
fn paint(back: Option<Back>, teller: &Teller) -> Style {
    let Some(back) = back.filter(|_| teller.colored) else { return Style::new() };
    let (ink, ground) = match back {
        Back::Trick => (255, 22),
        Back::Gadget => (255, 124),
        Back::Mechanism => (16, 220),
    };
    Style::new().fg(Color::Indexed(ink)).bg(Color::Indexed(ground))
}
