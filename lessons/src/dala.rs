//! The lessons of Dala.

mod records;

use games::Game;

use crate::{Goal, Lesson, Start, Step};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        game: Game::Dala,
        name: "start",
        steps: &[
            Step {
                text: "dala-centre",
                start: Start::Record(records::CENTRE),
                goal: Goal::Any,
                answer: "c3",
            },
            Step {
                text: "dala-drop-row",
                start: Start::Record(records::DALA_DROP_ROW),
                goal: Goal::Row,
                answer: "d1 xe5",
            },
            Step {
                text: "start-win",
                start: Start::Record(records::START_WIN),
                goal: Goal::Win,
                answer: "f1-e1 xd2",
            },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "drops",
        steps: &[
            Step {
                text: "dala-drop-block",
                start: Start::Record(records::DALA_DROP_BLOCK),
                goal: Goal::Block,
                answer: "d6",
            },
            Step {
                text: "dala-drop-fork",
                start: Start::Record(records::DALA_DROP_FORK),
                goal: Goal::Threat,
                answer: "d2",
            },
            Step { text: "dala-drop-finish", start: Start::Reply("d1"), goal: Goal::Row, answer: "c2 xd1" },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "row",
        steps: &[
            Step {
                text: "row-end",
                start: Start::Record(records::ROW_END),
                goal: Goal::Row,
                answer: "c2-c3 xd5",
            },
            Step {
                text: "dala-four",
                start: Start::Record(records::DALA_FOUR),
                goal: Goal::Row,
                answer: "c5-c4 xe5",
            },
            Step {
                text: "dala-left",
                start: Start::Record(records::DALA_LEFT),
                goal: Goal::Row,
                answer: "b3-b4 xe5",
            },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "take",
        steps: &[
            Step {
                text: "dala-any",
                start: Start::Record(records::DALA_ANY),
                goal: Goal::Takes(&["b5", "c5", "d5"]),
                answer: "c2-c3 xc5",
            },
            Step {
                text: "take-attacker",
                start: Start::Record(records::TAKE_ATTACKER),
                goal: Goal::Takes(&["c5", "d5", "e4"]),
                answer: "b1-c1 xe4",
            },
            Step {
                text: "take-guard",
                start: Start::Record(records::TAKE_GUARD),
                goal: Goal::Takes(&["b2"]),
                answer: "c1-c2 xb2",
            },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "block",
        steps: &[
            Step {
                text: "block-gap",
                start: Start::Record(records::BLOCK_GAP),
                goal: Goal::Block,
                answer: "c5-d5",
            },
            Step {
                text: "block-guard",
                start: Start::Record(records::BLOCK_GUARD),
                goal: Goal::Block,
                answer: "b6-b5",
            },
            Step {
                text: "block-two",
                start: Start::Record(records::BLOCK_TWO),
                goal: Goal::Block,
                answer: "d6-d5",
            },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "shuttle",
        steps: &[
            Step {
                text: "shuttle-open",
                start: Start::Record(records::SHUTTLE_OPEN),
                goal: Goal::Threat,
                answer: "c2-c3",
            },
            Step {
                text: "shuttle-close",
                start: Start::Reply("f6-e6"),
                goal: Goal::Row,
                answer: "c3-c2 xb6",
            },
            Step {
                text: "shuttle-double",
                start: Start::Record(records::SHUTTLE_DOUBLE),
                goal: Goal::Row,
                answer: "d3-d4 xb6",
            },
            Step {
                text: "shuttle-again",
                start: Start::Reply("e1-d1"),
                goal: Goal::Row,
                answer: "d4-d3 xb2",
            },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "fork",
        steps: &[
            Step {
                text: "fork-between",
                start: Start::Record(records::FORK_BETWEEN),
                goal: Goal::Threat,
                answer: "b3-c3",
            },
            Step { text: "fork-finish", start: Start::Reply("c5-c4"), goal: Goal::Row, answer: "c3-c2 xc4" },
            Step {
                text: "fork-ends",
                start: Start::Record(records::FORK_ENDS),
                goal: Goal::Threat,
                answer: "d3-e3",
            },
            Step { text: "fork-finish", start: Start::Reply("d4-e4"), goal: Goal::Row, answer: "f1-e1 xf3" },
        ],
    },
    Lesson {
        game: Game::Dala,
        name: "end",
        steps: &[
            Step {
                text: "end-squeeze",
                start: Start::Record(records::END_SQUEEZE),
                goal: Goal::Skip,
                answer: "c2-b2",
            },
            Step {
                text: "end-approach",
                start: Start::Reply(""),
                goal: Goal::Begins(&["b6-b5", "b6-c6"]),
                answer: "b6-b5",
            },
            Step { text: "end-finish", start: Start::Reply(""), goal: Goal::Win, answer: "b5-c5 xa1" },
        ],
    },
];
