//! Use cases on a store of their own, without Discord: whatever asked it would fail.

mod accept;
mod analysis;
mod challenge;
mod commit;
mod computer;
mod fair_play;
mod limits;
mod lost_channel;
mod puzzle_search;
mod puzzles;
mod seek;
mod server;
mod turn;
