//! Posts the week of a server.

use jiff::Timestamp;
use play::{GuildId, MessageId};

use super::{delivery_error::DeliveryError, posting};
use crate::{
    actions::guild::week::{self, Told},
    app::App,
};

/// Posts what happened in a week. A quiet week isn't posted, nor one that was switched off meanwhile.
pub(super) async fn post(
    app: &App,
    guild: GuildId,
    (since, until): (i64, i64),
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let Some(settings) = app.store.week_settings(guild).await? else { return Ok(None) };
    let [since, until] = [since, until].map(|second| Timestamp::from_second(second).unwrap_or_default());
    let told = Told::of(settings, guild, since, until);
    if let Some(view) = week::post(app, told).await? {
        return posting::post(app, (guild.into(), settings.channel), view, nonce).await;
    }
    let noted = app.store.set_week_posted(guild, until).await;
    noted.map(|()| None).map_err(|error| DeliveryError::ForNow(error.into()))
}
