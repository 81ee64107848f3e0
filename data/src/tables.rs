//! Games with their seats and actions, replayed into a [`Table`].
//!
//! Lists use partial indexes of what is running, so they cost the same however many games have ended. A
//! player's running games are found by `seats.playing`, which the integrity check compares with the games.

use anyhow::{Context as _, bail};
use games::Seat;
use jiff::Timestamp;
use play::{
    ChannelId, GameId, GivenUp, GuildId, MessageId, Player, PlayerId, Seating, Table, matches::InMatch,
    table::StoredGame,
};

use crate::{
    CommitError,
    columns::{self, Sql},
    replays,
    row_by_row::read_each,
    sql::{Connection, FromSql as _, OptionalExtension as _, Params, Row},
};

/// The columns a [`Table`] is read from. Seats are joined into one text, so that one row holds everything:
/// `11`, or `11/1/24/left` for the first to give up, after 24 actions, by leaving; `level:3` for the computer.
macro_rules! select {
    ($which:literal) => {
        concat!(
            "SELECT id, guild, channel, parent_channel, parent_message, record, started, since, ended IS NOT NULL, ",
            "challenge, terms, revision, state, match_game, match_number, match_first, match_second, ",
            "(SELECT string_agg(who, ' ') FROM (",
            "SELECT seat, concat_ws('/', player, out, out_ply, out_why) AS who FROM seats WHERE game = games.id ",
            "UNION ALL SELECT seat, 'level:' || level FROM computer_seats WHERE game = games.id ORDER BY seat) AS seated) ",
            "FROM games ",
            $which
        )
    };
}

const RUNNING: &str = select!("WHERE channel = ?1 AND ended IS NULL");
/// Only if its channel was lost.
const CUT_OFF: &str = select!("WHERE channel = ?1 AND ended IS NULL AND (state ->> 'cut_off') IS NOT NULL");
const OVER: &str = select!("WHERE channel = ?1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT 1");
const OVER_IN: &str =
    select!("WHERE channel = ?1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT ?2");
const FIND: &str = select!("WHERE id = ?1");
/// The most recently moved first.
const RUNNING_IN_GUILD: &str =
    select!("WHERE guild = ?1 AND ended IS NULL ORDER BY since DESC, id DESC LIMIT ?2 OFFSET ?3");
const COUNT_IN_GUILD: &str = "SELECT count(*) FROM games WHERE guild = ?1 AND ended IS NULL";
/// The longest silent first, without those the player gave up.
const RUNNING_OF: &str = select!(
    "WHERE guild = ?1 AND id IN (SELECT game FROM seats WHERE player = ?2 AND playing) ORDER BY since, id"
);
/// The longest silent first.
const RUNNING_EVERYWHERE: &str =
    select!("WHERE id IN (SELECT game FROM seats WHERE player = ?1 AND playing) ORDER BY since, id");
const COUNT_OF: &str = "SELECT count(*) FROM games WHERE guild = ?1
    AND id IN (SELECT game FROM seats WHERE player = ?2 AND playing)";
/// The next games after the one with an id.
const AFTER: &str = select!("WHERE id > ?1 ORDER BY id LIMIT ?2");
/// How many games are in memory at once while all are read.
const PORTION: i64 = 1_000;

/// Shows every game to `work`, for [`read`], in order of id.
pub(crate) fn for_all(
    connection: &Connection,
    mut work: impl FnMut(&Row<'_>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let mut statement = connection.prepare(AFTER)?;
    let mut last = 0_i64;
    loop {
        let before = last;
        let mut rows = statement.query((before, PORTION))?;
        while let Some(row) = rows.next()? {
            last = row.get(0)?;
            work(&row)?;
        }
        if last == before {
            return Ok(());
        }
    }
}

/// The running game in `channel`.
pub(crate) fn running_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    one(connection, RUNNING, [Sql(channel)])
}

/// The running game in `channel`, if the channel was lost.
pub(crate) fn cut_off_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    one(connection, CUT_OFF, [Sql(channel)])
}

