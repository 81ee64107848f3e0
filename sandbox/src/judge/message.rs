//! The body of a message: a new one, an edit, or inside an interaction response.

use serde_json::Value;

use super::attachments::{self, Listed};
use super::form::Form;
use super::mentions::{self, Allowed};
use super::{components, components_v2, embeds};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::message::{Message, flag};

/// Flags that a sender may set.
const SETTABLE: u64 =
    flag::SUPPRESS_EMBEDS | flag::EPHEMERAL | flag::SUPPRESS_NOTIFICATIONS | flag::COMPONENTS_V2 | 1 << 13;

/// A message as its sender gave it. `None` means absent: nothing in a new message, unchanged in an edit.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Draft {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Listed>>,
    pub(crate) allowed_mentions: Option<Allowed>,
    pub(crate) flags: Option<u64>,
    pub(crate) tts: bool,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) answers: Option<Answers>,
}

/// The message that a new one replies to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Answers {
    pub(crate) message: Id,
    pub(crate) fail_if_gone: bool,
}

/// Reads a new message, or an edit of `old`; `files` are the numbers of the uploads.
pub(crate) fn message(form: &Form<'_>, files: &[usize], old: Option<&Message>) -> Draft {
    // Some of these only have a meaning in some requests.
    form.knows(
        "content nonce enforce_nonce tts embeds allowed_mentions message_reference components sticker_ids attachments \
         flags poll username avatar_url thread_name applied_tags choices title custom_id files payload_json",
    );
    let flags = form.at("flags").number(0..=i64::MAX).map(i64::cast_unsigned);
    let was_v2 = old.is_some_and(|old| old.has(flag::COMPONENTS_V2));
    let v2 = was_v2 || flags.is_some_and(|flags| flags & flag::COMPONENTS_V2 != 0);
    if was_v2 && flags.is_some_and(|flags| flags & flag::COMPONENTS_V2 == 0) {
        form.at("flags").complain(
            "MESSAGE_FLAGS_COMPONENTS_V2_CANNOT_BE_REMOVED",
            "The IS_COMPONENTS_V2 flag cannot be removed from a message",
        );
    }
    let nonce = form.at("nonce").is_present().then(|| form.at("nonce").raw());
    form.at("nonce").text(0..=25);
    form.at("sticker_ids").items(0..=3);
    let given = |field: &str| Some(form.at(field)).filter(Form::is_given);
    let draft = Draft {
        content: given("content").map(|content| content.text(0..=2000).unwrap_or_default()),
        embeds: given("embeds").map(|list| embeds::embeds(&list)),
        components: given("components").map(|parts| {
            if v2 {
                components_v2::components(&parts);
            } else {
                components::rows(&parts);
            }
            parts.raw().as_array().cloned().unwrap_or_default()
        }),
        attachments: given("attachments").map(|list| attachments::attachments(&list, files, old)),
        allowed_mentions: mentions::allowed(&form.at("allowed_mentions")),
        flags: flags.map(|flags| flags & SETTABLE),
        tts: form.at("tts").flag(),
        nonce,
        enforce_nonce: form.at("enforce_nonce").flag(),
        answers: answers(&form.at("message_reference")),
    };
    // What an edit leaves of the old message counts as well.
    let old = old.filter(|_| !was_v2);
    let content = draft.content.as_ref().or(old.map(|old| &old.content));
    let has_content = content.is_some_and(|content| !content.is_empty());
    let has_embeds =
        draft.embeds.as_ref().or(old.map(|old| &old.embeds)).is_some_and(|embeds| !embeds.is_empty());
    for (field, used) in [("content", has_content), ("embeds", has_embeds)] {
        if v2 && used {
            form.at(field).complain(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
            );
        }
    }
    draft
}

fn answers(form: &Form<'_>) -> Option<Answers> {
    if !form.object() {
        return None;
    }
    form.knows("type message_id channel_id guild_id fail_if_not_exists");
    let message = form.at("message_id").required().id()?;
    let fail = !form.at("fail_if_not_exists").is_present() || form.at("fail_if_not_exists").flag();
    Some(Answers { message, fail_if_gone: fail })
}

