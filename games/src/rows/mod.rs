//! The family of Dara: players drop twelve stones each, then step, and a new row takes a stone. [`Rules`] has what its
//! games differ in.

mod counted;
#[cfg(test)]
pub(crate) mod drawn;
mod explain;
pub(crate) mod grid;
mod legal;
pub(crate) mod lines;
mod rules;

pub(crate) use grid::Grid;
pub(crate) use rules::{FEWEST, Rules};

use counted::Word as _;
use legal::{Legal, RowsPly};
use lines::{Axis, Runs};

use crate::{
    Action, Board, DrawReason, Effects, Illegal, Piece, PieceKind, Reserve, Seat, Side, Square, SquareSet,
    Stage, StraightBack, Surface, Takeable, WinReason,
    bits::{Bits, indices, mix},
    lookahead::view::View,
    state::{Applied, State},
};

/// The stones of each player (S000, S001, S004; **decided** for Dala).
pub(crate) const STONES: u8 = 12;

/// The board of a game, with these squares as its centres.
pub(crate) const fn board<G: Grid>(centres: SquareSet) -> Board {
    let (blocked, surface) = (SquareSet::EMPTY, Surface::Hollows);
    Board { files: G::FILES, ranks: lines::RANKS, blocked, centres, surface }
}

/// A game of the family without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rows<R: Rules> {
    rules: R,
    /// Indexed by side, like the other pairs here.
    stones: [Bits; 2],
    /// The squares without a stone.
    empty: Bits,
    reserves: [Reserve; 2],
    /// The neighbours between which each player stepped on their previous turn, if they may not step back: one bit as
    /// in [`Grid::neighbours`], or none.
    forbidden: [<R::Grid as Grid>::Pairs; 2],
    actor: Side,
    /// Whether the drop phase is still on.
    dropping: bool,
    /// The actor's legal actions, always in step with the other fields.
    legal: Legal<R::Grid>,
}

impl<R: Rules> Rows<R> {
    pub(crate) fn new(rules: R) -> Self {
        let empty = R::Grid::ALL;
        Self {
            rules,
            stones: [0; 2],
            empty,
            reserves: [Reserve { hand: STONES, ..Reserve::default() }; 2],
            forbidden: [0.into(); 2],
            actor: Side::First,
            dropping: true,
            legal: Legal::drops(empty & !rules.forbidden_drops(0, 0)),
        }
    }

    /// The move phase with these stones on the board, as if all others had been captured; `None` if that can't be.
    pub(crate) fn move_phase(rules: R, stones: [Bits; 2], actor: Side) -> Option<Self> {
        let [first, second] = stones;
        let runs_of_four = |own: Bits| {
            [Axis::Across, Axis::Upward].into_iter().any(|axis| own & Runs::of(own, axis).before.three != 0)
        };
        if first & second != 0
            || (first | second) & !R::Grid::ALL != 0
            || !R::LONG_RUNS && stones.into_iter().any(runs_of_four)
        {
            return None;
        }
        let lost = |own: Bits| u32::from(STONES).checked_sub(own.count_ones());
        let reserves = [lost(first)?, lost(second)?].map(|lost| Reserve { lost, ..Reserve::default() });
        let empty = R::Grid::ALL & !(first | second);
        let legal = Legal::steps(stones[actor.index()], empty, 0.into(), R::LONG_RUNS);
        Some(Self { rules, stones, empty, reserves, forbidden: [0.into(); 2], actor, dropping: false, legal })
    }

    const fn own(&self) -> Bits {
        self.stones[self.actor.index()]
    }

    const fn enemy(&self) -> Bits {
        self.stones[self.actor.opponent().index()]
    }

    /// How many stones a side has on the board and in hand.
    fn left(&self, side: Side) -> u32 {
        let Reserve { lost, aside, .. } = self.reserves[side.index()];
        u32::from(STONES - aside) - lost
    }

    /// The stones of the opponent that a row may take.
    fn takeable(&self) -> Bits {
        match self.rules.takeable() {
            Takeable::Any => self.enemy(),
            // Where no run is longer than a row, this is the same as being in a row.
            Takeable::Free => self.enemy() & !lines::long_runs(self.enemy()),
        }
    }

