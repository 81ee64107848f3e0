//! Games with their seats and actions in their tables, and back as a [`Table`] by replay.

use std::str::FromStr;

use anyhow::{Context as _, bail, ensure};
use games::{Action, DrawReason, Outcome, Record, RuleSet, Seat, Side, WinReason};
use jiff::Timestamp;
use play::{ChallengeId, ChannelId, Ending, GameId, GuildId, MessageId, PlayerId, Table, table::Setup};
use rusqlite::{Connection, OptionalExtension as _, Params, Row, ffi, named_params};

use crate::{CommitError, columns::Sql};

/// Makes a server known.
pub(crate) fn know_guild(connection: &Connection, guild: GuildId, at: Timestamp) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO guilds (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((Sql(guild), Sql(at)))?;
    Ok(())
}

/// Makes a player known.
pub(crate) fn know_player(connection: &Connection, player: PlayerId, at: Timestamp) -> rusqlite::Result<()> {
    connection
        .prepare_cached("INSERT INTO players (id, since) VALUES (?1, ?2) ON CONFLICT (id) DO NOTHING")?
        .execute((Sql(player), Sql(at)))?;
    Ok(())
}

/// A game that begins: the fields of [`play::Change::StartGame`].
pub(crate) struct Start<'a> {
    pub(crate) game: GameId,
    pub(crate) challenge: ChallengeId,
    pub(crate) guild: GuildId,
    pub(crate) channel: ChannelId,
    pub(crate) thread_of: Option<(ChannelId, MessageId)>,
    pub(crate) rules: RuleSet,
    pub(crate) seats: &'a [PlayerId],
    pub(crate) at: Timestamp,
}

/// Stores a game that begins, unless one is running in its channel.
pub(crate) fn start(connection: &Connection, start: &Start<'_>) -> Result<(), CommitError> {
    know_guild(connection, start.guild, start.at)?;
    connection
        .prepare_cached(
            "INSERT INTO games (id, challenge, guild, channel, parent_channel, parent_message, rules, started)
             VALUES (:id, :challenge, :guild, :channel, :parent_channel, :parent_message, :rules, :started)",
        )?
        .execute(named_params! {
            ":id": Sql(start.game),
            ":challenge": Sql(start.challenge),
            ":guild": Sql(start.guild),
            ":channel": Sql(start.channel),
            ":parent_channel": start.thread_of.map(|(channel, _)| Sql(channel)),
            ":parent_message": start.thread_of.map(|(_, message)| Sql(message)),
            ":rules": Sql(start.rules),
            ":started": Sql(start.at),
        })
        .map_err(channel_busy)?;
    for (seat, &player) in Seat::ALL.into_iter().zip(start.seats) {
        know_player(connection, player, start.at)?;
        connection
            .prepare_cached("INSERT INTO seats (game, seat, player) VALUES (?1, ?2, ?3)")?
            .execute((Sql(start.game), Sql(seat), Sql(player)))?;
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
        .prepare_cached("UPDATE games SET plies = plies + 1 WHERE id = ?1 AND plies = ?2 AND ended IS NULL")?
        .execute((Sql(game), ply))?;
    if counted != 1 {
        return Err(CommitError::Stale);
    }
    connection
        .prepare_cached("INSERT INTO actions (game, ply, seat, action, at) VALUES (?1, ?2, ?3, ?4, ?5)")?
        .execute((Sql(game), ply, Sql(seat), Sql(action), Sql(at)))?;
    Ok(())
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
            "UPDATE games SET ended = ?3, why = ?4, winner = ?5, resigned = ?6
             WHERE id = ?1 AND plies = ?2 AND ended IS NULL",
        )?
        .execute((Sql(game), noted.plies, Sql(at), noted.why, noted.winner, noted.resigned))?;
    if ended == 1 { Ok(()) } else { Err(CommitError::Stale) }
}

