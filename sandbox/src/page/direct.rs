//! Members open direct messages and groups on the page, and install the app for themselves.

use std::collections::BTreeSet;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::caller::Caller;
use crate::hub::Hub;
use crate::refusal::Refusal;
use crate::snowflake::Id;
use crate::wire::{self, Viewer, with};

/// Most people in a group.
const MOST: usize = 10;

/// The body that opens a direct message channel, or a group with several recipients.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Open {
    One { recipient_id: Id },
    Several { recipients: BTreeSet<Id> },
}

/// `POST /page/dms`.
pub(super) async fn open(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    Json(wanted): Json<Open>,
) -> Result<Json<Value>, Refusal> {
    let mut world = hub.world.lock();
    let mut people = match wanted {
        Open::One { recipient_id } => BTreeSet::from([recipient_id]),
        Open::Several { recipients } => recipients,
    };
    let channel = if people.contains(&world.bot()) {
        // The bot is never part of a group.
        if people.len() > 1 {
            return Err(Refusal::NO_DIRECT_MESSAGE);
        }
        world.direct(member)?
    } else {
        let known = people.iter().all(|person| *person != member && world.person(*person).is_some());
        if people.is_empty() || people.len() >= MOST || !known {
            return Err(Refusal::NO_DIRECT_MESSAGE);
        }
        people.insert(member);
        world.private(people)?
    };
    Ok(Json(with(wire::channel::full(&Viewer::page(&world, member), &channel), json!({ "can_send": true }))))
}

/// The body that installs the app for a member, or removes it.
#[derive(Debug, Deserialize)]
pub(super) struct Install {
    installed: bool,
}

/// `POST /page/installation`.
pub(super) async fn install(
    State(hub): State<Arc<Hub>>,
    Caller(member): Caller,
    Json(wanted): Json<Install>,
) -> Result<StatusCode, Refusal> {
    hub.world.lock().set_installed(member, wanted.installed)?;
    Ok(StatusCode::NO_CONTENT)
}
