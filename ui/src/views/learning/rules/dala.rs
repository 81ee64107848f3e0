//! The rules of Dala.

use super::example::Example;
use crate::texts::{Words, say};

/// How to play.
pub(super) fn parts(words: &Words) -> Vec<String> {
    vec![
        say!(words, "rules-dala-goal"),
        say!(words, "rules-dala-drop"),
        say!(words, "rules-dala-move"),
        say!(words, "rules-dala-row"),
        say!(words, "rules-dala-pictures"),
    ]
}

/// The first four drops, a dropped row, and a longer run after a stone left it.
pub(super) fn examples(words: &Words) -> Vec<Example> {
    vec![
        Example { record: "d3 c4 c3", alt: say!(words, "rules-dala-picture-centre") },
        Example { record: "d3 c4 c3 d4 b3", alt: say!(words, "rules-dala-picture-drop") },
        Example {
            record: "c3 c4 d4 d3 e3 d6 f6 b1 e1 a1 c1 a6 e4 c2 a3 b6 a5 c5 e2 d1 f2 f4 e6 e5 e1-f1",
            alt: say!(words, "rules-dala-picture-left"),
        },
    ]
}
