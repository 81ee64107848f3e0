//! The operator's commands of the real program.

mod backups;
mod beside;
mod command;
mod compose;
mod copies;
mod data_of;
#[cfg(target_os = "linux")]
mod doctor;
#[cfg(target_os = "linux")]
mod first_hour;
mod panics;
mod recompute;
mod servers;
mod starts;
#[cfg(unix)]
mod stops;
mod supervised;
mod version;
mod world;
