//! Days, hours and time zones, and what comes to a server again and again: a puzzle each day, the week, the end of a season.

mod day;
mod local_time;
mod schedule;
mod zone;

pub(crate) use self::schedule::Dates;
pub use self::{
    day::{BadDay, BadHour, Day, Hour},
    schedule::{SPREAD, Schedule},
    zone::{BadZone, Zone},
};
