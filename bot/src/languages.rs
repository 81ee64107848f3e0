//! Which language something is written in.
//!
//! **Decided:** what one alone sees is in the language that he has chosen with `/preferences`, or else in that of his client,
//! which every interaction tells. What everybody sees is in the one that the server has chosen with `/settings`, or else in
//! the one that it has on Discord: that is learnt from interactions and stored, as a message that a timer posts comes from
//! none. A direct message is in the language that its reader has chosen, or else in the one that his client had when he acted
//! last; of somebody of whom nothing else is stored, that is not either.

use play::{GuildId, Language, PlayerId};
use poise::serenity_prelude as serenity;

use crate::{
    app::App,
    asked::Asked,
    commands::Context,
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

    /// The texts of what the one who asks reads alone.
    pub(crate) fn words_for(&self, asked: &Asked) -> &Words {
        self.words_of(asked.player, &asked.locale)
    }

    /// The texts of what a user reads alone whose client has this locale.
    pub(crate) fn words_of_user(&self, user: serenity::UserId, locale: &str) -> &Words {
        match user.get().try_into() {
            Ok(player) => self.words_of(player, locale),
            Err(_) => self.texts.for_locale(locale),
        }
    }

    fn words_of(&self, player: PlayerId, locale: &str) -> &Words {
        let chosen = self.store.preferences(player).map(|preferences| preferences.language);
        let chosen = chosen.unwrap_or_else(|error| {
            tracing::error!(%player, "looking for the language that a player has chosen: {error:#}");
            None
        });
        chosen.map_or_else(|| self.texts.for_locale(locale), |language| self.texts.of(language))
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

/// The texts of what is offered to one who types a command.
pub(crate) fn completing(ctx: Context<'_>) -> &Words {
    ctx.data().words_of_user(ctx.interaction.user.id, &ctx.interaction.locale)
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
