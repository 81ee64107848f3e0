//! `/dara challenge`

use games::RuleSet;
use play::{FirstPlayer, Place, Terms, challenge::Invited};
use poise::serenity_prelude as serenity;

use super::{
    label,
    rules::{presets, rule_set},
    terms::{clocks, goals},
};
use crate::{
    actions::{
        challenge::{Wanted, challenge},
        terms,
    },
    discord::interaction::{Interaction, id},
    handlers::context::{Context, respond},
};
use ui::failure::{Failure, Refusal};

/// Who plays first, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum First {
    Lot,
    Me,
    Opponent,
}

/// Where to play, as an option.
#[derive(Clone, Copy, Debug, poise::ChoiceParameter)]
pub(super) enum Where {
    Here,
    Thread,
}

/// Challenge a member, or whoever accepts
#[poise::command(slash_command, rename = "challenge")]
#[expect(clippy::too_many_arguments, reason = "poise makes an option of each")]
pub(super) async fn challenge_command(
    ctx: Context<'_>,
    opponent: Option<serenity::User>,
    #[autocomplete = "presets"]
    #[max_length = 100]
    rules: Option<String>,
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
) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, label::optional(ctx, rules, presets).await.as_deref())?;
    let clock = label::optional(ctx, clock, clocks).await;
    let goal = label::optional(ctx, goal, goals).await;
    let terms = terms::TypedTerms { clock, away, goal, rated }.read(ctx.data(), &interaction)?;
    respond(
        ctx,
        &interaction,
        challenge(ctx.data(), &interaction, wanted(ctx.interaction, [opponent], rules, terms, first, place)?)
            .await?,
    )
    .await
}

/// A member named in an option of a command, or chosen in a menu. Discord says of each whether they are on the server
/// and what they may do in the channel.
pub(super) fn invited(
    command: &serenity::CommandInteraction,
    user: &serenity::User,
) -> Result<Invited, Failure> {
    let player = id(user.id.get())?;
    let invited = Invited { player, bot: user.bot };
    if user.bot || user.id == command.user.id {
        // The reason that it isn't possible at all comes first.
        return Ok(invited);
    }
    let Some(member) = command.data.resolved.members.get(&user.id) else {
        return Err(Refusal::NotAMember { player }.into());
    };
    let sees = serenity::Permissions::VIEW_CHANNEL | serenity::Permissions::ADMINISTRATOR;
    match member.permissions {
        Some(may) if !may.intersects(sees) => Err(Refusal::CannotSeeChannel { player }.into()),
        _ => Ok(invited),
    }
}

/// What the options ask for.
pub(super) fn wanted(
    command: &serenity::CommandInteraction,
    named: impl IntoIterator<Item = Option<serenity::User>>,
    rules: RuleSet,
    terms: Terms,
    first: Option<First>,
    place: Option<Where>,
) -> Result<Wanted, Failure> {
    let invited = |user: Option<serenity::User>| user.map(|user| invited(command, &user)).transpose();
    Ok(Wanted {
        invited: named.into_iter().map(invited).collect::<Result<_, Failure>>()?,
        rules,
        terms,
        rematch_of: None,
        first: match first {
            None | Some(First::Lot) => FirstPlayer::Lot,
            Some(First::Me) => FirstPlayer::Challenger,
            Some(First::Opponent) => FirstPlayer::Opponent,
        },
        place: place.map(|place| match place {
            Where::Here => Place::Here,
            Where::Thread => Place::Thread,
        }),
    })
}
