//! What members do on the page: post, use commands and components, submit modals, choose a language.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::caller::Caller;
use crate::body;
use crate::hub::Hub;
use crate::interact::{Trigger, interact as perform};
use crate::judge::form::{Remarks, read};
use crate::judge::locale::is_known;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, with};
use crate::world::files::Upload;
use crate::world::interaction::Outcome;
use crate::world::message::Message;

/// The body of a new message.
#[derive(Debug, Deserialize)]
pub(super) struct Say {
    channel_id: Id,
    content: String,
}

/// `POST /page/messages`.
pub(super) async fn say(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    Json(say): Json<Say>,
) -> Result<Json<Value>, Refusal> {
    let mut world = hub.world.lock();
    let message = world.say(member, say.channel_id, &say.content)?;
    Ok(Json(wire::message::event(&Viewer::page(&world, member), &message)))
}

/// `DELETE /page/messages/{id}`: a member dismisses an ephemeral message.
pub(super) async fn dismiss(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    Path(id): Path<Id>,
) -> Result<StatusCode, Refusal> {
    let mut world = hub.world.lock();
    let message = world.store.message(id)?.filter(|message| message.only_for == Some(member));
    world.delete(&message.ok_or(Refusal::UNKNOWN_MESSAGE)?)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The body that sets the language of a member's client.
#[derive(Debug, Deserialize)]
pub(super) struct Speak {
    locale: String,
}

/// `POST /page/locale`.
pub(super) async fn speak(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    Json(wanted): Json<Speak>,
) -> Result<StatusCode, Refusal> {
    if !is_known(&wanted.locale) {
        return Err(Refusal::INVALID_JSON);
    }
    let mut world = hub.world.lock();
    world.change_person(member, |speaker| speaker.locale.clone_from(&wanted.locale))?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /page/interactions`: returns once the bot has responded, or after three seconds.
pub(super) async fn interact(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    request: Request,
) -> Result<Json<Value>, Refusal> {
    let (body, files) = body::read(request).await?;
    let (channel, trigger) = trigger(&body, files)?;
    let (id, outcome) = perform(&hub, member, channel, trigger).await?;
    let world = hub.world.lock();
    let viewer = Viewer::page(&world, member);
    let shown = |message: &Message| json!({ "message": wire::message::event(&viewer, message) });
    let (name, fields) = match outcome {
        None => ("none", json!({ "error": "The application did not respond" })),
        Some(Outcome::Message(message)) => ("message", shown(&message)),
        Some(Outcome::Deferred(message)) => ("deferred_message", shown(&message)),
        Some(Outcome::DeferredUpdate) => ("deferred_update", json!({})),
        Some(Outcome::Update(message)) => ("update", shown(&message)),
        Some(Outcome::Choices(choices)) => ("choices", json!({ "choices": choices })),
        Some(Outcome::Modal(modal)) => ("modal", json!({ "modal": modal })),
    };
    Ok(Json(with(json!({ "interaction_id": id, "outcome": name }), fields)))
}

/// Reads the channel and the trigger of an interaction.
fn trigger(body: &Value, files: Vec<Upload>) -> Result<(Id, Trigger), Refusal> {
    let read = read(body, &Remarks::default(), |form| {
        let data = form.at("data");
        let channel = form.at("channel_id").required().id()?;
        let trigger = match form.at("type").required().one_of(&[2, 3, 4, 5])? {
            3 => Trigger::Component {
                message: form.at("message_id").required().id()?,
                custom_id: data.at("custom_id").required().text(1..=100)?,
                values: data
                    .at("values")
                    .items(0..=25)
                    .iter()
                    .filter_map(|value| value.text(0..=100))
                    .collect(),
            },
            5 => Trigger::Modal {
                opened_by: form.at("modal_id").required().id()?,
                components: data.at("components").raw(),
                files,
            },
            kind => Trigger::Command {
                command: data.at("id").required().id()?,
                options: data.at("options").raw().as_array().cloned().unwrap_or_default(),
                files,
                completing: kind == 4,
                target: data.at("target_id").id(),
            },
        };
        Some((channel, trigger))
    })?;
    read.ok_or(Refusal::INVALID_JSON)
}
