//! Interactions that Discord's own clients would not send: made by hand, and not looked at before the bot gets them.

use std::time::Instant;

use serde_json::{Value, json};

use super::answer::{Answer, Choice, NotAnswered};
use super::member::Member;
use crate::interact::{self, Trigger};
use crate::server::Sandbox;
use crate::snowflake::Id;
use crate::world::interaction::{InteractionKind, Outcome};

/// An interaction that was made by hand.
#[derive(Clone, Debug)]
pub struct Forged(interact::Forged);

/// What came of it.
#[derive(Clone, Debug)]
pub enum Came {
    /// An answer.
    Answer(Box<Answer>),
    /// Choices.
    Choices(Vec<Choice>),
}

impl Forged {
    /// The use of a command with these `data`: its id, name, type, options and what they name.
    pub fn command(data: Value) -> Self {
        Self::new(InteractionKind::Command, data, None)
    }

    /// A command that is being filled in.
    pub fn completion(data: Value) -> Self {
        Self::new(InteractionKind::Autocomplete, data, None)
    }

    /// A click on a button, which its message need not have.
    pub fn click(message: impl Into<Id>, custom_id: &str) -> Self {
        Self::component(message, json!({ "custom_id": custom_id, "component_type": 2, "id": 1 }))
    }

    /// The use of a component with these `data`: its id and type, and what was chosen.
    pub fn component(message: impl Into<Id>, data: Value) -> Self {
        Self::new(InteractionKind::Component, data, Some(message.into()))
    }

    /// A form that was filled in, opened by a component of a message, or by a command.
    pub fn form(message: Option<Id>, data: Value) -> Self {
        Self::new(InteractionKind::Modal, data, message)
    }

    fn new(kind: InteractionKind, data: Value, message: Option<Id>) -> Self {
        Self(interact::Forged { kind, data, message, fields: Value::Null, missing: Vec::new() })
    }

    /// The same with these fields in place of those of the payload.
    #[must_use]
    pub fn with(mut self, fields: Value) -> Self {
        self.0.fields = fields;
        self
    }

    /// The same without a field of the payload.
    #[must_use]
    pub fn without(mut self, field: &str) -> Self {
        self.0.missing.push(field.to_owned());
        self
    }
}

impl Member {
    /// Sends an interaction that was made by hand.
    pub async fn forge(&self, channel: Id, forged: Forged) -> Result<Came, NotAnswered> {
        let begun = Instant::now();
        let (id, outcome) = self.perform(channel, Trigger::Forged(forged.0)).await?;
        Ok(match outcome {
            Outcome::Choices(choices) => Came::Choices(Choice::list(&choices)),
            outcome => {
                let answer = Answer::new(&self.hub, id, outcome, begun.elapsed());
                Came::Answer(Box::new(answer.ok_or(NotAnswered::Otherwise)?))
            }
        })
    }
}

impl Sandbox {
    /// The commands that the bot has registered, as Discord shows them.
    pub fn commands(&self) -> Vec<Value> {
        self.hub.world().command_values()
    }
}
