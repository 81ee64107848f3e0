//! Has a server's week told, changes where and when, and ends it.

use anyhow::Context as _;
use play::{
    Hour,
    guild::week::{self, WeekSettings, Weekday},
};
use ui::{button_id::WeekChange, failure::Failure};

use super::when;
use crate::{
    app::{caller::Caller, server_settings},
    discord::{component::Input, interaction::Delivery},
};

/// Makes a change, and returns whether there was one to make.
///
/// **Decided:** switched on for the first time, it comes on Sundays at six in the evening, in the time zone that was chosen for the
/// puzzle of the day.
pub(crate) async fn change(caller: &Caller, wanted: WeekChange, input: Input) -> Result<bool, Failure> {
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let before = app.store.week_settings(guild).await.context("loading when a week is told")?;
    let chosen = app.store.week_chosen(guild).await.context("loading when a week was told")?;
    let zone = server_settings::zone(app, guild).await?;
    let new = |channel| WeekSettings { channel, of: Weekday::Sunday, hour: Hour::EVENING, zone };
    let after = when::changed(caller, (before, chosen), (wanted, input), new)?;
    if after == before {
        return Ok(false);
    }
    let told = app.store.week_told(guild).await.context("loading until when a week was told")?.told;
    caller.commit(Delivery::ByMessage, week::change(guild, after, told, now), Vec::new()).await?;
    // In another channel, what is still to be told may go through.
    app.release(guild.into()).await.context("releasing what is owed")?;
    app.outbox.wake();
    Ok(true)
}
