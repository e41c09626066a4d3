//! A deal's number: game, seats, options, rules version and seed in a few letters, to play the same cards again.
//!
//! `toll-4-abcde-fghij-kmnpq-rstuv`: the game and the seats can be read by everybody; the letters hold the rest and a
//! check, so that a slip is found and not dealt. Whoever knows the number of a running game knows every card of it.

use crate::Shelved;
use besace_table::Seed;
use serde_json::{Map, Value};

/// The letters of links and numbers: no two that look alike.
pub const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many letters stand together.
const GROUP: usize = 5;
/// The bytes of a seed, of a rules version and of the check.
const SEED: usize = 7;
const VERSION: usize = 1;
const CHECK: usize = 4;

/// Everything that decides what is dealt. It has no `Debug`: whoever knows it knows every card.
#[derive(Clone, PartialEq)]
pub struct Deal {
    /// The game's id.
    pub game: String,
    /// How many seats there are.
    pub seats: u8,
    /// The game's options, every one of them.
    pub options: Value,
    /// Everything that chance will decide.
    pub seed: Seed,
}

/// Why a text is no number of a deal that can be dealt here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoDeal {
    /// A letter is wrong or missing.
    #[error("this is not a deal number; check it for a typing mistake")]
    Misspelt,
    /// It is for a game that is not here.
    #[error("this deal is for a game that is not here")]
    UnknownGame,
    /// It was dealt by rules that have changed since, or are not here yet.
    #[error("this deal belongs to another version of the game's rules")]
    OtherRules,
}

impl Deal {
    /// Its number by the rules that this game has now.
    pub fn number(&self, game: &dyn Shelved) -> String {
        let version = u8::try_from(game.info().rules_version).expect("a rules version is a small number");
        let mut bytes = vec![version];
        bytes.extend_from_slice(&self.seed.number().to_be_bytes()[8 - SEED..]);
        let unusual = unusual_options(game, &self.options);
        if !unusual.is_empty() {
            bytes.extend(serde_json::to_vec(&unusual).expect("options can be written as JSON"));
        }
        let check = check(&self.game, self.seats, &bytes);
        bytes.extend_from_slice(&check);
        let letters = to_letters(&bytes);
        let groups: Vec<&str> = letters
            .as_bytes()
            .chunks(GROUP)
            .map(|group| std::str::from_utf8(group).expect("letters are ASCII"))
            .collect();
        format!("{}-{}-{}", self.game, self.seats, groups.join("-"))
    }

    /// The deal of a number, as somebody has written it: capitals, spaces and other dashes are no slip. `find` knows the
    /// games that are here.
    pub fn read(number: &str, find: impl Fn(&str) -> Option<&'static dyn Shelved>) -> Result<Deal, NoDeal> {
        let number = number.to_lowercase();
        let mut parts =
            number.split(|letter: char| !letter.is_alphanumeric()).filter(|part| !part.is_empty());
        let game = parts.next().ok_or(NoDeal::Misspelt)?;
        let seats: u8 = parts.next().and_then(|seats| seats.parse().ok()).ok_or(NoDeal::Misspelt)?;
        let letters: String = parts.collect();
        let bytes = from_letters(&letters).ok_or(NoDeal::Misspelt)?;
        let (bytes, written) = bytes.split_last_chunk::<CHECK>().ok_or(NoDeal::Misspelt)?;
        if bytes.len() < VERSION + SEED || check(game, seats, bytes) != *written {
            return Err(NoDeal::Misspelt);
        }
        let shelved = find(game).ok_or(NoDeal::UnknownGame)?;
        let (start, options) = bytes.split_at(VERSION + SEED);
        if u32::from(start[0]) != shelved.info().rules_version {
            return Err(NoDeal::OtherRules);
        }
        let mut seed = [0; 8];
        seed[8 - SEED..].copy_from_slice(&start[VERSION..]);
        let seed = Seed::new(u64::from_be_bytes(seed)).ok_or(NoDeal::Misspelt)?;
        let given = match options {
            [] => Value::Object(Map::new()),
            written => serde_json::from_slice(written).map_err(|_| NoDeal::Misspelt)?,
        };
        let options = shelved.all_options(&given).map_err(|_| NoDeal::OtherRules)?;
        Ok(Deal { game: game.to_string(), seats, options, seed })
    }
}

/// The options that are not as usual: the others need not be in a number.
fn unusual_options(game: &dyn Shelved, options: &Value) -> Map<String, Value> {
    let usual: Value = serde_json::from_str(game.options().get()).expect("a game writes its own options");
    let all = options.as_object().cloned().unwrap_or_default();
    all.into_iter().filter(|(key, value)| usual.get(key) != Some(value)).collect()
}

/// CRC-32: it finds every slip of one or two letters and nearly every other.
fn check(game: &str, seats: u8, bytes: &[u8]) -> [u8; CHECK] {
    let all = game.bytes().chain([seats]).chain(bytes.iter().copied());
    let rest = all.fold(u32::MAX, |rest, byte| {
        (0..8).fold(rest ^ u32::from(byte), |rest, _| (rest >> 1) ^ (0xEDB8_8320 * (rest & 1)))
    });
    (!rest).to_be_bytes()
}

