//! Puzzles: positions in which one turn wins. Pure: games go in, puzzles come out.

mod check;
mod effort;
mod mine;
mod proof;
mod puzzle;
mod rating;
mod search;
mod self_play;
mod sets;
mod symmetry;
mod theme;
mod turn;
mod verify;

pub use check::{BadAttempt, Judgement, check};
pub use effort::Effort;
pub use mine::{Mined, Miner, mine};
pub use puzzle::{BadPuzzle, Goal, MAX_STEPS, Puzzle, RATINGS, Step};
pub use rating::rate;
pub use search::Searcher;
pub use self_play::SelfPlay;
pub use sets::shipped;
pub use symmetry::Key;
pub use theme::Theme;
pub use verify::{Doubt, verify};
