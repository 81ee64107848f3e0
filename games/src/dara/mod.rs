//! Dara (S000, S001, S004): drop twelve stones each, then step; a new row of three takes a stone.

mod legal;
mod lines;
mod options;

pub use options::{Options, PRESET_NAMES};

use legal::Legal;
use lines::{Bits, Direction, Rows};

use crate::{
    Action, Board, Effects, Goal, Illegal, Piece, PieceKind, Reserve, RowDrops, Seat, Side, Square,
    SquareSet, Stage, StraightBack, Takeable, WinReason,
    state::{State, Step},
};

/// The stones of each player.
pub const STONES: u8 = 12;

/// A player with fewer stones on the board and in hand has lost.
const FEWEST: u8 = 3;

/// So many captured stones win where that is the goal (S000).
const TEN: u8 = 10;

/// Five files and six ranks, without special squares.
pub const BOARD: Board =
    Board { files: lines::FILES, ranks: lines::RANKS, blocked: SquareSet::EMPTY, centres: SquareSet::EMPTY };

/// A position without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dara {
    options: Options,
    /// By side, as all pairs here.
    stones: [Bits; 2],
    reserves: [Reserve; 2],
    /// The step that each player made on his previous turn, where it may not be undone.
    last_step: [Option<(Bits, Bits)>; 2],
    actor: Side,
    /// Of the actor; always that of the other fields.
    legal: Legal,
}

impl Dara {
    pub(crate) fn new(options: Options) -> Self {
        Self {
            options,
            stones: [0; 2],
            reserves: [Reserve { hand: STONES, ..Reserve::default() }; 2],
            last_step: [None; 2],
            actor: Side::First,
            legal: Legal::drops(0, lines::ALL, options.row_drops),
        }
    }

    pub(crate) const fn options(&self) -> Options {
        self.options
    }

    const fn own(&self) -> Bits {
        self.stones[self.actor.index()]
    }

    const fn enemy(&self) -> Bits {
        self.stones[self.actor.opponent().index()]
    }

    const fn empty(&self) -> Bits {
        lines::ALL & !(self.stones[0] | self.stones[1])
    }

    /// The enemy stones that a row may take.
    const fn takeable(&self) -> Bits {
        match self.options.take {
            Takeable::Any => self.enemy(),
            Takeable::Free => self.enemy() & !Rows::of(self.enemy()).squares(),
        }
    }

    /// Gives the turn to `side`, to make a step.
    fn turn_to(&mut self, side: Side) {
        self.actor = side;
        self.legal = Legal::steps(self.own(), self.empty(), self.barred());
    }

    /// The step, from and to, that would take the actor's stone straight back.
    const fn barred(&self) -> Option<(Bits, Bits)> {
        match self.last_step[self.actor.index()] {
            Some((from, to)) => Some((to, from)),
            None => None,
        }
    }

    fn drop_on(&mut self, square: Bits, effects: &mut Effects) -> Step {
        let dropper = self.actor;
        self.stones[dropper.index()] |= square;
        self.reserves[dropper.index()].hand -= 1;
        self.next_drop(dropper, effects);
        Step { complete: true, progress: true, irreversible: true }
    }

    /// Gives the turn to whoever drops next, and begins the move phase when neither can.
    fn next_drop(&mut self, dropper: Side, effects: &mut Effects) {
        for side in [dropper.opponent(), dropper] {
            let hand = self.reserves[side.index()].hand;
            if hand == 0 {
                continue;
            }
            let legal = Legal::drops(self.stones[side.index()], self.empty(), self.options.row_drops);
            if !legal.is_empty() {
                if side == dropper {
                    effects.skipped.insert(dropper.opponent().first_seat());
                }
                self.actor = side;
                self.legal = legal;
                return;
            }
            // Squares only fill up: who cannot drop now never will.
            self.reserves[side.index()].hand = 0;
            self.reserves[side.index()].aside = hand;
            effects.set_aside[side.first_seat().index()] = hand;
        }
        effects.moves_began = true;
        self.turn_to(Side::First);
    }

    fn step(&mut self, from: Bits, to: Bits, effects: &mut Effects) -> Step {
        let own = &mut self.stones[self.actor.index()];
        let before = Rows::of(*own);
        *own ^= from | to;
        let made = Rows::of(*own).since(before).squares();
        if self.options.back == StraightBack::Barred {
            self.last_step[self.actor.index()] = Some((from, to));
        }
        if made != 0 {
            effects.row = lines::squares(made);
            let takeable = self.takeable();
            if takeable != 0 {
                self.legal = Legal::Takes(takeable);
                effects.take_due = true;
                return Step { complete: false, progress: false, irreversible: false };
            }
        }
        self.turn_to(self.actor.opponent());
        Step { complete: true, progress: false, irreversible: false }
    }

    fn take(&mut self, square: Bits, effects: &mut Effects) -> Step {
        let enemy = self.actor.opponent();
        self.stones[enemy.index()] &= !square;
        self.reserves[enemy.index()].lost += 1;
        effects.taken = lines::squares(square);
        self.turn_to(enemy);
        Step { complete: true, progress: true, irreversible: true }
    }

