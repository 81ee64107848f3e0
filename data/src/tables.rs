//! Games with their seats and actions in their tables, and back as a [`Table`] by replay.

use anyhow::{Context as _, bail};
use games::{Action, Seat};
use jiff::Timestamp;
use play::{
    ChallengeId, ChannelId, Ending, GameId, GuildId, MessageId, Out, PlayerId, Seating, Table, table::Setup,
};
use rusqlite::{Connection, OptionalExtension as _, Params, Row, ffi, named_params, types::FromSql as _};

use crate::{
    CommitError,
    columns::{self, Sql},
    known,
    noted::Noted,
};

/// Stores a game that begins with a challenge, unless one is running in its channel.
pub(crate) fn start(
    connection: &Connection,
    game: &Setup,
    challenge: ChallengeId,
) -> Result<(), CommitError> {
    known::guild(connection, game.guild, game.started)?;
    connection
        .prepare_cached(
            "INSERT INTO games (id, challenge, guild, channel, parent_channel, parent_message, record, started, since)
             VALUES (:id, :challenge, :guild, :channel, :parent_channel, :parent_message, :record, :started, :since)",
        )?
        .execute(named_params! {
            ":id": Sql(game.id),
            ":challenge": Sql(challenge),
            ":guild": Sql(game.guild),
            ":channel": Sql(game.channel),
            ":parent_channel": game.thread_of.map(|(channel, _)| Sql(channel)),
            ":parent_message": game.thread_of.map(|(_, message)| Sql(message)),
            ":record": game.record.to_string(),
            ":started": Sql(game.started),
            ":since": Sql(game.since),
        })
        .map_err(channel_busy)?;
    for (seat, &player) in Seat::ALL.into_iter().zip(game.seats.players()) {
        known::player(connection, player, game.started)?;
        connection
            .prepare_cached("INSERT INTO seats (game, seat, player) VALUES (?1, ?2, ?3)")?
            .execute((Sql(game.id), Sql(seat), Sql(player)))?;
    }
    Ok(())
}

/// Games have one unique index besides their key: one running game a channel.
fn channel_busy(error: rusqlite::Error) -> CommitError {
    match error.sqlite_error() {
        Some(code) if code.extended_code == ffi::SQLITE_CONSTRAINT_UNIQUE => CommitError::ChannelBusy,
        _ => error.into(),
    }
}

/// Stores an action, if the running game has exactly `ply` of them.
pub(crate) fn append(
    connection: &Connection,
    game: GameId,
    ply: u32,
    seat: Seat,
    action: Action,
    at: Timestamp,
) -> Result<(), CommitError> {
    let counted = connection
        .prepare_cached(
            "UPDATE games SET plies = plies + 1, record = record || ' ' || ?3, since = ?4
             WHERE id = ?1 AND plies = ?2 AND ended IS NULL",
        )?
        .execute((Sql(game), ply, Sql(action), Sql(at)))?;
    if counted != 1 {
        return Err(CommitError::Stale);
    }
    connection
        .prepare_cached("INSERT INTO actions (game, ply, seat, action, at) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute((Sql(game), ply, Sql(seat), Sql(action), Sql(at)))?;
    Ok(())
}

/// Gives a seat up, if the game is running, has as many actions as `out` says, and exactly `before` seats were given up.
pub(crate) fn give_up(
    connection: &Connection,
    game: GameId,
    before: usize,
    out: Out,
    since: Timestamp,
    at: Timestamp,
) -> Result<(), CommitError> {
    let goes_on = connection
        .prepare_cached(
            "UPDATE games SET since = ?4 WHERE id = ?1 AND plies = ?2 AND ended IS NULL
             AND (SELECT count(out) FROM seats WHERE game = ?1) = ?3",
        )?
        .execute((Sql(game), out.ply, Sql(before), Sql(since)))?;
    if goes_on != 1 {
        return Err(CommitError::Stale);
    }
    let given_up = connection
        .prepare_cached(
            "UPDATE seats SET out = ?3 + 1, out_ply = ?4, out_why = ?5, out_at = ?6
             WHERE game = ?1 AND seat = ?2 AND out IS NULL",
        )?
        .execute((Sql(game), Sql(out.seat), Sql(before), out.ply, Sql(out.why), Sql(at)))?;
    if given_up == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// Ends a game, if it is running and has exactly `ply` actions.
pub(crate) fn end(
    connection: &Connection,
    game: GameId,
    ply: u32,
    ending: Ending,
    at: Timestamp,
) -> Result<(), CommitError> {
    let noted = Noted::new(ply, Some(ending));
    let ended = connection
        .prepare_cached(
            "UPDATE games SET ended = ?3, why = ?4, winner = ?5
             WHERE id = ?1 AND plies = ?2 AND ended IS NULL",
        )?
        .execute((Sql(game), noted.plies, Sql(at), noted.why, noted.winner))?;
    if ended == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// The columns that a [`Table`] is read from; seats are joined to a text, so that one row has all of it: `11`, or
/// `11/1/24/left` who gave up first of all, after 24 actions, by leaving.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, channel, parent_channel, parent_message, record, started, since, ended IS NOT NULL, ",
            "(SELECT group_concat(player, ' ') FROM (",
            "SELECT iif(out IS NULL, player, concat_ws('/', player, out, out_ply, out_why)) AS player ",
            "FROM seats WHERE game = games.id ORDER BY seat)) ",
            "FROM games ",
            $which
        )
    };
}

