//! `/dara challenge`

use games::RuleSet;
use play::{FirstPlayer, Level, Place, challenge::Invited};
use poise::serenity_prelude as serenity;

use super::{
    label,
    rules::{presets, rule_set},
    terms::{clocks, goals},
};
use crate::{
    actions::{
        challenge::{Wanted, challenge},
        terms::{self, TypedTerms},
    },
    app::App,
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
    #[min = 1]
    #[max = 8]
    level: Option<u8>,
) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    let rules = rule_set(ctx, label::optional(ctx, rules, presets).await.as_deref()).await?;
    let clock = label::optional(ctx, clock, clocks).await;
    let goal = label::optional(ctx, goal, goals).await;
    let terms = terms::TypedTerms { clock, away, goal, rated };
    let named = named(ctx, [opponent], level)?;
    let wanted = wanted(ctx.data(), &interaction, named, rules, terms, first, place).await?;
    respond(ctx, &interaction, challenge(ctx.data(), &interaction, wanted).await?).await
}

/// A member named in an option of a command, or chosen in a menu. Discord says of each whether they are on the server
/// and what they may do in the channel.
pub(super) fn invited(
    ctx: Context<'_>,
    user: &serenity::User,
    level: Option<Level>,
) -> Result<Invited, Failure> {
    let command = ctx.interaction;
    if user.id == ctx.data().me {
        return Ok(Invited::Computer(level.unwrap_or_default()));
    }
    let player = id(user.id.get())?;
    let invited = if user.bot { Invited::Bot } else { Invited::Member(player) };
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

/// The players named in options, in order of play after the challenger. With a level, but without the bot among them, the
/// computer takes the first open place; a level is refused if there is none.
pub(super) fn named(
    ctx: Context<'_>,
    users: impl IntoIterator<Item = Option<serenity::User>>,
    level: Option<u8>,
) -> Result<Vec<Option<Invited>>, Failure> {
    // Discord checks the bounds of a number.
    let level = level.and_then(|level| Level::try_from(level).ok());
    let one = |user: Option<serenity::User>| user.map(|user| invited(ctx, &user, level)).transpose();
    let mut named: Vec<_> = users.into_iter().map(one).collect::<Result<_, Failure>>()?;
    let has_computer = named.iter().flatten().any(|one| matches!(one, Invited::Computer(_)));
    if let Some(level) = level.filter(|_| !has_computer) {
        let open = named.iter_mut().find(|place| place.is_none()).ok_or(Refusal::LevelWithoutComputer)?;
        *open = Some(Invited::Computer(level));
    }
    Ok(named)
}

/// What the options ask for.
pub(super) async fn wanted(
    app: &App,
    interaction: &Interaction,
    invited: Vec<Option<Invited>>,
    rules: RuleSet,
    terms: TypedTerms,
    first: Option<First>,
    place: Option<Where>,
) -> Result<Wanted, Failure> {
    Ok(Wanted {
        terms: terms.read(app, interaction, &invited).await?,
        invited,
        rules,
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
