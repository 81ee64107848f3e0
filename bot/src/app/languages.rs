//! Which language a text is in.
//!
//! **Decided:** private answers use the language chosen with `/preferences`, or else that of the member's client,
//! which comes with every interaction. Public messages use the one chosen with `/settings`, or else the server's on
//! Discord; that is stored, because messages posted by timers come without an interaction. A direct message uses its
//! reader's choice, or else the last known language of their client, which is stored only if something else
//! is stored about them.

use crate::{
    app::{App, caller::Caller},
    discord::interaction::Interaction,
};
use ui::texts::locale::of_locale;

/// Stores a server's language before the answer, since everyone may read that.
pub(crate) async fn arrived(app: &App, interaction: &Interaction) {
    let (Ok(guild), Some(locale)) = (interaction.guild(), &interaction.guild_locale) else { return };
    let learnt = app.store.learn_language_of_guild(guild, of_locale(locale), app.clock.now()).await;
    if let Err(error) = learnt {
        tracing::error!("storing a server's language: {error:#}");
    }
}

/// Stores a member's language after the answer.
pub(crate) async fn visited(caller: &Caller) {
    if let Err(error) =
        caller.app.store.learn_language_of_player(caller.player, of_locale(&caller.locale)).await
    {
        tracing::error!("storing a player's language: {error:#}");
    }
}
