//! Dara (S000, S001, S004): drop twelve stones each, then step; a new row of three takes a stone.

mod counted;
mod legal;
mod lines;
mod options;
#[cfg(test)]
mod tests;

pub use options::Options;

use legal::{Legal, Ply};
use lines::Bits;

use crate::{
    Action, Board, Effects, Goal, Illegal, Piece, PieceKind, Reserve, RowDrops, Seat, SeatSet, Side, Square,
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
pub const BOARD: Board = Board {
    files: lines::FILES,
    ranks: lines::RANKS,
    blocked: SquareSet::EMPTY,
    centres: SquareSet::EMPTY,
    chequered: false,
};

/// A position without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dara {
    options: Options,
    /// By side, as all pairs here.
    stones: [Bits; 2],
    /// The squares without a stone of either side.
    empty: Bits,
    reserves: [Reserve; 2],
    /// The neighbours between which each player stepped on his previous turn, where he may not step back: a
    /// bit, or none. Until he has stepped again, no other stone of his can come there.
    barred: [Bits; 2],
    actor: Side,
    /// Of the actor; always that of the other fields.
    legal: Legal,
}

impl Dara {
    pub(crate) fn new(options: Options) -> Self {
        Self {
            options,
            stones: [0; 2],
            empty: lines::ALL,
            reserves: [Reserve { hand: STONES, ..Reserve::default() }; 2],
            barred: [0; 2],
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

    /// The enemy stones that a row may take.
    const fn takeable(&self) -> Bits {
        match self.options.take {
            Takeable::Any => self.enemy(),
            Takeable::Free => self.enemy() & !lines::rows(self.enemy()),
        }
    }

    /// Gives the turn to `side`, to make a step.
    #[expect(
        clippy::inline_always,
        reason = "all but every call is the one in `apply`, where it saves a twentieth of a game"
    )]
    #[inline(always)]
    fn turn_to(&mut self, side: Side) {
        self.actor = side;
        self.legal = Legal::steps(self.own(), self.empty, self.barred[side.index()]);
    }

    #[inline]
    fn drop_on(&mut self, square: u8, effects: &mut Effects) {
        let dropper = self.actor;
        self.stones[dropper.index()] |= 1 << square;
        self.empty &= !(1 << square);
        self.reserves[dropper.index()].hand -= 1;
        (effects.skipped, effects.set_aside) = self.next_drop(dropper);
        effects.moves_began = self.stage() == Stage::Move;
    }

    /// Gives the turn to whoever drops next, and begins the move phase when neither can; with the seat that is
    /// passed over, and the stones that are set aside by the index of their seat.
    fn next_drop(&mut self, dropper: Side) -> (SeatSet, [u8; 4]) {
        let (mut skipped, mut set_aside) = (SeatSet::EMPTY, [0; 4]);
        for side in [dropper.opponent(), dropper] {
            let hand = self.reserves[side.index()].hand;
            if hand == 0 {
                continue;
            }
            let legal = Legal::drops(self.stones[side.index()], self.empty, self.options.row_drops);
            if legal.count() > 0 {
                if side == dropper {
                    skipped.insert(dropper.opponent().first_seat());
                }
                self.actor = side;
                self.legal = legal;
                return (skipped, set_aside);
            }
            // Squares only fill up: who cannot drop now never will.
            self.reserves[side.index()].hand = 0;
            self.reserves[side.index()].aside = hand;
            set_aside[side.first_seat().index()] = hand;
        }
        self.turn_to(Side::First);
        (skipped, set_aside)
    }

    /// Steps, and tells whether that has earned a take.
    #[inline]
    fn step(&mut self, between: u8, forth: bool, effects: &mut Effects) -> bool {
        let ((_, to), pair) = (legal::step(between, forth), legal::pair(between));
        let own = &mut self.stones[self.actor.index()];
        *own ^= pair;
        self.empty ^= pair;
        // The target was empty, so that every row through it is new; and without a run of four to leave, no
        // other can come about.
        let made = lines::rows_through(*own, to);
        if self.options.back == StraightBack::Barred {
            self.barred[self.actor.index()] = 1 << between;
        }
        if made == 0 {
            return false;
        }
        effects.row = lines::squares(made);
        let takeable = self.takeable();
        if takeable != 0 {
            self.legal = Legal::takes(takeable);
            effects.take_due = true;
        }
        takeable != 0
    }

    #[inline]
    fn take(&mut self, square: u8, effects: &mut Effects) {
        let enemy = self.actor.opponent();
        self.stones[enemy.index()] &= !(1 << square);
        self.empty |= 1 << square;
        self.reserves[enemy.index()].lost += 1;
        effects.taken.insert(lines::square(square));
    }

    /// Why an action that is not legal is not.
    fn objection(&self, action: Action) -> Illegal {
        match action {
            Action::Drop(square) => self.drop_objection(square),
            Action::Move(path) => self.move_objection(path.squares()),
            Action::Take(square) => self.take_objection(square),
            Action::Jump(_) | Action::Huff(_) | Action::Force => Illegal::NoSuchAction,
        }
    }

