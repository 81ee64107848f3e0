//! Has a server's seasons end by themselves, changes where and when, and leaves it to managers.

use anyhow::Context as _;
use jiff::Timestamp;
use play::{
    GuildId, Hour,
    guild::season_plan::{self, Every, SeasonPlan},
};
use ui::{button_id::SeasonChange, failure::Failure};

use super::when;
use crate::{
    app::{App, caller::Caller, server_settings},
    discord::{component::Input, interaction::Delivery},
};

/// Makes a change, and returns whether there was one to make.
///
/// **Decided:** switched on for the first time, a season ends each month at six in the evening, in the time zone that was chosen for
/// what else comes by itself.
pub(crate) async fn change(caller: &Caller, wanted: SeasonChange, input: Input) -> Result<bool, Failure> {
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let before = app.store.season_plan(guild).await.context("loading when seasons end")?;
    let chosen = app.store.season_plan_chosen(guild).await.context("loading when seasons ended")?;
    let zone = server_settings::zone(app, guild).await?;
    let new = |channel| SeasonPlan { channel, of: Every::Month, hour: Hour::EVENING, zone };
    let after = when::changed(caller, (before, chosen), (wanted, input), new)?;
    if after == before {
        return Ok(false);
    }
    let closed = closed(app, guild).await?;
    let changes = season_plan::change(guild, (after, caller.player), closed, now);
    caller.commit(Delivery::ByMessage, changes, Vec::new()).await?;
    // In another channel, podiums that are still to be posted may go through.
    app.release(guild.into()).await.context("releasing what is owed")?;
    app.outbox.wake();
    Ok(true)
}

/// When a server's last season was closed.
pub(crate) async fn closed(app: &App, guild: GuildId) -> anyhow::Result<Option<Timestamp>> {
    let seasons = app.store.seasons(guild.into()).await.context("loading seasons")?;
    Ok(seasons.last().map(|season| season.closed))
}
