//! Roles that a server gives for what its members earn, who was given one, and what it is earned by.

use std::collections::BTreeSet;

use jiff::Timestamp;
use play::{
    GuildId, Home, PlayerId, RoleId,
    guild::earned_roles::{EarnedRole, Held, Merit, RoleChange, RoleRefusal},
};

use crate::{
    CommitError, Store, known,
    sql::{self, Connection, from_columns},
};

const EARNED: &str = "SELECT merit, role, refused FROM earned_roles";
const GIVEN: &str = "SELECT role, player FROM given_roles WHERE guild = ?1";

/// Who isn't shown on leaderboards, or may not play, gets no role either.
macro_rules! shown {
    ($player:literal) => {
        concat!(
            "NOT EXISTS (SELECT 1 FROM members WHERE members.guild = ?1 AND members.player = ",
            $player,
            " AND (unlisted OR gone)) AND NOT EXISTS (SELECT 1 FROM suspensions WHERE suspensions.guild = ?1 AND suspensions.player = ",
            $player,
            ")"
        )
    };
}

/// The best rating of each player, as leaderboards count it: after five rated games.
const RATINGS: &str = concat!(
    "SELECT player, CAST(round(max(rating)) AS BIGINT) FROM ratings WHERE guild = ?1 AND games >= 5 AND CAST(round(rating) AS BIGINT) >= ?2 AND ",
    shown!("ratings.player"),
    " GROUP BY player ORDER BY player"
);
const CHAMPIONS: &str = concat!(
    "SELECT DISTINCT player FROM season_standings WHERE guild = ?1 AND place = 1
        AND number = (SELECT max(number) FROM seasons WHERE guild = ?1) AND ",
    shown!("season_standings.player"),
    " ORDER BY player"
);
const IS_SHOWN: &str = concat!("SELECT ", shown!("?2"));

from_columns! {
    EarnedRole { merit, role, refused }
    Held { role, player }
}

impl Store {
    /// The roles that a server gives.
    pub async fn earned_roles(&self, guild: GuildId) -> anyhow::Result<Vec<EarnedRole>> {
        self.list(format!("{EARNED} WHERE guild = ?1 ORDER BY merit"), [guild]).await
    }

    /// Who was given a role in a server that wasn't taken back.
    pub async fn given_roles(&self, guild: GuildId) -> anyhow::Result<BTreeSet<Held>> {
        Ok(self.list::<Held>(GIVEN, [guild]).await?.into_iter().collect())
    }

    /// The roles that someone was given in a server and that weren't taken back.
    pub async fn roles_given_to(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<Vec<RoleId>> {
        let sql = "SELECT role FROM given_roles WHERE guild = ?1 AND player = ?2 ORDER BY role";
        self.list(sql, (guild, player)).await
    }

    /// When a player was given a role the last time.
    pub async fn role_given_at(
        &self,
        guild: GuildId,
        Held { role, player }: Held,
    ) -> anyhow::Result<Option<Timestamp>> {
        let sql = "SELECT max(at) FROM moderation_log
            WHERE guild = ?1 AND one = ?2 AND role = ?3 AND kind = 'gave role'";
        self.one(sql, (guild, player, role)).await
    }

    /// The servers in which roles are given, or are still to be taken back.
    pub async fn guilds_with_roles(&self) -> anyhow::Result<Vec<GuildId>> {
        self.list("SELECT guild FROM earned_roles UNION SELECT guild FROM given_roles ORDER BY guild", ())
            .await
    }

    /// The players of a server whose best rating is at least this high, by players.
    pub async fn best_ratings(&self, guild: GuildId, least: i32) -> anyhow::Result<Vec<(PlayerId, i32)>> {
        self.list(RATINGS, (guild, least)).await
    }

    /// Who won the last season of the server's leaderboards.
    pub async fn season_champions(&self, guild: GuildId) -> anyhow::Result<Vec<PlayerId>> {
        self.list(CHAMPIONS, [guild]).await
    }

    /// Whether a player can be given roles in a server: they are listed, there, and may play.
    pub async fn can_have_role(&self, guild: GuildId, player: PlayerId) -> anyhow::Result<bool> {
        self.one(IS_SHOWN, (Home::from(guild), player)).await
    }

    /// Notes why a role couldn't be given, or that it could.
    pub async fn set_role_refused(
        &self,
        guild: GuildId,
        role: RoleId,
        refused: Option<RoleRefusal>,
    ) -> Result<(), CommitError> {
        self.write_row(
            "UPDATE earned_roles SET refused = ?3 WHERE guild = ?1 AND role = ?2",
            (guild, role, refused),
        )
        .await
    }
}

/// Chooses the role for something, or none. It's tried at once, whatever was refused before.
pub(crate) fn set(
    connection: &Connection,
    guild: GuildId,
    merit: Merit,
    role: Option<RoleId>,
    at: Timestamp,
) -> sql::Result<()> {
    known::home(connection, guild, at)?;
    let Some(role) = role else {
        let none = "DELETE FROM earned_roles WHERE guild = ?1 AND merit = ?2";
        return connection.execute(none, (guild, merit)).map(drop);
    };
    let sql = "INSERT INTO earned_roles (guild, merit, role) VALUES (?1, ?2, ?3)
        ON CONFLICT (guild, merit) DO UPDATE SET role = ?3, refused = NULL";
    connection.execute(sql, (guild, merit, role)).map(drop)
}

/// Notes what was given or taken back.
pub(crate) fn note(connection: &Connection, guild: GuildId, change: RoleChange) -> sql::Result<()> {
    let Held { role, player } = change.held();
    let sql = match change {
        RoleChange::Give(_) => {
            "INSERT INTO given_roles (guild, role, player) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING"
        }
        RoleChange::Take(_) => "DELETE FROM given_roles WHERE guild = ?1 AND role = ?2 AND player = ?3",
    };
    connection.execute(sql, (guild, role, player)).map(drop)
}

/// Why roles can't be read.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    let mut errors = connection.unreadable::<EarnedRole>(EARNED)?;
    errors.extend(connection.unreadable::<Held>("SELECT role, player FROM given_roles")?);
    Ok(errors)
}
