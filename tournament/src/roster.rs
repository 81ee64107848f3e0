//! Who takes part, numbered from 0, and what is refused at the edge.

use std::collections::BTreeMap;

/// The players, games or moves can't belong to one competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadInput<P> {
    /// A player is listed twice.
    #[error("player {0} is listed twice")]
    Twice(P),
    /// Someone who doesn't take part is named.
    #[error("player {0} doesn't take part")]
    Unknown(P),
    /// A player is paired with themselves.
    #[error("player {0} can't meet themselves")]
    Themselves(P),
    /// A player plays twice in the same round.
    #[error("player {0} is paired twice in one round")]
    TwiceInRound(P),
    /// More players than can be paired.
    #[error("there are {players} players, and at most {most} can be paired")]
    TooMany {
        /// How many there are.
        players: usize,
        /// How many there may be.
        most: usize,
    },
}

/// The players of a competition, each with a number from 0.
#[derive(Clone, Debug)]
pub(crate) struct Roster<P> {
    players: Vec<P>,
    numbers: BTreeMap<P, usize>,
}

impl<P: Copy + Ord> Roster<P> {
    pub(crate) fn new(players: impl IntoIterator<Item = P>) -> Result<Self, BadInput<P>> {
        let (mut listed, mut numbers) = (Vec::new(), BTreeMap::new());
        for player in players {
            if numbers.insert(player, listed.len()).is_some() {
                return Err(BadInput::Twice(player));
            }
            listed.push(player);
        }
        Ok(Self { players: listed, numbers })
    }

    /// The players in the order of their numbers.
    pub(crate) fn players(&self) -> &[P] {
        &self.players
    }

    pub(crate) fn number(&self, player: P) -> Result<usize, BadInput<P>> {
        self.numbers.get(&player).copied().ok_or(BadInput::Unknown(player))
    }

    /// The numbers of two players, who have to be different.
    pub(crate) fn pair(&self, one: P, other: P) -> Result<(usize, usize), BadInput<P>> {
        if one == other {
            return Err(BadInput::Themselves(one));
        }
        Ok((self.number(one)?, self.number(other)?))
    }
}
