//! What the end of a game changes for its players.

use anyhow::Context as _;
use games::{RuleSet, Seat, Side};
use jiff::Timestamp;
use play::{
    GameId, GuildId, PlayerId, Terms,
    ratings::{Category, Ended, Entry, Lineup, Outcome, Pool, Settled, Unrated, settle, utc_day},
    standings::{GameResult, Period},
};

use super::{pulls, rated::entry};
use crate::{
    CommitError,
    columns::Sql,
    forgetting,
    sql::{self, Connection, OptionalExtension as _, named_params},
};

/// What `finished.pairing` has for games against the computer, which are never rated.
const COMPUTER: &str = "computer";

/// A finished game, as far as standings are concerned.
#[derive(Clone, Debug)]
pub(super) struct Over {
    game: GameId,
    guild: GuildId,
    category: Category,
    end: Outcome,
    at: Timestamp,
    /// Where members sat.
    members: Vec<(Seat, PlayerId)>,
    /// What can be rated; `None` against the computer.
    ended: Option<Ended>,
}

impl Over {
    /// What `finished.pairing` has for it.
    fn pairing(&self) -> String {
        self.ended.as_ref().map_or_else(|| COMPUTER.to_owned(), |ended| ended.lineup.pairing().to_string())
    }
}

/// Writes what follows from the end of a game, in the transaction that ends it.
pub(crate) fn finish(connection: &Connection, game: GameId) -> Result<(), CommitError> {
    Ok(enter(connection, &read(connection, game)?)?)
}

/// Writes what follows from finished games that are missing from `finished`, in the order in which they ended.
///
/// **Decided:** an unreadable one is skipped and logged, so that it doesn't keep the others from being counted.
/// It is counted once it is mended and standings are recomputed.
pub(crate) fn catch_up(connection: &Connection) -> anyhow::Result<()> {
    let mut statement = connection.prepare(
        "SELECT id FROM games WHERE ended IS NOT NULL AND id NOT IN (SELECT game FROM finished_games) ORDER BY ended, id",
    )?;
    let games: Vec<Sql<GameId>> = statement.query_map((), |row| row.get(0))?.collect::<Result<_, _>>()?;
    for Sql(game) in games {
        match read(connection, game) {
            Ok(over) => enter(connection, &over)?,
            Err(error) => {
                tracing::error!(%game, error = format!("{error:#}"), "skipping a finished game");
            }
        }
    }
    Ok(())
}

/// Keeps other transactions from ending games and seasons of a server until this one is committed, so that the numbers
/// of its games are in the order in which their ends were. A file has one writer anyway.
pub(super) fn lock(connection: &Connection, guild: GuildId) -> sql::Result<()> {
    if let Connection::Postgres(_) = connection {
        // A weaker lock than most, since every new row of the server refers to this one.
        let sql = "SELECT 1 FROM guilds WHERE id = ?1 FOR NO KEY UPDATE";
        connection.prepare_cached(sql)?.exists([Sql(guild)])?;
    }
    Ok(())
}

/// Like [`lock`], for all servers.
pub(super) fn lock_all(connection: &Connection) -> sql::Result<()> {
    if let Connection::Postgres(_) = connection {
        let sql = "SELECT count(*) FROM (SELECT 1 FROM guilds ORDER BY id FOR NO KEY UPDATE) AS locked";
        connection.query_row(sql, (), |_| Ok(()))?;
    }
    Ok(())
}

fn enter(connection: &Connection, over: &Over) -> anyhow::Result<()> {
    lock(connection, over.guild)?;
    for &(_, player) in &over.members {
        pulls::of_player(connection, over.guild, over.category, player)?;
    }
    let settled = settled(connection, over)?;
    let sequence = note(connection, over, !settled.is_empty())?;
    write(connection, over, sequence, &settled)
}

/// A finished game, from its row.
pub(super) fn read(connection: &Connection, game: GameId) -> anyhow::Result<Over> {
    let (guild, rules, terms, at, why, winner, match_of) = connection
        .prepare_cached(
            "SELECT guild, substr(record || ' ', 1, instr(record || ' ', ' ') - 1), terms, ended, why, winner, match_game
             FROM games WHERE id = ?1 AND ended IS NOT NULL",
        )?
        .query_row([Sql(game)], |row| {
            Ok((
                row.get::<_, Sql<GuildId>>(0)?.0,
                row.get::<_, Sql<RuleSet>>(1)?.0,
                row.get::<_, Sql<Terms>>(2)?.0,
                row.get::<_, Sql<Timestamp>>(3)?.0,
                row.get::<_, String>(4)?,
                row.get::<_, Option<Sql<Side>>>(5)?,
                row.get::<_, Option<Sql<GameId>>>(6)?,
            ))
        })
        .with_context(|| format!("can't read the end of game {game}"))?;
    let members: Vec<(Seat, PlayerId)> = connection
        .prepare_cached("SELECT seat, player FROM seats WHERE game = ?1 ORDER BY seat")?
        .query_map([Sql(game)], |row| Ok((row.get::<_, Sql<_>>(0)?.0, row.get::<_, Sql<_>>(1)?.0)))?
        .collect::<Result<_, _>>()?;
    let has_computer =
        connection.prepare_cached("SELECT 1 FROM computer_seats WHERE game = ?1")?.exists([Sql(game)])?;
    let end = match winner {
        Some(Sql(side)) => Outcome::Won(side),
        None if why == "aborted" || why == "called-off" || why == "stopped" => Outcome::Aborted,
        None => Outcome::Drawn,
    };
    let players: Vec<PlayerId> = members.iter().map(|&(_, player)| player).collect();
    let ended = if has_computer {
        None
    } else {
        let lineup =
            Lineup::new(&players).with_context(|| format!("game {game} has no players to be rated"))?;
        let match_of = match_of.map(|Sql(first)| first);
        Some(Ended { game: rules.game(), lineup, end, rated: terms.rated, at, match_of })
    };
    Ok(Over { game, guild, category: Category::of(rules), end, at, members, ended })
}

