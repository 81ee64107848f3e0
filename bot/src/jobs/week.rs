//! The week of a server, when it's time to tell it.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{Announcement, Change, GuildId, Timer, guild::week::since};

use super::recurring;
use crate::app::App;

/// Stores that the week is told, with its announcement, if it's due, and sets the timer to the next. A week in which the bot couldn't
/// is left out.
pub(super) async fn come(app: &App, guild: GuildId, now: Timestamp) -> anyhow::Result<()> {
    let timer = Timer::Week(guild);
    let settings = app.store.week_settings(guild).await.context("loading when a week is told")?;
    let Some(settings) = settings else { return recurring::settle(app, timer, now, None).await };
    let told = app.store.week_told(guild).await.context("loading until when a week was told")?.told;
    let is_gone = app.store.guild_gone(guild).await?.is_some();
    if is_gone || settings.due(guild, now, told).is_none() {
        return recurring::settle(app, timer, now, Some(settings.next(guild, now, told))).await;
    }
    // Whole seconds, as the announcement has them.
    let until = Timestamp::from_second(now.as_second()).unwrap_or(now);
    let next = settings.next(guild, now, Some(until));
    let announcement =
        Announcement::Week { guild, since: since(told, until).as_second(), until: until.as_second() };
    let change = Change::TellWeek { guild, settings, until };
    recurring::come(app, (timer, next), now, change, announcement).await
}
