//! The WebSocket of a page, which receives what its member may see.

use std::sync::Arc;

use axum::extract::State;
use axum::extract::ws::{Message as Ws, WebSocket, WebSocketUpgrade};
use axum::response::Response;

use super::caller::Caller;
use crate::hub::Hub;
use crate::snowflake::Id;

/// `GET /page/socket`.
pub(super) async fn connect(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.on_upgrade(move |socket| serve(hub, member, socket))
}

async fn serve(hub: Arc<Hub>, member: Id, mut socket: WebSocket) {
    let mut frames = hub.world.lock().listeners.open_tab(member);
    if socket.send(Ws::Text(r#"{"t":"HELLO","d":{}}"#.into())).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            () = hub.stopped() => return,
            frame = frames.recv() => {
                let Some(frame) = frame else { return };
                if socket.send(Ws::Text(frame.into())).await.is_err() {
                    return;
                }
            }
            // A page sends nothing; reading only detects that it is gone.
            received = socket.recv() => if !matches!(received, Some(Ok(_))) {
                return;
            },
        }
    }
}
