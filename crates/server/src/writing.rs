//! What people may write for others to read: names, and what they say at a table.
//!
//! Text from outside can do more than be read. It can turn around the line it stands in, pile marks upon the lines above
//! it, or be nothing at all that anybody could see. People write in every script there is, so only what no script needs
//! is refused.

use crate::limits::LONGEST_NAME;
use crate::wire::Problem;
use besace_table::Code;
use unicode_security::confusable_detection::skeleton;
use unicode_width::UnicodeWidthChar;

/// The most marks upon one letter: no living script has more.
const MOST_MARKS: usize = 4;

/// The most lines of one thing said: a poem, and not a wall.
const MOST_LINES: usize = 10;

/// A name as people may have it, without the spaces around it.
pub fn name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    if !(1..=LONGEST_NAME).contains(&name.chars().count()) {
        return Err(Problem::bad_request(format!("a name must have 1 to {LONGEST_NAME} characters")));
    }
    if name.contains(|letter: char| letter.is_control() || is_nothing(letter)) || !is_fair(name) {
        return Err(Problem::bad_request("a name must be one that others can read"));
    }
    Ok(name.into())
}

/// What somebody says, without the spaces around it.
pub fn said(text: &str, longest: usize) -> Result<&str, Problem> {
    let text = text.trim();
    if !(1..=longest).contains(&text.chars().count()) {
        return Err(Problem::new(
            Code::TooLarge,
            format!("what is said must have 1 to {longest} characters"),
        ));
    }
    if text.lines().count() > MOST_LINES {
        return Err(Problem::new(
            Code::TooLarge,
            format!("what is said must have at most {MOST_LINES} lines"),
        ));
    }
    if text.contains(|letter: char| letter.is_control() && letter != '\n') || !is_fair(text) {
        return Err(Problem::bad_request("what is said must be something that others can read"));
    }
    Ok(text)
}

/// Whether people would take one name for the other: case, spaces, what nobody sees, and letters of several scripts that are
/// drawn alike do not tell them apart.
pub fn is_alike(one: &str, other: &str) -> bool {
    let (one, other) = (what_is_seen(one), what_is_seen(other));
    // Some letters are drawn alike only as capitals, others only as small letters.
    let small = |name: &str| -> String { skeleton(&name.to_lowercase()).collect() };
    let capital = |name: &str| skeleton(name).collect::<String>().to_lowercase();
    small(&one) == small(&other) || capital(&one) == capital(&other)
}

fn what_is_seen(name: &str) -> String {
    name.chars().filter(|letter| is_seen(*letter) || is_mark(*letter) && !is_join(*letter)).collect()
}

