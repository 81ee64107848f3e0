//! The operator's commands of the real program.

mod beside;
mod command;
mod copies;
mod data_of;
mod panics;
mod recompute;
mod servers;
mod starts;
#[cfg(unix)]
mod stops;
mod supervised;
mod version;
mod world;
