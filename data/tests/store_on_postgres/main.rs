//! The store on a PostgreSQL server, which the tests start themselves: what it promises on any engine, and what happens when
//! several processes use it at once.

#![expect(clippy::expect_used, reason = "a test that cannot go on says why")]

#[path = "../store/contract.rs"]
mod contract;
mod deleted;
mod home;
mod races;
#[path = "../store/support.rs"]
mod support;
