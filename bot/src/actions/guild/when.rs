//! What managers choose for something that comes by itself: whether it does, its channel, hour and time zone.

use play::{ChannelId, Schedule, Zone};
use ui::{
    button_id::{ComingChange, SettingsControl},
    failure::{Failure, Refusal},
    views::guild::settings::zone_form,
};

use crate::{
    actions::reply::Reply,
    app::{caller::Caller, server_settings},
    discord::{answer::Answer, component::Input},
};

/// A schedule after a change. `chosen` is what it was last, on or off, and `new` what it is in a channel at first.
pub(super) fn changed<O: Copy>(
    caller: &Caller,
    (before, chosen): (Option<Schedule<O>>, Option<Schedule<O>>),
    (wanted, input): (ComingChange<O>, Input),
    new: impl FnOnce(ChannelId) -> Schedule<O>,
) -> Result<Option<Schedule<O>>, Failure> {
    let in_channel =
        |channel| Some(chosen.map_or_else(|| new(channel), |chosen| Schedule { channel, ..chosen }));
    Ok(match wanted {
        ComingChange::Here => {
            caller.may_post()?;
            in_channel(caller.channel)
        }
        ComingChange::In => in_channel(channel(&input)?),
        ComingChange::On => chosen,
        // Another manager may have switched it off meanwhile, which the page then shows.
        ComingChange::Of(of) => before.map(|before| Schedule { of, ..before }),
        ComingChange::At(hour) => before.map(|before| Schedule { hour, ..before }),
        ComingChange::Zone(zone) => before.map(|before| Schedule { zone, ..before }),
        ComingChange::TypedZone => {
            let zone = typed_zone(input)?;
            before.map(|before| Schedule { zone, ..before })
        }
        ComingChange::Off => None,
    })
}

/// The channel that was chosen in a menu.
fn channel(input: &Input) -> Result<ChannelId, Failure> {
    match input {
        Input::Channels(channels) => match channels.as_slice() {
            [channel] => Ok(*channel),
            _ => Err(Refusal::UnknownButton.into()),
        },
        Input::Nothing | Input::Member(_) | Input::Role(_) | Input::Line(_) | Input::Form(_) => {
            Err(Refusal::UnknownButton.into())
        }
    }
}

/// The time zone that was typed.
fn typed_zone(input: Input) -> Result<Zone, Failure> {
    let Input::Line(typed) = input else { return Err(Refusal::UnknownButton.into()) };
    Ok(Zone::typed(&typed).ok_or(Refusal::BadZone { typed })?)
}

/// The form that asks for a time zone, and is sent back by the control that opens it; `None` if it was sent.
pub(super) async fn form(
    caller: &Caller,
    control: SettingsControl,
    input: &Input,
) -> Result<Option<Reply>, Failure> {
    if matches!(input, Input::Line(_)) {
        return Ok(None);
    }
    let zone = server_settings::zone(&caller.app, caller.guild()?).await?;
    Ok(Some(Reply::new(Answer::Form(zone_form(caller.words().await, zone, control)))))
}