/// The game that is running in a channel.
const RUNNING: &str = select!("WHERE channel = ?1 AND ended IS NULL");
/// The game that ended last in a channel.
const OVER: &str = select!("WHERE channel = ?1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT 1");
/// The game with a number.
const FIND: &str = select!("WHERE id = ?1");
/// The games that are running in a server, the most recently moved first.
const RUNNING_IN_GUILD: &str =
    select!("WHERE guild = ?1 AND ended IS NULL ORDER BY since DESC, id DESC LIMIT ?2 OFFSET ?3");
/// How many there are.
const COUNT_IN_GUILD: &str = "SELECT count(*) FROM games WHERE guild = ?1 AND ended IS NULL";
/// The games of a server in which a player plays, the longest silent first. Whoever gave up plays no longer.
const RUNNING_OF: &str = select!(
    "WHERE guild = ?1 AND ended IS NULL AND id IN \
     (SELECT game FROM seats WHERE player = ?2 AND out IS NULL AND game = games.id) ORDER BY since, id"
);
/// How many there are.
const COUNT_OF: &str = "SELECT count(*) FROM games WHERE guild = ?1 AND ended IS NULL
    AND id IN (SELECT game FROM seats WHERE player = ?2 AND out IS NULL AND game = games.id)";
/// All games, to be read with [`read`].
pub(crate) const ALL: &str = select!("ORDER BY id");

/// The game that is running in `channel`.
pub(crate) fn running_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    one(connection, RUNNING, [Sql(channel)])
}

/// The game that is running in `channel`, or else the one that ended there last.
pub(crate) fn latest_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    match running_in(connection, channel)? {
        Some(table) => Ok(Some(table)),
        None => one(connection, OVER, [Sql(channel)]),
    }
}

/// The game with this number.
pub(crate) fn find(connection: &Connection, id: GameId) -> anyhow::Result<Option<Table>> {
    one(connection, FIND, [Sql(id)])
}

/// At most `limit` games that are running in `guild`, without the first `offset`, the most recently moved first; each by
/// itself, so that one that cannot be read leaves the others.
pub(crate) fn running_in_guild(
    connection: &Connection,
    guild: GuildId,
    limit: usize,
    offset: usize,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    list(connection, RUNNING_IN_GUILD, (Sql(guild), Sql(limit), Sql(offset)))
}

