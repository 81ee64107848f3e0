//! Dara once more, slowly, in the words of the rules: a table of squares, squares as text, no bits and
//! nothing remembered that can be counted again. It shares no code with the crate, not even the types of
//! actions.
#![expect(clippy::cast_sign_loss, clippy::cast_possible_truncation, reason = "every number here is below 12")]
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

const FILES: i8 = 5;
const RANKS: i8 = 6;

/// File and rank, from 0.
pub(crate) type At = (i8, i8);

/// Who stands where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cells([[Option<u8>; 6]; 5]);

#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the table of the rules in its plainest form")]
pub(crate) struct Rules {
    pub(crate) take_any: bool,
    pub(crate) ten_wins: bool,
    pub(crate) back_allowed: bool,
    pub(crate) row_drops: bool,
    pub(crate) bound: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Due {
    Drop,
    Move,
    Take,
}

/// What repetition compares: squares, hands, player to act, stage.
type Arisen = (Cells, [u8; 2], usize, Due);

#[derive(Clone, Debug)]
pub(crate) struct Literal {
    pub(crate) rules: Rules,
    cells: Cells,
    pub(crate) hand: [u8; 2],
    pub(crate) captured_from: [u8; 2],
    pub(crate) aside: [u8; 2],
    pub(crate) turn: usize,
    pub(crate) due: Due,
    previous: [Option<(At, At)>; 2],
    arisen: Vec<Arisen>,
    quiet: [u32; 2],
    /// `1`, `2` or `draw`, and the reason.
    pub(crate) over: Option<(&'static str, &'static str)>,
    pub(crate) skipped: BTreeSet<usize>,
    pub(crate) made: BTreeSet<String>,
}

pub(crate) fn name((file, rank): At) -> String {
    format!("{}{}", ["a", "b", "c", "d", "e"][file as usize], rank + 1)
}

fn squares() -> Vec<At> {
    (0..FILES).flat_map(|file| (0..RANKS).map(move |rank| (file, rank))).collect()
}

fn beside((file, rank): At) -> Vec<At> {
    let around = [(file - 1, rank), (file, rank - 1), (file, rank + 1), (file + 1, rank)];
    around
        .into_iter()
        .filter(|&(file, rank)| (0..FILES).contains(&file) && (0..RANKS).contains(&rank))
        .collect()
}

impl Cells {
    fn at(&self, (file, rank): At) -> Option<usize> {
        if (0..FILES).contains(&file) && (0..RANKS).contains(&rank) {
            self.0[file as usize][rank as usize].map(usize::from)
        } else {
            None
        }
    }

    fn with(mut self, (file, rank): At, owner: Option<usize>) -> Self {
        self.0[file as usize][rank as usize] = owner.map(|owner| owner as u8);
        self
    }

    /// The squares of a player.
    fn of(&self, player: usize) -> Vec<At> {
        squares().into_iter().filter(|&at| self.at(at) == Some(player)).collect()
    }

    /// The maximal run of the owner's stones through a square, one for each axis.
    fn runs(&self, (file, rank): At) -> [Vec<At>; 2] {
        let owner = self.at((file, rank));
        [(1, 0), (0, 1)].map(|(right, up)| {
            let mut run = vec![(file, rank)];
            for way in [-1, 1] {
                let mut next = (file + way * right, rank + way * up);
                while owner.is_some() && self.at(next) == owner {
                    run.push(next);
                    next = (next.0 + way * right, next.1 + way * up);
                }
            }
            run.sort_unstable();
            run
        })
    }

    /// Every row of a player: runs of exactly three.
    fn rows(&self, player: usize) -> BTreeSet<Vec<At>> {
        self.of(player).into_iter().flat_map(|at| self.runs(at)).filter(|run| run.len() == 3).collect()
    }

