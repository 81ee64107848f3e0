//! First responses to interactions.

use serde_json::{Value, json};

use super::reply::Reply;
use super::request::Request;
use crate::actions::post::Post;
use crate::judge;
use crate::judge::callback::Callback;
use crate::judge::message::Draft;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, present};
use crate::world::World;
use crate::world::files::Upload;
use crate::world::interaction::{Interaction, InteractionKind, Outcome};
use crate::world::message::{Message, Origin, flag, kind};

/// `POST /interactions/{id}/{token}/callback`.
pub(super) fn answer(world: &mut World, request: &Request, id: Id, token: &str) -> Result<Reply, Refusal> {
    let now = world.now();
    let interaction = world.interactions.unanswered(id, token, now)?;
    let option_type = interaction.pending.as_ref().map_or(0, |pending| pending.option_type);
    let (of, message) = (interaction.what.kind, interaction.message());
    let component = message.map(|message| world.store.message(message)).transpose()?.flatten();
    let files = request.file_numbers();
    let callback =
        request.judge(|form| judge::callback::callback(form, of, component.as_ref(), option_type, &files))?;
    let callback = callback.ok_or(Refusal::INTERNAL)?;
    let outcome = perform(world, request, id, component, callback)?;
    let (kind, original) = match &outcome {
        Outcome::Message(message) => (4, Some(message)),
        Outcome::Deferred(message) => (5, Some(message)),
        Outcome::Update(message) => (7, Some(message)),
        Outcome::DeferredUpdate => (6, None),
        Outcome::Choices(_) => (8, None),
        Outcome::Modal(_) => (9, None),
    };
    // Only some requests ask for the rendered response, so the member gets the outcome first.
    let shown = original.filter(|_| request.query_flag("with_response")).cloned();
    let original = original.map(|message| message.id);
    let interaction = world.interactions.get_mut(id).ok_or(Refusal::UNKNOWN_INTERACTION)?;
    let (member, channel) = (interaction.member, interaction.channel);
    let pending = interaction.pending.take();
    interaction.set_original(original.or(interaction.message().filter(|_| kind == 6)));
    if let Outcome::Modal(modal) = &outcome {
        interaction.details.get_or_insert_default().modal = Some(modal.clone());
    }
    match &outcome {
        Outcome::Choices(choices) => world.keep_private(channel, member, &json!(choices)),
        Outcome::Modal(modal) => world.keep_private(channel, member, modal),
        Outcome::Message(_) | Outcome::Deferred(_) | Outcome::DeferredUpdate | Outcome::Update(_) => {}
    }
    if let Some(waiting) = pending.and_then(|pending| pending.waiting) {
        // The member may just have given up waiting.
        let _ = waiting.send(outcome);
    }
    if !request.query_flag("with_response") {
        return Ok(Reply::DONE);
    }
    let resource = shown.map(|message| wire::message::full(&Viewer::bot(world), &message));
    let interaction = world.interactions.get(id).ok_or(Refusal::UNKNOWN_INTERACTION)?;
    Ok(Reply::ok(response(interaction, kind, original, resource)))
}

/// Carries out a response.
fn perform(
    world: &mut World,
    request: &Request,
    id: Id,
    component: Option<Message>,
    callback: Callback,
) -> Result<Outcome, Refusal> {
    Ok(match callback {
        Callback::Message(draft) => {
            draft.not_empty(request.files.len(), None)?;
            let only_me = draft.is_ephemeral();
            let message = post(world, id, draft, request.files.clone(), only_me, 0, None)?;
            Outcome::Message(Box::new(message))
        }
        Callback::Defer { ephemeral } => {
            let message = post(world, id, Draft::default(), Vec::new(), ephemeral, flag::LOADING, None)?;
            Outcome::Deferred(Box::new(message))
        }
        Callback::DeferUpdate => Outcome::DeferredUpdate,
        Callback::Update(draft) => {
            let message = component.ok_or(Refusal::UNKNOWN_MESSAGE)?;
            draft.not_empty(request.files.len(), Some(&message))?;
            // Of public messages, answers may change any; private ones have been seen to be limited.
            let edited = if message.flags & flag::EPHEMERAL == 0 {
                world.edit(message, draft, request.files.clone())?
            } else {
                world.edit_by_itself(message, draft, request.files.clone())?
            };
            Outcome::Update(Box::new(edited))
        }
        Callback::Choices(choices) => Outcome::Choices(choices),
        Callback::Modal(modal) => Outcome::Modal(wire::with(modal, json!({ "id": id }))),
    })
}

/// Posts a message that responds to an interaction. For a follow-up, `first` is the first response.
pub(super) fn post(
    world: &mut World,
    id: Id,
    draft: Draft,
    files: Vec<Upload>,
    only_me: bool,
    flags: u64,
    first: Option<Id>,
) -> Result<Message, Refusal> {
    let interaction = world.interactions.get(id).ok_or(Refusal::UNKNOWN_INTERACTION)?;
    let only_me = only_me || world.must_be_private(interaction)?;
    let by_command = interaction.what.kind == InteractionKind::Command && first.is_none();
    let only_for = only_me.then_some(interaction.member);
    let ephemeral = if only_me { flag::EPHEMERAL } else { 0 };
    world.post(Post {
        kind: if by_command { kind::COMMAND } else { kind::ORDINARY },
        files,
        interaction: Some(origin(world, interaction, first)),
        only_for,
        flags: flags | ephemeral,
        ..Post::new(interaction.channel, world.bot(), draft)
    })
}

fn origin(world: &World, interaction: &Interaction, first_answer: Option<Id>) -> Origin {
    Origin {
        interaction: interaction.id,
        kind: interaction.what.kind as u8,
        user: interaction.member,
        command: interaction.what.command.clone(),
        target: interaction.target(),
        owners: Some(world.owners_of(interaction)),
        component_of: interaction.message(),
        first_answer,
    }
}

/// What the bot gets for `with_response`.
fn response(interaction: &Interaction, kind: u8, message: Option<Id>, resource: Option<Value>) -> Value {
    let about = present([
        ("id", Some(json!(interaction.id))),
        ("type", Some(json!(interaction.what.kind as u8))),
        ("response_message_id", message.map(|id| json!(id))),
        ("response_message_loading", message.map(|_| json!(kind == 5))),
        (
            "response_message_ephemeral",
            resource.as_ref().map(|shown| json!(shown["flags"].as_u64().unwrap_or(0) & flag::EPHEMERAL != 0)),
        ),
    ]);
    let resource = present([("type", Some(json!(kind))), ("message", resource)]);
    present([("interaction", Some(about)), ("resource", Some(resource))])
}
