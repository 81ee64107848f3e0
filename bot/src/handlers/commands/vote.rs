//! `/vote`

use games::Side;
use play::{
    Level,
    game::vote::{Against, MOST_HOURS},
};
use poise::serenity_prelude as serenity;
use ui::failure::{Failure, Refusal};

use super::{
    competition::pinged,
    game_choice::PlayedGame,
    label,
    rules::{presets, rule_set},
};
use crate::{
    actions::{
        competition::vote_game::{self, VoteOpening},
        game::vote,
    },
    handlers::{
        context::{Context, caller},
        send::send,
    },
};

/// A server's opponent, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Versus {
    Computer,
    Members,
    Server,
}

/// Let the whole server play a game by votes
#[poise::command(slash_command)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn start(
    ctx: Context<'_>,
    #[rename = "game"] _game: PlayedGame,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    against: Option<Versus>,
    #[min = 1]
    #[max = 8]
    level: Option<u8>,
    #[min = 1]
    #[max = 168]
    hours: Option<u16>,
    #[min = 1]
    #[max = 5000]
    votes: Option<u32>,
    ping: Option<serenity::Role>,
) -> Result<(), Failure> {
    let rules = label::optional(ctx, rules, presets).await;
    let rules = rule_set(ctx, rules.as_deref()).await?;
    let level = level.map(Level::try_from).transpose().map_err(|_| Refusal::BadOption)?;
    let against = match (against.unwrap_or(Versus::Computer), level) {
        (Versus::Computer, level) => Against::Computer(level.unwrap_or_default()),
        (Versus::Members, None) => Against::Halves,
        (Versus::Server, None) => Against::Server(Side::First),
        (Versus::Members | Versus::Server, Some(_)) => return Err(Refusal::VotesWithoutComputer.into()),
    };
    let hours = hours.unwrap_or(VoteOpening::HOURS);
    if !(1..=MOST_HOURS).contains(&hours) {
        return Err(Refusal::BadOption.into());
    }
    let ping = ping.as_ref().map(pinged).transpose()?;
    let caller = caller(ctx)?;
    send(&caller, vote_game::open(&caller, VoteOpening { rules, against, hours, quorum: votes, ping }).await?)
        .await
}

/// Show the vote that goes on in this channel
#[poise::command(slash_command)]
pub(super) async fn show(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, vote::show(&caller).await?).await
}

/// Stop the vote game of this channel
#[poise::command(slash_command)]
pub(super) async fn stop(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, vote_game::stop(&caller).await?).await
}
