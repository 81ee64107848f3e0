//! One request to the endpoint, from its body to the status.

use std::{sync::atomic::Ordering, time::Duration};

use axum::{
    Json,
    body::{Body, Bytes, HttpBody as _},
    http::{HeaderMap, Method, Request, StatusCode, header::ALLOW},
    response::{IntoResponse as _, Response},
};
use jiff::SignedDuration;
use poise::serenity_prelude as serenity;
use serde::Deserialize;
use serde_json::json;

use super::desk::Desk;
use crate::discord::serenity_gaps::mended;

/// The largest body. Discord's largest interactions, filled forms and buttons on long messages, take less than half.
pub(super) const LARGEST: usize = 512 * 1024;
/// How long a client may take to send a body.
const BODY_TIME: Duration = Duration::from_secs(5);
/// How far the time of a signature may be from this machine's. Discord gives up on an interaction after three seconds; the
/// rest allows for inaccurate clocks. Within this time, a repeated interaction is recognised by its id.
const WINDOW: SignedDuration = SignedDuration::from_mins(1);
/// The type of Discord's question whether the endpoint is there.
const PING: u8 = 1;
/// How many workers can serve, as far as the balancer knows. Anyone may set it: it can only get a request refused.
const FIT_WORKERS: &str = "x-fit-workers";

/// What every interaction has.
#[derive(Deserialize)]
struct Kind {
    #[serde(rename = "type")]
    number: u8,
}

/// Answers a request.
pub(super) async fn answer<B>(desk: &Desk, request: Request<B>) -> Response
where
    B: axum::body::HttpBody<Data = Bytes> + Send + 'static,
    B::Error: Into<axum::BoxError>,
{
    let (head, body) = request.into_parts();
    if !matches!(head.uri.path(), "/" | "/interactions") {
        return StatusCode::NOT_FOUND.into_response();
    }
    if head.method != Method::POST {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, Method::POST.to_string())]).into_response();
    }
    let body = match read(Body::new(body)).await {
        Ok(body) => body,
        Err(status) => return status.into_response(),
    };
    // Only now: a connection closed with an unread body can lose its response.
    let Some(open) = desk.open() else { return StatusCode::SERVICE_UNAVAILABLE.into_response() };
    // Before the signature, which is refused by a clock that is wrong.
    if (open.gives_away)() && fit_workers(&head.headers) > 0 {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    let Some(signed_at) = desk.key.signed_at(&head.headers, &body) else {
        // Discord itself tries that out regularly.
        tracing::debug!("a request with a missing or wrong signature");
        return StatusCode::UNAUTHORIZED.into_response();
    };
    let off = (desk.now)().duration_since(signed_at);
    if off.abs() > WINDOW {
        if !desk.told_of_clock.swap(true, Ordering::Relaxed) {
            tracing::warn!(
                seconds = off.as_secs(),
                "refused a request that Discord signed at another time than now: check this machine's clock. If it's \
                 right, an old request was sent again, and this does no harm"
            );
        }
        return StatusCode::UNAUTHORIZED.into_response();
    }
    match interaction(&body) {
        Ok(None) => Json(json!({ "type": PING })).into_response(),
        Ok(Some(interaction)) => {
            let is_taken = (open.take_up)(interaction);
            if is_taken { StatusCode::ACCEPTED } else { StatusCode::SERVICE_UNAVAILABLE }.into_response()
        }
        Err(error) => {
            // The error itself may quote the body.
            let (line, column, category) = (error.line(), error.column(), error.classify());
            tracing::warn!(line, column, ?category, "an interaction from Discord can't be read");
            StatusCode::BAD_REQUEST.into_response()
        }
    }
}

/// How many workers can serve, according to the balancer; 0 if there is none, or it doesn't say.
fn fit_workers(headers: &HeaderMap) -> u32 {
    headers.get(FIT_WORKERS).and_then(|count| count.to_str().ok()?.parse().ok()).unwrap_or(0)
}

/// The whole body, or the status for the lack of one.
async fn read(body: Body) -> Result<Bytes, StatusCode> {
    if body.size_hint().lower() > LARGEST as u64 {
        return Err(StatusCode::PAYLOAD_TOO_LARGE);
    }
    match tokio::time::timeout(BODY_TIME, axum::body::to_bytes(body, LARGEST)).await {
        Ok(Ok(body)) => Ok(body),
        // Or the connection broke, and no one reads this.
        Ok(Err(_)) => Err(StatusCode::PAYLOAD_TOO_LARGE),
        Err(_) => Err(StatusCode::REQUEST_TIMEOUT),
    }
}

/// The interaction in a body; `None` if it is a ping.
fn interaction(body: &[u8]) -> serde_json::Result<Option<serenity::Interaction>> {
    let kind: Kind = serde_json::from_slice(body)?;
    if kind.number == PING {
        return Ok(None);
    }
    if kind.number == mended::FORM {
        return serde_json::from_slice(body).and_then(mended::read).map(Some);
    }
    let read = serde_json::from_slice(body);
    read.or_else(|error| serde_json::from_slice(body).and_then(mended::read).map_err(|_| error)).map(Some)
}
