//! Sends the first answer to an interaction, and sends it again while that can help. Later messages made of components are sent here as
//! well.
//!
//! The requests are made here and not by serenity, which neither asks Discord for the message that an answer becomes, nor
//! reveals how long to wait after a 429, and gives all files beside ready JSON the same name.

use std::time::Duration;

use play::MessageId;
use poise::serenity_prelude as serenity;
use reqwest::{
    Client, RequestBuilder, Response, StatusCode,
    header::{RETRY_AFTER, USER_AGENT},
    multipart::{Form, Part},
};
use serde::Deserialize;
use serde_json::{Value, json};
use serenity::{ApplicationId, CreateAttachment, CreateInteractionResponse, InteractionId};
use tokio::time::Instant;

/// Discord waits three seconds for an answer, of which some have passed.
const TIME: Duration = Duration::from_millis(2_500);
/// How often an answer is sent at most.
pub(crate) const ATTEMPTS: u32 = 3;
/// The pause before the last attempt.
const PAUSE: Duration = Duration::from_millis(150);
/// Discord's code for an interaction that has an answer.
const ALREADY_ANSWERED: i64 = 40_060;
/// Discord's code for a message older than an hour that was changed too often in the last hour.
const TOO_MANY_OLD_EDITS: i64 = 30_046;
/// Discord's code for an interaction that it no longer waits for.
const UNKNOWN_INTERACTION: i64 = 10_062;

/// Sends first answers.
pub(crate) struct Callbacks {
    client: Client,
    base: String,
}

/// What to send.
pub(crate) struct Body {
    json: Value,
    files: Vec<CreateAttachment>,
}

impl Body {
    /// An answer with files, which it doesn't contain itself.
    pub(crate) fn new(
        answer: &CreateInteractionResponse,
        files: Vec<CreateAttachment>,
    ) -> anyhow::Result<Self> {
        let mut json = serde_json::to_value(answer)?;
        let named = json.pointer_mut("/data/attachments").and_then(Value::as_array_mut);
        for (number, file) in named.into_iter().flatten().enumerate() {
            file["id"] = json!(number);
        }
        Ok(Self { json, files })
    }

    /// An answer that is JSON already, with files named in it.
    pub(crate) const fn of(json: Value, files: Vec<CreateAttachment>) -> Self {
        Self { json, files }
    }

    /// Built again for each attempt, since sending uses it up.
    fn form(&self) -> reqwest::Result<Form> {
        let form = Form::new().text("payload_json", self.json.to_string());
        (0..).zip(&self.files).try_fold(form, |form, (number, file): (usize, _)| {
            let mime = mime_guess::from_path(&file.filename).first_or_octet_stream();
            let part = Part::bytes(file.data.clone())
                .file_name(file.filename.clone())
                .mime_str(mime.essence_str())?;
            Ok(form.part(format!("files[{number}]"), part))
        })
    }
}

/// Why an answer couldn't be sent.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NotSent {
    /// Discord said no.
    #[error("Discord answered {status}: {} (code {})", .said.message, .said.code)]
    Refused {
        /// The HTTP status.
        status: StatusCode,
        /// What Discord said.
        said: Said,
    },
    /// There was no answer, or none that could be read.
    #[error(transparent)]
    Broken(reqwest::Error),
}

impl From<reqwest::Error> for NotSent {
    fn from(error: reqwest::Error) -> Self {
        // The address contains the interaction's token.
        Self::Broken(error.without_url())
    }
}

impl NotSent {
    /// Discord's own code, if it said no.
    pub(crate) const fn code(&self) -> Option<i64> {
        match self {
            Self::Refused { said, .. } => Some(said.code),
            Self::Broken(_) => None,
        }
    }

    /// Whether Discord takes no answer to this interaction any longer, so that no other would arrive either.
    pub(crate) const fn is_too_late(&self) -> bool {
        matches!(self.code(), Some(UNKNOWN_INTERACTION | ALREADY_ANSWERED))
    }

