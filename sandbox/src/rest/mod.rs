//! The REST API: each request is read, rate limited, checked, answered and recorded.

mod buckets;
mod callbacks;
mod channels;
mod commands;
mod guilds;
mod messages;
mod reply;
mod request;
mod roles;
mod routes;
mod threads;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff::fmt::rfc2822::DateTimePrinter;
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};

use crate::clock::millis;
use crate::fault_plan::{Failure, RequestFaults, TooMany};
use crate::hub::Hub;
use crate::judge::published;
use crate::limits::{BucketState, Scope};
use crate::record::{Recorded, Violation};
use crate::refusal::Refusal;
use request::Request;

/// Handles one request from the bot.
pub(crate) async fn api(State(hub): State<Arc<Hub>>, incoming: axum::extract::Request) -> Response {
    let (request, unreadable) = request::read(incoming).await;
    if hub.outage.borrow().closed {
        let closing = [(header::CONNECTION, HeaderValue::from_static("close"))];
        return (closing, failed(Failure::BAD_GATEWAY)).into_response();
    }
    hub.until_responsive().await;
    let faults = hub.faults.lock().next_request(request.unasked());
    if let Some(delay) = faults.delay {
        hub.clock.reach(hub.clock.now() + millis(delay)).await;
    }
    let mut response = answer(&hub, request, unreadable, &faults);
    let late = hub.faults.lock().late_refusals.filter(|_| response.status() == StatusCode::FORBIDDEN);
    if let Some(late) = late {
        hub.clock.reach(hub.clock.now() + millis(late)).await;
    }
    let ahead = hub.faults.lock().ahead;
    if let Some(date) = date(ahead).filter(|_| ahead != 0) {
        response.headers_mut().insert(header::DATE, date);
    }
    response
}

/// The header with the time so many seconds ahead. Without it, the server sends the machine's.
fn date(ahead: i64) -> Option<HeaderValue> {
    let then = Timestamp::now().checked_add(SignedDuration::from_secs(ahead)).ok()?;
    HeaderValue::from_str(&DateTimePrinter::new().timestamp_to_rfc9110_string(&then).ok()?).ok()
}

fn answer(hub: &Hub, request: Request, unreadable: Option<Refusal>, faults: &RequestFaults) -> Response {
    let failure = faults.failure;
    let (bucket, now) = (buckets::bucket(&request), hub.clock.now());
    let state = hub.limits.lock().count(&bucket, now);
    if let Some(failure) = failure.filter(|failure| !failure.done) {
        record(hub, request, failure.status, Vec::new());
        return failed(failure);
    }
    let waiting = hub.limits.lock().must_wait(&bucket, now);
    if let Some((scope, wait)) = waiting {
        record(hub, request, 429, Vec::new());
        return too_many(&state.waiting(now, wait), scope);
    }
    let planned = hub.faults.lock().next_too_many(bucket.global);
    if let Some(TooMany { retry_after, global }) = planned {
        let (scope, wait) = (if global { Scope::Global } else { Scope::User }, millis(retry_after));
        hub.limits.lock().hold(&bucket, scope, now, wait);
        record(hub, request, 429, Vec::new());
        return too_many(&state.waiting(now, wait), scope);
    }
    if let Some(scope) = state.over.filter(|_| hub.faults.lock().limits) {
        hub.limits.lock().hold(&bucket, scope, now, state.reset_after);
        let over = violation(&request, 429, 0, format!("over the {scope:?} rate limit"), Value::Null);
        record(hub, request, 429, vec![over]);
        return too_many(&state, scope);
    }
    let verdict = match unreadable {
        Some(refusal) => Err(refusal),
        None => routes::route(hub, &request),
    };
    let (status, body, refusal) = match verdict {
        Ok(reply) => (reply.status, reply.body, None),
        Err(refusal) => (refusal.status, Some(refusal.body()), Some(refusal)),
    };
    let mut violations = violations(&request, refusal);
    if status < 400 {
        let faults = published::faults(&request.method, &request.path, &request.body).into_iter();
        violations.extend(faults.map(|fault| {
            let message = format!("against Discord's published description: {fault}");
            violation(&request, status, 0, message, Value::Null)
        }));
    }
    record(hub, request, status, violations);
    match failure {
        Some(failure) => failed(failure),
        None => respond(status, body, &state),
    }
}

fn record(hub: &Hub, request: Request, status: u16, violations: Vec<Violation>) {
    hub.limits.lock().answered(status, hub.clock.now());
    hub.recorder.lock().record(Recorded {
        at: hub.clock.now(),
        method: request.method,
        path: request.path,
        body: request.body,
        files: request.files.into_iter().map(|file| file.name).collect(),
        status,
        violations,
    });
}

fn violation(request: &Request, status: u16, code: u32, message: String, errors: Value) -> Violation {
    Violation { request: request.to_string(), status, code, message, errors }
}

/// The refusal, if any, and every remark on the body.
fn violations(request: &Request, refusal: Option<Refusal>) -> Vec<Violation> {
    let remarks = request.remarks.take().into_iter();
    let remarks = remarks.map(|remark| violation(request, 200, 0, remark, Value::Null));
    let refusal = refusal.map(|refusal| {
        let errors = refusal.body()["errors"].take();
        violation(request, refusal.status, refusal.code, refusal.message().to_owned(), errors)
    });
    remarks.chain(refusal).collect()
}

fn respond(status: u16, body: Option<Value>, state: &BucketState) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = [
        ("x-ratelimit-limit", state.limit.to_string()),
        ("x-ratelimit-remaining", state.remaining.to_string()),
        ("x-ratelimit-reset", seconds(state.reset)),
        ("x-ratelimit-reset-after", seconds(state.reset_after)),
        ("x-ratelimit-bucket", state.bucket.clone()),
    ];
    match body {
        Some(body) => (status, headers, axum::Json(body)).into_response(),
        None => (status, headers).into_response(),
    }
}

fn too_many(state: &BucketState, scope: Scope) -> Response {
    let global = scope == Scope::Global;
    let wait = state.reset_after.max(0).cast_unsigned();
    let body = json!({
        "message": "You are being rate limited.",
        "retry_after": Duration::from_millis(wait).as_secs_f64(),
        "global": global,
    });
    let mut response = respond(429, Some(body), state);
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from(wait.div_ceil(1000)));
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(if global { "global" } else { "user" }));
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
    response
}

/// Milliseconds as seconds with three decimals.
fn seconds(millis: i64) -> String {
    format!("{}.{:03}", millis / 1000, millis.rem_euclid(1000))
}

fn failed(failure: Failure) -> Response {
    let status = StatusCode::from_u16(failure.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if failure.html {
        let page = format!("<html><head><title>{status}</title></head><body><h1>{status}</h1></body></html>");
        (status, [(header::CONTENT_TYPE, "text/html")], page).into_response()
    } else {
        (status, axum::Json(json!({ "message": status.to_string(), "code": failure.code }))).into_response()
    }
}
