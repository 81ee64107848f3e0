//! The store as the bot uses it, on real files.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

mod announcements;
mod challenges;
mod crash;
mod lists;
mod model;
mod opening;
mod support;
mod turns;