    /// Whether the message of a button can't be changed for now, although Discord waits for an answer.
    pub(crate) const fn asks_for_another_message(&self) -> bool {
        matches!(self.code(), Some(TOO_MANY_OLD_EDITS))
    }

    /// How long to wait before the next attempt, after so many; `None` if it can't help.
    fn wait(&self, attempts: u32) -> Option<Duration> {
        let pause = if attempts > 1 { PAUSE } else { Duration::ZERO };
        match self {
            // It lasts for up to an hour.
            Self::Refused { .. } if self.asks_for_another_message() => None,
            Self::Broken(error) => (!error.is_builder() && !error.is_timeout()).then_some(pause),
            Self::Refused { status, said } => match status.as_u16() {
                429 => Some(said.retry_after.map_or(PAUSE, Duration::from_secs_f64)),
                500 | 502..=504 => Some(pause),
                _ => None,
            },
        }
    }
}

/// Discord's words about a request it refused.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Said {
    #[serde(default)]
    message: String,
    #[serde(default)]
    code: i64,
    /// In seconds.
    #[serde(default, deserialize_with = "seconds")]
    retry_after: Option<f64>,
}

/// A number of seconds that fits into a [`Duration`].
fn seconds<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<f64>, D::Error> {
    let seconds = Option::<f64>::deserialize(from)?;
    Ok(seconds.map(|seconds| seconds.clamp(0.0, 86_400.0)))
}

/// What became of an answer.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Sent {
    /// It was accepted, with what Discord revealed of the message it became.
    Accepted(Option<MessageId>),
    /// An earlier attempt had arrived, although its response didn't.
    Before,
}

impl Callbacks {
    /// With this client, to Discord or to another server with the same API.
    pub(crate) fn new(client: Client, api: Option<&str>) -> Self {
        let base = api.unwrap_or("https://discord.com").trim_end_matches('/').to_owned();
        Self { client, base }
    }

    /// Sends an answer, up to [`ATTEMPTS`] times within [`TIME`].
    pub(crate) async fn send(&self, id: InteractionId, token: &str, body: &Body) -> Result<Sent, NotSent> {
        let (started, mut attempts) = (Instant::now(), 0);
        loop {
            let failed = match self.attempt(id, token, body).await {
                Ok(message) => return Ok(Sent::Accepted(message)),
                Err(failed) => failed,
            };
            attempts += 1;
            if attempts > 1 && failed.code() == Some(ALREADY_ANSWERED) {
                return Ok(Sent::Before);
            }
            match failed.wait(attempts) {
                Some(wait) if attempts < ATTEMPTS && started.elapsed() + wait < TIME => {
                    tracing::debug!(interaction = %id, "retrying an answer: {failed}");
                    tokio::time::sleep(wait).await;
                }
                _ => return Err(failed),
            }
        }
    }

    /// Sends a further message for an interaction of this application, or changes the `message` that it has.
    pub(crate) async fn send_more(
        &self,
        (application, token): (ApplicationId, &str),
        message: Option<&str>,
        body: &Body,
    ) -> Result<(), NotSent> {
        let base = format!("{}/api/v10/webhooks/{application}/{token}", self.base);
        let request = match message {
            Some(message) => self.client.patch(format!("{base}/messages/{message}")),
            None => self.client.post(format!("{base}?wait=true")),
        };
        self.request(request, body).await.map(drop)
    }

    async fn attempt(
        &self,
        id: InteractionId,
        token: &str,
        body: &Body,
    ) -> Result<Option<MessageId>, NotSent> {
        let url = format!("{}/api/v10/interactions/{id}/{token}/callback?with_response=true", self.base);
        let response = self.request(self.client.post(url), body).await?;
        // The answer was accepted, whatever happens to the rest of the response.
        Ok(response.bytes().await.ok().and_then(|body| message_in(&body)))
    }

