//! What every interaction reveals besides its request: that the bot is in this server, that it can post in this channel, what
//! the member is called there, and the language of their client.

use jiff::Timestamp;
use play::Home;
use ui::texts::locale::of_locale;

use crate::{
    actions::{
        game::{lost_channel, mail},
        guild::{membership, welcome},
        names,
        player::presence,
    },
    app::{App, caller::Caller, languages},
    discord::interaction::Interaction,
};

/// Learns before the answer what it needs.
pub(crate) async fn arrived(app: &App, interaction: &Interaction) {
    languages::arrived(app, interaction).await;
}

/// Learns by what to post where the bot can only answer, for some time after `at`, when the interaction was handled. Before the
/// answer, Discord would refuse it.
pub(crate) async fn answered(caller: &Caller, at: Timestamp) {
    if !caller.home.is_posted_in() {
        note_reply(caller, at).await;
    }
}

async fn note_reply(caller: &Caller, at: Timestamp) {
    if let Err(error) = caller.app.store.note_reply(caller.channel, &caller.token, at).await {
        return tracing::error!("storing by what to post in a channel: {error:#}");
    }
    // What is being tried there at this moment may not have found it.
    caller.app.memory.changes.note(Home::Private(caller.channel));
}

/// Learns what an interaction reveals, after it was answered. What its channel or server is owed is tried now.
pub(crate) async fn visited(caller: &Caller) {
    let language = of_locale(&caller.locale);
    let visit = match caller.app.store.visit(caller.home, caller.channel, caller.player, language).await {
        Ok(visit) => visit,
        Err(error) => return tracing::error!("loading what is known of a member: {error:#}"),
    };
    if visit.is_from_elsewhere {
        if caller.home.is_posted_in() {
            note_reply(caller, caller.app.clock.now()).await;
        }
        if let Err(error) = caller.app.release_after_use(Home::Guest(caller.channel)).await {
            tracing::error!("releasing what a channel is owed: {error:#}");
        }
    }
    if visit.welcome_is_due {
        welcome::visited(caller).await;
    }
    if visit.guild_is_gone {
        membership::visited(caller).await;
    }
    if visit.is_cut_off {
        lost_channel::visited(caller).await;
        mail::visited(caller).await;
    }
    // After a found channel's newest board became due, which overtakes one that was refused.
    if visit.is_owed
        && let Err(error) = caller.app.release_after_use(caller.home).await
    {
        tracing::error!("releasing what a place is owed: {error:#}");
    }
    if visit.member.gone || visit.member.name != caller.name {
        names::visited(caller).await;
    }
    if visit.has_roles {
        presence::visited(caller).await;
    }
    if visit.language_is_new {
        languages::visited(caller).await;
    }
}