    /// Where `side` may drop.
    fn drops(&self, side: Side) -> Legal<R::Grid> {
        let [first, second] = self.reserves.map(|reserve| STONES - reserve.hand - reserve.aside);
        let forbidden = self.rules.forbidden_drops(self.stones[side.index()], first + second);
        Legal::drops(self.empty & !forbidden)
    }

    /// Passes the turn to `side`, in the move phase.
    #[expect(
        clippy::inline_always,
        reason = "all but every call is the one in `apply`, where it saves a twentieth of a game"
    )]
    #[inline(always)]
    fn turn_to(&mut self, side: Side) {
        self.actor = side;
        self.legal = Legal::steps(self.own(), self.empty, self.forbidden[side.index()], R::LONG_RUNS);
    }

    /// Drops a stone. Returns whether that earned a take.
    #[inline]
    fn drop_on(&mut self, square: u8, effects: &mut Effects) -> bool {
        let (dropper, before) = (self.actor, self.own());
        self.stones[dropper.index()] |= 1 << square;
        self.empty &= !(1 << square);
        self.reserves[dropper.index()].hand -= 1;
        let take_due =
            self.rules.drops_earn() && self.earn(self.rules.earning(before, self.own(), square), effects);
        if !take_due {
            self.next_drop(effects);
        }
        take_due
    }

    /// Passes the turn to the player who drops next, or begins the move phase if neither can.
    fn next_drop(&mut self, effects: &mut Effects) {
        let dropper = self.actor;
        for side in [dropper.opponent(), dropper] {
            let hand = self.reserves[side.index()].hand;
            if hand == 0 {
                continue;
            }
            let legal = self.drops(side);
            if legal.count() > 0 {
                if side == dropper {
                    effects.skipped.insert(dropper.opponent().first_seat());
                }
                self.actor = side;
                self.legal = legal;
                return;
            }
            // A player who can't drop now never will: squares only fill up, since no game of the family both forbids drops
            // by their neighbours and has takes in the drop phase.
            self.reserves[side.index()].hand = 0;
            self.reserves[side.index()].aside = hand;
            effects.set_aside[side.first_seat().index()] = hand;
        }
        self.dropping = false;
        effects.moves_began = true;
        self.turn_to(Side::First);
    }

    /// Steps. Returns whether that earned a take.
    #[inline]
    fn step(&mut self, between: u8, ascending: bool, effects: &mut Effects) -> bool {
        let before = self.own();
        let after = before ^ R::Grid::pair(between);
        self.stones[self.actor.index()] = after;
        self.empty ^= R::Grid::pair(between);
        if self.rules.back() == StraightBack::Forbidden {
            self.forbidden[self.actor.index()] = <R::Grid as Grid>::Pairs::from(1) << between;
        }
        let (_, to) = R::Grid::step(between, ascending);
        self.earn(self.rules.earning(before, after, to), effects)
    }

    /// Records the rows that were made, and makes one take due, however many they are. Returns whether it is due.
    #[inline]
    fn earn(&mut self, made: Bits, effects: &mut Effects) -> bool {
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
}

impl<R: Rules> State for Rows<R> {
    /// Exact: the stones of each side, with the actor and the stage in the bits above the board. Hands follow from the
    /// stones, since positions are compared only back to the last drop or take.
    type Key = [u64; 2];
    type Options = R;
    type Ply = RowsPly;

    #[inline]
    fn options(&self) -> R {
        self.rules
    }

    fn actor(&self) -> Seat {
        self.actor.first_seat()
    }

    fn stage(&self) -> Stage {
        self.legal.due
    }

