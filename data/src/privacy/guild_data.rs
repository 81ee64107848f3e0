//! Exports or deletes everything stored about a server.
//!
//! Deletion goes in steps, so that no write waits long. A deletion that was started is finished even if the
//! program dies in between. For every table, [`OF_GUILD`] says which rows are a server's; a test compares it
//! with the schema.

use std::path::Path;

use anyhow::Context as _;
use play::{About, Announcement, ChallengeId, GameId, GuildId, PlayerId};
use serde_json::{Map, Value};

use crate::{
    ConnectError, DatabaseUrl, OpenError, Problem, ServerProblem,
    file::open,
    json::Object,
    privacy::forgetting::OF_PLAYERS,
    server, snapshot,
    sql::{self, Connection, catalog::FILLED_BY_TRIGGERS},
};

/// How many games or challenges one step deletes.
const AT_ONCE: usize = 200;

const OWN: &str = "guild = ?1";
const OF_GAMES: &str = "game IN (SELECT id FROM games WHERE guild = ?1)";
const OF_VOTE_GAMES: &str = "vote_game IN (SELECT id FROM vote_games WHERE guild = ?1)";
const OF_COMPETITIONS: &str = "competition IN (SELECT id FROM competitions WHERE guild = ?1)";
const OF_CHALLENGES: &str = "challenge IN (SELECT id FROM challenges WHERE guild = ?1)";

/// Every table with rows of a server, and which rows those are.
pub(crate) const OF_GUILD: &[(&str, &str)] = &[
    ("absences", OWN),
    ("actions", OF_GAMES),
    ("allowed_channels", OWN),
    ("analyses", OF_GAMES),
    ("analysis_readers", OF_GAMES),
    ("challenge_slots", OF_CHALLENGES),
    ("challenges", OWN),
    ("competitions", OWN),
    ("computer_seats", OF_GAMES),
    ("computer_slots", OF_CHALLENGES),
    ("daily_puzzles", OWN),
    ("daily_settings", OWN),
    ("default_rules", OWN),
    ("earned_roles", OWN),
    ("entrants", OF_COMPETITIONS),
    ("finished_games", OWN),
    ("games", OWN),
    ("given_roles", OWN),
    ("guesses", OWN),
    ("guilds", "id = ?1"),
    ("house_rules", OWN),
    ("mailed_boards", OF_GAMES),
    ("matches", OWN),
    ("members", OWN),
    ("moderation_log", OWN),
    ("offer_messages", OF_GAMES),
    ("pairings", OF_COMPETITIONS),
    ("puzzle_attempts", OWN),
    ("puzzles", OWN),
    ("rank_counts", OWN),
    ("rating_ends", OWN),
    ("ratings", OWN),
    ("reports", OF_GAMES),
    ("result_counts", OWN),
    ("results", OWN),
    ("season_plans", OWN),
    ("season_pulls", OWN),
    ("season_standings", OWN),
    ("seasons", OWN),
    ("seats", OF_GAMES),
    ("seeks", OWN),
    ("server_settings", OWN),
    ("standings", OWN),
    ("streaks", OWN),
    ("suspensions", OWN),
    ("vote_games", OWN),
    ("votes", OF_VOTE_GAMES),
    ("week_settings", OWN),
];

/// Every other table. Timers and announcements name what they are about in a text.
#[cfg(test)]
const OF_NO_GUILD: &[&str] = &[
    "announcements",
    "blocks",
    "channel_replies",
    "deletions",
    "end_reasons",
    "former_players",
    "heartbeat",
    "imported_files",
    "interactions",
    "lessons_done",
    "moderation_kinds",
    "players",
    "practices",
    "preferences",
    "puzzle_ratings",
    "puzzle_search",
    "timers",
];

/// Exports everything stored about a server in the database at `path`, which may be in use, as it is at one
/// moment. The result maps each table to its rows, in the latest schema; it is `None` if nothing is stored.
/// Times are milliseconds since 1970 UTC. Ids of the platform are strings, since they don't fit a JSON number.
///
/// The database is not changed. Needs room for a copy in the temporary folder. Blocking: don't call it from
/// async code.
///
/// # Errors
/// There is no database of this program, or it is damaged, of a newer version, or unreadable.
pub fn export_guild(path: &Path, guild: GuildId) -> Result<Option<Value>, OpenError> {
    let path = open::absolute(path)?;
    let exported =
        snapshot::read_copy(&path).and_then(|copy| all_of(&(&copy).into(), guild).map_err(Problem::Other));
    exported.map_err(|problem| OpenError { path, problem })
}

/// Like [`export_guild`], from a database on a server, which bots may use meanwhile.
///
/// # Errors
/// It can't be reached, isn't a database of this program, is of another version, or cannot be read.
pub fn export_guild_of_server(url: &DatabaseUrl, guild: GuildId) -> Result<Option<Value>, ConnectError> {
    let session = server::existing(url)?;
    let read = || {
        session.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")?;
        all_of(&(&session).into(), guild)
    };
    read().map_err(|error| ConnectError { database: url.to_string(), problem: ServerProblem::Other(error) })
}

