//! In which language and look someone reads what the bot shows: a whole server, or one member.

use play::{Home, Language, PlayerId, Preferences, ServerSettings};
use poise::serenity_prelude as serenity;
use ui::{look::Look, texts::Words};

use crate::app::App;

impl App {
    /// How public boards look in a server.
    pub(crate) async fn look_in(&self, home: Home) -> Look<'static> {
        let chosen = self.chosen_in(home).await;
        Look::of_all(self.painter, chosen.theme, chosen.text)
            .with_boards(chosen.boards)
            .with_guesses(chosen.guesses)
    }

    /// How boards look in a direct message about a game in a server.
    pub(crate) async fn look_to(&self, player: PlayerId, home: Home) -> Look<'static> {
        self.look_of(player, Some(home)).await
    }

    /// How boards look to a player, in a server or elsewhere.
    pub(super) async fn look_of(&self, player: PlayerId, home: Option<Home>) -> Look<'static> {
        let preferences = self.store.preferences(player).await.unwrap_or_else(|error| {
            tracing::error!(%player, "loading a player's board settings: {error:#}");
            Preferences::default()
        });
        let around = match home {
            Some(home) => self.chosen_in(home).await.theme,
            None => play::Theme::default(),
        };
        Look::of_one(self.painter, player, preferences, around)
    }

    /// A server's settings. Unreadable ones don't keep boards from being shown.
    async fn chosen_in(&self, home: Home) -> ServerSettings {
        self.server_settings(home).await.unwrap_or_else(|error| {
            tracing::error!(%home, "loading a server's board settings: {error:#}");
            ServerSettings::default()
        })
    }

    /// The texts for public messages in a server.
    pub(crate) async fn words_in(&self, home: Home) -> &Words {
        self.texts.of(self.language_of(home).await)
    }

    /// The language of public messages in a server, English if unknown.
    pub(crate) async fn language_of(&self, home: Home) -> Language {
        let known = self.store.language_of_guild(home).await.unwrap_or_else(|error| {
            tracing::error!(%home, "loading a server's language: {error:#}");
            None
        });
        known.unwrap_or_default()
    }

    /// The texts for a user whose client has this locale.
    pub(crate) async fn words_of_user(&self, user: serenity::UserId, locale: &str) -> &Words {
        match user.get().try_into() {
            Ok(player) => self.words_of(player, locale).await,
            Err(_) => self.texts.for_locale(locale),
        }
    }

    /// The texts for a player whose client has this locale.
    pub(crate) async fn words_of(&self, player: PlayerId, locale: &str) -> &Words {
        let chosen = self.store.preferences(player).await.map(|preferences| preferences.language);
        let chosen = chosen.unwrap_or_else(|error| {
            tracing::error!(%player, "loading a player's chosen language: {error:#}");
            None
        });
        chosen.map_or_else(|| self.texts.for_locale(locale), |language| self.texts.of(language))
    }

    /// The texts for a direct message, in the language of `guild` if the player's isn't known.
    pub(crate) async fn words_to(&self, player: PlayerId, home: Home) -> &Words {
        let known = self.store.language_of_player(player).await.unwrap_or_else(|error| {
            tracing::error!(%player, "loading a player's language: {error:#}");
            None
        });
        match known {
            Some(language) => self.texts.of(language),
            None => self.words_in(home).await,
        }
    }
}
