//! Which language a text is in.
//!
//! **Decided:** private answers use the language chosen with `/preferences`, or else that of the member's client,
//! which comes with every interaction. Public messages use the one chosen with `/settings`, or else the server's on
//! Discord, or in a private channel that of who first used the bot there; that is stored, because messages posted by timers come without an interaction. A direct message uses its
//! reader's choice, or else the last known language of their client, which is stored only if something else
//! is stored about them.

use crate::{
    app::{App, caller::Caller},
    discord::interaction::Interaction,
};
use ui::texts::locale::of_locale;

/// Stores a server's language before the answer, since everyone may read that. A private channel has the language of who first
/// uses the bot there.
pub(crate) async fn arrived(app: &App, interaction: &Interaction) {
    let (home, now) = (interaction.home, app.clock.now());
    let learnt = match &interaction.guild_locale {
        Some(locale) => app.store.learn_language_of_guild(home, of_locale(locale), now).await,
        None if interaction.is_with_bot() => return,
        None => match app.store.language_of_guild(home).await {
            Ok(None) => {
                let language = app.words_of(interaction.player, &interaction.locale).await.language();
                app.store.learn_language_of_guild(home, language, now).await
            }
            Ok(Some(_)) => return,
            Err(error) => Err(error.into()),
        },
    };
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
