//! Puzzles as players meet them: which one comes next, what an answer counts for, and the ratings.
//!
//! Pure. What a puzzle is, and whether a turn solves it, is known to the crate `puzzles`.
//!
//! | what | how |
//! | --- | --- |
//! | ratings | Glicko-2 as for games for two: a puzzle is an opponent who wins if the first try fails |
//! | what counts | a player's first try at a puzzle, decided by the first wrong turn, by giving up, or at the end |
//! | where | everywhere: a player has one puzzle rating for each game, in all servers |
//! | which comes next | one of the nearest in rating that the player hasn't seen, then the one seen longest ago: [`choose`] |

mod attempt;
mod choice;
mod standing;

pub use self::{
    attempt::{Answer, Attempt, AttemptOf, Decided},
    choice::{Candidate, NEAREST, choose},
    standing::{Moved, PuzzleStanding, estimate, rate},
};
