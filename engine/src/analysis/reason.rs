//! Why a turn was bad.

use serde::{Deserialize, Serialize};

/// Why a turn was bad: a fact that tells the line it led to from the best line. A line is a few turns of best play for both
/// sides.
///
/// *It* is the turn, *the player* the one who played it, with their team. If several facts hold, the reason is the first of
/// them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// It ended a game in a draw that the player was winning.
    DrewWon,
    /// The player could have won by force.
    MissedWin {
        /// In how many of their turns, the last one included; `None` if it takes longer than the line shows.
        turns: Option<u8>,
    },
    /// After it, the player can soon not move, or not drop all stones.
    Blocked,
    /// After it, the opponent wins by force.
    AllowedWin {
        /// In how many of their turns, the last one included; `None` if it takes longer than the line shows.
        turns: Option<u8>,
    },
    /// In Damas, the player should have captured, and the opponent huffs a piece for it.
    Huffed,
    /// In Morris, it leaves the opponent three pieces, which can fly from now on.
    FreedFlyer,
    /// The best turn makes a row (in Morris, a mill) that takes.
    MissedRow,
    /// The opponent's next turn makes a row that takes.
    AllowedRow,
    /// After the best turn, the opponent couldn't have prevented a row that takes.
    MissedDoubleRow,
    /// After the opponent's next turn, a row that takes can no longer be prevented.
    AllowedDoubleRow,
    /// The player loses a Dama.
    LostDama,
    /// The player loses more pieces than with the best turn, compared with what they capture.
    LostPieces {
        /// How many.
        pieces: u8,
    },
    /// The player captures fewer pieces than with the best turn, compared with what they lose.
    MissedCapture {
        /// How many.
        pieces: u8,
    },
    /// The opponent gets a Dama.
    AllowedDama,
    /// The player could have got a Dama.
    MissedDama,
    /// In Damala, the opponent gains more marbles on a centre than after the best turn.
    AllowedMarble,
    /// In Damala, the player gains fewer marbles on a centre than with the best turn.
    MissedMarble,
    /// While pieces are dropped, the opponent drops one next on the square of the best turn, which would have prepared a row.
    MissedPair,
    /// The opponent drops one next on that square, which prepares a row of theirs.
    AllowedPair,
    /// The opponent drops one next on that square.
    LeftSquare,
    /// At the end of its line there are fewer squares on which the player could make a row, compared with the opponent's, than
    /// at the end of the best line: above all, fewer of the player's.
    FewerRowSquares {
        /// How many fewer.
        squares: u8,
    },
    /// The same, and above all, there are more of the opponent's.
    MoreRowSquares {
        /// How many more.
        squares: u8,
    },
    /// When the player last moves in its line, there are fewer moves to choose from than in the best line.
    FewerMoves {
        /// How many fewer.
        moves: u8,
    },
    /// The position is worse, by nothing that either line shows.
    Worse,
}

impl Reason {
    /// Whether nothing happens on the board that would show what was wrong.
    pub(super) const fn is_vague(self) -> bool {
        match self {
            Self::MissedPair
            | Self::AllowedPair
            | Self::LeftSquare
            | Self::FewerRowSquares { .. }
            | Self::MoreRowSquares { .. }
            | Self::FewerMoves { .. }
            | Self::Worse => true,
            Self::DrewWon
            | Self::MissedWin { .. }
            | Self::Blocked
            | Self::AllowedWin { .. }
            | Self::Huffed
            | Self::FreedFlyer
            | Self::MissedRow
            | Self::AllowedRow
            | Self::MissedDoubleRow
            | Self::AllowedDoubleRow
            | Self::LostDama
            | Self::LostPieces { .. }
            | Self::MissedCapture { .. }
            | Self::AllowedDama
            | Self::MissedDama
            | Self::AllowedMarble
            | Self::MissedMarble => false,
        }
    }
}