impl Draft {
    /// Refuses a message without text, embed, component or file. In an edit, what is not replaced of `old` counts too.
    pub(crate) fn not_empty(&self, files: usize, old: Option<&Message>) -> Result<(), Refusal> {
        let text = self.content.as_deref().or(old.map(|old| old.content.as_str())).unwrap_or_default();
        let embeds = self.embeds.as_ref().or(old.map(|old| &old.embeds)).map_or(0, Vec::len);
        let components = self.components.as_ref().or(old.map(|old| &old.components)).map_or(0, Vec::len);
        let kept = match &self.attachments {
            Some(listed) => listed.len(),
            None => old.map_or(0, |old| old.attachments.len()),
        };
        let nothing = text.trim().is_empty() && embeds + components + kept + files == 0;
        if nothing { Err(Refusal::EMPTY_MESSAGE) } else { Ok(()) }
    }

    /// Whether a new message is ephemeral.
    pub(crate) fn is_ephemeral(&self) -> bool {
        self.flags.is_some_and(|flags| flags & flag::EPHEMERAL != 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::form::{Remarks, errors_of, read};
    use serde_json::json;

    fn errors(body: &Value) -> Value {
        errors_of(body, |form| message(form, &[], None))
    }

    fn draft(body: &Value) -> Draft {
        read(body, &Remarks::default(), |form| message(form, &[], None)).unwrap()
    }

    #[test]
    fn content_is_limited_to_2000_characters() {
        assert_eq!(errors(&json!({ "content": "ƙ".repeat(2000) })), Value::Null);
        let errors = errors(&json!({ "content": "x".repeat(2001) }));
        assert_eq!(errors["content"]["_errors"][0]["message"], "Must be 2000 or fewer in length.");
    }

    #[test]
    fn an_empty_message_is_refused() {
        let empty = |body: Value, files| draft(&body).not_empty(files, None) == Err(Refusal::EMPTY_MESSAGE);
        assert!(empty(json!({}), 0) && empty(json!({ "content": " \n" }), 0));
        assert!(!empty(json!({ "content": "x" }), 0) && !empty(json!({}), 1));
        assert!(!empty(json!({ "embeds": [{ "title": "x" }] }), 0));
    }

    #[test]
    fn a_v2_message_has_components_only() {
        let text = json!({ "type": 10, "content": "hello" });
        let v2 = 1 << 15;
        assert_eq!(errors(&json!({ "flags": v2, "components": [text] })), Value::Null);
        let both = errors(&json!({ "flags": v2, "components": [text], "content": "x" }));
        assert!(both["content"].is_object());
        assert!(errors(&json!({ "components": [text] }))["components"]["0"].is_object(), "without the flag");
    }

    #[test]
    fn an_edit_to_components_must_clear_the_old_words() {
        let old: Message = serde_json::from_value(json!({
            "id": "1", "channel": "2", "author": "3", "type": 0, "content": "words", "flags": 0, "tts": false,
            "pinged": { "users": [], "roles": [], "everyone": false }, "attachments": [], "embeds": [], "components": [],
            "nonce": null, "reference": null, "interaction": null, "only_for": null, "has_thread": false, "edited_at": null,
        }))
        .unwrap();
        let body = json!({ "flags": 1 << 15, "components": [{ "type": 10, "content": "x" }] });
        let errors = |body: &Value| errors_of(body, |form| message(form, &[], Some(&old)));
        assert!(errors(&body)["content"].is_object());
        let cleared = crate::wire::with(body, json!({ "content": null }));
        assert!(errors(&cleared).is_null());
        let of_components = Message { flags: flag::COMPONENTS_V2, content: String::new(), ..old.clone() };
        let back = errors_of(&json!({ "flags": 0, "content": "x" }), |form| {
            message(form, &[], Some(&of_components))
        });
        assert!(back["flags"].is_object(), "it stays made of components");
    }

    #[test]
    fn flags_that_a_sender_may_not_set_are_dropped() {
        let set = draft(&json!({ "content": "x", "flags": 64 | 4 | 128 }));
        assert_eq!(set.flags, Some(64 | 4));
        assert!(set.is_ephemeral());
    }

    #[test]
    fn a_nonce_has_at_most_25_characters() {
        assert!(errors(&json!({ "content": "x", "nonce": "n".repeat(26) }))["nonce"].is_object());
        assert_eq!(draft(&json!({ "content": "x", "nonce": 7 })).nonce, Some(json!(7)));
    }
}
