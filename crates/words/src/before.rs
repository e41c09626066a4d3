//! A small word that changes before a vowel: "de" in « d’Edmond », "a" in "an 8".
//!
//! Sentences ask for it with a function, `{ BEFORE("de", $name) }`, and get the word with what follows it. Which words
//! change and what sounds like a vowel is in `words/before.json`, a language each: the longest beginning listed there
//! decides, in small letters. In French every h is mute but those listed, and y sounds like a vowel before a consonant.
//! The client does the same (`web/src/words/before.mjs`), and one table of cases holds the two together.

use crate::Language;
use serde::Deserialize;
use std::collections::HashMap;
use std::sync::LazyLock;

#[derive(Deserialize)]
struct Rule {
    /// Words as they are before a vowel, with the space that stays, if one does.
    #[serde(rename = "before a vowel")]
    words: HashMap<String, String>,
    /// Beginnings that sound like a vowel, between spaces.
    vowel: String,
    /// Beginnings that do not, although a shorter one does.
    consonant: String,
}

static RULES: LazyLock<HashMap<String, Rule>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../words/before.json")).expect("a test reads the file")
});

/// The word and what follows it.
pub(crate) fn before(language: Language, word: &str, text: &str) -> String {
    let rule = &RULES[language.id()];
    match rule.words.get(word) {
        Some(short) if rule.sounds_like_a_vowel(text) => format!("{short}{text}"),
        _ => format!("{word} {text}"),
    }
}

impl Rule {
    fn sounds_like_a_vowel(&self, text: &str) -> bool {
        let text = text.to_lowercase();
        let longest = |beginnings: &str| {
            beginnings.split(' ').filter(|beginning| text.starts_with(beginning)).map(str::len).max()
        };
        longest(&self.vowel) > longest(&self.consonant)
    }
}
