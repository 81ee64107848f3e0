//! Getting better: lessons, practice, puzzles, analyses, the rules.

pub mod analysis;
pub mod daily;
pub mod lesson;
pub mod practice;
pub mod puzzle;
pub mod rules;
#[cfg(test)]
mod tests;
