//! Which language something is written in.
//!
//! **Decided:** what one alone sees is in the language that he has chosen with `/preferences`, or else in that of his client,
//! which every interaction tells. What everybody sees is in the one that the server has chosen with `/settings`, or else in
//! the one that it has on Discord: that is learnt from interactions and stored, as a message that a timer posts comes from
//! none. A direct message is in the language that its reader has chosen, or else in the one that his client had when he acted
//! last; of somebody of whom nothing else is stored, that is not either.

use crate::{app::App, discord::interaction::Interaction};
use ui::texts::locale::of_locale;

/// Learns the language of the server where somebody asks: before he is answered, as all may read the answer.
pub(crate) async fn arrived(app: &App, interaction: &Interaction) {
    let (Ok(guild), Some(locale)) = (interaction.guild(), &interaction.guild_locale) else { return };
    let learnt = app.store.learn_language_of_guild(guild, of_locale(locale), app.clock.now()).await;
    if let Err(error) = learnt {
        tracing::error!("learning the language of a server: {error:#}");
    }
}

/// Learns the language of one who was answered.
pub(crate) async fn visited(app: &App, interaction: &Interaction) {
    if let Err(error) =
        app.store.learn_language_of_player(interaction.player, of_locale(&interaction.locale)).await
    {
        tracing::error!("learning the language of a player: {error:#}");
    }
}
