//! How to play the games well. Pure: a record goes in, a turn and its evaluation come out. It knows `games` alone: no
//! I/O, no players, and no clock but a limit that is given as nodes or as a question ("may I go on?").
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
//! itself, for repetition. What a position is worth comes from [`evaluate`], one file for each family of games. The last
//! stones of Dara are solved: [`Endings`].

mod bits;
mod endings;
mod evaluate;
pub mod fitting;
mod level;
mod limit;
mod patterns;
mod random;
mod score;
mod search;
mod style;
mod table;
mod thought;
mod weights;

pub use endings::{BadEndings, Count, Ending, Endings};
pub use level::{Level, Skill};
pub use limit::Limit;
pub use score::{STEEPNESS, Score, win_chance};
pub use style::Style;
pub use thought::{Engine, Thought};
