//! The lessons of Morris.

mod records;

use games::Game;

use crate::{Goal, Lesson, Start, Step};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        game: Game::Morris,
        name: "mill",
        steps: &[
            Step {
                text: "mill-drop",
                start: Start::Record(records::MILL_DROP),
                goal: Goal::Row,
                answer: "d2 xb6",
            },
            Step {
                text: "mill-move",
                start: Start::Record(records::MILL_MOVE),
                goal: Goal::Row,
                answer: "d7-a7 xg7",
            },
            Step {
                text: "mill-corner",
                start: Start::Record(records::MILL_CORNER),
                goal: Goal::Row,
                answer: "f4-f6 xa7",
            },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "drops",
        steps: &[
            Step {
                text: "mill-drop-block",
                start: Start::Record(records::DROP_BLOCK),
                goal: Goal::Block,
                answer: "b2",
            },
            Step {
                text: "mill-drop-fork",
                start: Start::Record(records::DROP_FORK),
                goal: Goal::Threat,
                answer: "g7",
            },
            Step { text: "mill-drop-finish", start: Start::Reply("d7"), goal: Goal::Row, answer: "g4 xd7" },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "take",
        steps: &[
            Step {
                text: "mill-safe",
                start: Start::Record(records::TAKE_SAFE),
                goal: Goal::Row,
                answer: "a7-d7 xc4",
            },
            Step {
                text: "mill-attacker",
                start: Start::Record(records::TAKE_ATTACKER),
                goal: Goal::Takes(&["d1", "g4", "g7"]),
                answer: "f4-f6 xd1",
            },
            Step {
                text: "mill-all",
                start: Start::Record(records::TAKE_ALL),
                goal: Goal::Row,
                answer: "a7-d7 xd2",
            },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "block",
        steps: &[
            Step {
                text: "mill-block",
                start: Start::Record(records::BLOCK_GAP),
                goal: Goal::Block,
                answer: "d3-d2",
            },
            Step {
                text: "block-guard",
                start: Start::Record(records::BLOCK_GUARD),
                goal: Goal::Block,
                answer: "c5-c4",
            },
            Step {
                text: "mill-block-take",
                start: Start::Record(records::BLOCK_TAKE),
                goal: Goal::Block,
                answer: "b4-a4 xf2",
            },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "shuttle",
        steps: &[
            Step {
                text: "mill-open",
                start: Start::Record(records::OPEN),
                goal: Goal::Threat,
                answer: "a4-b4",
            },
            Step { text: "mill-close", start: Start::Reply("f2-d2"), goal: Goal::Row, answer: "b4-a4 xd2" },
            Step {
                text: "mill-open-way",
                start: Start::Record(records::OPEN_WAY),
                goal: Goal::Threat,
                answer: "b6-d6",
            },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "double",
        steps: &[
            Step {
                text: "mill-swing",
                start: Start::Record(records::DOUBLE_SWING),
                goal: Goal::Row,
                answer: "a4-b4 xe5",
            },
            Step {
                text: "mill-swing-again",
                start: Start::Reply("g7-d7"),
                goal: Goal::Row,
                answer: "b4-a4 xd7",
            },
            Step {
                text: "mill-swing-in",
                start: Start::Record(records::DOUBLE_IN),
                goal: Goal::Row,
                answer: "d5-d6 xe3",
            },
            Step {
                text: "mill-swing-out",
                start: Start::Reply("a4-b4"),
                goal: Goal::Row,
                answer: "d6-d7 xb4",
            },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "blockade",
        steps: &[
            Step {
                text: "mill-last-way",
                start: Start::Record(records::BLOCKADE_LAST),
                goal: Goal::Win,
                answer: "f2-d2",
            },
            Step {
                text: "mill-inside",
                start: Start::Record(records::BLOCKADE_INSIDE),
                goal: Goal::Win,
                answer: "e4-e3",
            },
            Step {
                text: "mill-quiet-win",
                start: Start::Record(records::BLOCKADE_OR_MILL),
                goal: Goal::Win,
                answer: "f6-d6",
            },
        ],
    },
    Lesson {
        game: Game::Morris,
        name: "flying",
        steps: &[
            Step {
                text: "mill-fly",
                start: Start::Record(records::FLY),
                goal: Goal::Row,
                answer: "e3-g7 xb4",
            },
            Step {
                text: "mill-against-flyer",
                start: Start::Record(records::FLY_BLOCK),
                goal: Goal::Block,
                answer: "d1-a1",
            },
            Step {
                text: "mill-fly-win",
                start: Start::Record(records::FLY_WIN),
                goal: Goal::Win,
                answer: "e4-e3 xa7",
            },
        ],
    },
];
