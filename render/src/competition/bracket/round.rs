//! The rounds of a knock-out: ties and who is in them.

/// A round of a knock-out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketRound {
    /// Its name, of up to fifteen letters.
    pub heading: String,
    /// Its ties from the top down: the winners of the first two meet in the first tie of the next round. Ties
    /// that are missing are drawn empty.
    pub ties: Vec<BracketTie>,
}

/// Two players, or places for them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketTie {
    /// The upper place.
    pub upper: Slot,
    /// The lower place.
    pub lower: Slot,
    /// Which of them goes on.
    pub end: TieEnd,
}

/// A place in a tie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Slot {
    /// It isn't known yet who gets it.
    #[default]
    Open,
    /// No one gets it: the other place's player has a bye.
    Bye,
    /// This player.
    Player(BracketPlayer),
}

/// A player in a tie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BracketPlayer {
    /// Their seed, such as *12*.
    pub seed: String,
    /// Their name. What the font can't write is left out (see [`can_write`](crate::can_write)), and a long name
    /// is cut.
    pub name: String,
    /// Their score in this tie, such as *1½*.
    pub score: String,
}

/// How a tie ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TieEnd {
    /// It hasn't.
    #[default]
    Open,
    /// The upper player goes on.
    Upper,
    /// The lower player goes on.
    Lower,
    /// Neither goes on: both have left.
    Neither,
}
