//! How many positions are won, drawn and lost.

use super::solved::Solved;

/// How many positions with this many stones are won, drawn and lost for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// The stones of the side to move, and of the other.
    pub stones: [u32; 2],
    /// How many are won.
    pub won: u64,
    /// How many are drawn.
    pub drawn: u64,
    /// How many are lost.
    pub lost: u64,
    /// The turns of the longest win.
    pub longest_win: u8,
    /// The turns of the longest loss.
    pub longest_loss: u8,
}

impl Count {
    pub(super) const NONE: Self =
        Self { stones: [0; 2], won: 0, drawn: 0, lost: 0, longest_win: 0, longest_loss: 0 };

    pub(super) const fn add(&mut self, solved: Solved, positions: u64) {
        match solved {
            Solved::Won(turns) => {
                self.won += positions;
                if turns > self.longest_win {
                    self.longest_win = turns;
                }
            }
            Solved::Drawn => self.drawn += positions,
            Solved::Lost(turns) => {
                self.lost += positions;
                if turns > self.longest_loss {
                    self.longest_loss = turns;
                }
            }
        }
    }
}
