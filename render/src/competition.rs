//! Pictures of competitions: the [`crosstable`] of a division, the [`ranking`] of a Swiss tournament, and the
//! [`bracket`] of a knock-out.
//!
//! They know no language: callers provide all text. What doesn't fit is cut, so a picture's size is bounded.

pub(crate) mod bracket;
pub(crate) mod cell;
mod columns;
pub(crate) mod crosstable;
pub(crate) mod ranking;
mod result_box;
mod round_box;
mod sheet;
