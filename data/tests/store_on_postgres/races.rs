//! Two processes use one database at once: whatever they do at the same moment, it is as if one had been first.

mod at_once;
mod endings;
mod limits;
mod turns;
