//! The table of a league: points, places with their tie-breaks, and the places that are still possible.
//!
//! Players with as many points as each other are ranked by
//!
//! 1. the points from the games among all of them;
//! 2. Sonneborn–Berger: the points of those they beat, and half the points of those they drew with;
//! 3. the wins as second;
//!
//! and share a place if all that is equal. `results.rs` computes these, and `possible.rs` says which places can still be reached.

mod possible;
mod reach;
mod results;

pub use self::reach::Reach;
use self::{reach::Range, results::Results};
use crate::{BadInput, GameResult, Points, roster::Roster};

/// A game of a league, played or still to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fixture<P> {
    /// Who moves first.
    pub first: P,
    /// Who moves second.
    pub second: P,
    /// How it ended; `None` if it hasn't.
    pub result: Option<GameResult>,
}

/// What can be said of something that the end of a season decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// It happens, whatever the results of the games left.
    Certain,
    /// It may or may not happen. Without an exact place, this can also stand for what isn't proved to be certain or impossible.
    Open,
    /// It can't happen any longer.
    Impossible,
}

/// A player's line in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row<P> {
    /// The player.
    pub id: P,
    /// Their place, from 1. Those who share a place have the same, and the places after it are left out.
    pub place: usize,
    /// Their points.
    pub points: Points,
    /// Their points from the games among those with as many points, which is the first tie-break.
    pub head_to_head: Points,
    /// The second tie-break, in quarters of a point.
    pub sonneborn_berger_quarters: u64,
    /// The third tie-break.
    pub wins_as_second: u32,
    /// The games they have played.
    pub played: u32,
    /// The games they still have to play.
    pub left: u32,
    /// The best place they can still reach.
    pub best: Reach,
    /// The worst place they can still end in.
    pub worst: Reach,
    /// The worst place, if everyone who shares it is counted as being before them.
    lowest: usize,
    /// The number of players in the table.
    players: usize,
}

impl<P> Row<P> {
    /// Whether the first `up` players include this one at the end. A shared place is counted as its last one, as something else
    /// has to decide which of them it is.
    pub const fn promotion(&self, up: usize) -> Certainty {
        if self.lowest <= up {
            Certainty::Certain
        } else if self.best.place() > up {
            Certainty::Impossible
        } else {
            Certainty::Open
        }
    }

    /// Whether the last `down` players include this one at the end.
    pub const fn relegation(&self, down: usize) -> Certainty {
        let safe = self.players.saturating_sub(down);
        if self.best.place() > safe {
            Certainty::Certain
        } else if self.lowest <= safe {
            Certainty::Impossible
        } else {
            Certainty::Open
        }
    }

    /// Whether both places that are still possible are exact.
    pub const fn is_exact(&self) -> bool {
        self.best.is_exact() && self.worst.is_exact()
    }
}

/// Widens the places still possible, for rounds that aren't paired yet. `more` is how many of their games a player still gets.
pub fn before_more_rounds<P: Copy>(rows: &mut [Row<P>], more: impl Fn(P) -> u32) {
    let reachable: Vec<(u32, u32)> = rows
        .iter()
        .map(|row| (row.points.halves(), row.points.halves() + 2 * (row.left + more(row.id))))
        .collect();
    if rows.iter().all(|row| more(row.id) == 0) {
        return;
    }
    for (row, &(least, most)) in rows.iter_mut().zip(&reachable) {
        let above = reachable.iter().filter(|(others_least, _)| *others_least > most).count();
        // The row itself is one of those who can have as many.
        let below = reachable.iter().filter(|(_, others_most)| *others_most >= least).count();
        row.best = Reach::Bound(above + 1);
        row.worst = Reach::Bound(below);
        row.lowest = below;
    }
}

/// The table, the best first. Those who share a place are in the order of `players`.
pub fn table<P: Copy + Ord>(players: &[P], fixtures: &[Fixture<P>]) -> Result<Vec<Row<P>>, BadInput<P>> {
    table_with_byes(players, fixtures, &[])
}

/// The table of a tournament in which these players have had a bye, which gives a point. Players are listed once for each bye.
pub fn table_with_byes<P: Copy + Ord>(
    players: &[P],
    fixtures: &[Fixture<P>],
    byes: &[P],
) -> Result<Vec<Row<P>>, BadInput<P>> {
    let roster = Roster::new(players.iter().copied())?;
    let mut results = Results::new(roster.players().len());
    for fixture in fixtures {
        let (first, second) = roster.pair(fixture.first, fixture.second)?;
        results.add(first, second, fixture.result);
    }
    for &player in byes {
        results.add_bye(roster.number(player)?);
    }
    let ranges = possible::ranges(&mut results);
    Ok(results
        .standings()
        .into_iter()
        .filter_map(|standing| {
            let Range { best, worst, lowest } = *ranges.get(standing.player)?;
            Some(Row {
                id: *roster.players().get(standing.player)?,
                place: standing.place,
                points: Points::from_halves(results.points(standing.player)),
                head_to_head: Points::from_halves(standing.ties.head_to_head),
                sonneborn_berger_quarters: standing.ties.sonneborn_berger,
                wins_as_second: standing.ties.wins_as_second,
                played: results.played(standing.player),
                left: results.left(standing.player),
                best,
                worst,
                lowest,
                players: players.len(),
            })
        })
        .collect())
}

#[cfg(test)]
mod tests;
