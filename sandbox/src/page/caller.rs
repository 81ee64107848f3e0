//! Who a request of the page comes from, and how it is refused.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use crate::hub::Hub;
use crate::refusal::Refusal;
use crate::snowflake::Id;

/// The acting member, in the query of every request.
#[derive(Debug, Deserialize)]
pub(super) struct Caller {
    pub(super) r#as: Option<Id>,
}

impl Caller {
    /// The acting member, who is never the bot.
    pub(super) fn member(&self, hub: &Hub) -> Result<Id, Refusal> {
        let world = hub.world();
        self.r#as
            .filter(|id| world.members.contains_key(id) && *id != world.bot())
            .ok_or(Refusal::UNKNOWN_USER)
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, axum::Json(self.body())).into_response()
    }
}
