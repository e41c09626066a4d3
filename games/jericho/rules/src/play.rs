//! What then happens, phase by phase in the order of the rules. Nothing here can refuse.

use crate::action::{Action, Allowed};
use crate::cards::{COLORS, Card, Cards, Color, Pile, SCORINGS, VALUES, Wall};
use crate::event::{Event, Lengths};
use crate::state::{Jericho, Phase, SEATS, Supply, pending};
use besace_table::{Listener, Seat};

pub(crate) fn carry_out(game: &mut Jericho, allowed: Allowed, listener: &mut impl Listener<Event>) {
    let Allowed { seat, action } = allowed;
    match action {
        Action::Lay { card } => return lay_first(game, seat, card, listener),
        Action::Supply { card } if game.phase == Phase::Fill => return fill(game, seat, card, listener),
        Action::Supply { card } => supply(game, seat, card, listener),
        Action::Wall { card } => build_wall(game, seat, card, listener),
        Action::Trumpet { color } => blow_trumpet(game, seat, color, listener),
    }
    draw(game, seat, listener);
}

/// JER-20: the card leaves the hand at once; the last answer opens the filling of round 1.
fn lay_first(game: &mut Jericho, seat: Seat, card: Card, listener: &mut impl Listener<Event>) {
    let place = game.place_mut(seat);
    place.hand.for_rules_mut().take(card);
    *place.first.for_rules_mut() = Some(card);
    listener.hear(|| Event::FirstLaid { seat, card });
    if pending(game).is_empty() {
        open_filling(game, listener);
    }
}

fn open_filling(game: &mut Jericho, listener: &mut impl Listener<Event>) {
    game.phase = Phase::Fill;
    listener.hear(|| Event::RoundStarted { round: game.round, seat: game.turn });
}

/// JER-22, JER-23: the answers wait in the hands; the last one puts them all into the supply.
fn fill(game: &mut Jericho, seat: Seat, card: Card, listener: &mut impl Listener<Event>) {
    *game.place_mut(seat).chosen.for_rules_mut() = Some(card);
    listener.hear(|| Event::Supplied { seat, card });
    if !pending(game).is_empty() {
        return;
    }
    for seat in Seat::all(game.seats) {
        let place = game.place_mut(seat);
        let card = place.chosen.for_rules_mut().take().expect("everybody has answered");
        put_into_supply(game, seat, card);
    }
    if game.round == 1 {
        open_first_walls(game, listener);
    }
    game.phase = Phase::Play;
}

/// The card is unseen, unless everybody knows that the hand holds nothing but trumpets. In any other hand it may be one
/// of the trumpets that were shown, so one fewer of them is sure.
fn put_into_supply(game: &mut Jericho, seat: Seat, card: Card) {
    let place = &mut game.places[seat.index()];
    let hand = place.hand.for_rules_mut();
    let is_known = usize::from(place.shown_trumpets) == hand.as_slice().len();
    hand.take(card);
    place.shown_trumpets = place.shown_trumpets.saturating_sub(1);
    if is_known {
        game.supply.seen.add(card, 1);
    } else {
        game.supply.by_seat[seat.index()].for_rules_mut().add(card, 1);
    }
}

/// JER-23: a trumpet that had to be laid cannot stand alone and leaves the game.
fn open_first_walls(game: &mut Jericho, listener: &mut impl Listener<Event>) {
    let mut opened = [Card::TRUMPET; SEATS];
    for seat in Seat::all(game.seats) {
        let place = game.place_mut(seat);
        let card = place.first.for_rules_mut().take().expect("everybody has laid a card");
        opened[seat.index()] = card;
        match card.color() {
            Some(color) => place.walls[color.index()].add_stone(card.rank()),
            None => {
                game.removed += 1;
                show_hand_of_trumpets(game, seat);
            }
        }
    }
    let seats = usize::from(game.seats);
    listener.hear(|| Event::WallsOpened { cards: opened[..seats].to_vec() });
}

/// JER-20 lets only a hand of seven trumpets lay one, so a trumpet turned up shows the hand and what it has supplied.
/// A position made by hand may break this; then nothing is known.
fn show_hand_of_trumpets(game: &mut Jericho, seat: Seat) {
    let place = &mut game.places[seat.index()];
    let hand = place.hand.for_rules();
    let supplied = game.supply.by_seat[seat.index()].for_rules_mut();
    if hand.only_trumpets() && supplied.only_trumpets() {
        place.shown_trumpets = hand.as_slice().len() as u8;
        game.supply.seen.add_all(&std::mem::take(supplied));
    }
}

/// JER-30.
fn build_wall(game: &mut Jericho, seat: Seat, card: Card, listener: &mut impl Listener<Event>) {
    let color = card.color().expect("only wall cards are allowed here");
    let place = game.place_mut(seat);
    place.hand.for_rules_mut().take(card);
    place.walls[color.index()].add_stone(card.rank());
    listener.hear(|| Event::WallPlayed { seat, card });
}

/// JER-33.
fn supply(game: &mut Jericho, seat: Seat, card: Card, listener: &mut impl Listener<Event>) {
    put_into_supply(game, seat, card);
    listener.hear(|| Event::Supplied { seat, card });
}

