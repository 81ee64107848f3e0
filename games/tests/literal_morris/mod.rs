//! Morris written a second time, slowly and in the words of the rules: points are text, lines are found by sorting
//! them, and nothing is remembered that can be counted. It shares no code with the crate.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};

const POINTS: &str = "a7 d7 g7 b6 d6 f6 c5 d5 e5 a4 b4 c4 e4 f4 g4 c3 d3 e3 b2 d2 f2 a1 d1 g1";
const DIAGONALS: &str = "a7 b6 c5 g7 f6 e5 a1 b2 c3 g1 f2 e3";

type Point = &'static str;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    pub(crate) morabaraba: bool,
    pub(crate) flying: bool,
    pub(crate) bound: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    Drop,
    Move,
    Take,
}

/// What repetition compares: the pieces, the hands, the player to act, what is due, and the moves that are barred.
type Arisen = (BTreeMap<Point, usize>, [usize; 2], usize, Due, [Option<(Point, Point)>; 2]);

#[derive(Clone, Debug)]
pub(crate) struct Literal {
    rules: Rules,
    lines: Vec<[Point; 3]>,
    /// Who has a piece on which point.
    pub(crate) pieces: BTreeMap<Point, usize>,
    pub(crate) hand: [usize; 2],
    pub(crate) turn: usize,
    pub(crate) due: Due,
    /// Every turn so far: whether anything was dropped or taken in it.
    turns: Vec<bool>,
    /// Every position since the start.
    arisen: Vec<Arisen>,
    /// The moves since the endgame of Morabaraba began, or since the last take in it.
    endgame: Option<u32>,
    /// By player, the move that may not be made next if it closes a mill: from where, to where.
    back: [Option<(Point, Point)>; 2],
    /// The points of the mills that the last action made.
    pub(crate) made: BTreeSet<Point>,
    /// The winner, `1` or `2`, or `draw`, with the reason.
    pub(crate) over: Option<(&'static str, &'static str)>,
}

/// The lines along one direction: the points of each file or rank, in threes. The middle ones have two lines, one on
/// each side of the gap.
fn lines_along(of: impl Fn(Point) -> char) -> Vec<[Point; 3]> {
    let mut lines = BTreeMap::<char, Vec<Point>>::new();
    let mut points: Vec<Point> = POINTS.split(' ').collect();
    points.sort_unstable();
    for point in points {
        lines.entry(of(point)).or_default().push(point);
    }
    lines.values().flat_map(|line| line.chunks(3)).map(|three| three.try_into().unwrap()).collect()
}

fn all_lines(rules: Rules) -> Vec<[Point; 3]> {
    let mut lines = lines_along(|point| point.chars().next().unwrap());
    lines.extend(lines_along(|point| point.chars().nth(1).unwrap()));
    if rules.morabaraba {
        let diagonals: Vec<Point> = DIAGONALS.split(' ').collect();
        lines.extend(diagonals.chunks(3).map(|three| <[Point; 3]>::try_from(three).unwrap()));
    }
    lines
}

impl Rules {
    fn pieces(self) -> usize {
        if self.morabaraba { 12 } else { 9 }
    }
}

impl Literal {
    pub(crate) fn new(rules: Rules) -> Self {
        let hand = [rules.pieces(); 2];
        let arisen = vec![(BTreeMap::new(), hand, 0, Due::Drop, [None; 2])];
        Self {
            rules,
            lines: all_lines(rules),
            pieces: BTreeMap::new(),
            hand,
            turn: 0,
            due: Due::Drop,
            turns: Vec::new(),
            arisen,
            endgame: None,
            back: [None; 2],
            made: BTreeSet::new(),
            over: None,
        }
    }

    fn of(&self, player: usize) -> Vec<Point> {
        self.pieces.iter().filter(|&(_, &owner)| owner == player).map(|(&point, _)| point).collect()
    }

    fn empty(&self) -> Vec<Point> {
        POINTS.split(' ').filter(|point| !self.pieces.contains_key(point)).collect()
    }

    /// How many pieces a player has on the board and in hand.
    fn left(&self, player: usize) -> usize {
        self.of(player).len() + self.hand[player]
    }

    pub(crate) fn lost(&self, player: usize) -> usize {
        self.rules.pieces() - self.left(player)
    }

    /// The mills of a player.
    fn mills(&self, player: usize) -> Vec<[Point; 3]> {
        let filled = |line: &&[Point; 3]| line.iter().all(|point| self.pieces.get(point) == Some(&player));
        self.lines.iter().filter(filled).copied().collect()
    }

    pub(crate) fn in_mills(&self) -> BTreeSet<Point> {
        [0, 1].into_iter().flat_map(|player| self.mills(player)).flatten().collect()
    }

    /// A piece can be taken once someone has dropped three, which can be a mill.
    pub(crate) fn captures_began(&self) -> bool {
        self.hand.iter().any(|hand| self.rules.pieces() - hand >= 3)
    }

