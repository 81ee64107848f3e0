//! The languages of servers and players, as the platform reports them with interactions.

use jiff::Timestamp;
use play::{GuildId, Language, PlayerId};

use crate::{
    CommitError, Store,
    columns::Sql,
    known,
    sql::{Connection, OptionalExtension as _, ToSql},
};

impl Store {
    /// The language of a server's public messages: its setting, or else what the platform last reported. `None`
    /// if neither is known.
    pub async fn language_of_guild(&self, guild: GuildId) -> anyhow::Result<Option<Language>> {
        self.read(move |connection| find(connection, OF_GUILD, guild)).await
    }

    /// A player's language: their setting, or else what the platform last reported. `None` if neither is known.
    pub async fn language_of_player(&self, player: PlayerId) -> anyhow::Result<Option<Language>> {
        self.read(move |connection| find(connection, OF_PLAYER, player)).await
    }

    /// Stores the language that the platform reports for a server, unless it is known.
    pub async fn learn_language_of_guild(
        &self,
        guild: GuildId,
        language: Language,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        if self.read(move |connection| find(connection, TOLD_OF_GUILD, guild)).await? == Some(language) {
            return Ok(());
        }
        self.write(move |connection| {
            known::guild(connection, guild, at)?;
            set(connection, "UPDATE guilds SET language = ?2 WHERE id = ?1", guild, language)
        })
        .await
    }

    /// Stores the language that the platform reports for a player, unless it is known or nothing else is stored
    /// about them.
    pub async fn learn_language_of_player(
        &self,
        player: PlayerId,
        language: Language,
    ) -> Result<(), CommitError> {
        let news = self
            .read(move |connection| {
                let mut statement = connection.prepare_cached(NEWS_OF_PLAYER)?;
                Ok(statement.exists((Sql(player), Sql(language)))?)
            })
            .await?;
        if !news {
            return Ok(());
        }
        self.write(move |connection| {
            set(connection, "UPDATE players SET language = ?2 WHERE id = ?1", player, language)
        })
        .await
    }
}

const OF_GUILD: &str = "SELECT coalesce(server_settings.language, guilds.language)
    FROM guilds LEFT JOIN server_settings ON server_settings.guild = guilds.id WHERE guilds.id = ?1";
const TOLD_OF_GUILD: &str = "SELECT language FROM guilds WHERE id = ?1";
const OF_PLAYER: &str = "SELECT coalesce(preferences.language, players.language)
    FROM players LEFT JOIN preferences ON preferences.player = players.id WHERE players.id = ?1";

const NEWS_OF_PLAYER: &str = "SELECT 1 FROM players WHERE id = ?1 AND language IS DISTINCT FROM ?2";

/// The language in a row, if there is one.
fn find<I>(connection: &Connection, sql: &str, id: I) -> anyhow::Result<Option<Language>>
where
    Sql<I>: ToSql,
{
    let found = connection
        .prepare_cached(sql)?
        .query_row([Sql(id)], |row| row.get::<_, Option<Sql<Language>>>(0))
        .optional()?;
    Ok(found.flatten().map(|language| language.0))
}

fn set<I>(connection: &Connection, sql: &str, id: I, language: Language) -> Result<(), CommitError>
where
    Sql<I>: ToSql,
{
    connection.prepare_cached(sql)?.execute((Sql(id), Sql(language)))?;
    Ok(())
}
