//! The rules of Morris.

use games::{RuleSet, Seat};

use super::example::Example;
use crate::texts::{Words, say};

/// How to play.
pub(super) fn parts(words: &Words, rules: RuleSet) -> Vec<String> {
    let pieces = rules.start().reserve(Seat::FIRST).hand;
    let mut parts = vec![
        say!(words, "rules-morris-goal"),
        say!(words, "rules-morris-drop", pieces),
        say!(words, "rules-morris-move"),
        say!(words, "rules-morris-mill"),
    ];
    if has_diagonals(rules) {
        parts.push(say!(words, "rules-morris-diagonals"));
    }
    parts.push(say!(words, "rules-morris-pictures"));
    parts
}

/// A mill by a drop and one by a move; with diagonals, one along them.
pub(super) fn examples(words: &Words, rules: RuleSet) -> Vec<Example> {
    let dropped = Example { record: "d6 a1 d5 a4 d7", alt: say!(words, "rules-morris-picture-drop") };
    let other = if has_diagonals(rules) {
        Example { record: "a7 d6 b6 f4 c5", alt: say!(words, "rules-morris-picture-diagonal") }
    } else {
        Example {
            record: "b6 b2 d2 c5 a1 d6 d7 d3 d1 c4 d5 g4 e4 a7 f2 g1 e3 b4 d5-e5",
            alt: say!(words, "rules-morris-picture-move"),
        }
    };
    vec![dropped, other]
}

/// Whether diagonals join the corners.
fn has_diagonals(rules: RuleSet) -> bool {
    rules.board().lines().len() > 16
}
