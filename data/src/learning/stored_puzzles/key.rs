//! What a puzzle is told by.

use puzzles::Puzzle;
use sha2::{Digest as _, Sha256};

/// A digest of a puzzle's position, the same for all positions that are the same puzzle.
pub(super) fn key(puzzle: &Puzzle) -> String {
    let digest = Sha256::digest(puzzle.key().as_bytes());
    let half = digest.iter().take(16).fold(0, |digest: u128, &byte| digest << 8 | u128::from(byte));
    format!("{half:032x}")
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_key_is_the_same_in_every_version_and_for_every_mirror_image() {
        let key = |line: &str| super::key(&line.parse().expect("a puzzle"));
        let mill = key("1000\tchain\tmorris:nine a1 d6 d1 d7\tg1 xd7");
        assert_eq!(mill, "ce1a36cb3ab87b4829b471b274f398b8", "it is stored");
        assert_eq!(key("1000\tchain\tmorris:nine a7 d2 d7 d1\tg7 xd1"), mill);
        let drop = "920\tquiet\tdara:traditional b2 d5 e4 b6 a3 c2 c3 a4 c5 e1 c1 d3 e5 a5 c6 b1 d2 c4 a6 e6 b4 e3\ta1";
        assert_eq!(key(drop), "24948d71d8cf550e061da720865081b6", "it is stored");
    }
}
