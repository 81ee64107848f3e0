//! The lessons of Morris.

mod records;

use games::Game;

use crate::{
    Goal::{Block, Row, Takes, Threat, Win},
    Lesson, Step,
    lesson::{at, then},
};

pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new(Game::Morris, "mill", MILL),
    Lesson::new(Game::Morris, "drops", DROPS),
    Lesson::new(Game::Morris, "take", TAKE),
    Lesson::new(Game::Morris, "block", BLOCK),
    Lesson::new(Game::Morris, "shuttle", SHUTTLE),
    Lesson::new(Game::Morris, "double", DOUBLE),
    Lesson::new(Game::Morris, "blockade", BLOCKADE),
    Lesson::new(Game::Morris, "flying", FLYING),
];

const MILL: &[Step] = &[
    at("mill-drop", records::MILL_DROP, Row, "d2 xb6"),
    at("mill-move", records::MILL_MOVE, Row, "d7-a7 xg7"),
    at("mill-corner", records::MILL_CORNER, Row, "f4-f6 xa7"),
];

const DROPS: &[Step] = &[
    at("mill-drop-block", records::DROP_BLOCK, Block, "b2"),
    at("mill-drop-fork", records::DROP_FORK, Threat, "g7"),
    then("mill-drop-finish", "d7", Row, "g4 xd7"),
];

const TAKE: &[Step] = &[
    at("mill-safe", records::TAKE_SAFE, Row, "a7-d7 xc4"),
    at("mill-attacker", records::TAKE_ATTACKER, Takes(&["d1", "g4", "g7"]), "f4-f6 xd1"),
    at("mill-all", records::TAKE_ALL, Row, "a7-d7 xd2"),
];

const BLOCK: &[Step] = &[
    at("mill-block", records::BLOCK_GAP, Block, "d3-d2"),
    at("block-guard", records::BLOCK_GUARD, Block, "c5-c4"),
    at("mill-block-take", records::BLOCK_TAKE, Block, "b4-a4 xf2"),
];

const SHUTTLE: &[Step] = &[
    at("mill-open", records::OPEN, Threat, "a4-b4"),
    then("mill-close", "f2-d2", Row, "b4-a4 xd2"),
    at("mill-open-way", records::OPEN_WAY, Threat, "b6-d6"),
];

const DOUBLE: &[Step] = &[
    at("mill-swing", records::DOUBLE_SWING, Row, "a4-b4 xe5"),
    then("mill-swing-again", "g7-d7", Row, "b4-a4 xd7"),
    at("mill-swing-in", records::DOUBLE_IN, Row, "d5-d6 xe3"),
    then("mill-swing-out", "a4-b4", Row, "d6-d7 xb4"),
];

const BLOCKADE: &[Step] = &[
    at("mill-last-way", records::BLOCKADE_LAST, Win, "f2-d2"),
    at("mill-inside", records::BLOCKADE_INSIDE, Win, "e4-e3"),
    at("mill-quiet-win", records::BLOCKADE_OR_MILL, Win, "f6-d6"),
];

const FLYING: &[Step] = &[
    at("mill-fly", records::FLY, Row, "e3-g7 xb4"),
    at("mill-against-flyer", records::FLY_BLOCK, Block, "d1-a1"),
    at("mill-fly-win", records::FLY_WIN, Win, "e4-e3 xa7"),
];
