//! Getting better: lessons, practice, puzzles, analyses, the rules.

pub mod analysis_queue;
pub mod daily;
pub mod practice;
pub mod puzzle;
