//! What stands on the squares, and what stands beside the board.

use crate::Seat;

/// One piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: PieceKind,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// A stone of Dara.
    Stone,
}

/// The pieces of one player that are not on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reserve {
    /// Still to be dropped.
    pub hand: u8,
    /// Captured by the enemy.
    pub lost: u8,
    /// Out of the game without having been captured: they could never be dropped.
    pub aside: u8,
}
