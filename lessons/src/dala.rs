//! The lessons of Dala.

mod records;

use games::Game;

use crate::{
    Goal::{Any, Begins, Block, Row, Skip, Takes, Threat, Win},
    Lesson, Step,
    lesson::{at, then},
};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new(Game::Dala, "start", START),
    Lesson::new(Game::Dala, "drops", DROPS),
    Lesson::new(Game::Dala, "row", ROW),
    Lesson::new(Game::Dala, "take", TAKE),
    Lesson::new(Game::Dala, "block", BLOCK),
    Lesson::new(Game::Dala, "shuttle", SHUTTLE),
    Lesson::new(Game::Dala, "fork", FORK),
    Lesson::new(Game::Dala, "end", END),
];

const START: &[Step] = &[
    at("dala-centre", records::CENTRE, Any, "c3"),
    at("dala-drop-row", records::DALA_DROP_ROW, Row, "d1 xe5"),
    at("start-win", records::START_WIN, Win, "f1-e1 xd2"),
];

const DROPS: &[Step] = &[
    at("dala-drop-block", records::DALA_DROP_BLOCK, Block, "d6"),
    at("dala-drop-fork", records::DALA_DROP_FORK, Threat, "d2"),
    then("dala-drop-finish", "d1", Row, "c2 xd1"),
];

const ROW: &[Step] = &[
    at("row-end", records::ROW_END, Row, "c2-c3 xd5"),
    at("dala-four", records::DALA_FOUR, Row, "c5-c4 xe5"),
    at("dala-left", records::DALA_LEFT, Row, "b3-b4 xe5"),
];

const TAKE: &[Step] = &[
    at("dala-any", records::DALA_ANY, Takes(&["b5", "c5", "d5"]), "c2-c3 xc5"),
    at("take-attacker", records::TAKE_ATTACKER, Takes(&["c5", "d5", "e4"]), "b1-c1 xe4"),
    at("take-guard", records::TAKE_GUARD, Takes(&["b2"]), "c1-c2 xb2"),
];

const BLOCK: &[Step] = &[
    at("block-gap", records::BLOCK_GAP, Block, "c5-d5"),
    at("block-guard", records::BLOCK_GUARD, Block, "b6-b5"),
    at("block-two", records::BLOCK_TWO, Block, "d6-d5"),
];

const SHUTTLE: &[Step] = &[
    at("shuttle-open", records::SHUTTLE_OPEN, Threat, "c2-c3"),
    then("shuttle-close", "f6-e6", Row, "c3-c2 xb6"),
    at("shuttle-double", records::SHUTTLE_DOUBLE, Row, "d3-d4 xb6"),
    then("shuttle-again", "e1-d1", Row, "d4-d3 xb2"),
];

const FORK: &[Step] = &[
    at("fork-between", records::FORK_BETWEEN, Threat, "b3-c3"),
    then("fork-finish", "c5-c4", Row, "c3-c2 xc4"),
    at("fork-ends", records::FORK_ENDS, Threat, "d3-e3"),
    then("fork-finish", "d4-e4", Row, "f1-e1 xf3"),
];

const END: &[Step] = &[
    at("end-squeeze", records::END_SQUEEZE, Skip, "c2-b2"),
    then("end-approach", "", Begins(&["b6-b5", "b6-c6"]), "b6-b5"),
    then("end-finish", "", Win, "b5-c5 xa1"),
];
