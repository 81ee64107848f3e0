//! The web page on which people act as members, and its endpoints.

mod actions;
mod assets;
mod caller;
mod direct;
mod guard;
mod socket;
mod state;

use std::sync::Arc;

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};

use crate::hub::Hub;
use crate::refusal::Refusal;
use crate::snowflake::Id;

/// Every route for a browser.
pub(crate) fn routes(hub: &Arc<Hub>) -> Router<Arc<Hub>> {
    Router::new()
        .route("/", get(assets::index))
        .route("/assets/{name}", get(assets::asset))
        .route("/attachments/{channel}/{id}/{name}", get(attachment))
        .route("/page/state", get(state::state))
        .route("/page/messages", get(state::messages).post(actions::say))
        .route("/page/messages/{id}", delete(actions::dismiss))
        .route("/page/dms", post(direct::open))
        .route("/page/locale", post(actions::speak))
        .route("/page/installation", post(direct::install))
        .route("/page/interactions", post(actions::interact))
        .route("/page/socket", get(socket::connect))
        .layer(from_fn_with_state(hub.clone(), guard::same_origin))
}

/// A file of a message.
async fn attachment(
    State(hub): State<Arc<Hub>>,
    Path((channel, id, _)): Path<(Id, Id, String)>,
) -> Result<Response, Refusal> {
    let (content_type, bytes) = hub.world.lock().file(channel, id)?.ok_or(Refusal::NOT_FOUND)?;
    // A file that a member or the bot sent must never run as a page of this server.
    let shown = content_type.starts_with("image/") && content_type != "image/svg+xml"
        || content_type.starts_with("text/plain");
    let disposition = if shown { "inline" } else { "attachment" };
    let headers = [
        (header::CONTENT_TYPE, content_type),
        (header::CONTENT_DISPOSITION, disposition.to_owned()),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff".to_owned()),
        (header::CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox".to_owned()),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable".to_owned()),
    ];
    Ok((headers, bytes).into_response())
}
