//! `/moderation end-game`, `/moderation withdraw-challenge`, `/moderation suspend`, `/moderation reinstate`, `/moderation
//! log`, `/move-game 12`
//!
//! **Decided:** a moderator is someone who may manage messages in the channel they ask in. A server's managers can
//! show the command to more or fewer members, but that alone lets no one do anything. `/move-game` stays a command of
//! its own, since people know it.

use play::{guild::moderation::Reason, paging::LogStretch};
use poise::serenity_prelude as serenity;
use serenity::CreateAutocompleteResponse;
use ui::{
    button_id::Listing,
    failure::{Failure, Refusal},
    permissions::Permissions,
    typed::path::CHOICES,
    views,
};

use super::{
    label,
    lists::list,
    running_game::{LOOKED_THROUGH, names_for_moderator, numbered, running},
    suggest::suggest,
};
use crate::{
    actions::guild::{
        moderation::{self, Suspend},
        move_game,
    },
    discord::{answer::Answer, id::id, interaction::permissions, permissions::is_moderator},
    handlers::{
        context::{self, Context, caller},
        send::send,
    },
};

/// End a game without result; you are asked first
#[poise::command(slash_command, rename = "end-game")]
pub(super) async fn end_game(
    ctx: Context<'_>,
    #[autocomplete = "running"]
    #[max_length = 100]
    #[rename = "number"]
    typed: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let typed = label::value(ctx, typed, running).await;
    send(&caller, moderation::ask_to_end(&caller, &typed).await?).await
}

/// Move a game to this channel, for example if its own was deleted (for those who manage messages)
#[poise::command(slash_command, rename = "move-game", default_member_permissions = "MANAGE_MESSAGES")]
pub(super) async fn move_game(
    ctx: Context<'_>,
    #[autocomplete = "running"]
    #[max_length = 100]
    #[rename = "number"]
    typed: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let typed = label::value(ctx, typed, running).await;
    send(&caller, move_game::here(&caller, &typed).await?).await
}

/// Withdraw an open challenge
#[poise::command(slash_command, rename = "withdraw-challenge")]
pub(super) async fn withdraw_challenge(
    ctx: Context<'_>,
    #[autocomplete = "open"]
    #[max_length = 100]
    #[rename = "challenge"]
    typed: String,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    let typed = label::value(ctx, typed, open).await;
    send(&caller, moderation::withdraw(&caller, &typed).await?).await
}

/// Suspend a member from games in this server
#[poise::command(slash_command)]
pub(super) async fn suspend(
    ctx: Context<'_>,
    member: serenity::User,
    #[max_length = 100] reason: Option<String>,
    end_games: Option<bool>,
) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    caller.moderates()?;
    if member.bot {
        return Err(Refusal::SuspendBot.into());
    }
    let resolved = ctx.interaction.data.resolved.members.get(&member.id);
    let may = resolved.and_then(|member| member.permissions).map_or_else(Permissions::empty, permissions);
    let wanted = Suspend {
        player: id(member.id.get())?,
        moderates: is_moderator(may),
        reason: reason.as_deref().map(self::reason).transpose()?,
        end_games: end_games.unwrap_or_default(),
    };
    send(&caller, moderation::suspend(&caller, wanted).await?).await
}

/// Reinstate a member, or list those who are suspended
#[poise::command(slash_command)]
pub(super) async fn reinstate(ctx: Context<'_>, member: Option<serenity::User>) -> Result<(), Failure> {
    let Some(member) = member else { return list(ctx, Listing::Suspended).await };
    let caller = caller(ctx)?;
    send(&caller, moderation::reinstate(&caller, id(member.id.get())?).await?).await
}

/// What moderators have done here, the newest first
#[poise::command(slash_command)]
pub(super) async fn log(ctx: Context<'_>) -> Result<(), Failure> {
    let caller = caller(ctx)?;
    send(&caller, moderation::log(&caller, LogStretch::Newest, Answer::Private).await?).await
}

/// A reason on one line. Refused if it has nothing visible.
fn reason(typed: &str) -> Result<Reason, Refusal> {
    let line = typed.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty());
    let line = line.collect::<Vec<_>>().join(" ");
    let line: String = line.chars().take(Reason::LONGEST).collect();
    line.parse().map_err(|_| Refusal::EmptyReason)
}

/// The open challenges of the server.
async fn open(ctx: Context<'_>, typed: &str) -> CreateAutocompleteResponse {
    let words = context::completing(ctx).await;
    let Some(names) = names_for_moderator(ctx).await else { return CreateAutocompleteResponse::new() };
    let open = ctx.data().store.newest_open_challenges_of(names.home(), LOOKED_THROUGH).await;
    let open = open.unwrap_or_default();
    let mut choices = Vec::new();
    for challenge in open {
        let mut called = Vec::new();
        for player in challenge.slots().filter_map(|(_, slot)| slot.player()) {
            called.extend(names.of(player).await.ok().flatten());
        }
        choices.extend(numbered(
            typed,
            views::guild::moderation::choice(words, &challenge, &called),
            challenge.id,
        ));
        if choices.len() == CHOICES {
            break;
        }
    }
    suggest(choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_one_line_however_it_was_typed() {
        let read = |typed: &str| reason(typed).map(|reason| reason.to_string());
        assert_eq!(read(" He\n\tshouts.\u{0} ").as_deref(), Ok("He shouts."));
        assert_eq!(read(" \n "), Err(Refusal::EmptyReason));
        assert_eq!(read(&"ы".repeat(400)).map(|reason| reason.chars().count()), Ok(Reason::LONGEST));
    }
}
