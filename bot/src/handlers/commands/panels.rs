//! `/help`, `/preferences`, `/privacy`, `/settings`

use play::{Language, Zone};
use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{
    button_id::{SettingsChange, help::Section},
    failure::{Failure, Refusal},
};

use super::{
    label,
    suggest::{containing, suggest},
    terms::clocks,
};
use crate::{
    actions::{
        challenge::terms,
        guild::settings,
        help,
        player::{preferences, privacy},
    },
    handlers::{
        context::{Context, caller},
        send::send,
    },
};

/// What can be played here, and how
#[poise::command(slash_command)]
pub(super) async fn help(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, help::page(&caller, Section::Start).await).await
}

/// How you learn of your turn, how boards look to you, your language, and more
#[poise::command(slash_command)]
pub(super) async fn preferences(
    ctx: Context<'_>,
    #[autocomplete = "zones"]
    #[max_length = 100]
    zone: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let zone = label::optional(ctx, zone, zones).await;
    let zone = zone.map(|typed| Zone::typed(&typed).ok_or(Refusal::BadZone { typed })).transpose()?;
    send(&caller, preferences::open(&caller, zone).await?).await
}

/// Suggests time zones whose name contains what was typed, with the time there.
async fn zones(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let now = ctx.data().clock.now();
    // Some clients send the words of a suggestion, with the time in them.
    let name = typed.split_once(" (").map_or(typed, |(name, _)| name).trim().replace(' ', "_");
    let fits = containing(&name);
    let zones = Zone::all().filter(|zone| fits(zone.name()));
    suggest(zones.map(|zone| (format!("{zone} ({})", zone.time_of_day(now)), zone.name())))
}

/// What is stored about you and why; export or delete your data
#[poise::command(slash_command)]
pub(super) async fn privacy(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, privacy::open(&caller).await).await
}

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

/// How games are played in this server unless players choose otherwise (for those who manage it)
#[poise::command(slash_command, default_member_permissions = "MANAGE_GUILD")]
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
    let caller = caller(ctx)?;
    caller.manages_server()?;
    let clock = clock.map(terms::clock).transpose()?.map(SettingsChange::Clock);
    let away_days = away_days.map(SettingsChange::AwayDays);
    let language = language.map(|language| SettingsChange::Language(language.language()));
    let changes: Vec<_> = [clock, away_days, language].into_iter().flatten().collect();
    send(&caller, settings::change(&caller, &changes).await?).await
}