    fn drop_objection(&self, square: Square) -> Illegal {
        match (self.stage(), lines::bit(square)) {
            (Stage::Take, _) => Illegal::MustTakeFirst,
            (Stage::Move, _) => Illegal::WrongStage { due: Stage::Move },
            (_, None) => Illegal::OffBoard(square),
            (_, Some(bit)) if self.empty() & bit == 0 => Illegal::Occupied(square),
            _ => match self.options.row_drops {
                RowDrops::Allowed => Illegal::FourInARow(square),
                RowDrops::Barred => Illegal::ThreeInARow(square),
            },
        }
    }

    fn move_objection(&self, squares: &[Square]) -> Illegal {
        let &[from, to] = squares else { return Illegal::NoSuchAction };
        match self.stage() {
            Stage::Take => return Illegal::MustTakeFirst,
            Stage::Drop => return Illegal::WrongStage { due: Stage::Drop },
            Stage::Move => {}
        }
        let Some(origin) = lines::bit(from) else { return Illegal::OffBoard(from) };
        let Some(target) = lines::bit(to) else { return Illegal::OffBoard(to) };
        if self.empty() & origin != 0 {
            Illegal::Empty(from)
        } else if self.enemy() & origin != 0 {
            Illegal::NotYourStone(from)
        } else if Direction::ALL.iter().all(|direction| direction.shift(origin) != target) {
            Illegal::NotAdjacent { from, to }
        } else if self.empty() & target == 0 {
            Illegal::Occupied(to)
        } else if self.barred() == Some((origin, target)) {
            Illegal::StraightBack { from, to }
        } else {
            Illegal::FourInARow(to)
        }
    }

    fn take_objection(&self, square: Square) -> Illegal {
        match (self.stage(), lines::bit(square)) {
            (Stage::Drop | Stage::Move, _) => Illegal::NothingToTake,
            (_, None) => Illegal::OffBoard(square),
            (_, Some(bit)) if self.empty() & bit != 0 => Illegal::Empty(square),
            (_, Some(bit)) if self.own() & bit != 0 => Illegal::OwnStone(square),
            _ => Illegal::StandsInARow(square),
        }
    }
}

impl State for Dara {
    /// Exact: 30 bits a side, the actor, the stage. Hands follow from the stones, since positions are compared only as far back as
    /// the last stone that was dropped or taken.
    type Key = u64;

    fn seats(&self) -> usize {
        2
    }

    fn bound(&self) -> u32 {
        self.options.bound.get().into()
    }

    fn actor(&self) -> Seat {
        self.actor.first_seat()
    }

    fn stage(&self) -> Stage {
        self.legal.stage()
    }

    fn key(&self) -> u64 {
        let [first, second] = self.stones.map(u64::from);
        let take_due = u64::from(matches!(self.legal, Legal::Takes(_)));
        first | second << 30 | (self.actor.index() as u64) << 60 | take_due << 61
    }

    fn list(&self, list: &mut Vec<Action>) {
        self.legal.list(list);
    }

    fn allows(&self, action: Action) -> bool {
        self.legal.contains(action)
    }

    fn can_act(&self) -> bool {
        !self.legal.is_empty()
    }

    fn objection(&self, action: Action) -> Illegal {
        match action {
            Action::Drop(square) => self.drop_objection(square),
            Action::Move(path) => self.move_objection(path.squares()),
            Action::Take(square) => self.take_objection(square),
            Action::Jump(_) | Action::Huff(_) | Action::Force => Illegal::NoSuchAction,
        }
    }

    fn apply(&mut self, action: Action, effects: &mut Effects) -> Step {
        let mut bits = action.squares().iter().map(|&square| lines::bit(square).unwrap_or(0));
        let (first, second) = (bits.next().unwrap_or(0), bits.next().unwrap_or(0));
        match self.stage() {
            Stage::Drop => self.drop_on(first, effects),
            Stage::Move => self.step(first, second, effects),
            Stage::Take => self.take(first, effects),
        }
    }

    fn pass(&mut self) {
        // Decided: a skipped turn lifts the ban on going straight back.
        self.last_step[self.actor.index()] = None;
        self.turn_to(self.actor.opponent());
    }

    fn winner(&self) -> Option<(Side, WinReason)> {
        [Side::First, Side::Second].into_iter().find_map(|loser| {
            let Reserve { lost, aside, .. } = self.reserves[loser.index()];
            let why = if self.options.win == Goal::Ten && lost >= TEN {
                WinReason::Ten
            } else if STONES - lost - aside < FEWEST {
                WinReason::Stones
            } else {
                return None;
            };
            Some((loser.opponent(), why))
        })
    }

    fn pieces(&self, see: &mut dyn FnMut(Square, Piece)) {
        for side in [Side::First, Side::Second] {
            let piece = Piece { seat: side.first_seat(), kind: PieceKind::Stone };
            lines::each(self.stones[side.index()]).for_each(|bit| see(lines::lowest(bit), piece));
        }
    }

    fn reserve(&self, seat: Seat) -> Reserve {
        self.reserves.get(seat.index()).copied().unwrap_or_default()
    }

    fn rows(&self) -> SquareSet {
        lines::squares(
            self.stones.map(|stones| Rows::of(stones).squares()).into_iter().fold(0, |all, rows| all | rows),
        )
    }

    fn captures_began(&self) -> bool {
        self.stage() != Stage::Drop
    }
}
