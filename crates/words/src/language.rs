//! The languages, the files of each, and which one a person reads.

use unic_langid::LanguageIdentifier;

/// A language that Besace speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
    /// French.
    French,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// The language's two-letter code.
    pub fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// The language of that code.
    pub fn from_id(id: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.id() == id)
    }

    /// The language of a locale's name, such as `fr_CA.UTF-8`, `fr-CH` or `FR`.
    pub fn from_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::from_id(&code.to_ascii_lowercase())
    }

    /// What the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything decides,
    /// and English is spoken to everybody whose language is not here.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .and_then(|locale| Language::from_locale(&locale))
            .unwrap_or(Language::English)
    }

    /// What every table says in it, whatever the game.
    pub(crate) fn of_the_table(self) -> &'static str {
        match self {
            Language::English => include_str!("../../../words/en/table.ftl"),
            Language::French => include_str!("../../../words/fr/table.ftl"),
        }
    }

    pub(crate) fn tag(self) -> LanguageIdentifier {
        self.id().parse().expect("a two-letter code is a language tag")
    }
}

/// Writes a function that gives a text of the game's folder, a file a language: `in_folder!(words, "/../words/", ".ftl")`
/// gives `../words/en.ftl` or `../words/fr.ftl`, as seen from the crate.
#[macro_export]
macro_rules! in_folder {
    ($function:ident, $folder:literal, $ending:literal) => {
        fn $function(language: $crate::Language) -> &'static str {
            match language {
                $crate::Language::English => {
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, "en", $ending))
                }
                $crate::Language::French => {
                    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), $folder, "fr", $ending))
                }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(variables: &[(&str, &str)]) -> Language {
        Language::from_environment(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_first_variable_that_says_anything_decides() {
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Language::French);
        assert_eq!(with(&[("LC_MESSAGES", "fr_CA"), ("LANG", "en_GB")]), Language::French);
        assert_eq!(with(&[("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8")]), Language::English);
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "fr")]), Language::French);
    }

    #[test]
    fn english_is_spoken_where_nothing_or_another_language_is_asked_for() {
        assert_eq!(with(&[]), Language::English);
        assert_eq!(with(&[("LANG", "de_DE.UTF-8")]), Language::English);
        assert_eq!(with(&[("LANG", "frr_DE")]), Language::English);
    }

    #[test]
    fn a_locale_is_read_in_all_its_spellings() {
        for locale in ["fr", "FR", "fr_CH", "fr-CH", "fr.UTF-8", "fr@euro"] {
            assert_eq!(Language::from_locale(locale), Some(Language::French), "{locale}");
        }
        assert_eq!(Language::from_locale("POSIX"), None);
    }
}
