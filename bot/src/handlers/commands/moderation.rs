//! `/moderation end-game`, `/moderation withdraw-challenge`, `/moderation suspend`, `/moderation reinstate`, `/moderation
//! log`
//!
//! **Decided:** a moderator is someone who may manage messages in the channel they ask in. A server's managers can
//! show the command to more or fewer members, but that alone lets no one do anything. `/move-game` stays a command of
//! its own, since people know it.

use anyhow::Context as _;
use play::{moderation::Reason, paging::LogStretch};
use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse};

use super::label;
use super::running_game::{LOOKED_THROUGH, named, names_for_moderator, running};
use crate::{
    actions::{
        moderation::{self, Suspend},
        reply::Reply,
    },
    discord::{
        answer::Answer,
        interaction::{Interaction, id, permissions},
        permissions::is_moderator,
    },
    handlers::context::{self, Context, respond},
};
use ui::{
    button_id::Listing,
    failure::{Failure, ModerationRefusal, Refusal},
    permissions::Permissions,
    typed::path::CHOICES,
    views,
};

/// What moderators can do about games, challenges and members (for those who manage messages)
#[poise::command(
    slash_command,
    guild_only,
    install_context = "Guild",
    interaction_context = "Guild",
    default_member_permissions = "MANAGE_MESSAGES",
    subcommands("end_game", "withdraw_challenge", "suspend", "reinstate", "log"),
    subcommand_required,
    rename = "moderation"
)]
#[expect(clippy::unused_async, reason = "poise calls commands as futures; this one is only their parent")]
pub(super) async fn moderation_command(_: Context<'_>) -> Result<(), Failure> {
    // Discord's clients only send subcommands.
    Err(Refusal::UnknownButton.into())
}

/// End a game without result; you are asked first
#[poise::command(slash_command, rename = "end-game")]
async fn end_game(
    ctx: Context<'_>,
    #[autocomplete = "running"]
    #[max_length = 100]
    #[rename = "number"]
    typed: String,
) -> Result<(), Failure> {
    let app = ctx.data();
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.moderates()?;
    let table = named(app, &interaction, &label::value(ctx, typed, running).await).await?;
    let board = app.store.board_message(table.id()).await.context("loading a board's message")?;
    let view = views::moderation::question(app.words_for(&interaction).await, &table, board);
    respond(ctx, &interaction, Reply::private(view)).await
}

/// Take back a challenge that is open
#[poise::command(slash_command, rename = "withdraw-challenge")]
async fn withdraw_challenge(
    ctx: Context<'_>,
    #[autocomplete = "open"]
    #[max_length = 100]
    #[rename = "challenge"]
    typed: String,
) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.moderates()?;
    let typed = label::value(ctx, typed, open).await;
    respond(ctx, &interaction, moderation::withdraw(ctx.data(), &interaction, &typed).await?).await
}

/// Suspend a member from games in this server
#[poise::command(slash_command)]
async fn suspend(
    ctx: Context<'_>,
    member: serenity::User,
    #[max_length = 100] reason: Option<String>,
    end_games: Option<bool>,
) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    interaction.moderates()?;
    if member.bot {
        return Err(ModerationRefusal::SuspendBot.into());
    }
    let player = id(member.id.get())?;
    if player == interaction.player {
        return Err(ModerationRefusal::SuspendSelf.into());
    }
    let resolved = ctx.interaction.data.resolved.members.get(&member.id);
    let target_may =
        resolved.and_then(|member| member.permissions).map_or_else(Permissions::empty, permissions);
    if is_moderator(target_may) {
        return Err(ModerationRefusal::SuspendModerator { player }.into());
    }
    let wanted = Suspend {
        player,
        reason: reason.as_deref().and_then(self::reason),
        end_games: end_games.unwrap_or_default(),
    };
    respond(ctx, &interaction, moderation::suspend(ctx.data(), &interaction, wanted).await?).await
}

/// Lift a suspension, or list them
#[poise::command(slash_command)]
async fn reinstate(ctx: Context<'_>, member: Option<serenity::User>) -> Result<(), Failure> {
    let Some(member) = member else { return context::list(ctx, Listing::Suspended).await };
    let interaction = Interaction::by_command(ctx.interaction)?;
    respond(ctx, &interaction, moderation::reinstate(ctx.data(), &interaction, id(member.id.get())?).await?)
        .await
}

/// What moderators have done here, the newest first
#[poise::command(slash_command)]
async fn log(ctx: Context<'_>) -> Result<(), Failure> {
    let interaction = Interaction::by_command(ctx.interaction)?;
    respond(
        ctx,
        &interaction,
        moderation::log(ctx.data(), &interaction, LogStretch::Newest, Answer::Private).await?,
    )
    .await
}

/// A reason on one line; `None` if it has nothing visible.
fn reason(typed: &str) -> Option<Reason> {
    let line = typed.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let line = line.collect::<Vec<_>>().join(" ");
    line.chars().take(Reason::LONGEST).collect::<String>().parse().ok()
}

/// The open challenges of the server.
async fn open(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let app = ctx.data();
    let words = context::completing(ctx).await;
    let Some(names) = names_for_moderator(ctx).await else { return CreateAutocompleteResponse::new() };
    let open = app.store.newest_open_challenges_of(names.guild(), LOOKED_THROUGH).await.unwrap_or_default();
    let typed = typed.trim().to_lowercase();
    let mut choices = Vec::new();
    for challenge in open {
        let mut called = Vec::new();
        for player in challenge.slots().filter_map(|(_, slot)| slot.player()) {
            called.extend(names.of(player).await.ok().flatten());
        }
        let name = views::moderation::choice(words, &challenge, &called);
        let number = challenge.id.to_string();
        if number.starts_with(&typed) || name.to_lowercase().contains(&typed) {
            choices.push(AutocompleteChoice::new(name, number));
        }
        if choices.len() == CHOICES {
            break;
        }
    }
    CreateAutocompleteResponse::new().set_choices(choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line_however_it_was_typed() {
        let read = |typed: &str| reason(typed).map(|reason| reason.to_string());
        assert_eq!(read(" He\n\tshouts.\u{0} ").as_deref(), Some("He shouts."));
        assert_eq!(read(" \n "), None);
        assert_eq!(read(&"ы".repeat(400)).map(|reason| reason.chars().count()), Some(Reason::LONGEST));
    }
}
