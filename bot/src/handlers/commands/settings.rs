//! `/settings`

use play::{Language, ServerSettings};

use super::terms::clocks;
use crate::{
    actions::{reply::Reply, terms},
    app::server_settings::{self, chosen},
    discord::interaction::{Delivery, Interaction},
    handlers::context::{Context, respond},
};
use ui::{button_id::SettingsPage, failure::Failure, views};

/// The language of public messages, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum LanguageChoice {
    Automatic,
    English,
    Spanish,
    French,
    Ukrainian,
}

impl LanguageChoice {
    /// The language that is stored.
    const fn language(self) -> Option<Language> {
        match self {
            Self::Automatic => None,
            Self::English => Some(Language::English),
            Self::Spanish => Some(Language::Spanish),
            Self::French => Some(Language::French),
            Self::Ukrainian => Some(Language::Ukrainian),
        }
    }
}

/// How games are played in this server unless players say otherwise (for those who manage it)
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_GUILD"
)]
pub(super) async fn settings(
    ctx: Context<'_>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[min = 0]
    #[max = 366]
    away_days: Option<u16>,
    language: Option<LanguageChoice>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.manages_server()?;
    let guild = interaction.guild()?;
    let clock = clock.map(terms::clock).transpose()?;
    let settings = |before: ServerSettings| ServerSettings {
        clock: clock.unwrap_or(before.clock),
        away_days: away_days.unwrap_or(before.away_days),
        language: language.map_or(before.language, LanguageChoice::language),
        ..before
    };
    let changed = clock.is_some() || away_days.is_some() || language.is_some();
    if changed {
        server_settings::change(app, &interaction, Delivery::ByMessage, settings).await?;
    }
    let words = app.words_for(&interaction).await;
    let view = views::settings::view(words, &chosen(app, guild).await?, SettingsPage::Overview, changed);
    respond(ctx, &interaction, Reply::private(view)).await
}
