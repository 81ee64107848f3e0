//! `/away start`, `/away back`, `/away cancel`, `/away show`

use anyhow::Context as _;
use play::player::away::Until;
use poise::serenity_prelude::CreateAutocompleteResponse;
use ui::{
    failure::{Failure, Refusal},
    typed::date::{self, day},
    views,
};

use super::{
    label,
    suggest::{containing, suggest},
};
use crate::{
    actions::player::away,
    handlers::{
        context::{self, Context, caller},
        send::send,
    },
};

/// Go away, now or on a day, or change until when you are
#[poise::command(slash_command)]
pub(super) async fn start(
    ctx: Context<'_>,
    #[min = 1]
    #[max = 366]
    days: Option<u16>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    until: Option<String>,
    #[autocomplete = "coming"]
    #[max_length = 100]
    from: Option<String>,
) -> Result<(), Failure> {
    let now = ctx.data().clock.now();
    let from = label::optional(ctx, from, coming).await;
    let until = label::optional(ctx, until, coming).await;
    let date = |typed: String| date::read(&typed, now).ok_or(Refusal::BadDate { typed });
    let from = from.map(date).transpose()?;
    let until = match (days, until) {
        (Some(days), None) => Until::Days(days),
        (None, Some(until)) => Until::Time(date(until)?),
        _ => return Err(Refusal::AwayHowLong.into()),
    };
    let caller = caller(ctx)?;
    send(&caller, away::leave(&caller, from, until).await?).await
}

/// You are back, before your time away is over
#[poise::command(slash_command)]
pub(super) async fn back(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, away::back(&caller).await?).await
}

/// Call off a time away that has not begun
#[poise::command(slash_command)]
pub(super) async fn cancel(
    ctx: Context<'_>,
    #[autocomplete = "beginnings"]
    #[max_length = 100]
    from: Option<String>,
) -> Result<(), Failure> {
    let (caller, now) = (caller(ctx)?, ctx.data().clock.now());
    let from = label::optional(ctx, from, beginnings).await;
    let date = |typed: String| date::read(&typed, now).ok_or(Refusal::BadDate { typed });
    send(&caller, away::call_off(&caller, from.map(date).transpose()?).await?).await
}

/// Whether you are away, what you have planned, and how many days you have left
#[poise::command(slash_command)]
pub(super) async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, away::show(&caller).await?).await
}

/// The dates on offer.
pub(super) async fn coming(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let days = views::days::offered(context::completing(ctx).await, typed, ctx.data().clock.now());
    suggest(days.into_iter().map(|(name, day)| (name, day.to_string())))
}

/// The member's absences.
async fn absences(ctx: Context<'_>) -> Result<Vec<play::Absence>, Failure> {
    let caller = caller(ctx)?;
    let absences = ctx.data().store.absences(caller.home, caller.player).await;
    Ok(absences.context("loading a player's absences")?)
}

/// The dates on which a planned absence starts.
async fn beginnings(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let now = ctx.data().clock.now();
    let absences = absences(ctx).await.unwrap_or_default();
    let words = context::completing(ctx).await;
    let fits = containing(typed);
    let planned = absences.iter().filter(|absence| absence.is_planned(now)).map(|absence| day(absence.from));
    let named = planned.map(|day| (views::time::date_in_words(words, day), day.to_string()));
    suggest(named.filter(|(label, day)| fits(label) || fits(day)))
}
