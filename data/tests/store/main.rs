//! The store as the bot uses it, on real files. What isn't only about files runs on PostgreSQL as well, see
//! `store_on_postgres`.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

#[path = "contract.rs"]
mod contract;
mod copies;
mod crash;
mod home;
mod opening;
mod progress;
mod support;
mod wiping;
mod writing_back;
