//! The endgame tablebase of Dara: how many turns each position with few stones is from its end.
//!
//! It has every position of the move phase with three stones each, and with four against three, the four to move. A
//! position with three to move against four is answered by looking at each of its turns. Nothing here reads a file or a
//! clock: callers keep the bytes.

mod bytes;
mod choice;
mod compute;
mod count;
mod packed;
mod ranking;
mod squares;
mod turns;

use std::{fmt, ops::ControlFlow};

use games::{
    RuleSet, Stage, StraightBack, Takeable, dara,
    lookahead::{Node, View},
};

pub use bytes::BadTablebase;
pub(crate) use choice::Answer;
pub use count::Count;

use packed::Packed;
use ranking::Ranking;
use turns::{Prospects, Stones, Turns, after_turn};

/// How a position ends if neither side errs, for the side to move. Turns of both sides are counted, the last one and
/// skipped ones included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// Won by the last of this many turns.
    Won(u8),
    /// Neither side can force a win.
    Drawn,
    /// Lost by the last of this many turns.
    Lost(u8),
}

impl Solved {
    pub(crate) const fn from_distance(distance: u8) -> Self {
        match distance {
            0 => Self::Drawn,
            win if win % 2 == 1 => Self::Won(win),
            loss => Self::Lost(loss),
        }
    }
}

/// The distances of positions with this many stones.
#[derive(Clone)]
struct Table {
    ranking: Ranking,
    distances: Packed,
}

impl Table {
    /// The distance of a position whose side to move has the larger set.
    #[inline]
    fn get(&self, Stones { mover, other }: Stones) -> u8 {
        self.distances.get(self.ranking.index(mover, other))
    }

    const fn size(&self) -> usize {
        self.ranking.size() + Packed::bytes_for(self.ranking.len())
    }
}

/// The solved positions of one of Dara's rule sets.
#[derive(Clone)]
pub struct Tablebase {
    options: dara::Options,
    three: Table,
    four: Option<Table>,
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
    /// The most stones on the board that a tablebase can have.
    pub const MOST_STONES: u32 = 7;

    /// The rules under which a rule set's move phase is solved; `None` if it isn't. How stones were dropped no longer
    /// matters, and the bound is checked during play.
    fn options(rules: RuleSet) -> Option<dara::Options> {
        let RuleSet::Dara(options) = rules else { return None };
        // With ten stones taken of twelve, fewer than three are left as well.
        (options.take == Takeable::Free && options.back == StraightBack::Allowed)
            .then_some(dara::Options::TRADITIONAL)
    }

    /// Whether a rule set can have a tablebase: `dara:traditional`, `dara:niger`, and house rules whose move
    /// phase is the same.
    pub fn exists_for(rules: RuleSet) -> bool {
        Self::options(rules).is_some()
    }

    /// Solves the positions with at most this many stones on the board, six or [`Tablebase::MOST_STONES`]. It takes
    /// minutes. From time to time, `progress` is given the part of the work that is done, from 0 to 1, and returns whether
    /// to go on. `None` if it returns false, or if these rules can't have a tablebase.
    pub fn compute(rules: RuleSet, most_stones: u32, mut progress: impl FnMut(f64) -> bool) -> Option<Self> {
        let options = Self::options(rules)?;
        let most_stones = most_stones.clamp(Self::MOST_STONES - 1, Self::MOST_STONES);
        let sizes: Vec<[u32; 2]> =
            [[3, 3], [4, 3]].into_iter().filter(|[a, b]| a + b <= most_stones).collect();
        let all = sizes.iter().map(|&counts| compute::Progress::cost(Ranking::new(counts).len())).sum();
        let mut progress = compute::Progress { see: &mut progress, done: 0, all };
        let place = |stones, side| options.move_phase(stones, side);
        let three = compute::table(place, [3, 3], None, &mut progress)?;
        let four = if most_stones >= Self::MOST_STONES {
            progress.done = compute::Progress::cost(three.ranking.len());
            Some(compute::table(place, [4, 3], Some(&three), &mut progress)?)
        } else {
            None
        };
        Some(Self { options, three, four })
    }

    /// The rule set that it was computed for.
    pub const fn rules(&self) -> RuleSet {
        RuleSet::Dara(self.options)
    }

    /// Whether it is right for a rule set.
    pub fn is_for(&self, rules: RuleSet) -> bool {
        Self::options(rules) == Some(self.options)
    }

    /// The most stones on the board for which it has positions.
    pub const fn most_stones(&self) -> u32 {
        if self.four.is_some() { Self::MOST_STONES } else { Self::MOST_STONES - 1 }
    }

    /// The memory it takes, in bytes.
    pub fn size(&self) -> usize {
        self.three.size() + self.four.as_ref().map_or(0, Table::size)
    }

    /// How a position ends, whatever was played before: neither repetition nor the bound counts. It must be one of a game
    /// that the tablebase is for. `None` if it isn't in the tablebase, or if no move is due.
    pub fn look_up<N: Node>(&self, node: &N) -> Option<Solved> {
        self.distance(node).map(Solved::from_distance)
    }

    /// The same as a distance.
    #[inline]
    fn distance<N: Node>(&self, node: &N) -> Option<u8> {
        let View::Rows { stones: [first, second], .. } = node.view() else { return None };
        // The search asks at every node, and most have too many stones.
        if (first | second).count_ones() > self.most_stones() {
            return None;
        }
        let stones = Stones::of(node)?;
        match (stones.counts(), &self.four) {
            ([3, 3], _) if Self::moves(node) => Some(self.three.get(stones)),
            ([4, 3], Some(four)) if Self::moves(node) => Some(four.get(stones)),
            ([3, 4], Some(four)) if Self::moves(node) => Some(self.by_turns(node, four)),
            _ => None,
        }
    }

    fn moves<N: Node>(node: &N) -> bool {
        node.stage() == Stage::Move && node.outcome().is_none()
    }

    /// The distance of a position with three stones to move against four, by what its turns lead to.
    fn by_turns<N: Node>(&self, node: &N, four: &Table) -> u8 {
        let mover = node.to_act().side();
        let mut prospects = Prospects::NONE;
        let _ = Turns::new().each(node, &mut |_, child: &N| {
            prospects.add(after_turn(child, mover, |stones| match stones.counts() {
                [4, 3] => four.get(stones),
                [3, 3] => self.three.get(stones),
                // Three stones can't keep four from moving, so the four are never skipped.
                _ => 0,
            }));
            ControlFlow::<()>::Continue(())
        });
        prospects.distance()
    }
}