/// What is noted of a game although its record says it: for comparing before an action is appended, and for questions
/// over many games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Noted {
    plies: u32,
    why: Option<String>,
    winner: Option<u8>,
    resigned: Option<u8>,
}

impl Noted {
    /// What is to be noted of a table.
    pub(crate) fn of(table: &Table) -> Self {
        Self::new(table.ply(), table.ending())
    }

    /// What is noted in a row of plies, why, winner, resigned.
    pub(crate) fn read(row: &Row<'_>) -> rusqlite::Result<Self> {
        Ok(Self { plies: row.get(0)?, why: row.get(1)?, winner: row.get(2)?, resigned: row.get(3)? })
    }

    fn new(plies: u32, ending: Option<Ending>) -> Self {
        Self {
            plies,
            why: ending.map(|ending| why(ending).to_owned()),
            winner: ending.and_then(Ending::winner).map(|side| match side {
                Side::First => 1,
                Side::Second => 2,
            }),
            resigned: match ending {
                Some(Ending::Resigned(seat)) => Some(seat.number()),
                Some(Ending::Rules(_)) | None => None,
            },
        }
    }
}

const fn why(ending: Ending) -> &'static str {
    match ending {
        Ending::Resigned(_) => "resigned",
        Ending::Rules(Outcome::Win { why, .. }) => match why {
            WinReason::Stones => "stones",
            WinReason::Ten => "ten",
            WinReason::Taken => "taken",
            WinReason::Blocked => "blocked",
        },
        Ending::Rules(Outcome::Draw(why)) => match why {
            DrawReason::Blocked => "blocked",
            DrawReason::Repetition => "repetition",
            DrawReason::Bound => "bound",
            DrawReason::Reduced => "reduced",
        },
    }
}

/// The game that is running in `channel`.
pub(crate) fn running_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    one(connection, "WHERE channel = ?1 AND ended IS NULL", [Sql(channel)])
}

/// The game that is running in `channel`, or else the one that ended there last.
pub(crate) fn latest_in(connection: &Connection, channel: ChannelId) -> anyhow::Result<Option<Table>> {
    match running_in(connection, channel)? {
        Some(table) => Ok(Some(table)),
        None => one(
            connection,
            "WHERE channel = ?1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT 1",
            [Sql(channel)],
        ),
    }
}

/// The game with this number.
pub(crate) fn find(connection: &Connection, id: GameId) -> anyhow::Result<Option<Table>> {
    one(connection, "WHERE id = ?1", [Sql(id)])
}

fn one(connection: &Connection, which: &str, params: impl Params) -> anyhow::Result<Option<Table>> {
    connection
        .prepare_cached(&select(which))?
        .query_row(params, |row| Ok(read(row)))
        .optional()
        .context("the games cannot be read")?
        .transpose()
}

/// One statement, so that a table is always read as it stood at one moment; lists of seats and actions are joined to
/// a text, since that is quicker than a row each.
pub(crate) fn select(which: &str) -> String {
    format!(
        "SELECT id, guild, channel, parent_channel, parent_message, rules, started, resigned, ended IS NOT NULL,
            (SELECT group_concat(player, ' ') FROM (SELECT player FROM seats WHERE game = games.id ORDER BY seat)),
            (SELECT group_concat(action, ' ') FROM (SELECT action FROM actions WHERE game = games.id ORDER BY ply))
         FROM games {which}"
    )
}

/// Replays the game in a row of [`select`].
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
        seats: numbers(row, 9)?,
        record: Record { rules: row.get::<_, Sql<_>>(5)?.0, actions: tokens(row, 10)? },
        resigned: row.get::<_, Option<Sql<Seat>>>(7)?.map(|Sql(seat)| seat),
        started: row.get::<_, Sql<_>>(6)?.0,
    })?;
    match (over, table.ending()) {
        (true, None) => bail!("it is over, but neither by its record nor by a resignation"),
        (false, Some(ending)) => bail!("it is running, but its record ends it: {ending:?}"),
        _ => Ok(table),
    }
}

