//! The lessons of Wali.

mod records;

use games::Game;

use crate::{Goal, Lesson, Start, Step};

/// All stones are on the board.
const FULL: &str = "wali:adjacent c2 c6 e4 e5 c5 a4 d3 c1 e2 b3 a5 e3 a1 a6 a3 e1 e6 d2 d1 a2 b6 d4 b4 b5";
/// The first player can drop on one square only.
const LAST_SQUARE: &str = "wali:adjacent e1 b2 b5 e4 a1 a4 c4 a6 d6 e6 e3 c5 c1 e2 d2 c3 a3 d1";
/// One drop leaves the opponent no square for five stones.
const LOCK: &str = "wali:adjacent b1 e4 d3 a2 a4 c6 d5 a5 d1 c2 b5 e1 e6 b3";
const LOCK_AGAIN: &str = "wali:adjacent d5 c4 e1 d6 e6 d2 c2 a5 b6 c1 a4 a2 b3 e5";

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        game: Game::Wali,
        name: "start",
        steps: &[
            Step {
                text: "wali-drop",
                start: Start::Record(records::START_DROP),
                goal: Goal::Any,
                answer: "b4",
            },
            Step { text: "start-move", start: Start::Record(FULL), goal: Goal::Any, answer: "c2-c3" },
            Step {
                text: "start-win",
                start: Start::Record(records::START_WIN),
                goal: Goal::Win,
                answer: "a6-b6 xc5",
            },
        ],
    },
    Lesson {
        game: Game::Wali,
        name: "drops",
        steps: &[
            Step { text: "wali-last", start: Start::Record(LAST_SQUARE), goal: Goal::Any, answer: "e5" },
            Step { text: "wali-lock", start: Start::Record(LOCK), goal: Goal::SetAside, answer: "c4" },
            Step {
                text: "wali-lock-again",
                start: Start::Record(LOCK_AGAIN),
                goal: Goal::SetAside,
                answer: "e3",
            },
        ],
    },
    Lesson {
        game: Game::Wali,
        name: "row",
        steps: &[
            Step {
                text: "row-end",
                start: Start::Record(records::ROW_END),
                goal: Goal::Row,
                answer: "d5-d4 xe5",
            },
            Step {
                text: "wali-four",
                start: Start::Record(records::WALI_FOUR),
                goal: Goal::Row,
                answer: "c5-c4 xa5",
            },
            Step {
                text: "wali-left",
                start: Start::Record(records::WALI_LEFT),
                goal: Goal::Row,
                answer: "c4-c5 xe5",
            },
        ],
    },
    Lesson {
        game: Game::Wali,
        name: "take",
        steps: &[
            Step {
                text: "wali-safe",
                start: Start::Record(records::WALI_SAFE),
                goal: Goal::Row,
                answer: "c2-b2 xd3",
            },
            Step {
                text: "take-attacker",
                start: Start::Record(records::TAKE_ATTACKER),
                goal: Goal::Takes(&["b5", "c5", "d4"]),
                answer: "a1-b1 xd4",
            },
            Step {
                text: "take-guard",
                start: Start::Record(records::TAKE_GUARD),
                goal: Goal::Takes(&["e5"]),
                answer: "d6-d5 xe5",
            },
        ],
    },
    Lesson {
        game: Game::Wali,
        name: "block",
        steps: &[
            Step {
                text: "block-gap",
                start: Start::Record(records::BLOCK_GAP),
                goal: Goal::Block,
                answer: "d2-c2",
            },
            Step {
                text: "block-guard",
                start: Start::Record(records::BLOCK_GUARD),
                goal: Goal::Block,
                answer: "a6-a5",
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
        game: Game::Wali,
        name: "shuttle",
        steps: &[
            Step {
                text: "shuttle-open",
                start: Start::Record(records::SHUTTLE_OPEN),
                goal: Goal::Threat,
                answer: "b2-b3",
            },
            Step {
                text: "shuttle-close",
                start: Start::Reply("e6-d6"),
                goal: Goal::Row,
                answer: "b3-b2 xa6",
            },
            Step {
                text: "shuttle-double",
                start: Start::Record(records::SHUTTLE_DOUBLE),
                goal: Goal::Row,
                answer: "c4-c3 xe1",
            },
            Step {
                text: "shuttle-again",
                start: Start::Reply("b6-c6"),
                goal: Goal::Row,
                answer: "c3-c4 xe5",
            },
        ],
    },
    Lesson {
        game: Game::Wali,
        name: "fork",
        steps: &[
            Step {
                text: "fork-between",
                start: Start::Record(records::FORK_BETWEEN),
                goal: Goal::Threat,
                answer: "a3-b3",
            },
            Step { text: "fork-finish", start: Start::Reply("b5-b4"), goal: Goal::Row, answer: "b3-b2 xb4" },
            Step {
                text: "fork-ends",
                start: Start::Record(records::FORK_ENDS),
                goal: Goal::Threat,
                answer: "c4-b4",
            },
            Step { text: "fork-finish", start: Start::Reply("c3-b3"), goal: Goal::Row, answer: "a6-b6 xa4" },
        ],
    },
    Lesson {
        game: Game::Wali,
        name: "end",
        steps: &[
            Step {
                text: "end-squeeze",
                start: Start::Record(records::END_SQUEEZE),
                goal: Goal::Skip,
                answer: "c2-d2",
            },
            Step {
                text: "end-approach",
                start: Start::Reply(""),
                goal: Goal::Begins(&["d6-d5", "d6-c6"]),
                answer: "d6-d5",
            },
            Step { text: "end-finish", start: Start::Reply(""), goal: Goal::Win, answer: "d5-c5 xe1" },
        ],
    },
];
