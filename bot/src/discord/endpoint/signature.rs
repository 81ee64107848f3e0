//! Discord's signatures: which requests really come from Discord.

use std::str::FromStr;

use axum::http::HeaderMap;
use ed25519_dalek::{Signature, VerifyingKey};
use jiff::Timestamp;

const SIGNATURE: &str = "x-signature-ed25519";
const TIMESTAMP: &str = "x-signature-timestamp";

/// The public key of an application at Discord, against which signatures are checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

/// A text that isn't a public key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a public key, which has 64 hexadecimal digits")]
pub struct BadKey;

impl FromStr for PublicKey {
    type Err = BadKey;

    fn from_str(text: &str) -> Result<Self, BadKey> {
        let key = VerifyingKey::from_bytes(&bytes(text.as_bytes()).ok_or(BadKey)?).map_err(|_| BadKey)?;
        // With a weak key, anyone could sign.
        if key.is_weak() { Err(BadKey) } else { Ok(Self(key)) }
    }
}

impl PublicKey {
    /// When a request was signed; `None` if its signature is missing or wrong.
    pub(super) fn signed_at(&self, headers: &HeaderMap, body: &[u8]) -> Option<Timestamp> {
        let signature = Signature::from_bytes(&bytes(headers.get(SIGNATURE)?.as_bytes())?);
        let timestamp = headers.get(TIMESTAMP)?;
        let signed = [timestamp.as_bytes(), body].concat();
        self.0.verify_strict(&signed, &signature).ok()?;
        Timestamp::from_second(timestamp.to_str().ok()?.parse().ok()?).ok()
    }
}

/// Bytes written as two hexadecimal digits each.
fn bytes<const N: usize>(text: &[u8]) -> Option<[u8; N]> {
    let digit = |digit: u8| u8::try_from(char::from(digit).to_digit(16)?).ok();
    let (pairs, []) = text.as_chunks::<2>() else { return None };
    let mut bytes = [0; N];
    if pairs.len() != N {
        return None;
    }
    for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
        *byte = digit(*high)? << 4 | digit(*low)?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_have_64_hexadecimal_digits() {
        let key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
        assert!(key.parse::<PublicKey>().is_ok());
        assert_eq!(key.to_uppercase().parse::<PublicKey>(), key.parse());
        let weak = "0100000000000000000000000000000000000000000000000000000000000000";
        for wrong in ["", "d75a", &key[1..], &format!("{key}00"), &key.replace('d', "g"), weak] {
            assert_eq!(wrong.parse::<PublicKey>(), Err(BadKey), "{wrong}");
        }
    }

    #[test]
    fn a_signature_of_the_standard_is_accepted() {
        // RFC 8032, section 7.1, test 3: the message is af82, here split into a "timestamp" and a body.
        let key = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
        let signature = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac\
                         18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";
        let key = VerifyingKey::from_bytes(&bytes(key.as_bytes()).unwrap()).unwrap();
        let signature = Signature::from_bytes(&bytes(signature.as_bytes()).unwrap());
        assert!(key.verify_strict(&[0xaf, 0x82], &signature).is_ok());
        assert!(key.verify_strict(&[0xaf, 0x83], &signature).is_err());
    }
}
