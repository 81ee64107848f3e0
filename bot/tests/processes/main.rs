//! The real program as a child process: through faults, in a cluster, and as its operator runs it.
//!
//! All of it is one test binary, because most of these tests wait most of the time, and the tests of one binary run side by
//! side.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by a panic")]

#[cfg(target_os = "linux")]
#[expect(clippy::print_stdout, reason = "only the output of a test that fails is shown")]
mod cluster;
#[cfg(target_os = "linux")]
#[expect(clippy::print_stdout, reason = "only the output of a test that fails is shown")]
mod faults;
mod operator;
#[path = "../program/mod.rs"]
mod program;
