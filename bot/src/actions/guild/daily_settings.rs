//! Switches a server's puzzle of the day on, changes it, and switches it off.

use anyhow::Context as _;
use play::{
    DailySettings,
    learning::daily::{self, Hour},
};
use ui::{
    button_id::DailyChange,
    failure::{Failure, Refusal},
};

use crate::{
    app::caller::Caller,
    discord::{component::Input, interaction::Delivery},
};

/// Makes a change, and returns whether there was one to make. **Decided:** switched on, the first one comes at the next full hour, so that the managers see it soon.
pub(crate) async fn change(caller: &Caller, wanted: DailyChange, input: Input) -> Result<bool, Failure> {
    let (app, guild, now) = (&caller.app, caller.guild()?, caller.app.clock.now());
    let before = app.store.daily_settings(guild).await.context("loading when puzzles come")?;
    let in_channel = |channel| {
        let new = DailySettings { channel, game: None, hour: Hour::after(now) };
        Some(before.map_or(new, |before| DailySettings { channel, ..before }))
    };
    let after = match wanted {
        DailyChange::Here => {
            caller.may_post()?;
            in_channel(caller.channel)
        }
        DailyChange::In => match input {
            Input::Channels(channels) => match channels.as_slice() {
                [channel] => in_channel(*channel),
                _ => return Err(Refusal::UnknownButton.into()),
            },
            Input::Nothing | Input::Member(_) | Input::Role(_) | Input::Line(_) => {
                return Err(Refusal::UnknownButton.into());
            }
        },
        // Another manager may have switched it off meanwhile, which the page then shows.
        DailyChange::Of(game) => before.map(|before| DailySettings { game, ..before }),
        DailyChange::At(hour) => before.map(|before| DailySettings { hour, ..before }),
        DailyChange::Off => None,
    };
    let last = app.store.last_daily(guild).await.context("loading the last puzzle of the day")?;
    let changes = daily::change(guild, after, last.map(|last| last.day), now);
    caller.commit(Delivery::ByReply, changes, Vec::new()).await?;
    Ok(after != before)
}