/// The running game in `channel`, or else the one that ended there last.
pub(crate) fn latest_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    match running_in(connection, channel)? {
        Some(table) => Ok(Some(table)),
        None => one(connection, OVER, [Sql(channel)]),
    }
}

/// At most `limit` games that ended in `channel`, the latest first.
pub(crate) fn over_in(
    connection: &Connection,
    channel: ChannelId,
    limit: usize,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    read_each(connection, OVER_IN, (Sql(channel), Sql(limit)), read)
}

/// The game with this id.
pub(crate) fn find(connection: &Connection, id: GameId) -> anyhow::Result<Option<Table>> {
    one(connection, FIND, [Sql(id)])
}

/// When a game ended; `None` if it is running or does not exist.
pub(crate) fn ended(connection: &Connection, id: GameId) -> anyhow::Result<Option<Timestamp>> {
    let mut ended = connection.prepare_cached("SELECT ended FROM games WHERE id = ?1")?;
    let ended = ended.query_row([Sql(id)], |row| row.get::<_, Option<Sql<Timestamp>>>(0)).optional()?;
    Ok(ended.flatten().map(|Sql(at)| at))
}

/// At most `limit` running games of `guild`, after the first `offset`, the most recently moved first.
pub(crate) fn running_in_guild(
    connection: &Connection,
    guild: GuildId,
    limit: usize,
    offset: usize,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    read_each(connection, RUNNING_IN_GUILD, (Sql(guild), Sql(limit), Sql(offset)), read)
}

/// How many games are running in `guild`.
pub(crate) fn count_in_guild(connection: &Connection, guild: GuildId) -> anyhow::Result<usize> {
    count(connection, COUNT_IN_GUILD, [Sql(guild)])
}

/// The running games of `guild` in which `player` is playing, the longest silent first.
pub(crate) fn running_of(
    connection: &Connection,
    guild: GuildId,
    player: PlayerId,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    read_each(connection, RUNNING_OF, (Sql(guild), Sql(player)), read)
}

/// The running games of all servers in which `player` is playing, the longest silent first.
pub(crate) fn running_everywhere(
    connection: &Connection,
    player: PlayerId,
) -> anyhow::Result<Vec<anyhow::Result<Table>>> {
    read_each(connection, RUNNING_EVERYWHERE, [Sql(player)], read)
}

/// How many running games of `guild` `player` is playing in.
pub(crate) fn count_of(connection: &Connection, guild: GuildId, player: PlayerId) -> anyhow::Result<usize> {
    count(connection, COUNT_OF, (Sql(guild), Sql(player)))
}

/// Stale if one of `players` is playing in more than `games` running games of `guild`.
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

/// The message with the newest board of a game, if it is known.
pub(crate) fn board(connection: &Connection, game: GameId) -> anyhow::Result<Option<MessageId>> {
    let message: Option<Option<Sql<MessageId>>> = connection
        .prepare_cached("SELECT board FROM games WHERE id = ?1")?
        .query_row([Sql(game)], |row| row.get(0))
        .optional()?;
    Ok(message.flatten().map(|Sql(message)| message))
}

/// The newest game in a channel whose newest board or whose challenge a message shows.
pub(crate) fn of_message(
    connection: &Connection,
    channel: ChannelId,
    message: MessageId,
) -> anyhow::Result<Option<GameId>> {
    // Two halves, so that each uses an index.
    let game: Option<Sql<GameId>> = connection
        .prepare_cached(
            "SELECT id FROM (
                 SELECT id, board, challenge FROM games WHERE channel = ?1 AND ended IS NULL
                 UNION ALL
                 SELECT id, board, challenge FROM games WHERE channel = ?1 AND ended IS NOT NULL
             ) AS game
             WHERE board = ?2 OR EXISTS (SELECT 1 FROM challenges WHERE id = game.challenge AND message = ?2)
             ORDER BY id DESC LIMIT 1",
        )?
        .query_row((Sql(channel), Sql(message)), |row| row.get(0))
        .optional()?;
    Ok(game.map(|Sql(game)| game))
}

