//! Dara, Wali and Dala written a second time, slowly and in the words of the rules: squares are text, there are no
//! bits, and nothing is remembered that can be counted. It shares no code with the crate, not even the types of
//! actions.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cells;

use std::collections::BTreeSet;

pub(crate) use cells::At;
use cells::{Cells, name};

#[derive(Clone, Copy, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "the table of the rules in its plainest form")]
pub(crate) struct Rules {
    pub(crate) files: i8,
    pub(crate) take_any: bool,
    pub(crate) ten_wins: bool,
    /// A player with fewer stones left has lost.
    pub(crate) fewest: usize,
    pub(crate) drawn_at_two_each: bool,
    pub(crate) back_allowed: bool,
    pub(crate) longest_drop: usize,
    pub(crate) longest_move: usize,
    /// The longest run that earns a take.
    pub(crate) longest_row: usize,
    pub(crate) row_holds_the_mover: bool,
    pub(crate) beside_drops: bool,
    pub(crate) centre_first: bool,
    pub(crate) drops_take: bool,
    pub(crate) bound: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Due {
    Drop,
    Move,
    Take,
}

/// What repetition compares: the squares, the hands, the player to act, and the stage.
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
    pub(crate) moves_began: bool,
    previous: [Option<(At, At)>; 2],
    arisen: Vec<Arisen>,
    quiet: [u32; 2],
    /// The winner, `1` or `2`, or `draw`, with the reason.
    pub(crate) over: Option<(&'static str, &'static str)>,
    pub(crate) skipped: BTreeSet<usize>,
    pub(crate) made: BTreeSet<String>,
}

impl Literal {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            rules,
            cells: Cells::empty(rules.files),
            hand: [12; 2],
            captured_from: [0; 2],
            aside: [0; 2],
            turn: 0,
            due: Due::Drop,
            moves_began: false,
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

    /// The rows of a player.
    fn rows(&self, player: usize) -> BTreeSet<Vec<At>> {
        self.cells.runs(player, 3, self.rules.longest_row)
    }

    /// The squares that are in a row, of either player.
    pub(crate) fn in_rows(&self) -> BTreeSet<At> {
        [0, 1].into_iter().flat_map(|player| self.rows(player)).flatten().collect()
    }

    /// How many stones a player has dropped.
    fn dropped(&self, player: usize) -> u8 {
        12 - self.hand[player] - self.aside[player]
    }

    pub(crate) fn captures_began(&self) -> bool {
        self.moves_began || self.rules.drops_take && [0, 1].iter().any(|&player| self.dropped(player) >= 3)
    }

    fn drops(&self, player: usize) -> Vec<At> {
        let empty = self.cells.squares().into_iter();
        let empty = empty.filter(|&at| self.at(at).is_none() && self.hand[player] > 0);
        let centre_due = self.rules.centre_first && self.dropped(0) + self.dropped(1) < 4;
        let central = |at: &At| ["c3", "c4", "d3", "d4"].contains(&name(*at).as_str());
        empty
            .filter(|at| !centre_due || central(at))
            .filter(|&at| {
                let beside_own = self.cells.beside(at).iter().any(|&next| self.at(next) == Some(player));
                self.rules.beside_drops || !beside_own
            })
            .filter(|&at| self.cells.with(at, Some(player)).longest(at) <= self.rules.longest_drop)
            .collect()
    }

    fn moves(&self, player: usize) -> Vec<(At, At)> {
        let own = self.cells.of(player).into_iter();
        own.flat_map(|from| self.cells.beside(from).into_iter().map(move |to| (from, to)))
            .filter(|&(_, to)| self.at(to).is_none())
            .filter(|&(from, to)| {
                let moved = self.cells.with(from, None).with(to, Some(player));
                moved.longest(to) <= self.rules.longest_move
            })
            .filter(|&(from, to)| self.rules.back_allowed || self.previous[player] != Some((to, from)))
            .collect()
    }

