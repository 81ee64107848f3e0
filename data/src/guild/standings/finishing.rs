//! What the end of a game changes for its players.

use anyhow::Context as _;
use games::{RuleSet, Seat, Side};
use jiff::Timestamp;
use play::{
    GameId, Home, PlayerId, Terms,
    guild::standings::{GameResult, Period},
    player::ratings::{Category, Ended, Entry, Lineup, Outcome, Pool, Settled, Unrated, settle, utc_day},
};

use super::{pulls, rating_ends};
use crate::{
    CommitError,
    sql::{self, Connection},
};

/// What `finished_games.pairing` has for games against the computer, which are never rated.
const COMPUTER: &str = "computer";

/// A finished game, as far as standings are concerned.
#[derive(Clone, Debug)]
pub(super) struct Over {
    game: GameId,
    home: Home,
    category: Category,
    end: Outcome,
    at: Timestamp,
    /// Where members sat.
    members: Vec<(Seat, PlayerId)>,
    /// What can be rated; `None` against the computer.
    ended: Option<Ended>,
}

impl Over {
    /// What `finished_games.pairing` has for it.
    fn pairing(&self) -> String {
        self.ended.as_ref().map_or_else(|| COMPUTER.to_owned(), |ended| ended.lineup.pairing().to_string())
    }
}

/// Writes what follows from the end of a game, in the transaction that ends it.
pub(crate) fn finish(connection: &Connection, game: GameId) -> Result<(), CommitError> {
    Ok(enter(connection, &read(connection, game)?)?)
}

