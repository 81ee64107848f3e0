//! Buttons to learn: the puzzle of the day, lessons, practice games and puzzles.

pub mod daily;
pub mod lesson;
pub mod practice;
pub mod puzzle;
