//! The endgame of Morris with flying, by the letter of its rules and without a past, so that any position can be set up.
//!
//! A test compares it with the rules that are played by.

use std::sync::LazyLock;

use games::{
    Action, DrawReason, Game, Outcome, Seat, Side, Square, Stage, WinReason,
    lookahead::{Advance, Node, View, Visitor},
};

/// After how many turns without a take the game is drawn: fifty of each player.
const BOUND: u32 = 100;

/// The board as the rules have it: the lines, and by point the points one step away.
struct Board {
    lines: &'static [u64],
    neighbours: &'static [u64],
}

static BOARD: LazyLock<Board> = LazyLock::new(|| {
    struct Reads;

    impl Visitor for Reads {
        type Output = Board;

        fn visit<N: Node>(self, node: N) -> Board {
            let View::Points { lines, neighbours, .. } = node.view() else { panic!("Morris has points") };
            Board { lines, neighbours }
        }
    }

    Game::Morris.default_rules().start().look_ahead(Reads)
});

/// The points, in the order of the bits.
const POINTS: &str = "a1 a4 a7 b2 b4 b6 c3 c4 c5 d1 d2 d3 d5 d6 d7 e3 e4 e5 f2 f4 f6 g1 g4 g7";

fn square(point: usize) -> Square {
    let name = POINTS.split(' ').nth(point).expect("24 points");
    name.parse().expect("a square")
}

/// A position after the last drop.
#[derive(Clone, Debug)]
pub(crate) struct Mill {
    pieces: [u64; 2],
    to_act: Side,
    take_due: bool,
    /// Turns since the last take.
    quiet: u32,
    outcome: Option<Outcome>,
}

/// A move from one point to another, or a take.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Ply {
    Move(usize, usize),
    Take(usize),
}

impl Mill {
    /// A position with these pieces, of the first side and the second, in the numbering of [`View::Points`].
    pub(crate) fn new(pieces: [u64; 2], to_act: Side) -> Self {
        let mut mill = Self { pieces, to_act, take_due: false, quiet: 0, outcome: None };
        mill.end_if_decided();
        mill
    }

    /// The points by their bits: files and ranks from the middle of the board.
    pub(crate) fn points() -> Vec<(i32, i32)> {
        let from_middle = |letter: u8, middle: u8| i32::from(letter) - i32::from(middle);
        let names = POINTS.split(' ').map(str::as_bytes);
        names.map(|name| (from_middle(name[0], b'd'), from_middle(name[1], b'4'))).collect()
    }

    fn own(&self) -> u64 {
        self.pieces[self.to_act.index()]
    }

    fn others(&self) -> u64 {
        self.pieces[self.to_act.opponent().index()]
    }

    fn is_mill(pieces: u64, through: usize) -> bool {
        BOARD.lines.iter().any(|line| line >> through & 1 == 1 && line & !pieces == 0)
    }

    fn after_move(&self, from: usize, to: usize) -> u64 {
        self.own() & !(1 << from) | 1 << to
    }

    fn end_if_decided(&mut self) {
        let why = if self.own().count_ones() < 3 {
            WinReason::Stones
        } else if self.list().is_empty() {
            WinReason::Blocked
        } else {
            if self.quiet >= BOUND {
                self.outcome = Some(Outcome::Draw(DrawReason::Bound));
            }
            return;
        };
        self.outcome = Some(Outcome::Win { side: self.to_act.opponent(), why });
    }

    fn list(&self) -> Vec<Ply> {
        let of = |set: u64| (0..24_usize).filter(move |point| set >> point & 1 == 1);
        if self.take_due {
            let in_none = of(self.others()).filter(|&point| !Self::is_mill(self.others(), point));
            let mut takes: Vec<Ply> = in_none.map(Ply::Take).collect();
            if takes.is_empty() {
                takes = of(self.others()).map(Ply::Take).collect();
            }
            return takes;
        }
        let empty = !(self.pieces[0] | self.pieces[1]) & 0xFF_FFFF;
        let flies = self.own().count_ones() == 3;
        let targets = |from: usize| empty & if flies { u64::MAX } else { BOARD.neighbours[from] };
        of(self.own()).flat_map(|from| of(targets(from)).map(move |to| Ply::Move(from, to))).collect()
    }
}

impl Node for Mill {
    type Ply = Ply;

    fn to_act(&self) -> Seat {
        self.to_act.first_seat()
    }

    fn stage(&self) -> Stage {
        if self.take_due { Stage::Take } else { Stage::Move }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn hash(&self) -> u64 {
        let acts = (self.to_act.index() as u64) << 48 | u64::from(self.take_due) << 49;
        let mut hash = self.pieces[0] | self.pieces[1] << 24 | acts;
        for _ in 0..3 {
            hash = (hash ^ hash >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        }
        hash
    }

    fn quiet_turns_left(&self) -> u32 {
        BOUND.saturating_sub(self.quiet)
    }

    fn plies(&self, list: &mut Vec<Ply>) {
        if self.outcome.is_none() {
            list.extend(self.list());
        }
    }

    fn is_forcing(&self, ply: Ply) -> bool {
        match ply {
            Ply::Move(from, to) => Self::is_mill(self.after_move(from, to), to),
            Ply::Take(_) => true,
        }
    }

    fn takes(&self, ply: Ply) -> u8 {
        self.is_forcing(ply).into()
    }

    fn slot(ply: Ply) -> usize {
        match ply {
            Ply::Move(from, to) => 32 * from + to,
            Ply::Take(point) => 1_024 + point,
        }
    }

    fn action(ply: Ply) -> Action {
        match ply {
            Ply::Move(from, to) => Action::step(square(from), square(to)),
            Ply::Take(point) => Action::Take(square(point)),
        }
    }

    fn view(&self) -> View<'_> {
        View::Points { pieces: self.pieces, hands: [0, 0], lines: BOARD.lines, neighbours: BOARD.neighbours }
    }

    fn play(&mut self, ply: Ply) -> Advance {
        let taken = match ply {
            Ply::Move(from, to) => {
                let moved = self.after_move(from, to);
                self.take_due = Self::is_mill(moved, to);
                self.pieces[self.to_act.index()] = moved;
                false
            }
            Ply::Take(point) => {
                self.pieces[self.to_act.opponent().index()] &= !(1 << point);
                self.take_due = false;
                true
            }
        };
        let ends_turn = !self.take_due;
        if ends_turn {
            self.to_act = self.to_act.opponent();
            self.quiet = if taken { 0 } else { self.quiet + 1 };
            self.end_if_decided();
        }
        Advance { ends_turn, irreversible: taken }
    }
}
