//! Everything that Besace says to people, in French and in English.
//!
//! The sentences are in `words/<language>/table.ftl` and in `games/<id>/words/<language>.ftl`, which the web client
//! reads, too. Here they are only chosen by language and filled in. A game adds its own with [`Words::with`]. The two
//! languages are equals: a test finds every sentence, form or variable that only one of them has, and every one that
//! nobody says.
//!
//! Which sentence is said is decided apart from saying it: a [`Sentence`] is an id with its arguments, the same for
//! every language and every screen. A game decides its own in [`Told`], once.

mod before;
pub mod by_rule;
#[cfg(feature = "checks")]
pub mod checks;
mod language;
pub mod orders;
mod say;
mod sentence;
mod told;

pub use language::Language;
pub use orders::{Order, Ordered};
pub use say::{Reader, capital};
pub use sentence::{Argument, Arguments, CardName, Names, Sentence, Text};
pub use told::{TieBreak, Told, Victory};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
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
    /// What every table says in this language.
    pub fn of(language: Language) -> Words {
        let mut bundle = FluentBundle::new_concurrent(vec![language.tag()]);
        // Marks around each value would keep right-to-left names apart, but terminals print them as boxes.
        bundle.set_use_isolating(false);
        bundle
            .add_function("BEFORE", move |values, _| before(language, values))
            .expect("there is no other yet");
        Words { language, bundle }.with(language.of_the_table())
    }

    /// Adds a game's own sentences, a Fluent file in the same language.
    pub fn with(mut self, file: &str) -> Words {
        let resource = FluentResource::try_new(file.to_owned()).expect("a test reads every file");
        self.bundle.add_resource(resource).expect("a test finds every id that is there twice");
        self
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence of that id, `message` or `message.form`.
    pub fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        let (message, form) = match id.split_once('.') {
            Some((message, form)) => (message, Some(form)),
            None => (id, None),
        };
        let message = self.bundle.get_message(message)?;
        match form {
            Some(form) => message.get_attribute(form).map(|attribute| attribute.value()),
            None => message.value(),
        }
    }

    /// The sentence of that id, `message` or `message.form`, with the values filled in.
    ///
    /// An id that does not exist is a mistake in our code: a test finds it, and a reader is shown the id itself.
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        let Some(pattern) = self.pattern(id) else {
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

/// `BEFORE("de", $name)`: the word as it is before that value, and the value.
fn before<'a>(language: Language, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    let text = |value: &FluentValue| match value {
        FluentValue::String(text) => Some(text.to_string()),
        FluentValue::Number(number) => Some(number.as_string().into_owned()),
        _ => None,
    };
    match values.iter().map(text).collect::<Option<Vec<_>>>().as_deref() {
        Some([word, follows]) => before::before(language, word, follows).into(),
        _ => FluentValue::Error,
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
    fn a_sentence_has_its_values_filled_in() {
        let waits = |language| Words::of(language).say("table-question-wait", &[("names", "Anna".into())]);
        assert!(waits(Language::English).contains("Anna"));
        assert_ne!(waits(Language::English), waits(Language::French));
    }

    #[test]
    fn a_game_adds_sentences_with_plurals_and_several_forms() {
        let file = "purse-coins = { $count ->\n    [one] 1 coin\n   *[other] { $count } coins\n    }\n    .the = the coins\n";
        let words = Words::of(Language::English).with(file);
        let coins = |count: u8| words.say("purse-coins", &[("count", count.into())]);
        assert_eq!([coins(1), coins(2)], ["1 coin", "2 coins"]);
        assert_eq!(words.say("purse-coins.the", &[]), "the coins");
    }
}
