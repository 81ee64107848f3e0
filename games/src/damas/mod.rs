//! Damas (S002): Argentine draughts, where the opponent can claim a capture that wasn't made.

mod captures;
mod claims;
mod explain;
mod legal;
mod options;
mod pieces;
mod ply;
mod situation;
mod squares;
#[cfg(test)]
mod tests;

pub use options::Options;
pub use squares::BOARD;

use captures::View;
use claims::{Claim, Pending};
use pieces::Pieces;
use ply::DamasPly;
use situation::Situation;

use crate::{
    Action, DrawReason, Effects, Illegal, Piece, PieceKind, Reserve, Seat, Side, Square, SquareSet, Stage,
    WinReason,
    bits::{Bits, mix},
    lookahead::view,
    state::{Applied, State},
};

/// How many pieces each player starts with.
pub const PIECES: u8 = 12;

/// A game of Damas without its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Damas {
    options: Options,
    now: Situation,
    due: Pending,
    /// The actor's legal actions, always in step with the other fields.
    legal: Vec<DamasPly>,
}

impl Damas {
    pub(crate) fn new(options: Options) -> Self {
        Self::begin(options, Situation::new(Pieces::START, Side::First))
    }

    fn begin(options: Options, now: Situation) -> Self {
        let mut state = Self { options, now, due: Pending::Turn(None), legal: Vec::new() };
        state.refresh_legal();
        state
    }

    /// The pieces, as the actor sees them.
    const fn view(&self) -> View {
        self.now.view(self.options.man_captures)
    }

    /// Lists the legal actions of the current position.
    fn refresh_legal(&mut self) {
        legal::list(&self.now, &self.due, self.options.man_captures, &mut self.legal);
    }

    /// Whether a side could move if it were its turn.
    fn can_move(&self, side: Side) -> bool {
        View::new(self.now.pieces, side, self.options.man_captures).can_move()
    }
}

impl State for Damas {
    /// Exact: the pieces, the actor, the stage, and whether a claim is open.
    type Key = (Pieces, Side, Stage, bool);
    type Options = Options;
    type Ply = DamasPly;

    fn options(&self) -> Options {
        self.options
    }

    fn actor(&self) -> Seat {
        self.now.actor.first_seat()
    }

    fn stage(&self) -> Stage {
        self.due.stage()
    }

    fn key(&self) -> Self::Key {
        (self.now.pieces, self.now.actor, self.due.stage(), self.due.claim().is_some())
    }

    fn digest((pieces, actor, _, claim): Self::Key) -> u64 {
        pieces.digest() ^ (actor.index() as u64) << 1 ^ u64::from(claim) << 2
    }

    fn list(&self, list: &mut Vec<Action>) {
        list.extend(self.legal.iter().map(|ply| ply.action()));
    }

    fn count(&self) -> usize {
        self.legal.len()
    }

    fn nth(&self, number: usize) -> Option<DamasPly> {
        self.legal.get(number).copied()
    }

    fn accept(&self, action: Action) -> Result<DamasPly, Illegal> {
        let legal = self.legal.iter().find(|ply| ply.action() == action);
        legal.copied().ok_or_else(|| self.explain(action))
    }

    fn action(ply: DamasPly) -> Action {
        ply.action()
    }

    fn can_act(&self) -> bool {
        !self.legal.is_empty()
    }

    fn apply(&mut self, ply: DamasPly, effects: &mut Effects) -> Applied {
        let before = self.now;
        let step = match ply {
            DamasPly::Step { from, to } => {
                effects.promoted = self.now.step(from, to);
                // A man never goes back.
                Applied { ends_turn: true, progress: false, irreversible: before.is_man(from) }
            }
            DamasPly::Capture(capture) => {
                effects.taken = squares::set(capture.taken);
                effects.promoted = self.now.capture(capture);
                Applied { ends_turn: true, progress: true, irreversible: true }
            }
            DamasPly::Huff(piece) => {
                effects.taken = squares::set(piece);
                self.now.huff(piece);
                Applied { ends_turn: false, progress: true, irreversible: true }
            }
            DamasPly::Force => Applied { ends_turn: false, progress: false, irreversible: false },
        };
        let due = match (ply, self.due.claim()) {
            (DamasPly::Force, Some(claim)) => {
                effects.undone = Some(claim.played.action());
                self.now = claim.before;
                Pending::Capture(claim.begun())
            }
            _ => Pending::Turn(Claim::against(before, &self.legal, ply)),
        };
        effects.offenders = due.claim().map_or(SquareSet::EMPTY, |claim| squares::set(claim.offenders));
        self.due = due;
        self.refresh_legal();
        step
    }

