//! The store on a PostgreSQL server: how it connects, what it refuses, what it survives, and the lease.

mod connecting;
mod leases;
mod losses;
mod migrating;
mod refusals;
mod support;
mod tls;
