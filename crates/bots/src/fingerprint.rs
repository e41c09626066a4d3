//! Numbers that stand for values, the same on every machine.
//!
//! The standard library promises nothing about its hashers from one release to the next, and a search that met
//! different collisions could play a different move. So this mixer is our own.

use std::hash::{BuildHasherDefault, Hash, Hasher};

/// A number that stands for the value: equal values have equal numbers, on every machine.
pub fn fingerprint(value: &impl Hash) -> u64 {
    let mut mixer = Mixer(0);
    value.hash(&mut mixer);
    mixer.0
}

/// One number made of two, where the order counts.
pub(crate) fn mix(left: u64, right: u64) -> u64 {
    // Odd constants with well-spread bits. The shift brings down the high bits, where a product is well mixed.
    let product = (left ^ 0x9e37_79b9_7f4a_7c15).wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(32) ^ right;
    let product = product.wrapping_mul(0xa076_1d64_78bd_642f);
    product ^ (product >> 29)
}

struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        // Eight bytes a number: names of phases are hashed at every step of a search.
        for chunk in bytes.chunks(8) {
            let mut number = [0; 8];
            number[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(number));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(u64::from(number));
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(u64::from(number));
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(u64::from(number));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = mix(self.0, number);
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.write_u64(number as u64);
    }
}

/// For maps whose keys are fingerprints already: they need no hashing a second time.
pub(crate) type ByFingerprint = BuildHasherDefault<AsItIs>;

/// A hasher that takes a fingerprint as it is.
#[derive(Default)]
pub(crate) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = mix(self.0, u64::from(*byte));
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_what_is_mixed_counts() {
        assert_ne!(fingerprint(&(1_u8, 2_u8)), fingerprint(&(2_u8, 1_u8)));
        assert_ne!(fingerprint(&"fill"), fingerprint(&"play"));
        assert_eq!(fingerprint(&"fill"), fingerprint(&"fill"));
    }

    #[test]
    fn numbers_that_are_close_have_fingerprints_that_are_not() {
        let mut seen: Vec<u64> = (0..4096_u64).map(|number| fingerprint(&number) >> 40).collect();
        seen.sort_unstable();
        seen.dedup();
        assert!(seen.len() > 4080, "{} of 4096 differ in their upper bits", seen.len());
    }
}
