//! `/puzzle`

use poise::serenity_prelude::{AutocompleteChoice, CreateAutocompleteResponse};
use puzzles::Motif;
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
    #[autocomplete = "motifs"]
    #[max_length = 100]
    #[rename = "theme"]
    motif: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let motif = match label::optional(ctx, motif, motifs).await {
        Some(typed) => Some(typed.parse().map_err(|_| Refusal::BadPuzzleMotif { typed })?),
        None => None,
    };
    send(&caller, actions::learning::puzzle::open(&caller, game(ctx).ok(), motif).await?).await
}

/// Suggests motifs: those that the chosen game's puzzles have, or all.
async fn motifs(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let (typed, chosen) = (typed.trim().to_lowercase(), game(ctx).ok());
    let occurs = |motif: Motif| {
        chosen.is_none_or(|game| puzzles::shipped(game).iter().any(|puzzle| puzzle.motifs().contains(&motif)))
    };
    let choices = Motif::ALL.iter().filter(|&&motif| occurs(motif)).filter_map(|&motif| {
        let name = views::learning::puzzle::motif_name(words, motif);
        let fits = name.to_lowercase().contains(&typed) || motif.name().contains(&typed);
        fits.then(|| AutocompleteChoice::new(name, motif.name()))
    });
    CreateAutocompleteResponse::new().set_choices(choices.take(CHOICES).collect())
}