/// Everything stored about a server, as [`export_guild`] says.
pub(crate) fn all_of(connection: &Connection, guild: GuildId) -> anyhow::Result<Option<Value>> {
    if !connection.exists("SELECT 1 FROM guilds WHERE id = ?1", [guild])? {
        return Ok(None);
    }
    let mut tables = Map::new();
    for (table, which) in OF_GUILD {
        let rows = rows(connection, table, which, guild).with_context(|| format!("reading {table}"))?;
        tables.insert((*table).to_owned(), Value::Array(rows));
    }
    Ok(Some(Value::Object(tables)))
}

fn rows(connection: &Connection, table: &str, which: &str, guild: GuildId) -> sql::Result<Vec<Value>> {
    let rows = connection.list_whole(&format!("SELECT * FROM {table} WHERE {which}"), [guild])?;
    let stored = |Object(mut columns)| {
        columns.retain(|column, _| !FILLED_BY_TRIGGERS.contains(&(table, column)));
        Value::Object(columns)
    };
    Ok(rows.into_iter().map(stored).collect())
}

/// Does one step of the deletion. Returns whether it was the last.
pub(crate) fn step(connection: &Connection, guild: GuildId) -> anyhow::Result<bool> {
    let begun =
        connection.execute("UPDATE guilds SET deleting = TRUE WHERE id = ?1 AND NOT deleting", [guild])?;
    if begun > 0 {
        let first = [
            "standings",
            "rank_counts",
            "ratings",
            "members",
            "absences",
            "server_settings",
            "earned_roles",
            "given_roles",
            "rating_ends",
            "suspensions",
            "moderation_log",
            "default_rules",
            "house_rules",
            "allowed_channels",
            "daily_settings",
            "daily_puzzles",
            "week_settings",
            "season_plans",
            // Puzzles of a server are shown nowhere else, so nothing but its own attempts refers to them.
            "puzzle_attempts",
            "puzzles",
        ];
        for table in first {
            delete(connection, table, guild)?;
        }
        connection.execute(&format!("DELETE FROM votes WHERE {OF_VOTE_GAMES}"), [guild])?;
        for timer in ["vote:", "vote-count:"] {
            let sql = "DELETE FROM timers WHERE what IN (SELECT ?2 || id FROM vote_games WHERE guild = ?1)";
            connection.execute(sql, (guild, timer))?;
        }
        delete(connection, "vote_games", guild)?;
        for table in ["pairings", "entrants"] {
            connection.execute(&format!("DELETE FROM {table} WHERE {OF_COMPETITIONS}"), [guild])?;
        }
        let timers = "DELETE FROM timers WHERE what IN (SELECT 'competition:' || id FROM competitions WHERE guild = ?1)";
        connection.execute(timers, [guild])?;
        timer(connection, "daily", guild.get())?;
        timer(connection, "week", guild.get())?;
        timer(connection, "season", guild.get())?;
        delete(connection, "competitions", guild)?;
        return Ok(false);
    }
    let games = connection
        .list_whole::<GameId>("SELECT id FROM games WHERE guild = ?1 LIMIT ?2", (guild, AT_ONCE))?;
    if !games.is_empty() {
        for game in games {
            delete_game(connection, guild, game).with_context(|| format!("deleting game {game}"))?;
        }
        return Ok(false);
    }
    let sql = "SELECT id FROM challenges WHERE guild = ?1 LIMIT ?2";
    let challenges = connection.list_whole::<ChallengeId>(sql, (guild, AT_ONCE))?;
    if !challenges.is_empty() {
        for challenge in challenges {
            for sql in [
                "DELETE FROM seeks WHERE challenge = ?1",
                "DELETE FROM challenge_slots WHERE challenge = ?1",
                "DELETE FROM computer_slots WHERE challenge = ?1",
                "DELETE FROM challenges WHERE id = ?1",
            ] {
                connection.execute(sql, [challenge])?;
            }
            timer(connection, "challenge", challenge.get())?;
        }
        return Ok(false);
    }
    // So that the free space of the file is wiped of its id, like a player's.
    connection.execute(
        "INSERT INTO deletions (player, asked, deleted) SELECT id, coalesce(gone, since), TRUE FROM guilds WHERE id = ?1
         ON CONFLICT (player) DO UPDATE SET asked = excluded.asked, deleted = TRUE",
        [guild],
    )?;
    // Whatever is left or was added since, in one transaction.
    for (table, which) in OF_GUILD {
        connection
            .execute(&format!("DELETE FROM {table} WHERE {which}"), [guild])
            .with_context(|| format!("deleting from {table}"))?;
    }
    timer(connection, "daily", guild.get())?;
    timer(connection, "week", guild.get())?;
    timer(connection, "season", guild.get())?;
    connection.execute("DELETE FROM timers WHERE what LIKE 'away:' || ?1 || ':%'", [guild.to_string()])?;
    announcements(connection)?;
    forsaken(connection)?;
    Ok(true)
}