fn tokens(row: &Row<'_>, column: usize) -> anyhow::Result<Vec<Action>> {
    let Some(text) = row.get_ref(column)?.as_str_or_null()? else { return Ok(Vec::new()) };
    text.split(' ')
        .map(|token| Action::from_str(token).with_context(|| format!("{token:?} is no action")))
        .collect()
}

fn numbers(row: &Row<'_>, column: usize) -> anyhow::Result<Vec<PlayerId>> {
    let Some(text) = row.get_ref(column)?.as_str_or_null()? else { return Ok(Vec::new()) };
    text.split(' ')
        .map(|number| {
            let number: i64 = number.parse()?;
            ensure!(number != 0, "0 is no player");
            Ok(PlayerId::try_from(number.cast_unsigned())?)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    const SAMPLE: &str = include_str!("../migrations/samples/v1.sql");

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
    fn every_ending_can_be_noted() {
        let wins = [WinReason::Stones, WinReason::Ten, WinReason::Taken, WinReason::Blocked]
            .map(|why| Outcome::Win { side: Side::Second, why });
        let draws = [DrawReason::Blocked, DrawReason::Repetition, DrawReason::Bound, DrawReason::Reduced];
        let rules = wins.into_iter().chain(draws.map(Outcome::Draw)).map(Ending::Rules);
        for ending in rules.chain(Seat::ALL.map(Ending::Resigned)) {
            let connection = database();
            end(&connection, second_game(), 3, ending, Timestamp::UNIX_EPOCH).expect("the tables allow it");
            let noted = connection
                .query_row("SELECT plies, why, winner, resigned FROM games WHERE id = 2", (), Noted::read)
                .expect("readable");
            assert_eq!(noted, Noted::new(3, Some(ending)));
        }
    }

    #[test]
    fn a_row_that_cannot_be_is_an_error_that_names_the_game() {
        for (change, said) in [
            ("UPDATE actions SET action = 'zz' WHERE game = 2 AND ply = 1", "\"zz\" is no action"),
            ("UPDATE actions SET action = 'a1' WHERE game = 2 AND ply = 1", "game 2 does not replay"),
            ("DELETE FROM seats WHERE game = 2 AND seat = 2", "1 players"),
            ("DELETE FROM seats WHERE game = 2", "0 players"),
            ("UPDATE games SET rules = 'chess:blitz' WHERE id = 2", "\"chess:blitz\" is no RuleSet"),
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
    fn what_is_noted_beside_the_record_is_compared_with_it() {
        for change in [
            "UPDATE games SET plies = 7 WHERE id = 2",
            "UPDATE games SET winner = 1 WHERE id = 1",
            "UPDATE games SET winner = NULL WHERE id = 1",
        ] {
            let connection = database();
            connection.execute_batch(change).expect("changed by hand");
            let faults = crate::integrity::check(&connection).expect("checked");
            assert!(matches!(faults.as_slice(), [crate::Fault::Noted { .. }]), "{change}: {faults:?}");
        }
    }

    #[test]
    fn a_game_is_found_by_indexes_alone() {
        let connection = database();
        for which in [
            "WHERE channel = 1 AND ended IS NULL",
            "WHERE channel = 1 AND ended IS NOT NULL ORDER BY ended DESC, id DESC LIMIT 1",
        ] {
            let mut statement =
                connection.prepare(&format!("EXPLAIN QUERY PLAN {}", select(which))).expect("a plan");
            let plan: Vec<String> =
                statement.query_map((), |row| row.get(3)).and_then(Iterator::collect).expect("readable");
            assert!(
                plan.iter().all(|step| !step.starts_with("SCAN games") && !step.contains("TEMP B-TREE")),
                "{plan:?}"
            );
        }
    }
}
