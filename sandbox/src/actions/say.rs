//! A member posts an ordinary message.

use crate::actions::post::Post;
use crate::judge::form::{Remarks, read};
use crate::judge::message::{Draft, message};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::World;
use crate::world::message::{Message, kind};
use crate::world::permissions::Permissions;

/// Posts a member's message.
pub(crate) fn say(world: &mut World, member: Id, channel: Id, content: &str) -> Result<Message, Refusal> {
    let place = world.channel(channel)?;
    let needed = if place.thread.is_some() {
        Permissions::SEND_MESSAGES_IN_THREADS
    } else {
        Permissions::SEND_MESSAGES
    };
    world.demand(member, place, needed)?;
    let body = serde_json::json!({ "content": content });
    let draft: Draft = read(&body, &Remarks::default(), |form| message(form, &[], None))?;
    draft.not_empty(0, None)?;
    world.post(Post {
        channel,
        author: member,
        kind: kind::ORDINARY,
        draft,
        files: Vec::new(),
        reference: None,
        interaction: None,
        only_for: None,
        flags: 0,
    })
}
