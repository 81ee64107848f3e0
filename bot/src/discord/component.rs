//! What was used on a message or form: a button, a list, a line of text.

use play::{ChannelId, PlayerId, RoleId};
use poise::serenity_prelude as serenity;
use serenity::{ActionRowComponent, ButtonKind, ComponentInteractionDataKind as Kind};
use ui::{
    failure::{Failure, Refusal},
    views::FieldId,
};

use crate::discord::{
    answer::CHOOSE,
    id::id,
    serenity_gaps::filled::{self, Answered, Filled, Uploaded},
};

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
    /// What was filled in, in a form with other fields than one line.
    Form(Filled),
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

    /// From a form. One with a single line says only what was typed in it.
    pub(crate) fn by_form(data: &serenity::ModalInteractionData) -> Self {
        let mut filled = filled::read(data);
        let control = data.custom_id.clone();
        let only = filled.len() == 1;
        match filled.remove(&FieldId::Line.to_string()) {
            Some(Answered::Text(line)) if only => Self { control, input: Input::Line(line) },
            Some(other) => {
                filled.insert(FieldId::Line.to_string(), other);
                Self { control, input: Input::Form(filled) }
            }
            None => Self { control, input: Input::Form(filled) },
        }
    }
}

impl Input {
    /// What was typed or chosen in a field of a form; `None` if nothing was.
    pub(crate) fn field(&self, id: FieldId) -> Option<&str> {
        let Self::Form(filled) = self else { return None };
        let said = match filled.get(&id.to_string())? {
            Answered::Text(text) => Some(text.as_str()),
            Answered::Chosen(chosen) => match chosen.as_slice() {
                [one] => Some(one.as_str()),
                _ => None,
            },
            Answered::Ticked(_) | Answered::Files(_) => None,
        };
        said.map(str::trim).filter(|said| !said.is_empty())
    }

    /// Whether a box of a form was ticked.
    pub(crate) fn is_ticked(&self, id: FieldId) -> bool {
        let Self::Form(filled) = self else { return false };
        filled.get(&id.to_string()) == Some(&Answered::Ticked(true))
    }

    /// The file that was uploaded in a form.
    pub(crate) fn file(&self, id: FieldId) -> Option<&Uploaded> {
        let Self::Form(filled) = self else { return None };
        match filled.get(&id.to_string())? {
            Answered::Files(files) => files.first(),
            Answered::Text(_) | Answered::Chosen(_) | Answered::Ticked(_) => None,
        }
    }
}
