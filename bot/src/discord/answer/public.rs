//! Public answers, and the messages they become.
//!
//! Discord names the message in its reply if asked to. serenity's own call doesn't ask, so the request is made here.

use play::MessageId;
use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serenity::{
    CreateAttachment, CreateInteractionResponse, InteractionId, LightMethod, Multipart, MultipartUpload,
    Request, Route,
};

use super::{files, response};
use crate::discord::redact::plain;
use ui::views::View;

/// Answers an interaction with a public message. Returns its id, if Discord reveals it.
pub(super) async fn send(
    http: &serenity::Http,
    interaction_id: InteractionId,
    token: &str,
    mut view: View,
) -> anyhow::Result<Option<MessageId>> {
    let files = files(std::mem::take(&mut view.pictures), std::mem::take(&mut view.files));
    // serenity numbers several files only in its own requests.
    if files.len() > 1 {
        let answer = CreateInteractionResponse::Message(response(view).files(files));
        let sent = serenity::Builder::execute(answer, http, (interaction_id, token)).await;
        return sent.map(|()| None).map_err(plain);
    }
    let names = files.iter().map(without_content);
    let answer = CreateInteractionResponse::Message(response(view).files(names));
    let request = Request::new(Route::InteractionResponse { interaction_id, token }, LightMethod::Post)
        .params(Some(vec![("with_response", true.to_string())]));
    let request = if files.is_empty() {
        request.body(Some(serde_json::to_vec(&answer)?))
    } else {
        let payload_json = Some(serde_json::to_string(&answer)?);
        let upload = MultipartUpload::Attachments(files);
        request.multipart(Some(Multipart { upload, payload_json, fields: Vec::new() }))
    };
    let reply = http.request(request).await.map_err(plain)?;
    // The answer was sent, whatever happens to the rest of the reply.
    Ok(reply.bytes().await.ok().and_then(|body| message_in(&body)))
}

/// A file as the JSON names it. Its content is sent beside that, and kept once.
fn without_content(file: &CreateAttachment) -> CreateAttachment {
    let mut named = CreateAttachment::bytes(Vec::new(), file.filename.clone());
    named.description.clone_from(&file.description);
    named
}

/// The parts of Discord's reply that matter.
#[derive(Deserialize)]
struct Reply {
    resource: Resource,
}

#[derive(Deserialize)]
struct Resource {
    message: Message,
}

#[derive(Deserialize)]
struct Message {
    id: serenity::MessageId,
}

/// The message in Discord's reply.
fn message_in(reply: &[u8]) -> Option<MessageId> {
    let reply: Reply = serde_json::from_slice(reply).ok()?;
    reply.resource.message.id.get().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reply_names_the_message_or_nothing() {
        let check = |reply: &str, message: Option<u64>| {
            assert_eq!(message_in(reply.as_bytes()).map(MessageId::get), message, "{reply}");
        };
        check(
            r#"{"interaction":{"id":"1"},"resource":{"type":4,"message":{"id":"77","content":""}}}"#,
            Some(77),
        );
        for reply in ["", "{}", "null", r#"{"interaction":{"id":"1"},"resource":null}"#, "<html>"] {
            check(reply, None);
        }
    }
}
