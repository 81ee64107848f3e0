//! `/games`, `/watch`, `/leaderboard`, `/history`

use play::{guild::standings::Period, paging::Stretch};
use poise::serenity_prelude as serenity;
use ui::{
    button_id::{HistoryOf, Listing},
    failure::{Failure, Refusal},
};

use super::game_choice::RatedGame;
use crate::{
    actions::{lists, player::history},
    discord::{answer::Answer, id::id},
    handlers::{
        context::{Context, caller},
        send::send,
    },
};

/// Shows the first page of a list, in private.
pub(super) async fn list(ctx: Context<'_>, listing: Listing) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, lists::open(&caller, listing).await?).await
}

/// Your games in this server, those that wait for you first
#[poise::command(slash_command)]
pub(super) async fn games(ctx: Context<'_>) -> Result<(), Failure> {
    list(ctx, Listing::MyGames).await
}

/// The games that are played in this server
#[poise::command(slash_command)]
pub(super) async fn watch(ctx: Context<'_>) -> Result<(), Failure> {
    list(ctx, Listing::Watch).await
}

/// What a leaderboard covers, as an option; years and months are in UTC.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Span {
    AllTime,
    Year,
    Month,
}

/// This server or the world, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum HereOrWorld {
    Here,
    World,
}

/// Who plays best in this server
#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    game: Option<RatedGame>,
    period: Option<Span>,
    #[rename = "where"] whose: Option<HereOrWorld>,
) -> Result<(), Failure> {
    let (caller, now) = (caller(ctx)?, ctx.data().clock.now());
    let period = match period {
        None | Some(Span::AllTime) => Period::AllTime,
        Some(Span::Year) => Period::year_of(now),
        Some(Span::Month) => Period::month_of(now),
    };
    let world = match whose {
        Some(HereOrWorld::World) => true,
        Some(HereOrWorld::Here) => false,
        None => caller.is_with_bot() && caller.app.chosen.world,
    };
    let category = game.map(|RatedGame(category)| category);
    send(&caller, lists::open_leaderboard(&caller, category, period, world).await?).await
}

/// The finished games of a member in this server, the newest first
#[poise::command(slash_command)]
pub(super) async fn history(
    ctx: Context<'_>,
    member: Option<serenity::User>,
    game: Option<RatedGame>,
    everyone: Option<bool>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let player = match (member, everyone.unwrap_or_default()) {
        (Some(_), true) => return Err(Refusal::HistoryOfBoth.into()),
        (Some(member), false) => Some(id(member.id.get())?),
        (None, true) => None,
        (None, false) => Some(caller.player),
    };
    let of = HistoryOf { player, category: game.map(|RatedGame(category)| category) };
    send(&caller, history::show(&caller, of, Stretch::Newest, Answer::Private).await?).await
}
