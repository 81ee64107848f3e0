//! What members made of puzzles of the day. What they did after the next one had come doesn't count.

use jiff::Timestamp;
use play::{
    Daily, Day, GuildId, PlayerId,
    learning::daily::{InWeek, streak},
};

use crate::{Store, sql::from_columns};

/// How members did at a puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyResult {
    /// How many members tried it.
    pub tried: usize,
    /// How many solved it.
    pub solved: usize,
    /// How many solved it at the first try.
    pub right: usize,
    /// Who solved it first.
    pub first: Option<DailySolver>,
}

/// A member who solved a puzzle of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailySolver {
    /// The player.
    pub player: PlayerId,
    /// Their name, if it is known.
    pub name: Option<String>,
    /// Whether they may be named.
    pub listed: bool,
    /// When they solved it.
    pub solved: Timestamp,
}

from_columns! {
    DailySolver { player, name, listed, solved }
    InWeek { player, name, listed, solved, right }
}

impl Store {
    /// How members did at a puzzle of the day.
    pub async fn daily_result(&self, guild: GuildId, daily: Daily) -> anyhow::Result<DailyResult> {
        let counts = "SELECT count(*), count(*) FILTER (WHERE solved < ?3), count(*) FILTER (WHERE was_right AND solved < ?3)
            FROM puzzle_attempts WHERE puzzle = ?1 AND guild = ?2 AND daily
            AND coalesce(decided, shown) < ?3 AND (decided IS NOT NULL OR reached > 0)";
        let first = "SELECT puzzle_attempts.player, name, NOT coalesce(unlisted OR gone, FALSE), solved
            FROM puzzle_attempts LEFT JOIN members
            ON members.guild = puzzle_attempts.guild AND members.player = puzzle_attempts.player
            WHERE puzzle = ?1 AND puzzle_attempts.guild = ?2 AND daily AND solved < ?3
            ORDER BY solved, puzzle_attempts.player LIMIT 1";
        let params = (daily.puzzle, guild, daily.ends);
        let (tried, solved, right) = self.one::<(usize, usize, usize)>(counts, params).await?;
        Ok(DailyResult { tried, solved, right, first: self.find(first, params).await? })
    }

    /// How each member did in the week that begins on `monday`, in no particular order.
    pub async fn daily_week(&self, guild: GuildId, monday: Day) -> anyhow::Result<Vec<InWeek>> {
        self.daily_solvers(guild, monday, monday.sunday()).await
    }

    /// How each member did from one day to another, in no particular order.
    pub async fn daily_solvers(&self, guild: GuildId, first: Day, last: Day) -> anyhow::Result<Vec<InWeek>> {
        let sql = "SELECT week.player, name, NOT coalesce(unlisted OR gone, FALSE), week.solved, week.hit FROM (
                SELECT player, count(*) AS solved, count(*) FILTER (WHERE was_right) AS hit
                FROM daily_puzzles JOIN puzzle_attempts
                ON puzzle_attempts.puzzle = daily_puzzles.puzzle AND puzzle_attempts.guild = daily_puzzles.guild AND daily
                WHERE daily_puzzles.guild = ?1 AND day BETWEEN ?2 AND ?3 AND message IS NOT NULL AND solved < ends
                GROUP BY player
            ) AS week
            LEFT JOIN members ON members.guild = ?1 AND members.player = week.player";
        self.list(sql, (guild, first, last)).await
    }

    /// How many puzzles of the day a week has had.
    pub async fn daily_count(&self, guild: GuildId, monday: Day) -> anyhow::Result<usize> {
        let sql = "SELECT count(*) FROM daily_puzzles WHERE guild = ?1 AND day BETWEEN ?2 AND ?3 AND message IS NOT NULL";
        self.one(sql, (guild, monday, monday.sunday())).await
    }

    /// A player's streak up to a day. A puzzle that is still open doesn't break it.
    pub async fn daily_streak(
        &self,
        guild: GuildId,
        player: PlayerId,
        to: Day,
        now: Timestamp,
    ) -> anyhow::Result<u32> {
        let sql = "SELECT ends, EXISTS (
                SELECT 1 FROM puzzle_attempts WHERE player = ?2 AND puzzle_attempts.puzzle = daily_puzzles.puzzle
                AND puzzle_attempts.guild = ?1 AND daily AND solved < ends
            )
            FROM daily_puzzles WHERE daily_puzzles.guild = ?1 AND day <= ?3 AND message IS NOT NULL ORDER BY day DESC";
        let days = self.list::<(Timestamp, bool)>(sql, (guild, player, to)).await?;
        let counted = days.into_iter().filter(|&(ends, solved)| solved || ends <= now);
        Ok(streak(counted.map(|(_, solved)| solved)))
    }
}
