//! How a sentence becomes text for whoever reads it.

use crate::sentence::{Argument, CardName, Names, Sentence, Text};
use crate::{Value, Words};
use besace_table::Seat;

/// Somebody to whom sentences are said.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// Every seat's name.
    pub names: &'a [String],
    /// The reader's own seat; none for a spectator.
    pub me: Option<Seat>,
    /// What the game calls its things.
    pub things: &'a Names,
}

impl Reader<'_> {
    fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What sentences choose their forms by.
    fn who(&self, seat: Seat) -> &'static str {
        if self.me == Some(seat) { "you" } else { "other" }
    }
}

impl Words {
    /// The sentence as text. One that begins with "you" begins with a capital letter; a name is left as it is.
    pub fn tell(&self, sentence: &Sentence, reader: &Reader) -> String {
        let text = self.within(sentence, reader);
        let you = self.say("table-you", &[]);
        match text.strip_prefix(&you) {
            Some(rest) if rest.starts_with(|next: char| !next.is_alphanumeric()) => capital(&text),
            _ => text,
        }
    }

    /// The sentence as it stands within another.
    fn within(&self, sentence: &Sentence, reader: &Reader) -> String {
        let Sentence { id, by, to, args } = sentence;
        let mut values: Vec<(&str, Value)> = Vec::with_capacity(args.0.len() + 4);
        if let Some(seat) = *by {
            values.extend([("who", reader.who(seat).into()), ("name", reader.name(seat).into())]);
        }
        if let Some(seat) = *to {
            values.extend([("whom", reader.who(seat).into()), ("to", reader.name(seat).into())]);
        }
        for (name, argument) in &args.0 {
            values.push((name, self.value(argument, reader)));
        }
        self.say(id, &values)
    }

    fn value<'a>(&self, argument: &'a Argument, reader: &'a Reader) -> Value<'a> {
        match argument {
            Argument::Number(number) => Value::Number(*number),
            Argument::Word(word) => Value::from(&**word),
            Argument::Seat { seat } if reader.me == Some(*seat) => self.say("table-you", &[]).into(),
            Argument::Seat { seat } => reader.name(*seat).into(),
            Argument::Card(card) => self.card(card, reader).into(),
            Argument::Sentence(sentence) => self.within(sentence, reader).into(),
            Argument::List(items) => {
                self.list(items.iter().map(|item| self.text(item, reader)).collect()).into()
            }
        }
    }

    fn text(&self, argument: &Argument, reader: &Reader) -> String {
        match self.value(argument, reader) {
            Value::Text(text) => text.into_owned(),
            Value::Number(number) => number.to_string(),
        }
    }

    /// What a card is called, in the form that was asked for if its name has one.
    pub fn card(&self, card: &CardName, reader: &Reader) -> String {
        let CardName { card, form, count } = card;
        let Some(name) = reader.things.card(card) else {
            debug_assert!(false, "the card {card} has no name");
            return card.to_string();
        };
        let mut name = name.clone();
        let formed = form.as_ref().map(|form| Text::from(format!("{}.{form}", name.id)));
        if let Some(formed) = formed.filter(|formed| self.has(formed)) {
            name.id = formed;
        }
        self.within(&name.with_known("count", *count), reader)
    }

    /// Several things as one, "a, b and c".
    pub fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return String::new() };
        let Some(list) = items.into_iter().reduce(|list, next| {
            self.say("table-list-next", &[("list", list.into()), ("next", next.into())])
        }) else {
            return last;
        };
        self.say("table-list-last", &[("list", list.into()), ("last", last.into())])
    }
}

/// The text with a capital letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
