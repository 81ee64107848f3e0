//! The divisions of a league: by rating in its first season, by result afterwards.
//!
//! Between two seasons, [`Season::next`]
//!
//! 1. exchanges the first of each division with the last of the one above, as many as [`exchanged`] says;
//! 2. puts those who return, and below them those who are new, into the last division or into new ones below it;
//! 3. balances the sizes, which the season's leavers and newcomers have upset, by moving players who haven't moved yet one division
//!    up, the first of theirs, or down, the last. If too few can go up, some of those who should have gone down are spared it.
//!
//! So no one is promoted twice, nor relegated twice, and no one who stayed makes room for a newcomer. If the league shrinks, the
//! last divisions are joined into one before all of this. Where so many have left that a division can't be filled in this way, it
//! is joined with a neighbour, which is then one division for all these rules.

mod balance;
mod season;

pub use self::season::Season;
use crate::{BadInput, Entrant, pairing::by_rating, roster::Roster};

/// The fewest players of a division.
pub const SMALLEST: usize = 4;
/// The most players of a division.
pub const LARGEST: usize = 15;

/// How many players a division is to have, from [`SMALLEST`] to [`LARGEST`].
///
/// Divisions are as equal as possible and have at most this many, unless some would be too small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DivisionSize(usize);

/// The number isn't the size of a division.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not the size of a division, which is from {SMALLEST} to {LARGEST}")]
pub struct BadSize;

impl TryFrom<usize> for DivisionSize {
    type Error = BadSize;

    fn try_from(size: usize) -> Result<Self, BadSize> {
        (SMALLEST..=LARGEST).contains(&size).then_some(Self(size)).ok_or(BadSize)
    }
}

impl DivisionSize {
    /// How many players.
    pub const fn get(self) -> usize {
        self.0
    }

    /// How many divisions this many players make: 0 if they are too few for one.
    const fn divisions(self, players: usize) -> usize {
        let most = players / SMALLEST;
        let wanted = players.div_ceil(self.0);
        if wanted < most { wanted } else { most }
    }
}

/// Why there are no divisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoDivisions<P> {
    /// The players can't be those of a league.
    #[error(transparent)]
    Bad(#[from] BadInput<P>),
    /// There are fewer players than a division needs.
    #[error("there are {0} players, and a division has at least {SMALLEST}")]
    TooFew(usize),
}

/// The divisions of a first season, from the top down, each with the best first.
pub fn form<P: Copy + Ord>(
    players: &[Entrant<P>],
    size: DivisionSize,
) -> Result<Vec<Vec<P>>, NoDivisions<P>> {
    Roster::new(players.iter().map(|player| player.id))?;
    cut(&by_rating(players), size)
}

/// How many players go down from a division and as many up from the one below: `wanted`, but at most half of either, so that no
/// one goes up and down at once. `above` and `below` are the sizes of the two divisions.
pub const fn exchanged(wanted: usize, above: usize, below: usize) -> usize {
    let smaller = if above < below { above } else { below };
    if wanted < smaller / 2 { wanted } else { smaller / 2 }
}

/// Divisions as equal as possible, in this order.
fn cut<P: Copy>(players: &[P], size: DivisionSize) -> Result<Vec<Vec<P>>, NoDivisions<P>> {
    let divisions = size.divisions(players.len());
    if divisions == 0 {
        return Err(NoDivisions::TooFew(players.len()));
    }
    let mut rest = players;
    Ok((0..divisions)
        .map(|index| {
            let (division, others) = rest.split_at(rest.len().div_ceil(divisions - index));
            rest = others;
            division.to_vec()
        })
        .collect())
}

#[cfg(test)]
mod tests;