    #[inline]
    fn key(&self) -> [u64; 2] {
        let [first, second] = self.stones;
        let take_due = u64::from(self.legal.due == Stage::Take);
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
    fn nth(&self, number: usize) -> Option<RowsPly> {
        self.legal.nth(number as u64)
    }

    #[inline]
    fn accept(&self, action: Action) -> Result<RowsPly, Illegal> {
        self.legal.accept(action).ok_or_else(|| self.explain(action))
    }

    fn action(ply: RowsPly) -> Action {
        ply.action::<R::Grid>()
    }

    fn can_act(&self) -> bool {
        self.legal.count() > 0
    }

    #[inline]
    fn apply(&mut self, ply: RowsPly, effects: &mut Effects) -> Applied {
        let (complete, progress) = match ply {
            RowsPly::Drop(square) => {
                let take_due = self.drop_on(square, effects);
                return Applied { ends_turn: !take_due, progress: true, irreversible: true };
            }
            RowsPly::Step { between, ascending } => (!self.step(between, ascending, effects), false),
            RowsPly::Take(square) => {
                self.take(square, effects);
                if self.rules.drops_earn() && self.dropping {
                    self.next_drop(effects);
                    return Applied { ends_turn: true, progress: true, irreversible: true };
                }
                (true, true)
            }
        };
        if complete {
            self.turn_to(self.actor.opponent());
        }
        Applied { ends_turn: complete, progress, irreversible: progress }
    }

    fn pass(&mut self) {
        // Decided: a skipped turn lifts the ban on going straight back.
        self.forbidden[self.actor.index()] = 0.into();
        self.turn_to(self.actor.opponent());
    }

    #[inline]
    fn winner(&self) -> Option<(Side, WinReason)> {
        // Only the player who has just lost a stone can have too few, and it is their turn.
        let why = self.rules.lost(self.left(self.actor), self.reserves[self.actor.index()].lost)?;
        Some((self.actor.opponent(), why))
    }

    #[inline]
    fn draw(&self) -> Option<DrawReason> {
        self.rules.drawn([self.left(Side::First), self.left(Side::Second)])
    }

    fn pieces(&self, see: &mut dyn FnMut(Square, Piece)) {
        for side in [Side::First, Side::Second] {
            let piece = Piece { seat: side.first_seat(), kind: PieceKind::Stone };
            indices(self.stones[side.index()]).for_each(|index| see(lines::square(index), piece));
        }
    }

    fn reserve(&self, seat: Seat) -> Reserve {
        self.reserves.get(seat.index()).copied().unwrap_or_default()
    }

    #[inline]
    fn hash(&self) -> u64 {
        let [hand, other] =
            self.reserves.map(|reserve| u64::from(reserve.hand) | u64::from(reserve.aside) << 4);
        let turn = (self.actor.index() as u64) | u64::from(self.legal.due == Stage::Take) << 1;
        let [first, second] = self.stones;
        let forbidden = if self.dropping { 0 } else { self.forbidden[self.actor.index()].folded() };
        let stones = mix(mix(0, first), second ^ turn << 62);
        mix(mix(stones, hand | other << 8 | u64::from(self.dropping) << 16), forbidden)
    }

    #[inline]
    fn is_forcing(&self, ply: RowsPly) -> bool {
        let (own, rules) = (self.own(), self.rules);
        match ply {
            RowsPly::Drop(square) => rules.drops_earn() && rules.earning(own, own | 1 << square, square) != 0,
            RowsPly::Step { between, ascending } => {
                let (_, to) = R::Grid::step(between, ascending);
                rules.earning(own, own ^ R::Grid::pair(between), to) != 0
            }
            RowsPly::Take(_) => true,
        }
    }

    #[inline]
    fn slot(ply: RowsPly) -> u16 {
        match ply {
            RowsPly::Drop(square) => square.into(),
            RowsPly::Step { between, ascending } => 64 + 2 * u16::from(between) + u16::from(ascending),
            RowsPly::Take(square) => 320 + u16::from(square),
        }
    }

    #[inline]
    fn view(&self) -> View<'_> {
        let hands = self.reserves.map(|reserve| reserve.hand);
        View::Rows { stones: self.stones, hands, files: R::Grid::FILES }
    }

    fn rows(&self) -> SquareSet {
        let [first, second] = self.stones.map(|stones| self.rules.rows(stones));
        lines::squares(first | second)
    }

    fn captures_began(&self) -> bool {
        // A drop can take once someone has dropped as many stones as a row has.
        let row_dropped =
            || self.reserves.iter().any(|reserve| u32::from(reserve.hand) <= u32::from(STONES) - FEWEST);
        !self.dropping || self.rules.drops_earn() && row_dropped()
    }
}
