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
    let in_channel = |channel| {
        let new = DailySettings { channel, game: None, hour: zone.hour_after(now), zone };
        Some(chosen.map_or(new, |chosen| DailySettings { channel, ..chosen }))
    };
    let after = match wanted {
        DailyChange::Here => {
            caller.may_post()?;
            in_channel(caller.channel)
        }
        DailyChange::In => in_channel(when::channel(&input)?),
        DailyChange::On => chosen,
        // Another manager may have switched it off meanwhile, which the page then shows.
        DailyChange::Of(game) => before.map(|before| DailySettings { game, ..before }),
        DailyChange::At(hour) => before.map(|before| DailySettings { hour, ..before }),
        DailyChange::Zone(zone) => before.map(|before| DailySettings { zone, ..before }),
        DailyChange::TypedZone => {
            let zone = when::zone(input)?;
            before.map(|before| DailySettings { zone, ..before })
        }
        DailyChange::Off => None,
    };
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
