//! Rounds by hand. `tests/swiss.rs` compares with all pairings.
