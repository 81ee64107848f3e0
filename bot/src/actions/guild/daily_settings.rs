//! Switches a server's puzzle of the day on, changes it, and switches it off.

use anyhow::Context as _;
use play::{Announcement, DailySettings, learning::daily};
use ui::{button_id::DailyChange, failure::Failure};

use super::when;
use crate::{
    app::{caller::Caller, server_settings},
    discord::{component::Input, interaction::Delivery},
};

/// Makes a change, and returns whether there was one to make.
///
/// **Decided:** switched on for the first time, the first one comes at the next full hour, so that the managers see it soon. Later, it
/// comes when it came before it was switched off.
pub(crate) async fn change(caller: &Caller, wanted: DailyChange, input: Input) -> Result<bool, Failure> {
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let before = app.store.daily_settings(guild).await.context("loading when puzzles come")?;
    let chosen = app.store.daily_chosen(guild).await.context("loading when puzzles came")?;
    let zone = server_settings::zone(app, guild).await?;
    let new = |channel| DailySettings { channel, of: None, hour: zone.hour_after(now), zone };
    let after = when::changed(caller, (before, chosen), (wanted, input), new)?;
    if after == before {
        return Ok(false);
    }
    let last = app.store.last_daily(guild).await.context("loading the last puzzle of the day")?;
    let changes = daily::change(guild, after, last, now);
    // The post says when the next one comes.
    let running = last.filter(|last| !last.is_over(now));
    let announcements = running.map(|last| Announcement::DailyChanged { guild, day: last.day });
    caller.commit(Delivery::ByMessage, changes, announcements.into_iter().collect()).await?;
    app.outbox.wake();
    Ok(true)
}
