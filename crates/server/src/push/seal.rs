//! What is sent to a push service: sealed for one browser (RFC 8291, RFC 8188), and signed by this server (RFC 8292).

use crate::chance;
use crate::session::{from_hex, hex};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;
use std::time::Duration;

/// How long a signature holds: services take no more than a day.
const HOLDS: Duration = Duration::from_secs(12 * 3600);
/// What is sealed is always this long, so that its length says nothing.
const LENGTH: usize = 256;
/// The size of a record, as RFC 8188 has it: larger than anything that is sent.
const RECORD: u32 = 4096;

/// The key with which this server signs.
pub struct Signer(EcdsaKeyPair);

impl Signer {
    /// A new key, as it is kept.
    pub fn new_key() -> String {
        let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        hex(made.expect("the operating system gives random numbers").as_ref())
    }

    /// A key that was kept.
    pub fn read(kept: &str) -> Option<Signer> {
        let key = from_hex(kept)?;
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &SystemRandom::new())
            .ok()
            .map(Signer)
    }

    /// Its public half, as browsers want it.
    pub fn public_key(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.public_key().as_ref())
    }

    /// The header that says who sends, to the service at this origin. `now` is the time since 1970, `contact` where somebody
    /// can be found if what is sent troubles the service.
    pub fn authorization(&self, origin: &str, now: Duration, contact: &str) -> String {
        let part = |document: serde_json::Value| URL_SAFE_NO_PAD.encode(document.to_string());
        let head = part(json!({"typ": "JWT", "alg": "ES256"}));
        let claims = part(json!({"aud": origin, "exp": (now + HOLDS).as_secs(), "sub": contact}));
        let signed = format!("{head}.{claims}");
        let signature = self.0.sign(&SystemRandom::new(), signed.as_bytes());
        let signature = signature.expect("the operating system gives random numbers");
        format!("vapid t={signed}.{}, k={}", URL_SAFE_NO_PAD.encode(signature), self.public_key())
    }
}

/// The browser for which something is sealed.
#[derive(Debug)]
pub struct Recipient {
    key: [u8; 65],
    auth: [u8; 16],
}

impl Recipient {
    /// Reads what a browser has given of itself.
    pub fn read(key: &str, auth: &str) -> Result<Recipient, &'static str> {
        let bytes = |text: &str| URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let key = bytes(key).and_then(|key| key.try_into().ok());
        let auth = bytes(auth).and_then(|auth| auth.try_into().ok());
        let (Some(key), Some(auth)) = (key, auth) else {
            return Err("`key` must be 65 bytes and `auth` 16, both as base64url");
        };
        let recipient = Recipient { key, auth };
        // Only a point of the curve can be agreed with.
        match agree(&recipient) {
            Some(_) => Ok(recipient),
            None => Err("`key` is no point of P-256"),
        }
    }
}

/// A key pair made for this one message: its public half, and the secret that it shares with the recipient.
fn agree(recipient: &Recipient) -> Option<([u8; 65], [u8; 32])> {
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).ok()?;
    let public: [u8; 65] = own.compute_public_key().ok()?.as_ref().try_into().ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, recipient.key);
    let secret = agree_ephemeral(own, &theirs, |secret| secret.try_into().ok()).ok()??;
    Some((public, secret))
}

/// A text that only the recipient can read; `None` where it is too long or there is no such recipient.
pub fn seal(recipient: &Recipient, text: &[u8]) -> Option<Vec<u8>> {
    if text.len() >= LENGTH {
        return None;
    }
    let (public, secret) = agree(recipient)?;
    Some(seal_with(recipient, (&public, &secret), chance::bytes(), text, LENGTH))
}

/// The same with everything that is left to chance. `length` is that of the padded text.
fn seal_with(
    recipient: &Recipient,
    (public, secret): (&[u8; 65], &[u8; 32]),
    salt: [u8; 16],
    text: &[u8],
    length: usize,
) -> Vec<u8> {
    let info = [b"WebPush: info\0".as_slice(), &recipient.key, public].concat();
    let shared: [u8; 32] = expand(&recipient.auth, secret, &info);
    let key: [u8; 16] = expand(&salt, &shared, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = expand(&salt, &shared, b"Content-Encoding: nonce\0");
    // The one record is the last, which a 2 behind the text says; noughts follow.
    let mut record = [text, &[2]].concat();
    record.resize(length.max(record.len()), 0);
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key has 16 bytes"));
    key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut record)
        .expect("a record is not too long");
    [&salt[..], &RECORD.to_be_bytes(), &[65], public, &record].concat()
}

/// HKDF with SHA-256: extract and expand.
fn expand<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    struct Length(usize);
    impl KeyType for Length {
        fn len(&self) -> usize {
            self.0
        }
    }
    let mut expanded = [0; N];
    let key = Salt::new(HKDF_SHA256, salt).extract(secret);
    let filled = key.expand(&[info], Length(N)).and_then(|expanding| expanding.fill(&mut expanded));
    filled.expect("so little can always be had");
    expanded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes<const N: usize>(text: &str) -> [u8; N] {
        URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
    }

    /// The example of RFC 8291, appendix A.
    #[test]
    fn what_is_sealed_is_as_the_standard_has_it() {
        let recipient = Recipient::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let public =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = seal_with(&recipient, (&public, &secret), bytes("DGv6ra1nlYgDCS1FRnbzlw"), text, 0);
        assert_eq!(
            URL_SAFE_NO_PAD.encode(sealed),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
             yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn a_recipient_is_a_point_of_the_curve_and_sixteen_bytes() {
        let key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(Recipient::read(key, auth).is_ok() && Recipient::read(&format!("{key}="), auth).is_ok());
        let elsewhere = key.replace("iw4", "iw0");
        let zero = URL_SAFE_NO_PAD.encode([0; 65]);
        for (key, auth) in [
            (key, ""),
            (key, "BTBZMqHH6r4Tts7J_aSI"),
            (key, "not base64!"),
            ("", auth),
            (&key[..80], auth),
            (&elsewhere, auth),
            (&zero, auth),
        ] {
            assert!(Recipient::read(key, auth).is_err(), "{key} {auth}");
        }
    }

    #[test]
    fn what_is_sealed_has_one_length_and_a_key_of_its_own() {
        let recipient = Recipient::read(
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
        )
        .unwrap();
        let (short, long) = (seal(&recipient, b"a").unwrap(), seal(&recipient, &[b'a'; 255]).unwrap());
        assert_eq!((short.len(), long.len()), (86 + 256 + 16, 86 + 256 + 16));
        assert_ne!(short[..86], long[..86]);
        assert_eq!(seal(&recipient, &[b'a'; 256]), None);
    }

    #[test]
    fn a_key_is_read_as_it_was_made() {
        let kept = Signer::new_key();
        let (one, same) = (Signer::read(&kept).unwrap(), Signer::read(&kept).unwrap());
        assert_eq!(one.public_key(), same.public_key());
        assert!(Signer::read("").is_none() && Signer::read("00").is_none());
    }
}
