//! The pieces, the player to move, and the counts over turns: everything that a `force` restores.

use std::num::NonZeroU8;

use super::{
    captures::{Capture, View},
    pieces::Pieces,
};
use crate::{ManCaptures, Side, bits::Bits};

/// How often in a row a piece may move over the same two squares (S002).
const MAX_IN_A_ROW: u8 = 2;

/// How often in a row a player has moved over the same two squares. It is always the same piece: another would need a
/// move of its own to get there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Series {
    /// Both squares; none after a capture.
    ends: Bits,
    moves: u8,
}

impl Series {
    const fn after(self, ends: Bits) -> Self {
        let moves = if self.ends == ends { self.moves.saturating_add(1) } else { 1 };
        Self { ends, moves }
    }

    /// Whether a move over these two squares would be one too many.
    pub(super) const fn forbids(self, ends: Bits) -> bool {
        self.ends == ends && self.moves >= MAX_IN_A_ROW
    }
}

/// The pieces, the player to move, and the counts over turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Situation {
    pub(super) pieces: Pieces,
    pub(super) actor: Side,
    /// Indexed by side.
    series: [Series; 2],
    /// How many moves both sides have made since two Damas were left against one.
    duel: Option<u16>,
}

impl Situation {
    pub(super) const fn new(pieces: Pieces, actor: Side) -> Self {
        Self { pieces, actor, series: [Series { ends: 0, moves: 0 }; 2], duel: None }
    }

    /// The pieces, as the actor sees them.
    pub(super) const fn view(&self, man_captures: ManCaptures) -> View {
        View::new(self.pieces, self.actor, man_captures)
    }

    /// Whether a man of the actor's is there.
    pub(super) const fn is_man(&self, at: Bits) -> bool {
        self.pieces.men(self.actor) & at != 0
    }

    /// The actor's series over the same two squares.
    pub(super) const fn series(&self) -> Series {
        self.series[self.actor.index()]
    }

    /// The squares between which each side may not move again, folded into one number.
    pub(super) fn forbidden(&self) -> u64 {
        let [first, second] = self.series;
        let ends = |series: Series| if series.moves >= MAX_IN_A_ROW { series.ends } else { 0 };
        ends(first) ^ ends(second).rotate_left(21)
    }

    /// Whether two Damas against one have had this many moves of each player.
    pub(super) const fn is_unresolved(&self, moves_of_each: NonZeroU8) -> bool {
        matches!(self.duel, Some(moves) if moves >= 2 * moves_of_each.get() as u16)
    }

    /// Moves without capturing, and passes the turn. Returns whether the piece became a Dama.
    pub(super) const fn step(&mut self, from: Bits, to: Bits) -> bool {
        self.series[self.actor.index()] = self.series().after(from | to);
        self.go(from, to, 0)
    }

    /// Captures, and passes the turn. Returns whether the piece became a Dama.
    pub(super) const fn capture(&mut self, Capture { from, to, taken, .. }: Capture) -> bool {
        // **Decided:** a capture ends the series.
        self.series[self.actor.index()] = Series { ends: 0, moves: 0 };
        self.go(from, to, taken)
    }

    /// Removes a piece of the opponent's. A huff is neither a turn nor a move.
    pub(super) const fn huff(&mut self, piece: Bits) {
        self.pieces.remove(piece);
        self.count(0);
    }

    const fn go(&mut self, from: Bits, to: Bits, taken: Bits) -> bool {
        self.pieces.remove(taken);
        let promoted = self.pieces.carry(self.actor, from, to);
        self.count(1);
        self.actor = self.actor.opponent();
        promoted
    }

    /// Updates the count of moves. It starts with the move after two Damas were left against one.
    const fn count(&mut self, moves: u16) {
        self.duel = match self.duel {
            _ if !self.pieces.two_damas_against_one() => None,
            None => Some(0),
            Some(before) => Some(before.saturating_add(moves)),
        };
    }
}
