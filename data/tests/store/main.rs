//! The store as the bot uses it, on real files.

mod support;
mod turns;
