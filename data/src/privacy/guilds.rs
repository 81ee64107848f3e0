//! Which servers are stored, and the deletion of those that the bot has left.

use jiff::{SignedDuration, Timestamp};
use play::GuildId;

use crate::{CommitError, Store, game::vote_games, privacy::guild_data};

impl Store {
    /// All stored servers, and when the bot was found to have left each.
    pub async fn guilds(&self) -> anyhow::Result<Vec<(GuildId, Option<Timestamp>)>> {
        self.list("SELECT id, gone FROM guilds WHERE id > 0 ORDER BY id", ()).await
    }

    /// When the bot was found to have left a server.
    pub async fn guild_gone(&self, guild: GuildId) -> anyhow::Result<Option<Timestamp>> {
        self.find("SELECT gone FROM guilds WHERE id = ?1 AND gone IS NOT NULL", [guild]).await
    }

    /// Notes that the bot left a server at `at`; the first such note stays. Returns whether that was news.
    pub async fn set_guild_gone(&self, guild: GuildId, at: Timestamp) -> Result<bool, CommitError> {
        let sql = "UPDATE guilds SET gone = ?2 WHERE id = ?1 AND gone IS NULL";
        self.write(move |connection| Ok(connection.execute(sql, (guild, at))? > 0)).await
    }

    /// Notes that the bot is back in a server at `now`, and gives votes there the time that they stood. Returns whether that was
    /// news.
    pub async fn set_guild_back(&self, guild: GuildId, now: Timestamp) -> Result<bool, CommitError> {
        self.write(move |connection| {
            let gone = "SELECT gone FROM guilds WHERE id = ?1 AND gone IS NOT NULL";
            let Some(gone) = connection.find::<Timestamp>(gone, [guild])? else { return Ok(false) };
            connection.execute("UPDATE guilds SET gone = NULL WHERE id = ?1", [guild])?;
            let stood = now.duration_since(gone).max(SignedDuration::ZERO);
            vote_games::put_back(connection, Some(guild), stood, now)?;
            Ok(true)
        })
        .await
    }

    /// Notes that the bot was added to a server: a manager is to be shown what it can do there. A server that is known needs
    /// no welcome.
    pub async fn welcome_guild(&self, guild: GuildId, at: Timestamp) -> Result<(), CommitError> {
        let sql =
            "INSERT INTO guilds (id, since, welcome_due) VALUES (?1, ?2, TRUE) ON CONFLICT (id) DO NOTHING";
        self.write_row(sql, (guild, at)).await
    }

    /// Takes a server's welcome. Returns whether it was due, which it is for one manager.
    pub async fn take_welcome(&self, guild: GuildId) -> Result<bool, CommitError> {
        let sql = "UPDATE guilds SET welcome_due = FALSE WHERE id = ?1 AND welcome_due";
        self.write_rows(move |connection| Ok(connection.execute(sql, [guild])? > 0)).await
    }

    /// The servers that the bot left at `until` or earlier, and those whose deletion was started.
    pub async fn guilds_to_delete(&self, until: Timestamp) -> anyhow::Result<Vec<GuildId>> {
        self.list("SELECT id FROM guilds WHERE gone <= ?1 OR deleting ORDER BY id", [until]).await
    }

    /// Exports everything stored about a server, as [`crate::export_guild`] does. Blocking: don't call it from async
    /// code.
    pub fn export_guild(&self, guild: GuildId) -> anyhow::Result<Option<serde_json::Value>> {
        self.read_alone(move |connection| connection.at_one_moment(|| guild_data::all_of(connection, guild)))
    }

    /// Does one step of deleting a server's data. Call it until it returns true. Players with nothing
    /// else stored about them are deleted too. Afterwards [`Self::deletions`] names the server, so that the file is
    /// wiped of its id.
    pub async fn delete_guild(&self, guild: GuildId) -> Result<bool, CommitError> {
        self.write_without_references(move |connection| Ok(guild_data::step(connection, guild)?)).await
    }
}
