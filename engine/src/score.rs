//! What a position is worth, and the chance to win that goes with it.

use crate::tablebase::Solved;

/// A worth in hundredths of a stone, for the side to act. Beyond [`WON`], how soon the game is won or lost.
pub type Score = i32;

/// The worth of a game that is won with the next action. Each action before that takes one off.
pub(crate) const MATE: Score = 30_000;
/// Scores from here on are wins that were found by search.
pub(crate) const WON: Score = MATE - 1_000;
/// Greater than every score.
pub(crate) const INFINITE: Score = MATE + 1;

/// How fast the chance to win grows with the score. The weights are fitted to it, so it's the same for every game: one extra
/// stone means a chance of 65 %.
pub const STEEPNESS: f64 = 0.006;

/// The score of a solved position: every turn is at least one action, and the last one takes, too.
pub(crate) fn of_solved(solved: Solved) -> Score {
    match solved {
        Solved::Won(turns) => MATE - Score::from(turns) - 1,
        Solved::Drawn => 0,
        Solved::Lost(turns) => Score::from(turns) + 1 - MATE,
    }
}

/// The chance to win from 0 to 1, a draw being half, for the side to act.
pub fn win_chance(score: Score) -> f64 {
    match score {
        WON.. => 1.0,
        _ if score <= -WON => 0.0,
        _ => 1.0 / (1.0 + (-STEEPNESS * f64::from(score)).exp()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_extra_stone_is_an_advantage_and_a_win_is_certain() {
        assert!((win_chance(100) - 0.65).abs() < 0.01);
        assert!((win_chance(100) + win_chance(-100) - 1.0).abs() < 1e-9);
        assert!((win_chance(MATE - 5) - 1.0).abs() < 1e-9 && win_chance(5 - MATE) < 1e-9);
    }
}
