//! The REST API: one request after the other is read, limited, judged, answered and recorded.

mod applications;
mod buckets;
mod callbacks;
mod channels;
mod commands;
mod guilds;
mod messages;
mod request;
mod routes;
mod threads;
mod users;
mod webhooks;

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Value, json};

use crate::clock::millis;
use crate::faults::{Failure, OfRequest, TooMany};
use crate::hub::Hub;
use crate::limits::{Scope, Standing};
use crate::record::{Recorded, Violation};
use crate::refusal::Refusal;
use request::Request;
pub(crate) use request::{MOST_REQUEST, in_parts, json, parts};

/// An answer that does what was asked.
#[derive(Debug, PartialEq)]
pub(crate) struct Reply {
    status: u16,
    body: Option<Value>,
}

impl Reply {
    /// 200 with a body.
    fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    /// 201 with a body.
    fn created(body: Value) -> Self {
        Self { status: 201, body: Some(body) }
    }

    /// 204.
    const DONE: Self = Self { status: 204, body: None };
}

/// Answers one request of the bot.
pub(crate) async fn api(State(hub): State<Arc<Hub>>, incoming: axum::extract::Request) -> Response {
    let (request, unreadable) = request::read(incoming).await;
    if hub.outage().borrow().closed {
        let closing = [(header::CONNECTION, HeaderValue::from_static("close"))];
        return (closing, failed(Failure::BAD_GATEWAY)).into_response();
    }
    hub.speaks().await;
    let orders = hub.orders().for_request();
    if let Some(delay) = orders.delay {
        hub.clock.reach(hub.clock.now() + millis(delay)).await;
    }
    answer(&hub, request, unreadable, &orders)
}

fn answer(hub: &Hub, request: Request, unreadable: Option<Refusal>, orders: &OfRequest) -> Response {
    let failure = orders.failure;
    let (bucket, now) = (buckets::bucket(&request), hub.clock.now());
    let standing = hub.limits().count(&bucket, now);
    let limited = standing.over.filter(|_| hub.orders().limits);
    if let Some(failure) = failure.filter(|failure| !failure.done) {
        record(hub, request, failure.status, Vec::new());
        return failed(failure);
    }
    let too_soon = hub.limits().comes_too_soon(&bucket, now);
    if let Some((scope, wait)) = too_soon {
        record(hub, request, 429, Vec::new());
        return too_many(&standing.waiting(now, wait), scope);
    }
    let ordered = hub.orders().too_many(bucket.global);
    if let Some(TooMany { retry_after, global }) = ordered {
        let (scope, wait) = (if global { Scope::Global } else { Scope::User }, millis(retry_after));
        hub.limits().tells_to_wait(&bucket, scope, now, wait);
        record(hub, request, 429, Vec::new());
        return too_many(&standing.waiting(now, wait), scope);
    }
    if let Some(scope) = limited {
        hub.limits().tells_to_wait(&bucket, scope, now, standing.reset_after);
        let over_limit = over_limit(&request, scope);
        record(hub, request, 429, vec![over_limit]);
        return too_many(&standing, scope);
    }
    let verdict = match unreadable {
        Some(refusal) => Err(refusal),
        None => routes::route(hub, &request),
    };
    let (status, body, refusal) = match verdict {
        Ok(reply) => (reply.status, reply.body, None),
        Err(refusal) => (refusal.status, Some(refusal.body()), Some(refusal)),
    };
    let violations = violations(&request, refusal);
    record(hub, request, status, violations);
    match failure {
        Some(failure) => failed(failure),
        None => respond(status, body, &standing),
    }
}

fn record(hub: &Hub, request: Request, status: u16, violations: Vec<Violation>) {
    hub.limits().answered(status, hub.clock.now());
    hub.recorder().record(Recorded {
        at: hub.clock.now(),
        method: request.method,
        path: request.path,
        body: request.body,
        files: request.files.into_iter().map(|file| file.name).collect(),
        status,
        violations,
    });
}

/// A refusal, and every remark of the judge.
fn violations(request: &Request, refusal: Option<Refusal>) -> Vec<Violation> {
    let violation = |status, code, message, errors| Violation {
        request: request.to_string(),
        status,
        code,
        message,
        errors,
    };
    let remarks = request.remarks.take().into_iter().map(|remark| violation(200, 0, remark, Value::Null));
    let refusal = refusal.map(|refusal| {
        let errors = refusal.body().get("errors").cloned().unwrap_or_default();
        violation(refusal.status, refusal.code, refusal.message().to_owned(), errors)
    });
    remarks.chain(refusal).collect()
}

fn over_limit(request: &Request, scope: Scope) -> Violation {
    Violation {
        request: request.to_string(),
        status: 429,
        code: 0,
        message: format!("over the {scope:?} rate limit"),
        errors: Value::Null,
    }
}

fn respond(status: u16, body: Option<Value>, standing: &Standing) -> Response {
    let mut response = match body {
        Some(body) => axum::Json(body).into_response(),
        None => Body::empty().into_response(),
    };
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let headers = response.headers_mut();
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    set("x-ratelimit-limit", standing.limit.to_string());
    set("x-ratelimit-remaining", standing.remaining.to_string());
    set("x-ratelimit-reset", seconds(standing.reset));
    set("x-ratelimit-reset-after", seconds(standing.reset_after));
    set("x-ratelimit-bucket", standing.bucket.clone());
    response
}

fn too_many(standing: &Standing, scope: Scope) -> Response {
    let global = scope == Scope::Global;
    let retry_after = Duration::from_millis(standing.reset_after.max(0).cast_unsigned()).as_secs_f64();
    let body = json!({
        "message": "You are being rate limited.",
        "retry_after": retry_after,
        "global": global,
    });
    let mut response = respond(429, Some(body), standing);
    let headers = response.headers_mut();
    headers.insert(
        header::RETRY_AFTER,
        HeaderValue::from(standing.reset_after.max(0).cast_unsigned().div_ceil(1000)),
    );
    headers.insert("x-ratelimit-scope", HeaderValue::from_static(if global { "global" } else { "user" }));
    if global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
    response
}

/// Milliseconds as seconds with three digits.
fn seconds(millis: i64) -> String {
    format!("{}.{:03}", millis / 1000, millis.rem_euclid(1000))
}

fn failed(failure: Failure) -> Response {
    let status = StatusCode::from_u16(failure.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if failure.html {
        let page = format!("<html><head><title>{status}</title></head><body><h1>{status}</h1></body></html>");
        (status, [(header::CONTENT_TYPE, "text/html")], page).into_response()
    } else {
        (status, axum::Json(json!({ "message": status.to_string(), "code": 0 }))).into_response()
    }
}