/// The ratings of its players after it; empty if it is not rated.
#[expect(clippy::manual_unwrap_or_default, reason = "a new kind of error must not pass for an unrated game")]
pub(super) fn settled(connection: &Connection, over: &Over) -> anyhow::Result<Vec<Settled>> {
    let Some(ended) = &over.ended else { return Ok(Vec::new()) };
    let (pool, today) = (pool(connection, over)?, rated_today(connection, over, ended)?);
    Ok(match settle(ended, &pool, today) {
        Ok(settled) => settled,
        Err(Unrated::Agreed | Unrated::Aborted | Unrated::OftenToday) => Vec::new(),
    })
}

/// How many games, and matches other than this one, the same players had rated in this game that day.
fn rated_today(connection: &Connection, over: &Over, ended: &Ended) -> anyhow::Result<usize> {
    let count: i64 = connection
        .prepare_cached(
            "SELECT count(DISTINCT coalesce(match_game, id)) FROM finished_games JOIN games ON id = game
             WHERE finished_games.guild = :guild AND pairing = :pairing AND day = :day AND rated AND category = :category
                 AND coalesce(match_game <> :match, TRUE)",
        )?
        .query_row(
            named_params! {
                ":guild": Sql(over.guild),
                ":pairing": ended.lineup.pairing().to_string(),
                ":day": utc_day(ended.at).to_string(),
                ":category": Sql(ended.category()),
                ":match": ended.match_of.map(Sql),
            },
            |row| row.get(0),
        )?;
    Ok(count.try_into()?)
}

/// The rating entries of its players, for those who have one.
fn pool(connection: &Connection, over: &Over) -> anyhow::Result<Pool> {
    let mut statement = connection.prepare_cached(
        "SELECT rating, deviation, volatility, games, since FROM ratings
         WHERE guild = ?1 AND category = ?2 AND player = ?3",
    )?;
    let mut pool = Pool::new();
    for &(_, player) in &over.members {
        let params = (Sql(over.guild), Sql(over.category), Sql(player));
        let known = statement.query_row(params, |row| Ok(entry(row, 0))).optional()?.transpose();
        if let Some(entry) = known.with_context(|| format!("can't read the rating of player {player}"))? {
            pool.insert(player, entry);
        }
    }
    Ok(pool)
}

/// Updates the row of `finished` that a game has already.
pub(super) fn note_again(
    connection: &Connection,
    over: &Over,
    sequence: i64,
    rated: bool,
) -> sql::Result<()> {
    connection
        .prepare_cached(
            "UPDATE finished_games SET guild = :guild, category = :category, pairing = :pairing, day = :day, rated = :rated
             WHERE sequence = :sequence",
        )?
        .execute(named_params! {
            ":sequence": sequence,
            ":guild": Sql(over.guild),
            ":category": Sql(over.category),
            ":pairing": over.pairing(),
            ":day": utc_day(over.at).to_string(),
            ":rated": rated,
        })?;
    Ok(())
}

fn note(connection: &Connection, over: &Over, rated: bool) -> sql::Result<i64> {
    connection
        .prepare_cached(
            "INSERT INTO finished_games (game, guild, category, pairing, day, rated)
             VALUES (:game, :guild, :category, :pairing, :day, :rated) RETURNING sequence",
        )?
        .query_row(
            named_params! {
                ":game": Sql(over.game),
                ":guild": Sql(over.guild),
                ":category": Sql(over.category),
                ":pairing": over.pairing(),
                ":day": utc_day(over.at).to_string(),
                ":rated": rated,
            },
            |row| row.get(0),
        )
}

