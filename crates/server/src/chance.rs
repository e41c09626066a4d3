//! Numbers that nobody can guess, from the operating system: seeds, ids, links and keys.

use besace_shelf::LETTERS;
use besace_table::Seed;

/// Fills bytes by chance. Without the operating system's chance nothing here would be safe, so nothing goes on.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random numbers");
    bytes
}

/// A game's seed.
pub fn seed() -> u64 {
    u64::from_le_bytes(bytes()) & Seed::MAX
}

/// A positive number for a new person.
pub fn person() -> i64 {
    i64::from_le_bytes(bytes()) & i64::MAX
}

/// 24 letters, 120 bits: an id that cannot be found by trying.
pub fn link() -> String {
    bytes::<24>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}
