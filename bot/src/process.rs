//! The life of the program: settings, logging, start, supervision and exit.

#[cfg(feature = "jemalloc")]
pub(crate) mod allocator;
pub(crate) mod bot;
pub(crate) mod connection;
pub(crate) mod doctor;
pub mod exit;
pub(crate) mod holder;
pub(crate) mod logging;
pub(crate) mod monitor;
pub(crate) mod run;
pub(crate) mod settings;