    fn takes(&self, player: usize) -> Vec<At> {
        let enemy = self.cells.of(1 - player).into_iter();
        let protected: BTreeSet<At> = self.cells.runs(1 - player, 3, 6).into_iter().flatten().collect();
        enemy.filter(|at| self.rules.take_any || !protected.contains(at)).collect()
    }

    /// The legal tokens, sorted.
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

    /// How many sequences of exactly `depth` legal actions begin here.
    pub(crate) fn perft(&self, depth: usize) -> usize {
        if depth == 0 {
            return 1;
        }
        let after = |token: &String| {
            let mut next = self.clone();
            next.play(token);
            next.perft(depth - 1)
        };
        self.legal().iter().map(after).sum()
    }

    /// Plays a token of [`Literal::legal`].
    pub(crate) fn play(&mut self, token: &str) {
        let squares: Vec<At> = token
            .trim_start_matches('x')
            .split('-')
            .map(|text| self.cells.squares().into_iter().find(|&at| name(at) == text).unwrap())
            .collect();
        let player = self.turn;
        let before = self.rows(player);
        self.skipped.clear();
        self.made.clear();
        match self.due {
            Due::Drop => {
                self.cells = self.cells.with(squares[0], Some(player));
                self.hand[player] -= 1;
                self.quiet = [0; 2];
                if !self.rules.drops_take || !self.earns_a_take(player, &before, squares[0]) {
                    self.after_drop(player);
                }
            }
            Due::Move => {
                self.cells = self.cells.with(squares[0], None).with(squares[1], Some(player));
                self.previous[player] = Some((squares[0], squares[1]));
                if !self.earns_a_take(player, &before, squares[1]) {
                    self.quiet[player] += 1;
                    self.after_turn(player);
                }
            }
            Due::Take => {
                self.cells = self.cells.with(squares[0], None);
                self.captured_from[1 - player] += 1;
                self.quiet = [0; 2];
                if self.moves_began {
                    self.after_turn(player);
                } else {
                    self.after_drop(player);
                }
            }
        }
    }

    /// Finds new rows, and makes a take due if there are any and something can be taken.
    fn earns_a_take(&mut self, player: usize, before: &BTreeSet<Vec<At>>, mover: At) -> bool {
        let mut new: Vec<Vec<At>> = self.rows(player).difference(before).cloned().collect();
        new.retain(|row| !self.rules.row_holds_the_mover || row.contains(&mover));
        self.made = new.iter().flatten().copied().map(name).collect();
        if new.is_empty() || self.takes(player).is_empty() {
            return false;
        }
        self.due = Due::Take;
        self.look_for_end(false);
        true
    }

    fn after_drop(&mut self, player: usize) {
        if self.won() {
            return;
        }
        self.due = Due::Drop;
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
        self.moves_began = true;
        self.after_turn(1);
    }

    fn after_turn(&mut self, player: usize) {
        self.due = Due::Move;
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

    /// How many stones a player has on the board and in hand.
    fn left(&self, player: usize) -> usize {
        self.cells.of(player).len() + usize::from(self.hand[player])
    }

    fn won(&mut self) -> bool {
        for (winner, loser) in [("1", 1), ("2", 0)] {
            if self.rules.ten_wins && self.captured_from[loser] == 10 {
                self.over = Some((winner, "ten"));
            } else if self.left(loser) < self.rules.fewest {
                self.over = Some((winner, "stones"));
            }
        }
        self.over.is_some()
    }

    fn look_for_end(&mut self, turn_complete: bool) {
        let now = (self.cells, self.hand, self.turn, self.due);
        self.arisen.push(now);
        if self.rules.drawn_at_two_each && self.left(0) <= 2 && self.left(1) <= 2 {
            self.over = Some(("draw", "reduced"));
        } else if self.arisen.iter().filter(|&then| *then == now).count() == 3 {
            self.over = Some(("draw", "repetition"));
        } else if turn_complete && self.quiet.iter().all(|&turns| turns >= self.rules.bound) {
            self.over = Some(("draw", "bound"));
        }
    }
}
