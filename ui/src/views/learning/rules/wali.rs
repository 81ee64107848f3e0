//! The rules of Wali.

use games::{BesideDrops, RuleSet};

use super::example::Example;
use crate::texts::{Words, say};

/// How to play.
pub(super) fn parts(words: &Words) -> Vec<String> {
    vec![
        say!(words, "rules-wali-goal"),
        say!(words, "rules-wali-drop"),
        say!(words, "rules-wali-move"),
        say!(words, "rules-wali-row"),
    ]
}

/// A move that makes a row; where longer runs count, one of four.
pub(super) fn examples(words: &Words, rules: RuleSet) -> Vec<Example> {
    let RuleSet::Wali(options) = rules else { return Vec::new() };
    vec![match options.beside_drops {
        BesideDrops::Forbidden => Example {
            record: "e6 d3 a2 d5 b3 b1 d1 a4 e4 b6 c6 e2 c4 c2 b5 a6 b5-c5",
            alt: say!(words, "rules-wali-picture-row"),
        },
        BesideDrops::Allowed => Example {
            record: "c3 b5 d6 e1 d3 b4 a4 b1 d1 c5 a6 e6 a2 e4 c2 e2 d4 a3 c6 a1 e5 c4 b2 e5-d5",
            alt: say!(words, "rules-wali-picture-run"),
        },
    }]
}
