//! Checks a whole database: the file, its references, and every game by replay.
//!
//! What must follow from what (when a game's timer is due, which game comes next in a match) is computed by the
//! same pure functions of `play` that stored it.

mod competitions;
mod fault;
mod games;
mod matches;
mod rows;
mod timers;

use anyhow::Context as _;

pub use self::fault::Fault;
use self::timers::Timers;
use crate::{
    Store,
    guild::standings,
    progress::{Report, Stage, Steps},
    sql::{self, Connection, catalog},
};

impl Store {
    /// Checks the whole database, on a connection of its own. Takes longer the more games there are. Blocking:
    /// don't call it from async code.
    pub fn integrity(&self) -> anyhow::Result<Vec<Fault>> {
        self.read_alone(check)
    }
}

/// Everything that is wrong.
pub(crate) fn check(connection: &Connection) -> anyhow::Result<Vec<Fault>> {
    check_with(connection, &mut |_| {})
}

/// Like [`check`], reporting progress.
pub(crate) fn check_with(connection: &Connection, report: Report<'_>) -> anyhow::Result<Vec<Fault>> {
    let mut faults = of_file(connection, report).context("can't check the file")?;
    let mut timers = Timers::read(connection, &mut faults).context("can't check the timers")?;
    games::check(connection, &mut timers, &mut faults, report).context("can't check the games")?;
    rows::check(connection, &mut timers, &mut faults)
        .context("can't check challenges, offers and absences")?;
    competitions::check(connection, &mut timers, &mut faults).context("can't check the competitions")?;
    timers.end(connection, &mut faults).context("can't check the timers")?;
    // Standings don't follow from games that are wrong themselves.
    let of_games = |fault: &Fault| {
        !matches!(
            fault,
            Fault::Playing { .. }
                | Fault::Timer { .. }
                | Fault::Match { .. }
                | Fault::Competition { .. }
                | Fault::NoTimer(_)
                | Fault::Row(_)
        )
    };
    if !faults.iter().any(of_games) {
        let others = standings::compare(connection, report).context("can't check the standings")?;
        faults.extend(others.into_iter().map(|(table, rows)| Fault::Standings { table, rows }));
    }
    Ok(faults)
}

/// What is wrong with the file and its references.
pub(crate) fn of_file(connection: &Connection, report: Report<'_>) -> sql::Result<Vec<Fault>> {
    let mut steps = Steps::start(Stage::File, 1, report);
    let mut faults: Vec<Fault> = catalog::damage(connection)?.into_iter().map(Fault::File).collect();
    let broken = catalog::broken_references(connection)?.into_iter();
    faults.extend(broken.map(|(table, parent)| Fault::Reference { table, parent }));
    steps.advance();
    Ok(faults)
}

#[cfg(test)]
mod tests;
