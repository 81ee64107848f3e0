//! Getting better: lessons, practice, puzzles, analyses, the rules.

pub(crate) mod analysis;
pub(crate) mod daily;
pub(crate) mod lesson;
pub(crate) mod practice;
pub(crate) mod puzzle;
pub(crate) mod puzzle_search;
pub(crate) mod rules;
