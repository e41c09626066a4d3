//! Cards, colours and missions in words.

use besace_nottingham::{Ambush, Card, Cards, Color, KINDS, Mission, Trick};
use besace_terminal::told::Teller;
use besace_words::Value;

/// How a card is spoken of.
#[derive(Clone, Copy)]
pub enum Form {
    /// "a chest"
    One,
    /// "the chest"
    The,
    /// "chest"
    Short,
}

/// Each kind's three forms, in order of value.
const OBJECTS: [[&str; 3]; KINDS] = [
    ["nottingham-object-coin", "nottingham-object-coin.the", "nottingham-object-coin.short"],
    [
        "nottingham-object-candlestick",
        "nottingham-object-candlestick.the",
        "nottingham-object-candlestick.short",
    ],
    ["nottingham-object-gold", "nottingham-object-gold.the", "nottingham-object-gold.short"],
    ["nottingham-object-pearls", "nottingham-object-pearls.the", "nottingham-object-pearls.short"],
    ["nottingham-object-jewels", "nottingham-object-jewels.the", "nottingham-object-jewels.short"],
    ["nottingham-object-necklace", "nottingham-object-necklace.the", "nottingham-object-necklace.short"],
    ["nottingham-object-chest", "nottingham-object-chest.the", "nottingham-object-chest.short"],
];

/// One card.
pub fn card(card: Card, form: Form, teller: &Teller) -> String {
    teller.say(OBJECTS[card.index()][form as usize], &[])
}

/// Some cards: "2 × gold and a chest".
pub fn cards(cards: &Cards, teller: &Teller) -> String {
    teller.list(cards.counts().map(|(kind, count)| several(kind, count, teller)))
}

/// So many cards of a kind.
pub fn several(kind: Card, count: u8, teller: &Teller) -> String {
    if count == 1 {
        return card(kind, Form::One, teller);
    }
    let values = [("count", count.into()), ("card", card(kind, Form::Short, teller).into())];
    teller.say("nottingham-several", &values)
}

/// An ambush card by what it names.
pub fn ambush(ambush: Ambush, teller: &Teller) -> String {
    if let Some(named) = ambush.color() {
        return teller.say("nottingham-ambush-color", &[("color", color(named, teller).into())]);
    }
    let mut named = ambush.objects().iter().map(|object| Value::from(card(object, Form::Short, teller)));
    let values = [("first", named.next()), ("second", named.next())];
    let values = values.map(|(name, value)| (name, value.unwrap_or_else(|| "".into())));
    teller.say("nottingham-ambush-objects", &values)
}

/// A seat's colour.
pub fn color(color: Color, teller: &Teller) -> String {
    let id = match color {
        Color::Red => "nottingham-color-red",
        Color::Yellow => "nottingham-color-yellow",
        Color::Green => "nottingham-color-green",
        Color::Blue => "nottingham-color-blue",
        Color::Purple => "nottingham-color-purple",
        Color::White => "nottingham-color-white",
        Color::Gray => "nottingham-color-gray",
    };
    teller.say(id, &[])
}

/// A mission's name.
pub fn mission(mission: Mission, teller: &Teller) -> String {
    let id = match mission {
        Mission::SevenDifferent => "nottingham-mission-seven-different",
        Mission::FiveAlike => "nottingham-mission-five-alike",
        Mission::FourPairs => "nottingham-mission-four-pairs",
        Mission::ThreePairs => "nottingham-mission-three-pairs",
    };
    teller.say(id, &[])
}

/// What a mission asks for.
pub fn pattern(mission: Mission, teller: &Teller) -> String {
    let id = match mission {
        Mission::SevenDifferent => "nottingham-pattern-seven-different",
        Mission::FiveAlike => "nottingham-pattern-five-alike",
        Mission::FourPairs => "nottingham-pattern-four-pairs",
        Mission::ThreePairs => "nottingham-pattern-three-pairs",
    };
    teller.say(id, &[])
}

/// What a card can be used for, by name.
pub fn trick_name(trick: Trick, teller: &Teller) -> String {
    let id = match trick {
        Trick::Buy => "nottingham-trick-buy",
        Trick::Theft => "nottingham-trick-theft",
        Trick::Ambush => "nottingham-trick-ambush",
        Trick::Robbery => "nottingham-trick-robbery",
        Trick::Raid => "nottingham-trick-raid",
        Trick::Defense => "nottingham-trick-defense",
        Trick::Barter => "nottingham-trick-barter",
    };
    teller.say(id, &[])
}

/// What using a card does.
pub fn trick_use(trick: Trick, teller: &Teller) -> String {
    let id = match trick {
        Trick::Buy => "nottingham-use-buy",
        Trick::Theft => "nottingham-use-theft",
        Trick::Ambush => "nottingham-use-ambush",
        Trick::Robbery => "nottingham-use-robbery",
        Trick::Raid => "nottingham-use-raid",
        Trick::Defense => "nottingham-use-defense",
        Trick::Barter => "nottingham-use-barter",
    };
    teller.say(id, &[])
}

/// The variable `$trick` of a sentence.
pub fn trick(trick: Trick) -> (&'static str, Value<'static>) {
    ("trick", Value::from(trick.id()))
}
