//! Puzzles: positions in which one turn wins. Pure: games go in, puzzles come out, and turns that a solver tries are judged.
//! It depends on `games` and `engine` alone, and has no I/O, clock or texts.
//!
//! A [`Puzzle`] is a record, the solver's turns with the replies between them, its [`Motif`]s and a rating. What holds for each:
//!
//! - **One turn wins.** It leads to a clear advantage (a chance to win of three in four or more) or a won game. Every other turn
//!   is at most even, or far worse: by 0.7 on a scale from −1, lost, to 1, won. Two orders of the same turn are one turn.
//! - **It isn't plain.** A search one turn deep, which follows rows and captures until it's quiet, prefers another first turn.
//! - **It follows a blunder**, which raised the chance to win by a fifth or more.
//! - A solution goes on as long as one turn wins, for up to five turns; the replies are the opponent's best. If nothing has
//!   been gained by then that can be seen, one more turn is asked for, such as a row, of which there may be several.
//! - **It pays.** In the solution or soon after it, something is gained that can be seen: a row and its take, two pieces, a
//!   blockade, the win.
//!
//! [`Miner`] finds them in games of people or of the engine ([`SelfPlay`]) in short steps, between which the caller can stop;
//! [`mine()`] does so in one go. [`check()`] judges a turn, [`aftermath()`] says how it goes on, [`verify()`] proves a puzzle again, and [`shipped`] has those that come with
//! the program. All limits are numbers of nodes, so the same game always leads to the same puzzles.
//!
//! ```
//! use puzzles::{Judgement, check, shipped};
//!
//! let puzzle = &shipped(games::Game::Dara)[0];
//! let mut engine = engine::Engine::new();
//! let judged = check(puzzle, 0, &puzzle.steps()[0].turn, &mut engine)?;
//! assert!(matches!(judged, Judgement::Right | Judgement::Solved { .. }));
//! # Ok::<(), puzzles::BadAttempt>(())
//! ```

mod check;
mod effort;
mod gain;
mod mine;
mod motif;
mod proof;
mod puzzle;
mod rating;
mod search;
mod self_play;
mod sets;
mod step;
mod symmetry;
mod turn;
mod verify;

pub use check::{BadAttempt, Judgement, aftermath, check};
pub use effort::Effort;
pub use mine::{Mined, Miner, follow, mine};
pub use motif::Motif;
pub use puzzle::{BadPuzzle, Goal, MAX_STEPS, Puzzle, RATINGS};
pub use search::Searcher;
pub use self_play::SelfPlay;
pub use sets::{offered, shipped};
pub use step::Step;
pub use symmetry::Key;
pub use turn::ends_turn;
pub use verify::{Doubt, verify};
