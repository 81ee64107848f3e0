//! Seasons of a server that end by themselves.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Announcement, Change, GuildId, Timer};

use super::recurring;
use crate::{
    actions::guild::{season, season_plan::closed},
    app::App,
};

/// Closes the season that is due, with its announcement, and sets the timer to the next. One without a podium goes on.
pub(super) async fn come(app: &App, guild: GuildId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Season(guild);
    let plan = app.store.season_plan(guild).await.context("loading when seasons end")?;
    let Some(plan) = plan else { return recurring::settle(app, timer, now, None).await };
    let before = closed(app, guild).await?;
    let is_due = plan.due(guild, now, before).is_some() && app.store.guild_gone(guild).await?.is_none();
    let number = if is_due { season::to_end(&app.store, guild).await? } else { None };
    let Some(number) = number else {
        return recurring::settle(app, timer, now, Some(plan.next(guild, now, before))).await;
    };
    let next = plan.next(guild, now, Some(now));
    let change = Change::EndSeason { guild, plan, number };
    recurring::come(app, (timer, next), now, change, Announcement::Season { guild, number }).await?;
    // A few at a time. What a stop leaves is done by the upkeep.
    app.store.finish_seasons().await.context("moving ratings at the end of a season")
}