fn delete(connection: &Connection, table: &str, guild: GuildId) -> anyhow::Result<()> {
    connection
        .execute(&format!("DELETE FROM {table} WHERE guild = ?1"), [guild])
        .with_context(|| format!("deleting from {table}"))?;
    Ok(())
}

fn delete_game(connection: &Connection, guild: GuildId, game: GameId) -> anyhow::Result<()> {
    for player in connection.list_whole::<PlayerId>("SELECT player FROM seats WHERE game = ?1", [game])? {
        for table in ["results", "result_counts", "streaks"] {
            let sql = format!("DELETE FROM {table} WHERE player = ?1 AND guild = ?2");
            connection.execute(&sql, (player, guild))?;
        }
    }
    for sql in [
        // One may have been found since the server's others were deleted.
        "DELETE FROM puzzle_attempts WHERE puzzle IN (SELECT id FROM puzzles WHERE found_in = ?1)",
        "DELETE FROM daily_puzzles WHERE puzzle IN (SELECT id FROM puzzles WHERE found_in = ?1)",
        "DELETE FROM puzzles WHERE found_in = ?1",
        "DELETE FROM guesses WHERE game = ?1",
        "DELETE FROM analysis_readers WHERE game = ?1",
        "DELETE FROM analyses WHERE game = ?1",
        "DELETE FROM finished_games WHERE game = ?1",
        "DELETE FROM matches WHERE first = ?1",
        "DELETE FROM actions WHERE game = ?1",
        "DELETE FROM reports WHERE game = ?1",
        "DELETE FROM mailed_boards WHERE game = ?1",
        "DELETE FROM offer_messages WHERE game = ?1",
        "DELETE FROM seats WHERE game = ?1",
        "DELETE FROM computer_seats WHERE game = ?1",
        "DELETE FROM games WHERE id = ?1",
    ] {
        connection.execute(sql, [game])?;
    }
    timer(connection, "game", game.get())
}

fn timer(connection: &Connection, of: &str, number: u64) -> anyhow::Result<()> {
    connection.execute("DELETE FROM timers WHERE what = ?1", [format!("{of}:{number}")])?;
    Ok(())
}

/// Deletes the announcements of games, challenges, competitions and servers that no longer exist.
fn announcements(connection: &Connection) -> anyhow::Result<()> {
    let all = connection.list_whole::<(i64, String)>("SELECT id, what FROM announcements", ())?;
    for (id, what) in all {
        // Unreadable ones are reported elsewhere.
        let Ok(announcement) = serde_json::from_str::<Announcement>(&what) else { continue };
        let (table, number) = match announcement.about() {
            About::Challenge(challenge) => ("challenges", challenge.get()),
            About::Game(game) => ("games", game.get()),
            About::Competition(competition) => ("competitions", competition.get()),
            About::Day(guild, _) | About::Week(guild) | About::Season(guild) => ("guilds", guild.get()),
            About::Vote(game) => ("vote_games", game.get()),
            About::Player(_) => continue,
        };
        let sql = format!(
            "DELETE FROM announcements WHERE id = ?1 AND NOT EXISTS (SELECT 1 FROM {table} WHERE id = ?2)"
        );
        connection.execute(&sql, (id, number.cast_signed()))?;
    }
    Ok(())
}

/// Deletes players that nothing refers to.
fn forsaken(connection: &Connection) -> anyhow::Result<()> {
    let nowhere = OF_PLAYERS.iter().map(|(table, column, _)| {
        format!("id NOT IN (SELECT {column} FROM {table} WHERE {column} IS NOT NULL)")
    });
    let nowhere = nowhere.collect::<Vec<_>>().join(" AND ");
    let sql = format!(
        "DELETE FROM players WHERE {nowhere} AND id NOT IN (SELECT player FROM deletions)
         AND 'digest:' || id NOT IN (SELECT what FROM timers)"
    );
    connection.execute(&sql, ())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::migrations;

    #[test]
    fn it_is_known_of_every_table_whether_something_of_a_server_is_in_it() {
        let connection = migrations::sample();
        let sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                   AND name <> 'refinery_schema_history' ORDER BY name";
        let mut statement = connection.prepare(sql).expect("readable");
        let tables: Vec<String> =
            statement.query_map((), |row| row.get(0)).and_then(Iterator::collect).expect("readable");
        let mut known: Vec<&str> =
            OF_GUILD.iter().map(|(table, _)| *table).chain(OF_NO_GUILD.iter().copied()).collect();
        known.sort_unstable();
        assert_eq!(known, tables, "are its rows handed over and deleted with a server?");
        for (table, which) in OF_GUILD {
            connection.prepare(&format!("SELECT * FROM {table} WHERE {which}")).expect("a statement");
        }
    }
}