/// How many games are running in `guild`.
pub(crate) fn count_in_guild(connection: &Connection, guild: GuildId) -> anyhow::Result<usize> {
    count(connection, COUNT_IN_GUILD, [Sql(guild)])
}

/// The running games of `guild` in which `player` plays, the longest silent first; each by itself.
pub(crate) fn running_of(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    list(connection, RUNNING_OF, (Sql(guild), Sql(player)))
}

/// How many running games of `guild` `player` plays in.
pub(crate) fn count_of(connection: &Connection, guild: GuildId, player: PlayerId) -> anyhow::Result<usize> {
    count(connection, COUNT_OF, (Sql(guild), Sql(player)))
}

/// Refuses if one of `players` plays in more than `games` running games of `guild`.
pub(crate) fn at_most(
    connection: &Connection,
    guild: GuildId,
    players: &[PlayerId],
    games: usize,
) -> Result<(), CommitError> {
    for &player in players {
        if count_of(connection, guild, player)? > games {
            return Err(CommitError::Stale);
        }
    }
    Ok(())
}

fn count(connection: &Connection, sql: &str, params: impl Params) -> anyhow::Result<usize> {
    let count: i64 = connection.prepare_cached(sql)?.query_row(params, |row| row.get(0))?;
    Ok(count.try_into()?)
}

fn list(
    connection: &Connection,
    sql: &str,
    params: impl Params,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    let mut statement = connection.prepare_cached(sql)?;
    let tables = statement.query_map(params, |row| Ok(read(row)))?;
    Ok(tables.collect::<Result<_, _>>()?)
}

fn one(connection: &Connection, sql: &str, params: impl Params) -> anyhow::Result<Option<Table>> {
    connection
        .prepare_cached(sql)?
        .query_row(params, |row| Ok(read(row)))
        .optional()
        .context("the games cannot be read")?
        .transpose()
}

/// Replays the game in a row.
pub(crate) fn read(row: &Row<'_>) -> anyhow::Result<Table> {
    let id = row.get::<_, Sql<GameId>>(0).context("the number of a game cannot be read")?.0;
    replay(id, row).with_context(|| format!("game {id} cannot be read"))
}

fn replay(id: GameId, row: &Row<'_>) -> anyhow::Result<Table> {
    let parent_channel: Option<Sql<ChannelId>> = row.get(3)?;
    let parent_message: Option<Sql<MessageId>> = row.get(4)?;
    let over: bool = row.get(8)?;
    let table = Table::new(Setup {
        id,
        guild: row.get::<_, Sql<_>>(1)?.0,
        channel: row.get::<_, Sql<_>>(2)?.0,
        thread_of: parent_channel.zip(parent_message).map(|(Sql(channel), Sql(message))| (channel, message)),
        seats: seating(row.get_ref(9)?.as_str_or_null()?.unwrap_or_default())?,
        record: row.get::<_, Sql<_>>(5)?.0,
        started: row.get::<_, Sql<_>>(6)?.0,
        since: row.get::<_, Sql<_>>(7)?.0,
    })?;
    match (over, table.ending()) {
        (true, None) => bail!("it is over, but neither by its record nor given up"),
        (false, Some(ending)) => bail!("it is running, but should have ended: {ending:?}"),
        _ => Ok(table),
    }
}

fn seating(text: &str) -> anyhow::Result<Seating> {
    let (mut players, mut outs) = (Vec::new(), Vec::new());
    for (seat, column) in Seat::ALL.into_iter().zip(text.split_terminator(' ')) {
        let mut parts = column.split('/');
        players.push(columns::player(parts.next().unwrap_or_default())?);
        if let (Some(number), Some(ply), Some(why)) = (parts.next(), parts.next(), parts.next()) {
            let Sql(why) = Sql::column_result(why.into())?;
            outs.push((number.parse::<u8>()?, Out { seat, ply: ply.parse()?, why }));
        }
    }
    outs.sort_unstable_by_key(|&(number, _)| number);
    let mut seating = Seating::new(players);
    for (_, out) in outs {
        seating.give_up(out)?;
    }
    Ok(seating)
}

