//! Buttons that lead to a game: to begin one, and to seek one in the world.

pub mod begin;
pub mod world;
