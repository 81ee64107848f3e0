//! The rules of Damala.

use games::RuleSet;

use super::example::Example;
use crate::texts::{Words, say};

/// How to play.
pub(super) fn parts(words: &Words, rules: RuleSet) -> Vec<String> {
    let marbles = rules.stones_each();
    let (goal, board) = if is_for_teams(rules) {
        (say!(words, "rules-damala-goal-team"), say!(words, "rules-damala-boards", marbles))
    } else {
        (say!(words, "rules-damala-goal"), say!(words, "rules-damala-board", marbles))
    };
    vec![
        say!(words, "rules-damala-reconstruction"),
        goal,
        board,
        say!(words, "rules-damala-turn"),
        say!(words, "rules-damala-capture"),
        say!(words, "rules-damala-centre"),
        say!(words, "rules-damala-pictures"),
    ]
}

/// A capturing path, and a marble gained.
pub(super) fn examples(words: &Words, rules: RuleSet) -> Vec<Example> {
    if is_for_teams(rules) {
        return vec![
            Example {
                record: "g2-f2 h2-h3 f7-f6 m5-n5 e2-f2 j2-j3 c6-d6 l7-m7 f2-g2-g3-h3",
                alt: say!(words, "rules-damala-picture-across"),
            },
            Example {
                record: "e3-d3 l3-m3 e6-f6 l7-l6 d3-d4",
                alt: say!(words, "rules-damala-picture-team-centre"),
            },
        ];
    }
    let (path, centre) = match rules.preset() {
        "rapid" => (
            Example {
                record: "b1-b2 b6-a6 a2-b2 a6-a5-a4 b2-a2-a3-a4",
                alt: say!(words, "rules-damala-picture-rapid-path"),
            },
            "b2-c2 d7-d6 d2-c2 d6-d5-d4 c2-d2-d3-d4",
        ),
        _ => (
            Example {
                record: "e3-e2 f5-f4 d2-e2 b5-b6 e2-f2-f3-f4",
                alt: say!(words, "rules-damala-picture-path"),
            },
            "d3-d4 d5-d4",
        ),
    };
    vec![path, Example { record: centre, alt: say!(words, "rules-damala-picture-centre") }]
}

fn is_for_teams(rules: RuleSet) -> bool {
    rules.seats() > 2
}
