//! The pieces on the board and beside it.

use crate::Seat;

/// One piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The player it belongs to.
    pub seat: Seat,
    /// What it is.
    pub kind: PieceKind,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// A stone of Dara, Wali, Dala or Morris.
    Stone,
    /// A man of Damas, which moves forward only (S002).
    Man,
    /// A Dama, which moves far and in all directions (S002).
    Dama,
    /// A marble of Damala. Up to three lie on a square (S003).
    Marble,
}

/// The pieces of one player that are not on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reserve {
    /// Not dropped yet.
    pub hand: u8,
    /// Captured by the opponent.
    pub lost: u32,
    /// Out of the game without being captured, since they can never be dropped.
    pub aside: u8,
    /// Gained during the game (Damala's bonus).
    pub gained: u32,
}