/// Writes what a game with this sequence means for each of its players.
pub(super) fn write(
    connection: &Connection,
    over: &Over,
    sequence: i64,
    settled: &[Settled],
) -> anyhow::Result<()> {
    let for_two = over.ended.is_some() && over.members.len() == 2;
    for &(seat, player) in &over.members {
        let result = GameResult::of(over.end, seat.side());
        let opponent = over.members.iter().map(|&(_, other)| other).find(|&other| for_two && other != player);
        let own = settled.iter().find(|settled| settled.player == player);
        let after = own.map(|settled| settled.after);
        if player.is_former() {
            // A former player has only a rating, since those of others follow from it, until it ended as well.
            let had_departed = forgetting::had_departed(connection, over.guild, player, sequence)?;
            if let Some(after) = after.filter(|_| !had_departed) {
                rate(connection, over, player, after)?;
            }
            continue;
        }
        connection
            .prepare_cached(
                "INSERT INTO results
                 (player, guild, sequence, category, seat, result, opponent, at, rating, deviation, before)
                 VALUES
                 (:player, :guild, :sequence, :category, :seat, :result, :opponent, :at, :rating, :deviation, :before)",
            )?
            .execute(named_params! {
                ":player": Sql(player),
                ":guild": Sql(over.guild),
                ":sequence": sequence,
                ":category": Sql(over.category),
                ":seat": Sql(seat),
                ":result": Sql(result),
                ":opponent": opponent.map(Sql),
                ":at": Sql(over.at),
                ":rating": after.map(|after| after.rating.value()),
                ":deviation": after.map(|after| after.rating.deviation()),
                ":before": own.map(|settled| settled.before.value()),
            })?;
        // Games against the computer are counted apart.
        if over.ended.is_some() {
            count_result(connection, over, player, seat, result)?;
        }
        if let Some(after) = after {
            rate(connection, over, player, after)?;
            place(connection, over, player, after)?;
        }
    }
    Ok(())
}

fn count_result(
    connection: &Connection,
    over: &Over,
    player: PlayerId,
    seat: Seat,
    result: GameResult,
) -> sql::Result<()> {
    let (guild, category) = (Sql(over.guild), Sql(over.category));
    let [won, drawn, lost, aborted] =
        [GameResult::Won, GameResult::Drawn, GameResult::Lost, GameResult::Aborted].map(|one| one == result);
    connection
        .prepare_cached(
            "INSERT INTO result_counts (player, guild, category, seat, won, drawn, lost, aborted)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
             ON CONFLICT (player, guild, category, seat) DO UPDATE SET
             won = result_counts.won + ?5, drawn = result_counts.drawn + ?6, lost = result_counts.lost + ?7, aborted = result_counts.aborted + ?8",
        )?
        .execute((Sql(player), guild, category, Sql(seat), won, drawn, lost, aborted))?;
    if result == GameResult::Aborted {
        return Ok(());
    }
    connection
        .prepare_cached(
            "INSERT INTO streaks (player, guild, category, running, longest) VALUES (?1, ?2, ?3, ?4, ?4)
             ON CONFLICT (player, guild, category) DO UPDATE SET
             running = (streaks.running + 1) * ?4,
             longest = CASE WHEN ?4 = 1 AND streaks.running >= streaks.longest THEN streaks.running + 1 ELSE streaks.longest END",
        )?
        .execute((Sql(player), guild, category, won))?;
    Ok(())
}

/// Writes a player's rating after a rated game.
fn rate(connection: &Connection, over: &Over, player: PlayerId, after: Entry) -> sql::Result<()> {
    let (guild, category) = (Sql(over.guild), Sql(over.category));
    let rating = after.rating;
    connection
        .prepare_cached(
            "INSERT INTO ratings
             (guild, category, player, rating, deviation, volatility, games, since)
             VALUES (:guild, :category, :player, :rating, :deviation, :volatility, :games, :since)
             ON CONFLICT (guild, category, player) DO UPDATE SET
             rating = :rating, deviation = :deviation, volatility = :volatility, games = :games, since = :since",
        )?
        .execute(named_params! {
            ":guild": guild,
            ":category": category,
            ":player": Sql(player),
            ":rating": rating.value(),
            ":deviation": rating.deviation(),
            ":volatility": rating.volatility(),
            ":games": after.games,
            ":since": Sql(after.since),
        })?;
    Ok(())
}

/// Writes a player's places on leaderboards after a rated game.
fn place(connection: &Connection, over: &Over, player: PlayerId, after: Entry) -> sql::Result<()> {
    let (guild, category, rating) = (Sql(over.guild), Sql(over.category), after.rating);
    for period in Period::all_at(over.at) {
        connection
            .prepare_cached(
                "INSERT INTO standings
                 (guild, category, period, player, rating, deviation, volatility, rank, games, listed)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, NOT EXISTS (
                     SELECT 1 FROM members WHERE guild = ?1 AND player = ?4 AND (unlisted OR gone)
                 ))
                 ON CONFLICT (guild, category, period, player) DO UPDATE SET
                 rating = ?5, deviation = ?6, volatility = ?7, rank = ?8, games = standings.games + 1",
            )?
            .execute((
                guild,
                category,
                Sql(period),
                Sql(player),
                rating.value(),
                rating.deviation(),
                rating.volatility(),
                rating.rank(),
            ))?;
    }
    Ok(())
}