    fn pass(&mut self) {
        // No one is skipped: a stuck player has lost, unless both are stuck, which is a draw.
    }

    fn winner(&self) -> Option<(Side, WinReason)> {
        let actor = self.now.actor;
        let enemy = actor.opponent();
        let bare = |side| self.now.pieces.of(side) == 0;
        if bare(enemy) {
            Some((actor, WinReason::Taken))
        } else if bare(actor) {
            Some((enemy, WinReason::Taken))
        } else if self.legal.is_empty() && self.can_move(enemy) {
            Some((enemy, WinReason::Blocked))
        } else {
            None
        }
    }

    fn draw(&self) -> Option<DrawReason> {
        if !self.can_move(Side::First) && !self.can_move(Side::Second) {
            Some(DrawReason::Blocked)
        } else if self.now.pieces.one_against_its_like() || self.now.is_unresolved(self.options.duel) {
            Some(DrawReason::Reduced)
        } else {
            None
        }
    }

    fn pieces(&self, see: &mut dyn FnMut(Square, Piece)) {
        for side in [Side::First, Side::Second] {
            let kinds =
                [(PieceKind::Man, self.now.pieces.men(side)), (PieceKind::Dama, self.now.pieces.damas(side))];
            for (kind, pieces) in kinds {
                let piece = Piece { seat: side.first_seat(), kind };
                squares::each(pieces).for_each(|at| see(squares::square(at), piece));
            }
        }
    }

    fn reserve(&self, seat: Seat) -> Reserve {
        let side = [Side::First, Side::Second].into_iter().find(|side| side.first_seat() == seat);
        let lost = |side| u32::from(PIECES) - self.now.pieces.count(side);
        Reserve { lost: side.map_or(0, lost), ..Reserve::default() }
    }

    fn plies(&self, list: &mut Vec<DamasPly>) {
        list.extend_from_slice(&self.legal);
    }

    fn hash(&self) -> u64 {
        let [first, second] = [Side::First, Side::Second].map(|side| self.now.pieces.of(side));
        let damas = self.now.pieces.damas(Side::First) | self.now.pieces.damas(Side::Second);
        let pieces = mix(mix(mix(0, first), second), damas);
        let due = match &self.due {
            Pending::Turn(None) => 0,
            Pending::Turn(Some(claim)) => mix(claim.offenders, claim.before.pieces.digest() | 1),
            Pending::Capture(begun) => begun.map_or(1, |path| {
                path.squares().iter().fold(2, |hash, square| mix(hash, u64::from(square.index()) + 1))
            }),
        };
        mix(mix(pieces, due), self.now.actor.index() as u64 | self.now.forbidden() << 1)
    }

    fn is_forcing(&self, ply: DamasPly) -> bool {
        matches!(ply, DamasPly::Capture(_) | DamasPly::Huff(_))
    }

    fn takes(&self, ply: DamasPly) -> u8 {
        match ply {
            DamasPly::Capture(capture) => u8::try_from(capture.taken.count_ones()).unwrap_or(u8::MAX),
            DamasPly::Huff(_) => 1,
            DamasPly::Step { .. } | DamasPly::Force => 0,
        }
    }

    fn slot(ply: DamasPly) -> u16 {
        // Each second square is dark, so half of an index tells them apart.
        let pair = |from: Bits, to: Bits| {
            let half = |bits: Bits| u16::try_from(bits.trailing_zeros() / 2).unwrap_or_default() & 31;
            32 * half(from) + half(to)
        };
        match ply {
            DamasPly::Step { from, to } => pair(from, to),
            DamasPly::Capture(capture) => 1_024 + pair(capture.from, capture.to),
            DamasPly::Huff(piece) => 1_024 + pair(piece, piece),
            DamasPly::Force => 0,
        }
    }

    fn view(&self) -> view::View<'_> {
        let sides = [Side::First, Side::Second];
        let pieces = self.now.pieces;
        view::View::Draughts {
            men: sides.map(|side| pieces.men(side)),
            damas: sides.map(|side| pieces.damas(side)),
        }
    }
}
