//! How games come about: challenges, rematches, and strangers who look for each other.

pub(crate) mod challenges;
pub(crate) mod seeks;