    /// The response, if Discord accepted it.
    async fn request(&self, request: RequestBuilder, body: &Body) -> Result<Response, NotSent> {
        let request = request.header(USER_AGENT, serenity::constants::USER_AGENT);
        let request =
            if body.files.is_empty() { request.json(&body.json) } else { request.multipart(body.form()?) };
        let response = request.send().await?;
        let status = response.status();
        if status.is_success() {
            return Ok(response);
        }
        Err(NotSent::Refused { status, said: said(response).await })
    }
}

/// What Discord says in a response, or nothing if a proxy sent it.
async fn said(response: Response) -> Said {
    let header = response.headers().get(RETRY_AFTER).and_then(|after| after.to_str().ok()?.parse().ok());
    let body = response.bytes().await.unwrap_or_default();
    let said: Said = serde_json::from_slice(&body).unwrap_or_default();
    let retry_after = said.retry_after.or(header.filter(|seconds| (0.0..86_400.0).contains(seconds)));
    Said { retry_after, ..said }
}

/// The parts of Discord's response that matter.
#[derive(Deserialize)]
struct Answered {
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

/// The message in Discord's response.
fn message_in(response: &[u8]) -> Option<MessageId> {
    let answered: Answered = serde_json::from_slice(response).ok()?;
    answered.resource.message.id.get().try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_names_the_message_or_nothing() {
        let check = |response: &str, message: Option<u64>| {
            assert_eq!(message_in(response.as_bytes()).map(MessageId::get), message, "{response}");
        };
        check(
            r#"{"interaction":{"id":"1"},"resource":{"type":4,"message":{"id":"77","content":""}}}"#,
            Some(77),
        );
        for response in ["", "{}", "null", r#"{"interaction":{"id":"1"},"resource":null}"#, "<html>"] {
            check(response, None);
        }
    }

    #[test]
    fn only_what_may_pass_is_sent_again_and_a_given_wait_is_kept() {
        let wait = |status: u16, said: &str, attempts| {
            let said = serde_json::from_str(said).unwrap();
            NotSent::Refused { status: StatusCode::from_u16(status).unwrap(), said }.wait(attempts)
        };
        for status in [500, 502, 503, 504] {
            assert_eq!(wait(status, "{}", 1), Some(Duration::ZERO), "{status}");
            assert_eq!(wait(status, "{}", 2), Some(PAUSE), "{status}");
        }
        let limited = r#"{ "message": "You are being rate limited.", "retry_after": 0.75, "global": false }"#;
        assert_eq!(wait(429, limited, 1), Some(Duration::from_millis(750)));
        assert_eq!(wait(429, r#"{ "retry_after": -1e300 }"#, 1), Some(Duration::ZERO));
        assert_eq!(wait(429, "{}", 1), Some(PAUSE));
        for status in [400, 401, 403, 404, 501] {
            assert_eq!(wait(status, "{}", 1), None, "{status}");
        }
    }

    #[test]
    fn an_answer_that_discord_no_longer_waits_for_is_too_late() {
        let refused = |code: i64| {
            let said = Said { code, ..Said::default() };
            NotSent::Refused { status: StatusCode::NOT_FOUND, said }.is_too_late()
        };
        assert!(refused(10_062) && refused(40_060));
        assert!(!refused(10_008) && !refused(0));
    }

    #[test]
    fn files_are_numbered_in_the_body_and_named_in_the_form() {
        let file = |name: &str| CreateAttachment::bytes(vec![1, 2], name);
        let message = serenity::CreateInteractionResponseMessage::new()
            .files(["a.png", "b.gif"].map(|name| CreateAttachment::bytes(Vec::new(), name)));
        let body =
            Body::new(&CreateInteractionResponse::Message(message), ["a.png", "b.gif"].map(file).into());
        let body = body.unwrap();
        let named = &body.json["data"]["attachments"];
        assert_eq!((&named[0]["id"], &named[1]["id"]), (&json!(0), &json!(1)));
        assert_eq!(named[1]["filename"], "b.gif");
        assert!(body.form().is_ok());
    }
}