/// Five bits a letter; the last letter is filled up with zeros.
fn to_letters(bytes: &[u8]) -> String {
    let bit = |at: usize| bytes.get(at / 8).is_some_and(|byte| byte >> (7 - at % 8) & 1 == 1);
    let letter = |at: usize| (at..at + 5).fold(0, |value, at| value * 2 + usize::from(bit(at)));
    (0..bytes.len() * 8).step_by(5).map(|at| char::from(LETTERS[letter(at)])).collect()
}

/// The bytes of these letters; `None` where there is a letter that is none of ours, or one too many.
fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let values: Option<Vec<usize>> =
        letters.bytes().map(|letter| LETTERS.iter().position(|one| *one == letter)).collect();
    let values = values?;
    let bit = |at: usize| values[at / 5] >> (4 - at % 5) & 1 == 1;
    let whole = values.len() * 5 / 8;
    let byte = |at: usize| (at * 8..at * 8 + 8).fold(0u8, |value, at| value << 1 | u8::from(bit(at)));
    let is_filled_up = values.len() * 5 - whole * 8 < 5 && !(whole * 8..values.len() * 5).any(bit);
    is_filled_up.then(|| (0..whole).map(byte).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{game, games};
    use besace_table::Values;

    /// Deals of every game that is here: as usual, and with whatever can be chosen otherwise.
    fn deals() -> Vec<Deal> {
        let mut deals = Vec::new();
        for game in games() {
            let mut unusual = Map::new();
            for choice in game.info().choices {
                let value = match choice.values {
                    Values::YesNo { usual } => (!usual).into(),
                    Values::Words(words) => words[words.len() - 1].into(),
                    Values::Numbers(numbers) => numbers[numbers.len() - 1].into(),
                    Values::PerSeat(names) => {
                        names.iter().rev().take(usize::from(game.info().max_seats)).copied().collect()
                    }
                };
                unusual.insert(choice.key.into(), value);
            }
            for (given, seed) in [(Map::new(), 7), (unusual, Seed::MAX)] {
                deals.push(Deal {
                    game: game.info().id.into(),
                    seats: game.info().max_seats,
                    options: game.all_options(&Value::Object(given)).unwrap(),
                    seed: Seed::new(seed).unwrap(),
                });
            }
        }
        deals
    }

    fn number(deal: &Deal) -> String {
        deal.number(game(&deal.game).unwrap())
    }

    fn read(number: &str) -> Result<Deal, NoDeal> {
        Deal::read(number, game)
    }

    #[test]
    fn a_number_holds_the_whole_deal() {
        for deal in deals() {
            assert!(read(&number(&deal)) == Ok(deal.clone()), "{}", number(&deal));
        }
    }

    /// People have written numbers down.
    #[test]
    fn the_letters_and_the_check_stay_as_they_are() {
        assert_eq!(check("12345678", b'9', &[]), [0xCB, 0xF4, 0x39, 0x26], "the check of the standard");
        assert_eq!(to_letters(&[0x00, 0x44, 0x32, 0x14, 0xC7, 0xFF]), "abcdefgh96");
        assert_eq!(from_letters("abcdefgh96").as_deref(), Some(&[0x00, 0x44, 0x32, 0x14, 0xC7, 0xFF][..]));
    }

    #[test]
    fn capitals_spaces_and_dashes_are_no_slip() {
        let deal = deals().remove(0);
        let number = number(&deal);
        for written in [number.to_uppercase(), number.replace('-', " – "), format!("  {number}\n")] {
            assert!(read(&written) == Ok(deal.clone()), "{written}");
        }
    }

    #[test]
    fn every_slip_of_one_letter_is_found() {
        let number = number(&deals()[0]);
        for (at, letter) in number.char_indices().filter(|(_, letter)| *letter != '-') {
            let others = LETTERS.iter().map(|other| char::from(*other)).chain(['l', 'o', '0', '1', 'é']);
            for other in others.filter(|other| *other != letter) {
                let change = |(here, letter)| if here == at { other } else { letter };
                let slip: String = number.char_indices().map(change).collect();
                assert_eq!(read(&slip).err(), Some(NoDeal::Misspelt), "{slip}");
            }
        }
        for end in 0..number.len() {
            assert_eq!(read(&number[..end]).err(), Some(NoDeal::Misspelt), "{}", &number[..end]);
        }
    }

    #[test]
    fn a_number_of_another_game_or_of_other_rules_is_told_from_a_slip() {
        let deal = &deals()[0];
        assert_eq!(Deal::read(&number(deal), |_| None).err(), Some(NoDeal::UnknownGame));
        let version = game(&deal.game).unwrap().info().rules_version;
        let mut bytes = vec![u8::try_from(version).unwrap() + 1];
        bytes.extend([0; SEED]);
        bytes.extend(check(&deal.game, deal.seats, &bytes));
        let newer = format!("{}-{}-{}", deal.game, deal.seats, to_letters(&bytes));
        assert_eq!(read(&newer).err(), Some(NoDeal::OtherRules));
    }
}
