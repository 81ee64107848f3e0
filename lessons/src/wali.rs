//! The lessons of Wali.

mod records;

use games::Game;

use crate::{
    Goal::{Any, Begins, Block, Row, SetAside, Skip, Takes, Threat, Win},
    Lesson, Step,
    lesson::{at, then},
};

/// All stones are on the board.
const FULL: &str = "wali:adjacent c2 c6 e4 e5 c5 a4 d3 c1 e2 b3 a5 e3 a1 a6 a3 e1 e6 d2 d1 a2 b6 d4 b4 b5";
/// The first player can drop on one square only.
const LAST_SQUARE: &str = "wali:adjacent e1 b2 b5 e4 a1 a4 c4 a6 d6 e6 e3 c5 c1 e2 d2 c3 a3 d1";
/// One drop leaves the opponent no square for five stones.
const LOCK: &str = "wali:adjacent b1 e4 d3 a2 a4 c6 d5 a5 d1 c2 b5 e1 e6 b3";
const LOCK_AGAIN: &str = "wali:adjacent d5 c4 e1 d6 e6 d2 c2 a5 b6 c1 a4 a2 b3 e5";

pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new(Game::Wali, "start", START),
    Lesson::new(Game::Wali, "drops", DROPS),
    Lesson::new(Game::Wali, "row", ROW),
    Lesson::new(Game::Wali, "take", TAKE),
    Lesson::new(Game::Wali, "block", BLOCK),
    Lesson::new(Game::Wali, "shuttle", SHUTTLE),
    Lesson::new(Game::Wali, "fork", FORK),
    Lesson::new(Game::Wali, "end", END),
];

const START: &[Step] = &[
    at("wali-drop", records::START_DROP, Any, "b4"),
    at("start-move", FULL, Any, "c2-c3"),
    at("start-win", records::START_WIN, Win, "a6-b6 xc5"),
];

const DROPS: &[Step] = &[
    at("wali-last", LAST_SQUARE, Any, "e5"),
    at("wali-lock", LOCK, SetAside, "c4"),
    at("wali-lock-again", LOCK_AGAIN, SetAside, "e3"),
];

const ROW: &[Step] = &[
    at("row-end", records::ROW_END, Row, "d5-d4 xe5"),
    at("wali-four", records::WALI_FOUR, Row, "c5-c4 xa5"),
    at("wali-left", records::WALI_LEFT, Row, "c4-c5 xe5"),
];

const TAKE: &[Step] = &[
    at("wali-safe", records::WALI_SAFE, Row, "c2-b2 xd3"),
    at("take-attacker", records::TAKE_ATTACKER, Takes(&["b5", "c5", "d4"]), "a1-b1 xd4"),
    at("take-guard", records::TAKE_GUARD, Takes(&["e5"]), "d6-d5 xe5"),
];

const BLOCK: &[Step] = &[
    at("block-gap", records::BLOCK_GAP, Block, "d2-c2"),
    at("block-guard", records::BLOCK_GUARD, Block, "a6-a5"),
    at("block-two", records::BLOCK_TWO, Block, "c6-c5"),
];

const SHUTTLE: &[Step] = &[
    at("shuttle-open", records::SHUTTLE_OPEN, Threat, "b2-b3"),
    then("shuttle-close", "e6-d6", Row, "b3-b2 xa6"),
    at("shuttle-double", records::SHUTTLE_DOUBLE, Row, "c4-c3 xe1"),
    then("shuttle-again", "b6-c6", Row, "c3-c4 xe5"),
];

const FORK: &[Step] = &[
    at("fork-between", records::FORK_BETWEEN, Threat, "a3-b3"),
    then("fork-finish", "b5-b4", Row, "b3-b2 xb4"),
    at("fork-ends", records::FORK_ENDS, Threat, "c4-b4"),
    then("fork-finish", "c3-b3", Row, "a6-b6 xa4"),
];

const END: &[Step] = &[
    at("end-squeeze", records::END_SQUEEZE, Skip, "c2-d2"),
    then("end-approach", "", Begins(&["d6-d5", "d6-c6"]), "d6-d5"),
    then("end-finish", "", Win, "d5-c5 xe1"),
];
