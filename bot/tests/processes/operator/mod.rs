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

/// Makes a database look as if a newer version of the bot had written it.
fn make_newer(database: &std::path::Path) {
    let newer = rusqlite::Connection::open(database).unwrap();
    let sql = "UPDATE refinery_schema_history SET version = version + 1 WHERE version = ?1";
    newer.execute(sql, [data::latest_schema()]).unwrap();
}
