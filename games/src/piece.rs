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
    /// A stone of Dara, Wali, Dala or Morris.
    Stone,
    /// A man of Damas: it moves forward only (S002).
    Man,
    /// A Dama: it moves far, and in all directions (S002).
    Dama,
    /// A marble of Damala; up to three lie on a square (S003).
    Marble,
}

/// The pieces of one player that are not on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reserve {
    /// Still to be dropped.
    pub hand: u8,
    /// Captured by the enemy.
    pub lost: u32,
    /// Out of the game without having been captured: they could never be dropped.
    pub aside: u8,
    /// Gained during the game (Damala's bonus): on the board there are so many more.
    pub gained: u32,
}