/// Writes what follows from finished games that are missing from `finished_games`, in the order in which they ended.
///
/// **Decided:** an unreadable one is skipped and logged, so that it doesn't keep the others from being counted.
/// It is counted once it is mended and standings are recomputed.
pub(crate) fn catch_up(connection: &Connection) -> anyhow::Result<()> {
    let sql = "SELECT id FROM games WHERE ended IS NOT NULL AND id NOT IN (SELECT game FROM finished_games) ORDER BY ended, id";
    for game in connection.list(sql, ())? {
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
/// of its games are in the order in which their ends were.
pub(super) fn lock(connection: &Connection, home: Home) -> sql::Result<()> {
    // A weaker lock than most, since every new row of the server refers to this one.
    connection.lock_rows("SELECT 1 FROM guilds WHERE id = ?1 FOR NO KEY UPDATE", [home])
}

/// Like [`lock`], for all servers.
pub(super) fn lock_all(connection: &Connection) -> sql::Result<()> {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM guilds ORDER BY id FOR NO KEY UPDATE) AS locked";
    connection.lock_rows(sql, ())
}

fn enter(connection: &Connection, over: &Over) -> anyhow::Result<()> {
    lock(connection, over.home)?;
    for &(_, player) in &over.members {
        pulls::of_player(connection, over.home, over.category, player)?;
    }
    let settled = settled(connection, over)?;
    let sequence = note(connection, over, !settled.is_empty())?;
    write(connection, over, sequence, &settled)
}

/// A finished game, from its row.
pub(super) fn read(connection: &Connection, game: GameId) -> anyhow::Result<Over> {
    type Row = (Home, RuleSet, Terms, Timestamp, String, Option<Side>, Option<GameId>);
    let sql = "SELECT guild, substr(record || ' ', 1, instr(record || ' ', ' ') - 1), terms, ended, why, winner, match_game
        FROM games WHERE id = ?1 AND ended IS NOT NULL";
    let (home, rules, terms, at, why, winner, match_of): Row =
        connection.one(sql, [game]).with_context(|| format!("can't read the end of game {game}"))?;
    let members: Vec<(Seat, PlayerId)> =
        connection.list_whole("SELECT seat, player FROM seats WHERE game = ?1 ORDER BY seat", [game])?;
    let has_computer = connection.exists("SELECT 1 FROM computer_seats WHERE game = ?1", [game])?;
    let end = match winner {
        Some(side) => Outcome::Won(side),
        None if ["aborted", "called-off", "stopped", "withdrawn"].contains(&why.as_str()) => Outcome::Aborted,
        None => Outcome::Drawn,
    };
    let players: Vec<PlayerId> = members.iter().map(|&(_, player)| player).collect();
    let ended = if has_computer {
        None
    } else {
        let lineup =
            Lineup::new(&players).with_context(|| format!("game {game} has no players to be rated"))?;
        Some(Ended { game: rules.game(), lineup, end, rated: terms.rated, at, match_of })
    };
    Ok(Over { game, home, category: Category::of(rules), end, at, members, ended })
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
fn rated_today(connection: &Connection, over: &Over, ended: &Ended) -> sql::Result<usize> {
    let sql = "SELECT count(DISTINCT coalesce(match_game, id)) FROM finished_games JOIN games ON id = game
        WHERE finished_games.guild = ?1 AND pairing = ?2 AND day = ?3 AND rated AND category = ?4
            AND coalesce(match_game <> ?5, TRUE)";
    let (pairing, day) = (ended.lineup.pairing().to_string(), utc_day(ended.at).to_string());
    connection.one(sql, (over.home, pairing, day, ended.category(), ended.match_of))
}

/// The rating entries of its players, for those who have one.
fn pool(connection: &Connection, over: &Over) -> anyhow::Result<Pool> {
    let mut pool = Pool::new();
    for &(_, player) in &over.members {
        let known = pulls::rating_of(connection, over.home, over.category, player);
        if let Some(entry) = known.with_context(|| format!("can't read the rating of player {player}"))? {
            pool.insert(player, entry);
        }
    }
    Ok(pool)
}

/// Updates the row of `finished_games` that a game has already.
pub(super) fn note_again(
    connection: &Connection,
    over: &Over,
    sequence: i64,
    rated: bool,
) -> sql::Result<()> {
    let sql = "UPDATE finished_games SET guild = ?2, category = ?3, pairing = ?4, day = ?5, rated = ?6
        WHERE sequence = ?1";
    let day = utc_day(over.at).to_string();
    connection.execute(sql, (sequence, over.home, over.category, over.pairing(), day, rated)).map(drop)
}

fn note(connection: &Connection, over: &Over, rated: bool) -> sql::Result<i64> {
    let sql = "INSERT INTO finished_games (game, guild, category, pairing, day, rated)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6) RETURNING sequence";
    let day = utc_day(over.at).to_string();
    connection.one(sql, (over.game, over.home, over.category, over.pairing(), day, rated))
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
            let had_ended = rating_ends::had_ended(connection, over.home, player, sequence)?;
            if let Some(after) = after.filter(|_| !had_ended) {
                rate(connection, over, player, after)?;
            }
            continue;
        }
        let sql = "INSERT INTO results
            (player, guild, sequence, category, seat, result, opponent, at, rating, deviation, before)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
        let (rating, deviation) =
            after.map(|Entry { rating, .. }| (rating.value(), rating.deviation())).unzip();
        let before = own.map(|settled| settled.before.value());
        let (home, category, at) = (over.home, over.category, over.at);
        let params =
            (player, home, sequence, category, seat, result, opponent, at, rating, deviation, before);
        connection.execute(sql, params)?;
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
    let (home, category) = (over.home, over.category);
    let [won, drawn, lost, aborted] =
        [GameResult::Won, GameResult::Drawn, GameResult::Lost, GameResult::Aborted].map(|one| one == result);
    let sql = "INSERT INTO result_counts (player, guild, category, seat, won, drawn, lost, aborted)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (player, guild, category, seat) DO UPDATE SET
        won = result_counts.won + ?5, drawn = result_counts.drawn + ?6, lost = result_counts.lost + ?7, aborted = result_counts.aborted + ?8";
    connection.execute(sql, (player, home, category, seat, won, drawn, lost, aborted))?;
    if result == GameResult::Aborted {
        return Ok(());
    }
    let sql = "INSERT INTO streaks (player, guild, category, running, longest) VALUES (?1, ?2, ?3, ?4, ?4)
        ON CONFLICT (player, guild, category) DO UPDATE SET
        running = (streaks.running + 1) * ?4,
        longest = CASE WHEN ?4 = 1 AND streaks.running >= streaks.longest THEN streaks.running + 1 ELSE streaks.longest END";
    connection.execute(sql, (player, home, category, won)).map(drop)
}

/// Writes a player's rating after a rated game.
fn rate(connection: &Connection, over: &Over, player: PlayerId, after: Entry) -> sql::Result<()> {
    let Entry { rating, games, since } = after;
    let sql = "INSERT INTO ratings (guild, category, player, rating, deviation, volatility, games, since)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
        ON CONFLICT (guild, category, player) DO UPDATE SET
        rating = ?4, deviation = ?5, volatility = ?6, games = ?7, since = ?8";
    let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
    let params = (over.home, over.category, player, value, deviation, volatility, games, since);
    connection.execute(sql, params).map(drop)
}

/// Writes a player's places on leaderboards after a rated game.
fn place(connection: &Connection, over: &Over, player: PlayerId, after: Entry) -> sql::Result<()> {
    let (home, category, rating) = (over.home, over.category, after.rating);
    let (value, deviation, volatility) = (rating.value(), rating.deviation(), rating.volatility());
    let sql = "INSERT INTO standings
        (guild, category, period, player, rating, deviation, volatility, rank, games, listed)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 1, NOT EXISTS (
            SELECT 1 FROM members WHERE guild = ?1 AND player = ?4 AND (unlisted OR gone)
        ))
        ON CONFLICT (guild, category, period, player) DO UPDATE SET
        rating = ?5, deviation = ?6, volatility = ?7, rank = ?8, games = standings.games + 1";
    for period in Period::all_at(over.at) {
        let params = (home, category, period, player, value, deviation, volatility, rating.rank());
        connection.execute(sql, params)?;
    }
    Ok(())
}
