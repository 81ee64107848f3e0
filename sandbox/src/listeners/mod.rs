//! Everyone who is notified of what happens: the bot's gateway sessions or endpoints, the open pages and waiting tests.
//!
//! This module only delivers; `events` decides who may see what.

pub(crate) mod endpoints;
pub(crate) mod intents;
pub(crate) mod session;

use tokio::sync::{mpsc, watch};

use crate::snowflake::Id;
use endpoints::Endpoints;
use session::Sessions;

/// An open page.
pub(crate) struct Tab {
    pub(crate) member: Id,
    pub(crate) sender: mpsc::UnboundedSender<String>,
}

/// All listeners.
#[derive(Default)]
pub(crate) struct Listeners {
    pub(crate) sessions: Sessions,
    /// Where interactions go, instead of to the sessions.
    pub(crate) endpoints: Option<Endpoints>,
    pub(crate) tabs: Vec<Tab>,
    changes: watch::Sender<u64>,
}

impl Listeners {
    /// Registers an open page of `member` and returns the frames to send to it.
    pub(crate) fn open_tab(&mut self, member: Id) -> mpsc::UnboundedReceiver<String> {
        let (sender, frames) = mpsc::unbounded_channel();
        self.tabs.push(Tab { member, sender });
        frames
    }

    /// Whether the bot is connected, or has an endpoint.
    pub(crate) fn online(&self) -> bool {
        self.endpoints.is_some() || self.sessions.online()
    }

    /// Whether the bot can still get an interaction of a guild, if only by resuming.
    pub(crate) fn reachable(&self, guild: Option<Id>, now: i64) -> bool {
        self.endpoints.is_some() || self.sessions.reachable(guild, now)
    }

    /// Wakes the tests that wait for a change.
    pub(crate) fn wake(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    /// A receiver that is marked as changed whenever anything happens.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}
