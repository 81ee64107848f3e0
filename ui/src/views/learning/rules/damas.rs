//! The rules of Damas.

use super::example::Example;
use crate::texts::{Words, say};

/// How to play.
pub(super) fn parts(words: &Words) -> Vec<String> {
    vec![
        say!(words, "rules-damas-goal"),
        say!(words, "rules-damas-man"),
        say!(words, "rules-damas-dama"),
        say!(words, "rules-damas-claim"),
        say!(words, "rules-damas-back"),
        say!(words, "rules-damas-draws"),
        say!(words, "rules-damas-pictures"),
    ]
}

/// An offence; a man capturing two and becoming a Dama; a Dama capturing from afar.
pub(super) fn examples(words: &Words) -> Vec<Example> {
    vec![
        Example { record: "c3-d4 f6-e5 a3-b4", alt: say!(words, "rules-damas-picture-offence") },
        Example {
            record: "c3-b4 d6-c5 d2-c3 e7-d6 c1-d2 f8-e7 e3-d4 c5xe3xc1",
            alt: say!(words, "rules-damas-picture-man"),
        },
        Example {
            record: "e3-d4 h6-g5 f2-e3 g5-h4 a3-b4 h4xf2 h2-g3 b6-a5 g1-h2 f2-g1 d4-e5 g1xc5xa3",
            alt: say!(words, "rules-damas-picture-dama"),
        },
    ]
}
