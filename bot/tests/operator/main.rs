//! The operator's commands of the real program.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by a panic")]

mod copies;
mod data_of;
mod panics;
mod program;
mod recompute;
mod starts;
