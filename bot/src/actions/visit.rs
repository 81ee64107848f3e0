//! What every interaction reveals besides its request: that the bot is in this server, that it can post in this channel, what
//! the member is called there, and the language of their client.

use ui::texts::locale::of_locale;

use crate::{
    actions::{
        game::{lost_channel, mail},
        guild::membership,
        names,
    },
    app::{App, caller::Caller, languages},
    discord::interaction::Interaction,
};

/// Learns before the answer what it needs, and what is posted after it.
pub(crate) async fn arrived(app: &App, interaction: &Interaction) {
    languages::arrived(app, interaction).await;
    if interaction.home.is_posted_in() {
        return;
    }
    let noted = app.store.note_reply(interaction.channel, &interaction.token, app.clock.now()).await;
    if let Err(error) = noted {
        tracing::error!("storing by what to post in a channel: {error:#}");
    }
}

/// Learns what an interaction reveals, after it was answered. What its channel is owed is posted now.
pub(crate) async fn visited(caller: &Caller) {
    let language = of_locale(&caller.locale);
    let visit = match caller.app.store.visit(caller.home, caller.channel, caller.player, language).await {
        Ok(visit) => visit,
        Err(error) => return tracing::error!("loading what is known of a member: {error:#}"),
    };
    if !caller.home.is_posted_in() {
        match caller.app.store.release_owed(caller.channel, caller.app.clock.now()).await {
            Ok(true) => caller.app.outbox.wake(),
            Ok(false) => {}
            Err(error) => tracing::error!("loading what a channel is owed: {error:#}"),
        }
    }
    if visit.guild_is_gone {
        membership::visited(caller).await;
    }
    if visit.is_cut_off {
        lost_channel::visited(caller).await;
        mail::visited(caller).await;
    }
    if visit.member.gone || visit.member.name != caller.name {
        names::visited(caller).await;
    }
    if visit.language_is_new {
        languages::visited(caller).await;
    }
}
