//! What the bot answered to an interaction.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::message::Message;
use crate::hub::Hub;
use crate::snowflake::Id;
use crate::world::interaction::Outcome;

/// The first answer to an interaction.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The interaction.
    pub interaction: Id,
    /// The message with which the bot answered, for all or for the member alone.
    pub message: Option<Message>,
    /// The message that the bot changed: the one whose component was used.
    pub updated: Option<Message>,
    /// The form that the bot opened.
    pub modal: Option<Modal>,
    /// Whether the bot only said that something will follow; `message` is then the place where it "is thinking".
    pub deferred: bool,
    /// From the interaction's sending to the answer's arrival.
    pub latency: Duration,
}

/// A form to be filled in.
#[derive(Clone, Debug, PartialEq)]
pub struct Modal {
    /// The interaction that opened it.
    pub opened_by: Id,
    /// The bot's own name for it.
    pub custom_id: String,
    /// What stands above it.
    pub title: String,
    /// Its rows, as the bot sent them.
    pub components: Value,
}

/// One choice of an autocomplete.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// What is shown.
    pub name: String,
    /// What is filled in.
    pub value: Value,
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnswered {
    /// The bot did not answer within three seconds, or is not connected.
    #[error("the application did not respond")]
    InTime,
    /// The bot answered something else than was waited for.
    #[error("the application answered in another way")]
    Otherwise,
    /// Discord's client would not have let the member do this.
    #[error("not possible: {0}")]
    NotPossible(String),
}

impl Answer {
    /// An answer out of what came of an interaction.
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
    /// Choices as Discord shows them.
    pub(super) fn list(choices: &[Value]) -> Vec<Self> {
        let choice = |choice: &Value| Self {
            name: choice["name"].as_str().unwrap_or_default().to_owned(),
            value: choice["value"].clone(),
        };
        choices.iter().map(choice).collect()
    }
}