    /// The longest run through a square where a player has come.
    fn longest(&self, at: At) -> usize {
        self.runs(at).iter().map(Vec::len).max().unwrap()
    }
}

impl Literal {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            rules,
            cells: Cells([[None; 6]; 5]),
            hand: [12; 2],
            captured_from: [0; 2],
            aside: [0; 2],
            turn: 0,
            due: Due::Drop,
            previous: [None; 2],
            arisen: Vec::new(),
            quiet: [0; 2],
            over: None,
            skipped: BTreeSet::new(),
            made: BTreeSet::new(),
        }
    }

    pub(crate) fn at(&self, at: At) -> Option<usize> {
        self.cells.at(at)
    }

    /// The squares that stand in a row, of either player.
    pub(crate) fn in_rows(&self) -> BTreeSet<At> {
        [0, 1].into_iter().flat_map(|player| self.cells.rows(player)).flatten().collect()
    }

    fn drops(&self, player: usize) -> Vec<At> {
        let longest_allowed = if self.rules.row_drops { 3 } else { 2 };
        let empty = squares().into_iter().filter(|&at| self.at(at).is_none() && self.hand[player] > 0);
        empty.filter(|&at| self.cells.with(at, Some(player)).longest(at) <= longest_allowed).collect()
    }

    fn moves(&self, player: usize) -> Vec<(At, At)> {
        let own = self.cells.of(player).into_iter();
        own.flat_map(|from| beside(from).into_iter().map(move |to| (from, to)))
            .filter(|&(_, to)| self.at(to).is_none())
            .filter(|&(from, to)| self.cells.with(from, None).with(to, Some(player)).longest(to) <= 3)
            .filter(|&(from, to)| self.rules.back_allowed || self.previous[player] != Some((to, from)))
            .collect()
    }

    fn takes(&self, player: usize) -> Vec<At> {
        let rows = self.in_rows();
        self.cells.of(1 - player).into_iter().filter(|at| self.rules.take_any || !rows.contains(at)).collect()
    }

    /// Tokens, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        if self.over.is_some() {
            return Vec::new();
        }
        let mut tokens: Vec<String> = match self.due {
            Due::Drop => self.drops(self.turn).into_iter().map(name).collect(),
            Due::Move => self
                .moves(self.turn)
                .into_iter()
                .map(|(from, to)| format!("{}-{}", name(from), name(to)))
                .collect(),
            Due::Take => self.takes(self.turn).into_iter().map(|at| format!("x{}", name(at))).collect(),
        };
        tokens.sort();
        tokens
    }

    /// Plays a token of [`Literal::legal`].
    pub(crate) fn play(&mut self, token: &str) {
        let squares: Vec<At> = token
            .trim_start_matches('x')
            .split('-')
            .map(|text| squares().into_iter().find(|&at| name(at) == text).unwrap())
            .collect();
        let player = self.turn;
        self.skipped.clear();
        self.made.clear();
        match self.due {
            Due::Drop => {
                self.cells = self.cells.with(squares[0], Some(player));
                self.hand[player] -= 1;
                self.quiet = [0; 2];
                self.after_drop(player);
            }
            Due::Move => {
                let before = self.cells.rows(player);
                self.cells = self.cells.with(squares[0], None);
                self.cells = self.cells.with(squares[1], Some(player));
                self.previous[player] = Some((squares[0], squares[1]));
                let new: Vec<Vec<At>> = self.cells.rows(player).difference(&before).cloned().collect();
                self.made = new.iter().flatten().copied().map(name).collect();
                if new.is_empty() || self.takes(player).is_empty() {
                    self.quiet[player] += 1;
                    self.after_turn(player);
                } else {
                    self.due = Due::Take;
                    self.look_for_end(false);
                }
            }
            Due::Take => {
                self.cells = self.cells.with(squares[0], None);
                self.captured_from[1 - player] += 1;
                self.quiet = [0; 2];
                self.due = Due::Move;
                self.after_turn(player);
            }
        }
    }

    fn after_drop(&mut self, player: usize) {
        for next in [1 - player, player] {
            if self.drops(next).is_empty() {
                self.aside[next] += self.hand[next];
                self.hand[next] = 0;
            } else {
                if next == player {
                    self.skipped.insert(1 - player);
                }
                self.turn = next;
                self.look_for_end(true);
                return;
            }
        }
        self.due = Due::Move;
        self.after_turn(1);
    }

    fn after_turn(&mut self, player: usize) {
        self.turn = 1 - player;
        if self.won() {
            return;
        }
        for _ in 0..4 {
            if !self.moves(self.turn).is_empty() {
                self.look_for_end(true);
                return;
            }
            self.skipped.insert(self.turn);
            self.previous[self.turn] = None;
            self.quiet[self.turn] += 1;
            self.turn = 1 - self.turn;
        }
        self.skipped.clear();
        self.over = Some(("draw", "blocked"));
    }

    fn won(&mut self) -> bool {
        for (winner, loser) in [("1", 1), ("2", 0)] {
            let left = squares().into_iter().filter(|&at| self.at(at) == Some(loser)).count()
                + usize::from(self.hand[loser]);
            if self.rules.ten_wins && self.captured_from[loser] == 10 {
                self.over = Some((winner, "ten"));
            } else if left < 3 {
                self.over = Some((winner, "stones"));
            }
        }
        self.over.is_some()
    }

    fn look_for_end(&mut self, turn_complete: bool) {
        let now = (self.cells, self.hand, self.turn, self.due);
        self.arisen.push(now);
        if self.arisen.iter().filter(|&then| *then == now).count() == 3 {
            self.over = Some(("draw", "repetition"));
        } else if turn_complete && self.quiet.iter().all(|&turns| turns >= self.rules.bound) {
            self.over = Some(("draw", "bound"));
        }
    }
}