    fn are_neighbours(&self, from: Point, to: Point) -> bool {
        self.lines.iter().any(|&[one, middle, other]| {
            [(one, middle), (middle, one), (middle, other), (other, middle)].contains(&(from, to))
        })
    }

    fn moves(&self, player: usize) -> Vec<String> {
        let flies = self.rules.flying && self.left(player) == 3;
        let empty = self.empty();
        let from = self.of(player).into_iter();
        let moves = from.flat_map(|from| {
            let to = empty.iter().filter(move |&&to| flies || self.are_neighbours(from, to));
            let to = to
                .filter(move |&&to| self.back[player] != Some((from, to)) || !self.closes(player, from, to));
            to.map(move |to| format!("{from}-{to}"))
        });
        moves.collect()
    }

    /// Whether a player's move closes a mill.
    fn closes(&self, player: usize, from: Point, to: Point) -> bool {
        let mut moved = self.clone();
        moved.pieces.remove(from);
        moved.pieces.insert(to, player);
        moved.mills(player).iter().any(|mill| mill.contains(&to))
    }

    fn takes(&self, player: usize) -> Vec<String> {
        let enemies = self.of(1 - player);
        let mills = self.mills(1 - player);
        let free: Vec<Point> =
            enemies.iter().copied().filter(|point| !mills.iter().any(|mill| mill.contains(point))).collect();
        let taken = if free.is_empty() { enemies } else { free };
        taken.iter().map(|point| format!("x{point}")).collect()
    }

    /// The legal tokens, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let mut tokens = match self.due {
            _ if self.over.is_some() => Vec::new(),
            Due::Drop => self.empty().iter().map(ToString::to_string).collect(),
            Due::Move => self.moves(self.turn),
            Due::Take => self.takes(self.turn),
        };
        tokens.sort();
        tokens
    }

    /// How many sequences of exactly `depth` legal actions begin here.
    pub(crate) fn perft(&self, depth: usize) -> usize {
        let Some(below) = depth.checked_sub(1) else { return 1 };
        let after = |token: &String| {
            let mut next = self.clone();
            next.play(token);
            next.perft(below)
        };
        self.legal().iter().map(after).sum()
    }

    /// Plays a token of [`Literal::legal`].
    pub(crate) fn play(&mut self, token: &str) {
        let named = |name: &str| POINTS.split(' ').find(|&point| point == name).unwrap();
        let points: Vec<Point> = token.trim_start_matches('x').split('-').map(named).collect();
        let player = self.turn;
        self.made.clear();
        let lines: Vec<[Point; 3]> = match self.due {
            Due::Take => {
                self.pieces.remove(points[0]);
                // With the piece goes its ban.
                self.back[1 - player] = self.back[1 - player].filter(|&(from, _)| from != points[0]);
                self.endgame = self.endgame.map(|_| 0);
                Vec::new()
            }
            Due::Drop | Due::Move => {
                if self.due == Due::Drop {
                    self.hand[player] -= 1;
                } else {
                    let left_a_mill = self.mills(player).iter().any(|mill| mill.contains(&points[0]));
                    let barred =
                        self.rules.morabaraba && left_a_mill && self.closes(player, points[0], points[1]);
                    self.back[player] = barred.then_some((points[1], points[0]));
                    self.pieces.remove(points[0]);
                    self.endgame = self.endgame.map(|moves| moves + 1);
                }
                let to = *points.last().unwrap();
                self.pieces.insert(to, player);
                self.mills(player).into_iter().filter(|mill| mill.contains(&to)).collect()
            }
        };
        let moved = self.due == Due::Move;
        if lines.is_empty() {
            self.turns.push(!moved);
            self.turn = 1 - player;
            self.due = if self.hand == [0; 2] { Due::Move } else { Due::Drop };
        } else {
            self.made = lines.into_iter().flatten().collect();
            self.due = Due::Take;
        }
        if self.due == Due::Move && self.rules.morabaraba && (self.left(0) == 3 || self.left(1) == 3) {
            self.endgame = self.endgame.or(Some(0));
        }
        self.over = self.end();
    }

    fn end(&mut self) -> Option<(&'static str, &'static str)> {
        let now = (self.pieces.clone(), self.hand, self.turn, self.due, self.back);
        let winner = ["2", "1"][self.turn];
        if self.left(self.turn) < 3 {
            return Some((winner, "stones"));
        }
        if self.due == Due::Move && self.pieces.len() == 24 {
            return Some(("draw", "blocked"));
        }
        if self.due == Due::Move && self.moves(self.turn).is_empty() {
            return Some((winner, "blocked"));
        }
        if self.due == Due::Move && self.endgame.is_some_and(|moves| moves >= 20) {
            return Some(("draw", "reduced"));
        }
        self.arisen.push(now.clone());
        if self.arisen.iter().filter(|&then| *then == now).count() == 3 {
            return Some(("draw", "repetition"));
        }
        let quiet = self.turns.iter().rev().take_while(|&&progress| !progress).count();
        (self.due != Due::Take && quiet >= 2 * self.rules.bound).then_some(("draw", "bound"))
    }
}
