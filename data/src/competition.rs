//! Leagues, tournaments and ladders.

pub(crate) mod competitions;
