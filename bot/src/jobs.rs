//! What happens without anyone asking: timers, deliveries, deletions, servers and members that left, channels that were
//! lost.

pub(crate) mod adjudicate;
pub(crate) mod analyses;
pub(crate) mod channels;
pub(crate) mod computer;
pub(crate) mod daily;
pub(crate) mod deleting;
pub(crate) mod deliver;
pub(crate) mod departed;
pub(crate) mod direct;
pub(crate) mod prune;
pub(crate) mod puzzles;
mod recurring;
pub(crate) mod roles;
pub(crate) mod rounds;
pub(crate) mod running;
pub(crate) mod scheduler;
mod season;
pub(crate) mod self_test;
pub(crate) mod servers;
pub(crate) mod upkeep;
mod votes;
mod week;
