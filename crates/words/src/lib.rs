//! Everything that Besace says to people, in French and in English.
//!
//! The table's sentences are in `words/<language>/table.ftl` at the project's root and a game's in
//! `games/<id>/words/<language>.ftl`, where the web client reads them too; here they are only carried along, chosen by
//! language, and filled in. The two languages are equals: a test finds any sentence, form or variable that only one of
//! them has, and any that nobody says.

mod language;

pub use language::Language;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;

/// One language's sentences.
pub struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// What is filled into a sentence.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A word or a name.
    Text(Cow<'a, str>),
    /// A number, which may decide between singular and plural.
    Number(i64),
}

impl Words {
    /// The sentences of this language.
    pub fn of(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.tag()]);
        // Marks around each value would keep right-to-left names apart, but terminals print them as boxes.
        bundle.set_use_isolating(false);
        for (_, text) in language.files() {
            let resource = FluentResource::try_new((*text).to_owned()).expect("a test reads every file");
            bundle.add_resource(resource).expect("a test finds every id that is there twice");
        }
        Words { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence of that id, `message` or `message.form`, with the values filled in.
    ///
    /// An id that does not exist is a mistake of ours, not of the reader: a test finds it, and here it is shown as
    /// it is.
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        let (message, form) = match id.split_once('.') {
            Some((message, form)) => (message, Some(form)),
            None => (id, None),
        };
        let pattern = self.bundle.get_message(message).and_then(|message| match form {
            Some(form) => message.get_attribute(form).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            debug_assert!(false, "there is no sentence {id}");
            return id.to_owned();
        };
        let mut args = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            args.set(*name, fluent(value));
        }
        let mut errors = Vec::new();
        let said = self.bundle.format_pattern(pattern, Some(&args), &mut errors);
        debug_assert!(errors.is_empty(), "{id}: {errors:?}");
        said.into_owned()
    }
}

fn fluent<'a>(value: &'a Value<'a>) -> FluentValue<'a> {
    match value {
        Value::Text(text) => FluentValue::String(Cow::Borrowed(text)),
        Value::Number(number) => FluentValue::from(*number),
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Value<'a> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl From<i32> for Value<'_> {
    fn from(number: i32) -> Self {
        Value::Number(number.into())
    }
}

impl From<u8> for Value<'_> {
    fn from(number: u8) -> Self {
        Value::Number(number.into())
    }
}

impl From<u16> for Value<'_> {
    fn from(number: u16) -> Self {
        Value::Number(number.into())
    }
}

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Value::Number(number as i64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_its_values_filled_in_and_its_plural_right() {
        let gain = |language, count: u8| {
            Words::of(language)
                .say("jericho-event-scored-gain", &[("name", "Anna".into()), ("count", count.into())])
        };
        assert_eq!(gain(Language::English, 0), "Anna nothing");
        assert_eq!(gain(Language::English, 1), "Anna 1 card");
        assert_eq!(gain(Language::English, 2), "Anna 2 cards");
        assert_eq!(gain(Language::French, 1), "Anna 1 carte");
        assert_eq!(gain(Language::French, 2), "Anna 2 cartes");
    }

    #[test]
    fn a_sentence_can_have_several_forms() {
        let words = Words::of(Language::French);
        assert_eq!(words.say("jericho-card-trumpet", &[]), "une trompette");
        assert_eq!(words.say("jericho-card-trumpet.the", &[]), "la trompette");
    }
}
