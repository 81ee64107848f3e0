//! The store on a PostgreSQL server: how it connects, what it refuses, what it survives, and the lease.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "these are tests, whose helpers show what they saw"
)]

mod connecting;
mod deadlines;
mod leases;
mod losses;
mod migrating;
mod pooler;
mod proxy;
mod refusals;
mod round_trips;
mod support;
mod tls;
mod wait;
