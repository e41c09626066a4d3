//! A sentence that has not been said yet: which one it is, and what is filled into it.
//!
//! It is the same for every language and every screen, and it holds no names: a seat becomes a name, or "you", when the
//! sentence is said to somebody. So a table can send the same bytes to everybody who sees the same, and a change of
//! language or of a name also changes what was told before. As JSON:
//!
//! ```json
//! { "id": "toll-event-drew", "by": 2, "args": { "card": { "card": "silk" } } }
//! ```

use besace_table::Seat;
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A text from our code, or one that was read.
pub type Text = Cow<'static, str>;

/// A sentence that has not been said yet.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct Sentence {
    /// `message`, or `message.form`, in the files of words.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub id: Text,
    /// The seat that it is about: `$who`, "you" or "other", and `$name`.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "seat_number")]
    #[cfg_attr(feature = "types", ts(optional, type = "Seat"))]
    pub by: Option<Seat>,
    /// A second seat, to which something is said or done: `$whom`, "you" or "other", and `$to`, its name.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "seat_number")]
    #[cfg_attr(feature = "types", ts(optional, type = "Seat"))]
    pub to: Option<Seat>,
    /// What else is filled in.
    #[serde(default, skip_serializing_if = "Arguments::is_empty")]
    #[cfg_attr(feature = "types", ts(optional, as = "Option<Arguments>"))]
    pub args: Arguments,
}

impl Sentence {
    /// The sentence of this id.
    pub fn new(id: impl Into<Text>) -> Sentence {
        Sentence { id: id.into(), by: None, to: None, args: Arguments::default() }
    }

    /// About this seat.
    pub fn by(mut self, seat: Seat) -> Sentence {
        self.by = Some(seat);
        self
    }

    /// With something for this seat.
    pub fn to(mut self, seat: Seat) -> Sentence {
        self.to = Some(seat);
        self
    }

    /// With this filled in.
    pub fn with(mut self, name: impl Into<Text>, argument: impl Into<Argument>) -> Sentence {
        self.args.0.push((name.into(), argument.into()));
        self
    }

    /// With this filled in, if there is one: a sentence does not ask for what its reader may not know.
    pub fn with_known(self, name: impl Into<Text>, argument: Option<impl Into<Argument>>) -> Sentence {
        match argument {
            Some(argument) => self.with(name, argument),
            None => self,
        }
    }
}

/// What is filled into a sentence, by name.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(type = "{ [name: string]: Filled }"))]
pub struct Arguments(pub Vec<(Text, Argument)>);

impl Arguments {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Something that is filled into a sentence.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "types", derive(ts_rs::TS), ts(rename = "Filled"))]
pub enum Argument {
    /// A number, which may decide between singular and plural.
    Number(i64),
    /// A word that a sentence chooses by, such as `yes` and `no`, or a text that somebody wrote.
    Word(#[cfg_attr(feature = "types", ts(type = "string"))] Text),
    /// What a sentence calls a seat: its name, or "you".
    Seat {
        /// Which.
        #[serde(with = "one_seat_number")]
        #[cfg_attr(feature = "types", ts(type = "Seat"))]
        seat: Seat,
    },
    /// A card: a picture to see, a name to hear.
    Card(CardName),
    /// Another sentence.
    Sentence(Box<Sentence>),
    /// Several things, joined as the language does.
    List(Vec<Argument>),
}

/// A card in a sentence. What it is called is in the game's [`Names`].
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "types", derive(ts_rs::TS))]
pub struct CardName {
    /// The card's id in the protocol.
    #[cfg_attr(feature = "types", ts(type = "string"))]
    pub card: Text,
    /// The form of its name: `the` for "the red 4". The plain one where its name has no such form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional, type = "string"))]
    pub form: Option<Text>,
    /// How many there are, where the name depends on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "types", ts(optional))]
    pub count: Option<u16>,
}

impl CardName {
    /// The card of this id, by its plain name.
    pub fn new(card: impl Into<Text>) -> CardName {
        CardName { card: card.into(), form: None, count: None }
    }

    /// By this form of its name.
    pub fn form(mut self, form: &'static str) -> CardName {
        self.form = Some(form.into());
        self
    }

    /// This many of it.
    pub fn count(mut self, count: u16) -> CardName {
        self.count = Some(count);
        self
    }
}

/// What a game calls its things, by their ids in the protocol.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Names {
    /// The cards, which a screen can draw. Their forms are the forms of these sentences.
    pub cards: Vec<(Text, Sentence)>,
    /// Everything else that has a name, such as colours.
    pub things: Vec<(Text, Sentence)>,
}

impl Names {
    /// What this card is called.
    pub fn card(&self, id: &str) -> Option<&Sentence> {
        find(&self.cards, id)
    }

    /// What this thing is called.
    pub fn thing(&self, id: &str) -> Option<&Sentence> {
        find(&self.things, id)
    }
}

fn find<'a>(names: &'a [(Text, Sentence)], id: &str) -> Option<&'a Sentence> {
    names.iter().find(|(known, _)| known == id).map(|(_, name)| name)
}

impl From<Seat> for Argument {
    fn from(seat: Seat) -> Argument {
        Argument::Seat { seat }
    }
}

impl From<CardName> for Argument {
    fn from(card: CardName) -> Argument {
        Argument::Card(card)
    }
}

impl From<Sentence> for Argument {
    fn from(sentence: Sentence) -> Argument {
        Argument::Sentence(Box::new(sentence))
    }
}

impl From<&'static str> for Argument {
    fn from(word: &'static str) -> Argument {
        Argument::Word(word.into())
    }
}

impl From<String> for Argument {
    fn from(text: String) -> Argument {
        Argument::Word(text.into())
    }
}

/// A fact that a sentence chooses by: `yes` or `no`.
impl From<bool> for Argument {
    fn from(fact: bool) -> Argument {
        Argument::Word(if fact { "yes" } else { "no" }.into())
    }
}

impl<T: Into<Argument>> From<Vec<T>> for Argument {
    fn from(items: Vec<T>) -> Argument {
        Argument::List(items.into_iter().map(Into::into).collect())
    }
}

impl<T: Into<Argument>> FromIterator<T> for Argument {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Argument {
        Argument::List(items.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),+) => {
        $(impl From<$number> for Argument {
            fn from(number: $number) -> Argument {
                Argument::Number(number.into())
            }
        })+
    };
}

numbers!(i8, i16, i32, i64, u8, u16, u32);

impl From<usize> for Argument {
    fn from(number: usize) -> Argument {
        Argument::Number(number as i64)
    }
}

impl Serialize for Arguments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, argument)| (name, argument)))
    }
}

impl<'de> Deserialize<'de> for Arguments {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Arguments, D::Error> {
        struct Reading;

        impl<'de> Visitor<'de> for Reading {
            type Value = Arguments;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("what is filled into a sentence, by name")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Arguments, A::Error> {
                let mut args = Vec::new();
                while let Some((name, argument)) = entries.next_entry::<String, Argument>()? {
                    args.push((name.into(), argument));
                }
                Ok(Arguments(args))
            }
        }

        deserializer.deserialize_map(Reading)
    }
}

/// A seat as its number. Tables write seats this way and never read them.
mod one_seat_number {
    use besace_table::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        seat.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        u8::deserialize(deserializer).map(Seat)
    }
}

mod seat_number {
    use besace_table::Seat;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(seat: &Option<Seat>, serializer: S) -> Result<S::Ok, S::Error> {
        seat.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Seat>, D::Error> {
        Option::<u8>::deserialize(deserializer).map(|seat| seat.map(Seat))
    }
}