/// JER-31, JER-32: the highest stones fall in every wall of the colour; only then it shows whether the trumpet has a
/// wall to join.
fn blow_trumpet(game: &mut Jericho, seat: Seat, color: Color, listener: &mut impl Listener<Event>) {
    let place = game.place_mut(seat);
    place.hand.for_rules_mut().take(Card::TRUMPET);
    place.shown_trumpets = place.shown_trumpets.saturating_sub(1);
    let highest = Wall::together(game.walls(color)).highest();
    let mut fallen = [0; SEATS];
    let mut collapsed = [0; SEATS];
    if let Some(rank) = highest {
        for (at, place) in game.places_mut().iter_mut().enumerate() {
            let wall = &mut place.walls[color.index()];
            fallen[at] = wall.stones(rank);
            *wall = wall.without(rank);
            if !wall.stands() {
                collapsed[at] = std::mem::take(wall).trumpets();
            }
        }
        game.supply.seen.add(Card::wall(color, rank), fallen.iter().sum());
        game.removed += collapsed.iter().sum::<u8>();
    }
    let own = &mut game.place_mut(seat).walls[color.index()];
    let kept = own.stands();
    if kept {
        own.add_trumpet();
    } else {
        game.removed += 1;
    }
    let seats = usize::from(game.seats);
    let fallen_cards = |count: u8| {
        let card = highest.map(|rank| Card::wall(color, rank));
        card.into_iter().flat_map(|card| std::iter::repeat_n(card, usize::from(count))).collect::<Cards>()
    };
    listener.hear(|| Event::TrumpetPlayed {
        seat,
        color,
        value: highest.map(|rank| VALUES[rank]),
        fallen: fallen[..seats].iter().copied().map(fallen_cards).collect(),
        collapsed: collapsed[..seats].to_vec(),
        kept,
    });
}

/// JER-35: a scoring card is shown and replaced, and ends the round with this turn.
fn draw(game: &mut Jericho, seat: Seat, listener: &mut impl Listener<Event>) {
    let pile = game.draw.for_rules_mut();
    let top = pile.pop();
    let scoring = top == Some(Card::SCORING);
    let card = if scoring { draw_past_scoring_cards(pile) } else { top };
    if scoring {
        listener.hear(|| Event::ScoringCard { seat, round: game.round });
    }
    if let Some(card) = card {
        game.place_mut(seat).hand.for_rules_mut().add(card);
        listener.hear(|| Event::Drew { seat, card });
    }
    if scoring {
        end_round(game, seat, listener);
    } else {
        game.turn = seat.left(game.seats);
    }
}

/// Takes the nearest card from the top that is no scoring card; the scoring cards above it stay.
fn draw_past_scoring_cards(pile: &mut Pile) -> Option<Card> {
    let at = pile.iter().rposition(|card| *card != Card::SCORING)?;
    Some(pile.remove(at))
}

/// JER-44, JER-13: after the third scoring the game ends; otherwise play goes on clockwise with a new filling.
fn end_round(game: &mut Jericho, seat: Seat, listener: &mut impl Listener<Event>) {
    score_round(game, listener);
    if game.round == SCORINGS {
        game.phase = Phase::Over;
        game.open_everything();
        listener.hear(|| Event::GameOver);
    } else {
        game.round += 1;
        game.turn = seat.left(game.seats);
        open_filling(game, listener);
    }
}

/// JER-40 to JER-43.
fn score_round(game: &mut Jericho, listener: &mut impl Listener<Event>) {
    let supply = game.supply.cards();
    let mut left = supply;
    let trumpets = supply.count(Card::TRUMPET);
    left.take(Card::TRUMPET, trumpets);
    game.removed += trumpets;

    let seats = usize::from(game.seats);
    let mut lengths = [[0; SEATS]; COLORS];
    let mut won = [Cards::NONE; SEATS];
    for color in Color::ALL {
        let lengths = &mut lengths[color.index()];
        for (length, place) in lengths.iter_mut().zip(game.places()) {
            *length = place.walls[color.index()].length();
        }
        share_out(color, &lengths[..seats], &mut left, &mut won);
    }
    for (place, won) in game.places_mut().iter_mut().zip(&won) {
        place.won.seen.add_all(won);
    }
    game.supply = Supply { seen: left, ..Supply::empty() };
    listener.hear(|| Event::Scored {
        round: game.round,
        supply,
        lengths: Lengths(lengths.map(|by_seat| by_seat[..seats].to_vec())),
        won: won[..seats].to_vec(),
        left,
    });
}

/// JER-41, JER-42: the longest walls of a colour share its cards; falling values, the lowest seat first, and what
/// cannot be shared stays.
fn share_out(color: Color, lengths: &[u8], left: &mut Cards, won: &mut [Cards; SEATS]) {
    let longest = lengths.iter().copied().max().unwrap_or(0);
    if longest == 0 {
        return;
    }
    let tied = lengths.iter().filter(|length| **length == longest).count() as u8;
    let cards: u8 = (0..VALUES.len()).map(|rank| left.count(Card::wall(color, rank))).sum();
    let share = cards / tied;
    let mut rank = VALUES.len();
    for (seat, _) in lengths.iter().enumerate().filter(|(_, length)| **length == longest) {
        let mut due = share;
        while due > 0 {
            let card = Card::wall(color, rank - 1);
            let count = due.min(left.count(card));
            left.take(card, count);
            won[seat].add(card, count);
            due -= count;
            if due > 0 {
                rank -= 1;
            }
        }
    }
}
