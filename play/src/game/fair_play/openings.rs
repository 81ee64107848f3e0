//! Openings that everyone knows: those forced, and those that come up again and again.
//!
//! Counted in 300 games of the engine with itself for each game, see `engine/examples/openings.rs`, which writes
//! `openings.txt`: a position is common if one game in thirty comes to it.

use std::{collections::HashSet, sync::LazyLock};

use games::{Position, board_key};

static COMMON: LazyLock<HashSet<u64>> = LazyLock::new(|| {
    let records = include_str!("openings.txt").lines();
    // A test reads them all.
    records
        .filter_map(|record| record.parse::<Position>().ok())
        .map(|position| board_key(&position))
        .collect()
});

/// Whether a board is one of them.
pub(super) fn is_common(board: u64) -> bool {
    COMMON.contains(&board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_opening_can_be_read() {
        let records: Vec<&str> = include_str!("openings.txt").lines().collect();
        assert!(records.len() > 20 && records.iter().all(|record| record.parse::<Position>().is_ok()));
        for game in games::Game::ALL {
            let of_game = format!("{game}:");
            assert!(records.iter().any(|record| record.starts_with(&of_game)), "{game}");
        }
    }

    /// The first four drops of Dala always fill its centre.
    #[test]
    fn forced_openings_are_common() {
        for record in ["dala:standard c3 c4 d3 d4", "dala:standard c3 d4 d3 c4", "dala:standard d3 c4 c3 d4"]
        {
            assert!(is_common(board_key(&record.parse().unwrap())), "{record}");
        }
        assert!(!is_common(board_key(&"dara:traditional b3 c4 d1 e2 a6 c6 a1 e5".parse().unwrap())));
    }
}
