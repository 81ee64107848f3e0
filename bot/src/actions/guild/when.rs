//! What managers choose for something that comes by itself: its channel and its time zone.

use play::{ChannelId, learning::daily::Zone};
use ui::{
    button_id::SettingsControl,
    failure::{Failure, Refusal},
    views::guild::settings::zone_form,
};

use crate::{
    actions::reply::Reply,
    app::{caller::Caller, server_settings},
    discord::{answer::Answer, component::Input},
};

/// The channel that was chosen in a menu.
pub(super) fn channel(input: &Input) -> Result<ChannelId, Failure> {
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
pub(super) fn zone(input: Input) -> Result<Zone, Failure> {
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
