//! The settings of players and servers. Without a row, the defaults apply.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{GuildId, Home, PlayerId, Preferences, ServerSettings, Zone};

use crate::{
    Store, known,
    sql::{self, Connection, FromRow, Row, from_columns, named_params},
};

pub(crate) const PREFERENCES: &str = "SELECT notice, confirm, theme, below, language, text, out_of_puzzles, zone FROM preferences WHERE player = ?1";
const ALL_SETTINGS: &str = "SELECT clock, away_days, language, theme, text, threads, games, challenges, idle_days, organizers, boards, guesses, guild FROM server_settings";

impl Store {
    /// A player's settings, or the defaults.
    pub async fn preferences(&self, player: PlayerId) -> anyhow::Result<Preferences> {
        Ok(self.find(PREFERENCES, [player]).await?.unwrap_or_default())
    }

    /// Where players live: where they say, or else where their server is. If neither is known, they are left out.
    pub async fn zones(
        &self,
        home: Home,
        players: impl IntoIterator<Item = PlayerId>,
    ) -> anyhow::Result<Vec<(PlayerId, Zone)>> {
        let players: Vec<PlayerId> = players.into_iter().collect();
        self.read(move |connection| {
            // What was last chosen for the puzzle of the day holds, on or off.
            let sql = "SELECT zone FROM (
                    SELECT zone, 1 AS choice FROM preferences WHERE player = ?1 AND zone IS NOT NULL
                    UNION ALL SELECT zone, 2 FROM daily_settings WHERE guild = ?2
                ) AS known ORDER BY choice LIMIT 1";
            let zone = |&player| {
                let found = connection.find(sql, (player, home)).transpose()?;
                Some(found.map(|zone| (player, zone)))
            };
            players.iter().filter_map(zone).collect()
        })
        .await
    }

    /// A server's settings; `None` for the defaults.
    pub async fn server_settings(&self, guild: GuildId) -> anyhow::Result<Option<ServerSettings>> {
        self.read(move |connection| server_settings(connection, guild)).await
    }
}

/// Stores a player's settings.
pub(crate) fn set_preferences(
    connection: &Connection,
    player: PlayerId,
    preferences: Preferences,
    at: Timestamp,
) -> sql::Result<()> {
    known::player(connection, player, at)?;
    let Preferences { notice, confirm, theme, below, language, text, out_of_puzzles, zone } = preferences;
    let sql =
        "INSERT INTO preferences (player, notice, confirm, theme, below, language, text, out_of_puzzles, zone)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
        ON CONFLICT (player) DO UPDATE
        SET notice = ?2, confirm = ?3, theme = ?4, below = ?5, language = ?6, text = ?7, out_of_puzzles = ?8,
            zone = ?9";
    let params = (player, notice, confirm, theme, below, language, text, out_of_puzzles, zone);
    connection.execute(sql, params).map(drop)
}

/// Stores a server's settings.
pub(crate) fn set_server_settings(
    connection: &Connection,
    guild: GuildId,
    settings: ServerSettings,
    at: Timestamp,
) -> sql::Result<()> {
    known::home(connection, guild, at)?;
    let ServerSettings {
        clock,
        away_days,
        language,
        theme,
        text,
        threads,
        games,
        challenges,
        idle_days,
        organizers,
        boards,
        guesses,
    } = settings;
    let sql = "INSERT INTO server_settings
            (guild, clock, away_days, language, theme, text, threads, games, challenges, idle_days, organizers, boards,
             guesses)
        VALUES (:guild, :clock, :away_days, :language, :theme, :text, :threads, :games, :challenges, :idle_days, :organizers,
            :boards, :guesses)
        ON CONFLICT (guild) DO UPDATE
        SET clock = :clock, away_days = :away_days, language = :language, theme = :theme, text = :text, threads = :threads,
            games = :games, challenges = :challenges, idle_days = :idle_days, organizers = :organizers, boards = :boards,
            guesses = :guesses";
    let params = named_params! {
        ":guild": guild,
        ":clock": clock,
        ":away_days": away_days,
        ":language": language,
        ":theme": theme,
        ":text": text,
        ":threads": threads,
        ":games": games,
        ":challenges": challenges,
        ":idle_days": idle_days,
        ":organizers": organizers,
        ":boards": boards,
        ":guesses": guesses,
    };
    connection.execute(sql, params).map(drop)
}

/// A server's settings, unless they are the defaults.
pub(crate) fn server_settings(
    connection: &Connection,
    guild: GuildId,
) -> sql::Result<Option<ServerSettings>> {
    connection.find(&format!("{ALL_SETTINGS} WHERE guild = ?1"), [guild])
}

/// Why servers' settings can't be read.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    connection.unreadable::<ServerSettings>(ALL_SETTINGS)
}

from_columns! { Preferences { notice, confirm, theme, below, language, text, out_of_puzzles, zone } }

impl FromRow for ServerSettings {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        let read = || -> sql::Result<Self> {
            Ok(Self {
                clock: row.get(0)?,
                away_days: row.get(1)?,
                language: row.get(2)?,
                theme: row.get(3)?,
                text: row.get(4)?,
                threads: row.get(5)?,
                games: row.get(6)?,
                challenges: row.get(7)?,
                idle_days: row.get(8)?,
                organizers: row.get(9)?,
                boards: row.get(10)?,
                guesses: row.get(11)?,
            })
        };
        let guild = row.get::<i64>(12)?.cast_unsigned();
        Ok(read().with_context(|| format!("can't read the settings of server {guild}"))?)
    }
}
