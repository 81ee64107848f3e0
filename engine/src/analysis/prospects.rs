//! Squares on which a side could make a row that takes if it were its turn, now or, in a drop phase without takes, once moves
//! begin.

use games::{
    DropTakes, Flying, Position, Setting,
    lookahead::{Node, View, Visitor},
};

/// How many pieces of Morris fly.
const FLY: u32 = 3;

/// How many such squares each side has; none in games without rows.
pub(super) fn row_squares(position: &Position) -> [u32; 2] {
    let settings = position.rules().settings();
    let drops_take = settings.contains(&Setting::DropTakes(DropTakes::Earned));
    let flies = settings.contains(&Setting::Flying(Flying::Allowed));
    position.look_ahead(Count { drops_take, flies })
}

struct Count {
    drops_take: bool,
    flies: bool,
}

impl Visitor for Count {
    type Output = [u32; 2];

    fn visit<N: Node>(self, node: N) -> [u32; 2] {
        match node.view() {
            View::Rows { stones, hands, files } => {
                let on_board = (0..7 * u32::from(files)).filter(|at| at % 7 < 6);
                let empty: Vec<u32> = on_board.filter(|at| (stones[0] | stones[1]) >> at & 1 == 0).collect();
                [0, 1].map(|side| {
                    let drops = self.drops_take && hands[side] > 0;
                    let squares = empty.iter().filter(|&&to| can_make_row(stones[side], to, drops));
                    u32::try_from(squares.count()).unwrap_or(u32::MAX)
                })
            }
            View::Points { pieces, hands, lines, neighbours } => {
                let empty = !(pieces[0] | pieces[1]);
                [0, 1].map(|side| {
                    let own = pieces[side];
                    let flies = self.flies && own.count_ones() <= FLY;
                    let comes = |line: u64, to: u64| {
                        let near = neighbours.get(to.trailing_zeros() as usize).copied().unwrap_or(0);
                        hands[side] > 0 || own & !line & if flies { u64::MAX } else { near } != 0
                    };
                    // Two lines can end on one point, so the points are collected before they are counted.
                    let lines = lines.iter().filter(|&&line| (line & own).count_ones() == 2);
                    let points =
                        lines.map(|&line| (line, line & empty)).filter(|&(line, to)| comes(line, to));
                    points.fold(0, |all, (_, to)| all | to).count_ones()
                })
            }
            View::Draughts { .. } | View::Stacks { .. } => [0, 0],
        }
    }
}

/// Whether a drop or else a step to a square makes a run of three, and none longer. Bits are file × 7 + rank.
fn can_make_row(own: u64, to: u32, drops: bool) -> bool {
    let makes_row = |own: u64| {
        let runs = [1, 7].map(|apart| run(own | 1 << to, to, apart));
        runs.contains(&3) && runs.iter().all(|&run| run <= 3)
    };
    if drops {
        return makes_row(own);
    }
    let near = [to.checked_sub(1), to.checked_sub(7), Some(to + 1), Some(to + 7)];
    near.into_iter().flatten().filter(|&from| own >> from & 1 == 1).any(|from| makes_row(own & !(1 << from)))
}

/// How long the run through a stone is along an axis.
fn run(own: u64, at: u32, apart: u32) -> u32 {
    let is_own = |at: &u32| own.checked_shr(*at).unwrap_or(0) & 1 == 1;
    let up = std::iter::successors(Some(at), |at| Some(at + apart)).take_while(is_own).count();
    let down = std::iter::successors(Some(at), |at| at.checked_sub(apart)).take_while(is_own).count();
    u32::try_from(up + down - 1).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use games::{Square, Stage};

    use super::*;

    fn squares(record: &str) -> [u32; 2] {
        row_squares(&record.parse().unwrap())
    }

    #[test]
    fn rows_of_dara_are_made_by_steps() {
        // b2 c2 and d3: a step to d2 would make a row. Of the second's a6, c6 and e6, none comes to b6 or d6.
        assert_eq!(squares("dara:traditional b2 a6 c2 c6 d3 e6"), [1, 0]);
        assert_eq!(squares("dara:traditional b2 a6 c2 c6 e2 e6"), [1, 0], "e2 steps to d2");
    }

    #[test]
    fn in_dala_drops_make_rows_too() {
        assert_eq!(squares("dala:standard c3 c4 d3 d4"), [2, 2]);
        assert_eq!(squares("dala:standard+drop-takes=no c3 c4 d3 d4"), [0, 0]);
    }

    #[test]
    fn mills_are_made_by_drops_and_moves() {
        assert_eq!(squares("morris:nine a1 d6 d1 b6"), [1, 1]);
        assert_eq!(squares("morris:nine a1 g1 d1 b6"), [0, 0]);
        assert_eq!(squares("damas:ruibal"), [0, 0]);
    }

    /// Dala has more rows: what a stone leaves of a run of four, and those that cross a run of four.
    #[test]
    fn a_square_is_counted_if_an_action_makes_a_row_there() {
        for rules in
            ["dara:traditional", "dara:niger", "dala:standard", "morris:nine", "morris:nine+flying=no"]
        {
            for seed in 0..6_u64 {
                let mut position: Position = rules.parse().unwrap();
                let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
                while let Some(seat) = position.to_act().filter(|_| position.ply() < 120) {
                    let legal = position.legal_actions();
                    let makes_row = |action| !position.clone().play(action).unwrap().row.is_empty();
                    let made = legal.iter().filter(|&&action| makes_row(action));
                    let made: HashSet<Square> =
                        made.filter_map(|made| made.squares().last().copied()).collect();
                    let counted = row_squares(&position)[seat.side().index()] as usize;
                    let drops_earn_nothing = position.stage() == Stage::Drop && rules.starts_with("dara");
                    if position.stage() != Stage::Take && !drops_earn_nothing {
                        let is_dala = rules.starts_with("dala");
                        assert!(counted == made.len() || is_dala && counted < made.len(), "{rules} {seed}");
                    }
                    state =
                        state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                    position.play(legal[(state >> 33) as usize % legal.len()]).unwrap();
                }
            }
        }
    }
}
