//! The bot's response to an interaction, as tests see it.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::message::Message;
use crate::hub::Hub;
use crate::snowflake::Id;
use crate::world::interaction::Outcome;

/// The first response to an interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The interaction.
    pub interaction: Id,
    /// The message that the bot responded with, ephemeral or not.
    pub message: Option<Message>,
    /// The message that the bot edited: the one whose component was used.
    pub updated: Option<Message>,
    /// The modal that the bot opened.
    pub modal: Option<Modal>,
    /// Whether the response is deferred; `message` is then the one that says "is thinking".
    pub deferred: bool,
    /// Time from sending the interaction to receiving the response.
    pub latency: Duration,
}

/// A modal to fill in.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// The interaction that opened it.
    pub opened_by: Id,
    /// Its `custom_id`.
    pub custom_id: String,
    /// Its title.
    pub title: String,
    /// Its components, as the bot sent them.
    pub components: Value,
}

/// An autocomplete choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The name shown to the member.
    pub name: String,
    /// The value filled in.
    pub value: Value,
}

/// Why there is no response.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnswered {
    /// The bot did not answer within three seconds, or is not connected.
    #[error("the application did not respond")]
    InTime,
    /// The bot responded with something other than expected.
    #[error("the application responded in another way")]
    Otherwise,
    /// Discord's client would not have let the member do this.
    #[error("not possible: {0}")]
    NotPossible(String),
}

impl Answer {
    /// Makes an answer; `None` for autocomplete choices.
    pub(super) fn new(hub: &Arc<Hub>, interaction: Id, outcome: Outcome, latency: Duration) -> Option<Self> {
        let mut answer =
            Self { interaction, message: None, updated: None, modal: None, deferred: false, latency };
        match outcome {
            Outcome::Message(message) => answer.message = Some(Message::new(hub, *message)),
            Outcome::Deferred(message) => {
                answer.message = Some(Message::new(hub, *message));
                answer.deferred = true;
            }
            Outcome::DeferredUpdate => answer.deferred = true,
            Outcome::Update(message) => answer.updated = Some(Message::new(hub, *message)),
            Outcome::Modal(modal) => answer.modal = Some(Modal::new(interaction, &modal)),
            Outcome::Choices(_) => return None,
        }
        Some(answer)
    }
}

impl Modal {
    fn new(opened_by: Id, modal: &Value) -> Self {
        let text = |field: &str| modal[field].as_str().unwrap_or_default().to_owned();
        Self {
            opened_by,
            custom_id: text("custom_id"),
            title: text("title"),
            components: modal["components"].clone(),
        }
    }
}

impl Choice {
    /// Reads choices from JSON.
    pub(super) fn list(choices: &[Value]) -> Vec<Self> {
        let choice = |choice: &Value| Self {
            name: choice["name"].as_str().unwrap_or_default().to_owned(),
            value: choice["value"].clone(),
        };
        choices.iter().map(choice).collect()
    }
}
