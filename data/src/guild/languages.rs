//! The languages of servers and players, as the platform reports them with interactions.

use jiff::Timestamp;
use play::{Home, Language, PlayerId};

use crate::{CommitError, Store, known};

impl Store {
    /// The language of a server's public messages: its setting, or else what the platform last reported. `None`
    /// if neither is known.
    pub async fn language_of_guild(&self, home: Home) -> anyhow::Result<Option<Language>> {
        let sql = "SELECT coalesce(server_settings.language, guilds.language)
            FROM guilds LEFT JOIN server_settings ON server_settings.guild = guilds.id WHERE guilds.id = ?1";
        Ok(self.find(sql, [home]).await?.flatten())
    }

    /// A player's language: their setting, or else what the platform last reported. `None` if neither is known.
    pub async fn language_of_player(&self, player: PlayerId) -> anyhow::Result<Option<Language>> {
        let sql = "SELECT coalesce(preferences.language, players.language)
            FROM players LEFT JOIN preferences ON preferences.player = players.id WHERE players.id = ?1";
        Ok(self.find(sql, [player]).await?.flatten())
    }

    /// Stores the language that the platform reports for a server, unless it is known.
    pub async fn learn_language_of_guild(
        &self,
        home: Home,
        language: Language,
        at: Timestamp,
    ) -> Result<(), CommitError> {
        let sql = "SELECT language FROM guilds WHERE id = ?1";
        if self.find(sql, [home]).await?.flatten() == Some(language) {
            return Ok(());
        }
        self.write(move |connection| {
            known::home(connection, home, at)?;
            let sql = "UPDATE guilds SET language = ?2 WHERE id = ?1";
            Ok(connection.execute(sql, (home, language)).map(drop)?)
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
        let news = "SELECT 1 FROM players WHERE id = ?1 AND language IS DISTINCT FROM ?2";
        if self.find::<i64>(news, (player, language)).await?.is_none() {
            return Ok(());
        }
        let sql = "UPDATE players SET language = ?2 WHERE id = ?1";
        self.write(move |connection| Ok(connection.execute(sql, (player, language)).map(drop)?)).await
    }
}
