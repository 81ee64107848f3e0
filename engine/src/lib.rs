//! How to play the games well. Pure: a record goes in, a turn and its evaluation come out. It depends on `games` alone,
//! and has no I/O, no players and no clock: a limit is a number of nodes, or a callback that says whether to go on.
//!
//! ```
//! use engine::{Engine, Limit};
//! use games::Record;
//!
//! let record: Record = "morris:nine a1 d6 d1 d7".parse()?;
//! let thought = Engine::new().think(&record, Limit::nodes(2_000))?;
//! // Closes the mill on rank 1, and takes a stone with it.
//! assert_eq!(thought.turn[0].to_string(), "g1");
//! assert_eq!(thought.turn.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! One [`search`] plays every game: it works on [`games::lookahead::Node`], which has no past, and keeps the path
//! itself, for repetition. What a position is worth comes from [`evaluate`], one file for each family of games. Dara with
//! few stones left is solved: [`Tablebase`].

pub mod analysis;
mod attention;
mod avoiding;
mod bits;
mod choice;
mod evaluate;
pub mod fitting;
mod limit;
mod patterns;
mod random;
mod rings;
mod score;
mod search;
mod strength;
mod style;
mod table;
mod tablebase;
mod thought;
mod weights;

pub use avoiding::{AVOIDED, Avoiding};
pub use limit::Limit;
pub use score::{STEEPNESS, Score, win_chance};
pub use strength::{Skill, Strength};
pub use style::Style;
pub use tablebase::{BadTablebase, Count, Solved, Tablebase};
pub use thought::{Engine, Thought};
