//! Reads the body of an HTTP request: JSON, or several parts with files.

use axum::body::to_bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header;
use serde_json::Value;

use crate::refusal::Refusal;
use crate::world::files::Upload;

/// Most bytes in one file.
const MOST_FILE: usize = 10 * 1024 * 1024;

/// Most bytes in a whole request.
pub(crate) const MOST_REQUEST: usize = 25 * 1024 * 1024;

/// Reads a body and its files; null when it is empty.
pub(crate) async fn read(incoming: Request) -> Result<(Value, Vec<Upload>), Refusal> {
    let content_type = incoming.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    if content_type.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
        return multipart(incoming).await;
    }
    let bytes = to_bytes(incoming.into_body(), MOST_REQUEST).await.map_err(|_| Refusal::TOO_LARGE)?;
    if bytes.is_empty() {
        return Ok((Value::Null, Vec::new()));
    }
    let body = serde_json::from_slice(&bytes).map_err(|_| Refusal::INVALID_JSON)?;
    Ok((body, Vec::new()))
}

/// Reads `payload_json` and `files[n]`.
async fn multipart(incoming: Request) -> Result<(Value, Vec<Upload>), Refusal> {
    let mut parts = Multipart::from_request(incoming, &()).await.map_err(|_| Refusal::INVALID_JSON)?;
    let mut body = Value::Null;
    let mut files: Vec<Upload> = Vec::new();
    while let Some(part) = parts.next_field().await.map_err(|_| Refusal::TOO_LARGE)? {
        let name = part.name().unwrap_or_default().to_owned();
        let file = part.file_name().map(str::to_owned);
        let content_type = part.content_type().map(str::to_owned);
        let bytes = part.bytes().await.map_err(|_| Refusal::TOO_LARGE)?;
        if name == "payload_json" {
            body = serde_json::from_slice(&bytes).map_err(|_| Refusal::INVALID_JSON)?;
        } else if let Some(file) = file {
            let number = name.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
            let number = number.and_then(|number| number.parse().ok()).unwrap_or(files.len());
            if bytes.len() > MOST_FILE || files.len() == 10 {
                return Err(Refusal::TOO_LARGE);
            }
            let content_type = content_type.filter(|kind| kind != "application/octet-stream");
            files.push(Upload { number, name: file, content_type, bytes });
        }
    }
    Ok((body, files))
}
