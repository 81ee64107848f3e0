//! The endgame tablebase: how many turns each position with few stones is from its end.
//!
//! Dara has one for its move phase with three stones each, and with four against three; Morris with three flying pieces
//! against three to six. Nothing here reads a file or a clock: callers keep the bytes.

mod bytes;
mod choice;
mod count;
mod dara;
mod morris;
mod packed;
mod ranking;
mod reader;
mod solved;
mod turns;

use std::fmt;

use games::{RuleSet, lookahead::Node};

pub(crate) use choice::Answer;
pub use count::Count;
pub use reader::BadTablebase;
pub use solved::Solved;

use dara::Dara;
use morris::Morris;

/// The solved positions of a rule set.
pub struct Tablebase(Tables);

/// The tables of each game that has some.
enum Tables {
    Dara(Dara),
    Morris(Morris),
}

/// What can be solved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Solvable {
    Dara(games::dara::Options),
    Morris,
}

impl Solvable {
    fn of(rules: RuleSet) -> Option<Self> {
        match rules {
            RuleSet::Dara(options) => dara::solved_rules(options).map(Self::Dara),
            RuleSet::Morris(options) => morris::is_solved(options).then_some(Self::Morris),
            _ => None,
        }
    }
}

impl fmt::Debug for Tablebase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tablebase")
            .field("rules", &self.rules().to_string())
            .field("most_stones", &self.most_stones())
            .finish_non_exhaustive()
    }
}

impl Tablebase {
    /// The most stones on the board that a tablebase can have: nine in Morris, seven in Dara.
    pub const MOST_STONES: u32 = 9;

    /// Whether a rule set can have a tablebase: `dara:traditional`, `dara:niger`, `morris:nine`, and house rules whose
    /// move phase is the same.
    pub fn exists_for(rules: RuleSet) -> bool {
        Solvable::of(rules).is_some()
    }

    /// Solves the positions with at most this many stones on the board, at least six. It takes minutes in Dara, one in
    /// Morris. From time to time, `progress` is given the part of the work that is done, from 0 to 1, and returns whether
    /// to go on. `None` if it returns false, or if these rules can't have a tablebase.
    pub fn compute(rules: RuleSet, most_stones: u32, mut progress: impl FnMut(f64) -> bool) -> Option<Self> {
        Some(Self(match Solvable::of(rules)? {
            Solvable::Dara(options) => Tables::Dara(Dara::compute(options, most_stones, &mut progress)?),
            Solvable::Morris => Tables::Morris(Morris::compute(most_stones, &mut progress)?),
        }))
    }

    /// The rule set that it was computed for.
    pub const fn rules(&self) -> RuleSet {
        match &self.0 {
            Tables::Dara(dara) => RuleSet::Dara(dara.options),
            Tables::Morris(_) => RuleSet::Morris(games::morris::Options::NINE),
        }
    }

    /// Whether it is right for a rule set.
    pub fn is_for(&self, rules: RuleSet) -> bool {
        Solvable::of(rules) == Solvable::of(self.rules())
    }

    /// The most stones on the board for which it has positions.
    pub fn most_stones(&self) -> u32 {
        match &self.0 {
            Tables::Dara(dara) => dara.most_stones(),
            Tables::Morris(morris) => morris.most_stones(),
        }
    }

    /// The memory it takes, in bytes.
    pub fn size(&self) -> usize {
        match &self.0 {
            Tables::Dara(dara) => dara.size(),
            Tables::Morris(morris) => morris.size(),
        }
    }

    /// Counts all positions in which the side to move isn't skipped or blocked, images one by one. It takes a minute.
    pub fn count(&self) -> Vec<Count> {
        match &self.0 {
            Tables::Dara(dara) => dara.count(),
            Tables::Morris(morris) => morris.count(),
        }
    }

    /// How a position ends, whatever was played before: neither repetition nor the bound counts. It must be one of a game
    /// that the tablebase is for. `None` if it isn't in the tablebase, or if no move is due.
    pub fn look_up<N: Node>(&self, node: &N) -> Option<Solved> {
        self.distance(node).map(Solved::from_distance)
    }

    /// The same as a distance.
    #[inline]
    fn distance<N: Node>(&self, node: &N) -> Option<u8> {
        match &self.0 {
            Tables::Dara(dara) => dara.distance(node),
            Tables::Morris(morris) => morris.distance(node),
        }
    }
}