pub(crate) fn count(connection: &Connection, sql: &str, params: impl Params) -> anyhow::Result<usize> {
    let count: i64 = connection.prepare_cached(sql)?.query_row(params, |row| row.get(0))?;
    Ok(count.try_into()?)
}

fn one(connection: &Connection, sql: &str, params: impl Params) -> anyhow::Result<Option<Table>> {
    connection
        .prepare_cached(sql)?
        .query_row(params, |row| Ok(read(row)))
        .optional()
        .context("can't read the games")?
        .transpose()
}

/// Replays the game in a row.
pub(crate) fn read(row: &Row<'_>) -> anyhow::Result<Table> {
    let id = row.get::<_, Sql<GameId>>(0).context("can't read a game's number")?.0;
    replay(id, row).with_context(|| format!("can't read game {id}"))
}

fn replay(id: GameId, row: &Row<'_>) -> anyhow::Result<Table> {
    let parent_channel: Option<Sql<ChannelId>> = row.get(3)?;
    let parent_message: Option<Sql<MessageId>> = row.get(4)?;
    let over: bool = row.get(8)?;
    let record = row.get_ref(5)?.as_str()?;
    let replayed = if over { replays::once(id, record)? } else { replays::replay(id, record)? };
    let (challenge, guild, channel) =
        (row.get::<_, Sql<_>>(9)?.0, row.get::<_, Sql<_>>(1)?.0, row.get::<_, Sql<_>>(2)?.0);
    let (terms, in_match, seats) = (
        row.get::<_, Sql<_>>(10)?.0,
        in_match(row)?,
        seating(row.get_ref(17)?.as_str_or_null()?.unwrap_or_default())?,
    );
    let (started, since, revision, state) =
        (row.get::<_, Sql<_>>(6)?.0, row.get::<_, Sql<_>>(7)?.0, row.get(11)?, row.get::<_, Sql<_>>(12)?.0);
    let table = Table::resume(replayed, |record| StoredGame {
        id,
        challenge,
        guild,
        channel,
        thread_of: parent_channel.zip(parent_message).map(|(Sql(channel), Sql(message))| (channel, message)),
        terms,
        in_match,
        seats,
        record,
        started,
        since,
        revision,
        state,
    })?;
    match (over, table.ending()) {
        (true, None) => bail!("it's over, but neither by its record nor by resignation"),
        (false, Some(ending)) => bail!("it's running, but should have ended: {ending:?}"),
        _ => Ok(table),
    }
}

/// The first game of the match of the game in a row, even if the game itself cannot be read.
pub(crate) fn match_of(row: &Row<'_>) -> Option<GameId> {
    let first: Option<Sql<GameId>> = row.get(13).ok()?;
    first.map(|Sql(first)| first)
}

fn in_match(row: &Row<'_>) -> anyhow::Result<Option<InMatch>> {
    let Some(Sql(first)) = row.get::<_, Option<Sql<GameId>>>(13)? else { return Ok(None) };
    Ok(Some(InMatch { first, number: row.get(14)?, score: [row.get(15)?, row.get(16)?] }))
}

fn seating(text: &str) -> anyhow::Result<Seating> {
    let (mut players, mut given_up) = (Vec::new(), Vec::new());
    for (seat, column) in Seat::ALL.into_iter().zip(text.split_terminator(' ')) {
        if let Some(level) = column.strip_prefix("level:") {
            players.push(Player::Computer(level.parse()?));
            continue;
        }
        let mut parts = column.split('/');
        match [(); 4].map(|()| parts.next()) {
            [Some(player), None, ..] => players.push(Player::Member(columns::player(player)?)),
            [Some(player), Some(number), Some(ply), Some(why)] => {
                players.push(Player::Member(columns::player(player)?));
                let Sql(why) = Sql::column_result(why.into())?;
                given_up.push((number.parse::<u8>()?, GivenUp { seat, ply: ply.parse()?, why }));
            }
            _ => bail!("seat {column:?} is neither a player nor one who gave up"),
        }
    }
    given_up.sort_unstable_by_key(|&(number, _)| number);
    let mut seating = Seating::new(players);
    for (_, out) in given_up {
        seating.give_up(out)?;
    }
    Ok(seating)
}

