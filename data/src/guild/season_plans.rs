//! Which servers have their seasons end by themselves.

use jiff::Timestamp;
use play::{GuildId, PlayerId, guild::season_plan::SeasonPlan};

use super::standings::seasons::{self, ClosedBy};
use crate::{
    CommitError, Store, known,
    sql::{self, Connection},
};

const PLAN: &str = "SELECT channel, every, hour, zone FROM season_plans";

impl Store {
    /// When a server's seasons end by themselves; `None` if they don't.
    pub async fn season_plan(&self, guild: GuildId) -> anyhow::Result<Option<SeasonPlan>> {
        self.read(move |connection| plan(connection, guild)).await
    }

    /// What a server's managers last chose for that, on or off.
    pub async fn season_plan_chosen(&self, guild: GuildId) -> anyhow::Result<Option<SeasonPlan>> {
        self.find(format!("{PLAN} WHERE guild = ?1"), [guild]).await
    }

    /// The number of the last season whose podiums were posted by themselves, and 0 before the first.
    pub async fn season_posted(&self, guild: GuildId) -> anyhow::Result<u32> {
        let found = self.find("SELECT posted FROM season_plans WHERE guild = ?1", [guild]).await?;
        Ok(found.unwrap_or_default())
    }

    /// Notes that the podiums of a season are posted.
    pub async fn set_season_posted(&self, guild: GuildId, number: u32) -> Result<(), CommitError> {
        let sql = "UPDATE season_plans SET posted = ?2 WHERE guild = ?1 AND posted < ?2";
        self.write_row(sql, (guild, number)).await
    }
}

fn plan(connection: &Connection, guild: GuildId) -> sql::Result<Option<SeasonPlan>> {
    connection.find(&format!("{PLAN} WHERE guild = ?1 AND is_on"), [guild])
}

/// Has seasons end by themselves, changes when, or leaves it to managers, which keeps what was chosen.
pub(crate) fn set(
    connection: &Connection,
    guild: GuildId,
    plan: Option<SeasonPlan>,
    by: PlayerId,
    at: Timestamp,
) -> sql::Result<()> {
    known::home(connection, guild, at)?;
    known::player(connection, by, at)?;
    let Some(SeasonPlan { channel, of: every, hour, zone }) = plan else {
        let off = "UPDATE season_plans SET is_on = FALSE WHERE guild = ?1";
        return connection.execute(off, [guild]).map(drop);
    };
    let sql = "INSERT INTO season_plans (guild, channel, every, hour, zone, by) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
        ON CONFLICT (guild) DO UPDATE SET channel = ?2, every = ?3, hour = ?4, zone = ?5, by = ?6, is_on = TRUE";
    connection.execute(sql, (guild, channel, every, hour, zone, by)).map(drop)
}

/// Closes a season as planned. Stale if the plan was changed, or if another season is running.
pub(crate) fn end(
    connection: &Connection,
    guild: GuildId,
    expected: SeasonPlan,
    number: u32,
    at: Timestamp,
) -> Result<(), CommitError> {
    if plan(connection, guild)? != Some(expected) {
        return Err(CommitError::Stale);
    }
    let by = connection.one("SELECT by FROM season_plans WHERE guild = ?1", [guild])?;
    seasons::close(connection, guild, number, (by, ClosedBy::Plan), at)
}

/// What can't be read of plans.
pub(crate) fn unreadable(connection: &Connection) -> sql::Result<Vec<sql::Error>> {
    connection.unreadable::<SeasonPlan>(PLAN)
}
