//! Handmade interactions that Discord's own clients would not send; they reach the bot unchecked.

use std::time::Instant;

use serde_json::{Value, json};

use super::answer::{Answer, Choice, NotAnswered};
use super::member::Member;
use crate::interact::{self, Trigger};
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::world::interaction::{InteractionKind, Outcome};

/// A handmade interaction.
#[derive(Clone, Debug)]
pub struct Forged(interact::Forged);

/// The bot's response to a handmade interaction.
#[derive(Clone, Debug)]
pub enum Response {
    /// A response.
    Answer(Box<Answer>),
    /// Autocomplete choices.
    Choices(Vec<Choice>),
}

impl Forged {
    /// A command with this `data`: its id, name, type, options and resolved objects.
    pub fn command(data: Value) -> Self {
        Self::new(InteractionKind::Command, data, None)
    }

    /// An autocomplete.
    pub fn completion(data: Value) -> Self {
        Self::new(InteractionKind::Autocomplete, data, None)
    }

    /// A click on a button, which the message need not have.
    pub fn click(message: impl Into<Id>, custom_id: &str) -> Self {
        Self::component(message, json!({ "custom_id": custom_id, "component_type": 2, "id": 1 }))
    }

    /// A component with this `data`: its `custom_id`, type and values.
    pub fn component(message: impl Into<Id>, data: Value) -> Self {
        Self::new(InteractionKind::Component, data, Some(message.into()))
    }

    /// A modal, opened by a component of `message` or by a command.
    pub fn form(message: Option<Id>, data: Value) -> Self {
        Self::new(InteractionKind::Modal, data, message)
    }

    fn new(kind: InteractionKind, data: Value, message: Option<Id>) -> Self {
        Self(interact::Forged { kind, data, message, fields: Value::Null, missing: Vec::new() })
    }

    /// Replaces fields of the payload.
    #[must_use]
    pub fn with(mut self, fields: Value) -> Self {
        self.0.fields = fields;
        self
    }

    /// Leaves a field out of the payload.
    #[must_use]
    pub fn without(mut self, field: &str) -> Self {
        self.0.missing.push(field.to_owned());
        self
    }
}

impl Member {
    /// Sends a handmade interaction.
    pub async fn forge(&self, channel: Id, forged: Forged) -> Result<Response, NotAnswered> {
        let begun = Instant::now();
        let (id, outcome) = self.perform(channel, Trigger::Forged(forged.0)).await?;
        Ok(match outcome {
            Outcome::Choices(choices) => Response::Choices(Choice::list(&choices)),
            outcome => {
                let answer = Answer::new(&self.hub, id, outcome, begun.elapsed());
                Response::Answer(Box::new(answer.ok_or(NotAnswered::Otherwise)?))
            }
        })
    }
}

impl Sandbox {
    /// The registered commands as Discord returns them.
    pub fn commands(&self) -> Vec<Value> {
        self.hub.world.lock().command_values()
    }

    /// The operator switches activities on, so Discord adds a command of its own that launches one.
    pub fn switch_activities_on(&self) -> Id {
        self.hub.world.lock().add_entry_point()
    }
}
