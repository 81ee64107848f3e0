//! Puzzles of the day: which servers want them, which puzzle each day had, and what members made of it.
//!
//! An attempt at a puzzle of the day is a row of `puzzle_attempts` with `daily`. Since a server never gets a puzzle twice, the
//! puzzle tells the day.

mod results;

use std::collections::BTreeMap;

use games::Game;
use jiff::Timestamp;
use play::{
    Daily, DailySettings, Day, GuildId, Home, MessageId, PuzzleId,
    learning::daily::{MIDDLING, NEAREST},
};

pub use self::results::{DailyResult, DailySolver};
use crate::{
    CommitError, Store, known,
    learning::stored_puzzles::SHOWN,
    sql::{self, Connection, from_columns},
};

const SETTINGS: &str = "SELECT channel, game, hour, zone FROM daily_settings";
const DAILY: &str = "SELECT day, puzzle, channel, begins, ends, message FROM daily_puzzles";

from_columns! { Daily { day, puzzle, channel, begins, ends, message } }

impl Store {
    /// A server's settings for the puzzle of the day; `None` if it's off.
    pub async fn daily_settings(&self, guild: GuildId) -> anyhow::Result<Option<DailySettings>> {
        self.read(move |connection| settings(connection, guild)).await
    }

    /// What a server's managers last chose for the puzzle of the day, on or off.
    pub async fn daily_chosen(&self, guild: GuildId) -> anyhow::Result<Option<DailySettings>> {
        self.find(format!("{SETTINGS} WHERE guild = ?1"), [guild]).await
    }

    /// A server's puzzle of a given day.
    pub async fn daily(&self, guild: GuildId, day: Day) -> anyhow::Result<Option<Daily>> {
        self.find(format!("{DAILY} WHERE guild = ?1 AND day = ?2"), (guild, day)).await
    }

    /// The day on which a server had this puzzle.
    pub async fn daily_of(&self, guild: GuildId, puzzle: PuzzleId) -> anyhow::Result<Option<Daily>> {
        self.find(format!("{DAILY} WHERE guild = ?1 AND puzzle = ?2"), (guild, puzzle)).await
    }

    /// A server's last puzzle of the day, posted or not.
    pub async fn last_daily(&self, guild: GuildId) -> anyhow::Result<Option<Daily>> {
        self.find(format!("{DAILY} WHERE guild = ?1 ORDER BY day DESC LIMIT 1"), [guild]).await
    }

    /// The last one posted before a day.
    pub async fn daily_before(&self, guild: GuildId, day: Day) -> anyhow::Result<Option<Daily>> {
        let last = "WHERE guild = ?1 AND day < ?2 AND message IS NOT NULL ORDER BY day DESC LIMIT 1";
        self.find(format!("{DAILY} {last}"), (guild, day)).await
    }

    /// The last day on which each game had a server's puzzle of the day.
    pub async fn daily_games(&self, guild: GuildId) -> anyhow::Result<BTreeMap<Game, Day>> {
        let sql = "SELECT game, max(day) FROM daily_puzzles JOIN puzzles ON puzzles.id = puzzle
            WHERE daily_puzzles.guild = ?1 GROUP BY game";
        Ok(self.list::<(Game, Day)>(sql, [guild]).await?.into_iter().collect())
    }

    /// At most [`NEAREST`] puzzles of a game that could be a server's next puzzle of the day: of middling difficulty and not used
    /// before. Those that no one there has tried come first.
    pub async fn daily_candidates(&self, guild: GuildId, game: Game) -> anyhow::Result<Vec<PuzzleId>> {
        let sql = format!(
            "SELECT id FROM puzzles WHERE game = ?2 AND {SHOWN} AND NOT EXISTS (
                 SELECT 1 FROM daily_puzzles WHERE daily_puzzles.puzzle = puzzles.id AND daily_puzzles.guild = ?1
             )
             ORDER BY EXISTS (
                 SELECT 1 FROM puzzle_attempts WHERE puzzle_attempts.puzzle = puzzles.id AND puzzle_attempts.guild = ?1
             ), abs(rating - ?3), id LIMIT ?4"
        );
        self.list(sql, (Home::from(guild), game, MIDDLING, NEAREST)).await
    }

    /// Stores the message that posted a puzzle of the day.
    pub async fn set_daily_message(
        &self,
        guild: GuildId,
        day: Day,
        message: MessageId,
    ) -> Result<(), CommitError> {
        let sql = "UPDATE daily_puzzles SET message = ?3 WHERE guild = ?1 AND day = ?2";
        self.write_row(sql, (guild, day, message)).await
    }
}

fn settings(connection: &Connection, guild: GuildId) -> sql::Result<Option<DailySettings>> {
    connection.find(&format!("{SETTINGS} WHERE guild = ?1 AND is_on"), [guild])
}

/// Switches the puzzle of the day on, changes it, or switches it off, which keeps what was chosen.
pub(crate) fn set(
    connection: &Connection,
    guild: GuildId,
    settings: Option<DailySettings>,
    next: Option<Timestamp>,
    at: Timestamp,
) -> sql::Result<()> {
    known::home(connection, guild, at)?;
    let Some(DailySettings { channel, of: game, hour, zone }) = settings else {
        let off = "UPDATE daily_settings SET is_on = FALSE WHERE guild = ?1";
        return connection.execute(off, [guild]).map(drop);
    };
    let sql = "INSERT INTO daily_settings (guild, channel, game, hour, zone) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT (guild) DO UPDATE SET channel = ?2, game = ?3, hour = ?4, zone = ?5, is_on = TRUE";
    connection.execute(sql, (guild, channel, game, hour, zone))?;
    match next {
        Some(next) => {
            let sql = "UPDATE daily_puzzles SET ends = ?2 WHERE guild = ?1 AND ends > ?3";
            connection.execute(sql, (guild, next, at)).map(drop)
        }
        None => Ok(()),
    }
}

/// Stores the puzzle of a day.
pub(crate) fn begin(
    connection: &Connection,
    guild: GuildId,
    expected: DailySettings,
    daily: Daily,
) -> Result<(), CommitError> {
    if settings(connection, guild)? != Some(expected) {
        return Err(CommitError::Stale);
    }
    let Daily { day, puzzle, channel, begins, ends, message } = daily;
    // A puzzle that was never posted because its channel was gone can be used on another day.
    let unseen =
        "DELETE FROM daily_puzzles WHERE guild = ?1 AND day < ?2 AND message IS NULL AND NOT EXISTS (
            SELECT 1 FROM puzzle_attempts WHERE puzzle_attempts.puzzle = daily_puzzles.puzzle
            AND puzzle_attempts.guild = daily_puzzles.guild AND daily
        )";
    connection.execute(unseen, (guild, day))?;
    let sql = "INSERT INTO daily_puzzles (guild, day, puzzle, channel, begins, ends, message)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
        WHERE NOT EXISTS (SELECT 1 FROM daily_puzzles WHERE guild = ?1 AND (day >= ?2 OR puzzle = ?3))";
    let params = (guild, day, puzzle, channel, begins, ends, message);
    if connection.execute(sql, params)? == 0 {
        return Err(CommitError::Stale);
    }
    let ended = "UPDATE daily_puzzles SET ends = ?3 WHERE guild = ?1 AND day < ?2 AND ends > ?3";
    connection.execute(ended, (guild, day, begins))?;
    Ok(())
}

/// What is wrong with puzzles of the day and their settings.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    let mut errors = connection.unreadable::<DailySettings>(SETTINGS)?;
    errors.extend(connection.unreadable::<Daily>(DAILY)?);
    Ok(errors)
}
