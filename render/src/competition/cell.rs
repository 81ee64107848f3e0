//! What one player did against another.

/// A game of a competition, seen by the player whose row it's in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CellResult {
    /// They won.
    Won,
    /// Neither won.
    Drawn,
    /// They lost.
    Lost,
    /// The game is being played.
    Playing,
    /// The game hasn't begun.
    NotYet,
    /// The game doesn't count, or never takes place.
    Void,
    /// One of them didn't play.
    Forfeited {
        /// Whether the point is theirs.
        won: bool,
    },
}

impl CellResult {
    /// All results.
    pub const ALL: [Self; 8] = [
        Self::Won,
        Self::Drawn,
        Self::Lost,
        Self::Playing,
        Self::NotYet,
        Self::Void,
        Self::Forfeited { won: true },
        Self::Forfeited { won: false },
    ];
}

/// The games against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cell {
    /// No games, or nothing known of them.
    #[default]
    Blank,
    /// A single game.
    One(CellResult),
    /// Two games, the first of them first.
    Two(CellResult, CellResult),
}

/// What a player did in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RoundCell {
    /// Nothing: they weren't paired.
    #[default]
    Blank,
    /// They had a bye.
    Bye,
    /// They were paired.
    Against {
        /// The opponent's place in the table.
        opponent: u16,
        /// How the game stands.
        result: CellResult,
    },
}
