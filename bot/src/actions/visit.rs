//! What every interaction reveals besides its request: that the bot is in this server, that it can post in this channel, what
//! the member is called there, and the language of their client.

use ui::texts::locale::of_locale;

use crate::{
    actions::{lost_channel, membership, names},
    app::{caller::Caller, languages},
};

/// Learns what an interaction reveals, after it was answered.
pub(crate) async fn visited(caller: &Caller) {
    let (guild, language) = (caller.guild().ok(), of_locale(&caller.locale));
    let visit = match caller.app.store.visit(guild, caller.channel, caller.player, language).await {
        Ok(visit) => visit,
        Err(error) => return tracing::error!("loading what is known of a member: {error:#}"),
    };
    if visit.guild_is_gone {
        membership::visited(caller).await;
    }
    if visit.game_is_cut_off {
        lost_channel::visited(caller).await;
    }
    if visit.member.gone || visit.member.name != caller.name {
        names::visited(caller).await;
    }
    if visit.language_is_new {
        languages::visited(caller).await;
    }
}