/// A running game that is waiting for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Silent {
    /// Since when.
    pub since: Timestamp,
    /// The game.
    pub game: GameId,
}

const SILENT: &str = "SELECT since, id FROM games
    WHERE ended IS NULL AND since <= ?1
    AND (since, id) > (coalesce(CAST(?2 AS BIGINT), -9223372036854775807), coalesce(CAST(?3 AS BIGINT), 0))
    ORDER BY since, id LIMIT ?4";

/// The running games that have been waiting since `until` or longer, the longest first, starting after `after`.
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

    fn second_game() -> GameId {
        GameId::try_from(2).expect("an id")
    }

    #[test]
    fn a_row_that_cannot_be_is_an_error_that_names_the_game() {
        for (change, said) in [
            ("UPDATE games SET record = 'dara:niger a1 zz' WHERE id = 2", "\"dara:niger a1 zz\": token 2"),
            ("UPDATE games SET record = 'dara:niger a1 a1' WHERE id = 2", "can't replay game 2"),
            ("DELETE FROM seats WHERE game = 2 AND seat = 2", "1 players"),
            ("DELETE FROM seats WHERE game = 2", "0 players"),
            ("UPDATE games SET record = '' WHERE id = 2", "\"\": token 0"),
            ("UPDATE games SET channel = 0 WHERE id = 2", "0"),
            ("UPDATE games SET started = 9223372036854775807 WHERE id = 2", "9223372036854775807"),
            ("UPDATE games SET ended = 5, why = 'stones', winner = 1 WHERE id = 2", "it's over, but"),
            ("UPDATE games SET state = '{\"dropped\":[7]}' WHERE id = 2", "there is no seat 7"),
            ("UPDATE games SET terms = '3d' WHERE id = 2", "game 2 has clocks that it cannot have"),
            ("UPDATE games SET terms = 'soon' WHERE id = 2", "not the terms of a game"),
        ] {
            let file = migrations::sample();
            let connection = crate::sql::Connection::from(&file);
            connection.execute_batch(change).expect("changed by hand");
            let error = format!("{:#}", find(&connection, second_game()).expect_err("not readable"));
            assert!(error.contains("game 2") && error.contains(said), "{change}: {error}");
            let faults = crate::integrity::check(&connection).expect("checked");
            assert!(faults.iter().any(|fault| fault.to_string().contains(said)), "{change}: {faults:?}");
        }
    }

    #[test]
    fn a_game_is_found_by_indexes_alone() {
        let file = migrations::sample();
        let lists = [RUNNING_IN_GUILD, COUNT_IN_GUILD];
        for sql in [RUNNING, CUT_OFF, OVER, OVER_IN, FIND, SILENT].into_iter().chain(lists) {
            let plan = migrations::plan(&file, sql);
            let quick = |step: &String| !step.starts_with("SCAN games") && !step.contains("TEMP B-TREE");
            assert!(plan.iter().all(quick), "{plan:?}");
            // However many games are over.
            let running =
                plan.iter().any(|step| step.contains("games USING") && step.contains("games_by_guild"));
            assert_eq!(running, lists.contains(&sql), "{plan:?}");
        }
    }

    #[test]
    fn the_games_that_a_player_plays_in_are_found_among_those_alone() {
        let file = migrations::sample();
        for sql in [RUNNING_OF, RUNNING_EVERYWHERE, COUNT_OF] {
            let plan = migrations::plan(&file, sql);
            let has = |wanted: &str| plan.iter().any(|step| step.contains(wanted));
            assert!(has("SEARCH games USING INTEGER PRIMARY KEY (rowid=?)"), "{plan:?}");
            assert!(has("seats_playing (player=?)"), "{plan:?}");
        }
    }
}
