//! Posts the podiums of seasons that ended by themselves.

use play::{GuildId, MessageId};

use super::{delivery_error::DeliveryError, posting};
use crate::{actions::guild::season, app::App};

/// Posts the podiums of a season, where a manager has chosen, even if seasons no longer end by themselves since.
pub(super) async fn post(
    app: &App,
    guild: GuildId,
    number: u32,
    nonce: String,
) -> Result<Option<MessageId>, DeliveryError> {
    let Some(plan) = app.store.season_plan_chosen(guild).await? else { return Ok(None) };
    let Some(view) = season::ended(app, guild, number).await? else { return Ok(None) };
    posting::post(app, (guild.into(), plan.channel), view, nonce).await
}
