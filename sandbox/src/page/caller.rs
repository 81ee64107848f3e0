//! Which member sends a request of the page, and how it is refused.

use std::sync::Arc;

use axum::extract::{FromRequestParts, OptionalFromRequestParts, Query};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::hub::Hub;
use crate::refusal::Refusal;
use crate::snowflake::Id;

/// The acting member, in the query of every request; never the bot.
pub(super) struct Caller(pub(super) Id);

#[derive(Deserialize)]
struct Acting {
    r#as: Option<Id>,
}

impl OptionalFromRequestParts<Arc<Hub>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Option<Self>, Refusal> {
        let Query(acting): Query<Acting> =
            Query::try_from_uri(&parts.uri).map_err(|_| Refusal::UNKNOWN_USER)?;
        let Some(id) = acting.r#as else { return Ok(None) };
        let world = hub.world.lock();
        let is_person = world.members.contains_key(&id) && id != world.bot();
        if is_person { Ok(Some(Self(id))) } else { Err(Refusal::UNKNOWN_USER) }
    }
}

impl FromRequestParts<Arc<Hub>> for Caller {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, hub: &Arc<Hub>) -> Result<Self, Refusal> {
        let caller = <Self as OptionalFromRequestParts<_>>::from_request_parts(parts, hub).await?;
        caller.ok_or(Refusal::UNKNOWN_USER)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, axum::Json(self.body())).into_response()
    }
}
