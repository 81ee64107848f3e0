//! How many positions are won, drawn and lost.

use games::{Side, lookahead::Node as _};

use super::{Solved, Table, Tablebase, ranking::Ranking, squares::to_view};

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
    const fn add(&mut self, solved: Solved, positions: u64) {
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

impl Tablebase {
    /// Counts all positions in which the side to move isn't skipped, mirror images one by one. It takes a minute.
    pub fn count(&self) -> Vec<Count> {
        let four = self.four.as_ref();
        let mut counts = vec![self.count_of([3, 3], &self.three, Side::First)];
        counts.extend(four.map(|four| self.count_of([4, 3], four, Side::First)));
        counts.extend(four.map(|four| self.count_of([3, 4], four, Side::Second)));
        counts
    }

    /// Counts the positions of one table, with the larger set or the other one to move.
    fn count_of(&self, stones: [u32; 2], table: &Table, to_act: Side) -> Count {
        let mut count = Count { stones, won: 0, drawn: 0, lost: 0, longest_win: 0, longest_loss: 0 };
        for number in 0..table.ranking.len() {
            let Some((first, second)) = table.ranking.position(number) else { continue };
            let stones = [first, second].map(to_view);
            let Some(node) = self.options.move_phase(stones, to_act) else { continue };
            if node.to_act().side() != to_act {
                continue;
            }
            let Some(solved) = self.look_up(&node) else { continue };
            count.add(solved, Ranking::images(first, second));
        }
        count
    }
}
