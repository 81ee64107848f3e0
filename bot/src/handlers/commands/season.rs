//! `/season show`, `/season close`
//!
//! Anyone can look; closing is refused to members who don't manage the server.

use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{failure::Failure, views};

use super::suggest::{containing, suggest};
use crate::{
    actions::guild::season,
    handlers::{
        context::{self, Context, caller},
        send::send,
    },
};

/// Close the season, after a question
#[poise::command(slash_command)]
pub(super) async fn close(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, season::ask_to_close(&caller).await?).await
}

/// Show how a season ended
#[poise::command(slash_command)]
pub(super) async fn show(
    ctx: Context<'_>,
    #[autocomplete = "closed"]
    #[min = 1]
    number: Option<u32>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, season::show(&caller, number).await?).await
}

/// The finished seasons, newest first.
async fn closed(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let seasons = match caller(ctx).and_then(|caller| caller.guild()) {
        Ok(guild) => ctx.data().store.seasons(guild.into()).await.unwrap_or_default(),
        Err(_) => Vec::new(),
    };
    let words = context::completing(ctx).await;
    let named =
        seasons.iter().rev().map(|season| (views::guild::season::choice(words, season), season.number));
    let fits = containing(typed);
    suggest(named.filter(|(label, _)| fits(label)))
}
