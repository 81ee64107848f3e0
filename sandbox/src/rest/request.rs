//! A request of the bot, read from HTTP.

use std::collections::BTreeMap;
use std::fmt;

use axum::extract::Query;
use axum::http::header;
use serde_json::{Value, json};

use crate::body;
use crate::fault_plan::Unasked;
use crate::judge::form::{Form, Remarks, read as judge};
use crate::judge::message::{Draft, message};
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::world::files::Upload;
use crate::world::message::Message;

/// A request of the bot.
#[derive(Debug, Default)]
pub(crate) struct Request {
    pub(crate) method: String,
    /// Below `/api/v10`.
    pub(crate) path: String,
    pub(crate) query: BTreeMap<String, String>,
    pub(crate) authorization: Option<String>,
    /// Null without a body.
    pub(crate) body: Value,
    pub(crate) files: Vec<Upload>,
    /// Mistakes that Discord would silently ignore.
    pub(crate) remarks: Remarks,
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method, self.path)
    }
}

impl Request {
    /// Reads the body through the judge.
    pub(crate) fn judge<T>(&self, reading: impl FnOnce(&Form<'_>) -> T) -> Result<T, Refusal> {
        judge(&self.body, &self.remarks, reading)
    }

    /// What it sends that answers no interaction, if it does.
    pub(crate) fn unasked(&self) -> Option<Unasked> {
        let parts: Vec<&str> = self.path.split('/').filter(|part| !part.is_empty()).collect();
        match (self.method.as_str(), &parts[..]) {
            ("POST", ["users", "@me", "channels"]) => Some(Unasked::OpensDirect),
            ("POST", ["channels", _, "messages" | "threads"] | ["channels", _, "messages", _, "threads"]) => {
                Some(Unasked::Posts)
            }
            ("DELETE", ["channels", _, "messages", _]) => Some(Unasked::Deletes),
            _ => None,
        }
    }

    /// The numbers of the uploaded files.
    pub(crate) fn file_numbers(&self) -> Vec<usize> {
        self.files.iter().map(|file| file.number).collect()
    }

    /// Reads a new message, or an edit of `old`, which must not be empty.
    pub(crate) fn draft(&self, old: Option<&Message>) -> Result<Draft, Refusal> {
        let files = self.file_numbers();
        let draft = self.judge(|form| message(form, &files, old))?;
        draft.not_empty(files.len(), old)?;
        Ok(draft)
    }

    /// An id from the query.
    pub(crate) fn id(&self, name: &str) -> Option<Id> {
        self.query.get(name)?.parse().ok()
    }

    /// Whether a query parameter is true.
    pub(crate) fn query_flag(&self, name: &str) -> bool {
        self.query.get(name).is_some_and(|value| value == "true" || value == "1")
    }

    /// The `limit` of the query, at most `most`.
    pub(crate) fn limit(&self, otherwise: usize, most: usize) -> usize {
        self.query.get("limit").and_then(|limit| limit.parse().ok()).unwrap_or(otherwise).clamp(1, most)
    }
}

/// Reads a request, with a refusal if its body cannot be read.
pub(crate) async fn read(incoming: axum::extract::Request) -> (Request, Option<Refusal>) {
    let uri = incoming.uri();
    let authorization = incoming.headers().get(header::AUTHORIZATION);
    let request = Request {
        method: incoming.method().to_string(),
        path: below_version(uri.path()).to_owned(),
        query: Query::try_from_uri(uri).map(|Query(query)| query).unwrap_or_default(),
        authorization: authorization.and_then(|value| value.to_str().ok()).map(str::to_owned),
        ..Request::default()
    };
    match body::read(incoming).await {
        Ok((body, files)) => (Request { body, files, ..request }, None),
        Err(refusal) => (request, Some(refusal)),
    }
}

/// Reads an id from a path.
pub(super) fn id(name: &str, text: &str) -> Result<Id, Refusal> {
    text.parse().map_err(|_| {
        let message = format!("Value \"{text}\" is not snowflake.");
        Refusal::invalid_form(
            json!({ name: { "_errors": [{ "code": "NUMBER_TYPE_COERCE", "message": message }] } }),
        )
    })
}

/// `/api/v10/x`, `/api/v9/x` and `/api/x` are all `/x`.
fn below_version(path: &str) -> &str {
    let path = path.strip_prefix("/api").unwrap_or(path);
    ["/v10", "/v9"].iter().find_map(|version| path.strip_prefix(version)).unwrap_or(path)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;

    #[test]
    fn api_versions_lead_to_the_same_routes() {
        for path in ["/api/v10/users/@me", "/api/v9/users/@me", "/api/users/@me"] {
            assert_eq!(below_version(path), "/users/@me");
        }
    }

    #[test]
    fn answers_are_not_unasked() {
        let unasked = |method: &str, path: &str| {
            Request { method: method.to_owned(), path: path.to_owned(), ..Request::default() }.unasked()
        };
        for path in ["/channels/1/messages", "/channels/1/messages/2/threads", "/channels/1/threads"] {
            assert_eq!(unasked("POST", path), Some(Unasked::Posts), "{path}");
            assert_eq!(unasked("GET", path), None, "{path}");
        }
        assert_eq!(unasked("POST", "/users/@me/channels"), Some(Unasked::OpensDirect));
        assert_eq!(unasked("DELETE", "/channels/1/messages/2"), Some(Unasked::Deletes));
        for path in ["/interactions/1/token/callback", "/webhooks/1/token", "/channels/1/typing"] {
            assert_eq!(unasked("POST", path), None, "{path}");
        }
    }

    fn incoming(content_type: &str, body: impl Into<Body>) -> axum::extract::Request {
        axum::http::Request::post("/api/v10/x?limit=7&with_response=true")
            .header("content-type", content_type)
            .body(body.into())
            .unwrap()
    }

    #[tokio::test]
    async fn json_is_read_and_anything_else_refused() {
        let (request, refusal) = read(incoming("application/json", r#"{"a":1}"#)).await;
        assert_eq!((request.body["a"].as_u64(), refusal), (Some(1), None));
        assert!(request.query_flag("with_response") && !request.query_flag("other"));
        assert_eq!(request.limit(50, 100), 7);
        assert_eq!(read(incoming("application/json", "{")).await.1, Some(Refusal::INVALID_JSON));
        let huge = vec![b' '; body::MOST_REQUEST + 1];
        assert_eq!(read(incoming("application/json", huge)).await.1, Some(Refusal::TOO_LARGE));
    }

    #[tokio::test]
    async fn multipart_bodies_are_read_with_their_files() {
        let body = "--X\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{\"content\":\"c\"}\r\n\
                    --X\r\nContent-Disposition: form-data; name=\"files[3]\"; filename=\"a.png\"\r\n\r\nbytes\r\n--X--\r\n";
        let (request, refusal) = read(incoming("multipart/form-data; boundary=X", body)).await;
        assert_eq!(refusal, None);
        assert_eq!(request.body["content"], "c");
        assert_eq!(request.file_numbers(), [3]);
        assert_eq!((request.files[0].name.as_str(), &request.files[0].bytes[..]), ("a.png", &b"bytes"[..]));
    }
}
