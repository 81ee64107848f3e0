//! `/puzzle`

use std::collections::BTreeSet;

use games::Game;
use poise::serenity_prelude::CreateAutocompleteResponse;
use puzzles::Motif;
use ui::{
    failure::{Failure, Refusal},
    views,
};

use super::{
    game_choice::PlayedGame,
    label,
    suggest::{containing, suggest},
};
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

/// Suggests motifs: those that the chosen game's puzzles have, or those of all games.
async fn motifs(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let (fits, chosen) = (containing(typed), game(ctx).ok());
    let games = chosen.as_ref().map_or(Game::ALL, std::slice::from_ref);
    let offered: BTreeSet<Motif> = games.iter().flat_map(|&game| puzzles::offered(game)).collect();
    let named = |motif: Motif| (views::learning::puzzle::motif_name(words, motif), motif.name());
    suggest(offered.into_iter().map(named).filter(|(label, name)| fits(label) || fits(name)))
}
