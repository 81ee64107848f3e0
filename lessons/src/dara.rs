//! The lessons of Dara.

mod records;

use games::Game;

use crate::{
    Goal::{Any, Begins, Block, Row, Skip, Takes, Threat, Win},
    Lesson, Step,
    lesson::{at, then},
};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new(Game::Dara, "start", START),
    Lesson::new(Game::Dara, "row", ROW),
    Lesson::new(Game::Dara, "take", TAKE),
    Lesson::new(Game::Dara, "drops", DROPS),
    Lesson::new(Game::Dara, "block", BLOCK),
    Lesson::new(Game::Dara, "shuttle", SHUTTLE),
    Lesson::new(Game::Dara, "fork", FORK),
    Lesson::new(Game::Dara, "end", END),
];

const START: &[Step] = &[
    at("start-drop", records::START_DROP, Any, "c4"),
    at("start-move", records::START_MOVE, Any, "d2-d3"),
    at("start-win", records::START_WIN, Win, "a1-b1 xc2"),
];

const ROW: &[Step] = &[
    at("row-end", records::ROW_END, Row, "d2-d3 xe2"),
    at("row-gap", records::ROW_GAP, Row, "b4-c4 xe5"),
    at("row-slant", records::ROW_SLANT, Row, "b5-c5 xe3"),
    at("row-four", records::ROW_FOUR, Row, "c5-c4 xe5"),
];

const TAKE: &[Step] = &[
    at("take-safe", records::TAKE_SAFE, Row, "b2-b3 xd3"),
    at("take-attacker", records::TAKE_ATTACKER, Takes(&["b4", "c5", "d5"]), "e1-d1 xb4"),
    at("take-guard", records::TAKE_GUARD, Takes(&["e2"]), "d1-d2 xe2"),
];

const DROPS: &[Step] = &[
    at("drops-ready", records::DROPS_READY, Begins(&["b5", "c6", "d5", "b2", "d2"]), "b5"),
    at("drops-block", records::DROPS_BLOCK, Begins(&["d3"]), "d3"),
    at("drops-both", records::DROPS_BOTH, Begins(&["c3"]), "c3"),
];

const BLOCK: &[Step] = &[
    at("block-gap", records::BLOCK_GAP, Block, "d5-c5"),
    at("block-guard", records::BLOCK_GUARD, Block, "e6-e5"),
    at("block-two", records::BLOCK_TWO, Block, "c6-c5"),
];

const SHUTTLE: &[Step] = &[
    at("shuttle-open", records::SHUTTLE_OPEN, Threat, "d2-d3"),
    then("shuttle-close", "a6-b6", Row, "d3-d2 xe6"),
    at("shuttle-double", records::SHUTTLE_DOUBLE, Row, "c3-c4 xe6"),
    then("shuttle-again", "b1-c1", Row, "c4-c3 xe2"),
];

const FORK: &[Step] = &[
    at("fork-between", records::FORK_BETWEEN, Threat, "e3-d3"),
    then("fork-finish", "d5-d4", Row, "d3-d2 xd4"),
    at("fork-ends", records::FORK_ENDS, Threat, "c3-b3"),
    then("fork-finish", "c4-b4", Row, "a1-b1 xa3"),
];

const END: &[Step] = &[
    at("end-squeeze", records::END_SQUEEZE, Skip, "c2-b2"),
    then("end-approach", "", Begins(&["b6-b5", "b6-c6"]), "b6-b5"),
    then("end-finish", "", Win, "b5-c5 xa1"),
];
