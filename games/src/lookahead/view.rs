//! What a program sees of the pieces when it evaluates a position.

/// The pieces in the form in which a program evaluates them. Pairs are indexed by side, arrays of four by seat.
#[derive(Clone, Copy, Debug)]
pub enum View<'a> {
    /// Dara, Wali and Dala.
    Rows {
        /// The stones on the board: bit file × 7 + rank. The bit above each file is never set.
        stones: [u64; 2],
        /// How many stones are still to be dropped.
        hands: [u8; 2],
        /// How many files the board has. It has six ranks.
        files: u8,
    },
    /// Morris.
    Points {
        /// The pieces on the board, in the numbering of `lines`.
        pieces: [u64; 2],
        /// How many pieces are still to be dropped.
        hands: [u8; 2],
        /// The points of each line.
        lines: &'static [u64],
        /// By point, the points one step away.
        neighbours: &'static [u64],
    },
    /// Damas.
    Draughts {
        /// The men: bit file × 8 + rank. The first side moves up the ranks.
        men: [u64; 2],
        /// The Damas.
        damas: [u64; 2],
    },
    /// Damala.
    Stacks {
        /// The marbles on each square, by its index: two bits for each seat, the lowest for the first.
        marbles: &'a [u8; 128],
        /// How many marbles each seat has, those in a stack included.
        counts: [u32; 4],
    },
}
