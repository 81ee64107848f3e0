//! What can be done in any game besides a move: `/dara board`, `/dara offer draw`, `/dara premove b3-b4 c2-c3` …

use play::game::table::{Event, OfferKind};
use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{
    failure::Failure,
    typed::{line, premove_line::may_look},
};

use super::{
    label,
    rules::{presets, rule_set},
    suggest::suggest,
};
use crate::{
    actions::{
        challenge::{rematch, terms},
        game::{hint, panel, premove_panel, turn},
        learning::{lesson, practice, rules},
    },
    handlers::{
        context::{Context, caller, game, table_here},
        send::send,
    },
};

/// Does something at the table of the channel.
async fn does(ctx: Context<'_>, event: Event) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    send(&caller, turn::play(&caller, &table, event).await?).await
}

/// Show the board of this channel, only to you
#[poise::command(slash_command)]
pub(super) async fn board(ctx: Context<'_>, text: Option<bool>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, panel::board_here(&caller, game(ctx)?, text.unwrap_or_default()).await?).await
}

/// What to offer, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum OfferChoice {
    Draw,
    Takeback,
    Pause,
    Abort,
}

/// Offer a draw, a takeback, a pause or to call off the game of this channel
#[poise::command(slash_command)]
pub(super) async fn offer(ctx: Context<'_>, what: OfferChoice) -> Result<(), Failure> {
    let kind = match what {
        OfferChoice::Draw => OfferKind::Draw,
        OfferChoice::Takeback => OfferKind::Takeback,
        OfferChoice::Pause => OfferKind::Pause,
        OfferChoice::Abort => OfferKind::Abort,
    };
    does(ctx, Event::Offer(kind)).await
}

/// Go on after a pause: the clocks run again
#[poise::command(slash_command)]
pub(super) async fn resume(ctx: Context<'_>) -> Result<(), Failure> {
    does(ctx, Event::Resume).await
}

/// Give your opponent more time
#[poise::command(slash_command, rename = "give-time")]
pub(super) async fn give_time(
    ctx: Context<'_>,
    #[max_length = 40]
    #[rename = "time"]
    typed: String,
) -> Result<(), Failure> {
    does(ctx, Event::GiveTime(terms::gift(&typed)?)).await
}

/// Give up the game of this channel
#[poise::command(slash_command)]
pub(super) async fn resign(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    send(&caller, panel::ask_to_resign(&caller, &table).await?).await
}

/// Challenge the same players again, first and second exchanged
#[poise::command(slash_command)]
pub(super) async fn rematch(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, rematch::here(&caller, game(ctx)?).await?).await
}

/// Show a good move, in games against the computer
#[poise::command(slash_command)]
pub(super) async fn hint(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    send(&caller, hint::show(&caller, &table).await?).await
}

/// Explain the game, with a picture
#[poise::command(slash_command)]
pub(super) async fn rules(
    ctx: Context<'_>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let rules = rule_set(ctx, label::optional(ctx, rules, presets).await.as_deref()).await?;
    send(&caller, rules::in_short(&caller, rules).await).await
}

/// Play all sides yourself, seen only by you, to learn the game
#[poise::command(slash_command)]
pub(super) async fn practice(
    ctx: Context<'_>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let rules = match label::optional(ctx, rules, presets).await {
        Some(typed) => Some(rule_set(ctx, Some(&typed)).await?),
        None => None,
    };
    send(&caller, practice::open(&caller, game(ctx)?, rules).await?).await
}

/// Learn the game step by step, seen only by you
#[poise::command(slash_command)]
pub(super) async fn lessons(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, lesson::listed(&caller, game(ctx)?).await?).await
}

/// Plan replies in advance
#[poise::command(slash_command)]
pub(super) async fn premove(
    ctx: Context<'_>,
    #[autocomplete = "next_actions"]
    #[max_length = 600]
    line: Option<String>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    send(&caller, premove_panel::typed(&caller, &table, line.as_deref()).await?).await
}

/// The actions that can follow in the line.
async fn next_actions(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    suggest(followed_by(ctx, typed).await.unwrap_or_default().into_iter().map(|line| (line.clone(), line)))
}

/// The line that was typed, with each action that can follow.
async fn followed_by(ctx: Context<'_>, typed: &str) -> Result<Vec<String>, Failure> {
    let caller = caller(ctx)?;
    let table = table_here(ctx, &caller).await?;
    may_look(&table, caller.player)?;
    Ok(line::completions(table.position(), typed))
}
