//! The program from the outside: failures, outages, stops, attacks, load, its log.

pub(crate) mod faults;
pub(crate) mod hostile;
mod load;
mod logged;
mod outage;
mod over_http;
mod restarts;
mod stops;
pub(crate) mod watching;
