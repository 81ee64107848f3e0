//! What the endpoint's requests share: who takes interactions up, and whether anyone does.

use std::sync::{Arc, Mutex, PoisonError, atomic::AtomicBool};

use jiff::Timestamp;
use poise::serenity_prelude as serenity;

use super::signature::PublicKey;

/// What the bot does with interactions.
pub(super) struct Open {
    /// Takes one up and returns at once; `false` if the bot is stopping.
    pub(super) take_up: Box<dyn Fn(serenity::Interaction) -> bool + Send + Sync>,
    /// Whether others should get them, if there are others.
    pub(super) gives_away: Box<dyn Fn() -> bool + Send + Sync>,
}

/// What requests share.
pub(super) struct Desk {
    pub(super) key: PublicKey,
    pub(super) now: Box<dyn Fn() -> Timestamp + Send + Sync>,
    /// `None` while the bot starts or stops.
    open: Mutex<Option<Arc<Open>>>,
    /// Whether the operator was told that this machine's clock is wrong.
    pub(super) told_of_clock: AtomicBool,
}

impl Desk {
    pub(super) fn new(key: PublicKey, now: impl Fn() -> Timestamp + Send + Sync + 'static) -> Self {
        Self { key, now: Box::new(now), open: Mutex::default(), told_of_clock: AtomicBool::new(false) }
    }

    pub(super) fn set(&self, open: Option<Arc<Open>>) {
        *self.open.lock().unwrap_or_else(PoisonError::into_inner) = open;
    }

    pub(super) fn open(&self) -> Option<Arc<Open>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
