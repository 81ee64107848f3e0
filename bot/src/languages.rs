//! Which language something is written in.
//!
//! **Decided:** what one alone sees is in the language of his client, which every interaction tells. What everybody sees is
//! in the one that the server has chosen with `/settings`, or else in the one that it has on Discord: that is learnt from
//! interactions and stored, as a message that a timer posts comes from none. A direct message is in the language that its
//! reader's client had when he acted last; of somebody of whom nothing else is stored, that is not either.

use play::{GuildId, Language, PlayerId};

use crate::{
    app::App,
    asked::Asked,
    texts::{Words, locale::of_locale},
};

impl App {
    /// The texts of what everybody in a server reads.
    pub(crate) fn words_in(&self, guild: GuildId) -> &Words {
        self.texts.of(self.language_of(guild))
    }

    /// The language of what everybody in a server reads; English while nothing is known of it.
    pub(crate) fn language_of(&self, guild: GuildId) -> Language {
        let known = self.store.language_of_guild(guild).unwrap_or_else(|error| {
            tracing::error!(%guild, "looking for the language of a server: {error:#}");
            None
        });
        known.unwrap_or_default()
    }

    /// The texts of what is written to a player alone; in the language of `guild` where his own is not known.
    pub(crate) fn words_to(&self, player: PlayerId, guild: GuildId) -> &Words {
        let known = self.store.language_of_player(player).unwrap_or_else(|error| {
            tracing::error!(%player, "looking for the language of a player: {error:#}");
            None
        });
        known.map_or_else(|| self.words_in(guild), |language| self.texts.of(language))
    }
}

/// Learns the language of the server where somebody asks: before he is answered, as all may read the answer.
pub(crate) async fn arrived(app: &App, asked: &Asked) {
    let (Ok(guild), Some(locale)) = (asked.guild(), &asked.guild_locale) else { return };
    let learnt = app.store.learn_language_of_guild(guild, of_locale(locale), app.clock.now()).await;
    if let Err(error) = learnt {
        tracing::error!("learning the language of a server: {error:#}");
    }
}

/// Learns the language of one who was answered.
pub(crate) async fn visited(app: &App, asked: &Asked) {
    if let Err(error) = app.store.learn_language_of_player(asked.player, of_locale(&asked.locale)).await {
        tracing::error!("learning the language of a player: {error:#}");
    }
}
