//! Follow-ups to interactions, and edits of responses: by token, for fifteen minutes.

use super::callbacks::post;
use super::reply::Reply;
use super::request::Request;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::interaction::{Interaction, MOST_FOLLOW_UPS};
use crate::world::message::{Message, flag};

/// `POST /webhooks/{application}/{token}`. The first one replaces "is thinking". Without the bot, there are at most five.
pub(super) fn follow_up(world: &mut World, request: &Request, token: &str) -> Result<Reply, Refusal> {
    let now = world.now();
    let interaction = world.interactions.by_token(token, now)?;
    let (id, original) = (interaction.id, interaction.original());
    let limited = world.owners_of(interaction).only_user();
    let so_far = interaction.details.as_ref().map_or(0, |details| details.follow_ups);
    if limited && so_far >= MOST_FOLLOW_UPS {
        return Err(Refusal::TOO_MANY_FOLLOW_UPS);
    }
    let draft = request.draft(None)?;
    let thinking = original.map(|original| world.store.message(original)).transpose()?.flatten();
    let message = if let Some(thinking) = thinking.filter(|message| message.has(flag::LOADING)) {
        world.edit(thinking, draft, request.files.clone())?
    } else {
        let only_me = draft.is_ephemeral();
        post(world, id, draft, request.files.clone(), only_me, 0, original.or(Some(id)))?
    };
    if let Some(interaction) = world.interactions.get_mut(id).filter(|_| limited) {
        interaction.details.get_or_insert_default().follow_ups += 1;
    }
    Ok(Reply::message(world, &message))
}

/// `GET`, `PATCH` and `DELETE /webhooks/{application}/{token}/messages/{message}`; no id means `@original`.
pub(super) fn message(
    world: &mut World,
    request: &Request,
    method: &str,
    token: &str,
    id: Option<Id>,
) -> Result<Reply, Refusal> {
    let interaction = world.interactions.by_token(token, world.now())?;
    let message = find(world, interaction, id)?;
    match method {
        "GET" => Ok(Reply::message(world, &message)),
        "PATCH" => {
            let draft = request.draft(Some(&message))?;
            let message = world.edit(message, draft, request.files.clone())?;
            Ok(Reply::message(world, &message))
        }
        "DELETE" => {
            world.delete(&message)?;
            Ok(Reply::DONE)
        }
        _ => Err(Refusal::METHOD_NOT_ALLOWED),
    }
}

/// A message that a token gives access to: a response to its interaction, or the one whose component was used.
fn find(world: &World, interaction: &Interaction, id: Option<Id>) -> Result<Message, Refusal> {
    let id = id.or(interaction.original()).ok_or(Refusal::UNKNOWN_MESSAGE)?;
    let message = world.message(interaction.channel, id, interaction.member)?;
    let answers = message.interaction.as_ref().is_some_and(|origin| origin.interaction == interaction.id);
    if answers || interaction.message() == Some(id) { Ok(message) } else { Err(Refusal::UNKNOWN_MESSAGE) }
}