/// A running game that waits for somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Silent {
    /// Since when.
    pub since: Timestamp,
    /// Which.
    pub game: GameId,
}

const SILENT: &str = "SELECT since, id FROM games
    WHERE ended IS NULL AND since <= ?1 AND (since, id) > (coalesce(?2, -1 << 63), coalesce(?3, 0)) ORDER BY since, id LIMIT ?4";

/// The running games that wait since `until` or longer, the longest first, from behind `after` on.
pub(crate) fn silent(
    connection: &Connection,
    until: Timestamp,
    after: Option<Silent>,
    limit: usize,
) -> anyhow::Result<Vec<Silent>> {
    let behind = after.map(|Silent { since, game }| (Sql(since), Sql(game)));
    let (since, game) = behind.unzip();
    let mut statement = connection.prepare_cached(SILENT)?;
    let rows = statement.query_map((Sql(until), since, game, Sql(limit)), |row| {
        Ok(Silent { since: row.get::<_, Sql<_>>(0)?.0, game: row.get::<_, Sql<_>>(1)?.0 })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    const SAMPLE: &str = include_str!("../migrations/samples/v2.sql");

    fn database() -> Connection {
        let mut connection = Connection::open_in_memory().expect("in memory");
        migrations::migrate(&mut connection).expect("migrated");
        connection.execute_batch(SAMPLE).expect("rows");
        connection
    }

    fn second_game() -> GameId {
        GameId::try_from(2).expect("an id")
    }

    #[test]
    fn a_row_that_cannot_be_is_an_error_that_names_the_game() {
        for (change, said) in [
            ("UPDATE games SET record = 'dara:niger a1 zz' WHERE id = 2", "\"dara:niger a1 zz\": token 2"),
            ("UPDATE games SET record = 'dara:niger a1 a1' WHERE id = 2", "game 2 does not replay"),
            ("DELETE FROM seats WHERE game = 2 AND seat = 2", "1 players"),
            ("DELETE FROM seats WHERE game = 2", "0 players"),
            ("UPDATE games SET record = '' WHERE id = 2", "\"\": token 0"),
            ("UPDATE games SET channel = 0 WHERE id = 2", "0"),
            ("UPDATE games SET started = 9223372036854775807 WHERE id = 2", "9223372036854775807"),
            ("UPDATE games SET ended = 5, why = 'stones', winner = 1 WHERE id = 2", "it is over, but"),
        ] {
            let connection = database();
            connection.execute_batch(change).expect("changed by hand");
            let error = format!("{:#}", find(&connection, second_game()).expect_err("not readable"));
            assert!(error.contains("game 2") && error.contains(said), "{change}: {error}");
            let faults = crate::integrity::check(&connection).expect("checked");
            assert!(faults.iter().any(|fault| fault.to_string().contains(said)), "{change}: {faults:?}");
        }
    }

    #[test]
    fn a_game_is_found_by_indexes_alone() {
        let connection = database();
        let lists = [RUNNING_IN_GUILD, COUNT_IN_GUILD, RUNNING_OF, COUNT_OF];
        for sql in [RUNNING, OVER, FIND, SILENT].into_iter().chain(lists) {
            let mut statement = connection.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("a plan");
            let params = vec![1; statement.parameter_count()];
            let params = rusqlite::params_from_iter(params);
            let plan: Vec<String> =
                statement.query_map(params, |row| row.get(3)).and_then(Iterator::collect).expect("readable");
            let quick = |step: &String| !step.starts_with("SCAN games") && !step.contains("TEMP B-TREE");
            assert!(plan.iter().all(quick), "{plan:?}");
            // However many games are over, and however many of them were the player's.
            let running =
                plan.iter().any(|step| step.contains("games USING") && step.contains("games_by_guild"));
            assert_eq!(running, lists.contains(&sql), "{plan:?}");
        }
    }
}
