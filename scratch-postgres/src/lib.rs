//! A PostgreSQL server for tests alone: it is started from the system's binaries in a temporary folder, and is gone once the
//! process that started it has ended, in whatever way.
//!
//! Test programs run no destructors of statics, and can be killed. So a small shell script watches over the server: it
//! reads from a pipe whose other end this process holds, and stops the server and removes the folder once the pipe ends.

mod cluster;
mod database;
mod origin;
mod owner;
mod pair;
mod processes;
mod programs;
mod shared;

pub use self::{
    cluster::{Builder, Cluster, Paused},
    database::Database,
    pair::Pair,
    programs::Programs,
    shared::shared,
};
