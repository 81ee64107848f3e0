//! The response to an interaction: which types of response fit which interaction, and their contents.

use serde_json::Value;

use super::choices::choices;
use super::form::Form;
use super::message::{Draft, message};
use super::modal::modal;
use crate::world::interaction::InteractionKind;
use crate::world::message::Message;

/// A checked response.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Callback {
    /// Type 4: a message.
    Message(Draft),
    /// Type 5: a message will follow.
    Defer { ephemeral: bool },
    /// Type 6: an edit of the component's message may follow.
    DeferUpdate,
    /// Type 7: an edit of the component's message.
    Update(Draft),
    /// Type 8: autocomplete choices.
    Choices(Vec<Value>),
    /// Type 9: a modal.
    Modal(Value),
}

/// Reads a response to an interaction of this kind. `component` is the message whose component was used, and
/// `option_type` the type of the autocompleted option. `None` only comes with a complaint.
pub(crate) fn callback(
    form: &Form<'_>,
    kind: InteractionKind,
    component: Option<&Message>,
    option_type: u64,
    files: &[usize],
) -> Option<Callback> {
    form.knows("type data");
    let allowed: &[i64] = match kind {
        InteractionKind::Command => &[4, 5, 9],
        InteractionKind::Component => &[4, 5, 6, 7, 9],
        InteractionKind::Autocomplete => &[8],
        InteractionKind::Modal if component.is_some() => &[4, 5, 6, 7],
        InteractionKind::Modal => &[4, 5],
    };
    let answer = form.at("type").required().one_of(allowed)?;
    let data = form.at("data");
    Some(match answer {
        4 => Callback::Message(message(&data.required(), files, None)),
        5 => {
            let flags = data.at("flags").number(0..=i64::MAX).unwrap_or(0);
            Callback::Defer { ephemeral: flags & 64 != 0 }
        }
        6 => Callback::DeferUpdate,
        7 => Callback::Update(message(&data, files, component)),
        8 => Callback::Choices(choices(&data.required().at("choices"), option_type)),
        _ => Callback::Modal(modal(&data.required())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::errors_of;
    use serde_json::json;

    #[test]
    fn responses_must_fit_the_interaction() {
        let errors = |kind, body: Value| errors_of(&body, |form| callback(form, kind, None, 3, &[]));
        let hello = json!({ "content": "hello" });
        assert!(errors(InteractionKind::Command, json!({ "type": 4, "data": hello })).is_null());
        assert!(errors(InteractionKind::Command, json!({ "type": 7, "data": hello }))["type"].is_object());
        assert!(errors(InteractionKind::Component, json!({ "type": 6 })).is_null());
        assert!(
            errors(InteractionKind::Autocomplete, json!({ "type": 4, "data": hello }))["type"].is_object()
        );
        assert!(
            errors(InteractionKind::Autocomplete, json!({ "type": 8, "data": { "choices": [] } })).is_null()
        );
        assert!(errors(InteractionKind::Modal, json!({ "type": 9 }))["type"].is_object());
        assert!(
            errors(InteractionKind::Modal, json!({ "type": 6 }))["type"].is_object(),
            "it came from no message"
        );
        assert!(errors(InteractionKind::Command, json!({}))["type"].is_object());
        assert!(errors(InteractionKind::Command, json!({ "type": 4 }))["data"].is_object());
    }
}
