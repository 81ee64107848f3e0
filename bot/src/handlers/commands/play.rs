//! `/play`

use games::RuleSet;
use poise::serenity_prelude as serenity;

use super::{
    challenge::{First, Where, named, wanted},
    challenge_member::ask_which_game,
    game_choice::PlayedGame,
    label,
    rules::{presets, read, rules_of_any_game},
    terms::{clocks, goals},
};
use crate::{
    actions::{challenge::challenge, reply::Reply, terms::TypedTerms},
    discord::interaction::Interaction,
    handlers::context::{Context, respond},
};
use ui::{
    failure::{Failure, Refusal},
    views::{self, begin::Against},
};

/// Start a game
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    rename = "play"
)]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn play_command(
    ctx: Context<'_>,
    game: Option<PlayedGame>,
    opponent: Option<serenity::User>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
    partner: Option<serenity::User>,
    second_opponent: Option<serenity::User>,
    first: Option<First>,
    place: Option<Where>,
    #[autocomplete = "clocks"]
    #[max_length = 100]
    clock: Option<String>,
    #[autocomplete = "goals"]
    #[max_length = 100]
    #[rename = "match"]
    goal: Option<String>,
    away: Option<bool>,
    rated: Option<bool>,
    #[min = 1]
    #[max = 8]
    level: Option<u8>,
) -> Result<(), Failure> {
    let (app, interaction) = (ctx.data(), Interaction::by_command(ctx.interaction)?);
    let rules = label::optional(ctx, rules, presets).await;
    let Some(rules) = chosen_rules(ctx, game, rules.as_deref()).await? else {
        let only_the_opponent = ctx.args.iter().all(|option| option.name == "opponent");
        return match opponent {
            _ if !only_the_opponent => Err(Refusal::PlayWhichGame.into()),
            Some(opponent) => ask_which_game(ctx, &interaction, &opponent).await,
            None => {
                let view = views::begin::games(app.words_for(&interaction).await, Against::Open);
                respond(ctx, &interaction, Reply::private(view)).await
            }
        };
    };
    let clock = label::optional(ctx, clock, clocks).await;
    let goal = label::optional(ctx, goal, goals).await;
    let terms = TypedTerms { clock, away, goal, rated };
    let named = named(ctx, [opponent, partner, second_opponent], level)?;
    let wanted = wanted(app, &interaction, named, rules, terms, first, place).await?;
    respond(ctx, &interaction, challenge(app, &interaction, wanted).await?).await
}

/// The rules to play by: those of the game, or rules that name their game themselves.
async fn chosen_rules(
    ctx: Context<'_>,
    game: Option<PlayedGame>,
    typed: Option<&str>,
) -> Result<Option<RuleSet>, Failure> {
    match (game, typed) {
        (Some(PlayedGame(game)), typed) => read(ctx, game, typed).await.map(Some),
        (None, Some(typed)) => rules_of_any_game(ctx, typed).await.map(Some),
        (None, None) => Ok(None),
    }
}
