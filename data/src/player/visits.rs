//! What has to be stored after an interaction besides what it asked for, which most often is nothing.

use play::{ChannelId, Home, Language, PlayerId};

use crate::{
    Member, Store,
    delivery::replies,
    sql::{self, FromRow, Row},
};

/// What is known of where an interaction came from. It is read after every one, so all of it is read at once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is known or not, whatever the others are")]
pub struct Visit {
    /// Whether the bot was found to have left the server.
    pub guild_is_gone: bool,
    /// Whether the bot was added to the server, and no manager was shown what it can do there.
    pub welcome_is_due: bool,
    /// Whether the game in the channel can't post there, or a board couldn't be sent in one of the player's games by
    /// direct messages.
    pub is_cut_off: bool,
    /// Whether a game goes on in the channel that began before the server got the bot, or lost it.
    pub is_from_elsewhere: bool,
    /// Whether something couldn't be posted there, and waits for a change.
    pub is_owed: bool,
    /// Whether the player was given a role in the server that wasn't taken back.
    pub has_roles: bool,
    /// Whether the player is known, in another language than this.
    pub language_is_new: bool,
    /// What is known of the member.
    pub member: Member,
}

impl Store {
    /// What is known of an interaction's home, channel and player.
    pub async fn visit(
        &self,
        home: Home,
        channel: ChannelId,
        player: PlayerId,
        language: Language,
    ) -> anyhow::Result<Visit> {
        let sql = "SELECT
                EXISTS (SELECT 1 FROM guilds WHERE id = ?1 AND gone IS NOT NULL) AS guild_is_gone,
                EXISTS (
                    SELECT 1 FROM games
                    WHERE channel = ?2 AND ended IS NULL AND (state ->> 'cut_off') IS NOT NULL
                ) OR EXISTS (
                    SELECT 1 FROM seats JOIN games ON games.id = game
                    WHERE player = ?3 AND playing AND (state ->> 'unreached') IS NOT NULL
                ) AS is_cut_off,
                EXISTS (
                    SELECT 1 FROM games WHERE channel = ?2 AND ended IS NULL AND guild <> ?1
                ) AS is_from_elsewhere,
                EXISTS (
                    SELECT 1 FROM players WHERE id = ?3 AND language IS DISTINCT FROM ?4
                ) AS language_is_new,
                EXISTS (
                    SELECT 1 FROM announcements WHERE owed_to = ?5 AND state = 'due'
                ) AS is_owed,
                EXISTS (SELECT 1 FROM guilds WHERE id = ?1 AND welcome_due) AS welcome_is_due,
                EXISTS (SELECT 1 FROM given_roles WHERE guild = ?1 AND player = ?3) AS has_roles,
                name, coalesce(NOT unlisted, TRUE), coalesce(members.gone, FALSE)
            FROM (SELECT 1) AS one LEFT JOIN members ON guild = ?1 AND player = ?3";
        self.one(sql, (home, channel, player, language, replies::place(home))).await
    }
}

impl FromRow for Visit {
    fn from_row(row: &Row<'_>) -> sql::Result<Self> {
        Ok(Self {
            guild_is_gone: row.get(0)?,
            is_cut_off: row.get(1)?,
            is_from_elsewhere: row.get(2)?,
            language_is_new: row.get(3)?,
            is_owed: row.get(4)?,
            welcome_is_due: row.get(5)?,
            has_roles: row.get(6)?,
            member: Member { name: row.get(7)?, listed: row.get(8)?, gone: row.get(9)? },
        })
    }
}
