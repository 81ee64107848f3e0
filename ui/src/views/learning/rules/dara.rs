//! The rules of Dara.

use super::example::Example;
use crate::texts::{Words, say};

/// How to play.
pub(super) fn parts(words: &Words) -> Vec<String> {
    vec![
        say!(words, "rules-dara-goal"),
        say!(words, "rules-dara-drop"),
        say!(words, "rules-dara-move"),
        say!(words, "rules-dara-row"),
    ]
}

/// A move that makes a row, legal under every preset.
pub(super) fn examples(words: &Words) -> Vec<Example> {
    let record = "d1 b3 d4 e3 a6 c6 d2 c3 c5 d5 b4 d6 e5 a1 b2 b5 e4 a2 a4 c1 a3 c4 e2 a5 b2-c2";
    vec![Example { record, alt: say!(words, "rules-dara-picture") }]
}
