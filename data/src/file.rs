//! The engine that keeps the database in an SQLite file.

pub(crate) mod copying;
pub(crate) mod open;
pub(crate) mod owner;
pub(crate) mod wiping;
pub(crate) mod writer;
