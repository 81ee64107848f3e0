//! `/puzzle`

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};
use puzzles::Theme;
use ui::{
    failure::{Failure, Refusal},
    typed::path::CHOICES,
    views,
};

use super::{game_choice::PlayedGame, label};
use crate::{
    actions,
    handlers::{
        context::{self, Context, caller, game},
        send::send,
    },
};

/// Solve a puzzle of your strength; only you see it
#[poise::command(slash_command)]
pub(super) async fn puzzle(
    ctx: Context<'_>,
    #[rename = "game"] _game: Option<PlayedGame>,
    #[autocomplete = "themes"]
    #[max_length = 100]
    theme: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let theme = match label::optional(ctx, theme, themes).await {
        Some(typed) => Some(typed.parse().map_err(|_| Refusal::BadPuzzleTheme { typed })?),
        None => None,
    };
    send(&caller, actions::learning::puzzle::open(&caller, game(ctx).ok(), theme).await?).await
}

/// Suggests themes: those that the chosen game's puzzles have, or all.
async fn themes(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let (typed, chosen) = (typed.trim().to_lowercase(), game(ctx).ok());
    let occurs = |theme: Theme| {
        chosen.is_none_or(|game| puzzles::shipped(game).iter().any(|puzzle| puzzle.themes().contains(&theme)))
    };
    let choices = Theme::ALL.iter().filter(|&&theme| occurs(theme)).filter_map(|&theme| {
        let name = views::learning::puzzle::theme_name(words, theme);
        let fits = name.to_lowercase().contains(&typed) || theme.name().contains(&typed);
        fits.then(|| AutocompleteChoice::new(name, theme.name()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(CHOICES).collect())
}
