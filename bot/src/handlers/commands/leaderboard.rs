//! `/leaderboard`

use play::standings::Period;

use super::game_choice::RatedGame;
use crate::{
    actions::{leaderboard::of_interest, lists},
    discord::{answer::Answer, interaction::Interaction},
    handlers::context::{Context, respond},
};
use ui::{
    button_id::{LeaderboardOf, Listing},
    failure::Failure,
};

/// What a leaderboard covers, as an option; years and months are in UTC.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Span {
    AllTime,
    Year,
    Month,
}

/// Who plays best in this server
#[poise::command(slash_command, guild_only, install_context = "Guild", interaction_context = "Guild")]
pub(super) async fn leaderboard(
    ctx: Context<'_>,
    game: Option<RatedGame>,
    period: Option<Span>,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    let period = match period {
        None | Some(Span::AllTime) => Period::AllTime,
        Some(Span::Year) => Period::year_of(app.clock.now()),
        Some(Span::Month) => Period::month_of(app.clock.now()),
    };
    let category = match game {
        Some(RatedGame(category)) => category,
        None => of_interest(app, interaction.guild()?, interaction.player, period).await?,
    };
    let listing = Listing::Leaderboard(LeaderboardOf { category, period });
    respond(ctx, &interaction, lists::show(app, &interaction, (listing, 1), Answer::Private).await?).await
}
