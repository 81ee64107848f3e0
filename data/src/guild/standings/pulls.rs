//! What is left to do of a closed season: ratings that are still to be pulled to the mean.
//!
//! Closing a season notes a pull for each rating. They are done a few at a time, so that no player waits for a
//! large server's season; who ends a game before their turn comes is pulled first. Until all are done, leaderboards
//! show both kinds of ratings. What a crash leaves is done
//! by [`crate::Store::finish_seasons`].

use jiff::Timestamp;
use play::{
    Home, PlayerId,
    guild::standings::Period,
    player::ratings::{Category, Entry, Pool, mean, pulled},
};

use crate::sql::{self, Connection, FromRow as _, Row};

/// How many ratings are pulled in one transaction.
const STEP: usize = 200;

/// Notes a pull for each rating of a server.
pub(super) fn note(connection: &Connection, home: Home, closed: Timestamp) -> sql::Result<()> {
    for category in Category::all() {
        let pool = whole(connection, home, category)?;
        if !pool.is_empty() {
            let sql = "INSERT INTO season_pulls (guild, category, player, mean, closed)
                SELECT guild, category, player, ?3, ?4 FROM ratings WHERE guild = ?1 AND category = ?2";
            connection.execute(sql, (home, category, mean(&pool), closed))?;
        }
    }
    Ok(())
}

/// Does the next few pulls of a server. Returns whether there were any.
pub(crate) fn step(connection: &Connection, home: Home) -> sql::Result<bool> {
    let sql = "SELECT category, player FROM season_pulls WHERE guild = ?1 LIMIT ?2";
    let next = connection.list::<(Category, PlayerId)>(sql, (home, STEP))?;
    for &(category, player) in &next {
        of_player(connection, home, category, player)?;
    }
    Ok(!next.is_empty())
}

/// Does the next few pulls of any server. Returns whether there were any.
pub(crate) fn step_anywhere(connection: &Connection) -> sql::Result<bool> {
    let next = connection.find("SELECT guild FROM season_pulls LIMIT 1", ())?;
    next.map_or(Ok(false), |home| step(connection, home))
}

/// Whether there are pulls to do in any server: then ratings aren't yet what games and seasons make them.
pub(super) fn are_left(connection: &Connection) -> sql::Result<bool> {
    connection.one("SELECT EXISTS (SELECT 1 FROM season_pulls)", ())
}

/// Pulls a player's rating now, if that is still to be done; also on leaderboards of the periods in which the
/// season closed.
pub(super) fn of_player(
    connection: &Connection,
    home: Home,
    category: Category,
    player: PlayerId,
) -> sql::Result<()> {
    let noted =
        "DELETE FROM season_pulls WHERE guild = ?1 AND category = ?2 AND player = ?3 RETURNING mean, closed";
    let noted = connection.find::<(f64, Timestamp)>(noted, (home, category, player))?;
    let Some((mean, closed)) = noted else { return Ok(()) };
    let Some(rated) = rating_of(connection, home, category, player)? else { return Ok(()) };
    write(connection, home, category, player, pulled(category.form(), rated, mean, closed))
}

/// A player's rating, if they have one.
pub(super) fn rating_of(
    connection: &Connection,
    home: Home,
    category: Category,
    player: PlayerId,
) -> sql::Result<Option<Entry>> {
    let sql = "SELECT rating, deviation, volatility, games, since FROM ratings
        WHERE guild = ?1 AND category = ?2 AND player = ?3";
    connection.find(sql, (home, category, player))
}

/// Writes a rating as a season left it, and its places on leaderboards of the periods in which that closed.
pub(super) fn write(
    connection: &Connection,
    home: Home,
    category: Category,
    player: PlayerId,
    Entry { rating, since, .. }: Entry,
) -> sql::Result<()> {
    let [ever, year, month] = Period::all_at(since);
    let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
    let sql = "UPDATE ratings SET rating = ?4, deviation = ?5, volatility = ?6, since = ?7
        WHERE guild = ?1 AND category = ?2 AND player = ?3";
    connection.execute(sql, (home, category, player, value, deviation, volatility, since))?;
    let rank = rating.rank();
    let sql = "UPDATE standings SET rating = ?4, deviation = ?5, volatility = ?6, rank = ?7
        WHERE guild = ?1 AND category = ?2 AND player = ?3 AND period IN (?8, ?9, ?10)";
    let params = (home, category, player, value, deviation, volatility, rank, ever, year, month);
    connection.execute(sql, params).map(drop)
}

/// All ratings of a server in one category.
pub(super) fn whole(connection: &Connection, home: Home, category: Category) -> sql::Result<Pool> {
    let sql = "SELECT rating, deviation, volatility, games, since, player FROM ratings
        WHERE guild = ?1 AND category = ?2";
    let read = |row: &Row<'_>| Ok((row.get(5)?, Entry::from_row(row)?));
    connection.read_all(sql, (home, category), read)?.into_iter().collect()
}