    fn drop_objection(&self, square: Square) -> Illegal {
        match (self.stage(), lines::index(square)) {
            (Stage::Take, _) => Illegal::MustTakeFirst,
            (Stage::Move, _) => Illegal::WrongStage { due: Stage::Move },
            (_, None) => Illegal::OffBoard(square),
            (_, Some(index)) if self.empty >> index & 1 == 0 => Illegal::Occupied(square),
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
            Stage::Move | Stage::Capture => {}
        }
        let Some(origin) = lines::index(from) else { return Illegal::OffBoard(from) };
        let Some(target) = lines::index(to) else { return Illegal::OffBoard(to) };
        let between = legal::neighbours(origin, target).map_or(0, |index| 1 << index);
        if self.empty >> origin & 1 != 0 {
            Illegal::Empty(from)
        } else if self.enemy() >> origin & 1 != 0 {
            Illegal::NotYourStone(from)
        } else if between == 0 {
            Illegal::NotAdjacent { from, to }
        } else if self.empty >> target & 1 == 0 {
            Illegal::Occupied(to)
        } else if self.barred[self.actor.index()] == between {
            Illegal::StraightBack { from, to }
        } else {
            Illegal::FourInARow(to)
        }
    }

    fn take_objection(&self, square: Square) -> Illegal {
        match (self.stage(), lines::index(square)) {
            (Stage::Drop | Stage::Move, _) => Illegal::NothingToTake,
            (_, None) => Illegal::OffBoard(square),
            (_, Some(index)) if self.empty >> index & 1 != 0 => Illegal::Empty(square),
            (_, Some(index)) if self.own() >> index & 1 != 0 => Illegal::OwnStone(square),
            _ => Illegal::StandsInARow(square),
        }
    }
}

impl State for Dara {
    /// Exact: the stones of each side, and beyond the board the actor and the stage. Hands follow from the stones, since positions are
    /// compared only as far back as the last stone that was dropped or taken.
    type Key = [u64; 2];
    type Ply = Ply;

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
        self.legal.stage
    }

    #[inline]
    fn key(&self) -> [u64; 2] {
        let [first, second] = self.stones;
        let take_due = u64::from(self.legal.stage == Stage::Take);
        [first | (self.actor.index() as u64) << 62 | take_due << 63, second]
    }

    #[inline]
    fn digest([first, second]: [u64; 2]) -> u64 {
        first ^ second << 27
    }

    fn list(&self, list: &mut Vec<Action>) {
        self.legal.list(list);
    }

    #[inline]
    fn count(&self) -> usize {
        usize::try_from(self.legal.count()).unwrap_or(0)
    }

    #[inline]
    fn nth(&self, number: usize) -> Option<Ply> {
        self.legal.nth(number as u64)
    }

    #[inline]
    fn accept(&self, action: Action) -> Result<Ply, Illegal> {
        self.legal.accept(action).ok_or_else(|| self.objection(action))
    }

    fn action(ply: Ply) -> Action {
        ply.action()
    }

    fn can_act(&self) -> bool {
        self.legal.count() > 0
    }

    #[inline]
    fn apply(&mut self, ply: Ply, effects: &mut Effects) -> Step {
        let (complete, progress) = match ply {
            Ply::Drop(square) => {
                self.drop_on(square, effects);
                return Step { complete: true, progress: true, irreversible: true };
            }
            Ply::Step { between, forth } => (!self.step(between, forth, effects), false),
            Ply::Take(square) => {
                self.take(square, effects);
                (true, true)
            }
        };
        if complete {
            self.turn_to(self.actor.opponent());
        }
        Step { complete, progress, irreversible: progress }
    }

    fn pass(&mut self) {
        // Decided: a skipped turn lifts the ban on going straight back.
        self.barred[self.actor.index()] = 0;
        self.turn_to(self.actor.opponent());
    }

    #[inline]
    fn winner(&self) -> Option<(Side, WinReason)> {
        // Only who has just lost a stone can have too few, and the turn is his.
        let Reserve { lost, aside, .. } = self.reserves[self.actor.index()];
        // Whoever has lost ten has too few as well: there is one test for most positions.
        if STONES - lost - aside >= FEWEST {
            return None;
        }
        let why =
            if self.options.win == Goal::Ten && lost >= TEN { WinReason::Ten } else { WinReason::Stones };
        Some((self.actor.opponent(), why))
    }

    fn pieces(&self, see: &mut dyn FnMut(Square, Piece)) {
        for side in [Side::First, Side::Second] {
            let piece = Piece { seat: side.first_seat(), kind: PieceKind::Stone };
            lines::each(self.stones[side.index()]).for_each(|index| see(lines::square(index), piece));
        }
    }

    fn reserve(&self, seat: Seat) -> Reserve {
        self.reserves.get(seat.index()).copied().unwrap_or_default()
    }

    fn rows(&self) -> SquareSet {
        let [first, second] = self.stones.map(lines::rows);
        lines::squares(first | second)
    }

    fn captures_began(&self) -> bool {
        self.stage() != Stage::Drop
    }
}
