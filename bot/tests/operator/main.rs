//! The operator's commands of the real program.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

mod beside;
mod copies;
mod data_of;
mod panics;
mod program;
mod recompute;
mod servers;
mod starts;
#[cfg(unix)]
mod stops;
mod supervised;
mod version;
