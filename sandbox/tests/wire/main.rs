//! A bot over bare HTTP: what Discord refuses, the sandbox refuses with the same codes and records as a violation.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod client;
mod elsewhere;
mod endpoints;
mod faults;
mod interactions;
mod menus;
mod messages;
mod page;
mod persistence;
mod registration;
mod roles;
mod shown;
