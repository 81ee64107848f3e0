//! The lessons of Dara.

mod records;

use games::Game;

use crate::{Goal, Lesson, Start, Step};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        game: Game::Dara,
        name: "start",
        steps: &[
            Step {
                text: "start-drop",
                start: Start::Record(records::START_DROP),
                goal: Goal::Any,
                answer: "c4",
            },
            Step {
                text: "start-move",
                start: Start::Record(records::START_MOVE),
                goal: Goal::Any,
                answer: "d2-d3",
            },
            Step {
                text: "start-win",
                start: Start::Record(records::START_WIN),
                goal: Goal::Win,
                answer: "a1-b1 xc2",
            },
        ],
    },
    Lesson {
        game: Game::Dara,
        name: "row",
        steps: &[
            Step {
                text: "row-end",
                start: Start::Record(records::ROW_END),
                goal: Goal::Row,
                answer: "d2-d3 xe2",
            },
            Step {
                text: "row-gap",
                start: Start::Record(records::ROW_GAP),
                goal: Goal::Row,
                answer: "b4-c4 xe5",
            },
            Step {
                text: "row-slant",
                start: Start::Record(records::ROW_SLANT),
                goal: Goal::Row,
                answer: "b5-c5 xe3",
            },
            Step {
                text: "row-four",
                start: Start::Record(records::ROW_FOUR),
                goal: Goal::Row,
                answer: "c5-c4 xe5",
            },
        ],
    },
    Lesson {
        game: Game::Dara,
        name: "take",
        steps: &[
            Step {
                text: "take-safe",
                start: Start::Record(records::TAKE_SAFE),
                goal: Goal::Row,
                answer: "b2-b3 xd3",
            },
            Step {
                text: "take-attacker",
                start: Start::Record(records::TAKE_ATTACKER),
                goal: Goal::Takes(&["b4", "c5", "d5"]),
                answer: "e1-d1 xb4",
            },
            Step {
                text: "take-guard",
                start: Start::Record(records::TAKE_GUARD),
                goal: Goal::Takes(&["e2"]),
                answer: "d1-d2 xe2",
            },
        ],
    },
    Lesson {
        game: Game::Dara,
        name: "drops",
        steps: &[
            Step {
                text: "drops-ready",
                start: Start::Record(records::DROPS_READY),
                goal: Goal::Begins(&["b5", "c6", "d5", "b2", "d2"]),
                answer: "b5",
            },
            Step {
                text: "drops-block",
                start: Start::Record(records::DROPS_BLOCK),
                goal: Goal::Begins(&["d3"]),
                answer: "d3",
            },
            Step {
                text: "drops-both",
                start: Start::Record(records::DROPS_BOTH),
                goal: Goal::Begins(&["c3"]),
                answer: "c3",
            },
        ],
    },
    Lesson {
        game: Game::Dara,
        name: "block",
        steps: &[
            Step {
                text: "block-gap",
                start: Start::Record(records::BLOCK_GAP),
                goal: Goal::Block,
                answer: "d5-c5",
            },
            Step {
                text: "block-guard",
                start: Start::Record(records::BLOCK_GUARD),
                goal: Goal::Block,
                answer: "e6-e5",
            },
            Step {
                text: "block-two",
                start: Start::Record(records::BLOCK_TWO),
                goal: Goal::Block,
                answer: "c6-c5",
            },
        ],
    },
    Lesson {
        game: Game::Dara,
        name: "shuttle",
        steps: &[
            Step {
                text: "shuttle-open",
                start: Start::Record(records::SHUTTLE_OPEN),
                goal: Goal::Threat,
                answer: "d2-d3",
            },
            Step {
                text: "shuttle-close",
                start: Start::Reply("a6-b6"),
                goal: Goal::Row,
                answer: "d3-d2 xe6",
            },
            Step {
                text: "shuttle-double",
                start: Start::Record(records::SHUTTLE_DOUBLE),
                goal: Goal::Row,
                answer: "c3-c4 xe6",
            },
            Step {
                text: "shuttle-again",
                start: Start::Reply("b1-c1"),
                goal: Goal::Row,
                answer: "c4-c3 xe2",
            },
        ],
    },
    Lesson {
        game: Game::Dara,
        name: "fork",
        steps: &[
            Step {
                text: "fork-between",
                start: Start::Record(records::FORK_BETWEEN),
                goal: Goal::Threat,
                answer: "e3-d3",
            },
            Step { text: "fork-finish", start: Start::Reply("d5-d4"), goal: Goal::Row, answer: "d3-d2 xd4" },
            Step {
                text: "fork-ends",
                start: Start::Record(records::FORK_ENDS),
                goal: Goal::Threat,
                answer: "c3-b3",
            },
            Step { text: "fork-finish", start: Start::Reply("c4-b4"), goal: Goal::Row, answer: "a1-b1 xa3" },
        ],
    },
    Lesson {
        game: Game::Dara,
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
