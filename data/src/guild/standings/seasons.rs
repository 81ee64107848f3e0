//! Seasons. Closing one keeps its leaderboards and pulls ratings halfway to the mean.

use jiff::Timestamp;
use play::{
    GuildId, Home, PlayerId,
    guild::{
        moderation::{LogEntry, ModeratorAction},
        standings::{Period, Placed, Season},
    },
    player::ratings::{Category, close_season},
};

use super::{finishing, pulls, rank_counts};
use crate::{
    CommitError, Store,
    guild::moderation_log,
    sql::{self, Connection, from_columns, in_bulk},
};

pub(crate) const RUNNING: &str = "SELECT coalesce(max(number), 0) + 1 FROM seasons WHERE guild = ?1";
const IS_PLAYED: &str = "SELECT EXISTS (
    SELECT 1 FROM finished_games WHERE guild = ?1 AND rated
    AND sequence > (SELECT coalesce(max(after), 0) FROM seasons WHERE guild = ?1)
)";
pub(crate) const STANDINGS: &str =
    "SELECT season_standings.player, rating, deviation, volatility, games, name, place
    FROM season_standings
    LEFT JOIN members ON members.guild = ?1 AND members.player = season_standings.player
    WHERE season_standings.guild = ?1 AND number = ?2 AND category = ?3 AND place >= ?4
    AND NOT coalesce(unlisted OR gone, FALSE) ORDER BY place LIMIT ?5";

impl Store {
    /// The number of a server's current season, from 1.
    pub async fn season(&self, home: Home) -> anyhow::Result<u32> {
        self.one(RUNNING, [home]).await
    }

    /// Whether a rated game ended in the current season of a server.
    pub async fn season_is_played(&self, home: Home) -> anyhow::Result<bool> {
        self.one(IS_PLAYED, [home]).await
    }

    /// The closed seasons of a server, the oldest first.
    pub async fn seasons(&self, home: Home) -> anyhow::Result<Vec<Season>> {
        self.list("SELECT number, closed, by, planned FROM seasons WHERE guild = ?1 ORDER BY number", [home])
            .await
    }

    /// At most `limit` lines of a leaderboard as a season left it, from `place` on. Players who have opted out
    /// or left since are skipped.
    pub async fn season_standings(
        &self,
        home: Home,
        number: u32,
        category: Category,
        place: usize,
        limit: usize,
    ) -> anyhow::Result<Vec<Placed>> {
        self.list(STANDINGS, (home, number, category, place, limit)).await
    }

    /// Closes a server's season. Stale if `number` is not the current season.
    ///
    /// Ratings are pulled to the mean a few at a time, with other writes in between. If the caller stops waiting,
    /// [`Self::finish_seasons`] does the rest.
    pub async fn close_season(
        &self,
        guild: GuildId,
        number: u32,
        by: PlayerId,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        self.write(move |connection| close(connection, guild, number, (by, ClosedBy::Hand), at)).await?;
        while self.write(move |connection| Ok(pulls::step(connection, guild.into())?)).await? {}
        Ok(())
    }

    /// Does what is left of closing seasons by those who stopped in the middle.
    pub async fn finish_seasons(&self) -> Result<(), CommitError> {
        while self.write(|connection| Ok(pulls::step_anywhere(connection)?)).await? {}
        Ok(())
    }
}

from_columns! { Season { number, closed, by, planned } }

/// How a season came to be closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClosedBy {
    /// A manager did it, which is logged.
    Hand,
    /// It ended by itself.
    Plan,
}

/// Closes a server's season, and notes which ratings are to be pulled. `by` is the manager who did it, or had it end by itself.
pub(crate) fn close(
    connection: &Connection,
    guild: GuildId,
    number: u32,
    (by, how): (PlayerId, ClosedBy),
    at: Timestamp,
) -> Result<(), CommitError> {
    let home = guild.into();
    finishing::lock(connection, home)?;
    CommitError::stale_unless(connection.one::<u32>(RUNNING, [home])? == number)?;
    // A season can be closed again before the last one's pulls are done.
    while pulls::step(connection, home)? {}
    if how == ClosedBy::Hand {
        let action = ModeratorAction::ClosedSeason { season: number };
        moderation_log::insert(connection, &LogEntry { guild, by, at, action, reason: None })?;
    }
    let sql = format!(
        "INSERT INTO seasons (guild, number, after, closed, by, planned) VALUES (?1, ?2, {}, ?3, ?4, ?5)",
        last("?1")
    );
    connection.execute(&sql, (home, number, at, by, how == ClosedBy::Plan))?;
    connection.execute(
        "INSERT INTO season_standings
         (guild, number, category, place, player, rating, deviation, volatility, games)
         SELECT guild, ?2, category,
             row_number() OVER (PARTITION BY category ORDER BY step DESC, rank DESC, player),
             player, rating, deviation, volatility, games
         FROM standings WHERE guild = ?1 AND period = ?3 AND listed AND games >= 5",
        (home, number, Period::AllTime),
    )?;
    Ok(pulls::note(connection, home, at)?)
}

/// What selects the last game of a server before something that happens now. Not that of any server, since games that
/// end in others at this moment may come to have lower numbers. Not before what happened earlier, either.
pub(crate) fn last(guild: &str) -> String {
    format!(
        "(SELECT coalesce(max(last), 0) FROM (
             SELECT max(sequence) AS last FROM finished_games WHERE guild = {guild}
             UNION ALL SELECT max(after) FROM seasons WHERE guild = {guild}
             UNION ALL SELECT max(after) FROM rating_ends WHERE guild = {guild}
         ) AS earlier)"
    )
}

/// Pulls all ratings of a server to the mean at once, for a recomputation.
pub(crate) fn pull(connection: &Connection, home: Home, closed: Timestamp) -> sql::Result<()> {
    for category in Category::all() {
        let mut pool = pulls::whole(connection, home, category)?;
        if pool.is_empty() {
            continue;
        }
        close_season(category.form(), &mut pool, closed);
        in_bulk::while_triggers_rest(connection, || {
            pool.into_iter()
                .try_for_each(|(player, entry)| pulls::write(connection, home, category, player, entry))
        })?;
        for period in Period::all_at(closed) {
            rank_counts::recount(connection, home, category, period)?;
        }
    }
    Ok(())
}

/// All closed seasons: after which game, in which server, the number, and when.
pub(crate) fn all(connection: &Connection) -> sql::Result<Vec<(i64, Home, u32, Timestamp)>> {
    connection.list_whole("SELECT after, guild, number, closed FROM seasons", ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn the_games_of_a_season_are_found_among_all() {
        let plan = migrations::plan(&migrations::sample(), IS_PLAYED);
        assert!(plan.iter().any(|step| step.contains("finished_games_by_guild")), "{plan:?}");
    }
}
