//! What was used on a message or form: a button, a list, a line of text.

use play::{ChannelId, PlayerId, RoleId};
use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ButtonKind, ComponentInteractionDataKind as Kind};
use ui::failure::{Failure, Refusal};

use crate::discord::{answer::CHOOSE, id::id};

/// A component that was used, as Discord sends it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Used {
    /// The id of its control.
    pub control: String,
    /// What came with it.
    pub input: Input,
}

/// What comes with a control.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Input {
    /// Nothing: a button, or a list whose value says what to do.
    Nothing,
    /// A chosen member.
    Member(PlayerId),
    /// A chosen role.
    Role(RoleId),
    /// Chosen channels, without duplicates.
    Channels(Vec<ChannelId>),
    /// A line of text, as typed.
    Line(String),
}

/// Whether a message has the component that was used, with the chosen value.
pub(crate) fn is_on(message: &serenity::Message, data: &serenity::ComponentInteractionData) -> bool {
    let mut parts = message.components.iter().flat_map(|row| &row.components);
    parts.any(|part| match (part, &data.kind) {
        (ActionRowComponent::Button(button), Kind::Button) => {
            matches!(&button.data, ButtonKind::NonLink { custom_id, .. } if *custom_id == data.custom_id)
        }
        (ActionRowComponent::SelectMenu(list), kind) if list.custom_id.as_ref() == Some(&data.custom_id) => {
            let offered = |value: &String| list.options.iter().any(|option| option.value == *value);
            match kind {
                Kind::StringSelect { values } => values.iter().all(offered),
                _ => true,
            }
        }
        _ => false,
    })
}

impl Used {
    /// From a message. Choosing an entry counts as pressing a button that does the same.
    pub(crate) fn by_component(data: &serenity::ComponentInteractionData) -> Result<Self, Failure> {
        let control = data.custom_id.clone();
        match &data.kind {
            Kind::Button => Ok(Self { control, input: Input::Nothing }),
            Kind::StringSelect { values } => match values.as_slice() {
                [chosen] if control.split(':').next() == Some(CHOOSE) => {
                    Ok(Self { control: chosen.clone(), input: Input::Nothing })
                }
                _ => Err(Refusal::UnknownButton.into()),
            },
            Kind::UserSelect { values } => match values.as_slice() {
                [member] => Ok(Self { control, input: Input::Member(id(member.get())?) }),
                _ => Err(Refusal::UnknownButton.into()),
            },
            Kind::RoleSelect { values } => match values.as_slice() {
                [role] => Ok(Self { control, input: Input::Role(id(role.get())?) }),
                _ => Err(Refusal::UnknownButton.into()),
            },
            Kind::ChannelSelect { values } => {
                let mut channels: Vec<ChannelId> = Vec::with_capacity(values.len());
                for channel in values {
                    let channel = id(channel.get())?;
                    if !channels.contains(&channel) {
                        channels.push(channel);
                    }
                }
                Ok(Self { control, input: Input::Channels(channels) })
            }
            _ => Err(Refusal::UnknownButton.into()),
        }
    }

    /// From a form: the bot's own have one line.
    pub(crate) fn by_form(data: &serenity::ModalInteractionData) -> Self {
        let mut parts = data.components.iter().flat_map(|row| &row.components);
        let line = parts.find_map(|part| match part {
            ActionRowComponent::InputText(line) => Some(line.value.clone().unwrap_or_default()),
            _ => None,
        });
        Self { control: data.custom_id.clone(), input: Input::Line(line.unwrap_or_default()) }
    }
}