/// Whether it joins letters or keeps them apart, and is not seen itself.
fn is_join(letter: char) -> bool {
    matches!(letter, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

/// Whether it is there and nothing: no name needs it, and two names that differ by it look the same.
fn is_nothing(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{180e}' | '\u{200b}' | '\u{2060}'..='\u{2064}' | '\u{feff}')
}

/// Whether there is something to see, and nothing that disturbs what stands around it.
fn is_fair(text: &str) -> bool {
    let mut marks = 0;
    for letter in text.chars() {
        marks = if is_mark(letter) { marks + 1 } else { 0 };
        if marks > MOST_MARKS || turns_the_line(letter) || letter == char::REPLACEMENT_CHARACTER {
            return false;
        }
    }
    text.chars().any(is_seen)
}

/// Whether it stands upon or within the letter before it. (The tags of a flag do not, and a flag has many.)
fn is_mark(letter: char) -> bool {
    letter.width() == Some(0) && !matches!(letter, '\u{e0020}'..='\u{e007f}')
}

/// Whether it changes the direction or the line of what comes after it, beyond its own text.
fn turns_the_line(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{2028}' | '\u{2029}')
}

/// Whether it leaves something on the screen. Some letters have a width and nothing in it.
fn is_seen(letter: char) -> bool {
    let is_blank = matches!(
        letter,
        '\u{ad}' | '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}'
    );
    !is_blank && !letter.is_whitespace() && letter.width().is_some_and(|width| width > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_write_their_names_as_they_are_used_to() {
        let names = [
            "Ann",
            "  Zoë ",
            "José",
            "Jose\u{301}",
            "Nguyễn Thị",
            "Мария",
            "محمد",
            "שָׁלוֹם",
            "สมชาย์",
            "हिन्दी",
            "བསྒྲུབས",
            "한국",
            "\u{1112}\u{1161}\u{11ab}",
            "李",
            "👨‍👩‍👧‍👦",
            "❤️‍🔥",
            "1️⃣",
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
            "<b>O'Neil</b>",
            "x",
        ];
        for given in names {
            assert_eq!(name(given).ok().as_deref(), Some(given.trim()), "{}", given.escape_unicode());
        }
    }

    #[test]
    fn a_name_that_nobody_could_read_or_that_disturbs_others_is_refused() {
        let long = "x".repeat(25);
        let stacked = format!("e{}", "\u{301}".repeat(20));
        let refused = [
            "",
            "   ",
            &long,
            &stacked,
            "a\u{0}b",
            "a\nb",
            "\u{7f}",
            "\u{202e}evil",
            "Ann\u{2067}",
            "a\u{2028}b",
            "\u{200b}",
            "Ann\u{200b}",
            "A\u{2060}nn",
            "\u{feff}\u{200d}",
            "\u{301}\u{301}",
            "\u{ad}",
            "\u{3164}",
            "\u{115f}",
            "\u{2800}",
            "\u{e0041}",
            "a\u{fffd}",
        ];
        for given in refused {
            assert!(name(given).is_err(), "{}", given.escape_unicode());
        }
    }

    #[test]
    fn names_that_look_alike_are_known() {
        for (one, other) in [
            ("Ann", "ann"),
            ("Ann", " A nn"),
            ("Zoë", "ZOË"),
            ("José", "Jose\u{301}"),
            ("Ann", "A\u{200d}nn"),
            ("Ann", "A\u{200b}nn"),
            ("Anna", "\u{410}nn\u{430}"),
            ("HANS", "\u{41d}ANS"),
            ("Bob", "B0b"),
            ("paul", "pau1"),
            ("Ann", "\u{ff21}nn"),
            ("Ann", "\u{1d400}nn"),
            ("Ольга", "Oльгa"),
        ] {
            assert!(is_alike(one, other) && is_alike(other, one), "{one:?} {other:?}");
        }
        for (one, other) in [
            ("Ann", "Anne"),
            ("Jose", "José"),
            ("Jose", "Jose\u{301}"),
            ("Ann", "Bob"),
            ("Ольга", "Olga"),
            ("李", "王"),
            ("Ann 1", "Ann 2"),
        ] {
            assert!(!is_alike(one, other), "{one:?} {other:?}");
        }
    }

    #[test]
    fn what_is_said_is_no_wall() {
        let lines = |count: usize| vec!["x"; count].join("\n");
        assert!(said(&lines(10), 500).is_ok());
        assert_eq!(said(&lines(11), 500).unwrap_err().code, Code::TooLarge);
        assert_eq!(said(&format!("a{}b", "\n".repeat(400)), 500).unwrap_err().code, Code::TooLarge);
    }

    #[test]
    fn what_is_said_may_have_lines_and_is_read_like_a_name_otherwise() {
        assert_eq!(said(" one\ntwo ", 10).ok(), Some("one\ntwo"));
        assert_eq!(said("12345678901", 10).unwrap_err().code, Code::TooLarge);
        assert_eq!(said("  ", 10).unwrap_err().code, Code::TooLarge);
        for text in ["\u{1b}[31m", "a\u{0}", "a\rb", "\u{202e}x", "\u{200b}"] {
            assert_eq!(said(text, 10).unwrap_err().code, Code::BadRequest, "{}", text.escape_unicode());
        }
    }
}
